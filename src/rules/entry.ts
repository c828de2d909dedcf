// One statement of a rulebook, as the catalogue in `spec/` has it: numbered, in our own words, with its place in the book.

export interface RuleEntry {
  readonly id: string;
  readonly book: string;
  readonly kind: string;
  readonly section: string;
  /** The lines of the source that it was taken from. */
  readonly lines: string;
  readonly says: string;
  readonly note: string | null;
}

export function entriesIn(book: string, text: string): RuleEntry[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { id, kind, section, lines, says, note } = JSON.parse(line) as RuleEntry;
      return { id, book, kind, section, lines, says, note: note ?? null };
    });
}
