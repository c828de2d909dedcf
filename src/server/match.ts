// What a duel is part of: a single duel, a match of several, or the Gauntlet, in which one match follows another until
// one is lost. A record is kept with every duel; the next duel follows from it.

import {
  beginCompetition,
  type Competition,
  duelFrom,
  type Length,
  standingOf,
  withDuel,
} from '../formats/competition.ts';
import { wonBy } from '../formats/shared/one-deck.ts';
import type { Sides, Swapping } from '../formats/sideboard.ts';
import type { Stakes } from '../formats/stakes.ts';
import { DUEL, type Game, playedWord, readVariant, type Seat } from '../game/index.ts';
import type { FormatChoice } from '../protocol/setup.ts';
import type { MatchState, ResultState } from '../protocol/table.ts';
import { nameOf } from './opponents.ts';
import type { DuelSetup } from './setup.ts';
import { isMate } from './sides.ts';
import { isAlone, sideWins } from './state/situation.ts';
import { stakeWords, type Terms, tradedBy, type tradedIn, wagerAfter } from './wager.ts';

export interface MatchRecord {
  /** The match before this duel; null for a position, which is part of nothing. */
  readonly competition: Competition | null;
  /** Whom the Gauntlet has in store, in order, and how many are beaten; null outside it. */
  readonly gauntlet: { readonly opponents: readonly string[]; readonly beaten: number } | null;
  /** What the duel was asked for with; the next one is made from it. */
  readonly asked: Asked | null;
  /** The duel that followed, once there is one. */
  readonly next: string | null;
  /** The draft or sealed deck that it is a match of; left out where it is none. */
  readonly event?: string;
  /** One deck was divided between the two, who play for ante until one part can be played no more (B-303). */
  readonly oneDeck?: true;
  /** What lies beside the decks; left out where nobody has a sideboard. */
  readonly sides?: Sides;
  /** What is played for beyond the ante of a duel; left out where that is all, or nothing is. */
  readonly wager?: Terms;
}

/** What the next duel needs of the wishes with which the first was made. */
export interface Asked {
  readonly book: string;
  readonly length: Length;
  readonly level: number;
  /** Whether cards are put up in every duel. */
  readonly ante: boolean;
  /** What is agreed on beyond that; left out for the ante of every duel, or nothing. */
  readonly stakes?: Stakes;
  readonly rules: readonly string[];
  /** How the table is set; left out for a duel. */
  readonly variant?: string;
  readonly seed: string;
  /** How the opponents of a Gauntlet get their decks. */
  readonly opponentDeck: 'own' | 'random' | 'chance';
  /** Which cards are allowed; left out where all of the book are. */
  readonly format?: FormatChoice;
}

/** What a match of an event is made of. */
export interface MatchWords {
  /** The draft or sealed deck that it is a match of; left out where it is none. */
  readonly event?: string;
  /** Whose duel it is in the open; nobody's, if left out. */
  readonly owner?: string | null;
  /** The rival is a person as well; a computer, if left out. */
  readonly both?: true;
  /** The decks are two parts of one. */
  readonly oneDeck?: true;
  readonly book: string;
  readonly length: Length;
  readonly level: number;
  readonly seed: string;
  readonly you: string;
  readonly rival: { readonly id: string; readonly name: string; readonly title: string };
  readonly decks: readonly (readonly string[])[];
  /** What lies beside them: in Limited all other cards of the pool (M-273). */
  readonly sideboards: readonly (readonly string[])[];
  /** How they are swapped between duels; as in Limited, if left out. */
  readonly swapping?: Swapping;
  /** Whether they are played for ante; not, if left out. */
  readonly ante?: boolean;
  /** What is agreed on beyond the ante of every duel, or nothing. */
  readonly stakes?: Stakes;
  /** What the decks are called. */
  readonly names: readonly [string, string];
}

/** Where a match stands: its last duel, the games that each has won once it is over, and what the first seat has won and lost. */
export interface MatchSoFar {
  readonly duel: string;
  readonly games: readonly number[] | null;
  /** The games that each has won so far. */
  readonly soFar: readonly number[];
  /** What the first seat has won and lost, in name only where it was not for keeps. */
  readonly traded: ReturnType<typeof tradedIn>;
}

/** The match after this duel, if it is over. */
export function competitionAfter(record: MatchRecord, game: Game): Competition | null {
  if (record.competition === null || game.outcome === null) return record.competition;
  const wager = wagerAfter(record, game);
  if (wager !== null) return wager.competition;
  return withDuel(record.competition, duelFrom(game));
}

/** The match as a seat sees it. */
export function matchState(setup: DuelSetup, record: MatchRecord, game: Game, seat: Seat): MatchState {
  const nothing = setup.seats.map(() => []);
  const competition = competitionAfter(record, game) ?? beginCompetition('single', nothing);
  const standing = standingOf(competition);
  const beaten = record.gauntlet?.beaten ?? 0;
  const won = game.outcome !== null && standing.over && standing.winner === seat ? 1 : 0;
  const opponents = record.gauntlet?.opponents.length ?? 1;
  return {
    mode: setup.mode,
    length: competition.length,
    duels: standing.duels,
    sets: standing.sets,
    words: matchWords({ played: playedWord(game), setup, record, competition, seat }, game.outcome !== null),
    stakes: stakeWords(wagerAfter(record, game), seat),
    beaten: record.gauntlet === null ? 0 : beaten + won,
    opponents,
    over: isAllOver(record, game, standing, seat),
  };
}

/** Whether nothing follows: the match is decided, and in the Gauntlet lost, or won against the last of them. */
function isAllOver(record: MatchRecord, game: Game, standing: ReturnType<typeof standingOf>, seat: Seat): boolean {
  if (game.outcome === null) return false;
  if (record.competition === null) return true;
  if (!standing.over) return false;
  if (record.gauntlet === null) return true;
  if (standing.winner === null) return false;
  return standing.winner !== seat || record.gauntlet.beaten + 1 >= record.gauntlet.opponents.length;
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

/** A match as it is told to a seat. */
interface Told {
  /** What is played, as the book calls it. */
  readonly played: string;
  readonly setup: DuelSetup;
  readonly record: MatchRecord;
  readonly competition: Competition;
  readonly seat: Seat;
}

function matchWords(told: Told, over: boolean): string {
  const { setup, competition, seat } = told;
  const { gauntlet } = told.record;
  if (setup.lesson !== undefined) return 'A lesson';
  if (setup.mode === 'position') return 'A position to play from';
  if (told.record.oneDeck) return oneDeckWords(competition, seat);
  const decided = over && standingOf(competition).over;
  const words = decided ? decidedWords(told) : standingWords(told, over);
  if (gauntlet === null) return words === '' ? singleWords(told) : words;
  const run = decided
    ? gauntletWords(gauntlet, standingOf(competition).winner, seat)
    : `Gauntlet, ${gauntlet.beaten + 1} of ${gauntlet.opponents.length}`;
  return words === '' ? run : `${run}. ${words}`;
}

/** One deck for two: how many cards each part has, and who has won when one can be played no more. */
function oneDeckWords({ decks }: Competition, seat: Seat): string {
  const [mine = [], theirs = []] = decks;
  const winner = wonBy({ owner: 0, parts: [mine, theirs] });
  const parts = `One deck for two: ${decks[seat]?.length ?? 0} cards against ${decks[1 - seat]?.length ?? 0}`;
  if (winner === null) return parts;
  return `${parts}. ${winner === seat ? 'You have' : 'The other has'} won it all, and the owner takes all cards back`;
}

const VARIANTS: { readonly [variant: string]: string } = {
  'free-for-all': 'Free-for-All',
  'two-headed-giant': 'Two-Headed Giant',
  emperor: 'Emperor',
  round: 'A round',
};

/** What one duel is called: by its variant, where it is not for two. */
function singleWords({ played, setup: { start } }: Told): string {
  const { name } = readVariant(start.words.options?.variant ?? DUEL);
  return name === DUEL ? `A single ${played}` : (VARIANTS[name] ?? name);
}

/** The numbers of a seat and of the best of the others, and who that is. */
function scoreOf(
  { setup, seat }: Told,
  numbers: readonly number[],
): readonly [mine: number, best: number, who: string] {
  const others = numbers.map((number, each) => (each === seat ? -1 : number));
  const best = Math.max(...others);
  return [numbers[seat] ?? 0, best, setup.seats[others.indexOf(best)]?.name ?? ''];
}

/** Where a match of several duels stands; nothing for one that a single duel decides. */
function standingWords(told: Told, over: boolean): string {
  const { length, duels } = told.competition;
  if (length === 'single') return '';
  const number = over ? duels.length - 1 : duels.length;
  const which = `${ORDINALS[number] ?? `${number + 1}th`} ${told.played}`;
  const { duels: wins, sets } = standingOf(told.competition);
  const [mySets, theirSets] = scoreOf(told, sets);
  const inSets = length === 'best of 3 sets' && sets.some((each) => each > 0) ? `; sets ${mySets} to ${theirSets}` : '';
  const [mine, theirs, who] = scoreOf(told, wins);
  if (mine === theirs) return `${which}${mine === 0 ? '' : `; ${mine} all`}${inSets}`;
  const leader = mine > theirs ? 'you lead' : `${who} leads`;
  return `${which}; ${leader} ${Math.max(mine, theirs)} to ${Math.min(mine, theirs)}${inSets}`;
}

function decidedWords({ setup, competition, seat }: Told): string {
  const { length } = competition;
  if (length === 'single') return '';
  const { winner, duels, sets } = standingOf(competition);
  const inSets = length === 'best of 3 sets';
  const counted = inSets ? sets : duels;
  const what = length === 'set of 3 wins' ? 'set' : 'match';
  const who = winner === seat ? 'You win' : `${setup.seats[winner ?? seat]?.name} wins`;
  return `${who} the ${what}, ${Math.max(...counted)}${inSets ? ' sets' : ''} to ${Math.min(...counted)}`;
}

/** How far the Gauntlet has come with this match; a drawn one is played again. */
function gauntletWords(
  { opponents, beaten }: NonNullable<MatchRecord['gauntlet']>,
  winner: Seat | null,
  seat: Seat,
): string {
  const all = opponents.length;
  if (winner === null) return `Gauntlet, ${beaten + 1} of ${all}: played again`;
  if (winner !== seat) return `The Gauntlet ends with ${beaten} of ${all} beaten`;
  const next = opponents[beaten + 1];
  return next === undefined
    ? `All ${all} of the Gauntlet are beaten`
    : `Gauntlet, ${beaten + 1} of ${all} beaten; ${nameOf(next)} is next`;
}

const reasonsOf = (played: string): { readonly [reason: string]: readonly [mine: string, theirs: string] } => ({
  life: ['You have no life left.', 'has no life left.'],
  library: ['You had no card left to draw.', 'had no card left to draw.'],
  poison: ['You have taken too much poison.', 'has taken too much poison.'],
  conceded: [`You gave the ${played} up.`, `gave the ${played} up.`],
  effect: ['A card has decided it.', 'lost by what a card said.'],
});

const SEEN_DRAWS = 5;

/** How the duel ended, for a seat; null while it goes on. */
export function resultState(setup: DuelSetup, record: MatchRecord, game: Game, seat: Seat): ResultState | null {
  const { outcome } = game;
  if (outcome === null) return null;
  const match = matchState(setup, record, game, seat);
  const { won, lost } = tradedBy(record, game, seat);
  return {
    played: playedWord(game),
    won: outcome.winner === null ? null : isMate(game, outcome.winner, seat),
    words: outcome.winner === null ? `The ${playedWord(game)} is a draw.` : sideWins(game, outcome.winner, seat),
    reason: [reasonWords(game, seat), pointWords(game, seat)].filter(Boolean).join(' '),
    anteWon: won,
    anteLost: lost,
    nextDraws: game.state.players.map(({ seat: whose, library }) => ({
      seat: whose,
      cards: library
        .slice(-SEEN_DRAWS)
        .reverse()
        .map((id) => game.inside.kind(id).definition.name),
    })),
    match,
    next: nextWords(record, game, match, seat),
    event: record.event ?? null,
  };
}

/**
 * Why it is over, told of whoever went out last; of oneself where one has lost. A side loses with the one of it who decided it,
 * and those who went out with the others for no reason of their own do not.
 */
function reasonWords(game: Game, seat: Seat): string {
  const { outcome, state, events } = game;
  if (outcome === null || outcome.winner === null) return outcome?.reason ?? '';
  const lost = !isMate(game, outcome.winner, seat);
  const last = events.findLast((event) => event.event === 'out' && event.reason !== 'team');
  const own = lost && state.players[seat]?.out != null && isAlone(game, seat);
  const loser = own ? seat : last?.event === 'out' ? last.seat : -1;
  const out = state.players[loser]?.out ?? null;
  if (out === null) return outcome.reason;
  const [mine, theirs] = reasonsOf(playedWord(game))[out] ?? ['', ''];
  return loser === seat ? mine : `${game.names[loser]} ${theirs}`;
}

/** The victory points, where the variant gives any, the most first. */
function pointWords({ state, names }: Game, seat: Seat): string {
  const points = state.pod?.points ?? [];
  if (points.every((each) => each === 0)) return '';
  const seats = points.map((number, each) => ({ number, who: each === seat ? 'you' : (names[each] ?? '') }));
  const told = seats.sort((a, b) => b.number - a.number).map(({ number, who }) => `${who} ${number}`);
  return `Victory points: ${told.join(', ')}.`;
}

/** Whether the same can be played once more: the Gauntlet and a match of a draft are over when they are, and a position is part of nothing. */
export function canBePlayedAgain(record: MatchRecord, game: Game): boolean {
  const { gauntlet, asked, event, oneDeck } = record;
  if (oneDeck && spentPart(record, game) !== null) return false;
  return gauntlet === null && asked !== null && event === undefined;
}

/** Whose part of one deck can be played no more; null while both can. */
function spentPart(record: MatchRecord, game: Game): Seat | null {
  const [mine = [], theirs = []] = competitionAfter(record, game)?.decks ?? [];
  const winner = wonBy({ owner: 0, parts: [mine, theirs] });
  return winner === null ? null : 1 - winner;
}

function nextWords(record: MatchRecord, game: Game, match: MatchState, seat: Seat): string | null {
  if (match.over)
    return canBePlayedAgain(record, game) ? (record.oneDeck ? `Next ${playedWord(game)}` : 'Play again') : null;
  const competition = competitionAfter(record, game);
  if (competition === null) return null;
  const standing = standingOf(competition);
  if (!standing.over) return `Next ${playedWord(game)}`;
  return standing.winner === seat ? 'Next opponent' : 'Play it again';
}
