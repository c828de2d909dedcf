// A text file that somebody named on the command line, read with care for what may be wrong with it.

import { readFileSync, type Stats, statSync } from 'node:fs';
import { BadInput } from '../game/index.ts';

/** What is at a place; undefined where nothing is or can be, such as at a name that is far too long. */
export function whatIsAt(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const LONGEST_SHOWN = 200;
const shown = (file: string): string => (file.length > LONGEST_SHOWN ? `${file.slice(0, LONGEST_SHOWN)}…` : file);

/** The text of a file; what is missing, a folder or far too large is refused with a sentence. */
export function textOfFile(file: string, what: string, largest = 1_000_000): string {
  const found = whatIsAt(file);
  if (found === undefined || !found.isFile()) throw new BadInput(`there is no file '${shown(file)}'`);
  if (found.size > largest) throw new BadInput(`'${file}' is no ${what}: it has ${found.size} bytes`);
  return readFileSync(file, 'utf8');
}
