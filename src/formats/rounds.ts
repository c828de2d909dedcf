// Rounds of a small tournament: Swiss or single elimination, as a value. Every result makes a new one.

import { BadInput, chanceFrom } from '../game/index.ts';

const PAIRINGS = ['swiss', 'elimination'] as const;
export type Pairing = (typeof PAIRINGS)[number];

export interface Match {
  /** The two seats; the second is -1 where somebody has nobody to play and wins without playing. */
  readonly seats: readonly [number, number];
  /** Games won by each, once it has been played; null before. */
  readonly games: readonly [number, number] | null;
}

export interface Tournament {
  readonly pairing: Pairing;
  readonly players: number;
  readonly seed: number | string;
  readonly rounds: readonly (readonly Match[])[];
}

export interface Line {
  readonly seat: number;
  /** Three for a match won, one for a drawn one. */
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** What the opponents had: who played the stronger ones stands before others with as many points. */
  readonly opponents: number;
  /** Games won of games played, in thousandths. */
  readonly games: number;
}

export const NOBODY = -1;

export function beginTournament(pairing: Pairing, players: number, seed: number | string): Tournament {
  if (!PAIRINGS.includes(pairing))
    throw new BadInput(`rounds are paired as ${PAIRINGS.join(' or ')}, not as '${pairing}'`);
  if (!Number.isInteger(players) || players < 2 || players > 64)
    throw new BadInput(`a tournament is for 2 to 64 players, not for ${players}`);
  return paired({ pairing, players, seed, rounds: [] });
}

/** As many rounds as it takes to leave one player without a loss. */
export const roundsOf = ({ players }: Tournament): number => Math.ceil(Math.log2(players));

const isPlayed = (round: readonly Match[] | undefined): boolean => round?.every(({ games }) => games !== null) ?? true;

export const isFinished = (tournament: Tournament): boolean =>
  tournament.rounds.length >= roundsOf(tournament) && isPlayed(tournament.rounds.at(-1));

/** The match that a seat plays in the present round; null if it is out. */
export const matchOf = ({ rounds }: Tournament, seat: number): Match | null =>
  rounds.at(-1)?.find(({ seats }) => seats.includes(seat)) ?? null;

/** The result of a match of the present round; when all are there, the next round is paired. */
export function withResult(
  tournament: Tournament,
  seats: readonly [number, number],
  games: readonly [number, number],
): Tournament {
  const round = tournament.rounds.at(-1) ?? [];
  const at = round.findIndex((match) => match.seats[0] === seats[0] && match.seats[1] === seats[1]);
  const match = round[at];
  if (match === undefined) throw new BadInput(`seats ${seats.join(' and ')} do not play each other in this round`);
  if (match.games !== null) throw new BadInput(`the match of seats ${seats.join(' and ')} has been played`);
  if (games.some((number) => !Number.isInteger(number) || number < 0))
    throw new BadInput(`games won are whole numbers, not ${games.join(' and ')}`);
  if (tournament.pairing === 'elimination' && games[0] === games[1])
    throw new BadInput('a drawn match is played again: somebody has to go on');
  const changed = round.map((each, index) => (index === at ? { ...each, games } : each));
  const rounds = [...tournament.rounds.slice(0, -1), changed];
  return isPlayed(changed) ? paired({ ...tournament, rounds }) : { ...tournament, rounds };
}

function paired(tournament: Tournament): Tournament {
  if (tournament.rounds.length >= roundsOf(tournament)) return tournament;
  const round = tournament.pairing === 'swiss' ? swissRound(tournament) : nextBracket(tournament);
  return { ...tournament, rounds: [...tournament.rounds, round] };
}

const free = (seat: number): Match => ({ seats: [seat, NOBODY], games: [2, 0] });
const match = (a: number, b: number): Match => ({ seats: [a, b], games: null });

/** The winners of the round before meet; in the first round chance decides who meets whom. */
function nextBracket({ rounds, players, seed }: Tournament): Match[] {
  const last = rounds.at(-1);
  const left =
    last === undefined
      ? chanceFrom(`bracket ${seed}`).shuffled(Array.from({ length: players }, (_, seat) => seat))
      : last.map(({ seats, games }) =>
          (games as readonly [number, number])[0] > (games as readonly [number, number])[1] ? seats[0] : seats[1],
        );
  // Those who go on without playing are as many as the next power of two asks for, and come first.
  const byes = last === undefined ? 2 ** Math.ceil(Math.log2(left.length)) - left.length : left.length % 2;
  const playing = left.slice(byes);
  const pairs = playing.flatMap((seat, index) => (index % 2 === 0 ? [match(seat, playing[index + 1] as number)] : []));
  return [...left.slice(0, byes).map(free), ...pairs];
}

/** Players with as many points meet, nobody twice as long as that can be; with an odd number the last one is free, once. */
function swissRound(tournament: Tournament): Match[] {
  const { rounds, players, seed } = tournament;
  const order = new Map(
    chanceFrom(`swiss ${seed} ${rounds.length}`)
      .shuffled(Array.from({ length: players }, (_, seat) => seat))
      .map((seat, index) => [seat, index]),
  );
  const lines = standings(tournament);
  const points = new Map(lines.map((line) => [line.seat, line.points]));
  const sorted = lines
    .map(({ seat }) => seat)
    .sort(
      (a, b) =>
        (points.get(b) as number) - (points.get(a) as number) || (order.get(a) as number) - (order.get(b) as number),
    );
  const met = new Set(rounds.flat().map(({ seats }) => [...seats].sort((a, b) => a - b).join()));
  const hasMet = (a: number, b: number): boolean => met.has([a, b].sort((x, y) => x - y).join());
  const bye =
    sorted.length % 2 === 0
      ? null
      : ([...sorted].reverse().find((seat) => !hasMet(NOBODY, seat)) ?? sorted.at(-1) ?? null);
  const open = sorted.filter((seat) => seat !== bye);
  const pairs = pairUp(open, hasMet) ?? pairUp(open, () => false) ?? [];
  return [...pairs.map(([a, b]) => match(a, b)), ...(bye === null ? [] : [free(bye)])];
}

/** Pairs from the top down, going back where the last ones have all met; null if there is no such pairing. */
function pairUp(open: readonly number[], hasMet: (a: number, b: number) => boolean): [number, number][] | null {
  const [first, ...rest] = open;
  if (first === undefined) return [];
  for (const other of rest) {
    if (hasMet(first, other)) continue;
    const more = pairUp(
      rest.filter((seat) => seat !== other),
      hasMet,
    );
    if (more !== null) return [[first, other], ...more];
  }
  return null;
}

/** Who stands where, the best first. */
export function standings({ players, rounds }: Tournament): Line[] {
  const played = rounds.flat().filter(({ games }) => games !== null);
  const own = (seat: number): Match[] => played.filter(({ seats }) => seats.includes(seat));
  const gamesOf = (seat: number, { seats, games }: Match): readonly [number, number] => {
    const [a, b] = games as readonly [number, number];
    return seats[0] === seat ? [a, b] : [b, a];
  };
  const pointsOf = (seat: number): number =>
    own(seat).reduce((sum, each) => {
      const [mine, theirs] = gamesOf(seat, each);
      return sum + (mine > theirs ? 3 : mine === theirs ? 1 : 0);
    }, 0);
  const count = (seat: number, test: (mine: number, theirs: number) => boolean): number =>
    own(seat).filter((each) => test(...gamesOf(seat, each))).length;
  const lines = Array.from({ length: players }, (_, seat): Line => {
    const games = own(seat).map((each) => gamesOf(seat, each));
    const won = games.reduce((sum, [mine]) => sum + mine, 0);
    const all = games.reduce((sum, [mine, theirs]) => sum + mine + theirs, 0);
    const met = own(seat)
      .map(({ seats }) => (seats[0] === seat ? seats[1] : seats[0]))
      .filter((other) => other !== NOBODY);
    return {
      seat,
      points: pointsOf(seat),
      won: count(seat, (mine, theirs) => mine > theirs),
      lost: count(seat, (mine, theirs) => mine < theirs),
      drawn: count(seat, (mine, theirs) => mine === theirs),
      opponents: met.reduce((sum, other) => sum + pointsOf(other), 0),
      games: all === 0 ? 0 : Math.round((1000 * won) / all),
    };
  });
  return lines.sort((a, b) => b.points - a.points || b.opponents - a.opponents || b.games - a.games || a.seat - b.seat);
}
