// Names in running text: the longest name of a card that stands at a place, and lists in which names may have commas.

import { BadInput, findBook, kindsFor, NEWEST_BOOK } from '../../game/index.ts';
import { didYouMean } from '../../written/nearest.ts';

interface Known {
  /** As printed, by the name in small letters. */
  readonly printed: ReadonlyMap<string, string>;
  readonly names: readonly string[];
  readonly longest: number;
}

let known: Known | null = null;

/** The pool is the same in all books: any of them knows all names. */
function pool(): Known {
  if (known === null) {
    const names = kindsFor(findBook(NEWEST_BOOK)).names();
    known = {
      printed: new Map(names.map((name) => [name.toLowerCase(), name])),
      names,
      longest: Math.max(...names.map((name) => name.length)),
    };
  }
  return known;
}

/** The name as it is printed, or null if there is no such card. */
const printedName = (name: string): string | null => pool().printed.get(name.trim().toLowerCase()) ?? null;

/** A fault in a text, with its place. */
export const faultAt = (line: number, message: string): BadInput => new BadInput(`line ${line}: ${message}`);

export function cardNamed(name: string, line: number): string {
  const found = printedName(name);
  if (found === null) throw faultAt(line, `there is no card '${name.trim()}'${didYouMean(name.trim(), pool().names)}`);
  return found;
}

export interface ReadCard {
  readonly card: string;
  readonly rest: string;
}

/**
 * The card named at the beginning of a text, as `findCard` reads it: "ben's Grizzly Bears#2 and …" is 'ben:Grizzly Bears#2'.
 * Null where no card is named there.
 */
export function readCard(text: string, seats: readonly string[]): ReadCard | null {
  const start = text.trimStart();
  const owner = seats.find((seat) => start.startsWith(`${seat}'s `) || start.startsWith(`${seat}:`));
  const named = owner === undefined ? start : start.slice(owner.length + (start[owner.length] === ':' ? 1 : 3));
  const { printed, longest } = pool();
  for (let end = Math.min(named.length, longest); end > 0; end -= 1) {
    if (/\w/.test(named[end] ?? '') && /\w/.test(named[end - 1] ?? '')) continue;
    const name = printed.get(named.slice(0, end).toLowerCase());
    if (name === undefined) continue;
    const after = named.slice(end);
    const nth = /^#\d+/.exec(after)?.[0] ?? '';
    return { card: `${owner === undefined ? '' : `${owner}:`}${name}${nth}`, rest: after.slice(nth.length) };
  }
  return null;
}

/** The parts of a list, at commas that stand in no brackets. */
export function atCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  return parts.map((each) => each.trim()).filter((each) => each !== '');
}

/** What a part of a list names, without how many and without what stands in brackets. */
export const bareName = (part: string): string =>
  part
    .replace(/\(.*$/s, '')
    .replace(/^\d+x? /, '')
    .trim();

/** A list of cards: names with a comma of their own are put together again. */
export function listOfCards(text: string): string[] {
  const parts = atCommas(text);
  const whole: string[] = [];
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as string;
    const next = parts[i + 1];
    if (next !== undefined && printedName(bareName(part)) === null) {
      const joined = `${part}, ${next}`;
      if (printedName(bareName(joined)) !== null) {
        whole.push(joined);
        i += 1;
        continue;
      }
    }
    whole.push(part);
  }
  return whole;
}
