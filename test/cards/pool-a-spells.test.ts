// White and red spells of the basic sets, each doing what it says.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test('Alabaster Potion: X life, or X damage prevented', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Alabaster Potion', 'Alabaster Potion'], inPlay: lands(9, 'Plains') },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.casts('Alabaster Potion', { mode: 0, x: 3, target: ann });
  play.allPass();
  then(ann).hasLife(23);
  ann.passes();
  ben.casts('Lightning Bolt', { target: ann });
  ben.passes();
  ann.casts('Alabaster Potion', { mode: 1, x: 2, target: ann });
  play.allPass();
  then(ann).hasLife(22);
});

test.each([
  ['Purelace', 'Plains', 'white'],
  ['Chaoslace', 'Mountain', 'red'],
] as const)('%s: what is in play, or a spell on its way, becomes %3$s for good', (name, land, color) => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
    ben: { hand: [name, name], inPlay: [land, land, 'Howling Mine'] },
  });
  ann.casts('Grizzly Bears');
  ben.casts(name, { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').isColor(color);
  ann.passes();
  ben.casts(name, { target: 'Howling Mine' });
  play.allPass();
  then('Howling Mine').isColor(color);
  play.until('upkeep', 'ben');
  then('Grizzly Bears').isColor(color);
});

test('Resurrection: a creature out of your own graveyard comes back to play', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Resurrection'], inPlay: lands(4, 'Plains'), graveyard: ['Hill Giant', 'Shatter'] },
    ben: { graveyard: ['Craw Wurm'] },
  });
  ann.casts('Resurrection', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('play').isControlledBy(ann);
  then('Craw Wurm').isIn('graveyard');
});

test('Morale: every attacker is bigger, and nobody else', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Morale'], inPlay: [...lands(3, 'Plains'), 'Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  ann.attacks('Grizzly Bears');
  ann.casts('Morale');
  play.allPass();
  then('Grizzly Bears').is(3, 3);
  then('Hill Giant').is(3, 3);
  then('Gray Ogre').is(2, 2);
});

test.each([
  ['Shield Wall', 'fifth', 2, 2, 4],
  ["Warrior's Honor", 'tenth', 3, 3, 3],
] as const)('%s: your creatures, until the end of the turn', (name, book, cost, power, toughness) => {
  const { ann } = given(book, {
    ann: { hand: [name], inPlay: [...lands(cost, 'Plains'), 'Grizzly Bears'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  ann.casts(name);
  play.allPass();
  then('Grizzly Bears').is(power, toughness);
  then('Gray Ogre').is(2, 2);
  play.until('upkeep', 'ben');
  then('Grizzly Bears').is(2, 2);
});

test('Fists of the Anvil: four power', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Fists of the Anvil'], inPlay: [...lands(2, 'Mountain'), 'Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Fists of the Anvil', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(6, 2);
});

test.each([
  ['Tunnel', 'beta', 1, 'Wall of Stone', 'Grizzly Bears'],
  ['Fissure', 'fifth', 5, 'Forest', 'Howling Mine'],
  ['Smash', 'tenth', 3, 'Howling Mine', 'Grizzly Bears'],
] as const)('%s: destroys %4$s and cannot be aimed at %5$s', (name, book, cost, prey, other) => {
  const { ann } = given(book, {
    ann: { hand: [name], inPlay: lands(cost, 'Mountain').map((card) => ({ card, tapped: false })) },
    ben: { inPlay: [prey, other] },
  });
  ann.casts(name, { target: prey });
  play.allPass();
  then(prey).isIn('graveyard');
  then(other).isIn('play');
  then(ann).hasCardsInHand(name === 'Smash' ? 1 : 0);
});

test('Fissure and Tunnel: no regeneration', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Fissure'], inPlay: lands(5, 'Mountain') },
    ben: { inPlay: ['Uthden Troll', 'Mountain'] },
  });
  ann.casts('Fissure', { target: 'Uthden Troll' });
  ann.passes();
  ben.activates('Uthden Troll');
  play.allPass();
  then('Uthden Troll').isIn('graveyard');
});

test('Detonate: an artifact that costs X, and X damage to whoever has it', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Detonate'], inPlay: lands(3, 'Mountain') },
    ben: { inPlay: ['Howling Mine', 'Rod of Ruin'] },
  });
  ann.casts('Detonate', { x: 2, target: 'Howling Mine' });
  play.allPass();
  then('Howling Mine').isIn('graveyard');
  then('Rod of Ruin').isIn('play');
  then(ben).hasLife(18);
});

test('Pyrotechnics: four damage as you divide it', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Pyrotechnics'], inPlay: lands(5, 'Mountain') },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Pyrotechnics', { targets: ['Grizzly Bears', ben] });
  ann.assigns({ 'Grizzly Bears': 2, ben: 2 });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then(ben).hasLife(18);
});

test('Hail of Arrows: X damage among attackers only', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Hill Giant'] },
    ben: { hand: ['Hail of Arrows'], inPlay: lands(5, 'Plains') },
  });
  ann.attacks('Grizzly Bears', 'Gray Ogre');
  ann.passes();
  ben.casts('Hail of Arrows', { x: 4, targets: ['Grizzly Bears', 'Gray Ogre'] });
  ben.assigns({ 'Grizzly Bears': 2, 'Gray Ogre': 2 });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Gray Ogre').isIn('graveyard');
});

test('Jokulhaups: all but enchantments, and nothing regenerates', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Jokulhaups'], inPlay: [...lands(6, 'Mountain'), 'Clay Statue', 'Castle'] },
    ben: { inPlay: ['Grizzly Bears', 'Howling Mine', 'Forest'] },
  });
  ann.casts('Jokulhaups');
  play.allPass();
  for (const name of ['Clay Statue', 'Grizzly Bears', 'Howling Mine', 'Forest']) then(name).isIn('graveyard');
  then('Castle').isIn('play');
});

test('Shatterstorm: artifacts, and nothing else', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Shatterstorm'], inPlay: lands(4, 'Mountain') },
    ben: { inPlay: ['Grizzly Bears', 'Howling Mine', 'Clay Statue', 'Forest', 'Forest'] },
  });
  ann.casts('Shatterstorm');
  play.allPass();
  then('Howling Mine').isIn('graveyard');
  then('Clay Statue').isIn('graveyard');
  then('Grizzly Bears').isIn('play');
});

test('Dust to Dust: two artifacts out of the game', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Dust to Dust'], inPlay: lands(3, 'Plains') },
    ben: { inPlay: ['Howling Mine', 'Rod of Ruin', 'Clay Statue'] },
  });
  ann.casts('Dust to Dust', { targets: ['Howling Mine', 'Clay Statue'] });
  play.allPass();
  then('Howling Mine').isIn('removed');
  then('Clay Statue').isIn('removed');
  then('Rod of Ruin').isIn('play');
});

test('Demystify: destroys an enchantment', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Demystify'], inPlay: ['Plains'] },
    ben: { inPlay: ['Glorious Anthem', 'Howling Mine'] },
  });
  ann.casts('Demystify', { target: 'Glorious Anthem' });
  play.allPass();
  then('Glorious Anthem').isIn('graveyard');
});

test('Bandage and Reviving Dose: a little help, and a card', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Bandage', 'Reviving Dose'], inPlay: lands(4, 'Plains') },
    ben: { hand: ['Shock'], inPlay: ['Mountain'] },
  });
  ann.casts('Reviving Dose');
  play.allPass();
  then(ann).hasLife(23).hasCardsInHand(2);
  ann.passes();
  ben.casts('Shock', { target: ann });
  ben.passes();
  ann.casts('Bandage', { target: ann });
  play.allPass();
  then(ann).hasLife(22).hasCardsInHand(2);
});

test('Beacon of Destruction: five damage, and back into the library', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Beacon of Destruction'], inPlay: lands(5, 'Mountain') },
    ben: {},
  });
  ann.casts('Beacon of Destruction', { target: ben });
  play.allPass();
  then(ben).hasLife(15);
  then('Beacon of Destruction').isIn('library');
  then(ann).hasCardsInLibrary(21).hasCardsInGraveyard(0);
});

test('Beacon of Destruction: with nothing left to aim at, it goes to the graveyard', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Beacon of Destruction'], inPlay: lands(5, 'Mountain') },
    ben: { hand: ['Unsummon'], inPlay: ['Grizzly Bears', 'Island'] },
  });
  ann.casts('Beacon of Destruction', { target: 'Grizzly Bears' });
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Beacon of Destruction').isIn('graveyard');
});

test('Goblin Lore: four cards, and three of the hand go at random', () => {
  const { ann } = given('tenth', { ann: { hand: ['Goblin Lore', 'Shock'], inPlay: lands(2, 'Mountain') }, ben: {} });
  ann.casts('Goblin Lore');
  play.allPass();
  then(ann).hasCardsInHand(2).hasCardsInGraveyard(4);
});

test('Stun: the creature cannot block this turn, and a card', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Stun'], inPlay: [...lands(2, 'Mountain'), 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Stun', { target: 'Hill Giant' });
  play.allPass();
  then(ann).hasCardsInHand(1);
  ann.attacks('Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(18);
});

test('Truce: cards or life for everybody', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Truce'], inPlay: lands(3, 'Plains') }, ben: {} });
  ann.casts('Truce');
  play.pass();
  play.pass();
  ann.chooses(2);
  ben.chooses(0);
  play.allPass();
  then(ann).hasCardsInHand(2).hasLife(20);
  then(ben).hasCardsInHand(0).hasLife(24);
});
