// Tenth: the damage on the stack is exactly what was assigned, and nothing is there of those who were assigned nothing.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule(['T-245'], 'a blocker that is assigned nothing is not among the damage on the stack', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears', 'Giant Spider'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Giant Spider');
  ann.assigns({ 'Grizzly Bears': 6, 'Giant Spider': 0 });
  play.until('damage is on the stack');
  const [item] = play.game.state.chain;
  expect(item?.packets.map(({ amount }) => amount).toSorted()).toEqual([2, 2, 6]);
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Giant Spider').isIn('play').hasDamage(0);
  then('Craw Wurm').isIn('graveyard');
});
