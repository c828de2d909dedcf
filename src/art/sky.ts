// The sky: its light, sun or moon, clouds, stars, birds and weather.
import { type Chance, times } from './chance.ts';
import { mix } from './colour.ts';
import { fill, line, type Scene } from './scene.ts';
import { curve, ellipse, limb, poly, ray, short } from './shapes.ts';

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Beams out of the middle in place of a disc: the sky behind a spell. */
  readonly beams: boolean;
}

function brush({ width, horizon, palette }: Scene, chance: Chance): string {
  const strokes = times(8, () => {
    const [x, y, l] = [chance(-40, width), chance(0, horizon), chance(50, 170)];
    return limb([
      [x, y, 0.6],
      [x + l * 0.4, y + chance(-5, 5), chance(2, 6)],
      [x + l, y + chance(-8, 8), 0.5],
    ]);
  });
  return fill(strokes.join(''), palette.sun, 0.13);
}

function clouds({ width, horizon, palette: p }: Scene, chance: Chance): string {
  const heavy = chance.happens(0.3);
  const all = times(heavy ? 7 : 4, () => {
    const [x, y, w] = [chance(0, width), chance(20, horizon - 20), chance(40, 110)];
    const [a, b] = [chance(5, 10) * (heavy ? 2 : 1), chance(3, 12) * (heavy ? 2 : 1)];
    return curve([
      [x - w, y],
      [x - w * 0.4, y - a],
      [x + w * 0.1, y - b],
      [x + w, y],
      [x + w * 0.3, y + chance(2, 5)],
      [x - w * 0.5, y + 3],
    ]);
  });
  return fill(all.join(''), mix(p.sky[2], p.sun, 0.4), heavy ? 0.3 : 0.38);
}

function disc({ palette: p }: Scene, { x, y, radius: r }: Light, chance: Chance): string {
  const whole = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${p.sun}" opacity=".93"/>`;
  if (!p.night) return whole;
  if (chance.happens(0.35)) return crescent(x, y, r, p.sun);
  const seas =
    ellipse(x - r * 0.3, y - r * 0.2, r * 0.22) +
    ellipse(x + r * 0.3, y + r * 0.35, r * 0.15) +
    ellipse(x + r * 0.25, y - r * 0.4, r * 0.11);
  return whole + fill(seas, p.far, 0.2);
}

function crescent(x: number, y: number, r: number, colour: string): string {
  const [top, low] = [`${short(x + r * 0.5)} ${short(y - r * 0.86)}`, `${short(x + r * 0.5)} ${short(y + r * 0.86)}`];
  return fill(
    `M${top}A${short(r)} ${short(r)} 0 1 0 ${low}A${short(r * 0.95)} ${short(r * 0.95)} 0 0 1 ${top}Z`,
    colour,
    0.95,
  );
}

function birds({ width, horizon, palette }: Scene, chance: Chance): string {
  const [x0, y0] = [chance(width * 0.1, width * 0.8), chance(30, horizon * 0.5)];
  const flock = times(chance.int(3, 6), () => {
    const [x, y, k] = [x0 + chance(-34, 34), y0 + chance(-16, 16), chance(3, 6.5)];
    const tip = short(y - k * 0.5);
    const dip = short(y - k * 0.6);
    return `M${short(x - k)} ${tip}Q${short(x - k * 0.3)} ${dip} ${short(x)} ${short(y)}Q${short(x + k * 0.3)} ${dip} ${short(x + k)} ${tip}`;
  });
  return line(flock.join(''), palette.dark, 1.3, 0.55);
}

/** Beams of light behind a spell's sign. */
function beams({ width, height, palette }: Scene, chance: Chance): string {
  const [count, turn] = [chance.int(14, 22), chance(0, 6)];
  const all = times(count, (i) => ray(width / 2, height * 0.48, turn + (i / count) * 6.283, 0, 420, chance(0.04, 0.1)));
  return fill(all.join(''), palette.glow, 0.17);
}

function aurora({ width, palette: p }: Scene, chance: Chance): string {
  return times(2, (i) => {
    const y = chance(20, 70);
    const top = times(7, (k) => [(width * k) / 6, y + chance(-24, 24)] as const);
    const low = top.toReversed().map(([x, h]) => [x + 12, h + chance(30, 70)] as const);
    return fill(curve([...top, ...low]), i ? p.accent : p.glow, 0.22);
  }).join('');
}

/** Everything above and behind the land. */
export function paintSky(scene: Scene, light: Light, chance: Chance): string {
  const { width, height, id, palette: p, horizon } = scene;
  let svg = `<rect width="${width}" height="${height}" fill="url(#${id}s)"/>`;
  svg += `<circle cx="${short(light.x)}" cy="${short(light.y)}" r="${short(light.radius * 3.4)}" fill="url(#${id}g)"/>`;
  svg += brush(scene, chance);
  if (p.night && chance.happens(0.25)) svg += aurora(scene, chance);
  svg += light.beams ? beams(scene, chance) : disc(scene, light, chance);
  svg += clouds(scene, chance);
  if (p.night)
    svg += fill(
      times(18, () => ellipse(chance(0, width), chance(0, horizon * 0.7), chance(0.5, 1.4))).join(''),
      p.sun,
      0.8,
    );
  else if (chance.happens(0.4)) svg += birds(scene, chance);
  return svg;
}

/** Rain, snow or falling leaves in front of the land, on some days. */
export function paintWeather(scene: Scene, chance: Chance): string {
  const { width, height, palette: p } = scene;
  const kind = chance.pick(['', '', '', '', '', '', 'rain', 'snow', 'leaves', 'gleam']);
  if (kind === 'rain') {
    const drops = times(46, () => `M${short(chance(0, width))} ${short(chance(0, height))}l-5 17`);
    return line(drops.join(''), p.sun, 0.9, 0.34);
  }
  if (kind === 'snow')
    return fill(
      times(44, () => ellipse(chance(0, width), chance(0, height), chance(0.8, 2.4))).join(''),
      '#ffffff',
      0.6,
    );
  if (kind === 'leaves') {
    const leaf = (x: number, y: number, s: number): string =>
      poly([
        [x, y],
        [x + s, y - s * 0.5],
        [x + s * 1.7, y],
        [x + s, y + s * 0.45],
      ]);
    return fill(times(16, () => leaf(chance(0, width), chance(0, height), chance(2, 5))).join(''), p.accent, 0.7);
  }
  if (kind === 'gleam')
    return fill(times(14, () => ellipse(chance(0, width), chance(0, height), chance(1, 3))).join(''), p.glow, 0.6);
  return '';
}
