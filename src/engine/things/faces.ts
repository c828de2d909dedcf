// Who sees what: the one answer to whether a seat may know which card something is, and what it is taken for otherwise.
// Views, events in words, imagination, undoing, refusals and the checks of random games all ask here.

import type { Id, Seat, Zone } from '../../core/state.ts';
import type { Machine } from '../machine.ts';
import { holdsFor } from './characteristics.ts';
import type { Kind } from './kinds.ts';

/** Who may look at a card that lies in a zone: everybody, its owner alone, or nobody. */
const OPEN_TO: { readonly [zone in Zone]: 'all' | 'owner' | 'nobody' } = {
  play: 'all',
  graveyard: 'all',
  removed: 'all',
  ante: 'all',
  chain: 'all',
  gone: 'all',
  hand: 'owner',
  library: 'nobody',
  drawing: 'nobody',
  aside: 'nobody',
};

/** Somebody who looks on and sits nowhere: sees what lies open to all, and nothing that one of the players was shown. */
export const NOBODY: Seat = -1;

/** What a seat sees of a thing. */
export interface FaceSeen {
  /** What it is taken for by everybody who does not see the card: of a face-down creature a creature; else null. */
  readonly shown: Kind | null;
  /** What it is (a copy is what it copies), where the seat may know that; else null. */
  readonly card: Kind | null;
}

const NOTHING: FaceSeen = { shown: null, card: null };

export function faceOf(m: Machine, id: Id, seat: Seat): FaceSeen {
  const object = m.state.objects[id];
  if (id <= 0 || object === undefined) return NOTHING;
  const kind = m.kinds.of(object.kind);
  if (object.faceDown) return { shown: kind, card: maySee(m, id, seat) ? m.kinds.of(object.printed) : null };
  return maySee(m, id, seat) ? { shown: kind, card: kind } : NOTHING;
}

/** Whether a seat may know which card it is. */
export function maySee(m: Machine, id: Id, seat: Seat): boolean {
  const { zone, owner, controller, faceDown } = m.object(id);
  if (seat === NOBODY) return !faceDown && isOpenToAll(m, id);
  if (faceDown) return seat === owner || seat === controller || m.player(seat).knows.includes(id);
  switch (OPEN_TO[zone]) {
    case 'all':
      return true;
    case 'owner':
      return (
        seat === owner ||
        m.player(seat).knows.includes(id) ||
        (m.book.variant.openHands && m.player(seat).team === m.player(owner).team) ||
        holdsFor(m, owner, 'hand revealed')
      );
    case 'nobody':
      // What is laid out to be drawn was on top, but nobody has looked at it yet.
      if (zone === 'drawing' || zone === 'aside') return false;
      return (
        m.player(seat).knows.includes(id) ||
        (m.player(owner).library.at(-1) === id && holdsFor(m, owner, 'top card revealed'))
      );
  }
}

/** Whether a card that lies face up can be seen by everybody, whoever they are. */
function isOpenToAll(m: Machine, id: Id): boolean {
  const { zone, owner } = m.object(id);
  if (OPEN_TO[zone] === 'owner') return holdsFor(m, owner, 'hand revealed');
  const isTop = zone === 'library' && m.player(owner).library.at(-1) === id;
  return OPEN_TO[zone] === 'all' || (isTop && holdsFor(m, owner, 'top card revealed'));
}

/** Whether a card that goes from one place to another becomes known, or can be lost sight of, by going. */
export const isUnseenPlace = (zone: Zone): boolean => OPEN_TO[zone] === 'nobody';
export const isOpenPlace = (zone: Zone): boolean => OPEN_TO[zone] === 'all';
