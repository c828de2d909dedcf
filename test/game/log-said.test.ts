// What is chosen on announcing is said aloud: the log and what waits tell it to both, who may have to answer it.

import { describe, expect, test } from 'vitest';
import { tellEvents } from '../../src/game/index.ts';
import { Scene, waitingWords } from '../../src/game/told/index.ts';
import { given, play, then } from '../play.ts';
import { nextTurn, settle } from '../support/onward.ts';

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

test.each(['beta', 'fifth', 'tenth'])('what a Vesuvan Doppelganger becomes is told (%s)', (book) => {
  const { ann } = given(
    book,
    {
      ann: { hand: ['Vesuvan Doppelganger'], inPlay: Array<string>(5).fill('Island') },
      ben: { inPlay: ['Craw Wurm', 'Hill Giant'] },
    },
    {},
  );
  ann.casts('Vesuvan Doppelganger', book === 'tenth' ? {} : { choose: ['Hill Giant'] });
  if (book === 'tenth') {
    play.allPass();
    ann.chooses('Hill Giant');
  }
  settle();
  nextTurn();
  nextTurn();
  for (let i = 0; i < 40 && !lines(1).some((line) => line.includes('becomes')); i += 1) {
    const { question, game } = play;
    if (question === null) break;
    const wurm =
      question.ask === 'pick' ? question.from.filter(({ id }) => game.inside.char(id).name === 'Craw Wurm') : [];
    if (wurm.length > 0) game.answer({ kind: 'pick', picked: wurm }, question.player);
    else if (question.ask === 'yesno') game.answer({ kind: 'yes' }, question.player);
    else {
      const duty = game.legalAnswers().find(({ kind }) => kind === 'duty');
      if (duty === undefined) play.pass();
      else game.answer(duty, question.player);
    }
  }
  expect(lines(1)).toContain('Hill Giant becomes a copy of Craw Wurm.');
});

test.each(['beta', 'fifth'])('what a Primal Clay is to be is said as it is cast, and it is that (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Primal Clay'], inPlay: Array<string>(4).fill('Island') },
    ben: { hand: ['Giant Growth'], inPlay: ['Forest'] },
  });
  ann.casts('Primal Clay', { choose: ['1/6'] });
  expect(lines(1)).toContain('ann casts Primal Clay (1/6).');
  expect(ben.mayCast('Giant Growth')).toBe(false);
  settle();
  then('Primal Clay').is(1, 6).hasSubtypes('Wall');
});

test.each(['beta', 'fifth'])('where a Crown of the Ages puts an Aura is said as it is used (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: {
      inPlay: [
        'Crown of the Ages',
        { card: 'Hill Giant', with: ['Holy Strength'] },
        'Grizzly Bears',
        'Gray Ogre',
        ...Array<string>(4).fill('Plains'),
      ],
    },
    ben: { hand: ['Unsummon'], inPlay: ['Island'] },
  });
  ann.activates('Crown of the Ages', { target: 'Holy Strength', choose: ['Grizzly Bears'] });
  expect(lines(1)).toContain('ann uses Crown of the Ages, aimed at Holy Strength (Grizzly Bears).');
  ann.passes();
  // In 1993 its player would put that after the move. Where it was to go is gone, and it stays where it is.
  if (book === 'beta') return;
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  settle();
  then('Holy Strength').isAttachedTo('Hill Giant');
});
