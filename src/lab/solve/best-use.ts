// What an attack comes to at most: what is unblocked or may be, and the best use of all texts that there is mana for.

import { type ManaCost, totalCost } from '../../game/index.ts';

/** The powers that could still come through in combat: those that nothing stops, and those that any blocker stops, strongest first. */
export interface Power {
  /** Of those that nothing can be done about. */
  readonly free: number;
  /** Of those that no blocker stops, but that could be aimed at. */
  readonly loose: readonly number[];
  readonly stoppable: readonly number[];
  readonly blockers: number;
  /** How many creatures could still deal damage to a player if they became stronger. */
  readonly strikers: number;
}

/** A text that could still be used, and what it costs; nothing where it has been paid for. */
export interface Text {
  readonly damage: number;
  readonly removes: number;
  readonly cost: ManaCost | null;
}

/** What there is to pay with: in all, and of each kind where that is known. */
export interface Purse {
  readonly mana: number;
  readonly kinds: readonly number[] | null;
}

/** What the other side takes away from it. */
export interface Less {
  /** So many attackers will be taken away when all else has been done. */
  readonly removals: number;
  /** A card in hand that will be countered; 0 for none. */
  readonly countered: number;
}

/** More texts than this are all taken to be affordable. */
const MOST_CHOSEN = 7;

/**
 * What takes a blocker out of the way deals no damage to the player besides: the most that can be got by using some for the one
 * and the rest for the other, with so much mana. The other side has its remaining blockers stop the strongest, one each.
 */
export function bestUse(power: Power, texts: readonly Text[], purse: Purse, removals: number): number {
  let sure = power.free;
  let cleared = 0;
  const open: Text[] = [];
  for (const text of texts) {
    const { damage, removes, cost } = text;
    // What costs nothing more and takes nothing away is used; what can be used more than once is counted for both.
    if (cost === null && (removes === 0 || damage === 0 || removes > 1)) {
      sure += damage;
      cleared += removes;
    } else open.push(text);
  }
  const { loose, stoppable, blockers } = power;
  // What comes through is the same for many ways to choose.
  const came: number[] = [];
  const through = (gone: number): number => {
    const cleared = Math.min(gone, blockers);
    came[cleared] ??= comesThrough([...loose, ...stoppable.slice(blockers - cleared)], removals);
    return came[cleared] as number;
  };
  if (open.length > MOST_CHOSEN) return open.reduce((sum, { damage }) => sum + damage, sure + through(blockers));
  const spent: ManaCost[] = [];
  const choose = (at: number, dealt: number, gone: number): number => {
    const text = open[at];
    if (text === undefined) return dealt + through(gone);
    let most = choose(at + 1, dealt, gone);
    const { damage, removes, cost } = text;
    if (cost !== null) {
      spent.push(cost);
      if (!isAffordable(spent, purse)) {
        spent.pop();
        return most;
      }
    }
    if (damage > 0) most = Math.max(most, choose(at + 1, dealt + damage, gone + (removes > 1 ? removes : 0)));
    if (removes > 0) most = Math.max(most, choose(at + 1, dealt, gone + removes));
    if (cost !== null) spent.pop();
    return most;
  };
  return choose(0, sure, cleared);
}

/** What of these powers is left when the strongest have been taken away. */
function comesThrough(powers: number[], removals: number): number {
  if (removals > 0) powers.sort((a, b) => b - a).splice(0, removals);
  return powers.reduce((sum, each) => sum + each, 0);
}

/** Whether all of these could be paid for, as far as can be told without paying. */
function isAffordable(costs: readonly ManaCost[], { mana, kinds }: Purse): boolean {
  let total = 0;
  for (const cost of costs) total += totalCost(cost);
  if (total > mana) return false;
  for (let kind = 0; kinds !== null && kind < kinds.length; kind += 1) {
    let needed = 0;
    for (const { colored } of costs) needed += colored[kind] ?? 0;
    if (needed > (kinds[kind] as number)) return false;
  }
  return true;
}
