// Portal: what a card makes every player do, all of them choose before any of it happens.

import { expect, test } from 'vitest';
import { given, play, then } from '../../play.ts';

const ISLANDS = Array.from({ length: 4 }, () => 'Island');
const PLAINS = Array.from({ length: 4 }, () => 'Plains');
const handOf = (seat: number): number => play.game.state.players[seat]?.hand.length ?? 0;

test('Flux: all have discarded before anybody draws', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Flux', 'Forest', 'Swamp'], inPlay: ISLANDS, library: ['Plains', 'Plains', 'Plains', 'Plains'] },
    ben: { hand: ['Mountain', 'Island'] },
  });
  ann.casts('Flux');
  ann.chooses('Forest', 'Swamp');
  expect(play.asked).toBe('ben');
  then('Forest').isIn('hand');
  then(ann).hasCardsInLibrary(4);
  ben.chooses('Mountain');
  then('Forest').isIn('graveyard');
  // Two for two, and the one that Flux gives besides.
  expect([handOf(0), handOf(1)]).toEqual([3, 2]);
});

test('Temporary Truce: both say how many before either draws', () => {
  const { ann, ben } = given('portal', { ann: { hand: ['Temporary Truce'], inPlay: PLAINS }, ben: {} });
  ann.casts('Temporary Truce');
  ann.chooses(2);
  expect([play.asked, handOf(0)]).toEqual(['ben', 0]);
  ben.chooses(0);
  expect([handOf(0), handOf(1)]).toEqual([2, 0]);
  then(ann).hasLife(20);
  then(ben).hasLife(24);
});

test('Prosperity: both out of cards by one sorcery is a draw', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Prosperity'], inPlay: ISLANDS, library: ['Forest'] },
    ben: { library: [] },
  });
  ann.casts('Prosperity', { x: 2 });
  for (let i = 0; i < 5 && play.question !== null; i += 1) play.pass();
  play.isWonBy(null);
});
