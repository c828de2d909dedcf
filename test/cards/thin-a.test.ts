// Cards of which other tests say little, in every book that holds them: artifacts, lands and what is attached.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const some = (number: number, card: string): string[] => Array.from({ length: number }, () => card);
const OLD = (book: string): boolean => book === 'beta' || book === 'fifth';
const tapped = (card: string) => ({ card, tapped: true });

test.each(BOOKS)(
  'Infinite Hourglass: all creatures are stronger by its counters, and anybody may turn it back (%s)',
  (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: [{ card: 'Infinite Hourglass', counters: { time: 2 } }, 'Grizzly Bears', ...some(3, 'Island')] },
        ben: { inPlay: ['Hill Giant', ...some(3, 'Forest')] },
      },
      { active: 'ann' },
    );
    then('Grizzly Bears').is(4, 2);
    then('Hill Giant').is(5, 3);
    expect(ann.mayActivate('Infinite Hourglass')).toBe(false);
    play.until('upkeep', 'ben');
    ben.activates('Infinite Hourglass');
    play.allPass();
    then('Infinite Hourglass').hasCounters('time', 1);
    then('Hill Giant').is(4, 3);
  },
);

test.each(BOOKS)('Time Bomb: its counters are known though it was sacrificed (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Time Bomb', counters: { time: 3 } }, 'Island', 'Craw Wurm'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.activates('Time Bomb');
  play.allPass();
  then(ben).hasLife(17);
  then(ann).hasLife(17);
  then('Hill Giant').isIn('graveyard');
  then('Craw Wurm').isIn('play').hasDamage(3);
});

test.each(BOOKS)("Ashnod's Transmogrant: a counter, and an artifact for good (%s)", (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ["Ashnod's Transmogrant"] },
    ben: { hand: ['Shatter'], inPlay: ['Hill Giant', 'Ornithopter', 'Mountain', 'Mountain'] },
  });
  ann.activates("Ashnod's Transmogrant"); // the Ornithopter is an artifact already: there is nothing to choose
  play.allPass();
  then('Hill Giant').is(4, 4).isA('artifact').isA('creature').isColor('red');
  play.until('main', 'ben');
  ben.casts('Shatter', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('graveyard');
});

test.each(BOOKS)('Citanul Flute: nothing that costs more than X (%s)', (book) => {
  const { ann } = given(book, {
    ann: {
      inPlay: ['Citanul Flute', ...some(2, 'Forest')],
      library: ['Hill Giant', 'Grizzly Bears', 'Shock', 'Forest'],
    },
    ben: {},
  });
  ann.activates('Citanul Flute', { x: 2 });
  play.allPass();
  expect(ann.choices).toEqual(['Grizzly Bears']);
  ann.chooses('Grizzly Bears');
  then(ann).hasInHand('Grizzly Bears').hasCardsInLibrary(3);
});

test.each(BOOKS)('The Rack: three less the cards in hand, and nothing more than that (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['The Rack'], inPlay: ['Mountain'] },
    ben: { hand: ['Shock'] },
  });
  ann.casts('The Rack');
  play.allPass();
  play.until('upkeep', 'ben');
  if (OLD(book)) ben.dealsWith('The Rack');
  play.until('main', 'ben');
  then(ben).hasLife(18);
});

test.each(BOOKS)('Prismatic Ward: damage of one colour only is prevented (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Prismatic Ward'], inPlay: [...some(2, 'Plains'), 'Grizzly Bears'] },
    ben: { inPlay: ['Prodigal Pyromancer', 'Prodigal Sorcerer'] },
  });
  ann.casts('Prismatic Ward', { target: 'Grizzly Bears' });
  if (!OLD(book)) play.allPass();
  ann.chooses('red'); // in the books of old as it is cast
  if (OLD(book)) play.allPass();
  play.until('main', 'ben');
  ben.activates('Prodigal Pyromancer', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').hasDamage(0);
  ben.activates('Prodigal Sorcerer', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').hasDamage(1);
});

test.each(BOOKS)('Serra Bestiary: no attack, no block, no ability with its tap (%s)', (book) => {
  const { ann } = given(book, {
    ann: {
      inPlay: [
        { card: 'Royal Assassin', with: ['Serra Bestiary'] },
        { card: 'Frozen Shade', with: ['Serra Bestiary'] },
        'Swamp',
      ],
    },
    ben: { inPlay: [tapped('Hill Giant')] },
  });
  expect(ann.mayActivate('Royal Assassin')).toBe(false);
  expect(ann.mayActivate('Frozen Shade')).toBe(true);
  if (OLD(book)) return;
  play.until('attackers');
  expect(ann.choices).toEqual([]);
});

test.each(BOOKS)('Contaminated Bond: whoever has the creature loses three, in attack and in defence (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Contaminated Bond'] }] },
    ben: { inPlay: [{ card: 'Hill Giant', with: ['Contaminated Bond'] }] },
  });
  ann.attacks('Grizzly Bears');
  while (play.question?.ask === 'act') play.pass();
  ben.blocks('Grizzly Bears', 'Hill Giant');
  play.until('second main');
  then(ann).hasLife(17);
  then(ben).hasLife(17);
});

test.each(BOOKS)('Heart of Light: it neither deals nor is dealt damage (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Hill Giant', with: ['Heart of Light'] }] },
    ben: { hand: ['Shock'], inPlay: ['Grizzly Bears', 'Mountain'] },
  });
  ann.attacks('Hill Giant');
  while (play.question?.ask === 'act') play.pass();
  ben.blocks('Hill Giant', 'Grizzly Bears');
  play.until('second main');
  then('Grizzly Bears').isIn('play').hasDamage(0);
  then('Hill Giant').hasDamage(0);
});

test.each(BOOKS)('Binding Grasp: yours and harder to kill (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Binding Grasp'], inPlay: some(4, 'Island') },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Binding Grasp', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').is(3, 4).isControlledBy(ann);
});

test.each(BOOKS)('Blanchwood Armor counts the Forests of whoever has the Aura (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Blanchwood Armor'], inPlay: [...some(3, 'Forest'), 'Island'] },
    ben: { inPlay: ['Grizzly Bears', 'Forest'] },
  });
  ann.casts('Blanchwood Armor', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(5, 5);
});

test.each(BOOKS)('Overgrowth: two more for whoever taps the land (%s)', (book) => {
  const { ann } = given(book, { ann: { inPlay: [{ card: 'Mountain', with: ['Overgrowth'] }] }, ben: {} });
  ann.taps('Mountain');
  then(ann).hasMana('RGG');
});

test.each(BOOKS)('Arcane Teachings: two more, and a point of damage for its tap (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Arcane Teachings'] }] },
    ben: {},
  });
  then('Grizzly Bears').is(4, 4);
  ann.activates('Grizzly Bears', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
  then('Grizzly Bears').isTapped();
});

test.each(BOOKS)('Treetop Village: it comes in tapped, and is an Ape with trample for a turn (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Treetop Village'], inPlay: ['Treetop Village', ...some(2, 'Forest')] },
    ben: {},
  });
  ann.plays('Treetop Village');
  ann.activates('Treetop Village#1');
  play.allPass();
  then('Treetop Village#1').is(3, 3).isA('land').isColor('green').hasKeyword('trample');
  play.until('main', 'ben');
  then('Treetop Village#1').isNotA('creature');
});

test.each(BOOKS)('Ghitu Encampment and Faerie Conclave: red with first strike, blue in the air (%s)', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Ghitu Encampment', 'Faerie Conclave', ...some(2, 'Mountain'), ...some(2, 'Island')] },
    ben: {},
  });
  ann.activates('Ghitu Encampment');
  play.allPass();
  ann.activates('Faerie Conclave');
  play.allPass();
  then('Ghitu Encampment').is(2, 1).isColor('red').hasKeyword('first strike');
  then('Faerie Conclave').is(2, 1).isColor('blue').hasKeyword('flying');
});

test.each([
  ['Black Mana Battery', 'B'],
  ['Blue Mana Battery', 'U'],
  ['Green Mana Battery', 'G'],
  ['White Mana Battery', 'W'],
  ['Red Mana Battery', 'R'],
] as const)('%s: one mana, and one more for each counter taken off', (battery, kind) => {
  for (const book of BOOKS) {
    const { ann } = given(book, { ann: { inPlay: [{ card: battery, counters: { charge: 3 } }] }, ben: {} });
    ann.taps(battery);
    ann.chooses(2);
    then(ann).hasMana(kind.repeat(3));
    then(battery).hasCounters('charge', 1).isTapped();
  }
});

test.each(['Bottomless Vault', 'Dwarven Hold', 'Icatian Store', 'Sand Silos', 'Hollow Trees'])(
  '%s: stores one in a turn in which it stays tapped',
  (land) => {
    for (const book of BOOKS) {
      const { ann } = given(book, { ann: { inPlay: [{ card: land, tapped: true }] }, ben: {} }, { active: 'ben' });
      for (let i = 0; i < 60 && play.question?.ask !== 'pick'; i += 1)
        if (play.question?.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] }, play.question.player);
        else play.pass();
      ann.chooses(land);
      if (book === 'beta') {
        play.until('upkeep', 'ann');
        ann.dealsWith(land);
      }
      play.until('main', 'ann');
      then(land).isTapped().hasCounters('storage', 1);
    }
  },
);
