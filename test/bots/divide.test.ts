// Dividing damage: what it kills, and what it costs.

import { describe, expect, test } from 'vitest';
import { chooseSplit } from '../../src/bots/divide.ts';
import { Sight } from '../../src/bots/read.ts';
import { fromPosition, type Question } from '../../src/game/index.ts';

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
