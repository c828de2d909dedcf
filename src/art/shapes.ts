// The shapes that pictures are made of: each function gives the data of an SVG path.
import { times } from './chance.ts';

/** A place in the picture: x, y, and where the shape has one, a half width. */
export type Point = readonly [x: number, y: number, width?: number];

/** Numbers already written, by their tenths: a picture writes thousands of them, and writing is what takes its time. */
const written = new Map<number, string>();

/** A number as short as it can be written without being seen. */
export function short(value: number): string {
  const tenths = Math.round(value * 10);
  const known = written.get(tenths);
  if (known !== undefined) return known;
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.');
  written.set(tenths, text);
  return text;
}

const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** The point before, at or after an index, with the ends held or the ring closed. */
function near(points: readonly Point[], index: number, closed: boolean): Point {
  const last = points.length - 1;
  return points[closed ? (index + points.length) % points.length : Math.max(0, Math.min(last, index))]!;
}

export function poly(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [short(rx), short(ry)];
  return `M${short(x - rx)} ${short(y)}a${w} ${h} 0 1 1 ${short(2 * rx)} 0a${w} ${h} 0 1 1 ${short(-2 * rx)} 0Z`;
}

/** A smooth line through points, closed or open. */
export function curve(points: readonly Point[], closed = true): string {
  let path = `M${at(points[0]!)}`;
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((step) => near(points, i + step, closed)) as [Point, Point, Point, Point];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    path += `C${at(first)} ${at(second)} ${at(c)}`;
  }
  return closed ? `${path}Z` : path;
}

/** The points of a spline through a limb's joints, with the half width between them. */
function spine(joints: readonly Point[], steps: number): Point[] {
  const line: Point[] = [];
  for (let i = 0; i < joints.length - 1; i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((step) => near(joints, i + step, false)) as [Point, Point, Point, Point];
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const along = (q: 0 | 1): number =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + e[q]) * t * t * t);
      line.push([along(0), along(1), (b[2] ?? 1) + ((c[2] ?? 1) - (b[2] ?? 1)) * t]);
    }
  }
  line.push(joints[joints.length - 1]!);
  return line;
}

/** A limb that grows thinner and thicker along its joints (x, y, half width), with round ends. */
export function limb(joints: readonly Point[], steps = 4): string {
  const line = spine(joints, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const a = near(line, i - 1, false);
    const b = near(line, i + 1, false);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const scale = (point[2] ?? 1) / (Math.hypot(dx, dy) || 1);
    left.push([point[0] - dy * scale, point[1] + dx * scale]);
    right.unshift([point[0] + dy * scale, point[1] - dx * scale]);
  });
  const cap = (point: Point): string => `A${short(point[2] || 0.1)} ${short(point[2] || 0.1)} 0 0 0 `;
  const tail = `${cap(line[line.length - 1]!)}${right.map(at).join('L')}${cap(line[0]!)}`;
  return `M${left.map(at).join('L')}${tail}${at(left[0]!)}Z`;
}

/** A wing of skin: shoulder, wrist, the tips in order, and the root on the body. */
export function batWing([shoulder, wrist, ...rest]: readonly Point[]): string {
  const [first, ...edge] = rest as [Point, ...Point[]];
  const [s, w] = [shoulder!, wrist!];
  let path = `M${at(s)}Q${short((s[0] + w[0]) / 2 + (w[1] - s[1]) * 0.12)} ${short((s[1] + w[1]) / 2)} ${at(w)}`;
  path += `Q${short((w[0] + first[0]) / 2)} ${short((w[1] + first[1]) / 2 - 4)} ${at(first)}`;
  let from = first;
  for (const to of edge) {
    path += `Q${at(between(between(from, to, 0.5), w, 0.38))} ${at(to)}`;
    from = to;
  }
  return `${path}Z`;
}

/** The bones of a wing of skin: shoulder, wrist, then the tips. */
export function wingBones([shoulder, wrist, ...tips]: readonly Point[]): string {
  const [s, w] = [shoulder!, wrist!];
  const arm = limb([
    [s[0], s[1], 4.9],
    [(s[0] + w[0]) / 2 + (w[1] - s[1]) * 0.07, (s[1] + w[1]) / 2, 3.6],
    [w[0], w[1], 3.1],
  ]);
  const fingers = tips.map((tip) =>
    limb(
      [
        [w[0], w[1], 2.6],
        [(w[0] + tip[0]) / 2, (w[1] + tip[1]) / 2 - 3, 1.6],
        [tip[0], tip[1], 0.3],
      ],
      3,
    ),
  );
  return arm + fingers.join('');
}

/** One feather, leaf or blade of grass: its foot, its direction in radians, its length and half width. */
export function plume(x: number, y: number, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const q = (u: number, v: number): string => at([x + cos * u - sin * v, y + sin * u + cos * v]);
  const back = `C${q(length * 0.8, width * 0.9)} ${q(length * 0.4, width)} ${q(0, width * 0.5)}Z`;
  return `M${q(0, -width * 0.5)}C${q(length * 0.4, -width)} ${q(length * 0.85, -width)} ${q(length, 0)}${back}`;
}

export interface FeatheredWing {
  readonly shoulder: Point;
  /** 1 to the right, -1 to the left. */
  readonly side: number;
  readonly span: number;
  readonly lift: number;
}

function wingAt({ shoulder: [x, y], side, span, lift }: FeatheredWing, t: number): Point {
  const u = 1 - t;
  const wrist: Point = [x + side * span * 0.42, y - lift * 1.35];
  const tip: Point = [x + side * span, y - lift * 0.72];
  return [u * u * x + 2 * u * t * wrist[0] + t * t * tip[0], u * u * y + 2 * u * t * wrist[1] + t * t * tip[1]];
}

/** One row of a feathered wing: 0 the long feathers behind, 2 the short ones in front. */
export function featherRow(wing: FeatheredWing, row: number): string {
  const count = 9 - row * 2;
  return times(count, (i) => {
    const t = 0.08 + (i / (count - 1)) * (0.92 - row * 0.1);
    const [x, y] = wingAt(wing, t);
    const angle = Math.PI / 2 - wing.side * (0.12 + t * t * 1.25);
    const length = wing.span * (0.5 + t * 0.32) * (1 - row * 0.32);
    return plume(x, y, angle, length, wing.span * 0.075 * (1 - row * 0.1));
  }).join('');
}

/** The arm that a wing's feathers hang from. */
export function wingArm(wing: FeatheredWing): string {
  const { shoulder, span } = wing;
  const joint = (t: number, width: number): Point => [
    ...(wingAt(wing, t).slice(0, 2) as [number, number]),
    span * width,
  ];
  return limb([[shoulder[0], shoulder[1], span * 0.06], joint(0.33, 0.07), joint(0.66, 0.055), joint(1, 0.02)]);
}

/** A star with four points and hollow sides. */
export function star(x: number, y: number, size: number): string {
  const [top, right, low, left]: Point[] = [
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ];
  const middle = at([x, y]);
  return `M${at(top!)}Q${middle} ${at(right!)}Q${middle} ${at(low!)}Q${middle} ${at(left!)}Q${middle} ${at(top!)}Z`;
}

/** A tongue of flame that stands on x, y and leans. */
export function tongue(x: number, y: number, width: number, height: number, lean: number): string {
  const q = (a: number, b: number): string => at([x + a, y - b]);
  const [w, h, l] = [width, height, lean];
  return (
    `M${q(0, 0)}C${q(-w * 1.2, 0)} ${q(-w * 1.35, h * 0.34)} ${q(-w * 0.62 + l * 0.2, h * 0.52)}` +
    `C${q(-w * 0.3 + l * 0.3, h * 0.64)} ${q(l * 0.55 - w * 0.1, h * 0.8)} ${q(l, h)}` +
    `C${q(l * 1.15 + w * 0.15, h * 0.78)} ${q(w * 0.55 + l * 0.3, h * 0.62)} ${q(w * 0.9 + l * 0.1, h * 0.42)}` +
    `C${q(w * 1.35, h * 0.2)} ${q(w * 0.9, 0)} ${q(0, 0)}Z`
  );
}

/** A beam out of x, y: its direction, where it begins and ends, and half its angle. */
export function ray(x: number, y: number, angle: number, from: number, to: number, half: number): string {
  const q = (a: number, d: number): Point => [x + Math.cos(a) * d, y + Math.sin(a) * d];
  return poly([q(angle, from), q(angle - half, to), q(angle + half, to)]);
}

/** A wheel with teeth. */
export function gear(x: number, y: number, radius: number, teeth: number): string {
  return poly(
    times(teeth * 4, (i) => {
      const angle = ((i + 0.5) / (teeth * 4)) * Math.PI * 2;
      const d = i % 4 < 2 ? radius : radius * 0.82;
      return [x + Math.cos(angle) * d, y + Math.sin(angle) * d] as const;
    }),
  );
}

/** The bone of a skull around x, y. */
export function skull(x: number, y: number, size: number): string {
  const q = (a: number, b: number): string => at([x + a * size, y + b * size]);
  const right = `C${q(12, -27)} ${q(20, -20)} ${q(19, -4)}C${q(19, 2)} ${q(15, 5)} ${q(14, 8)}C${q(13, 11)} ${q(11, 10)} ${q(10, 13)}`;
  const jaw = `L${q(8, 22)}Q${q(0, 25)} ${q(-8, 22)}L${q(-10, 13)}C${q(-11, 10)} ${q(-13, 11)} ${q(-14, 8)}`;
  return `M${q(-19, -4)}C${q(-20, -20)} ${q(-12, -27)} ${q(0, -27)}${right}${jaw}C${q(-15, 5)} ${q(-19, 2)} ${q(-19, -4)}Z`;
}

/** The eyes, nose and teeth of a skull around x, y. */
export function sockets(x: number, y: number, size: number): string {
  const q = (a: number, b: number): string => at([x + a * size, y + b * size]);
  const eye = (m: number): string =>
    `M${q(m * 3, -2)}C${q(m * 3.4, -8)} ${q(m * 13, -8)} ${q(m * 14, -3)}C${q(m * 14.4, 3)} ${q(m * 10, 6)} ${q(m * 7, 5)}` +
    `C${q(m * 4, 4)} ${q(m * 3, 2)} ${q(m * 3, -2)}Z`;
  const tooth = (t: number): string =>
    `M${q(t - 0.6, 14.5)}L${q(t + 0.6, 14.5)}L${q(t * 0.92 + 0.5, 22)}L${q(t * 0.92 - 0.5, 22)}Z`;
  const crack = `M${q(7, -26)}L${q(8.5, -20)}L${q(6, -16)}L${q(9.2, -19.5)}L${q(8.2, -25.5)}Z`;
  const nose = `M${q(0, 4)}L${q(-3, 11)}L${q(0, 9.5)}L${q(3, 11)}Z`;
  return eye(-1) + eye(1) + nose + [-5.6, -1.9, 1.9, 5.6].map(tooth).join('') + crack;
}
