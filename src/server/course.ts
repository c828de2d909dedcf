// The course of a duel: the game and the answers that made it, with the log, the pace and what may be taken back.
// It knows nothing of pages or files; the same answers make the same course again.

import { type Answer, canAct, type Game, type Id, type Seat } from '../game/index.ts';
import type { Place, Until } from '../protocol/messages.ts';
import type { TableState } from '../protocol/table.ts';
import { LogBook } from './log.ts';
import { Telling } from './moments.ts';
import { FIRST_SETTINGS, Pace } from './pace.ts';
import { payingAnswer, paymentAnswer } from './paying.ts';
import { beginGame, type DuelSetup } from './setup.ts';
import { type Mark, markOf, whyNotUndo } from './undo.ts';

/** What is kept of a duel, besides how it was set up. */
export interface Kept {
  readonly answers: readonly Answer[];
  readonly taken: number;
  readonly settings: TableState['settings'] | null;
}

const PASS: Answer = { kind: 'pass' };

export class Course {
  readonly setup: DuelSetup;
  readonly seat: Seat;
  readonly log: LogBook;
  /** What is told of the game while it goes on. */
  readonly telling: Telling;
  readonly pace: Pace;
  game: Game;
  answers: Answer[] = [];
  /** How far taking back has moved the count of answers on. */
  taken = 0;
  private given = 0;
  /** Where the rival answered last, and how much of the script has been said. */
  private rival = -1;
  private scripted = 0;
  private marks: Mark[] = [];
  /** The mark at which what is being announced began, and what is to be paid for by itself; 0 for nothing. */
  private announcedAt = 0;
  private paying: Id = 0;

  constructor(setup: DuelSetup, kept: Kept | null) {
    this.setup = setup;
    this.seat = setup.seat;
    this.game = beginGame(setup);
    this.log = new LogBook(this.seat);
    this.telling = new Telling(this.seat);
    this.pace = new Pace(this.game.book, this.seat, setup.opponent.name);
    this.pace.settings = { ...FIRST_SETTINGS, ...kept?.settings };
    this.taken = kept?.taken ?? 0;
    this.hear();
    for (const answer of kept?.answers ?? []) {
      const refusal = this.game.whyNot(answer);
      if (refusal !== null) throw new Error(`a kept answer is no longer allowed: ${refusal.reason}`);
      this.take(answer);
    }
    this.telling.forget(); // whoever sits down sees the table, and is told what happens from here on
    this.pace.answered();
  }

  /** Goes up with every answer of the person's, and when one is taken back. */
  get at(): number {
    return this.given + this.taken;
  }

  // ---- answers ----

  take(answer: Answer): void {
    this.record(answer);
    this.hear();
  }

  /** An answer of the person's own: it can be taken back, and play begins to go on from it. */
  answer(answer: Answer): void {
    if (answer.kind === 'cancel') this.forgetAnnouncement();
    else this.mark();
    this.pace.answered();
    this.pace.chooses(this.game, answer);
    this.take(answer);
  }

  /** The same, and what it costs is paid by itself. */
  answerPaying(answer: Answer): void {
    this.answer(answer);
    this.paying = answer.kind === 'cast' ? answer.card : answer.kind === 'use' ? answer.source : 0;
  }

  /** What has been announced is paid by itself from here on, X as large as it can be. */
  payOn(): void {
    this.pace.answered();
    this.paying = this.game.question?.source ?? 0;
  }

  run(to: Place, first: Answer | null): void {
    this.pace.run(to);
    if (first === null) return;
    this.mark();
    this.take(first);
  }

  passOn(until: Until, first: Answer | null): void {
    this.pace.passOn(until, this.game);
    if (first === null) return;
    this.mark();
    this.take(first);
  }

  private record(answer: Answer): void {
    const mine = answer.kind === 'concede' ? answer.seat === this.seat : this.game.question?.player === this.seat;
    if (mine) this.given += 1;
    else {
      this.rival = this.answers.length;
      if (JSON.stringify(this.setup.script[this.scripted]) === JSON.stringify(answer)) this.scripted += 1;
    }
    this.answers.push(answer);
    this.game.take(answer);
  }

  private hear(): void {
    const news = this.log.hear(this.game);
    this.telling.hear(this.game, news);
    this.pace.heard(this.game, news);
  }

  /** What a run begins with: passing, declining to attack, or the attack itself where it is an act of the main phase. */
  firstOfRun(to: Place | null): Answer | null {
    const attack: Answer = { kind: 'begin attack' };
    const attacks = to?.side === 'you' && this.pace.isAttack(to) && this.game.state.turn.active === this.seat;
    const wanted: readonly Answer[] = [...(attacks ? [attack] : []), PASS, { kind: 'attack', attackers: [] }];
    return wanted.find((answer) => this.game.whyNot(answer) === null) ?? null;
  }

  /** What is answered for the person without asking: a payment that was asked for, or a chance passed over. */
  byItself(): Answer | null {
    return this.payment() ?? this.pace.passing(this.game);
  }

  private payment(): Answer | null {
    const { pays, locked } = this.pace.settings;
    const answer = this.paying === 0 ? null : payingAnswer(this.game, this.seat, this.paying, locked);
    // The announcement has been made when nothing more can be taken back.
    if (answer === null && this.game.question?.mayCancel !== true) this.paying = 0;
    return answer ?? (pays ? paymentAnswer(this.game, this.seat, locked, false) : null);
  }

  /** What the opponent answers without thinking: what it must, and what its script says; null if it has to think. */
  rivalByItself(): Answer | null {
    const { game } = this;
    if (!canAct(game)) return PASS;
    const scripted = this.setup.script[this.scripted];
    if (scripted === undefined) return null;
    if (game.whyNot(scripted) === null) return scripted;
    return game.whyNot(PASS) === null ? PASS : null;
  }

  // ---- taking back ----

  private mark(): void {
    this.marks.push(markOf(this.game, this.answers.length));
    if (this.game.question?.ask === 'act') this.announcedAt = this.marks.length - 1;
  }

  /** What was announced and taken back is as if it had never been: there is nothing in it to undo. */
  private forgetAnnouncement(): void {
    this.paying = 0;
    this.marks.length = Math.min(this.marks.length, this.announcedAt);
  }

  whyNotUndo(): string | null {
    return whyNotUndo(this.game, this.marks.at(-1), this.rival);
  }

  /** Takes the last answer back: the same game again with fewer answers. The log is cut, not written anew. */
  undo(): void {
    const mark = this.marks.pop();
    if (mark === undefined) return;
    const kept = this.answers.slice(0, mark.answers);
    const undone = this.given;
    this.game = beginGame(this.setup);
    this.answers = [];
    this.given = 0;
    this.rival = -1;
    this.scripted = 0;
    this.paying = 0;
    for (const answer of kept) this.record(answer);
    this.taken += undone - this.given + 1;
    this.pace.answered();
    this.pace.running = null;
    this.pace.until = null;
    this.log.forget(mark.events);
    this.telling.forget();
  }
}
