// "You may choose to …" (Portal, line 298): whether, and only then at what.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const marshal = () =>
  given('portal', { ann: { inPlay: ['Seasoned Marshal'] }, ben: { inPlay: ['Hill Giant', 'Grizzly Bears'] } });

rule('P-151', 'Seasoned Marshal asks whether to tap a creature first, and then which', () => {
  const { ann } = marshal();
  ann.attacks('Seasoned Marshal');
  expect(play.question).toMatchObject({ ask: 'yesno', player: 0 });
  ann.chooses('yes');
  expect(play.question).toMatchObject({ ask: 'pick', purpose: 'choose a target', min: 1 });
  ann.chooses('Hill Giant');
  then('Hill Giant').isTapped();
});

rule('P-151', 'whoever does not want to is not asked which', () => {
  const { ann } = marshal();
  ann.attacks('Seasoned Marshal');
  ann.chooses('no');
  expect(play.question).toMatchObject({ ask: 'block', player: 1 });
  then('Hill Giant').isUntapped();
});

rule('P-151', 'where nothing could be chosen nobody is asked at all', () => {
  const { ann } = given('portal', { ann: { hand: ['Gravedigger'], inPlay: Array(4).fill('Swamp') }, ben: {} });
  ann.casts('Gravedigger');
  expect(play.question).toMatchObject({ ask: 'act' });
});
