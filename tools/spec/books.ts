// The five books and the files of the catalogue that belong to each.
export const BOOKS = ['beta', 'fifth', 'portal', 'tenth', 'm11'] as const;

export type BookId = (typeof BOOKS)[number];

/** The fifth book has two sources: the rules themselves and the table of the 1997 program. */
export const CATALOGUE_FILES: Readonly<Record<BookId, readonly string[]>> = {
  beta: ['beta.jsonl'],
  fifth: ['fifth-rules.jsonl', 'fifth-table.jsonl'],
  portal: ['portal.jsonl'],
  tenth: ['tenth.jsonl'],
  m11: ['m11.jsonl'],
};
