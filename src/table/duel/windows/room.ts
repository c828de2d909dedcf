// Where windows may lie: never over the situation bar, never off the page, and not over what is asked about where there is
// another place. Pure but for reading the page's boxes.

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
  /** Where your cards in hand lie; null where there is no such place. */
  readonly hand: Box | null;
}

const MARGIN = 6;
/** A window is at least so high before it goes to the larger side of the situation bar. */
const LEAST = 140;
/** A territory that is higher than a window by less than this has no place beside its own cards. */
const LOW = 26;

export function readRoom(): Room {
  const of = (mark: string): Box | null => document.querySelector(mark)?.getBoundingClientRect() ?? null;
  const tabs = of('.panel-tabs');
  // Held upright the tabs are the foot of the table: what lies under them is not read and not touched.
  const bottom = tabs !== null && tabs.right - tabs.left > window.innerWidth / 2 ? tabs.top : window.innerHeight;
  const view = { left: 0, top: 0, right: window.innerWidth, bottom };
  return {
    view,
    situation: of('[data-testid="situation"]'),
    foe: of('.ring.across') ?? of('[data-zone="territory"][data-relation="foe"]') ?? view,
    you: of('[data-zone="territory"][data-relation="you"]') ?? view,
    hand: of('[data-zone="hand"][data-relation="you"]'),
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

/**
 * What a window must not cover: the cards that the question is about, that would pay, that are aimed at, or that fight; but not
 * the card in hand that is being announced, of which the question tells.
 */
const NEEDED =
  '[data-piece]:is([data-light], [data-target]):not([data-zone="hand"] [data-light="chosen"]), .place[data-attacking] [data-piece]';

const CARDS = '[data-piece]';

/** What lies on the table and in the hand: what is needed, and the rest, which a window had better not cover either. */
export interface Lying {
  readonly needed: readonly Box[];
  readonly others: readonly Box[];
  /** Other windows, of which a question had better cover nothing: they tell what would come of its answer. */
  readonly windows?: readonly Box[];
}

/** As a window sees it that asks for an answer, or that only tells something. */
export function readLying(asks: boolean): Lying {
  const boxes = (cards: readonly Element[]): Box[] => cards.map((each) => each.getBoundingClientRect());
  const cards = [...document.querySelectorAll(CARDS)];
  // What is divided among is not clicked and not lit, and the question is about it all the same.
  const about = document.querySelector<HTMLElement>('[data-window] [data-about]')?.dataset.about?.split(' ') ?? [];
  const named = about
    .filter((id) => id !== '')
    .map((id) => `[data-zone="territory"] [data-piece][data-object="${id}"]`);
  const needed = [NEEDED, ...named].join();
  return {
    needed: boxes(cards.filter((each) => each.matches(needed))),
    others: boxes(cards.filter((each) => !each.matches(needed))),
    windows: asks ? boxes([...document.querySelectorAll('[data-window].float:not([data-asks])')]) : [],
  };
}

const covered = ({ x, y }: Spot, { width, height }: Size, boxes: readonly Box[]): number =>
  boxes.reduce((sum, { left, top, right, bottom }) => {
    const wide = Math.min(x + width, right) - Math.max(x, left);
    const high = Math.min(y + height, bottom) - Math.max(y, top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);

/** Where a territory is hardly higher than a window, it may go down to the foot of the page. */
function footOf({ you: { left, top, right, bottom }, view }: Room, { height }: Size): readonly Box[] {
  return bottom - top < height + LOW ? [{ left, top, right, bottom: view.bottom }] : [];
}

/** The wished place, or where that would cover what is needed, the one that covers least of it, and then least of all cards: at
 * either end or in the middle of a territory, at its upper or lower edge, or at the foot of the page; of several the nearest. */
export function clearOf(room: Room, wished: Wish, size: Size, { needed, others, windows = [] }: Lying): Wish {
  const lying = (wish: Wish): Placed => placeIn(room, wish, size);
  if (covered(lying(wished), size, needed) === 0) return wished;
  const spots = [room.you, room.foe, ...footOf(room, size)].flatMap(({ left, top, right, bottom }) =>
    [left + MARGIN, (left + right - size.width) / 2, right - MARGIN - size.width].flatMap((x) =>
      [bottom - MARGIN - size.height, top + MARGIN].map((y) => ({ x, y })),
    ),
  );
  const worth = (wish: Wish): number => {
    const placed = lying(wish);
    const far = Math.hypot(placed.x - wished.x, placed.y - wished.y);
    const telling = covered(placed, size, windows) * 20;
    return covered(placed, size, needed) * 1000 + telling + covered(placed, size, others) + far;
  };
  const best = spots.reduce<Wish>((found, spot) => (worth(spot) < worth(found) ? spot : found), wished);
  if (room.hand === null || covered(lying(best), size, needed) === 0) return best;
  // Both territories are full of what is asked about: then it may lie over the hand, of which nothing can be used meanwhile.
  const { right, top, bottom } = room.hand;
  const overHand = { x: right - size.width, y: top, floor: bottom };
  return covered(lying(overHand), size, needed) < covered(lying(best), size, needed) ? overHand : best;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
