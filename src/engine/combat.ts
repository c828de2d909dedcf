// Combat, the part all books share: who may attack and block, and what is refused in a declaration.

import {
  changedAttack,
  lookAgain,
  record,
  updateCombat,
  updateObject,
  updateState,
  updateTurn,
} from '../core/change.ts';
import type { Attack, Combat, Id, Seat } from '../core/state.ts';
import { LANDWALKS } from '../language/keyword.ts';
import { BASIC_LAND_TYPES } from '../language/mana.ts';
import { charOf, has, isCreature, playerLimits } from './characteristics.ts';
import type { AttackQuestion, BlockQuestion, Declared, Option } from './decision.ts';
import { object as objectOption, player as playerOption } from './decision.ts';
import { ARTIFACT, colorBit, hasKeyword, LAND, PLANESWALKER } from './kinds.ts';
import type { Machine } from './machine.ts';
import { matches } from './match.ts';
import { conditionHolds, contextOf } from './refs.ts';
import type { RefusalKey } from './rulebook.ts';
import { tapPermanent } from './tapping.ts';
import { isProtected } from './targets.ts';
import { eventOf, happened, NO_DETAIL } from './triggers.ts';

/** Whether an effect takes away the attack of this player's turn. */
export const skipsCombat = (m: Machine, seat: Seat): boolean =>
  playerLimits(m, seat).some(({ change }) => change.change === 'skipsCombat');

/** Why a creature cannot attack at all now, or null. */
export function refuseAttacker(m: Machine, id: Id): RefusalKey | null {
  const object = m.object(id);
  if (object.zone !== 'play' || object.controller !== m.active || !isCreature(m, id)) return 'not yours';
  if (object.tapped) return 'tapped';
  if (object.sick && !has(m, id, 'haste')) return 'summoning sick';
  // Walls stay home by their very kind in old books; later they have an ability that says so.
  if (has(m, id, 'defender') || (m.book.facts.combat.wallsStayHome && charOf(m, id).subtypes.includes('Wall')))
    return 'wall';
  if (has(m, id, "can't attack")) return 'cannot attack';
  const forbidden = playerLimits(m, m.active).some(
    ({ change, source }) => change.change === 'cantAttackWith' && matches(m, change.filter, id, contextOf(m, source)),
  );
  if (forbidden) return 'cannot attack';
  const held = charOf(m, id).limits.some(
    ({ change, source }) =>
      change.change === 'attacksOnlyIf' && !conditionHolds(m, change.condition, contextOf(m, source)),
  );
  return held ? 'cannot attack' : null;
}

/** Some effects let only certain creatures attack a player. */
function mayAttackSeat(m: Machine, id: Id, seat: Seat): boolean {
  return playerLimits(m, seat).every(
    ({ change, source }) => change.change !== 'attackableOnlyBy' || matches(m, change.filter, id, contextOf(m, source)),
  );
}

/** Whether something says that it attacks if able. */
export const isForced = (m: Machine, id: Id): boolean =>
  has(m, id, 'attacks each turn') || charOf(m, id).limits.some(({ change }) => change.change === 'attacksYou');

/** Whom it has to attack, if it is told to attack one player and could. */
function forcedAt(m: Machine, id: Id, targets: readonly Option[]): Seat[] {
  return [...charOf(m, id).limits, ...playerLimits(m, m.active)]
    .filter(({ change }) => change.change === 'attacksYou')
    .map(({ source }) => m.object(source).controller)
    .filter((seat) => targets.some((each) => each.what === 'player' && each.id === seat) && mayAttackSeat(m, id, seat));
}

/** It goes to fight with others or not at all. */
const staysTogether = (m: Machine, id: Id): boolean => has(m, id, "can't attack or block alone");

export function attackQuestion(m: Machine): AttackQuestion {
  const seats = m.book.variant.attackable(m, m.active);
  const walkers = m.book.facts.combat.planeswalkers
    ? m.state.inPlay.filter(
        (id) => seats.includes(m.object(id).controller) && (charOf(m, id).types & PLANESWALKER) !== 0,
      )
    : [];
  const targets: Option[] = [...seats.map(playerOption), ...walkers.map(objectOption)];
  let candidates = m.state.inPlay.filter(
    (id) => refuseAttacker(m, id) === null && seats.some((seat) => mayAttackSeat(m, id, seat)),
  );
  if (candidates.length === 1) candidates = candidates.filter((id) => !staysTogether(m, id));
  const all = playerLimits(m, m.active).some(({ change }) => change.change === 'attacksYou');
  const must = (id: Id): boolean =>
    has(m, id, 'attacks each turn') || ((all || isForced(m, id)) && forcedAt(m, id, targets).length > 0);
  return {
    ask: 'attack',
    player: m.active,
    source: 0,
    purpose: 'declare attackers',
    candidates,
    // Once is enough: in a further combat phase of the same turn it is free to stay home.
    must: candidates.filter((id) => must(id) && m.object(id).attacked !== m.state.turn.number),
    targets,
    banding: m.book.facts.combat.banding && candidates.some((id) => has(m, id, 'banding')),
  };
}

export function refuseAttack(m: Machine, question: AttackQuestion, attackers: readonly Declared[]): RefusalKey | null {
  const seen = new Set<Id>();
  for (const { id, target } of attackers) {
    if (m.state.objects[id] === undefined || seen.has(id)) return 'not offered';
    seen.add(id);
    if (!question.candidates.includes(id)) return refuseAttacker(m, id) ?? 'cannot attack';
    if (!question.targets.some((each) => each.what === target.what && each.id === target.id)) return 'not offered';
    const seat = target.what === 'player' ? target.id : m.object(target.id).controller;
    if (!mayAttackSeat(m, id, seat)) return 'cannot attack';
  }
  if (question.must.some((id) => !seen.has(id))) return 'must attack';
  const [only] = attackers;
  if (attackers.length === 1 && only !== undefined && staysTogether(m, only.id)) return 'cannot attack';
  for (const { id, target } of attackers) {
    const at = forcedAt(m, id, question.targets);
    if (at.length > 0 && !(target.what === 'player' && at.includes(target.id))) return 'must attack';
  }
  return refuseBands(m, question, attackers);
}

/** A band is any number of creatures with banding and at most one without, attacking together. */
function refuseBands(m: Machine, question: AttackQuestion, attackers: readonly Declared[]): RefusalKey | null {
  const bands = new Map<number, Declared[]>();
  for (const each of attackers) if (each.band > 0) bands.set(each.band, [...(bands.get(each.band) ?? []), each]);
  for (const members of bands.values()) {
    if (!question.banding) return 'band';
    const first = members[0] as Declared;
    if (members.filter(({ id }) => !has(m, id, 'banding')).length > 1) return 'band';
    if (members.some(({ target }) => target.what !== first.target.what || target.id !== first.target.id)) return 'band';
  }
  return null;
}

/** The attack is declared: attackers tap (unless they need not), and abilities hear of it. */
export function beginAttack(m: Machine, attackers: readonly Declared[]): void {
  const attacks = attackers.map(({ id, target, band }): Attack => {
    const seat = target.what === 'player' ? target.id : m.object(target.id).controller;
    const planeswalker = target.what === 'player' ? 0 : target.id;
    return { id, life: m.object(id).life, seat, planeswalker, band, blocked: false, blockers: [] };
  });
  const combat: Combat = {
    attacker: m.active,
    declared: attacks.length > 0,
    attacks,
    struck: [],
    blocksDeclared: false,
    settled: [],
    hasBlocked: [],
  };
  updateState(m, { combat });
  lookAgain(m);
  const { attackers: before } = m.state.turn;
  const joins = attacks.length > 0 && !before.includes(m.active);
  updateTurn(m, { attacked: true, attackers: joins ? [...before, m.active] : before });
  for (const attack of attacks) {
    updateObject(m, attack.id, { attacked: m.state.turn.number });
    record(m, { event: 'attacked', id: attack.id, seat: attack.seat, planeswalker: attack.planeswalker });
  }
  for (const attack of attacks) {
    if (!has(m, attack.id, 'vigilance')) tapPermanent(m, attack.id);
    happened(m, 'attacks', eventOf(m, attack.id, 0, attack.seat), { ...NO_DETAIL, alone: attacks.length === 1 });
  }
}

// ---- blocking ----

/** Why a creature cannot block this attacker, or null. Each blocker stands for itself: bands share nothing here. */
export function refuseBlock(m: Machine, blocker: Id, attack: Attack): RefusalKey | null {
  const object = m.object(blocker);
  if (object.zone !== 'play' || !isCreature(m, blocker) || object.controller !== attack.seat) return 'not yours';
  if (object.tapped) return 'tapped';
  if (has(m, blocker, "can't block")) return 'cannot block';
  const members = bandOf(m, attack);
  // Blocking any one creature of a band blocks the whole band.
  let reason: RefusalKey | null = null;
  for (const id of members) {
    reason = refuseSingleBlock(m, blocker, id, attack.seat);
    if (reason === null) return null;
  }
  return reason;
}

export const bandOf = (m: Machine, attack: Attack): Id[] =>
  attack.band === 0
    ? [attack.id]
    : (m.state.combat?.attacks ?? []).filter((each) => each.band === attack.band).map((each) => each.id);

function refuseSingleBlock(m: Machine, blocker: Id, attacker: Id, defender: Seat): RefusalKey | null {
  const attacking = charOf(m, attacker);
  const blocking = charOf(m, blocker);
  if (hasKeyword(attacking.keywords, 'unblockable')) return 'cannot block';
  if (
    hasKeyword(attacking.keywords, 'flying') &&
    !hasKeyword(blocking.keywords, 'flying') &&
    !hasKeyword(blocking.keywords, 'reach')
  )
    return 'flying';
  const black = colorBit('black');
  const artifact = (blocking.types & ARTIFACT) !== 0;
  if (hasKeyword(attacking.keywords, 'fear') && !artifact && (blocking.colors & black) === 0) return 'cannot block';
  if (hasKeyword(attacking.keywords, 'intimidate') && !artifact && (blocking.colors & attacking.colors) === 0)
    return 'cannot block';
  if (isProtected(m, attacker, blocker, blocking.colors)) return 'protection';
  if (walks(m, attacker, defender)) return 'landwalk';
  for (const { change, source } of attacking.limits) {
    if (change.change === 'blockableOnlyBy' && !matches(m, change.filter, blocker, contextOf(m, source)))
      return 'cannot block';
    if (change.change === 'notBlockableBy' && matches(m, change.filter, blocker, contextOf(m, source)))
      return 'cannot block';
  }
  for (const { change, source } of blocking.limits)
    if (change.change === 'canBlockOnly' && !matches(m, change.filter, attacker, contextOf(m, source)))
      return 'cannot block';
  return null;
}

function walks(m: Machine, attacker: Id, defender: Seat): boolean {
  return LANDWALKS.some((walk, index) => {
    if (!has(m, attacker, walk)) return false;
    const type = BASIC_LAND_TYPES[index] as string;
    return m.state.inPlay.some(
      (id) =>
        m.object(id).controller === defender &&
        (charOf(m, id).types & LAND) !== 0 &&
        charOf(m, id).subtypes.includes(type),
    );
  });
}

export function blockQuestion(m: Machine, defender: Seat, attacks: readonly Attack[]): BlockQuestion {
  const own = m.state.inPlay.filter(
    (id) => m.object(id).controller === defender && isCreature(m, id) && !m.object(id).tapped,
  );
  const candidates = own
    .map((id) => ({
      id,
      attackers: attacks.filter((attack) => refuseBlock(m, id, attack) === null).map((attack) => attack.id),
    }))
    .filter((each) => each.attackers.length > 0)
    .filter((each, _, all) => all.length > 1 || !staysTogether(m, each.id));
  const lures = attacks.filter((attack) => has(m, attack.id, 'lure')).map((attack) => attack.id);
  const limited = attacks.filter((attack) => mostBlockers(m, attack.id) < candidates.length).map(({ id }) => id);
  const question: BlockQuestion = {
    ask: 'block',
    player: defender,
    source: 0,
    purpose: 'declare blockers',
    candidates,
    lures,
  };
  if (limited.length === 0) return question;
  return { ...question, most: limited.map((id) => ({ attacker: id, number: mostBlockers(m, id) })) };
}

type Block = { readonly blocker: Id; readonly attacker: Id };

/** How many attackers it can block: one, if nothing says otherwise. */
export function mostBlocks(m: Machine, blocker: Id): number {
  let most = 1;
  for (const { change } of charOf(m, blocker).limits)
    if (change.change === 'blocksMore') most += change.number === 'any' ? 99 : change.number;
  return most;
}

/** How many creatures can block this attacker. */
function mostBlockers(m: Machine, attacker: Id): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { change } of charOf(m, attacker).limits)
    if (change.change === 'blockersAtMost') most = Math.min(most, change.number);
  return most;
}

const blockersOf = (blocks: readonly Block[], attacker: Id): number =>
  blocks.filter((block) => block.attacker === attacker).length;

/** Nobody has blocked before it in this combat, where attackers are dealt with one by one. */
const blocksAlone = (m: Machine, id: Id): boolean =>
  (m.state.combat?.hasBlocked ?? []).every((blocker) => blocker === id);

export function refuseBlocks(m: Machine, question: BlockQuestion, blocks: readonly Block[]): RefusalKey | null {
  for (const [index, { blocker, attacker }] of blocks.entries()) {
    if (m.state.objects[blocker] === undefined) return 'not offered';
    const before = blocks.slice(0, index).filter((each) => each.blocker === blocker);
    if (before.some((each) => each.attacker === attacker)) return 'not offered';
    if (before.length > 0 && before.length >= mostBlocks(m, blocker)) return 'one attacker each';
    const attack = m.state.combat?.attacks.find((each) => each.id === attacker);
    if (attack === undefined) return 'not offered';
    if (m.state.combat?.hasBlocked.includes(blocker) === true && mostBlocks(m, blocker) === 1)
      return 'one attacker each';
    const candidate = question.candidates.find((each) => each.id === blocker);
    if (candidate === undefined || !candidate.attackers.includes(attacker))
      return (
        refuseBlock(m, blocker, attack) ??
        (m.object(blocker).blocked === m.state.turn.number ? 'one attacker each' : 'cannot block')
      );
  }
  if (blocks.some(({ attacker }) => blockersOf(blocks, attacker) > mostBlockers(m, attacker))) return 'cannot block';
  const blockers = new Set(blocks.map((block) => block.blocker));
  const [only] = blockers;
  if (blockers.size === 1 && only !== undefined && staysTogether(m, only) && blocksAlone(m, only))
    return 'cannot block';
  for (const { id, attackers } of question.candidates) {
    const luring = attackers.filter(
      (attacker) => question.lures.includes(attacker) && blockersOf(blocks, attacker) < mostBlockers(m, attacker),
    );
    if (luring.length > 0 && !blocks.some((block) => block.blocker === id && luring.includes(block.attacker)))
      return 'must block';
  }
  return null;
}

/** The blocks are declared: whole bands become blocked, and abilities hear of it. */
export function setBlocks(m: Machine, blocks: readonly Block[], final: boolean): void {
  const { combat } = m.state;
  if (combat === null) return;
  const attacks = combat.attacks.map((attack) => {
    const members = bandOf(m, attack);
    const blockers = blocks.filter((block) => members.includes(block.attacker)).map((block) => block.blocker);
    return blockers.length === 0
      ? attack
      : changedAttack(attack, { blocked: true, blockers: [...attack.blockers, ...blockers] });
  });
  const hasBlocked = [...new Set([...combat.hasBlocked, ...blocks.map((block) => block.blocker)])];
  updateCombat(m, { attacks, hasBlocked, blocksDeclared: final });
  lookAgain(m);
  for (const { blocker, attacker } of blocks) {
    updateObject(m, blocker, { blocked: m.state.turn.number });
    record(m, { event: 'blocked', id: blocker, attacker });
  }
  const heard = new Set<Id>();
  for (const attack of attacks)
    announceBlocks(
      m,
      attack,
      blocks.filter((block) => bandOf(m, attack).includes(block.attacker)).map((block) => block.blocker),
      heard,
    );
  if (!final) return;
  for (const attack of attacks) if (!attack.blocked) happened(m, 'unblocked', eventOf(m, attack.id));
}

/** `heard` are blockers of which it has been told that they block: one that blocks several attackers blocks once. */
function announceBlocks(m: Machine, attack: Attack, blockers: readonly Id[], heard: Set<Id>): void {
  blockers.forEach((blocker, index) => {
    happened(m, 'blocks', eventOf(m, blocker, attack.id), { ...NO_DETAIL, number: heard.has(blocker) ? 2 : 1 });
    heard.add(blocker);
    happened(m, 'blocked', eventOf(m, attack.id, blocker), { ...NO_DETAIL, number: index + 1 });
    happened(m, 'fights', eventOf(m, blocker, attack.id));
    happened(m, 'fights', eventOf(m, attack.id, blocker));
  });
}
