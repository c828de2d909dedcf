// Tenth Edition, "Five Colors of Mana" and the glossary on colors, basic land types and mana costs.

import { expect } from 'vitest';
import { target } from '../../../src/language/amount.ts';
import { change } from '../../../src/language/build.ts';
import { card, creature, instant, land } from '../../../src/language/card.ts';
import { BASIC_LAND_TYPES, COLORS, totalCost, writeMana } from '../../../src/language/mana.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { abilitiesOf, definition, lineOf } from './support.ts';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const goblinWarrior = card('Goblin Brute', { cost: '{1}{R}', type: creature('Goblin', 'Warrior'), size: [2, 2] });
const turnsBlue = card('Turn Blue', {
  cost: '{U}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'color', colors: ['blue'] }])],
});

rule(
  ['T-009', 'T-066', 'T-280', 'T-281', 'T-112'],
  'five basic lands, one for each color: each has the supertype basic, its own name as land type, and taps for its color',
  () => {
    expect(COLORS).toEqual(['white', 'blue', 'black', 'red', 'green']);
    expect(BASIC_LAND_TYPES).toEqual(BASICS);
    BASICS.forEach((name, index) => {
      expect(lineOf(name)).toBe(`Basic Land — ${name}`);
      const { ann } = given('tenth', { ann: { inPlay: [name] }, ben: {} });
      ann.taps(name);
      then(ann).hasMana('WUBRG'[index] as string);
      then(name).isTapped();
    });
  },
);

rule(['T-010', 'T-023', 'T-024', 'T-110'], 'a red spell has {R} in its cost, and a Mountain gives it', () => {
  expect(writeMana(definition('Lightning Bolt').cost as NonNullable<ReturnType<typeof definition>['cost']>)).toBe(
    '{R}',
  );
  const { ann, ben } = given('tenth', { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: {} });
  ann.taps('Mountain');
  then(ann).hasMana('R');
  ann.casts('Lightning Bolt', { target: ben });
  then(ann).hasMana('');
  play.allPass();
  then(ben).hasLife(17);
  const other = given('tenth', { ann: { hand: ['Lightning Bolt'], inPlay: ['Forest', 'Island'] }, ben: {} });
  refused('not enough mana', () => other.ann.casts('Lightning Bolt', { target: 'ben' }));
});

example(['T-025', 'T-111'], '{2}{R} is two mana of any kind and one red', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Prodigal Pyromancer'], inPlay: ['Forest', 'Island', 'Mountain'] },
    ben: {},
  });
  ann.casts('Prodigal Pyromancer');
  play.allPass();
  then('Prodigal Pyromancer').isIn('play');
  const without = given('tenth', {
    ann: { hand: ['Prodigal Pyromancer'], inPlay: ['Forest', 'Island', 'Swamp'] },
    ben: {},
  });
  refused('not enough mana', () => without.ann.casts('Prodigal Pyromancer'));
});

rule(['T-268', 'T-048', 'T-298', 'T-295'], 'colors come from the mana cost; artifacts and lands have none', () => {
  given('tenth', {
    ann: {
      inPlay: [
        'White Knight',
        'Thieving Magpie',
        'Scathe Zombies',
        'Furnace Whelp',
        'Craw Wurm',
        'Fountain of Youth',
        'Juggernaut',
        'Forest',
        'Adarkar Wastes',
      ],
    },
    ben: {},
  });
  then('White Knight').isColor('white');
  then('Thieving Magpie').isColor('blue');
  then('Scathe Zombies').isColor('black');
  then('Furnace Whelp').isColor('red');
  then('Craw Wurm').isColor('green');
  for (const name of ['Fountain of Youth', 'Juggernaut', 'Forest', 'Adarkar Wastes']) then(name).isColor();
});

example('T-297', 'generic mana and {U}: the card is blue', () => {
  expect(definition('Aven Fisher').cost).toMatchObject({ generic: 3, colored: [0, 1, 0, 0, 0] });
  given('tenth', { ann: { inPlay: ['Aven Fisher'] }, ben: {} });
  then('Aven Fisher').isColor('blue');
});

example('T-389', 'generic mana and {B} and {R}: the card is black and red', () => {
  const both = card('Ember Shade', { cost: '{2}{B}{R}', type: creature('Shade'), size: [2, 2] });
  const { ann } = given(
    'tenth',
    {
      ann: { hand: ['Ember Shade', 'Terror'], inPlay: ['Swamp', 'Mountain', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      ben: {},
    },
    { cards: [both] },
  );
  ann.casts('Ember Shade');
  play.allPass();
  then('Ember Shade').isColor('black', 'red');
  expect(ann.mayCast('Terror'), 'it counts as black, so Terror has no target').toBe(false);
});

rule('T-299', 'a new color replaces the old ones', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Thoughtlace', 'Blue Elemental Blast'], inPlay: ['Island', 'Island'] },
    ben: { inPlay: ['Furnace Whelp'] },
  });
  expect(ann.mayCast('Blue Elemental Blast')).toBe(true);
  ann.casts('Thoughtlace', { target: 'Furnace Whelp' });
  play.allPass();
  then('Furnace Whelp').isColor('blue');
  expect(ann.mayCast('Blue Elemental Blast'), 'it is no longer red').toBe(false);
});

example(
  'T-300',
  '"Target creature becomes blue until end of turn": blue and not red, and red again after the cleanup',
  () => {
    const { ann } = given(
      'tenth',
      { ann: { hand: ['Turn Blue'], inPlay: ['Island', 'Goblin Brute'] }, ben: {} },
      { cards: [turnsBlue, goblinWarrior] },
    );
    then('Goblin Brute').isColor('red');
    ann.casts('Turn Blue', { target: 'Goblin Brute' });
    play.allPass();
    then('Goblin Brute').isColor('blue');
    play.until('end');
    then('Goblin Brute').isColor('blue');
    play.until('upkeep', 'ben');
    then('Goblin Brute').isColor('red');
  },
);

rule('T-296', 'a color that must be chosen is one of the five: colorless cannot be chosen', () => {
  const { ann } = given('tenth', { ann: { hand: ['Sleight of Mind'], inPlay: ['Island', 'White Knight'] }, ben: {} });
  ann.casts('Sleight of Mind', { target: 'White Knight' });
  play.pass();
  play.pass();
  expect(play.question?.ask).toBe('option');
  expect(ann.choices).toEqual(['white', 'blue', 'black', 'red', 'green']);
});

example('T-319', 'converted mana cost: {3}{U}{U} is 5, {R}{R} is 2', () => {
  const paid = card('Twin Flame', { cost: '{R}{R}', type: instant, effects: [] });
  const { ann, ben } = given(
    'tenth',
    {
      ann: {
        hand: ['Evacuation', 'Twin Flame'],
        inPlay: ['Island', 'Island', 'Island', 'Island', 'Island', 'Mountain', 'Mountain'],
      },
      ben: {
        hand: ['Spell Blast', 'Spell Blast'],
        inPlay: ['Island', 'Island', 'Island', 'Island', 'Island', 'Island', 'Island', 'Island', 'Island'],
      },
    },
    { cards: [paid] },
  );
  expect(totalCost(definition('Evacuation').cost as never)).toBe(5);
  ann.casts('Evacuation');
  ann.casts('Twin Flame');
  ann.passes();
  ben.casts('Spell Blast', { x: 5, target: 'Evacuation' });
  then('Evacuation').isIn('chain');
  ben.casts('Spell Blast', { x: 2, target: 'Twin Flame' });
  play.allPass();
  then('Evacuation').isIn('graveyard');
  then('Twin Flame').isIn('graveyard');
  expect(play.game.state.players[0]?.graveyard.length).toBe(2);
});

rule(
  ['T-282', 'T-283'],
  'a nonbasic land with a basic land type taps for that mana though its text does not say so',
  () => {
    const grove = card('Old Grove', { type: land('Forest', 'Plains') });
    const { ann } = given(
      'tenth',
      { ann: { inPlay: ['Old Grove'] }, ben: { inPlay: ['Rushwood Dryad'] } },
      { cards: [grove] },
    );
    expect(abilitiesOf('Old Grove')).toBe(2);
    ann.taps('Old Grove', 1);
    then(ann).hasMana('W');
  },
);

example('T-284', 'every Forest has "{T}: Add {G}", a basic one and a nonbasic one', () => {
  const grove = card('Old Grove', { type: land('Forest') });
  const { ann } = given('tenth', { ann: { inPlay: ['Forest', 'Old Grove'] }, ben: {} }, { cards: [grove] });
  ann.taps('Forest');
  ann.taps('Old Grove');
  then(ann).hasMana('GG');
});
