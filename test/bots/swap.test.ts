// Sideboards of computer players: what they bring, and what goes in and out against what they have seen.

import { expect, test } from 'vitest';
import { hoses, worthAgainst } from '../../src/bots/against.ts';
import { bringSideboard, chooseSwap } from '../../src/bots/swap.ts';
import { cardsIn } from '../../src/formats/deck.ts';
import { sideboardFaults, swapFaults, swapped } from '../../src/formats/sideboard.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { couldFit, findBook } from '../../src/game/index.ts';
import { rule } from '../support/catalogue.ts';

const m11 = findBook('m11');
const GREEN = ['Forest', 'Runeclaw Bear', 'Giant Growth', 'Garruk Wildspeaker', 'Cudgel Troll'];
const RED = ['Mountain', 'Goblin Piker', 'Lightning Bolt', 'Lava Axe', 'Fire Servant'];
const ARTIFACTS = ['Island', 'Ornithopter', 'Juggernaut', 'Whispersilk Cloak', 'Platinum Angel'];

rule('M-272', 'a card against one colour is excellent against a deck of it, and useless otherwise', () => {
  expect(hoses(m11, 'Deathmark')).toEqual(['green', 'white']);
  expect(worthAgainst(m11, 'Deathmark', GREEN)).toBeGreaterThan(worthAgainst(m11, 'Doom Blade', GREEN));
  expect(worthAgainst(m11, 'Deathmark', RED)).toBeLessThan(0);
  // What cannot be aimed at anything the rival has shown is worth nothing either.
  expect(worthAgainst(m11, 'Naturalize', RED)).toBeLessThan(0);
  expect(worthAgainst(m11, 'Volcanic Eruption', GREEN)).toBeLessThan(0);
  expect(worthAgainst(m11, 'Naturalize', ARTIFACTS)).toBeGreaterThan(2);
  expect(worthAgainst(m11, 'Doom Blade', ['Swamp', 'Scathe Zombies', 'Nightmare'])).toBeLessThan(0);
});

test('what makes the own side better is no card against a colour', () => {
  for (const name of ['Honor of the Pure', 'Goblin Chieftain', 'Giant Growth', 'Giant Spider', 'Lightning Bolt'])
    expect(hoses(m11, name), name).toEqual([]);
  expect(hoses(m11, 'Naturalize')).toEqual(['artifact', 'enchantment']);
  expect(hoses(m11, 'Celestial Purge')).toEqual(['black', 'red']);
});

test('a filter is read from the printed card: what comes and goes in a game is taken to be so at some time', () => {
  const book = findBook('tenth');
  expect(couldFit(book, { types: ['creature'], notColors: ['black'] }, 'Grizzly Bears')).toBe(true);
  expect(couldFit(book, { types: ['creature'], notColors: ['black'] }, 'Scathe Zombies')).toBe(false);
  expect(couldFit(book, { types: ['creature'], attacking: true, tapped: true }, 'Grizzly Bears')).toBe(true);
  expect(couldFit(book, { power: { min: 3 } }, 'Grizzly Bears')).toBe(false);
  // What is kept out by what comes and goes fits at another time; what it is for good keeps it out for good.
  expect(couldFit(book, { types: ['creature'], noneOf: [{ attacking: true }] }, 'Grizzly Bears')).toBe(true);
  expect(couldFit(book, { noneOf: [{ types: ['creature'], tapped: true }] }, 'Grizzly Bears')).toBe(true);
  expect(couldFit(book, { noneOf: [{ types: ['creature'] }] }, 'Grizzly Bears')).toBe(false);
  expect(couldFit(book, { cost: { max: 2 } }, 'Grizzly Bears')).toBe(true);
  expect(couldFit(book, { anyOf: [{ types: ['artifact'] }, { subtypes: ['Bear'] }] }, 'Grizzly Bears')).toBe(true);
  expect(couldFit(book, { noneOf: [{ subtypes: ['Bear'] }] }, 'Grizzly Bears')).toBe(false);
});

test('a computer player swaps one for one, only what it can cast, never a land, and not before it has seen something', () => {
  const deck = [
    ...Array.from({ length: 24 }, () => 'Swamp'),
    ...Array.from({ length: 20 }, () => 'Scathe Zombies'),
    ...Array.from({ length: 12 }, () => 'Barony Vampire'),
    ...Array.from({ length: 4 }, () => 'Doom Blade'),
  ];
  const sideboard = [
    ...Array.from({ length: 4 }, () => 'Deathmark'),
    ...Array.from({ length: 4 }, () => 'Celestial Purge'),
    ...Array.from({ length: 7 }, () => 'Mountain'),
  ];
  const { out, into } = chooseSwap(m11, deck, sideboard, GREEN);
  expect(into).toEqual(['Deathmark', 'Deathmark', 'Deathmark', 'Deathmark']);
  expect(new Set(out)).toEqual(new Set(['Scathe Zombies']));
  const before = { deck, sideboard };
  expect(swapFaults(before, swapped(before, out, into), 'one for one', 60)).toEqual([]);
  expect(chooseSwap(m11, deck, sideboard, RED).into).toEqual([]);
  expect(chooseSwap(m11, deck, sideboard, GREEN.slice(0, 2))).toEqual({ out: [], into: [] });
  // Against black creatures the Doom Blades go, and not for cards of a colour that the deck has no land for.
  const black = chooseSwap(
    m11,
    deck,
    [...sideboard, 'Gravedigger'],
    ['Swamp', 'Black Knight', 'Nightmare', 'Child of Night'],
  );
  expect(black).toEqual({ out: ['Doom Blade'], into: ['Gravedigger'] });
});

test('a computer player brings fifteen cards that its book allows beside its deck', () => {
  for (const name of ['tenth', 'm11']) {
    const book = findBook(name);
    for (const starter of startersOf(name)) {
      const deck = cardsIn(starter);
      const sideboard = bringSideboard(book, deck);
      expect(sideboard.length, starter.name).toBe(15);
      expect(sideboardFaults(name, { deck, sideboard }), starter.name).toEqual([]);
      expect(
        sideboard.some((card) => hoses(book, card).length > 0),
        starter.name,
      ).toBe(true);
    }
  }
  expect(bringSideboard(findBook('beta'), cardsIn(startersOf('beta')[0] as never))).toEqual([]);
});
