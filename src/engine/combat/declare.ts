// Declarations listed: which attacks and which blocks could be declared, all of them or a fair choice.

import type { Id } from '../../core/state.ts';
import type { Answer, AttackQuestion, BlockQuestion, Declared, Option } from '../asking/decision.ts';
import { type Dice, Listing, Mark, MOST_ANSWERS, sample } from '../asking/sample.ts';
import type { Machine } from '../machine.ts';
import { has } from '../things/characteristics.ts';
import { forcedAt, isPayable, mayAttack, plainAttackers, refuseAttack } from './attack.ts';
import { leastBlockers, mostBlockers, mostBlocks, refuseBlocks } from './block.ts';
import type { Block } from './demands.ts';

type Attackers = readonly Declared[];

/** No more than half of a list are the plain ways: what must be, with each other one alone. The rest is chance. */
const PLAIN = MOST_ANSWERS / 2;

// ---- attacking ----

export function attacks(m: Machine, question: AttackQuestion): Answer[] {
  const { candidates, targets } = question;
  const list = new Listing<Attackers>();
  const isAllowed = (attackers: Attackers): boolean => refuseAttack(m, question, attackers) === null;
  const add = (attackers: Attackers): void => {
    if (isAllowed(attackers)) list.found.push(attackers);
    list.found.push(...banded(m, question, attackers).filter(isAllowed));
  };
  const grow = (index: number, taken: Attackers): void => {
    if (!list.goesOn()) return;
    // More of them cost no less.
    if (question.priced !== undefined && !isPayable(m, question, taken)) return;
    add(taken);
    for (let next = index; next < candidates.length; next += 1)
      for (const target of targets) grow(next + 1, [...taken, { id: candidates[next] as Id, target, band: 0 }]);
  };
  const isMany = areManyAttacks(question);
  if (!isMany) grow(0, []);
  const plain = plainAttack(m, question);
  const found = !isMany && list.isWhole ? list.found : someAttacks(m, question, plain).filter(isAllowed);
  return (found.length > 0 ? found : [plain]).map((attackers) => ({ kind: 'attack', attackers }));
}

/** Where everybody may attack the only target or stay, it is known without listing them that there are too many ways to list. */
const areManyAttacks = ({ candidates, targets, must, company, priced }: AttackQuestion): boolean =>
  targets.length === 1 &&
  must.length === 0 &&
  company === undefined &&
  priced === undefined &&
  2 ** candidates.length > MOST_ANSWERS;

/** Nobody more than must, everybody, each one alone, and any others: at any targets, in bands now and then. */
function someAttacks(m: Machine, question: AttackQuestion, plain: Attackers): Attackers[] {
  const { candidates, targets, must } = question;
  const at = (ids: readonly Id[], target: Option): Attackers => ids.map((id) => ({ id, target, band: 0 }));
  const alone = candidates
    .filter((id) => !must.includes(id))
    .slice(0, PLAIN)
    .flatMap((id) => targets.map((target) => [...plain, ...at([id], target)]));
  const everybody = targets.map((target) => at(candidates, target));
  const first = [plain, ...everybody, ...alone].slice(0, PLAIN);
  // Each way to attack is written down once, and stands in all the attacks that have it.
  const ways = new Map(candidates.map((id) => [id, targets.map((target): Declared => ({ id, target, band: 0 }))]));
  const any = (dice: Dice): Attackers => {
    const going = candidates.filter((id) => must.includes(id) || dice(2) === 0);
    const attackers = going.map((id) => ways.get(id)?.[dice(targets.length)] as Declared);
    const together = dice(2) === 0 ? banded(m, question, attackers)[0] : undefined;
    return together ?? attackers;
  };
  return sample(first, any, markOfAttack);
}

/** The same mark for the same attack. */
const markOfAttack = (attackers: Attackers): number => {
  const mark = new Mark();
  for (const { id, target, band } of attackers) {
    mark.add(id);
    mark.add(target.what === 'player' ? -1 - target.id : target.id);
    mark.add(band);
  }
  return mark.value;
};

/** The same attackers with one band of all banders and one other. */
function banded(m: Machine, question: AttackQuestion, attackers: Attackers): Attackers[] {
  if (!question.banding || attackers.length < 2) return [];
  const banders = attackers.filter(({ id }) => has(m, id, 'banding'));
  if (banders.length === 0) return [];
  const partner = attackers.find((each) => !banders.includes(each));
  const members = partner === undefined ? banders : [...banders, partner];
  return [attackers.map((each) => ({ ...each, band: members.includes(each) ? 1 : 0 }))];
}

/** Those who must attack, and nobody else; what does not go alone takes somebody along. */
export function plainAttack(m: Machine, question: AttackQuestion): Attackers {
  const { targets } = question;
  const targetOf = (id: Id): Option => {
    const at = forcedAt(m, id, targets);
    const forced = targets.find((each) => each.what === 'player' && at.includes(each.id));
    return forced ?? targets.find((each) => mayAttack(m, id, each)) ?? (targets[0] as Option);
  };
  return plainAttackers(m, question).map((id) => ({ id, target: targetOf(id), band: 0 }));
}

// ---- blocking ----

export function blocks(m: Machine, question: BlockQuestion): Answer[] {
  const list = new Listing<readonly Block[]>();
  const hasRoom = roomIn(m, question);
  const isAllowed = (taken: readonly Block[]): boolean => refuseBlocks(m, question, taken) === null;
  const grow = (index: number, from: number, taken: readonly Block[]): void => {
    if (!list.goesOn()) return;
    const candidate = question.candidates[index];
    if (candidate === undefined) {
      if (isAllowed(taken)) list.found.push(taken);
      return;
    }
    const { id } = candidate;
    const bound = isBound(m, question, id);
    const attackers = bound ? candidate.attackers.filter((each) => question.lures.includes(each)) : candidate.attackers;
    const number = taken.filter(({ blocker }) => blocker === id).length;
    if (number < mostBlocks(m, id))
      for (let next = from; next < attackers.length; next += 1) {
        const attacker = attackers[next] as Id;
        if (hasRoom(taken, attacker)) grow(index, next + 1, [...taken, { blocker: id, attacker }]);
      }
    if (!bound || number > 0) grow(index + 1, 0, taken);
  };
  const isMany = areTooMany(m, question);
  if (!isMany) grow(0, 0, []);
  const some = (): (readonly Block[])[] =>
    isMany && isUnbound(m, question) ? someBlocks(m, question) : someBlocks(m, question).filter(isAllowed);
  const found = !isMany && list.isWhole ? list.found : some();
  return found.map((taken) => ({ kind: 'block', blocks: taken }));
}

/** Where every creature may block as it likes, it is known without listing them that there are too many ways to list. */
function areTooMany(m: Machine, { candidates, lures, must, least, most, company }: BlockQuestion): boolean {
  if (lures.length + must.length > 0) return false;
  if (least !== undefined || most !== undefined || company !== undefined) return false;
  if (m.state.combat?.attacks.some(({ id }) => has(m, id, 'lure')) !== false) return false;
  let ways = 1;
  for (const { attackers } of candidates) ways *= attackers.length + 1;
  return ways > MOST_ANSWERS;
}

/** Where each block is allowed by itself and costs nothing, any of them together are allowed too, and need not be checked. */
const isUnbound = (m: Machine, { candidates, priced }: BlockQuestion): boolean =>
  priced === undefined && candidates.every(({ id }) => m.state.combat?.hasBlocked.includes(id) !== true);

/** Whether there is nothing else for it than to block one of those that lure: it blocks only one, and there is room. */
const isBound = (m: Machine, { must, most }: BlockQuestion, id: Id): boolean =>
  most === undefined && mostBlocks(m, id) === 1 && must.some(({ blocker }) => blocker === id);

/** Whether one creature more can block the attacker. */
const roomIn =
  (m: Machine, question: BlockQuestion) =>
  (taken: readonly Block[], attacker: Id): boolean =>
    question.most === undefined ||
    taken.filter((block) => block.attacker === attacker).length < mostBlockers(m, attacker);

/** What must be, with nothing else and with each other block alone, and any others. */
function someBlocks(m: Machine, question: BlockQuestion): (readonly Block[])[] {
  const { must, candidates } = question;
  const hasRoom = roomIn(m, question);
  const free = candidates.filter(({ id }) => !must.some(({ blocker }) => blocker === id));
  const first: (readonly Block[])[] = [must];
  for (const { id, attackers } of free)
    for (const attacker of first.length < PLAIN ? attackers : [])
      if (hasRoom(must, attacker) && leastBlockers(m, attacker) <= 1) first.push([...must, { blocker: id, attacker }]);
  const able = candidates.map(({ id, attackers }) => ({
    id,
    most: mostBlocks(m, id),
    // Each block is written down once, and stands in all the declarations that have it.
    ways: attackers.map((attacker): Block => ({ blocker: id, attacker })),
  }));
  return sample(first.slice(0, PLAIN), (dice) => strewn(must, able, hasRoom, dice), markOf);
}

/** The same mark for the same blocks. */
const markOf = (blocks: readonly Block[]): number => {
  const mark = new Mark();
  for (const { blocker, attacker } of blocks) {
    mark.add(blocker);
    mark.add(attacker);
  }
  return mark.value;
};

/** Each creature that need not block another blocks any attacker or none. */
function strewn(
  must: readonly Block[],
  able: readonly { readonly id: Id; readonly most: number; readonly ways: readonly Block[] }[],
  hasRoom: (taken: readonly Block[], attacker: Id) => boolean,
  dice: Dice,
): Block[] {
  const taken: Block[] = [...must];
  for (const { id, most, ways } of able) {
    if (must.length === 0 && most === 1) {
      const block = ways[dice(ways.length + 1)];
      if (block !== undefined && hasRoom(taken, block.attacker)) taken.push(block);
      continue;
    }
    const own = must.filter(({ blocker }) => blocker === id).map(({ attacker }) => attacker);
    for (let left = Math.min(most - own.length, ways.length); left > 0; left -= 1) {
      const block = ways[dice(ways.length + 1)];
      if (block === undefined) break;
      if (!hasRoom(taken, block.attacker) || own.includes(block.attacker)) continue;
      own.push(block.attacker);
      taken.push(block);
    }
  }
  return taken;
}
