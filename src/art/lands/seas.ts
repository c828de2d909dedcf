// The sea: islands, the sun's road on the water, a sail, and waves in front.
import { type Chance, times } from '../chance.ts';
import { mix } from '../colour.ts';
import { band, fill, line, type Painter, type Scene } from '../scene.ts';
import { type Point, poly, short } from '../shapes.ts';

function island(scene: Scene, chance: Chance, index: number): string {
  const { palette: p, horizon, width, open } = scene;
  const [x, w, h] = [chance(0, width), chance(30, 84), chance(20, 62) * (open ? 1.35 : 1)];
  const y = horizon + 15 + index * 7;
  const top: Point[] = times(10, (k) => [
    x - w + (2 * w * k) / 9,
    y - Math.sin((k / 9) * Math.PI) * h * chance(0.55, 1),
  ]);
  const lit = poly([...top.slice(4, 7), [x + w * 0.4, y], [x + 4, y]]);
  return fill(poly(top), mix(p.far, p.dark, 0.18 + index * 0.2)) + fill(lit, p.rim, 0.2);
}

function sail(scene: Scene, chance: Chance): string {
  const [x, y] = [short(chance(scene.width * 0.1, scene.width * 0.9)), short(scene.horizon + 30)];
  const boat = `M${x} ${y}m-13 0q13 8 27 0l-3 6h-20ZM${x} ${y}m0 -2v-30q16 12 15 28ZM${x} ${y}m-2 -2v-24q-10 10 -10 22Z`;
  return fill(boat, mix(scene.palette.rim, scene.palette.far, 0.2));
}

function lighthouse(scene: Scene, chance: Chance): string {
  const { palette: p } = scene;
  const [x, y] = [chance(scene.width * 0.1, scene.width * 0.9), scene.horizon + 26];
  const tower = poly([
    [x - 7, y],
    [x - 4, y - 58],
    [x + 4, y - 58],
    [x + 7, y],
  ]);
  const rock = poly([
    [x - 34, y + 8],
    [x - 16, y - 6],
    [x + 14, y - 4],
    [x + 32, y + 8],
  ]);
  const beam = poly([
    [x, y - 64],
    [x + 150, y - 96],
    [x + 150, y - 54],
  ]);
  return (
    fill(beam, p.glow, 0.35) +
    fill(rock + tower, mix(p.far, p.dark, 0.55)) +
    fill(
      poly([
        [x - 6, y - 58],
        [x, y - 74],
        [x + 6, y - 58],
      ]),
      p.accent,
    )
  );
}

function waves(scene: Scene, chance: Chance, row: number): string {
  const { palette: p, width, height, horizon } = scene;
  const y = horizon + 66 + row * 30;
  let crest = `M-10 ${short(y)}`;
  for (let x = -10; x < width + 10; x += 34) {
    crest += `q${short(chance(8, 14))} ${short(-chance(7, 14) - row * 3)} 34 ${short(chance(-2, 2))}`;
  }
  const body = fill(`${crest}V${height + 10}H-10Z`, mix(p.near, p.dark, row * 0.26), 0.86);
  return body + line(crest, p.rim, 1.4, 0.4 - row * 0.1);
}

export const seas: Painter = (scene, chance) => {
  const { palette: p, horizon, sunX, open, id } = scene;
  let svg = band(scene, horizon + 14, `url(#${id}w)`);
  for (let i = 0; i < (open ? 4 : 3); i++) svg += island(scene, chance, i);
  const road = times(30, (i) => {
    const [x, w] = [sunX + chance(-1, 1) * (14 + i * 2.4), chance(6, 22) + i * 0.5];
    return `M${short(x - w)} ${short(horizon + 18 + i * i * 0.13 + chance(0, 4))}h${short(w * 2)}`;
  }).join('');
  svg += line(road, p.sun, 1.7, 0.5);
  if (chance.happens(0.5)) svg += sail(scene, chance);
  else if (chance.happens(0.4)) svg += lighthouse(scene, chance);
  return svg + times(3, (row) => waves(scene, chance, row)).join('');
};
