// Fifth, "Resolving Existing Effects": what is already there applies in the order in which it occurred.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);

/** A way to say "the player's next main phase" that gets past full hands: nobody draws more than a few cards here. */
const nextMain = (who: string): void => play.until('main', who);

rule('F-563', 'continuous effects count before a fast effect is resolved: the Bolt meets a 3/5 Minotaur', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Disenchant'], inPlay: ['Mountain', 'Plains', 'Plains'] },
    ben: { inPlay: [{ card: 'Hurloon Minotaur', with: ['Holy Strength'] }] },
  });
  ann.casts('Lightning Bolt', { target: 'Hurloon Minotaur' });
  play.allPass();
  then('Hurloon Minotaur').isIn('play').is(3, 5).hasDamage(3);
  ann.casts('Disenchant', { target: 'Holy Strength' });
  play.allPass();
  // With the enchantment gone the damage is lethal for a 2/3.
  then('Hurloon Minotaur').isIn('graveyard');
  then(ben).hasLife(20);
});

rule('F-563', 'an effect resolved earlier in the same batch is an existing effect for the next one', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Goblin King'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ["Mons's Goblin Raiders", 'Mountain'] },
  });
  then("Mons's Goblin Raiders").is(2, 2);
  ann.casts('Lightning Bolt', { target: ben });
  ben.casts('Lightning Bolt', { target: 'Goblin King' });
  play.allPass();
  then('Goblin King').isIn('graveyard');
  then("Mons's Goblin Raiders").is(1, 1).lacksKeyword('mountainwalk');
});

example(
  ['F-564', 'F-565', 'F-566'],
  'island, mountain, island: three enchantments on one land, the last one counts',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Phantasmal Terrain', 'Phantasmal Terrain'], inPlay: lands('Island', 2) },
      ben: { hand: ['Phantasmal Terrain'], inPlay: ['Forest', ...lands('Island', 2)] },
    });
    ann.casts('Phantasmal Terrain', { target: 'Forest', choose: ['Island'] });
    play.allPass();
    then('Forest').hasSubtypes('Island');
    nextMain('ben');
    ben.casts('Phantasmal Terrain', { target: 'Forest', choose: ['Mountain'] });
    play.allPass();
    then('Forest').hasSubtypes('Mountain');
    nextMain('ann');
    ann.casts('Phantasmal Terrain', { target: 'Forest', choose: ['Island'] });
    play.allPass();
    then('Forest').hasSubtypes('Island');
    for (const name of ['Phantasmal Terrain#1', 'Phantasmal Terrain#2', 'Phantasmal Terrain#3'])
      then(name).isAttachedTo('Forest');
    nextMain('ben');
    ben.taps('Forest');
    then(ben).hasMana('U');
  },
);

rule('F-566', 'an overridden enchantment works again when the later one goes', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Disenchant'],
      inPlay: [
        {
          card: 'Forest',
          with: [
            { card: 'Phantasmal Terrain', chosen: 'Island' },
            { card: 'Phantasmal Terrain', chosen: 'Mountain' },
          ],
        },
        'Plains',
        'Plains',
      ],
    },
    ben: {},
  });
  then('Forest').hasSubtypes('Mountain');
  ann.casts('Disenchant', { target: 'Phantasmal Terrain#2' });
  play.allPass();
  then('Forest').hasSubtypes('Island');
});

const terrainAndConversion = (hand: readonly string[]) =>
  given('fifth', { ann: { hand, inPlay: [...lands('Plains', 6), 'Island', 'Island', 'Island'] }, ben: {} });

const castTerrain = (ann: ReturnType<typeof terrainAndConversion>['ann']): void => {
  ann.casts('Phantasmal Terrain', { target: 'Island#1', choose: ['Mountain'] });
  play.allPass();
};

example(['F-570', 'F-567', 'F-568', 'F-569'], 'Phantasmal Terrain, then Conversion: the land is a plains', () => {
  const { ann } = terrainAndConversion(['Phantasmal Terrain', 'Conversion']);
  castTerrain(ann);
  then('Island#1').hasSubtypes('Mountain');
  ann.casts('Conversion');
  play.allPass();
  then('Island#1').hasSubtypes('Plains');
});

example(['F-571', 'F-567'], 'Conversion, then Phantasmal Terrain: the land stays a mountain', () => {
  const { ann } = terrainAndConversion(['Conversion', 'Phantasmal Terrain']);
  ann.casts('Conversion');
  play.allPass();
  castTerrain(ann);
  then('Island#1').hasSubtypes('Mountain');
});

example(
  'F-572',
  'a mountain put into play after Conversion is a plains at once; only a later effect makes it a mountain',
  () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Mountain', 'Phantasmal Terrain'], inPlay: ['Conversion', 'Island', 'Island'] },
      ben: {},
    });
    ann.plays('Mountain');
    then('Mountain').isIn('play').hasSubtypes('Plains');
    expect(ann.mayCast('Phantasmal Terrain')).toBe(true);
    ann.casts('Phantasmal Terrain', { target: 'Mountain', choose: ['Mountain'] });
    play.allPass();
    then('Mountain').hasSubtypes('Mountain');
    ann.taps('Mountain');
    then(ann).hasMana('R');
  },
);
