// Fifth, the table: which of several draws is given up, and draws for which there is no card left.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const lying = (): number => play.game.state.players[0]?.drawing.length ?? 0;

function drawing(library: string[]) {
  const actors = given(
    'fifth',
    { ann: { inPlay: ['Howling Mine', 'Island Sanctuary'], library }, ben: { inPlay: ['Grizzly Bears'] } },
    { step: 'upkeep' },
  );
  play.until('draw');
  actors.ann.dealsWith('Howling Mine');
  while (play.game.state.chain.length > 0) play.pass();
  expect(lying()).toBe(2);
  play.pass();
  play.pass();
  return actors;
}

rule(['F-1032', 'F-1029'], 'the first of two draws is given up: the second card is drawn', () => {
  const { ann } = drawing(['Fog', 'Shivan Dragon', 'Plains']);
  ann.chooses('yes');
  ann.chooses(0);
  expect(lying()).toBe(1);
  then('Fog').isIn('library');
  play.until('main');
  then(ann).hasCardsInHand(1).hasInHand('Shivan Dragon');
});

rule(['F-1029'], 'with one card left of two to draw, giving up the draw that has none saves the game', () => {
  const { ann } = drawing(['Fog']);
  ann.chooses('yes');
  ann.chooses(1);
  play.until('main');
  play.isGoingOn();
  then(ann).hasCardsInHand(1).hasInHand('Fog');
});

rule(['F-1029'], 'with no card left, one draw given up does not make up for the other', () => {
  const { ann } = drawing([]);
  ann.chooses('yes');
  ann.chooses(0);
  expect(lying()).toBe(1);
  while (play.question !== null) play.pass();
  play.isWonBy('ben');
});
