// Fifth Edition: damage that waits for its prevention step is moved, lessened and answered in it.

import { expect, test } from 'vitest';
import { given, play, then } from '../../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

test('fifth: what a Bodyguard has taken may be prevented in the step', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Veteran Bodyguard', 'Samite Healer'] },
  });
  ann.attacks('Hill Giant');
  ben.doesNotBlock();
  play.until('damage prevention');
  ben.activates('Samite Healer', { target: 'Veteran Bodyguard' });
  play.until('second main');
  then('Veteran Bodyguard').hasDamage(2);
});

test('fifth: Jade Monolith in the step, and then a Circle for the new receiver', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Jade Monolith', 'Grizzly Bears', 'Circle of Protection: Red', ...lands('Plains', 2)] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.until('damage prevention');
  if (play.asked === 'ann') ann.passes();
  ben.activates('Jade Monolith', { target: 'Grizzly Bears' });
  for (let i = 0; i < 4 && play.question?.ask !== 'act'; i += 1) ben.chooses('Lightning Bolt');
  expect(play.question?.ask === 'act' && play.question.window).toBe('prevention');
  if (play.asked === 'ann') ann.passes();
  ben.activates('Circle of Protection: Red');
  for (let i = 0; i < 4 && play.question?.ask !== 'act'; i += 1) ben.chooses('Lightning Bolt');
  play.allPass();
  then(ben).hasLife(20);
  then('Grizzly Bears').isIn('play').hasDamage(0);
});

test('fifth: Forcefield at one of two unblocked creatures', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
    ben: { inPlay: ['Forcefield', 'Plains', 'Plains'] },
  });
  ann.attacks('Craw Wurm', 'Hill Giant');
  play.until('damage prevention');
  if (play.asked === 'ann') ann.passes();
  ben.activates('Forcefield');
  for (let i = 0; i < 4 && play.question?.ask !== 'act'; i += 1) ben.chooses('Craw Wurm');
  play.until('second main');
  then(ben).hasLife(16);
});

test('fifth: a Furnace has doubled once what is moved in the step', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath'] },
    ben: { inPlay: ['Personal Incarnation'] },
  });
  ann.casts('Lightning Bolt', { target: 'Personal Incarnation' });
  play.until('damage prevention');
  if (play.asked === 'ann') ann.passes();
  ben.activates('Personal Incarnation');
  for (let i = 0; i < 3 && play.asked !== 'ben'; i += 1) play.pass();
  ben.activates('Personal Incarnation');
  play.allPass();
  then(ben).hasLife(18);
  then('Personal Incarnation').hasDamage(4);
});
