// The habits of those who think: by these they play on in the games that they imagine, for both sides.

import { planKeenly } from './combat.ts';
import { PATIENT } from './read.ts';
import type { Habits } from './simple.ts';

/** Attacks are worked out, and spells are kept for what is worth them. */
export const KEEN: Habits = { plan: planKeenly, temper: PATIENT };
