// Cards played in answer (Portal): to an attack, to a card, and what they leave of both.

import { expect, test } from 'vitest';
import { given, play, then } from '../../play.ts';
import { onward } from '../../support/onward.ts';

const lands = (number: number, land: string): string[] => Array<string>(number).fill(land);
const afterAttack = (): void => onward(() => play.step === 'play cards after attack', 'the end of the attack');
const toTheEnd = (): void => onward(() => play.game.outcome !== null, 'the end of the game');

test('Harsh Justice for damage that ends both lives: a draw', () => {
  const { ann, ben } = given('portal', {
    ann: { life: 3, inPlay: ['Hill Giant'] },
    ben: { life: 3, hand: ['Harsh Justice'], inPlay: lands(3, 'Plains') },
  });
  ann.attacks('Hill Giant');
  ben.casts('Harsh Justice');
  toTheEnd();
  play.isWonBy(null);
});

test('Harsh Justice over two attackers, one after the other: the first ends the game', () => {
  const { ann, ben } = given('portal', {
    ann: { life: 3, inPlay: ['Hill Giant', 'Gravedigger'] },
    ben: { life: 5, hand: ['Harsh Justice'], inPlay: lands(3, 'Plains') },
  });
  ann.attacks('Hill Giant', 'Gravedigger');
  ben.casts('Harsh Justice');
  toTheEnd();
  play.isWonBy('ben');
  expect(play.lives).toEqual([0, 2]);
});

test('Harsh Justice has nothing to answer where Deep Wood lets no damage be dealt', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { hand: ['Deep Wood', 'Harsh Justice'], inPlay: [...lands(3, 'Plains'), ...lands(2, 'Forest')] },
  });
  ann.attacks('Hill Giant');
  ben.casts('Harsh Justice');
  ben.casts('Deep Wood');
  afterAttack();
  expect(play.lives).toEqual([20, 20]);
});

test("Blessed Reversal counts the attackers that an Assassin's Blade has left", () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
    ben: { hand: ["Assassin's Blade", 'Blessed Reversal'], inPlay: [...lands(2, 'Plains'), ...lands(2, 'Swamp')] },
  });
  ann.attacks('Hill Giant', 'Grizzly Bears');
  ben.casts("Assassin's Blade", { target: 'Hill Giant' });
  ben.casts('Blessed Reversal');
  afterAttack();
  then(ben).hasLife(20 + 3 - 2);
});

test('a creature that Defiant Stand untaps may intercept', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { hand: ['Defiant Stand'], inPlay: [...lands(2, 'Plains'), { card: 'Grizzly Bears', tapped: true }] },
  });
  ann.attacks('Hill Giant');
  ben.casts('Defiant Stand', { target: 'Grizzly Bears' });
  ben.intercepts('Hill Giant', 'Grizzly Bears');
  then('Hill Giant').isIn('graveyard');
  then('Grizzly Bears').isIn('play');
});

test('a Mystic Denial denied, and a Final Strike denied for which a creature is gone all the same', () => {
  const axe = given('portal', {
    ann: { hand: ['Lava Axe', 'Mystic Denial'], inPlay: [...lands(5, 'Mountain'), ...lands(3, 'Island')] },
    ben: { hand: ['Mystic Denial'], inPlay: lands(3, 'Island') },
  });
  axe.ann.casts('Lava Axe');
  axe.ben.casts('Mystic Denial');
  axe.ann.casts('Mystic Denial');
  then(axe.ben).hasLife(15);
  const strike = given('portal', {
    ann: { hand: ['Final Strike'], inPlay: [...lands(4, 'Swamp'), 'Gravedigger'] },
    ben: { hand: ['Mystic Denial'], inPlay: lands(3, 'Island') },
  });
  strike.ann.casts('Final Strike');
  strike.ben.casts('Mystic Denial');
  then('Gravedigger').isIn('graveyard');
  then(strike.ben).hasLife(20);
});
