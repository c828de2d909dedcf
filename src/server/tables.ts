// All the tables of a server: makes duels, finds those that are kept, and goes from one duel of a match to the next.

import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { standingOf } from '../formats/competition.ts';
import { type Answer, BOOK_IDS, type Game, type PositionWords, type Seat } from '../game/index.ts';
import type { BetweenInfo, DeckInfo, DuelInfo, HintInfo, NewLesson, newPositionSchema } from '../protocol/setup.ts';
import { betweenDuels, betweenInfo } from './between.ts';
import type { Asker } from './changing.ts';
import { THREADS } from './computers.ts';
import { tryOut } from './custom.ts';
import { ownInfo, readyInfos } from './decks.ts';
import type { Duel } from './duel.ts';
import { gatheredAt, type WantedDecks, type Where, whatFollows } from './following.ts';
import { hintFor, hintSeed } from './hint.ts';
import type { KeptSettings } from './kept-setup.ts';
import { LESSON_SETTINGS, sceneSetup } from './lessons.ts';
import { infoOf } from './listing.ts';
import { duelAsked, matchAsked } from './making.ts';
import { competitionAfter, type MatchRecord, type MatchSoFar, type MatchWords, resultState } from './match.ts';
import { NotThere, NotYet } from './missing.ts';
import { OpenTables, type TablesOptions } from './open-tables.ts';
import { seatAt } from './places.ts';
import type { NewDuel } from './seating.ts';
import { type DuelSetup, firstSeat, ownedBy, positionSetup } from './setup.ts';
import { standingFor } from './sides.ts';
import type { Store } from './storage/store.ts';
import type { Story } from './story.ts';
import { orLeft } from './unplayable.ts';
import { tradedIn, wagerAfter } from './wager.ts';

type NewPosition = z.output<typeof newPositionSchema>;

const MOST_STORIES = 4;
const freshId = (): string => randomBytes(9).toString('base64url');

/** What has been answered already in a duel that is laid down, and the game after that. */
interface Begun {
  readonly answers: readonly Answer[];
  readonly game?: Game;
}

function playedOn(game: Game, answers: readonly Answer[]): Game {
  for (const answer of answers) game.take(answer);
  return game;
}

export class Tables {
  private readonly store: Store;
  private readonly open: OpenTables;
  private readonly stories = new Map<string, Story>();

  constructor(store: Store, options: TablesOptions = {}) {
    this.store = store;
    this.open = new OpenTables(store, options);
  }

  /** How many duels are held in memory. */
  get held(): number {
    return this.open.held;
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
    return this.open.duel(id);
  }

  /** Before the end: tells every page that it may come back, and waits until everything is kept that was answered. */
  stop(): Promise<void> {
    return this.open.stop();
  }

  /** Forgets a duel for good; one at which somebody sits stays. */
  async forget(id: string): Promise<void> {
    if (this.open.at(id)?.duel.isIdle === false) throw new NotYet('somebody sits at this table: leave it first');
    this.open.drop(id);
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
    const match = this.open.at(id)?.match;
    const between = match === undefined || match.next !== null ? null : betweenDuels(match, duel.game);
    if (match?.asked == null || between === null || resultState(setup, match, duel.game, seat)?.next == null)
      return null;
    const names = setup.seats.map(({ name }) => name);
    return betweenInfo(match.asked.book, names, between, seat);
  }

  /** Refuses decks that people could not go on with. */
  async knowSwap(id: string, wanted: WantedDecks): Promise<void> {
    const duel = await this.duel(id);
    const match = this.open.at(id)?.match;
    if (match === undefined || !duel.isOver) throw new NotYet('the next duel begins when this one is over');
    await whatFollows(duel, match, wanted, () => this.decks(duel.setup.owner ?? null));
  }

  /** The duel that follows this one; made when it is first asked for, with the decks as the people want them. */
  async next(id: string, wanted: WantedDecks = new Map()): Promise<string> {
    const duel = await this.duel(id);
    const table = this.open.at(id);
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
    await this.open.readAgain(id);
    return this.next(id, wanted);
  }
}

/** A duel of its own, of no match. */
export const ALONE: MatchRecord = { competition: null, gauntlet: null, asked: null, next: null };
