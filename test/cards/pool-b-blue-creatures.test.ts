// Blue creatures: each does what it says, and no more.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

describe('creatures', () => {
  test('plain ones are what they are', () => {
    given('tenth', {
      ann: { inPlay: ['Glacial Wall', 'Sea Sprite', 'Cloud Sprite', 'Wall of Water', 'Robe of Mirrors'].slice(0, 4) },
      ben: {},
    });
    then('Glacial Wall').is(0, 7).hasKeyword('defender');
    then('Sea Sprite').is(1, 1).hasKeyword('flying');
    then('Cloud Sprite').is(1, 1).hasKeyword('flying');
    then('Wall of Water').is(0, 5).hasKeyword('defender');
  });

  test('Sea Sprite: nothing red can be aimed at it', () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Sea Sprite', 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt');
    expect(ann.choices).not.toContain('Sea Sprite');
    expect(ann.choices).toContain('Grizzly Bears');
  });

  test('Cloud Sprite: blocks what flies and nothing else', () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Grizzly Bears', 'Wind Drake'] },
      ben: { inPlay: ['Cloud Sprite'] },
    });
    ann.attacks('Grizzly Bears', 'Wind Drake');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Grizzly Bears', 'Cloud Sprite'));
    ben.blocks('Wind Drake', 'Cloud Sprite');
    play.until('end of combat');
    then(ben).hasLife(18);
  });

  test('Wall of Water: stronger for each blue mana, until end of turn', () => {
    const { ann } = given('beta', { ann: { inPlay: ['Wall of Water', ...islands(2)] }, ben: {} });
    ann.activates('Wall of Water');
    play.allPass();
    ann.activates('Wall of Water');
    play.allPass();
    then('Wall of Water').is(2, 5);
    play.until('main', 'ben');
    then('Wall of Water').is(0, 5);
  });

  test.each([
    ['Dandân', 'fifth', 4, 1],
    ['Pirate Ship', 'beta', 4, 3],
    ['Pirate Ship', 'm11', 4, 3],
  ] as const)(
    '%s (%s): stays at home without an enemy Island, and dies without its own',
    (name, book, power, toughness) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Stone Rain'], inPlay: [name, 'Island', ...Array.from({ length: 3 }, () => 'Mountain')] },
        ben: { inPlay: ['Forest'] },
      });
      then(name).is(power, toughness);

      ann.casts('Stone Rain', { target: 'Island' });
      play.allPass();
      then(name).isIn('graveyard');
      then(ben).hasLife(20);
    },
  );

  test('Sea Monster: attacks across an Island only, but needs none of its own', () => {
    const { ann, ben } = given('tenth', { ann: { inPlay: ['Sea Monster'] }, ben: { inPlay: ['Island'] } });
    ann.attacks('Sea Monster');
    play.until('end of combat');
    then(ben).hasLife(14);
    const dry = given('tenth', { ann: { inPlay: ['Sea Monster'] }, ben: { inPlay: ['Forest'] } });
    play.until('attackers');
    expect(dry.ann.choices).toEqual([]);
    then('Sea Monster').isIn('play');
  });

  test('Pirate Ship fires at whatever is near', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Pirate Ship', 'Island'] }, ben: {} });
    ann.activates('Pirate Ship', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  });

  test.each(['beta', 'fifth', 'm11'] as const)(
    'Phantasmal Forces: a blue mana each upkeep, or it is gone (%s)',
    (book) => {
      const { ann } = given(book, { ann: { inPlay: ['Phantasmal Forces', 'Island'] }, ben: {} }, { active: 'ben' });
      play.until('upkeep', 'ann');
      if (book === 'm11') play.allPass();
      else ann.dealsWith('Phantasmal Forces');
      ann.chooses('no');
      then('Phantasmal Forces').isIn('graveyard');
    },
  );

  test('Psionic Entity hurts itself more than others', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Psionic Entity'] }, ben: {} });
    ann.activates('Psionic Entity', { target: ben });
    play.allPass();
    then(ben).hasLife(18);
    then('Psionic Entity').isIn('graveyard');
  });

  test('Giant Tortoise: thick while untapped', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Giant Tortoise'] }, ben: {} });
    then('Giant Tortoise').is(1, 4);
    ann.attacks('Giant Tortoise');
    then('Giant Tortoise').isTapped().is(1, 1);
  });

  test('Fog Elemental: attacks once, and blocks once', () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Fog Elemental'] },
      ben: { inPlay: ['Fog Elemental', 'Plains'] },
    });
    ann.attacks('Fog Elemental');
    ben.doesNotBlock();
    play.until('second main', 'ann');
    then('ann:Fog Elemental').isIn('graveyard');
    then('ben:Fog Elemental').isIn('play');
    then(ben).hasLife(16);
  });

  test('Labyrinth Minotaur: what it blocks sleeps through an untap step', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Labyrinth Minotaur'] } });
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', 'Labyrinth Minotaur');
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Hill Giant').isTapped();
  });

  test('Homarid Warrior: hides, tapped, and sleeps through the next untap step', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Homarid Warrior', 'Island'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    });
    ann.activates('Homarid Warrior');
    play.allPass();
    then('Homarid Warrior').isTapped().hasKeyword('shroud');
    ann.passes();
    ben.casts('Lightning Bolt');
    expect(ben.choices).not.toContain('Homarid Warrior');
    ben.chooses(ann);
    play.until('main', 'ben');
    then('Homarid Warrior').lacksKeyword('shroud');
    play.until('main', 'ann');
    then('Homarid Warrior').isTapped();
  });

  test('Horseshoe Crab untaps for a blue mana', () => {
    const { ann } = given('tenth', { ann: { inPlay: [{ card: 'Horseshoe Crab', tapped: true }, 'Island'] }, ben: {} });
    ann.activates('Horseshoe Crab');
    play.allPass();
    then('Horseshoe Crab').isUntapped();
  });

  test('Puppeteer: taps or untaps a creature', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Puppeteer', 'Island'] }, ben: { inPlay: ['Craw Wurm'] } });
    ann.activates('Puppeteer', { target: 'Craw Wurm' });
    play.allPass();
    ann.chooses('yes');
    ann.chooses('tap');
    then('Craw Wurm').isTapped();
  });

  test('Crafty Pathmage: only the small slip through', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Crafty Pathmage', 'Grizzly Bears', 'Craw Wurm'] }, ben: {} });
    ann.activates('Crafty Pathmage');
    expect(ann.choices).toEqual(['Crafty Pathmage', 'Grizzly Bears']);
    ann.chooses('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').hasKeyword('unblockable');
  });

  test('Sky Weaver: lifts the white and the black', () => {
    const { ann } = given('tenth', {
      ann: { inPlay: ['Sky Weaver', 'Grizzly Bears', 'Benalish Knight', 'Scathe Zombies', ...islands(2)] },
      ben: {},
    });
    ann.activates('Sky Weaver');
    expect(ann.choices).toEqual(['Benalish Knight', 'Scathe Zombies']);
    ann.chooses('Scathe Zombies');
    play.allPass();
    then('Scathe Zombies').hasKeyword('flying');
  });

  test('Vedalken Mastermind: returns your own, not theirs', () => {
    const { ann } = given('tenth', {
      ann: { inPlay: ['Vedalken Mastermind', 'Island', 'Craw Wurm'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.activates('Vedalken Mastermind');
    expect(ann.choices).not.toContain('Grizzly Bears');
    ann.chooses('Craw Wurm');
    play.allPass();
    then(ann).hasInHand('Craw Wurm');
  });

  test('Denizen of the Deep: your other creatures go home, theirs stay', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Denizen of the Deep'], inPlay: ['Craw Wurm', 'Grizzly Bears', ...islands(8)] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Denizen of the Deep');
    play.allPass();
    play.allPass();
    then(ann).hasInHand('Craw Wurm', 'Grizzly Bears');
    then('Denizen of the Deep').isIn('play');
    then('Hill Giant').isIn('play');
  });

  test('Ambassador Laquatus: three cards, as often as it is paid', () => {
    const { ann, ben } = given('tenth', { ann: { inPlay: ['Ambassador Laquatus', ...islands(6)] }, ben: {} });
    ann.activates('Ambassador Laquatus', { target: ben });
    ann.activates('Ambassador Laquatus', { target: ben });
    play.allPass();
    then(ben).hasCardsInGraveyard(6);
  });

  test('Dreamborn Muse: as many cards as the hand has', () => {
    const { ben } = given('tenth', { ann: { inPlay: ['Dreamborn Muse'] }, ben: { hand: islands(3) } });
    play.until('draw', 'ben');
    then(ben).hasCardsInGraveyard(3);
  });

  test('Reef Pirates: a card off the library for damage to an opponent', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Reef Pirates'] }, ben: {} });
    ann.attacks('Reef Pirates');
    play.until('second main', 'ann');
    then(ben).hasLife(18).hasCardsInGraveyard(1);
  });

  test('Cephalid Constable: as many permanents as damage, and only of that player', () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: [{ card: 'Cephalid Constable', counters: { '+1/+1': 1 } }, 'Plains'] },
      ben: { inPlay: ['Forest', 'Swamp', 'Mountain'] },
    });
    ann.attacks('Cephalid Constable');
    while (play.question?.ask === 'act' || play.question?.ask === 'block')
      if (play.question.ask === 'block') ben.doesNotBlock();
      else play.pass();
    expect(ann.choices).toEqual(['Forest', 'Swamp', 'Mountain']);
    ann.chooses('Forest', 'Swamp');
    play.allPass();
    then(ben).hasInHand('Forest', 'Swamp');
    then('Mountain').isIn('play');
  });
});
