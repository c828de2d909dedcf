// Where windows may lie: never over the situation bar, never off the page. Pure but for reading the page's boxes.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Where a window would like to lie, and where it would like to end at the latest. */
export interface Wish extends Spot {
  readonly floor?: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Room {
  readonly view: Box;
  readonly situation: Box | null;
  readonly foe: Box;
  readonly you: Box;
}

const MARGIN = 6;
/** A window is at least so high before it goes to the larger side of the situation bar. */
const LEAST = 140;

export function readRoom(): Room {
  const view = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const of = (mark: string): Box | null => document.querySelector(mark)?.getBoundingClientRect() ?? null;
  return {
    view,
    situation: of('[data-testid="situation"]'),
    foe: of('.ring.across') ?? of('[data-zone="territory"][data-relation="foe"]') ?? view,
    you: of('[data-zone="territory"][data-relation="you"]') ?? view,
  };
}

export interface Placed extends Spot {
  readonly most: number;
}

/** The place nearest to the wished one that keeps the page's edge and the situation bar free, and how high it may be. */
export function placeIn({ view: whole, situation }: Room, wished: Wish, size: Size): Placed {
  const view = { ...whole, bottom: Math.min(whole.bottom, (wished.floor ?? whole.bottom) + MARGIN) };
  const x = clamp(wished.x, view.left + MARGIN, view.right - MARGIN - size.width);
  const height = view.bottom - view.top - 2 * MARGIN;
  const beside = situation === null || x + size.width <= situation.left || x >= situation.right;
  if (beside) return { x, y: clamp(wished.y, view.top + MARGIN, view.bottom - MARGIN - size.height), most: height };
  const above = situation.top - view.top - 2 * MARGIN;
  const below = view.bottom - situation.bottom - 2 * MARGIN;
  const middle = wished.y + Math.min(size.height, LEAST) / 2;
  const isAbove = middle < (situation.top + situation.bottom) / 2;
  const most = isAbove ? above : below;
  const tall = Math.min(size.height, most);
  const [top, bottom] = isAbove
    ? [view.top + MARGIN, situation.top - MARGIN]
    : [situation.bottom + MARGIN, view.bottom - MARGIN];
  return { x, y: clamp(wished.y, top, bottom - tall), most };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
