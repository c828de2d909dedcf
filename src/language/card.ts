// A card: pure data that says what the card is and does. Its text is written from this, in each book's own words.

import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import type { CardType, Filter, Supertype } from './filter.ts';
import { type Color, colorsOfCost, type ManaCost, parseMana } from './mana.ts';
import { type TargetSpec, withDamage } from './target.ts';

export interface SpellMode {
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

/** What an instant or sorcery does, and what else is chosen or paid when any spell is cast. */
export interface SpellText {
  /** One of these is chosen on casting; most spells have one mode and no choice. */
  readonly modes: readonly SpellMode[];
  readonly additionalCost: Cost | null;
  /** What may be paid rather than the mana cost. */
  readonly alternativeCost?: Cost;
  /** Each target beyond the first costs this much more. */
  readonly perExtraTarget: number;
  /** Only mana of this colour may be spent on X. */
  readonly xOnly: Color | null;
  /** Portal's cards for the other player's turn: when they may be played. */
  readonly playWhen:
    | 'attacked'
    | 'opponent casts'
    | 'before attack'
    | 'before blocks'
    /** In one's own attack, before blockers are declared; and when they have just been declared. */
    | 'own attack'
    | 'blocks declared'
    | "before opponent's attack"
    | 'before damage'
    | 'before attack ends'
    | null;
}

export interface CardDefinition {
  readonly name: string;
  readonly cost: ManaCost | null;
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  /** The creature types of the "Summon …" line of old books, where a card was printed with one; see `summonTypes`. */
  readonly summon: readonly string[] | null;
  /** Printed as an interrupt: an instant in books that have none. */
  readonly interrupt: boolean;
  readonly size: readonly [Amount, Amount] | null;
  readonly loyalty: number | null;
  /** What an Aura is put on. */
  readonly enchant: Filter | null;
  /** It is put on a card there, and in play it may be only on what it has brought out of there itself. */
  readonly enchantIn?: 'graveyard';
  readonly spell: SpellText;
  readonly abilities: readonly Ability[];
  /** A deck may have any number of it, whatever the book allows of other cards. */
  readonly anyNumberInDeck?: true;
  /** It is left out of the deck where the game is not played for ante. */
  readonly forAnte?: true;
  /** What differs where a book truly played the card differently. */
  readonly inBook: { readonly [book: string]: Partial<CardDefinition> };
}

export interface SpellWords {
  targets?: readonly TargetSpec[];
  effects?: readonly Effect[];
  modes?: readonly SpellMode[];
  additionalCost?: Cost;
  alternativeCost?: Cost;
  perExtraTarget?: number;
  xOnly?: Color;
  playWhen?: SpellText['playWhen'];
}

export interface CardWords extends SpellWords {
  cost?: string;
  type: TypeWords;
  size?: readonly [Amount, Amount];
  loyalty?: number;
  colors?: readonly Color[];
  summon?: readonly string[];
  abilities?: readonly Ability[];
  anyNumberInDeck?: true;
  forAnte?: true;
  inBook?: { readonly [book: string]: Partial<CardDefinition> };
}

export interface TypeWords {
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly interrupt: boolean;
  readonly enchant: Filter | null;
  readonly enchantIn?: 'graveyard';
}

const plain: TypeWords = { types: [], supertypes: [], subtypes: [], interrupt: false, enchant: null };
export const creature = (...subtypes: string[]): TypeWords => ({ ...plain, types: ['creature'], subtypes });
export const artifactCreature = (...subtypes: string[]): TypeWords => ({
  ...plain,
  types: ['artifact', 'creature'],
  subtypes,
});
export const instant: TypeWords = { ...plain, types: ['instant'] };
export const interrupt: TypeWords = { ...plain, types: ['instant'], interrupt: true };
export const sorcery: TypeWords = { ...plain, types: ['sorcery'] };
export const artifact: TypeWords = { ...plain, types: ['artifact'] };
export const equipment: TypeWords = { ...plain, types: ['artifact'], subtypes: ['Equipment'] };
export const enchantment: TypeWords = { ...plain, types: ['enchantment'] };
export const enchantWorld: TypeWords = { ...plain, types: ['enchantment'], supertypes: ['world'] };
export const aura = (enchant: Filter): TypeWords => ({ ...plain, types: ['enchantment'], subtypes: ['Aura'], enchant });
/** An Aura that is cast on a card in a graveyard, to bring it into play. */
export const auraOnCard = (enchant: Filter): TypeWords => ({ ...aura(enchant), enchantIn: 'graveyard' });
export const land = (...subtypes: string[]): TypeWords => ({ ...plain, types: ['land'], subtypes });
export const basicLand = (subtype: string): TypeWords => ({
  ...plain,
  types: ['land'],
  supertypes: ['basic'],
  subtypes: [subtype],
});
export const planeswalker = (subtype: string): TypeWords => ({
  ...plain,
  types: ['planeswalker'],
  subtypes: [subtype],
});
export const legendary = (type: TypeWords): TypeWords => ({ ...type, supertypes: [...type.supertypes, 'legendary'] });

/** What a spell does, every field there; on its own for a book that played the spell differently. */
export function spellText(words: SpellWords): SpellText {
  return {
    modes: (words.modes ?? [{ targets: words.targets ?? [], effects: words.effects ?? [] }]).map(
      ({ targets, effects }) => ({ targets: withDamage(targets, effects), effects }),
    ),
    additionalCost: words.additionalCost ?? null,
    ...(words.alternativeCost === undefined ? {} : { alternativeCost: words.alternativeCost }),
    perExtraTarget: words.perExtraTarget ?? 0,
    xOnly: words.xOnly ?? null,
    playWhen: words.playWhen ?? null,
  };
}

/** The words of a card made into a whole definition, every field there. */
export function card(name: string, words: CardWords): CardDefinition {
  const cost = words.cost === undefined ? null : parseMana(words.cost);
  return {
    name,
    cost,
    colors: words.colors ?? (cost === null ? [] : colorsOfCost(cost)),
    types: words.type.types,
    supertypes: words.type.supertypes,
    subtypes: words.type.subtypes,
    summon: words.summon ?? null,
    interrupt: words.type.interrupt,
    size: words.size ?? null,
    loyalty: words.loyalty ?? null,
    enchant: words.type.enchant,
    ...(words.type.enchantIn === undefined ? {} : { enchantIn: words.type.enchantIn }),
    spell: spellText(words),
    abilities: words.abilities ?? [],
    ...(words.anyNumberInDeck ? { anyNumberInDeck: true } : {}),
    ...(words.forAnte ? { forAnte: true } : {}),
    inBook: words.inBook ?? {},
  };
}

/** The definition as one book has it. */
export function inBook(definition: CardDefinition, book: string): CardDefinition {
  const different = definition.inBook[book];
  return different === undefined ? definition : { ...definition, ...different };
}

/**
 * The creature types of the "Summon …" line. It had one word for what was summoned: where later years have several, the
 * first of them, for people what they do; a Wall was a Wall, and a legend nothing else. An artifact creature had no such line.
 */
export function summonTypes(
  card: Pick<CardDefinition, 'types' | 'supertypes' | 'subtypes' | 'summon'>,
): readonly string[] {
  if (card.summon !== null || !card.types.includes('creature')) return card.summon ?? card.subtypes;
  if (card.supertypes.includes('legendary')) return ['Legend'];
  if (card.subtypes.includes('Wall')) return ['Wall'];
  if (card.types.includes('artifact')) return [];
  const [type] = card.subtypes.length > 1 ? card.subtypes.filter((each) => each !== 'Human') : card.subtypes;
  return type === undefined ? [] : [type];
}
