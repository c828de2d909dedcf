// The people of a duel, beside the game: who is there, the clock, what they offer each other and say. Everything that must
// last is a note in the duel's log, so that whoever reads it knows the same.

import { randomInt } from 'node:crypto';
import { type Game, NOBODY, type Seat } from '../../game/index.ts';
import {
  type ClockState,
  type CompanyState,
  MOST_SAID,
  type OfferState,
  type TableRules,
} from '../../protocol/company.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { LONGEST_SAYING, PHRASES } from '../../protocol/sayings.ts';
import { Bucket } from '../limits.ts';
import type { DuelSetup } from '../setup.ts';
import type { Rates } from '../storage/kept.ts';
import type { Surroundings } from '../surroundings.ts';
import { Clock } from './clock.ts';
import type { Note, Offered } from './notes.ts';

export type CompanyMessage = Extract<
  ClientMessage,
  { type: 'offer' | 'agree' | 'decline' | 'say' | 'come back' | 'watched' }
>;

const OF_COMPANY: readonly ClientMessage['type'][] = ['offer', 'agree', 'decline', 'say', 'come back', 'watched'];
export const isOfCompany = (message: ClientMessage): message is CompanyMessage => OF_COMPANY.includes(message.type);

/** What comes of a message: it is refused, something was noted, or all have agreed on something that is to be done now. */
export type Heard = { readonly refused: string } | { readonly done: Offered; readonly by: Seat } | 'noted';

/** So much may be said at once, and so many times a second. */
const SAYINGS = 5;
const SAYINGS_A_SECOND = 0.25;

/** What a table is like that was laid before there were clocks. */
const PLAIN: TableRules = { clock: null, atZero: 'loses', talk: false, watched: false, level: 3, rated: false };

/** What the people need of the world around: whether this process plays on for a seat, and how long a second is. */
type Around = Pick<Surroundings, 'holds' | 'second'>;

interface Offer {
  readonly by: Seat;
  readonly offered: Offered;
  readonly agreed: readonly Seat[];
}

export class Company {
  readonly rules: TableRules;
  readonly clock: Clock | null;
  private readonly setup: DuelSetup;
  private readonly around: Around;
  /** Seats of people for whom a computer plays. */
  private readonly replaced = new Set<Seat>();
  private readonly pages: number[];
  private readonly sayings: readonly Bucket[];
  private offer: Offer | null = null;
  private said: CompanyState['said'] = [];
  private number = 0;
  private pending: Note[] = [];
  /** How far decisions have gone that had all their time. */
  private decided = -1;
  /** The last turn that gave somebody more time. */
  private turn: number;
  private heard: number;
  watchers = 0;
  private isClosed = false;
  /** A computer has played for somebody, or something was taken back: from then on it counts for nobody's rating. */
  private isSpoilt = false;

  constructor(setup: DuelSetup, notes: readonly Note[], game: Game, around: Around) {
    this.setup = setup;
    this.rules = setup.company ?? PLAIN;
    const { clock } = this.rules;
    this.clock = clock === null ? null : new Clock(clock, setup.seats.length, around.second);
    this.pages = setup.seats.map(() => 0);
    this.sayings = setup.seats.map(() => new Bucket(SAYINGS, SAYINGS_A_SECOND));
    this.turn = game.state.turn.number;
    this.heard = game.events.length;
    this.around = around;
    this.becomes(notes);
  }

  // ---- notes ----

  /** Everything is as it was noted, here or by other processes. */
  becomes(notes: readonly Note[]): void {
    this.replaced.clear();
    this.offer = null;
    this.said = [];
    this.number = 0;
    this.isClosed = false;
    this.isSpoilt = false;
    const time = notes.findLast((note) => note.kind === 'time');
    if (time !== undefined) this.hear(time);
    for (const note of notes) if (note.kind !== 'time') this.hear(note);
  }

  /** Something that was noted, here or elsewhere. */
  hear(note: Note): void {
    switch (note.kind) {
      case 'time':
        this.clock?.set(note);
        return;
      case 'offer':
        this.offer = { by: note.by, offered: note.offered, agreed: [] };
        return;
      case 'agree':
        if (this.offer !== null) this.offer = { ...this.offer, agreed: [...this.offer.agreed, note.by] };
        return;
      case 'settled':
        if (note.how === 'done' && this.offer?.offered.what === 'back') this.isSpoilt = true;
        this.offer = null;
        return;
      case 'plays':
        if (note.by === 'computer') {
          this.replaced.add(note.seat);
          this.isSpoilt = true;
        } else this.replaced.delete(note.seat);
        return;
      case 'watched':
        this.isClosed = !note.open;
        return;
      default:
        this.number += 1;
        this.said = [...this.said, { number: this.number, ...note }].slice(-MOST_SAID);
    }
  }

  note(note: Note): void {
    this.pending.push(note);
    this.hear(note);
  }

  /** What is to be kept now; the time, where an answer is kept with it. */
  takeNotes(isAnswered: boolean): readonly Note[] {
    const notes = this.pending;
    this.pending = [];
    return this.clock === null || (!isAnswered && notes.length === 0)
      ? notes
      : [...notes, { kind: 'time', ...this.clock.times() }];
  }

  // ---- ratings ----

  /** Whether the duel counts for the ratings of those who play it, as far as it has come. */
  private get counts(): boolean {
    return this.rules.rated && !this.isSpoilt;
  }

  /** What is to be counted now that it is over; null before, and where it does not count. */
  rates({ question, state }: Game): Rates | null {
    const { gathering } = this.setup;
    if (question !== null || gathering === undefined || !this.counts) return null;
    return { gathering, sides: state.players.map(({ team }) => team) };
  }

  // ---- who is there ----

  isComputer(seat: Seat): boolean {
    return this.replaced.has(seat);
  }

  private isPerson(seat: Seat): boolean {
    return this.setup.seats[seat]?.holder.by === 'person';
  }

  /** Who is at another process is there as well. */
  private isHere(seat: Seat): boolean {
    return (this.pages[seat] ?? 0) > 0 || !this.around.holds(seat);
  }

  /** Whether others may look on. */
  get isWatched(): boolean {
    return this.rules.watched && !this.isClosed;
  }

  get isAnybodyHere(): boolean {
    return this.pages.some((pages) => pages > 0);
  }

  /** A page sits down at its seats, or leaves them. */
  comes(seats: readonly Seat[]): void {
    this.come(seats, 1);
  }

  goes(seats: readonly Seat[]): void {
    this.come(seats, -1);
  }

  private come(seats: readonly Seat[], by: number): void {
    for (const seat of seats) {
      this.pages[seat] = Math.max(0, (this.pages[seat] ?? 0) + by);
      this.clock?.isHere(seat, this.isHere(seat));
    }
  }

  // ---- time ----

  /**
   * The question is put to this seat from now on, or to nobody. An announcement is one decision until it can be taken back no
   * more, and what was taken back gives no new time.
   */
  asks(seat: Seat | null, game: Game, answers: readonly { readonly kind: string }[]): void {
    if (this.clock === null) return;
    for (const event of game.events.slice(Math.min(this.heard, game.events.length)))
      if (event.event === 'turn' && event.number > this.turn) {
        this.turn = event.number;
        this.clock.turn(event.seat);
      }
    this.heard = game.events.length;
    const isNew =
      seat !== null &&
      game.question?.mayCancel !== true &&
      answers.at(-1)?.kind !== 'cancel' &&
      answers.length > this.decided;
    if (isNew) this.decided = answers.length;
    this.clock.runs(seat, isNew);
  }

  // ---- messages ----

  receive(seat: Seat, message: CompanyMessage, game: Game, lastMark: number | null): Heard {
    switch (message.type) {
      case 'say':
        return this.says(seat, message);
      case 'offer':
        return this.offers(seat, message, game, lastMark);
      case 'agree':
        return this.agrees(seat, game);
      case 'decline':
        return this.declines(seat);
      case 'come back':
        if (!this.replaced.has(seat)) return { refused: 'you play yourself' };
        this.note({ kind: 'plays', seat, by: 'person' });
        return 'noted';
      case 'watched':
        return this.opens(seat, message.open);
      default:
        return message satisfies never;
    }
  }

  /** Who has made the table sits at its first seat. */
  private opens(by: Seat, open: boolean): Heard {
    if (by !== 0) return { refused: `that is for ${this.setup.seats[0]?.name ?? 'its maker'}, who made the table` };
    if (!this.rules.watched) return { refused: 'this table was made without anybody to look on, and stays so' };
    if (this.isWatched !== open) this.note({ kind: 'watched', open });
    return 'noted';
  }

  private says(by: Seat, message: Extract<CompanyMessage, { type: 'say' }>): Heard {
    if (this.sayings[by]?.takes() !== true) return { refused: 'that was much at once: say it in a moment' };
    const { words } = message;
    if (typeof words === 'number') {
      this.note({ kind: 'said', by, words: PHRASES[words] as string, free: false });
      return 'noted';
    }
    if (!this.rules.talk) return { refused: 'at this table only set phrases are said' };
    this.note({ kind: 'said', by, words: plainText(words), free: true });
    return 'noted';
  }

  private offers(
    by: Seat,
    message: Extract<CompanyMessage, { type: 'offer' }>,
    game: Game,
    lastMark: number | null,
  ): Heard {
    if (game.outcome !== null) return { refused: 'the duel is over' };
    if (game.state.players[by]?.out !== null) return { refused: 'you are out of the game' };
    if (this.offer !== null) {
      const isSame = this.offer.offered.what === message.what && message.what === 'draw';
      if (isSame && this.offer.by !== by) return this.agrees(by, game);
      return { refused: 'something is offered already: answer it, or take it back first' };
    }
    const offered = this.offeredBy(by, message, lastMark);
    if (typeof offered === 'string') return { refused: offered };
    this.note({ kind: 'offer', by, offered });
    return this.whatIsAgreed(game);
  }

  private offeredBy(
    by: Seat,
    message: Extract<CompanyMessage, { type: 'offer' }>,
    lastMark: number | null,
  ): Offered | string {
    if (message.what === 'draw' || message.what === 'coin') return { what: message.what };
    if (message.what === 'back')
      return lastMark === null ? 'there is nothing to take back' : { what: 'back', to: lastMark };
    const seat = message.seat ?? by;
    const name = this.setup.seats[seat]?.name ?? `seat ${seat}`;
    if (!this.isPerson(seat) || this.replaced.has(seat)) return `a computer plays for ${name} already`;
    // Else who is about to lose could undo the rating while the other's line is lost.
    if (seat !== by && this.counts) return `this duel is rated: ${name} comes back, or loses when the time has run out`;
    if (seat !== by && this.isHere(seat)) return `${name} is here: a computer takes the place of who has left`;
    return { what: 'computer', seat };
  }

  private agrees(by: Seat, game: Game): Heard {
    if (this.offer === null) return { refused: 'nothing is offered' };
    if (!this.asked(this.offer, game).includes(by)) return { refused: 'it is for the others to agree' };
    this.note({ kind: 'agree', by });
    return this.whatIsAgreed(game);
  }

  private declines(by: Seat): Heard {
    if (this.offer === null) return { refused: 'nothing is offered' };
    this.note({ kind: 'settled', by, how: this.offer.by === by ? 'withdrawn' : 'declined' });
    return 'noted';
  }

  /** Whose consent is still missing: that of every other person who plays; who is to be replaced is not asked. */
  private asked({ by, offered, agreed }: Offer, game: Game): Seat[] {
    return this.setup.seats.flatMap((_, seat) => {
      const isAsked = this.isPerson(seat) && !this.replaced.has(seat) && game.state.players[seat]?.out === null;
      const isAbout = offered.what === 'computer' && offered.seat === seat;
      return isAsked && !isAbout && seat !== by && !agreed.includes(seat) ? [seat] : [];
    });
  }

  private whatIsAgreed(game: Game): Heard {
    const { offer } = this;
    if (offer === null || this.asked(offer, game).length > 0) return 'noted';
    this.note({ kind: 'settled', by: offer.by, how: 'done' });
    if (offer.offered.what === 'coin') return this.tosses(game);
    if (offer.offered.what === 'computer') this.note({ kind: 'plays', seat: offer.offered.seat, by: 'computer' });
    return { done: offer.offered, by: offer.by };
  }

  /**
   * By agreement a coin decides what the rules do not, for this duel only (B-310): it says for whom, and changes nothing itself.
   * Nobody says it: so nothing that somebody writes can look like it.
   */
  private tosses({ names, state }: Game): Heard {
    const sides = state.players.flatMap(({ seat, out }) => (out === null ? [seat] : []));
    const falls = sides[randomInt(sides.length)] as Seat;
    this.note({
      kind: 'said',
      by: NOBODY,
      words: `A coin is tossed, as agreed: it falls for ${names[falls]}.`,
      free: false,
    });
    return 'noted';
  }

  /** What cannot be taken back any more is not offered any more; nothing is when the duel is over. */
  lapses(game: Game, answers: number): void {
    const { offer } = this;
    if (offer === null) return;
    const isGone = offer.offered.what === 'back' && answers <= offer.offered.to;
    if (game.outcome !== null || isGone) this.note({ kind: 'settled', by: offer.by, how: 'withdrawn' });
  }

  // ---- telling ----

  /** Why the duel is over, where it was time that decided it. */
  whyOver(seat: Seat, game: Game): string | null {
    const late = game.state.players.findLast(
      (player) => player.out === 'conceded' && this.clock?.hasRunOut(player.seat) === true,
    );
    if (late === undefined) return null;
    return late.seat === seat ? 'Your time has run out.' : `${game.names[late.seat]} has run out of time.`;
  }

  /** All of this as a page sees it; `runs` is the seat that everybody may know to be awaited. */
  state(seat: Seat, game: Game, runs: Seat): CompanyState {
    return {
      type: 'company',
      gathering: this.setup.gathering ?? '',
      rules: this.rules,
      counts: this.counts,
      clock: this.clockState(seat, runs),
      seats: this.setup.seats.map(({ holder }, each) => ({
        here: holder.by === 'computer' || this.isHere(each),
        replaced: this.replaced.has(each),
      })),
      offer: this.offerState(seat, game),
      said: this.said,
      watchers: this.watchers,
      watched: this.isWatched,
    };
  }

  private clockState(seat: Seat, runs: Seat): ClockState | null {
    const { clock } = this;
    if (clock === null) return null;
    const { left, away } = clock.times();
    // How often somebody else decides is theirs to know: of them only the time for each decision is told.
    const told = left.map((each, of) => (clock.rules.by === 'decision' && of !== seat ? clock.full : each));
    return { left: told, runs, paused: runs >= 0 && !this.isHere(runs) && (away[runs] ?? 0) > 0 };
  }

  private offerState(seat: Seat, game: Game): OfferState | null {
    const { offer } = this;
    if (offer === null) return null;
    const { by, offered } = offer;
    const about = offered.what === 'computer' ? offered.seat : by;
    return { by, what: offered.what, about, yours: by === seat, asksYou: this.asked(offer, game).includes(seat) };
  }
}

/** One line of plain text: no signs that a page or a terminal could take for anything else. */
const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SAYING);
