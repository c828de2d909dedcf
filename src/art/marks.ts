// The back of a card, the mark of Fivefold, and faces for the players at the table.
import { chanceOf, hash, times } from './chance.ts';
import { mix } from './colour.ts';
import { FACES, personBody } from './faces.ts';
import { fill, line } from './scene.ts';
import { ellipse, type Point, poly, short, star } from './shapes.ts';

const corner = (i: number, radius: number, x: number, y: number): Point => {
  const angle = -Math.PI / 2 + (i * Math.PI * 2) / 5;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
};
const pentagon = (x: number, y: number, radius: number): string => poly(times(5, (i) => corner(i, radius, x, y)));
const pentagram = (x: number, y: number, radius: number): string => poly(times(5, (i) => corner(i * 2, radius, x, y)));

/** The mark: a pentagon with its star, in the colour of the words around it. */
export function emblem(): string {
  const inner = `<path d="${pentagram(24, 25.5, 21)}" stroke-width="1.5" opacity=".55"/>`;
  return `<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-linejoin="round" aria-hidden="true"><path d="${pentagon(24, 25.5, 21)}" stroke-width="2.5"/>${inner}</svg>`;
}

const GEMS = ['#f3e6b8', '#6fb6ea', '#a894c0', '#f2815d', '#7cc488'];

/** The back that all cards share, 100 by 140. */
export function cardBack(): string {
  const [x, y] = [50, 70];
  const gems = GEMS.map((colour, i) => {
    const [gx, gy] = corner(i, 30, x, y);
    return (
      fill(ellipse(gx, gy, 4.6), '#0b0e13') +
      fill(ellipse(gx, gy, 3.6), colour) +
      fill(ellipse(gx - 1, gy - 1, 1.1), '#ffffff', 0.8)
    );
  });
  const chance = chanceOf(5);
  const stars = times(26, () => ellipse(chance(6, 94), chance(6, 134), chance(0.3, 0.8)));
  const rings =
    line(ellipse(x, y, 38) + ellipse(x, y, 35), '#8fa6cf', 0.8, 0.7) +
    line(pentagram(x, y, 30), '#8fa6cf', 1, 0.75) +
    line(pentagon(x, y, 30), '#c8d6f2', 1.4, 0.9);
  const corners = [
    [14, 16],
    [86, 16],
    [14, 124],
    [86, 124],
  ]
    .map(([cx, cy]) => star(cx!, cy!, 7))
    .join('');
  return (
    '<svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    '<rect width="100" height="140" fill="#0b0e13"/><rect x="4" y="4" width="92" height="132" rx="6" fill="#1d2a47"/>' +
    '<rect x="7" y="7" width="86" height="126" rx="4" fill="#26365a" stroke="#6f86b4" stroke-width=".8"/>' +
    fill(ellipse(x, y, 46), '#33477a', 0.7) +
    fill(stars.join(''), '#dfe9ff', 0.6) +
    rings +
    fill(corners, '#8fa6cf', 0.8) +
    gems.join('') +
    '</svg>'
  );
}

const SKIN = ['#f0c9a4', '#e0ac82', '#c98f66', '#a66d48', '#7d4c31', '#5c3522', '#b9c4a0'] as const;
const HAIR = ['#1c1210', '#3a2216', '#6a3d1c', '#a8662c', '#c9b08a', '#d8d4cc', '#7a1f1c', '#233048'] as const;

interface Face {
  readonly skin: string;
  readonly hair: string;
  readonly robe: string;
  readonly trim: string;
}

const HAIRCUTS: readonly ((face: Face) => string)[] = [
  ({ hair }) => fill('M20 30C18 14 25 9 32 9S46 14 44 30C42 24 40 21 37 20C32 22 27 22 23 21C21 23 21 26 20 30Z', hair),
  ({ hair }) =>
    fill(
      'M14 56C16 46 20 40 19 28C18 14 25 8 32 8S46 14 45 28C44 40 48 46 50 56L42 50C44 42 43 30 41 24C36 22 30 20 27 18C25 24 20 34 22 50Z',
      hair,
    ),
  ({ hair }) =>
    fill(
      'M21 27C20 20 24 15 32 15S44 20 43 27C40 23 36 21 32 21S24 23 21 27ZM24 40Q32 44 40 40Q40 52 32 56Q24 52 24 40Z',
      hair,
    ),
  ({ robe, trim }) =>
    fill(
      'M12 58C13 42 16 38 17 28C17 14 24 5 32 5S47 14 47 28C48 38 51 42 52 58L42 48C45 38 44 26 41 20C36 14 28 14 23 20C20 26 19 38 22 48Z',
      robe,
    ) + line('M22 48C19 38 20 26 23 20C28 14 36 14 41 20C44 26 45 38 42 48', trim, 1.4),
  ({ hair, trim }) =>
    fill('M21 28C20 18 25 13 32 13S44 18 43 28C41 22 36 20 32 20S23 22 21 28Z', hair) +
    fill('M20 18L23 9L28 14L32 6L36 14L41 9L44 18Z', trim),
  ({ hair, trim }) =>
    fill('M20 25Q32 15 44 25L44 19Q44 8 32 6Q20 8 20 19Z', trim) +
    fill('M32 6L36 0L34 8Z', trim) +
    fill('M20 24v14l3 2V25ZM44 24v14l-3 2V25Z', hair),
];

/** A person's face on 64 by 64, always the same for the same name. */
export function portrait(name: string, relation: 'you' | 'ally' | 'foe' = 'foe'): string {
  const own = relation === 'you';
  const known = own ? undefined : FACES[name];
  if (known !== undefined) return framed(`p${hash(name + relation).toString(36)}`, known.sky, personBody(known));
  const chance = chanceOf(hash(`${name}|face`));
  const id = `p${hash(name + relation).toString(36)}`;
  const [top, middle, low]: readonly [string, string, string] = own
    ? ['#d9f4f7', '#3d94b5', '#0d2c3f']
    : [
        chance.pick(['#ffb27a', '#ffd08a', '#e8a0a0', '#d8c0f0']),
        chance.pick(['#a63a2c', '#8a4a2c', '#7a3050', '#5a3a78']),
        '#2e0d14',
      ];
  const face: Face = {
    skin: chance.pick(SKIN),
    hair: chance.pick(HAIR),
    robe: mix(low, chance.pick(['#000000', '#2a3a5a', '#4a2030', '#24402c']), 0.5),
    trim: own ? '#62cbe8' : chance.pick(['#ff8f6b', '#e0b64a', '#c8b8f0']),
  };
  const wide = chance(9, 10.6);
  const [eyes, mouth] = [chance(29.5, 32), chance(-1.6, 2.4)];
  const head = `M${short(32 - wide)} 28C${short(32 - wide)} 18 26 14 32 14S${short(32 + wide)} 18 ${short(32 + wide)} 28S38 46 32 46S${short(32 - wide)} 38 ${short(32 - wide)} 28Z`;
  const dark = mix(face.skin, '#1a0c08', 0.75);
  const scar = chance.happens(0.2) ? line('M37 25l3 9', mix(face.skin, '#a02020', 0.6), 1) : '';
  const body = [
    fill(ellipse(chance(14, 50), chance(12, 20), chance(6, 10)), top, 0.8),
    fill('M6 64c1-14 9-18 16-20h20c7 2 15 6 16 20z', face.robe),
    fill('M27 40h10v9l-5 4-5-4z', mix(face.skin, '#3a1810', 0.35)),
    fill(head, face.skin),
    fill(
      `M32 14S${short(32 + wide)} 18 ${short(32 + wide)} 28S38 46 32 46Q38 34 32 14Z`,
      mix(face.skin, '#2a1010', 0.3),
      0.4,
    ),
    chance.pick(HAIRCUTS as [(f: Face) => string])(face),
    line(`M27 ${short(eyes)}h3.6M33.600 ${short(eyes)}h3.6`, dark, 2),
    line(`M26.500 ${short(eyes - 3)}q2-1.200 4 0M33.500 ${short(eyes - 3)}q2-1.200 4 0`, face.hair, 1.1),
    line(`M32 ${short(eyes + 1)}l-1.200 4h2`, dark, 0.9, 0.5),
    line(`M28.500 40q3.500 ${short(mouth)} 7 0`, mix(face.skin, '#7a2020', 0.65), 1.7),
    scar,
    line('M23 45l9 7 9-7', face.trim, 2),
  ].join('');
  return framed(id, [top, middle, low], body);
}

function framed(id: string, [top, middle, low]: readonly [string, string, string], body: string): string {
  const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`;
  return `<svg viewBox="0 0 64 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="${id}" x2="0" y2="1">${stop(0, top)}${stop(0.58, middle)}${stop(1, low)}</linearGradient></defs><rect width="64" height="64" fill="url(#${id})"/>${body}</svg>`;
}
