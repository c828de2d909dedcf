// Creatures of which other tests say little, in every book that holds them: each in a fight with others, for what it can and cannot do.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const some = (number: number, card: string): string[] => Array.from({ length: number }, () => card);
/** Each of the cards in each of the books. */
const inAll = <T extends readonly unknown[]>(cards: readonly T[]): [string, ...T][] =>
  BOOKS.flatMap((book) => cards.map((card): [string, ...T] => [book, ...card]));

describe('fliers: what does not fly cannot block them, what has reach can', () => {
  const FLIERS = [
    ['Assault Griffin', 3, 2],
    ['Djinn of the Lamp', 5, 6],
    ['Starlit Angel', 3, 4],
    ['Stormfront Pegasus', 2, 1],
    ['Bird Maiden', 1, 2],
    ['Dancing Scimitar', 1, 5],
    ['Goblin Sky Raider', 1, 2],
    ['Roc of Kher Ridges', 3, 3],
    ['Desert Drake', 2, 2],
    ['Kelinore Bat', 2, 1],
    ['Bog Imp', 1, 1],
    ['Feral Shadow', 2, 1],
    ['Suntail Hawk', 1, 1],
  ] as const;

  test.each(inAll(FLIERS))('in %s: %s', (book, card, power, toughness) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [card, 'Gray Ogre'] },
      ben: { inPlay: ['Craw Wurm', 'Giant Spider'] },
    });
    ann.attacks(card, 'Gray Ogre');
    play.until('blockers');
    refused('flying', () => ben.declareBlocks([{ blocker: 'Craw Wurm', attacker: card }]));
    ben.blocks(card, 'Giant Spider');
    play.until('second main');
    then(ben).hasLife(18); // the Ogre alone
    if (toughness <= 2) then(card).isIn('graveyard');
    else then(card).isIn('play').is(power, toughness).hasDamage(2);
    if (power >= 4) then('Giant Spider').isIn('graveyard');
    else then('Giant Spider').hasDamage(power);
  });
});

describe('first strike: it deals its damage before it is dealt any', () => {
  const FIRST = [
    ['Razorfoot Griffin'],
    ['Anaba Bodyguard'],
    ['Land Leeches'],
    ['Sabretooth Tiger'],
    ['Skyhunter Patrol'],
    ['Youthful Knight'],
  ] as const;

  test.each(inAll(FIRST))('in %s: %s lives, with Holy Strength, where a Hill Giant dies', (book, card) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Hill Giant'] },
      ben: { inPlay: [{ card, with: ['Holy Strength'] }] },
    });
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', card);
    play.until('second main');
    then('Hill Giant').isIn('graveyard'); // three of first strike
    then(card).isIn('play').hasDamage(0).hasKeyword('first strike');
  });

  test.each(inAll(FIRST))('in %s: two of them strike each other at once (%s)', (book, card) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['White Knight'] },
      ben: { inPlay: [card] },
    });
    ann.attacks('White Knight');
    ben.blocks('White Knight', card);
    play.until('second main');
    then('White Knight').isIn('graveyard');
  });
});

describe('vigilance: it attacks and can block', () => {
  test.each(inAll([['Skyhunter Prowler'], ['Steadfast Guard'], ['Yotian Soldier'], ['Zephyr Falcon']]))(
    'in %s: %s',
    (book, card) => {
      const { ann } = given(book, { ann: { inPlay: [card, 'Grizzly Bears'] }, ben: {} });
      ann.attacks(card, 'Grizzly Bears');
      then(card).isAttacking().isUntapped();
      then('Grizzly Bears').isTapped();
      // Tapped by something else it stays so.
      const other = given(book, {
        ann: { inPlay: [card] },
        ben: { inPlay: ['Icy Manipulator', 'Sol Ring'] },
      });
      other.ann.passes();
      other.ben.activates('Icy Manipulator', { target: card });
      play.allPass();
      then(card).isTapped();
    },
  );
});

describe('landwalk: not blocked by whoever has such a land, and by nobody else without', () => {
  const WALKERS = [
    ['Cat Warriors', 'Forest', 'Island'],
    ['Lost Soul', 'Swamp', 'Forest'],
    ['Plague Beetle', 'Swamp', 'Forest'],
    ['Rock Badger', 'Mountain', 'Forest'],
    ['Rootwater Commando', 'Island', 'Forest'],
    ['Segovian Leviathan', 'Island', 'Forest'],
    ['Anaconda', 'Swamp', 'Forest'],
    ['Bull Hippo', 'Island', 'Swamp'],
  ] as const;

  test.each(inAll(WALKERS))('in %s: %s and a %s', (book, card, land, other) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [card, 'Gray Ogre'] },
      ben: { inPlay: [land, 'Craw Wurm'] },
    });
    ann.attacks(card, 'Gray Ogre');
    play.until('blockers');
    refused('landwalk', () => ben.declareBlocks([{ blocker: 'Craw Wurm', attacker: card }]));
    ben.doesNotBlock();
    const wrong = given(book, { ann: { inPlay: [card] }, ben: { inPlay: [other, 'Craw Wurm'] } });
    wrong.ann.attacks(card);
    wrong.ben.blocks(card, 'Craw Wurm');
    play.until('second main');
    then(card).isIn('graveyard');
  });

  test.each(BOOKS)('a land made into another counts as what it is now (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Evil Presence'], inPlay: ['Swamp', 'Plague Beetle', 'Gray Ogre'] },
      ben: { inPlay: ['Forest', 'Craw Wurm'] },
    });
    ann.casts('Evil Presence', { target: 'Forest' });
    play.allPass();
    ann.attacks('Plague Beetle', 'Gray Ogre');
    play.until('blockers');
    refused('landwalk', () => ben.declareBlocks([{ blocker: 'Craw Wurm', attacker: 'Plague Beetle' }]));
    ben.doesNotBlock();
  });
});

describe('walls and spiders: they stay home, and stop what flies', () => {
  test.each(inAll([['Carnivorous Plant'], ['Angelic Wall']]))('in %s: %s does not attack', (book, card) => {
    const { ann } = given(book, { ann: { inPlay: [card, 'Grizzly Bears'] }, ben: {} });
    expect(() => ann.attacks(card, 'Grizzly Bears')).toThrow();
    ann.attacks('Grizzly Bears');
    then(card).isNotAttacking();
  });

  test.each(
    inAll([
      ['Angelic Wall', 0],
      ['Canopy Spider', 1],
      ['Tangle Spider', 3],
    ] as const),
  )('in %s: %s blocks an Air Elemental', (book, card, power) => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Air Elemental'] }, ben: { inPlay: [card] } });
    ann.attacks('Air Elemental');
    ben.blocks('Air Elemental', card);
    play.until('second main');
    then(ben).hasLife(20);
    then('Air Elemental').hasDamage(power);
    then(card).isIn('graveyard'); // four are enough for each of them
  });

  test.each(['tenth', 'm11'] as const)('Tangle Spider comes in the attack, and blocks (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Suntail Hawk'] },
      ben: { hand: ['Tangle Spider'], inPlay: some(6, 'Forest') },
    });
    ann.attacks('Suntail Hawk');
    ann.passes();
    ben.casts('Tangle Spider');
    play.allPass();
    ben.blocks('Suntail Hawk', 'Tangle Spider');
    play.until('second main');
    then('Suntail Hawk').isIn('graveyard');
    then(ben).hasLife(20);
  });
});

describe('bodies: as big as printed, and no more than that', () => {
  const BODIES = [
    ['Armored Cancrix', 2, 5],
    ['Maritime Guard', 1, 3],
    ['Dross Crocodile', 5, 1],
    ['Durkwood Boars', 4, 4],
    ['Lumengrid Warden', 1, 3],
    ['Mass of Ghouls', 5, 3],
    ['Scaled Wurm', 7, 6],
    ['Vodalian Soldiers', 1, 2],
    ['Fire Elemental', 5, 4],
    ['Foot Soldiers', 2, 4],
    ['Skeletal Snake', 2, 1],
  ] as const;

  test.each(inAll(BODIES))('in %s: %s against a Hill Giant', (book, card, power, toughness) => {
    const { ann, ben } = given(book, { ann: { inPlay: [card] }, ben: { inPlay: ['Hill Giant'] } });
    ann.attacks(card);
    ben.blocks(card, 'Hill Giant');
    play.until('second main');
    if (toughness <= 3) then(card).isIn('graveyard');
    else then(card).isIn('play').hasDamage(3);
    if (power >= 3) then('Hill Giant').isIn('graveyard');
    else then('Hill Giant').hasDamage(power);
    then(ben).hasLife(20); // what is blocked does not go through
  });

  test.each(['tenth', 'm11'] as const)('Thundering Giant attacks in the turn in which it comes (%s)', (book) => {
    const { ann, ben } = given(book, { ann: { hand: ['Thundering Giant'], inPlay: some(5, 'Mountain') }, ben: {} });
    ann.casts('Thundering Giant');
    play.allPass();
    ann.attacks('Thundering Giant');
    play.until('second main');
    then(ben).hasLife(16);
  });

  test.each(['tenth', 'm11'] as const)('Pincher Beetles: no target, not even for a friend (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Giant Growth'], inPlay: ['Pincher Beetles', 'Grizzly Bears', 'Forest'] },
      ben: { hand: ['Shock', 'Earthquake'], inPlay: some(3, 'Mountain') },
    });
    expect(() => ann.casts('Giant Growth', { target: 'Pincher Beetles' })).toThrow();
    play.until('main', 'ben');
    ben.casts('Earthquake', { x: 1 }); // it aims at nothing
    play.allPass();
    then('Pincher Beetles').isIn('graveyard');
    then('Grizzly Bears').hasDamage(1);
  });
});

describe('protection: from what it names, and from nothing else', () => {
  test.each(inAll([['Abbey Gargoyles'], ['Repentant Blacksmith']]))('in %s: %s and red', (book, card) => {
    const scene = () =>
      given(book, {
        ann: { hand: ['Lightning Bolt', 'Unsummon', 'Earthquake'], inPlay: [...some(4, 'Mountain'), 'Island'] },
        ben: { inPlay: [card, 'Hill Giant'] },
      }).ann;
    const aiming = scene();
    refused('illegal target', () => aiming.casts('Lightning Bolt', { target: card }));
    const ann = scene();
    ann.casts('Earthquake', { x: 1 });
    play.allPass();
    then(card).hasDamage(0);
    then('Hill Giant').hasDamage(1);
    ann.casts('Unsummon', { target: card });
    play.allPass();
    then(card).isIn('hand');
  });

  test.each(BOOKS)('Death Speakers are not blocked by black creatures, nor harmed (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Death Speakers', 'Gray Ogre'] },
      ben: { inPlay: ['Scathe Zombies', 'Hill Giant'] },
    });
    ann.attacks('Death Speakers', 'Gray Ogre');
    play.until('blockers');
    refused('protection', () => ben.declareBlocks([{ blocker: 'Scathe Zombies', attacker: 'Death Speakers' }]));
    ben.blocks('Death Speakers', 'Hill Giant');
    play.until('second main');
    then('Death Speakers').isIn('graveyard');
    then(ben).hasLife(18);
  });
});
