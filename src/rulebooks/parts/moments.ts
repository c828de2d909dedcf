// Moments (1993, 1997, Portal): after every resolution the game looks what must go to the graveyard; regeneration
// saves a creature at that very moment; in 1997 a damage-prevention step comes before.

import { noteCause } from '../../core/cause.ts';
import { frame, plan, updateObject, updateState } from '../../core/change.ts';
import type { Doomed, Frame, Id, Packet } from '../../core/state.ts';
import { canAct } from '../../engine/answering/legal.ts';
import { ask } from '../../engine/asking/ask.ts';
import { type Asking, object as objectOption, type Procedure } from '../../engine/asking/decision.ts';
import { announce } from '../../engine/casting/announce.ts';
import { resolveItem, triggerAtOnce } from '../../engine/casting/resolve.ts';
import { count, totalOf } from '../../engine/damage/damage.ts';
import { dealBehindShields, layOut, meet } from '../../engine/damage/meeting.ts';
import { afterPieces } from '../../engine/damage/pieces.ts';
import { COUNTED } from '../../engine/effects/special.ts';
import { byRule, giveReasons, reasonsOfDoomed } from '../../engine/happening/causes.ts';
import {
  checkCombat,
  checkControl,
  detach,
  endangered,
  fateOf,
  looseAttachments,
  reasonsByRule,
  rivals,
  ruleFor,
} from '../../engine/happening/checks.ts';
import { goOn } from '../../engine/happening/promises.ts';
import { stateTriggers } from '../../engine/happening/triggers.ts';
import { leavePlay } from '../../engine/happening/zones.ts';
import type { Machine } from '../../engine/machine.ts';
import type { DamagePart } from '../../engine/rulebook.ts';
import { charOf, has } from '../../engine/things/characteristics.ts';
import { itemOf } from '../../engine/things/refs.ts';
import { checkLosses } from '../../engine/turn/losing.ts';
import { regenerate } from './shields.ts';
import { chanceFor, passOn, question } from './window.ts';

/**
 * Looks for the next thing that follows from what just happened, plans it, and comes back. With a number above zero more
 * is happening at the same time (1993): what is destroyed, and what that sets off, is looked at when all of it has happened.
 */
function settle(m: Machine, current: Frame): undefined {
  const deathsWait = current.number > 0;
  if (m.state.outcome !== null || (m.atRest && !deathIsNear(m))) return;
  if (momentIsOpen(m)) return;
  checkControl(m);
  checkCombat(m);
  while (checkLoose(m)) checkControl(m);
  if (m.state.packets.length > 0) return plan(m, frame('prevention', m.firstToAct, 0), frame('settle')) as undefined;
  if (!deathsWait) {
    findDoomed(m);
    if (m.state.doomed.length > 0) return plan(m, frame('saving'), frame('settle')) as undefined;
  }
  if (deathsWait) return;
  const states = stateTriggers(m);
  if (states.length > 0) updateState(m, { waiting: [...m.state.waiting, ...states] });
  if (m.state.waiting.length > 0) return plan(m, frame('trigger'), current) as undefined;
  // Having to draw from an empty library loses in the middle of a phase too; life counts when the book says.
  m.rest();
  const { life } = m.book.facts.loss;
  // What takes effect at the same time (1993) is looked at as one: nobody has lost while more of it is to come.
  if (life === 'after batch' && (m.state.chain.length > 0 || m.luck !== null)) return;
  const { pod } = m.state;
  checkLosses(m, life === 'at once' || life === 'after batch');
  // Somebody has left and others play on: what went along may be missed.
  if (m.state.pod !== pod && m.state.outcome === null) plan(m, frame('settle'));
}

/** What is on nothing and what cannot be beside another goes, together. */
function checkLoose(m: Machine): boolean {
  const { auras, equipment } = looseAttachments(m);
  if (equipment.length > 0) detach(m, equipment);
  const gone = [...new Set([...auras, ...rivals(m)])];
  if (gone.length > 0) {
    const reasons = reasonsByRule(m, gone, auras);
    const from = m.events?.length ?? 0;
    leavePlay(m, gone, 'graveyard');
    giveReasons(m, from, reasons);
  }
  return gone.length > 0;
}

/**
 * Whether a damage-prevention step or a chance to regenerate is under way. What is done in it, interrupts to it
 * included, belongs to that one moment: "a single damage prevention step"; the rest is looked at when it is over.
 */
const momentIsOpen = (m: Machine): boolean =>
  m.state.agenda.some(({ do: next }) => next === 'prevention' || next === 'save' || next === 'bury');

/** Somebody's life total says so: whether that counts yet depends on what waits, not on the table. */
const deathIsNear = (m: Machine): boolean => m.state.players.some(({ life, out }) => life <= 0 && out === null);

/** Creatures with lethal damage or without toughness join those that an effect destroys; what has gone is left out. */
function findDoomed(m: Machine): void {
  const found: Doomed[] = [];
  const there = m.state.doomed.filter(({ id, life }) => m.object(id).life === life);
  if (there.length !== m.state.doomed.length) updateState(m, { doomed: there });
  for (const id of endangered(m)) {
    const fate = fateOf(m, id);
    if (fate === 'fine' || m.state.doomed.some((each) => each.id === id)) continue;
    const doomed = { id, life: m.object(id).life, buried: fate !== 'destroyed' };
    if (m.events !== null) noteCause(doomed, byRule(ruleFor(m, id, [])));
    found.push(doomed);
  }
  if (found.length > 0) updateState(m, { doomed: [...m.state.doomed, ...found] });
}

/** Each doomed permanent has its chances to be regenerated; then all that are left go together. */
const saving: Procedure = (m) => {
  const frames: Frame[] = [];
  // Where the order of things is only tried nobody saves anything: what they would do is known when it comes to that.
  if (m.luck !== null) {
    for (const { id } of m.state.doomed) m.luck.savable += saviours(m, id);
    return plan(m, frame('bury')) as undefined;
  }
  for (const each of m.state.doomed) {
    const beyond =
      each.buried || m.book.facts.damage.regeneration === 'none' || has(m, each.id, "can't be regenerated");
    if (!beyond) frames.push(frame('save', m.firstToAct, 0, each.id));
  }
  plan(m, ...frames, frame('bury'));
  return undefined;
};

/** Who could regenerate it now, whether or not it can be regenerated from what destroys it. */
function saviours(m: Machine, id: Id): string {
  const seats = m.book.variant.order(m, m.active);
  const able = seats.filter((seat) => canAct(m, question(m, seat, 'regeneration', { item: id })));
  return able.length === 0 ? '' : `+${id}:${able}`;
}

/** One player's chance to save one creature; using it may be interrupted, then it happens at once. */
const saveChance: Procedure = function* (m, { seat, number: passes, id }) {
  if (!m.state.doomed.some((each) => each.id === id)) return;
  if (passOn(m, frame('save', seat, passes, id))) return;
  const made = yield* react(m, frame('save', seat, passes, id), 'regeneration', id);
  if (made !== 'passed') return;
  if (passes + 1 < m.book.variant.order(m, m.active).length)
    plan(m, frame('save', m.book.variant.next(m, seat), passes + 1, id));
};

/** A reaction in a special moment: announced, interrupted perhaps, and done at once. */
function* react(
  m: Machine,
  current: Frame,
  window: 'regeneration' | 'prevention',
  item: Id,
): Asking<'acted' | 'passed'> {
  const answer = yield* chanceFor(m, question(m, current.seat, window, { item }), window === 'prevention');
  if (answer === null) return 'passed';
  let made = 0;
  if (answer.kind === 'cast' || answer.kind === 'use') made = yield* announce(m, current.seat, answer, 0);
  const again = frame(current.do, current.seat, 0, current.id);
  if (made === 0) plan(m, again);
  else plan(m, frame('announced', -1, 0, made), frame('react', -1, 0, made), again);
  return 'acted';
}

const goingDown = (m: Machine): Id[] =>
  m.state.doomed.filter((each) => m.object(each.id).life === each.life).map((each) => each.id);

function buryAll(m: Machine, ids: readonly Id[]): void {
  const { doomed } = m.state;
  const from = m.events?.length ?? 0;
  updateState(m, { doomed: [] });
  leavePlay(m, ids, 'graveyard');
  if (m.events !== null) giveReasons(m, from, reasonsOfDoomed(doomed));
}

const bury: Procedure = (m) => buryAll(m, goingDown(m)) as undefined;

/** "If multiple cards go to the graveyard at exactly the same time, the owner of the cards chooses the order" (1997). */
const buryInOrder: Procedure = function* (m) {
  const ids = goingDown(m);
  const ordered: Id[] = [];
  for (const seat of m.book.variant.order(m, m.active)) {
    const own = ids.filter((id) => m.object(id).owner === seat);
    const cards = own.filter((id) => !m.object(id).token);
    const alike = cards.every((id) => m.object(id).kind === m.object(cards[0] as Id).kind);
    const order = yield* ask.order(m, seat, 0, 'order in the graveyard', alike ? [] : cards.map(objectOption));
    ordered.push(
      ...(order.length === cards.length ? order.map((index) => cards[index] as Id) : cards),
      ...own.filter((id) => !cards.includes(id)),
    );
  }
  buryAll(m, ordered);
};

/** The damage-prevention step: only prevention may be used; then what is left counts. */
const prevention: Procedure = function* (m, { seat, number: passes }) {
  if (passOn(m, frame('prevention', seat, passes))) return;
  const isThere = m.player(seat).out === null;
  if (isThere && (yield* react(m, frame('prevention', seat, passes), 'prevention', 0)) === 'acted') return;
  if (isThere && passes + 1 < m.book.variant.order(m, m.active).length)
    return plan(m, frame('prevention', m.book.variant.next(m, seat), passes + 1));
  const packets = afterPieces(m, m.state.packets);
  updateState(m, { packets: [] });
  const { absorbed, spills } = overflow(m, packets);
  count(m, absorbed);
  yield* afterCounting(m, packets);
  // What tramples over is damage to a player who has not been dealt any yet: it gets its own opportunity
  // ("at any time that a creature (or player) receives damage").
  yield* layOut(m, [], spills);
};

/** What a text does with the damage its source dealt, now that it is known. */
function* afterCounting(m: Machine, packets: readonly Packet[]): Asking {
  const due = m.state.later.filter((each) => each.when === COUNTED);
  if (due.length === 0) return;
  updateState(m, { later: m.state.later.filter((each) => each.when !== COUNTED) });
  for (const each of due) {
    const dealt = packets.filter(({ source, sourceLife }) => source === each.source && sourceLife === each.sourceLife);
    yield* goOn(m, each, totalOf(dealt));
  }
}

/**
 * Trample: what a blocker gets beyond lethal goes on to the defending player, trample damage being counted last. What
 * it absorbs and what spills over are two parts of one damage, and nothing is counted twice.
 */
function overflow(m: Machine, packets: readonly Packet[]): { readonly absorbed: Packet[]; readonly spills: Packet[] } {
  const room = new Map<Id, number>();
  const roomIn = (id: Id): number => room.get(id) ?? Math.max(0, charOf(m, id).toughness - m.object(id).damage);
  for (const { object, spill, amount } of packets)
    if (object !== 0 && spill < 0) room.set(object, Math.max(0, roomIn(object) - amount));
  const spills: Packet[] = [];
  const absorbed = packets.map((packet) => {
    if (packet.spill < 0 || m.object(packet.object).life !== packet.objectLife) return packet;
    const kept = Math.min(packet.amount, roomIn(packet.object));
    room.set(packet.object, roomIn(packet.object) - kept);
    if (kept < packet.amount)
      spills.push({ ...packet, object: 0, objectLife: 0, seat: packet.spill, spill: -1, amount: packet.amount - kept });
    return { ...packet, amount: kept };
  });
  return { absorbed, spills };
}

const procedures: { readonly [name: string]: Procedure } = {
  settle,
  saving,
  save: saveChance,
  bury,
  prevention,
  *react(m, { id }) {
    if (itemOf(m, id) !== undefined) yield* resolveItem(m, id);
  },
  *trigger(m) {
    const { waiting } = m.state;
    const order = m.book.variant.order(m, m.active);
    const next = order
      .map((seat) => waiting.find((each) => each.controller === seat))
      .find((each) => each !== undefined);
    if (next === undefined) return updateState(m, { waiting: [] });
    updateState(m, { waiting: waiting.filter((each) => each !== next) });
    yield* triggerAtOnce(m, next);
  },
};

/** Destroyed twice at the same time is destroyed once; where one of the two cannot be regenerated from, neither can. */
const destroy: DamagePart['destroy'] = function* (m, ids, buried, along = []) {
  const hit = ids.filter((id) => m.object(id).zone === 'play' && !has(m, id, 'indestructible'));
  const before = m.state.doomed.filter((each) => !hit.includes(each.id));
  const doomed = hit.map((id): Doomed => {
    const { life } = m.object(id);
    const again = m.state.doomed.some((each) => each.id === id && each.life === life && each.buried);
    return { id, life, buried: buried || again };
  });
  for (const id of along) doomed.push({ id, life: m.object(id).life, buried: true });
  for (const each of doomed) noteCause(each, m.because);
  updateState(m, { doomed: [...before, ...doomed] });
};

/** Saved from the graveyard: tapped and healed; before combat damage the book may keep it from fighting. */
const save: DamagePart['save'] = (m, id) => {
  if (!m.state.doomed.some((each) => each.id === id)) return;
  updateState(m, { doomed: m.state.doomed.filter((each) => each.id !== id) });
  regenerate(m, id);
  if (m.state.combat !== null && m.book.facts.damage.regenerated === 'stays, no damage')
    updateObject(m, id, { mended: true });
};

/** Damage waits for the prevention step (1997). Protection has its say first: it is damage reduced to nothing. */
export const stepDamage: DamagePart = {
  deal: (m, packets) => layOut(m, packets, []),
  destroy,
  save,
  procedures: { ...procedures, bury: buryInOrder },
};

/** Damage counts at once, behind what was prevented beforehand (1993, Portal). */
export const momentDamage: DamagePart = {
  *deal(m, packets) {
    if (!packets.some(({ spill }) => spill >= 0)) return yield* dealBehindShields(m, packets);
    // What spills over is known when the damage to the blockers is; it then meets what protects the player, together
    // with all else that is dealt to that player.
    const first = yield* meet(
      m,
      packets.filter(({ seat }) => seat < 0),
    );
    const { absorbed, spills } = overflow(m, first.rest);
    const second = yield* meet(
      m,
      packets.filter(({ seat }) => seat >= 0),
      spills,
    );
    const rest = [...absorbed, ...second.rest];
    count(m, rest);
    const answers = [...first.answers, ...second.answers];
    if (answers.length > 0) yield* m.book.damage.deal(m, answers);
    return totalOf(rest);
  },
  destroy,
  save,
  procedures,
};
