// One duel at a table: a game, the person at one seat and the opponent at the other. It takes messages, lets the
// opponent play, passes over what needs no decision, and tells everybody who looks on. An error stays in this duel.

import type { Player } from '../bots/levels.ts';
import { type Answer, type Game, type Seat, seenBy } from '../game/index.ts';
import type { Coach } from '../lessons/coach.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Fault, ServerMessage, TableState } from '../protocol/table.ts';
import { Course, type Kept } from './course.ts';
import { ownHurt } from './own.ts';
import { asksX, previewOf, sparing, wouldBurn } from './paying.ts';
import type { DuelSetup } from './setup.ts';
import { foretell } from './state/combat.ts';
import { type Around, tableState } from './state/table.ts';
import { Story } from './story.ts';

/** Somebody who looks at the duel through a page. */
export interface Onlooker {
  readonly send: (message: ServerMessage) => void;
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
  readonly settings: (settings: TableState['settings']) => Promise<void>;
  readonly player: (setup: DuelSetup) => Player;
  /** The match as it stands, and the result once the duel is over. */
  readonly around: (game: Game) => Pick<Around, 'match' | 'result'>;
  /** Who leads through a lesson; null where none is given. */
  readonly coach: Coach | null;
}

export class Duel {
  readonly id: string;
  readonly setup: DuelSetup;
  readonly seat: Seat;
  broken: string | null = null;
  private readonly course: Course;
  private readonly surroundings: Surroundings;
  private readonly player: Player;
  private readonly onlookers = new Set<Onlooker>();
  /** How many answers are kept, and the number of the last table sent. */
  private saved: number;
  private frame: number;
  private going = false;

  constructor(id: string, setup: DuelSetup, surroundings: Surroundings, kept: Kept | null = null) {
    this.id = id;
    this.setup = setup;
    this.seat = setup.seat;
    this.surroundings = surroundings;
    this.player = surroundings.player(setup);
    this.course = new Course(setup, kept);
    this.saved = this.course.answers.length;
    this.frame = this.course.at * 1000;
  }

  get game(): Game {
    return this.course.game;
  }

  get settings(): TableState['settings'] {
    return this.course.pace.settings;
  }

  /** Nobody looks on and nobody thinks: it may be put away, and is rebuilt when it is asked for again. */
  get isIdle(): boolean {
    return this.onlookers.size === 0 && !this.going;
  }

  get isOver(): boolean {
    return this.game.question === null;
  }

  /** The replay as text: for who keeps it, and for everybody once the duel is over. */
  replay(): string {
    return this.game.replay();
  }

  hash(): number {
    return this.game.hash();
  }

  /** The whole duel, to be looked at again. */
  story(): Story {
    const { setup, answers, pace } = this.course;
    const { match } = this.surroundings.around(this.game);
    return new Story(this.id, setup, answers, { ...this.people(), match, settings: pace.settings });
  }

  join(onlooker: Onlooker): void {
    this.onlookers.add(onlooker);
  }

  leave(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
  }

  // ---- messages ----

  receive(from: Onlooker, message: ClientMessage): undefined {
    if (message.type === 'look') {
      from.lines = Math.min(message.logFrom, this.course.log.length);
      if (this.broken !== null) this.fault(from, message.n, 'broken', this.broken);
      this.showTo(from);
      return;
    }
    if (this.broken !== null) return this.fault(from, message.n, 'broken', this.broken);
    if (message.type === 'settings') return this.newSettings(from, message);
    if (message.type === 'ask me') {
      this.course.pace.until = null;
      void this.finish();
      return;
    }
    if (message.at !== this.course.at)
      return this.fault(from, message.n, 'stale', 'this answers a question that has been answered meanwhile');
    if (message.type === 'answer' && message.answer.kind === 'concede') return this.concede(from, message);
    if (!this.mayAct(message.type))
      return this.fault(from, message.n, 'not your turn', 'it is not your answer that is awaited');
    try {
      this.act(from, message);
    } catch (error) {
      this.breakDown(error);
    }
  }

  private mayAct(type: ClientMessage['type']): boolean {
    if (this.going) return false;
    if (this.course.pace.halted !== null)
      return type === 'go on' || type === 'run' || type === 'pass on' || type === 'undo';
    return this.game.question === null ? type === 'undo' : this.game.question.player === this.seat;
  }

  private act(from: Onlooker, message: Exclude<ClientMessage, { type: 'look' | 'settings' | 'ask me' }>): undefined {
    switch (message.type) {
      case 'answer':
        return this.answer(from, message);
      case 'run':
        return this.run(from, message);
      case 'pass on':
        return this.passOn(from, message);
      case 'go on':
        this.course.pace.answered();
        void this.go();
        return;
      case 'undo':
        return this.undo(from, message.n);
      case 'auto':
        return this.auto(from, message);
      case 'pay':
        this.course.payOn();
        void this.go();
        return;
      case 'preview':
        return this.preview(from, message);
      default:
        return message satisfies never;
    }
  }

  private answer(from: Onlooker, { n, answer, sure }: Extract<ClientMessage, { type: 'answer' }>): undefined {
    const refusal = this.game.whyNot(answer);
    if (refusal !== null) return this.refuse(from, n, refusal.key, refusal.reason, refusal.passage);
    if (answer.kind === 'pass' && !sure && this.warns(from, n, answer)) return;
    if (this.corrects(from, n, answer)) return;
    const { pays, locked } = this.settings;
    const wanted = pays ? sparing(this.game, this.seat, answer, locked, false) : answer;
    if (pays && this.refusesAuto(from, n, answer, wanted)) return;
    if (!sure && this.warnsOfOwn(from, n, wanted)) return;
    this.course.answer(wanted);
    void this.go();
  }

  /** In a lesson: says what is wrong with an answer before anything comes of it; true if it did. */
  private corrects(to: Onlooker, n: number, answer: Answer): boolean {
    const wrong = this.surroundings.coach?.wrong(this.game, this.course.answers, answer) ?? null;
    if (wrong !== null) this.refuse(to, n, 'lesson', wrong);
    return wrong !== null;
  }

  /** Warns before mana would burn; true if it did. */
  private warns(to: Onlooker, n: number, answer: Answer): boolean {
    const number = wouldBurn(this.game, this.seat, answer);
    if (number === 0) return false;
    const words = `${number} unspent mana would burn: you would lose ${number} life.`;
    to.send({ type: 'warning', n, kind: 'burn', words, passage: this.game.book.burnPassage });
    return true;
  }

  /** Warns where the only target is one's own and would be hurt; true if it did. */
  private warnsOfOwn(to: Onlooker, n: number, answer: Answer): boolean {
    const words = ownHurt(this.game, this.seat, answer);
    if (words === null) return false;
    to.send({ type: 'warning', n, kind: 'own', words, passage: '' });
    return true;
  }

  /** Casts or uses something and pays by itself; what is to be aimed at is still the player's to choose. */
  private auto(from: Onlooker, { n, answer, locked, sure }: Extract<ClientMessage, { type: 'auto' }>): undefined {
    const wanted = sparing(this.game, this.seat, answer, [...locked, ...this.settings.locked], true);
    if (this.refusesAuto(from, n, answer, wanted) || this.corrects(from, n, answer)) return;
    if (!sure && this.warnsOfOwn(from, n, wanted)) return;
    this.course.answerPaying(wanted);
    void this.go();
  }

  private preview(from: Onlooker, { n, answer, locked }: Extract<ClientMessage, { type: 'preview' }>): undefined {
    if (answer.kind === 'attack' || answer.kind === 'block' || answer.kind === 'split') {
      from.send(foretell(this.game, answer, n));
      return;
    }
    const kept = [...locked, ...this.settings.locked];
    const wanted = sparing(this.game, this.seat, answer, kept, asksX(this.game, answer));
    if (this.refusesAuto(from, n, answer, wanted)) return;
    from.send(previewOf(this.game, this.seat, wanted, n, kept));
  }

  private refusesAuto(to: Onlooker, n: number, plain: Answer, wanted: Answer): boolean {
    const refusal = this.game.whyNot(wanted);
    if (refusal === null) return false;
    const byHand = refusal.key === 'not enough mana' && this.game.whyNot(plain) === null;
    const reason = byHand
      ? 'what may be tapped by itself does not pay for it: what is marked, or is no land, can be tapped by hand'
      : refusal.reason;
    this.refuse(to, n, refusal.key, reason, refusal.passage);
    return true;
  }

  private concede(from: Onlooker, { n, answer }: Extract<ClientMessage, { type: 'answer' }>): undefined {
    if (answer.kind !== 'concede' || answer.seat !== this.seat)
      return this.refuse(from, n, 'not offered', 'only your own duel can be given up');
    const refusal = this.game.whyNot(answer);
    if (refusal !== null) return this.refuse(from, n, refusal.key, refusal.reason, refusal.passage);
    this.course.answer(answer);
    // Whoever is thinking may think on: what comes of it is not used any more.
    void (this.going ? this.finish() : this.go());
  }

  private run(from: Onlooker, { n, to, sure }: Extract<ClientMessage, { type: 'run' }>): undefined {
    if (!this.course.pace.knows(to))
      return this.refuse(from, n, 'not offered', `there is no '${to.key}' in a turn of ${this.game.book.name}`);
    const halted = this.course.pace.halted !== null;
    const first = halted ? null : this.course.firstOfRun(to);
    if (!halted && first === null)
      return this.refuse(from, n, 'not offered', 'the question must be answered before play can run on');
    if (first !== null && !sure && this.warns(from, n, first)) return;
    if (first !== null && this.corrects(from, n, first)) return;
    // A lesson goes step by step: it never runs past one.
    if (first !== null && this.surroundings.coach !== null) this.course.answer(first);
    else this.course.run(to, first);
    void this.go();
  }

  private passOn(from: Onlooker, { n, until, sure }: Extract<ClientMessage, { type: 'pass on' }>): undefined {
    const halted = this.course.pace.halted !== null;
    const first = halted ? null : this.course.firstOfRun(null);
    if (!halted && first === null)
      return this.refuse(from, n, 'not offered', 'the question must be answered before play can go on');
    if (first !== null && !sure && this.warns(from, n, first)) return;
    this.course.passOn(until, first);
    void this.go();
  }

  private undo(from: Onlooker, n: number): undefined {
    const why = this.course.whyNotUndo();
    if (why !== null) return this.refuse(from, n, 'not offered', `it stays done: ${why}`);
    this.course.undo();
    this.saved = Math.min(this.saved, this.course.answers.length);
    for (const each of this.onlookers) each.lines = Math.min(each.lines, this.course.log.length);
    void this.finish();
  }

  private newSettings(from: Onlooker, message: Extract<ClientMessage, { type: 'settings' }>): undefined {
    const wrong = message.stops.find((stop) => !this.course.pace.knows(stop));
    if (wrong !== undefined)
      return this.refuse(from, message.n, 'not offered', `no turn of this book has a place '${wrong.key}'`);
    const { stops, fullControl, pays, locked } = message;
    // A lesson stops where there is something to learn, and pays by itself.
    const free = this.surroundings.coach === null;
    this.course.pace.settings = { stops: free ? stops : [], fullControl, pays: pays || !free, locked };
    this.surroundings.settings(this.course.pace.settings).then(
      () => this.finish(),
      (error: unknown) => this.breakDown(error),
    );
  }

  private fault(to: Onlooker, n: number, fault: Fault, message: string): undefined {
    to.send({ type: 'fault', n, fault, message });
  }

  private refuse(to: Onlooker, n: number, key: string, reason: string, passage = ''): undefined {
    to.send({ type: 'refused', n, key, reason, passage });
  }

  // ---- play goes on ----

  /** Goes on until the person is asked, play halts, or the duel is over, telling what happens; then shows the table. */
  async go(): Promise<void> {
    if (this.going || this.broken !== null) return;
    this.going = true;
    try {
      for (;;) {
        const { question } = this.game;
        if (question === null || this.course.pace.halts(question)) break;
        if (question.player === this.seat) {
          const passing = this.byItself();
          if (passing === null) break;
          this.course.take(passing);
          continue;
        }
        const answer = this.course.rivalByItself() ?? (await this.think());
        // Given up meanwhile: what was thought is of no use any more.
        if (this.game.question === question) this.course.take(answer);
      }
    } catch (error) {
      this.going = false;
      return this.breakDown(error);
    }
    this.going = false;
    await this.finish();
  }

  private byItself(): Answer | null {
    const { coach } = this.surroundings;
    const wanted = this.course.byItself();
    return coach === null ? wanted : coach.byItself(this.game, this.course.answers, wanted);
  }

  private async finish(): Promise<void> {
    try {
      await this.keep();
      this.show();
    } catch (error) {
      this.breakDown(error);
    }
  }

  /** What has happened is told before somebody thinks about it, so that nobody looks at an old table meanwhile. */
  private async think(): Promise<Answer> {
    const { game } = this;
    const seat = game.question?.player as Seat;
    if (this.course.telling.hasNews) {
      await this.keep();
      this.tell();
      await new Promise((done) => setImmediate(done));
    }
    return checked(game, await this.player.choose(seenBy(game, seat)));
  }

  private async keep(): Promise<void> {
    const from = this.saved;
    const { answers, taken } = this.course;
    const { outcome } = this.game;
    const over = this.game.question === null;
    const won = over && outcome?.winner != null ? outcome.winner === this.seat : null;
    this.saved = answers.length;
    const { number: turn } = this.game.state.turn;
    await this.surroundings.save({ from, answers: answers.slice(from), taken, turn, over, won }, (sentence) => {
      for (const each of this.onlookers) this.fault(each, 0, 'not kept', sentence);
    });
  }

  private breakDown(error: unknown): undefined {
    this.broken = `this duel has met an error of the program (${error instanceof Error ? error.message : String(error)}); its replay is kept`;
    for (const each of this.onlookers) this.fault(each, 0, 'broken', this.broken);
  }

  // ---- showing ----

  private people(): Pick<Around, 'opponent' | 'you'> {
    const { opponent, level, levelName, deck } = this.setup;
    return { opponent: { ...opponent, level, levelName }, you: { deck } };
  }

  /** The table for everybody, without the log: each page gets the lines that it does not have. */
  private table(isAsked: boolean): TableState {
    const { game, pace, log } = this.course;
    const over = game.question === null;
    const mine = isAsked && game.question?.player === this.seat;
    this.frame += 1;
    return tableState(game, this.seat, {
      duel: this.id,
      at: this.course.at,
      frame: this.frame,
      told: this.course.telling.told,
      halted: pace.halted,
      until: pace.until?.what ?? null,
      isAsked: mine,
      awaits: over || pace.halted !== null ? -1 : mine ? this.seat : 1 - this.seat,
      mayUndo: isAsked && this.course.whyNotUndo() === null,
      log: log.from(0),
      logFrom: 0,
      ...this.people(),
      settings: pace.settings,
      lesson: this.surroundings.coach?.advice(this.course.answers) ?? null,
      ...this.surroundings.around(game),
    });
  }

  /** The table as it stands, after everything that led to it. */
  private show(): void {
    this.tell();
    this.course.telling.settle();
    if (this.onlookers.size === 0) return;
    const table = this.table(!this.going);
    for (const each of this.onlookers) this.send(each, table);
  }

  /** What has happened, one moment after the other. */
  private tell(): void {
    for (const moment of this.course.telling.take()) for (const each of this.onlookers) each.send(moment);
  }

  private showTo(onlooker: Onlooker): void {
    this.tell();
    this.send(onlooker, this.table(!this.going));
  }

  /** Each page gets the lines of the log that it does not have. */
  private send(onlooker: Onlooker, table: TableState): void {
    const lines = Math.min(onlooker.lines, table.log.length);
    onlooker.send({ ...table, log: table.log.slice(lines), logFrom: lines });
    onlooker.lines = table.log.length;
  }
}

function checked(game: Game, answer: Answer): Answer {
  const refusal = game.whyNot(answer);
  if (refusal !== null) throw new Error(`the opponent gave an answer that is not allowed: ${refusal.reason}`);
  return answer;
}
