// The five levels: their names, how they are asked for, and that threads change nothing but the time it takes.

import { describe, expect, test } from 'vitest';
import { candidatesAt } from '../../src/bots/candidates.ts';
import { HABITS } from '../../src/bots/habits.ts';
import { findLevel, LEVELS, playerAt } from '../../src/bots/levels.ts';
import { randomBot } from '../../src/bots/random.ts';
import { search } from '../../src/bots/search.ts';
import { bestTried } from '../../src/bots/tried.ts';
import { cardsIn } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { type Answer, chanceFrom, fromPosition, type Game, newGame, seenBy } from '../../src/game/index.ts';

const BOOKS = ['beta', 'fifth', 'portal', 'tenth', 'm11'];

describe('the levels', () => {
  test('are five, each with a name and a character of its own', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(LEVELS.map(({ name }) => name)).size).toBe(5);
    for (const { character } of LEVELS) expect(character.length).toBeGreaterThan(40);
  });

  test('are found by number and by name, and by nothing else', () => {
    expect([findLevel(3), findLevel('4'), findLevel('archon')]).toEqual([3, 4, 5]);
    expect(() => findLevel('6')).toThrow("there is no level '6': the levels are 1 (Novice)");
    expect(() => playerAt(0 as 1, { seed: 1 })).toThrow('there is no level 0');
  });
});

describe('the choice of who begins', () => {
  test('the Archon lets the other begin and takes the card; the rest begin', () => {
    const decks = startersOf('tenth').slice(0, 2).map(cardsIn);
    const game = newGame({ book: 'tenth', decks, seed: 'toss', options: { events: false } });
    const { question } = game;
    if (question?.ask !== 'option' || question.purpose !== 'play or draw') throw new Error('nobody was asked');
    const chosen = LEVELS.map(({ level }) => {
      const answer = playerAt(level, { seed: 1, workers: 0 }).choose(seenBy(game, question.player));
      return answer.kind === 'option' ? question.options[answer.option] : answer;
    });
    expect(chosen).toEqual(['play first', 'play first', 'play first', 'play first', 'draw first']);
  });
});

/** A fight with something to think about. */
const middle = (book: string): Game =>
  fromPosition({
    book,
    turn: 9,
    seats: {
      ann: {
        hand: ['Mountain', 'Volcanic Hammer', 'Hill Giant'].filter(
          (name) => book === 'portal' || name !== 'Volcanic Hammer',
        ),
        library: Array(20).fill('Forest'),
        inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Grizzly Bears', 'Hill Giant', 'Craw Wurm'],
      },
      ben: {
        hand: ['Forest', 'Forest'],
        library: Array(20).fill('Forest'),
        life: 12,
        inPlay: ['Forest', 'Forest', 'Grizzly Bears', 'Hill Giant', 'Grizzly Bears'],
      },
    },
    options: { windows: 'useful' },
  });

/** The first question at which there is more to do than to play a land. */
function toAttack(game: Game): Game {
  const bot = playerAt(2, { seed: 0 });
  for (let i = 0; i < 30 && game.question !== null && game.question.ask !== 'attack'; i += 1) {
    const begin = game.legalAnswers().find((answer) => answer.kind === 'begin attack');
    game.take(begin ?? bot.choose(seenBy(game, game.question.player)));
  }
  return game;
}

describe('every level in every book', () => {
  for (const book of BOOKS)
    test(`${book}: all answer an attack with something allowed, and the same twice`, { timeout: 240_000 }, () => {
      const game = toAttack(middle(book));
      expect(game.question?.ask).toBe('attack');
      for (const { level } of LEVELS) {
        const answers = [1, 2].map(() =>
          playerAt(level, { seed: 'same', budget: 60, workers: 0 }).choose(seenBy(game, 0)),
        );
        expect(game.whyNot(answers[0] as Answer), `level ${level}`).toBeNull();
        expect(answers[0]).toEqual(answers[1]);
      }
    });

  for (const book of BOOKS)
    test(`${book}: a thinker plays a whole stretch of a game and is never refused`, { timeout: 240_000 }, () => {
      const decks = startersOf(book).slice(0, 2).map(cardsIn);
      const game = newGame({ book, decks, seed: 'stretch', options: { events: false } });
      const thinker = playerAt(4, { seed: 4, budget: 20 });
      const random = randomBot(1);
      for (let i = 0; i < 120 && game.question !== null; i += 1) {
        const seat = game.question.player;
        const seen = seenBy(game, seat);
        game.answer(seat === 0 ? thinker.choose(seen) : random.choose(seen.view, seen.legal), seat);
      }
    });
});

describe('threads', () => {
  test('none, one or two give the same answer', { timeout: 240_000 }, async () => {
    for (const [book, level] of [
      ['beta', 5],
      ['m11', 5],
      ['tenth', 3],
      ['portal', 4],
    ] as const) {
      const game = toAttack(middle(book));
      const answers = [];
      for (const workers of [0, 1, 2])
        answers.push(await playerAt(level, { seed: 'threads', budget: 160, workers }).choose(seenBy(game, 0)));
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
  });
});

describe('the guard', () => {
  const endless = { seed: 'guard', nodes: 1_000_000, turns: 3, own: 'keen', rival: 'simple' } as const;
  const sixOf = (game: Game): Answer[] => {
    const { view, legal } = seenBy(game, 0);
    return candidatesAt(view, legal, chanceFrom(1), 6, HABITS.keen);
  };

  test('ends a search that would take far too long, with what has been tried by then', { timeout: 240_000 }, () => {
    const game = toAttack(middle('m11'));
    const tried = search(seenBy(game, 0), sixOf(game), { ...endless, guard: 100 });
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(0);
    expect(game.whyNot(bestTried(tried))).toBeNull();
  });

  test('lets at least one thing be tried, and is not asked where there is none', { timeout: 240_000 }, () => {
    const game = toAttack(middle('m11'));
    const visits = (guard: { guard?: number }): number =>
      search(seenBy(game, 0), sixOf(game), { ...endless, nodes: 200, ...guard }).reduce(
        (sum, each) => sum + each.visits,
        0,
      );
    expect(visits({ guard: 0 })).toBe(1);
    expect(visits({})).toBeGreaterThan(1);
  });
});
