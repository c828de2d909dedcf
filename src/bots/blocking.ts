// Working out blocks: each way to block is settled on the board of creatures alone, we strike back, and what is left is
// weighed. From the blocks of habit or none, one creature at a time is put somewhere else.

import type { Id, PermanentView } from '../game/index.ts';
import { canAttack, creaturesWorth, damageThrough, lifeWorth, powerOf, race, rested } from './evaluate.ts';
import {
  type Block,
  type BlockQuestion,
  fallen,
  has,
  left,
  mends,
  planBlocks,
  staysTogether,
  striking,
} from './fight.ts';
import type { Sight } from './read.ts';

/** One attacker against all that block it: who dies is noted, and what tramples over them is said. */
function brawl(
  sight: Sight,
  attacker: PermanentView,
  blockers: readonly [PermanentView, ...PermanentView[]],
  dead: Set<Id>,
): number {
  if (blockers.length === 1) {
    const { aDies, bDies } = fallen(sight, attacker, blockers[0]);
    if (aDies) dead.add(attacker.id);
    if (bDies) dead.add(blockers[0].id);
  } else {
    const power = blockers.reduce((sum, each) => sum + powerOf(each), 0);
    const slain = power >= left(attacker) || blockers.some((each) => has(each, 'deathtouch') && powerOf(each) > 0);
    if (slain && !has(attacker, 'indestructible') && !mends(sight, attacker)) dead.add(attacker.id);
    let rest = striking(attacker);
    for (const each of [...blockers].sort((a, b) => sight.worth(b) - sight.worth(a))) {
      const needed = has(attacker, 'deathtouch') ? 1 : left(each);
      if (rest < needed || has(each, 'indestructible')) continue;
      rest -= needed;
      if (!mends(sight, each)) dead.add(each.id);
    }
  }
  if (!has(attacker, 'trample')) return 0;
  return Math.max(0, powerOf(attacker) - blockers.reduce((sum, each) => sum + left(each), 0));
}

/** So much of what we could strike back with next turn is counted as dealt: we shall not attack with everything. */
const STRIKES_BACK = 0.5;

/** What the board is worth once these blocks have been fought out. */
function blocksWorth(sight: Sight, coming: readonly PermanentView[], blocks: readonly Block[]): number {
  const dead = new Set<Id>();
  let myLife = sight.me.life;
  for (const attacker of coming) {
    const [one, ...more] = blocks.flatMap((each) =>
      each.attacker === attacker.id ? (sight.permanent(each.blocker) ?? []) : [],
    );
    myLife -= one === undefined ? striking(attacker) : brawl(sight, attacker, [one, ...more], dead);
  }
  if (myLife <= 0) return -100 + myLife * 0.1;
  const alive = (mine: boolean): PermanentView[] => sight.creatures(mine).filter((each) => !dead.has(each.id));
  const mine = alive(true).map(rested);
  const theirs = alive(false);
  const home = theirs.filter((each) => !each.tapped);
  const back = damageThrough(sight, mine.filter(canAttack), home);
  const theirLife = Math.max(1, sight.rival.life - STRIKES_BACK * back);
  const foes = theirs.map(rested);
  return (
    lifeWorth(myLife) -
    lifeWorth(theirLife) +
    creaturesWorth(sight, mine) -
    creaturesWorth(sight, foes) +
    race(sight, { life: myLife, creatures: mine }, { life: theirLife, creatures: foes })
  );
}

const PASSES = 2;
/** Other blocks have to be better by this much than those of habit, and than the best found so far. */
const HABIT = 0.02;
const MARGIN = 0.01;
/** With more than so many that could block, habit decides. */
const MOST_BLOCKERS = 12;

/** The blocks to make. Where an attacker draws blockers to itself or limits them, the blocks of habit are right. */
export function blockKeenly(sight: Sight, question: BlockQuestion): readonly Block[] {
  const usual = planBlocks(sight, question);
  const bound = question.lures.length > 0 || (question.most?.length ?? 0) > 0;
  if (bound || question.candidates.length > MOST_BLOCKERS) return usual;
  const coming = sight.view.attacks.flatMap(({ id, seat, blocked }) =>
    seat === sight.seat && !blocked ? (sight.permanent(id) ?? []) : [],
  );
  let best = usual;
  let most = blocksWorth(sight, coming, usual) + HABIT;
  const consider = (blocks: readonly Block[]): void => {
    const worth = blocksWorth(sight, coming, blocks);
    if (worth <= most + MARGIN) return;
    most = worth;
    best = blocks;
  };
  consider([]);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = best;
    for (const { id, attackers } of question.candidates) {
      const others = best.filter(({ blocker }) => blocker !== id);
      if (others.length < best.length) consider(others);
      for (const attacker of attackers) consider([...others, { blocker: id, attacker }]);
    }
    if (best === before) break;
  }
  const [only] = best;
  return best.length === 1 && only !== undefined && staysTogether(sight, only.blocker) ? usual : best;
}
