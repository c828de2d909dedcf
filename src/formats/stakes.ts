// What players agree to play for (1993, p. 32): the ante of every duel, nothing, one card for a whole set, or cards that
// are only lent. A wager is a competition with such an agreement; like it, it is a pure value.

import { BadInput, chanceFrom, type Seat } from '../game/index.ts';
import {
  beginCompetition,
  type Competition,
  type Duel,
  type Length,
  nextDuel,
  standingOf,
  withDuel,
} from './competition.ts';

const STAKES = ['the ante of every duel', 'nothing', 'one card for the set', 'not for keeps'] as const;
export type Stakes = (typeof STAKES)[number];

type Decks = Competition['decks'];

export interface Wager {
  readonly stakes: Stakes;
  /** Its decks are those that are played with now: without what is put up for the set. */
  readonly competition: Competition;
  /** The card each has put up for the set; empty where none is. */
  readonly aside: readonly string[];
  /** What everybody came with. */
  readonly brought: Decks;
  readonly seed: number | string;
}

/** Who won which card from whom, and in which duel, counting from 1: what players keep "on paper". */
export interface Won {
  readonly duel: number;
  readonly card: string;
  readonly from: Seat;
  readonly to: Seat;
}

export function beginWager(stakes: Stakes, length: Length, decks: Decks, seed: number | string): Wager {
  if (!STAKES.includes(stakes))
    throw new BadInput(`there are no stakes '${stakes}': they are ${STAKES.map((each) => `'${each}'`).join(', ')}`);
  const competition = beginCompetition(length, decks);
  return putUp({ stakes, competition, aside: [], brought: decks, seed });
}

/** For a set each puts up one card, by chance like an ante; it takes no part in the duels of the set. */
function putUp(wager: Wager): Wager {
  if (wager.stakes !== 'one card for the set') return wager;
  const { competition, seed } = wager;
  const chance = chanceFrom(`stake ${seed} ${competition.duels.length}`);
  const at = competition.decks.map((deck) => chance.below(deck.length));
  return {
    ...wager,
    aside: competition.decks.map((deck, seat) => deck[at[seat] as number] as string),
    competition: {
      ...competition,
      decks: competition.decks.map((deck, seat) => deck.filter((_, index) => index !== at[seat])),
    },
  };
}

/** What the next duel is played with, and whether for ante. */
export const nextFor = ({
  stakes,
  competition,
}: Wager): { readonly decks: Decks; readonly loser: Seat; readonly ante: boolean } => ({
  ...nextDuel(competition),
  ante: stakes === 'the ante of every duel' || stakes === 'not for keeps',
});

/** The wager after one more duel: whoever has won a set takes what was put up for it, and for the next all put up anew. */
export function withResult(wager: Wager, duel: Duel): Wager {
  const before = standingOf(wager.competition);
  const after = { ...wager, competition: withDuel(wager.competition, duel) };
  const now = standingOf(after.competition);
  const winner = now.sets.findIndex((sets, seat) => sets > (before.sets[seat] as number));
  // A single duel that is drawn: each takes back their own.
  if (winner < 0) return now.over ? settled(after, null) : after;
  return now.over ? settled(after, winner) : putUp(settled(after, winner));
}

function settled(wager: Wager, winner: Seat | null): Wager {
  const { competition, aside } = wager;
  const decks = competition.decks.map((deck, seat) => [
    ...deck,
    ...aside.filter((_, owner) => (winner ?? owner) === seat),
  ]);
  return { ...wager, aside: [], competition: { ...competition, decks } };
}

/** What everybody goes home with; cards that were not played for keeps are with their owners again. */
export const homeFrom = ({ stakes, competition, brought }: Wager): Decks =>
  stakes === 'not for keeps' ? brought : competition.decks;

/** The cards won and lost in duels so far, in order. */
export function recordOf({ competition }: Wager): Won[] {
  return competition.duels.flatMap(({ winner, staked }, index) =>
    winner === null
      ? []
      : staked.flatMap((cards, from) =>
          from === winner ? [] : cards.map((card): Won => ({ duel: index + 1, card, from, to: winner })),
        ),
  );
}
