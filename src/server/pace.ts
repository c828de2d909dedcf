// The pace of a duel: which chances to act are passed over by themselves, where play halts, and what ends a run.

import {
  type Answer,
  canAct,
  type Game,
  type GameEvent,
  interceptorsOf,
  type Question,
  type Rulebook,
  type Seat,
} from '../game/index.ts';
import type { Place, Until } from '../protocol/messages.ts';
import type { TableState } from '../protocol/table.ts';
import { chanceKey, isAimedAt, matters, stationOf } from './attention.ts';
import { hasTurn, isMate, sharesTurn } from './sides.ts';
import { barsOf, COMBAT, keyOfStep } from './state/book.ts';

/** Where play has halted, which is not where the game is: that asks nothing in such a step and has gone on, perhaps to the next turn. */
export interface Halt {
  readonly words: string;
  readonly key: string;
  readonly turn: number;
  readonly active: Seat;
}

/** Windows that open while something happens: a phase never ends with them. */
const BETWEEN: readonly string[] = ['interrupt', 'prevention', 'regeneration'];

/** A new player's own main phase never goes by unseen. */
export const firstSettings = (seat: Seat): TableState['settings'] => ({
  stops: [{ seat, key: 'main' }],
  fullControl: false,
  pays: false,
  locked: [],
});

export class Pace {
  /** What holds here from when it is said. */
  settings: TableState['settings'];
  /** The same as it is kept, which is what pages are shown: until then it could be lost. */
  kept: TableState['settings'];
  /** Where the run goes; null when the player decides step by step. */
  running: Place | null = null;
  /** Everything is let happen until then; unlike a run it goes on after a question that had to be answered. */
  until: { readonly what: Until; readonly turn: number } | null = null;
  /** Play has halted at a stop where nothing is asked. */
  halted: Halt | null = null;
  /** A stop was passed in a step that gives no chance to act: the next question is where play halts. */
  private due: Halt | null = null;
  /** The next chance is asked even if nothing can be done. */
  private askNext = false;
  /** Where a run has arrived: like a stop, for this once. */
  private arrived: { readonly place: Place; readonly turn: number } | null = null;
  /** The chance that was passed last. */
  private passed = '';

  /** Where several people sit, play never halts for one of them where nothing is asked: the others would wait for nothing. */
  constructor(
    private readonly book: Rulebook,
    private readonly seat: Seat,
    private readonly names: readonly string[],
    private readonly isAlone: boolean,
  ) {
    this.settings = firstSettings(seat);
    this.kept = this.settings;
  }

  /** Something is kept, here or by another process; what has been said here since still holds. */
  hearKept(settings: TableState['settings']): void {
    if (this.settings === this.kept) this.settings = settings;
    this.kept = settings;
  }

  /** Whether somebody sits there, and the bars have such a station. */
  knows({ seat, key }: Place): boolean {
    const { phases, combatPhases } = barsOf(this.book);
    return seat < this.names.length && [...phases, ...combatPhases].some((entry) => entry.key === key);
  }

  private isSameTurn(one: Seat, other: Seat): boolean {
    return sharesTurn(this.book, this.names.length, one, other);
  }

  private isOwn({ seat }: Place): boolean {
    return this.isSameTurn(seat, this.seat);
  }

  isAttack({ key }: Place): boolean {
    return key === COMBAT || barsOf(this.book).combatPhases.some((entry) => entry.key === key);
  }

  /** Begins anew after an answer of the player's own. */
  answered(): void {
    this.askNext = false;
    this.due = null;
    this.halted = null;
  }

  run(to: Place): void {
    this.answered();
    this.running = to;
    this.until = null;
    this.arrived = null;
  }

  passOn(what: Until, game: Game): void {
    this.answered();
    this.running = null;
    this.arrived = null;
    this.until = { what, turn: game.state.turn.number };
  }

  /** The player answers for once: what is passed so is not asked about again while it stays what it is. */
  chooses(game: Game, answer: Answer): void {
    this.passed = answer.kind === 'pass' ? chanceKey(game) : '';
  }

  /** Follows the turn: a step that carries a stop, or to which the run goes. */
  heard(game: Game, events: readonly GameEvent[]): void {
    let turn = game.state.turn.number - events.filter((each) => each.event === 'turn').length;
    for (const event of events)
      if (event.event === 'turn') turn = event.number;
      else if (event.event === 'step') this.reached(event, turn);
  }

  private reached(event: Extract<GameEvent, { event: 'step' }>, turn: number): void {
    const place: Place = { seat: event.seat, key: keyOfStep(this.book, event.phase, event.step) };
    const arrives = this.running !== null && this.meets(this.running, place);
    const hasStop = this.hasStop(place);
    if (!arrives && !hasStop) return;
    this.running = null;
    if (hasStop && this.until?.turn !== turn) this.until = null;
    if (arrives) this.arrived = { place, turn };
    if (this.givesChance(event, place)) return;
    // Who runs to the end of a turn in which nothing can be done any more wants it to be over.
    if (!this.isAlone || (!hasStop && place.key === barsOf(this.book).phases.at(-1)?.key)) return;
    this.due = { words: this.wordsOf(place), key: place.key, turn, active: event.seat };
  }

  /**
   * A place of the bar stands for a step. That of the whole attack stands for the choice of attackers in one's own turn
   * ("declaring the attackers comes next"), and for its very beginning in a rival's, where there is time to act before.
   */
  private meets(wanted: Place, place: Place): boolean {
    if (!this.isSameTurn(wanted.seat, place.seat)) return false;
    if (wanted.key !== COMBAT) return wanted.key === place.key;
    const keys = barsOf(this.book).combatPhases.map(({ key }) => key);
    return place.key === (this.isOwn(wanted) && keys.includes('attackers') ? 'attackers' : keys[0]);
  }

  private hasStop(place: Place): boolean {
    return this.settings.stops.some((stop) => this.meets(stop, place));
  }

  /** Whether the player gets a chance to act in this step, so that play halts there by asking. */
  private givesChance(event: { readonly phase: string; readonly step: string }, place: Place): boolean {
    const phase = this.book.turn.find((each) => each.name === event.phase);
    const step = phase?.steps.find((each) => each.name === event.step);
    if (step === undefined || step.window === 'none' || step.window === 'triggered') return false;
    return this.isOwn(place) || this.book.facts.timing.responds !== 'nobody';
  }

  private wordsOf(place: Place): string {
    const { seat, key } = place;
    const { phases, combatPhases } = barsOf(this.book);
    const label = [...phases, ...combatPhases].find((entry) => entry.key === key)?.label ?? key;
    return `${this.isOwn(place) ? 'your' : `${this.names[seat]}'s`} ${label.toLowerCase()}`;
  }

  /** At the next question: whether play halts here. A question to the player is a halt by itself. */
  halts(question: Question): boolean {
    if (this.halted !== null) return true;
    if (this.due === null) return false;
    if (question.player === this.seat) {
      this.due = null;
      this.askNext = true;
      return false;
    }
    this.halted = this.due;
    this.due = null;
    return true;
  }

  /** What is answered for the player without asking; null where the player is asked. */
  passing(game: Game): Answer | null {
    const { question } = game;
    if (question === null) return null;
    if (question.ask === 'attack') return this.declines(game, question);
    const empty = this.withoutChoice(game, question);
    if (empty !== null) return empty;
    if (question.ask !== 'act' || !question.mayPass) return this.stop();
    if (this.askNext || game.state.players[this.seat]?.pool.some((mana) => mana > 0) === true) return this.stop();
    const pass: Answer = { kind: 'pass' };
    const top = game.state.chain.at(-1);
    // What the player has just announced is let happen: answering oneself is for those who want full control.
    if (top !== undefined && top.controller === this.seat && !this.settings.fullControl) return pass;
    // A stop keeps the phase open; it does not ask about each spell and each damage in it where nothing can be done.
    const isWithin = BETWEEN.includes(question.window) || top !== undefined;
    if (!isWithin && this.stays(game)) return this.stop();
    // Whoever ignores what the phase offers does so when asked: "the Phase Bar stops at your Upkeep Phase" (1997).
    const offered = hasTurn(game, this.seat) && game.state.turn.duties.length > 0;
    if (this.running !== null) return offered || this.isDisturbed(game) ? this.stop() : pass;
    if (this.until !== null) return offered || this.endsPassing(game) ? null : pass;
    if (this.settings.fullControl) return null;
    const isOld = this.passed !== '' && this.passed === chanceKey(game);
    return !isOld && (offered || matters(game, this.seat)) ? null : pass;
  }

  /**
   * No word of the cards reads in which order a graveyard lies, and nobody cares in which order attackers come through whom no
   * creature can meet: that is asked about only where everything is.
   */
  private withoutChoice(game: Game, question: Question): Answer | null {
    if (question.ask === 'block' && question.candidates.length === 0) return { kind: 'block', blocks: [] };
    if (question.ask === 'pick' && question.purpose === 'which attacker to deal with' && !this.settings.fullControl) {
      const attackers = question.from.map(({ id }) => id);
      return interceptorsOf(game, this.seat, attackers).length > 0
        ? null
        : { kind: 'pick', picked: question.from.slice(0, 1) };
    }
    if (question.ask !== 'order' || question.purpose !== 'order in the graveyard' || this.settings.fullControl)
      return null;
    return { kind: 'order', order: question.items.map((_, index) => index) };
  }

  /** Whether something has come up for which passing on is given up, or what it went to has been reached. */
  private endsPassing(game: Game): boolean {
    const { until } = this;
    if (until === null) return true;
    const { number } = game.state.turn;
    const isOver =
      until.what === 'end of turn'
        ? number !== until.turn
        : hasTurn(game, this.seat) && number !== until.turn && stationOf(game) === 'main';
    if (isOver || (until.what !== 'my turn' && this.isDisturbed(game))) {
      this.until = null;
      // Where the turn has ended, the next chance is like any other.
      return !isOver || until.what !== 'end of turn' || matters(game, this.seat);
    }
    return isAimedAt(game, this.seat) && canAct(game);
  }

  private stop(): null {
    this.running = null;
    return null;
  }

  /** A run past the attack makes none, unless one must. */
  private declines(game: Game, question: Extract<Question, { ask: 'attack' }>): Answer | null {
    const none: Answer = { kind: 'attack', attackers: [] };
    this.arrived = null; // whoever ran to the attack is asked for the attackers now, and that is all
    const goesOn = this.running !== null || this.until !== null || question.candidates.length === 0;
    return goesOn && game.whyNot(none) === null ? none : this.stop();
  }

  /** "A phase with a Stop never ends automatically; it ends only when the player ends it by hand." */
  private stays(game: Game): boolean {
    const { active, number } = game.state.turn;
    const place: Place = { seat: active, key: stationOf(game) };
    const { arrived } = this;
    if (arrived !== null && arrived.turn === number && arrived.place.seat === active && arrived.place.key === place.key)
      return true;
    return this.hasStop(place);
  }

  /** What a rival does that could be answered ends a run. */
  private isDisturbed(game: Game): boolean {
    const { chain, combat } = game.state;
    const theirs = chain.some((item) => !isMate(game, item.controller, this.seat));
    const attacked = combat?.attacks.some((attack) => this.isSameTurn(attack.seat, this.seat)) === true;
    return (theirs || attacked) && canAct(game);
  }
}
