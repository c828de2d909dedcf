// Portal with several players: the player on the left is the opponent. (The rest of that mode is still to come.)

import { expect } from 'vitest';
import { Game } from '../../../src/game/game.ts';
import { setUpPosition } from '../../../src/game/position.ts';
import { neighbours } from '../../../src/rulebooks/parts/variants.ts';
import { example } from '../../support/catalogue.ts';

/** Three players round a table, by Portal's rules. */
function threeAtTable(): Game {
  const words = {
    book: 'portal',
    seats: {
      ann: { hand: ['Lava Axe'], inPlay: [...Array.from({ length: 5 }, () => 'Mountain'), 'Grizzly Bears'] },
      ben: {},
      cat: {},
    },
  };
  const { machine, names } = setUpPosition(words, neighbours);
  return Game.start(machine, names, { start: { kind: 'position', words }, answers: [] });
}

example('P-249', 'Lava Axe burns the player on the left, and attacks go there too', () => {
  const game = threeAtTable();
  const axe = game.state.players[0]?.hand[0] as number;
  game.answer({ kind: 'cast', card: axe });
  expect(game.state.players.map((player) => player.life)).toEqual([20, 15, 20]);
  while (game.question?.ask === 'act') game.answer({ kind: 'pass' });
  expect(game.question?.ask === 'attack' && game.question.targets).toEqual([{ what: 'player', id: 1 }]);
});
