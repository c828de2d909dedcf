// Mana and the costs written in it: the five colours, the colourless kind, and a cost parsed from `{2}{U}{U}`.

import type { ManaLetter } from '../core/answer.ts';

export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** The kinds of mana in the order in which pools keep them; `C` is colourless mana, which is no colour. */
export const MANA_KINDS = ['W', 'U', 'B', 'R', 'G', 'C'] as const satisfies readonly ManaLetter[];
export type ManaKind = (typeof MANA_KINDS)[number];

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

/** A cost in mana. `colored` counts W, U, B, R, G; `hybrid` lists pairs of which either may be paid. */
export interface ManaCost {
  readonly generic: number;
  readonly colored: readonly [number, number, number, number, number];
  readonly hybrid: readonly (readonly [ManaKind, ManaKind])[];
  /** How many X stand in the cost. */
  readonly x: number;
}

export const NO_COST: ManaCost = { generic: 0, colored: [0, 0, 0, 0, 0], hybrid: [], x: 0 };

const SYMBOL = /\{([^}]+)\}/g;

/** Reads `{2}{U}{U}`, `{X}{R}`, `{W/U}`. Anything else is a mistake in a definition and throws. */
export function parseMana(text: string): ManaCost {
  let generic = 0;
  let x = 0;
  const colored: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const hybrid: [ManaKind, ManaKind][] = [];
  if (text.replace(SYMBOL, '') !== '') throw new Error(`'${text}' is no mana cost: write it like {2}{U}{U}`);
  for (const match of text.matchAll(SYMBOL)) {
    const symbol = match[1] as string;
    const index = MANA_KINDS.indexOf(symbol as ManaKind);
    if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else if (symbol === 'X') x += 1;
    else if (index >= 0 && index < 5) colored[index] = (colored[index] as number) + 1;
    else if (/^[WUBRG]\/[WUBRG]$/.test(symbol)) hybrid.push([symbol[0] as ManaKind, symbol[2] as ManaKind]);
    else throw new Error(`'{${symbol}}' is no mana symbol: use a number, X, W, U, B, R, G or a pair like W/U`);
  }
  return { generic, colored, hybrid, x };
}

/** The cost in symbols again. */
export function writeMana(cost: ManaCost): string {
  let text = '{X}'.repeat(cost.x);
  if (cost.generic > 0) text += `{${cost.generic}}`;
  cost.hybrid.forEach(([a, b]) => {
    text += `{${a}/${b}}`;
  });
  cost.colored.forEach((count, index) => {
    text += `{${MANA_KINDS[index]}}`.repeat(count);
  });
  return text === '' ? '{0}' : text;
}

/** The total number of mana, X counting as nothing: "converted mana cost", Beta's "total cost". */
export function totalCost(cost: ManaCost): number {
  return cost.generic + cost.hybrid.length + cost.colored.reduce((sum, n) => sum + n, 0);
}

/** Whether this mana, or some of it, could pay a cost; X counts as nothing. */
export function couldPay(cost: ManaCost, mana: readonly ManaKind[]): boolean {
  if (totalCost(cost) > mana.length) return false;
  const left = MANA_KINDS.map((kind) => mana.filter((each) => each === kind).length);
  const after = left.map((number, index) => number - (cost.colored[index] ?? 0));
  return after.every((number) => number >= 0) && couldPayHybrids(cost.hybrid, after);
}

function couldPayHybrids([pair, ...others]: ManaCost['hybrid'], left: readonly number[]): boolean {
  if (pair === undefined) return true;
  return pair.some((kind) => {
    const after = left.map((number, index) => (MANA_KINDS[index] === kind ? number - 1 : number));
    return after.every((number) => number >= 0) && couldPayHybrids(others, after);
  });
}

export function colorsOfCost(cost: ManaCost): Color[] {
  return COLORS.filter(
    (_, index) =>
      (cost.colored[index] as number) > 0 || cost.hybrid.some((pair) => pair.includes(MANA_KINDS[index] as ManaKind)),
  );
}
