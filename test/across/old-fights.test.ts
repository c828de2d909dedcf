// Fights of 1993 and 1997 in which several cards meet: bands, lures, tapped and regenerated blockers, damage turned elsewhere.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const OLD = ['beta', 'fifth'] as const;
const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);

describe('bands, lures and walls (1993, and 1997 where it is the same)', () => {
  test('beta: a band with a trampler: the attacker divides what the blocker deals, and what is over goes through', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Benalish Hero', 'War Mammoth'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.bands('Benalish Hero', 'War Mammoth');
    ann.attacks('Benalish Hero', 'War Mammoth');
    ben.blocks('War Mammoth', 'Hill Giant');
    play.pass();
    play.pass();
    ann.assigns({ 'Benalish Hero': 3 });
    play.until('second main');
    then('Benalish Hero').isIn('graveyard');
    then('War Mammoth').isIn('play').hasDamage(0);
    then('Hill Giant').isIn('graveyard');
    then(ben).hasLife(19);
  });

  test('beta: the defender with a banding blocker divides a trampler’s damage so that nothing is over', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['War Mammoth'] },
      ben: { inPlay: ['Benalish Hero', 'Giant Spider'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Benalish Hero', 'Giant Spider');
    ben.assigns({ 'Giant Spider': 3 });
    play.until('second main');
    then(ben).hasLife(20);
    then('Benalish Hero').isIn('play');
    then('Giant Spider').isIn('play');
  });

  test('beta: Lure on a Basilisk: all that block it go but the Wall', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: [{ card: 'Thicket Basilisk', with: ['Lure'] }] },
      ben: { inPlay: ['Wall of Wood', 'Grizzly Bears', 'Scryb Sprites'] },
    });
    ann.attacks('Thicket Basilisk');
    ben.blocks('Thicket Basilisk', 'Wall of Wood', 'Grizzly Bears', 'Scryb Sprites');
    ann.assigns({ 'Wall of Wood': 2 });
    play.until('second main');
    then('Wall of Wood').isIn('play');
    then('Grizzly Bears').isIn('graveyard');
    then('Scryb Sprites').isIn('graveyard');
  });

  test('beta: one of a band is killed: the rest stays blocked', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Mesa Pegasus', 'Craw Wurm'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'] },
    });
    ann.bands('Mesa Pegasus', 'Craw Wurm');
    ann.attacks('Mesa Pegasus', 'Craw Wurm');
    ben.blocks('Craw Wurm', 'Hill Giant');
    ben.casts('Lightning Bolt', { target: 'Mesa Pegasus' });
    play.allPass();
    play.until('second main');
    then(ben).hasLife(20);
    then('Craw Wurm').hasDamage(3);
  });

  test('beta: a creature that blocks two and is tapped takes damage of both and deals none', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Icy Manipulator', 'Forest'] },
      ben: { inPlay: ['Two-Headed Giant of Foriys'] },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    ben.blocks('Grizzly Bears', 'Two-Headed Giant of Foriys');
    ben.blocks('Hill Giant', 'Two-Headed Giant of Foriys');
    ann.activates('Icy Manipulator', { target: 'Two-Headed Giant of Foriys' });
    play.allPass();
    play.until('second main');
    then('Two-Headed Giant of Foriys').isIn('graveyard');
    then('Grizzly Bears').isIn('play');
    then('Hill Giant').isIn('play');
  });

  test.each(OLD)('%s: False Orders takes the only blocker from a band: all of it is unblocked', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['False Orders'], inPlay: ['Mountain', 'Benalish Hero', 'Grizzly Bears'] },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.bands('Benalish Hero', 'Grizzly Bears');
    ann.attacks('Benalish Hero', 'Grizzly Bears');
    ben.blocks('Benalish Hero', 'Craw Wurm');
    ann.casts('False Orders', { target: 'Craw Wurm' });
    play.allPass();
    ann.chooses('no');
    play.until('second main');
    then(ben).hasLife(17);
  });

  test.each(OLD)('%s: Fear lets only artifact and black creatures block', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Fear'] }] },
      ben: { inPlay: ['Living Wall', 'Hill Giant'] },
    });
    ann.attacks('Grizzly Bears');
    play.until('declare block');
    expect(ben.choices).toEqual(['Living Wall']);
  });

  test.each(OLD)('%s: Invisibility and Lure: the Walls can, and must', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Invisibility', 'Lure'] }] },
      ben: { inPlay: ['Wall of Wood', 'Hill Giant'] },
    });
    ann.attacks('Grizzly Bears');
    play.until('declare block');
    expect(ben.choices).toEqual(['Wall of Wood']);
    expect(() => ben.doesNotBlock()).toThrow();
  });

  test.each(OLD)('%s: of two Lures a lone blocker obeys one', (book) => {
    const { ann, ben } = given(book, {
      ann: {
        inPlay: [
          { card: 'Grizzly Bears', with: ['Lure'] },
          { card: 'Gray Ogre', with: ['Lure'] },
        ],
      },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.attacks('Grizzly Bears', 'Gray Ogre');
    play.until('declare block');
    ben.blocks('Gray Ogre', 'Hill Giant');
    play.until('second main');
    then(ben).hasLife(18);
  });
});

describe('saved and tapped', () => {
  test('beta: a blocker regenerated from first strike is tapped and deals nothing', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Lance'] }] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    });
    ann.attacks('Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Drudge Skeletons');
    play.until('regeneration');
    ben.activates('Drudge Skeletons');
    play.until('second main');
    then('Drudge Skeletons').isIn('play').isTapped();
    then('Grizzly Bears').hasDamage(0);
  });

  test('beta: an attacker regenerated from first strike still deals its damage', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Drudge Skeletons', 'Swamp'] },
      ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Lance'] }] },
    });
    ann.attacks('Drudge Skeletons');
    ben.blocks('Drudge Skeletons', 'Grizzly Bears');
    play.until('regeneration');
    ann.activates('Drudge Skeletons');
    play.until('second main');
    then('Drudge Skeletons').isIn('play');
    then('Grizzly Bears').hasDamage(1);
  });

  test('beta: Castle no longer helps what attacks: it dies of its damage when it is tapped', () => {
    const { ann } = given('beta', { ann: { inPlay: ['Castle', { card: 'Grizzly Bears', damage: 2 }] }, ben: {} });
    then('Grizzly Bears').is(2, 4);
    ann.attacks('Grizzly Bears');
    then('Grizzly Bears').isIn('graveyard');
  });

  test('beta: what a Cockatrice fights is saved from the fight, and once more when the attack ends', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Drudge Skeletons', 'Swamp', 'Swamp'] },
      ben: { inPlay: ['Cockatrice'] },
    });
    ann.attacks('Drudge Skeletons');
    ben.blocks('Drudge Skeletons', 'Cockatrice');
    play.until('regeneration');
    ann.activates('Drudge Skeletons');
    play.until('regeneration');
    ann.activates('Drudge Skeletons');
    play.until('second main');
    then('Drudge Skeletons').isIn('play');
  });

  test('fifth: a blocker destroyed and regenerated before damage takes none, and a trampler deals all to the player', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['War Mammoth', 'Icy Manipulator', 'Forest', 'Royal Assassin'] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Drudge Skeletons');
    ann.activates('Icy Manipulator', { target: 'Drudge Skeletons' });
    play.allPass();
    ann.activates('Royal Assassin', { target: 'Drudge Skeletons' });
    play.until('regeneration');
    ben.activates('Drudge Skeletons');
    play.until('second main');
    then(ben).hasLife(17);
    then('Drudge Skeletons').isIn('play').hasDamage(0);
  });

  test.each(OLD)('%s: who was saved has not died: no counter for the Vampire', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Sengir Vampire'] },
      ben: { inPlay: ["Will-o'-the-Wisp", 'Swamp'] },
    });
    ann.attacks('Sengir Vampire');
    ben.blocks('Sengir Vampire', "Will-o'-the-Wisp");
    play.until('regeneration');
    ben.activates("Will-o'-the-Wisp");
    play.until('second main');
    then('Sengir Vampire').is(4, 4);
    then("Will-o'-the-Wisp").isIn('play').isTapped();
  });

  test('fifth: Pestilence three times in one batch is three times to be saved from', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Pestilence', ...lands(3, 'Swamp')] },
      ben: { inPlay: ['Drudge Skeletons', ...lands(2, 'Swamp')] },
    });
    ann.activates('Pestilence');
    ann.activates('Pestilence');
    ann.activates('Pestilence');
    play.until('regeneration');
    ben.activates('Drudge Skeletons');
    play.until('regeneration');
    ben.activates('Drudge Skeletons');
    for (
      let i = 0;
      i < 20 &&
      play.question?.ask === 'act' &&
      (play.game.state.chain.length > 0 || play.game.state.packets.length > 0);
      i += 1
    )
      play.pass();
    then('Drudge Skeletons').isIn('graveyard');
    then(ben).hasLife(17);
  });
});

describe('damage turned and prevented', () => {
  test('beta: a Bodyguard takes what is unblocked, not what tramples over', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Hill Giant', 'War Mammoth'] },
      ben: { inPlay: ['Veteran Bodyguard', 'Scryb Sprites'] },
    });
    ann.attacks('Hill Giant', 'War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    play.until('second main');
    then(ben).hasLife(18);
    then('Veteran Bodyguard').hasDamage(3);
  });

  test('beta: a Circle stops what tramples over, not what the blocker takes', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['War Mammoth'] },
      ben: { inPlay: ['Plains', 'Scryb Sprites', 'Circle of Protection: Green'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    ben.activates('Circle of Protection: Green', { choose: ['War Mammoth'] });
    play.allPass();
    play.until('second main');
    then('Scryb Sprites').isIn('graveyard');
    then(ben).hasLife(20);
  });

  test('fifth: damage turned to a player may be stopped by a Circle in the same step', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Jade Monolith', 'Circle of Protection: Red', ...lands(2), 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    play.until('damage prevention');
    ben.activates('Jade Monolith');
    ben.activates('Circle of Protection: Red');
    play.allPass();
    then('Grizzly Bears').isIn('play').hasDamage(0);
    then(ben).hasLife(20);
  });

  test('fifth: damage turned to a player may be reversed in the same step', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Reverse Damage'], inPlay: ['Jade Monolith', ...lands(4, 'Plains'), 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    play.until('damage prevention');
    ben.activates('Jade Monolith');
    ben.casts('Reverse Damage');
    play.allPass();
    then(ben).hasLife(23);
  });

  test('fifth: a creature with lethal damage is sacrificed in the step to pay for the Circle', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Earthquake'], inPlay: lands(3, 'Mountain') },
      ben: { inPlay: ["Ashnod's Altar", 'Circle of Protection: Red', 'Grizzly Bears'] },
    });
    ann.casts('Earthquake', { x: 2 });
    play.until('damage prevention');
    ben.taps("Ashnod's Altar");
    ben.activates('Circle of Protection: Red');
    play.allPass();
    then(ben).hasLife(20);
    then('Grizzly Bears').isIn('graveyard');
  });

  test('fifth: Drain Life gains only what was not prevented', () => {
    const { ann, ben } = given('fifth', {
      ann: { life: 10, hand: ['Drain Life'], inPlay: lands(6, 'Swamp') },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Craw Wurm'] },
    });
    ann.casts('Drain Life', { x: 4, target: 'Craw Wurm' });
    play.until('damage prevention');
    ben.casts('Healing Salve', { mode: 1 });
    play.allPass();
    then(ann).hasLife(11);
    then('Craw Wurm').hasDamage(1);
  });

  test('fifth: combat damage is of the colour that the attacker has then', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Purelace'], inPlay: ['Plains', 'Hill Giant'] },
      ben: { inPlay: ['Circle of Protection: Red', 'Circle of Protection: White', ...lands(2)] },
    });
    ann.attacks('Hill Giant');
    ann.casts('Purelace', { target: 'Hill Giant' });
    play.allPass();
    play.until('damage prevention');
    if (play.asked === 'ann') play.pass();
    expect(ben.mayActivate('Circle of Protection: White')).toBe(true);
    expect(ben.mayActivate('Circle of Protection: Red')).toBe(false);
  });
});
