// One simulated game from its pair and its number, and a share of such games counted into a tally.

import { playerAt } from '../../bots/levels.ts';
import { type Game, newGame, type Seen, seenBy } from '../../game/index.ts';
import { gameSeed, type Pair, type Share } from './plan.ts';
import { count, countBroken, emptyTally, type Played, type Tally } from './tally.ts';

/** A game that is not over by then is called a draw: two players who cannot hurt each other must not hold up the rest. */
const MOST_TURNS = 300;
const MOST_ANSWERS = 30_000;

/** The decks change seats from game to game; who has the first turn is then up to the book and the seed. */
const isSwapped = (index: number): boolean => index % 2 === 1;

export function startGame(pair: Pair, index: number, events: boolean): Game {
  const seats = isSwapped(index) ? ([1, 0] as const) : ([0, 1] as const);
  return newGame({
    book: pair.book,
    seats: seats.map((deck) => pair.names[deck]),
    decks: seats.map((deck) => pair.decks[deck]),
    seed: gameSeed(pair.seed, index),
    options: { ante: pair.ante, rules: pair.rules, ...(events ? {} : { events: false }) },
  });
}

/** What a seat has to go by, worked out only as far as the player asks for it. */
class Glimpse implements Seen {
  private readonly game: Game;
  private readonly seat: number;
  private looked: Seen['view'] | null = null;
  private imagined: Seen['imagine'] | null = null;

  constructor(game: Game, seat: number) {
    this.game = game;
    this.seat = seat;
  }

  get view(): Seen['view'] {
    this.looked ??= this.game.view(this.seat);
    return this.looked;
  }

  get legal(): Seen['legal'] {
    return this.game.legalAnswers();
  }

  get imagine(): Seen['imagine'] {
    // Searches imagine hundreds of games from one sight, and those share what the first one has worked out.
    this.imagined ??= seenBy(this.game, this.seat).imagine;
    return this.imagined;
  }
}

/** Plays a started game to its end. */
export function playOut(game: Game, pair: Pair, index: number): Played {
  const swapped = isSwapped(index);
  const seed = gameSeed(pair.seed, index);
  const bots = [0, 1].map((seat) =>
    playerAt(pair.levels[swapped ? 1 - seat : seat] as Pair['levels'][0], { seed: `${seed}:${seat}`, workers: 0 }),
  );
  let answers = 0;
  for (; game.question !== null && answers < MOST_ANSWERS && game.state.turn.number <= MOST_TURNS; answers += 1) {
    const seat = game.question.player;
    game.take((bots[seat] as (typeof bots)[number]).choose(new Glimpse(game, seat)));
  }
  const { outcome } = game;
  const { turn } = game.state;
  const deckAt = (seat: number): number => (swapped ? 1 - seat : seat);
  return {
    index,
    winner: outcome === null || outcome.winner === null ? -1 : deckAt(outcome.winner),
    end: outcome?.reason ?? (answers < MOST_ANSWERS ? 'turn limit' : 'answer limit'),
    turns: Math.min(turn.number, MOST_TURNS),
    first: deckAt(turn.first),
    hash: game.hash(),
  };
}

export const playGame = (pair: Pair, index: number): Played => playOut(startGame(pair, index, false), pair, index);

/** Plays a share. A game that breaks is noted with its number, and the others go on. */
export function playShare({ pair, from, to }: Share, play: typeof playGame = playGame): Tally {
  const tally = emptyTally();
  for (let index = from; index < to; index += 1) {
    try {
      count(tally, play(pair, index));
    } catch (error) {
      countBroken(tally, { index, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return tally;
}
