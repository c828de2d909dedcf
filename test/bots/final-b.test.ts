// What computer players make of cards that turn the game's own order about.

import { describe, expect, test } from 'vitest';
import { HABITS } from '../../src/bots/habits.ts';
import { chooseSimply } from '../../src/bots/simple.ts';
import { chanceFrom, fromPosition, type Game, type SeatWords } from '../../src/game/index.ts';

/** Seat 0 is played by the heuristic, the other passes, until `over` says so or some answers were given. */
function playOn(game: Game, over: (game: Game) => boolean, most = 30): Game {
  for (let i = 0; i < most && game.question !== null && !over(game); i += 1) {
    const { player } = game.question;
    const answer =
      player === 0
        ? chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1), HABITS.keen)
        : (game.legalAnswers().find(({ kind }) => kind === 'pass') ?? game.legalAnswers()[0]);
    if (answer === undefined) throw new Error('nothing can be answered');
    expect(game.whyNot(answer)).toBeNull();
    game.answer(answer);
  }
  return game;
}

const start = (book: string, ann: SeatWords, ben: SeatWords = {}): Game =>
  fromPosition({ book, seats: { ann, ben }, active: 'ann' });

const zoneOf = (game: Game, name: string): string =>
  game.state.objects.find(({ id, kind }) => id > 0 && game.inside.kinds.of(kind).definition.name === name)?.zone ?? '';

describe('Animate Dead', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'])('%s: the best creature of all graveyards is raised', (book) => {
    const game = start(
      book,
      { hand: ['Animate Dead'], inPlay: ['Swamp', 'Swamp'], graveyard: ['Grizzly Bears'] },
      { graveyard: ['Shivan Dragon', "Mons's Goblin Raiders"] },
    );
    playOn(game, () => zoneOf(game, 'Shivan Dragon') === 'play');
    expect(zoneOf(game, 'Shivan Dragon')).toBe('play');
  });
});

describe('Time Vault', () => {
  test.each(['beta', 'm11'])('%s: untapped, it is used for a turn more', (book) => {
    const game = start(book, { inPlay: ['Time Vault'] });
    playOn(game, () => game.state.turn.extraTurns.length > 0);
    expect(game.state.turn.extraTurns).toHaveLength(1);
  });
});
