// A finished duel told again, step by step: every moment at which something was seen to happen, as its table stood then.

import { type Answer, BadInput, type Game, type Kept, type Seat } from '../game/index.ts';
import type { StoryInfo, StoryStep } from '../protocol/setup.ts';
import type { LogLine, TableState } from '../protocol/table.ts';
import { LogBook } from './log.ts';
import { beginGame, type DuelSetup } from './setup.ts';
import { keyOfStep } from './state/book.ts';
import { type Around, tableState } from './state/table.ts';

interface Moment extends StoryStep {
  readonly kept: Kept;
  /** How many lines of the log had been written. */
  readonly lines: number;
  /** How many answers had been given. */
  readonly given: number;
}

/** What the table needs besides the game: who played, and how the match stood. */
export type Frame = Pick<Around, 'seats' | 'match' | 'settings'>;

export class Story {
  private readonly id: string;
  private readonly seat: Seat;
  private readonly frame: Frame;
  private readonly moments: readonly Moment[];
  private readonly log: readonly LogLine[];
  private readonly game: Game;
  private readonly answers: readonly Answer[];

  constructor(id: string, setup: DuelSetup, seat: Seat, answers: readonly Answer[], frame: Frame) {
    this.id = id;
    this.seat = seat;
    this.frame = frame;
    this.answers = answers;
    this.game = beginGame(setup);
    const log = new LogBook(seat);
    const moments: Moment[] = [];
    const look = (given: number): void => {
      const before = log.length;
      log.hear(this.game);
      if (moments.length === 0 || log.length > before) moments.push(this.moment(log, before, given));
    };
    look(0);
    for (const [index, answer] of answers.entries()) {
      this.game.take(answer);
      look(index + 1);
    }
    this.moments = moments;
    this.log = log.from(0);
  }

  private moment(log: LogBook, before: number, given: number): Moment {
    const { turn, active, phase, step } = this.game.view(this.seat);
    // The head of a turn stands between dashes in the log.
    const words = log.from(before).map(({ text }) => text.replace(/^— (.*) —$/, '$1.'));
    const now = turn === 0 ? '' : keyOfStep(this.game.book, phase, step);
    return { turn, active, now, words: words.join(' '), kept: this.game.keep(), lines: log.length, given };
  }

  info(): StoryInfo {
    return {
      seat: this.seat,
      steps: this.moments.map(({ turn, active, now, words }) => ({ turn, active, now, words })),
    };
  }

  private at(step: number): Moment {
    const moment = this.moments[step];
    if (moment === undefined)
      throw new BadInput(`there is no step ${step}: this duel has the steps 0 to ${this.moments.length - 1}`);
    return moment;
  }

  /** Everything that had been answered by then. */
  answersAt(step: number): readonly Answer[] {
    return this.answers.slice(0, this.at(step).given);
  }

  /** The table as it stood, seen from its seat; on request with all hands open. */
  table(step: number, open: boolean): TableState {
    const moment = this.at(step);
    const game = this.game.branch(moment.kept, true);
    const table = tableState(game, this.seat, {
      ...this.frame,
      duel: this.id,
      at: step,
      frame: step + 1,
      told: 0,
      halted: null,
      until: null,
      isAsked: false,
      mayUndo: false,
      log: this.log.slice(0, moment.lines),
      logFrom: 0,
      result: null,
      lesson: null,
    });
    const shown = { ...table, awaits: -1 };
    return open ? { ...shown, players: table.players.map((player) => withHand(game, player)) } : shown;
  }
}

function withHand(game: Game, player: TableState['players'][number]): TableState['players'][number] {
  const hand = game.view(player.seat as Seat).players[player.seat]?.hand ?? [];
  return { ...player, cards: hand.map(({ id, name, owner }) => ({ id, name, owner })) };
}
