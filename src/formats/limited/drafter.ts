// A computer drafter: takes what is worth most to the deck it is going to have. It knows what its seat knows.

import { COLORS, colorsOf } from '../../game/index.ts';
import { findSet } from '../sets/facts.ts';
import type { DraftView } from './draft.ts';
import { byReading, type Judge } from './pool.ts';

/** What a card is worth that will not be played. */
const FILLER = 1.6;
/** How much a colour in which the drafter has good cards already draws it. */
const LOYALTY = 0.22;
/** How much it counts that good cards of a colour come late: nobody before takes them. */
const SIGNALS = 0.12;
const MOST_PULL = 2.2;

/** The card that the drafter takes. */
export function choosePick(view: DraftView, judge: Judge = byReading): string {
  const { book } = findSet(view.set);
  const pulls = pullsOf(view, book, judge);
  const [first, second] = [...pulls].sort((a, b) => b - a) as [number, number];
  const progress = Math.min(1, view.picks.length / 20);
  const value = (name: string): number => {
    const worth = judge(book, name);
    const colors = colorsOf(name);
    if (colors.length === 0) return worth;
    const pull = Math.min(...colors.map((color) => pulls[COLORS.indexOf(color as never)] as number));
    // A card outside the two best colours is likely to stay in the box; the later, the more.
    const behind = Math.max(0, Math.min(first, second) - pull);
    return worth + Math.min(MOST_PULL, pull) * progress - Math.min(2.5, behind) * progress * 1.4;
  };
  return view.pack.reduce((best, name) => (value(name) > value(best) ? name : best));
}

/** How strongly each colour draws the drafter: what it has, and what was let through to it. */
function pullsOf({ picks, round }: DraftView, book: string, judge: Judge): number[] {
  const pulls = COLORS.map(() => 0);
  const add = (name: string, amount: number): void => {
    for (const color of colorsOf(name)) {
      const index = COLORS.indexOf(color as never);
      pulls[index] = (pulls[index] as number) + amount;
    }
  };
  for (const pick of picks) {
    add(pick.card, LOYALTY * Math.max(0, judge(book, pick.card) - FILLER));
    const late = 15 - pick.from.length;
    // What comes from the neighbour who passes to it now says more than what came from the other side.
    const same = pick.round % 2 === round % 2 ? 1 : 0.5;
    if (late < 3) continue;
    for (const name of pick.from) {
      const good = judge(book, name) - 2.6;
      if (good > 0) add(name, SIGNALS * same * good * Math.min(1, late / 6));
    }
  }
  return pulls;
}
