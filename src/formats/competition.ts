// A competition: duels one after the other, counted into sets and matches, with decks that change by the ante alone.
// A pure value: every duel played makes a new one.

import { BadInput, type Game, type Rulebook, type Seat } from '../game/index.ts';
import { settleAnte } from './ante.ts';

/** How long it goes on: one duel, the first to three duels, the best two of three such sets, the best two of three duels. */
export type Length = Rulebook['facts']['match']['games'][number];

export interface Duel {
  /** The seat that won, or null for a draw. */
  readonly winner: Seat | null;
  /** The names of the cards each seat took home from the ante, or was given by a card; empty lists where none was played for. */
  readonly ante: readonly (readonly string[])[];
  /** The names of the cards each seat had put up, or lost to somebody by a card. */
  readonly staked: readonly (readonly string[])[];
  /** Who chose who began, and chooses again after a draw; -1 where nobody did, or the book lets chance decide then. */
  readonly chose: Seat;
}

export interface Competition {
  readonly length: Length;
  /** The decks as they are now. */
  readonly decks: readonly (readonly string[])[];
  readonly duels: readonly Duel[];
}

export interface Standing {
  /** Duels won in the present set, by seat. */
  readonly duels: readonly number[];
  /** Sets won, by seat. */
  readonly sets: readonly number[];
  readonly over: boolean;
  /** Who has won it all; null while it goes on, and after a single duel that was drawn. */
  readonly winner: Seat | null;
}

/** Duels that win a set, and sets that win it all. */
const NEEDED: { readonly [length in Length]: { readonly duels: number; readonly sets: number } } = {
  single: { duels: 1, sets: 1 },
  'set of 3 wins': { duels: 3, sets: 1 },
  'best of 3 sets': { duels: 3, sets: 2 },
  'best of 3': { duels: 2, sets: 1 },
};

export function beginCompetition(length: Length, decks: Competition['decks']): Competition {
  if (NEEDED[length] === undefined)
    throw new BadInput(`there is no competition '${length}': it is one of ${Object.keys(NEEDED).join(', ')}`);
  return { length, decks, duels: [] };
}

/** Where it stands: drawn duels count for nobody. */
export function standingOf({ length, decks, duels }: Competition): Standing {
  const needed = NEEDED[length];
  const nothing = decks.map(() => 0);
  let inSet = nothing;
  let sets = nothing;
  let winner: Seat | null = null;
  for (const duel of duels) {
    if (duel.winner === null) continue;
    inSet = plusOne(inSet, duel.winner);
    if ((inSet[duel.winner] as number) < needed.duels) continue;
    sets = plusOne(sets, duel.winner);
    if ((sets[duel.winner] as number) >= needed.sets) winner = duel.winner;
    else inSet = nothing;
  }
  return { duels: inSet, sets, over: winner !== null || (length === 'single' && duels.length > 0), winner };
}

const plusOne = (numbers: readonly number[], index: number): number[] =>
  numbers.map((number, each) => (each === index ? number + 1 : number));

/** What the next duel is played with: the decks, and whose place it is to begin, or to say who begins. */
export function nextDuel(competition: Competition): { readonly decks: Competition['decks']; readonly loser: Seat } {
  if (standingOf(competition).over) throw new BadInput('the competition is over');
  return { decks: competition.decks, loser: lastLoser(competition) };
}

/** Who lost the last duel, for who begins the next; after a draw, who chose in it; -1 if there is neither. */
export function lastLoser({ decks, duels }: Competition): Seat {
  const last = duels.at(-1);
  if (last === undefined) return -1;
  return last.winner === null ? (last.chose ?? -1) : decks.findIndex((_, seat) => seat !== last.winner);
}

/** The competition after one more duel. The ante changes the decks; nothing else may. */
export function withDuel(competition: Competition, duel: Duel): Competition {
  if (standingOf(competition).over) throw new BadInput('the competition is over');
  const decks = competition.decks.map((deck, seat) => [
    ...without(deck, duel.staked[seat] ?? []),
    ...(duel.ante[seat] ?? []),
  ]);
  return { ...competition, decks, duels: [...competition.duels, duel] };
}

function without(deck: readonly string[], cards: readonly string[]): readonly string[] {
  const left = [...deck];
  for (const card of cards) {
    const index = left.indexOf(card);
    if (index < 0) throw new BadInput(`'${card}' was put up, but it is not in the deck`);
    left.splice(index, 1);
  }
  return left;
}

/** What a finished game means for its competition. */
export function duelFrom(game: Game): Duel {
  const taken = settleAnte(game);
  const began = game.events.find((event) => event.event === 'first');
  const again = game.book.facts.start.drawn === 'who chose before';
  return {
    chose: again && began?.event === 'first' ? began.by : -1,
    winner: game.outcome?.winner ?? null,
    ante: taken.map((cards) => cards.map((card) => card.name)),
    staked: game.state.players.map(({ seat }) =>
      taken
        .flat()
        .filter((card) => card.deck === seat)
        .map((card) => card.name),
    ),
  };
}
