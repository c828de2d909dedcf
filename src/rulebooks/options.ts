// A book with optional rules in force. They change it in the order in which the book offers them.

import type { Rulebook } from '../engine/rulebook.ts';

const made = new WeakMap<Rulebook, Map<string, Rulebook>>();

/** The book with these of its optional rules in force; made once, so that the same choice is the same book. */
export function withRules(book: Rulebook, names: readonly string[]): Rulebook {
  const chosen = book.options.filter((option) => names.includes(option.name));
  if (chosen.length === 0) return book;
  const known = made.get(book) ?? new Map<string, Rulebook>();
  made.set(book, known);
  const key = chosen.map((option) => option.name).join('/');
  let changed = known.get(key);
  if (changed === undefined) {
    changed = chosen.reduce((so, option) => option.change(so), book);
    known.set(key, changed);
  }
  return changed;
}
