// Habits: the ways to attack and block, for a player itself and for everybody in the games that it imagines. The heuristic has the
// usual ones; those who think work out their attacks. Blocks that are worked out are a candidate only: as a habit they win
// against those who attack so, but a search that imagined everybody with them lost more than it won.

import { planKeenly } from './combat.ts';
import { type AttackPlan, type BlockPlan, planAttack, planBlocks } from './fight.ts';

export interface Habits {
  readonly attack: AttackPlan;
  readonly block: BlockPlan;
}

export const USUAL: Habits = { attack: planAttack, block: planBlocks };
export const KEEN: Habits = { attack: planKeenly, block: planBlocks };
