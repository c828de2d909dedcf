// Cards that take control for as long as something is so, hold things tapped, or give them back tapped.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);
/** Nobody does anything until somebody is asked something. */
const toTheQuestion = (): void => {
  while (play.question?.ask === 'act') play.pass();
};
const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;

describe('as long as you control it', () => {
  const squat = (book: (typeof BOOKS)[number]) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Orcish Squatters', 'Forest'] },
      ben: { hand: ['Unsummon', 'Ray of Command'], inPlay: [...lands(4), 'Plains'] },
    });
    ann.attacks('Orcish Squatters');
    toTheQuestion();
    ann.chooses('Plains');
    toTheQuestion();
    ann.chooses('yes');
    return { ann, ben };
  };

  test.each(['tenth', 'm11'] as const)('Orcish Squatters: the land, and no damage (%s)', (book) => {
    const { ann, ben } = squat(book);
    play.until('second main');
    then('Plains').isControlledBy(ann);
    then(ben).hasLife(20);
    play.until('main', 'ben');
    ben.casts('Unsummon', { target: 'Orcish Squatters' });
    play.allPass();
    then('Plains').isControlledBy(ben);
  });

  test('without the land there is damage', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Orcish Squatters'] }, ben: { inPlay: ['Plains', 'Forest'] } });
    ann.attacks('Orcish Squatters');
    toTheQuestion();
    ann.chooses('Forest');
    toTheQuestion();
    ann.chooses('no');
    play.until('second main');
    then('Forest').isControlledBy(ben);
    then(ben).hasLife(18);
  });

  test('Orcish Squatters under somebody else for a while: the land goes home for good', () => {
    const { ann, ben } = squat('m11');
    play.until('main', 'ben');
    then('Plains').isControlledBy(ann);
    ben.casts('Ray of Command', { target: 'Orcish Squatters' });
    play.allPass();
    then('Orcish Squatters').isControlledBy(ben);
    then('Plains').isControlledBy(ben);
    play.until('upkeep', 'ann');
    then('Orcish Squatters').isControlledBy(ann);
    then('Plains').isControlledBy(ben);
  });

  test.each(BOOKS)('Seasinger: as long as it remains tapped (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Seasinger', 'Island'] },
      ben: { hand: ['Twiddle'], inPlay: ['Island', 'Hill Giant'] },
    });
    ann.activates('Seasinger', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ann);
    play.until('main', 'ben');
    const isOld = book === 'beta' || book === 'fifth';
    const how = { beta: { choose: ['untap'] }, fifth: { mode: 1 }, tenth: {}, m11: {} }[book];
    ben.casts('Twiddle', { target: 'Seasinger', ...how });
    play.allPass();
    if (!isOld) ben.chooses('yes');
    if (!isOld) ben.chooses('untap');
    play.allPass();
    then('Seasinger').isUntapped();
    then('Hill Giant').isControlledBy(ben);
  });

  test('Seasinger reaches nobody without an Island, and dies without its own', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Seasinger', 'Island'] },
      ben: { inPlay: ['Forest', 'Hill Giant'] },
    });
    // There is nothing else that it could be aimed at than Seasinger itself.
    ann.activates('Seasinger', { target: 'Seasinger' });
    play.allPass();
    then('Hill Giant').isControlledBy(ben);
    given('m11', { ann: { inPlay: ['Seasinger', 'Forest'] }, ben: {} });
    play.until('end');
    then('Seasinger').isIn('graveyard');
  });

  test('Rootwater Matriarch: only what is enchanted, and only as long as it is', () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Demystify'], inPlay: ['Rootwater Matriarch', 'Plains'] },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Holy Strength'] }, 'Gray Ogre'] },
    });
    ann.activates('Rootwater Matriarch', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ann);
    ann.casts('Demystify', { target: 'Holy Strength' });
    play.allPass();
    then('Hill Giant').isControlledBy(ben);
    const other = given('tenth', { ann: { inPlay: ['Rootwater Matriarch'] }, ben: { inPlay: ['Gray Ogre'] } });
    other.ann.activates('Rootwater Matriarch', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').isControlledBy(other.ben);
  });
});

describe('for a turn, and back tapped', () => {
  test.each(BOOKS)('Ray of Command: it attacks for you, and goes home tapped (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Ray of Command'], inPlay: lands(4) },
      ben: { inPlay: [{ card: 'Hill Giant', tapped: true }] },
    });
    ann.casts('Ray of Command', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ann).isUntapped();
    ann.attacks('Hill Giant');
    play.until('second main');
    then(ben).hasLife(17);
    play.until('upkeep', 'ben');
    then('Hill Giant').isControlledBy(ben);
  });

  test.each(BOOKS)('Magus of the Unseen: what did nothing is tapped as it goes (%s)', (book) => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Magus of the Unseen', ...lands(2)] }, ben: { inPlay: ['Brass Man', 'Mox Ruby'] } },
      { active: 'ben' },
    );
    ben.passes();
    ann.activates('Magus of the Unseen', { target: 'Mox Ruby' });
    play.allPass();
    then('Mox Ruby').isControlledBy(ann).isUntapped();
    play.until('upkeep', 'ann');
    then('Mox Ruby').isControlledBy(ben).isTapped();
  });
});

describe('held tapped', () => {
  test.each(['tenth', 'm11'] as const)('Mole Worms hold a land as long as they remain tapped (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Mole Worms'] }, ben: { inPlay: ['Forest'] } });
    ann.activates('Mole Worms', { target: 'Forest' });
    play.allPass();
    play.until('second main', 'ben');
    then('Forest').isTapped();
    toTheQuestion();
    ann.chooses();
    play.until('main', 'ben');
    then('Forest').isUntapped();
  });

  test('Ice Floe stops an attacker on the ground, and no flier', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Hill Giant', 'Serra Angel'] },
      ben: { inPlay: ['Ice Floe'] },
    });
    ann.attacks('Hill Giant', 'Serra Angel');
    ann.passes();
    ben.activates('Ice Floe', { target: 'Hill Giant' });
    play.allPass();
    play.until('second main');
    then(ben).hasLife(13);
    then('Hill Giant').isTapped();
  });
});

describe('others', () => {
  test.each(BOOKS)('Ghazbán Ogre goes to whoever has the most life, and to nobody if that is two (%s)', (book) => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Ghazbán Ogre'], life: 10 }, ben: { life: 20 } },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    if (book === 'beta' || book === 'fifth') ann.dealsWith('Ghazbán Ogre');
    play.until('draw', 'ann');
    then('Ghazbán Ogre').isControlledBy(ben);
    const even = given(book, { ann: { inPlay: ['Ghazbán Ogre'], life: 20 }, ben: { life: 20 } }, { active: 'ben' });
    play.until('main', 'ann');
    then('Ghazbán Ogre').isControlledBy(even.ann);
  });

  test.each(BOOKS)('Instill Energy: it attacks at once, but uses what taps it in 1997 alone (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Prodigal Sorcerer', sick: true, with: ['Instill Energy'] }] },
      ben: {},
    });
    expect(ann.mayActivate('Prodigal Sorcerer')).toBe(book === 'fifth'); // "unaffected by summoning sickness"
    ann.attacks('Prodigal Sorcerer');
    play.until('second main');
    then(ben).hasLife(19);
    then('Prodigal Sorcerer').isTapped();
    ann.activates('Instill Energy');
    play.allPass();
    then('Prodigal Sorcerer').isUntapped();
    expect(ann.mayActivate('Instill Energy')).toBe(false);
  });
});
