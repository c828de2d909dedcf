// Which seats of a duel a page may sit down at.

import type { Seat } from '../game/index.ts';
import type { Seats } from './door.ts';
import type { Duel } from './duel.ts';
import { type DuelSetup, firstSeat, personSeats } from './setup.ts';

/** Asked for a seat that is not a person's. */
export class NoSeat extends Error {}

/** A person's seat by its number; the first of them where none is named. */
export function seatAt({ setup }: Duel, seat: Seat = firstSeat(setup)): Seat {
  const people = personSeats(setup);
  if (!people.includes(seat)) throw new NoSeat(noSeatWords(setup, seat));
  return seat;
}

/**
 * The seats that a page holds: the one that it names, or all that are held by whoever sits at the first of them. Where people
 * have gathered, `mine` are those of the browser that asks, and no others.
 */
export function seatsFor(duel: Duel, mine: readonly Seat[] | null, seat?: Seat): Seats {
  if (mine !== null) {
    const [first, ...others] = mine.filter((each) => seat === undefined || each === seat);
    if (first === undefined) throw new NoSeat('you do not sit at this table: its seats are taken by others');
    return [first, ...others];
  }
  const first = seatAt(duel, seat);
  return [first, ...(seat === undefined ? duel.heldWith(first).filter((each) => each !== first) : [])];
}

function noSeatWords({ seats }: DuelSetup, seat: Seat): string {
  const people = seats.flatMap(({ holder, name }, each) => (holder.by === 'person' ? [`${each} (${name})`] : []));
  const there = seats[seat];
  const why = there === undefined ? `there is no seat ${seat}` : `at seat ${seat} the computer plays, as ${there.name}`;
  return `${why}: people sit at ${people.join(' and ')}`;
}
