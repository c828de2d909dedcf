// A division of a collection as the address of the page keeps it: the way, the collection's seed, and the colours chosen.

import { SHARED_COLORS, WAYS } from '../../protocol/choices.ts';
import type { SharedColor, Sharing } from '../../protocol/shared.ts';

export type Way = (typeof WAYS)[number];
export const FIRST_WAY: Way = 'small';

export const WAY_WORDS = [
  {
    value: 'small',
    name: 'Minidecks',
    says: 'Five of fourteen cards; the fifth colour is split by chance, and each plays thirty-five cards of three colours',
  },
  {
    value: 'large',
    name: 'Larger minidecks',
    says: 'Five of eighteen cards; the fifth colour is left out, and each plays thirty-six cards of two colours',
  },
  {
    value: 'draft',
    name: 'Colour draft',
    says: 'Each builds a deck of all cards of two colours, and may exchange cards between games',
  },
  {
    value: 'decks',
    name: 'Two decks',
    says: 'A starter set and five boosters are yours: you build a deck of two colours, and the other plays one of what is left',
  },
] as const;

/** So many colours are one player's. */
const MOST = 2;

/** Whether a deck is built of the cards of one's colours. */
export const buildsDeck = (way: Way): boolean => way === 'draft' || way === 'decks';

const isColor = (word: string): word is SharedColor => (SHARED_COLORS as readonly string[]).includes(word);

/** `way/seed/color,color`; null where it says nothing that could be. */
export function sharingIn(id: string): Sharing | null {
  const [way = '', seed = '', colors = '', ...more] = id.split('/');
  const chosen = colors === '' ? [] : colors.split(',');
  if (!WAYS.includes(way as Way) || seed === '' || seed.length > 60 || more.length > 0) return null;
  if (chosen.length > MOST || new Set(chosen).size < chosen.length || !chosen.every(isColor)) return null;
  return { way: way as Way, seed, chosen: chosen.filter(isColor) };
}

export const wordsOf = ({ way, seed, chosen }: Sharing): string =>
  [way, seed, ...(chosen.length === 0 ? [] : [chosen.join(',')])].join('/');

export const freshSharing = (way: Way): Sharing => ({
  way,
  seed: Array.from(crypto.getRandomValues(new Uint32Array(2)), (number) => number.toString(36)).join(''),
  chosen: [],
});
