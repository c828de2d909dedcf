// The simple opponent: it finishes games in every book, beats a player without a plan, and is never refused.

import { describe, expect, test } from 'vitest';
import { randomBot } from '../../src/bots/random.ts';
import { type Bot, simpleBot } from '../../src/bots/simple.ts';
import { cardsIn } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { fromPosition, type Game, newGame } from '../../src/game/index.ts';
import { BOOKS } from '../support/books.ts';

const MOST_ANSWERS = 6000;

function playOut(game: Game, bots: readonly Bot[]): Game {
  for (let i = 0; i < MOST_ANSWERS && game.question !== null; i += 1) {
    const seat = game.question.player;
    const answer = (bots[seat] as Bot).choose(game.view(seat), game.legalAnswers());
    expect(
      game.whyNot(answer),
      `${bots[seat]?.name} answers ${JSON.stringify(answer)} to ${JSON.stringify(game.question)}`,
    ).toBeNull();
    game.take(answer);
  }
  return game;
}

function duel(book: string, seed: number, bots: readonly Bot[]): Game {
  const [first, second] = startersOf(book);
  const decks = (seed % 2 === 0 ? [first, second] : [second, first]).map((deck) =>
    cardsIn(deck as NonNullable<typeof deck>),
  );
  return playOut(newGame({ book, decks, seed, options: { events: false } }), bots);
}

describe.each(BOOKS)('%s', { timeout: 240_000 }, (book) => {
  test('wins most games against a random player, and is never refused', () => {
    let won = 0;
    for (let seed = 1; seed <= 5; seed += 1) {
      const game = duel(book, seed, [simpleBot(seed), randomBot(seed)]);
      expect(game.outcome, `game ${seed} came to its end`).not.toBeNull();
      if (game.outcome?.winner === 0) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(4);
  });

  test('finishes a game against itself, and plays it the same way again', () => {
    const one = duel(book, 11, [simpleBot(1), simpleBot(2)]);
    const two = duel(book, 11, [simpleBot(1), simpleBot(2)]);
    expect(one.outcome).not.toBeNull();
    expect(one.replay()).toBe(two.replay());
  });
});

describe('what it decides', () => {
  const decide = (game: Game) => simpleBot().choose(game.view(game.question?.player ?? 0), game.legalAnswers());
  const nameOf = (game: Game, id: number): string =>
    game
      .view(0)
      .players.flatMap((player) => player.hand)
      .find((card) => card.id === id)?.name ??
    game.view(0).inPlay.find((card) => card.id === id)?.name ??
    '';

  test('a land before anything else, then the most expensive creature it can pay', () => {
    const game = fromPosition({
      book: 'm11',
      seats: {
        ann: { hand: ['Grizzly Bears', 'Giant Spider', 'Forest'], inPlay: ['Forest', 'Forest', 'Forest'] },
        ben: {},
      },
    });
    const first = decide(game);
    expect(first.kind).toBe('land');
    game.answer(first);
    const second = decide(game);
    expect(second.kind === 'cast' && nameOf(game, second.card)).toBe('Giant Spider');
  });

  test('harm goes to the other side, help to its own', () => {
    const game = fromPosition({
      book: 'm11',
      seats: {
        ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', 'Serra Angel'] },
        ben: { inPlay: ['Grizzly Bears', 'Shivan Dragon'] },
      },
    });
    game.answer(decide(game));
    const pick = decide(game);
    expect(pick.kind === 'pick' && pick.picked.map((option) => nameOf(game, option.id))).toEqual(['Shivan Dragon']);
    const aura = fromPosition({
      book: 'm11',
      seats: {
        ann: { hand: ['Holy Strength'], inPlay: ['Plains', 'Grizzly Bears'] },
        ben: { inPlay: ['Shivan Dragon'] },
      },
    });
    aura.answer(decide(aura));
    const bearer = decide(aura);
    expect(bearer.kind === 'pick' && bearer.picked.map((option) => nameOf(aura, option.id))).toEqual(['Grizzly Bears']);
  });

  test('it does not attack into a creature that kills for nothing, and attacks where nothing can block', () => {
    const attack = (blocker: string) => {
      const game = fromPosition({
        book: 'portal',
        seats: { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: [blocker] } },
      });
      while (game.question !== null && game.question.ask !== 'attack') game.answer({ kind: 'pass' });
      const answer = decide(game);
      return answer.kind === 'attack' ? answer.attackers.length : null;
    };
    expect(attack('Craw Wurm')).toBe(0);
    expect(attack('Forest')).toBe(1);
  });
});
