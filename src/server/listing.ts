// Duels as they are listed: one line for each, from what is kept of it.

import { DUEL, isHouse, readHouse } from '../game/index.ts';
import type { DuelInfo } from '../protocol/setup.ts';
import { firstSeat, personSeats } from './setup.ts';
import type { Listed } from './storage/kept.ts';

/** A duel of an old list is shown even where its book can be found no more. */
function bookOf(name: string): Pick<DuelInfo, 'book' | 'house'> {
  if (!isHouse(name)) return { book: name, house: '' };
  const words = readHouse(name);
  return { book: words.parent, house: words.name };
}

/** A duel in one line, as the first page and the replays list it. */
export const infoOf = ({ id, setup, over, won, winners, turn, updated }: Listed): DuelInfo => ({
  id,
  ...bookOf(setup.start.words.book),
  mode: setup.mode,
  variant: setup.start.words.options?.variant ?? DUEL,
  seats: setup.seats.map(({ name }) => name),
  seat: firstSeat(setup),
  deck: setup.seats[firstSeat(setup)]?.deck ?? '',
  turn,
  over,
  won,
  people: personSeats(setup),
  winners,
  when: updated,
});
