// How large a card's text may be set, and how high its picture may stand, so that no word is cut off.
import type { Frame } from './facts.ts';

export interface Fit {
  /** The size of the letters, in 250ths of the card's width. */
  readonly size: number;
  /** The height of the picture's window, in the same unit. */
  readonly window: number;
}

interface Box {
  /** Width of a line, and the height that picture and text share. */
  readonly width: number;
  readonly shared: number;
  readonly window: number;
  readonly padding: number;
}

const BOXES: Readonly<Record<Frame, Box>> = {
  beta: { width: 180, shared: 256, window: 152, padding: 22 },
  fifth: { width: 180, shared: 256, window: 152, padding: 22 },
  portal: { width: 180, shared: 250, window: 150, padding: 22 },
  tenth: { width: 198, shared: 252, window: 158, padding: 20 },
  m11: { width: 196, shared: 258, window: 162, padding: 24 },
};

/** Letters of the page's serif are about this wide, as a share of their height. */
const LETTER = 0.5;
const LINE = 1.28;
const GAP = 5;

/** From the look of a card with few words to that of one with very many. */
const STEPS: readonly (readonly [size: number, picture: number])[] = [
  [12, 1],
  [11.5, 1],
  [11, 1],
  [10.5, 0.95],
  [10.5, 0.85],
  [10, 0.78],
  [10, 0.66],
  [9.5, 0.58],
  [9.2, 0.5],
  [8.8, 0.42],
  [8.4, 0.34],
];

function height(paragraphs: readonly string[], size: number, width: number): number {
  const perLine = Math.floor(width / (size * LETTER));
  const lines = paragraphs.map((text) => Math.max(1, Math.ceil(text.replace(/\{\w+\}/g, '##').length / perLine)));
  return lines.reduce((sum, count) => sum + count * size * LINE, 0) + (paragraphs.length - 1) * GAP;
}

export function fitText(paragraphs: readonly string[], frame: Frame, indent = 0): Fit {
  const box = BOXES[frame];
  for (const [size, picture] of STEPS) {
    const window = Math.round(box.window * picture);
    if (height(paragraphs, size, box.width - indent) + box.padding <= box.shared - window) return { size, window };
  }
  const [size, picture] = STEPS[STEPS.length - 1]!;
  return { size, window: Math.round(box.window * picture) };
}
