// Demands on blocks ("all creatures able to block it do so"): as many of them are obeyed as the restrictions allow.

import type { Id } from '../../core/state.ts';

export interface Block {
  readonly blocker: Id;
  readonly attacker: Id;
}

/** Who could block whom, how often, and which of it is demanded. */
export interface Field {
  readonly candidates: readonly { readonly id: Id; readonly attackers: readonly Id[] }[];
  /** How many attackers the creature can block, and how many creatures can block the attacker. */
  readonly most: (blocker: Id) => number;
  readonly room: (attacker: Id) => number;
  /** The demand that a block of this attacker obeys: one for all attackers of a band; 0 if nothing is demanded. */
  readonly demand: (attacker: Id, blocker: Id) => number;
}

/** How many demands are obeyed by these blocks. */
export function obeyed(field: Field, blocks: readonly Block[]): number {
  const met = new Set<string>();
  for (const { blocker, attacker } of blocks) {
    const demand = field.demand(attacker, blocker);
    if (demand !== 0) met.add(`${blocker}:${demand}`);
  }
  return met.size;
}

/** Blocks that obey as many demands as can be obeyed at the same time, besides those that are made already. */
export function obey(field: Field, made: readonly Block[] = []): Block[] {
  const chosen: Block[] = [];
  const all = (): Block[] => [...made, ...chosen];
  const byId = new Map(field.candidates.map((each) => [each.id, each]));
  const place = (id: Id, seen: Set<Id>): boolean => {
    for (const attacker of byId.get(id)?.attackers ?? []) {
      const demand = field.demand(attacker, id);
      if (demand === 0 || seen.has(attacker)) continue;
      if (all().some((each) => each.blocker === id && field.demand(each.attacker, id) === demand)) continue;
      seen.add(attacker);
      if (all().filter((each) => each.attacker === attacker).length < field.room(attacker)) {
        chosen.push({ blocker: id, attacker });
        return true;
      }
      // There is no room: perhaps one that blocks it has another to block.
      for (const other of chosen.filter((each) => each.attacker === attacker)) {
        chosen.splice(chosen.indexOf(other), 1);
        if (place(other.blocker, seen)) {
          chosen.push({ blocker: id, attacker });
          return true;
        }
        chosen.push(other);
      }
    }
    return false;
  };
  for (const { id } of field.candidates) {
    let free = field.most(id) - made.filter((each) => each.blocker === id).length;
    while (free > 0 && place(id, new Set())) free -= 1;
  }
  return chosen;
}
