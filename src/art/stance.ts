// How a figure stands in its picture: near or far, alone or with others of its kind, lean or broad. Together with what it
// is, that makes it a figure of its own: two dragons are two dragons.
import { hash } from './chance.ts';
import type { Setting } from './figures/index.ts';

export type Pose = 'alone' | 'near' | 'pair' | 'pack' | 'ringed' | 'far';
export type Build = 'plain' | 'lean' | 'broad';

interface Posing {
  readonly scale: number;
  /** How far its feet are below the edge of the picture, or above. */
  readonly sinks: number;
  readonly ring: boolean;
  /** Others behind it: how far aside in widths of the picture, how large, how far up, and which way they look. */
  readonly behind: readonly {
    readonly dx: number;
    readonly size: number;
    readonly rises: number;
    readonly faces: 1 | -1;
  }[];
}

export const POSES: Readonly<Record<Pose, Posing>> = {
  alone: { scale: 1, sinks: 0, ring: false, behind: [] },
  near: { scale: 1.36, sinks: 66, ring: false, behind: [] },
  pair: { scale: 0.92, sinks: 6, ring: false, behind: [{ dx: 0.24, size: 0.72, rises: 26, faces: -1 }] },
  pack: {
    scale: 0.86,
    sinks: 8,
    ring: false,
    behind: [
      { dx: -0.3, size: 0.58, rises: 34, faces: 1 },
      { dx: 0.3, size: 0.5, rises: 40, faces: -1 },
    ],
  },
  ringed: { scale: 0.9, sinks: 0, ring: true, behind: [] },
  far: { scale: 0.72, sinks: -14, ring: false, behind: [] },
};

/** Width and height against those of the sketch. */
export const BUILDS: Readonly<Record<Build, readonly [number, number]>> = {
  plain: [1, 1],
  lean: [0.84, 1.1],
  broad: [1.18, 0.93],
};

const MOVING: readonly Pose[] = ['alone', 'near', 'pair', 'pack', 'ringed', 'far'];
/** A wall or a castle is not one of many, and has its feet on the ground. */
const STANDING: readonly Pose[] = ['alone', 'near', 'ringed', 'far'];
const SHAPES: readonly Build[] = ['plain', 'lean', 'broad'];

/** The same for every picture of a card. */
export function stanceOf(name: string, setting: Setting): { readonly pose: Pose; readonly build: Build } {
  const number = hash(`${name}|stance`);
  // What is low already would sink out of sight where it stands near.
  const isLow = (setting.scale ?? 1) > 1.1;
  const poses = setting.still ? STANDING : isLow ? MOVING.filter((pose) => pose !== 'near') : MOVING;
  const pose = poses[number % poses.length] as Pose;
  return { pose, build: setting.still ? 'plain' : (SHAPES[Math.floor(number / 64) % SHAPES.length] as Build) };
}
