// A book played by one of the variants that it offers, with some of the variant's options.

import type { Rulebook } from '../engine/rulebook.ts';
import type { VariantOffer } from '../engine/variant.ts';

export const DUEL = 'duel';

const made = new WeakMap<Rulebook, Map<string, Rulebook>>();

/** The variant's name and its options, as a text says them: "free-for-all, attack left, range 1". */
export function readVariant(text: string): { readonly name: string; readonly options: readonly string[] } {
  const [name = '', ...options] = text.split(',').map((word) => word.trim());
  return { name, options };
}

export const offerOf = (book: Rulebook, name: string): VariantOffer | null =>
  book.variants.find((offer) => offer.name === name) ?? null;

/** The book played this way; made once, so that the same choice is the same book. The text must be one that it offers. */
export function withVariant(book: Rulebook, text: string): Rulebook {
  const { name, options } = readVariant(text);
  const offer = offerOf(book, name);
  if (offer === null) return book;
  const known = made.get(book) ?? new Map<string, Rulebook>();
  made.set(book, known);
  const chosen = offer.options.map((option) => option.name).filter((option) => options.includes(option));
  const key = [name, ...chosen].join('/');
  let changed = known.get(key);
  if (changed === undefined) {
    changed = offer.change(book, chosen);
    known.set(key, changed);
  }
  return changed;
}
