// A deck as text, one card a line ("4 Lightning Bolt"), written and read; what is wrong is told line by line.

import type { OwnDeck } from '../../protocol/setup.ts';

export type Cards = { readonly [name: string]: number };

export interface LineFault {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

export interface ReadText {
  /** What the text says it is called; null if it does not. */
  readonly name: string | null;
  readonly cards: Cards;
  readonly faults: readonly LineFault[];
}

const MOST = 250;

export function writeDeckText({ name, line = '', cards }: Pick<OwnDeck, 'name' | 'line' | 'cards'>): string {
  const head = [`# Name: ${name}`, ...(line === '' ? [] : [`# ${line}`])];
  return `${[...head, ...Object.entries(cards).map(([card, number]) => `${number} ${card}`)].join('\n')}\n`;
}

const plain = (name: string): string => name.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

/** How many letters two words differ by; stops counting above a few. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return 9;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

function nearest(name: string, names: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.min(4, 1 + Math.floor(name.length / 4));
  for (const each of names) {
    const far = distance(plain(name), plain(each));
    if (far >= least) continue;
    best = each;
    least = far;
  }
  return best;
}

function readLine(text: string): { readonly number: number; readonly name: string } | string {
  const parts = /^(?:([+-]?[\d.,]+)\s*[x×]?\s+)?(.+)$/.exec(text);
  const count = parts?.[1];
  // Other programs write the set and a number behind the name.
  const name = (parts?.[2] ?? '').replace(/\s+[([][A-Za-z0-9]{2,6}[)\]](?:\s+\S+)?$/, '').trim();
  if (/^[+-]?[\d.,]+\s*[x×]?$/.test(text)) return "There is a number and no card: write '4 Name of the Card'.";
  const number = count === undefined ? 1 : Number(count);
  if (!Number.isInteger(number) || number < 1 || number > MOST)
    return `'${count}' is no number of copies: write a whole number from 1 to ${MOST}.`;
  return { number, name };
}

/** Reads a text by the cards of a book. Lines with faults are left out; everything else is read. */
export function readDeckText(text: string, names: readonly string[]): ReadText {
  const byPlain = new Map(names.map((name) => [plain(name), name]));
  const cards: Record<string, number> = {};
  const faults: LineFault[] = [];
  let called: string | null = null;
  let aside = false;
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = index + 1;
    called ??= /^\s*(?:#|\/\/)\s*name\s*:\s*(.+)$/i.exec(raw)?.[1]?.trim() ?? null;
    const bare = raw.replace(/(^|\s)(#|\/\/).*$/, '').trim();
    if (bare === '' || /^(?:deck|main(?: ?deck)?|cards):?$/i.test(bare)) return;
    if (/^sideboard:?$/i.test(bare)) aside = true;
    if (aside) return;
    const read = readLine(bare);
    if (typeof read === 'string') {
      faults.push({ line, message: read });
      return;
    }
    const known = byPlain.get(plain(read.name));
    if (known === undefined) {
      const near = nearest(read.name, names);
      const hint = near === null ? '' : ` Did you mean '${near}'?`;
      faults.push({ line, message: `This book has no card '${read.name}'.${hint}` });
      return;
    }
    cards[known] = (cards[known] ?? 0) + read.number;
  });
  return { name: called, cards, faults };
}
