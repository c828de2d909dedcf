// What it takes to bring a long duel back from its answers, as a server does that has put it away: a fixed duel of two hundred turns
// with a person on one side, played by chance.

import type { Answer, PositionWords } from '../src/game/index.ts';
import { Course, type Kept } from '../src/server/course.ts';
import { beginGame, positionSetup } from '../src/server/setup.ts';
import { type Figure, hex } from './bench-bots.ts';
import { Chance, RandomPlayer } from './soak/random.ts';

const TURNS = 200;
const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const SPELLS = ['Grizzly Bears', 'Hill Giant', 'Giant Spider', 'Scathe Zombies', 'Merfolk of the Pearl Trident'];

/** Much life and libraries that last: the duel is not over before its two hundredth turn. */
function positionFor(book: string): PositionWords {
  const library = Array.from(
    { length: 120 },
    (_, index) => (index % 2 === 0 ? LANDS : SPELLS)[(index >> 1) % 5] as string,
  );
  const seat = { life: 4000, hand: SPELLS, library, inPlay: LANDS };
  return { book, seats: { ann: seat, ben: seat }, seed: 'restore', options: { events: true } };
}

export function benchRestore(book: string): Figure {
  const setup = positionSetup({ position: positionFor(book), level: 2, people: [0], script: [] });
  const game = beginGame(setup);
  const player = new RandomPlayer(game, new Chance(`restore ${book}`));
  const answers: Answer[] = [];
  while (game.question !== null && game.state.turn.number < TURNS) {
    const answer = player.choose();
    answers.push(answer);
    game.take(answer);
  }
  const kept: Kept = { answers, taken: 0, settings: [], notes: [] };
  let best = Number.POSITIVE_INFINITY;
  let checksum = 0;
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    checksum = new Course(setup, kept).game.hash();
    best = Math.min(best, performance.now() - started);
  }
  if (checksum !== game.hash()) throw new Error('what was brought back is another duel');
  return { name: 'restore_ms', book, value: Math.round(best * 10) / 10, unit: 'ms', checksum: hex(checksum) };
}
