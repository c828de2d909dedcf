// Against one who does nothing nobody loses but by their own hand: a player of level 2 does not, whatever tempts it.

import { describe, expect, test } from 'vitest';
import { playerAt } from '../../src/bots/levels.ts';
import { type Answer, type Game, newGame, seenBy } from '../../src/game/index.ts';

/** The card, and what it is played with. */
const TEMPTING: readonly (readonly [card: string, land: string, creature: string, books: readonly string[]])[] = [
  ['Lich', 'Swamp', 'Scathe Zombies', ['beta', 'tenth']],
  ['Channel', 'Forest', 'Grizzly Bears', ['beta', 'fifth', 'm11']],
  ['Balance', 'Plains', 'Pearled Unicorn', ['beta', 'fifth']],
  ['Necropotence', 'Swamp', 'Scathe Zombies', ['fifth', 'm11']],
  ['Greed', 'Swamp', 'Scathe Zombies', ['fifth']],
  ['Fastbond', 'Forest', 'Grizzly Bears', ['beta', 'tenth']],
  ['Orcish Artillery', 'Mountain', 'Gray Ogre', ['beta', 'fifth', 'm11']],
  ['Sylvan Library', 'Forest', 'Grizzly Bears', ['fifth', 'm11']],
  ["Zur's Weirding", 'Island', 'Merfolk of the Pearl Trident', ['fifth']],
];

const MOST_ANSWERS = 4000;

const nothing = (game: Game): Answer => {
  const legal = game.legalAnswers();
  return (
    legal.find(({ kind }) => kind === 'pass') ??
    legal.find((each) => each.kind === 'attack' && each.attackers.length === 0) ??
    legal.find(({ kind }) => kind === 'no') ??
    (legal[0] as Answer)
  );
};

const times = (number: number, name: string): string[] => Array.from({ length: number }, () => name);

function playOut(
  card: string,
  land: string,
  creature: string,
  book: string,
  seed: number,
): { game: Game; used: number } {
  const tempting = [...times(24, land), ...times(4, card), ...times(32, creature)];
  const game = newGame({
    book,
    decks: [tempting, times(60, 'Plains')],
    seed,
    options: { events: false },
  });
  const player = playerAt(2, { seed });
  let used = 0;
  for (let i = 0; i < MOST_ANSWERS && game.question !== null; i += 1) {
    const seat = game.question.player;
    const answer = seat === 0 ? player.choose(seenBy(game, 0)) : nothing(game);
    if (seat === 0 && answer.kind === 'cast' && game.inside.kind(answer.card).definition.name === card) used += 1;
    game.take(answer);
  }
  return { game, used };
}

describe.each(TEMPTING)('%s', { timeout: 240_000 }, (card, land, creature, books) => {
  test.each(books)("is nobody's end in the hands of level 2 (%s)", (book) => {
    for (let seed = 1; seed <= 2; seed += 1) {
      const { game } = playOut(card, land, creature, book, seed);
      expect(game.outcome, `seed ${seed}`).not.toBeNull();
      expect(game.outcome?.winner, `seed ${seed}: ${JSON.stringify(game.outcome)}`).toBe(0);
    }
  });
});

test('what is worth it is used: a life for a card with Necropotence, and never the last ones', {
  timeout: 240_000,
}, () => {
  const lives: number[] = [];
  for (let seed = 1; seed <= 6; seed += 1) {
    const { game, used } = playOut('Necropotence', 'Swamp', 'Scathe Zombies', 'm11', seed);
    if (used > 0) lives.push((game.state.players[0] as { life: number }).life);
  }
  expect(lives.length).toBeGreaterThan(0);
  expect(Math.min(...lives)).toBeLessThan(20);
  expect(Math.min(...lives)).toBeGreaterThanOrEqual(8);
});
