// What the duels of a match are played for: the ante, nothing, one card for a whole set, or cards that are only lent (B-304 to B-306).

import { beginCompetition, type Competition, duelFrom, standingOf } from '../formats/competition.ts';
import { besides } from '../formats/sideboard.ts';
import { beginWager, homeFrom, recordOf, type Stakes, type Wager, withResult } from '../formats/stakes.ts';
import { BadInput, type Game, type Rulebook, type Seat } from '../game/index.ts';

/** A wager without its competition, which a record keeps by itself. */
export type Terms = Omit<Wager, 'competition'>;

export const termsOf = ({ competition: _, ...terms }: Wager): Terms => terms;

interface Kept {
  readonly competition: Competition | null;
  readonly wager?: Terms;
}

/** What was asked for of a match that has something to do with its stakes. */
interface Wanted {
  readonly length: Competition['length'];
  readonly seed: string;
  readonly stakes?: Stakes;
}

/** Whether cards are put up in every duel: not where one card is put up for a whole set. */
export const hasAnte = (ante: boolean, stakes: Stakes | undefined): boolean =>
  ante && stakes !== 'one card for the set';

/** Refuses stakes that the book does not have, that contradict the ante, or that need several duels. */
export function knowStakes(
  { name, facts }: Rulebook,
  words: { readonly ante: boolean; readonly stakes?: Stakes | undefined; readonly length: string },
): void {
  const { ante, stakes, length } = words;
  if (ante && facts.start.ante === 'no') throw new BadInput(`${name} has no ante`);
  if (stakes === undefined) return;
  if (ante !== (stakes !== 'nothing'))
    throw new BadInput(
      ante
        ? "'ante' says that cards are put up, and 'stakes' that nothing is: one of them is wrong"
        : `to play for '${stakes}' cards are put up: 'ante' has to be true`,
    );
  if (stakes === 'one card for the set' && length === 'single')
    throw new BadInput("'one card for the set' needs a match of several duels, not a 'single' one");
}

/** The match at its beginning. Where the ante of every duel or nothing is played for, its decks tell all there is to know. */
export function begun(
  { length, seed, stakes }: Wanted,
  decks: Competition['decks'],
): Required<Pick<Kept, 'competition'>> & Kept {
  if (stakes !== 'one card for the set' && stakes !== 'not for keeps')
    return { competition: beginCompetition(length, decks) };
  const { competition, ...wager } = beginWager(stakes, length, decks, seed);
  return { competition, wager };
}

/** The wager after this duel, if it is over; null where there is none beyond the ante. */
export function wagerAfter({ competition, wager }: Kept, game: Game): Wager | null {
  if (wager === undefined || competition === null) return null;
  const now = { ...wager, competition };
  return game.outcome === null ? now : withResult(now, duelFrom(game));
}

/** What a seat has of the cards that are played for and with. */
const holding = ({ competition, aside }: Wager, seat: Seat): string[] => [
  ...(competition.decks[seat] ?? []),
  ...aside.slice(seat, seat + 1),
];

/** The names of cards that a seat has won and lost. */
export interface Traded {
  readonly won: readonly string[];
  readonly lost: readonly string[];
}

/** What this duel has brought a seat. */
export function tradedBy(record: Kept, game: Game, seat: Seat): Traded {
  const after = wagerAfter(record, game);
  if (after === null || record.wager === undefined) {
    const duel = duelFrom(game);
    const [mine, home] = [duel.staked[seat] ?? [], duel.ante[seat] ?? []];
    return { won: besides(home, mine), lost: besides(mine, home) };
  }
  const [had, has] = [
    holding({ ...record.wager, competition: record.competition as Competition }, seat),
    holding(after, seat),
  ];
  return { won: besides(has, had), lost: besides(had, has) };
}

/** The decks with which everybody goes home from a match, or on to the next. */
export const homeAfter = (wager: Wager | null, competition: Competition): Competition['decks'] =>
  wager === null || !standingOf(competition).over ? competition.decks : homeFrom(wager);

/** What a seat has won and lost in a match that is over; on paper only, where it was not for keeps. */
export function tradedIn(
  wager: Wager | null,
  { duels }: Competition,
  seat: Seat,
): Traded & { readonly paper: boolean } {
  if (wager !== null && wager.stakes !== 'not for keeps') {
    const [had, has] = [wager.brought[seat] ?? [], homeFrom(wager)[seat] ?? []];
    return { won: besides(has, had), lost: besides(had, has), paper: false };
  }
  const home = duels.flatMap(({ ante }) => ante[seat] ?? []);
  const mine = duels.flatMap(({ staked }) => staked[seat] ?? []);
  return { won: besides(home, mine), lost: besides(mine, home), paper: wager !== null };
}

const listed = (cards: readonly string[]): string =>
  cards.length < 2 ? (cards[0] ?? 'nothing') : `${cards.slice(0, -1).join(', ')} and ${cards.at(-1)}`;

/** What is played for, as a seat is told it; nothing where the ante lies on the table, or nothing is played for. */
export function stakeWords(wager: Wager | null, seat: Seat): string {
  if (wager === null) return '';
  if (wager.stakes === 'one card for the set') {
    if (wager.aside.length === 0) return '';
    const theirs = wager.aside.filter((_, owner) => owner !== seat);
    return `For the set you have put up ${wager.aside[seat]}, and the other ${listed(theirs)}`;
  }
  const record = recordOf(wager);
  const won = record.filter(({ to }) => to === seat).map(({ card }) => card);
  const lost = record.filter(({ from }) => from === seat).map(({ card }) => card);
  const over = standingOf(wager.competition).over;
  if (record.length === 0) return over ? '' : 'Not for keeps: what is won goes back after the match';
  return `Not for keeps: you have won ${listed(won)} and lost ${listed(lost)}${over ? '; all of it goes back now' : ''}`;
}
