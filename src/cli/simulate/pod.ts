// Simulations of tables of more than two: a deck for each seat, the seats going round from game to game. Each deck's rate
// stands beside what it would be by chance.

import { type Level, playerAt } from '../../bots/levels.ts';
import { BadInput, findBook, type Game, newGame, type Seat, seenBy } from '../../game/index.ts';
import type { PlayableDeck } from './decks.ts';
import { gameSeed } from './plan.ts';
import { hex, percent } from './report.ts';
import { rateOf } from './tally.ts';

export interface Pod {
  readonly book: string;
  readonly variant: string;
  readonly decks: readonly PlayableDeck[];
  /** By deck. */
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly ante: boolean;
  readonly rules: readonly string[];
}

/** Turns for each seat after which a game is called a draw. */
const MOST_TURNS_EACH = 150;
const MOST_ANSWERS_EACH = 15_000;

/** As many decks as sit down: one of each, or one for all if only one was said. */
export function decksFor(book: string, variant: string, decks: readonly PlayableDeck[]): readonly PlayableDeck[] {
  const { least, most } = findBook(book, [], variant).variant.seats;
  const [only] = decks;
  if (decks.length === 1 && only !== undefined) return Array.from({ length: least }, () => only);
  if (decks.length >= least && decks.length <= most) return decks;
  throw new BadInput(
    `'${variant}' is played with ${least === most ? least : `${least} to ${most}`} decks (or one, for everybody), not with ${decks.length}`,
  );
}

/** The deck at a seat: they move on by one seat from game to game. */
const deckAt = ({ decks }: Pod, index: number, seat: Seat): number => (seat + index) % decks.length;

export function startPod(pod: Pod, index: number, events: boolean): Game {
  const seats = pod.decks.map((_, seat) => pod.decks[deckAt(pod, index, seat)] as PlayableDeck);
  return newGame({
    book: pod.book,
    seats: seats.map(({ name }, seat) =>
      pod.decks.filter((each) => each.name === name).length > 1 ? `${name} ${seat + 1}` : name,
    ),
    decks: seats.map(({ cards }) => cards),
    seed: gameSeed(pod.seed, index),
    options: { ante: pod.ante, rules: pod.rules, variant: pod.variant, events },
  });
}

export interface PodGame {
  /** The decks that won: several where there are teams, none in a draw. */
  readonly winners: readonly number[];
  readonly turns: number;
  readonly end: string;
  readonly hash: number;
}

export function playPod(pod: Pod, index: number, game: Game): PodGame {
  const seed = gameSeed(pod.seed, index);
  const seats = pod.decks.length;
  const bots = pod.decks.map((_, seat) =>
    playerAt(pod.levels[deckAt(pod, index, seat)] as Level, { seed: `${seed}:${seat}`, workers: 0 }),
  );
  let answers = 0;
  while (
    game.question !== null &&
    answers < MOST_ANSWERS_EACH * seats &&
    game.state.turn.number <= MOST_TURNS_EACH * seats
  ) {
    const seat = game.question.player;
    game.take((bots[seat] as (typeof bots)[number]).choose(seenBy(game, seat)));
    answers += 1;
  }
  return {
    winners: game.winners.map((seat) => deckAt(pod, index, seat)),
    turns: game.state.turn.number,
    end: game.outcome?.reason ?? 'turn limit',
    hash: game.hash(),
  };
}

export interface PodResult {
  readonly pod: Pod;
  readonly games: readonly PodGame[];
}

/** What a deck would win by chance: a game has as many winners as a side has seats. */
function chanceIn({ book, variant, decks }: Pod): number {
  const { teamOf } = findBook(book, [], variant).variant;
  return 1 / new Set(decks.map((_, seat) => teamOf(seat, decks.length))).size;
}

const checksumOf = (games: readonly PodGame[]): string =>
  hex(games.reduce((sum, { hash }, index) => (sum + Math.imul(hash, index * 2 + 1)) | 0, 0));

export function podData({ pod, games }: PodResult): object {
  const wins = (deck: number): number => games.filter(({ winners }) => winners.includes(deck)).length;
  return {
    book: pod.book,
    variant: pod.variant,
    seed: pod.seed,
    games: games.length,
    chance: Math.round(chanceIn(pod) * 1e4) / 1e4,
    decks: pod.decks.map(({ name }, deck) => ({ name, level: pod.levels[deck], ...rateOf(wins(deck), games.length) })),
    draws: games.filter(({ winners }) => winners.length === 0).length,
    turns: games.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, games.length),
    checksum: checksumOf(games),
  };
}

export function podText(result: PodResult): string {
  const { pod, games } = result;
  const wide = Math.max(...pod.decks.map(({ name }) => name.length));
  const lines = pod.decks.map(({ name }, deck) => {
    const { wins, rate, low, high } = rateOf(
      games.filter(({ winners }) => winners.includes(deck)).length,
      games.length,
    );
    return `${name.padEnd(wide)}  level ${pod.levels[deck]}  won ${String(wins).padStart(6)}  ${percent(rate).padStart(7)}  (95 %: ${percent(low)} to ${percent(high)})`;
  });
  const draws = games.filter(({ winners }) => winners.length === 0).length;
  const turns = games.reduce((sum, each) => sum + each.turns, 0) / Math.max(1, games.length);
  return [
    `${pod.variant}, ${pod.decks.length} seats; book ${pod.book}, seed ${pod.seed}, ${games.length} games`,
    '',
    ...lines,
    `by chance each would win ${percent(chanceIn(pod))}; ${draws} drawn`,
    '',
    `turns of all players: mean ${turns.toFixed(1)}`,
    `checksum ${checksumOf(games)}`,
    '',
  ].join('\n');
}
