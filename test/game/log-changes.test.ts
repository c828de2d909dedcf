// Changes that nothing on the table moves for are told of too: poison, and what is put on something else.

import { describe, expect, test } from 'vitest';
import { tellEvents } from '../../src/game/index.ts';
import { given, play } from '../play.ts';
import { onward, settle, throughCombat } from '../support/onward.ts';

const log = (seat: 0 | 1 = 0): string[] => tellEvents(play.game, play.game.events, seat);

test.each(['beta', 'fifth', 'tenth', 'm11'])('poison, with how much it is by then (%s)', (book) => {
  const { ann } = given(book, { ann: { inPlay: ['Pit Scorpion', 'Marsh Viper'] }, ben: {} });
  ann.attacks('Pit Scorpion', 'Marsh Viper');
  throughCombat();
  const told = log(1).filter((line) => line.includes('poison'));
  expect(told).toHaveLength(2);
  expect(told.at(-1)).toBe('You have 3 poison counters.');
  expect(log(0)).toContain('ben has 3 poison counters.');
});

test('a Kudzu that goes on to another land (beta)', () => {
  const { ann } = given('beta', {
    ann: { inPlay: [{ card: 'Forest', with: ['Kudzu'] }, 'Swamp', 'Mountain'] },
    ben: { inPlay: ['Plains'] },
  });
  ann.taps('Forest');
  onward(() => play.question?.ask === 'pick', 'where it goes');
  ann.chooses('Swamp');
  settle();
  expect(log(1).slice(-2)).toEqual(['Kudzu is on Swamp now.', "Forest goes to ann's graveyard."]);
});

test('an Equipment that is put on a creature (tenth)', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Loxodon Warhammer', 'Grizzly Bears', 'Forest', 'Forest', 'Forest'] },
    ben: {},
  });
  ann.activates('Loxodon Warhammer', { target: 'Grizzly Bears' });
  settle();
  expect(log(1).at(-1)).toBe('Loxodon Warhammer is on Grizzly Bears now.');
});

describe('a draw that is given up', () => {
  test.each(['beta', 'fifth', 'tenth'])('for an Island Sanctuary, and one that is not (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Island Sanctuary'] }, ben: {} }, { active: 'ben' });
    const asked = (): void => onward(() => play.question?.ask === 'yesno', 'whether to draw');
    asked();
    ann.chooses('yes');
    onward(() => play.question?.ask === 'act' && /main/.test(play.step), 'the main phase');
    expect(log(1).at(-1)).toBe('ann does not draw a card.');
    expect(log(0).at(-1)).toBe('You do not draw a card.');
    asked();
    ann.chooses('no');
    onward(() => play.question?.ask === 'act' && /main/.test(play.step), 'the main phase');
    expect(log(1).filter((line) => line === 'ann does not draw a card.')).toHaveLength(1);
    expect(log(1)).toContain('ann draws a card.');
  });

  test.each(['beta', 'fifth', 'tenth'])('for which another player has paid (%s)', (book) => {
    given(book, { ann: { inPlay: ["Zur's Weirding"] }, ben: { hand: [] } }, { active: 'ben' });
    onward(() => play.question?.ask === 'yesno', 'whether to pay');
    play.game.answer({ kind: 'yes' }, play.question?.player ?? 0);
    onward(() => play.question?.ask === 'act' && /main/.test(play.step), 'the main phase');
    expect(log(1)).toContain("Plains goes to ann's graveyard.");
    expect(log(1).at(-1)).toBe('ann does not draw a card.');
  });
});
