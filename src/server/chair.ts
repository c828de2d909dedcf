// A person's place at the table: the log and the moments as this seat hears them, its pace, and what it may take back.

import type { Answer, Game, Id, Seat } from '../game/index.ts';
import type { TableState } from '../protocol/table.ts';
import { LogBook } from './log.ts';
import { Telling } from './moments.ts';
import { firstSettings, Pace } from './pace.ts';
import { payingAnswer, paymentAnswer } from './paying.ts';
import { type Mark, markOf, whyNotUndo } from './undo.ts';

export class Chair {
  readonly seat: Seat;
  readonly log: LogBook;
  /** What is told of the game while it goes on. */
  readonly telling: Telling;
  readonly pace: Pace;
  /** How many answers this seat has given, and where somebody else answered last. */
  given = 0;
  others = -1;
  /** The number of the last table that was sent here. */
  frame = 0;
  /** What is to be paid for by itself; 0 for nothing. */
  paying: Id = 0;
  private marks: Mark[] = [];
  /** The mark at which what is being announced began. */
  private announcedAt = 0;

  constructor(game: Game, seat: Seat, settings: TableState['settings'] | null, isAlone: boolean) {
    this.seat = seat;
    this.log = new LogBook(seat);
    this.telling = new Telling(seat);
    this.pace = new Pace(game.book, seat, game.names, isAlone);
    this.pace.hearKept({ ...firstSettings(seat), ...settings });
  }

  hear(game: Game): void {
    const news = this.log.hear(game);
    this.telling.hear(game, news);
    this.pace.heard(game, news);
  }

  /** What is answered for the person without asking: a payment that was asked for, or a chance passed over. */
  byItself(game: Game): Answer | null {
    return this.payment(game) ?? this.pace.passing(game);
  }

  private payment(game: Game): Answer | null {
    const { pays, locked } = this.pace.settings;
    const answer = this.paying === 0 ? null : payingAnswer(game, this.seat, this.paying, locked);
    // The announcement has been made when nothing more can be taken back.
    if (answer === null && game.question?.mayCancel !== true) this.paying = 0;
    return answer ?? (pays ? paymentAnswer(game, this.seat, locked, false) : null);
  }

  // ---- taking back ----

  mark(game: Game, answers: number): void {
    this.marks.push(markOf(game, answers));
    if (game.question?.ask === 'act') this.announcedAt = this.marks.length - 1;
  }

  /** What was announced and taken back is as if it had never been: there is nothing in it to undo. */
  forgetAnnouncement(): void {
    this.paying = 0;
    this.marks.length = Math.min(this.marks.length, this.announcedAt);
  }

  whyNotUndo(game: Game): string | null {
    return whyNotUndo(game, this.marks.at(-1), this.others);
  }

  /** How many answers had been given when this seat last gave one that it could take back; null where there is none. */
  get lastMarkAt(): number | null {
    return this.marks.at(-1)?.answers ?? null;
  }

  /** Where the last answer was given, which is taken back now. */
  lastMark(): Mark | undefined {
    return this.marks.pop();
  }

  /** What was answered from there on does not hold: there is nothing in it to take back. */
  forgetMarks(answers: number): void {
    this.marks = this.marks.filter((mark) => mark.answers < answers);
  }

  /** The game begins anew, to be played up to an earlier place. */
  beginAgain(): void {
    this.given = 0;
    this.others = -1;
    this.paying = 0;
  }
}
