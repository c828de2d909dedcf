// The rules of the five books at hand: the catalogue read once from its folder, searched, and asked for the meaning of words.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHOWN, shownOf } from '../rulebooks/shown.ts';
import { entriesIn, type RuleEntry } from './entry.ts';
import { RuleSearch } from './search.ts';
import { findTerm, meaningOf, type Term } from './terms.ts';

/** The folder `spec` beside the sources or beside what was bundled from them: looked for upwards. */
function specFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'spec', 'excused.json'))) return join(folder, 'spec');
    if (dirname(folder) === folder) throw new Error("the folder 'spec' with the catalogue of rules is not there");
  }
}

export class RuleShelf {
  private readonly books = new Map<string, RuleSearch>();

  /** The rules of one book; null where there is no such book. */
  of(book: string): RuleSearch | null {
    const files = shownOf(book)?.catalogue;
    if (files === undefined) return null;
    let search = this.books.get(book);
    if (search === undefined) {
      const folder = specFolder();
      search = new RuleSearch(files.flatMap((file) => entriesIn(book, readFileSync(join(folder, file), 'utf8'))));
      this.books.set(book, search);
    }
    return search;
  }

  /** What a word means in each of the books; null for a word that is none of the game's. */
  meaning(word: string): { readonly term: Term; readonly books: Readonly<Record<string, RuleEntry[]>> } | null {
    const term = findTerm(word);
    if (term === undefined) return null;
    const books = SHOWN.map(({ id: book }) => [book, meaningOf(this.of(book) as RuleSearch, term)]);
    return { term, books: Object.fromEntries(books) };
  }
}
