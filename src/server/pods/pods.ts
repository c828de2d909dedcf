// Drafts and sealed decks with friends at this server: made, joined by their link, picked, built and played in rounds whose
// duels are tables for people. Kept after every step; whatever process is asked goes on from what is kept.

import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { openMatches, stageOf, withMatch } from '../../formats/limited/event.ts';
import { NOBODY } from '../../formats/rounds.ts';
import { findSet } from '../../formats/sets/facts.ts';
import { besides } from '../../formats/sideboard.ts';
import { BadInput, chanceFrom } from '../../game/index.ts';
import type { newPodSchema, PodInfo, PodSeat, PodState } from '../../protocol/pods.ts';
import { Changing } from '../changing.ts';
import { playMatch } from '../event-matches.ts';
import { eventState } from '../event-state.ts';
import { freshSeed } from '../seeds.ts';
import type { KeptState } from '../storage/states.ts';
import type { Store } from '../storage/store.ts';
import type { Tables } from '../tables.ts';
import { matchFor, PodMatches, tableOf } from './matches.ts';
import {
  beginBy,
  built,
  isAway,
  makePod,
  missing,
  type Pod,
  picked,
  seatOf,
  ticked,
  waited,
  withoutSitter,
  withSitter,
} from './pod.ts';

/** A server that was down does not take anybody's time: after its start everybody has at least so long. */
const GRACE_MS = 15_000;

type Who = string | null;
/** A pod without what only the address at which it was asked for can say. */
export type PodView = Omit<PodState, 'link' | 'picture'>;

export class Pods {
  private readonly store: Store;
  private readonly changing: Changing<Pod>;
  private readonly matches: PodMatches;
  private readonly since: number;
  private readonly now: () => number;
  /** Pods for which computers play each other at the moment. */
  private readonly playing = new Set<string>();

  constructor(store: Store, tables: Tables, now: () => number = () => Date.now()) {
    this.store = store;
    this.now = now;
    this.since = now();
    this.changing = new Changing(store.pods, 'draft', () => true);
    this.matches = new PodMatches(store, tables);
  }

  async make({ you, ...words }: z.output<typeof newPodSchema>, key: string): Promise<PodView> {
    const id = randomBytes(9).toString('base64url');
    const pod = makePod(words, you, key);
    const first = words.people === 1 ? beginBy(pod, key, freshSeed(), this.now()) : pod;
    await this.store.pods.add(id, first, key);
    return this.state(id, key);
  }

  /** Those that a browser has made. */
  async list(key: Who): Promise<PodInfo[]> {
    return (await this.store.pods.list(key ?? '')).map((kept) => infoOf(kept, key));
  }

  sit(id: string, you: string, key: string): Promise<PodView> {
    const seed = freshSeed();
    return this.change(id, key, (pod, now) => withSitter(pod, you, key, seed, now));
  }

  leave(id: string, key: Who): Promise<PodView> {
    return this.change(id, key, (pod) => withoutSitter(pod, key));
  }

  begin(id: string, key: Who): Promise<PodView> {
    const seed = freshSeed();
    return this.change(id, key, (pod, now) => beginBy(pod, key, seed, now));
  }

  pick(id: string, key: Who, card: string, number: number): Promise<PodView> {
    return this.change(id, key, (pod, now) => picked(pod, knownSeat(pod, key), card, number, now));
  }

  build(id: string, key: Who, cards: readonly string[]): Promise<PodView> {
    return this.change(id, key, (pod, now) => built(pod, knownSeat(pod, key), cards, now));
  }

  state(id: string, key: Who): Promise<PodView> {
    return this.change(id, key, (pod) => pod);
  }

  /** The duel of somebody's match in this round; its table is opened when it is first asked for. */
  async play(id: string, key: Who): Promise<string> {
    await this.change(id, key, (pod) => pod);
    const { state } = await this.changing.get(id, key);
    return this.matches.open(id, state, knownSeat(state, key));
  }

  /** Everything that time has brought comes first, and is kept also where what is asked for is refused. */
  private async change(id: string, key: Who, work: (pod: Pod, now: number) => Pod): Promise<PodView> {
    await this.changing.run(id, key, (pod) => this.caughtUp(id, pod));
    const kept = await this.changing.run(id, key, async (pod) => work(pod, this.now()));
    this.letComputersPlay(id, kept.state);
    return this.viewOf(kept, key);
  }

  private async caughtUp(id: string, pod: Pod): Promise<Pod> {
    const now = this.now();
    if (now < this.since + GRACE_MS && pod.until !== null && pod.until < now) return pod;
    return waited(await this.withPlayed(id, ticked(pod, now), now), now);
  }

  /** Results of matches that have ended; those so far for all others, when the time of the round has run out. */
  private async withPlayed(id: string, pod: Pod, now: number): Promise<Pod> {
    let { event } = pod;
    if (event === null || stageOf(event) !== 'rounds') return pod;
    const isLate = pod.until !== null && now >= pod.until && pod.for === `round ${event.tournament?.rounds.length}`;
    const round = event;
    for (const seats of openMatches(round)) {
      if (seats.every((seat) => seat >= pod.people.length)) continue;
      const table = tableOf(id, round, seats);
      const games = (await this.matches.gamesAt(table, pod, seats, isLate)) ?? (isLate ? ([0, 0] as const) : null);
      if (games !== null) event = withMatch(event, seats, decided(pod, table, games));
    }
    return event === pod.event ? pod : { ...pod, event };
  }

  /** The computers play each other in the background: nobody waits for it, and of two processes both come to the same. */
  private letComputersPlay(id: string, pod: Pod): void {
    if (this.playing.has(id) || computersIn(pod).length === 0) return;
    this.playing.add(id);
    void this.computersPlay(id)
      .catch(() => undefined) // then it is done when somebody asks again
      .finally(() => this.playing.delete(id));
  }

  private async computersPlay(id: string): Promise<void> {
    for (;;) {
      const { state } = await this.changing.get(id, null);
      const [seats] = computersIn(state);
      const { event } = state;
      if (seats === undefined || event === null) return;
      const played = {
        book: event.book,
        decks: event.decks,
        sideboards: event.decks.map((deck, seat) => besides(event.pools?.[seat] ?? [], deck ?? [])),
        decided: event.setup.pairing === 'elimination',
      };
      const round = event.tournament?.rounds.length;
      const { games } = await playMatch(played, seats, `${event.setup.seed} ${round}`);
      await this.changing.run(id, null, async (pod) => {
        const isOpen = computersIn(pod).some(([one, other]) => one === seats[0] && other === seats[1]);
        if (pod.event === null || pod.event.tournament?.rounds.length !== round || !isOpen) return pod;
        return waited({ ...pod, event: withMatch(pod.event, seats, games) }, this.now());
      });
    }
  }

  private async viewOf(kept: KeptState<Pod>, key: Who): Promise<PodView> {
    const { id, state: pod, updated } = kept;
    const { event, people, until, words } = pod;
    const seat = seatOf(pod, key);
    const match = event === null || seat < 0 ? null : matchFor(id, event, seat);
    const duel = match === null ? null : await this.matches.duelAt(match.table);
    return {
      ...infoOf(kept, key),
      mayBegin: event === null && seat === 0 && words.seats >= people.length,
      left: until === null ? null : Math.max(0, Math.max(until, this.since + GRACE_MS) - this.now()),
      chosen: (seat >= 0 && event?.chosen[seat]) || null,
      event: event === null || seat < 0 ? null : eventState({ id, event, updated, duel }, seat),
    };
  }
}

/** Matches of this round that nobody but computers play. */
const computersIn = ({ event, people }: Pod): (readonly [number, number])[] =>
  event === null || stageOf(event) !== 'rounds'
    ? []
    : openMatches(event).filter((seats) => !seats.includes(NOBODY) && seats.every((seat) => seat >= people.length));

/** Where somebody has to go on, a match that nobody has won is decided by lot. */
function decided({ words, event }: Pod, table: string, games: readonly [number, number]): readonly [number, number] {
  if (words.pairing !== 'elimination' || games[0] !== games[1]) return games;
  const lucky = chanceFrom(`${event?.setup.seed} ${table}`).below(2);
  return lucky === 0 ? [games[0] + 1, games[1]] : [games[0], games[1] + 1];
}

function knownSeat(pod: Pod, key: Who): number {
  const seat = seatOf(pod, key);
  if (seat < 0) throw new BadInput('you have no seat here');
  return seat;
}

function infoOf({ id, state: pod, updated }: KeptState<Pod>, key: Who): PodInfo {
  const { words, event } = pod;
  const open = missing(pod);
  const mine = seatOf(pod, key);
  const people = pod.people.map(
    (each, seat): PodSeat => ({
      name: each.name,
      yours: seat === mine,
      ready: event !== null && !open.includes(seat),
      away: isAway(each),
    }),
  );
  const book = event?.book ?? findSet(words.sets[0] as string).book;
  return { id, words, book, people, stage: event === null ? 'gather' : stageOf(event), when: updated };
}
