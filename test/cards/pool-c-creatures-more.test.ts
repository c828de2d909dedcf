// More black and green creatures of all sets whose text needs no word of its own, each doing what it says in a book of its years.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test('Joiner Adept: every land of yours taps for every color, and no other', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Joiner Adept', 'Quicksand'] },
    ben: { inPlay: ['Quicksand'] },
  });
  ann.taps('Quicksand', 1);
  ann.chooses('U');
  then(ann).hasMana('U');
  ann.passes();
  ben.taps('ben:Quicksand');
  then(ben).hasMana('C');
});

test('Knight of Stromgald: strikes first, grows, and white does not touch it', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Knight of Stromgald', ...lands(3, 'Swamp')] },
    ben: {},
  });
  ann.activates('Knight of Stromgald', { ability: 0 });
  play.allPass();
  ann.activates('Knight of Stromgald', { ability: 1 });
  play.allPass();
  then('Knight of Stromgald').is(3, 1).hasKeyword('first strike');
  const { ann: white } = given('fifth', {
    ann: { hand: ['Swords to Plowshares'], inPlay: ['Plains'] },
    ben: { inPlay: ['Knight of Stromgald', 'Grizzly Bears', 'Hill Giant'] },
  });
  refused('illegal target', () => white.casts('Swords to Plowshares', { target: 'Knight of Stromgald' }));
});

test('Ley Druid: untaps a land of anybody', () => {
  const { ann } = given('beta', {
    ann: { inPlay: ['Ley Druid', { card: 'Forest', tapped: true }, { card: 'Swamp', tapped: true }] },
    ben: {},
  });
  ann.activates('Ley Druid', { target: 'Swamp' });
  play.allPass();
  then('Swamp').isUntapped();
  then('Forest').isTapped();
});

test('Llanowar Sentinel: calls the next one for two mana', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Llanowar Sentinel'], inPlay: lands(5, 'Forest'), library: ['Llanowar Sentinel', 'Forest'] },
    ben: {},
  });
  ann.casts('Llanowar Sentinel');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  ann.chooses('Llanowar Sentinel');
  then('Llanowar Sentinel#2').isIn('play');
});

test('Lord of the Undead: other Zombies grow, and one comes back', () => {
  const { ann } = given('tenth', {
    ann: {
      inPlay: ['Lord of the Undead', 'Scathe Zombies', 'Swamp', 'Swamp'],
      graveyard: ['Severed Legion', 'Hill Giant'],
    },
    ben: {},
  });
  then('Scathe Zombies').is(3, 3);
  then('Lord of the Undead').is(2, 2);
  ann.activates('Lord of the Undead', { target: 'Severed Legion' });
  play.allPass();
  then('Severed Legion').isIn('hand');
});

test('sizes that are counted: lands, creatures, enchantments, namesakes', () => {
  given('tenth', {
    ann: {
      inPlay: ['Molimo, Maro-Sorcerer', 'Forest', 'Swamp', 'Scion of the Wild', 'Yavimaya Enchantress', 'Bad Moon'],
    },
    ben: { inPlay: ['Grizzly Bears', 'Forest', 'Crusade'] },
  });
  then('Molimo, Maro-Sorcerer').is(2, 2).hasKeyword('trample');
  then('Scion of the Wild').is(3, 3);
  then('Yavimaya Enchantress').is(4, 4);
  given('beta', { ann: { inPlay: ['Plague Rats', 'Plague Rats'] }, ben: { inPlay: ['Plague Rats', 'Giant Spider'] } });
  then('Plague Rats').is(3, 3);
});

test('Murk Dwellers: stronger only when nobody blocks, and only in that combat', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Murk Dwellers'] }, ben: { inPlay: ['Wall of Wood'] } });
  ann.attacks('Murk Dwellers');
  ben.doesNotBlock();
  play.until('second main');
  then(ben).hasLife(16);
  then('Murk Dwellers').is(2, 2);
  const blocked = given('fifth', { ann: { inPlay: ['Murk Dwellers'] }, ben: { inPlay: ['Wall of Wood'] } });
  blocked.ann.attacks('Murk Dwellers');
  blocked.ben.blocks('Murk Dwellers', 'Wall of Wood');
  play.pass();
  then('Murk Dwellers').is(2, 2);
});

test.each([
  ['Pradesh Gypsies', 'Forest', 2, 1, 3],
  ['Wyluli Wolf', 'Forest', 0, 4, 4],
] as const)('%s: changes a creature for a turn', (name, land, cost, power, toughness) => {
  const { ann } = given('fifth', { ann: { inPlay: [name, ...lands(cost, land)] }, ben: { inPlay: ['Hill Giant'] } });
  ann.activates(name, { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').is(power, toughness);
});

test('Quirion Dryad: grows by spells of every other color, not by green ones', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Quirion Dryad', 'Mountain', 'Forest'], hand: ['Lightning Bolt', 'Giant Growth'] },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  play.allPass();
  then('Quirion Dryad').is(2, 2);
  ann.casts('Giant Growth', { target: 'Quirion Dryad' });
  play.allPass();
  then('Quirion Dryad').hasCounters('+1/+1', 1);
});

test('Radjan Spirit: brings a flyer down for a turn', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Radjan Spirit'] }, ben: { inPlay: ['Serra Angel'] } });
  ann.activates('Radjan Spirit', { target: 'Serra Angel' });
  play.allPass();
  then('Serra Angel').lacksKeyword('flying');
});

test('Rootwalla: once a turn', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Rootwalla', ...lands(4, 'Forest')] }, ben: {} });
  ann.activates('Rootwalla');
  play.allPass();
  then('Rootwalla').is(4, 4);
  expect(ann.mayActivate('Rootwalla')).toBe(false);
});

test('Scavenger Folk: goes for an artifact', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Scavenger Folk', 'Forest'] },
    ben: { inPlay: ['Obsianus Golem'] },
  });
  ann.activates('Scavenger Folk', { target: 'Obsianus Golem' });
  play.allPass();
  then('Obsianus Golem').isIn('graveyard');
  then('Scavenger Folk').isIn('graveyard');
});

test('Skyshroud Ranger: a land more, when a sorcery could be played', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Skyshroud Ranger'], hand: ['Forest', 'Swamp'] }, ben: {} });
  ann.plays('Swamp');
  ann.activates('Skyshroud Ranger');
  play.allPass();
  ann.chooses('yes');
  then('Forest').isIn('play');
  const other = given('tenth', { ann: {}, ben: { inPlay: ['Skyshroud Ranger'], hand: ['Forest'] } });
  other.ann.passes();
  expect(other.ben.mayActivate('Skyshroud Ranger')).toBe(false);
});

test('Spineless Thug: does not block', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Spineless Thug', 'Gray Ogre'] },
  });
  ann.attacks('Hill Giant');
  while (play.question?.ask === 'act') play.pass();
  expect(ben.choices).toEqual(['Gray Ogre']);
});

test('Stromgald Cabal: a life against a white spell, as an interrupt in its years', () => {
  for (const book of ['fifth', 'tenth'] as const) {
    const { ann, ben } = given(book, {
      ann: { hand: ['Savannah Lions'], inPlay: ['Plains'] },
      ben: { inPlay: ['Stromgald Cabal'] },
    });
    ann.casts('Savannah Lions');
    ben.activates('Stromgald Cabal', { target: 'Savannah Lions' });
    play.allPass();
    then('Savannah Lions').isIn('graveyard');
    then(ben).hasLife(19);
  }
});

test('Tarpan: a life when it goes', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Tarpan'] },
  });
  ann.casts('Lightning Bolt', { target: 'Tarpan' });
  play.until('discard');
  then(ben).hasLife(21);
});

test('Timber Wolves: band with a big one', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Timber Wolves', 'Craw Wurm'] }, ben: {} });
  ann.bands('Timber Wolves', 'Craw Wurm');
  ann.attacks('Timber Wolves', 'Craw Wurm');
  then('Craw Wurm').isAttacking();
});

test('Verduran Enchantress: a card for each enchantment you cast, if you like', () => {
  for (const book of ['beta', 'fifth', 'm11'] as const) {
    const { ann } = given(book, {
      ann: { inPlay: ['Verduran Enchantress', 'Swamp', 'Swamp'], hand: ['Bad Moon'] },
      ben: {},
    });
    ann.casts('Bad Moon', { choose: ['yes'] });
    if (play.question?.ask === 'act' && book === 'm11') play.allPass();
    if (play.question?.ask === 'yesno') ann.chooses('yes');
    play.allPass(); // in 1997 the card is drawn with the batch
    then(ann).hasCardsInHand(1);
  }
});
