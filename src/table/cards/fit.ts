// How large a card's text may be set, and how high its picture may stand, so that no word is cut off.
import type { TextBox } from './frames.ts';

export interface Fit {
  /** The size of the letters, in 250ths of the card's width. */
  readonly size: number;
  /** The height of the picture's window, in the same unit. */
  readonly window: number;
}

const LINE = 1.28;
const GAP = 5;

/** From the look of a card with few words to that of one with very many: the picture gives way before the letters do. */
const STEPS: readonly (readonly [size: number, picture: number])[] = [
  [12, 1],
  [11.5, 1],
  [11.2, 0.95],
  [11.2, 0.8],
  [11.2, 0.66],
  [11.2, 0.52],
  [11.2, 0.4],
  [11, 0.3],
  [10.8, 0.24],
  [10.6, 0.18],
  [10.2, 0.15],
  [9.6, 0.12],
];

/** Letters by their width, as shares of their height, in the widest serif that the page may get. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,:;'"!|()]/, 0.31],
  [/[ tfr-]/, 0.38],
  [/[mwMW—]/, 0.85],
  [/[A-Z]/, 0.68],
  [/[scaeoxz/]/, 0.52],
];
const OTHER = 0.58;
const SYMBOL = 1.24;

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word.replace(/\{\w+\}/g, '#')) {
    width += letter === '#' ? SYMBOL : (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER);
  }
  return width;
}

/** How many lines a paragraph takes, with its words wrapped as a browser wraps them. */
function lineCount(paragraph: string, width: number): number {
  let [lines, left] = [1, width];
  for (const word of paragraph.split(' ')) {
    const needed = widthOf(word);
    if (needed > left && left < width) {
      lines += 1;
      left = width;
    }
    left -= needed + 0.32;
  }
  return lines;
}

function height(paragraphs: readonly string[], size: number, width: number): number {
  const lines = paragraphs.reduce((sum, paragraph) => sum + lineCount(paragraph, width / size), 0);
  return lines * size * LINE + (paragraphs.length - 1) * GAP;
}

export function fitText(paragraphs: readonly string[], box: TextBox, indent = 0): Fit {
  for (const [size, picture] of STEPS) {
    const window = Math.round(box.window * picture);
    if (height(paragraphs, size, box.width - indent) + box.padding <= box.shared - window) return { size, window };
  }
  const [size, picture] = STEPS[STEPS.length - 1]!;
  return { size, window: Math.round(box.window * picture) };
}

/** How much a name must shrink to stand beside its cost: 1 where it need not. */
export function fitName(name: string, symbols: number): number {
  return Math.max(0.66, Math.min(1, (196 - symbols * 16) / (name.length * 9)));
}

/** How much a type line must shrink to stand on one line. */
export function fitType(type: string): number {
  return Math.max(0.72, Math.min(1, 190 / (type.length * 6.5)));
}
