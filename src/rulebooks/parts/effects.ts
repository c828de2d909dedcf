// The order of continuous effects: by the layers of 2007, by those of 2010, or simply as they occurred (before).

import type { EffectsPart } from '../../engine/rulebook.ts';
import type { Change } from '../../language/effect.ts';
import type { Keyword } from '../../language/keyword.ts';

/** Words for what may or must be done: no abilities that are given, but rules about the thing, read when all is known. */
const RULES: ReadonlySet<Keyword> = new Set<Keyword>([
  "can't attack",
  "can't block",
  'attacks each turn',
  "doesn't untap",
  'lure',
  'blocks each',
  'attacks anyway',
  'strikes past blockers',
  'strikes nobody',
  'unblockable',
  "can't be countered",
  "can't be regenerated",
]);

type Kind = 'control' | 'text' | 'type' | 'color' | 'ability' | 'set size' | 'size' | 'rule';

const KINDS: { readonly [change: string]: Kind } = {
  control: 'control',
  word: 'text',
  becomes: 'type',
  creatureTypes: 'type',
  landType: 'type',
  color: 'color',
  loseKeyword: 'ability',
  loseAbilities: 'ability',
  protection: 'ability',
  ability: 'ability',
  setSize: 'set size',
  size: 'size',
};

function kindOf(change: Change): Kind {
  if (change.change === 'keyword') return RULES.has(change.keyword) ? 'rule' : 'ability';
  if (change.change === 'also') return change.colors.length > 0 ? 'color' : 'type';
  return KINDS[change.change] ?? 'rule';
}

const LAST = 9;
/** Rules about a thing are in no layer: they are read when everything else is known. */
const RULES_NAME = 'rules about it, when all else is known';
const FIRST: { readonly [kind in Kind]?: number } = { control: 2, text: 3, type: 4 };
const FIRST_NAMES = { 2: 'layer 2: control', 3: 'layer 3: text', 4: 'layer 4: types', [LAST]: RULES_NAME };

/**
 * 2010 (613.1, 613.3): copies, control, text, types, colors, abilities; then size: the star of the card itself (7a), what
 * sets it (7b), what adds to it (7c), counters (7d).
 */
export const layers2010: EffectsPart = {
  layerOf: (change, origin) => {
    if (origin === 'own size') return 7.1;
    if (origin === 'counters') return 7.4;
    const kind = kindOf(change);
    if (kind === 'color') return 5;
    if (kind === 'ability') return 6;
    if (kind === 'set size') return 7.2;
    return kind === 'size' ? 7.3 : (FIRST[kind] ?? LAST);
  },
  depends: 'on anything',
  copies: 'layer 1: copies',
  layers: {
    ...FIRST_NAMES,
    5: 'layer 5: color',
    6: 'layer 6: abilities gained and lost',
    7.1: 'layer 7a: power and toughness that the card itself defines',
    7.2: 'layer 7b: power and toughness set to a value',
    7.3: 'layer 7c: what is added to power and toughness',
    7.4: 'layer 7d: counters',
  },
};

/**
 * 2007 (418.5): copies, control, text, types, everything else but size; then size: the star of the card itself (6a), all
 * other effects in the order of their times, whether they set or add (6b), counters (6c), what static abilities add (6d).
 */
export const layers2007: EffectsPart = {
  layerOf: (change, origin) => {
    if (origin === 'own size') return 6.1;
    if (origin === 'counters') return 6.3;
    const kind = kindOf(change);
    if (kind === 'color' || kind === 'ability') return 5;
    if (kind === 'set size') return 6.2;
    if (kind === 'size') return origin === 'static' ? 6.4 : 6.2;
    return FIRST[kind] ?? LAST;
  },
  depends: 'on anything',
  copies: 'layer 1: copies',
  layers: {
    ...FIRST_NAMES,
    5: 'layer 5: everything else but power and toughness',
    6.1: 'layer 6a: power and toughness that the card itself defines',
    6.2: 'layer 6b: power and toughness set or changed, in the order of time',
    6.3: 'layer 6c: counters',
    6.4: 'layer 6d: what static abilities add to power and toughness',
  },
};

/**
 * "Apply them in the order that they occurred", to what they find then (1997, with Conversion and Phantasmal Terrain); a
 * size set to a value counts as printed, pluses go on top.
 */
export const inOrder: EffectsPart = {
  layerOf: (change, origin) => {
    if (origin === 'own size') return 0.5;
    const kind = kindOf(change);
    // Only what stands on the card itself can be read otherwise: not what other cards say of it.
    if (kind === 'text') return -1;
    if (kind === 'set size') return 1;
    if (kind === 'size') return 2;
    return kind === 'rule' ? LAST : 0;
  },
  depends: 'on its ability',
  copies: 'what it is a copy of',
  layers: {
    [-1]: 'the words on the card itself, read otherwise',
    0: 'in the order in which they occurred',
    0.5: 'power and toughness that the card itself counts',
    1: 'power and toughness set to a value, as if printed',
    2: 'what is added to power and toughness, in the order in which it occurred',
    [LAST]: RULES_NAME,
  },
};
