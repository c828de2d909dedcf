// Creatures of the basic sets for starter decks whose text does something, each doing it.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test.each([
  ['Mesa Falcon', 'fifth', 'Plains', 2, 1, 2],
  ['Sea Spirit', 'fifth', 'Island', 1, 3, 3],
  ['Flame Spirit', 'fifth', 'Mountain', 1, 3, 3],
  ['Granite Gargoyle', 'beta', 'Mountain', 1, 2, 3],
  ['Carrion Ants', 'fifth', 'Swamp', 1, 1, 2],
  ['Killer Bees', 'fifth', 'Forest', 1, 1, 2],
  ['Dragon Engine', 'fifth', 'Forest', 2, 2, 3],
] as const)(
  '%s: by the rules of %s, %s mana makes it bigger for a turn',
  (name, book, land, cost, power, toughness) => {
    const { ann } = given(book, { ann: { inPlay: [name, ...lands(cost, land)] }, ben: {} });
    ann.activates(name);
    play.allPass();
    then(name).is(power, toughness);
  },
);

test.each([
  ['Ghost Ship', 'fifth', 'Island', 3],
  ['Sedge Troll', 'tenth', 'Swamp', 1],
  ['Clay Statue', 'fifth', 'Forest', 2],
] as const)('%s: by the rules of %s, regenerates', (name, book, land, cost) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Fireball'], inPlay: lands(7, 'Mountain') },
    ben: { inPlay: [name, ...lands(cost, land)] },
  });
  ann.casts('Fireball', { x: 5, target: name });
  if (book === 'fifth') play.until('regeneration');
  else ann.passes();
  ben.activates(name);
  play.allPass();
  then(name).isIn('play').isTapped();
});

test('Sedge Troll: bigger only while you have a Swamp', () => {
  given('beta', { ann: { inPlay: ['Sedge Troll', 'Swamp'] }, ben: {} });
  then('Sedge Troll').is(3, 3);
  given('beta', { ann: { inPlay: ['Sedge Troll'] }, ben: { inPlay: ['Swamp'] } });
  then('Sedge Troll').is(2, 2);
});

test.each([
  ['Abbey Gargoyles', 'Lightning Bolt', 'Mountain', 1],
  ['Repentant Blacksmith', 'Lightning Bolt', 'Mountain', 1],
  ['Death Speakers', 'Terror', 'Swamp', 2],
] as const)('%s: is protected from %s', (name, spell, land, cost) => {
  const { ann } = given('fifth', {
    ann: { hand: [spell], inPlay: lands(cost, land) },
    ben: { inPlay: [name, 'Grizzly Bears', 'Hill Giant'] },
  });
  refused('illegal target', () => ann.casts(spell, { target: name }));
});

test.each([
  ['Lord of Atlantis', 'beta', 'Merfolk of the Pearl Trident', 2, 2, 'islandwalk'],
  ['Field Marshal', 'tenth', 'Elite Vanguard', 3, 2, 'first strike'],
  ['Elvish Champion', 'tenth', 'Llanowar Elves', 2, 2, 'forestwalk'],
] as const)(
  '%s: helps others of its kind, not itself and no strangers',
  (name, book, helped, power, toughness, word) => {
    given(book, { ann: { inPlay: [name, 'Grizzly Bears'] }, ben: { inPlay: [helped] } });
    then(helped).is(power, toughness).hasKeyword(word);
    then(name).is(2, 2).lacksKeyword(word);
    then('Grizzly Bears').is(2, 2).lacksKeyword(word);
  },
);

test('Northern Paladin: destroys a black permanent, and no other', () => {
  const { ann } = given('beta', {
    ann: { inPlay: ['Northern Paladin', 'Plains', 'Plains'] },
    ben: { inPlay: ['Scathe Zombies', 'Frozen Shade', 'Grizzly Bears'] },
  });
  ann.activates('Northern Paladin', { target: 'Scathe Zombies' });
  play.allPass();
  then('Scathe Zombies').isIn('graveyard');
  const other = given('beta', {
    ann: { inPlay: ['Northern Paladin', 'Plains', 'Plains'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  expect(other.ann.mayActivate('Northern Paladin')).toBe(false);
});

test('Loxodon Mystic: taps a creature', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Loxodon Mystic', 'Plains'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.activates('Loxodon Mystic', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isTapped();
});

test('Angel of Mercy: three life as it comes', () => {
  const { ann } = given('tenth', { ann: { hand: ['Angel of Mercy'], inPlay: lands(5, 'Plains') }, ben: {} });
  ann.casts('Angel of Mercy');
  play.allPass();
  play.allPass();
  then(ann).hasLife(23);
});

test('Abyssal Specter: the player it damages chooses a card to discard', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Abyssal Specter'] },
    ben: { hand: ['Forest', 'Craw Wurm'] },
  });
  ann.attacks('Abyssal Specter');
  play.until('damage prevention');
  while (play.question?.ask === 'act') play.pass();
  ben.chooses('Forest');
  then('Forest').isIn('graveyard');
  then(ben).hasInHand('Craw Wurm');
});

test.each([
  ['Fallen Angel', 'fifth', 5, 4],
  ['Nantuko Husk', 'tenth', 4, 4],
] as const)('%s: by the rules of %s, a sacrificed creature makes it bigger', (name, book, power, toughness) => {
  const { ann } = given(book, { ann: { inPlay: [name, 'Grizzly Bears'] }, ben: {} });
  ann.activates(name, { choose: ['Grizzly Bears'] });
  play.allPass();
  then(name).is(power, toughness);
  then('Grizzly Bears').isIn('graveyard');
});

test('Brothers of Fire: one damage to the target and one to you', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Brothers of Fire', ...lands(3, 'Mountain')] }, ben: {} });
  ann.activates('Brothers of Fire', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
  then(ann).hasLife(19);
});

test('Shivan Hellkite: a damage for each two mana', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Shivan Hellkite', ...lands(4, 'Mountain')] }, ben: {} });
  ann.activates('Shivan Hellkite', { target: ben });
  ann.activates('Shivan Hellkite', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
});

test('Stone Spirit: flyers cannot block it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Stone Spirit'] },
    ben: { inPlay: ['Serra Angel', 'Grizzly Bears'] },
  });
  ann.attacks('Stone Spirit');
  play.until('declare block');
  expect(ben.choices).toEqual(['Grizzly Bears']);
});

test('Bloodrock Cyclops: it must attack', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Bloodrock Cyclops', 'Grizzly Bears'] }, ben: {} });
  play.until('declare attack');
  refused('must attack', () => ann.attacks('Grizzly Bears'));
});

test('Spark Elemental: gone at the end of the turn', () => {
  const { ann, ben } = given('tenth', { ann: { hand: ['Spark Elemental'], inPlay: ['Mountain'] }, ben: {} });
  ann.casts('Spark Elemental');
  play.allPass();
  ann.attacks('Spark Elemental');
  play.until('main', 'ben');
  then(ben).hasLife(17);
  then('Spark Elemental').isIn('graveyard');
});

test.each(['Cockatrice', 'Thicket Basilisk'])('%s: what fights it is destroyed, Walls apart', (name) => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: [name] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', name);
  play.until('second main');
  then('Craw Wurm').isIn('graveyard');
  const wall = given('beta', { ann: { inPlay: [name] }, ben: { inPlay: ['Wall of Stone', 'Wall of Swords'] } });
  wall.ann.attacks(name);
  wall.ben.blocks(name, 'Wall of Swords');
  play.until('second main');
  then('Wall of Swords').isIn('play');
});

test('Force of Nature: four green mana each upkeep, or eight damage', () => {
  const { ann } = given(
    'tenth',
    { ann: { inPlay: ['Force of Nature', ...lands(4, 'Forest')] }, ben: {} },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  then(ann).hasLife(20);
  const unpaid = given('tenth', { ann: { inPlay: ['Force of Nature'] }, ben: {} }, { active: 'ben' });
  play.until('draw', 'ann');
  then(unpaid.ann).hasLife(12);
});

test('Fyndhorn Elder: two green mana', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Fyndhorn Elder'] }, ben: {} });
  ann.taps('Fyndhorn Elder');
  then(ann).hasMana('GG');
});
