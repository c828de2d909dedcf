// What goes on when its card has gone: artifacts that a song has woken, and lands that a tomb has drowned.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;

describe("Titania's Song", () => {
  test.each(BOOKS)('%s: artifacts are creatures as big as they cost, and nothing else', (book) => {
    const { ann } = given(book, {
      ann: { hand: ["Titania's Song"], inPlay: ['Forest', 'Forest', 'Forest', 'Forest', 'Sol Ring', 'Ornithopter'] },
      ben: { inPlay: ['Mox Pearl', 'Icy Manipulator'] },
    });
    ann.casts("Titania's Song");
    play.allPass();
    then('Sol Ring').is(1, 1).isA('creature').isA('artifact');
    then('Icy Manipulator').is(4, 4).isA('creature');
    then('Mox Pearl').isIn('graveyard');
    then('Ornithopter').is(0, 2).hasKeyword('flying');
    expect(ann.mayActivate('Sol Ring')).toBe(false);
  });

  test.each(BOOKS)('%s: when it leaves, all goes on until the turn ends, also for what comes then', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Disenchant', 'Sol Ring'],
        inPlay: ['Plains', 'Plains', 'Plains', "Titania's Song", 'Icy Manipulator'],
      },
      ben: {},
    });
    then('Icy Manipulator').is(4, 4);
    ann.casts('Disenchant', { target: "Titania's Song" });
    play.allPass();
    then("Titania's Song").isIn('graveyard');
    then('Icy Manipulator').is(4, 4).isA('creature');
    ann.casts('Sol Ring');
    play.allPass();
    then('Sol Ring').is(1, 1).isA('creature');
    play.until('upkeep', 'ben');
    then('Icy Manipulator').isNotA('creature');
    then('Sol Ring').isNotA('creature');
  });
});

test.each(BOOKS)('%s: an artifact that goes tapped does what it does when it goes', (book) => {
  const { ann } = given(book, { ann: { inPlay: ['Chromatic Star', 'Forest'] }, ben: {} });
  ann.taps('Chromatic Star');
  if (play.question?.ask === 'option') ann.chooses('R');
  play.allPass();
  then(ann).hasCardsInHand(1);
});

describe('Cyclopean Tomb', () => {
  function drowned(book: (typeof BOOKS)[number]) {
    const players = given(
      book,
      {
        ann: { inPlay: ['Cyclopean Tomb', 'Forest', 'Forest'] },
        ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains', 'Island'] },
      },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    players.ann.activates('Cyclopean Tomb', { target: 'Island' });
    play.allPass();
    return players;
  }

  test.each(BOOKS)('%s: the land is a Swamp as long as it has its counter', (book) => {
    drowned(book);
    then('Island').hasSubtypes('Swamp').hasCounters('mire', 1);
    play.until('main', 'ben');
    then('Island').hasSubtypes('Swamp');
  });

  test.each(BOOKS)('%s: it is used only in the upkeep of its player', (book) => {
    const { ann } = given(book, {
      ann: { inPlay: ['Cyclopean Tomb', 'Forest', 'Forest'] },
      ben: { inPlay: ['Island'] },
    });
    expect(ann.mayActivate('Cyclopean Tomb')).toBe(false);
  });

  test.each(BOOKS)('%s: when it is in the graveyard a land a turn dries up', (book) => {
    const { ann, ben } = drowned(book);
    ann.passes();
    play.until('main', 'ann');
    ann.passes();
    ben.casts('Disenchant', { target: 'Cyclopean Tomb' });
    play.allPass();
    then('Cyclopean Tomb').isIn('graveyard');
    then('Island').hasSubtypes('Swamp');
    play.until('upkeep', 'ben');
    then('Island').hasSubtypes('Swamp');
    play.until('upkeep', 'ann');
    if (book === 'beta' || book === 'fifth') ann.dealsWith('Cyclopean Tomb');
    play.allPass();
    then('Island').hasSubtypes('Island').hasCounters('mire', 0);
  });

  test('m11: counters that something else has put on a land stay', () => {
    const { ann } = given(
      'm11',
      {
        ann: { inPlay: ['Cyclopean Tomb', 'Forest', { card: 'Forest', counters: { mire: 1 } }, 'Forest'] },
        ben: { inPlay: ['Island'] },
      },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    ann.activates('Cyclopean Tomb', { target: 'Island' });
    play.allPass();
    then('Island').hasSubtypes('Swamp');
    then('Forest#2').hasSubtypes('Forest').hasCounters('mire', 1);
  });
});
