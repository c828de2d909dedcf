// Who else sits at a table of several: for each further seat a name or an opponent, a deck and a level, as far as chosen.

import type { DeckChoice, NewDuel, StartInfo } from '../../protocol/setup.ts';

/** What was chosen for a seat; what is left out is left to chance, or is as for everybody. */
export interface SeatWish {
  readonly name?: string;
  readonly opponent?: string | null;
  readonly deck?: DeckChoice;
  readonly level?: number;
}

/** By the number of the seat. */
export type Wishes = { readonly [seat: number]: SeatWish };

type NewSeat = NewDuel['seats'][number];

const BY_CHANCE: DeckChoice = { by: 'random' };

/** Wishes of which nothing is gone: decks and opponents that are not there any more are as good as none. */
export function wholeWishes(start: StartInfo, book: string, kept: Wishes | undefined): Wishes {
  const decks = start.decks.filter((deck) => deck.book === book && deck.faults.length === 0);
  const whole = ({ name, opponent, deck, level }: SeatWish): SeatWish => ({
    ...(typeof name === 'string' ? { name: name.slice(0, 60) } : {}),
    ...(start.opponents.some(({ id }) => id === opponent) ? { opponent: opponent as string } : {}),
    ...(deck !== undefined && (deck.by !== 'id' || decks.some(({ id }) => id === deck.id)) ? { deck } : {}),
    ...(start.levels.some((each) => each.level === level) ? { level: level as number } : {}),
  });
  return Object.fromEntries(Object.entries(kept ?? {}).map(([seat, wish]) => [seat, whole(wish)]));
}

/** A further person at this screen. */
export function personAt(seat: number, wishes: Wishes): NewSeat {
  const { name = '', deck = BY_CHANCE } = wishes[seat] ?? {};
  return { held: 'person', name: name.trim() === '' ? `Player ${seat + 1}` : name.trim(), deck };
}

/** A further computer: with the deck that the opponent brings, unless another was chosen. */
export function computerAt(start: StartInfo, book: string, seat: number, wishes: Wishes, usual: number) {
  const { opponent = null, deck, level = usual } = wishes[seat] ?? {};
  const brings = start.opponents.find(({ id }) => id === opponent)?.decks[book];
  const theirs: DeckChoice = brings === undefined ? BY_CHANCE : { by: 'id', id: brings };
  return { held: 'computer' as const, opponent, deck: deck ?? theirs, level };
}
