// What a card's picture shows: a figure, a sign, a thing or a land, read from its types and its name.
import type { Chance } from './chance.ts';
import { KIN_BY_COLOUR, KIN_BY_TYPE } from './kin.ts';
import { SIGN_BY_NAME, THING_BY_NAME } from './meanings.ts';
import type { Mood } from './palettes.ts';

export interface CardPicture {
  readonly name: string;
  /** Letters (W, U, B, R, G), or a list of letters or English names. */
  readonly colors: string | readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly keywords?: readonly string[];
}

const printed = new Map<string, CardPicture>();

/** What is printed on cards decides how they look; the first print that the page learns of is kept. */
export function learnPictures(cards: Iterable<CardPicture>): void {
  for (const card of cards) if (!printed.has(card.name)) printed.set(card.name, card);
}

/** A card as it is pictured: by its print, whatever has become of it in play; what is no card by what is seen of it. */
export const pictureOf = (card: CardPicture): CardPicture => printed.get(card.name) ?? card;

export interface Subject {
  readonly kind: 'figure' | 'sign' | 'aura' | 'thing' | 'land';
  /** The name of the sketch; empty for a land. */
  readonly what: string;
}

type Table = readonly (readonly [RegExp, string])[];

/** The sketches that a table names for a text, one of them chosen by chance. */
function find(table: Table, text: string, chance: Chance): string | undefined {
  const hit = table.find(([pattern]) => pattern.test(text))?.[1].split(' ');
  return hit === undefined ? undefined : chance.pick(hit as [string, ...string[]]);
}

const pickWord = (words: string, chance: Chance): string => chance.pick(words.split(' ') as [string, ...string[]]);

const SIGNS_BY_COLOUR: Readonly<Record<Mood, string>> = {
  W: 'sunburst shield scales',
  U: 'eye wave vortex',
  B: 'skull moon blood',
  R: 'flame burst bolt',
  G: 'leaf tree paw',
  A: 'eye',
  M: 'sunburst sword',
};

export function subjectOf(card: CardPicture, mood: Mood, chance: Chance): Subject {
  const types = card.types.map((type) => type.toLowerCase());
  const name = card.name.toLowerCase();
  const has = (type: string): boolean => types.includes(type);
  if (has('planeswalker')) return { kind: 'figure', what: 'walker' };
  if (has('creature')) {
    const kin = `${card.subtypes.join(' ').toLowerCase()} ${name}`;
    return { kind: 'figure', what: find(KIN_BY_TYPE, kin, chance) ?? pickWord(KIN_BY_COLOUR[mood], chance) };
  }
  if (has('land')) return { kind: 'land', what: '' };
  if (has('artifact'))
    return {
      kind: 'thing',
      what: find(THING_BY_NAME, name, chance) ?? pickWord('lamp orb gear chalice ring tablet', chance),
    };
  const sign = find(SIGN_BY_NAME, name, chance) ?? pickWord(SIGNS_BY_COLOUR[mood], chance);
  return { kind: has('enchantment') ? 'aura' : 'sign', what: sign };
}

const LAND_BY_NAME: Table = [
  [/plain|field|savann|scrub|brush|forge/, 'W'],
  [/island|sea|tundra|coast|reef|glacial|river/, 'U'],
  [/swamp|bog|bayou|marsh|catacomb|caves/, 'B'],
  [/mountain|crag|badlands|volcan|plateau|mine|sulfur|summit/, 'R'],
  [/forest|grove|taiga|wood|oasis|llanowar|expanse/, 'G'],
  [/castle|factory|maze|wastes/, 'A'],
];

/** The ground that a land shows: by its basic type if it has one, else by its name. */
export function groundOf(card: CardPicture, chance: Chance): Exclude<Mood, 'M'> {
  const basic = card.subtypes.join(' ').toLowerCase();
  const found = find(LAND_BY_NAME, card.name.toLowerCase(), chance) ?? find(LAND_BY_NAME, basic, chance);
  return (found ?? chance.pick(['W', 'U', 'B', 'R', 'G', 'A'])) as Exclude<Mood, 'M'>;
}
