// Words for Beta's simultaneous effects: everybody passes, and the later caster says when the effect takes place.

import { expect } from 'vitest';
import { play } from '../../play.ts';
import type { Actor } from '../../support/actor.ts';

/** Everybody passes until somebody is asked something else than what to do. */
export function untilAsked(): void {
  for (let i = 0; i < 40 && play.question?.ask === 'act'; i += 1) play.pass();
}

/** Everybody passes until what waits has taken effect, or somebody is asked something else than what to do. */
export function untilDone(): void {
  while (play.game.state.chain.length > 0 && play.question?.ask === 'act') play.pass();
}

function places(actor: Actor): number[] {
  untilAsked();
  const { question } = play;
  expect(question, 'the order must be asked').toMatchObject({
    ask: 'pick',
    purpose: 'when it takes effect',
    player: actor.seat,
  });
  return question?.ask === 'pick' ? question.from.map((option) => option.id) : [];
}

/** The later caster lets the effect come as early as may be. */
export function comesFirst(actor: Actor): void {
  actor.chooses(Math.min(...places(actor)));
}

/** The later caster lets the effect come as late as may be. */
export function comesLast(actor: Actor): void {
  actor.chooses(Math.max(...places(actor)));
}
