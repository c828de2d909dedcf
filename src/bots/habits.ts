// Habits: the ways to attack and block, for a player itself and for everybody in the games that it imagines. The heuristic has the
// usual ones. Levels 3 and 4 work out attacks; level 5 works out blocks as well, which pays against those who attack so, and costs a
// little against those who do not.

import { blockKeenly } from './blocking.ts';
import { planKeenly } from './combat.ts';
import { type AttackPlan, type BlockPlan, planAttack, planBlocks } from './fight.ts';

export interface Habits {
  readonly attack: AttackPlan;
  readonly block: BlockPlan;
}

export const HABITS = {
  usual: { attack: planAttack, block: planBlocks },
  attacking: { attack: planKeenly, block: planBlocks },
  keen: { attack: planKeenly, block: blockKeenly },
} as const satisfies { readonly [name: string]: Habits };

/** Habits by name, so that a thread can be told of them. */
export type HabitsName = keyof typeof HABITS;
