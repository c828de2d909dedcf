// What grows on the land: bare trees, pines, crowns of leaves and grass.
import { type Chance, times } from '../chance.ts';
import { ellipse, limb, plume, poly } from '../shapes.ts';

/** A tree without leaves, branching three times. */
export function bareTree(chance: Chance, x: number, y: number, height: number): string {
  let path = '';
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, left: number): void => {
    const bend = angle + chance(-0.3, 0.3);
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    const [midX, midY] = [fromX + Math.cos(bend) * length * 0.5, fromY + Math.sin(bend) * length * 0.5];
    path += limb(
      [
        [fromX, fromY, width],
        [midX, midY, width * 0.75],
        [toX, toY, Math.max(0.4, width * 0.5)],
      ],
      3,
    );
    if (left === 0) return;
    for (let i = 0; i < (left > 1 ? 3 : 2); i++) {
      grow(toX, toY, angle + chance(-1, 1), length * chance(0.5, 0.72), width * 0.5, left - 1);
    }
  };
  grow(x, y, -1.57 + chance(-0.16, 0.16), height * 0.42, height * 0.045, 3);
  return path;
}

export function pine(x: number, y: number, h: number): string {
  const half: [number, number][] = [
    [0.17, 0.62],
    [0.1, 0.64],
    [0.25, 0.32],
    [0.15, 0.34],
    [0.3, 0],
  ];
  const right = half.map(([a, b]) => [x + h * a, y - h * b] as const);
  const left = half.toReversed().map(([a, b]) => [x - h * a, y - h * b] as const);
  return poly([[x, y - h], ...right, ...left]);
}

/** A clump of leaves. */
export function clump(chance: Chance, x: number, y: number, w: number): string {
  return times(6, () =>
    ellipse(x + chance(-w, w) * 0.7, y + chance(-w, w) * 0.34, w * chance(0.34, 0.56), w * chance(0.3, 0.46)),
  ).join('');
}

/** Blades of grass or stalks of wheat along a line. */
export function grass(chance: Chance, count: number, width: number, y: number, tall: number, blade: number): string {
  return times(count, () =>
    plume(chance(0, width), y, -1.57 + chance(-0.25, 0.25), chance(tall * 0.4, tall), blade),
  ).join('');
}
