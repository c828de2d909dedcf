// A text file that somebody named on the command line, read with care for what may be wrong with it.

import { readFileSync, statSync } from 'node:fs';
import { BadInput } from '../game/index.ts';

/** The text of a file; what is missing, a folder or far too large is refused with a sentence. */
export function textOfFile(file: string, what: string, largest = 1_000_000): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile()) throw new BadInput(`there is no file '${file}'`);
  if (found.size > largest) throw new BadInput(`'${file}' is no ${what}: it has ${found.size} bytes`);
  return readFileSync(file, 'utf8');
}
