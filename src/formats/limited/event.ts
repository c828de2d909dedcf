// An event of Limited from the first pack to the last round, as a value: people and computers draft or open, build, and
// play each other. Computers pick, build and are ready at once; an event waits only for people.

import { BadInput } from '../../game/index.ts';
import { beginTournament, isFinished, matchOf, type Pairing, type Tournament, withResult } from '../rounds.ts';
import { findSet } from '../sets/facts.ts';
import { buildDeck } from './build.ts';
import { beginDraft, type Draft, isOver, pickedBy, viewOf, withPicks } from './draft.ts';
import { choosePick } from './drafter.ts';
import { limitedFaults } from './pool.ts';
import { cardsOfPacks, openSealed } from './sealed.ts';

const EVENT_KINDS = ['draft', 'sealed'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface EventSetup {
  readonly kind: EventKind;
  /** One set for all packs, or one for each pack of a draft. */
  readonly sets: readonly string[];
  /** What everybody is called, by seat. */
  readonly names: readonly string[];
  /** The seats that people hold; all others are computers'. */
  readonly people: readonly number[];
  readonly pairing: Pairing;
  readonly seed: string;
}

export interface LimitedEvent {
  readonly setup: EventSetup;
  /** The rulebook it is played by: that of the first set. */
  readonly book: string;
  readonly draft: Draft | null;
  /** What people have chosen of the packs before them; null while they think, and for computers. */
  readonly chosen: readonly (string | null)[];
  /** What everybody may build from, once it is known. */
  readonly pools: readonly (readonly string[])[] | null;
  readonly decks: readonly (readonly string[] | null)[];
  readonly tournament: Tournament | null;
}

export type Stage = 'draft' | 'build' | 'rounds' | 'over';

export function stageOf({ pools, tournament }: LimitedEvent): Stage {
  if (pools === null) return 'draft';
  if (tournament === null) return 'build';
  return isFinished(tournament) ? 'over' : 'rounds';
}

export function beginEvent(setup: EventSetup): LimitedEvent {
  const { kind, sets, names, people, seed } = setup;
  if (!EVENT_KINDS.includes(kind))
    throw new BadInput(`there is no event '${kind}': there are ${EVENT_KINDS.join(' and ')}`);
  const wrong = people.find((seat) => names[seat] === undefined);
  if (wrong !== undefined) throw new BadInput(`there is no seat ${wrong}: there are ${names.length}`);
  const seats = names.length;
  const nobody = names.map(() => null);
  const [first] = sets;
  if (first === undefined) throw new BadInput('an event needs a set');
  const begun = { setup, book: findSet(first).book, chosen: nobody, decks: nobody, tournament: null };
  if (kind === 'draft') return { ...begun, draft: beginDraft({ sets, seats, seed }), pools: null };
  if (sets.length > 1) throw new BadInput(`a sealed deck is made of one set, not of ${sets.join(', ')}`);
  const pools = openSealed({ set: first, seats, seed }).map(cardsOfPacks);
  return withComputerDecks({ ...begun, draft: null, pools });
}

const isPerson = ({ setup }: LimitedEvent, seat: number): boolean => setup.people.includes(seat);

/** A person takes a card; when all have, the packs go on. Until then the choice may be changed. */
export function withPick(event: LimitedEvent, seat: number, card: string): LimitedEvent {
  const { draft } = event;
  if (draft === null || stageOf(event) !== 'draft') throw new BadInput('nothing is being drafted');
  if (!isPerson(event, seat)) throw new BadInput(`seat ${seat} is not held by a person`);
  const { pack } = viewOf(draft, seat);
  if (!pack.includes(card)) throw new BadInput(`'${card}' is not in this pack: ${pack.join(', ')}`);
  const chosen = event.chosen.map((each, index) => (index === seat ? card : each));
  if (event.setup.people.some((each) => chosen[each] === null)) return { ...event, chosen };
  const picks = chosen.map((each, index) => each ?? choosePick(viewOf(draft, index)));
  const next = { ...event, draft: withPicks(draft, picks), chosen: event.chosen.map(() => null) };
  if (!isOver(next.draft)) return next;
  return withComputerDecks({ ...next, pools: next.chosen.map((_, index) => pickedBy(next.draft, index)) });
}

/** Computers build as soon as they know their cards. */
function withComputerDecks(event: LimitedEvent): LimitedEvent {
  const pools = event.pools ?? [];
  const decks = pools.map((pool, seat) => (isPerson(event, seat) ? null : buildDeck(event.book, pool).cards));
  return begunRounds({ ...event, decks });
}

/** A person has built a deck. It may be changed until the first round begins. */
export function withDeck(event: LimitedEvent, seat: number, deck: readonly string[]): LimitedEvent {
  if (stageOf(event) !== 'build' || event.pools === null)
    throw new BadInput('decks are built after the packs and before the rounds');
  if (!isPerson(event, seat)) throw new BadInput(`seat ${seat} is not held by a person`);
  const faults = limitedFaults(event.book, event.pools[seat] ?? [], deck);
  if (faults.length > 0) throw new BadInput(`this deck cannot be played: ${faults.join('; ')}`);
  return begunRounds({ ...event, decks: event.decks.map((each, index) => (index === seat ? deck : each)) });
}

function begunRounds(event: LimitedEvent): LimitedEvent {
  if (event.decks.some((deck) => deck === null)) return event;
  const { pairing, names, seed } = event.setup;
  return { ...event, tournament: beginTournament(pairing, names.length, seed) };
}

/** What is still to be played in this round, by seats. */
export const openMatches = ({ tournament }: LimitedEvent): readonly (readonly [number, number])[] =>
  (tournament?.rounds.at(-1) ?? []).flatMap(({ seats, games }) => (games === null ? [seats] : []));

export function withMatch(
  event: LimitedEvent,
  seats: readonly [number, number],
  games: readonly [number, number],
): LimitedEvent {
  if (event.tournament === null) throw new BadInput('no round has begun');
  return { ...event, tournament: withResult(event.tournament, seats, games) };
}

/** Whom a seat plays in this round; null for one that is free or out. */
export function rivalOf({ tournament }: LimitedEvent, seat: number): number | null {
  const match = tournament === null ? null : matchOf(tournament, seat);
  if (match === null || match.games !== null) return null;
  return match.seats[0] === seat ? match.seats[1] : match.seats[0];
}
