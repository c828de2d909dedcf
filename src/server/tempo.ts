// The tempo of computers: how long one takes must not tell whether there was anything to think about. Whoever has cards in hand
// and something untapped takes as long to let a thing happen as she took for such chances before, whether she had a choice or not,
// and even where the book asks only those who have one.

import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Game, Seat } from '../game/index.ts';

/** So many thoughts of a seat are remembered. */
const REMEMBERED = 12;
/** Who has thought so often at this table is gone by these thoughts alone. */
const ENOUGH = 3;
/** Thoughts shorter than this are not told from none by anybody at a screen, in milliseconds. */
const SHORT = 40;
/** Nobody is kept waiting for longer than this where there is nothing to think about. */
export const LONGEST = 1500;

/** What is looked at to know how long something took, and how one waits. */
export interface Time {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export const REAL: Time = { now: () => performance.now(), wait };

/** How long thoughts took, the last few of everybody. */
export class Thoughts {
  private readonly known = new Map<string, readonly number[]>();

  remember(who: string, time: number): void {
    this.known.set(who, [...this.of(who), time].slice(-REMEMBERED));
  }

  of(who: string): readonly number[] {
    return this.known.get(who) ?? [];
  }
}

export class Tempo {
  private readonly own = new Thoughts();

  constructor(
    private readonly time = REAL,
    /** Of all who play at a level, at all tables: what is gone by before somebody has thought often enough at this one. */
    private readonly all = new Thoughts(),
    private readonly levelOf: (seat: Seat) => string = () => '',
  ) {}

  /**
   * Gives what is answered without thinking, or what comes of thinking, at a tempo that tells nothing. Where many are thought
   * for, who has no choice waits for the own turn (`turn`) as who has one does.
   */
  async answer(
    game: Game,
    seat: Seat,
    byItself: Answer | null,
    { think, turn }: { readonly think: () => Promise<Answer | null>; readonly turn?: () => Promise<void> },
  ): Promise<Answer | null> {
    if (byItself !== null) {
      if (takesTime(game, seat)) await this.seems(seat, turn);
      return byItself;
    }
    const began = this.time.now();
    const answer = await think();
    if (isChance(game)) this.remember(seat, this.time.now() - began);
    return answer;
  }

  /** Takes as long as if there were something to think about. */
  async seems(seat: Seat, turn?: () => Promise<void>): Promise<void> {
    const time = this.asLong(seat);
    await Promise.all([turn?.(), ...(time > 0 ? [this.time.wait(time)] : [])]);
  }

  private remember(seat: Seat, time: number): void {
    this.own.remember(String(seat), time);
    this.all.remember(this.levelOf(seat), time);
  }

  /** As long as some thought before; nothing while such thoughts are too short to be noticed. */
  private asLong(seat: Seat): number {
    const own = this.own.of(String(seat));
    const known = own.length < ENOUGH ? this.all.of(this.levelOf(seat)) : own;
    const middle = [...known].sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? 0;
    return middle < SHORT ? 0 : Math.min(LONGEST, known[randomInt(known.length)] as number);
  }
}

const isChance = ({ question }: Game): boolean => question?.ask === 'act' && question.mayPass;

/** Whether a chance takes its time, also where there is nothing to think about. */
export const takesTime = (game: Game, seat: Seat): boolean => isChance(game) && couldHaveAChoice(game, seat);

/** What everybody can see: she has cards in hand, or something in play, with which she might do something. */
export function couldHaveAChoice({ state }: Game, seat: Seat): boolean {
  const untapped = state.inPlay.some((id) => {
    const object = state.objects[id];
    return object !== undefined && object.controller === seat && !object.tapped;
  });
  return untapped && (state.players[seat]?.hand.length ?? 0) > 0;
}
