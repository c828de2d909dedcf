// How far replacement, prevention and what is forbidden reach: nobody's text sees or changes what happens beyond
// (2007: CR 601.10, 601.11, 601.14; 2010: CR 801.10, 801.11, 801.14).

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import { answering } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'] as const;
const near = { variant: 'free-for-all, range 1' };
/** Five in a round: Ann sits between Eve and Ben. */
const FIVE = { ann: {}, ben: {}, cat: {}, dan: {}, eve: {} };
const bolt = { hand: ['Lightning Bolt'], inPlay: ['Mountain'] };
const lost = (): number[] => play.lives.map((life) => 20 - life);

describe.each(BOOKS)('%s: damage', (book) => {
  test('a Furnace doubles what happens within reach, and nothing that is half beyond it', () => {
    const furnace = { ...FIVE, ann: { inPlay: ['Furnace of Rath'] }, ben: bolt };
    const one = given(book, furnace, { ...near, active: 'ben' });
    one.ben.casts('Lightning Bolt', { target: 'ann' });
    play.allPass();
    expect(lost()).toEqual([6, 0, 0, 0, 0]);
    const other = given(book, furnace, { ...near, active: 'ben' });
    other.ben.casts('Lightning Bolt', { target: 'cat' });
    play.allPass();
    expect(lost()).toEqual([0, 0, 3, 0, 0]);
  });

  test('a Leyline of Punishment takes no Circle from somebody beyond its reach', () => {
    const { cat, dan } = given(
      book,
      {
        ...FIVE,
        ann: { inPlay: ['Leyline of Punishment'] },
        cat: bolt,
        dan: { inPlay: ['Plains', 'Circle of Protection: Red'] },
      },
      { ...near, active: 'cat' },
    );
    cat.casts('Lightning Bolt', { target: dan });
    dan.activates('Circle of Protection: Red');
    answering();
    expect(lost()).toEqual([0, 0, 0, 0, 0]);
  });

  test('a Fog stops combat damage of which both ends are within reach', () => {
    const { ann, ben } = given(
      book,
      { ...FIVE, ann: { hand: ['Fog'], inPlay: ['Forest'] }, ben: { inPlay: ['Hill Giant', 'Gray Ogre'] } },
      { ...near, active: 'ben' },
    );
    ben.attacks({ card: 'Hill Giant', at: 'cat' }, { card: 'Gray Ogre', at: 'ann' });
    ann.casts('Fog');
    play.until('end of combat');
    expect(lost()).toEqual([0, 0, 3, 0, 0]);
  });

  test('what speaks of sources alone stops all that a source within reach would deal, to whomever', () => {
    const luminesce = { hand: ['Luminesce'], inPlay: ['Plains'] };
    const within = given(book, { ...FIVE, ann: luminesce, ben: bolt }, { ...near, active: 'ben' });
    within.ann.casts('Luminesce');
    play.allPass();
    within.ben.casts('Lightning Bolt', { target: 'cat' });
    play.allPass();
    expect(lost()).toEqual([0, 0, 0, 0, 0]);
    const beyond = given(book, { ...FIVE, ann: luminesce, cat: bolt }, { ...near, active: 'cat' });
    beyond.ann.casts('Luminesce');
    play.allPass();
    beyond.cat.casts('Lightning Bolt', { target: 'ben' });
    play.allPass();
    expect(lost()).toEqual([0, 3, 0, 0, 0]);
  });

  test('damage of a spell that is turned to somebody whom its caster does not reach is dealt to nobody', () => {
    const { cat, ben } = given(
      book,
      { ...FIVE, ben: { hand: ["Harm's Way"], inPlay: ['Plains'] }, cat: bolt },
      { ...near, active: 'cat' },
    );
    cat.casts('Lightning Bolt', { target: ben });
    ben.casts("Harm's Way", { target: 'ann' });
    answering(['ben', 'Lightning Bolt']);
    expect(lost()).toEqual([0, 1, 0, 0, 0]);
  });

  test('combat damage is no spell’s, and goes where it is turned', () => {
    const { cat, ben } = given(
      book,
      { ...FIVE, ben: { hand: ["Harm's Way"], inPlay: ['Plains'] }, cat: { inPlay: ['Hill Giant'] } },
      { ...near, active: 'cat' },
    );
    cat.attacks({ card: 'Hill Giant', at: 'ben' });
    ben.casts("Harm's Way", { target: 'ann' });
    answering(['ben', 'Hill Giant']);
    play.until('end of combat');
    expect(lost()).toEqual([2, 1, 0, 0, 0]);
  });
});

describe.each(BOOKS)('%s: other things', (book) => {
  test("Zur's Weirding sees no draw beyond its reach", () => {
    const { cat } = given(
      book,
      { ...FIVE, ann: { inPlay: ["Zur's Weirding"] }, cat: { hand: ['Ancestral Recall'], inPlay: ['Island'] } },
      { ...near, active: 'cat' },
    );
    cat.casts('Ancestral Recall', { target: cat });
    play.allPass();
    then(cat).hasCardsInHand(3);
  });

  test('a Pithing Needle stops nothing beyond its reach', () => {
    const rod = { inPlay: ['Prodigal Sorcerer'] };
    const { ben, cat } = given(
      book,
      { ...FIVE, ann: { inPlay: [{ card: 'Pithing Needle', chosen: 'Prodigal Sorcerer' }] }, ben: rod, cat: rod },
      { ...near, active: 'cat' },
    );
    cat.activates('Prodigal Sorcerer', { target: 'dan' });
    play.allPass();
    expect(lost()).toEqual([0, 0, 0, 1, 0]);
    cat.passes();
    refused('not offered', () => ben.activates('Prodigal Sorcerer', { target: 'ann' }));
  });

  test('what any player may use is not used from beyond reach', () => {
    const mountains = { inPlay: Array.from({ length: 4 }, () => 'Mountain') };
    const { ben, cat } = given(
      book,
      {
        ...FIVE,
        ann: { inPlay: [{ card: 'Infinite Hourglass', counters: { time: 2 } }] },
        ben: mountains,
        cat: mountains,
      },
      { ...near, active: 'eve', step: 'upkeep' },
    );
    ben.activates('Infinite Hourglass');
    play.allPass();
    then('Infinite Hourglass').hasCounters('time', 1);
    refused('not yours', () => cat.activates('ann:Infinite Hourglass'));
  });
});
