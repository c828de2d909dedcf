// A duel for two in few words, as most tests want it: a person against one opponent, written as the two seats that it is.

export interface TwoWords {
  readonly you?: string;
  readonly deck?: object;
  readonly opponent?: string | null;
  readonly opponentDeck?: object;
  readonly level?: number;
  readonly [more: string]: unknown;
}

/** What the server is asked for. Whatever is left out is plain: decks by chance against Morwenna of the second level. */
export function duelForTwo(words: TwoWords): { readonly [key: string]: unknown } {
  const { you, deck, opponent, opponentDeck, level, ...rest } = words;
  const byChance = { by: 'random' };
  const plain = { mode: 'duel', length: 'single', ante: false };
  const seats = [
    { held: 'person', deck: deck ?? byChance, ...(you === undefined ? {} : { name: you }) },
    {
      held: 'computer',
      opponent: opponent === undefined ? 'morwenna' : opponent,
      deck: opponentDeck ?? byChance,
      level: level ?? 2,
    },
  ];
  return { ...plain, seats, ...rest };
}
