// Matches between computers of an event or a league, played out by the second level, a few answers at a time, so that others get
// their turn; both swap what the other's cards ask for, where cards lie beside their decks.

import { simpleBot } from '../bots/simple.ts';
import { chooseSwap } from '../bots/swap.ts';
import { duelFrom } from '../formats/competition.ts';
import { besides, type Configuration, swapped } from '../formats/sideboard.ts';
import { beginWager, nextFor, type Stakes, type Wager, withResult } from '../formats/stakes.ts';
import { findBook, type Game, newGame } from '../game/index.ts';
import { shownTo } from './between.ts';
import type { Traded } from './wager.ts';

const MOST_ANSWERS = 6000;
/** After so long others get their turn: people at their tables notice nothing of it. */
const TURN_MS = 5;
const NEEDED = 2;
/** Drawn games count for nobody; a match that does not come to an end is drawn. */
const MOST_GAMES = 5;

/** What computers play with: the book, and the deck of each seat. */
export interface Played {
  readonly book: string;
  readonly decks: readonly (readonly string[] | null)[];
  /** What lies beside the decks, by seat: in Limited all other cards of the pool (M-273). */
  readonly sideboards?: readonly (readonly string[])[];
  /** What they play for; nothing, if left out. */
  readonly stakes?: Stakes;
  /** Whether somebody has to win. */
  readonly decided: boolean;
}

type Decks = readonly (readonly string[])[];

export interface PlayedMatch {
  readonly games: readonly [number, number];
  /** What each of the two has won and lost. */
  readonly traded: readonly Traded[];
  /** The decks as they were in the last game. */
  readonly last: readonly (readonly string[])[];
}

/** The games that each of two seats wins, and what for; the first to two has the match. */
export async function playMatch(played: Played, seats: readonly [number, number], seed: string): Promise<PlayedMatch> {
  const { book, decks, sideboards = [], stakes = 'nothing', decided } = played;
  const wins: [number, number] = [0, 0];
  let wager = beginWager(
    stakes,
    'best of 3',
    seats.map((seat) => decks[seat] ?? []),
    seed,
  );
  const came = seats.map((seat) => [...(decks[seat] ?? []), ...(sideboards[seat] ?? [])]);
  let beside = seats.map((seat) => sideboards[seat] ?? []);
  const seen = seats.map(() => new Set<string>());
  for (let number = 0; number < MOST_GAMES && Math.max(...wins) < NEEDED; number += 1) {
    await new Promise((done) => setImmediate(done));
    const swaps = nextFor(wager).decks.map((deck, seat) =>
      configured(book, { deck, sideboard: beside[seat] ?? [] }, [...(seen[seat] as Set<string>)]),
    );
    beside = swaps.map(({ sideboard }) => sideboard);
    wager = { ...wager, competition: { ...wager.competition, decks: swaps.map(({ deck }) => deck) } };
    const game = await playGame(book, wager, `${seed} ${seats.join('-')} ${number}`);
    for (const [seat, names] of seen.entries()) for (const name of shownTo(game, seat)) names.add(name);
    const winner = (game.outcome?.winner ?? null) as 0 | 1 | null;
    if (winner !== null) wins[winner] += 1;
    // A game that does not end is a draw: everybody takes back their own.
    if (game.outcome !== null) wager = withResult(wager, duelFrom(game));
  }
  const traded = tradedOf(wager, came, beside);
  // Somebody has to go on where the loser is out.
  if (wins[0] === wins[1] && decided) wins[0] += 1;
  return { games: wins, traded, last: wager.competition.decks };
}

/** The deck for the next game: before the first nothing is known of the other, and nothing is swapped. */
function configured(book: string, now: Configuration, seen: readonly string[]): Configuration {
  const { out, into } = chooseSwap(findBook(book), now.deck, now.sideboard, seen);
  return swapped(now, out, into);
}

/** What each has more and fewer than they came with, wherever it lies now; what is not for keeps has gone back. */
function tradedOf({ stakes, aside, competition }: Wager, came: Decks, beside: Decks): Traded[] {
  return came.map((had, seat) => {
    if (stakes === 'nothing' || stakes === 'not for keeps') return { won: [], lost: [] };
    const has = [...(competition.decks[seat] ?? []), ...aside.slice(seat, seat + 1), ...(beside[seat] ?? [])];
    return { won: besides(has, had), lost: besides(had, has) };
  });
}

async function playGame(book: string, wager: Wager, seed: string): Promise<Game> {
  const { decks, ante } = nextFor(wager);
  const game = newGame({ book, decks: decks.map((deck) => [...deck]), seed, options: { events: false, ante } });
  let until = performance.now() + TURN_MS;
  const bots = [simpleBot(`${seed} 0`), simpleBot(`${seed} 1`)];
  for (let answers = 0; game.question !== null && answers < MOST_ANSWERS; answers += 1) {
    if (performance.now() > until) {
      await new Promise((done) => setImmediate(done));
      until = performance.now() + TURN_MS;
    }
    const { player } = game.question;
    game.take((bots[player] as (typeof bots)[number]).choose(game.view(player), game.legalAnswers()));
  }
  return game;
}
