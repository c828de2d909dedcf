// A spell that an effect has somebody cast can be interrupted like any other, in the books that have interrupts.

import { expect } from 'vitest';
import { given, play, then } from '../play.ts';
import { rule } from '../support/catalogue.ts';
import { onward, settle } from '../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const interrupting = (seat: number) => (): boolean =>
  play.question?.ask === 'act' && play.question.player === seat && play.question.window === 'interrupt';

for (const book of ['beta', 'fifth'] as const)
  for (const countered of [true, false])
    rule(
      ['B-169', 'F-574'],
      `${book}: a masked summoning ${countered ? 'is countered' : 'comes after the chance'}`,
      () => {
        const { ann, ben } = given(book, {
          ann: { hand: ['Craw Wurm'], inPlay: ['Illusionary Mask', ...lands('Forest', 6)] },
          ben: { hand: ['Counterspell'], inPlay: lands('Island', 2) },
        });
        ann.activates('Illusionary Mask', { x: 0 });
        onward(interrupting(1), 'the chance to interrupt');
        then('Craw Wurm').isIn('chain');
        if (countered) ben.casts('Counterspell');
        settle();
        then('Craw Wurm').isIn(countered ? 'graveyard' : 'play');
      },
    );

rule('B-169', 'Word of Command: whoever had to cast the spell may interrupt it', () => {
  const { ann, ben } = given(
    'beta',
    {
      ann: { hand: ['Word of Command'], inPlay: lands('Swamp', 2) },
      ben: { hand: ['Lightning Bolt', 'Blue Elemental Blast'], inPlay: ['Mountain', 'Island'] },
    },
    { active: 'ben' },
  );
  ann.casts('Word of Command');
  onward(() => play.question?.ask === 'pick', 'the choice of a card');
  ann.chooses('Lightning Bolt');
  onward(() => play.question?.ask === 'pick', 'the target');
  ann.chooses('ben');
  onward(interrupting(1), 'the chance to interrupt');
  ben.casts('Blue Elemental Blast', { mode: 0 });
  settle();
  expect(play.lives).toEqual([20, 20]);
  then('Lightning Bolt').isIn('graveyard');
});

for (const book of ['beta', 'fifth'] as const) {
  rule(['B-169', 'F-574'], `${book}: what Wild Evocation has cast is countered`, () => {
    const { ben } = given(
      book,
      {
        ann: { hand: ['Craw Wurm'], inPlay: ['Wild Evocation'] },
        ben: { hand: ['Counterspell'], inPlay: lands('Island', 2) },
      },
      { active: 'ben' },
    );
    onward(() => play.game.state.turn.active === 0 && interrupting(1)(), 'the chance to interrupt');
    ben.casts('Counterspell');
    settle();
    then('Craw Wurm').isIn('graveyard');
  });

  rule(['B-286', 'F-611'], `${book}: the Mask is destroyed in answer: the creature is summoned all the same`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Illusionary Mask', ...lands('Forest', 4)] },
      ben: { hand: ['Disenchant'], inPlay: lands('Plains', 2) },
    });
    ann.activates('Illusionary Mask', { x: 0 });
    ben.casts('Disenchant', { target: 'Illusionary Mask' });
    settle();
    then('Illusionary Mask').isIn('graveyard');
    then('Grizzly Bears').isIn('play');
  });

  rule(['B-169', 'F-574'], `${book}: a Power Sink is paid for a masked summoning as for any`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Illusionary Mask', ...lands('Forest', 4)] },
      ben: { hand: ['Power Sink'], inPlay: lands('Island', 3) },
    });
    ann.activates('Illusionary Mask', { x: 0 });
    onward(interrupting(1), 'the chance to interrupt');
    ben.casts('Power Sink', { x: 2 });
    settle();
    then('Grizzly Bears').isIn('play');
    for (let i = 1; i <= 4; i += 1) then(`Forest#${i}`).isTapped();
  });
}
