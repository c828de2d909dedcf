// The black spells, enchantments and the planeswalker of Magic 2010 and 2011, each doing what it says.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const swamps = (number: number): string[] => Array.from({ length: number }, () => 'Swamp');

describe('creatures destroyed and weakened', () => {
  test.each([
    ['Deathmark', 1, 'Grizzly Bears', 'Hill Giant'],
    ['Doom Blade', 2, 'Hill Giant', 'Warpath Ghoul'],
  ] as const)('%s: for %d mana destroys %s, but cannot aim at %s', (name, cost, victim, spared) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: swamps(cost) }, ben: { inPlay: [victim, spared] } });
    ann.casts(name, { target: victim });
    play.allPass();
    then(victim).isIn('graveyard');
    const again = given('m11', { ann: { hand: [name], inPlay: swamps(cost) }, ben: { inPlay: [spared] } });
    refused('no target', () => again.ann.casts(name, { target: spared }));
  });

  test('Stabbing Pain: one less of everything, and tapped', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Stabbing Pain'], inPlay: swamps(1) },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Stabbing Pain', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(2, 2).isTapped();
  });

  test.each(['beta', 'fifth', 'm11'])('Weakness: two less power and one less toughness, in %s', (book) => {
    const { ann } = given(book, { ann: { hand: ['Weakness'], inPlay: swamps(1) }, ben: { inPlay: ['Hill Giant'] } });
    ann.casts('Weakness', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(1, 2);
  });

  test('Quag Sickness: less for each Swamp of its own player', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Quag Sickness'], inPlay: swamps(3) },
      ben: { inPlay: ['Craw Wurm', ...swamps(2)] },
    });
    ann.casts('Quag Sickness', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').is(3, 1);
  });
});

describe('life drained', () => {
  test('Blood Tithe: three life from each opponent', () => {
    const { ann, ben } = given('m11', { ann: { hand: ['Blood Tithe'], inPlay: swamps(4) }, ben: {} });
    ann.casts('Blood Tithe');
    play.allPass();
    then(ann).hasLife(23);
    then(ben).hasLife(17);
  });

  test('Consume Spirit: X damage and X life, of black mana only', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Consume Spirit'], inPlay: [...swamps(3), 'Forest'] },
      ben: {},
    });
    ann.casts('Consume Spirit', { x: 2, target: ben });
    play.allPass();
    then(ben).hasLife(18);
    then(ann).hasLife(22);
    const again = given('m11', { ann: { hand: ['Consume Spirit'], inPlay: [...swamps(2), 'Forest'] }, ben: {} });
    refused('wrong number', () => again.ann.casts('Consume Spirit', { x: 2, target: again.ben }));
  });

  test('Corrupt: damage for your Swamps, life for the damage dealt', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Corrupt'], inPlay: [...swamps(4), 'Forest', 'Forest'] },
      ben: { inPlay: ['Craw Wurm', 'Swamp'] },
    });
    ann.casts('Corrupt', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('graveyard');
    then(ann).hasLife(24);
  });

  test('Corrupt: no life for damage that was prevented', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Corrupt'], inPlay: swamps(6) },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
    });
    ann.casts('Corrupt', { target: ben });
    ben.casts('Healing Salve', { mode: 1, target: ben });
    play.allPass();
    then(ben).hasLife(17);
    then(ann).hasLife(23);
  });

  test('Tendrils of Corruption: as much damage and life as you have Swamps', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Tendrils of Corruption'], inPlay: swamps(4) },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.casts('Tendrils of Corruption', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('graveyard');
    then(ann).hasLife(24);
  });

  test('Sign in Blood: two cards for two life, of any player', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Sign in Blood', 'Sign in Blood'], inPlay: swamps(4) },
      ben: {},
    });
    ann.casts('Sign in Blood', { target: ben });
    play.allPass();
    then(ben).hasLife(18).hasCardsInHand(2);
    ann.casts('Sign in Blood', { target: ann });
    play.allPass();
    then(ann).hasLife(18).hasCardsInHand(2);
  });
});

describe('cards fetched and lost', () => {
  test('Diabolic Tutor: any card of the library to the hand', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Diabolic Tutor'], inPlay: swamps(4), library: ['Forest', 'Doom Blade', 'Plains'] },
      ben: {},
    });
    ann.casts('Diabolic Tutor');
    play.pass();
    play.pass();
    ann.chooses('Doom Blade');
    then(ann).hasInHand('Doom Blade').hasCardsInLibrary(2);
  });

  test('Disentomb: a creature card of your own graveyard to the hand', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Disentomb'], inPlay: swamps(1), graveyard: ['Hill Giant', 'Forest'] },
      ben: { graveyard: ['Craw Wurm'] },
    });
    ann.casts('Disentomb', { target: 'Hill Giant' });
    play.allPass();
    then(ann).hasInHand('Hill Giant');
    then('Craw Wurm').isIn('graveyard');
  });

  test('Rise from the Grave: any creature card, yours and a black Zombie besides', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Rise from the Grave'], inPlay: swamps(5) },
      ben: { graveyard: ['Hill Giant', 'Forest'] },
    });
    ann.casts('Rise from the Grave', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ann).isOwnedBy(ben).isColor('red', 'black').hasSubtypes('Giant', 'Zombie');
  });

  test('Rise from the Grave: what left play is no Zombie when it comes again', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Rise from the Grave', 'Unsummon'], inPlay: [...swamps(5), 'Island'] },
      ben: { graveyard: ['Gray Ogre'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    });
    ann.casts('Rise from the Grave', { target: 'Gray Ogre' });
    play.allPass();
    ann.casts('Unsummon', { target: 'Gray Ogre' });
    play.allPass();
    play.until('main', 'ben');
    ben.casts('Gray Ogre');
    play.allPass();
    then('Gray Ogre').isControlledBy(ben).isColor('red').hasSubtypes('Ogre');
  });

  test('Mind Shatter: X cards at random', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Mind Shatter'], inPlay: swamps(4) },
      ben: { hand: ['Forest', 'Plains', 'Island'] },
    });
    ann.casts('Mind Shatter', { x: 2, target: ben });
    play.allPass();
    then(ben).hasCardsInHand(1).hasCardsInGraveyard(2);
  });
});

describe('enchantments that watch', () => {
  test.each(['Megrim', "Liliana's Caress"])(
    '%s: two life for each card an opponent discards, none for yours',
    (name) => {
      const { ann, ben } = given('m11', {
        ann: { hand: ['Mind Rot', 'Mind Rot', 'Forest', 'Plains'], inPlay: [name, ...swamps(6)] },
        ben: { hand: ['Forest'] },
      });
      ann.casts('Mind Rot', { target: ben });
      play.allPass();
      then(ben).hasLife(18);
      ann.casts('Mind Rot', { target: ann });
      play.allPass();
      then(ann).hasLife(20).hasCardsInHand(0);
      then(ben).hasLife(18);
    },
  );

  test('Underworld Dreams: one damage for each card an opponent draws, none for yours', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Sign in Blood'], inPlay: ['Underworld Dreams', ...swamps(2)] },
      ben: {},
    });
    ann.casts('Sign in Blood', { target: ben });
    play.allPass();
    then(ben).hasLife(16);
    play.until('main', 'ben');
    then(ben).hasLife(15);
    play.until('main', 'ann');
    then(ann).hasLife(20);
  });

  test('Sanguine Bond: an opponent loses what you gain', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Blood Tithe'], inPlay: ['Sanguine Bond', ...swamps(4)] },
      ben: {},
    });
    ann.casts('Blood Tithe');
    play.allPass();
    then(ann).hasLife(23);
    then(ben).hasLife(14);
  });

  test('Soul Bleed: one life in each upkeep of the creature’s player', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Soul Bleed'], inPlay: swamps(3) },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Soul Bleed', { target: 'Hill Giant' });
    play.allPass();
    play.until('main', 'ben');
    then(ben).hasLife(19);
    play.until('main', 'ann');
    then(ann).hasLife(20);
    then(ben).hasLife(19);
  });
});

describe('Liliana', () => {
  test('Liliana Vess: a player discards, for one loyalty more', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Liliana Vess'], inPlay: swamps(5) },
      ben: { hand: ['Forest'] },
    });
    ann.casts('Liliana Vess');
    play.allPass();
    ann.activates('Liliana Vess', { target: ben });
    play.allPass();
    then('Liliana Vess').hasCounters('loyalty', 6);
    then(ben).hasCardsInHand(0);
    expect(ann.mayActivate('Liliana Vess')).toBe(false);
  });

  test('Liliana Vess: a card to the top of the library, for two', () => {
    const { ann } = given('m11', {
      ann: {
        inPlay: [{ card: 'Liliana Vess', counters: { loyalty: 5 } }],
        library: ['Forest', 'Doom Blade', 'Plains'],
      },
      ben: {},
    });
    ann.activates('Liliana Vess', { ability: 1 });
    play.pass();
    play.pass();
    ann.chooses('Doom Blade');
    then('Liliana Vess').hasCounters('loyalty', 3);
    play.until('main', 'ben');
    play.until('main', 'ann');
    then(ann).hasInHand('Doom Blade');
  });

  test('Liliana Vess: all creature cards of all graveyards, for eight', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: [{ card: 'Liliana Vess', counters: { loyalty: 8 } }], graveyard: ['Hill Giant', 'Forest'] },
      ben: { graveyard: ['Craw Wurm'] },
    });
    ann.activates('Liliana Vess', { ability: 2 });
    play.allPass();
    then('Hill Giant').isIn('play').isControlledBy(ann);
    then('Craw Wurm').isIn('play').isControlledBy(ann).isOwnedBy(ben);
    then('Forest').isIn('graveyard');
    then('Liliana Vess').isIn('graveyard');
  });
});
