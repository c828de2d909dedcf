// What stands between damage and its receiver: doubling, protection, prevention, redirection. Each is a value here, so
// that a book may say in which order they apply.

import { updateState } from '../../core/change.ts';
import type { Chosen, Id, Packet, Seat, Shield } from '../../core/state.ts';
import type { Replace } from '../../language/ability.ts';
import type { Effect } from '../../language/effect.ts';
import type { Filter, Whose } from '../../language/filter.ts';
import type { Machine } from '../machine.ts';
import { reaches } from '../seats.ts';
import { allPlayerLimits, charOf, playerLimits } from '../things/characteristics.ts';
import { CREATURE, colorMask, PLANESWALKER } from '../things/kinds.ts';
import { isWhose, matches, matchesSource, withChosenColor } from '../things/match.ts';
import { type Prevention, turnsBack } from '../things/nature.ts';
import { type Context, conditionHolds, contextOf, objectsOf, seatsOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { isProtected } from '../things/targets.ts';
import type { Receiver } from './damage.ts';

/** Damage on its way, and what has had its say about it: nothing applies to the same damage twice. */
export interface Dealt {
  readonly packet: Packet;
  readonly met: readonly string[];
}

/** As a number of damage: all of it, once. */
export const ALL = -1;

/** Said of damage that is moved when it has been doubled already: nothing doubles it again. */
export const DOUBLED = 'doubled';

interface Named {
  readonly key: string;
  /** The card it comes from; 0 for the rule about planeswalkers. */
  readonly source: Id;
}
export type Modifier = Named &
  (
    | { readonly kind: 'doubles'; readonly times: number }
    /** All of it, every time. */
    | { readonly kind: 'stops' }
    /** Counters go instead. */
    | { readonly kind: 'sheds'; readonly counter: string; readonly each: boolean }
    /** So much of it, every time. */
    | { readonly kind: 'lessens'; readonly amount: number }
    | { readonly kind: 'shield'; readonly shield: Shield }
    /** It is dealt to this instead, every time. */
    | { readonly kind: 'diverts'; readonly onto: Id }
    /** Whoever deals it may turn it to a planeswalker. */
    | { readonly kind: 'turns'; readonly walkers: readonly Id[] }
  );

/** Whether anything may prevent this damage: what deals it, or something in play, may say that nothing does. */
export const isPreventable = (m: Machine, packet: Packet): boolean =>
  packet.unpreventable !== true &&
  !allPlayerLimits(m).some(
    ({ change, by }) =>
      change.change === 'playerRule' && change.rule === "damage can't be prevented" && isWithinReach(m, by, packet),
  );

/**
 * Damage of which only one end is within a player's reach is nothing that this player's texts see or change, unless they
 * speak of its source alone, or of whom it is dealt to (2007: CR 601.11, 601.14; 2010: CR 801.11, 801.14).
 */
const isWithinReach = (m: Machine, seat: Seat, packet: Packet): boolean =>
  reaches(m, seat, packet.controller) && reaches(m, seat, affectedSeat(m, packet));

/** A filter for sources, taken apart: what is asked of the damage, and what of the card that deals it. */
interface Sources {
  readonly some: number;
  readonly none: number;
  readonly controller: Whose | null;
  readonly rest: Filter;
}
const takenApart = new WeakMap<Filter, Sources>();

function sourcesIn(filter: Filter): Sources {
  const { colors, notColors, controller, ...rest } = filter;
  const made: Sources = {
    some: colors === undefined ? -1 : colorMask(colors),
    none: notColors === undefined ? 0 : colorMask(notColors),
    controller: controller ?? null,
    rest,
  };
  takenApart.set(filter, made);
  return made;
}

/** Whether the source of damage is such a one; its colours and controller are those it dealt the damage with. */
function isFrom(m: Machine, said: Filter, packet: Packet, context: Context): boolean {
  const filter = withChosenColor(m, said, context.source);
  const { some, none, controller, rest } = takenApart.get(filter) ?? sourcesIn(filter);
  if (some !== -1 && (packet.colors & some) === 0) return false;
  if ((packet.colors & none) !== 0) return false;
  if (controller !== null && !isWhose(m, controller, packet.controller, context)) return false;
  return matchesSource(m, rest, packet.source, packet.sourceLife, context);
}

/** Only creatures, planeswalkers and players can be dealt damage. */
const canBeHurt = (m: Machine, id: Id): boolean => (charOf(m, id).types & (CREATURE | PLANESWALKER)) !== 0;

/** A creature or player, and no planeswalker that is neither. */
const isPerson = (m: Machine, { object }: Packet): boolean =>
  object === 0 || (charOf(m, object).types & CREATURE) !== 0;

/** Whether the receiver is still what the damage was meant for. */
export function isThere(m: Machine, packet: Packet): boolean {
  if (packet.amount <= 0) return false;
  if (packet.object === 0) return true;
  const { zone, life } = m.object(packet.object);
  return zone === 'play' && life === packet.objectLife && canBeHurt(m, packet.object);
}

/** Whom a chosen target makes the receiver of damage; null if it is gone or can no longer be dealt any. */
export function receiverOf(m: Machine, chosen: Chosen): Receiver | null {
  if (chosen.what === 'player') return m.player(chosen.id).out === null ? { object: 0, seat: chosen.id } : null;
  const { zone, life } = m.object(chosen.id);
  return zone === 'play' && life === chosen.life && canBeHurt(m, chosen.id) ? { object: chosen.id, seat: -1 } : null;
}

/** The player who is dealt the damage, or who controls what is. */
export const affectedSeat = (m: Machine, packet: Packet): Seat =>
  packet.seat >= 0 ? packet.seat : m.object(packet.object).controller;

const changesDamage = ({ replace }: Replace): boolean => replace === 'damage' || replace === 'redirect';

/** The permanents that double damage or prevent some of it: mostly none. */
export const changersOf = (m: Machine): readonly Id[] =>
  rollOf(m, 'replacing').filter((id) => charOf(m, id).replacements.some(changesDamage));

/** Everything that applies to damage now: doubling, what permanents do, shields from the oldest on, planeswalkers. */
export function applicable(m: Machine, { packet, met }: Dealt, changers = changersOf(m)): Modifier[] {
  const found: Modifier[] = [];
  if (packet.amount <= 0) return found;
  const stoppable = isPreventable(m, packet);
  const lessening: Modifier[] = [];
  for (const id of changers) {
    const { replacements } = charOf(m, id);
    for (let index = 0; index < replacements.length; index += 1) {
      const each = replacements[index] as (typeof replacements)[number];
      if (each.replace === 'redirect') {
        const onto = divertedTo(m, each, id, m.object(id).controller, packet);
        if (onto !== 0) lessening.push({ kind: 'diverts', key: `diverts ${id} ${index}`, source: id, onto });
        continue;
      }
      if (each.replace !== 'damage') continue;
      const isMet = each.to === 'you' ? !stoppable || packet.seat !== m.object(id).controller : met.includes(DOUBLED);
      if (isMet || !isFrom(m, each.from, packet, contextOf(m, id))) continue;
      if (!isWithinReach(m, m.object(id).controller, packet)) continue;
      if (each.to === 'creature or player' && !isPerson(m, packet)) continue;
      const key = `damage ${id} ${index}`;
      if (each.to === 'you') lessening.push({ kind: 'lessens', key, source: id, amount: each.less });
      else found.push({ kind: 'doubles', key, source: id, times: each.times });
    }
  }
  lessening.push(...promised(m, packet));
  if (stoppable) found.push(...stopping(m, packet));
  const sheds = packet.object === 0 ? [] : shedding(m, packet.object);
  found.push(...sheds.filter((each) => !isPiecemeal(each)), ...lessening);
  for (const shield of m.state.shields)
    if (covers(m, shield, packet, stoppable))
      found.push({ kind: 'shield', key: `shield ${shield.id}`, source: shield.source, shield });
  // What a card loses a piece of for each damage comes last: what is prevented otherwise costs it nothing.
  found.push(...sheds.filter(isPiecemeal));
  const walkers = walkersFor(m, packet);
  if (walkers.length > 0) found.push({ kind: 'turns', key: 'turns', source: 0, walkers });
  return met.length === 0 ? found : found.filter(({ key }) => !met.includes(key));
}

type Diverting = Extract<Modifier, { kind: 'diverts' }>;

/** What was said of damage to a player for a while: it holds for that player, whoever controls by now what takes the damage. */
function promised(m: Machine, packet: Packet): Diverting[] {
  const limits = packet.seat < 0 ? [] : playerLimits(m, packet.seat);
  return limits.flatMap(({ change, source, lasting, seat }): Diverting[] => {
    if (change.change !== 'ability' || change.ability.ability !== 'replacement') return [];
    const { replacement } = change.ability;
    const given = m.state.lasting.find(({ id }) => id === lasting);
    if (replacement.replace !== 'redirect' || given?.sourceLife !== m.object(source).life) return [];
    const onto = divertedTo(m, replacement, source, seat, packet);
    return onto === 0 ? [] : [{ kind: 'diverts', key: `diverts by ${lasting}`, source, onto }];
  });
}

/** To what damage to a player goes instead; 0 if it stays where it is. */
function divertedTo(
  m: Machine,
  each: Extract<Replace, { replace: 'redirect' }>,
  id: Id,
  seat: Seat,
  packet: Packet,
): Id {
  const { attachedTo } = m.object(id);
  if (packet.seat !== seat || (each.combat === true && !packet.combat)) return 0;
  const context = contextOf(m, id, seat);
  if (!isFrom(m, each.from, packet, context)) return 0;
  if (each.condition !== undefined && !conditionHolds(m, each.condition, context)) return 0;
  const onto = each.onto === 'this' ? id : attachedTo;
  return onto !== 0 && m.object(onto).zone === 'play' && canBeHurt(m, onto) ? onto : 0;
}

/** To what damage that waits already goes by now; 0 if it stays where it is. */
export function divertedNow(m: Machine, packet: Packet): Id {
  for (const id of changersOf(m))
    for (const each of charOf(m, id).replacements) {
      const onto = each.replace === 'redirect' ? divertedTo(m, each, id, m.object(id).controller, packet) : 0;
      if (onto !== 0) return onto;
    }
  return promised(m, packet)[0]?.onto ?? 0;
}

/** Protection, and abilities that stop all damage of a kind. */
function stopping(m: Machine, packet: Packet): Modifier[] {
  const { object, seat } = packet;
  const found: Modifier[] = [];
  if (object !== 0 && isProtected(m, object, packet.source, packet.colors, packet.sourceLife))
    found.push({ kind: 'stops', key: `protection ${object}`, source: object });
  const limits = object === 0 ? playerLimits(m, seat) : charOf(m, object).limits;
  for (const { change, source } of limits) {
    const stops =
      change.change === 'preventFrom' &&
      (change.combat === undefined || change.combat === packet.combat) &&
      isFrom(m, change.filter, packet, contextOf(m, source));
    if (stops) found.push({ kind: 'stops', key: `stops ${source}`, source });
  }
  if (m.object(packet.source).zone === 'play')
    for (const { change, source } of charOf(m, packet.source).limits)
      if (change.change === 'preventFrom' && change.dealt && (packet.combat || change.combat !== true))
        found.push({ kind: 'stops', key: `stops ${source} dealt`, source });
  return found;
}

export const isPiecemeal = (modifier: Modifier): boolean => modifier.kind === 'sheds' && modifier.each;

const shedding = (m: Machine, id: Id): Modifier[] =>
  charOf(m, id).replacements.flatMap((each): Modifier[] =>
    each.replace === 'damage to counters'
      ? [{ kind: 'sheds', key: `sheds ${id}`, source: id, counter: each.counter, each: each.each === true }]
      : [],
  );

/** The planeswalkers to which whoever deals this damage may turn it: noncombat damage to a player, by an opponent's source. */
function walkersFor(m: Machine, { seat, combat, controller }: Packet): readonly Id[] {
  if (!m.book.facts.combat.planeswalkers || seat < 0 || combat) return [];
  if (!m.book.variant.opponents(m, controller).includes(seat)) return [];
  return m.state.inPlay.filter((id) => m.object(id).controller === seat && (charOf(m, id).types & PLANESWALKER) !== 0);
}

// ---- shields ----

function covers(m: Machine, shield: Shield, packet: Packet, stoppable: boolean): boolean {
  if (shield.kind === 'regenerate' || isBeyond(m, shield, packet)) return false;
  if (shield.kind === 'redirect') {
    // Damage that goes to somebody else is not prevented; with nobody to go to, it stays where it is.
    if (shield.onto === null || (shield.from !== 0 && !isChosenSource(m, shield, packet))) return false;
    const { object, objectLife, seat } = shield;
    const isMeant =
      object === 0 ? isTheirs(m, seat, packet) : object === packet.object && objectLife === packet.objectLife;
    return isMeant && receiverOf(m, shield.onto) !== null;
  }
  // What lets all of it through prevents nothing.
  if (!stoppable && !(shield.kind === 'source' && shield.amount === ALL)) return false;
  if (shield.combat && !packet.combat) return false;
  if (shield.kind === 'combat') return packet.combat && isWithinReach(m, shield.controller, packet);
  if (shield.kind === 'source' && !isChosenSource(m, shield, packet)) return false;
  if (shield.kind === 'all' && shield.sources !== null && !isShieldedFrom(m, shield, packet)) return false;
  if (isForAll(shield)) return true;
  if (shield.things !== null)
    return (
      packet.object !== 0 &&
      matches(m, shield.things as Filter, packet.object, contextOf(m, shield.source, shield.controller))
    );
  return shield.seat >= 0
    ? shield.seat === packet.seat
    : shield.object === packet.object && shield.objectLife === packet.objectLife;
}

/**
 * The very source that was chosen, and still what the text speaks of: "the shield rechecks the source's properties", and
 * is not used up where they do not fit any more (2010: CR 615.9).
 */
const isChosenSource = (m: Machine, { from, fromLife, sources, source, controller }: Shield, packet: Packet): boolean =>
  from === packet.source &&
  (fromLife === 0 || fromLife === packet.sourceLife) &&
  (sources === null || isFrom(m, sources as Filter, packet, contextOf(m, source, controller)));

/** It speaks of sources alone, whomever they would hurt. */
const isForAll = ({ kind, sources, things, seat, object }: Shield): boolean =>
  kind === 'all' && sources !== null && things === null && seat < 0 && object === 0;

/** It is dealt by such a source as the shield is against. */
const isShieldedFrom = (m: Machine, { sources, source, controller }: Shield, packet: Packet): boolean =>
  isFrom(m, sources as Filter, packet, contextOf(m, source, controller));

/** To the player, or to a permanent that the player controls. */
const isTheirs = (m: Machine, seat: Seat, packet: Packet): boolean =>
  packet.seat === seat || (packet.object !== 0 && m.object(packet.object).controller === seat);

/** 1993, p. 28: damage done by a creature with protection from a colour "cannot be prevented using" cards of that colour. */
const isBeyond = (m: Machine, shield: Shield, packet: Packet): boolean =>
  m.book.facts.permanents.protection === 'unaffected' &&
  m.object(packet.source).zone === 'play' &&
  isProtected(m, packet.source, shield.source, shield.colors);

export function dropShield(m: Machine, id: Id): void {
  updateState(m, { shields: m.state.shields.filter((shield) => shield.id !== id) });
}

// ---- damage that waits ----

/** Whether this damage is such as the effect could prevent or redirect. */
function isMeant(m: Machine, effect: Prevention, packet: Packet, context: Context): boolean {
  if (packet.amount <= 0) return false;
  if (effect.do === 'redirect')
    return effect.of === undefined
      ? affectedSeat(m, packet) === context.controller
      : packet.object !== 0 && objectsOf(m, effect.of, context).includes(packet.object);
  const prevents = effect.do !== 'preventFromSource' || effect.leaves !== 'all';
  if (prevents && !isPreventable(m, packet)) return false;
  if (effect.do === 'preventFromSource' && effect.combat === true && !packet.combat) return false;
  if (effect.do === 'preventAll' && effect.from !== undefined && !isFrom(m, effect.from, packet, context)) return false;
  if (effect.do === 'preventAll' && effect.things !== null && packet.object !== 0)
    if (matches(m, effect.things, packet.object, context)) return true;
  if (effect.do === 'preventFromSource' && !isFrom(m, effect.source, packet, context)) return false;
  return packet.object === 0
    ? seatsOf(m, effect.to, context).includes(packet.seat)
    : objectsOf(m, effect.to, context).includes(packet.object);
}

/** The damage that waits for the end of the prevention step (1997) and that the effect is for. */
export const waitingFor = (m: Machine, effect: Prevention, context: Context): Packet[] =>
  m.state.packets.filter((packet) => isMeant(m, effect, packet, context));

/** What is aimed at the damage of one source, where damage is a target (1997): whether there is any such damage. */
export const hasDamageToMeet = (m: Machine, effects: readonly Effect[], context: Context): boolean =>
  m.book.facts.damage.prevention !== 'step' ||
  effects.every(
    (effect) =>
      (effect.do !== 'preventFromSource' && effect.do !== 'redirect') ||
      // What has counted already need not wait.
      turnsBack(effect) ||
      // What it is aimed at is chosen among what has been dealt damage.
      (effect.do === 'redirect' && effect.of?.ref === 'target') ||
      waitingFor(m, effect, context).length > 0,
  );
