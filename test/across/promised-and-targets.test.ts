// What was promised for later speaks of the targets of then: nothing becomes a target a second time.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);

describe('tapped when control is lost (Ray of Command)', () => {
  test('Frost Titan: its controller pays nothing for what is no target', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Frost Titan', ...lands(2)] },
      ben: { hand: ['Ray of Command'], inPlay: lands(6) },
    });
    ann.passes();
    ben.casts('Ray of Command', { target: 'Frost Titan' });
    while (play.question?.ask === 'act') play.pass();
    ben.chooses('yes'); // the two for the spell itself
    play.allPass();
    then('Frost Titan').isControlledBy(ben);
    play.until('upkeep', 'ben');
    then('Frost Titan').isControlledBy(ann).isTapped();
  });
});

describe('destroyed at the end of the turn (Berserk)', () => {
  test.each(['tenth', 'm11'] as const)('Frost Titan asks for its price once (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Frost Titan'] },
      ben: { hand: ['Berserk'], inPlay: lands(3, 'Forest') },
    });
    ann.attacks('Frost Titan');
    ann.chooses('Frost Titan');
    while (play.question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
    ann.passes();
    ben.casts('Berserk', { target: 'Frost Titan' });
    while (play.question?.ask === 'act') play.pass();
    ben.chooses('yes');
    play.until('main', 'ben');
    expect(play.lives).toEqual([20, 8]);
    then('Frost Titan').isIn('graveyard');
  });
});
