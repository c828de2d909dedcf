// White and red Auras and enchantments of the basic sets: what they give, to whom, and to whom not.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test.each([
  ['Armor of Faith', 'fifth', 'Plains', 1, 3, 3, 0, 1],
  ['Blessing', 'beta', 'Plains', 2, 2, 2, 1, 1],
  ['Holy Armor', 'beta', 'Plains', 1, 2, 4, 0, 1],
] as const)(
  '%s: the creature grows with each white mana, until the end of the turn',
  (name, book, land, cost, p, t, up, side) => {
    const { ann } = given(book, {
      ann: { hand: [name], inPlay: [...lands(cost + 2, land), 'Grizzly Bears'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts(name, { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(p, t);
    ann.activates(name);
    play.allPass();
    ann.activates(name);
    play.allPass();
    then('Grizzly Bears').is(p + 2 * up, t + 2 * side);
    then('Hill Giant').is(3, 3);
    refused('not enough mana', () => ann.activates(name));
    play.until('upkeep', 'ben');
    then('Grizzly Bears').is(p, t);
  },
);

test('The Brute: one stronger, and three red mana regenerate the creature', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [...lands(3, 'Mountain'), { card: 'Grizzly Bears', with: ['The Brute'] }] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  then('Grizzly Bears').is(3, 2);
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ben.passes();
  ann.activates('The Brute');
  play.allPass();
  then('Grizzly Bears').isIn('play').isTapped();
});

test.each([
  ['Lance', 'beta', 'Plains', 'first strike'],
  ['Burrowing', 'beta', 'Mountain', 'mountainwalk'],
  ['Eternal Warrior', 'fifth', 'Mountain', 'vigilance'],
] as const)('%s: for one mana the creature has %s', (name, book, land, word) => {
  const { ann } = given(book, {
    ann: { hand: [name], inPlay: [land, 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts(name, { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').hasKeyword(word);
  then('Hill Giant').lacksKeyword(word);
});

test.each([
  ['Black Ward', 'Terror', 'Swamp', 2, 'Blessing', 'Plains'],
  ['Green Ward', 'Giant Growth', 'Forest', 1, 'Blessing', 'Plains'],
  ['Red Ward', 'Firebreathing', 'Mountain', 1, 'Blessing', 'Plains'],
  ['White Ward', 'Swords to Plowshares', 'Plains', 1, 'Firebreathing', 'Mountain'],
] as const)(
  '%s: spells of its colour cannot be aimed at the creature, others can',
  (name, bad, land, cost, good, other) => {
    const { ann } = given('beta', {
      ann: { hand: [bad, good], inPlay: [...lands(cost, land), other, other] },
      ben: { inPlay: [{ card: 'Hill Giant', with: [name] }] },
    });
    expect(ann.mayCast(bad)).toBe(false);
    expect(ann.mayCast(good)).toBe(true);
  },
);

test('White Ward: it stays on the creature, white as it is; another white Aura does not', () => {
  const { ann } = given('beta', {
    ann: { hand: ['White Ward'], inPlay: ['Plains', { card: 'Hill Giant', with: ['Holy Strength'] }] },
    ben: {},
  });
  ann.casts('White Ward', { target: 'Hill Giant' });
  play.allPass();
  then('White Ward').isAttachedTo('Hill Giant');
  then('Holy Strength').isIn('graveyard');
  then('Hill Giant').is(3, 3);
});

test('Castle: your untapped creatures are harder, tapped ones and those of others are not', () => {
  const { ann } = given('beta', {
    ann: { inPlay: ['Castle', 'Grizzly Bears', { card: 'Hill Giant', tapped: true }] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  then('Grizzly Bears').is(2, 4);
  then('Hill Giant').is(3, 3);
  then('Gray Ogre').is(2, 2);
  ann.attacks('Grizzly Bears');
  then('Grizzly Bears').is(2, 2);
});

test.each([
  ['beta', 4],
  ['fifth', 6],
  ['tenth', 6],
] as const)('Castle: who attacks without tapping keeps the bonus, but not in 1993: %s', (book, toughness) => {
  const { ann } = given(book, { ann: { inPlay: ['Castle', 'Serra Angel'] }, ben: {} });
  then('Serra Angel').is(4, 6);
  ann.attacks('Serra Angel');
  then('Serra Angel').isUntapped().is(4, toughness);
});

test('Fortified Area: Walls you have are stronger and band', () => {
  given('fifth', {
    ann: { inPlay: ['Fortified Area', 'Wall of Stone', 'Grizzly Bears'] },
    ben: { inPlay: ['Wall of Swords'] },
  });
  then('Wall of Stone').is(1, 8).hasKeyword('banding');
  then('Grizzly Bears').is(2, 2).lacksKeyword('banding');
  then('Wall of Swords').is(3, 5).lacksKeyword('banding');
});

test('Arcane Teachings: the creature is bigger and shoots', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Arcane Teachings'] }] },
    ben: {},
  });
  then('Grizzly Bears').is(4, 4);
  ann.activates('Grizzly Bears', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
  then('Grizzly Bears').isTapped();
});

test('Conquer: the land is yours, and goes back when the Aura does', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Conquer'], inPlay: lands(5, 'Mountain') },
    ben: { hand: ['Disenchant'], inPlay: ['Forest', 'Plains', 'Plains'] },
  });
  ann.casts('Conquer', { target: 'Forest' });
  play.allPass();
  then('Forest').isControlledBy(ann);
  ann.passes();
  ben.casts('Disenchant', { target: 'Conquer' });
  play.allPass();
  then('Forest').isControlledBy(ben);
});

test.each([
  ['Circle of Protection: Green', 'Grizzly Bears', 'Gray Ogre', '{1}', ['Forest']],
  ['Circle of Protection: White', 'Savannah Lions', 'Grizzly Bears', '{1}', ['Forest']],
  ['Greater Realm of Preservation', 'Gray Ogre', 'Grizzly Bears', '{1}{W}', ['Forest', 'Plains']],
] as const)('%s: for mana the damage of one such source is prevented', (name, hurts, stays, _cost, mana) => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [hurts, stays] },
    ben: { inPlay: [name, ...mana] },
  });
  ann.attacks(hurts, stays);
  play.until('blockers');
  ann.passes();
  ben.activates(name);
  play.allPass();
  if (name === 'Circle of Protection: White') ben.chooses(hurts);
  play.until('second main');
  then(ben).hasLife(18);
});

test("Arenson's Aura: an enchantment for an enchantment, or blue mana against one on its way", () => {
  const { ann } = given('fifth', {
    ann: { hand: [], inPlay: ["Arenson's Aura", 'Castle', 'Plains'] },
    ben: { inPlay: ['Crusade'] },
  });
  ann.activates("Arenson's Aura", { target: 'Crusade', choose: ['Castle'] });
  play.allPass();
  then('Crusade').isIn('graveyard');
  then('Castle').isIn('graveyard');
  then("Arenson's Aura").isIn('play');
});

test("Arenson's Aura: the spell is countered, and only one of an enchantment", () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Crusade', 'Pearled Unicorn'], inPlay: lands(5, 'Plains') },
    ben: { inPlay: ["Arenson's Aura", ...lands(5, 'Island')] },
  });
  ann.casts('Pearled Unicorn');
  expect(ben.mayActivate("Arenson's Aura", 1)).toBe(false);
  play.allPass();
  ann.casts('Crusade');
  ben.activates("Arenson's Aura", { ability: 1, target: 'Crusade' });
  play.allPass();
  then('Crusade').isIn('graveyard');
});

test('Goblin Warrens: two Goblins become three', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Goblin Warrens', "Mons's Goblin Raiders", 'Goblin Hero', ...lands(3, 'Mountain')] },
    ben: {},
  });
  ann.activates('Goblin Warrens');
  play.allPass();
  then('Goblin Hero').isIn('graveyard');
  then("Mons's Goblin Raiders").isIn('graveyard');
  then('Goblin#3').is(1, 1).isColor('red');
});

test('Dragon Roost: a flying Dragon for seven mana', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Dragon Roost', ...lands(7, 'Mountain')] }, ben: {} });
  ann.activates('Dragon Roost');
  play.allPass();
  then('Dragon').is(5, 5).hasKeyword('flying').isColor('red');
});

test('Seismic Assault: a land card of the hand is two damage, another card is not', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Forest', 'Grizzly Bears'], inPlay: ['Seismic Assault'] },
    ben: {},
  });
  ann.activates('Seismic Assault', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
  then('Forest').isIn('graveyard');
  expect(ann.mayActivate('Seismic Assault')).toBe(false);
});
