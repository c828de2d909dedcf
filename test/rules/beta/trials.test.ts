// Beta, "Timing" (p. 30): what it costs to find out whether an order matters, counted in trials; and trials that would never end.

import { expect } from 'vitest';
import type { GameState } from '../../../src/core/state.ts';
import { type Known, Lattice } from '../../../src/rulebooks/parts/lattice.ts';
import { Orders } from '../../../src/rulebooks/parts/orders.ts';
import { given, play } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

/** The positions in which a trial of the last thing announced has come to its end, one for each way chance may go. */
function triedLast(): GameState[] {
  const machine = play.game.inside.trial();
  const item = machine.state.chain.at(-1);
  if (item === undefined) throw new Error('nothing waits');
  const known: Known = new Map();
  new Lattice(machine, [[item]], known, true).outcomeOf([0]);
  return [...known.values()].flatMap((ways) => [...ways.values()].map(({ state }) => state));
}

rule('B-285', 'nine shields and keywords for nine creatures are soon seen to need no order', () => {
  const { ann } = given('beta', {
    ann: {
      inPlay: [
        ...Array.from({ length: 5 }, () => 'Jade Monolith'),
        ...Array.from({ length: 4 }, () => 'Radjan Spirit'),
        ...['Roc Egg', 'Hill Giant', 'Gray Ogre', 'Grizzly Bears', 'Craw Wurm'],
      ],
      mana: 'CCCCC',
    },
    ben: { inPlay: ['Serra Angel', 'Air Elemental', 'Phantom Monster', 'Mahamoti Djinn'] },
  });
  const own = ['Roc Egg', 'Hill Giant', 'Gray Ogre', 'Grizzly Bears', 'Craw Wurm'];
  own.forEach((target, index) => {
    ann.activates(`Jade Monolith#${index + 1}`, { target, choose: ['Serra Angel'] });
  });
  ['Serra Angel', 'Air Elemental', 'Phantom Monster', 'Mahamoti Djinn'].forEach((target, index) => {
    ann.activates(`Radjan Spirit#${index + 1}`, { target });
  });
  expect(play.game.state.chain).toHaveLength(9);
  expect(new Orders(play.game.inside.trial()).trials).toBeLessThan(100);
});

rule('B-285', 'a trial of what ends the turn goes no further than to the end of that turn', () => {
  const islands = Array.from({ length: 6 }, () => 'Island');
  const { ann } = given('beta', { ann: { hand: ['Time Stop'], inPlay: islands }, ben: {} });
  ann.casts('Time Stop');
  const { number } = play.game.state.turn;
  expect(triedLast().map(({ turn }) => turn.number)).toEqual([number]);
});

rule('B-285', 'in a trial a coin that always falls alike is flipped a few times only', () => {
  const { ann, ben } = given('beta', { ann: { hand: ['Mana Clash'], inPlay: ['Mountain'] }, ben: {} });
  ann.casts('Mana Clash', { target: ben });
  const lives = triedLast().map(({ players }) => players.map(({ life }) => life));
  expect(lives).toEqual([
    [20, 20],
    [16, 16],
  ]);
});
