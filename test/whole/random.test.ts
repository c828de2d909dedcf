// Random whole games in every book, with what must always be so looked at after every answer.

import { expect, test } from 'vitest';
import { cardsOf, findBook, fromPosition } from '../../src/game/index.ts';
import { BOOK_IDS } from '../../src/rulebooks/index.ts';
import { soakGame } from '../../tools/soak/play.ts';
import { Chance, RandomPlayer } from '../../tools/soak/random.ts';

for (const book of BOOK_IDS) {
  test(`${book}: random games keep what must always be so`, () => {
    for (let seed = 0; seed < 4; seed += 1) {
      const played = soakGame(book, `whole-${seed}`, { every: 5, windows: seed === 0 ? 'all' : 'useful' });
      expect(played.violation, `seed whole-${seed}`).toBeNull();
      expect(played.hung).toBe(false);
    }
  }, 120_000);
}

// Seeds under which something once broke, with the pool of that day; the decks they make grow with the pool.
const BROKE = [
  ['fifth', '2-12', 'Battering Ram had banding on the wrong turn: what depends on the turn was kept too long'],
  ['beta', '2-29', 'the same, in another book'],
  ['tenth', 'release-1058', 'who had lost was still an opponent to Telepathy'],
  ['fifth', 'release-1154', 'the same, in another book'],
  ['fifth', '1-689', 'a draw that finds no card was taken for a card whose face could be swapped'],
] as const;

for (const [book, seed, why] of BROKE) {
  test(`${book}, seed ${seed}: ${why}`, () => {
    expect(soakGame(book, seed, { every: 1, windows: 'useful' }).violation).toBeNull();
  }, 120_000);
}

/** The most answers that one turn of random play takes, with an ability on the table that costs nothing. */
function longestTurn(book: string, seed: number): number {
  const seat = { life: 200, inPlay: ['Personal Incarnation'], library: Array.from({ length: 40 }, () => 'Plains') };
  const game = fromPosition({ book, seats: { ann: seat, ben: {} }, seed, options: { windows: 'all' } });
  const player = new RandomPlayer(game, new Chance(`free ${seed}`));
  const taken: number[] = [];
  for (let questions = 0; game.question !== null && questions < 3000; questions += 1) {
    const { number } = game.state.turn;
    taken[number] = (taken[number] ?? 0) + 1;
    game.take(player.choose());
  }
  return Math.max(...taken.filter((number) => number !== undefined));
}

for (const book of BOOK_IDS.filter((id) => cardsOf(findBook(id)).includes('Personal Incarnation'))) {
  test(`${book}: what costs nothing is not used without end`, () => {
    for (let seed = 0; seed < 10; seed += 1) expect(longestTurn(book, seed), `seed ${seed}`).toBeLessThan(1000);
  }, 60_000);
}
