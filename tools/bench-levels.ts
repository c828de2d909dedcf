// What the thinking levels cost: fixed games of level 4 and of level 5 against level 2, with a checksum that says that the same
// answers were given. Counted in time of the processor, so that what else the machine does weighs less.

import { playGame } from '../src/cli/simulate/game.ts';
import { cardsIn, type Deck } from '../src/formats/deck.ts';
import { startersOf } from '../src/formats/starters.ts';
import { type Figure, hex } from './bench-bots.ts';

/** The first games take several times as long, until all that they run has been compiled: so many rounds until they do no more. */
const ROUNDS = 4;

/** So many games of a level against the second, each of another deck of the book; the least of some runs. */
export function benchLevel(book: string, level: 4 | 5, games: number): Figure {
  const decks = startersOf(book);
  let least = Number.POSITIVE_INFINITY;
  let checksum = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    checksum = 0;
    for (let index = 0; index < games; index += 1) {
      const [one, other] = [decks[index % decks.length] as Deck, decks[(index + 1) % decks.length] as Deck];
      const played = playGame(
        {
          book,
          names: [one.name, other.name],
          decks: [cardsIn(one), cardsIn(other)],
          levels: [level, 2],
          seed: `levels ${index}`,
          ante: false,
          rules: [],
        },
        0,
      );
      checksum = (Math.imul(checksum, 31) + played.hash) | 0;
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return {
    name: `level_${level}_game_ms`,
    book,
    value: Math.round(least / games),
    unit: 'ms',
    checksum: hex(checksum),
  };
}
