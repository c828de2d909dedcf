// Effects that deal damage, prevent it, or regenerate.

import { noteCause } from '../../core/cause.ts';
import { nextId, updateState } from '../../core/change.ts';
import type { Chosen, Id, Packet, Seat, Shield } from '../../core/state.ts';
import { whole } from '../../core/whole.ts';
import type { Ref } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { packetFrom, prevented, type Receiver } from '../damage/damage.ts';
import { ALL, isPreventable, receiverOf } from '../damage/modifiers.ts';
import type { Machine } from '../machine.ts';
import { matchesSource, memoryOf } from '../things/match.ts';
import { bind, marks } from '../things/names.ts';
import { amountOf, asEach, type Context, contextOf, objectsOf, seatsOf } from '../things/refs.ts';
import { affected, colorsFrom } from './objects.ts';
import { moveOn, purposeOfSource, takeBack, takeBackAll, takeBackFrom, turnBack } from './takeback.ts';

/** The text as the one who deals the damage would read it. */
function dealerContext(m: Machine, by: Ref, context: Context): Context {
  const [dealer] = objectsOf(m, by, context);
  if (dealer === undefined) return context;
  const object = m.object(dealer);
  const sourceLife = by.ref === 'subject' ? context.event.subjectLife : object.life;
  // What has left is still the source of the player who controlled it last.
  const memory = object.zone === 'play' && object.life === sourceLife ? null : memoryOf(m, dealer, sourceLife);
  const { controller } = memory ?? object;
  return { ...context, source: dealer, sourceLife, controller, item: null };
}

type Damage = Extract<Effect, { do: 'damage' }>;

const receiversOf = (m: Machine, { to }: Damage, context: Context): Receiver[] => [
  ...affected(m, to, context).map((object) => ({ object, seat: -1 })),
  ...seatsOf(m, to, context).map((seat) => ({ object: 0, seat })),
];

/** Damage that one text deals in one breath ("to each creature and each player") is one dealing. */
export function* damageTogether(m: Machine, effects: readonly Damage[], context: Context): Asking {
  const packets = effects.flatMap((effect) => packetsOf(m, effect, receiversOf(m, effect, context), context));
  if (packets.length > 0) yield* m.book.damage.deal(m, packets);
}

/** The first effects of a text, as long as they deal damage of which nothing further is said. */
export function damageFirst(effects: readonly Effect[]): readonly Damage[] {
  const isPlain = (effect: Effect): effect is Damage => effect.do === 'damage' && effect.as === undefined;
  const end = effects.findIndex((effect) => !isPlain(effect));
  return (end < 0 ? effects : effects.slice(0, end)).filter(isPlain);
}

export function* damageEffect(m: Machine, effect: Damage, context: Context): Asking {
  const receivers = receiversOf(m, effect, context);
  const packets = packetsOf(m, effect, receivers, context);
  const number = packets.length > 0 ? yield* m.book.damage.deal(m, packets) : 0;
  if (effect.as === undefined) return;
  const things = marks(
    m,
    receivers.flatMap(({ object }) => (object === 0 ? [] : [object])),
  );
  const seats = receivers.flatMap(({ seat }) => (seat < 0 ? [] : [seat]));
  bind(m, effect, context, { things, seats, number, open: m.state.packets.length > 0 });
}

function packetsOf(m: Machine, effect: Damage, receivers: readonly Receiver[], context: Context): Packet[] {
  const dealer = effect.by === undefined ? context : dealerContext(m, effect.by, context);
  const packets: Packet[] = [];
  for (const receiver of receivers) {
    const total = amountOf(m, effect.amount, asEach(effect.to, receiver.seat, context));
    const amount = shareOf(effect, total, receivers.length, receiver, context);
    if (amount <= 0) continue;
    const packet = packetFrom(m, dealer, receiver, amount, effect.noRegeneration);
    packets.push(
      lessened(m, effect.unpreventable === true ? { ...packet, unpreventable: true } : packet, effect, context),
    );
  }
  return packets;
}

/** "Prevent X of that damage": what the same text prevents of what it deals. */
function lessened(m: Machine, packet: Packet, { prevented: less = 0 }: Damage, context: Context): Packet {
  if (less === 0 || !isPreventable(m, packet)) return packet;
  return prevented(m, packet, Math.min(packet.amount, amountOf(m, less, context)));
}

function shareOf(effect: Damage, total: number, number: number, receiver: Receiver, context: Context): number {
  // No choice is made in it: it is divided as it is dealt, among those that can still be its targets.
  if (effect.divided === 'evenly')
    return Math.floor(total / Math.max(1, effect.to.ref === 'target' ? context.targets.length || number : number));
  if (effect.divided !== 'chosen' || context.item === null) return total;
  // The shares are in the order in which the targets were chosen, those no longer legal among them.
  const { targets, division } = context.item;
  const index = targets.findIndex(({ what, id }) =>
    what === 'player' ? id === receiver.seat : what === 'object' && id === receiver.object,
  );
  return division[index] ?? 0;
}

// ---- prevention ----

function addShield(m: Machine, shield: Partial<Shield> & Pick<Shield, 'kind'>, context: Context): Id {
  const { controller, source } = context;
  const made: Shield = {
    id: nextId(m),
    object: 0,
    objectLife: 0,
    seat: -1,
    amount: 0,
    from: 0,
    fromLife: 0,
    sources: null,
    controller,
    source,
    sourceLife: context.sourceLife,
    colors: colorsFrom(m, context),
    things: null,
    onto: null,
    combat: false,
    back: false,
    ...shield,
  };
  noteCause(made, m.because);
  updateState(m, { shields: [...m.state.shields, made] });
  return made.id;
}

const isLate = (m: Machine): boolean => m.book.facts.damage.prevention === 'step';

/** "Prevent N damage to …": a shield, or, where there is a prevention step, damage already dealt is taken back. */
export function* preventEffect(m: Machine, effect: Extract<Effect, { do: 'prevent' }>, context: Context): Asking {
  const amount = amountOf(m, effect.amount, context);
  const onto = effect.answer === undefined ? null : chosenFor(effect.answer, context);
  const things = marks(m, affected(m, effect.to, context));
  const seats = seatsOf(m, effect.to, context);
  if (isLate(m)) {
    const number = yield* takeBack(m, effect, amount, onto === null ? null : receiverOf(m, onto), context);
    return bind(m, effect, context, { things, seats, number });
  }
  const made = [
    ...things.map(({ id, life }) => ({ object: id, objectLife: life })),
    ...seats.map((seat) => ({ seat })),
  ].map((whom) => addShield(m, { kind: 'prevent', amount, onto, ...whom }, context));
  // What it will have prevented is counted as it happens.
  bind(m, effect, context, { things, seats, number: 0, shield: made[0] ?? 0 });
}

const chosenFor = (ref: Ref, context: Context): Chosen | null =>
  ref.ref === 'target' ? (context.targets.find((each) => each.spec === ref.index) ?? null) : null;

/** A player whom a text names without aiming at anybody: you, or an owner. */
function playerFor(m: Machine, ref: Ref, context: Context): Chosen | null {
  const [seat] = seatsOf(m, ref, context);
  return seat === undefined ? null : { spec: 0, what: 'player', id: seat, life: 0 };
}

/** All damage this turn: to some, and to whatever fits when it would be dealt. What waits is part of it. */
export function preventAllEffect(m: Machine, effect: Extract<Effect, { do: 'preventAll' }>, context: Context): void {
  const { things, from: sources = null } = effect;
  if (isLate(m)) takeBackAll(m, effect, context);
  // What speaks of sources alone protects whomever they would hurt, also one whom its caster does not reach.
  if (sources !== null && things !== null && Object.keys(things).length === 0) {
    addShield(m, { kind: 'all', sources }, context);
    return;
  }
  for (const object of affected(m, effect.to, context))
    addShield(m, { kind: 'all', object, objectLife: m.object(object).life, sources }, context);
  for (const seat of seatsOf(m, effect.to, context)) addShield(m, { kind: 'all', seat, sources }, context);
  if (things !== null) addShield(m, { kind: 'all', things, sources }, context);
}

/** The next damage of one source to a player and that player's permanents goes to somebody else. */
export function* redirectEffect(m: Machine, effect: Extract<Effect, { do: 'redirect' }>, context: Context): Asking {
  const amount = effect.amount === 'all' ? ALL : amountOf(m, effect.amount, context);
  const onto = chosenFor(effect.to, context) ?? playerFor(m, effect.to, context);
  if (onto === null) return;
  if (isLate(m)) {
    const to = receiverOf(m, onto);
    if (to !== null) yield* moveOn(m, effect, amount < 0 ? Number.POSITIVE_INFINITY : amount, to, context);
    return;
  }
  const [object] = effect.of === undefined ? [] : affected(m, effect.of, context);
  if (effect.of !== undefined && object === undefined) return;
  const of = object === undefined ? {} : { object, objectLife: m.object(object).life };
  if (effect.anySource) {
    addShield(m, { kind: 'redirect', seat: context.controller, amount, onto, ...of }, context);
    return;
  }
  const announced = context.item?.choices[0];
  const from =
    announced === undefined ? yield* chooseSource(m, context.controller, context.source, effect) : whole(announced);
  if (from === 0) return;
  const fromLife = announced === undefined ? lifeOfSource(m, from) : 0;
  addShield(m, { kind: 'redirect', seat: context.controller, from, fromLife, amount, onto, ...of }, context);
}

/** A Circle of Protection: all the damage of one source to one player, once. */
export function* preventSourceEffect(
  m: Machine,
  effect: Extract<Effect, { do: 'preventFromSource' }>,
  context: Context,
): Asking {
  if (effect.past === true) return yield* turnBack(m, effect, context);
  if (isLate(m)) return yield* takeBackFrom(m, effect, context);
  for (const seat of seatsOf(m, effect.to, context)) {
    const announced = context.item?.choices[0];
    const from =
      announced === undefined ? yield* chooseSource(m, context.controller, context.source, effect) : whole(announced);
    if (from === 0) continue;
    const fromLife = announced === undefined ? lifeOfSource(m, from) : 0;
    const onto: Chosen | null = effect.gain ? { spec: 0, what: 'player', id: context.controller, life: 0 } : null;
    const { combat = false, back = false, leaves = 0 } = effect;
    const amount = leaves === 'all' ? ALL : leaves;
    addShield(m, { kind: 'source', seat, from, fromLife, sources: effect.source, onto, amount, combat, back }, context);
  }
}

/** In which life a chosen source would deal damage: what has left play as it was there, a permanent spell as the permanent. */
function lifeOfSource(m: Machine, id: Id): number {
  const { zone, life } = m.object(id);
  if (zone === 'play') return life;
  if (zone === 'chain') return m.kind(id).permanent ? life + 1 : life;
  for (const item of m.state.chain) {
    if (item.object === id) return item.objectLife;
    for (const packet of item.packets) if (packet.source === id) return packet.sourceLife;
  }
  return life;
}

/** The source whose damage is to be prevented, redirected or answered; 0 if there is none. */
export function* chooseSource(
  m: Machine,
  seat: Seat,
  source: Id,
  effect: Extract<Effect, { do: 'preventFromSource' | 'redirect' }>,
): Asking<Id> {
  const sources = possibleSources(m, effect.do === 'redirect' ? {} : effect.source, contextOf(m, source, seat));
  const from = sources.map(objectOption);
  const [picked] = yield* ask.pick(m, seat, source, purposeOfSource(effect), from, { min: 1, max: 1 });
  return picked?.id ?? 0;
}

/**
 * What could deal damage: permanents, spells, the sources of abilities on the chain, and of damage that waits there; each as
 * it is, or as it was when it left play.
 */
function possibleSources(m: Machine, filter: Filter, context: Context): Id[] {
  const sources = new Map(m.state.inPlay.map((id) => [id, m.object(id).life]));
  for (const item of m.state.chain) {
    if (!sources.has(item.object)) sources.set(item.object, item.objectLife);
    for (const { source, sourceLife } of item.packets) if (!sources.has(source)) sources.set(source, sourceLife);
  }
  return [...sources].flatMap(([id, life]) => (matchesSource(m, filter, id, life, context) ? [id] : []));
}

export function shieldFromCombat(m: Machine, context: Context): void {
  addShield(m, { kind: 'combat' }, context);
}

/** Regeneration: a shield for later, or, in books that have that moment, saved from the graveyard right now. */
export function regenerateEffect(m: Machine, what: Ref, context: Context): void {
  for (const object of affected(m, what, context)) {
    if (m.book.facts.damage.regeneration === 'moment') m.book.damage.save(m, object);
    else addShield(m, { kind: 'regenerate', object, objectLife: m.object(object).life }, context);
  }
}
