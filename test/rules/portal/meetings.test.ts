// Portal: cards that meet in one attack or one turn. Nothing is prevented, turned or copied here but by what its own cards say.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { nextTurn, onward, settle } from '../../support/onward.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);
const attackIsOver = (): void => onward(() => /after attack/.test(play.step) || play.game.state.turn.active === 1);

test('Alluring Scent obliges nobody whom Thundermare has tapped', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Thundermare', 'Alluring Scent'], inPlay: [...lands(6, 'Mountain'), ...lands(3, 'Forest')] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.casts('Thundermare');
  settle();
  then('Hill Giant').isTapped();
  ann.casts('Alluring Scent', { target: 'Thundermare' });
  settle();
  ann.attacks('Thundermare');
  attackIsOver();
  then(ben).hasLife(15);
});

test('Harsh Justice: each attacker that gets through hurts its own player as much', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { hand: ['Harsh Justice'], inPlay: lands(3, 'Plains') },
  });
  ann.attacks('Grizzly Bears', 'Hill Giant');
  ben.casts('Harsh Justice');
  settle();
  attackIsOver();
  expect(play.lives).toEqual([15, 15]);
});

test('Deep Wood behind Harsh Justice: no damage, and nothing to be just about', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { hand: ['Harsh Justice', 'Deep Wood'], inPlay: [...lands(3, 'Plains'), ...lands(2, 'Forest')] },
  });
  ann.attacks('Hill Giant');
  ben.casts('Harsh Justice');
  settle();
  ben.casts('Deep Wood');
  settle();
  attackIsOver();
  expect(play.lives).toEqual([20, 20]);
});

test('Last Chance: whoever wins in the turn that it gives has won', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Last Chance'], inPlay: [...lands(2, 'Mountain'), 'Hill Giant'] },
    ben: { life: 3 },
  });
  ann.casts('Last Chance');
  settle();
  nextTurn();
  expect(play.game.state.turn.active).toBe(ann.seat);
  ann.attacks('Hill Giant');
  onward(() => play.game.outcome !== null);
  play.isWonBy('ann');
});

test('Last Chance: and whoever does not has lost at its end', () => {
  const { ann } = given('portal', { ann: { hand: ['Last Chance'], inPlay: lands(2, 'Mountain') }, ben: {} });
  ann.casts('Last Chance');
  settle();
  nextTurn();
  onward(() => play.game.outcome !== null);
  play.isWonBy('ben');
  expect(play.game.state.turn.active).toBe(ann.seat);
});

test('Taunt: in the next turn all attack that can', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Taunt'], inPlay: ['Island'] },
    ben: { inPlay: ['Hill Giant', { card: 'Grizzly Bears', tapped: true }] },
  });
  ann.casts('Taunt', { target: ben });
  settle();
  nextTurn();
  onward(() => play.question?.ask === 'attack');
  refused('must attack', () => play.game.answer({ kind: 'attack', attackers: [] }, ben.seat));
});

test('one grown creature and two interceptors: its damage is shared as its player likes', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Monstrous Growth'], inPlay: [...lands(2, 'Forest'), 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
  });
  ann.casts('Monstrous Growth', { target: 'Grizzly Bears' });
  settle();
  ann.attacks('Grizzly Bears');
  ben.intercepts('Grizzly Bears', 'Hill Giant', 'Gray Ogre');
  onward(() => play.question?.ask === 'split');
  ann.assigns({ 'Hill Giant': 3, 'Gray Ogre': 3 });
  attackIsOver();
  then('Hill Giant').isIn('graveyard');
  then('Gray Ogre').isIn('graveyard');
  then('Grizzly Bears').isIn('play');
});

test('Mystic Denial: a Fire Imp that never came burns nobody', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Fire Imp'], inPlay: lands(3, 'Mountain') },
    ben: { hand: ['Mystic Denial'], inPlay: [...lands(3, 'Island'), 'Grizzly Bears'] },
  });
  ann.casts('Fire Imp');
  ben.casts('Mystic Denial', { target: 'Fire Imp' });
  settle();
  then('Fire Imp').isIn('graveyard');
  then('Grizzly Bears').isIn('play');
});

test('Cruel Bargain at seven life costs four; Winds of Change gives to each as many as before', () => {
  const { ann, ben } = given('portal', {
    ann: { life: 7, hand: ['Cruel Bargain', 'Winds of Change'], inPlay: [...lands(3, 'Swamp'), 'Mountain'] },
    ben: { hand: lands(5, 'Forest') },
  });
  ann.casts('Cruel Bargain');
  settle();
  then(ann).hasLife(3).hasCardsInHand(5);
  ann.casts('Winds of Change');
  settle();
  then(ann).hasCardsInHand(4);
  then(ben).hasCardsInHand(5);
});
