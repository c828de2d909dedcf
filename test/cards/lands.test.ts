// Lands of the basic sets, each doing what it says.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

test.each([
  ['Badlands', 'Swamp', 'Mountain'],
  ['Bayou', 'Swamp', 'Forest'],
  ['Plateau', 'Mountain', 'Plains'],
  ['Savannah', 'Forest', 'Plains'],
  ['Scrubland', 'Plains', 'Swamp'],
  ['Taiga', 'Mountain', 'Forest'],
  ['Tropical Island', 'Forest', 'Island'],
  ['Tundra', 'Plains', 'Island'],
  ['Underground Sea', 'Island', 'Swamp'],
  ['Volcanic Island', 'Island', 'Mountain'],
] as const)('%s: %s and %s in one, and taps for either', (name, first, second) => {
  const mana = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };
  for (const [type, index] of [[first, 0] as const, [second, 1] as const]) {
    const { ann } = given('beta', { ann: { hand: [name] }, ben: {} });
    ann.plays(name);
    then(name).hasSubtypes(first, second);
    ann.taps(name, index);
    then(ann).hasMana(mana[type]);
  }
});

test.each([
  ['Brushland', 'G', 'W', 'fifth'],
  ['Karplusan Forest', 'R', 'G', 'fifth'],
  ['Sulfurous Springs', 'B', 'R', 'fifth'],
  ['Underground River', 'U', 'B', 'fifth'],
  ['Battlefield Forge', 'R', 'W', 'tenth'],
  ['Caves of Koilos', 'W', 'B', 'tenth'],
  ['Llanowar Wastes', 'B', 'G', 'tenth'],
  ['Shivan Reef', 'U', 'R', 'tenth'],
  ['Yavimaya Coast', 'G', 'U', 'tenth'],
] as const)('%s: colorless mana for nothing, %s or %s for a damage', (name, first, second, book) => {
  const free = given(book, { ann: { inPlay: [name] }, ben: {} });
  free.ann.taps(name);
  then(free.ann).hasMana('C').hasLife(20);
  for (const kind of [first, second]) {
    const { ann } = given(book, { ann: { inPlay: [name] }, ben: {} });
    ann.taps(name, 1);
    ann.chooses(kind);
    then(ann).hasMana(kind);
    if (book === 'fifth') play.allPass(); // damage waits for its prevention there
    then(ann).hasLife(19);
  }
});

test.each([
  ['Dragonskull Summit', 'Swamp', 'Mountain', 'Plains', 'R'],
  ['Drowned Catacomb', 'Island', 'Swamp', 'Forest', 'B'],
  ['Glacial Fortress', 'Plains', 'Island', 'Swamp', 'U'],
  ['Rootbound Crag', 'Mountain', 'Forest', 'Island', 'G'],
  ['Sunpetal Grove', 'Forest', 'Plains', 'Mountain', 'W'],
] as const)('%s: untapped beside %s or %s, tapped beside %s', (name, first, second, other, kind) => {
  for (const land of [first, second]) {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: [land] }, ben: {} });
    ann.plays(name);
    then(name).isUntapped();
    ann.taps(name);
    ann.chooses(kind);
    then(ann).hasMana(kind);
  }
  const { ann } = given('m11', { ann: { hand: [name], inPlay: [other] }, ben: { inPlay: [first] } });
  ann.plays(name);
  then(name).isTapped();
});

test('Strip Mine: a mana, or a land of anybody', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Strip Mine'] }, ben: { inPlay: ['Mountain'] } });
  ann.activates('Strip Mine', { target: 'Mountain' });
  play.allPass();
  then('Mountain').isIn('graveyard');
  then('Strip Mine').isIn('graveyard');
});

test('Gargoyle Castle: for five, a Gargoyle that flies', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Gargoyle Castle', ...Array.from({ length: 5 }, () => 'Forest')] },
    ben: {},
  });
  ann.activates('Gargoyle Castle');
  play.allPass();
  then('Gargoyle').is(3, 4).hasKeyword('flying').isA('artifact').isA('creature');
  then('Gargoyle Castle').isIn('graveyard');
});

test('Mystifying Maze: an attacker is gone until the end of the turn', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Mystifying Maze', ...Array.from({ length: 4 }, () => 'Forest')] },
  });
  expect(ben.mayActivate('Mystifying Maze')).toBe(false);
  ann.attacks('Hill Giant');
  ann.passes();
  ben.activates('Mystifying Maze', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('removed');
  play.until('main', 'ben');
  then('Hill Giant').isIn('play').isTapped().isControlledBy(ann);
  then(ben).hasLife(20);
});

test('Terramorphic Expanse: a basic land, tapped', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Terramorphic Expanse'], library: ['Island', 'Hill Giant', 'Mountain'] },
    ben: {},
  });
  ann.activates('Terramorphic Expanse');
  then('Terramorphic Expanse').isIn('graveyard');
  while (play.question?.ask === 'act') play.pass();
  expect([...ann.choices].sort()).toEqual(['Island', 'Mountain']);
  ann.chooses('Island');
  then('Island').isIn('play').isTapped();
});
