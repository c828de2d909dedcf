// What is chosen on announcing is said aloud: the log and what waits tell it to both, who may have to answer it.

import { describe, expect, test } from 'vitest';
import { tellEvents } from '../../src/game/index.ts';
import { Scene, waitingWords } from '../../src/game/told/index.ts';
import { given, play } from '../play.ts';

const lines = (seat: 0 | 1): string[] => tellEvents(play.game, play.game.events, seat);
const waits = (seat: 0 | 1): string =>
  waitingWords(new Scene(play.game, seat), play.game.state.chain.at(-1)?.id ?? 0).text;

describe.each(['beta', 'fifth'])('on announcing (%s)', (book) => {
  test('the words that a Magical Hack changes', () => {
    const { ann } = given(book, { ann: { hand: ['Magical Hack'], inPlay: ['Island', 'Karma'] }, ben: {} });
    ann.casts('Magical Hack', { target: 'Karma', choose: ['Swamp', 'Forest'] });
    expect(lines(1)).toContain('ann casts Magical Hack, aimed at Karma (Swamp, Forest).');
  });

  test('what a Clone is to be a copy of', () => {
    const { ann } = given(book, {
      ann: { hand: ['Clone'], inPlay: ['Island', 'Island', 'Island', 'Island'] },
      ben: { inPlay: ['Craw Wurm', 'Hill Giant'] },
    });
    ann.casts('Clone', { choose: ['Hill Giant'] });
    expect(lines(1)).toContain('ann casts Clone (Hill Giant).');
    expect(waits(1)).toMatch(/\nChosen: Hill Giant\.$/);
  });

  test('a number that a Shapeshifter chooses is a number', () => {
    const { ann } = given(book, {
      ann: { hand: ['Shapeshifter'], inPlay: Array<string>(6).fill('Island') },
      ben: {},
    });
    ann.casts('Shapeshifter', { choose: ['3'] });
    expect(lines(1).some((line) => line.startsWith('ann casts Shapeshifter'))).toBe(true);
    expect(lines(1).join(' ')).not.toContain('Shapeshifter (Island');
  });
});

test('the source that a Circle is for (beta)', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'] },
    ben: { inPlay: ['Circle of Protection: Red', 'Plains'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.activates('Circle of Protection: Red', { choose: ['Lightning Bolt'] });
  expect(lines(0)).toContain('ben uses Circle of Protection: Red (Lightning Bolt).');
  expect(waits(0)).toMatch(/\nChosen: Lightning Bolt\.$/);
});

test('whether a Twiddle taps or untaps (beta)', () => {
  const { ann } = given('beta', { ann: { hand: ['Twiddle'], inPlay: ['Island'] }, ben: { inPlay: ['Forest'] } });
  ann.casts('Twiddle', { target: 'Forest', choose: ['tap'] });
  expect(lines(0)).toContain('You cast Twiddle, aimed at Forest (tap).');
  expect(waits(1)).toMatch(/\nChosen: tap\.$/);
});
