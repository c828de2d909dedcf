// Finds the rules of a book that a question is about: by how telling its words are, as libraries rank what they find.

import type { RuleEntry } from './entry.ts';
import { wordsOf } from './words.ts';

interface Indexed {
  readonly entry: RuleEntry;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** The usual measure of Okapi: how soon a repeated word stops counting, and how much long entries are held back. */
const SOON = 1.2;
const HELD = 0.75;
/** A section's title says what its rules are about; rules and terms answer questions better than lists of parts. */
const TITLE = 2;
const WEIGHT: Readonly<Record<string, number>> = {
  rule: 1.25,
  term: 1.2,
  example: 1,
  mode: 0.9,
  card: 0.6,
  advice: 0.6,
};

export class RuleSearch {
  readonly entries: readonly RuleEntry[];
  private readonly indexed: readonly Indexed[];
  private readonly containing = new Map<string, number>();
  private readonly average: number;

  constructor(entries: readonly RuleEntry[]) {
    this.entries = entries;
    this.indexed = entries.map((entry) => {
      const words = [...wordsOf(entry.says), ...Array(TITLE).fill(wordsOf(entry.section)).flat()] as string[];
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      return { entry, counts, length: words.length };
    });
    for (const { counts } of this.indexed)
      for (const word of counts.keys()) this.containing.set(word, (this.containing.get(word) ?? 0) + 1);
    this.average = this.indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  }

  /** The entries that fit best, the best first; none where no word of the question is in the book. */
  find(question: string, most = 8): RuleEntry[] {
    const words = [...new Set(wordsOf(question))].filter((word) => this.containing.has(word));
    if (words.length === 0) return [];
    return this.indexed
      .map((each) => ({ entry: each.entry, worth: this.worth(each, words) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth || a.entry.id.localeCompare(b.entry.id))
      .slice(0, most)
      .map(({ entry }) => entry);
  }

  private worth({ entry, counts, length }: Indexed, words: readonly string[]): number {
    let sum = 0;
    let met = 0;
    for (const word of words) {
      const count = counts.get(word) ?? 0;
      if (count === 0) continue;
      met += 1;
      const rare = Math.log(1 + this.indexed.length / (this.containing.get(word) as number));
      sum += (rare * count * (SOON + 1)) / (count + SOON * (1 - HELD + (HELD * length) / this.average));
    }
    // What speaks of the whole question comes before what repeats one word of it.
    return sum * (met / words.length) * (WEIGHT[entry.kind] ?? 1);
  }
}
