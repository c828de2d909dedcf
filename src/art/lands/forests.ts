// The forest: pines or round crowns in the distance, shafts of light, and great trunks at the sides.
import { type Chance, times } from '../chance.ts';
import { mix } from '../colour.ts';
import { depth, fill, line, type Painter, ridge, type Scene } from '../scene.ts';
import { curve, limb, type Point, plume, poly, short } from '../shapes.ts';
import { clump, pine } from './trees.ts';

function woods(scene: Scene, chance: Chance): string {
  const { width, height, horizon: hz } = scene;
  const round = chance.happens(0.4);
  return times(3, (k) => {
    const y = hz + 22 + k * 22;
    const trees = times(round ? 11 : 20, () => {
      const [x, h] = [chance(-10, width + 10), chance(26, 46) * (1 + k * 0.35)];
      return round ? clump(chance, x, y - h * 0.4, h * 0.72) : pine(x, y + chance(-6, 12), h);
    });
    return fill(`${trees.join('')}M-10 ${short(y)}H${width + 10}V${height}H-10Z`, depth(scene, 0.28 + k * 0.32));
  }).join('');
}

function trunks(scene: Scene, chance: Chance): string {
  const { width, height, palette: p, open } = scene;
  const places = [chance(-6, width * 0.1), width - chance(-6, width * 0.1)];
  if (open) places.push(chance(width * 0.22, width * 0.4), chance(width * 0.6, width * 0.8));
  let [wood, leaves, lit] = ['', '', ''];
  for (const x of places) {
    const w = chance(9, 17);
    wood += limb([
      [x, height + 10, w * 1.8],
      [x + chance(-6, 6), height - 60, w],
      [x + chance(-12, 12), 70, w * 0.7],
      [x + chance(-16, 16), -20, w * 0.6],
    ]);
    wood += limb([
      [x, 130, w * 0.5],
      [x + chance(30, 50), 96, 4],
      [x + chance(56, 70), 84, 1],
    ]);
    for (let k = -1; k <= 1; k++) {
      leaves += clump(chance, x + k * chance(34, 52), chance(0, 34), 58);
      lit += clump(chance, x + k * chance(30, 48) - 6, chance(-10, 16), 36);
    }
  }
  return fill(wood, depth(scene, 1.72)) + fill(leaves, depth(scene, 1.5)) + fill(lit, mix(p.near, p.accent, 0.3), 0.75);
}

function road({ width, height, horizon: hz, palette: p }: Scene, chance: Chance): string {
  const [middle, turn] = [chance(width * 0.36, width * 0.64), chance(0, 6)];
  const left: Point[] = [];
  const right: Point[] = [];
  for (let k = 0; k <= 8; k++) {
    const t = k / 8;
    const [x, y, w] = [
      middle + Math.sin(t * 5 + turn) * 26 * (1 - t * 0.3),
      hz + 62 + t * t * (height - hz - 50),
      2 + t * t * 40,
    ];
    left.push([x - w, y]);
    right.unshift([x + w, y]);
  }
  return fill(curve([...left, ...right]), mix(p.sky[2], p.far, 0.3), 0.72) + line(curve(left, false), p.dark, 2, 0.18);
}

export const forests: Painter = (scene, chance) => {
  const { palette: p, horizon: hz, width, height, sunX, open } = scene;
  let svg = ridge(scene, chance, { y: hz + 6, rise: 22, sharp: false, colour: mix(p.far, p.sky[2], 0.25) }).svg;
  svg += woods(scene, chance);
  const shafts = times(4, () => {
    const x = sunX + chance(-60, 60);
    const foot = x + chance(-120, 120);
    return poly([
      [x, 0],
      [x + 12, 0],
      [foot + 56, height],
      [foot, height],
    ]);
  });
  svg += fill(shafts.join(''), p.sun, 0.1);
  svg += ridge(scene, chance, { y: hz + 92, rise: 12, sharp: false, colour: depth(scene, 1.3) }).svg;
  if (open) svg += road(scene, chance);
  svg += trunks(scene, chance);
  const ferns = times(20, () => {
    const [x, y] = [chance(0, width), height - chance(0, 26)];
    return times(5, (k) => plume(x, y + 14, -1.57 + (k - 2) * 0.45, chance(14, 30), 2.6)).join('');
  });
  return svg + fill(ferns.join(''), depth(scene, 1.6));
};
