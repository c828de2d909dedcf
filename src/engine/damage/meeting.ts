// Damage meets what changes it: one thing at a time, each at most once, and then the rest is looked at again. Which comes
// first is the book's to say: a fixed order, or the choice of the player who is dealt the damage.

import { type Cause, causeOf, noteCause } from '../../core/cause.ts';
import { updateState } from '../../core/change.ts';
import type { Id, Packet, Shield } from '../../core/state.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, type Option, object as objectOption, player as playerOption } from '../asking/decision.ts';
import { because } from '../happening/causes.ts';
import { turnUpForDamage } from '../happening/unmasking.ts';
import type { Machine } from '../machine.ts';
import { reaches } from '../seats.ts';
import { tally } from '../things/names.ts';
import { contextOf } from '../things/refs.ts';
import { count, gain, packetFrom, prevented, type Receiver, totalOf } from './damage.ts';
import {
  ALL,
  affectedSeat,
  applicable,
  changersOf,
  type Dealt,
  DOUBLED,
  dropShield,
  isPiecemeal,
  isThere,
  type Modifier,
  receiverOf,
} from './modifiers.ts';
import { shed } from './pieces.ts';

export interface Met {
  readonly rest: Packet[];
  /** Damage that some shields deal back. */
  readonly answers: Packet[];
}

/** What a shield deals back, as one dealing however much of the damage it took from. */
interface Answering {
  readonly shield: Id;
  readonly packet: Packet;
}

/** Damage dealt where prevention is a shield made beforehand: what is left of it counts. */
export function* dealBehindShields(m: Machine, packets: readonly Packet[]): Asking<number> {
  const { rest, answers } = yield* meet(m, packets);
  count(m, rest);
  if (answers.length > 0) yield* m.book.damage.deal(m, answers);
  return totalOf(rest);
}

/** Damage waits for its prevention step, behind what was prevented beforehand: a Fog say. `moved` is dealt already. */
export function* layOut(m: Machine, packets: readonly Packet[], moved: readonly Packet[]): Asking<number> {
  const { rest, answers } = yield* meet(m, packets, moved);
  if (rest.length > 0) updateState(m, { packets: [...m.state.packets, ...rest] });
  if (answers.length > 0) yield* m.book.damage.deal(m, answers);
  return totalOf(rest);
}

/** What is left of damage; `doubled` has been as good as dealt before and is only moved. */
export function* meet(m: Machine, packets: readonly Packet[], doubled: readonly Packet[] = []): Asking<Met> {
  let queue: readonly Dealt[] = [
    ...turnUpForDamage(m, packets).map((packet) => ({ packet, met: [] })),
    ...doubled.map((packet) => ({ packet, met: [DOUBLED] })),
  ].filter(({ packet }) => isThere(m, packet));
  const answers: Answering[] = [];
  const shared: Id[] = [];
  const waits = m.book.facts.damage.prevention === 'step';
  for (;;) {
    const changers = changersOf(m);
    // What goes piece by piece goes for damage that counts: not before the prevention step is over (1997).
    const found = queue.map((dealt) => applicable(m, dealt, changers).filter((each) => !(waits && isPiecemeal(each))));
    const at = nextOf(m, queue, found);
    if (at < 0) break;
    const here = found[at] as Modifier[];
    const chosen = m.book.facts.damage.modifiers === 'chosen by who is affected';
    const ordered = yield* shareOut(m, queue, found, chosen ? here : here.slice(0, 1), shared);
    if (ordered !== null) {
      queue = ordered;
      continue;
    }
    const modifier = chosen ? yield* firstOf(m, queue[at] as Dealt, here) : (here[0] as Modifier);
    const applied = apply(m, modifier, queue, at, answers);
    queue = m.events === null ? yield* applied : yield* because(m, causeOfModifier(modifier), applied);
  }
  return {
    rest: queue.map(({ packet }) => packet).filter(({ amount }) => amount > 0),
    answers: answers.map(({ packet }) => packet),
  };
}

/** What stands between damage and its receiver, and, where that was made beforehand, by what. */
const causeOfModifier = (modifier: Modifier): Cause => ({
  by: 'shield',
  source: modifier.source,
  made: modifier.kind === 'shield' ? causeOf(modifier.shield) : null,
});

/** The damage to be dealt with next; -1 if nothing applies to any of it. */
function nextOf(m: Machine, queue: readonly Dealt[], found: readonly (readonly Modifier[])[]): number {
  if (found.every((each) => each.length === 0)) return -1;
  let next = -1;
  let least = Number.POSITIVE_INFINITY;
  const seats = m.book.variant.order(m, m.active);
  for (let index = 0; index < queue.length; index += 1) {
    const first = found[index]?.[0];
    if (first === undefined) continue;
    // Players who choose do so in the order of the turn; in a fixed order one thing applies to all damage, then the next.
    const rank =
      m.book.facts.damage.modifiers === 'chosen by who is affected'
        ? seats.indexOf(affectedSeat(m, (queue[index] as Dealt).packet))
        : rankOf(m, first);
    if (rank >= least) continue;
    least = rank;
    next = index;
  }
  return next;
}

const KINDS: readonly Modifier['kind'][] = ['doubles', 'stops', 'sheds', 'lessens', 'diverts', 'turns', 'shield'];
const LAST = 9999;
const rankOf = (m: Machine, modifier: Modifier): number =>
  (isPiecemeal(modifier) ? LAST : KINDS.indexOf(modifier.kind)) +
  (modifier.kind === 'shield' ? m.state.shields.indexOf(modifier.shield) : 0);

const isLimited = (shield: Shield): boolean => shield.kind === 'prevent' || shield.kind === 'redirect';
const isEnough = (shield: Shield, total: number): boolean => shield.amount === ALL || shield.amount >= total;

/** A shield for a number of damage that is not enough for all it covers: whom it covers says what it works on first. */
function* shareOut(
  m: Machine,
  queue: readonly Dealt[],
  found: readonly (readonly Modifier[])[],
  here: readonly Modifier[],
  shared: Id[],
): Asking<readonly Dealt[] | null> {
  for (const modifier of here) {
    if (modifier.kind !== 'shield' || !isLimited(modifier.shield) || shared.includes(modifier.shield.id)) continue;
    const covered = queue.filter((_, index) => found[index]?.some(({ key }) => key === modifier.key));
    if (covered.length < 2 || isEnough(modifier.shield, totalOf(covered.map(({ packet }) => packet)))) continue;
    shared.push(modifier.shield.id);
    const order = yield* ask.order(
      m,
      affectedSeat(m, (covered[0] as Dealt).packet),
      0,
      'prevent which damage first',
      shownAs(covered.map(({ packet }) => packet)),
    );
    const inOrder = order.map((index) => covered[index] as Dealt);
    return queue.map((dealt) => (covered.includes(dealt) ? (inOrder.shift() as Dealt) : dealt));
  }
  return null;
}

/** Damage as it is shown to who orders it: by its source, or, where all of it is of one source, by whom it would hurt. */
function shownAs(packets: readonly Packet[]): Option[] {
  const isOfOne = packets.every(({ source }) => source === packets[0]?.source);
  return packets.map(({ source, object, seat }) => {
    if (!isOfOne) return objectOption(source);
    return object === 0 ? playerOption(seat) : objectOption(object);
  });
}

// ---- one thing applied ----

/** Applies one thing to the damage at this place of the queue, and to all else that it covers in the same breath. */
function* apply(
  m: Machine,
  modifier: Modifier,
  queue: readonly Dealt[],
  at: number,
  answers: Answering[],
): Asking<readonly Dealt[]> {
  const dealt = queue[at] as Dealt;
  const { packet } = dealt;
  const met = [...dealt.met, modifier.key];
  const become = (...packets: readonly Packet[]): readonly Dealt[] =>
    queue.flatMap((each) => (each === dealt ? packets.map((one) => ({ packet: one, met })) : [each]));
  switch (modifier.kind) {
    case 'doubles':
      return become({ ...packet, amount: packet.amount * modifier.times });
    case 'stops':
      return stop(m, modifier, queue, dealt, answers);
    case 'sheds':
      return become(shed(m, modifier, packet));
    case 'lessens':
      return become(prevented(m, packet, Math.min(packet.amount, modifier.amount)));
    case 'diverts':
      return become(turnedTo(m, packet, packet.amount, { object: modifier.onto, seat: -1 }));
    case 'turns': {
      const to = yield* turn(m, packet, modifier.walkers);
      return become(to === null ? packet : turnedTo(m, packet, packet.amount, to));
    }
    case 'shield':
      if (!isLimited(modifier.shield)) return stop(m, modifier, queue, dealt, answers);
      return become(...takeShare(m, modifier.shield, packet, answers));
    default:
      return modifier satisfies never;
  }
}

/** All of it is prevented, and all else that this covers and that would be dealt to the same player's side. */
function stop(
  m: Machine,
  modifier: Modifier,
  queue: readonly Dealt[],
  dealt: Dealt,
  answers: Answering[],
): readonly Dealt[] {
  const side = affectedSeat(m, dealt.packet);
  const stopped = queue.filter(
    (each) =>
      each === dealt ||
      (affectedSeat(m, each.packet) === side && applicable(m, each).some(({ key }) => key === modifier.key)),
  );
  const total = totalOf(stopped.map(({ packet }) => packet));
  let left = 0;
  if (modifier.kind === 'shield' && modifier.shield.kind === 'source') {
    const { shield } = modifier;
    dropShield(m, shield.id);
    left = shield.amount === ALL ? total : Math.min(total, shield.amount);
    if (shield.onto !== null) gain(m, shield.onto.id, total - left);
    if (shield.back) answer(m, shield, { object: 0, seat: dealt.packet.controller }, total, answers);
  }
  return queue.map((each) => {
    if (!stopped.includes(each)) return each;
    const through = Math.min(left, each.packet.amount);
    left -= through;
    return { packet: prevented(m, each.packet, each.packet.amount - through), met: [...each.met, modifier.key] };
  });
}

/** Damage to a player may be turned to one of that player's planeswalkers by the opponent whose source deals it. */
function* turn(m: Machine, packet: Packet, walkers: readonly Id[]): Asking<Receiver | null> {
  const from: Option[] = [playerOption(packet.seat), ...walkers.map(objectOption)];
  const purpose = 'damage the player or a planeswalker';
  const [picked] = yield* ask.pick(m, packet.controller, packet.source, purpose, from, { min: 1, max: 1 });
  return picked?.what === 'object' ? { object: picked.id, seat: -1 } : null;
}

/**
 * The same source deals it to somebody else: nothing, where that is one whom the spell or ability that deals it does not reach
 * (2007: CR 601.14a; 2010: CR 801.14a).
 */
export function turnedTo(m: Machine, packet: Packet, amount: number, to: Receiver): Packet {
  const turned: Packet = {
    ...packet,
    ...to,
    objectLife: to.object === 0 ? 0 : m.object(to.object).life,
    amount,
    spill: -1,
  };
  const arrives = packet.combat || reaches(m, packet.controller, affectedSeat(m, turned));
  return arrives ? turned : { ...turned, amount: 0 };
}

/** A shield for a number of damage takes what it can: it is prevented, or dealt to somebody else. */
function takeShare(m: Machine, shield: Shield, packet: Packet, answers: Answering[]): Packet[] {
  const taken = shield.amount === ALL ? packet.amount : Math.min(shield.amount, packet.amount);
  if (shield.amount === ALL || taken === shield.amount) dropShield(m, shield.id);
  else
    updateState(m, {
      shields: m.state.shields.map((each) => (each.id === shield.id ? lessened(shield, shield.amount - taken) : each)),
    });
  const onto = shield.onto === null ? null : receiverOf(m, shield.onto);
  if (shield.kind === 'redirect') {
    if (onto === null) return [packet];
    return [{ ...packet, amount: packet.amount - taken }, turnedTo(m, packet, taken, onto)];
  }
  if (onto !== null) answer(m, shield, onto, taken, answers);
  tally(m, shield.id, taken);
  return [prevented(m, packet, taken)];
}

function lessened(shield: Shield, amount: number): Shield {
  const left = { ...shield, amount };
  noteCause(left, causeOf(shield));
  return left;
}

function answer(m: Machine, shield: Shield, to: Receiver, amount: number, answers: Answering[]): void {
  const known = answers.findIndex((each) => each.shield === shield.id);
  const before = answers[known];
  if (before !== undefined) {
    answers[known] = { ...before, packet: { ...before.packet, amount: before.packet.amount + amount } };
    return;
  }
  const context = { ...contextOf(m, shield.source, shield.controller), sourceLife: shield.sourceLife };
  answers.push({ shield: shield.id, packet: packetFrom(m, context, to, amount, false) });
}

// ---- which comes first ----

/**
 * 2007 (CR 419.9), 2010 (CR 616.1): whoever is dealt the damage, or controls what is, chooses what applies first; then
 * the rest is looked at again. The orders are tried, and nobody is asked where all come to the same.
 */
function* firstOf(m: Machine, dealt: Dealt, found: readonly Modifier[]): Asking<Modifier> {
  const candidates = unlike(found);
  const stops = candidates.find((each) => likeness(each) === 'stops');
  if (candidates.every((each) => each.kind === 'doubles' || each === stops))
    return stops ?? (candidates[0] as Modifier);
  const choices = new Map<string, Modifier>();
  for (const modifier of candidates) {
    const outcomes = new Set<string>();
    explore({ m, queue: [dealt], answers: [] }, 0, [modifier], outcomes);
    const worth = [...outcomes].sort().join(' or ');
    if (!choices.has(worth)) choices.set(worth, modifier);
  }
  const options = new Map<string, { readonly option: Option; readonly modifier: Modifier }>();
  for (const modifier of choices.values()) {
    const option = modifier.source === 0 ? playerOption(dealt.packet.controller) : objectOption(modifier.source);
    const key = `${option.what} ${option.id}`;
    if (!options.has(key)) options.set(key, { option, modifier });
  }
  const [picked] = yield* ask.pick(
    m,
    affectedSeat(m, dealt.packet),
    dealt.packet.source,
    'which applies first',
    [...options.values()].map(({ option }) => option),
    { min: 1, max: 1 },
  );
  return options.get(`${picked?.what} ${picked?.id}`)?.modifier ?? (candidates[0] as Modifier);
}

/** Two things of one likeness do the same to damage: which of them comes first is no choice. */
function likeness(modifier: Modifier): string {
  switch (modifier.kind) {
    case 'doubles':
      return `times ${modifier.times}`;
    case 'lessens':
      return `less ${modifier.amount}`;
    case 'shield':
      if (modifier.shield.kind === 'combat' || modifier.shield.kind === 'all') return 'stops';
      if (modifier.shield.kind === 'prevent' && modifier.shield.onto === null) return 'prevent';
      // A circle is as good as another; what lets some of it through or does something for it is not.
      return modifier.shield.kind === 'source' && isPlain(modifier.shield) ? 'source' : shieldWords(modifier.shield);
    case 'diverts':
      return modifier.key;
    default:
      return modifier.kind;
  }
}

/** Shields that one text has made again and again differ in nothing but their numbers. */
const shieldWords = ({ id: _, ...shield }: Shield): string => JSON.stringify(shield);

const isPlain = ({ amount, onto, back }: Shield): boolean => amount === 0 && onto === null && !back;

function unlike(found: readonly Modifier[]): Modifier[] {
  const seen = new Map<string, Modifier>();
  for (const modifier of found) {
    const key = likeness(modifier);
    if (!seen.has(key)) seen.set(key, modifier);
  }
  return [...seen.values()];
}

/** So many ends are looked at at most. */
const MOST_OUTCOMES = 200;

interface Branch {
  readonly m: Machine;
  readonly queue: readonly Dealt[];
  readonly answers: readonly Answering[];
}

/** Tries what may come of the damage if one of these applies next, and whatever applies then, on copies of the position. */
function explore(branch: Branch, at: number, next: readonly Modifier[], outcomes: Set<string>): void {
  for (const modifier of next) {
    for (const eager of modifier.kind === 'turns' ? [false, true] : [false]) {
      if (outcomes.size >= MOST_OUTCOMES) return;
      const trial = branch.m.trial();
      const answers = [...branch.answers];
      const queue = drain(apply(trial, modifier, branch.queue, at, answers), eager);
      const found = queue.map((dealt) => applicable(trial, dealt));
      const open = found.findIndex((each) => each.length > 0);
      const reached = { m: trial, queue, answers };
      if (open < 0) outcomes.add(outcomeOf(reached));
      else explore(reached, open, unlike(found[open] as Modifier[]), outcomes);
    }
  }
}

/** Only the turning to a planeswalker asks: it is tried with the player, who comes first, and with the last planeswalker. */
function drain<T>(asking: Asking<T>, eager: boolean): T {
  let step = asking.next();
  while (step.done !== true) {
    const from = step.value.ask === 'pick' ? step.value.from : [];
    step = asking.next({ kind: 'pick', picked: eager ? from.slice(-1) : from.slice(0, 1) });
  }
  return step.value;
}

/** What damage came to: what is dealt to whom, what is dealt back, which shields and counters are left, who gains life. */
function outcomeOf({ m, queue, answers }: Branch): string {
  const plain = new Map<string, number>();
  const others: string[] = [];
  for (const shield of m.state.shields) {
    if (shield.kind !== 'prevent' || shield.onto !== null) others.push(shieldWords(shield));
    else {
      const whose = `${shield.object} ${shield.objectLife} ${shield.seat}`;
      plain.set(whose, (plain.get(whose) ?? 0) + shield.amount);
    }
  }
  return JSON.stringify([
    [...queue, ...answers]
      .filter(({ packet }) => packet.amount > 0)
      .map(({ packet }) => [packet.source, packet.object, packet.seat, packet.amount]),
    others.sort(),
    [...plain].sort(),
    queue.map(({ packet }) => m.object(packet.object).counters),
    m.state.players.map(({ life }) => life),
    // What is done instead of gaining life waits until the damage is done.
    m.state.later.map(({ event }) => event.amount),
  ]);
}
