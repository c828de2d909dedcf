// What a generated page is, and what makes one. A new kind of page is a module here and a line in `index.ts`.

export interface Page {
  /** The file's name inside `docs/generated/`. */
  readonly name: string;
  readonly text: string;
}

/** Makes pages from the project at this root. The same project must always give the same text. */
export type PageMaker = (root: string) => readonly Page[] | Promise<readonly Page[]>;

export const GENERATED = 'docs/generated';

/** The line that every generated page opens with. */
export const NOTICE = '<!-- Written by `npm run docs`. Do not change it by hand. -->';
