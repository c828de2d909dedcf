// Counters that go in place of damage: all of it at once, or one for each, which is looked at last.

import { counterNumber } from '../../core/change.ts';
import type { Packet } from '../../core/state.ts';
import { loseCounters } from '../happening/counters.ts';
import type { Machine } from '../machine.ts';
import { prevented } from './damage.ts';
import { applicable, isPiecemeal, isPreventable, isThere, type Modifier } from './modifiers.ts';

/** The counters go, and what is left of the damage. */
export function shed(m: Machine, { counter, each }: Extract<Modifier, { kind: 'sheds' }>, packet: Packet): Packet {
  const there = counterNumber(m.object(packet.object), counter);
  const amount = each ? Math.min(there, packet.amount) : packet.amount;
  // What cannot be prevented is dealt, and the counters go all the same.
  const left = isPreventable(m, packet) ? prevented(m, packet, amount) : packet;
  loseCounters(m, packet.object, counter, amount);
  return left;
}

/** What is left of damage that counts now when what goes for it piece by piece has gone. */
export const afterPieces = (m: Machine, packets: readonly Packet[]): Packet[] =>
  packets.map((packet) => {
    if (packet.object === 0 || !isThere(m, packet)) return packet;
    let left = packet;
    for (const modifier of applicable(m, { packet, met: [] }))
      if (modifier.kind === 'sheds' && isPiecemeal(modifier)) left = shed(m, modifier, left);
    return left;
  });
