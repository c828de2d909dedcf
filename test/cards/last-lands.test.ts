// Cards whose size or untapping hangs on lands and mana: Gaea's Liege and Magnetic Mountain.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);
const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;

describe("Gaea's Liege", () => {
  test.each(BOOKS)('your Forests, and in an attack those of the other player (%s)', (book) => {
    const { ann } = given(book, {
      ann: { inPlay: ["Gaea's Liege", ...lands(3, 'Forest')] },
      ben: { inPlay: ['Forest', 'Plains'] },
    });
    then("Gaea's Liege").is(3, 3);
    ann.attacks("Gaea's Liege");
    then("Gaea's Liege").is(1, 1);
    play.until('second main');
    then("Gaea's Liege").is(3, 3);
  });

  test.each(BOOKS)('a land is a Forest as long as it is there (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ["Gaea's Liege", 'Forest'] },
      ben: { hand: ['Unsummon'], inPlay: ['Plains', 'Island'] },
    });
    ann.activates("Gaea's Liege", { target: 'Plains' });
    play.allPass();
    then('Plains').hasSubtypes('Forest');
    play.until('main', 'ben');
    ben.casts('Unsummon', { target: "Gaea's Liege" });
    play.allPass();
    then('Plains').hasSubtypes('Plains');
  });
});

describe('Magnetic Mountain', () => {
  test('blue creatures stay tapped but for four mana, others do not', () => {
    const { ann } = given(
      'm11',
      {
        ann: {
          inPlay: [
            ...lands(4, 'Plains'),
            { card: 'Air Elemental', tapped: true },
            { card: 'Hill Giant', tapped: true },
            { card: 'Merfolk of the Pearl Trident', tapped: true },
          ],
        },
        ben: { inPlay: ['Magnetic Mountain'] },
      },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    then('Hill Giant').isUntapped();
    then('Air Elemental').isTapped();
    while (play.question?.ask === 'act') play.pass();
    ann.chooses('yes');
    while (play.question?.ask === 'pay') ann.chooses('auto');
    then('Air Elemental').isUntapped();
    then('Merfolk of the Pearl Trident').isTapped();
  });

  const withTwo = (book: 'beta' | 'fifth') =>
    given(
      book,
      {
        ann: {
          inPlay: [
            ...lands(8, 'Plains'),
            { card: 'Air Elemental', tapped: true },
            { card: 'Merfolk of the Pearl Trident', tapped: true },
          ],
        },
        ben: { inPlay: ['Magnetic Mountain'] },
      },
      { active: 'ben' },
    );

  // Untap costs may be paid several times in an upkeep (1997, line 971); nobody has to.
  test.each(['beta', 'fifth'] as const)('each of them for four, and as often as one likes (%s)', (book) => {
    const { ann } = withTwo(book);
    play.until('upkeep', 'ann');
    expect(play.game.state.turn.duties).toHaveLength(0);
    ann.activates('Merfolk of the Pearl Trident');
    play.allPass();
    then('Air Elemental').isTapped();
    then('Merfolk of the Pearl Trident').isUntapped();
    ann.activates('Air Elemental');
    play.allPass();
    then('Air Elemental').isUntapped();
  });

  test.each(['beta', 'fifth'] as const)('nobody has to pay for any (%s)', (book) => {
    withTwo(book);
    play.until('main', 'ann');
    then('Air Elemental').isTapped();
    then('Merfolk of the Pearl Trident').isTapped();
  });
});
