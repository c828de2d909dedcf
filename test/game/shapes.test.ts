// Objects of one shape are what speed rests on (src/core/copy.ts): V8 gives every object that a spread adds a field to a
// hidden class of its own, and what reads many such objects becomes slow. This looks at what whole games are made of.

import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { playerAt } from '../../src/bots/levels.ts';
import { cardsIn, type Deck } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { newGame, seenBy } from '../../src/game/index.ts';
import { permanent } from '../../src/language/target.ts';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (
  a: object,
  b: object,
) => boolean;

/** A thing is made in two or three places, and V8 changes its mind once or twice about what a field holds. */
const MOST_SHAPES = 6;

/** One of each shape among the objects, by a name that says what they are. */
class Shapes {
  private readonly found = new Map<string, object[]>();

  see(name: string, things: readonly object[]): void {
    const known = this.found.get(name) ?? [];
    this.found.set(name, known);
    for (const thing of things) if (!known.some((each) => haveSameShape(each, thing))) known.push(thing);
  }

  get numbers(): Record<string, number> {
    return Object.fromEntries([...this.found].map(([name, known]) => [name, known.length]));
  }
}

/** What the games of a book's first two starter decks hold, looked at before every answer. */
function shapesIn(book: string, games: number): Record<string, number> {
  const shapes = new Shapes();
  const decks = startersOf(book).slice(0, 2) as [Deck, Deck];
  for (let index = 0; index < games; index += 1) {
    const game = newGame({
      book,
      seats: ['Ann', 'Bob'],
      decks: decks.map(cardsIn),
      seed: `shapes ${index}`,
      options: { events: false },
    });
    const bots = [0, 1].map((seat) => playerAt(2, { seed: `${index}:${seat}`, workers: 0 }));
    while (game.question !== null) {
      const { state, question } = game;
      shapes.see('objects', state.objects);
      shapes.see('chain', state.chain);
      shapes.see('attacks', state.combat?.attacks ?? []);
      shapes.see('combat', state.combat === null ? [] : [state.combat]);
      shapes.see(`question: ${question.ask}`, [question]);
      const bot = bots[question.player] as (typeof bots)[number];
      game.take(bot.choose(seenBy(game, question.player)));
    }
  }
  return shapes.numbers;
}

describe('objects of one shape', () => {
  it('tells shapes apart', () => {
    const shapes = new Shapes();
    shapes.see('mixed', [{ a: 1 }, { b: 1 }, { a: 2 }, { a: 1, b: 1 }]);
    shapes.see('targets', [permanent({}), permanent({ tapped: true })]);
    expect(shapes.numbers).toEqual({ mixed: 3, targets: 1 });
  });

  it.each(['beta', 'fifth', 'portal', 'tenth', 'm11'])('plays %s with few shapes of each thing', (book) => {
    const numbers = shapesIn(book, 6);
    expect(Object.keys(numbers).length).toBeGreaterThan(6);
    const many = Object.entries(numbers).filter(([, number]) => number > MOST_SHAPES);
    expect(many).toEqual([]);
  });
});
