// The swamp: bare trees in the mist, still water, gravestones or stakes, reeds in front.
import { times } from '../chance.ts';
import { mix } from '../colour.ts';
import { band, depth, fill, heightAt, line, type Painter, ridge, type Scene } from '../scene.ts';
import { curve, limb, poly, short } from '../shapes.ts';
import { bareTree } from './trees.ts';

function mist({ palette: p, width, horizon }: Scene): string {
  return times(3, (i) => {
    const y = horizon + i * 26;
    const cloud = curve([
      [-20, y + 34],
      [width * 0.3, y + 24],
      [width * 0.6, y + 38],
      [width + 20, y + 26],
      [width + 20, y + 40],
      [width * 0.5, y + 50],
      [-20, y + 44],
    ]);
    return fill(cloud, p.sky[2], 0.2 - i * 0.04);
  }).join('');
}

const MARKS: readonly [
  (x: number, y: number, s: number) => string,
  ...((x: number, y: number, s: number) => string)[],
] = [
  (x, y, s) =>
    `M${short(x - 7 * s)} ${short(y)}v${short(-18 * s)}q${short(7 * s)} ${short(-10 * s)} ${short(14 * s)} 0v${short(18 * s)}Z`,
  (x, y, s) =>
    poly([
      [x - 2 * s, y],
      [x - 2 * s, y - 22 * s],
      [x + 2 * s, y - 22 * s],
      [x + 2 * s, y],
    ]) +
    poly([
      [x - 8 * s, y - 17 * s],
      [x - 8 * s, y - 13 * s],
      [x + 8 * s, y - 13 * s],
      [x + 8 * s, y - 17 * s],
    ]),
  (x, y, s) =>
    limb([
      [x - 10 * s, y, 4 * s],
      [x - 8 * s, y - 30 * s, 3 * s],
      [x + 8 * s, y - 46 * s, 0.5],
    ]) +
    limb([
      [x + 14 * s, y, 3 * s],
      [x + 14 * s, y - 24 * s, 2 * s],
      [x + 4 * s, y - 38 * s, 0.5],
    ]),
];

export const swamps: Painter = (scene, chance) => {
  const { palette: p, horizon, width, height, open, sunX, id } = scene;
  let svg = ridge(scene, chance, { y: horizon + 8, rise: 14, sharp: true, colour: depth(scene, 0.4) }).svg;
  svg += fill(
    times(5, () => bareTree(chance, chance(0, width), horizon + 26, chance(50, 92))).join(''),
    depth(scene, 0.6),
    0.85,
  );
  svg += band(scene, horizon + 24, `url(#${id}w)`);
  const glints = times(
    16,
    (i) => `M${short(sunX + chance(-80, 40))} ${short(horizon + 30 + i * 6 + chance(0, 3))}h${short(chance(16, 52))}`,
  );
  svg += line(glints.join(''), p.sun, 1.5, 0.3) + mist(scene);
  if (chance.happens(0.7)) {
    const mark = chance.pick(MARKS);
    const all = times(6, () => mark(chance(0, width), horizon + chance(60, 84), chance(0.7, 1.2)));
    svg += fill(all.join(''), mix(p.near, p.far, 0.3));
  }
  const shore = ridge(scene, chance, { y: horizon + 92, rise: 10, sharp: false, colour: p.near });
  const side = chance.happens(0.5) ? chance(0, width * 0.08) : width - chance(0, width * 0.08);
  let trees = bareTree(chance, side, height - 10, chance(200, 260));
  if (open) trees += bareTree(chance, chance(width * 0.3, width * 0.7), height - 40, chance(120, 180));
  const reeds = times(24, () => {
    const x = chance(0, width);
    return `M${short(x)} ${short(heightAt(shore, x) + 6)}q${short(chance(-3, 3))} -12 ${short(chance(-9, 9))} ${short(-chance(16, 34))}`;
  });
  return svg + shore.svg + fill(trees, p.dark) + line(reeds.join(''), p.dark, 1.8);
};
