// What lies face down under a mask is turned up as soon as it does anything by which it could be known.

import { turnFace } from '../../core/change.ts';
import type { Id, Packet } from '../../core/state.ts';
import type { Machine } from '../machine.ts';
import { charOf } from '../things/characteristics.ts';

/** It would be tapped, or dealt damage: it is turned up first, and it is the card itself that this happens to. */
export function turnUp(m: Machine, id: Id): void {
  const { faceDown, zone, kind } = m.object(id);
  if (faceDown && zone === 'play' && m.kinds.isMask(kind)) turnFace(m, id, null);
}

/**
 * It would deal damage in the attack: what has any power, or has no size of its own while it lies there (0/1), so that only
 * the card can say how much it is.
 */
export function turnUpToStrike(m: Machine, ids: Iterable<Id>): void {
  for (const id of ids) {
    const [power] = m.kind(id).definition.size ?? [0];
    if (m.object(id).faceDown && (charOf(m, id).power > 0 || power === 0)) turnUp(m, id);
  }
}

/** Damage would be dealt: both who deals it and who is dealt it are turned up, and it has the colours of the card. */
export function turnUpForDamage(m: Machine, packets: readonly Packet[]): readonly Packet[] {
  const isHidden = (id: Id): boolean => id !== 0 && m.object(id).faceDown;
  if (!packets.some(({ source, object }) => isHidden(source) || isHidden(object))) return packets;
  return packets.map((packet) => {
    if (packet.amount <= 0) return packet;
    const { source, sourceLife, object, objectLife } = packet;
    if (object !== 0 && m.object(object).life === objectLife) turnUp(m, object);
    if (!isHidden(source) || m.object(source).life !== sourceLife) return packet;
    turnUp(m, source);
    return { ...packet, colors: charOf(m, source).colors };
  });
}
