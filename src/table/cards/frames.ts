// The frames that cards are printed in, each a value: all that one frame does otherwise than another, besides its css.

import type { FrameName } from '../../core/shown.ts';
import { shownOf } from '../../rulebooks/shown.ts';

/** Where a frame's text stands, in 250ths of the card's width. */
export interface TextBox {
  /** Width of a line, and the height that picture and text share. */
  readonly width: number;
  readonly shared: number;
  readonly window: number;
  readonly padding: number;
}

export interface Frame {
  /** By this name the css knows it. */
  readonly name: FrameName;
  readonly title: string;
  readonly box: TextBox;
  /** What stands in the text box of a basic land: its words, or one large symbol. */
  readonly basicLand: 'words' | 'symbol';
  /** How power and toughness are shown: as `2/2`, or beside a sword and a shield. */
  readonly size: 'numbers' | 'arms';
}

const NEWEST: Frame = {
  name: '2010',
  title: '2010, for M11',
  box: { width: 196, shared: 258, window: 162, padding: 24 },
  basicLand: 'symbol',
  size: 'numbers',
};

/** The frame of 1997 is that of 1993, in finer paper. */
const OLD_BOX: TextBox = { width: 180, shared: 256, window: 152, padding: 22 };

/** One for each book, in the order of their years. */
const FRAMES: readonly Frame[] = [
  {
    name: '1993',
    title: '1993',
    box: OLD_BOX,
    basicLand: 'words',
    size: 'numbers',
  },
  {
    name: '1997',
    title: '1997',
    box: OLD_BOX,
    basicLand: 'symbol',
    size: 'numbers',
  },
  {
    name: 'simple',
    title: 'Portal 1997',
    box: { width: 180, shared: 250, window: 150, padding: 29 },
    basicLand: 'symbol',
    size: 'arms',
  },
  {
    name: '2003',
    title: '2003, for the tenth',
    box: { width: 198, shared: 252, window: 158, padding: 25 },
    basicLand: 'symbol',
    size: 'numbers',
  },
  NEWEST,
];

/** The frame in which a book prints its cards; the newest for a book that is not known. */
export function frameOf(book: string): Frame {
  const wanted = shownOf(book)?.frame;
  return FRAMES.find(({ name }) => name === wanted) ?? NEWEST;
}
