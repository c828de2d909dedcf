// Damage: packets from a source to a creature, planeswalker or player; and how they are counted.

import {
  counterNumber,
  freshLook,
  isMarked,
  nextId,
  nextStamp,
  record,
  setCounters,
  updateObject,
  updateState,
  updateTurn,
} from '../../core/change.ts';
import type { EventData, Id, Lasting, Packet, Seat, Waiting } from '../../core/state.ts';
import type { TriggeredAbility } from '../../language/ability.ts';
import { eventAmount, otherOne } from '../../language/amount.ts';
import { destroy, gainLife, triggered } from '../../language/build.ts';
import type { Keyword } from '../../language/keyword.ts';
import { sameAbility } from '../happening/alike.ts';
import { noteTrigger } from '../happening/causes.ts';
import { promiseInstead } from '../happening/promises.ts';
import { type Detail, eventOf, happened, NO_DETAIL } from '../happening/triggers.ts';
import type { Machine } from '../machine.ts';
import { setLife } from '../seats.ts';
import { charOf, has, holdsFor, isCreature } from '../things/characteristics.ts';
import { hasKeyword, PLANESWALKER } from '../things/kinds.ts';
import { sourceColors } from '../things/match.ts';
import type { Context } from '../things/refs.ts';

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
  return {
    source: context.source,
    sourceLife: context.sourceLife,
    controller: context.controller,
    colors: sourceColors(m, context.source, context.sourceLife, context.item),
    object: to.object,
    objectLife: to.object === 0 ? 0 : m.object(to.object).life,
    seat: to.seat,
    amount,
    combat: false,
    spill: -1,
    noRegeneration,
  };
}

const LIFELINK: TriggeredAbility = triggered(
  { on: 'deals damage', what: { self: true }, to: 'anything', combat: false },
  [gainLife(eventAmount)],
);
const DEATHTOUCH: TriggeredAbility = triggered(
  { on: 'deals damage', what: { self: true }, to: 'creature', combat: false },
  [destroy(otherOne)],
);

const FIGHT: Detail = { ...NO_DETAIL, combat: true };
const WHOLE: Detail = { ...NO_DETAIL, whole: true };
const WHOLE_FIGHT: Detail = { ...FIGHT, whole: true };

/** Damage that nothing has stopped: life goes down, damage is noted, and abilities hear of it. */
export function count(m: Machine, packets: readonly Packet[]): void {
  const linking: Packet[] = [];
  const dealt: Packet[] = [];
  for (const packet of packets) {
    if (packet.amount <= 0 || !countOne(m, packet)) continue;
    dealt.push(packet);
    if (links(m, packet)) linking.push(packet);
  }
  const linked = summed(linking, (one, other) => one.source === other.source && one.sourceLife === other.sourceLife);
  // What one source deals at one time is one gain of life, however many it hurts.
  for (const packet of linked) gain(m, controllerOf(m, packet), packet.amount);
  hearOfSources(m, dealt);
  hearOf(m, dealt);
}

/** What asks only that a source deals damage hears of all that it deals at one time at once, however many it hurts. */
function hearOfSources(m: Machine, dealt: readonly Packet[]): void {
  const whole = summed(
    dealt,
    (one, other) => one.source === other.source && one.sourceLife === other.sourceLife && one.combat === other.combat,
  );
  for (const packet of whole) {
    const { source, combat } = packet;
    happened(m, 'deals damage', dealingOf(m, packet), combat ? WHOLE_FIGHT : WHOLE);
    // Abilities that trigger work only while their permanent is in play, and one that came back is another permanent.
    if (m.book.facts.damage.lifelink !== 'with damage' && isInPlay(m, packet) && has(m, source, 'lifelink'))
      linkLife(m, packet);
  }
}

/** That a source deals damage, in the life in which it does: it may have left since. */
const dealingOf = (m: Machine, { source, sourceLife, object, seat, amount }: Packet): EventData => ({
  ...eventOf(m, source, object, seat, amount),
  subjectLife: sourceLife,
});

/** Packets that go together as one, with all that they deal. */
function summed(packets: readonly Packet[], together: (one: Packet, other: Packet) => boolean): Packet[] {
  const found: Packet[] = [];
  for (const packet of packets) {
    const known = found.findIndex((each) => together(each, packet));
    const before = found[known];
    if (before === undefined) found.push(packet);
    else found[known] = { ...before, amount: before.amount + packet.amount };
  }
  return found;
}

/** Being dealt damage by several sources at one time is being dealt damage once, all of it together. */
function hearOf(m: Machine, dealt: readonly Packet[]): void {
  const heard = summed(
    dealt,
    (one, other) => one.object === other.object && one.seat === other.seat && one.combat === other.combat,
  );
  for (const { source, object, seat, amount, combat } of heard)
    happened(
      m,
      object !== 0 ? 'is dealt damage' : 'player is dealt damage',
      eventOf(m, source, object, seat, amount),
      combat ? FIGHT : NO_DETAIL,
    );
}

const isInPlay = (m: Machine, { source, sourceLife }: Packet): boolean =>
  m.object(source).zone === 'play' && m.object(source).life === sourceLife;

/** Whether the source of damage has a keyword, or had it when it left play. */
function sourceHas(m: Machine, packet: Packet, keyword: Keyword): boolean {
  if (isInPlay(m, packet)) return has(m, packet.source, keyword);
  const { memory } = m.object(packet.source);
  return memory !== null && memory.life === packet.sourceLife && hasKeyword(memory.keywords, keyword);
}

function controllerOf(m: Machine, packet: Packet): Seat {
  const { controller, memory } = m.object(packet.source);
  return isInPlay(m, packet) ? controller : (memory?.controller ?? packet.controller);
}

const links = (m: Machine, packet: Packet): boolean =>
  m.book.facts.damage.lifelink === 'with damage' && sourceHas(m, packet, 'lifelink');

function countOne(m: Machine, packet: Packet): boolean {
  const { source, object, seat, amount, combat } = packet;
  if (seat >= 0) hurtPlayer(m, packet);
  else if (!isStillThere(m, packet)) return false;
  if (m.events !== null) record(m, { event: 'damaged', source, object, seat, amount, combat });
  // What comes of the damage is told after it: the loyalty that is left.
  if (object !== 0) hurt(m, packet);
  happened(m, 'deals damage', dealingOf(m, packet), combat ? FIGHT : NO_DETAIL);
  // Abilities that trigger work only while their permanent is in play, and one that came back is another permanent.
  if (!isInPlay(m, packet)) return true;
  // Where the book has no such word, the card says it as an ability that triggers.
  const dies = object !== 0 && !m.book.facts.damage.deathtouch && isCreature(m, object);
  if (dies && has(m, source, 'deathtouch')) triggers(m, packet, DEATHTOUCH);
  return true;
}

function hurtPlayer(m: Machine, { seat, source, sourceLife, amount }: Packet): void {
  setLife(m, seat, m.player(seat).life - amount, 'damage');
  updateTurn(m, { hurt: [...m.state.turn.hurt, { seat, by: { id: source, life: sourceLife }, amount }] });
}

const isStillThere = (m: Machine, { object, objectLife }: Packet): boolean =>
  m.object(object).zone === 'play' && m.object(object).life === objectLife;

function hurt(m: Machine, packet: Packet): void {
  const object = m.object(packet.object);
  const { source, amount } = packet;
  if ((charOf(m, object.id).types & PLANESWALKER) !== 0) {
    setCounters(m, object.id, 'loyalty', counterNumber(object, 'loyalty') - amount);
    return;
  }
  const deadly = m.book.facts.damage.deathtouch && sourceHas(m, packet, 'deathtouch');
  updateObject(m, object.id, {
    damage: object.damage + amount,
    deathtouched: object.deathtouched || deadly,
    hurtBy: isMarked(object.hurtBy, source, packet.sourceLife)
      ? object.hurtBy
      : [...object.hurtBy, { id: source, life: packet.sourceLife }],
  });
  if (packet.noRegeneration) forbidRegeneration(m, object.id, source, packet.controller);
}

function forbidRegeneration(m: Machine, id: Id, source: Id, controller: Seat): void {
  const made: Lasting = {
    id: nextId(m),
    stamp: nextStamp(m),
    source,
    sourceLife: m.object(source).life,
    controller,
    objects: [{ id, life: m.object(id).life }],
    players: [],
    changes: [{ change: 'keyword', keyword: "can't be regenerated" }],
    until: 'end of turn',
    reach: null,
    held: null,
    turn: m.state.turn.number,
  };
  updateState(m, { lasting: [...m.state.lasting, made], look: freshLook() });
}

/** "If a permanent has multiple instances of lifelink, each triggers separately" (Comprehensive Rules of 2007, 502.60). */
function linkLife(m: Machine, packet: Packet): void {
  const more = charOf(m, packet.source).repeated.filter((keyword) => keyword === 'lifelink').length;
  for (let i = 0; i <= more; i += 1) triggers(m, packet, LIFELINK);
}

/** An ability of the source of damage triggers on it. */
function triggers(m: Machine, packet: Packet, ability: TriggeredAbility): void {
  const { source, sourceLife } = packet;
  const event = eventOf(m, source, packet.object, packet.seat, packet.amount);
  const { controller } = m.object(source);
  const waiting = { ability, source, sourceLife, controller, event };
  noteTrigger(m, [waiting]);
  updateState(m, { waiting: [...m.state.waiting, waiting] });
}

export function gain(m: Machine, seat: Seat, amount: number): void {
  if (amount <= 0 || holdsFor(m, seat, "can't gain life")) return;
  if (promiseInstead(m, seat, amount)) return;
  setLife(m, seat, m.player(seat).life + amount, 'gained');
  happened(m, 'gains life', eventOf(m, 0, 0, seat, amount));
}

/**
 * What took effect at the same time (1993) has hurt whatever it hurt once: abilities that wait for being dealt damage hear of
 * all of it together.
 */
export function hearOnce(m: Machine): void {
  const heard: Waiting[] = [];
  for (const each of m.state.waiting) {
    const known = heard.findIndex((other) => isSameHurt(each, other));
    const before = heard[known];
    if (before === undefined) heard.push(each);
    else heard[known] = { ...before, event: { ...before.event, amount: before.event.amount + each.event.amount } };
  }
  if (heard.length < m.state.waiting.length) updateState(m, { waiting: heard });
}

const HURTING: readonly string[] = ['is dealt damage', 'player is dealt damage'];

const isSameHurt = (one: Waiting, other: Waiting): boolean =>
  HURTING.includes((one.ability as TriggeredAbility).when.on) &&
  one.source === other.source &&
  one.sourceLife === other.sourceLife &&
  one.event.other === other.event.other &&
  one.event.player === other.event.player &&
  sameAbility(one, other);

export const totalOf = (packets: readonly Packet[]): number => packets.reduce((sum, packet) => sum + packet.amount, 0);

export function prevented(m: Machine, packet: Packet, amount: number): Packet {
  if (amount <= 0) return packet;
  record(m, { event: 'prevented', object: packet.object, seat: packet.seat, amount });
  return { ...packet, amount: packet.amount - amount };
}
