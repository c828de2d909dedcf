// The matches of a draft with friends: tables for people, each with a name that follows from the round, so that two who open it
// at once, at two processes even, sit down at the same one.

import { type LimitedEvent, rivalOf } from '../../formats/limited/event.ts';
import { NOBODY } from '../../formats/rounds.ts';
import { besides } from '../../formats/sideboard.ts';
import { BadInput } from '../../game/index.ts';
import { personOf } from '../events.ts';
import type { Gathering, GatheringRules, Sitter } from '../people/gathering.ts';
import { Taken } from '../storage/faults.ts';
import type { Store } from '../storage/store.ts';
import type { Tables } from '../tables.ts';
import { knownEvent, type Pod, type PodSitter } from './pod.ts';

/** By this a duel knows that it belongs to a draft with friends. */
const POD = 'pod:';

/** So many seconds who wants the next game waits for who has not asked for it. */
const PATIENCE = 180;

/** The seats of a match, and the table at which it is played. */
export interface PodMatch {
  readonly seats: readonly [number, number];
  readonly table: string;
}

/** The match that a seat has to play now; null where there is none. */
export function matchFor(id: string, event: LimitedEvent, seat: number): PodMatch | null {
  const rival = rivalOf(event, seat);
  if (rival === null || rival === NOBODY) return null;
  const seats = event.tournament?.rounds.at(-1)?.find((match) => match.seats.includes(seat))?.seats;
  return seats === undefined ? null : { seats, table: tableOf(id, event, seats) };
}

export const tableOf = (id: string, { tournament }: LimitedEvent, seats: readonly [number, number]): string =>
  `${id}.${tournament?.rounds.length ?? 0}.${seats.join('.')}`;

export class PodMatches {
  private readonly store: Store;
  private readonly tables: Tables;

  constructor(store: Store, tables: Tables) {
    this.store = store;
    this.tables = tables;
  }

  /** The duel that is played at the table of a match; null before anybody has opened it. */
  async duelAt(table: string): Promise<string | null> {
    return (await this.store.people.find(table))?.gathering.duel ?? null;
  }

  /** The games won at the table of a match, in the order of its seats; those so far where time has run out. */
  async gamesAt(table: string, pod: Pod, seats: readonly [number, number], isLate: boolean) {
    const duel = await this.duelAt(table);
    if (duel === null) return null;
    const { games, soFar } = await this.tables.matchOf(duel);
    const [mine, theirs] = games ?? (isLate ? soFar : null) ?? [null, null];
    if (mine == null || theirs == null) return null;
    return orderOf(pod, seats)[0] === seats[0] ? ([mine, theirs] as const) : ([theirs, mine] as const);
  }

  /** Opens the table of somebody's match, or finds it open. */
  async open(id: string, pod: Pod, seat: number): Promise<string> {
    const event = knownEvent(pod);
    const match = matchFor(id, event, seat);
    if (match === null) throw new BadInput('there is nobody to play in this round');
    const there = await this.duelAt(match.table);
    if (there !== null) return there;
    const gathering = gatheringOf(match.table, pod, orderOf(pod, match.seats));
    const { clock, atZero, talk, watched, level, rated } = gathering.rules;
    const duel = await this.tables.newGatheredMatch(this.wordsOf(id, pod, orderOf(pod, match.seats)), {
      gathering: match.table,
      company: { clock, atZero, talk, watched, level, rated },
    });
    try {
      await this.store.people.add({ ...gathering, duel });
      return duel;
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      // The other was first: that one is played, and nobody has heard of this one.
      await this.tables.forget(duel);
      return this.open(id, pod, seat);
    }
  }

  private wordsOf(id: string, pod: Pod, [first, second]: readonly [number, number]) {
    const event = knownEvent(pod);
    const { names, seed } = event.setup;
    const isPerson = second < pod.people.length;
    const name = names[second] as string;
    return {
      event: `${POD}${id}`,
      book: event.book,
      length: pod.words.length,
      level: pod.words.level,
      seed: `${seed} ${tableOf(id, event, [first, second])}`,
      you: names[first] as string,
      rival: isPerson ? { id: '', name, title: '' } : personOf(pod.persons[second] as string),
      ...(isPerson && { both: true as const }),
      decks: [event.decks[first] ?? [], event.decks[second] ?? []],
      sideboards: [first, second].map((seat) => besides(event.pools?.[seat] ?? [], event.decks[seat] ?? [])),
      names: [`${names[first]}’s draft deck`, `${name}’s draft deck`] as const,
    };
  }
}

/** Where a person meets a computer, the person has the first seat of the duel. */
const orderOf = ({ people }: Pod, [one, other]: readonly [number, number]): readonly [number, number] =>
  one < people.length ? [one, other] : [other, one];

function gatheringOf(table: string, pod: Pod, seats: readonly [number, number]): Gathering {
  const sitters = seats.flatMap((seat) => {
    const person = pod.people[seat];
    return person === undefined ? [] : [sitterOf(person)];
  });
  const { decision, length, level } = pod.words;
  const rules: GatheringRules = {
    book: knownEvent(pod).book,
    variant: 'duel',
    seats: sitters.length,
    computers: seats.length - sitters.length,
    length,
    ante: false,
    handicaps: [],
    rules: [],
    format: null,
    listed: false,
    clock: { by: 'decision', seconds: decision },
    atZero: 'loses',
    talk: false,
    watched: false,
    rated: false,
    level,
  };
  // Nobody types the code of such a table: it is found from the draft.
  return { id: table, code: table, rules, seats: sitters, duel: null, wants: [], patience: PATIENCE };
}

const sitterOf = ({ name, keys }: PodSitter): Sitter => ({ name, deck: { by: 'random' }, keys, carry: null });
