// Cards that move between hidden places are told of as well: to their player by name, to the others as a card.

import { describe, expect, test } from 'vitest';
import { newGame, tellEvents } from '../../src/game/index.ts';
import { given, play } from '../play.ts';
import { onward, settle } from '../support/onward.ts';

const log = (seat: 0 | 1 = 0): string[] => tellEvents(play.game, play.game.events, seat);

describe('from a hand into the library', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'])('what Brainstorm puts back, once (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Brainstorm', 'Forest', 'Swamp'], inPlay: ['Island'] },
      ben: {},
    });
    ann.casts('Brainstorm');
    onward(() => play.question?.ask === 'pick', 'what goes back');
    ann.chooses('Forest', 'Swamp');
    settle();
    expect(log().filter((line) => line.includes('library'))).toEqual([
      'You put Forest into your library.',
      'You put Swamp into your library.',
    ]);
    expect(log().join(' ')).not.toContain('You see');
    expect(log(1).filter((line) => line.includes('library'))).toEqual(
      Array(2).fill('ann puts a card into his or her library.'),
    );
  });

  test('a whole hand that is shuffled in, in the words of Portal', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Winds of Change', 'Forest'], inPlay: ['Mountain'] },
      ben: { hand: ['Swamp', 'Island'] },
    });
    ann.casts('Winds of Change');
    expect(log()).toContain('You put Forest into your deck.');
    expect(log().filter((line) => line === 'ben puts a card into his or her deck.')).toHaveLength(2);
    expect(log(1)).toContain('You put Swamp into your deck.');
  });

  test('a new hand before the first turn is told of as one', () => {
    const cards = Array<string>(60).fill('Forest');
    const game = newGame({ book: 'tenth', decks: [cards, cards], seed: 3 });
    for (let i = 0; i < 20 && game.question?.purpose !== 'mulligan'; i += 1)
      game.answer(game.legalAnswers()[0] as never, game.question?.player ?? 0);
    const seat = game.question?.player ?? 0;
    game.answer({ kind: 'yes' }, seat);
    const told = tellEvents(game, game.events, seat);
    expect(told).toContain('You draw a new hand of 6 cards.');
    expect(told.join(' ')).not.toContain('into your library');
  });
});

describe('out of the game, face down', () => {
  test('what Necropotence sets aside, which nobody sees', () => {
    const { ann } = given('fifth', { ann: { inPlay: ['Necropotence'], library: ['Forest', 'Swamp'] }, ben: {} });
    ann.activates('Necropotence');
    settle();
    expect(log().at(-1)).toBe('You set a card aside, face down.');
    expect(log(1).at(-1)).toBe('ann sets a card aside, face down.');
  });
});
