// Which of many things on the page lies nearest in a direction: for going from card to card with the arrow keys.

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Boxed {
  getBoundingClientRect(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.2;

export function nearest<T extends Boxed>(from: T, all: readonly T[], direction: Direction): T | undefined {
  const start = middle(from);
  const upright = direction === 'up' || direction === 'down';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of all) {
    if (each === from) continue;
    const { x, y } = middle(each);
    const ahead = (upright ? y - start.y : x - start.x) * sign;
    const aside = Math.abs(upright ? x - start.x : y - start.y);
    if (ahead <= 1) continue;
    const far = ahead + aside * ASIDE;
    if (far < least) {
      least = far;
      best = each;
    }
  }
  return best;
}

function middle(thing: Boxed): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
