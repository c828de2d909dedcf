// One game of the ladder: two players with the same deck. Games come in pairs that differ only in who sits where, so
// that neither the deck nor the luck of the draw favours a side.

import { type Level, type Player, playerAt } from '../../bots/levels.ts';
import { randomBot } from '../../bots/random.ts';
import { cardsIn, type Deck } from '../../formats/deck.ts';
import { startersFor } from '../../formats/starter/index.ts';
import { findBook, newGame, seenBy } from '../../game/index.ts';

export type Contestant = Level | 'random';

/** Who plays whom by which book. */
export interface Rung {
  readonly book: string;
  readonly level: Contestant;
  readonly against: Contestant;
  readonly seed: string;
  /** Nodes for the first player, where it is not the measure of its level. */
  readonly budget: number | null;
}

export interface Match {
  readonly rung: Rung;
  readonly index: number;
}

export interface MatchResult {
  /** 1 for a game won by the first player, 0 for a lost one, a half for a draw. */
  readonly points: number;
  /** How long each decision of the first player took, in milliseconds. */
  readonly times: readonly number[];
}

/** A game that is not over by then is a draw. */
const MOST_TURNS = 150;
const MOST_ANSWERS = 10_000;

function contestant(who: Contestant, seed: string, budget: number | null): Player {
  if (who === 'random') {
    const bot = randomBot(seed);
    return { name: 'random', choose: ({ view, legal }) => bot.choose(view, legal) };
  }
  return playerAt(who, budget === null ? { seed } : { seed, budget });
}

export async function playMatch({ rung, index }: Match): Promise<MatchResult> {
  const pair = Math.floor(index / 2);
  const seat = index % 2;
  const decks = startersFor(findBook(rung.book));
  const deck = cardsIn(decks[pair % decks.length] as Deck);
  const seed = `${rung.seed}-${pair}`;
  const game = newGame({ book: rung.book, decks: [deck, deck], seed, options: { events: false } });
  const players = [0, 1].map((at) =>
    at === seat
      ? contestant(rung.level, `${seed}:${at}`, rung.budget)
      : contestant(rung.against, `${seed}:${at}`, null),
  );
  const times: number[] = [];
  for (let i = 0; i < MOST_ANSWERS && game.question !== null && game.state.turn.number <= MOST_TURNS; i += 1) {
    const { player } = game.question;
    const begun = performance.now();
    const answer = await (players[player] as Player).choose(seenBy(game, player));
    if (player === seat) times.push(performance.now() - begun);
    game.answer(answer, player);
  }
  const winner = game.outcome?.winner ?? null;
  return { points: winner === null ? 0.5 : winner === seat ? 1 : 0, times };
}
