// The habits of those who think: what they start from, and how they play on for themselves in the games that they imagine.

import { planKeenly } from './combat.ts';
import { PATIENT } from './read.ts';
import type { Habits } from './simple.ts';

/** Attacks are worked out, and spells are kept for what is worth them. */
export const KEEN: Habits = { plan: planKeenly, temper: PATIENT };
