// Blocking, the part all books share: who may block whom, what is refused in a declaration, and what must be obeyed.

import { changedAttack, record, updateCombat, updateObject } from '../../core/change.ts';
import type { Attack, Id, Seat } from '../../core/state.ts';
import { LANDWALKS } from '../../language/keyword.ts';
import { BASIC_LAND_TYPES } from '../../language/mana.ts';
import type { BlockQuestion } from '../asking/decision.ts';
import { eventOf, happened, NO_DETAIL } from '../happening/triggers.ts';
import type { Machine } from '../machine.ts';
import type { RefusalKey } from '../rulebook.ts';
import { isSide } from '../seats.ts';
import { charOf, has, isCreature } from '../things/characteristics.ts';
import { ARTIFACT, addKeyword, colorBit, hasKeyword, LAND } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { contextOf } from '../things/refs.ts';
import { isProtected } from '../things/targets.ts';
import { ANY, companyIn, companyOf, findingCompany, lacksCompany } from './company.ts';
import { type Block, type Field, obey, obeyed } from './demands.ts';
import { canPayPrices, freelyBlocked, pricedBlocks, pricesOfBlocks } from './prices.ts';

/** Why a creature cannot block this attacker, or null. Each blocker stands for itself: bands share nothing here. */
export function refuseBlock(m: Machine, blocker: Id, attack: Attack): RefusalKey | null {
  const object = m.object(blocker);
  if (object.zone !== 'play' || !isCreature(m, blocker) || !isSide(m, object.controller, attack.seat))
    return 'not yours';
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
    if (
      change.change === 'onlyBy' &&
      change.doing === 'block' &&
      !matches(m, change.filter, blocker, contextOf(m, source))
    )
      return 'cannot block';
    if (change.change === 'notBlockableBy' && matches(m, change.filter, blocker, contextOf(m, source)))
      return 'cannot block';
  }
  for (const { change, source } of blocking.limits)
    if (change.change === 'canBlockOnly' && !matches(m, change.filter, attacker, contextOf(m, source)))
      return 'cannot block';
  return null;
}

const WALKING = LANDWALKS.reduce(addKeyword, { low: 0, high: 0 });

function walks(m: Machine, attacker: Id, defender: Seat): boolean {
  const { low, high } = charOf(m, attacker).keywords;
  if (((low & WALKING.low) | (high & WALKING.high)) === 0) return false;
  return LANDWALKS.some((walk, index) => {
    if (!has(m, attacker, walk)) return false;
    const type = BASIC_LAND_TYPES[index] as string;
    return m.state.inPlay.some(
      (id) =>
        isSide(m, m.object(id).controller, defender) &&
        (charOf(m, id).types & LAND) !== 0 &&
        charOf(m, id).subtypes.includes(type),
    );
  });
}

/**
 * What the defending player is asked. `later` are attackers that are dealt with after these, where attackers are taken one
 * at a time: what one of them demands holds already now.
 */
export function blockQuestion(
  m: Machine,
  defender: Seat,
  attacks: readonly Attack[],
  later: readonly Attack[] = [],
): BlockQuestion {
  const candidates = ableToBlock(m, defender, attacks);
  const eager = candidates.filter(({ id }) => blocksEach(m, id)).flatMap(({ attackers }) => attackers);
  const lures = attacks.filter((attack) => hasLure(m, attack) || eager.includes(attack.id)).map((attack) => attack.id);
  const reserved = later.some((attack) => hasLure(m, attack)) ? fieldWith(m, defender, attacks, later) : null;
  const free = reserved === null ? candidates : candidates.filter(({ id }) => isFree(m, reserved, id, attacks));
  const limited = attacks.filter((attack) => mostBlockers(m, attack.id) < free.length).map(({ id }) => id);
  const question: BlockQuestion = {
    ask: 'block',
    player: defender,
    source: 0,
    purpose: 'declare blockers',
    candidates: free,
    lures,
    must: lures.length === 0 ? [] : dutyOf(m, fieldOf(m, free, attacks)),
    ...companyIn(
      m,
      'block',
      free.map(({ id }) => id),
    ),
    ...pricedBlocks(m, free),
  };
  const strong = attacks.filter((attack) => leastBlockers(m, attack.id) > 1).map(({ id }) => id);
  if (strong.length > 0)
    Object.assign(question, { least: strong.map((id) => ({ attacker: id, number: leastBlockers(m, id) })) });
  if (limited.length === 0) return question;
  return { ...question, most: limited.map((id) => ({ attacker: id, number: mostBlockers(m, id) })) };
}

/** Whether nobody can block it, whoever that is. */
const isBeyond = (m: Machine, attacker: Id, defender: Seat): boolean =>
  has(m, attacker, 'unblockable') || walks(m, attacker, defender);

/** The creatures that could block any of these attackers, and which. */
function candidatesFor(m: Machine, defender: Seat, attacks: readonly Attack[]): BlockQuestion['candidates'] {
  const within = attacks.filter((attack) => bandOf(m, attack).some((id) => !isBeyond(m, id, attack.seat)));
  return m.state.inPlay
    .filter(
      (id) => m.object(id).controller === defender && isCreature(m, id) && !m.object(id).tapped && !isSpent(m, id),
    )
    .map((id) => ({
      id,
      attackers: within.filter((attack) => refuseBlock(m, id, attack) === null).map((attack) => attack.id),
    }))
    .filter((each) => each.attackers.length > 0);
}

/** What it takes several creatures to block is not offered to fewer. */
function withHelp(m: Machine, candidates: BlockQuestion['candidates']): BlockQuestion['candidates'] {
  const able = new Map<Id, number>();
  for (const { attackers } of candidates)
    for (const attacker of attackers) able.set(attacker, (able.get(attacker) ?? 0) + 1);
  const strong = new Set([...able].filter(([id, number]) => leastBlockers(m, id) > number).map(([id]) => id));
  if (strong.size === 0) return candidates;
  return candidates
    .map(({ id, attackers }) => ({ id, attackers: attackers.filter((attacker) => !strong.has(attacker)) }))
    .filter(({ attackers }) => attackers.length > 0);
}

/** Those who can block, with the help and in the company that they need. */
function ableToBlock(m: Machine, defender: Seat, attacks: readonly Attack[]): BlockQuestion['candidates'] {
  const able = withHelp(m, candidatesFor(m, defender, attacks));
  const ids = able.map(({ id }) => id);
  const accompanied = findingCompany(m, 'block', ids, othersBlocking(m, ids));
  return able.filter(({ id }) => accompanied.includes(id));
}

/** "That creature can't intercept any other creatures that turn" (Portal): not even in a second attack. */
const isSpent = (m: Machine, id: Id): boolean =>
  m.book.facts.combat.blocks === 'one attacker at a time' &&
  m.object(id).blocked === m.state.turn.number &&
  mostBlocks(m, id) === 1;

// ---- what must be obeyed ----

/** "All creatures able to block it do so": blocking any creature of a band blocks the band, and the one that lures. */
const hasLure = (m: Machine, attack: Attack): boolean => bandOf(m, attack).some((id) => has(m, id, 'lure'));

/** "It blocks each attacking creature if able". */
const blocksEach = (m: Machine, id: Id): boolean => has(m, id, 'blocks each');

function fieldOf(m: Machine, candidates: Field['candidates'], attacks: readonly Attack[]): Field {
  const lures = new Map<Id, Id>();
  const bands = new Map<Id, Id>();
  for (const attack of attacks) {
    const [first = 0] = bandOf(m, attack);
    bands.set(attack.id, first);
    if (hasLure(m, attack)) lures.set(attack.id, first);
  }
  return {
    // What has to be paid for is not demanded.
    candidates: candidates.map((each) => ({ ...each, attackers: freelyBlocked(m, each.id, each.attackers) })),
    most: (blocker) => mostBlocks(m, blocker),
    room: (attacker) => mostBlockers(m, attacker),
    demand: (attacker, blocker) => (blocksEach(m, blocker) ? bands : lures).get(attacker) ?? 0,
  };
}

const fieldWith = (m: Machine, seat: Seat, attacks: readonly Attack[], later: readonly Attack[]): Field => {
  const all = [...attacks, ...later];
  return fieldOf(m, ableToBlock(m, seat, all), all);
};

/** Whether as much can still be obeyed if this creature blocks one of these attackers. */
function isFree(m: Machine, field: Field, blocker: Id, attacks: readonly Attack[]): boolean {
  const most = obey(field).length;
  return attacks.some((attack) => {
    if (refuseBlock(m, blocker, attack) !== null) return false;
    const block = { blocker, attacker: attack.id };
    return obeyed(field, [block]) + obey(field, [block]).length >= most;
  });
}

/** One declaration that obeys as much as can be obeyed. What does not block alone takes somebody along, or stays. */
function dutyOf(m: Machine, field: Field): Block[] {
  const duty = obey(field);
  const [lonely] = blockersIn(duty).filter((id) => isLonely(m, id, duty));
  if (lonely === undefined) return duty;
  for (const { id, attackers } of field.candidates) {
    const attacker = attackers.find((each) => blockersOf(duty, each) < field.room(each));
    if (blockersIn(duty).includes(id) || attacker === undefined || companyOf(m, id, 'block').most < ANY) continue;
    duty.push({ blocker: id, attacker });
    if (!blockersIn(duty).some((each) => isLonely(m, each, duty))) return duty;
  }
  return dutyOf(m, { ...field, candidates: field.candidates.filter(({ id }) => id !== lonely) });
}

const blockersIn = (blocks: readonly Block[]): Id[] => [...new Set(blocks.map(({ blocker }) => blocker))];

/** Whether it would block with fewer others than it needs, or more than it bears. */
function isLonely(m: Machine, id: Id, blocks: readonly Block[]): boolean {
  const { least, most } = companyOf(m, id, 'block');
  const ids = blockersIn(blocks);
  const others = ids.length - 1 + othersBlocking(m, ids);
  return others < least || others > most;
}

/** Whether these blocks obey less than could be obeyed, of what is demanded now or by attackers still to be dealt with. */
function disobeys(m: Machine, question: BlockQuestion, blocks: readonly Block[]): boolean {
  const attacks = m.state.combat?.attacks.filter((attack) => isSide(m, attack.seat, question.player)) ?? [];
  if (m.book.facts.combat.blocks !== 'one attacker at a time') {
    if (question.must.length === 0) return false;
    const field = fieldOf(m, question.candidates, attacks);
    return obeyed(field, blocks) < obeyed(field, question.must);
  }
  const settled = m.state.combat?.settled ?? [];
  const open = attacks.filter((attack) => !settled.includes(attack.id));
  if (!open.some((attack) => hasLure(m, attack))) return false;
  const now = question.candidates.flatMap(({ attackers }) => attackers);
  const field = fieldWith(m, question.player, open, []);
  // What this fight does not use is left for the others; the attacker at hand comes only once.
  const after: Field = {
    ...field,
    candidates: field.candidates.map(({ id, attackers }) => ({
      id,
      attackers: attackers.filter((attacker) => !now.includes(attacker)),
    })),
  };
  return obeyed(field, blocks) + obey(after, blocks).length < obey(field).length;
}

/** How many attackers it can block: one, if nothing says otherwise. */
export function mostBlocks(m: Machine, blocker: Id): number {
  let most = 1;
  for (const { change } of charOf(m, blocker).limits)
    if (change.change === 'blocksMore') most += change.number === 'any' ? Number.POSITIVE_INFINITY : change.number;
  return most;
}

/** How many creatures can block this attacker. */
export function mostBlockers(m: Machine, attacker: Id): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { change } of charOf(m, attacker).limits)
    if (change.change === 'blockers' && change.atMost !== undefined) most = Math.min(most, change.atMost);
  return most;
}

/** How many creatures it takes to block this attacker. */
export function leastBlockers(m: Machine, attacker: Id): number {
  let least = 1;
  for (const { change } of charOf(m, attacker).limits)
    if (change.change === 'blockers' && change.atLeast !== undefined) least = Math.max(least, change.atLeast);
  return least;
}

const blockersOf = (blocks: readonly Block[], attacker: Id): number =>
  blocks.filter((block) => block.attacker === attacker).length;

/** How many others have blocked in this combat, where attackers are dealt with one by one. */
const othersBlocking = (m: Machine, ids: readonly Id[]): number =>
  (m.state.combat?.hasBlocked ?? []).filter((id) => !ids.includes(id)).length;

/** Why one that could block by itself is not offered: it has blocked, does not go alone, or is needed elsewhere. */
function refuseHeld(m: Machine, blocker: Id): RefusalKey {
  if (isSpent(m, blocker)) return 'one attacker each';
  const lured = m.state.combat?.attacks.some((each) => hasLure(m, each) && refuseBlock(m, blocker, each) === null);
  return lured === true && companyOf(m, blocker, 'block').least === 0 ? 'must block' : 'cannot block';
}

const offered = new WeakMap<BlockQuestion, ReadonlyMap<Id, readonly Id[]>>();

/** Whom each creature may block by what was asked; found once for a question, since a list of answers asks often. */
function offersOf(question: BlockQuestion): ReadonlyMap<Id, readonly Id[]> {
  let offers = offered.get(question);
  if (offers === undefined) {
    offers = new Map(question.candidates.map(({ id, attackers }) => [id, attackers]));
    offered.set(question, offers);
  }
  return offers;
}

export function refuseBlocks(m: Machine, question: BlockQuestion, blocks: readonly Block[]): RefusalKey | null {
  const offers = offersOf(question);
  const blocked = new Map<Id, Id[]>();
  const numbers = new Map<Id, number>();
  for (const { blocker, attacker } of blocks) {
    if (m.state.objects[blocker] === undefined) return 'not offered';
    const before = blocked.get(blocker);
    if (before?.includes(attacker) === true) return 'not offered';
    if (before !== undefined && before.length >= mostBlocks(m, blocker)) return 'one attacker each';
    const attack = m.state.combat?.attacks.find((each) => each.id === attacker);
    if (attack === undefined) return 'not offered';
    if (m.state.combat?.hasBlocked.includes(blocker) === true && mostBlocks(m, blocker) === 1)
      return 'one attacker each';
    if (offers.get(blocker)?.includes(attacker) !== true)
      return refuseBlock(m, blocker, attack) ?? refuseHeld(m, blocker);
    if (before === undefined) blocked.set(blocker, [attacker]);
    else before.push(attacker);
    numbers.set(attacker, (numbers.get(attacker) ?? 0) + 1);
  }
  for (const [attacker, number] of numbers)
    if (number > mostBlockers(m, attacker) || number < leastBlockers(m, attacker)) return 'cannot block';
  const mates = blockersIn(question.along ?? []).length;
  const ids = blockersIn(blocks);
  if (lacksCompany(m, 'block', ids, mates + othersBlocking(m, ids))) return 'cannot block';
  if (!canPayPrices(m, question.player, pricesOfBlocks(m, blocks))) return 'cost';
  return disobeys(m, question, blocks) ? 'must block' : null;
}

/** The blocks are declared: whole bands become blocked, and abilities hear of it. `later`: one more when all have been. */
export function setBlocks(m: Machine, blocks: readonly Block[], final: boolean, later = false): void {
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
  updateCombat(m, { attacks, hasBlocked, blocksDeclared: final || later });
  for (const { blocker, attacker } of blocks) {
    updateObject(m, blocker, { blocked: m.state.turn.number });
    record(m, { event: 'blocked', id: blocker, attacker });
  }
  const heard = new Map<Id, readonly Id[]>();
  attacks.forEach((attack, index) => {
    const blockers = blocks.filter((block) => bandOf(m, attack).includes(block.attacker)).map((block) => block.blocker);
    announceBlocks(m, attack, blockers, heard, combat.attacks[index] as Attack);
  });
  if (!final) return;
  for (const attack of attacks) if (!attack.blocked) happened(m, 'unblocked', eventOf(m, attack.id, 0, attack.seat));
}

/**
 * `heard` are the attackers of which it has been told that a blocker blocks them: one that blocks several attackers blocks
 * once. One that was blocked `before` does not become blocked by one more.
 */
function announceBlocks(
  m: Machine,
  attack: Attack,
  blockers: readonly Id[],
  heard: Map<Id, readonly Id[]>,
  before: Attack,
): void {
  blockers.forEach((blocker, index) => {
    const others = heard.get(blocker) ?? [];
    happened(m, 'blocks', eventOf(m, blocker, attack.id), { ...NO_DETAIL, number: others.length + 1, others });
    heard.set(blocker, [...others, attack.id]);
    happened(m, 'blocked', eventOf(m, attack.id, blocker), {
      ...NO_DETAIL,
      number: before.blocked ? 2 : index + 1,
      others: [...before.blockers, ...blockers.slice(0, index)],
    });
    happened(m, 'fights', eventOf(m, blocker, attack.id));
    happened(m, 'fights', eventOf(m, attack.id, blocker));
  });
}
