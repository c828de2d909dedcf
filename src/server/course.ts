// The course of a duel: the game and the answers that made it, and a chair for every person at it.
// It knows nothing of pages or files; the same answers make the same course again.

import { type Answer, canAct, type Game, type Seat } from '../game/index.ts';
import type { Place, Until } from '../protocol/messages.ts';
import { Chair } from './chair.ts';
import type { KeptSettings } from './kept-setup.ts';
import type { Note } from './people/notes.ts';
import { beginGame, type DuelSetup, personSeats } from './setup.ts';
import { hasTurn, sharesTurn } from './sides.ts';

/** What is kept of a duel, besides how it was set up. */
export interface Kept {
  readonly answers: readonly Answer[];
  readonly taken: number;
  readonly settings: KeptSettings;
  /** What is in the log besides answers. */
  readonly notes: readonly Note[];
  /** Why it can only be looked at; null or left out where it can be played. */
  readonly fault?: string | null;
}

/** Somebody beside the chairs who hears what happens: the gallery. */
export interface Ear {
  readonly hear: (game: Game) => void;
  /** The game stands where it stood before something was answered. */
  readonly cut: (game: Game) => void;
}

const PASS: Answer = { kind: 'pass' };
const ACTS: readonly Answer['kind'][] = ['cast', 'use', 'land', 'duty', 'begin attack', 'attack', 'block'];

export class Course {
  readonly setup: DuelSetup;
  /** The places of the people, in the order of their seats. */
  readonly chairs: readonly Chair[];
  game: Game;
  answers: Answer[] = [];
  /** How far taking back has moved the count of answers on. */
  taken = 0;
  /** Why what is kept could not be played to its end; null where it could. */
  stuck: string | null = null;
  /** How much of the script has been said. */
  private scripted = 0;

  constructor(
    setup: DuelSetup,
    kept: Kept | null,
    private readonly ear: Ear | null = null,
  ) {
    this.setup = setup;
    this.game = beginGame(setup);
    const people = personSeats(setup);
    this.chairs = people.map((seat) => new Chair(this.game, seat, kept?.settings[seat] ?? null, people.length === 1));
    this.taken = kept?.taken ?? 0;
    this.hear();
    for (const [index, answer] of (kept?.answers ?? []).entries())
      if (!this.takeKept(answer)) {
        this.beginAgain((kept as Kept).answers.slice(0, index));
        break;
      }
    for (const chair of this.chairs) {
      chair.telling.forget(); // whoever sits down sees the table, and is told what happens from here on
      chair.pace.answered();
      chair.frame = this.at(chair) * 1000;
    }
  }

  /** What could be taken back before can be taken back again: acts, not what was paid or passed over by itself. */
  private markKept(answer: Answer): void {
    const { question } = this.game;
    const chair = question === null ? undefined : this.chair(question.player);
    if (answer.kind === 'cancel') chair?.forgetAnnouncement();
    else if (ACTS.includes(answer.kind)) chair?.mark(this.game, this.answers.length);
  }

  chair(seat: Seat): Chair | undefined {
    return this.chairs.find((each) => each.seat === seat);
  }

  /** Goes up with every answer of the seat's own, and when one is taken back. */
  at(chair: Chair): number {
    return chair.given + this.taken;
  }

  /** False where a kept answer is not allowed any more: then the duel stands where it was before, and can be looked at. */
  private takeKept(answer: Answer): boolean {
    try {
      const refusal = this.game.whyNot(answer);
      if (refusal === null) {
        this.markKept(answer);
        this.take(answer);
      } else this.stuck = `a kept answer is no longer allowed: ${refusal.reason}`;
    } catch (error) {
      this.stuck = `a kept answer cannot be taken: ${error instanceof Error ? error.message : String(error)}`;
    }
    return this.stuck === null;
  }

  // ---- answers ----

  take(answer: Answer): void {
    this.record(answer);
    this.hear();
  }

  /** An answer of a person's own: it can be taken back, and play begins to go on from it. */
  answer(chair: Chair, answer: Answer): void {
    if (answer.kind === 'cancel') chair.forgetAnnouncement();
    else chair.mark(this.game, this.answers.length);
    chair.pace.answered();
    chair.pace.chooses(this.game, answer);
    this.take(answer);
  }

  /** The same, and what it costs is paid by itself. */
  answerPaying(chair: Chair, answer: Answer): void {
    this.answer(chair, answer);
    chair.paying = answer.kind === 'cast' ? answer.card : answer.kind === 'use' ? answer.source : 0;
  }

  /** What has been announced is paid by itself from here on, X as large as it can be. */
  payOn(chair: Chair): void {
    chair.pace.answered();
    chair.paying = this.game.question?.source ?? 0;
  }

  run(chair: Chair, to: Place, first: Answer | null): void {
    chair.pace.run(to);
    if (first === null) return;
    chair.mark(this.game, this.answers.length);
    this.take(first);
  }

  passOn(chair: Chair, until: Until, first: Answer | null): void {
    chair.pace.passOn(until, this.game);
    if (first === null) return;
    chair.mark(this.game, this.answers.length);
    this.take(first);
  }

  private record(answer: Answer): void {
    const seat = answer.kind === 'concede' ? answer.seat : this.game.question?.player;
    for (const chair of this.chairs)
      if (chair.seat === seat) chair.given += 1;
      else chair.others = this.answers.length;
    const isComputers = this.chairs.every((chair) => chair.seat !== seat);
    if (isComputers && JSON.stringify(this.setup.script[this.scripted]) === JSON.stringify(answer)) this.scripted += 1;
    this.answers.push(answer);
    this.game.take(answer);
  }

  private hear(): void {
    for (const chair of this.chairs) chair.hear(this.game);
    this.ear?.hear(this.game);
  }

  /** What a run begins with: passing, declining to attack, or the attack itself where it is an act of the main phase. */
  firstOfRun({ seat, pace }: Chair, to: Place | null): Answer | null {
    const { game } = this;
    const attack: Answer = { kind: 'begin attack' };
    const isOwn = to !== null && sharesTurn(game.book, game.names.length, to.seat, seat);
    const attacks = isOwn && pace.isAttack(to) && hasTurn(game, seat);
    const wanted: readonly Answer[] = [...(attacks ? [attack] : []), PASS, { kind: 'attack', attackers: [] }];
    return wanted.find((answer) => game.whyNot(answer) === null) ?? null;
  }

  /** What a computer answers without thinking: what it must, and what its script says; null if it has to think. */
  computerByItself(): Answer | null {
    const { game } = this;
    if (!canAct(game)) return PASS;
    const scripted = this.setup.script[this.scripted];
    if (scripted === undefined) return null;
    if (game.whyNot(scripted) === null) return scripted;
    return game.whyNot(PASS) === null ? PASS : null;
  }

  // ---- taking back, and following ----

  /** Takes a seat's last answer back: the same game again with fewer answers. The logs are cut, not written anew. */
  undo(chair: Chair): void {
    const mark = chair.lastMark();
    if (mark === undefined) return;
    const undone = chair.given;
    for (const each of this.chairs) each.forgetMarks(mark.answers);
    this.beginAgain(this.answers.slice(0, mark.answers));
    this.taken += undone - chair.given + 1;
    chair.pace.answered();
    chair.pace.running = null;
    chair.pace.until = null;
  }

  private beginAgain(answers: readonly Answer[]): void {
    this.game = beginGame(this.setup);
    this.answers = [];
    this.scripted = 0;
    for (const each of this.chairs) each.beginAgain();
    for (const answer of answers) this.record(answer);
    for (const each of this.chairs) {
      each.log.forget(this.game.events.length);
      each.telling.forget();
    }
    this.ear?.cut(this.game);
  }

  /** Becomes the course that these answers make, which other processes have had a part in; gives who has answered. */
  follow(answers: readonly Answer[], taken: number): readonly Seat[] {
    const known = this.answers.length;
    const goesOn = known <= answers.length && (known === 0 || this.answers[known - 1] === answers[known - 1]);
    if (!goesOn) {
      const differs = this.answers.findIndex((answer, index) => answer !== answers[index]);
      for (const chair of this.chairs) chair.forgetMarks(differs);
      this.beginAgain(answers.slice(0, differs));
    }
    this.taken = taken;
    const seats = new Set<Seat>();
    for (const answer of answers.slice(this.answers.length)) {
      const seat = answer.kind === 'concede' ? answer.seat : this.game.question?.player;
      if (seat !== undefined) seats.add(seat);
      this.chair(seat ?? -1)?.pace.answered();
      this.take(answer);
    }
    return [...seats];
  }
}

/** What a computer answers, if it is allowed. */
export function checked(game: Game, answer: Answer): Answer {
  const refusal = game.whyNot(answer);
  if (refusal !== null) throw new Error(`the opponent gave an answer that is not allowed: ${refusal.reason}`);
  return answer;
}
