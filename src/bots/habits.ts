// The habits that somebody who thinks starts from, and by which both sides play on in the games that are imagined.

import { planKeenly } from './combat.ts';
import { PATIENT, SEASONED } from './read.ts';
import { type Habits, SIMPLE } from './simple.ts';

/** Attacks are worked out, and spells are kept for what is worth them. */
const KEEN: Habits = { plan: planKeenly, temper: PATIENT };
/** The same, by somebody who has played for years. */
const MASTERLY: Habits = { plan: planKeenly, temper: SEASONED };

/** By name, for what somebody thinks with goes to other threads as data. */
export const HABITS = { simple: SIMPLE, keen: KEEN, masterly: MASTERLY };
export type HabitName = keyof typeof HABITS;
