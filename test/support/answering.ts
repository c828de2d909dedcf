// A longer stretch of a scene in one word: who answers what while things resolve, and nothing left open at its end.

import type { Pickable } from '../../src/game/spoken/actor.ts';
import { currentTable, play } from '../play.ts';

const ORDER = 'order triggered abilities';

/** Triggers go on the stack as they stand: the scene does not care for their order. */
function asTheyStand(): boolean {
  const { question } = play;
  if (question?.ask !== 'order' || question.purpose !== ORDER) return false;
  currentTable().actors[play.asked ?? '']?.chooses(...question.items.map((_item, index) => index));
  return true;
}

/** Everybody passes until something else is asked than what to do. */
export function toTheQuestion(): void {
  for (let i = 0; i < 200; i += 1)
    if (play.question?.ask === 'act') play.pass();
    else if (!asTheyStand()) return;
}

/** What waits resolves, and these answers are given as they are asked for: by whom, and what. Nothing may be left open. */
export function answering(...answers: readonly (readonly [string, ...(Pickable | number)[]])[]): void {
  for (const [who, ...what] of answers) {
    toTheQuestion();
    if (play.asked !== who) throw new Error(`${who} should be asked, and not: ${currentTable().describe()}`);
    currentTable().actors[who]?.chooses(...what);
  }
  const waits = (): boolean => play.game.state.chain.length + play.game.state.packets.length > 0;
  while (asTheyStand() || (waits() && play.question?.ask === 'act'))
    if (play.question?.ask === 'act' && waits()) play.pass();
  if (play.question !== null && play.question.ask !== 'act')
    throw new Error(`nobody answered this question: ${currentTable().describe()}`);
}

/** So many lands of a kind. */
export const lands = (number: number, land = 'Mountain'): string[] => Array.from({ length: number }, () => land);

/** A library that begins with these cards. */
export const libraryOf = (...first: string[]): string[] => [...first, ...lands(20, 'Plains')];
