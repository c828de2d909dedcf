// Tenth Edition, lifelink is an ability that triggers: each of several does, and only while its permanent is in play.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule('T-382', 'a creature that has lifelink twice gains its controller life twice', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Lifelink', 'Lifelink'] }] },
    ben: {},
  });
  ann.attacks('Grizzly Bears');
  play.until('damage is on the stack');
  play.pass();
  play.pass();
  expect(play.game.state.chain.length).toBe(2);
  play.allPass();
  then(ann).hasLife(24);
});

rule('T-382', 'it triggers once for what is dealt at one time, however many are dealt it', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Lifelink'] }] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
  ann.assigns({ 'Grizzly Bears': 2, 'Hill Giant': 4 });
  play.until('damage is on the stack');
  play.pass();
  play.pass();
  expect(play.game.state.chain.length).toBe(1);
  play.allPass();
  then(ann).hasLife(26);
});
