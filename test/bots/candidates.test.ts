// Candidates: what those who think try at all.

import { expect, test } from 'vitest';
import { candidatesAt } from '../../src/bots/candidates.ts';
import { HABITS } from '../../src/bots/habits.ts';
import { type Answer, chanceFrom, fromPosition, type Game } from '../../src/game/index.ts';

const tried = (game: Game): readonly Answer[] =>
  candidatesAt(game.view(0), game.legalAnswers(), chanceFrom(1), 12, HABITS.keen);

/** A pinger has been used, and its target is asked for. */
function aiming(): Game {
  const game = fromPosition({
    book: 'm11',
    seats: { ann: { inPlay: ['Prodigal Pyromancer', 'Hill Giant'], life: 4 }, ben: { inPlay: ['Craw Wurm'] } },
  });
  const use = game.legalAnswers().find((answer) => answer.kind === 'use') as Answer;
  game.answer(use, 0);
  expect(game.question).toMatchObject({ ask: 'pick', purpose: 'choose a target' });
  return game;
}

test('nobody tries to shoot at himself', () => {
  const game = aiming();
  const aims = tried(game).flatMap((answer) => (answer.kind === 'pick' ? answer.picked : []));
  expect(aims).toContainEqual({ what: 'player', id: 1 });
  expect(game.question?.ask === 'pick' && game.question.from).toContainEqual({ what: 'player', id: 0 });
  expect(aims).not.toContainEqual({ what: 'player', id: 0 });
});

test('doing nothing is always tried', () => {
  const game = fromPosition({
    book: 'tenth',
    seats: { ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] }, ben: { inPlay: ['Serra Angel'] } },
  });
  expect(tried(game).map(({ kind }) => kind)).toEqual(['cast', 'pass']);
});
