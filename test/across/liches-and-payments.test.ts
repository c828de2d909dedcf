// The old books in the same scenes: two Liches at once, what is tapped to pay for what, copies and captives of three cards.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import { nextTurn, onward, settle, untilMain } from '../support/onward.ts';

const lands = (number: number, land: string): string[] => Array<string>(number).fill(land);
const toTheEnd = (): void => onward(() => play.game.outcome !== null, 'the end of the game');

describe.each(['beta', 'fifth'])('%s', (book) => {
  test('one effect destroys a Lich on both sides: a draw', () => {
    const { ann } = given(book, {
      ann: { life: 0, hand: ['Tranquility'], inPlay: ['Lich', ...lands(3, 'Forest')] },
      ben: { life: 0, inPlay: ['Lich'] },
    });
    ann.casts('Tranquility');
    toTheEnd();
    play.isWonBy(null);
  });

  test('a Platinum Angel keeps alive who has lost a Lich', () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Disenchant'], inPlay: lands(2, 'Plains') },
      ben: { life: 0, inPlay: ['Lich', 'Platinum Angel'] },
    });
    ann.casts('Disenchant', { target: 'Lich' });
    settle();
    play.isGoingOn();
    then(ben).hasLife(0);
  });

  test('what a Lich draws instead is no life for a Sanguine Bond', () => {
    const { ann, ben } = given(book, {
      ann: { life: 0, hand: ['Stream of Life'], inPlay: ['Lich', 'Sanguine Bond', ...lands(4, 'Forest')] },
      ben: {},
    });
    ann.casts('Stream of Life', { x: 3, target: ann });
    settle();
    then(ben).hasLife(20);
    then(ann).hasCardsInHand(3);
  });

  test('nothing is tapped for what is to be done with itself, if something else is there', () => {
    const factory = given(book, { ann: { inPlay: ["Mishra's Factory", 'Forest'] }, ben: {} });
    factory.ann.activates("Mishra's Factory");
    then('Forest').isTapped();
    then("Mishra's Factory").isUntapped();
    const elves = given(book, { ann: { hand: ['Giant Growth'], inPlay: ['Llanowar Elves', 'Forest'] }, ben: {} });
    elves.ann.casts('Giant Growth', { target: 'Llanowar Elves' });
    then('Forest').isTapped();
    then('Llanowar Elves').isUntapped();
  });

  test('a ring that a March of the Machines makes a creature cannot be tapped in its first turn', () => {
    const { ann } = given(book, {
      ann: { hand: ['Sol Ring'], inPlay: ['March of the Machines', 'Mountain'] },
      ben: {},
    });
    ann.casts('Sol Ring');
    settle();
    refused('summoning sick', () => ann.taps('Sol Ring'));
  });

  test('one raised by a rival and taken back is lost when its Animate Dead goes', () => {
    const { ann, ben } = given(
      book,
      {
        ann: { hand: ['Control Magic'], inPlay: lands(4, 'Island') },
        ben: {
          hand: ['Animate Dead', 'Disenchant'],
          graveyard: ['Craw Wurm'],
          inPlay: [...lands(2, 'Swamp'), ...lands(2, 'Plains')],
        },
      },
      { active: 'ben' },
    );
    ben.casts('Animate Dead', { target: 'Craw Wurm' });
    settle();
    nextTurn();
    untilMain();
    ann.casts('Control Magic', { target: 'Craw Wurm' });
    settle();
    then('Craw Wurm').isControlledBy(ann);
    ben.casts('Disenchant', { target: 'Animate Dead' });
    settle();
    then('Craw Wurm').isIn('graveyard');
    then('Control Magic').isIn('graveyard');
  });

  test('a Clock kills both at the same moment: a draw', () => {
    given(
      book,
      { ann: { life: 3, inPlay: [{ card: 'Armageddon Clock', counters: { doom: 2 } }] }, ben: { life: 3 } },
      { active: 'ben' },
    );
    toTheEnd();
    expect(play.lives).toEqual([0, 0]);
    play.isWonBy(null);
  });

  test('a Lace on the enchantment throws it off who is protected from its new color', () => {
    const { ann } = given(book, {
      ann: { hand: ['Deathlace'], inPlay: ['Swamp', { card: 'White Knight', with: ['Holy Strength'] }] },
      ben: {},
    });
    ann.casts('Deathlace', { target: 'Holy Strength' });
    settle();
    then('Holy Strength').isIn('graveyard');
    then('White Knight').isIn('play').is(2, 2);
  });
});
