// Combat damage: who strikes whom, who divides it, and the packets that come of it.

import { updateCombat } from '../../core/change.ts';
import type { Attack, Id, Packet, Seat } from '../../core/state.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, type Option, object as objectOption, player as playerOption } from '../asking/decision.ts';
import { turnUpToStrike } from '../happening/unmasking.ts';
import type { Machine } from '../machine.ts';
import { sideOf } from '../seats.ts';
import { charOf, has, isCreature } from '../things/characteristics.ts';
import { bandOf } from './block.ts';

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
  const { strikesLater, tappedBlockersStrike } = m.book.facts.combat;
  const assign = (id: Id, assigned: readonly Packet[]): void => {
    packets.push(...assigned);
    if (assigned.length > 0 || strikesLater === 'who had no first strike') struck.push(id);
  };
  const striking = attacks.filter((attack) => present(m, attack.id) && strikes(m, attack.id, dealing));
  turnUpToStrike(
    m,
    striking.map(({ id }) => id),
  );
  for (const [index, attack] of striking.entries())
    assign(attack.id, yield* attackerDamage(m, attack, { packets, later: striking.slice(index + 1) }));
  for (const blocker of new Set(attacks.flatMap((attack) => attack.blockers))) {
    if (!present(m, blocker) || !strikes(m, blocker, dealing)) continue;
    if (m.object(blocker).tapped && !tappedBlockersStrike) continue;
    turnUpToStrike(m, [blocker]);
    const blocked = attacks.filter((attack) => attack.blockers.includes(blocker));
    assign(blocker, yield* blockerDamage(m, blocker, blocked, packets));
  }
  updateCombat(m, { struck: [...(m.state.combat?.struck ?? []), ...struck] });
  return packets;
}

/** What others assign in the same dealing: what they have assigned already, and attackers that are still to assign. */
interface Others {
  readonly packets: readonly Packet[];
  readonly later: readonly Attack[];
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

function* attackerDamage(m: Machine, attack: Attack, others: Others): Asking<Packet[]> {
  const power = charOf(m, attack.id).power;
  if (power <= 0 || has(m, attack.id, 'strikes nobody')) return [];
  if (!attack.blocked) {
    const to = yield* attackedBy(m, attack);
    return to === null ? [] : [packet(m, attack.id, to, power, -1)];
  }
  if (has(m, attack.id, 'strikes past blockers')) {
    const { controller } = m.object(attack.id);
    const past = yield* attackedBy(m, attack);
    if (past !== null && (yield* ask.yesno(m, controller, attack.id, 'strike past the blockers')))
      return [packet(m, attack.id, past, power, -1)];
  }
  const blockers = attack.blockers.filter((id) => present(m, id));
  const rule = m.book.facts.combat.trample;
  const attacked = rule !== 'none' && has(m, attack.id, 'trample') ? yield* attackedBy(m, attack) : null;
  const tramples = attacked !== null;
  if (blockers.length === 0) return tramples ? [packet(m, attack.id, attacked, power, -1)] : [];
  const spill = tramples && rule !== 'assigned' ? (attacked.what === 'player' ? attacked.id : attack.seat) : -1;
  const among: Option[] = blockers.map(objectOption);
  const toPlayer = tramples && rule === 'assigned';
  if (toPlayer) among.push(attacked);
  const divider = dividerOf(m, attack);
  const ordered = m.book.facts.combat.division === 'in order';
  const counts = among.length > 1 && (ordered || toPlayer);
  const lethal = counts ? blockers.map((id) => lethalTo(m, id, attack.id, others)) : null;
  const amounts = yield* ask.split(m, divider, attack.id, 'divide combat damage', {
    total: power,
    among,
    lethal,
    last: toPlayer ? among.length - 1 : -1,
    inLine: ordered,
  });
  return among.flatMap((to, index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0 ? [packet(m, attack.id, to, amount, to.what === 'object' ? spill : -1)] : [];
  });
}

/**
 * The player or planeswalker attacked; a planeswalker or a player who has left takes nothing and nobody else does. Of a side
 * that is attacked as one, whoever controls the attacker says who takes it (2007: CR 606.7).
 */
function* attackedBy(m: Machine, attack: Attack): Asking<Option | null> {
  if (attack.planeswalker !== 0) return attack.planeswalker > 0 ? objectOption(attack.planeswalker) : null;
  if (m.player(attack.seat).out !== null) return null;
  const heads = sideOf(m, attack.seat).map(playerOption);
  const { controller } = m.object(attack.id);
  const [head] = yield* ask.pick(m, controller, attack.id, 'which player takes the damage', heads, { min: 1, max: 1 });
  return head ?? null;
}

/**
 * How much more damage would destroy it. What is on it counts, and "damage from other creatures that's being assigned
 * during the same combat damage step" (Comprehensive Rules of 2007, 502.9b, and of 2010, 510.1c): also that of an attacker
 * still to assign which has nobody else to assign it to, or none before this one has enough. One is enough for a deathtouch.
 */
function lethalTo(m: Machine, id: Id, source: Id, others: Others): number {
  const deadly = (from: Id): boolean => m.book.facts.damage.deathtouch && has(m, from, 'deathtouch');
  let needed = charOf(m, id).toughness - m.object(id).damage;
  for (const packet of others.packets)
    if (packet.object === id) needed -= deadly(packet.source) ? needed : packet.amount;
  for (const attack of others.later) {
    const blockers = attack.blockers.filter((blocker) => present(m, blocker));
    const { power } = charOf(m, attack.id);
    if (blockers.length === 1 && blockers[0] === id && power > 0) needed -= deadly(attack.id) ? needed : power;
  }
  return Math.max(0, deadly(source) ? Math.min(1, needed) : needed);
}

/** The attacker divides, unless one of the blockers has banding; one that takes no damage is still part of the group. */
function dividerOf(m: Machine, attack: Attack): Seat {
  const bander = m.book.facts.combat.banding ? attack.blockers.find((id) => has(m, id, 'banding')) : undefined;
  if (bander !== undefined) return m.object(bander).controller;
  return m.object(attack.id).controller;
}

/**
 * "Any damage this defending creature deals gets distributed among the creatures in the attacking band as the owner of the
 * band chooses", and no band breaks up (1997); where "one or more have the ability bands" at that moment (1993).
 */
function ownerDivides(m: Machine, attack: Attack): boolean {
  const rule = m.book.facts.combat.bandDivides;
  if (attack.band === 0 || rule === 'never') return false;
  return rule === 'once formed' || bandOf(m, attack).some((id) => has(m, id, 'banding'));
}

/** What a blocker deals its damage to: a creature, or a band as the one creature that it is to whoever blocks it. */
interface Struck {
  readonly members: readonly Id[];
  /** Who divides among the members. */
  readonly divider: Seat;
}

function struckBy(m: Machine, blocker: Id, attacks: readonly Attack[]): readonly Struck[] {
  const found: Struck[] = [];
  const met = new Set<Id>();
  const own = m.object(blocker).controller;
  for (const attack of attacks) {
    const members = bandOf(m, attack).filter((id) => !met.has(id) && present(m, id));
    for (const id of members) met.add(id);
    if (members.length === 0) continue;
    if (ownerDivides(m, attack)) found.push({ members, divider: m.object(attack.id).controller });
    else found.push(...members.map((id) => ({ members: [id], divider: own })));
  }
  const line = inLine(
    m,
    blocker,
    found.flatMap(({ members }) => members),
  );
  return found.sort((a, b) => line.indexOf(a.members[0] as Id) - line.indexOf(b.members[0] as Id));
}

/** The blocker's player divides between a band and what else it blocks, the band's owner within the band. */
function* blockerDamage(
  m: Machine,
  blocker: Id,
  attacks: readonly Attack[],
  packets: readonly Packet[],
): Asking<Packet[]> {
  const power = charOf(m, blocker).power;
  const struck = struckBy(m, blocker, attacks);
  if (power <= 0 || struck.length === 0 || has(m, blocker, 'strikes nobody')) return [];
  const ordered = m.book.facts.combat.division === 'in order';
  const others: Others = { packets, later: [] };
  const lethalOf = (ids: readonly Id[]): number => ids.reduce((sum, id) => sum + lethalTo(m, id, blocker, others), 0);
  const isBanded = struck.some(({ members }) => members.length > 1);
  const purpose = isBanded ? 'divide combat damage among bands' : 'divide combat damage';
  const shares = yield* ask.split(m, m.object(blocker).controller, blocker, purpose, {
    total: power,
    among: struck.map(({ members }) => objectOption(members[0] as Id)),
    lethal: ordered && struck.length > 1 ? struck.map(({ members }) => lethalOf(members)) : null,
    last: -1,
    inLine: ordered,
  });
  const dealt: Packet[] = [];
  for (const [index, { members, divider }] of struck.entries()) {
    const amounts = yield* ask.split(m, divider, blocker, 'divide combat damage', {
      total: shares[index] ?? 0,
      among: members.map(objectOption),
      lethal: ordered && members.length > 1 ? members.map((id) => lethalOf([id])) : null,
      last: -1,
      inLine: ordered,
    });
    members.forEach((id, at) => {
      if ((amounts[at] ?? 0) > 0) dealt.push(packet(m, blocker, objectOption(id), amounts[at] as number, -1));
    });
  }
  return dealt;
}

/** The attackers of a creature that blocks several stand in line for its damage, as was said when it blocked (2010). */
function inLine(m: Machine, blocker: Id, ids: readonly Id[]): readonly Id[] {
  const line = ids.length > 1 ? m.state.combat?.lines.find((each) => each.blocker === blocker) : undefined;
  return line === undefined ? ids : line.attackers.filter((id) => ids.includes(id));
}
