// What single changes do to characteristics: abilities gained and lost, land types, words read as others.

import type { Id } from '../../core/state.ts';
import type { Ability } from '../../language/ability.ts';
import type { Filter } from '../../language/filter.ts';
import type { Keyword } from '../../language/keyword.ts';
import { BASIC_LAND_TYPES } from '../../language/mana.ts';
import { addKeyword, type Characteristics, dropKeyword, eachOccasion, hasKeyword, landMana } from './kinds.ts';
import { replaceWord, walkOf } from './rewording.ts';

export type Working = { -readonly [key in keyof Characteristics]: Characteristics[key] };

/** A copy to work on, written out field by field as those of positions are: all characteristics are of one shape. */
export function copyCharacteristics(c: Characteristics): Working {
  return {
    name: c.name,
    types: c.types,
    supers: c.supers,
    subtypes: c.subtypes,
    colors: c.colors,
    power: c.power,
    toughness: c.toughness,
    keywords: c.keywords,
    repeated: c.repeated,
    protections: c.protections,
    activated: c.activated,
    triggered: c.triggered,
    replacements: c.replacements,
    limits: c.limits,
    silenced: c.silenced,
    gained: c.gained,
    control: c.control,
  };
}

const withoutOther = new WeakMap<Filter, Filter>();

/** Protection from other things than its source is protection from all of them, save that the source may stay. */
export function addProtection(char: Working, from: Filter, source: Id): void {
  if (from.other !== true || source === 0) {
    char.protections = [...char.protections, { from, sparing: 0 }];
    return;
  }
  let kind = withoutOther.get(from);
  if (kind === undefined) {
    const { other: _, ...rest } = from;
    kind = rest;
    withoutOther.set(from, kind);
  }
  char.protections = [...char.protections, { from: kind, sparing: source }];
}

/** What others forbid it is no ability of its own: that stays. */
export function loseAbilities(char: Working): void {
  char.keywords = { low: 0, high: 0 };
  char.repeated = [];
  char.protections = [];
  char.activated = [];
  char.triggered = [];
  char.replacements = [];
  char.gained = [];
  char.silenced = true;
}

export function gainKeyword(char: Working, keyword: Keyword): void {
  if (hasKeyword(char.keywords, keyword)) char.repeated = [...char.repeated, keyword];
  else char.keywords = addKeyword(char.keywords, keyword);
}

export function loseKeyword(char: Working, keyword: Keyword): void {
  char.keywords = dropKeyword(char.keywords, keyword);
  if (char.repeated.includes(keyword)) char.repeated = char.repeated.filter((each) => each !== keyword);
}

export function gainAbility(char: Working, ability: Ability): void {
  if (ability.ability === 'keyword') gainKeyword(char, ability.keyword);
  else if (ability.ability === 'protection') addProtection(char, ability.from, 0);
  else if (ability.ability === 'activated') char.activated = [...char.activated, ability];
  else if (ability.ability === 'triggered') char.triggered = [...char.triggered, ...eachOccasion(ability)];
  else if (ability.ability === 'static') char.gained = [...char.gained, ability];
  else if (ability.ability === 'replacement') char.replacements = [...char.replacements, ability.replacement];
}

const LAND_TYPES: readonly string[] = BASIC_LAND_TYPES;

/** "The new subtype replaces the previous subtypes of the appropriate kind" (2007): a land stays what it is as a land. */
export const isCreatureType = (type: string): boolean =>
  !LAND_TYPES.includes(type) && type !== 'Aura' && type !== 'Equipment';

/** A land whose type is set has that type's mana ability and none of its own. */
export function becomeLand(char: Working, type: string): void {
  loseAbilities(char);
  char.subtypes = [type, ...char.subtypes.filter((each) => !LAND_TYPES.includes(each))];
  const mana = landMana(type);
  char.activated = mana === undefined ? [] : [mana];
}

/** A land with a type more has that type's mana ability as well. */
export function alsoLand(char: Working, type: string): void {
  if (char.subtypes.includes(type)) return;
  char.subtypes = [...char.subtypes, type];
  const mana = landMana(type);
  if (mana !== undefined) char.activated = [...char.activated, mana];
}

/** The words of a thing itself are changed: what it protects from, what it does, what it walks over, what land it is. */
export function rewordChar(char: Working, from: string, to: string): void {
  const mana = landMana(from);
  const isLand = mana !== undefined && char.subtypes.includes(from);
  char.protections = replaceWord(char.protections, from, to);
  char.activated = replaceWord(
    char.activated.filter((each) => !(isLand && each === mana)),
    from,
    to,
  );
  char.triggered = replaceWord(char.triggered, from, to);
  if (mana === undefined) return;
  const [walk, other] = [walkOf(from), walkOf(to)] as [Keyword, Keyword];
  if (hasKeyword(char.keywords, walk)) {
    loseKeyword(char, walk);
    gainKeyword(char, other);
  }
  if (!isLand) return;
  char.subtypes = char.subtypes.filter((type) => type !== from);
  alsoLand(char, to);
}
