// Black and green creatures of all sets whose text needs no word of its own, each doing what it says in a book of its years.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test.each([
  ['Doomed Necromancer', 'tenth', 'Swamp', 3, 2, 2, []],
  ['Hate Weaver', 'tenth', 'Swamp', 2, 2, 1, []],
  ['Hungry Mist', 'fifth', 'Forest', 4, 6, 2, []],
  ['Junún Efreet', 'fifth', 'Swamp', 3, 3, 3, ['flying']],
  ['Might Weaver', 'tenth', 'Forest', 2, 2, 1, []],
  ['Murk Dwellers', 'fifth', 'Swamp', 4, 2, 2, []],
  ['Quirion Dryad', 'm11', 'Forest', 2, 1, 1, []],
  ['Rootwalla', 'tenth', 'Forest', 3, 2, 2, []],
  ['Spineless Thug', 'tenth', 'Swamp', 2, 2, 2, []],
  ['Stromgald Cabal', 'fifth', 'Swamp', 3, 2, 2, []],
  ['Timber Wolves', 'beta', 'Forest', 1, 1, 1, ['banding']],
  ["Will-o'-the-Wisp", 'beta', 'Swamp', 1, 0, 1, ['flying']],
] as const)('%s: by the rules of %s, %s pays for it', (name, book, land, cost, power, toughness, words) => {
  const { ann } = given(book, { ann: { hand: [name], inPlay: lands(cost, land) }, ben: {} });
  ann.casts(name);
  play.allPass();
  then(name).is(power, toughness);
  for (const word of words) then(name).hasKeyword(word);
});

test.each([
  ['Junún Efreet', 'Swamp'],
  ['Hungry Mist', 'Forest'],
] as const)('%s: stays for two mana in the upkeep, and goes without', (name, land) => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const paid = given(book, { ann: { inPlay: [name, ...lands(2, land)] }, ben: {} }, { active: 'ben' });
    play.until('upkeep', 'ann');
    if (book === 'beta' || book === 'fifth') paid.ann.dealsWith(name);
    else play.allPass();
    paid.ann.chooses('yes');
    then(name).isIn('play');
    const poor = given(book, { ann: { inPlay: [name] }, ben: {} }, { active: 'ben' });
    play.until('upkeep', 'ann');
    if (book === 'beta' || book === 'fifth') poor.ann.dealsWith(name);
    else play.allPass();
    then(name).isIn('graveyard');
  }
});

test.each([
  ["Will-o'-the-Wisp", 'beta', 'Swamp', 1],
  ['Kjeldoran Dead', 'tenth', 'Swamp', 1],
] as const)('%s: regenerates', (name, book, land, cost) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: [name, ...lands(cost, land)] },
  });
  ann.casts('Lightning Bolt', { target: name });
  if (book === 'beta') play.until('regeneration');
  else ann.passes();
  ben.activates(name);
  play.allPass();
  then(name).isIn('play').isTapped();
});

test('Kjeldoran Dead: costs a creature, itself if there is no other', () => {
  const { ann } = given('fifth', { ann: { hand: ['Kjeldoran Dead'], inPlay: ['Swamp', 'Grizzly Bears'] }, ben: {} });
  ann.casts('Kjeldoran Dead');
  play.allPass();
  ann.chooses('Grizzly Bears');
  then('Kjeldoran Dead').isIn('play');
  then('Grizzly Bears').isIn('graveyard');
  const alone = given('fifth', { ann: { hand: ['Kjeldoran Dead'], inPlay: ['Swamp'] }, ben: {} });
  alone.ann.casts('Kjeldoran Dead');
  play.allPass();
  then('Kjeldoran Dead').isIn('graveyard');
});

test('Abomination: whom it fights dies at the end of combat, if green or white', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
    ben: { inPlay: ['Abomination', 'Abomination'] },
  });
  ann.attacks('Craw Wurm', 'Hill Giant');
  ben.blocks('Craw Wurm', 'Abomination');
  ben.blocks('Hill Giant', 'Abomination#2');
  play.until('second main');
  then('Craw Wurm').isIn('graveyard');
  then('Hill Giant').isIn('play');
});

test('An-Havva Constable: one tougher for each green creature of anybody, itself too', () => {
  given('fifth', { ann: { inPlay: ['An-Havva Constable'] }, ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] } });
  then('An-Havva Constable').is(2, 3);
});

test('Bog Rats: no Wall stops them', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Bog Rats'] },
    ben: { inPlay: ['Wall of Wood', 'Grizzly Bears'] },
  });
  ann.attacks('Bog Rats');
  while (play.question?.ask === 'act') play.pass();
  expect(ben.choices).toEqual(['Grizzly Bears']);
});

test('Chub Toad: bigger for a turn whether it blocks or is blocked, once however many there are', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Chub Toad'] },
    ben: { inPlay: ['Grizzly Bears', 'Savannah Lions'] },
  });
  ann.attacks('Chub Toad');
  ben.blocks('Chub Toad', 'Grizzly Bears', 'Savannah Lions');
  play.pass();
  then('Chub Toad').is(3, 3);
  const blocking = given('tenth', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Chub Toad'] } });
  blocking.ann.attacks('Hill Giant');
  blocking.ben.blocks('Hill Giant', 'Chub Toad');
  play.allPass();
  then('Chub Toad').is(3, 3);
});

test('Civic Wayfinder and Sylvan Scrying: a land to the hand, a basic one for the Elf', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Civic Wayfinder'], inPlay: lands(3, 'Forest'), library: ['Quicksand', 'Swamp', 'Hill Giant'] },
    ben: {},
  });
  ann.casts('Civic Wayfinder');
  play.allPass();
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  expect(ann.choices).toEqual(['Swamp']);
  ann.chooses('Swamp');
  then('Swamp').isIn('hand');
  const scry = given('tenth', {
    ann: { hand: ['Sylvan Scrying'], inPlay: lands(2, 'Forest'), library: ['Quicksand', 'Swamp', 'Hill Giant'] },
    ben: {},
  });
  scry.ann.casts('Sylvan Scrying');
  play.allPass();
  expect([...scry.ann.choices].sort()).toEqual(['Quicksand', 'Swamp']);
});

test('Cyclopean Mummy: is removed from the game when it dies', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Cyclopean Mummy'] },
    });
    ann.casts('Lightning Bolt', { target: 'Cyclopean Mummy' });
    play.until('discard');
    then('Cyclopean Mummy').isIn('removed');
  }
});

test('Doomed Necromancer: goes, and a creature of your graveyard comes', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Doomed Necromancer', 'Swamp'], graveyard: ['Craw Wurm', 'Forest'] },
    ben: { graveyard: ['Serra Angel'] },
  });
  ann.activates('Doomed Necromancer', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('play').isControlledBy(ann);
  then('Doomed Necromancer').isIn('graveyard');
});

test('El-Hajjâj: as much life as the damage, to players and to creatures', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['El-Hajjâj'] }, ben: {} });
  ann.attacks('El-Hajjâj');
  play.until('second main');
  then(ann).hasLife(21);
  const blocked = given('fifth', { ann: { inPlay: ['El-Hajjâj'] }, ben: { inPlay: ['Wall of Wood'] } });
  blocked.ann.attacks('El-Hajjâj');
  blocked.ben.blocks('El-Hajjâj', 'Wall of Wood');
  play.until('second main');
  then(blocked.ann).hasLife(21);
});

test('Evil Eye of Orms-by-Gore: attacks alone of all, and only Walls stop it', () => {
  for (const book of ['fifth', 'tenth'] as const) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Evil Eye of Orms-by-Gore', 'Grizzly Bears'] },
      ben: { inPlay: ['Wall of Wood', 'Hill Giant'] },
    });
    ann.attacks('Evil Eye of Orms-by-Gore');
    then('Grizzly Bears').hasKeyword("can't attack");
    while (play.question?.ask === 'act') play.pass();
    expect(ben.choices).toEqual(['Wall of Wood']);
  }
});

test('Femeref Archers: shoot what attacks and flies', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Serra Angel', 'Hill Giant'] },
    ben: { inPlay: ['Femeref Archers'] },
  });
  expect(ben.mayActivate('Femeref Archers')).toBe(false);
  ann.attacks('Serra Angel', 'Hill Giant');
  ann.passes();
  ben.activates('Femeref Archers', { target: 'Serra Angel' });
  play.allPass();
  then('Serra Angel').isIn('graveyard');
});

test('Festering Goblin: takes something with it', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Festering Goblin', 'Llanowar Elves'] },
  });
  ann.casts('Lightning Bolt', { target: 'Festering Goblin' });
  play.allPass();
  play.allPass();
  then('Llanowar Elves').isIn('graveyard');
});

test('Fungusaur: grows when it lives through damage, even its own side’s', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, { ann: { inPlay: ['Fungusaur', 'Prodigal Sorcerer'] }, ben: {} });
    ann.activates('Prodigal Sorcerer', { target: 'Fungusaur' });
    play.until('discard');
    then('Fungusaur').is(3, 3).hasCounters('+1/+1', 1);
  }
});

test.each([
  ['Hate Weaver', 'Hill Giant', 'Grizzly Bears'],
  ['Might Weaver', 'Hill Giant', 'Grizzly Bears'],
] as const)('%s: helps %s and not %s', (name, helped, other) => {
  const { ann } = given('tenth', { ann: { inPlay: [name, helped, 'Gray Ogre', other, 'Forest', 'Forest'] }, ben: {} });
  then(other).is(2, 2);
  ann.activates(name);
  expect(ann.choices).toEqual([helped, 'Gray Ogre']);
  ann.chooses(helped);
  play.allPass();
  if (name === 'Hate Weaver') then(helped).is(4, 3);
  else then(helped).hasKeyword('trample');
});

test('Highway Robber: two life from there to here', () => {
  const { ann, ben } = given('tenth', { ann: { hand: ['Highway Robber'], inPlay: lands(4, 'Swamp') }, ben: {} });
  ann.casts('Highway Robber');
  play.allPass();
  play.allPass();
  then(ann).hasLife(22);
  then(ben).hasLife(18);
});
