// Whole games of random answers in all five books: a replay plays the same game again, a position rebuilt from its
// checkpoint is the same position, and what is not allowed changes nothing.

import { describe, expect, test, vi } from 'vitest';
import { cardsIn, randomDeck } from '../../src/formats/deck.ts';
import {
  type Answer,
  BadInput,
  type Chance,
  cardsOf,
  chanceFrom,
  findBook,
  findCard,
  fromPosition,
  type Game,
  newGame,
  playReplay,
  Refused,
} from '../../src/game/index.ts';
import { BASIC_LAND_TYPES } from '../../src/language/mana.ts';
import { BOOKS, type BookId } from '../support/books.ts';

vi.setConfig({ testTimeout: 60_000 });

const MOST_ANSWERS = 700;
const doors = { newGame, fromPosition };

/** Lands of all types and any cards that the book can hold. */
function deckFor(book: BookId, chance: Chance): string[] {
  const held = findBook(book);
  const cards = cardsOf(held).filter((name) => !findCard(held, name).definition.types.includes('land'));
  const lands = Array.from({ length: 18 }, (_, index) => BASIC_LAND_TYPES[index % 5] as string);
  return [...lands, ...Array.from({ length: 24 }, () => cards[chance.below(cards.length)] as string)];
}

const start = (book: BookId, windows: 'useful' | 'all', seed: number): Game => {
  const chance = chanceFrom(`decks ${book} ${seed}`);
  const ante = findBook(book).facts.start.ante !== 'no';
  const decks = [deckFor(book, chance), deckFor(book, chance)];
  return newGame({ book, decks, seed, options: { windows, ante } });
};

/** Some answer that is allowed; passing is left out now and then, so that things happen. */
function anyAnswer(game: Game, chance: Chance): Answer {
  const answers = game.legalAnswers();
  const busy = answers.filter((answer) => answer.kind !== 'pass');
  const from = busy.length > 0 && chance.below(3) > 0 ? busy : answers;
  return from[chance.below(from.length)] as Answer;
}

/** Plays to the end, or far enough and then gives up; `each` looks at the game before every answer. */
function playOut(game: Game, seed: number, each: (game: Game, chance: Chance) => void = () => undefined): Game {
  const chance = chanceFrom(`answers ${seed}`);
  for (let i = 0; i < MOST_ANSWERS && game.question !== null; i += 1) {
    each(game, chance);
    game.answer(anyAnswer(game, chance));
  }
  if (game.outcome === null) game.answer({ kind: 'concede', seat: seed % 2 });
  return game;
}

const SEEDS = [1, 2] as const;
const WINDOWS = ['useful', 'all'] as const;

describe.each(BOOKS)('%s', (book) => {
  test.each(WINDOWS)('a replay plays the same game again (windows: %s)', (windows) => {
    for (const seed of SEEDS) {
      const game = playOut(start(book, windows, seed), seed);
      const again = playReplay(game.replay(), doors);
      expect(again.hash()).toBe(game.hash());
      expect(again.outcome).toEqual(game.outcome);
      expect(again.events).toEqual(game.events);
      expect(again.replay()).toBe(game.replay());
    }
  });

  test.each(WINDOWS)('a game rebuilt from its checkpoint stands at the same place (windows: %s)', (windows) => {
    const game = playOut(start(book, windows, 3), 3, (now) => {
      const rebuilt = now.branch();
      expect(rebuilt.hash()).toBe(now.hash());
      expect(rebuilt.question).toEqual(now.question);
    });
    expect(game.branch().hash()).toBe(game.hash());
  });

  test('a branch goes its own way and leaves the game as it was', () => {
    const game = start(book, 'useful', 4);
    const chance = chanceFrom('branching');
    for (let i = 0; i < 60 && game.question !== null; i += 1) game.answer(anyAnswer(game, chance));
    const before = game.hash();
    const replay = game.replay();
    const branch = playOut(game.branch(), 4);
    expect(branch.outcome).not.toBeNull();
    expect(game.hash()).toBe(before);
    expect(game.replay()).toBe(replay);
    expect(playReplay(branch.replay(), doors).hash()).toBe(branch.hash());
  });

  test('answers that are not allowed are refused with a reason, and change nothing', () => {
    let refusals = 0;
    playOut(start(book, 'all', 5), 5, (game, chance) => {
      const before = game.hash();
      const { question } = game;
      const wrong = WRONG[chance.below(WRONG.length)] as Answer;
      const refusal = game.whyNot(wrong);
      // A few of them happen to be right.
      if (refusal !== null) {
        refusals += 1;
        expect(refusal.reason).not.toBe('');
        expect(() => game.answer(wrong)).toThrow(Refused);
      }
      const asked = game.question?.player ?? 0;
      expect(() => game.answer(game.legalAnswers()[0] as Answer, asked === 0 ? 1 : 0)).toThrow(Refused);
      expect(game.hash()).toBe(before);
      expect(game.question).toBe(question);
    });
    expect(refusals).toBeGreaterThan(50);
  });
});

test('portal with its optional rules, one by one and all together', () => {
  const names = findBook('portal').options.map((option) => option.name);
  for (const rules of [...names.map((name) => [name]), names]) {
    // Some of them say what a deck is to be like.
    const decks = [1, 2].map((seat) => cardsIn(randomDeck('portal', `${rules.join()} ${seat}`, rules)));
    const game = playOut(newGame({ book: 'portal', decks, seed: 8, options: { rules, loser: 0 } }), 8);
    const again = playReplay(game.replay(), doors);
    expect(again.hash()).toBe(game.hash());
    expect(again.events).toEqual(game.events);
  }
});

/** Answers that fit hardly any question, and things that are no answers. */
const WRONG = [
  { kind: 'cast', card: 1 },
  { kind: 'land', card: 999_999 },
  { kind: 'use', source: 0, ability: 0 },
  { kind: 'use', source: 3, ability: 7 },
  { kind: 'use', source: -2, ability: 0 },
  { kind: 'duty', duty: 12_345 },
  { kind: 'pick', picked: [{ what: 'object', id: 999_999 }] },
  { kind: 'pick', picked: [{ what: 'planet', id: 1 }] },
  { kind: 'pick' },
  { kind: 'order', order: [0, 0, 0] },
  { kind: 'order', order: 'first' },
  { kind: 'split', amounts: [-1, 1] },
  { kind: 'split', amounts: null },
  { kind: 'number', number: 0.5 },
  { kind: 'number', number: 1e9 },
  { kind: 'option', option: 99 },
  { kind: 'attack', attackers: [{ id: 1, target: { what: 'player', id: 7 }, band: 0 }] },
  { kind: 'attack', attackers: [null] },
  { kind: 'block', blocks: [{ blocker: 1, attacker: 2 }, {}] },
  { kind: 'block', blocks: [{ blocker: 999_999, attacker: 999_998 }] },
  { kind: 'pay', payment: { taps: [{ id: 1, ability: 0, mana: 'P' }] } },
  { kind: 'pay', payment: null },
  { kind: 'concede', seat: 9 },
  { kind: 'fly away' },
  { kind: 'constructor' },
  {},
  [],
  null,
  'pass',
  7,
] as unknown as readonly Answer[];

describe('replays that cannot be played', () => {
  const good = (): string[] => {
    const game = start('portal', 'useful', 6);
    const chance = chanceFrom('a start');
    for (let i = 0; i < 5; i += 1) game.answer(anyAnswer(game, chance));
    return game.replay().split('\n');
  };
  const head = (change: object): string => {
    const [first] = good();
    const parsed = JSON.parse(first as string) as { game: object };
    return JSON.stringify({ ...parsed, game: { ...parsed.game, ...change } });
  };

  test('blank lines between answers do no harm', () => {
    const lines = good();
    expect(playReplay(`${lines.join('\n\n')}\n`, doors).hash()).toBe(playReplay(lines.join('\n'), doors).hash());
  });

  const cases: readonly (readonly [string, () => unknown, RegExp])[] = [
    ['nothing at all', () => '', /no Fivefold replay/],
    ['no text', () => 5, /a replay is text/],
    ['a line that is not JSON', () => [good()[0], '{"kind":'].join('\n'), /line 2 of the replay is not JSON/],
    ['a first line that says nothing', () => 'null', /no Fivefold replay/],
    ['another version', () => '{"fivefold":99,"game":{}}', /has version 99; version 1 can be read/],
    ['no game', () => '{"fivefold":1}', /needs 'game' or 'position'/],
    [
      'an empty game',
      () => '{"fivefold":1,"game":null}',
      /'game' in the first line of a replay must be an object, not null/,
    ],
    [
      'an empty position',
      () => '{"fivefold":1,"position":null}',
      /'position' in the first line of a replay must be an object, not null/,
    ],
    ['an unknown book', () => head({ book: 'sixth' }), /no rulebook 'sixth': the books are beta, fifth/],
    [
      'an unknown card',
      () => head({ decks: [['Grizly Bears'], ['Forest']] }),
      /no card 'Grizly Bears'; did you mean 'Grizzly Bears'/,
    ],
    [
      'a card of another book',
      () => head({ decks: [['Lightning Bolt'], ['Forest']] }),
      /cannot be played by the rules of Portal/,
    ],
    ['one deck', () => head({ decks: [['Forest']] }), /exactly 2 seats/],
    ['a deck that is no list', () => head({ decks: [['Forest'], 'Forest'] }), /must be a list of card names/],
    ['no seed', () => head({ seed: null }), /needs a 'seed'/],
    ['an unknown option', () => head({ options: { window: 'all' } }), /no option 'window'; did you mean 'windows'/],
    ['an option with a wrong value', () => head({ options: { windows: 'some' } }), /'all' or 'useful', not "some"/],
    ['an unknown optional rule', () => head({ options: { rules: ['ante'] } }), /no optional rule "ante"/],
    [
      'an answer that is not allowed',
      () => [...good(), '{"kind":"number","number":3}'].join('\n'),
      /answer 6 of the replay is not allowed/,
    ],
    [
      'an answer that is none',
      () => [...good(), '{"kind":"pick"}'].join('\n'),
      /answer 6 of the replay is not allowed: this is no answer/,
    ],
    [
      'an answer after the end',
      () => [...good(), '{"kind":"concede","seat":0}', '{"kind":"pass"}'].join('\n'),
      /answer 7 .*the game is over/,
    ],
  ];
  test.each(cases)('%s', (_, text, message) => {
    const played = (): Game => playReplay(text() as string, doors);
    expect(played).toThrow(BadInput);
    expect(played).toThrow(message);
  });
});
