// A book by what somebody wrote on the command line: its name, the text of house rules, or a file with such a text.

import { readFileSync } from 'node:fs';
import { BadInput, BOOK_IDS, findBook, isHouse, LONGEST_TEXT, type Rulebook } from '../game/index.ts';
import { whatIsAt } from './file.ts';

export function bookSaid(said: string, rules: readonly string[] = []): Rulebook {
  if (isHouse(said)) return findBook(said, rules);
  const name = said.trim().toLowerCase();
  const file = (BOOK_IDS as readonly string[]).includes(name) ? undefined : whatIsAt(said);
  if (file?.isFile() !== true) return findBook(name, rules);
  if (file.size > 2 * LONGEST_TEXT) throw new BadInput(`'${said}' holds no house rules: it has ${file.size} bytes`);
  const text = readFileSync(said, 'utf8').trim();
  if (!isHouse(text))
    throw new BadInput(`'${said}' holds no house rules: they begin with a name and a book, like 'Sunday rules = m11'`);
  return findBook(text, rules);
}
