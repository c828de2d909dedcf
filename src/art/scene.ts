// The canvas a picture is painted on: its size, its colours and the strokes that all painters share.
import type { Chance } from './chance.ts';
import { mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import { curve, type Point, poly, short } from './shapes.ts';

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** In front of the names of this picture's gradients. */
  readonly id: string;
  readonly horizon: number;
  readonly sunX: number;
  /** The land itself is the subject, with nothing in front of it. */
  readonly open: boolean;
}

/** Paints the ground of a picture. */
export type Painter = (scene: Scene, chance: Chance) => string;

export function fill(path: string, colour: string, opacity?: number): string {
  return `<path d="${path}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${short(opacity * 10) === '10' ? 1 : opacity}"/>`;
}

export function band(scene: Scene, top: number, paint: string): string {
  return `<rect x="-5" y="${short(top)}" width="${scene.width + 10}" height="${scene.height}" fill="${paint}"/>`;
}

export interface Ridge {
  readonly points: readonly Point[];
  readonly svg: string;
}

export interface RidgeShape {
  readonly y: number;
  readonly rise: number;
  readonly sharp: boolean;
  readonly colour: string;
}

/** A line of hills or peaks from edge to edge, with the ground below it. */
export function ridge({ width, height }: Scene, chance: Chance, { y, rise, sharp, colour }: RidgeShape): Ridge {
  let points: Point[] = [
    [-10, y + chance(-rise, rise) * 0.5],
    [width + 10, y + chance(-rise, rise) * 0.5],
  ];
  let reach = rise;
  for (let round = 0; round < (sharp ? 5 : 4); round++) {
    const finer: Point[] = [points[0]!];
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1]!, points[i]!];
      const x = (a[0] + b[0]) / 2 + chance(-0.1, 0.1) * (b[0] - a[0]);
      finer.push([x, (a[1] + b[1]) / 2 + chance(-reach, reach * (sharp ? 0.7 : 1))], b);
    }
    points = finer;
    reach *= sharp ? 0.56 : 0.46;
  }
  const top = sharp ? poly(points).slice(0, -1) : curve(points, false);
  return { points, svg: fill(`${top}L${width + 10} ${height + 10}L-10 ${height + 10}Z`, colour) };
}

/** How high a ridge stands at x. */
export function heightAt({ points }: Ridge, x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    if (b[0] >= x) return a[1] + (b[1] - a[1]) * ((x - a[0]) / (b[0] - a[0] || 1));
  }
  return points[points.length - 1]![1];
}

/** A tone between the far land, the near land and the dark, 0 to 2. */
export function depth({ palette }: Scene, share: number): string {
  return share <= 1 ? mix(palette.far, palette.near, share) : mix(palette.near, palette.dark, share - 1);
}
