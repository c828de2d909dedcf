// What an upkeep offers and what it demands (1997, lines 1380-1382): the one may be ignored, the other not.

import { expect } from 'vitest';
import { mayIgnore } from '../../../src/game/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const duties = (): boolean[] => play.game.state.turn.duties.map((duty) => mayIgnore(play.game, duty.id));

for (const [book, step] of [
  ['beta', 'untap'],
  ['fifth', 'beginning of upkeep'],
] as const) {
  rule('F-1001', `${book}: "you may" is offered, and ignoring it is choosing not to`, () => {
    const { ann } = given(book, { ann: { inPlay: ["Ajani's Mantra"] }, ben: {} }, { step });
    play.until('upkeep');
    expect(duties()).toEqual([true]);
    ann.passes();
    play.until('draw');
    then(ann).hasLife(20);
  });

  rule('F-1001', `${book}: whoever takes it up is asked, and has it`, () => {
    const { ann } = given(book, { ann: { inPlay: ["Ajani's Mantra"] }, ben: {} }, { step });
    play.until('upkeep');
    ann.dealsWith("Ajani's Mantra");
    if (play.question?.ask === 'act') play.allPass();
    ann.chooses('yes');
    then(ann).hasLife(21);
  });

  rule(['F-1000', 'F-1001'], `${book}: what is demanded beside it is not ignored`, () => {
    const { ann } = given(
      book,
      { ann: { inPlay: ["Ajani's Mantra", { card: 'Forest', with: ['Cursed Land'] }] }, ben: {} },
      { step },
    );
    play.until('upkeep');
    expect(duties().sort()).toEqual([false, true]);
    refused('duties first', () => ann.passes());
    ann.dealsWith('Cursed Land');
    play.allPass();
    then(ann).hasLife(19);
    play.until('draw');
    then(ann).hasLife(19);
  });
}

rule('F-1000', 'an upkeep cost must be answered: not paying it is a choice with consequences', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Force of Nature'] }, ben: {} }, { step: 'beginning of upkeep' });
  play.until('upkeep');
  expect(duties()).toEqual([false]);
  refused('duties first', () => ann.passes());
});
