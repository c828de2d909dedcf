// What the page gets when it asks about rules.

/** One statement of a book, in our own words, with its number in the catalogue and its place in the source. */
export interface RuleInfo {
  readonly id: string;
  readonly kind: string;
  readonly section: string;
  readonly lines: string;
  readonly says: string;
}

/** GET /api/terms/<word>: what a word means in each book; an empty list where a book does not know it. */
export interface TermInfo {
  readonly name: string;
  readonly also: readonly string[];
  readonly books: { readonly [book: string]: readonly RuleInfo[] };
}
