// The black cards of Magic 2010 and 2011, each doing what it says.

import { describe, expect, test } from 'vitest';
import { deckFaults } from '../../src/formats/deck.ts';
import { given, play, refused, then } from '../play.ts';

const swamps = (number: number): string[] => Array.from({ length: number }, () => 'Swamp');

describe('creatures, cast and looked at', () => {
  test.each([
    ['Barony Vampire', 3, 3, 2, []],
    ['Grave Titan', 6, 6, 6, ['deathtouch']],
    ['Howling Banshee', 4, 3, 3, ['flying']],
    ['Kelinore Bat', 3, 2, 1, ['flying']],
    ['Nether Horror', 4, 4, 2, []],
    ['Nightwing Shade', 5, 2, 2, ['flying']],
    ['Wall of Bone', 3, 1, 4, ['defender']],
    ['Warpath Ghoul', 3, 3, 2, []],
    ['Xathrid Demon', 6, 7, 7, ['flying', 'trample']],
    ['Zombie Goliath', 5, 4, 3, []],
  ] as const)('%s: %d mana for its size and words', (name, cost, power, toughness, words) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: swamps(cost) }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).isIn('play').is(power, toughness).isColor('black').isA('creature').isUntapped();
    for (const word of words) then(name).hasKeyword(word);
  });

  test('Rotting Legion: it comes in tapped', () => {
    const { ann } = given('m11', { ann: { hand: ['Rotting Legion'], inPlay: swamps(5) }, ben: {} });
    ann.casts('Rotting Legion');
    play.allPass();
    then('Rotting Legion').is(4, 5).isTapped();
  });

  test.each(['beta', 'fifth', 'm11'])('Wall of Bone: it cannot attack, in %s', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Wall of Bone', 'Hill Giant'] }, ben: {} });
    if (book !== 'm11') play.game.answer({ kind: 'begin attack' });
    play.until('declare attack');
    refused('wall', () => ann.attacks('Wall of Bone'));
  });

  test('Wall of Bone: it regenerates', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Doom Blade', 'Lightning Bolt', 'Lightning Bolt'],
        inPlay: ['Mountain', 'Mountain', 'Swamp', 'Wall of Bone'],
      },
      ben: {},
    });
    ann.activates('Wall of Bone');
    play.allPass();
    ann.casts('Lightning Bolt', { target: 'Wall of Bone' });
    play.allPass();
    ann.casts('Lightning Bolt', { target: 'Wall of Bone' });
    play.allPass();
    then('Wall of Bone').isIn('play').isTapped().hasDamage(0);
  });

  test('Dread Warlock: only black creatures can block it', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Dread Warlock'] },
      ben: { inPlay: ['Hill Giant', 'Warpath Ghoul'] },
    });
    ann.attacks('Dread Warlock');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Dread Warlock', 'Hill Giant'));
    ben.blocks('Dread Warlock', 'Warpath Ghoul');
    play.until('second main');
    then(ben).hasLife(20);
    then('Dread Warlock').isIn('graveyard');
  });

  test.each([
    ['Nantuko Shade', 1, [3, 2]],
    ['Nightwing Shade', 2, [3, 3]],
  ] as const)('%s: grows by one for %d mana', (name, mana, [power, toughness]) => {
    const { ann } = given('m11', { ann: { inPlay: [name, ...swamps(mana)] }, ben: {} });
    ann.activates(name);
    play.allPass();
    then(name).is(power, toughness);
    expect(ann.mayActivate(name)).toBe(false);
  });

  test.each([
    ['Bloodthrone Vampire', [3, 3]],
    ['Vampire Aristocrat', [4, 4]],
  ] as const)('%s: grows by two for a creature given up', (name, [power, toughness]) => {
    const { ann } = given('m11', { ann: { inPlay: [name, 'Warpath Ghoul'] }, ben: { inPlay: ['Hill Giant'] } });
    ann.activates(name, { choose: ['Warpath Ghoul'] });
    play.allPass();
    then(name).is(power, toughness);
    then('Warpath Ghoul').isIn('graveyard');
  });

  test('Viscera Seer: a creature for a look at the top card', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Viscera Seer', 'Warpath Ghoul'], library: ['Forest', 'Island', 'Plains'] },
      ben: {},
    });
    ann.activates('Viscera Seer', { choose: ['Warpath Ghoul'] });
    play.pass();
    play.pass();
    then('Warpath Ghoul').isIn('graveyard');
    expect(ann.choices).toEqual(['Forest']);
    ann.chooses('Forest');
    then(ann).hasCardsInLibrary(3);
    play.until('main', 'ben');
    play.until('main', 'ann');
    then(ann).hasInHand('Island');
  });

  test('Relentless Rats: bigger for every other one in play, on either side', () => {
    given('m11', {
      ann: { inPlay: ['Relentless Rats', 'Relentless Rats'] },
      ben: { inPlay: ['Relentless Rats', 'Hill Giant'] },
    });
    then('Relentless Rats').is(4, 4);
    then('ben:Relentless Rats').is(4, 4);
    then('Hill Giant').is(3, 3);
  });

  test('Relentless Rats: a deck may have any number of them, and four of another card', () => {
    const deck = (name: string): string[] => [...swamps(30), ...Array.from({ length: 30 }, () => name)];
    expect(deckFaults('m11', deck('Relentless Rats'))).toEqual([]);
    expect(deckFaults('m11', deck('Warpath Ghoul'))).toHaveLength(1);
  });

  test('Cemetery Reaper: other Zombies grow, and a creature card becomes a Zombie', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Cemetery Reaper', 'Warpath Ghoul', ...swamps(3)] },
      ben: { inPlay: ['Zombie Goliath'], graveyard: ['Hill Giant', 'Forest'] },
    });
    then('Cemetery Reaper').is(2, 2);
    then('Warpath Ghoul').is(4, 3);
    then('Zombie Goliath').is(4, 3);
    ann.activates('Cemetery Reaper', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('removed');
    then('Zombie').is(3, 3).isColor('black').isControlledBy(ann);
  });

  test('Captivating Vampire: five Vampires take a creature, which becomes one too', () => {
    const vampires = ['Barony Vampire', 'Child of Night', 'Bloodthrone Vampire', 'Vampire Aristocrat'];
    const { ann } = given('m11', {
      ann: { inPlay: ['Captivating Vampire', ...vampires] },
      ben: { inPlay: ['Hill Giant'] },
    });
    then('Captivating Vampire').is(2, 2);
    then('Barony Vampire').is(4, 3);
    then('Hill Giant').is(3, 3);
    ann.activates('Captivating Vampire', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ann).hasSubtypes('Giant', 'Vampire').is(4, 4);
    then('Child of Night').isTapped();
  });

  test('Captivating Vampire: four are not enough', () => {
    const { ann } = given('m11', {
      ann: {
        inPlay: ['Captivating Vampire', 'Barony Vampire', 'Child of Night', 'Bloodthrone Vampire', 'Warpath Ghoul'],
      },
      ben: { inPlay: ['Hill Giant'] },
    });
    refused('cost', () => ann.activates('Captivating Vampire', { target: 'Hill Giant' }));
  });

  test('Reassembling Skeleton: comes back from the graveyard, tapped', () => {
    const { ann } = given('m11', { ann: { graveyard: ['Reassembling Skeleton'], inPlay: swamps(2) }, ben: {} });
    ann.activates('Reassembling Skeleton', { from: 'graveyard' });
    play.allPass();
    then('Reassembling Skeleton').isIn('play').isTapped().isControlledBy(ann);
  });

  test('Reassembling Skeleton: not while it is in play', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Reassembling Skeleton', ...swamps(2)] }, ben: {} });
    expect(ann.mayActivate('Reassembling Skeleton')).toBe(false);
  });
});

describe('creatures that do something by themselves', () => {
  test('Howling Banshee: each player loses three life', () => {
    const { ann, ben } = given('m11', { ann: { hand: ['Howling Banshee'], inPlay: swamps(4) }, ben: {} });
    ann.casts('Howling Banshee');
    play.allPass();
    then(ann).hasLife(17);
    then(ben).hasLife(17);
  });

  test("Liliana's Specter: each opponent discards a card", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Liliana's Specter", 'Plains'], inPlay: swamps(3) },
      ben: { hand: ['Forest'] },
    });
    ann.casts("Liliana's Specter");
    play.allPass();
    then("Liliana's Specter").is(2, 1).hasKeyword('flying');
    then(ben).hasCardsInHand(0);
    then(ann).hasCardsInHand(1);
  });

  test('Grave Titan: two Zombies as it comes, and two when it attacks', () => {
    const { ann } = given('m11', { ann: { hand: ['Grave Titan'], inPlay: swamps(6) }, ben: {} });
    const zombies = (): number =>
      play.game.state.inPlay.filter((id) => play.game.state.objects[id]?.token === true).length;
    ann.casts('Grave Titan');
    play.allPass();
    expect(zombies()).toBe(2);
    then('Zombie').is(2, 2).isColor('black').hasSubtypes('Zombie');
    play.until('main', 'ben');
    play.until('main', 'ann');
    ann.attacks('Grave Titan');
    play.allPass();
    expect(zombies()).toBe(4);
  });

  test('Xathrid Demon: the power of what is given up is lost by each opponent', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Xathrid Demon', 'Warpath Ghoul', 'Nantuko Shade'] }, ben: { inPlay: ['Hill Giant'] } },
      { active: 'ben', step: 'end step' },
    );
    play.until('upkeep', 'ann');
    play.pass();
    play.pass();
    ann.chooses('Warpath Ghoul');
    then('Warpath Ghoul').isIn('graveyard');
    then(ben).hasLife(17);
    then(ann).hasLife(20);
    then('Xathrid Demon').isUntapped();
  });

  test('Xathrid Demon: alone it is tapped and costs seven life', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Xathrid Demon'] }, ben: { inPlay: ['Hill Giant'] } },
      { active: 'ben', step: 'end step' },
    );
    play.until('draw', 'ann');
    then('Xathrid Demon').isIn('play').isTapped();
    then(ann).hasLife(13);
    then(ben).hasLife(20);
  });
});
