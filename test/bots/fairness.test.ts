// Fairness: positions that look the same to a seat and differ in what is hidden get the same answer, at every level.

import { describe, expect, test } from 'vitest';
import { LEVELS, type Level, playerAt } from '../../src/bots/levels.ts';
import { simpleBot } from '../../src/bots/simple.ts';
import { cardsIn } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { type Answer, chanceFrom, type Game, newGame, type Seat, seenBy } from '../../src/game/index.ts';

const BOOKS = ['beta', 'fifth', 'portal', 'tenth', 'm11'];

/** The same table with other cards in the rival's hand, and both libraries in another order. */
function otherwise(game: Game, seat: Seat): Game {
  const { checkpoint, answers } = game.keep();
  const objects = checkpoint.objects.slice();
  const give = (ids: readonly number[], faces: readonly number[]): void => {
    ids.forEach((id, place) => {
      const face = faces[place] as number;
      objects[id] = { ...(objects[id] as (typeof objects)[number]), kind: face, printed: face };
    });
  };
  const printed = (ids: readonly number[]): number[] => ids.map((id) => checkpoint.objects[id]?.printed as number);
  checkpoint.players.forEach((player) => {
    if (player.seat === seat) {
      give(player.library, printed(player.library).reverse());
      return;
    }
    // The hand becomes something else altogether: cards of a colour that this deck does not even play.
    const { kinds } = game.inside;
    const face = (name: string): number => kinds.named(name)?.index as number;
    give(
      player.hand,
      player.hand.map((_, place) => (place % 2 === 0 ? face('Craw Wurm') : face('Forest'))),
    );
    give(player.library, printed(player.library).reverse());
  });
  const other = game.elsewhere({
    checkpoint: { ...checkpoint, objects, random: 12345, look: { computed: null, spells: false } },
    answers,
  });
  if (other === null) throw new Error('the other position could not be reached');
  return other;
}

interface Pair {
  readonly book: string;
  readonly one: Game;
  readonly other: Game;
  readonly seat: Seat;
}

/** Decisions from the middle of real games, each beside its twin. */
function pairsOf(book: string, most: number): Pair[] {
  const pairs: Pair[] = [];
  const decks = startersOf(book).map(cardsIn);
  for (let number = 0; number < decks.length && pairs.length < most; number += 1) {
    const deck = decks[number] as string[];
    const game = newGame({
      book,
      decks: [deck, decks[(number + 3) % decks.length] as string[]],
      seed: `fair ${number}`,
    });
    const bots = [simpleBot(1), simpleBot(2)];
    for (let i = 0; i < 120 && game.question !== null; i += 1) {
      const seat = game.question.player;
      const seen = seenBy(game, seat);
      if (seen.legal.length > 2 && game.state.turn.number > 4 && i % 11 === 0 && pairs.length < most) {
        const one = game.elsewhere(game.keep());
        const other = otherwise(game, seat);
        if (one !== null && JSON.stringify(other.view(seat)) === JSON.stringify(seen.view))
          pairs.push({ book, one, other, seat });
      }
      game.take((bots[seat] as (typeof bots)[number]).choose(seen.view, seen.legal));
    }
  }
  return pairs;
}

const PAIRS = BOOKS.flatMap((book) => pairsOf(book, 4));

/** The pairs in which somebody answers differently, though both look the same. */
const differing = (answerAt: (game: Game, seat: Seat) => Answer): number =>
  PAIRS.filter(({ one, other, seat }) => JSON.stringify(answerAt(one, seat)) !== JSON.stringify(answerAt(other, seat)))
    .length;

const BUDGETS: { readonly [level in Level]: number } = { 1: 1, 2: 1, 3: 25, 4: 30, 5: 40 };

describe('what is hidden makes no difference', () => {
  test('there are pairs from every book, in which other cards are hidden', () => {
    for (const book of BOOKS) expect(PAIRS.filter((pair) => pair.book === book).length).toBeGreaterThanOrEqual(3);
    expect(PAIRS.every(({ one, other }) => one.hash() !== other.hash())).toBe(true);
  });

  for (const { level, name } of LEVELS)
    test(`the ${name} answers the same`, () => {
      const answerAt = (game: Game, seat: Seat): Answer =>
        playerAt(level, { seed: 'fair', budget: BUDGETS[level], workers: 0 }).choose(seenBy(game, seat));
      expect(differing(answerAt)).toBe(0);
    }, 240_000);

  test('somebody who looks into the other hand is found out', () => {
    const cheat = (game: Game, seat: Seat): Answer => {
      const theirs = game.state.players[1 - seat]?.hand ?? [];
      const held = theirs.reduce((sum, id) => sum + game.inside.kind(id).index, 0);
      const legal = game.legalAnswers();
      return legal[held % legal.length] as Answer;
    };
    expect(differing(cheat)).toBeGreaterThan(5);
  });

  test('somebody who knows the next card is found out', () => {
    const peeper = (game: Game, seat: Seat): Answer => {
      const top = game.state.players[seat]?.library.at(-1) ?? 0;
      const legal = game.legalAnswers();
      return legal[game.inside.kind(top).index % legal.length] as Answer;
    };
    expect(differing(peeper)).toBeGreaterThan(2);
  });
});

describe('what is imagined', () => {
  test('looks the same, and depends on the sight and on chance alone', () => {
    for (const { one, other, seat } of PAIRS) {
      const first = seenBy(one, seat).imagine(chanceFrom('dream'));
      const second = seenBy(other, seat).imagine(chanceFrom('dream'));
      expect(first).not.toBeNull();
      expect(first?.hash()).toBe(second?.hash());
      expect(JSON.stringify(first?.view(seat))).toBe(JSON.stringify(one.view(seat)));
    }
  });

  test('is another game each time, and says nothing of the true one', () => {
    const [{ one, seat }] = PAIRS as [Pair];
    const seen = seenBy(one, seat);
    const hashes = [1, 2, 3, 4].map((seed) => seen.imagine(chanceFrom(seed))?.hash());
    expect(new Set([...hashes, one.hash()]).size).toBe(5);
    expect(seen.imagine(chanceFrom(1))?.replay()).not.toContain('fair');
  });
});
