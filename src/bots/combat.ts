// Working out combat: an attack is tried on a board of creatures alone. The other side blocks as it should, the fights are
// settled, it strikes back, and what is left is weighed. That is cheap enough to be done at every attack that is imagined.

import type { Id, PermanentView } from '../game/index.ts';
import { bestBlocker, bestPair } from './block.ts';
import { creaturesWorth, damageThrough, lifeWorth, powerOf, race, rested } from './evaluate.ts';
import { couldBlock, fallen, growth, has, left, planAttack } from './fight.ts';
import { attacks, type Sight } from './read.ts';

interface Board {
  readonly sight: Sight;
  readonly mine: readonly PermanentView[];
  readonly theirs: readonly PermanentView[];
}

interface Clash {
  readonly attacker: PermanentView;
  readonly blockers: readonly PermanentView[];
}

const striking = (thing: PermanentView): number => powerOf(thing) * (has(thing, 'double strike') ? 2 : 1);

/** Whom the defender sets against whom: what trades well, and everything where its life is at stake. */
function blocksAgainst({ sight, theirs }: Board, going: readonly PermanentView[]): Clash[] {
  const free = new Set(theirs.filter((each) => !each.tapped));
  let incoming = going.reduce((sum, each) => sum + striking(each), 0);
  const strongestFirst = [...going].sort((a, b) => powerOf(b) - powerOf(a));
  return strongestFirst.map((attacker) => {
    const able = [...free].filter((each) => couldBlock(sight, each, attacker));
    const one = bestBlocker(sight, attacker, able, incoming >= sight.rival.life);
    const blockers = one === null ? bestPair(sight, attacker, able) : [one];
    for (const each of blockers) free.delete(each);
    if (blockers.length > 0) incoming -= striking(attacker);
    return { attacker, blockers };
  });
}

// ---- what comes of it ----

/** The damage that reaches the defender; who dies is noted. */
function settle(sight: Sight, clashes: readonly Clash[], dead: Set<Id>): number {
  let damage = 0;
  let pumped = 0;
  for (const { attacker, blockers } of clashes) {
    const [one, two] = blockers;
    if (one === undefined) {
      damage += striking(attacker);
      pumped = Math.max(pumped, growth(sight, attacker));
      continue;
    }
    if (has(attacker, 'trample'))
      damage += Math.max(0, powerOf(attacker) - blockers.reduce((sum, each) => sum + left(each), 0));
    const dearer = two !== undefined && sight.worth(two) > sight.worth(one) ? two : one;
    const { aDies, bDies } = fallen(sight, attacker, dearer);
    if (aDies || two !== undefined) dead.add(attacker.id);
    if (bDies) dead.add(dearer.id);
  }
  return damage + pumped;
}

/** So much of what could come back next turn is counted as lost: the other side does not attack with everything. */
const COMES_BACK = 0.5;

/** What the board is worth when the fights are over and the other side has struck back. */
function afterwards(
  { sight, mine, theirs }: Board,
  going: readonly PermanentView[],
  clashes: readonly Clash[],
): number {
  const dead = new Set<Id>();
  const theirLife = sight.rival.life - settle(sight, clashes, dead);
  if (theirLife <= 0) return 100 - dead.size;
  const alive = mine.filter((each) => !dead.has(each.id));
  const foes = theirs.filter((each) => !dead.has(each.id)).map(rested);
  const home = alive.filter((each) => !each.tapped && (has(each, 'vigilance') || !going.includes(each)));
  const strikers = sight.isDuel ? foes : sight.threats.filter((each) => !dead.has(each.id)).map(rested);
  const back = damageThrough(
    sight,
    strikers.filter(({ keywords }) => attacks(keywords)),
    home,
  );
  if (back >= sight.me.life) return -50 - back;
  const myLife = sight.me.life - COMES_BACK * back;
  const ready = alive.map(rested);
  return (
    lifeWorth(myLife) -
    lifeWorth(theirLife) +
    creaturesWorth(sight, alive) -
    creaturesWorth(sight, foes) +
    race(sight, { life: myLife, creatures: ready }, { life: theirLife, creatures: foes })
  );
}

/** An attack is worth what it comes to if the other side blocks, and as much if it does not where that is worse. */
function attackWorth(board: Board, going: readonly PermanentView[]): number {
  const clashes = blocksAgainst(board, going);
  const blocked = afterwards(board, going, clashes);
  if (clashes.every(({ blockers }) => blockers.length === 0)) return blocked;
  const open = going.map((attacker): Clash => ({ attacker, blockers: [] }));
  return (blocked + Math.min(blocked, afterwards(board, going, open))) / 2;
}

// ---- the plan ----

const PASSES = 2;
/** Another plan has to be better by this much than the one of habit. */
const HABIT = 0.02;

const idsOf = (going: readonly PermanentView[]): string => going.map(({ id }) => id).join();

/** The creatures to attack with: from the plan of habit, everybody or nobody, by changing one at a time. */
export function planKeenly(sight: Sight, candidates: readonly Id[], must: readonly Id[]): Id[] {
  const able = candidates.map((id) => sight.permanent(id)).filter((each): each is PermanentView => each !== null);
  const board: Board = { sight, mine: sight.creatures(true), theirs: sight.creatures(false) };
  const usual = planAttack(sight, candidates, must);
  const strong = able.filter((each) => powerOf(each) > 0 || must.includes(each.id));
  let best = able.filter(({ id }) => usual.includes(id));
  let most = attackWorth(board, best) + HABIT;
  // What was looked at was not better, or is the best.
  const known = new Set([idsOf(best)]);
  const consider = (going: PermanentView[], margin: number): void => {
    const ids = idsOf(going);
    if (known.has(ids)) return;
    known.add(ids);
    const worth = attackWorth(board, going);
    if (worth <= most + margin) return;
    most = worth;
    best = going;
  };
  consider(
    able.filter(({ id }) => must.includes(id)),
    0,
  );
  consider(strong, 0);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = best;
    for (const each of strong) {
      if (must.includes(each.id)) continue;
      consider(best.includes(each) ? best.filter((one) => one !== each) : [...best, each], 0.01);
    }
    if (best === before) break;
  }
  return best.map(({ id }) => id);
}
