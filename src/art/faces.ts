// The faces of those one can play against, each drawn to fit a name; anybody else gets a face by chance (marks.ts).
import { mix } from './colour.ts';
import { fill, line } from './scene.ts';
import { ellipse } from './shapes.ts';

export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly robe: string;
  readonly trim: string;
  /** The sky behind: above, in the middle and below. */
  readonly sky: readonly [string, string, string];
  /** Drawn before the head, and over it. */
  readonly behind: string;
  readonly over: string;
  /** The eyes; empty where they are drawn by `over`. */
  readonly eyes: 'open' | 'narrow' | 'closed' | 'none';
  readonly mouth: number;
}

const LONG =
  'M14 60C16 46 20 40 19 28C18 14 25 8 32 8S46 14 45 28C44 40 48 46 50 60L42 52C44 42 43 30 41 24C36 21 29 20 24 24C21 30 20 42 22 52Z';
const SHORT = 'M20 30C18 14 25 9 32 9S46 14 44 30C42 24 40 21 37 20C32 22 27 22 23 21C21 23 21 26 20 30Z';
const HOOD =
  'M10 62C12 44 15 38 16 28C16 13 24 4 32 4S48 13 48 28C49 38 52 44 54 62L43 50C46 38 45 26 41 20C36 14 28 14 23 20C19 26 18 38 21 50Z';
const BEARD = 'M22 36Q32 42 42 36Q43 50 32 61Q21 50 22 36Z';

/** By the name that stands beside the face. */
export const FACES: Readonly<Record<string, Person>> = {
  'Old Harrow': {
    skin: '#d9a87c',
    hair: '#e6e2d6',
    robe: '#2c4a26',
    trim: '#8fb45a',
    sky: ['#e8f0c0', '#6b8f4a', '#1c2c16'],
    behind: fill(HOOD, '#3c5a30'),
    over:
      fill(BEARD, '#e6e2d6') +
      line('M27 27q3-2.600 5 0M33 27q3-2.600 5 0', '#f4f0e6', 2) +
      fill('M44 20q8-6 9-14q-9 2-11 10zM45 24q9-1 13-7q-9-2-13 3z', '#7fae4c'),
    eyes: 'narrow',
    mouth: 0,
  },
  Pell: {
    skin: '#c98f66',
    hair: '#3a2216',
    robe: '#1d4356',
    trim: '#9bd3e0',
    sky: ['#d6f1f7', '#4d9ab0', '#0f2c3a'],
    behind: fill(SHORT, '#3a2216'),
    over:
      fill('M17 22Q32 8 47 22L50 25Q32 17 14 25Z', '#2c6178') +
      fill('M20 19Q22 8 32 8T44 19Q32 13 20 19Z', '#3a7b95') +
      line('M23 39q9 6 18 0', '#3a2216', 1.6, 0.6),
    eyes: 'open',
    mouth: 2.4,
  },
  Brannoc: {
    skin: '#e0ac82',
    hair: '#a8442c',
    robe: '#5c2a1c',
    trim: '#e0b64a',
    sky: ['#ffc08a', '#a63a2c', '#2e0d14'],
    behind: '',
    over:
      fill(BEARD, '#a8442c') +
      fill('M19 26Q19 8 32 7T45 26L41 24V18H23V24Z', '#8d8f96') +
      fill('M30 18h4v16h-4z', '#a9abb2') +
      line('M19 26Q32 20 45 26', '#d9c06a', 1.6) +
      line('M24 40l4 1M36 41l4-1', '#7a2a1a', 1.4),
    eyes: 'narrow',
    mouth: -1.4,
  },
  'The Tollkeeper': {
    skin: '#8f8a7c',
    hair: '#5a564c',
    robe: '#3a3a44',
    trim: '#e0b64a',
    sky: ['#f2dfae', '#7d6a44', '#1e1a16'],
    behind: fill('M18 14h28v34h-28z', '#6d685c'),
    over:
      fill('M20 16h24v30h-24z', '#9a9484') +
      line('M20 22h24M20 38h24M32 16v6', '#5f5a4e', 1.4) +
      fill(`${ellipse(27, 30, 3.6)}${ellipse(37, 30, 3.6)}`, '#1a140c') +
      fill(`${ellipse(27, 30, 2)}${ellipse(37, 30, 2)}`, '#ffcb45') +
      fill('M26 41h12v3h-12z', '#1a140c') +
      line('M28 41v3M30 41v3M32 41v3M34 41v3M36 41v3', '#9a9484', 0.8) +
      fill(`${ellipse(22, 18.5, 1)}${ellipse(42, 18.5, 1)}${ellipse(22, 44, 1)}${ellipse(42, 44, 1)}`, '#e8dfc8'),
    eyes: 'none',
    mouth: 0,
  },
  'Sister Ilse': {
    skin: '#f0c9a4',
    hair: '#f3ede0',
    robe: '#e9e2d0',
    trim: '#c9a24a',
    sky: ['#fff6d8', '#d9b96a', '#5a4220'],
    behind: fill(HOOD, '#f3ede0'),
    over:
      fill('M21 24Q22 12 32 12T43 24Q38 18 32 18T21 24Z', '#ffffff') +
      line('M21 24Q26 18 32 18T43 24', '#c9a24a', 1.4) +
      fill('M31 2h2v4h4v2h-4v5h-2v-5h-4v-2h4z', '#c9a24a'),
    eyes: 'closed',
    mouth: 1.4,
  },
  Morwenna: {
    skin: '#efd9cf',
    hair: '#17101a',
    robe: '#3c1024',
    trim: '#e06a6a',
    sky: ['#ffb0a0', '#7a2038', '#1e0812'],
    behind: fill(LONG, '#17101a'),
    over:
      fill('M21 26Q22 13 32 13T43 26Q39 19 32 19.500T21 26Z', '#17101a') +
      fill('M20 15L23 5L28 11L32 2L36 11L41 5L44 15Q32 10 20 15Z', '#b8324a') +
      fill(ellipse(32, 9, 1.5), '#ffd0d0') +
      line('M28.500 40q3.500 1.400 7 0', '#a01830', 2.2),
    eyes: 'narrow',
    mouth: 0.8,
  },
  Quill: {
    skin: '#a66d48',
    hair: '#cfcabd',
    robe: '#22305c',
    trim: '#a8c4ff',
    sky: ['#cfe0ff', '#3f5ea8', '#121a3a'],
    behind: fill(SHORT, '#cfcabd'),
    over:
      line(`${ellipse(27.5, 31, 4.2)}${ellipse(36.5, 31, 4.2)}M31.700 31h.8`, '#e8d9a0', 1.3) +
      fill('M44 26Q58 18 58 2Q46 6 42 24Z', '#f4f7ff') +
      line('M43 27Q50 14 57 4', '#9fb0d8', 0.9),
    eyes: 'open',
    mouth: 0.6,
  },
  Edda: {
    skin: '#f0c9a4',
    hair: '#d9a03c',
    robe: '#5a3a78',
    trim: '#f0d48a',
    sky: ['#ffe0b0', '#b06a8a', '#2c1838'],
    behind: fill('M17 30Q12 44 15 60L22 58Q20 44 22 32ZM47 30Q52 44 49 60L42 58Q44 44 42 32Z', '#d9a03c'),
    over:
      fill(SHORT, '#d9a03c') +
      line('M15 42h6M14.500 48h6M15 54h6M43 42h6M43.500 48h6M43 54h6', '#a8702c', 1.4) +
      line('M21 22Q32 15 43 22', '#f7e6b8', 1.6),
    eyes: 'open',
    mouth: 2.8,
  },
  Varga: {
    skin: '#7d4c31',
    hair: '#2c1a12',
    robe: '#4a3420',
    trim: '#9fd08a',
    sky: ['#c8e6d8', '#4a7a6a', '#10241e'],
    behind: fill('M12 44Q8 22 20 12Q32 2 44 12Q56 22 52 44Q48 34 46 30L42 18H22L18 30Q16 34 12 44Z', '#2c1a12'),
    over:
      fill('M20 22Q24 13 32 13T44 22Q38 19 32 19.500T20 22Z', '#2c1a12') +
      fill('M20 16Q10 14 8 2Q16 4 24 12ZM44 16Q54 14 56 2Q48 4 40 12Z', '#e8dcc0') +
      line('M24 34l4 1.600M24 37l4 .8M40 34l-4 1.600M40 37l-4 .8', '#b8e08a', 1.3),
    eyes: 'open',
    mouth: -0.6,
  },
  'The Quiet One': {
    skin: '#4a4658',
    hair: '#15131c',
    robe: '#15131c',
    trim: '#6a6488',
    sky: ['#8a86a8', '#2c2a3e', '#08070c'],
    behind: '',
    over:
      fill(HOOD, '#1c1a28') +
      fill('M23 22Q24 16 32 16T41 22Q42 40 32 48Q22 40 23 22Z', '#08070c', 0.86) +
      fill(`${ellipse(28, 31, 1.4)}${ellipse(36, 31, 1.4)}`, '#d8d0ff'),
    eyes: 'none',
    mouth: 0,
  },
};

const HEAD = 'M22 28C22 18 26 14 32 14S42 18 42 28S38 46 32 46S22 38 22 28Z';
const EYES: Readonly<Record<Person['eyes'], string>> = {
  open: 'M26 31q1.800-1.800 3.600 0M34.400 31q1.800-1.800 3.600 0',
  narrow: 'M26 31h4M34 31h4',
  closed: 'M26 30.500q1.800 1.800 3.600 0M34.400 30.500q1.800 1.800 3.600 0',
  none: '',
};

/** What is drawn on the 64 by 64 of a portrait, over its sky. */
export function personBody({ skin, robe, trim, behind, over, eyes, mouth }: Person): string {
  const dark = mix(skin, '#1a0c08', 0.8);
  const plain = eyes !== 'none';
  return [
    fill('M6 64c1-14 9-18 16-20h20c7 2 15 6 16 20z', robe),
    behind,
    fill('M27 40h10v9l-5 4-5-4z', mix(skin, '#3a1810', 0.35)),
    fill(HEAD, skin),
    fill('M32 14S42 18 42 28S38 46 32 46Q38 34 32 14Z', mix(skin, '#2a1010', 0.3), 0.4),
    plain ? line(EYES[eyes], dark, 2) : '',
    plain ? line('M32 32l-1.200 4h2', dark, 0.9, 0.5) : '',
    plain ? line(`M28.500 40q3.500 ${mouth} 7 0`, mix(skin, '#7a2020', 0.65), 1.7) : '',
    over,
    line('M23 46l9 7 9-7', trim, 2),
  ].join('');
}
