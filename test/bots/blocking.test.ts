// Working out blocks and the division of damage: what habit would not do, and what it should not have done.

import { describe, expect, test } from 'vitest';
import { blockKeenly } from '../../src/bots/blocking.ts';
import { chooseSplit } from '../../src/bots/divide.ts';
import type { BlockPlan, BlockQuestion } from '../../src/bots/fight.ts';
import { Sight } from '../../src/bots/read.ts';
import { fromPosition, type Game, type Question, type SeatWords } from '../../src/game/index.ts';

/** Everybody of ann's attacks ben, and ben is asked for blocks. */
function attacked(ann: SeatWords, ben: SeatWords): Game {
  const library = ['Forest', 'Forest', 'Forest'];
  const seats = { ann: { library, ...ann }, ben: { library, ...ben } };
  const game = fromPosition({ book: 'tenth', turn: 9, seats });
  for (let i = 0; i < 20 && game.question?.ask !== 'block'; i += 1) {
    const { question } = game;
    if (question?.ask === 'attack') {
      const [target] = question.targets;
      if (target === undefined) throw new Error('there is nobody to attack');
      game.answer({ kind: 'attack', attackers: question.candidates.map((id) => ({ id, target, band: 0 })) });
    } else game.answer({ kind: 'pass' });
  }
  return game;
}

/** The blocks of a plan, in words; they are allowed, too. */
function blocksOf(plan: BlockPlan, game: Game): string[] {
  const sight = new Sight(game.view(1));
  const blocks = plan(sight, game.question as BlockQuestion);
  expect(game.whyNot({ kind: 'block', blocks })).toBeNull();
  const name = (id: number): string => sight.permanent(id)?.name ?? '?';
  return blocks.map(({ blocker, attacker }) => `${name(blocker)} blocks ${name(attacker)}`).sort();
}

describe('blocks that are worked out', () => {
  test('let through what cannot be stopped without giving creatures away', () => {
    const game = attacked({ inPlay: ['Craw Wurm'] }, { life: 20, inPlay: ['Grizzly Bears'] });
    expect(blocksOf(blockKeenly, game)).toEqual([]);
  });

  test('give a creature where the next attack would win', () => {
    const game = attacked({ life: 20, inPlay: ['Craw Wurm'] }, { life: 6, inPlay: ['Grizzly Bears'] });
    expect(blocksOf(blockKeenly, game)).toEqual(['Grizzly Bears blocks Craw Wurm']);
  });

  test('put the one in the way that loses nothing', () => {
    const game = attacked(
      { life: 20, inPlay: ['Grizzly Bears'] },
      { life: 20, inPlay: ['Grizzly Bears', 'Serra Angel'] },
    );
    expect(blocksOf(blockKeenly, game)).toEqual(['Serra Angel blocks Grizzly Bears']);
  });

  test('gang up on what is worth more than one of them', () => {
    const game = attacked({ life: 20, inPlay: ['Craw Wurm'] }, { life: 20, inPlay: ['Hill Giant', 'Hill Giant'] });
    expect(blocksOf(blockKeenly, game)).toEqual(['Hill Giant blocks Craw Wurm', 'Hill Giant blocks Craw Wurm']);
  });
});

describe('damage that is divided', () => {
  /** How ann divides so much among ben's and her own creatures, by name. */
  function divided(total: number, mine: readonly string[], theirs: readonly string[]): { [name: string]: number } {
    const game = fromPosition({ book: 'beta', turn: 9, seats: { ann: { inPlay: mine }, ben: { inPlay: theirs } } });
    const sight = new Sight(game.view(0));
    const things = [...sight.creatures(true), ...sight.creatures(false)];
    const question: Extract<Question, { ask: 'split' }> = {
      ask: 'split',
      player: 0,
      source: 0,
      purpose: 'divide combat damage',
      among: things.map(({ id }) => ({ what: 'object', id })),
      total,
      lethal: null,
      last: -1,
    };
    const answer = chooseSplit(sight, question);
    if (answer.kind !== 'split') throw new Error('that is no division');
    expect(answer.amounts.reduce((sum, each) => sum + each, 0)).toBe(total);
    return Object.fromEntries(things.map(({ name }, index) => [name, answer.amounts[index] as number]));
  }

  test('kills the best that it can, not the first', () => {
    const { 'Hill Giant': giant } = divided(3, [], ['Grizzly Bears', 'Hill Giant']);
    expect(giant).toBe(3);
  });

  test('kills two where it is enough for two', () => {
    expect(divided(5, [], ['Grizzly Bears', 'Hill Giant'])).toEqual({ 'Grizzly Bears': 2, 'Hill Giant': 3 });
  });

  test('is borne by a band so that all live, or by the one that is missed least', () => {
    expect(divided(3, ['Benalish Hero', 'Craw Wurm'], [])).toEqual({ 'Benalish Hero': 0, 'Craw Wurm': 3 });
    expect(divided(9, ['Benalish Hero', 'Craw Wurm'], [])).toEqual({ 'Benalish Hero': 9, 'Craw Wurm': 0 });
  });
});
