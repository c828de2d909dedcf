// The way of an arrow past the cards that lie between: of several curves the one that covers least, and what it still
// crosses, so that it can be drawn faintly there. Pure.

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];
/** A cubic curve: start, two points that pull it, end. */
export type Curve = readonly [start: Point, first: Point, second: Point, end: Point];

export interface Way {
  readonly curve: Curve;
  /** The cards that lie under it all the same. */
  readonly crossed: readonly Place[];
}

export const middle = ({ left, top, width, height }: Place): Point => [left + width / 2, top + height / 2];

/** Where the line from the middle of a place to a point leaves it, a little further out. */
function edge(place: Place, [x, y]: Point, out: number): Point {
  const [cx, cy] = middle(place);
  const [dx, dy] = [x - cx, y - cy];
  const length = Math.hypot(dx, dy) || 1;
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : place.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : place.height / 2 / Math.abs(dy),
  );
  const reach = Math.min(1, scale) + out / length;
  return [cx + dx * reach, cy + dy * reach];
}

/** How far the curve is pulled to the side near its start and near its end, as shares of its length: gentle ones first. */
const BOWS: readonly (readonly [first: number, second: number])[] = [
  [0.14, 0.14],
  [-0.14, -0.14],
  [0, 0],
  [0.28, 0.28],
  [-0.28, -0.28],
];
/** A sharp bow must be worth it: it costs as much as so many points on cards. */
const SHARPNESS = 2.2;
/** Between two rows, and between a row and the bar, there is a lane: how far out a line that comes through it is drawn. */
const LANES = [26, 70] as const;
/** How far the start of a line is pulled aside on its way to a lane. */
const LEANS = [0, 0.2, -0.2, 0.45, -0.45] as const;
const LANE_PRICE = 1.4;
/** Off the table, and under what always lies on top, a line is lost: not as bad as lying on a card. */
const LOST = 0.35;
/** Points that are looked at to choose a way, and to say what lies under it. */
const [COARSE, FINE] = [28, 120];

interface Candidate {
  readonly curve: Curve;
  readonly price: number;
}

/** Straight at what it points at, more or less bowed. */
function bowed(from: Place, to: Place, [one, two]: readonly [number, number], inside: number): Candidate {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const first: Point = [a[0] + dx * 0.3 - dy * one, a[1] + dy * 0.3 + dx * one];
  const second: Point = [a[0] + dx * 0.7 - dy * two, a[1] + dy * 0.7 + dx * two];
  const curve: Curve = [edge(from, first, inside), first, second, edge(to, second, 3)];
  return { curve, price: (Math.abs(one) + Math.abs(two)) * SHARPNESS };
}

/** Out of a lane into the middle of the upper or the lower edge. */
function throughLane(from: Place, to: Place, out: number, lean: number, inside: number): Candidate {
  const [a, [x]] = [middle(from), middle(to)];
  const end: Point = out < 0 ? [x, to.top - 3] : [x, to.top + to.height + 3];
  const second: Point = [x + (a[0] - x) * 0.12, end[1] + out];
  const [dx, dy] = [end[0] - a[0], end[1] - a[1]];
  const first: Point = [a[0] + dx * 0.3 - dy * lean, a[1] + dy * 0.3 + dx * lean];
  return { curve: [edge(from, first, inside), first, second, end], price: LANE_PRICE + Math.abs(lean) * SHARPNESS };
}

const candidates = (from: Place, to: Place, inside: number, lanes: boolean): Candidate[] => [
  ...BOWS.map((bow) => bowed(from, to, bow, inside)),
  ...(lanes ? LANES : []).flatMap((out) =>
    LEANS.flatMap((lean) => [throughLane(from, to, -out, lean, inside), throughLane(from, to, out, lean, inside)]),
  ),
];

function at([start, first, second, end]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (k: 0 | 1): number =>
    u * u * u * start[k] + 3 * u * u * t * first[k] + 3 * u * t * t * second[k] + t * t * t * end[k];
  return [mix(0), mix(1)];
}

const holds = ({ left, top, width, height }: Place, [x, y]: Point): boolean =>
  x > left && x < left + width && y > top && y < top + height;

export interface Ground {
  /** Cards that should stay free. */
  readonly cards: readonly Place[];
  /** Where a line is not seen, or would lie over words: it goes there only where it must. */
  readonly covers: readonly Place[];
}

const points = (curve: Curve, many: number): Point[] =>
  Array.from({ length: many }, (_, i) => at(curve, (i + 0.5) / many));

/**
 * `inside` says how far within its own card the arrow begins; without `lanes` it is never more than bowed. What it comes
 * from and what it points at do not count.
 */
export function wayPast(from: Place, to: Place, { cards, covers }: Ground, inside: number, lanes = true): Way {
  const between = cards.filter((card) => !holds(card, middle(from)) && !holds(card, middle(to)));
  const priceOf = ({ curve, price }: Candidate): number => {
    let sum = price;
    for (const point of points(curve, COARSE)) {
      if (holds(to, point) || between.some((card) => holds(card, point))) sum += 1;
      else if (covers.some((cover) => holds(cover, point))) sum += LOST;
    }
    return sum;
  };
  const [first, ...others] = candidates(from, to, inside, lanes) as [Candidate, ...Candidate[]];
  let best = { curve: first.curve, price: priceOf(first) };
  for (const each of others) {
    const price = priceOf(each);
    if (price < best.price) best = { curve: each.curve, price };
  }
  const line = points(best.curve, FINE);
  return { curve: best.curve, crossed: between.filter((card) => line.some((point) => holds(card, point))) };
}
