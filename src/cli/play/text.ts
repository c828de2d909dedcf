// Text for a terminal: lines no wider than the window, and bold where the terminal knows it.

import { stripVTControlCharacters } from 'node:util';

const colored = (): boolean =>
  process.stdout.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb';

export const bold = (text: string): string => (colored() ? `\u001b[1m${text}\u001b[22m` : text);
export const faint = (text: string): string => (colored() ? `\u001b[2m${text}\u001b[22m` : text);

export const width = (): number => Math.max(40, Math.min(process.stdout.columns ?? 80, 100));

/** How wide a line looks: what makes it bold takes no room. */
const seen = (line: string): number => stripVTControlCharacters(line).length;

/** Breaks a text into lines at spaces; lines after the first are set in. */
export function wrap(text: string, indent = 0, first = ''): string[] {
  const most = width() - 1;
  const pad = ' '.repeat(indent);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length === 0 ? first : pad;
    let empty = true;
    for (const word of paragraph.split(' ')) {
      if (!empty && seen(line) + 1 + word.length > most) {
        lines.push(line);
        line = pad + word;
      } else line += empty ? word : ` ${word}`;
      empty = false;
    }
    lines.push(line);
  }
  return lines;
}

export const rule = (): string => '─'.repeat(width() - 1);
