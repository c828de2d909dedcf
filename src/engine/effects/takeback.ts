// Prevention where damage waits for it (1997): what is aimed at is damage that has been dealt and has yet to count.

import { updateState } from '../../core/change.ts';
import type { Packet } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../ask.ts';
import { packetFrom, prevented, type Receiver, totalOf } from '../damage.ts';
import { type Asking, object as objectOption } from '../decision.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../match.ts';
import { layOut, turnedTo } from '../meeting.ts';
import { affectedSeat, isFrom, isPreventable } from '../modifiers.ts';
import type { Prevention } from '../nature.ts';
import { type Context, objectsOf, seatsOf } from '../refs.ts';

/** Whether this damage is such as the effect could prevent or redirect. */
function isMeant(m: Machine, effect: Prevention, packet: Packet, context: Context): boolean {
  if (packet.amount <= 0) return false;
  if (effect.do === 'redirect') return affectedSeat(m, packet) === context.controller;
  if (!isPreventable(m, packet)) return false;
  if (effect.do === 'preventAll' && effect.things !== null && packet.object !== 0)
    if (matches(m, effect.things, packet.object, context)) return true;
  if (effect.do === 'preventFromSource' && !isFrom(m, effect.source, packet, context)) return false;
  return packet.object === 0
    ? seatsOf(m, effect.to, context).includes(packet.seat)
    : objectsOf(m, effect.to, context).includes(packet.object);
}

/** Takes so much of the waiting damage, of one source after the other; where it is too much its player says of which. */
function* share(
  m: Machine,
  context: Context,
  amount: number,
  waiting: readonly Packet[],
): Asking<ReadonlyMap<Packet, number>> {
  const taken = new Map<Packet, number>();
  let left = amount;
  let open = waiting;
  while (left > 0 && open.length > 0) {
    const next = left >= totalOf(open) ? open : yield* oneSource(m, open, context);
    for (const packet of next) {
      taken.set(packet, Math.min(left, packet.amount));
      left -= Math.min(left, packet.amount);
    }
    open = open.filter((packet) => !next.includes(packet));
  }
  return taken;
}

const waitingFor = (m: Machine, effect: Prevention, context: Context): Packet[] =>
  m.state.packets.filter((packet) => isMeant(m, effect, packet, context));

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
): Asking {
  const done = takeAway(m, yield* share(m, context, amount, waitingFor(m, effect, context)));
  if (done > 0 && answers !== null) yield* m.book.damage.deal(m, [packetFrom(m, context, answers, done, false)]);
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
  const from = yield* oneSource(m, waitingFor(m, effect, context), context);
  takeAway(m, new Map(from.map((packet) => [packet, packet.amount])));
}

/** So much damage of one source goes to somebody else, and meets what protects that one. */
export function* moveOn(
  m: Machine,
  effect: Extract<Effect, { do: 'redirect' }>,
  amount: number,
  to: Receiver,
  context: Context,
): Asking {
  const from = yield* oneSource(m, waitingFor(m, effect, context), context);
  const taken = yield* share(m, context, amount, from);
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

function* oneSource(m: Machine, waiting: readonly Packet[], context: Context): Asking<readonly Packet[]> {
  const sources = [...new Set(waiting.map((packet) => packet.source))].map(objectOption);
  const purpose = 'prevent damage from which source';
  const [picked] = yield* ask.pick(m, context.controller, context.source, purpose, sources, 1, 1);
  return waiting.filter((packet) => packet.source === picked?.id);
}
