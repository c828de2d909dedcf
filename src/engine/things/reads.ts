// What continuous effects look at and what they change, in a few bits: most of them cannot meet, and that is soon seen.

import type { StaticAbility } from '../../language/ability.ts';
import type { Change } from '../../language/effect.ts';
import { type Looks, TRAITS } from './traits.ts';

const TYPES = 1;
const COLORS = 2;
const ABILITIES = 4;
const SIZE = 8;
/** Abilities are taken away. */
export const LOSS = 16;

const WRITES: { readonly [change: string]: number } = {
  becomes: TYPES,
  creatureTypes: TYPES,
  landType: TYPES | ABILITIES | LOSS,
  also: TYPES | COLORS,
  color: COLORS,
  keyword: ABILITIES,
  loseKeyword: ABILITIES,
  protection: ABILITIES,
  ability: ABILITIES,
  loseAbilities: ABILITIES | LOSS,
  size: SIZE,
  setSize: SIZE,
};

export const writesOf = ({ change }: Change): number => WRITES[change] ?? 0;

const BITS: { readonly [looks in Looks]: number } = {
  types: TYPES,
  colors: COLORS,
  abilities: ABILITIES,
  size: SIZE,
  nothing: 0,
};
/** What the traits of filters look at, by the words they are written in. */
const READS: { readonly [word: string]: number } = Object.fromEntries(
  Object.entries(TRAITS).map(([trait, { looks }]) => [trait, BITS[looks]]),
);
const AMOUNTS: { readonly [amount: string]: number } = {
  power: SIZE,
  toughness: SIZE,
  greatest: SIZE,
  sharing: TYPES,
};

function walk(data: unknown): number {
  if (data === null || typeof data !== 'object') return 0;
  let found = 0;
  for (const [word, value] of Object.entries(data)) {
    found |= (Array.isArray(data) ? 0 : (READS[word] ?? 0)) | walk(value);
    if (word === 'amount' && typeof value === 'string') found |= AMOUNTS[value] ?? 0;
  }
  return found;
}

const known = new WeakMap<StaticAbility, number>();

/** What a static ability looks at: to know what it applies to, whether it does, and how much it is. */
export function readsOf(ability: StaticAbility): number {
  let reads = known.get(ability);
  if (reads === undefined) {
    const { affects, condition, changes } = ability;
    const sizes = changes.filter(({ change }) => change === 'size' || change === 'setSize' || change === 'becomes');
    const amounts = sizes.flatMap((change) => {
      if (change.change === 'becomes') return change.size ?? [];
      return change.change === 'size' || change.change === 'setSize' ? [change.power, change.toughness] : [];
    });
    reads = walk(affects) | walk(condition) | walk(amounts);
    known.set(ability, reads);
  }
  return reads;
}
