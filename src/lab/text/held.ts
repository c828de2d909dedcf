// What a book cannot hold of a study is told with the line it stands in, as what cannot be read is.

import { BadInput, findBook } from '../../game/index.ts';
import { NotSaid } from '../../game/spoken/find.ts';
import { findStepName } from '../../game/spoken/steps.ts';
import type { Study } from '../study.ts';
import { faultAt } from './names.ts';
import { readStudy } from './read.ts';

/** The step by the name that any book has for it. */
export function stepNamed(book: string, step: string): string {
  try {
    return findStepName(findBook(book), step);
  } catch (error) {
    throw error instanceof NotSaid ? new BadInput(error.message) : error;
  }
}

/** Of so many lines it is tried whether the fault is theirs: a position is written in fewer. */
const MOST_LINES = 60;

/** Lines that say something of a seat or of when it is, in our studies and in files of Forge. */
const TRIED = /^\s+\S|^(step|turn|seed):|=/;

type SetUp = (study: Study) => unknown;
type Read = (text: string) => Study;

/** Why a study is refused; null where it is not. */
function refusal(text: string, setUp: SetUp, read: Read): string | null {
  try {
    setUp(read(text));
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

/** The first line without which something else is said, or nothing; 0 where it is not the fault of one alone. */
function lineOf(text: string, fault: string, setUp: SetUp, read: Read): number {
  const lines = text.split('\n');
  const written = lines.flatMap((words, index) => (TRIED.test(words) ? [index] : []));
  const found = written
    .slice(0, MOST_LINES)
    .find((index) => refusal(lines.with(index, '').join('\n'), setUp, read) !== fault);
  return found === undefined ? 0 : found + 1;
}

/** Reads a study that is to be set up so; what stands in the way is refused with its line. */
export function readHeld(text: string, setUp: SetUp, read: Read = readStudy): Study {
  const study = read(text);
  const fault = refusal(text, setUp, read);
  if (fault === null) return study;
  // What has its place already keeps it.
  if (/^line \d+: /.test(fault)) throw new BadInput(fault);
  const line = lineOf(text, fault, setUp, read);
  throw line === 0 ? new BadInput(fault) : faultAt(line, fault);
}
