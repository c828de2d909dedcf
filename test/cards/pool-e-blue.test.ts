// Blue cards and artifacts that take mana, hide creatures from the attack, deal cards out, or make players choose what to lose.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);

describe('Power Sink', () => {
  const scene = (book: 'beta' | 'fifth' | 'tenth' | 'm11', others: readonly string[]) =>
    given(book, {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', ...others] },
      ben: { hand: ['Power Sink'], inPlay: lands(3) },
    });

  test.each(['tenth', 'm11'] as const)('who could pay may let the spell and all mana go (%s)', (book) => {
    const { ann, ben } = scene(book, ['Forest', 'Forest', 'Terramorphic Expanse', 'Mox Ruby']);
    ann.casts('Grizzly Bears');
    ann.passes();
    ben.casts('Power Sink', { x: 2, target: 'Grizzly Bears' });
    play.pass();
    play.pass();
    ann.chooses('no');
    then('Grizzly Bears').isIn('graveyard');
    then('Forest#4').isTapped();
    // It has no mana ability, and the Mox is no land.
    then('Terramorphic Expanse').isUntapped();
    then('Mox Ruby').isUntapped();
  });

  test.each(['beta', 'fifth'] as const)('who can pay from lands must, and keeps the rest (%s)', (book) => {
    const { ann, ben } = scene(book, ['Forest', 'Forest', 'Forest']);
    ann.casts('Grizzly Bears');
    ben.casts('Power Sink', { x: 2, target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('play');
    then('Forest#5').isUntapped();
    then(ann).hasMana('');
  });

  test.each(['beta', 'fifth'] as const)('who cannot pay all of it loses all of it (%s)', (book) => {
    const { ann, ben } = scene(book, ['Forest']);
    ann.casts('Grizzly Bears');
    ben.casts('Power Sink', { x: 2, target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
    then('Forest#3').isTapped();
    then(ann).hasMana('').hasLife(20);
  });

  test('in 1997 nobody must use up anything but lands (fifth)', () => {
    const { ann, ben } = scene('fifth', ['Forest', 'Mox Ruby']);
    ann.casts('Grizzly Bears');
    ben.casts('Power Sink', { x: 2, target: 'Grizzly Bears' });
    while (play.question?.ask === 'act') play.pass();
    ann.chooses('no');
    then('Grizzly Bears').isIn('graveyard');
    then('Mox Ruby').isUntapped();
  });
});

describe('no damage in the attack', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)('Gaseous Form: none dealt, none taken (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', { card: 'Craw Wurm', with: ['Gaseous Form'] }] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Hill Giant');
    play.until('second main');
    then('Hill Giant').isIn('play').hasDamage(0);
    then('Craw Wurm').hasDamage(0);
    ann.casts('Lightning Bolt', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').hasDamage(3);
  });

  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'Ebony Horse: an attacker rides away for the turn (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { inPlay: ['Ebony Horse', ...lands(2), 'Hill Giant', 'Gray Ogre'] },
        ben: { inPlay: ['Craw Wurm'] },
      });
      ann.attacks('Hill Giant', 'Gray Ogre');
      ben.blocks('Hill Giant', 'Craw Wurm');
      ann.activates('Ebony Horse', { target: 'Hill Giant' });
      play.until('second main');
      then('Hill Giant').isIn('play').isUntapped().hasDamage(0);
      then('Craw Wurm').hasDamage(0);
      then(ben).hasLife(18);
      play.until('upkeep', 'ben');
      expect(ann.mayActivate('Ebony Horse')).toBe(false);
    },
  );

  test('Wind Spirit: one flier alone cannot block it', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Wind Spirit'] },
      ben: { inPlay: ['Serra Angel', 'Air Elemental'] },
    });
    ann.attacks('Wind Spirit');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Wind Spirit', 'Serra Angel'));
    ben.blocks('Wind Spirit', 'Serra Angel', 'Air Elemental');
    then('Wind Spirit').isBlocked();
  });
});

describe('cards and players', () => {
  test('Telling Time: one to the hand, one on top, one to the bottom', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Telling Time'], inPlay: lands(2), library: ['Forest', 'Swamp', 'Mountain', 'Plains'] },
      ben: {},
    });
    ann.casts('Telling Time');
    play.allPass();
    ann.chooses('Mountain');
    ann.chooses('Swamp');
    then(ann).hasInHand('Mountain').hasCardsInLibrary(3);
    play.until('draw', 'ben');
    play.until('main', 'ann');
    then(ann).hasInHand('Mountain', 'Swamp');
  });

  test.each(['beta', 'fifth', 'portal', 'tenth', 'm11'] as const)('Mind Bomb: a card or a wound (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Mind Bomb', 'Forest', 'Swamp', 'Plains', 'Mountain'], inPlay: ['Island'] },
      ben: { hand: ['Grizzly Bears'] },
    });
    ann.casts('Mind Bomb');
    while (play.question?.ask === 'act') play.pass();
    ann.chooses('Forest', 'Swamp', 'Plains');
    ben.chooses('Grizzly Bears');
    if (book === 'beta' || book === 'fifth') play.allPass();
    then(ann).hasLife(20).hasCardsInHand(1);
    then(ben).hasLife(18).hasCardsInHand(0);
  });

  test.each(['fifth', 'tenth', 'm11'] as const)(
    "Jester's Cap: three cards of anybody's library are gone (%s)",
    (book) => {
      const { ann, ben } = given(book, {
        ann: { inPlay: ["Jester's Cap", ...lands(2)] },
        ben: { library: ['Forest', 'Swamp', 'Craw Wurm', 'Plains', 'Hill Giant'] },
      });
      ann.activates("Jester's Cap", { target: ben });
      play.allPass();
      ann.chooses('Craw Wurm', 'Hill Giant', 'Swamp');
      then('Craw Wurm').isIn('removed').isOwnedBy(ben);
      then("Jester's Cap").isIn('graveyard');
      then(ben).hasCardsInLibrary(2);
    },
  );

  test.each(['beta', 'fifth', 'm11'] as const)('Erosion: one mana, one life, or the land (%s)', (book) => {
    const scene = () =>
      given(book, { ann: {}, ben: { inPlay: [{ card: 'Forest', with: ['Erosion'] }] } }, { active: 'ann' });
    const answer = (...answers: readonly string[]): void => {
      const { ben } = scene();
      play.until('upkeep', 'ben');
      if (book !== 'm11') ben.dealsWith('Erosion');
      while (play.question?.ask === 'act') play.pass();
      for (const each of answers) ben.chooses(each);
      play.until('main', 'ben');
    };
    answer('yes');
    then('Forest').isIn('play');
    answer('no', 'yes');
    then('Forest').isIn('play');
    expect(play.game.state.players[1]?.life).toBe(19);
    answer('no', 'no');
    then('Forest').isIn('graveyard');
    expect(play.game.state.players[1]?.life).toBe(20);
  });
});
