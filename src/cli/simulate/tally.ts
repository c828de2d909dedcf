// What is counted of simulated games. Tallies can be put together in any order and give the same: that is why the
// number of threads, or of machines, changes nothing about the result.

/** One game that came to an end. Decks are counted by their place in the pair: 0 and 1. */
export interface Played {
  readonly index: number;
  /** The deck that won, or -1. */
  readonly winner: number;
  /** How it ended. */
  readonly end: string;
  /** Turns of both players together. */
  readonly turns: number;
  /** The deck that had the first turn. */
  readonly first: number;
  readonly hash: number;
}

/** A game that broke: its number, and what was thrown. */
export interface Broken {
  readonly index: number;
  readonly message: string;
}

interface Marked {
  readonly index: number;
  readonly turns: number;
}

export interface Tally {
  games: number;
  draws: number;
  readonly wins: [number, number];
  /** By deck: games in which it had the first turn, and those of them that it won. */
  readonly first: [number, number];
  readonly firstWins: [number, number];
  readonly ends: Record<string, number>;
  /** By number of turns: how many games took so many. */
  readonly lengths: Record<number, number>;
  /** A number that depends on how every single game ended. */
  checksum: number;
  shortest: Marked | null;
  longest: Marked | null;
  /** By deck: the first game that it won. */
  readonly won: [number | null, number | null];
  broken: number;
  /** Some of the games that broke, by their numbers. */
  faults: readonly Broken[];
}

const MOST_FAULTS = 20;

export function emptyTally(): Tally {
  return {
    games: 0,
    draws: 0,
    wins: [0, 0],
    first: [0, 0],
    firstWins: [0, 0],
    ends: {},
    lengths: {},
    checksum: 0,
    shortest: null,
    longest: null,
    won: [null, null],
    broken: 0,
    faults: [],
  };
}

/** Mixes the number of a game into what it ended with, so that two games changing places would show. */
function mark({ index, hash, winner }: Played): number {
  let sum = Math.imul(hash ^ Math.imul(index + 1, 0x9e3779b9), 0x85ebca6b) ^ (winner + 2);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

export function count(tally: Tally, game: Played): void {
  tally.games += 1;
  const { winner, first, turns, index, end } = game;
  if (winner === 0 || winner === 1) {
    tally.wins[winner] += 1;
    if (first === winner) tally.firstWins[winner] += 1;
    tally.won[winner] = least(tally.won[winner], index);
  } else tally.draws += 1;
  if (first === 0 || first === 1) tally.first[first] += 1;
  tally.ends[end] = (tally.ends[end] ?? 0) + 1;
  tally.lengths[turns] = (tally.lengths[turns] ?? 0) + 1;
  tally.checksum = (tally.checksum + mark(game)) >>> 0;
  tally.shortest = better(tally.shortest, { index, turns }, (a, b) => a.turns - b.turns);
  tally.longest = better(tally.longest, { index, turns }, (a, b) => b.turns - a.turns);
}

export function countBroken(tally: Tally, fault: Broken): void {
  tally.broken += 1;
  tally.faults = inOrder([...tally.faults, fault]);
}

/** Adds what another has counted. */
export function merge(into: Tally, other: Tally): void {
  into.games += other.games;
  into.draws += other.draws;
  for (const deck of [0, 1] as const) {
    into.wins[deck] += other.wins[deck];
    into.first[deck] += other.first[deck];
    into.firstWins[deck] += other.firstWins[deck];
    into.won[deck] = least(into.won[deck], other.won[deck]);
  }
  for (const [end, number] of Object.entries(other.ends)) into.ends[end] = (into.ends[end] ?? 0) + number;
  for (const [turns, number] of Object.entries(other.lengths))
    into.lengths[Number(turns)] = (into.lengths[Number(turns)] ?? 0) + number;
  into.checksum = (into.checksum + other.checksum) >>> 0;
  into.shortest = better(into.shortest, other.shortest, (a, b) => a.turns - b.turns);
  into.longest = better(into.longest, other.longest, (a, b) => b.turns - a.turns);
  into.broken += other.broken;
  into.faults = inOrder([...into.faults, ...other.faults]);
}

const least = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));

/** Of two games alike, the one with the lower number: the order of counting must not matter. */
function better(a: Marked | null, b: Marked | null, compare: (a: Marked, b: Marked) => number): Marked | null {
  if (a === null || b === null) return a ?? b;
  return (compare(a, b) || a.index - b.index) <= 0 ? a : b;
}

const inOrder = (faults: readonly Broken[]): readonly Broken[] =>
  [...faults].sort((a, b) => a.index - b.index).slice(0, MOST_FAULTS);

// ---- figures ----

export interface Rate {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** A share of games won, with Wilson's interval: it stays between 0 and 1 and is honest about few games. */
export function rateOf(wins: number, games: number): Rate {
  if (games === 0) return { games, wins, rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const middle = rate + (Z * Z) / (2 * games);
  const whole = 1 + (Z * Z) / games;
  const round = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6;
  return {
    games,
    wins,
    rate: round(rate),
    low: round((middle - spread) / whole),
    high: round((middle + spread) / whole),
  };
}

export interface Lengths {
  readonly mean: number;
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
  readonly least: number;
  readonly most: number;
}

export function lengthsOf({ lengths, games }: Tally): Lengths | null {
  if (games === 0) return null;
  const list = Object.entries(lengths)
    .map(([turns, number]) => ({ turns: Number(turns), number }))
    .sort((a, b) => a.turns - b.turns);
  /** The least number of turns within which so large a part of the games had ended. */
  const at = (part: number): number => {
    let seen = 0;
    for (const { turns, number } of list) {
      seen += number;
      if (seen >= part * games) return turns;
    }
    return list.at(-1)?.turns ?? 0;
  };
  const sum = list.reduce((total, { turns, number }) => total + turns * number, 0);
  return {
    mean: Math.round((sum / games) * 100) / 100,
    median: at(0.5),
    p10: at(0.1),
    p90: at(0.9),
    least: list[0]?.turns ?? 0,
    most: list.at(-1)?.turns ?? 0,
  };
}
