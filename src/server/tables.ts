// All the tables of a server: makes duels, finds those that are kept, and goes from one duel of a match to the next.

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { type Level, type Player, playerAt } from '../bots/levels.ts';
import { standingOf } from '../formats/competition.ts';
import { type Answer, BOOK_IDS, type Game, type PositionWords, type Seat } from '../game/index.ts';
import type { BetweenInfo, DeckInfo, DuelInfo, HintInfo, NewLesson, newPositionSchema } from '../protocol/setup.ts';
import { betweenDuels, betweenInfo } from './between.ts';
import type { Asker } from './changing.ts';
import { tryOut } from './custom.ts';
import { ownInfo, readyInfos } from './decks.ts';
import { Duel } from './duel.ts';
import { gatheredAt, type WantedDecks, type Where, whatFollows } from './following.ts';
import { hintFor, hintSeed } from './hint.ts';
import type { KeptSettings } from './kept-setup.ts';
import { coachFor, LESSON_SETTINGS, sceneSetup } from './lessons.ts';
import { infoOf } from './listing.ts';
import { type Log, markOf, SILENT } from './logging.ts';
import { duelAsked, matchAsked } from './making.ts';
import {
  competitionAfter,
  type MatchRecord,
  type MatchSoFar,
  type MatchWords,
  matchState,
  resultState,
} from './match.ts';
import { seatAt } from './places.ts';
import type { NewDuel } from './seating.ts';
import { type DuelSetup, firstSeat, ownedBy, positionSetup } from './setup.ts';
import { standingFor } from './sides.ts';
import { Keeper } from './storage/keeper.ts';
import type { Notice } from './storage/notices.ts';
import type { Store } from './storage/store.ts';
import type { Story } from './story.ts';
import type { Surroundings } from './surroundings.ts';
import { laid, orLeft } from './unplayable.ts';
import { tradedIn, wagerAfter } from './wager.ts';

type NewPosition = z.output<typeof newPositionSchema>;

/** Asked for something that is not there. */
export class NotThere extends Error {}
/** Asked for something that may not be had yet. */
export class NotYet extends Error {}

export interface TablesOptions {
  /** Who plays for the computer; tests put their own there. */
  readonly player?: (setup: DuelSetup, seat: Seat) => Player;
  /** How many milliseconds a second of a clock has; tests have no time to lose. */
  readonly second?: number;
  /** How many answers may be given without a person being asked. */
  readonly mostSteps?: number;
  readonly log?: Log;
}

const STOPPING = 'the server is being restarted: nothing is lost, and this page comes back by itself';
/** So long an orderly stop waits for what is still being written. */
const STOP_MS = 8000;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const PATIENCE = 200;
/** A whole duel of computers has a few thousand answers. */
const MOST_STEPS = 100_000;
const MOST_OPEN = 60;
const MOST_STORIES = 4;
const freshId = (): string => randomBytes(9).toString('base64url');

/** Threads for the strongest opponent: one core is left for the tables themselves. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Each of the computers has a chance of its own. */
function computerAt({ seats, seed, company }: DuelSetup, seat: Seat): Player {
  const holder = seats[seat]?.holder;
  // Who plays in a person's place plays as well as the table's maker wants it.
  const level = holder?.by === 'computer' ? holder.level : (company?.level ?? 2);
  const own = seats.length === 2 ? 'opponent' : `opponent ${seat}`;
  return playerAt(level as Level, { seed: `${seed} ${own}`, workers: THREADS, guarded: true });
}

/** What has been answered already in a duel that is laid down, and the game after that. */
interface Begun {
  readonly answers: readonly Answer[];
  readonly game?: Game;
}

function playedOn(game: Game, answers: readonly Answer[]): Game {
  for (const answer of answers) game.take(answer);
  return game;
}

/** A duel in memory, with what it is part of and where it is kept. */
interface OpenTable {
  readonly duel: Duel;
  readonly keeper: Keeper;
  match: MatchRecord;
}

export class Tables {
  private readonly store: Store;
  private readonly options: TablesOptions;
  private readonly log: Log;
  private readonly open = new Map<string, OpenTable>();
  private readonly stories = new Map<string, Story>();
  private readonly opening = new Map<string, Promise<Duel>>();
  /** Duels of which something was told while they were being opened. */
  private readonly missed = new Set<string>();

  constructor(store: Store, options: TablesOptions = {}) {
    this.store = store;
    this.options = options;
    this.log = options.log ?? SILENT;
    store.hear((notice) => this.hear(notice));
    store.leases.watch(() => {
      for (const { duel } of this.open.values()) {
        duel.wake();
        duel.lookingOn.recount();
      }
    });
  }

  /** How many duels are held in memory. */
  get held(): number {
    return this.open.size;
  }

  // ---- making ----

  /** The decks to choose from: those that are ready, and everybody's own or those of a few owners. */
  async decks(...owners: readonly Asker[]): Promise<DeckInfo[]> {
    const known = owners.filter((each) => each !== null);
    const own = await this.store.decks(known.length === owners.length && known.length > 0 ? known : null);
    return [...own.map(ownInfo), ...BOOK_IDS.flatMap((book) => readyInfos(book))];
  }

  /** A duel as somebody asks for it. */
  async newDuel(words: NewDuel, owner: Asker = null): Promise<string> {
    const { setup, match } = duelAsked(words, await this.decks(owner));
    return this.begin(ownedBy(setup, owner), match);
  }

  /** A duel for people who have gathered, each with a seat and with decks of their own. */
  async newGathered(words: NewDuel, where: Where, owners: readonly Asker[]): Promise<string> {
    const { setup, match } = duelAsked(words, await this.decks(...owners));
    return this.begin(gatheredAt(setup, where), match);
  }

  /** A match with decks that are in no list, as an event plays it. */
  newMatch(words: MatchWords): Promise<string> {
    const { setup, match } = matchAsked(words);
    return this.begin(ownedBy(setup, words.owner ?? null), match);
  }

  /** The same for people who have gathered. */
  newGatheredMatch(words: MatchWords, where: Where): Promise<string> {
    const { setup, match } = matchAsked(words);
    return this.begin(gatheredAt(setup, where), match);
  }

  /** A change that makes a match: worked out again after another process was faster, it leaves none that nobody has heard of. */
  async madeOnce<T extends { readonly duel: string | null }>(
    work: (make: (words: MatchWords) => Promise<string>) => Promise<T>,
  ): Promise<T> {
    const made: string[] = [];
    let kept: string | null = null;
    try {
      const state = await work(async (words) => {
        const id = await this.newMatch(words);
        made.push(id);
        return id;
      });
      kept = state.duel;
      return state;
    } finally {
      for (const id of made) if (id !== kept) await this.forget(id);
    }
  }

  /** How a match stands that began with this duel. */
  async matchOf(id: string): Promise<MatchSoFar> {
    const kept = await this.store.duel(id);
    if (kept === null) throw new NotThere(`there is no duel '${id}'`);
    const duel = await this.duel(id);
    const { match } = kept;
    const competition = competitionAfter(match, duel.game);
    const nothing = { won: [], lost: [], paper: false };
    if (competition === null) return { duel: id, games: null, soFar: [0, 0], traded: nothing };
    const standing = standingOf(competition);
    const soFar = standing.duels;
    if (duel.isOver && standing.over) {
      const traded = tradedIn(wagerAfter(match, duel.game), competition, 0);
      return { duel: id, games: soFar, soFar, traded };
    }
    return match.next === null ? { duel: id, games: null, soFar, traded: nothing } : this.matchOf(match.next);
  }

  newPosition(words: NewPosition, owner: Asker = null): Promise<string> {
    const { position, level, people, script } = words;
    const setup = positionSetup({
      position: position as unknown as PositionWords,
      level,
      people,
      script: script as readonly Answer[],
    });
    return this.begin(ownedBy(setup, owner), ALONE);
  }

  /** A scene of a lesson: a position, a rival who goes by the script, and a coach. */
  newLesson(words: NewLesson, owner: Asker = null): Promise<string> {
    const { lesson, position, script, people } = sceneSetup(words);
    const setup = ownedBy({ ...positionSetup({ position, script, level: 1, people }), lesson }, owner);
    return this.begin(setup, ALONE, LESSON_SETTINGS);
  }

  /** A duel that has begun elsewhere, as far as it has gone (`game`, where it has been played already); it belongs to no match. */
  keep(setup: DuelSetup, answers: readonly Answer[], game?: Game): Promise<string> {
    return this.begin(setup, ALONE, [], { answers, ...(game !== undefined && { game }) });
  }

  /** Lays a new duel down: a setup that makes no sense is refused before anything is kept. */
  async begin(
    setup: DuelSetup,
    match: MatchRecord,
    settings: KeptSettings = [],
    { answers, game = playedOn(tryOut(setup), answers) }: Begun = { answers: [] },
  ): Promise<string> {
    const id = freshId();
    await this.store.addDuel(id, setup, match, settings);
    const standing = { taken: 0, ...standingFor(game, firstSeat(setup)) };
    if (answers.length > 0) await this.store.append(id, 0, answers, standing);
    await this.duel(id);
    return id;
  }

  // ---- finding ----

  /** The duel at a table, from memory or from what is kept of it. */
  duel(id: string): Promise<Duel> {
    const there = this.open.get(id);
    if (there !== undefined) return Promise.resolve(there.duel);
    const known = this.opening.get(id) ?? this.restore(id).finally(() => this.opening.delete(id));
    this.opening.set(id, known);
    return known;
  }

  private async restore(id: string): Promise<Duel> {
    const kept = await this.store.duel(id);
    if (kept === null) throw new NotThere(`there is no duel '${id}'`);
    const keeper = new Keeper(this.store, kept);
    const table = { match: kept.match, keeper } as { -readonly [key in keyof OpenTable]: OpenTable[key] };
    const around = (): Surroundings => ({
      save: (changes, trouble) => keeper.save(changes, trouble),
      readOn: (told, anew) => keeper.readOn(told, anew),
      leads: (seat, over) => this.leads(id, seat, over),
      settings: (seat, settings, trouble) => keeper.saveSettings(seat, settings, trouble),
      // Who has not heard it hears it when it is asked for again.
      watched: (count, asks) => void this.store.tell({ what: 'watched', duel: id, count, asks }).catch(() => undefined),
      player: this.options.player ?? computerAt,
      around: (game, seat) => ({
        match: matchState(kept.setup, table.match, game, seat),
        result: resultState(kept.setup, table.match, game, seat),
      }),
      coach: coachFor(kept.setup),
      holds: (seat) => this.store.leases.holds(id, seat),
      second: this.options.second ?? 1000,
      mostSteps: this.options.mostSteps ?? MOST_STEPS,
      setAside: (sentence, error) => this.setAside(id, sentence, error),
    });
    table.duel = laid(kept, () => new Duel(id, kept.setup, around(), kept));
    this.putAway();
    this.open.set(id, table);
    // What was told while it was being read may not be in it.
    if (this.missed.delete(id)) void table.duel.follow(null);
    // An opponent that thinks for long does not keep anybody waiting for the table itself.
    await Promise.race([table.duel.go(), wait(PATIENCE)]);
    return table.duel;
  }

  /** Keeps no more duels in memory than are played: those put away are rebuilt from what is kept of them. */
  private putAway(): void {
    for (const [id, { duel }] of this.open) {
      if (this.open.size < MOST_OPEN) return;
      if (!duel.isIdle) continue;
      this.open.delete(id);
      this.store.leases.release(id).catch(() => undefined); // then it ends with the process
    }
  }

  /** A duel has met an error: it can be looked at from here on and no more, here and everywhere. Others go on. */
  private setAside(id: string, sentence: string, error: unknown): void {
    this.log.error({ table: markOf(id), error: error instanceof Error ? error.stack : String(error) }, 'set aside');
    this.store.setAside(id, sentence).catch(() => undefined); // then it is set aside again by who opens it
  }

  /** Before the end: tells every page that it may come back, and waits until everything is kept that was answered. */
  async stop(): Promise<void> {
    const open = [...this.open.values()];
    for (const { duel } of open) duel.stop(STOPPING);
    await Promise.race([Promise.all(open.map(({ keeper }) => keeper.settled())), wait(STOP_MS)]);
  }

  // ---- other processes ----

  private leads(id: string, seat: Seat, over: boolean): true | Promise<boolean> {
    const { leases } = this.store;
    // Where the database cannot be reached nobody can play on: who has tried will try again.
    return leases.holds(id, seat) || leases.take(id, seat, over).catch(() => false);
  }

  /** Something was told by another process; null where anything may have been. */
  private hear(notice: Notice | null): void {
    if (notice === null) {
      for (const id of this.opening.keys()) this.missed.add(id);
      for (const { duel } of this.open.values()) {
        void duel.follow(null).then(() => duel.wake());
        duel.lookingOn.recount();
      }
      return;
    }
    const { duel: id, what } = notice;
    if (this.opening.has(id)) this.missed.add(id);
    if (what === 'free') this.store.leases.freed(id);
    const table = this.open.get(id);
    if (table === undefined) return;
    if (what === 'log') void table.duel.follow(notice);
    if (what === 'lead') this.store.leases.lost(id, notice.seat);
    if (what === 'free') table.duel.wake();
    if (what === 'watched') table.duel.lookingOn.heardOf(notice.by, notice.count, notice.asks);
    if (what === 'settings' || what === 'match') void this.readAgain(id).catch(() => undefined);
    if (what === 'gone') {
      this.open.delete(id);
      table.duel.breakDown(new Error('it has been deleted'));
    }
  }

  private async readAgain(id: string): Promise<void> {
    const kept = await this.store.duel(id);
    const table = this.open.get(id);
    if (kept === null || table === undefined) return;
    table.match = kept.match;
    if (kept.fault !== null) table.duel.isSetAside(kept.fault);
    table.duel.hearSettings(kept.settings);
  }

  /** Forgets a duel for good; one at which somebody sits stays. */
  async forget(id: string): Promise<void> {
    if (this.open.get(id)?.duel.isIdle === false) throw new NotYet('somebody sits at this table: leave it first');
    this.open.delete(id);
    for (const key of this.stories.keys()) if (key.startsWith(`${id} `)) this.stories.delete(key);
    if (!(await this.store.deleteDuel(id))) throw new NotThere(`there is no duel '${id}'`);
  }

  /** The newest duels: all, or those of who asks. */
  async list(asker: Asker = null, most?: number): Promise<DuelInfo[]> {
    return (await this.store.duels(most, asker))
      .filter(({ setup }) => setup.lesson === undefined && setup.gathering === undefined)
      .map(infoOf);
  }

  /** How a duel was set up, whether its table can still be laid or not. */
  setupOf(id: string): Promise<DuelSetup> {
    return orLeft<Duel, DuelSetup>(
      this.duel(id),
      ({ setup }) => setup,
      ({ setup }) => setup,
    );
  }

  /** The text replay: only when the duel is over, for it holds what is hidden until then, or when nobody can play it on. */
  replay(id: string): Promise<string> {
    const asked = (duel: Duel): string => {
      if (!duel.isOver && duel.broken === null)
        throw new NotYet('the replay holds the hidden cards: it can be had when the duel is over');
      return duel.replay();
    };
    return orLeft(this.duel(id), asked, (left) => left.log());
  }

  /** A finished duel, to be looked at again from a seat; the last few are kept ready. */
  async story(id: string, at?: Seat): Promise<Story> {
    const duel = await this.duel(id);
    const seat = seatAt(duel, at);
    const known = this.stories.get(`${id} ${seat}`);
    if (known !== undefined) return known;
    if (!duel.isOver && duel.broken === null) throw new NotYet('a duel can be looked at again when it is over');
    const story = duel.story(seat);
    this.stories.set(`${id} ${seat}`, story);
    for (const old of this.stories.keys()) if (this.stories.size > MOST_STORIES) this.stories.delete(old);
    return story;
  }

  /** What a strong player would consider where the person is asked; it is thought about on a thread. */
  async hint(id: string, at?: Seat): Promise<HintInfo> {
    const duel = await this.duel(id);
    const { game } = duel;
    const seat = seatAt(duel, at);
    const hint = await hintFor(game.branch(), seat, hintSeed(game, seat), THREADS);
    if (hint === null) throw new NotYet('there is a hint when it is your turn to answer');
    return hint;
  }

  /** What a person may swap before the next duel; null where there is nothing to swap, or nobody to meet again. */
  async between(id: string, at?: Seat): Promise<BetweenInfo | null> {
    const duel = await this.duel(id);
    if (!duel.isOver) throw new NotYet('cards are swapped between duels: this one is not over');
    const { setup } = duel;
    const seat = seatAt(duel, at);
    const match = this.open.get(id)?.match;
    const between = match === undefined || match.next !== null ? null : betweenDuels(match, duel.game);
    if (match?.asked == null || between === null || resultState(setup, match, duel.game, seat)?.next == null)
      return null;
    const names = setup.seats.map(({ name }) => name);
    return betweenInfo(match.asked.book, names, between, seat);
  }

  /** Refuses decks that people could not go on with. */
  async knowSwap(id: string, wanted: WantedDecks): Promise<void> {
    const duel = await this.duel(id);
    const match = this.open.get(id)?.match;
    if (match === undefined || !duel.isOver) throw new NotYet('the next duel begins when this one is over');
    await whatFollows(duel, match, wanted, () => this.decks(duel.setup.owner ?? null));
  }

  /** The duel that follows this one; made when it is first asked for, with the decks as the people want them. */
  async next(id: string, wanted: WantedDecks = new Map()): Promise<string> {
    const duel = await this.duel(id);
    const table = this.open.get(id);
    if (table === undefined || !duel.isOver) throw new NotYet('the next duel begins when this one is over');
    const { match } = table;
    if (match.next !== null) return match.next;
    const next = await whatFollows(duel, match, wanted, () => this.decks(duel.setup.owner ?? null));
    const begun = await this.begin(next.setup, next.match, duel.settings);
    const changed = { ...match, next: begun };
    if (await this.store.saveMatch(id, match, changed)) {
      table.match = changed;
      return begun;
    }
    // Another process was first: its duel is the next one, and this one has never been seen by anybody.
    await this.forget(begun);
    await this.readAgain(id);
    return this.next(id, wanted);
  }
}

/** A duel of its own, of no match. */
export const ALONE: MatchRecord = { competition: null, gauntlet: null, asked: null, next: null };
