// The tempo of computers: how long one takes must not tell whether there was anything to think about. Whoever has cards in hand
// and something untapped takes as long to let a thing happen as she took for such chances before, whether she had a choice or not.

import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Game, Seat } from '../game/index.ts';

/** So many thoughts of a seat are remembered. */
const REMEMBERED = 12;
/** Thoughts shorter than this are not told from none by anybody at a screen, in milliseconds. */
const SHORT = 40;
/** Nobody is kept waiting for longer than this where there is nothing to think about. */
export const LONGEST = 1500;

export class Tempo {
  private readonly thoughts = new Map<Seat, number[]>();

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
    const isChance = game.question?.ask === 'act' && game.question.mayPass;
    if (byItself !== null) {
      if (!isChance || !couldHaveAChoice(game, seat)) return byItself;
      const time = this.asLong(seat);
      await Promise.all([turn?.(), ...(time > 0 ? [wait(time)] : [])]);
      return byItself;
    }
    const began = performance.now();
    const answer = await think();
    if (isChance) this.remember(seat, performance.now() - began);
    return answer;
  }

  private remember(seat: Seat, time: number): void {
    this.thoughts.set(seat, [...(this.thoughts.get(seat) ?? []), time].slice(-REMEMBERED));
  }

  /** As long as some thought of this seat before; nothing while her thoughts are too short to be noticed. */
  private asLong(seat: Seat): number {
    const known = this.thoughts.get(seat) ?? [];
    const middle = [...known].sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? 0;
    return middle < SHORT ? 0 : Math.min(LONGEST, known[randomInt(known.length)] as number);
  }
}

/** What everybody can see: she has cards in hand, or something in play, with which she might do something. */
function couldHaveAChoice({ state }: Game, seat: Seat): boolean {
  const untapped = state.inPlay.some((id) => {
    const object = state.objects[id];
    return object !== undefined && object.controller === seat && !object.tapped;
  });
  return untapped && (state.players[seat]?.hand.length ?? 0) > 0;
}
