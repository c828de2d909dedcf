// The mountains: a volcano with its smoke and lava, or a range with snow, and sharp ridges in front.
import { type Chance, times } from '../chance.ts';
import { mix } from '../colour.ts';
import { depth, fill, type Painter, ridge, type Scene } from '../scene.ts';
import { curve, ellipse, limb, poly } from '../shapes.ts';

function volcano(scene: Scene, chance: Chance, x: number): string {
  const { palette: p, horizon: hz, open } = scene;
  const [w, top] = [chance(90, 130), hz - chance(54, 84) - (open ? 26 : 0)];
  const smoke = curve([
    [x, top],
    [x - 22, top - 34],
    [x - 6, top - 62],
    [x - 40, top - 100],
    [x + 10, top - 130],
    [x + 60, top - 104],
    [x + 30, top - 60],
    [x + 26, top - 30],
    [x + 12, top],
  ]);
  const cone = poly([
    [x - w, hz + 40],
    [x - w * 0.5, hz - 14],
    [x - 15, top + 2],
    [x - 7, top + 7],
    [x + 5, top + 2],
    [x + 14, top + 5],
    [x + w * 0.42, hz - 20],
    [x + w, hz + 40],
  ]);
  const shade = poly([
    [x + 5, top + 2],
    [x + 14, top + 5],
    [x + w * 0.42, hz - 20],
    [x + w, hz + 40],
    [x + 20, hz + 40],
    [x + 26, hz - 10],
  ]);
  const lava = (s: number): string =>
    limb([
      [x - 2, top + 5, 6 * s],
      [x - 12, top + 40, 4 * s],
      [x + 6, top + 70, 5 * s],
      [x - 8, hz + 44, 8 * s],
    ]);
  const branch = limb([
    [x - 12, top + 36, 3],
    [x - 36, hz, 3],
    [x - 40, hz + 40, 5],
  ]);
  return (
    fill(smoke, p.dark, 0.5) +
    fill(ellipse(x, top, 48, 30), p.glow, 0.28) +
    fill(cone, mix(p.far, p.dark, 0.3)) +
    fill(shade, p.dark, 0.35) +
    fill(lava(1) + branch, p.accent) +
    fill(lava(0.5), p.sun)
  );
}

function peaks(scene: Scene, chance: Chance): string {
  const { palette: p, horizon: hz, width } = scene;
  return times(4, (i) => {
    const [x, w, h] = [(width * (i + chance(0.2, 0.8))) / 4, chance(70, 110), chance(80, 140)];
    const [y, top] = [hz + 40, hz + 40 - h];
    const body = poly([
      [x - w, y],
      [x - w * 0.3, top + h * 0.34],
      [x, top],
      [x + w * 0.36, top + h * 0.4],
      [x + w, y],
    ]);
    const lit = poly([
      [x, top],
      [x - w * 0.3, top + h * 0.34],
      [x - w, y],
      [x - w * 0.2, y],
      [x - 6, top + h * 0.5],
    ]);
    const snow = poly([
      [x, top],
      [x - w * 0.18, top + h * 0.2],
      [x - w * 0.06, top + h * 0.17],
      [x, top + h * 0.27],
      [x + w * 0.1, top + h * 0.16],
      [x + w * 0.19, top + h * 0.21],
    ]);
    return fill(body, mix(p.far, p.dark, 0.2 + i * 0.08)) + fill(lit, p.rim, 0.14) + fill(snow, p.sun, 0.8);
  }).join('');
}

export const mountains: Painter = (scene, chance) => {
  const { palette: p, horizon: hz, width, height } = scene;
  const side = chance.happens(0.5) ? chance(width * 0.1, width * 0.35) : chance(width * 0.65, width * 0.9);
  const burning = chance.happens(0.6);
  let svg = burning ? volcano(scene, chance, side) : peaks(scene, chance);
  svg += ridge(scene, chance, { y: hz + 26, rise: 32, sharp: true, colour: depth(scene, 0.62) }).svg;
  svg += ridge(scene, chance, { y: hz + 66, rise: 34, sharp: true, colour: p.near }).svg;
  if (burning) {
    const streams = times(3, () => {
      const x = chance(0, width);
      return limb([
        [x, hz + 84, 1],
        [x + chance(-20, 20), hz + 102, 3],
        [x + chance(-50, 50), height, 7],
      ]);
    });
    svg += fill(streams.join(''), p.accent);
  }
  svg += ridge(scene, chance, { y: hz + 112, rise: 22, sharp: true, colour: depth(scene, 1.7) }).svg;
  const sparks = times(burning ? 24 : 8, () => ellipse(chance(0, width), chance(0, height), chance(0.8, 2.2)));
  return svg + fill(sparks.join(''), p.glow, 0.85);
};
