// `npm run bench -- --seats`: what a question costs in random games as more sit at the table, as a multiple of two seats.

import { DUEL, findBook } from '../src/game/index.ts';
import { type Figure, hex } from './bench-bots.ts';
import { randomGame } from './soak/random.ts';

const SEATS = [2, 4, 6];
/** As many questions of each game: what comes later in long games is another table. */
const QUESTIONS = 400;

interface Timed {
  readonly us: number;
  readonly checksum: number;
}

function play(book: string, seats: number, games: number): Timed {
  const variant = seats === 2 ? DUEL : 'free-for-all';
  let questions = 0;
  let checksum = 0;
  // The time of the processor, not of the clock: what else the machine does has no part in it.
  let us = 0;
  for (let index = 0; index < games; index += 1) {
    const { game, player } = randomGame(book, `seats-${index}`, {
      windows: 'all',
      events: false,
      variant,
      ...(seats === 2 ? {} : { seats }),
    });
    const started = process.cpuUsage();
    for (let count = 0; count < QUESTIONS * seats && game.question !== null; count += 1) {
      game.take(player.choose());
      questions += 1;
    }
    const { user, system } = process.cpuUsage(started);
    us += user + system;
    checksum = (Math.imul(checksum, 31) + game.hash()) | 0;
  }
  return { us: us / questions, checksum };
}

/** The numbers of seats in turn, several times over, so that what else the machine does befalls all of them. */
export function benchSeats(book: string, games: number): Figure[] {
  if (!findBook(book).variants.some(({ name }) => name === 'free-for-all')) return [];
  const best = new Map<number, Timed>();
  for (let run = 0; run < 4; run += 1)
    for (const seats of SEATS) {
      const timed = play(book, seats, games);
      if (timed.us < (best.get(seats)?.us ?? Number.POSITIVE_INFINITY)) best.set(seats, timed);
    }
  const two = best.get(2)?.us ?? Number.NaN;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return SEATS.flatMap((seats) => {
    const { us, checksum } = best.get(seats) as Timed;
    const rest = { book, checksum: hex(checksum) };
    return [
      { ...rest, name: `question_us_${seats}_seats`, value: round(us), unit: 'us' },
      ...(seats === 2 ? [] : [{ ...rest, name: `question_ratio_${seats}_seats`, value: round(us / two), unit: 'x' }]),
    ];
  });
}
