// One duel at a table: a game, the people at some of its seats and computers at the others. It takes messages, lets the
// computers play, passes over what needs no decision, and tells everybody who looks on. An error stays in this duel.
//
// What goes to a seat depends on what that seat may see and on nothing else. So a table is sent to a seat when it is asked
// itself, when play has come to an end, or when it did something itself, and never because somebody else is asked: with
// other cards that one might not have been asked.

import type { Player } from '../bots/levels.ts';
import { type Answer, type Game, type Seat, seenBy } from '../game/index.ts';
import type { Coach } from '../lessons/coach.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Fault, ServerMessage, TableState } from '../protocol/table.ts';
import type { Chair } from './chair.ts';
import { Course, type Kept } from './course.ts';
import type { KeptSettings } from './kept-setup.ts';
import { type DuelSetup, firstSeat, seatsOf } from './setup.ts';
import { standingFor } from './sides.ts';
import { type Around, tableState } from './state/table.ts';
import { Story } from './story.ts';
import { noPlaceWords, Wishes } from './wishes.ts';

/** Somebody who looks at the duel through a page, from one of the seats that are theirs. */
export interface Onlooker {
  readonly send: (message: ServerMessage) => void;
  /** The seats that this person holds; the page may sit down at any of them. */
  readonly seats: readonly Seat[];
  /** Where the page sits now. */
  seat: Seat;
  /** How many lines of the log this page has. */
  lines: number;
}

/** What a duel has changed since it was last kept. */
export interface Changes {
  /** Answers before this place are kept already; those from it on are new (or were taken back). */
  readonly from: number;
  readonly answers: readonly Answer[];
  readonly taken: number;
  readonly turn: number;
  readonly over: boolean;
  readonly won: boolean | null;
}

/** What the world around gives to a duel: somewhere to be kept, and a match. */
export interface Surroundings {
  /** Keeps what has changed; says in a sentence what stands in the way for as long as something does. */
  readonly save: (changes: Changes, trouble: (sentence: string) => void) => Promise<void>;
  readonly settings: (settings: KeptSettings) => Promise<void>;
  /** Who plays at a seat that the computer has. */
  readonly player: (setup: DuelSetup, seat: Seat) => Player;
  /** The match as it stands, and the result once the duel is over, as a seat sees them. */
  readonly around: (game: Game, seat: Seat) => Pick<Around, 'match' | 'result'>;
  /** Who leads through a lesson; null where none is given. */
  readonly coach: Coach | null;
}

export class Duel {
  readonly id: string;
  readonly setup: DuelSetup;
  broken: string | null = null;
  private readonly course: Course;
  private readonly surroundings: Surroundings;
  /** The computers, by their seats. */
  private readonly players: readonly (Player | null)[];
  private readonly onlookers = new Set<Onlooker>();
  /** How many answers are kept. */
  private saved: number;
  private going = false;

  constructor(id: string, setup: DuelSetup, surroundings: Surroundings, kept: Kept | null = null) {
    this.id = id;
    this.setup = setup;
    this.surroundings = surroundings;
    this.players = setup.seats.map(({ holder }, seat) =>
      holder.by === 'computer' ? surroundings.player(setup, seat) : null,
    );
    this.course = new Course(setup, kept);
    this.saved = this.course.answers.length;
  }

  get game(): Game {
    return this.course.game;
  }

  /** The settings of every seat. */
  get settings(): KeptSettings {
    return this.setup.seats.map((_, seat) => this.course.chair(seat)?.pace.settings ?? null);
  }

  /** Nobody looks on and nobody thinks: it may be put away, and is rebuilt when it is asked for again. */
  get isIdle(): boolean {
    return this.onlookers.size === 0 && !this.going;
  }

  get isOver(): boolean {
    return this.game.question === null;
  }

  /** The seats that the holder of this one has; empty where the computer sits there, or nobody. */
  heldWith(seat: Seat): readonly Seat[] {
    const holder = this.setup.seats[seat]?.holder;
    return holder?.by === 'person' ? seatsOf(this.setup, holder.who) : [];
  }

  /** The replay as text: for who keeps it, and for everybody once the duel is over. */
  replay(): string {
    return this.game.replay();
  }

  hash(): number {
    return this.game.hash();
  }

  /** The whole duel, to be looked at again from a seat. */
  story(seat: Seat): Story {
    const { setup, answers } = this.course;
    const { match } = this.surroundings.around(this.game, seat);
    const settings =
      this.course.chair(seat)?.pace.settings ?? (this.settings[firstSeat(setup)] as TableState['settings']);
    return new Story(this.id, setup, seat, answers, { seats: setup.seats, match, settings });
  }

  join(onlooker: Onlooker): void {
    this.onlookers.add(onlooker);
  }

  leave(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
  }

  // ---- messages ----

  receive(from: Onlooker, message: ClientMessage): undefined {
    if (message.type === 'sit') return this.sit(from, message);
    const chair = this.course.chair(from.seat) as Chair;
    if (message.type === 'look') {
      from.lines = Math.min(message.logFrom, chair.log.length);
      if (this.broken !== null) this.fault(from, message.n, 'broken', this.broken);
      this.showTo(from);
      return;
    }
    if (this.broken !== null) return this.fault(from, message.n, 'broken', this.broken);
    if (message.type === 'settings') return this.newSettings(from, chair, message);
    if (message.type === 'ask me') {
      chair.pace.until = null;
      void this.finish([chair]);
      return;
    }
    // Giving up answers no question: it is never too late for it.
    const givesUp = message.type === 'answer' && message.answer.kind === 'concede';
    if (!givesUp && message.at !== this.course.at(chair))
      return this.fault(from, message.n, 'stale', 'this answers a question that has been answered meanwhile');
    try {
      this.carryOut(from, chair, message);
    } catch (error) {
      this.breakDown(error);
    }
  }

  private carryOut(
    from: Onlooker,
    chair: Chair,
    message: Exclude<ClientMessage, { type: 'look' | 'sit' | 'settings' | 'ask me' }>,
  ): undefined {
    const wishes = new Wishes(this.course, chair, this.surroundings.coach, from.send);
    if (message.type === 'answer' && message.answer.kind === 'concede') {
      if (wishes.concede(message) === 'nothing') return;
      // Whoever is thinking may think on: what comes of it is not used any more.
      void (this.going ? this.finish(this.course.chairs) : this.go());
      return;
    }
    if (!this.mayAct(chair, message.type))
      return this.fault(from, message.n, 'not your turn', 'it is not your answer that is awaited');
    const follows = wishes.carryOut(message);
    if (follows === 'taken back') this.takenBack();
    if (follows === 'goes on') void this.go(chair);
  }

  /** What is gone from the table has to be seen by everybody. */
  private takenBack(): void {
    this.saved = Math.min(this.saved, this.course.answers.length);
    for (const each of this.onlookers) each.lines = Math.min(each.lines, this.course.chair(each.seat)?.log.length ?? 0);
    void this.finish(this.course.chairs);
  }

  private mayAct({ seat, pace }: Chair, type: ClientMessage['type']): boolean {
    if (this.going) return false;
    if (pace.halted !== null) return type === 'go on' || type === 'run' || type === 'pass on' || type === 'undo';
    return this.game.question === null ? type === 'undo' : this.game.question.player === seat;
  }

  /** The screen is handed over: the page sits at another seat of the same person from here on. */
  private sit(from: Onlooker, { n, seat }: Extract<ClientMessage, { type: 'sit' }>): undefined {
    if (!from.seats.includes(seat))
      return this.fault(from, n, 'no such seat', `seat ${seat} is not yours: yours is ${from.seats.join(' and ')}`);
    from.seat = seat;
    from.lines = 0;
    this.showTo(from);
  }

  private newSettings(
    from: Onlooker,
    { pace }: Chair,
    message: Extract<ClientMessage, { type: 'settings' }>,
  ): undefined {
    const chair = this.course.chair(from.seat) as Chair;
    const wrong = message.stops.find((stop) => !pace.knows(stop));
    if (wrong !== undefined) {
      from.send({
        type: 'refused',
        n: message.n,
        key: 'not offered',
        reason: noPlaceWords(this.course, wrong),
        passage: '',
      });
      return;
    }
    const { stops, fullControl, pays, locked } = message;
    // A lesson stops where there is something to learn, and pays by itself.
    const free = this.surroundings.coach === null;
    pace.settings = { stops: free ? stops : [], fullControl, pays: pays || !free, locked };
    this.surroundings.settings(this.settings).then(
      () => this.finish([chair]),
      (error: unknown) => this.breakDown(error),
    );
  }

  private fault(to: Onlooker, n: number, fault: Fault, message: string): undefined {
    to.send({ type: 'fault', n, fault, message });
  }

  // ---- play goes on ----

  /** Goes on until a person is asked, play halts, or the duel is over, telling what happens; then shows the table. */
  async go(after?: Chair): Promise<void> {
    if (this.going || this.broken !== null) return;
    this.going = true;
    // Where others may think for long, whoever has answered sees at once that it counts, whoever comes next.
    if (after !== undefined && this.course.chairs.length > 1) {
      this.tell();
      this.showChair(after);
    }
    let asked: readonly Chair[] = this.course.chairs;
    try {
      for (;;) {
        const { question } = this.game;
        if (question === null || this.course.chairs.some(({ pace }) => pace.halts(question))) break;
        const chair = this.course.chair(question.player);
        if (chair !== undefined) {
          const passing = this.byItself(chair);
          if (passing === null) {
            asked = [chair];
            break;
          }
          this.course.take(passing);
          continue;
        }
        const answer = this.course.computerByItself() ?? (await this.think(question.player));
        // Given up meanwhile: what was thought is of no use any more.
        if (this.game.question === question) this.course.take(answer);
      }
    } catch (error) {
      this.going = false;
      return this.breakDown(error);
    }
    this.going = false;
    await this.finish(asked);
  }

  private byItself(chair: Chair): Answer | null {
    const { coach } = this.surroundings;
    const wanted = chair.byItself(this.game);
    return coach === null ? wanted : coach.byItself(this.game, this.course.answers, wanted);
  }

  private async finish(chairs: readonly Chair[]): Promise<void> {
    try {
      await this.keep();
      this.show(chairs);
    } catch (error) {
      this.breakDown(error);
    }
  }

  /** What has happened is told before somebody thinks about it, so that nobody looks at an old table meanwhile. */
  private async think(seat: Seat): Promise<Answer> {
    const { game } = this;
    if (this.course.chairs.some(({ telling }) => telling.hasNews)) {
      await this.keep();
      this.tell();
      await new Promise((done) => setImmediate(done));
    }
    return checked(game, await (this.players[seat] as Player).choose(seenBy(game, seat)));
  }

  private async keep(): Promise<void> {
    const from = this.saved;
    const { answers, taken } = this.course;
    const standing = standingFor(this.game, firstSeat(this.setup));
    this.saved = answers.length;
    await this.surroundings.save({ from, answers: answers.slice(from), taken, ...standing }, (sentence) => {
      for (const each of this.onlookers) this.fault(each, 0, 'not kept', sentence);
    });
  }

  /** Sets the duel aside: it can be looked at as far as that goes, and its log is kept. */
  breakDown(error: unknown): undefined {
    this.broken = `this duel has met an error of the program (${error instanceof Error ? error.message : String(error)}); its replay is kept`;
    for (const each of this.onlookers) this.fault(each, 0, 'broken', this.broken);
  }

  // ---- showing ----

  /** The table for a seat, without the log: each page gets the lines that it does not have. */
  private table(chair: Chair): TableState {
    const { game } = this.course;
    const { seat, pace, log, telling } = chair;
    const isAsked = !this.going;
    chair.frame += 1;
    return tableState(game, seat, {
      duel: this.id,
      at: this.course.at(chair),
      frame: chair.frame,
      told: telling.told,
      halted: pace.halted,
      until: pace.until?.what ?? null,
      isAsked,
      mayUndo: isAsked && this.mayAct(chair, 'undo') && chair.whyNotUndo(game) === null,
      log: log.from(0),
      logFrom: 0,
      seats: this.setup.seats,
      settings: pace.settings,
      lesson: this.surroundings.coach?.advice(this.course.answers) ?? null,
      ...this.surroundings.around(game, seat),
    });
  }

  /** The table as it stands, after everything that led to it, for those whom it concerns. */
  private show(chairs: readonly Chair[]): void {
    this.tell();
    for (const chair of chairs) this.showChair(chair);
    const asked = this.asked();
    if (asked === null) return;
    // Whoever holds the seat that is asked hands the screen over to it.
    for (const each of this.onlookers)
      if (each.seat !== asked && each.seats.includes(asked) && !chairs.some(({ seat }) => seat === each.seat))
        this.showTo(each);
  }

  private showChair(chair: Chair): void {
    chair.telling.settle();
    const there = [...this.onlookers].filter(({ seat }) => seat === chair.seat);
    if (there.length === 0) return;
    const table = this.table(chair);
    for (const each of there) this.send(each, table);
  }

  /** The seat of a person that is asked now. */
  private asked(): Seat | null {
    const seat = this.going ? undefined : this.game.question?.player;
    return seat !== undefined && this.course.chair(seat) !== undefined ? seat : null;
  }

  /** What has happened, one moment after the other. */
  private tell(): void {
    for (const { seat, telling } of this.course.chairs)
      for (const moment of telling.take()) for (const each of this.onlookers) if (each.seat === seat) each.send(moment);
  }

  private showTo(onlooker: Onlooker): void {
    this.tell();
    this.send(onlooker, this.table(this.course.chair(onlooker.seat) as Chair));
  }

  /** Each page gets the lines of the log that it does not have. */
  private send(onlooker: Onlooker, table: TableState): void {
    const { seat, seats } = onlooker;
    const lines = Math.min(onlooker.lines, table.log.length);
    const asked = this.asked();
    const handTo = asked !== null && asked !== seat && seats.includes(asked) ? asked : null;
    onlooker.send({ ...table, own: seats, handTo, log: table.log.slice(lines), logFrom: lines });
    onlooker.lines = table.log.length;
  }
}

function checked(game: Game, answer: Answer): Answer {
  const refusal = game.whyNot(answer);
  if (refusal !== null) throw new Error(`the opponent gave an answer that is not allowed: ${refusal.reason}`);
  return answer;
}
