// A deck as people write it, one card a line: "4 Lightning Bolt". Read with what is wrong on which line, and written so
// that it reads the same again. It knows no cards: whoever reads looks the names up.

/** One line that cannot be understood, or names a card that is not there. */
export interface LineFault {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

export interface DeckEntry {
  readonly number: number;
  readonly name: string;
  /** The line it stands on, from 1. */
  readonly line: number;
  readonly sideboard: boolean;
}

export interface DeckList {
  /** What the list itself says it is called. */
  readonly name: string | null;
  readonly entries: readonly DeckEntry[];
  readonly faults: readonly LineFault[];
}

export const MOST_COPIES = 250;
/** What the list says it is called: a remark, or the way of Arena, Forge and XMage. */
const NAME = /^(?:(?:#|\/\/)\s*name\s*:|name[:=]|name\s(?=\S))\s*(.+)$/i;
const SIDEBOARD = /^\[?(?:sideboard|side)\]?:?$/i;
const HEADING = /^\[?(?:deck|main(?: ?deck)?|cards|companion|commander|about|metadata|avatar|planes|schemes)\]?:?$/i;
/** Lines in which other programs keep what is not a card: where it lies on the screen, remarks of their own. */
const NO_CARD =
  /^(?:layout (?:main|sideboard):|(?:deck type|description|comment|author|creator|event|format|ai hints)\s*[:=])/i;

/** What is wrong is in `faults`, and everything else is read all the same. */
export function parseDeckText(text: string): DeckList {
  const entries: DeckEntry[] = [];
  const faults: LineFault[] = [];
  let name: string | null = null;
  let sideboard = false;
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((raw, index) => {
      const line = index + 1;
      const called = NAME.exec(raw.trim())?.[1]?.trim();
      name ??= called ?? null;
      const bare = raw.replace(/(^|\s)(#|\/\/).*$/, '').trim();
      if (bare === '' || called !== undefined || NO_CARD.test(bare)) return;
      if (HEADING.test(bare)) {
        sideboard = false;
        return;
      }
      if (SIDEBOARD.test(bare)) {
        sideboard = true;
        return;
      }
      const aside = /^sb:\s*/i.test(bare);
      const read = readLine(bare.replace(/^sb:\s*/i, ''));
      if (typeof read === 'string') faults.push({ line, text: bare, message: read });
      else entries.push({ ...read, line, sideboard: sideboard || aside });
    });
  return { name, entries, faults };
}

/**
 * A number and a name, or what is wrong with the line. What other programs add is left out: set and collector's number
 * before the name (XMage, Magic Workstation) or behind it (Arena), and what stands behind a bar (Forge).
 */
export function readLine(text: string): { number: number; name: string } | string {
  const [, count, rest] = /^(?:([+-]?[\d.,]+)\s*[x×]?\s+)?(.*)$/.exec(text) as unknown as [string, string?, string?];
  const name = (rest ?? '')
    .replace(/^\[[A-Za-z0-9]{2,6}(?::[^\]]*)?\]\s*/, '')
    .replace(/\|.*$/, '')
    .replace(/\s+[([][A-Za-z0-9]{2,6}[)\]](?:\s+\S+)?$/, '')
    .trim();
  const number = count === undefined ? 1 : Number(count);
  if (/^[+-]?[\d.,]+\s*[x×]?$/.test(text)) return "there is a number and no card: write '4 Name of the Card'";
  if (!Number.isInteger(number) || number < 1 || number > MOST_COPIES)
    return `'${count}' is no number of copies: write a whole number from 1 to ${MOST_COPIES}`;
  return { number, name };
}

/** A name by which cards are found, whatever letters it is written in. */
export const plainName = (name: string): string =>
  name.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

type Cards = { readonly [name: string]: number };

export function writeDeckText(
  deck: { readonly name: string; readonly line?: string | undefined; readonly cards: Cards },
  sideboard: Cards = {},
): string {
  const lines = (cards: Cards): string[] => Object.entries(cards).map(([name, number]) => `${number} ${name}`);
  const { name, line = '', cards } = deck;
  const aside = lines(sideboard);
  const head = [`# Name: ${name}`, ...(line === '' ? [] : [`# ${line}`])];
  return `${[...head, ...lines(cards), ...(aside.length === 0 ? [] : ['', 'Sideboard', ...aside])].join('\n')}\n`;
}
