// Dividing damage: what it kills, and what it costs.

import { describe, expect, test } from 'vitest';
import { chooseSplit } from '../../src/bots/divide.ts';
import { Sight } from '../../src/bots/read.ts';
import { fromPosition, type Question } from '../../src/game/index.ts';

describe('damage that is divided', () => {
  /** How ann divides so much among ben's and her own creatures, by name. */
  function divided(
    total: number,
    mine: readonly string[],
    theirs: readonly string[],
    face: number | null = null,
  ): { [name: string]: number } {
    const ben = { inPlay: theirs, life: face ?? 20 };
    const game = fromPosition({ book: 'beta', turn: 9, seats: { ann: { inPlay: mine }, ben } });
    const sight = new Sight(game.view(0));
    const things = [...sight.creatures(true), ...sight.creatures(false)];
    const question: Extract<Question, { ask: 'split' }> = {
      ask: 'split',
      player: 0,
      source: 0,
      purpose: 'divide combat damage',
      among: [
        ...things.map(({ id }) => ({ what: 'object', id }) as const),
        ...(face === null ? [] : [{ what: 'player', id: 1 } as const]),
      ],
      total,
      lethal: null,
      last: -1,
      inLine: false,
      least: 0,
    };
    const answer = chooseSplit(sight, question);
    if (answer.kind !== 'split') throw new Error('that is no division');
    expect(answer.amounts.reduce((sum, each) => sum + each, 0)).toBe(total);
    const names = [...things.map(({ name }) => name), ...(face === null ? [] : ['ben'])];
    return Object.fromEntries(names.map((name, index) => [name, answer.amounts[index] as number]));
  }

  test('kills the best that it can, not the first', () => {
    const { 'Hill Giant': giant } = divided(3, [], ['Grizzly Bears', 'Hill Giant']);
    expect(giant).toBe(3);
  });

  test('kills two where it is enough for two', () => {
    expect(divided(5, [], ['Grizzly Bears', 'Hill Giant'])).toEqual({ 'Grizzly Bears': 2, 'Hill Giant': 3 });
  });

  test('goes to the player where that wins, and else what no creature needs', () => {
    expect(divided(4, [], ['Grizzly Bears'], 4)).toEqual({ 'Grizzly Bears': 0, ben: 4 });
    expect(divided(4, [], ['Grizzly Bears'], 5)).toEqual({ 'Grizzly Bears': 2, ben: 2 });
  });

  test('is borne by a band so that all live, or by the one that is missed least', () => {
    expect(divided(3, ['Benalish Hero', 'Craw Wurm'], [])).toEqual({ 'Benalish Hero': 0, 'Craw Wurm': 3 });
    expect(divided(9, ['Benalish Hero', 'Craw Wurm'], [])).toEqual({ 'Benalish Hero': 9, 'Craw Wurm': 0 });
  });
});
