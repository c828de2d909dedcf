// Cards that are what their player chooses: keywords for a turn, shapes as they come in, numbers, one of two effects.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { settle } from '../support/onward.ts';

const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);
const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const toTheQuestion = (): void => {
  while (play.question?.ask === 'act') play.pass();
};

describe("Urza's Avenger", () => {
  test.each(['beta', 'fifth'] as const)('smaller, and what is said when it is used, for a turn (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ["Urza's Avenger"] }, ben: {} });
    ann.activates("Urza's Avenger", { choose: ['flying'] });
    play.allPass();
    then("Urza's Avenger").is(3, 3).hasKeyword('flying').lacksKeyword('trample');
    play.until('main', 'ben');
    then("Urza's Avenger").is(4, 4).lacksKeyword('flying');
  });

  test.each(['beta', 'fifth'] as const)(
    'used again and again it has all that was said, and is gone at nothing (%s)',
    (book) => {
      const { ann } = given(book, { ann: { inPlay: ["Urza's Avenger"] }, ben: {} });
      const uses = (keyword: string): void => {
        ann.activates("Urza's Avenger", { choose: [keyword] });
        play.allPass();
      };
      for (const keyword of ['flying', 'trample', 'flying']) uses(keyword);
      then("Urza's Avenger").is(1, 1).hasKeyword('flying').hasKeyword('trample');
      uses('banding');
      then("Urza's Avenger").isIn('graveyard');
    },
  );
});

describe('Primal Clay', () => {
  const clay = (book: (typeof BOOKS)[number], shape: string) => {
    const { ann } = given(book, { ann: { hand: ['Primal Clay'], inPlay: lands(4) }, ben: {} });
    ann.casts('Primal Clay');
    toTheQuestion();
    ann.chooses(shape);
    // It was said as it was cast, or has just come in.
    settle();
    return ann;
  };
  test.each(BOOKS)('is one of three (%s)', (book) => {
    clay(book, '3/3');
    then('Primal Clay').is(3, 3).lacksKeyword('flying').lacksKeyword('defender');
    clay(book, '2/2');
    then('Primal Clay').is(2, 2).hasKeyword('flying');
    clay(book, '1/6');
    then('Primal Clay').is(1, 6).hasKeyword('defender').isA('artifact');
    const old = book === 'beta' || book === 'fifth';
    then('Primal Clay').hasSubtypes(...(old ? [] : ['Shapeshifter']), 'Wall');
  });

  test('a copy of it chooses for itself', () => {
    const { ann } = given('m11', { ann: { hand: ['Primal Clay', 'Clone'], inPlay: lands(8) }, ben: {} });
    ann.casts('Primal Clay');
    toTheQuestion();
    ann.chooses('3/3');
    ann.casts('Clone');
    toTheQuestion();
    ann.chooses('Primal Clay');
    ann.chooses('2/2');
    then('Primal Clay#2').is(2, 2).hasKeyword('flying');
    then('Primal Clay').is(3, 3);
  });
});

describe('Shapeshifter', () => {
  test.each(['fifth', 'tenth', 'm11'] as const)('a number between 0 and 7, and another in each upkeep (%s)', (book) => {
    const { ann } = given(book, { ann: { hand: ['Shapeshifter'], inPlay: lands(6) }, ben: {} });
    ann.casts('Shapeshifter');
    toTheQuestion();
    ann.chooses('5');
    settle();
    then('Shapeshifter').is(5, 2);
    play.until('main', 'ben');
    play.until('upkeep', 'ann');
    if (book === 'fifth') ann.dealsWith('Shapeshifter');
    toTheQuestion();
    ann.chooses('yes');
    toTheQuestion();
    ann.chooses('0');
    then('Shapeshifter').is(0, 7);
  });
});

describe('Relic Bind', () => {
  // In Tenth Edition the mana of the ring would burn.
  test.each(['fifth', 'm11'] as const)('one damage or one life, to whom you like (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Relic Bind'], inPlay: lands(3) },
      ben: { inPlay: ['Sol Ring'] },
    });
    ann.casts('Relic Bind', { target: 'Sol Ring' });
    play.allPass();
    ann.passes();
    ben.taps('Sol Ring');
    toTheQuestion();
    ann.chooses('damage');
    ann.chooses('ben');
    play.allPass();
    then(ben).hasLife(19);
  });

  // "Choose one" and the target are said as the ability goes on the stack: others answer to what will come.
  test.each(['tenth', 'm11'] as const)('what it will be is known before anybody may answer (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Relic Bind'], inPlay: lands(3) },
      ben: { hand: ['Healing Salve'], inPlay: ['Sol Ring', 'Plains'] },
    });
    ann.casts('Relic Bind', { target: 'Sol Ring' });
    play.allPass();
    ann.passes();
    ben.taps('Sol Ring');
    toTheQuestion();
    ann.chooses('damage');
    ann.chooses('ben');
    ben.casts('Healing Salve', { mode: 1, target: ben });
    play.allPass();
    then(ben).hasLife(20);
  });

  test('it is put on no artifact of your own', () => {
    const { ann } = given('m11', { ann: { hand: ['Relic Bind'], inPlay: [...lands(3), 'Sol Ring'] }, ben: {} });
    expect(ann.mayCast('Relic Bind')).toBe(false);
  });
});
