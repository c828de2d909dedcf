// Cards that let a little damage through, count what they prevented, or pay it back.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { comesFirst } from '../rules/beta/order.ts';

const SHIELDS = ['beta', 'tenth', 'm11'] as const;

/** In 1993 the source is chosen on announcing, later as it resolves. */
const choosing = (book: string, source: string) => (book === 'beta' ? { choose: [source] } : {});

describe('Forcefield', () => {
  test.each(SHIELDS)('all but one of what an unblocked creature deals (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
      ben: { inPlay: ['Forcefield', 'Forest'] },
    });
    ann.attacks('Craw Wurm', 'Hill Giant');
    play.until('blockers');
    ben.activates('Forcefield', choosing(book, 'Craw Wurm'));
    play.allPass();
    if (book !== 'beta') ben.chooses('Craw Wurm');
    play.until('second main');
    then(ben).hasLife(20 - 1 - 3);
  });

  test('in 1997 it is used on damage that has been dealt', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
      ben: { inPlay: ['Forcefield', 'Forest', 'Forest'] },
    });
    ann.attacks('Craw Wurm', 'Hill Giant');
    play.until('blockers');
    play.until('damage prevention');
    ben.activates('Forcefield', { choose: ['Craw Wurm'] });
    play.until('second main');
    then(ben).hasLife(20 - 1 - 3);
  });

  test('a blocked creature is none of its business, nor damage outside of combat', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm', 'Prodigal Pyromancer'] },
      ben: { inPlay: ['Forcefield', 'Forest', 'Hill Giant', 'Forest'] },
    });
    ann.attacks('Prodigal Pyromancer', 'Craw Wurm');
    ben.blocks('Craw Wurm', 'Hill Giant');
    ben.activates('Forcefield');
    play.allPass();
    // Only the Pyromancer is unblocked, so that nobody is asked; one damage is let through, and no other.
    play.until('second main');
    then(ben).hasLife(19);
  });

  test('two of them let through one damage and no more', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Forcefield', 'Forest', 'Forest'] },
    });
    ann.attacks('Craw Wurm');
    play.until('blockers');
    ben.activates('Forcefield');
    ben.activates('Forcefield');
    play.allPass();
    play.until('second main');
    then(ben).hasLife(19);
  });

  test('with a circle against the same creature: the player says which is used', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Hill Giant'] },
      ben: { inPlay: ['Forcefield', 'Circle of Protection: Red', 'Plains', 'Plains'] },
    });
    ann.attacks('Hill Giant');
    play.until('blockers');
    ben.activates('Forcefield');
    ben.activates('Circle of Protection: Red');
    play.allPass();
    play.until('damage');
    ben.chooses('Forcefield');
    // One damage is left, and the circle takes it.
    play.until('second main');
    then(ben).hasLife(20);
  });
});

describe('Eye for an Eye', () => {
  test.each(SHIELDS)('what hurts you hurts whoever did it (%s)', (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: { hand: ['Eye for an Eye'], inPlay: ['Plains', 'Plains', 'Gray Ogre'] },
        ben: { inPlay: ['Prodigal Sorcerer', 'Mountain'], hand: ['Lightning Bolt'] },
      },
      { active: 'ben' },
    );
    ben.casts('Lightning Bolt', { target: ann });
    ann.casts('Eye for an Eye', choosing(book, 'Lightning Bolt'));
    if (book === 'beta') comesFirst(ann);
    else {
      play.pass();
      play.pass();
      ann.chooses('Lightning Bolt');
      play.allPass();
    }
    then(ann).hasLife(17);
    then(ben).hasLife(17);
  });

  test('in 1997 it answers damage that has been dealt', () => {
    const { ann, ben } = given(
      'fifth',
      { ann: { hand: ['Eye for an Eye'], inPlay: ['Plains', 'Plains'] }, ben: { inPlay: ['Hill Giant'] } },
      { active: 'ben' },
    );
    expect(ann.mayCast('Eye for an Eye')).toBe(false);
    ben.attacks('Hill Giant');
    play.until('damage prevention');
    ann.casts('Eye for an Eye');
    play.until('second main');
    then(ann).hasLife(17);
    then(ben).hasLife(17);
  });

  test('it prevents nothing: damage that cannot be prevented is answered as well, once', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { hand: ['Eye for an Eye'], inPlay: ['Plains', 'Plains'] },
        ben: { inPlay: ['Leyline of Punishment', 'Prodigal Pyromancer', 'Prodigal Pyromancer'] },
      },
      { active: 'ben' },
    );
    ben.passes();
    ann.casts('Eye for an Eye');
    play.allPass();
    ann.chooses('Prodigal Pyromancer#1');
    ben.activates('Prodigal Pyromancer#2', { target: ann });
    play.allPass();
    then(ben).hasLife(20);
    ben.activates('Prodigal Pyromancer#1', { target: ann });
    play.allPass();
    then(ann).hasLife(18);
    then(ben).hasLife(19);
  });
});

describe('Sacred Boon', () => {
  test.each(SHIELDS)('what it has prevented is counters at the end of the turn (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Sacred Boon'], inPlay: ['Plains', 'Plains', 'Giant Spider'] },
      ben: { inPlay: ['Prodigal Sorcerer', 'Prodigal Sorcerer'] },
    });
    ann.casts('Sacred Boon', { target: 'Giant Spider' });
    play.allPass();
    for (const each of ['Prodigal Sorcerer#1', 'Prodigal Sorcerer#2']) {
      ann.passes();
      ben.activates(each, { target: 'Giant Spider' });
      play.allPass();
    }
    then('Giant Spider').hasDamage(0);
    if (book === 'beta') {
      play.until('end', 'ann');
      ann.dealsWith('Sacred Boon');
    }
    play.until('upkeep', 'ben');
    then('Giant Spider').hasCounters('+0/+1', 2).is(2, 6);
  });

  test('in 1997 it is what has been dealt', () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Sacred Boon'], inPlay: ['Plains', 'Plains', 'Giant Spider'] },
        ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      },
      { active: 'ben' },
    );
    ben.casts('Lightning Bolt', { target: 'Giant Spider' });
    play.until('damage prevention');
    ann.casts('Sacred Boon', { target: 'Giant Spider' });
    play.until('upkeep', 'ann');
    then('Giant Spider').hasCounters('+0/+1', 3);
  });

  test('no more than three, and nothing for what was never dealt', () => {
    const much = given('m11', {
      ann: { hand: ['Sacred Boon'], inPlay: ['Plains', 'Plains', 'Giant Spider'] },
      ben: { hand: ['Fireball'], inPlay: Array(5).fill('Mountain') },
    });
    much.ann.casts('Sacred Boon', { target: 'Giant Spider' });
    play.allPass();
    play.until('upkeep', 'ben');
    then('Giant Spider').hasCounters('+0/+1', 0);
    const { ann, ben } = given('m11', {
      ann: { hand: ['Sacred Boon'], inPlay: ['Plains', 'Plains', 'Craw Wurm'] },
      ben: { inPlay: ['Rhox'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Rhox');
    ann.casts('Sacred Boon', { target: 'Craw Wurm' });
    play.allPass();
    play.until('upkeep', 'ben');
    then('Craw Wurm').hasCounters('+0/+1', 3).is(6, 7);
  });
});
