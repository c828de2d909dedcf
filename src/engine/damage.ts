// Damage: packets from a source to a creature, planeswalker or player; how they shrink, and how they are counted.

import {
  counterNumber,
  isMarked,
  record,
  setCounters,
  setLife,
  updateObject,
  updateState,
  updateTurn,
} from '../core/change.ts';
import type { Chosen, Id, Packet, Seat, Shield } from '../core/state.ts';
import type { TriggeredAbility } from '../language/ability.ts';
import { eventAmount, otherOne } from '../language/amount.ts';
import { destroy, gainLife, triggered } from '../language/build.ts';
import type { Filter } from '../language/filter.ts';
import { ask } from './ask.ts';
import { allPlayerLimits, charOf, has, playerLimits } from './characteristics.ts';
import { loseCounters } from './counters.ts';
import { type Asking, object as objectOption } from './decision.ts';
import { PLANESWALKER } from './kinds.ts';
import type { Machine } from './machine.ts';
import { matches } from './match.ts';
import { type Context, contextOf } from './refs.ts';
import { isProtected } from './targets.ts';
import { eventOf, happened, NO_DETAIL } from './triggers.ts';

export interface Receiver {
  readonly object: Id;
  readonly seat: Seat;
}

export function packetFrom(
  m: Machine,
  context: Context,
  to: Receiver,
  amount: number,
  noRegeneration: boolean,
): Packet {
  const source = m.object(context.source);
  const there = source.life === context.sourceLife;
  const fixed = context.item !== null && (m.book.facts.timing.sourceColor === 'announced' || !there);
  return {
    source: context.source,
    sourceLife: context.sourceLife,
    controller: context.controller,
    colors: fixed ? (context.item?.colors ?? 0) : charOf(m, context.source).colors,
    object: to.object,
    objectLife: to.object === 0 ? 0 : m.object(to.object).life,
    seat: to.seat,
    amount,
    combat: false,
    spill: -1,
    noRegeneration,
  };
}

/** Whether anything may prevent this damage: what deals it, or something in play, may say that nothing does. */
export const isPreventable = (m: Machine, packet: Packet): boolean =>
  packet.unpreventable !== true && !allPlayerLimits(m).some(({ change }) => change.change === 'damageUnpreventable');

/** What is left of a packet after doubling, protection and abilities that stop damage. */
export function lessened(m: Machine, packet: Packet): number {
  let { amount } = packet;
  if (amount <= 0) return 0;
  for (const id of m.state.inPlay)
    for (const replacement of charOf(m, id).replacements)
      if (replacement.replace === 'damage' && matches(m, replacement.from, packet.source, contextOf(m, id)))
        amount *= replacement.times;
  const stoppable = isPreventable(m, packet);
  if (packet.object === 0) return stoppable ? lessenedFor(m, packet, amount) : amount;
  const object = m.object(packet.object);
  if (object.zone !== 'play' || object.life !== packet.objectLife) return 0;
  if (!stoppable) {
    shedCounters(m, object.id, amount);
    return amount;
  }
  if (isProtected(m, packet.object, packet.source, packet.colors)) return 0;
  for (const { change, source } of charOf(m, packet.object).limits)
    if (change.change === 'preventNoncombat' && !packet.combat) return 0;
    else if (change.change === 'preventFrom' && matches(m, change.filter, packet.source, contextOf(m, source)))
      return 0;
  return shedCounters(m, object.id, amount) ? 0 : amount;
}

/** Some creatures lose counters instead of being hurt: true if this one does. */
function shedCounters(m: Machine, id: Id, amount: number): boolean {
  for (const each of charOf(m, id).replacements) {
    if (each.replace !== 'damage to counters') continue;
    record(m, { event: 'prevented', object: id, seat: -1, amount });
    loseCounters(m, id, each.counter, amount);
    return true;
  }
  return false;
}

/** What abilities of permanents leave of damage to their controller: each prevents its share, every time. */
function lessenedFor(m: Machine, packet: Packet, amount: number): number {
  const limits = playerLimits(m, packet.seat);
  const stops = ({ change, source }: (typeof limits)[number]): boolean =>
    change.change === 'preventFrom' && matches(m, change.filter, packet.source, contextOf(m, source));
  if (limits.some(stops)) return 0;
  let left = amount;
  for (const id of m.state.inPlay) {
    if (m.object(id).controller !== packet.seat) continue;
    for (const each of charOf(m, id).replacements) {
      if (each.replace !== 'prevent' || left <= 0 || !matches(m, each.from, packet.source, contextOf(m, id))) continue;
      const taken = Math.min(left, each.amount);
      record(m, { event: 'prevented', object: 0, seat: packet.seat, amount: taken });
      left -= taken;
    }
  }
  return left;
}

const LIFELINK: TriggeredAbility = triggered(
  { on: 'deals damage', what: { self: true }, to: 'anything', combat: false },
  [gainLife(eventAmount)],
);
const DEATHTOUCH: TriggeredAbility = triggered(
  { on: 'deals damage', what: { self: true }, to: 'creature', combat: false },
  [destroy(otherOne)],
);

/** Damage that nothing has stopped: life goes down, damage is noted, and abilities hear of it. */
export function count(m: Machine, packets: readonly Packet[]): void {
  for (const packet of packets) if (packet.amount > 0) countOne(m, packet);
}

function countOne(m: Machine, packet: Packet): void {
  const { source, object, seat, amount, combat } = packet;
  if (seat >= 0) hurtPlayer(m, seat, amount);
  else if (!hurt(m, packet)) return;
  if (m.events !== null) record(m, { event: 'damaged', source, object, seat, amount, combat });
  const detail = { ...NO_DETAIL, combat };
  const event = eventOf(m, source, object, seat, amount);
  happened(m, 'deals damage', event, detail);
  if (object !== 0) happened(m, 'is dealt damage', event, detail);
  else happened(m, 'player is dealt damage', event, detail);
  // Abilities work only while their permanent is in play, and one that came back is another permanent.
  if (m.object(source).zone !== 'play' || m.object(source).life !== packet.sourceLife) return;
  if (has(m, source, 'lifelink')) linkLife(m, packet);
  // Where the book has no such word, the card says it as an ability that triggers.
  if (object !== 0 && !m.book.facts.damage.deathtouch && has(m, source, 'deathtouch')) triggers(m, packet, DEATHTOUCH);
}

function hurtPlayer(m: Machine, seat: Seat, amount: number): void {
  setLife(m, seat, m.player(seat).life - amount, 'damage');
  const { hurt: before } = m.state.turn;
  if (!before.includes(seat)) updateTurn(m, { hurt: [...before, seat] });
}

function hurt(m: Machine, packet: Packet): boolean {
  const object = m.object(packet.object);
  if (object.zone !== 'play' || object.life !== packet.objectLife) return false;
  const { source, amount } = packet;
  if ((charOf(m, object.id).types & PLANESWALKER) !== 0) {
    setCounters(m, object.id, 'loyalty', counterNumber(object, 'loyalty') - amount);
    return true;
  }
  const deadly = m.book.facts.damage.deathtouch && m.object(source).zone === 'play' && has(m, source, 'deathtouch');
  updateObject(m, object.id, {
    damage: object.damage + amount,
    deathtouched: object.deathtouched || deadly,
    hurtBy: isMarked(object.hurtBy, source, packet.sourceLife)
      ? object.hurtBy
      : [...object.hurtBy, { id: source, life: packet.sourceLife }],
  });
  if (packet.noRegeneration) forbidRegeneration(m, object.id, source, packet.controller);
  return true;
}

function forbidRegeneration(m: Machine, id: Id, source: Id, controller: Seat): void {
  const { clock, lasting, nextId, turn } = m.state;
  updateState(m, {
    clock: clock + 1,
    nextId: nextId + 1,
    look: { computed: null },
    lasting: [
      ...lasting,
      {
        id: nextId,
        stamp: clock + 1,
        source,
        sourceLife: m.object(source).life,
        controller,
        objects: [{ id, life: m.object(id).life }],
        players: [],
        changes: [{ change: 'keyword', keyword: "can't be regenerated" }],
        until: 'end of turn',
        turn: turn.number,
      },
    ],
  });
}

/** Lifelink as the book has it: part of the damage, or an ability that triggers. */
function linkLife(m: Machine, packet: Packet): void {
  const rule = m.book.facts.damage.lifelink;
  const { controller } = m.object(packet.source);
  if (rule === 'with damage') gain(m, controller, packet.amount);
  else {
    // "If a permanent has multiple instances of lifelink, each triggers separately" (Comprehensive Rules of 2007, 502.60).
    const more = charOf(m, packet.source).repeated.filter((keyword) => keyword === 'lifelink').length;
    for (let i = 0; i <= more; i += 1) triggers(m, packet, LIFELINK);
  }
}

/** An ability of the source of damage triggers on it. */
function triggers(m: Machine, packet: Packet, ability: TriggeredAbility): void {
  const { source, sourceLife } = packet;
  const event = eventOf(m, source, packet.object, packet.seat, packet.amount);
  const { controller } = m.object(source);
  updateState(m, { waiting: [...m.state.waiting, { ability, source, sourceLife, controller, event }] });
}

export function gain(m: Machine, seat: Seat, amount: number): void {
  if (amount <= 0 || playerLimits(m, seat).some(({ change }) => change.change === 'cantGainLife')) return;
  setLife(m, seat, m.player(seat).life + amount, 'gained');
  happened(m, 'gains life', eventOf(m, 0, 0, seat, amount));
}

// ---- shields ----

const covers = (m: Machine, shield: Shield, packet: Packet): boolean => {
  if (packet.amount <= 0 || isBeyond(m, shield, packet)) return false;
  // Damage that goes to somebody else is not prevented.
  if (shield.kind !== 'redirect' && !isPreventable(m, packet)) return false;
  if (shield.kind === 'combat') return packet.combat;
  if (shield.kind === 'regenerate') return false;
  if (shield.kind === 'source' && shield.from !== packet.source) return false;
  if (shield.kind === 'redirect') return shield.from === packet.source && isTheirs(m, shield.seat, packet);
  if (shield.things !== null)
    return (
      packet.object !== 0 &&
      matches(m, shield.things as Filter, packet.object, contextOf(m, shield.source, shield.controller))
    );
  return shield.seat >= 0
    ? shield.seat === packet.seat
    : shield.object === packet.object && shield.objectLife === packet.objectLife;
};

/** To the player, or to a permanent that the player controls. */
const isTheirs = (m: Machine, seat: Seat, packet: Packet): boolean =>
  packet.seat === seat || (packet.object !== 0 && m.object(packet.object).controller === seat);

/** 1993, p. 28: damage done by a creature with protection from a colour "cannot be prevented using" cards of that colour. */
const isBeyond = (m: Machine, shield: Shield, packet: Packet): boolean =>
  m.book.facts.permanents.protection === 'unaffected' &&
  m.object(packet.source).zone === 'play' &&
  isProtected(m, packet.source, shield.source, shield.colors);

/** Damage dealt where prevention is a shield made beforehand: the shields take their share, the rest counts. */
export function* dealBehindShields(m: Machine, packets: readonly Packet[]): Asking<number> {
  const { rest, answers } = yield* meetShields(
    m,
    packets.map((packet) => ({ ...packet, amount: lessened(m, packet) })),
  );
  count(m, rest);
  if (answers.length > 0) yield* m.book.damage.deal(m, answers);
  return totalOf(rest);
}

export interface Met {
  readonly rest: Packet[];
  /** Damage that some shields deal back. */
  readonly answers: Packet[];
}

/** What the shields leave of damage, in the order in which they were made. */
export function* meetShields(m: Machine, packets: readonly Packet[]): Asking<Met> {
  let rest = packets.slice();
  const answers: Packet[] = [];
  for (const shield of m.state.shields) {
    const covered = rest.filter((packet) => covers(m, shield, packet));
    if (covered.length === 0) continue;
    const before = totalOf(rest);
    rest = yield* takeShare(m, shield, covered, rest);
    if (shield.kind !== 'prevent' || shield.onto === null) continue;
    const context = { ...contextOf(m, shield.source, shield.controller), sourceLife: shield.sourceLife };
    const to = receiverOf(m, shield.onto);
    if (to !== null) answers.push(packetFrom(m, context, to, before - totalOf(rest), false));
  }
  return { rest, answers };
}

/** Whom a chosen target makes the receiver of damage; null if it is gone. */
function receiverOf(m: Machine, chosen: Chosen): Receiver | null {
  if (chosen.what === 'player') return m.player(chosen.id).out === null ? { object: 0, seat: chosen.id } : null;
  const { zone, life } = m.object(chosen.id);
  return zone === 'play' && life === chosen.life ? { object: chosen.id, seat: -1 } : null;
}

export const totalOf = (packets: readonly Packet[]): number => packets.reduce((sum, packet) => sum + packet.amount, 0);

function* takeShare(m: Machine, shield: Shield, covered: readonly Packet[], all: readonly Packet[]): Asking<Packet[]> {
  if (shield.kind === 'source') dropShield(m, shield.id);
  if (shield.kind === 'source' || shield.kind === 'combat' || shield.kind === 'all')
    return all.map((packet) => (covered.includes(packet) ? prevented(m, packet, packet.amount) : packet));
  const onto = shield.kind === 'redirect' && shield.onto !== null ? receiverOf(m, shield.onto) : null;
  if (shield.kind === 'redirect' && onto === null) return all.slice();
  const share = yield* shareOf(m, shield, covered);
  const left = shield.amount - [...share.values()].reduce((sum, taken) => sum + taken, 0);
  if (left === 0) dropShield(m, shield.id);
  else
    updateState(m, {
      shields: m.state.shields.map((each) => (each.id === shield.id ? { ...each, amount: left } : each)),
    });
  if (onto !== null) return all.flatMap((packet) => turnedAside(m, packet, share.get(packet) ?? 0, onto));
  return all.map((packet) => prevented(m, packet, share.get(packet) ?? 0));
}

/** How much of each packet a shield for a number of damage takes; whom it covers chooses where it is not enough. */
function* shareOf(m: Machine, shield: Shield, covered: readonly Packet[]): Asking<Map<Packet, number>> {
  let ordered = covered;
  if (covered.length > 1 && shield.amount < totalOf(covered)) {
    const chooser = shield.seat >= 0 ? shield.seat : m.object(shield.object).controller;
    const order = yield* ask.order(
      m,
      chooser,
      0,
      'prevent which damage first',
      covered.map((packet) => objectOption(packet.source)),
    );
    ordered = order.map((index) => covered[index] as Packet);
  }
  let left = shield.amount;
  const share = new Map<Packet, number>();
  for (const packet of ordered) {
    const taken = Math.min(left, packet.amount);
    share.set(packet, taken);
    left -= taken;
  }
  return share;
}

/** A part of the damage is dealt to somebody else by the same source. */
function turnedAside(m: Machine, packet: Packet, amount: number, onto: Receiver): Packet[] {
  if (amount === 0) return [packet];
  const objectLife = onto.object === 0 ? 0 : m.object(onto.object).life;
  const stopped = onto.object !== 0 && isProtected(m, onto.object, packet.source, packet.colors);
  const turned = { ...packet, ...onto, objectLife, amount: stopped ? 0 : amount, spill: -1 };
  return [{ ...packet, amount: packet.amount - amount }, turned];
}

export function prevented(m: Machine, packet: Packet, amount: number): Packet {
  if (amount <= 0) return packet;
  record(m, { event: 'prevented', object: packet.object, seat: packet.seat, amount });
  return { ...packet, amount: packet.amount - amount };
}

export function dropShield(m: Machine, id: Id): void {
  updateState(m, { shields: m.state.shields.filter((shield) => shield.id !== id) });
}
