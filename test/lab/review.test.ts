// A review: what was missed is found, what could not be known costs nothing, and the figures are what happened.

import { describe, expect, test } from 'vitest';
import { type Answer, BadInput, fromPosition, type Game, newGame, type PositionWords } from '../../src/game/index.ts';
import { type Review, review, reviewing, USUAL } from '../../src/lab/review/review.ts';
import { Tally } from '../../src/lab/review/tally.ts';
import { stopsOf } from '../../src/lab/review/walk.ts';

const QUICK = { ...USUAL, moments: 2, nodes: 150, again: 600, deals: 3, solver: 2000 };
const PLAINS = Array.from({ length: 10 }, () => 'Plains');

/** Ann's Giant can go for the last three points: what could block is tapped, this turn only. */
const position = (book: string, rival: readonly string[], life = 3): PositionWords => ({
  book,
  turn: 7,
  seats: {
    ann: { inPlay: ['Mountain', 'Hill Giant'], library: PLAINS, life: 12 },
    ben: { life, hand: rival, inPlay: ['Swamp', 'Swamp', { card: 'Craw Wurm', tapped: true }], library: PLAINS },
  },
});

/** Everybody passes and declares nothing until so many turns have begun; what else is asked is answered in the first way. */
function idle(game: Game, turns: number): Game {
  const last = game.state.turn.number + turns;
  while (game.question !== null && game.state.turn.number < last) {
    const { ask } = game.question;
    const plain: { readonly [ask: string]: Answer } = {
      act: { kind: 'pass' },
      attack: { kind: 'attack', attackers: [] },
      block: { kind: 'block', blocks: [] },
    };
    game.answer(plain[ask] ?? (game.legalAnswers()[0] as Answer));
  }
  return game;
}

const reviewed = (book: string, rival: readonly string[], life?: number): Review =>
  review(idle(fromPosition(position(book, rival, life)), 2).replay(), 0, QUICK);

describe.each(['beta', 'fifth', 'tenth', 'm11'])('%s', (book) => {
  test('a win that was passed over is told, with its line, that it could be seen, and what it cost', () => {
    const { missed, moments, winner, name } = reviewed(book, ['Swamp']);
    expect({ winner, name }).toEqual({ winner: null, name: 'ann' });
    expect(missed).toMatchObject([{ turn: 7, seen: true }]);
    expect(missed[0]?.line).toContain('ann attacks with Hill Giant');
    expect(moments[0]?.turn).toBe(7);
    expect(moments[0]?.lost).toBeGreaterThan(0.1);
    expect(moments[0]?.open).toBeGreaterThan(0.1);
  });
});

test('the answer that cost it stands beside the one that would have won', () => {
  expect(reviewed('m11', ['Swamp']).moments[0]).toMatchObject({
    step: 'declare attackers',
    given: 'ann does not attack',
    better: 'ann attacks with Hill Giant',
  });
});

test('a win with the card that the turn began with is told, though the first who may act does so before it is drawn', () => {
  const drawn = fromPosition({
    book: 'm11',
    turn: 7,
    step: 'upkeep',
    options: { windows: 'all' },
    seats: {
      ann: {
        inPlay: ['Mountain', 'Forest', { card: 'Cudgel Troll', tapped: true }],
        library: ['Lightning Bolt', ...PLAINS],
      },
      ben: { life: 3, library: PLAINS },
    },
  });
  const { missed } = review(idle(drawn, 2).replay(), 0, QUICK);
  expect(missed).toMatchObject([{ turn: 7, seen: true }]);
  expect(missed[0]?.line.at(-1)).toBe('ann casts Lightning Bolt at ben');
});

test('the win is gone with one life more, and is not told', () => {
  expect(reviewed('m11', ['Swamp'], 4).missed).toEqual([]);
});

test('a win that the rival could stop with the cards he had is none', () => {
  expect(reviewed('m11', ['Doom Blade']).missed).toEqual([]);
});

test('what the rival held changes nothing in what could be known, and something in the number with open cards', () => {
  const one = reviewed('m11', ['Swamp', 'Swamp', 'Swamp'], 9);
  const other = reviewed('m11', ['Doom Blade', 'Corrupt', 'Nightmare'], 9);
  // The turn in which the position begins: what is drawn, played and discarded later is seen.
  expect(one.curve[0]?.known).toBe(other.curve[0]?.known);
  expect(one.curve[0]?.open).not.toBe(other.curve[0]?.open);
  const first = ({ moments }: Review) =>
    moments.flatMap(({ turn, given, better, lost }) => (turn === 7 ? [{ given, better, lost }] : []));
  expect(first(one)).toEqual(first(other));
});

test('the same replay gives the same review, and its progress goes up to the end', () => {
  const replay = idle(fromPosition(position('tenth', ['Swamp'])), 3).replay();
  const work = reviewing(replay, 1, QUICK);
  const seen: number[] = [];
  let step = work.next();
  for (; step.done !== true; step = work.next()) seen.push(step.value.done);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBeLessThanOrEqual(1);
  expect(step.value).toEqual(review(replay, 1, QUICK));
  expect(step.value).toMatchObject({ seat: 1, name: 'ben', rival: 'ann' });
});

test('it can be stopped at any step', () => {
  const work = reviewing(idle(fromPosition(position('m11', [])), 2).replay(), 0, QUICK);
  work.next();
  expect(work.return(null as never).done).toBe(true);
  expect(work.next().done).toBe(true);
});

describe('figures', () => {
  const figures = (replay: string, seat: 0 | 1) => {
    const tally = new Tally(seat);
    const stops = stopsOf(replay);
    let next = stops.next();
    for (; next.done !== true; next = stops.next()) tally.hear(next.value.game, next.value.news);
    tally.end(next.value.game, next.value.news);
    return tally.figures;
  };

  test('damage, lands and unused mana of a short game', () => {
    const game = fromPosition({
      book: 'm11',
      turn: 3,
      seats: {
        ann: { hand: ['Forest'], inPlay: ['Mountain', 'Mountain', 'Hill Giant'], library: PLAINS },
        ben: { hand: ['Swamp'], inPlay: ['Swamp'], library: PLAINS },
      },
    });
    const giant = game.view(0).inPlay.find(({ name }) => name === 'Hill Giant')?.id as number;
    const attack: Answer = { kind: 'attack', attackers: [{ id: giant, target: { what: 'player', id: 1 }, band: 0 }] };
    while (game.question?.ask !== 'attack') game.answer({ kind: 'pass' });
    game.answer(attack);
    const replay = idle(game, 3).replay();
    // Ann's second turn began with both Mountains untapped; she had a Forest in hand and played no land.
    expect(figures(replay, 0)).toMatchObject({
      turns: 1,
      lands: 0,
      landsKept: 2,
      dealt: { player: 3, creatures: 0 },
      taken: { player: 0, creatures: 0 },
    });
    expect(figures(replay, 1)).toMatchObject({ taken: { player: 3, creatures: 0 }, landsKept: 1 });
  });
});

describe('bad input', () => {
  test.each([
    ['', 'this is no Fivefold replay'],
    ['{"fivefold":9}', 'this replay has version 9'],
    ['not JSON', 'line 1 of the replay is not JSON'],
    ['{"fivefold":1,"position":null}', "'position' in the first line of a replay must be an object, not null"],
    ['{"fivefold":1,"game":7}', "'game' in the first line of a replay must be an object, not 7"],
  ])('%j', (text, says) => {
    expect(() => review(text, 0, QUICK)).toThrow(says);
  });

  test('an answer that is not allowed is named', () => {
    const replay = `${fromPosition(position('m11', [])).replay()}\n{"kind":"cast","card":999}`;
    expect(() => review(replay, 0, QUICK)).toThrow('answer 1 of the replay is not allowed');
  });

  test('a table of more than two is no duel, and a duel has no third seat', () => {
    const deck = [...Array(40).fill('Forest')];
    const game = newGame({ book: 'm11', decks: [deck, deck, deck], seed: 1, options: { variant: 'free-for-all' } });
    expect(() => review(game.replay(), 0, QUICK)).toThrow(BadInput);
    expect(() => review(fromPosition(position('m11', [])).replay(), 2, QUICK)).toThrow('there is no seat 2');
  });
});
