// Tokens: what comes into play without being a card.

import type { Ability } from './ability.ts';
import type { Amount, Ref } from './amount.ts';
import type { CardType, Supertype } from './filter.ts';
import type { Keyword } from './keyword.ts';
import type { Color } from './mana.ts';

export interface TokenSpec {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  /** Counted sizes are told as an ability of the token: "power and toughness are each equal to …". */
  readonly size: readonly [Amount, Amount];
  /** Its power and toughness are those that this has, or had, when it is made. */
  readonly sizedLike?: Ref;
  readonly keywords: readonly Keyword[];
  /** Abilities that are told in full, in quotation marks. */
  readonly abilities?: readonly Ability[];
}

/** The sizes that rules and cards give to a creature that lies face down. */
export const FACE_DOWN_SIZES = ['2/2', '0/1'] as const;
export type FaceDownSize = (typeof FACE_DOWN_SIZES)[number];
