// One duel at a table: a game, the person at one seat and the opponent at the other. It takes messages, lets the
// opponent play, passes over what needs no decision, and tells everybody who looks on. An error stays in this duel.

import type { Player } from '../bots/levels.ts';
import { type Answer, canAct, type Game, type Seat, seenBy } from '../game/index.ts';
import type { ClientMessage, Place } from '../protocol/messages.ts';
import type { Fault, ServerMessage, TableState } from '../protocol/table.ts';
import { LogBook } from './log.ts';
import { FIRST_SETTINGS, Pace } from './pace.ts';
import { beginGame, type DuelSetup } from './setup.ts';
import { type Around, tableState } from './state/table.ts';
import { type Mark, markOf, whyNotUndo } from './undo.ts';

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

/** What the world around gives to a duel: somewhere to be kept, a match, a clock. */
export interface Surroundings {
  readonly save: (changes: Changes) => Promise<void>;
  readonly settings: (settings: TableState['settings']) => Promise<void>;
  readonly player: (setup: DuelSetup) => Player;
  /** The match as it stands, and the result once the duel is over. */
  readonly around: (game: Game) => Pick<Around, 'match' | 'result'>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Kept {
  readonly answers: readonly Answer[];
  readonly taken: number;
  readonly settings: TableState['settings'] | null;
}

const PAUSES: { readonly [speed in TableState['settings']['speed']]: number } = { instant: 0, quick: 250, calm: 900 };
/** From this level on the opponent takes its time: the table is shown before it thinks. */
const THINKERS = 3;
/** An opponent that answers later than this is shown as thinking. */
const PATIENCE = 150;

export class Duel {
  readonly id: string;
  readonly setup: DuelSetup;
  readonly seat: Seat;
  broken: string | null = null;
  private game: Game;
  private answers: Answer[] = [];
  private saved = 0;
  /** Answers of the person, and how far taking back has moved the count on. */
  private given = 0;
  private taken = 0;
  private rival = -1;
  private marks: Mark[] = [];
  private scripted = 0;
  private frame: number;
  private going = false;
  private log: LogBook;
  private readonly pace: Pace;
  private readonly surroundings: Surroundings;
  private readonly player: Player;
  private readonly onlookers = new Set<Onlooker>();

  constructor(id: string, setup: DuelSetup, surroundings: Surroundings, kept: Kept | null = null) {
    this.id = id;
    this.setup = setup;
    this.seat = setup.seat;
    this.surroundings = surroundings;
    this.player = surroundings.player(setup);
    this.game = beginGame(setup);
    this.log = new LogBook(this.seat);
    this.pace = new Pace(this.game.book, this.seat, setup.opponent.name);
    this.pace.settings = kept?.settings ?? FIRST_SETTINGS;
    this.taken = kept?.taken ?? 0;
    this.hear();
    for (const answer of kept?.answers ?? []) {
      const refusal = this.game.whyNot(answer);
      if (refusal !== null) throw new Error(`a kept answer is no longer allowed: ${refusal.reason}`);
      this.take(answer);
    }
    this.pace.answered();
    this.saved = this.answers.length;
    this.frame = this.at * 1000;
  }

  get at(): number {
    return this.given + this.taken;
  }

  get settings(): TableState['settings'] {
    return this.pace.settings;
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

  get theGame(): Game {
    return this.game;
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
      from.lines = Math.min(message.logFrom, this.log.length);
      if (this.broken !== null) this.fault(from, message.n, 'broken', this.broken);
      this.showTo(from);
      return;
    }
    if (this.broken !== null) return this.fault(from, message.n, 'broken', this.broken);
    if (message.type === 'settings') return this.newSettings(from, message);
    if (message.at !== this.at)
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
    if (this.pace.halted !== null) return type === 'go on' || type === 'run' || type === 'undo';
    return this.game.question === null ? type === 'undo' : this.game.question.player === this.seat;
  }

  private act(from: Onlooker, message: Exclude<ClientMessage, { type: 'look' | 'settings' }>): undefined {
    switch (message.type) {
      case 'answer':
        return this.answer(from, message);
      case 'run':
        return this.run(from, message);
      case 'go on':
        this.pace.answered();
        void this.go();
        return;
      case 'undo':
        return this.undo(from, message.n);
      default:
        return this.refuse(from, message.n, 'not offered', 'that is not possible yet');
    }
  }

  private answer(from: Onlooker, { n, answer }: Extract<ClientMessage, { type: 'answer' }>): undefined {
    const refusal = this.game.whyNot(answer as Answer);
    if (refusal !== null) return this.refuse(from, n, refusal.key, refusal.reason, refusal.passage);
    this.marks.push(markOf(this.game, this.answers.length));
    this.pace.answered();
    this.take(answer as Answer);
    void this.go();
  }

  private concede(from: Onlooker, { n, answer }: Extract<ClientMessage, { type: 'answer' }>): undefined {
    if (answer.kind !== 'concede' || answer.seat !== this.seat)
      return this.refuse(from, n, 'not offered', 'only your own duel can be given up');
    const refusal = this.game.whyNot(answer);
    if (refusal !== null) return this.refuse(from, n, refusal.key, refusal.reason, refusal.passage);
    this.pace.answered();
    this.take(answer);
    void this.go();
  }

  private run(from: Onlooker, { n, to }: Extract<ClientMessage, { type: 'run' }>): undefined {
    if (!this.pace.knows(to))
      return this.refuse(from, n, 'not offered', `there is no '${to.key}' in a turn of ${this.game.book.name}`);
    const halted = this.pace.halted !== null;
    const first = halted ? null : this.firstOfRun(to);
    if (!halted && first === null)
      return this.refuse(from, n, 'not offered', 'the question must be answered before play can run on');
    this.pace.run(to);
    if (first !== null) {
      this.marks.push(markOf(this.game, this.answers.length));
      this.take(first);
    }
    void this.go();
  }

  /** What a run begins with: passing, declining to attack, or the attack itself where it is an act of the main phase. */
  private firstOfRun(to: Place): Answer | null {
    const attack: Answer = { kind: 'begin attack' };
    const wanted: readonly Answer[] = [
      ...(to.side === 'you' && this.pace.isAttack(to) && this.game.state.turn.active === this.seat ? [attack] : []),
      { kind: 'pass' },
      { kind: 'attack', attackers: [] },
    ];
    return wanted.find((answer) => this.game.whyNot(answer) === null) ?? null;
  }

  private undo(from: Onlooker, n: number): undefined {
    const mark = this.marks.at(-1);
    const why = whyNotUndo(this.game, mark, this.rival);
    if (mark === undefined || why !== null) return this.refuse(from, n, 'not offered', `it stays done: ${why}`);
    const kept = this.answers.slice(0, mark.answers);
    const undone = this.given;
    this.marks.pop();
    this.rebuild(kept);
    this.taken += undone - this.given + 1;
    this.saved = Math.min(this.saved, kept.length);
    this.pace.running = null;
    this.log.forget(mark.events);
    for (const each of this.onlookers) each.lines = Math.min(each.lines, this.log.length);
    void this.finish();
  }

  /** The same game with fewer answers; the log is cut, not written anew. */
  private rebuild(answers: readonly Answer[]): void {
    this.game = beginGame(this.setup);
    this.answers = [];
    this.given = 0;
    this.rival = -1;
    for (const answer of answers) this.record(answer);
  }

  private newSettings(from: Onlooker, message: Extract<ClientMessage, { type: 'settings' }>): undefined {
    const wrong = message.stops.find((stop) => !this.pace.knows(stop));
    if (wrong !== undefined)
      return this.refuse(from, message.n, 'not offered', `no turn of this book has a place '${wrong.key}'`);
    const { stops, speed, fullControl } = message;
    this.pace.settings = { stops, speed, fullControl };
    this.surroundings.settings(this.pace.settings).then(
      () => this.show(),
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

  /** Takes an answer and notes whose it was. */
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

  private take(answer: Answer): void {
    this.record(answer);
    this.hear();
  }

  private hear(): void {
    this.pace.heard(this.game, this.log.hear(this.game));
  }

  /** Goes on until the person is asked, play halts, or the duel is over; then shows the table. */
  async go(): Promise<void> {
    if (this.going || this.broken !== null) return;
    this.going = true;
    let held: TableState | null = null;
    try {
      for (;;) {
        const { question } = this.game;
        if (question === null || this.pace.halts(question)) break;
        if (question.player === this.seat) {
          const passing = this.pace.passing(this.game);
          if (passing === null) break;
          this.take(passing);
          continue;
        }
        const lines = this.log.length;
        const answer = await this.rivalAnswer();
        // Given up meanwhile: what was thought is of no use any more.
        if (this.game.question !== question) continue;
        this.take(answer);
        if (this.log.length === lines || this.pace.settings.speed === 'instant') continue;
        // A visible move is shown when the next one comes, so that the last of them comes with the question.
        if (held !== null) await this.pause(held);
        held = this.table(false);
      }
    } catch (error) {
      this.going = false;
      return this.breakDown(error);
    }
    this.going = false;
    await this.finish();
  }

  private async pause(held: TableState): Promise<void> {
    await this.keep();
    this.broadcast(held);
    await this.surroundings.wait(PAUSES[this.pace.settings.speed]);
  }

  private async finish(): Promise<void> {
    try {
      await this.keep();
      this.show();
    } catch (error) {
      this.breakDown(error);
    }
  }

  /** The opponent's answer: what it must, what its script says, or what it thinks best. */
  private rivalAnswer(): Answer | Promise<Answer> {
    const { game } = this;
    const pass: Answer = { kind: 'pass' };
    if (!canAct(game)) return pass;
    const scripted = this.setup.script[this.scripted];
    if (scripted !== undefined) {
      if (game.whyNot(scripted) === null) return scripted;
      if (game.whyNot(pass) === null) return pass;
    }
    return this.think();
  }

  private async think(): Promise<Answer> {
    const { game } = this;
    const seat = game.question?.player as Seat;
    if (this.setup.level >= THINKERS) {
      await this.keep();
      this.broadcast(this.table(false));
      await new Promise((done) => setImmediate(done));
    }
    const thought = this.player.choose(seenBy(game, seat));
    if (!(thought instanceof Promise)) return checked(game, thought);
    const slow = setTimeout(() => this.broadcast(this.table(false)), PATIENCE);
    try {
      return checked(game, await thought);
    } finally {
      clearTimeout(slow);
    }
  }

  private async keep(): Promise<void> {
    const from = this.saved;
    const answers = this.answers.slice(from);
    const { outcome } = this.game;
    const over = this.game.question === null;
    const won = over && outcome?.winner != null ? outcome.winner === this.seat : null;
    this.saved = this.answers.length;
    await this.surroundings.save({ from, answers, taken: this.taken, turn: this.game.state.turn.number, over, won });
  }

  private breakDown(error: unknown): undefined {
    this.broken = `this duel has met an error of the program (${error instanceof Error ? error.message : String(error)}); its replay is kept`;
    for (const each of this.onlookers) this.fault(each, 0, 'broken', this.broken);
  }

  // ---- showing ----

  /** The table for everybody, without the log: each page gets the lines that it does not have. */
  private table(isAsked: boolean): TableState {
    const { game, setup, pace } = this;
    const over = game.question === null;
    const mine = isAsked && game.question?.player === this.seat;
    this.frame += 1;
    return tableState(game, this.seat, {
      duel: this.id,
      at: this.at,
      frame: this.frame,
      halted: pace.halted,
      isAsked: mine,
      awaits: over || pace.halted !== null ? -1 : mine ? this.seat : 1 - this.seat,
      mayUndo: isAsked && whyNotUndo(game, this.marks.at(-1), this.rival) === null,
      log: this.log.from(0),
      logFrom: 0,
      opponent: { ...setup.opponent, level: setup.level, levelName: setup.levelName },
      you: { deck: setup.deck },
      settings: pace.settings,
      ...this.surroundings.around(game),
    });
  }

  show(): void {
    if (this.onlookers.size > 0) this.broadcast(this.table(!this.going));
  }

  private showTo(onlooker: Onlooker): void {
    const { lines } = onlooker;
    const table = this.table(!this.going);
    onlooker.send({ ...table, log: table.log.slice(lines), logFrom: lines });
    onlooker.lines = table.log.length;
  }

  private broadcast(table: TableState): void {
    for (const each of this.onlookers) {
      const lines = Math.min(each.lines, table.log.length);
      each.send({ ...table, log: table.log.slice(lines), logFrom: lines });
      each.lines = table.log.length;
    }
  }
}

function checked(game: Game, answer: Answer): Answer {
  const refusal = game.whyNot(answer);
  if (refusal !== null) throw new Error(`the opponent gave an answer that is not allowed: ${refusal.reason}`);
  return answer;
}
