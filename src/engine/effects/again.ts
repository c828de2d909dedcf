// The same again: for each of several players or things, so many times, or until something is so; and one of several things.

import { lookAgain, updateObject } from '../../core/change.ts';
import type { Ref } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import type { Asking } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import { bind, marks } from '../things/names.ts';
import { amountOf, type Context, conditionHolds, registerOf, seatsOf } from '../things/refs.ts';
import { affected } from './objects.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Whoever or whatever it is has the name while it is dealt with; who they are is settled before the first. */
export function* forEach(m: Machine, effect: Of<'forEach'>, context: Context): Asking {
  const things = marks(m, affected(m, effect.of, context));
  // What somebody has chosen is spoken of as things, and not as those who chose: they are nobody where nothing was.
  const seats = things.length > 0 || isNothing(effect.of, context) ? [] : seatsOf(m, effect.of, context);
  for (const seat of seats) {
    bind(m, effect, context, { seats: [seat], number: 1 });
    yield* m.run(effect.then, context);
  }
  for (const each of things) {
    bind(m, effect, context, { things: [each] });
    context.about = each.id;
    yield* m.run(effect.then, context);
  }
  context.about = 0;
  bind(m, effect, context, { seats, things, number: seats.length + things.length });
}

/** A name that was given and has come to mean nothing. */
const isNothing = (of: Ref, context: Context): boolean =>
  of.ref === 'named' && registerOf(context, of.name)?.number === 0;

/** One of several things is done, chosen on announcing where such choices are made then; its word may stay on the source. */
export function* oneOf(m: Machine, effect: Of<'oneOf'>, context: Context): Asking {
  const words = effect.of.map(({ word }) => word);
  const made = context.item?.choices.map((choice) => words.indexOf(choice)).find((index) => index >= 0);
  const named = words.map((word) => (registerOf(context, word)?.things ?? []).map(({ id }) => id));
  const more = named.some((things) => things.length > 0) ? { named } : {};
  const about = context.about || context.source;
  const chosen = made ?? (yield* ask.option(m, context.controller, about, 'choose one of these', words, more));
  const option = effect.of[chosen];
  if (option === undefined) return;
  if (effect.keep && m.object(context.source).life === context.sourceLife) {
    updateObject(m, context.source, { chosen: option.word });
    lookAgain(m);
  }
  yield* m.run(option.then, context);
}

/** A text that goes on for ever ends here: the books have no other end for it than that of the game. */
const MOST = 1000;

/** Where things are only tried chance says the same every time: so many rounds show what comes of it. */
const TRIED = 4;

export function* repeat(m: Machine, effect: Of<'repeat'>, context: Context): Asking {
  const times = effect.times === null ? MOST : Math.min(MOST, amountOf(m, effect.times, context));
  for (let time = 0; time < times; time += 1) {
    yield* m.run(effect.then, context);
    if (effect.until !== null && conditionHolds(m, effect.until, context)) return;
    if (m.luck?.used === true && time + 1 >= TRIED) return;
  }
}
