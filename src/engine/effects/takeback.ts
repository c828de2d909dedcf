// Prevention where damage waits for it (1997): what is aimed at is damage that has been dealt and has yet to count.

import { updateState, updateTurn } from '../../core/change.ts';
import type { Hurt, Id, Packet } from '../../core/state.ts';
import { whole } from '../../core/whole.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import type { PurposeOf } from '../asking/purposes.ts';
import { gain, packetFrom, prevented, type Receiver, totalOf } from '../damage/damage.ts';
import { layOut, turnedTo } from '../damage/meeting.ts';
import { divertedNow, waitingFor } from '../damage/modifiers.ts';
import type { Machine } from '../machine.ts';
import type { Prevention } from '../things/nature.ts';
import { amountOf, type Context, seatsOf } from '../things/refs.ts';

/**
 * Of which sources, in order, it takes: those that were named on announcing. "If there are any other decisions to make …
 * you must make these when you activate the effect" (line 1322), and prevention is aimed at damage (line 1279).
 */
export function* nameSources(m: Machine, effect: Effect, context: Context): Asking<Id[]> {
  if (effect.do !== 'prevent' && effect.do !== 'preventFromSource' && effect.do !== 'redirect') return [];
  const named: Id[] = [];
  let open: readonly Packet[] = waitingFor(m, effect, context);
  // One source, however much it deals; or as many as are needed, and nobody is asked where it is enough for all.
  let left = effect.do === 'prevent' ? amountOf(m, effect.amount, context) : 1;
  while (left > 0 && open.length > 0) {
    const all = effect.do === 'prevent' && left >= totalOf(open);
    const next = all ? open : yield* oneSource(m, effect, open, context);
    named.push(...new Set(next.map((packet) => packet.source)));
    left -= effect.do === 'prevent' ? totalOf(next) : 1;
    open = open.filter((packet) => !next.includes(packet));
  }
  return named;
}

/** What waits of the damage an effect is for, that of the source named first first. */
function* meantBy(m: Machine, effect: Prevention, context: Context): Asking<readonly Packet[]> {
  const announced = context.item?.choices ?? [];
  const sources = announced.length > 0 ? announced.map(whole) : yield* nameSources(m, effect, context);
  const waiting = waitingFor(m, effect, context);
  return [...new Set(sources)].flatMap((source) => waiting.filter((packet) => packet.source === source));
}

/** Takes so much of this damage. */
function share(amount: number, damage: readonly Packet[]): ReadonlyMap<Packet, number> {
  const taken = new Map<Packet, number>();
  let left = amount;
  for (const packet of damage) {
    taken.set(packet, Math.min(left, packet.amount));
    left -= Math.min(left, packet.amount);
  }
  return taken;
}

function takeAway(m: Machine, taken: ReadonlyMap<Packet, number>): number {
  updateState(m, { packets: m.state.packets.map((packet) => prevented(m, packet, taken.get(packet) ?? 0)) });
  return [...taken.values()].reduce((sum, each) => sum + each, 0);
}

/**
 * So much damage to somebody, of one source or of several. What the text deals for it is damage like any other and
 * waits in the same step.
 */
export function* takeBack(
  m: Machine,
  effect: Extract<Effect, { do: 'prevent' }>,
  amount: number,
  answers: Receiver | null,
  context: Context,
): Asking<number> {
  const done = takeAway(m, share(amount, yield* meantBy(m, effect, context)));
  if (done > 0 && answers !== null) yield* m.book.damage.deal(m, [packetFrom(m, context, answers, done, false)]);
  return done;
}

export function takeBackAll(m: Machine, effect: Extract<Effect, { do: 'preventAll' }>, context: Context): void {
  takeAway(m, new Map(waitingFor(m, effect, context).map((packet) => [packet, packet.amount])));
}

/** All the damage of one source, of those whose damage waits. */
export function* takeBackFrom(
  m: Machine,
  effect: Extract<Effect, { do: 'preventFromSource' }>,
  context: Context,
): Asking {
  const from = yield* meantBy(m, effect, context);
  const { leaves = 0 } = effect;
  const taken = leaves === 'all' ? 0 : takeAway(m, share(Math.max(0, totalOf(from) - leaves), from));
  if (effect.gain) gain(m, context.controller, taken);
  const [dealt] = from;
  if (effect.back && dealt !== undefined) {
    const to = { object: 0, seat: dealt.controller };
    yield* m.book.damage.deal(m, [packetFrom(m, context, to, totalOf(from), false)]);
  }
}

/**
 * The sources whose damage of this turn could be turned back: what has counted, and what waits (1997). Where what is announced
 * takes effect together, also what has been announced: its damage is dealt by the time the later spell comes after it (1993, p. 30).
 */
function hurtful(m: Machine, effect: Extract<Effect, { do: 'preventFromSource' }>, context: Context): Id[] {
  const seats = seatsOf(m, effect.to, context);
  const counted = m.state.turn.hurt.filter(({ seat }) => seats.includes(seat)).map(({ by }) => by.id);
  const waiting = waitingFor(m, effect, context).map(({ source }) => source);
  return [...new Set([...counted, ...waiting, ...announcedBefore(m, context)])];
}

/** What has been announced and may still deal damage: not what only comes into play. */
function announcedBefore(m: Machine, { source }: Context): Id[] {
  if (m.book.facts.timing.resolves !== 'together') return [];
  return m.state.chain
    .filter(({ what, object }) => object !== source && !(what === 'spell' && m.kind(object).permanent))
    .map(({ object }) => object);
}

/** Which of them it is for; 0 where nothing has dealt any. */
export function* chooseHurtful(
  m: Machine,
  effect: Extract<Effect, { do: 'preventFromSource' }>,
  context: Context,
): Asking<Id> {
  const from = hurtful(m, effect, context).map(objectOption);
  const purpose = 'prevent damage from which source';
  const [picked] = yield* ask.pick(m, context.controller, context.source, purpose, from, { min: 1, max: 1 });
  return picked?.id ?? 0;
}

/** "Added to your life total instead of subtracted": what the source has done is undone, and is gained besides. */
export function* turnBack(m: Machine, effect: Extract<Effect, { do: 'preventFromSource' }>, context: Context): Asking {
  const announced = context.item?.choices[0];
  const from = announced === undefined ? yield* chooseHurtful(m, effect, context) : whole(announced);
  const seats = seatsOf(m, effect.to, context);
  const isIt = ({ seat, by }: Hurt): boolean => by.id === from && seats.includes(seat);
  const counted = m.state.turn.hurt.filter(isIt).reduce((sum, { amount }) => sum + amount, 0);
  updateTurn(m, { hurt: m.state.turn.hurt.filter((each) => !isIt(each)) });
  const waiting = waitingFor(m, effect, context).filter(({ source }) => source === from);
  gain(m, context.controller, 2 * counted + takeAway(m, share(totalOf(waiting), waiting)));
}

/** So much damage of one source goes to somebody else, and meets what protects that one. */
export function* moveOn(
  m: Machine,
  effect: Extract<Effect, { do: 'redirect' }>,
  amount: number,
  to: Receiver,
  context: Context,
): Asking {
  const taken = share(amount, yield* meantBy(m, effect, context));
  updateState(m, {
    packets: m.state.packets
      .map((packet) => ({ ...packet, amount: packet.amount - (taken.get(packet) ?? 0) }))
      .filter((packet) => packet.amount > 0),
  });
  yield* layOut(
    m,
    [],
    [...taken].filter(([, number]) => number > 0).map(([packet, number]) => turnedTo(m, packet, number, to)),
  );
}

/** Redirection that has just begun takes what waits (1997): it is part of the damage of this turn. */
export function* turnWaiting(m: Machine): Asking {
  const waiting = m.state.packets;
  const turned = waiting.flatMap((packet) => {
    const object = divertedNow(m, packet);
    return object === 0 ? [] : [{ packet, now: turnedTo(m, packet, packet.amount, { object, seat: -1 }) }];
  });
  if (turned.length === 0) return;
  updateState(m, { packets: waiting.filter((each) => !turned.some(({ packet }) => packet === each)) });
  yield* layOut(
    m,
    [],
    turned.map(({ now }) => now),
  );
}

/** What the naming of a source is for: not everything that asks for one prevents its damage. */
export function purposeOfSource(effect: Prevention): PurposeOf<'pick'> {
  if (effect.do === 'redirect') return 'redirect damage from which source';
  if (effect.do === 'preventFromSource' && effect.leaves === 'all') return 'answer damage from which source';
  return 'prevent damage from which source';
}

function* oneSource(
  m: Machine,
  effect: Prevention,
  waiting: readonly Packet[],
  context: Context,
): Asking<readonly Packet[]> {
  const sources = [...new Set(waiting.map((packet) => packet.source))].map(objectOption);
  const purpose = purposeOfSource(effect);
  const [picked] = yield* ask.pick(m, context.controller, context.source, purpose, sources, { min: 1, max: 1 });
  return waiting.filter((packet) => packet.source === picked?.id);
}
