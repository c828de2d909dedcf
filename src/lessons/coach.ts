// The coach: knows how far a scene has come from the answers given so far, says what is to be done next, and what is
// wrong with an answer before it is carried out, so that nothing has to be mended.

import type { Answer, Game, Seat } from '../game/index.ts';
import { canBeDone, deedOf } from './deeds.ts';
import { deedsOf, doerOf, type Lesson, type Scene, type Step } from './lesson.ts';

/** What the coach says now. */
export interface Advice {
  readonly lesson: string;
  readonly title: string;
  readonly scene: number;
  readonly scenes: number;
  readonly step: number;
  readonly steps: number;
  readonly says: string;
  readonly hint: string;
  readonly over: boolean;
}

export class Coach {
  private readonly lesson: Lesson;
  private readonly number: number;
  private readonly begin: () => Game;

  constructor(lesson: Lesson, scene: number, begin: () => Game) {
    this.lesson = lesson;
    this.number = scene;
    this.begin = begin;
  }

  private get scene(): Scene {
    return this.lesson.scenes[this.number] as Scene;
  }

  /** How many steps the answers have done: what is passed over or paid by itself is no step. */
  done(answers: readonly Answer[]): number {
    const game = this.begin();
    let done = 0;
    for (const answer of answers) {
      const step = this.scene.steps[done];
      if (step !== undefined && isStep(game, answer, step)) done += 1;
      game.take(answer);
    }
    return done;
  }

  /** What is said to a seat; one whose turn it is not hears whom to wait for. */
  advice(answers: readonly Answer[], seat: Seat): Advice {
    const { steps, title, learnt, position } = this.scene;
    const step = this.done(answers);
    const next = steps[step];
    const waits = next !== undefined && doerOf(next) !== seat;
    const other = waits ? Object.keys(position.seats)[doerOf(next)] : '';
    return {
      lesson: this.lesson.id,
      title,
      scene: this.number + 1,
      scenes: this.lesson.scenes.length,
      step,
      steps: steps.length,
      says: waits ? `Now ${other} is led. Look on, and wait for your turn.` : (next?.says ?? learnt),
      hint: waits ? '' : (next?.hint ?? ''),
      over: next === undefined,
    };
  }

  /**
   * What the table may do by itself: a chance to act that is not what the lesson waits for goes by unasked, and one that
   * it waits for is asked, whatever would be passed over in a duel.
   */
  byItself(game: Game, answers: readonly Answer[], wanted: Answer | null): Answer | null {
    const step = this.scene.steps[this.done(answers)];
    if (step === undefined) return wanted;
    const isNow = game.question?.player === doerOf(step) && deedsOf(step).some((deed) => canBeDone(game, deed));
    // What would go by because it seldom matters is asked about where it is what the lesson is for.
    if (wanted !== null) return isStep(game, wanted, step) || (wanted.kind === 'pass' && isNow) ? null : wanted;
    return game.whyNot(PASS) === null && !isNow ? PASS : null;
  }

  /** What is wrong with an answer; null where it may be given. */
  wrong(game: Game, answers: readonly Answer[], answer: Answer): string | null {
    const step = this.scene.steps[this.done(answers)];
    if (step === undefined || isFree(answer) || isStep(game, answer, step)) return null;
    const deed = deedOf(game, answer);
    return step.wrong?.[deed] ?? step.wrong?.[deed.split(' ')[0] as string] ?? step.hint;
  }
}

const PASS: Answer = { kind: 'pass' };

/** Taking back and paying are nobody's mistake. */
const isFree = ({ kind }: Answer): boolean => kind === 'cancel' || kind === 'pay' || kind === 'concede';

const isStep = (game: Game, answer: Answer, step: Step): boolean =>
  game.question?.player === doerOf(step) && deedsOf(step).includes(deedOf(game, answer));
