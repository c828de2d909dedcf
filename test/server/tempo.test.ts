// How long a computer takes must not tell whether she could have done something.

import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Answer, fromPosition, type Game, type SeatWords } from '../../src/game/index.ts';
import { Tempo } from '../../src/server/tempo.ts';

const PASS: Answer = { kind: 'pass' };
const LIBRARY = Array(10).fill('Forest');

/** Ann's Bolt lies on the stack, and Ben has his chance. */
function benIsAsked(ben: SeatWords): Game {
  const game = fromPosition({
    book: 'm11',
    turn: 5,
    seats: {
      ann: { library: LIBRARY, hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { library: LIBRARY, ...ben },
    },
    options: { windows: 'all' },
  });
  for (let count = 0; game.question !== null && game.question.player === 0 && count < 9; count += 1) {
    const cast = game.legalAnswers().find(({ kind }) => kind === 'cast');
    game.take(cast ?? (game.question.ask === 'act' ? PASS : (game.legalAnswers()[0] as Answer)));
  }
  expect(game.question).toMatchObject({ player: 1, ask: 'act', mayPass: true });
  return game;
}

async function time(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

const thinks = async (): Promise<Answer> => {
  await wait(90);
  return PASS;
};

describe('a computer that thinks for a while', () => {
  test('takes as long where there is nothing to think about, as far as anybody can see that there might be', async () => {
    const tempo = new Tempo();
    const open = benIsAsked({ hand: ['Forest', 'Swamp'], inPlay: ['Island'] });
    for (let count = 0; count < 4; count += 1) await tempo.answer(open, 1, null, { think: thinks });
    expect(await time(() => tempo.answer(open, 1, PASS, { think: thinks }))).toBeGreaterThan(80);
  });

  test('lets a thing happen at once where everybody sees that nothing can be done', async () => {
    const tempo = new Tempo();
    const bare = benIsAsked({ hand: [], inPlay: ['Island'] });
    const tapped = benIsAsked({ hand: ['Forest'], inPlay: [{ card: 'Island', tapped: true }] });
    for (let count = 0; count < 4; count += 1) await tempo.answer(bare, 1, null, { think: thinks });
    for (const game of [bare, tapped])
      expect(await time(() => tempo.answer(game, 1, PASS, { think: thinks }))).toBeLessThan(60);
  });

  test('whose thoughts nobody notices is not slowed down', async () => {
    const tempo = new Tempo();
    const open = benIsAsked({ hand: ['Forest'], inPlay: ['Island'] });
    for (let count = 0; count < 4; count += 1) await tempo.answer(open, 1, null, { think: async () => PASS });
    expect(await time(() => tempo.answer(open, 1, PASS, { think: thinks }))).toBeLessThan(40);
  });
});
