// What the drawings of cards need to know: the card's facts, and the colour that follows from them.
import type { CardFacts } from '../../protocol/setup.ts';
import { spokenText } from '../symbols/index.ts';

export type { CardFacts } from '../../protocol/setup.ts';

/** The colour of a frame: one of mana, M for several, A for artifacts, L for lands. */
export type FrameColour = 'W' | 'U' | 'B' | 'R' | 'G' | 'M' | 'A' | 'L';

const BASIC_MANA: Readonly<Record<string, FrameColour>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** The mana that a basic land gives; null for every other card. */
export function basicMana(name: string): FrameColour | null {
  return BASIC_MANA[name] ?? null;
}

interface Looks {
  readonly name: string;
  readonly colors: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** Whether a card is of a type, however the word is written. */
export const isOf = (card: Pick<Looks, 'types'>, type: string): boolean =>
  card.types.some((each) => each.toLowerCase() === type);

export function frameColour(card: Looks): FrameColour {
  if (isOf(card, 'land') && !isOf(card, 'creature')) {
    const basics = card.subtypes.flatMap((type) => BASIC_MANA[type] ?? []);
    return basics.length === 1 ? basics[0]! : 'L';
  }
  if (card.colors.length > 1) return 'M';
  return (card.colors as FrameColour) || (isOf(card, 'artifact') ? 'A' : 'L');
}

/** A card as it is said in one breath: name, type, and power and toughness where it has them. */
export function spokenCard(card: CardFacts): string {
  const size = card.power !== null && card.toughness !== null ? `, ${card.power} ${card.toughness}` : '';
  return `${card.name}, ${card.type}${size}`;
}

const rules = new WeakMap<CardFacts, string>();

/** The rules text of a card as it is read aloud, to stand behind its name; nothing where it has none. */
export function spokenRules(card: CardFacts): string | undefined {
  let words = rules.get(card);
  if (words === undefined) {
    words = card.text.map(spokenText).join(' ');
    rules.set(card, words);
  }
  return words === '' ? undefined : words;
}
