// Combat damage: who strikes whom, who divides it, and the packets that come of it.

import { updateCombat } from '../core/change.ts';
import type { Attack, Id, Packet, Seat } from '../core/state.ts';
import { ask } from './ask.ts';
import { bandOf } from './block.ts';
import { charOf, has, isCreature } from './characteristics.ts';
import { type Asking, type Option, object as objectOption, player as playerOption } from './decision.ts';
import type { Machine } from './machine.ts';

export type Dealing = 'first' | 'normal';

/** Whether a creature deals damage in this dealing: first strikers first, all others (and double strikers) after. */
function strikes(m: Machine, id: Id, dealing: Dealing): boolean {
  const first = has(m, id, 'first strike');
  const double = has(m, id, 'double strike');
  if (dealing === 'first') return first || double;
  return double || !(m.state.combat?.struck ?? []).includes(id);
}

const present = (m: Machine, id: Id): boolean =>
  m.object(id).zone === 'play' && isCreature(m, id) && !m.object(id).mended;

/** Works out all combat damage of one dealing, asking those who divide it. */
export function* assignDamage(m: Machine, dealing: Dealing, only: readonly Attack[] | null = null): Asking<Packet[]> {
  const packets: Packet[] = [];
  const attacks = only ?? m.state.combat?.attacks ?? [];
  const struck: Id[] = [];
  for (const attack of attacks) {
    if (!present(m, attack.id) || !strikes(m, attack.id, dealing)) continue;
    struck.push(attack.id);
    packets.push(...(yield* attackerDamage(m, attack)));
  }
  for (const blocker of [...new Set(attacks.flatMap((attack) => attack.blockers))]) {
    if (!present(m, blocker) || !strikes(m, blocker, dealing)) continue;
    if (m.object(blocker).tapped && !m.book.facts.combat.tappedBlockersStrike) continue;
    struck.push(blocker);
    packets.push(
      ...(yield* blockerDamage(
        m,
        blocker,
        attacks.filter((attack) => attack.blockers.includes(blocker)),
      )),
    );
  }
  updateCombat(m, { struck: [...(m.state.combat?.struck ?? []), ...struck] });
  return packets;
}

function packet(m: Machine, source: Id, to: Option, amount: number, spill: Seat): Packet {
  const object = m.object(source);
  return {
    source,
    sourceLife: object.life,
    controller: object.controller,
    colors: charOf(m, source).colors,
    object: to.what === 'object' ? to.id : 0,
    objectLife: to.what === 'object' ? m.object(to.id).life : 0,
    seat: to.what === 'player' ? to.id : -1,
    amount,
    combat: true,
    spill,
    noRegeneration: false,
  };
}

function* attackerDamage(m: Machine, attack: Attack): Asking<Packet[]> {
  const power = charOf(m, attack.id).power;
  if (power <= 0) return [];
  const attacked = attackedBy(attack);
  if (!attack.blocked) return attacked === null ? [] : [packet(m, attack.id, attacked, power, -1)];
  const blockers = attack.blockers.filter((id) => present(m, id));
  const rule = m.book.facts.combat.trample;
  const tramples = rule !== 'none' && has(m, attack.id, 'trample') && attacked !== null;
  if (blockers.length === 0) return tramples ? [packet(m, attack.id, attacked, power, -1)] : [];
  const spill = tramples && rule !== 'assigned' ? attack.seat : -1;
  const among: Option[] = blockers.map(objectOption);
  const toPlayer = tramples && rule === 'assigned';
  if (toPlayer) among.push(attacked);
  const divider = dividerOf(m, attack);
  const ordered = m.book.facts.combat.division === 'in order';
  const lethal = ordered || toPlayer ? blockers.map((id) => lethalTo(m, id, attack.id)) : null;
  const purpose = ordered ? 'divide combat damage in order' : 'divide combat damage';
  const amounts = yield* ask.split(m, divider, attack.id, purpose, {
    total: power,
    among,
    lethal,
    last: toPlayer ? among.length - 1 : -1,
  });
  return among.flatMap((to, index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0 ? [packet(m, attack.id, to, amount, to.what === 'object' ? spill : -1)] : [];
  });
}

/** The player or planeswalker attacked; a planeswalker that has left takes nothing and nobody else does. */
function attackedBy(attack: Attack): Option | null {
  if (attack.planeswalker === 0) return playerOption(attack.seat);
  return attack.planeswalker > 0 ? objectOption(attack.planeswalker) : null;
}

/** How much more damage would destroy it: what is on it counts, and one is enough for a deathtouch. */
export function lethalTo(m: Machine, id: Id, source: Id): number {
  if (m.book.facts.damage.deathtouch && has(m, source, 'deathtouch')) return 1;
  return Math.max(0, charOf(m, id).toughness - m.object(id).damage);
}

/** The attacker divides, unless one of the blockers has banding; one that takes no damage is still part of the group. */
function dividerOf(m: Machine, attack: Attack): Seat {
  if (m.book.facts.combat.banding && attack.blockers.some((id) => has(m, id, 'banding'))) return attack.seat;
  return m.object(attack.id).controller;
}

function* blockerDamage(m: Machine, blocker: Id, attacks: readonly Attack[]): Asking<Packet[]> {
  const power = charOf(m, blocker).power;
  let targets = [...new Set(attacks.flatMap((attack) => bandOf(m, attack)))].filter((id) => present(m, id));
  if (power <= 0 || targets.length === 0) return [];
  const attacker = m.state.combat?.attacker ?? m.active;
  const banded =
    m.book.facts.combat.banding && attacks.some((attack) => bandOf(m, attack).some((id) => has(m, id, 'banding')));
  const divider = banded ? attacker : m.object(blocker).controller;
  // Where blockers stand in line for damage, so do the attackers of one that blocks several.
  const ordered = m.book.facts.combat.division === 'in order';
  if (ordered) {
    const order = yield* ask.order(m, divider, blocker, 'order attackers', targets.map(objectOption));
    targets = order.map((index) => targets[index] as Id);
  }
  const amounts = yield* ask.split(m, divider, blocker, 'divide combat damage', {
    total: power,
    among: targets.map(objectOption),
    lethal: ordered ? targets.map((id) => lethalTo(m, id, blocker)) : null,
    last: -1,
  });
  return targets.flatMap((id, index) =>
    (amounts[index] ?? 0) > 0 ? [packet(m, blocker, objectOption(id), amounts[index] as number, -1)] : [],
  );
}
