// Sketches: a figure written as text, one part a line, and the pen that draws it.
//
// A line names a tone, then shapes with their points: `0 limb -14,-50,15 -48,-34,11 ell 72,-175,2.6`.
// Tones: 0 darkest to 3 lit, a accent, r rim of light, g glow, w white, k black, b bone, f far.
// `a@.5` is half seen through, `r/2` is a stroke of that width, and `[h2]` in front of a line makes it the
// second choice of the group h, of which one is drawn. `limb*` draws the shape and its mirror image. `use name x,y,scale` draws another sketch of the same set.
// Ground is y = 0, up is negative, a figure is about 200 tall and faces right.
import { type Chance, times } from './chance.ts';
import type { Point } from './shapes.ts';
import * as shapes from './shapes.ts';

export type Sketches = Readonly<Record<string, string>>;
export type Tones = Readonly<Record<string, string>>;
/** Moves a point of a figure, so that two of a kind stand differently. */
export type Warp = (point: Point) => Point;

interface Stroke {
  readonly shape: string;
  /** One list of numbers for each group of the line; a path is kept as it is written. */
  readonly args: readonly (readonly number[])[];
  readonly raw: string;
}

interface Part {
  readonly choice: string;
  readonly tone: string;
  readonly width: number;
  readonly opacity: string;
  readonly strokes: readonly Stroke[];
}

export interface Pen {
  readonly chance: Chance;
  readonly tones: Tones;
  readonly warp: Warp;
  /** How far the rim of light looks out behind the figure. */
  readonly rim: Point;
  readonly library: Sketches;
}

const HEAD = /^(?:\[(\w+)\] )?([^\s@/]+)(?:\/([\d.]+))?(?:@([\d.]+))? (.*)$/;

function strokesOf(text: string): Stroke[] {
  const found: { shape: string; args: number[][]; raw: string }[] = [];
  for (const word of text.split(' ')) {
    const last = found[found.length - 1];
    if (/^[a-z]+\*?$/i.test(word) && last?.raw !== '?') found.push({ shape: word, args: [], raw: takesText(word) });
    else if (last?.raw === '?') last.raw = word;
    else last?.args.push(word.split(',').map(Number));
  }
  return found;
}

/** Paths and the names of other sketches are kept as text. */
function takesText(shape: string): string {
  return shape === 'path' || shape === 'path*' || shape === 'use' ? '?' : '';
}

const parsed = new Map<string, readonly Part[]>();

function partsOf(text: string): readonly Part[] {
  const known = parsed.get(text);
  if (known) return known;
  const parts = text
    .split('\n')
    .map((line) => HEAD.exec(line.trim()))
    .filter((found) => found !== null)
    .map(([, choice, tone, width, opacity, rest]) => ({
      choice: choice ?? '',
      tone: tone!,
      width: Number(width ?? 0),
      opacity: opacity ?? '',
      strokes: strokesOf(rest!),
    }));
  parsed.set(text, parts);
  return parts;
}

/** A path written with absolute lines and curves follows the warp; one with arcs stays as it is. */
function warpedPath(raw: string, warp: Warp): string {
  const path = raw.replaceAll(',', ' ');
  if (/[^MLQCZ\d\s.-]/.test(path)) return path;
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => {
    const [a, b] = warp([Number(x), Number(y)]);
    return `${shapes.short(a)} ${shapes.short(b)}`;
  });
}

type Draw = (args: readonly (readonly number[])[], pen: Pen, raw: string) => string;

const num = (list: readonly number[], index: number): number => list[index] ?? 0;
const points = (args: readonly (readonly number[])[], { warp }: Pen): Point[] =>
  args.map((a) => {
    const [x, y] = warp([num(a, 0), num(a, 1)]);
    return a[2] === undefined ? [x, y] : [x, y, a[2]];
  });
/** Draws a shape at each group's place, which follows the warp, with the rest of its numbers. */
const each =
  (draw: (x: number, y: number, rest: readonly number[], pen: Pen) => string): Draw =>
  (args, pen) =>
    args
      .map((a) => {
        const [x, y] = pen.warp([num(a, 0), num(a, 1)]);
        return draw(x, y, a.slice(2), pen);
      })
      .join('');
const wing = (x: number, y: number, [side, span, lift]: readonly number[]): shapes.FeatheredWing => ({
  shoulder: [x, y],
  side: side ?? 1,
  span: span ?? 0,
  lift: lift ?? 0,
});
const scatter =
  (make: (x: number, y: number, size: number, chance: Chance) => string): Draw =>
  (args, { chance }) =>
    args
      .flatMap(([x0, y0, x1, y1, count, small, large]) =>
        times(count ?? 0, () => make(chance(x0!, x1!), chance(y0!, y1!), chance(small!, large!), chance)),
      )
      .join('');

const DRAW: Readonly<Record<string, Draw>> = {
  poly: (args, pen) => shapes.poly(points(args, pen)),
  curve: (args, pen) => shapes.curve(points(args, pen)),
  open: (args, pen) => shapes.curve(points(args, pen), false),
  limb: (args, pen) => shapes.limb(points(args, pen)),
  bat: (args, pen) => shapes.batWing(points(args, pen)),
  bones: (args, pen) => shapes.wingBones(points(args, pen)),
  ell: each((x, y, [rx, ry]) => shapes.ellipse(x, y, rx ?? 1, ry ?? rx)),
  plume: each((x, y, [angle, length, width]) => shapes.plume(x, y, angle ?? 0, length ?? 0, width ?? 0)),
  wing: each((x, y, rest) => shapes.featherRow(wing(x, y, rest), num(rest, 3))),
  arm: each((x, y, rest) => shapes.wingArm(wing(x, y, rest))),
  star: each((x, y, [size]) => shapes.star(x, y, size ?? 1)),
  tongue: each((x, y, [w, h, lean]) => shapes.tongue(x, y, w ?? 0, h ?? 0, lean ?? 0)),
  skull: each((x, y, [size]) => shapes.skull(x, y, size ?? 1)),
  sockets: each((x, y, [size]) => shapes.sockets(x, y, size ?? 1)),
  gear: each((x, y, [radius, teeth]) => shapes.gear(x, y, radius ?? 10, teeth ?? 8)),
  ray: each((x, y, [angle, from, to, half]) => shapes.ray(x, y, angle ?? 0, from ?? 0, to ?? 0, half ?? 0.1)),
  /** Many beams out of one place: x, y, count, from, to, half angle. */
  rays: each((x, y, [count, from, to, half]) =>
    times(count ?? 0, (i) => shapes.ray(x, y, (i / (count ?? 1)) * Math.PI * 2, from ?? 0, to ?? 0, half ?? 0.1)).join(
      '',
    ),
  ),
  /** Sparks, leaves and stars thrown over a field: x0, y0, x1, y1, count, smallest, largest. */
  dust: scatter((x, y, size) => shapes.ellipse(x, y, size)),
  leaves: scatter((x, y, size, chance) => shapes.plume(x, y, chance(0, 6.28), size, size * 0.35)),
  stars: scatter((x, y, size) => shapes.star(x, y, size)),
  path: (_, { warp }, raw) => warpedPath(raw, warp),
};

/** The place of the side or the lean among a shape's numbers, which turns round in a mirror. */
const TURNS: Readonly<Record<string, number>> = { wing: 2, arm: 2, tongue: 4 };

/** A stroke as a mirror on the line x = 0 would show it. */
function mirrored({ shape, args, raw }: Stroke): Stroke {
  const turn = TURNS[shape];
  const flip = (value: number, i: number): number => (i === 0 || i === turn ? -value : value);
  const path = raw.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${-Number(x)},${y}`);
  return { shape, args: args.map((group) => group.map(flip)), raw: path };
}

function drawStroke(stroke: Stroke, pen: Pen): string {
  const shape = stroke.shape.replace('*', '');
  const one = (each: Stroke): string => DRAW[shape]?.(each.args, pen, each.raw) ?? '';
  return shape === stroke.shape ? one(stroke) : one(stroke) + one(mirrored({ ...stroke, shape }));
}

/** Every shape that a sketch may name. */
export function shapeNames(): string[] {
  return [...Object.keys(DRAW), 'use'];
}

/** Chooses one of each group of choices in a sketch. */
function chosen(parts: readonly Part[], chance: Chance): readonly Part[] {
  const counts = new Map<string, number>();
  for (const { choice } of parts) {
    const group = choice.replace(/\d+/, '');
    if (choice) counts.set(group, Math.max(counts.get(group) ?? 0, Number(choice.replace(/\D+/, ''))));
  }
  const picks = new Set([...counts].map(([group, count]) => group + chance.int(1, count)));
  return parts.filter(({ choice }) => choice === '' || picks.has(choice));
}

function used(stroke: Stroke, pen: Pen): { readonly body: string; readonly outline: string } {
  const [dx = 0, dy = 0, scale = 1] = stroke.args[0] ?? [];
  const inner = trace(pen.library[stroke.raw] ?? '', { ...pen, warp: (p) => p });
  const [x, y] = pen.warp([dx, dy]);
  const group = (text: string): string =>
    `<g transform="translate(${shapes.short(x)},${shapes.short(y)}) scale(${scale},${Math.abs(scale)})">${text}</g>`;
  return { body: group(inner.body), outline: group(inner.outline) };
}

function trace(text: string, pen: Pen): { readonly body: string; readonly outline: string } {
  let [body, outline, edge] = ['', '', ''];
  for (const part of chosen(partsOf(text), pen.chance)) {
    let d = '';
    for (const stroke of part.strokes) {
      if (stroke.shape !== 'use') d += drawStroke(stroke, pen);
      else {
        const other = used(stroke, pen);
        body += other.body;
        outline += other.outline;
      }
    }
    if (d === '') continue;
    const colour = pen.tones[part.tone] ?? part.tone;
    const opacity = part.opacity ? ` opacity="${part.opacity}"` : '';
    if (part.width) {
      body += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${part.width}" stroke-linecap="round" stroke-linejoin="round"${opacity}/>`;
      continue;
    }
    if (/^[0-2]$/.test(part.tone) && !opacity) edge += d;
    body += `<path d="${d}" fill="${colour}"${opacity}/>`;
  }
  if (edge) outline += `<path d="${edge}"/>`;
  return { body, outline };
}

/** Draws a sketch, with a rim of light that looks out behind its dark parts. */
export function draw(text: string, pen: Pen): string {
  const { body, outline } = trace(text, pen);
  return `<g fill="${pen.tones.r ?? '#fff'}" transform="translate(${pen.rim[0]},${pen.rim[1]})">${outline}</g>${body}`;
}
