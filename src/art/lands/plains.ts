// The plains: fields in furrows, small trees, wheat in front, and sometimes a keep, a mill or standing stones.
import { type Chance, times } from '../chance.ts';
import { mix } from '../colour.ts';
import { fill, heightAt, line, type Painter, type Ridge, ridge, type Scene } from '../scene.ts';
import { ellipse, poly, short } from '../shapes.ts';
import { grass } from './trees.ts';

function keep(x: number, y: number, s: number): string {
  const q = (value: number): string => short(value * s);
  const tower = `v${q(-18)}l${q(5)} ${q(-10)}l${q(5)} ${q(10)}v${q(20)}`;
  return `M${short(x - 12 * s)} ${short(y + 6 * s)}v${q(-24)}h${q(3)}v${q(-4)}h${q(4)}v${q(4)}h${q(3)}${tower}h${q(4)}v${q(-7)}l${q(4)} ${q(-6)}l${q(4)} ${q(6)}v${q(25)}Z`;
}

function mill(x: number, y: number, s: number): string {
  const sail = (a: number): string => {
    const [c, d] = [Math.cos(a), Math.sin(a)];
    const at = (u: number, v: number): [number, number] => [x + (c * u - d * v) * s, y - 34 * s + (d * u + c * v) * s];
    return poly([at(0, -1), at(26, -1), at(26, 6), at(6, 6), at(0, 1)]);
  };
  const house = poly([
    [x - 9 * s, y + 4],
    [x - 6 * s, y - 32 * s],
    [x, y - 42 * s],
    [x + 6 * s, y - 32 * s],
    [x + 9 * s, y + 4],
  ]);
  return house + times(4, (i) => sail(0.4 + i * 1.571)).join('');
}

function stones(x: number, y: number, s: number): string {
  const stone = (dx: number, h: number): string =>
    poly([
      [x + dx * s - 5 * s, y + 6],
      [x + dx * s - 4 * s, y - h * s],
      [x + dx * s + 4 * s, y - h * s - 2],
      [x + dx * s + 5 * s, y + 6],
    ]);
  const lintel = poly([
    [x - 16 * s, y - 31 * s],
    [x + 8 * s, y - 31 * s],
    [x + 7 * s, y - 25 * s],
    [x - 15 * s, y - 25 * s],
  ]);
  return stone(-11, 26) + stone(3, 26) + stone(18, 20) + lintel;
}

function furrows(scene: Scene, chance: Chance, hill: Ridge, row: number): string {
  const middle = chance(scene.width * 0.1, scene.width * 0.9);
  let path = '';
  for (let k = -7; k <= 7; k++) {
    const x = middle + k * chance(20, 24);
    if (x < -8 || x > scene.width + 8) continue;
    const bend = `${short(middle + k * 40)} ${short(scene.horizon + 84 + row * 34)}`;
    path += `M${short(x)} ${short(heightAt(hill, x) + 4)}Q${bend} ${short(middle + k * 84)} ${scene.height}`;
  }
  return line(path, row % 2 ? scene.palette.dark : scene.palette.rim, 1.8, row % 2 ? 0.2 : 0.34);
}

export const plains: Painter = (scene, chance) => {
  const { palette: p, horizon, width, height, open } = scene;
  const far = ridge(scene, chance, { y: horizon + 16, rise: 13, sharp: false, colour: mix(p.far, p.near, 0.35) });
  let svg = far.svg;
  const x = chance(width * 0.12, width * 0.88);
  if (chance.happens(open ? 0.9 : 0.6)) {
    const mark = chance.pick([keep, keep, mill, stones])(x, heightAt(far, x), open ? 1.5 : 1.1);
    svg += fill(mark, mix(p.far, p.dark, 0.42));
  }
  for (let row = 0; row < 3; row++) {
    const colour = mix(mix(p.near, p.rim, 0.3 - row * 0.14), p.dark, 0.02 + row * 0.17);
    const hill = ridge(scene, chance, { y: horizon + 40 + row * 34, rise: 15, sharp: false, colour });
    const trees = times(5, () => {
      const [tx, h] = [chance(0, width), chance(9, 15) * (1 + row * 0.5)];
      return ellipse(tx, heightAt(hill, tx) - h * 0.5, h * 0.22, h * 0.62);
    }).join('');
    svg += hill.svg + furrows(scene, chance, hill, row) + fill(trees, mix(p.near, p.dark, 0.45 + row * 0.1));
  }
  return svg + fill(grass(chance, 40, width, height + 6, 44, 2), mix(p.accent, p.near, 0.5), 0.85);
};
