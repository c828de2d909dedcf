// A booster draft as a value: packs go round, everybody takes a card at the same time. Every round of picks makes a new one.
// "Everyone opens the first pack, takes one card and passes the rest to the left"; the second pack goes right (M-263 to M-267).

import { BadInput } from '../../game/index.ts';
import { openPack } from '../packs/open.ts';
import { findSet } from '../sets/facts.ts';

const FEWEST_DRAFTERS = 4;
const MOST_DRAFTERS = 8;
const USUAL_PACKS = 3;

export interface Draft {
  /** The set of each pack, in the order in which they are opened. */
  readonly sets: readonly string[];
  readonly seats: number;
  readonly seed: number | string;
  /** Which pack is going round, counting from 0; as many as there are sets when the draft is over. */
  readonly round: number;
  /** What lies before each seat now. */
  readonly packs: readonly (readonly string[])[];
  /** What each seat has taken, in order. */
  readonly picks: readonly (readonly Pick[])[];
}

/** One pick: what was taken, and what it was taken from. */
export interface Pick {
  readonly round: number;
  readonly card: string;
  readonly from: readonly string[];
}

export interface DraftWords {
  /** One set for all packs, or one for each. */
  readonly sets: readonly string[];
  readonly seats: number;
  readonly seed: number | string;
}

export function beginDraft({ sets, seats, seed }: DraftWords): Draft {
  if (!Number.isInteger(seats) || seats < FEWEST_DRAFTERS || seats > MOST_DRAFTERS)
    throw new BadInput(`a draft is for ${FEWEST_DRAFTERS} to ${MOST_DRAFTERS} players, not for ${seats}`);
  if (sets.length === 0) throw new BadInput('a draft needs a set: name one for all three packs, or one for each');
  const codes = sets.map((code) => findSet(code).code);
  const [only] = codes;
  const packs = codes.length === 1 ? Array.from({ length: USUAL_PACKS }, () => only as string) : codes;
  return dealt({ sets: packs, seats, seed, round: 0, packs: [], picks: Array.from({ length: seats }, () => []) });
}

/** Everybody opens the pack of this round. */
function dealt(draft: Draft): Draft {
  const set = draft.sets[draft.round];
  if (set === undefined) return { ...draft, packs: [] };
  const packs = Array.from({ length: draft.seats }, (_, seat) =>
    openPack(set, `${draft.seed} round ${draft.round} seat ${seat}`).cards.map(({ name }) => name),
  );
  return { ...draft, packs };
}

export const isOver = ({ round, sets }: Draft): boolean => round >= sets.length;

/** Whom a seat passes to: the left in the first pack, the right in the second, and so on. */
export const passesTo = ({ round, seats }: Draft, seat: number): number =>
  (seat + (round % 2 === 0 ? 1 : seats - 1)) % seats;

/** What one seat knows of the draft: its own picks and the pack before it. Everything else is secret (M-267). */
export interface DraftView {
  readonly seat: number;
  readonly set: string;
  readonly round: number;
  readonly pack: readonly string[];
  readonly picks: readonly Pick[];
}

export function viewOf(draft: Draft, seat: number): DraftView {
  if (draft.picks[seat] === undefined) throw new BadInput(`there is no seat ${seat} in a draft for ${draft.seats}`);
  return {
    seat,
    set: draft.sets[Math.min(draft.round, draft.sets.length - 1)] as string,
    round: draft.round,
    pack: draft.packs[seat] ?? [],
    picks: draft.picks[seat],
  };
}

/** Everybody has chosen: the cards are taken and the packs go on. Nothing changes where one choice is wrong. */
export function withPicks(draft: Draft, chosen: readonly string[]): Draft {
  if (isOver(draft)) throw new BadInput('the draft is over');
  if (chosen.length !== draft.seats)
    throw new BadInput(`${draft.seats} players draft, and ${chosen.length} cards were chosen`);
  chosen.forEach((card, seat) => {
    if (!(draft.packs[seat] ?? []).includes(card))
      throw new BadInput(`'${card}' is not in the pack before seat ${seat}: ${(draft.packs[seat] ?? []).join(', ')}`);
  });
  const picks = draft.picks.map((list, seat) => [
    ...list,
    { round: draft.round, card: chosen[seat] as string, from: draft.packs[seat] as readonly string[] },
  ]);
  const packs: (readonly string[])[] = [];
  draft.packs.forEach((pack, seat) => {
    const at = pack.indexOf(chosen[seat] as string);
    packs[passesTo(draft, seat)] = [...pack.slice(0, at), ...pack.slice(at + 1)];
  });
  const next = { ...draft, packs, picks };
  return packs.some((pack) => pack.length > 0) ? next : dealt({ ...next, round: draft.round + 1 });
}

/** The cards that a seat has taken. */
export const pickedBy = (draft: Draft, seat: number): string[] => (draft.picks[seat] ?? []).map(({ card }) => card);
