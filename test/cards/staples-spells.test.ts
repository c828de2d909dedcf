// Spells and enchantments of the basic sets for starter decks, each doing what it says.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test('Swords to Plowshares: the creature is out of the game, its controller gains its power', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
    const { ann, ben } = given(book, {
      ann: { hand: ['Swords to Plowshares'], inPlay: ['Plains'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Swords to Plowshares', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('removed');
    then(ben).hasLife(23);
    then(ann).hasLife(20);
  }
});

test.each([
  ['Crusade', 'Savannah Lions', 3, 2, 'Black Knight', 2, 2],
  ['Bad Moon', 'Black Knight', 3, 3, 'Savannah Lions', 2, 1],
] as const)(
  '%s: creatures of its color are bigger, whoever has them, and no others',
  (name, helped, power, toughness, left, p, t) => {
    const land = name === 'Crusade' ? 'Plains' : 'Swamp';
    const { ann } = given('beta', { ann: { hand: [name], inPlay: lands(2, land) }, ben: { inPlay: [helped, left] } });
    ann.casts(name);
    play.allPass();
    then(helped).is(power, toughness);
    then(left).is(p, t);
  },
);

test('Death Ward: the creature regenerates', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Death Ward'], inPlay: ['Plains', 'Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.passes();
  ben.casts('Death Ward', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').isTapped();
});

test.each([
  ['Divine Transformation', 4, 'Plains', 5, 5, []],
  ["Serra's Embrace", 4, 'Plains', 4, 4, ['flying', 'vigilance']],
  ['Fear', 2, 'Swamp', 2, 2, ['fear']],
] as const)('%s: for %d mana, what it is put on changes', (name, cost, land, power, toughness, words) => {
  const { ann } = given('tenth', {
    ann: { hand: [name], inPlay: [...lands(cost, land), 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts(name, { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(power, toughness);
  then('Hill Giant').is(3, 3);
  for (const word of words) then('Grizzly Bears').hasKeyword(word);
  for (const word of words) then('Hill Giant').lacksKeyword(word);
});

test('Persuasion: you control the enchanted creature', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Persuasion'], inPlay: lands(5, 'Island') },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Persuasion', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isControlledBy(ann);
});

test('Icatian Town: four Citizens', () => {
  const { ann } = given('fifth', { ann: { hand: ['Icatian Town'], inPlay: lands(6, 'Plains') }, ben: {} });
  ann.casts('Icatian Town');
  play.allPass();
  then('Citizen#4').is(1, 1).isColor('white').hasSubtypes('Citizen');
});

test('Glorious Anthem: your creatures are bigger, not those of others', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Glorious Anthem'], inPlay: [...lands(3, 'Plains'), 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Glorious Anthem');
  play.allPass();
  then('Grizzly Bears').is(3, 3);
  then('Hill Giant').is(3, 3);
});

test('Psionic Blast: four to the target, two to you', () => {
  const { ann, ben } = given('beta', { ann: { hand: ['Psionic Blast'], inPlay: lands(3, 'Island') }, ben: {} });
  ann.casts('Psionic Blast', { target: ben });
  play.allPass();
  then(ben).hasLife(16);
  then(ann).hasLife(18);
});

test('Braingeyser: the player draws X cards', () => {
  const { ann, ben } = given('beta', { ann: { hand: ['Braingeyser'], inPlay: lands(5, 'Island') }, ben: {} });
  ann.casts('Braingeyser', { x: 3, target: ben });
  play.allPass();
  then(ben).hasCardsInHand(3);
});

test('Counsel of the Soratami: two cards', () => {
  const { ann } = given('tenth', { ann: { hand: ['Counsel of the Soratami'], inPlay: lands(3, 'Island') }, ben: {} });
  ann.casts('Counsel of the Soratami');
  play.allPass();
  then(ann).hasCardsInHand(2);
});

test('Remove Soul: counters a creature spell and no other', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Grizzly Bears', 'Stream of Life'], inPlay: lands(4, 'Forest') },
    ben: { hand: ['Remove Soul'], inPlay: lands(2, 'Island') },
  });
  ann.casts('Stream of Life', { x: 1, target: ann });
  ann.passes();
  expect(ben.mayCast('Remove Soul')).toBe(false);
  play.allPass();
  ann.casts('Grizzly Bears');
  ann.passes();
  ben.casts('Remove Soul', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

test('Boomerang: a permanent goes back to its owner', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Boomerang'], inPlay: lands(2, 'Island') },
    ben: { inPlay: ['Mountain'] },
  });
  ann.casts('Boomerang', { target: 'Mountain' });
  play.allPass();
  then('Mountain').isIn('hand');
});

test('Mind Twist: X cards at random', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Mind Twist'], inPlay: lands(3, 'Swamp') },
    ben: { hand: ['Forest', 'Forest', 'Forest', 'Forest'] },
  });
  ann.casts('Mind Twist', { x: 2, target: ben });
  play.allPass();
  then(ben).hasCardsInHand(2).hasCardsInGraveyard(2);
});

test.each([
  ['Sinkhole', 'Swamp', 2],
  ['Ice Storm', 'Forest', 3],
] as const)('%s: destroys a land', (name, land, cost) => {
  const { ann } = given('beta', {
    ann: { hand: [name], inPlay: lands(cost, land) },
    ben: { inPlay: ['Mountain', 'Hill Giant'] },
  });
  ann.casts(name, { target: 'Mountain' });
  play.allPass();
  then('Mountain').isIn('graveyard');
});

test('Howl from Beyond: X more power, until the end of the turn', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Howl from Beyond'], inPlay: [...lands(4, 'Swamp'), 'Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Howl from Beyond', { x: 3, target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(5, 2);
  play.until('main', 'ben');
  then('Grizzly Bears').is(2, 2);
});

test('Cruel Edict: the opponent chooses which creature to sacrifice', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Cruel Edict'], inPlay: [...lands(2, 'Swamp'), 'Gray Ogre'] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.casts('Cruel Edict', { target: ben });
  play.allPass();
  ben.chooses('Grizzly Bears');
  then('Grizzly Bears').isIn('graveyard');
  then('Gray Ogre').isIn('play');
});

test('Essence Drain: three damage, and three life for you', () => {
  const { ann, ben } = given('tenth', { ann: { hand: ['Essence Drain'], inPlay: lands(5, 'Swamp') }, ben: {} });
  ann.casts('Essence Drain', { target: ben });
  play.allPass();
  then(ben).hasLife(17);
  then(ann).hasLife(23);
});

test('Afflict: the creature shrinks, and you draw', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Afflict'], inPlay: lands(3, 'Swamp') },
    ben: { inPlay: ['Llanowar Elves'] },
  });
  ann.casts('Afflict', { target: 'Llanowar Elves' });
  play.allPass();
  then('Llanowar Elves').isIn('graveyard');
  then(ann).hasCardsInHand(1);
});

test('Orcish Oriflamme: your attackers have one more power', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Orcish Oriflamme'], inPlay: [...lands(4, 'Mountain'), 'Grizzly Bears', 'Hill Giant'] },
    ben: {},
  });
  ann.casts('Orcish Oriflamme');
  play.allPass();
  then('Grizzly Bears').is(2, 2);
  ann.attacks('Grizzly Bears');
  then('Grizzly Bears').is(3, 2);
  then('Hill Giant').is(3, 3);
  play.until('second main');
  then(ben).hasLife(17);
});

test('Inferno: six to every creature and every player', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Inferno'], inPlay: [...lands(7, 'Mountain'), 'Craw Wurm'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Inferno');
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  then('Hill Giant').isIn('graveyard');
  then(ann).hasLife(14);
  then(ben).hasLife(14);
});

test('Shock: two damage to a creature or a player', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Shock', 'Shock'], inPlay: lands(2, 'Mountain') },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Shock', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
  ann.casts('Shock', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

test('Stream of Life: the player gains X life', () => {
  const { ann, ben } = given('beta', { ann: { hand: ['Stream of Life'], inPlay: lands(5, 'Forest') }, ben: {} });
  ann.casts('Stream of Life', { x: 4, target: ben });
  play.allPass();
  then(ben).hasLife(24);
});
