// Leaving in the middle of an attack, and losing together, at a table of several (2007: CR 600.4; 2010: CR 800.4).

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const all = { variant: 'free-for-all' };
const lands = (land: string, number: number): string[] => Array.from({ length: number }, () => land);

describe('in an attack', () => {
  test('a planeswalker of one who leaves is gone, and who attacked it deals nothing', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Hill Giant'] },
        ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
        cat: {},
      },
      all,
    );
    ann.attacks({ card: 'Hill Giant', at: 'Jace Beleren' });
    ben.concedes();
    then('Jace Beleren').isIn('gone');
    play.until('end of combat');
    expect(play.lives).toEqual([20, 20, 20]);
  });

  test('damage that is on the stack is dealt though its creature has left with its player (2007)', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Hill Giant'] }, ben: {}, cat: {} }, all);
    ann.attacks({ card: 'Hill Giant', at: 'ben' });
    play.until('damage is on the stack');
    ann.concedes();
    play.allPass();
    expect(play.lives).toEqual([20, 17, 20]);
  });

  test('damage that is on the stack for one who has left is dealt to nobody (2007)', () => {
    const { ann, ben } = given('tenth', { ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] }, ben: {}, cat: {} }, all);
    ann.attacks({ card: 'Hill Giant', at: 'ben' }, { card: 'Grizzly Bears', at: 'cat' });
    play.until('damage is on the stack');
    ben.concedes();
    play.allPass();
    expect(play.lives).toEqual([20, 20, 18]);
  });

  test('who should declare blockers leaves: the next defending player is asked', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Hill Giant', 'Craw Wurm'] },
        ben: { inPlay: ['Grizzly Bears'] },
        cat: { inPlay: ['Giant Spider'] },
      },
      all,
    );
    ann.attacks({ card: 'Hill Giant', at: 'ben' }, { card: 'Craw Wurm', at: 'cat' });
    play.until('declare block');
    expect(play.asked).toBe('ben');
    ben.concedes();
    play.until('declare block');
    expect(play.asked).toBe('cat');
    play.until('end of combat');
    expect(play.lives).toEqual([20, 20, 14]);
  });

  test('who should declare attackers leaves: there is no attack, and the next turn comes', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Hill Giant'] }, ben: {}, cat: {} }, all);
    play.until('declare attack');
    ann.concedes();
    play.until('upkeep', 'ben');
    expect(play.lives).toEqual([20, 20, 20]);
  });

  test('who should divide damage leaves: what was blocked is dealt nothing', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Grizzly Bears', 'Giant Spider'] }, cat: {} },
      all,
    );
    ann.attacks({ card: 'Craw Wurm', at: 'ben' });
    ben.blocks('Craw Wurm', 'Grizzly Bears', 'Giant Spider');
    expect(play.asked).toBe('ann');
    ann.concedes();
    play.until('upkeep', 'ben');
    then('Grizzly Bears').isIn('play').hasDamage(0);
    then('Giant Spider').isIn('play').hasDamage(0);
  });

  test('a blocker that another had lent goes back and blocks no more; what it blocked stays blocked', () => {
    const { ann, ben, cat } = given(
      'm11',
      {
        ann: { inPlay: ['Hill Giant'] },
        ben: {},
        cat: { inPlay: [{ card: 'Grizzly Bears', with: [{ card: 'Mind Control', owner: 'ben', controller: 'ben' }] }] },
      },
      all,
    );
    ann.attacks({ card: 'Hill Giant', at: 'ben' });
    ben.blocks('Hill Giant', 'Grizzly Bears');
    then('Hill Giant').isBlocked();
    ben.concedes();
    then('Grizzly Bears').isControlledBy(cat);
    play.until('end of combat');
    then('Grizzly Bears').isIn('play').hasDamage(0);
    expect(play.lives).toEqual([20, 20, 20]);
  });
});

describe('losing together', () => {
  test('whoever can’t lose stays while the others go', () => {
    const { cat } = given(
      'm11',
      {
        ann: { life: 2 },
        ben: { life: 2, inPlay: ['Platinum Angel'] },
        cat: { life: 2, hand: ['Earthquake'], inPlay: lands('Mountain', 3) },
      },
      { ...all, active: 'cat' },
    );
    cat.casts('Earthquake', { x: 2 });
    play.allPass();
    play.isWonBy('ben');
  });

  test('their leaving takes along what kept another in the game: that one loses next', () => {
    const { ben } = given(
      'm11',
      {
        ann: { life: -3, inPlay: [{ card: 'Platinum Angel', owner: 'ben' }] },
        ben: {},
        cat: {},
      },
      { ...all, active: 'cat' },
    );
    play.isGoingOn();
    ben.concedes();
    for (let i = 0; i < 3 && play.question !== null; i += 1) play.pass();
    play.isWonBy('cat');
  });

  test('drawing from an empty library in one’s own turn ends it, and the next one has a turn', () => {
    given('m11', { ann: {}, ben: { library: [] }, cat: {} }, all);
    for (let i = 0; i < 60 && play.game.state.players[1]?.out === null; i += 1) play.pass();
    expect(play.game.state.players[1]?.out).toBe('library');
    play.until('upkeep', 'cat');
    play.isGoingOn();
  });
});
