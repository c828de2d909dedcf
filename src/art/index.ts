// The picture of a card, painted from its name: the same card always looks the same.
import { type Chance, chanceOf, hash, times } from './chance.ts';
import { mix } from './colour.ts';
import { FIGURES, SETTINGS } from './figures/index.ts';
import { LANDS } from './lands/index.ts';
import { type Mood, PALETTES, type Palette } from './palettes.ts';
import { fill, line, ridge, type Scene } from './scene.ts';
import { ellipse, type Point, short, star } from './shapes.ts';
import { draw, type Tones, type Warp } from './sketch.ts';
import { paintSky, paintWeather } from './sky.ts';
import { BUILDS, type Build, POSES, stanceOf } from './stance.ts';
import { type CardPicture, groundOf, type Subject, subjectOf } from './subject.ts';
import { SIGNS, THINGS } from './things/index.ts';

export { cardBack, emblem, portrait } from './marks.ts';
export type { CardPicture } from './subject.ts';

const HEIGHT = 300;
const LETTER: Readonly<Record<string, Mood>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** The colours of a card as letters, in the order W U B R G. */
export function colourLetters(colors: string | readonly string[]): Mood[] {
  const found = [...colors].map((colour) => LETTER[colour.toLowerCase()] ?? (colour as Mood));
  return (['W', 'U', 'B', 'R', 'G'] as const).filter((letter) => found.includes(letter));
}

function paletteOf(colours: readonly Mood[], mood: Mood, chance: Chance): Palette {
  const palette = chance.pick(PALETTES[mood]);
  const [first, second] = colours;
  if (first === undefined || second === undefined) return palette;
  const [base, other] = [PALETTES[first][0], PALETTES[second][0]];
  return {
    ...palette,
    accent: other.accent,
    glow: mix(palette.glow, other.glow, 0.6),
    near: mix(palette.near, base.near, 0.6),
    far: mix(palette.far, base.far, 0.4),
  };
}

function tonesOf(p: Palette, id: string, thing: boolean): Tones {
  const tones = {
    0: p.dark,
    1: mix(p.dark, p.near, 0.55),
    2: mix(mix(p.dark, p.near, 0.5), p.far, 0.5),
    3: mix(p.far, p.rim, 0.45),
    a: p.accent,
    r: p.rim,
    g: p.glow,
    w: '#ffffff',
    k: mix(p.dark, '#000000', 0.5),
    b: mix(p.rim, p.far, 0.35),
    f: mix(p.far, p.near, 0.25),
    G: `url(#${id}g)`,
    O: `url(#${id}o)`,
  };
  if (!thing) return tones;
  return { ...tones, 1: mix(p.dark, p.accent, 0.4), 2: mix(p.accent, p.dark, 0.25), 3: mix(p.accent, p.rim, 0.4) };
}

/** Leans, widens and bends a figure a little around its build, so that two of a kind do not stand alike. */
function warpOf(chance: Chance, build: Build): Warp {
  const [wider, taller] = BUILDS[build];
  const [wide, tall, lean, bend, sway] = [
    chance(0.94, 1.06) * wider,
    chance(0.96, 1.04) * taller,
    chance(-0.09, 0.09),
    chance(-7, 7),
    chance(-4, 4),
  ];
  return ([x, y]: Point): Point => [
    x * wide - y * lean + bend * Math.sin((-y / 200) * Math.PI),
    y * tall + sway * Math.sin(x / 48),
  ];
}

const asIs: Warp = (point) => point;

interface Stage {
  readonly scene: Scene;
  readonly subject: Subject;
  readonly card: CardPicture;
}

const circle = (x: number, y: number, r: number, id: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="url(#${id}g)"/>`;

function place(x: number, y: number, scale: number, flip: number, turn = ''): string {
  return `translate(${short(x)},${short(y)}) scale(${Math.round(scale * flip * 100) / 100},${Math.round(scale * 100) / 100})${turn}`;
}

function paintFigure({ scene, subject, card }: Stage, chance: Chance): string {
  const { width, palette, id } = scene;
  const setting = SETTINGS[subject.what] ?? {};
  const { pose, build } = stanceOf(card.name, setting);
  const flip = chance.happens(0.5) ? -1 : 1;
  const room = Math.min(1.1, width / 270);
  const { scale: grown, sinks } = POSES[pose];
  const scale = room * (setting.scale ?? 1) * chance(0.98, 1.12) * grown;
  const foot = (setting.foot ?? (setting.air ? chance(262, 282) : chance(272, 284))) + sinks;
  const x = width / 2 + chance(-0.05, 0.05) * width;
  const turn = setting.air && !setting.still ? ` rotate(${short(chance(-12, 9))} 0 -110)` : '';
  const warp = setting.still ? asIs : warpOf(chance, build);
  const rim: Point = [(scene.sunX > width / 2 ? 1.8 : -1.8) * flip, -1.8];
  const body = draw(FIGURES[subject.what] ?? '', {
    chance,
    tones: tonesOf(palette, id, false),
    warp,
    rim,
    library: FIGURES,
  });
  const shadow = setting.air ? '' : fill(ellipse(x, foot, 92 * scale, 12), palette.dark, 0.34);
  const thin = card.subtypes.includes('Illusion') ? ' opacity=".62"' : '';
  const behind = POSES[pose].behind.map(({ dx, size, rises, faces }) => {
    const at = place(x + dx * width, foot - sinks - rises, scale * size, flip * faces, turn);
    return `<g transform="${at}" opacity=".8">${body}</g>`;
  });
  const ring = POSES[pose].ring ? ringBehind(x, foot - 120 * scale, 104 * room, palette) : '';
  return `${ring}${behind.join('')}${shadow}<g transform="${place(x, foot, scale, flip, turn)}"${thin}>${body}</g>`;
}

/** A great disc in the sky behind somebody who is alone before it. */
const ringBehind = (x: number, y: number, radius: number, p: Palette): string =>
  fill(ellipse(x, y, radius), p.glow, 0.34) + line(ellipse(x, y, radius) + ellipse(x, y, radius * 0.86), p.rim, 2, 0.7);

function paintSign({ scene, subject }: Stage, chance: Chance): string {
  const { width, palette: p, id } = scene;
  const [x, y] = [width / 2, HEIGHT * 0.48];
  const aura = subject.kind === 'aura';
  let svg = circle(x, y, 150, id);
  if (aura) {
    const beads = times(8, (i) => star(x + Math.cos(i * 0.785) * 119, y + Math.sin(i * 0.785) * 119, i % 2 ? 5 : 10));
    svg += line(ellipse(x, y, 124) + ellipse(x, y, 114), p.rim, 1.8, 0.7) + fill(beads.join(''), p.rim);
  }
  const scale = Math.min(1, width / 250) * (aura ? 0.88 : chance(1, 1.14));
  const pen = { chance, tones: tonesOf(p, id, false), warp: asIs, rim: [-1.6, -1.6] as const, library: SIGNS };
  return `${svg}<g transform="${place(x, y, scale, 1)}">${draw(SIGNS[subject.what] ?? '', pen)}</g>`;
}

function paintThing({ scene, subject }: Stage, chance: Chance): string {
  const { width, palette: p, id } = scene;
  const tones = tonesOf(p, id, false);
  const [x, y] = [width / 2, 246];
  const plinth =
    fill(`M${short(x - 110)} ${y + 10}h220l-16 22h16v40h-220v-40h16Z`, tones[1]!) +
    fill(`M${short(x - 110)} ${y}h220v12h-220Z`, tones[3]!);
  const flip = chance.happens(0.5) ? -1 : 1;
  const rim: Point = [(scene.sunX > width / 2 ? 1.8 : -1.8) * flip, -1.8];
  const pen = { chance, tones: tonesOf(p, id, true), warp: asIs, rim, library: THINGS };
  const scale = Math.min(1.02, width / 260);
  const body = `<g transform="${place(x, y, scale, flip)}">${draw(THINGS[subject.what] ?? '', pen)}</g>`;
  return circle(x, y - 96, 150, id) + plinth + fill(ellipse(x, y + 2, 76, 6), p.dark, 0.4) + body;
}

function gradients(p: Palette, id: string, pale: boolean): string {
  const stop = (offset: number, colour: string, opacity?: number): string =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  const linear = (name: string, stops: string, x2 = '0'): string =>
    `<linearGradient id="${id}${name}" x2="${x2}" y2="1">${stops}</linearGradient>`;
  const radial = (name: string, stops: string, more = ''): string =>
    `<radialGradient id="${id}${name}"${more}>${stops}</radialGradient>`;
  return [
    linear('s', stop(0, p.sky[0]) + stop(0.36, p.sky[1]) + stop(0.62, p.sky[2]), '.12'),
    radial('g', stop(0, p.sun, 0.95) + stop(0.3, p.glow, 0.5) + stop(1, p.glow, 0)),
    linear('h', stop(0, p.sky[2], 0) + stop(0.5, p.sky[2], pale ? 0.3 : 0.42) + stop(1, p.sky[2], 0)),
    linear('w', stop(0, mix(p.sky[2], p.far, 0.4)) + stop(0.4, mix(p.far, p.near, 0.5)) + stop(1, p.near)),
    radial('o', stop(0, p.rim) + stop(0.35, p.accent) + stop(1, p.dark), ' cx=".36" cy=".3" r=".8"'),
    radial('v', stop(0.55, p.dark, 0) + stop(1, p.dark, 0.62), ' cx=".5" cy=".46" r=".75"'),
  ].join('');
}

/** Sky, far ridges and the ground of the card's colour. */
function paintBackdrop(scene: Scene, ground: Exclude<Mood, 'M'>, spell: boolean, seed: number): string {
  const chance = chanceOf(seed);
  const { open, horizon, width, palette: p } = scene;
  const light = {
    x: scene.sunX,
    y: horizon - (open ? chance(10, 90) : chance(40, 88)),
    radius: open ? chance(20, 40) : chance(44, 74),
    beams: spell,
  };
  const sharp = ground === 'R' || ground === 'B' || chance.happens(0.5);
  const far = (y: number, rise: number, share: number): string =>
    ridge(scene, chance, { y, rise, sharp, colour: mix(p.far, p.sky[2], share) }).svg;
  const haze = `<rect x="-5" y="${short(horizon - 46)}" width="${width + 10}" height="110" fill="url(#${scene.id}h)"/>`;
  const sky = paintSky(scene, light, chance) + far(horizon - 12, 40, 0.58) + far(horizon + 4, 26, 0.28);
  return sky + LANDS[ground](scene, chanceOf(seed ^ 0x77aa)) + haze;
}

function paint(card: CardPicture, width: number, height: number): string {
  const seed = hash(card.name);
  const chance = chanceOf(seed);
  const colours = colourLetters(card.colors);
  const many: Mood = colours.length > 1 ? 'M' : (colours[0] ?? 'A');
  const subject = subjectOf(card, many, chanceOf(seed ^ 0x51ed));
  const open = subject.kind === 'land';
  const ground = open ? groundOf(card, chance) : ((colours[0] ?? 'A') as Exclude<Mood, 'M'>);
  const spell = subject.kind === 'sign' || subject.kind === 'aura';
  const wide = Math.round((HEIGHT * width) / height);
  const scene: Scene = {
    width: wide,
    height: HEIGHT,
    id: `f${hash(`${card.name}|${card.types.join()}|${width}x${height}|${colours.join('')}`).toString(36)}`,
    palette: paletteOf(open ? [] : colours, open ? ground : many, chance),
    horizon: spell ? chance(176, 206) : open ? chance(140, 165) : chance(150, 176),
    sunX: open ? chance(wide * 0.18, wide * 0.82) : wide * (0.5 + chance(-0.13, 0.13)),
    open,
  };
  const stage: Stage = { scene, subject, card };
  // The subject has a stream of chance of its own, so that another shape of window keeps its pose.
  const own = chanceOf(seed ^ 0x2f1d);
  const painted = open
    ? ''
    : subject.kind === 'figure'
      ? paintFigure(stage, own)
      : spell
        ? paintSign(stage, own)
        : paintThing(stage, own);
  const inside = [
    paintBackdrop(scene, ground, spell, seed ^ 0xb12d),
    painted,
    paintWeather(scene, chanceOf(seed ^ 0x9e37)),
    `<rect width="${wide}" height="${HEIGHT}" fill="url(#${scene.id}v)"/>`,
  ].join('');
  const head = `<svg class="art" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HEIGHT}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`;
  return `${head}<defs>${gradients(scene.palette, scene.id, ground === 'W')}</defs>${inside}</svg>`;
}

const painted = new Map<string, string>();

/** The picture of a card as the text of an SVG, the same every time. */
export function cardArt(card: CardPicture, width = 320, height = 240): string {
  const key = [card.name, [...card.colors].join(''), card.types.join(), card.subtypes.join(), width, height].join('|');
  const known = painted.get(key);
  if (known !== undefined) return known;
  const svg = paint(card, width, height);
  painted.set(key, svg);
  return svg;
}
