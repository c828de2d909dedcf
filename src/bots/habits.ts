// Habits: the ways to attack and block. The heuristic has the usual ones; those who think work out both, for themselves and for
// everybody in the games that they imagine.

import { blockKeenly } from './blocking.ts';
import { planKeenly } from './combat.ts';
import { type AttackPlan, type BlockPlan, planAttack, planBlocks } from './fight.ts';

export interface Habits {
  readonly attack: AttackPlan;
  readonly block: BlockPlan;
}

export const USUAL: Habits = { attack: planAttack, block: planBlocks };
export const KEEN: Habits = { attack: planKeenly, block: blockKeenly };
