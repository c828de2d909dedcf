// Wins that the solver once said there were none of, though it called that proved: found by comparing it with the search that leaves out
// nothing, on small positions of any cards.

import { describe, expect, test } from 'vitest';
import { solve } from '../../src/lab/solve/solve.ts';
import { readStudy } from '../../src/lab/text/read.ts';

const found = (book: string, text: string) => solve(readStudy(text), book, { nodes: 20_000, quick: true });
const WON = { solved: true, proof: true };
const LOST = { solved: false, proof: true };

describe('what may only be cast in a main phase is not held back until blockers are declared', () => {
  const FURY = `goal: ann wins this turn
ann:
  in play: 3 Swamp, Wind Drake
  hand: Howling Fury
ben:
  life: LIFE
  in play: Plains, Python
  hand: Death Ward`;

  test.each(['beta', 'fifth', 'tenth', 'm11'])('a sorcery that makes an attacker larger: %s', (book) => {
    expect(found(book, FURY.replace('LIFE', '6'))).toMatchObject(WON);
    expect(found(book, FURY.replace('LIFE', '7'))).toMatchObject(LOST);
  });

  // In the old books the main phase is over when nobody attacks: there is none after the attack.
  const AXE = `goal: ann wins this turn
ann:
  in play: 5 Mountain
  hand: Shock, Lava Axe, Mountain
ben:
  life: LIFE`;

  test.each(['beta', 'fifth', 'tenth', 'm11'])('nor burn where no main phase may come after: %s', (book) => {
    expect(found(book, AXE.replace('LIFE', '7'))).toMatchObject(WON);
    expect(found(book, AXE.replace('LIFE', '8'))).toMatchObject(LOST);
  });

  test.each(['beta', 'fifth', 'tenth', 'm11'])(
    'nor what may only be used before attackers are declared: %s',
    (book) => {
      const text = `goal: ann wins this turn
ann:
  in play: Capricious Sorcerer
ben:
  in play: Swamp
  hand: Stabbing Pain
  life: `;
      expect(found(book, `${text}1`)).toMatchObject(WON);
      expect(found(book, `${text}2`)).toMatchObject(LOST);
    },
  );
});

describe('what aims at several things is aimed at some in vain for the sake of the others', () => {
  const CONE = `goal: ann wins this turn
ann:
  in play: 5 Mountain, Hill Giant, Hill Giant (tapped)
  hand: Cone of Flame
ben:
  life: LIFE
  in play: Gray Ogre`;

  test.each(['beta', 'fifth', 'portal', 'tenth', 'm11'])('%s', (book) => {
    // One to a Giant of one's own, two to the Ogre in the way, three to the rival, and three more from the attack.
    expect(found(book, CONE.replace('LIFE', '6'))).toMatchObject(WON);
    expect(found(book, CONE.replace('LIFE', '7'))).toMatchObject(LOST);
  });
});

describe("what saves one's own creature from what one does to all is not held back", () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'])('%s', (book) => {
    const text = `goal: ann wins this turn
ann:
  in play: 5 Forest, Spotted Griffin
  hand: Giant Growth, Needle Storm
ben:
  life: 5
  in play: Desert Drake`;
    expect(found(book, text)).toMatchObject(WON);
    expect(found(book, text.replace('life: 5', 'life: 6'))).toMatchObject(LOST);
  });
});

describe('a blocker at the moment of its death no longer stands in the way', () => {
  // Who holds something that regenerates is asked about it, whosever creature it is.
  test.each(['beta', 'fifth', 'tenth', 'm11'])('%s', (book) => {
    const text = `goal: ann wins this turn
ann:
  in play: 4 Forest, Swamp, Mons's Goblin Raiders, Muck Rats
  hand: Regenerate, Hand of Death
ben:
  life: 2
  in play: Garruk's Companion`;
    expect(found(book, text)).toMatchObject(WON);
    expect(found(book, text.replace('life: 2', 'life: 3'))).toMatchObject(LOST);
  });
});

describe('what the other side can only do to attackers is avoided before the attack', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'])('%s', (book) => {
    const text = `goal: ann wins this turn
ann:
  in play: Forest, Bog Imp
  hand: Giant Growth
ben:
  life: 4
  in play: Forest
  hand: Sandstorm`;
    expect(found(book, text)).toMatchObject(WON);
    expect(found(book, text.replace('life: 4', 'life: 5'))).toMatchObject(LOST);
  });
});

describe("what copies a spell copies one's own", () => {
  test.each([
    ['beta', '3 Mountain', 'Lightning Bolt, Fork', 6],
    ['fifth', '3 Mountain', 'Lightning Bolt, Fork', 6],
    ['tenth', 'Mountain, 2 Island', 'Shock, Twincast', 4],
    ['m11', '3 Mountain', 'Lightning Bolt, Reverberate', 6],
  ])('%s', (book, lands, hand, life) => {
    const text = `goal: ann wins this turn\nann:\n  in play: ${lands}\n  hand: ${hand}\nben:\n  life: `;
    expect(found(book, `${text}${life}`)).toMatchObject(WON);
    expect(found(book, `${text}${life + 1}`)).toMatchObject(LOST);
  });
});

// A Monolith that untaps itself leads from position to position and back to where it began.
describe('where positions come round again the search comes to an end', () => {
  test('a win beside the way round', () => {
    const text = `goal: ann wins this turn
ann:
  in play: 4 Island, Kjeldoran Royal Guard, Basalt Monolith
  hand: Deluge
ben:
  life: 1
  in play: Scavenger Folk`;
    expect(found('m11', text)).toMatchObject(WON);
    // A blocker that flies is not tapped.
    expect(found('m11', text.replace('Scavenger Folk', 'Wind Drake'))).toMatchObject({ solved: false });
  });

  test('a defence that could go round', () => {
    const text = `goal: ben survives this turn
ann:
  in play: 5 Island, Fire Elemental, Horned Turtle
  hand: Ancestral Recall, Bogardan Hellkite
ben:
  life: 3
  in play: 3 Plains, Forest, Basalt Monolith
  hand: Benalish Knight`;
    // The Knight stops one of them.
    expect(found('m11', text)).toMatchObject({ solved: true });
    expect(found('m11', text.replace('life: 3', 'life: 1'))).toMatchObject({ solved: false });
  });
});
