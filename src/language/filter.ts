// Filters: which cards, permanents, spells or players a text speaks of. Every named trait must hold.

import type { NamedThings } from '../core/state.ts';
import type { Keyword } from './keyword.ts';
import type { Color } from './mana.ts';

export const CARD_TYPES = [
  'land',
  'creature',
  'artifact',
  'enchantment',
  'planeswalker',
  'instant',
  'sorcery',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['basic', 'legendary', 'world', 'snow'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/**
 * Who controls it, seen from the controller of the text. `active` is the player whose turn it is, `event` the player
 * of the event that triggered, `eventOpponent` any opponent of that player.
 */
export type Whose = 'you' | 'opponent' | 'notYou' | 'active' | 'defending' | 'event' | 'eventOpponent';

/** "This turn" in what was promised for later: the turn of the promise, by its number (no card says it). */
export interface InTurn {
  readonly turn: number;
  readonly is: boolean;
}

export interface Filter {
  /** It has all of these types. */
  readonly types?: readonly CardType[];
  /** It has at least one of these types. */
  readonly anyType?: readonly CardType[];
  readonly notTypes?: readonly CardType[];
  /** It has at least one of these subtypes. */
  readonly subtypes?: readonly string[];
  readonly notSubtypes?: readonly string[];
  readonly supertypes?: readonly Supertype[];
  readonly notSupertypes?: readonly Supertype[];
  /** It has at least one of these colours. */
  readonly colors?: readonly Color[];
  readonly notColors?: readonly Color[];
  /** It has the colour that was chosen as the source of the text came in. */
  readonly chosenColor?: true;
  readonly keyword?: Keyword;
  readonly withoutKeyword?: Keyword;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  /** It attacks the controller of the text. */
  readonly attackingYou?: true;
  readonly blocking?: boolean;
  /** Attacking or blocking. */
  readonly inCombat?: boolean;
  readonly unblocked?: boolean;
  /** It has attacked or blocked in the attack that is on. */
  readonly foughtThisCombat?: boolean;
  /** An Aura is attached to it. */
  readonly hasAura?: boolean;
  /** It was declared as an attacker at some time this turn. */
  readonly attackedThisTurn?: boolean | InTurn;
  /** Whoever controls it has done so without a break since that player's last turn began. */
  readonly settled?: boolean;
  readonly controller?: Whose;
  /** Whoever controls it controls such a thing as well. */
  readonly controllerHas?: Filter;
  readonly owner?: Whose;
  /** `bearerToughness`: at least the toughness of what the source is attached to. */
  readonly power?: { readonly min?: number; readonly max?: number; readonly bearerToughness?: true };
  readonly toughness?: { readonly min?: number; readonly max?: number; readonly belowSourcePower?: true };
  /** The total mana cost; `x` means equal to the X paid. */
  readonly cost?: { readonly min?: number; readonly max?: number | 'x'; readonly equals?: number | 'x' };
  /** Its mana cost could be paid with mana that goes by this name in the text. */
  readonly payableWith?: string;
  readonly named?: string;
  /** It has the name of what goes by this name in the text: of one of the things, or the name that somebody said. */
  readonly called?: string;
  readonly token?: boolean;
  /** Not the source of the text itself. */
  readonly other?: true;
  /** The thing that the source is attached to. */
  readonly enchanted?: true;
  /** The source itself. */
  readonly self?: true;
  readonly hasCounter?: string;
  /** A creature card that lies in a graveyard and was put there from play this turn. */
  readonly diedThisTurn?: true;
  /** It is attached to such a thing. */
  readonly attachedTo?: Filter;
  /** It is one of the things that go by this name in the text; in a change that lasts, one of these very things. */
  readonly goesBy?: string | NamedThings;
  /** A spell that is aimed at one thing or player. */
  readonly singleTarget?: true;
  /** It was drawn this turn, and lies in the hand since. */
  readonly drawnThisTurn?: true;
  /**
   * An ability of the source has put it where it is, or put a counter on it: "put onto the battlefield with it"; `counter`: such a
   * counter, which no ability of the source has taken off again.
   */
  readonly withThis?: true | { readonly counter: string };
  /** It is attached to the source. */
  readonly onThis?: true;
  /** It blocks the source, or also: is blocked by it. */
  readonly fighting?: 'blocking' | 'either';
  /** It has an ability that makes mana. */
  readonly makesMana?: boolean;
  /** At least one of these filters holds as well. */
  readonly anyOf?: readonly Filter[];
  /** None of these filters holds. */
  readonly noneOf?: readonly Filter[];
}

/** Traits of what a thing is: they hang neither on the moment nor on whose it is, nor on who asks. */
export const TRAITS_OF_KIND = [
  'types',
  'anyType',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'supertypes',
  'notSupertypes',
  'colors',
  'notColors',
] as const satisfies readonly (keyof Filter)[];

export const any: Filter = {};
export const creature: Filter = { types: ['creature'] };
/** Cards that come to stay: the word is for cards that are not in play. */
export const permanentCard: Filter = { anyType: ['land', 'creature', 'artifact', 'enchantment', 'planeswalker'] };
export const land: Filter = { types: ['land'] };
export const basicLands: Filter = { types: ['land'], supertypes: ['basic'] };
export const artifact: Filter = { types: ['artifact'] };
export const enchantment: Filter = { types: ['enchantment'] };
export const yours = (filter: Filter): Filter => ({ ...filter, controller: 'you' });
export const other = (filter: Filter): Filter => ({ ...filter, other: true });
export const withKeyword = (filter: Filter, keyword: Keyword): Filter => ({ ...filter, keyword });
export const without = (filter: Filter, withoutKeyword: Keyword): Filter => ({ ...filter, withoutKeyword });
export const subtype = (...subtypes: string[]): Filter => ({ subtypes });
