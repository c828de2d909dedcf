// How a thinking level does against itself with another way of thinking: pairs of games with the same deck on both sides and
// the seats swapped, and what a game took of the processor. For whoever changes how much the levels think.

import { measureOf } from '../src/bots/levels.ts';
import { type Measure, thinker } from '../src/bots/thinker.ts';
import { cardsIn, type Deck } from '../src/formats/deck.ts';
import { startersOf } from '../src/formats/starters.ts';
import { newGame, seenBy } from '../src/game/index.ts';
import { booksNamed, optionsOf, stop, wholeNumber } from './options.ts';

const values = optionsOf({
  book: { type: 'string' },
  level: { type: 'string', default: '4' },
  pairs: { type: 'string', default: '30' },
  /** Of the other one: what is not given is as the level has it. */
  rounds: { type: 'string' },
  nodes: { type: 'string' },
  errors: { type: 'string' },
  worthwhile: { type: 'string' },
});

const level = Number(values.level);
if (![3, 4, 5].includes(level)) stop(`--level must be 3, 4 or 5, those that think ahead, not '${values.level}'`);
const usual = measureOf(level);

function number(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  return Number(text) > 0 && Number.isFinite(Number(text))
    ? Number(text)
    : stop(`what is given of the other must be numbers above 0, not '${text}'`);
}

const pairs = wholeNumber('pairs', values.pairs);
const books = booksNamed(values.book);

const other: Measure = {
  ...usual,
  rounds: number(values.rounds, usual.rounds),
  nodes: number(values.nodes, usual.nodes),
  doubt: {
    errors: number(values.errors, usual.doubt.errors),
    worthwhile: number(values.worthwhile, usual.doubt.worthwhile),
  },
};

const MOST_TURNS = 200;

interface Played {
  /** 1 for a win of the level as it is, 0 for a loss. */
  readonly points: number;
  readonly ms: readonly [number, number];
}

function play(book: string, deck: Deck, pair: number, swapped: 0 | 1): Played {
  const cards = cardsIn(deck);
  const game = newGame({ book, decks: [cards, cards], seed: `measures ${pair}`, options: { events: false } });
  const who = (seat: number): number => (seat === 0 ? swapped : 1 - swapped);
  const minds = [0, 1].map((seat) =>
    thinker(`measures ${pair} ${seat} ${swapped}`, who(seat) === 0 ? usual : other, 0),
  );
  const ms: [number, number] = [0, 0];
  while (game.question !== null && game.state.turn.number <= MOST_TURNS) {
    const seat = game.question.player;
    const before = process.cpuUsage();
    const answer = minds[seat]?.choose(seenBy(game, seat));
    const { user, system } = process.cpuUsage(before);
    ms[who(seat) as 0 | 1] += (user + system) / 1000;
    if (answer === undefined || answer instanceof Promise) throw new Error('a mind without threads answers at once');
    game.take(answer);
  }
  const winner = game.outcome?.winner ?? null;
  return { points: winner === null ? 0.5 : 1 - who(winner), ms };
}

for (const book of books) {
  const decks = startersOf(book);
  const sum = { points: 0, ahead: 0, behind: 0, ms: [0, 0] as [number, number] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const both = ([0, 1] as const).map((swapped) => play(book, decks[pair % decks.length] as Deck, pair, swapped));
    const points = both.reduce((total, each) => total + each.points, 0);
    sum.points += points;
    if (points > 1) sum.ahead += 1;
    if (points < 1) sum.behind += 1;
    for (const each of both) for (const side of [0, 1] as const) sum.ms[side] += each.ms[side];
  }
  const [own, others] = sum.ms.map((all) => Math.round(all / pairs / 2));
  const { points, ahead, behind } = sum;
  const figures = {
    book,
    level,
    games: pairs * 2,
    points,
    ahead,
    behind,
    ms: own,
    other_ms: others,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
