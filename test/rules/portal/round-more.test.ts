// Portal's round in its hard moments: who gets the point, whom an attack is at when an opponent falls in the middle of it, and who
// has won when several fall together (P-246 to P-257; what the book leaves open is in notes.md).

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const variant = 'round';
const lands = (land: string, number: number): string[] => Array.from({ length: number }, () => land);

rule(['P-251', 'P-252'], 'who did it does not matter: the point is for whose opponent it was', () => {
  const { ann } = given(
    'portal',
    { ann: { hand: ['Dry Spell'], inPlay: lands('Swamp', 2) }, ben: {}, cat: { life: 1 }, dan: {} },
    { variant },
  );
  ann.casts('Dry Spell');
  expect(play.out).toEqual(['cat']);
  expect(play.points).toEqual([0, 1, 0, 0]);
  expect(play.lives).toEqual([19, 24, 0, 19]);
});

rule(['P-252', 'P-253'], 'two opponents fall together: each had an opponent until then', () => {
  const { ann } = given(
    'portal',
    { ann: { hand: ['Dry Spell'], inPlay: lands('Swamp', 2) }, ben: { life: 1 }, cat: { life: 1 }, dan: {} },
    { variant },
  );
  ann.casts('Dry Spell');
  // Ben was Ann's, and Cat was Ben's, who is out as well and has the point all the same.
  expect(play.points).toEqual([1, 1, 0, 0]);
  expect(play.lives).toEqual([24, 0, 0, 19]);
  expect(play.game.view(0).attackable).toEqual([3]);
});

rule(['P-250', 'P-247'], 'an opponent falls to the first attacker: those who come after hit nobody', () => {
  const { ann, ben } = given(
    'portal',
    { ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] }, ben: { life: 2 }, cat: {} },
    { variant },
  );
  ann.attacks('Hill Giant', 'Grizzly Bears');
  ben.chooses('Hill Giant');
  play.until('play cards after attack');
  expect(play.out).toEqual(['ben']);
  expect(play.lives).toEqual([25, play.lives[1], 20]);
});

rule('P-250', 'who gives up in the own turn ends it: the next player’s comes', () => {
  const { ann } = given('portal', { ann: { inPlay: ['Hill Giant'] }, ben: {}, cat: {} }, { variant });
  play.until('declare attack');
  ann.concedes();
  play.until('land', 'ben');
  expect(play.points).toEqual([0, 0, 1]);
  expect(play.lives).toEqual([20, 20, 25]);
});

rule(['P-250', 'P-251'], 'who gives up while interceptors are asked for: the attack is over', () => {
  const { ann, ben } = given(
    'portal',
    { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Gray Ogre'] }, cat: {} },
    { variant },
  );
  ann.attacks('Hill Giant');
  ben.concedes();
  then('Gray Ogre').isIn('gone');
  play.until('play cards after attack');
  expect(play.lives).toEqual([25, 20, 20]);
  expect(play.points).toEqual([1, 0, 0]);
});

rule(['P-254', 'P-255'], 'the last two fall together: the most points win', () => {
  const { ann, cat } = given(
    'portal',
    { ann: { hand: ['Dry Spell'], inPlay: lands('Swamp', 2), life: 1 }, ben: { life: 1 }, cat: {} },
    { variant },
  );
  cat.concedes();
  expect(play.points).toEqual([0, 1, 0]);
  expect(play.lives).toEqual([1, 6, 20]);
  ann.casts('Dry Spell');
  // Ben got five for Cat and stands; Ann falls alone, and Ben has the second point.
  expect(play.points).toEqual([0, 2, 0]);
  play.isWonBy('ben');
});

rule(['P-254', 'P-256'], 'the last two fall together with as many points: nobody stayed longer', () => {
  const { ann, cat } = given(
    'portal',
    { ann: { hand: ['Dry Spell'], inPlay: lands('Swamp', 2), life: 1 }, ben: { life: 1 }, cat: {}, dan: {} },
    { variant },
  );
  cat.concedes(); // Ben's point
  play.game.answer({ kind: 'concede', seat: 3 }, 3); // Ben's again: Dan had moved up
  expect(play.points).toEqual([0, 2, 0, 0]);
  expect(play.lives[1]).toBe(11);
  ann.casts('Dry Spell');
  play.isWonBy('ben');
});

rule('P-246', 'a card that says opponent looks at the player on the left only', () => {
  const { ann } = given(
    'portal',
    {
      ann: { hand: ['Baleful Stare'], inPlay: lands('Island', 3) },
      ben: { hand: ['Forest'] },
      cat: { hand: ['Mountain', 'Raging Goblin'] },
    },
    { variant },
  );
  ann.casts('Baleful Stare');
  then(ann).hasCardsInHand(0);
});

rule('P-253', 'with the opponent gone the next one to the left is what "opponent" says', () => {
  const { ann, ben } = given(
    'portal',
    {
      ann: { hand: ['Lava Axe'], inPlay: lands('Mountain', 5) },
      ben: {},
      cat: {},
      dan: {},
    },
    { variant },
  );
  ben.concedes();
  ann.casts('Lava Axe');
  expect(play.lives).toEqual([25, 20, 15, 20]);
});
