// How fast the solver of puzzles looks at positions: one puzzle of six attackers, four blockers and three spells a side.

import { solve } from '../src/lab/solve/solve.ts';
import { readStudy } from '../src/lab/text/read.ts';
import { type Figure, hex } from './bench-bots.ts';

const NODES = 30_000;

/** The same creatures everywhere; the spells are such as the book can hold. */
const puzzle = (hands: readonly [string, string]): string => `goal: ann wins this turn
ann:
  in play: 2 Mountain, Forest, 2 Swamp, Grizzly Bears, Hill Giant, Gray Ogre, Craw Wurm, Giant Spider, Scathe Zombies
  hand: ${hands[0]}
ben:
  life: 9
  in play: Island, Plains, Forest, Grizzly Bears, Hill Giant, Gray Ogre, Giant Spider
  hand: ${hands[1]}`;

const INSTANTS = ['Lightning Bolt, Giant Growth, Terror', 'Unsummon, Healing Salve, Giant Growth'] as const;
const SORCERIES = [
  'Volcanic Hammer, Scorching Spear, Hand of Death',
  'Volcanic Hammer, Scorching Spear, Hand of Death',
] as const;

/** Best of three runs, each from the beginning. */
export function benchSolver(book: string): Figure {
  const study = readStudy(puzzle(book === 'portal' ? SORCERIES : INSTANTS));
  let best = 0;
  let checksum = 0;
  for (let run = 0; run < 3; run += 1) {
    const started = performance.now();
    const found = solve(study, book, { nodes: NODES, quick: true });
    best = Math.max(best, (found.nodes * 1000) / (performance.now() - started));
    checksum = found.checksum;
  }
  return { name: 'solver_positions_per_s', book, value: Math.round(best), unit: '1/s', checksum: hex(checksum) };
}
