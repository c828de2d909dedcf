// Places made by hands: a hall with arches, broken pillars, a workshop's shelves, and a desert with towers.
import { type Chance, times } from '../chance.ts';
import { mix } from '../colour.ts';
import { depth, fill, line, type Painter, ridge, type Scene } from '../scene.ts';
import { ellipse, poly, short } from '../shapes.ts';

function floor(scene: Scene, y: number): string {
  const { palette: p, width, height } = scene;
  const boards = times(
    17,
    (i) => `M${short(width / 2 + (i - 8) * 22)} ${short(y)}L${short(width / 2 + (i - 8) * 90)} ${height}`,
  );
  const across = `M0 ${short(y + 16)}H${width}M0 ${short(y + 42)}H${width}`;
  return (
    fill(`M-5 ${short(y)}H${width + 5}V${height + 5}H-5Z`, mix(p.near, p.far, 0.25)) +
    line(boards.join('') + across, p.dark, 1.2, 0.3)
  );
}

function arches(scene: Scene, chance: Chance): string {
  const { palette: p, width, height, horizon: hz } = scene;
  const count = chance.int(2, 4);
  const w = width / count;
  const openings = times(count, (i) => {
    const [x, q, y] = [i * w + w * 0.14, w * 0.72, hz - 60 - chance(0, 30)];
    return `M${short(x)} ${short(hz + 50)}V${short(y)}A${short(q / 2)} ${short(q / 2)} 0 0 1 ${short(x + q)} ${short(y)}V${short(hz + 50)}`;
  });
  const wall = `M-5 -5H${width + 5}V${height}H-5Z${openings.map((one) => `${one}Z`).join('')}`;
  const stone = `<path d="${wall}" fill="${depth(scene, 1.45)}" fill-rule="evenodd" opacity=".93"/>`;
  const hills = ridge(scene, chance, { y: hz + 10, rise: 24, sharp: true, colour: depth(scene, 0.3) }).svg;
  return hills + stone + line(openings.join(''), p.rim, 2, 0.5) + floor(scene, hz + 50);
}

function pillars(scene: Scene, chance: Chance): string {
  const { palette: p, width, horizon: hz } = scene;
  let svg = ridge(scene, chance, { y: hz + 14, rise: 20, sharp: true, colour: mix(p.far, p.sky[2], 0.2) }).svg;
  svg += ridge(scene, chance, { y: hz + 44, rise: 12, sharp: false, colour: depth(scene, 0.4) }).svg;
  const stumps = times(5, () => {
    const [x, y, h, w] = [chance(0, width), hz + 60, chance(50, 130), chance(8, 13)];
    return poly([
      [x - w, y],
      [x - w * 0.8, y - h],
      [x - w * 1.2, y - h - 6],
      [x + w * 1.1, y - h - 4],
      [x + w * 0.8, y - h + 6],
      [x + w, y],
    ]);
  });
  svg += fill(stumps.join(''), mix(p.far, p.dark, 0.42));
  return svg + ridge(scene, chance, { y: hz + 74, rise: 14, sharp: false, colour: p.near }).svg;
}

function workshop(scene: Scene, chance: Chance): string {
  const { palette: p, width, horizon: hz } = scene;
  let svg = fill(`M-5 -5H${width + 5}V${short(hz + 55)}H-5Z`, depth(scene, 1.35), 0.9);
  svg +=
    fill(ellipse(width / 2, hz - 60, 84), p.sky[2], 0.85) +
    line(
      `${ellipse(width / 2, hz - 60, 84)}M${width / 2} ${short(hz - 144)}v168M${short(width / 2 - 84)} ${short(hz - 60)}h168`,
      depth(scene, 1.5),
      7,
    );
  for (let shelf = 0; shelf < 3; shelf++) {
    const y = hz - 90 + shelf * 56;
    const jars = times(14, (i) => {
      const x = (i / 14) * width + chance(-4, 4);
      const [w, h] = [chance(4, 9), chance(12, 30)];
      return Math.abs(x - width / 2) < 96
        ? ''
        : poly([
            [x - w, y],
            [x - w, y - h * 0.7],
            [x - w * 0.4, y - h],
            [x + w * 0.4, y - h],
            [x + w, y - h * 0.7],
            [x + w, y],
          ]);
    });
    const boards = `M-5 ${short(y)}H${short(width / 2 - 96)}v4H-5ZM${short(width / 2 + 96)} ${short(y)}H${width + 5}v4H${short(width / 2 + 96)}Z`;
    svg += fill(jars.join(''), chance.pick([p.accent, p.far, p.rim]), 0.4) + fill(boards, p.far, 0.6);
  }
  return svg + floor(scene, hz + 55);
}

function desert(scene: Scene, chance: Chance): string {
  const { palette: p, width, horizon: hz } = scene;
  const towers = times(6, () => {
    const [x, h, w] = [chance(0, width), chance(30, 90), chance(6, 12)];
    return poly([
      [x - w, hz + 30],
      [x - w, hz + 30 - h],
      [x, hz + 18 - h - w],
      [x + w, hz + 30 - h],
      [x + w, hz + 30],
    ]);
  });
  let svg = fill(towers.join(''), mix(p.far, p.dark, 0.25), 0.8);
  for (let row = 0; row < 4; row++) {
    const colour = mix(mix(p.near, p.accent, 0.5 - row * 0.1), p.dark, row * 0.14);
    svg += ridge(scene, chance, { y: hz + 24 + row * 32, rise: 16, sharp: false, colour }).svg;
  }
  return svg;
}

export const halls: Painter = (scene, chance) =>
  chance.pick([arches, arches, pillars, workshop, desert])(scene, chance);
