// All the tables of a server: makes duels, finds those that are kept, and goes from one duel of a match to the next.

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { type Level, type Player, playerAt } from '../bots/levels.ts';
import {
  beginCompetition,
  type Competition,
  type Length,
  lastLoser,
  nextDuel,
  standingOf,
} from '../formats/competition.ts';
import { type Answer, BadInput, BOOK_IDS, chanceFrom, findBook, type PositionWords, type Seat } from '../game/index.ts';
import type { BetweenInfo, DeckInfo, DuelInfo, HintInfo, NewLesson, newPositionSchema } from '../protocol/setup.ts';
import { betweenDuels, betweenInfo, broughtBy, sidesFor, withSwaps } from './between.ts';
import { tryOut } from './custom.ts';
import { chooseForComputer, ownInfo, readyInfos } from './decks.ts';
import { Duel } from './duel.ts';
import { hintFor } from './hint.ts';
import type { KeptSettings } from './kept-setup.ts';
import { formatOf } from './legalities.ts';
import { coachFor, LESSON_SETTINGS, sceneSetup } from './lessons.ts';
import { infoOf } from './listing.ts';
import {
  type Asked,
  canBePlayedAgain,
  competitionAfter,
  type MatchRecord,
  type MatchSoFar,
  type MatchWords,
  matchState,
  resultState,
} from './match.ts';
import { opponents } from './opponents.ts';
import { seatAt } from './places.ts';
import {
  findPerson,
  inOrder,
  laterSetup,
  type NewDuel,
  sameAgain,
  seatEverybody,
  setupFor,
  teamsIn,
} from './seating.ts';
import { freshSeed } from './seeds.ts';
import { computer, type DuelSetup, firstSeat, HERE, personSeats, positionSetup, type SeatSetup } from './setup.ts';
import { standingFor } from './sides.ts';
import { Taken } from './storage/faults.ts';
import { Keeper } from './storage/keeper.ts';
import type { Store } from './storage/store.ts';
import type { Story } from './story.ts';

type NewPosition = z.output<typeof newPositionSchema>;

/** Asked for something that is not there. */
export class NotThere extends Error {}
/** Asked for something that may not be had yet. */
export class NotYet extends Error {}

export interface TablesOptions {
  /** Who plays for the computer; tests put their own there. */
  readonly player?: (setup: DuelSetup, seat: Seat) => Player;
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const PATIENCE = 200;
const MOST_OPEN = 60;
const MOST_STORIES = 4;
const freshId = (): string => randomBytes(9).toString('base64url');

/** Threads for the strongest opponent: one core is left for the tables themselves. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Each of the computers has a chance of its own. */
function computerAt({ seats, seed }: DuelSetup, seat: Seat): Player {
  const holder = seats[seat]?.holder;
  const level = holder?.by === 'computer' ? holder.level : 2;
  const own = seats.length === 2 ? 'opponent' : `opponent ${seat}`;
  return playerAt(level as Level, { seed: `${seed} ${own}`, workers: THREADS, guarded: true });
}

export class Tables {
  private readonly store: Store;
  private readonly options: TablesOptions;
  private readonly open = new Map<string, { readonly duel: Duel; match: MatchRecord }>();
  private readonly stories = new Map<string, Story>();
  private readonly opening = new Map<string, Promise<Duel>>();

  constructor(store: Store, options: TablesOptions = {}) {
    this.store = store;
    this.options = options;
  }

  /** How many duels are held in memory. */
  get held(): number {
    return this.open.size;
  }

  // ---- making ----

  async decks(): Promise<DeckInfo[]> {
    const own = await this.store.decks();
    return [...own.map(ownInfo), ...BOOK_IDS.flatMap((book) => readyInfos(book))];
  }

  /** A duel as somebody asks for it; for people who have gathered, each with a seat of their own. */
  async newDuel(words: NewDuel, gathering?: string): Promise<string> {
    const book = findBook(words.book, words.rules, words.variant);
    if (!book.facts.match.games.includes(words.length))
      throw new BadInput(`${book.name} has no match '${words.length}': it has ${book.facts.match.games.join(', ')}`);
    if (words.ante && book.facts.start.ante === 'no') throw new BadInput(`${book.name} has no ante`);
    knowMode(words);
    const seed = words.seed ?? freshSeed();
    const { seats, decks, sideboards } = seatEverybody(words, book, await this.decks(), seed);
    const rival = inOrder(words.seats).find((seat) => seat.held === 'computer');
    const asked: Asked = {
      book: book.id,
      length: words.length as Length,
      level: rival?.level ?? 2,
      ante: words.ante,
      rules: words.rules,
      variant: words.variant,
      seed,
      opponentDeck: rival === undefined || rival.deck.by === 'id' ? 'own' : rival.deck.by,
      ...(words.format === null ? {} : { format: words.format }),
    };
    const gauntlet = words.mode === 'gauntlet' ? { opponents: inTurn(seats), beaten: 0 } : null;
    const sides = sidesFor(decks, sideboards, 'one for one');
    const competition = beginCompetition(asked.length, decks);
    const match: MatchRecord = { competition, gauntlet, asked, next: null, ...(sides === null ? {} : { sides }) };
    const setup = setupFor(asked, words.mode, match, seats, { teams: teamsIn(inOrder(words.seats)) });
    return this.begin(gathering === undefined ? setup : gatheredAt(setup, gathering), match);
  }

  /** A match with decks that are in no list, as an event plays it. */
  newMatch(words: MatchWords): Promise<string> {
    const { event, oneDeck, book, length, level, seed, you, rival, decks, sideboards, names, ante = false } = words;
    const asked: Asked = { book, length, level, ante, rules: [], seed, opponentDeck: 'own' };
    const competition = beginCompetition(length, decks);
    const sides = sidesFor(decks, sideboards, 'free');
    const match: MatchRecord = {
      competition,
      gauntlet: null,
      asked,
      next: null,
      ...(event !== undefined && { event }),
      ...(oneDeck && { oneDeck }),
      ...(sides && { sides }),
    };
    const seats: SeatSetup[] = [
      { name: you, holder: { by: 'person', who: HERE }, deck: names[0] },
      { name: rival.name, holder: computer(rival, level), deck: names[1] },
    ];
    return this.begin(setupFor(asked, 'duel', match, seats), match);
  }

  /** How a match stands that began with this duel. */
  async matchOf(id: string): Promise<MatchSoFar> {
    const kept = await this.store.duel(id);
    if (kept === null) throw new NotThere(`there is no duel '${id}'`);
    const duel = await this.duel(id);
    const match = this.open.get(id)?.match ?? kept.match;
    const competition = competitionAfter(match, duel.game);
    if (competition === null) return { duel: id, games: null, duels: [] };
    const standing = standingOf(competition);
    if (duel.isOver && standing.over) return { duel: id, games: standing.duels, duels: competition.duels };
    return match.next === null ? { duel: id, games: null, duels: competition.duels } : this.matchOf(match.next);
  }

  newPosition(words: NewPosition): Promise<string> {
    const { position, level, people, script } = words;
    return this.begin(
      positionSetup({
        position: position as unknown as PositionWords,
        level,
        people,
        script: script as readonly Answer[],
      }),
      ALONE,
    );
  }

  /** A scene of a lesson: a position, a rival who goes by the script, and a coach. */
  newLesson(words: NewLesson): Promise<string> {
    const { lesson, position, script } = sceneSetup(words);
    return this.begin({ ...positionSetup({ position, script, level: 1 }), lesson }, ALONE, LESSON_SETTINGS);
  }

  /** A duel that has begun elsewhere, as far as it has gone; it belongs to no match. */
  keep(setup: DuelSetup, answers: readonly Answer[]): Promise<string> {
    return this.begin(setup, ALONE, [], answers);
  }

  /** Lays a new duel down: a setup that makes no sense is refused before anything is kept. */
  async begin(
    setup: DuelSetup,
    match: MatchRecord,
    settings: KeptSettings = [],
    answers: readonly Answer[] = [],
  ): Promise<string> {
    const game = tryOut(setup);
    for (const answer of answers) game.take(answer);
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
    const table = { match: kept.match } as { duel: Duel; match: MatchRecord };
    const keeper = new Keeper(this.store, kept);
    table.duel = new Duel(
      id,
      kept.setup,
      {
        save: (changes, trouble) =>
          keeper.save(changes, trouble).catch((error: unknown) => {
            // Another process was first: who opens the duel again gets it as it is kept.
            if (error instanceof Taken) this.open.delete(id);
            throw error;
          }),
        settings: (settings) => this.store.saveSettings(id, settings),
        player: this.options.player ?? computerAt,
        around: (game, seat) => ({
          match: matchState(kept.setup, table.match, game, seat),
          result: resultState(kept.setup, table.match, game, seat),
        }),
        coach: coachFor(kept.setup),
      },
      kept,
    );
    this.putAway();
    this.open.set(id, table);
    // An opponent that thinks for long does not keep anybody waiting for the table itself.
    await Promise.race([table.duel.go(), wait(PATIENCE)]);
    return table.duel;
  }

  /** Keeps no more duels in memory than are played: those put away are rebuilt from what is kept of them. */
  private putAway(): void {
    for (const [id, { duel }] of this.open) {
      if (this.open.size < MOST_OPEN) return;
      if (duel.isIdle) this.open.delete(id);
    }
  }

  /** Forgets a duel for good; one at which somebody sits stays. */
  async forget(id: string): Promise<void> {
    if (this.open.get(id)?.duel.isIdle === false) throw new NotYet('somebody sits at this table: leave it first');
    this.open.delete(id);
    for (const key of this.stories.keys()) if (key.startsWith(`${id} `)) this.stories.delete(key);
    if (!(await this.store.deleteDuel(id))) throw new NotThere(`there is no duel '${id}'`);
  }

  async list(most?: number): Promise<DuelInfo[]> {
    return (await this.store.duels(most))
      .filter(({ setup }) => setup.lesson === undefined && setup.gathering === undefined)
      .map(infoOf);
  }

  /** The text replay: only when the duel is over, for it holds what is hidden until then. */
  async replay(id: string): Promise<string> {
    const duel = await this.duel(id);
    if (!duel.isOver) throw new NotYet('the replay holds the hidden cards: it can be had when the duel is over');
    return duel.replay();
  }

  /** A finished duel, to be looked at again from a seat; the last few are kept ready. */
  async story(id: string, at?: Seat): Promise<Story> {
    const duel = await this.duel(id);
    const seat = seatAt(duel, at);
    const known = this.stories.get(`${id} ${seat}`);
    if (known !== undefined) return known;
    if (!duel.isOver) throw new NotYet('a duel can be looked at again when it is over');
    const story = duel.story(seat);
    this.stories.set(`${id} ${seat}`, story);
    for (const old of this.stories.keys()) if (this.stories.size > MOST_STORIES) this.stories.delete(old);
    return story;
  }

  /** What a strong player would consider where the person is asked; it is thought about on a thread. */
  async hint(id: string, at?: Seat): Promise<HintInfo> {
    const duel = await this.duel(id);
    const { game } = duel;
    const hint = await hintFor(game.branch(), seatAt(duel, at), `hint ${game.hash()}`, THREADS);
    if (hint === null) throw new NotYet('there is a hint when it is your turn to answer');
    return hint;
  }

  /** What the first person may swap before the next duel; null where there is nothing to swap, or nobody to meet again. */
  async between(id: string): Promise<BetweenInfo | null> {
    const duel = await this.duel(id);
    if (!duel.isOver) throw new NotYet('cards are swapped between duels: this one is not over');
    const { setup } = duel;
    const seat = firstSeat(setup);
    const match = this.open.get(id)?.match;
    const between = match === undefined || match.next !== null ? null : betweenDuels(match, duel.game);
    if (match?.asked == null || between === null || resultState(setup, match, duel.game, seat)?.next == null)
      return null;
    const rival = setup.seats.find((_, each) => each !== seat)?.name ?? '';
    return betweenInfo(match.asked.book, rival, between, seat);
  }

  /** The duel that follows this one; made when it is first asked for, with the deck as the person wants it. */
  async next(id: string, deck: readonly string[] | null = null): Promise<string> {
    const duel = await this.duel(id);
    const table = this.open.get(id);
    if (table === undefined || !duel.isOver) throw new NotYet('the next duel begins when this one is over');
    const { match } = table;
    if (match.next !== null) return match.next;
    const state = matchState(duel.setup, match, duel.game, firstSeat(duel.setup));
    const after = competitionAfter(match, duel.game);
    if ((state.over && !canBePlayedAgain(match, duel.game)) || after === null || match.asked === null)
      throw new BadInput('nothing follows: the match is over');
    const between = betweenDuels(match, duel.game);
    if (between === null && deck !== null) throw new BadInput('there is no sideboard to change this deck from');
    const swaps = between === null ? null : withSwaps(match.asked.book, between, deck, personSeats(duel.setup));
    const competition = swaps === null ? after : { ...after, decks: swaps.decks };
    const sides = swaps === null ? {} : { sides: swaps.sides };
    const next = !standingOf(competition).over
      ? {
          setup: laterSetup(duel.setup, match.asked, competition.duels.length, nextDuel(competition)),
          match: { ...match, competition, ...sides },
        }
      : state.over
        ? sameAgain(duel, match.asked, competition, { ...sides, ...(match.oneDeck && { oneDeck: true }) })
        : await this.nextMatch(duel, match, after, state.beaten);
    const { gathering } = duel.setup;
    const setup = gathering === undefined ? next.setup : gatheredAt(next.setup, gathering);
    table.match = { ...match, next: await this.begin(setup, next.match, duel.settings) };
    await this.store.saveMatch(id, table.match);
    return table.match.next as string;
  }

  /** The Gauntlet goes on: against the next of them, or the same again after a draw. */
  private async nextMatch(
    duel: Duel,
    before: MatchRecord,
    after: Competition,
    beaten: number,
  ): Promise<{ setup: DuelSetup; match: MatchRecord }> {
    const asked = before.asked as Asked;
    const book = findBook(asked.book);
    const seed = `${asked.seed} ${duel.id}`;
    const people = opponents(BOOK_IDS);
    const person = findPerson(people, before.gauntlet?.opponents[beaten] ?? '');
    const choice =
      asked.opponentDeck === 'own'
        ? ({ by: 'id', id: person.decks[book.edition] ?? '' } as const)
        : ({ by: asked.opponentDeck } as const);
    const wishes = { ...asked, format: formatOf(asked.format ?? null) };
    const chance = chanceFrom(`${seed} decks`);
    const theirs = chooseForComputer(book, choice, await this.decks(), chance, `${seed} other`, wishes);
    const gauntlet = before.gauntlet === null ? null : { ...before.gauntlet, beaten };
    // A new opponent meets the deck as it was brought (M-271).
    const first = before.sides === undefined ? null : betweenDuels(before, duel.game)?.sides.first[0];
    const mine = { cards: first?.deck ?? after.decks[0] ?? [], sideboard: first?.sideboard ?? [] };
    const decks = [mine.cards, theirs.cards];
    const sides = sidesFor(decks, [mine.sideboard, broughtBy(book, mine, theirs)], 'one for one');
    const match: MatchRecord = {
      competition: beginCompetition(asked.length, decks),
      gauntlet,
      asked: { ...asked, seed },
      next: null,
      ...(sides === null ? {} : { sides }),
    };
    const [you, old] = duel.setup.seats as [SeatSetup, SeatSetup];
    const rival: SeatSetup = { name: person.name, holder: computer(person, asked.level), deck: theirs.name };
    // Only against the same opponent is there a game before this one.
    const loser = old.name === person.name ? lastLoser(after) : -1;
    return { setup: setupFor({ ...asked, seed }, 'gauntlet', match, [you, rival], { loser }), match };
  }
}

/** A duel of its own, of no match. */
export const ALONE: MatchRecord = { competition: null, gauntlet: null, asked: null, next: null };

/** Every person has a seat of their own, and the duel knows at which table they have gathered. */
const gatheredAt = (setup: DuelSetup, gathering: string): DuelSetup => ({
  ...setup,
  gathering,
  seats: setup.seats.map((each, seat) =>
    each.holder.by === 'person' ? { ...each, holder: { by: 'person', who: `seat ${seat}` } } : each,
  ),
});

/** The Gauntlet is for one against one at a time, and more than two decide a single duel among themselves. */
function knowMode({ mode, length, seats }: NewDuel): void {
  if (mode === 'gauntlet' && (seats.length !== 2 || seats.filter(({ held }) => held === 'person').length !== 1))
    throw new BadInput(
      "the Gauntlet is for two seats, a 'person' and a 'computer' whose opponents come one after the other",
    );
  if (mode === 'gauntlet' && inOrder(seats)[0]?.held !== 'person')
    throw new BadInput('in the Gauntlet the person sits at seat 0');
  if (seats.length > 2 && length !== 'single')
    throw new BadInput(`more than two play a 'single' duel, not '${length}'`);
}

/** Everybody in the order of the Gauntlet, from whoever sits there first. */
function inTurn(seats: readonly SeatSetup[]): readonly string[] {
  const order = opponents(BOOK_IDS).map(({ id }) => id);
  const first = seats.flatMap(({ holder }) => (holder.by === 'computer' ? [holder.id] : []));
  return [...first, ...order.filter((id) => !first.includes(id))];
}
