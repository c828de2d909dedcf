// What the game looks for by itself: attachments that fell off, legends, lethal damage, and control.

import type { Cause, RuleCause } from '../../core/cause.ts';
import { counterNumber, freshLook, setController, updateObject, updateState } from '../../core/change.ts';
import type { Id } from '../../core/state.ts';
import type { Filter } from '../../language/filter.ts';
import type { Machine } from '../machine.ts';
import { reaches } from '../seats.ts';
import { charOf, has, is, isCreature } from '../things/characteristics.ts';
import { endHeld } from '../things/held.ts';
import { CREATURE, PLANESWALKER, superBit } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { contextOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { isProtected, refusesAura } from '../things/targets.ts';
import { byRule } from './causes.ts';
import { loseCounters } from './counters.ts';
import { mayBear, rejects } from './entering.ts';
import { lostControl } from './promises.ts';
import { removeFromCombat } from './zones.ts';

const LEGENDARY = superBit('legendary');
const WORLD = superBit('world');

/** Control effects: the newest decides; when none is left, control goes back. True if anything changed. */
export function checkControl(m: Machine): boolean {
  let changed = false;
  endHeld(m);
  for (const id of rollOf(m, 'astray')) {
    const object = m.object(id);
    const { control } = charOf(m, id);
    const wanted = control >= 0 ? control : object.home;
    // Nothing comes under the control of one who has left (2007: CR 600.4; 2010: CR 800.4).
    if (object.controller === wanted || m.player(wanted).out !== null) continue;
    removeFromCombat(m, id);
    const lost = object.controller;
    setController(m, id, wanted);
    lostControl(m, id, lost);
    changed = true;
  }
  if (changed) endHeld(m);
  return changed;
}

/** Where the book says so, what is no creature (or, attacked, no planeswalker) any more is out of combat, for good. */
export function checkCombat(m: Machine): void {
  const { combat } = m.state;
  if (combat === null || combat.attacks.length === 0) return;
  if (m.book.facts.combat.noCreature !== 'leaves combat') return;
  for (const { id, planeswalker } of combat.attacks) {
    if (!isCreature(m, id)) removeFromCombat(m, id);
    if (planeswalker > 0 && !is(m, planeswalker, PLANESWALKER)) removeFromCombat(m, planeswalker);
  }
  for (const id of combat.hasBlocked) if (!isCreature(m, id)) removeFromCombat(m, id);
}

/** What is attached to nothing, or to the wrong thing: Auras, which go to the graveyard, and Equipment, which comes off. */
export interface Loose {
  readonly auras: readonly Id[];
  readonly equipment: readonly Id[];
}

export function looseAttachments(m: Machine): Loose {
  const auras: Id[] = [];
  const equipment: Id[] = [];
  for (const id of rollOf(m, 'attached')) {
    const { enchant, subtypes } = m.kind(id).definition;
    const { attachedTo } = m.object(id);
    if (enchant !== null) {
      if (!isOn(m, attachedTo, id, enchant)) auras.push(id);
    } else if (attachedTo !== 0 && subtypes.includes('Equipment')) {
      if (isLoose(m, id) || !bears(m, attachedTo, id, { types: ['creature'] })) equipment.push(id);
    }
  }
  return { auras, equipment };
}

/** "An Equipment that's also a creature can't equip a creature" (Comprehensive Rules of 2007 and 2010, 301.5). */
export const isLoose = (m: Machine, id: Id): boolean => m.kind(id).definition.enchant === null && isCreature(m, id);

export function detach(m: Machine, equipment: readonly Id[]): void {
  for (const id of equipment) {
    updateObject(m, id, { attachedTo: 0 });
    updateState(m, { look: freshLook() });
  }
}

/** Whether an Aura may stay on what it is on; a card in a graveyard must be the one that was there when it came. */
function isOn(m: Machine, bearer: Id, aura: Id, enchant: Filter): boolean {
  if (bearer === 0) return false;
  const { zone, stamp } = m.object(bearer);
  if (zone !== 'play' && stamp > m.object(aura).stamp) return false;
  if (zone === 'play' && m.book.facts.permanents.enchantments === 'stay') return !rejects(m, bearer, aura);
  return mayBear(m, bearer, aura, enchant, m.object(aura).controller);
}

function bears(m: Machine, bearer: Id, attached: Id, filter: Filter): boolean {
  if (bearer === 0 || m.object(bearer).zone !== 'play') return false;
  if (!matches(m, filter, bearer, contextOf(m, attached))) return false;
  return !isProtected(m, bearer, attached, charOf(m, attached).colors) && !refusesAura(m, bearer, attached);
}

/** Where the book says so, a +1/+1 counter and a -1/-1 counter take each other off. */
export function checkCounters(m: Machine): boolean {
  let changed = false;
  for (const id of m.state.inPlay) {
    const object = m.object(id);
    if (object.counters.length < 2) continue;
    const number = Math.min(counterNumber(object, '+1/+1'), counterNumber(object, '-1/-1'));
    if (number === 0) continue;
    loseCounters(m, id, '+1/+1', number);
    loseCounters(m, id, '-1/-1', number);
    changed = true;
  }
  return changed;
}

/** Legends of one name, planeswalkers of one type or without loyalty, and worlds: those that cannot stay, as things are now. */
export function rivals(m: Machine): readonly Id[] {
  if (rollOf(m, 'unique').length === 0) return [];
  const { legendRule, worldRule } = m.book.facts.permanents;
  const gone = new Set<Id>();
  for (const id of m.state.inPlay) {
    const char = charOf(m, id);
    if ((char.types & PLANESWALKER) !== 0 && counterNumber(m.object(id), 'loyalty') <= 0) gone.add(id);
    if ((char.supers & (LEGENDARY | WORLD)) === 0 && (char.types & PLANESWALKER) === 0) continue;
    for (const other of m.state.inPlay) {
      if (other === id || !reaches(m, m.object(id).controller, m.object(other).controller)) continue;
      const rival = charOf(m, other);
      if (legendRule && (char.supers & rival.supers & LEGENDARY) !== 0 && rival.name === char.name) gone.add(id);
      if (worldRule && (char.supers & rival.supers & WORLD) !== 0 && m.object(other).stamp >= m.object(id).stamp)
        gone.add(id);
      if (
        (char.types & rival.types & PLANESWALKER) !== 0 &&
        rival.subtypes.some((type) => char.subtypes.includes(type))
      )
        gone.add(id);
    }
  }
  return [...gone];
}

export type Fate = 'fine' | 'destroyed' | 'put into the graveyard';

/** By which rule a thing goes that cannot stay. */
export function ruleFor(m: Machine, id: Id, auras: readonly Id[]): RuleCause {
  const { types, supers, toughness } = charOf(m, id);
  const { damage, deathtouched } = m.object(id);
  const fate = fateOf(m, id);
  if (auras.includes(id)) return { rule: 'attached to nothing' };
  if (fate !== 'fine') {
    const rule = toughness <= 0 ? 'no toughness' : damage < toughness && deathtouched ? 'deathtouch' : 'lethal damage';
    return { rule, damage, toughness };
  }
  if ((types & PLANESWALKER) !== 0)
    return { rule: counterNumber(m.object(id), 'loyalty') <= 0 ? 'no loyalty' : 'planeswalker' };
  return { rule: (supers & WORLD) === 0 ? 'legend' : 'world' };
}

/** The same for all that go together, before any of them has gone; nothing where nobody writes it down. */
export const reasonsByRule = (m: Machine, ids: readonly Id[], auras: readonly Id[]): ReadonlyMap<Id, Cause> =>
  new Map(m.events === null ? [] : ids.map((id) => [id, byRule(ruleFor(m, id, auras))]));

/** What is hurt, or has no toughness: all others are fine. */
export function endangered(m: Machine): readonly Id[] {
  const frail = rollOf(m, 'frail');
  return m.state.inPlay.filter((id) => {
    const { damage, deathtouched } = m.object(id);
    return damage > 0 || deathtouched || (frail.length > 0 && frail.includes(id));
  });
}

/** What the damage on a creature and its toughness mean for it. */
export function fateOf(m: Machine, id: Id): Fate {
  const char = charOf(m, id);
  if ((char.types & CREATURE) === 0) return 'fine';
  if (char.toughness <= 0) return m.book.facts.permanents.toughnessZero;
  const object = m.object(id);
  if (object.damage < char.toughness && !object.deathtouched) return 'fine';
  return has(m, id, 'indestructible') ? 'fine' : 'destroyed';
}
