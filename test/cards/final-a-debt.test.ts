// A bite that is felt at the next draw, unless it is paid off before.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;

const idOf = (name: string): number => {
  const { state, inside } = play.game;
  return state.objects.findIndex((each) => each.id > 0 && inside.kinds.of(each.printed).definition.name === name);
};
/** The first ability that a player has for a while: paying off what is to come. */
const payingOff = () => ({ kind: 'use' as const, source: idOf('Nafs Asp'), ability: 1000 });

function bitten(book: (typeof BOOKS)[number]) {
  const seats = given(book, {
    ann: { inPlay: ['Nafs Asp', 'Forest'] },
    ben: { inPlay: ['Forest'] },
  });
  seats.ann.attacks('Nafs Asp');
  play.until('second main');
  then(seats.ben).hasLife(19);
  return seats;
}

describe('Nafs Asp', () => {
  test.each(BOOKS)('a life is lost in the next draw phase (%s)', (book) => {
    const { ben } = bitten(book);
    play.until('upkeep', 'ben');
    then(ben).hasLife(19);
    if (book === 'beta' || book === 'fifth') {
      play.until('draw', 'ben');
      ben.dealsWith('Nafs Asp');
    }
    play.until('main', 'ben');
    then(ben).hasLife(18);
    expect(play.game.state.later).toEqual([]);
  });

  test.each(BOOKS)('unless it has been paid for before that (%s)', (book) => {
    const { ben } = bitten(book);
    play.until('upkeep', 'ben');
    while (play.question?.player !== 1) play.pass();
    play.game.answer(payingOff(), 1);
    play.allPass();
    play.until('main', 'ben');
    then(ben).hasLife(19);
    then('ben:Forest').isTapped();
  });

  test('only whom it was dealt to may pay for it', () => {
    bitten('m11');
    expect(play.asked).toBe('ann');
    expect(play.game.whyNot(payingOff())).not.toBeNull();
    play.until('upkeep', 'ben');
    while (play.question?.player !== 1) play.pass();
    expect(play.game.whyNot(payingOff())).toBeNull();
  });
});
