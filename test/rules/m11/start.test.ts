// Magic 2011, "Start the Game" and "Mulligan".

import { expect } from 'vitest';
import { newGame } from '../../../src/game/index.ts';
import { rule } from '../../support/catalogue.ts';

const deck = [...Array(24).fill('Forest'), ...Array(36).fill('Grizzly Bears')];
const start = (seed: number, loser = -1) =>
  newGame({ book: 'm11', seats: ['ann', 'ben'], decks: [deck, deck], seed, options: { windows: 'all', loser } });

rule(['M-216', 'M-218'], 'chance says who decides, and that player decides who goes first', () => {
  const deciders = new Set<number>();
  for (let seed = 0; seed < 20; seed += 1) {
    for (const [option, starts] of [
      [0, (who: number) => who],
      [1, (who: number) => 1 - who],
    ] as const) {
      const game = start(seed);
      expect(game.question?.purpose).toBe('play or draw');
      const who = game.question?.player as number;
      deciders.add(who);
      game.answer({ kind: 'option', option });
      game.answer({ kind: 'no' });
      game.answer({ kind: 'no' });
      expect(game.state.turn.active).toBe(starts(who));
      expect(game.state.turn.number).toBe(1);
    }
  }
  expect(deciders.size).toBe(2);
});

rule('M-217', 'the loser of the last game decides', () => {
  for (let seed = 0; seed < 10; seed += 1)
    for (const loser of [0, 1]) {
      const game = start(seed, loser);
      expect(game.question?.player).toBe(loser);
    }
});

rule(['M-220', 'M-221'], 'a mulligan shuffles the hand in and draws one card fewer, as often as one likes', () => {
  const game = start(7);
  game.answer({ kind: 'option', option: 0 });
  const first = game.question?.player as number;
  expect(game.question?.purpose).toBe('mulligan');
  const before = game.state.players[first]?.library;
  for (const left of [6, 5, 4, 3, 2, 1, 0]) {
    expect(game.question?.player).toBe(first);
    game.answer({ kind: 'yes' });
    expect(game.state.players[first]?.hand.length).toBe(left);
    expect(game.state.players[first]?.library.length).toBe(60 - left);
  }
  expect(game.state.players[first]?.library.slice(0, 53)).not.toEqual(before);
  expect(game.question?.player).toBe(1 - first);
  expect(game.state.players[1 - first]?.hand.length).toBe(7);
});

rule('M-434', 'play starts when both players are content with their hands', () => {
  const game = start(7);
  game.answer({ kind: 'option', option: 0 });
  const first = game.question?.player as number;
  game.answer({ kind: 'yes' });
  expect(game.state.turn.number).toBe(0);
  game.answer({ kind: 'no' });
  expect(game.question?.player).toBe(1 - first);
  expect(game.state.turn.number).toBe(0);
  game.answer({ kind: 'yes' });
  game.answer({ kind: 'no' });
  expect(game.state.turn.number).toBe(1);
  expect(game.state.players.map((player) => player.hand.length)).toEqual([6, 6]);
});

rule('M-220', 'the hand need not be a bad one: any hand may be sent back', () => {
  let offered = 0;
  for (let seed = 0; seed < 15; seed += 1) {
    const game = start(seed);
    game.answer({ kind: 'option', option: 0 });
    if (game.question?.purpose === 'mulligan') offered += 1;
  }
  expect(offered).toBe(15);
});

rule('M-003', 'both players begin with 20 life', () => {
  expect(start(3).state.players.map((player) => player.life)).toEqual([20, 20]);
});
