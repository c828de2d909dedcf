// The front door: a game asks one question at a time and takes one answer. Everybody answers the same way:
// people, bots, tests, replays and searches.

import { type Essential, essenceOf } from '../core/essence.ts';
import type { GameEvent } from '../core/event.ts';
import { hashState } from '../core/hash.ts';
import { keyOf } from '../core/key.ts';
import type { GameState, Outcome, Seat } from '../core/state.ts';
import { legalAnswers, plainAnswer, refuse } from '../engine/answering/answers.ts';
import type { Answer, Question } from '../engine/asking/decision.ts';
import { Machine } from '../engine/machine.ts';
import type { Permit, Refusal, RefusalKey, Rulebook } from '../engine/rulebook.ts';
import { NOBODY } from '../engine/things/faces.ts';
import { concede, finish } from '../engine/turn/losing.ts';
import { advance, EndlessLoop, type Running, startRunning } from '../engine/turn/procedure.ts';
import { isAnswer } from '../protocol/answers.ts';
import { BadInput, Refused } from './errors.ts';
import { permitFor } from './permits.ts';
import { type PositionWords, setUpPosition } from './position.ts';
import { reasonFor } from './reasons.ts';
import { type Replay, replayText } from './replay.ts';
import { type NewGame, setUp } from './setup.ts';
import { type View, viewOf } from './view.ts';

/** A position as a value: keep it, compare it, branch from it. */
export interface Kept {
  readonly checkpoint: GameState;
  readonly answers: readonly Answer[];
}

export class Game {
  readonly names: readonly string[];
  private readonly machine: Machine;
  private readonly running: Running;
  private readonly origin: Replay;
  private allowed: readonly Answer[] | null = null;

  private constructor(machine: Machine, names: readonly string[], origin: Replay, running: Running) {
    this.machine = machine;
    this.names = names;
    this.origin = origin;
    this.running = running;
  }

  static start(machine: Machine, names: readonly string[], origin: Replay): Game {
    const game = new Game(machine, names, origin, startRunning(machine));
    game.go(null);
    return game;
  }

  get book(): Rulebook {
    return this.machine.book;
  }

  /** What is asked now, or null when the game is over. */
  get question(): Question | null {
    return this.running.question;
  }

  get outcome(): Outcome | null {
    return this.machine.state.outcome;
  }

  /** The seats that have won: a whole side wins, also those of it who are out. */
  get winners(): readonly Seat[] {
    const { outcome, players } = this.machine.state;
    if (outcome === null || outcome.winner === null) return [];
    const { team } = this.machine.player(outcome.winner);
    return players.filter((player) => player.team === team).map((player) => player.seat);
  }

  get state(): GameState {
    return this.machine.state;
  }

  get events(): readonly GameEvent[] {
    return this.machine.events ?? [];
  }

  /** The engine's own side of the game, for tools and tests that look deeper than a player may. */
  get inside(): Machine {
    return this.machine;
  }

  /** The answers that are allowed; where they are very many (splits, orders), a fair choice of them. */
  legalAnswers(): readonly Answer[] {
    const { question } = this;
    if (question === null) return [];
    this.allowed ??= legalAnswers(this.machine, question);
    return this.allowed;
  }

  /** Why an answer is not allowed, with the passage of the book that says so; null if it is allowed. */
  whyNot(answer: Answer): Refusal | null {
    if (!isAnswer(answer)) return this.refusal('not understood', answer);
    if (answer.kind === 'concede')
      return this.outcome !== null || this.machine.state.players[answer.seat]?.out !== null
        ? this.refusal('not offered', answer)
        : null;
    if (answer.kind === 'draw') return this.allAgree(answer.seats) ? null : this.refusal('not offered', answer);
    if (this.question === null) return this.refusal('not your question', answer);
    const key = refuse(this.machine, this.question, answer);
    return key === null ? null : this.refusal(key, answer);
  }

  /** What lets an answer be given now, with the passage of the book that says so; null if it is not allowed, or needs no leave. */
  whyMay(answer: Answer): Permit | null {
    return this.whyNot(answer) === null ? this.permit(answer) : null;
  }

  /** The same for an answer known to be allowed, without looking at it again. */
  permit(answer: Answer): Permit | null {
    return this.question === null ? null : permitFor(this.machine, this.question, answer);
  }

  private allAgree(seats: readonly Seat[]): boolean {
    const playing = this.machine.state.players.filter(({ out }) => out === null);
    return (
      this.outcome === null && seats.length === playing.length && playing.every(({ seat }) => seats.includes(seat))
    );
  }

  private refusal(key: RefusalKey, answer: Answer): Refusal {
    return {
      key,
      reason: reasonFor(this.machine, this.question, key, answer),
      passage: this.machine.book.passages[key],
    };
  }

  /** Answers the question. An answer that is not allowed throws `Refused`, and nothing changes. */
  answer(answer: Answer, seat?: Seat): this {
    const ofAny = answer?.kind === 'concede' || answer?.kind === 'draw';
    if (seat !== undefined && this.question !== null && seat !== this.question.player && !ofAny)
      throw new Refused(this.refusal('not your question', answer));
    const refusal = this.whyNot(answer);
    if (refusal !== null) throw new Refused(refusal);
    return this.take(answer);
  }

  /** Takes an answer known to be allowed, such as one of `legalAnswers`, without looking at it again. */
  take(answer: Answer): this {
    this.origin.answers.push(answer);
    this.allowed = null;
    if (answer.kind === 'concede') this.concede(answer.seat);
    else if (answer.kind === 'draw') this.drawn();
    else this.go(answer);
    return this;
  }

  private drawn(): void {
    finish(this.machine, { winner: null, reason: 'agreed' });
    this.over();
  }

  private concede(seat: Seat): void {
    if (concede(this.machine, seat)) {
      this.over();
      return;
    }
    // Others play on. That somebody left belongs to the checkpoint: what is taken back later does not bring them back.
    const { machine, running } = this;
    const { answers, by, checkpoint, heard, question } = running;
    machine.state = checkpoint;
    if (machine.events !== null) machine.events.length = heard;
    concede(machine, seat);
    const since = answers.map((answer, index) => ({ answer, who: by[index] as Seat }));
    const left = { state: machine.state, heard: machine.events?.length ?? 0 };
    this.goOnFrom(left, since);
    const asked = this.question;
    const isSame = asked?.player === question?.player && asked?.purpose === question?.purpose;
    // Where the answers of the others lead elsewhere now, what they were about begins anew.
    if (question !== null && machine.player(question.player).out === null && !isSame) this.goOnFrom(left, []);
  }

  /** What the others have answered holds, as long as they are asked for it; what somebody said who has left is gone. */
  private goOnFrom(
    { state, heard }: { readonly state: GameState; readonly heard: number },
    since: readonly { readonly answer: Answer; readonly who: Seat }[],
  ): void {
    const { machine } = this;
    machine.state = state;
    if (machine.events !== null) machine.events.length = heard;
    Object.assign(this.running, startRunning(machine));
    this.go(null);
    for (const { answer, who } of since) {
      if (machine.player(who).out !== null) continue;
      if (this.question?.player !== who || refuse(machine, this.question, answer) !== null) return;
      this.go(answer);
    }
  }

  /** Nothing goes on: the end itself is the place from which the game is rebuilt. */
  private over(): void {
    this.running.asking = null;
    this.running.question = null;
    this.running.checkpoint = this.machine.state;
    this.running.answers = [];
    this.running.by = [];
  }

  private go(answer: Answer | null): void {
    try {
      advance(this.machine, this.running, answer);
      this.answerForTheGone();
      if (this.machine.state.outcome !== null) this.over();
    } catch (error) {
      if (!(error instanceof EndlessLoop)) throw error;
      finish(this.machine, { winner: null, reason: 'endless loop' });
      this.over();
    }
  }

  /** Whoever is out of the game is asked nothing more: passes, declines, and takes the first where something must be. */
  private answerForTheGone(): void {
    for (;;) {
      const { question } = this.running;
      if (question === null || this.machine.player(question.player).out === null || this.outcome !== null) return;
      advance(this.machine, this.running, plainAnswer(this.machine, question), false);
    }
  }

  /** What a seat sees, or `NOBODY` who looks on. */
  view(seat: Seat): View {
    if (seat !== NOBODY && this.machine.state.players[seat] === undefined)
      throw new BadInput(`there is no seat ${seat}: seats are 0 to ${this.machine.state.players.length - 1}`);
    return viewOf(this.machine, this.names, this.question, seat);
  }

  /** The whole game as text: book, seed, decks, answers. */
  replay(): string {
    return replayText(this.origin);
  }

  hash(): number {
    return hashState(this.machine.state);
  }

  /**
   * Equal for positions that go on alike, by whatever way they were reached: for searches. `since`: a position that all of those
   * that are compared have come from, which makes it cheaper; then it is equal only where habit goes on alike too.
   */
  key(since: GameState | null = null): number {
    return keyOf(this.running.checkpoint, this.running.answers, since);
  }

  /** The same for positions in which not everything counts: equal for those that go on alike in what does. */
  essence(essential: Essential): number {
    return essenceOf(this.running.checkpoint, this.running.answers, essential);
  }

  /** The position just before what is asked now was begun. */
  get checkpoint(): GameState {
    return this.running.checkpoint;
  }

  /** The answers given since then. */
  get given(): readonly Answer[] {
    return this.running.answers;
  }

  /** The position as a value. */
  keep(): Kept {
    return { checkpoint: this.running.checkpoint, answers: [...this.running.answers] };
  }

  /**
   * A game of its own at a position that is not one of this game: imagined, or set up for a search. It knows nothing
   * of how it began, and cannot be told from the start. Null where the answers lead nowhere from there. It may ask in
   * other windows than this one: a table asks in all of them, and whoever thinks about it only wants the useful ones.
   */
  elsewhere({ checkpoint, answers }: Kept, windows = this.machine.options.windows): Game | null {
    const { book, kinds, options } = this.machine;
    return Game.at(new Machine(book, kinds, { ...options, windows }, checkpoint, null), this.names, answers);
  }

  /** A game that stands on a machine of its own and knows nothing of how it began; null where the answers do not fit. */
  static at(machine: Machine, names: readonly string[], answers: readonly Answer[]): Game | null {
    const game = new Game(machine, names, { start: UNKNOWN, answers: [] }, startRunning(machine));
    try {
      game.go(null);
      for (const answer of answers) {
        if (game.question === null || refuse(machine, game.question, answer) !== null) return null;
        game.go(answer);
      }
    } catch {
      return null;
    }
    return game;
  }

  /** A game of its own that goes on from a kept position (or from here), rebuilt from its checkpoint. */
  branch(kept: Kept = this.keep(), events = false): Game {
    const { book, kinds, options } = this.machine;
    const machine = new Machine(book, kinds, options, kept.checkpoint, events ? [] : null);
    const origin: Replay = { ...this.origin, answers: [...this.origin.answers] };
    const game = new Game(machine, this.names, origin, startRunning(machine));
    game.go(null);
    for (const answer of kept.answers) game.go(answer);
    return game;
  }
}

/** What an imagined game says of its beginning: nothing. */
const UNKNOWN: Replay['start'] = { kind: 'game', words: { book: '', decks: [], seed: 0 } };

export function newGame(words: NewGame): Game {
  const { machine, names } = setUp(words);
  return Game.start(machine, names, { start: { kind: 'game', words }, answers: [] });
}

export function fromPosition(words: PositionWords): Game {
  const { machine, names } = setUpPosition(words);
  return Game.start(machine, names, { start: { kind: 'position', words }, answers: [] });
}
