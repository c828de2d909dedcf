// The habits that somebody who thinks starts from, and by which both sides play on in the games that are imagined.

import { planKeenly } from './combat.ts';
import { PATIENT } from './read.ts';
import { type Habits, SIMPLE } from './simple.ts';

/** Attacks are worked out, and spells are kept for what is worth them. */
const KEEN: Habits = { plan: planKeenly, temper: PATIENT };
/** The same; two creatures block together where that pays, and lands are played and tapped for what can be cast with the rest. */
const MASTERLY: Habits = { plan: planKeenly, temper: { ...PATIENT, gangs: true, thriftyWithMana: true } };

/** By name, for what somebody thinks with goes to other threads as data. */
export const HABITS = { simple: SIMPLE, keen: KEEN, masterly: MASTERLY };
export type HabitName = keyof typeof HABITS;
