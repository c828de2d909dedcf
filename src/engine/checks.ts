// What the game looks for by itself: attachments that fell off, legends, lethal damage, control, and who has lost.

import {
  counterNumber,
  freshLook,
  lookAgain,
  record,
  setController,
  updateObject,
  updatePlayer,
  updateState,
} from '../core/change.ts';
import type { Id, LossReason, Outcome, Seat } from '../core/state.ts';
import type { Filter } from '../language/filter.ts';
import { charOf, has, is, isCreature, playerLimits } from './characteristics.ts';
import { loseCounters } from './counters.ts';
import { CREATURE, PLANESWALKER, superBit } from './kinds.ts';
import type { Machine } from './machine.ts';
import { matches } from './match.ts';
import { contextOf } from './refs.ts';
import { isProtected } from './targets.ts';
import { removeFromCombat } from './zones.ts';

const LEGENDARY = superBit('legendary');
const WORLD = superBit('world');

/** Control effects: the newest decides; when none is left, control goes back. True if anything changed. */
export function checkControl(m: Machine): boolean {
  let changed = false;
  for (const id of m.state.inPlay) {
    const object = m.object(id);
    const { control } = charOf(m, id);
    const wanted = control >= 0 ? control : object.home;
    if (object.controller === wanted) continue;
    removeFromCombat(m, id);
    setController(m, id, wanted);
    changed = true;
  }
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
  for (const id of m.state.inPlay) {
    const kind = m.kind(id);
    if (!kind.attaches) continue;
    const { enchant, subtypes } = kind.definition;
    const { attachedTo } = m.object(id);
    if (enchant !== null) {
      if (!bears(m, attachedTo, id, enchant)) auras.push(id);
    } else if (attachedTo !== 0 && subtypes.includes('Equipment') && !bears(m, attachedTo, id, { types: ['creature'] }))
      equipment.push(id);
  }
  return { auras, equipment };
}

export function detach(m: Machine, equipment: readonly Id[]): void {
  for (const id of equipment) {
    updateObject(m, id, { attachedTo: 0 });
    updateState(m, { look: freshLook() });
  }
}

function bears(m: Machine, bearer: Id, attached: Id, filter: Filter): boolean {
  if (bearer === 0 || m.object(bearer).zone !== 'play') return false;
  if (!matches(m, filter, bearer, contextOf(m, attached))) return false;
  return !isProtected(m, bearer, attached, charOf(m, attached).colors);
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
  if (!m.state.inPlay.some((id) => m.kind(id).unique)) return [];
  const { legendRule, worldRule } = m.book.facts.permanents;
  const gone = new Set<Id>();
  for (const id of m.state.inPlay) {
    const char = charOf(m, id);
    if ((char.types & PLANESWALKER) !== 0 && counterNumber(m.object(id), 'loyalty') <= 0) gone.add(id);
    if ((char.supers & (LEGENDARY | WORLD)) === 0 && (char.types & PLANESWALKER) === 0) continue;
    for (const other of m.state.inPlay) {
      if (other === id) continue;
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

/** What the damage on a creature and its toughness mean for it. */
export function fateOf(m: Machine, id: Id): Fate {
  const char = charOf(m, id);
  if ((char.types & CREATURE) === 0) return 'fine';
  if (char.toughness <= 0) return m.book.facts.permanents.toughnessZero;
  const object = m.object(id);
  if (object.damage < char.toughness && !object.deathtouched) return 'fine';
  return has(m, id, 'indestructible') ? 'fine' : 'destroyed';
}

// ---- losing ----

function reasonToLose(m: Machine, seat: Seat, lifeCounts: boolean): LossReason | null {
  const player = m.player(seat);
  const { poison } = m.book.facts.loss;
  if (player.out !== null) return player.out;
  if (player.drewNothing) return 'library';
  if (lifeCounts && player.life <= 0) return 'life';
  return poison !== null && player.poison >= poison ? 'poison' : null;
}

/** A player who can't lose goes on whatever happens; conceding is always allowed. */
export const cantLose = (m: Machine, seat: Seat): boolean =>
  playerLimits(m, seat).some(({ change }) => change.change === 'cantLose');
/** Nobody wins by an effect while an opponent can't lose. */
export const cantWin = (m: Machine, seat: Seat): boolean =>
  m.book.variant.opponents(m, seat).some((other) => cantLose(m, other));

/** Those who have lost are out; with one side left the game is over, with none it is a draw. */
export function checkLosses(m: Machine, lifeCounts: boolean): boolean {
  if (m.state.outcome !== null) return true;
  const losing: Losing[] = [];
  for (const player of m.state.players) {
    const reason = reasonToLose(m, player.seat, lifeCounts);
    if (reason === null) continue;
    if (reason !== 'conceded' && cantLose(m, player.seat)) {
      if (player.drewNothing) updatePlayer(m, player.seat, { drewNothing: false });
    } else losing.push({ seat: player.seat, reason });
  }
  return losing.length > 0 && leaveGame(m, losing);
}

/** Whoever concedes is out at once, alone: whatever would have made others lose at the next look has not yet done so. */
export const concede = (m: Machine, seat: Seat): boolean => leaveGame(m, [{ seat, reason: 'conceded' }]);

interface Losing {
  readonly seat: Seat;
  readonly reason: LossReason;
}

function leaveGame(m: Machine, losing: readonly Losing[]): boolean {
  for (const { seat, reason } of losing) {
    updatePlayer(m, seat, { out: reason });
    record(m, { event: 'out', seat, reason });
  }
  // Who is out is nobody's opponent any more: what speaks of opponents is looked at anew.
  lookAgain(m);
  const left = m.state.players.filter((player) => player.out === null);
  const teams = new Set(left.map((player) => player.team));
  if (teams.size > 1) return false;
  const { reason } = losing[0] as Losing;
  finish(m, teams.size === 0 ? { winner: null, reason: 'draw' } : { winner: (left[0] as { seat: Seat }).seat, reason });
  return true;
}

export function finish(m: Machine, outcome: Outcome): void {
  updateState(m, { outcome, agenda: [] });
  record(m, { event: 'over', winner: outcome.winner, reason: outcome.reason });
}
