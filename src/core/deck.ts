// A deck as somebody writes it down: plain data.

export interface Deck {
  readonly name: string;
  /** One line that says what it wants to do. */
  readonly line: string;
  readonly cards: { readonly [name: string]: number };
}

/** The decks that a book brings with it, ready to be played. */
export interface ReadyDecks {
  /** Decks to begin with, which are even: chance draws from these. */
  readonly starters: readonly Deck[];
  /** Decks that players of those years remember; they are chosen by name. */
  readonly remembered: readonly Deck[];
}
