// Fifth, "Protection": blocks, damage, targets and enchantments of a colour.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(
  ['F-486', 'F-487'],
  'a creature with protection from a colour cannot be blocked by creatures of that colour',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['White Knight', { card: 'Gray Ogre', with: ['Blue Ward'] }] },
      ben: { inPlay: ['Scathe Zombies', 'Merfolk of the Pearl Trident', 'Hill Giant'] },
    });
    ann.attacks('White Knight', 'Gray Ogre');
    play.until('declare block');
    refused('protection', () => ben.blocks('White Knight', 'Scathe Zombies'));
    refused('protection', () => ben.blocks('Gray Ogre', 'Merfolk of the Pearl Trident'));
    ben.blocks('White Knight', 'Merfolk of the Pearl Trident');
    ben.blocks('Gray Ogre', 'Scathe Zombies');
    then('White Knight').isBlocked();
    then('Gray Ogre').isBlocked();
  },
);

rule('F-488', 'damage from a source of the colour is reduced to 0, also from an attacker that it blocks', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Bog Wraith'] }, ben: { inPlay: ['White Knight'] } });
  ann.attacks('Bog Wraith');
  ben.blocks('Bog Wraith', 'White Knight');
  play.until('second main');
  // The Wraith survives the Knight's first strike and strikes back with 3: nothing comes of it.
  then('Bog Wraith').isIn('play').hasDamage(2);
  then('White Knight').isIn('play').hasDamage(0);
});

rule(['F-489', 'F-491'], 'spells, effects and enchantments of the colour cannot be aimed at it', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Terror', 'Unholy Strength', 'Holy Strength', 'Giant Growth'],
      inPlay: ['Swamp', 'Swamp', 'Plains', 'Forest'],
    },
    ben: { inPlay: ['White Knight'] },
  });
  refused('no target', () => ann.casts('Terror', { target: 'White Knight' }));
  refused('no target', () => ann.casts('Unholy Strength', { target: 'White Knight' }));
  ann.casts('Holy Strength', { target: 'White Knight' });
  play.allPass();
  ann.casts('Giant Growth', { target: 'White Knight' });
  play.allPass();
  then('White Knight').is(6, 7);
  then(ben).hasLife(20);
});

rule(
  'F-489',
  'effects of permanents have the colour of the permanent: a black Sorceress cannot aim at it, a blue one can',
  () => {
    const { ann } = given('fifth', {
      ann: { inPlay: ['Sorceress Queen', 'Prodigal Sorcerer'] },
      ben: { inPlay: ['White Knight'] },
    });
    ann.activates('Sorceress Queen', { target: 'Prodigal Sorcerer' });
    play.allPass();
    then('Prodigal Sorcerer').is(0, 2);
    ann.activates('Prodigal Sorcerer', { target: 'White Knight' });
    play.allPass();
    then('White Knight').hasDamage(1);
  },
);

rule('F-492', 'enchantments of the colour that are on it go when it gets the protection', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Blue Ward'], inPlay: [{ card: 'Grizzly Bears', with: ['Flight', 'Holy Strength'] }, 'Plains'] },
    ben: {},
  });
  ann.casts('Blue Ward', { target: 'Grizzly Bears' });
  play.allPass();
  then('Flight').isIn('graveyard');
  then('Holy Strength').isIn('play');
  then('Grizzly Bears').lacksKeyword('flying').is(3, 4);
});

example(['F-493', 'F-490'], 'Pestilence reaches White Knights, but its damage is reduced to 0', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Pestilence', 'Swamp', 'Scryb Sprites'] },
    ben: { inPlay: ['White Knight', 'White Knight', 'Grizzly Bears'] },
  });
  ann.activates('Pestilence');
  play.allPass();
  then('White Knight#1').isIn('play').hasDamage(0);
  then('White Knight#2').isIn('play').hasDamage(0);
  then('Grizzly Bears').hasDamage(1);
  then('Scryb Sprites').isIn('graveyard');
  then(ben).hasLife(19);
});

example(['F-494', 'F-495', 'F-496', 'F-490'], 'Wrath of God buries Black Knights with all the others', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Wrath of God'], inPlay: ['Plains', 'Plains', 'Plains', 'Plains', 'Drudge Skeletons', 'Swamp'] },
    ben: { inPlay: ['Black Knight', 'Black Knight'] },
  });
  ann.casts('Wrath of God');
  play.allPass();
  then('Black Knight#1').isIn('graveyard');
  then('Black Knight#2').isIn('graveyard');
  then('Drudge Skeletons').isIn('graveyard');
  expect(play.game.state.inPlay.length).toBe(5);
});

example(
  ['F-498', 'F-497'],
  'in a band, White Knight and Black Knight meet, and the damage can be put where it is nothing',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['White Knight', 'Benalish Hero'] },
      ben: { inPlay: ['Black Knight'] },
    });
    ann.bands('White Knight', 'Benalish Hero');
    ann.attacks('White Knight', 'Benalish Hero');
    play.until('declare block');
    ben.blocks('Benalish Hero', 'Black Knight');
    then('White Knight').isBlocked();
    ann.assigns({ 'White Knight': 2 });
    play.until('second main');
    then('White Knight').isIn('play').hasDamage(0);
    then('Benalish Hero').isIn('play').hasDamage(0);
    // Both attackers are white, and so is the damage they would deal to the Black Knight.
    then('Black Knight').isIn('play').hasDamage(0);
  },
);

rule('F-487', 'alone, the White Knight cannot be blocked by the Black Knight', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['White Knight', 'Gray Ogre'] },
    ben: { inPlay: ['Black Knight'] },
  });
  ann.attacks('White Knight', 'Gray Ogre');
  play.until('declare block');
  refused('protection', () => ben.blocks('White Knight', 'Black Knight'));
});
