// Targets in words, as they are first named and as they are spoken of again: "target creature", then "that creature".

import type { TargetSpec } from '../language/target.ts';
import { list, numberWord, withArticle } from './grammar.ts';
import { isLandType, type NounKind, noun, owned, target as targetNoun } from './noun.ts';
import type { Telling } from './telling.ts';
import type { Voice } from './voice.ts';

const kindOf = (kind: TargetSpec['kinds'][number]): NounKind =>
  kind === 'player' || kind === 'ability' ? 'permanent' : kind;

/** "activated ability", "activated ability of an artifact": the filter speaks of the source. */
function abilityNoun(spec: TargetSpec, t: Telling): { one: string; many: string } {
  const source = Object.keys(spec.filter).length === 0 ? '' : ` of ${withArticle(noun(spec.filter, t).one)}`;
  const { one, many } = t.voice.abilityInUse;
  return { one: one + source, many: many + source };
}

/** Which pile a card is chosen from. */
function fromZone(spec: TargetSpec, t: Telling): string {
  if (spec.zone === null) return '';
  if (spec.zone === 'ante') return ' in the ante';
  const pile = spec.zone === 'hand' ? 'hand' : t.voice.graveyard;
  switch (spec.zoneOf) {
    case 'any':
      return ` from a ${pile}`;
    case 'you':
      return ` from your ${pile}`;
    case 'opponent':
      return ` from ${t.voice.opponent.one}'s ${pile}`;
  }
}

/** The kinds of things joined with "or": "creature or player", "spell or permanent". */
function nouns(spec: TargetSpec, t: Telling): { one: string; many: string } {
  const words = spec.kinds.map((kind) => {
    if (kind === 'player') return { one: 'player', many: 'players' };
    return kind === 'ability' ? abilityNoun(spec, t) : noun(spec.filter, t, kindOf(kind));
  });
  return {
    one: list(
      words.map((word) => word.one),
      'or',
    ),
    many: list(
      words.map((word) => word.many),
      'and/or',
    ),
  };
}

/** "three", "one, two, or three", "X", "that many" of what has just happened. */
function numberOf({ min, max }: TargetSpec): string {
  if (typeof max !== 'number') return max?.amount === 'event' ? 'that many' : 'X';
  if (typeof min !== 'number' || min === 0 || min >= max) return numberWord(max);
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => numberWord(min + index));
  return list(numbers, 'or');
}

/** The target as it is first named. */
export function targetPhrase(spec: TargetSpec, t: Telling): string {
  const { voice } = t;
  const words = nouns(spec, t);
  const zone = fromZone(spec, t);
  if (spec.max === null) return voice.anyNumberOfTargets(words.many) + zone;
  if (spec.max !== 1) {
    const number = numberOf(spec);
    const phrase = voice.targets(number, words.many, spec.min === 0);
    return (owned(spec.filter.controller, voice)?.behind(phrase) ?? phrase) + zone;
  }
  const upTo = spec.min === 0 ? 'up to one ' : '';
  const [kind] = spec.kinds;
  if (spec.kinds.length === 1 && kind === 'player') {
    if (spec.players === 'opponent') return upTo + voice.opponent.target;
    return upTo + voice.target(spec.players === 'teammate' ? 'teammate' : 'player');
  }
  const shares = spec.shares === undefined ? '' : ' that shares one of those types with it';
  if (spec.kinds.length === 1 && kind !== undefined && kind !== 'ability')
    return upTo + targetNoun(spec.filter, t, kindOf(kind)) + zone + shares;
  return upTo + voice.target(words.one) + zone;
}

/** The plain noun for speaking of it again: "creature", "player", "spell". */
export function targetNounAgain(spec: TargetSpec, voice: Voice): string {
  const [kind] = spec.kinds;
  if (spec.kinds.length === 1 && kind === 'player') return 'player';
  if (kind === 'spell' && spec.kinds.length === 1) return voice.spell([]).one;
  if (kind === 'card' || kind === 'ability') return kind;
  const types = spec.filter.types;
  if (types === undefined && spec.filter.subtypes?.every(isLandType)) return 'land';
  const [sort, ...sorts] = spec.filter.subtypes ?? [];
  if (types === undefined && sort !== undefined && sorts.length === 0) return sort;
  return types !== undefined && types.length > 0 ? (types[types.length - 1] as string) : 'permanent';
}

export const isPlayerTarget = (spec: TargetSpec | undefined): boolean =>
  spec !== undefined && spec.kinds.length === 1 && spec.kinds[0] === 'player';

export const isSeveral = (spec: TargetSpec | undefined): boolean => spec !== undefined && spec.max !== 1;
