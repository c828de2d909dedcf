// How much room a finger has on each thing that it can touch: run inside the page, so it may use nothing from outside.

export interface Touched {
  /** What it is, in a word that finds it again. */
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What is excused, each for a reason that the accessibility guidelines know:
 * - words in the middle of a sentence, which are as high as its line (inline);
 * - the cards of a fan under its last one, which is the one to touch and equal to them (equivalent);
 * - what is tucked under another card, which the small menu of that card and the list of what can be chosen offer too
 *   (equivalent).
 */
export const EXCEPT = [
  'p a, p button, li a.inline, .told-lines button, .sentence button',
  '.place[data-fan]:not([data-named]) .tile',
  '.tucked',
].join(', ');

/** Everything that can be touched and is smaller than a finger, with the room that it really has, in CSS pixels. */
export function tooSmallToTouch({ finger, except }: { finger: number; except: string }): Touched[] {
  const TARGETS =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="menuitem"], [role="tab"], ' +
    '[role="option"], [role="switch"], [role="checkbox"], [role="slider"], [role="spinbutton"], [tabindex="0"]';
  const STEP = 2;
  const all = [...document.querySelectorAll<HTMLElement>(TARGETS)];
  /** What a touch at this point is for: a label gives its touch to the field it names. */
  const at = (x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    return hit?.closest(TARGETS) ?? (label instanceof HTMLLabelElement ? label.control : null) ?? null;
  };
  /** Whether any of it lies outside of what its scrolled box shows: it comes into view whole when it is leafed to. */
  const isScrolledAway = (each: HTMLElement): boolean => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    for (let box = each.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (!/auto|scroll/.test(`${getComputedStyle(box).overflowX} ${getComputedStyle(box).overflowY}`)) continue;
      const seen = box.getBoundingClientRect();
      const over = [seen.left - left, seen.top - top, right - seen.right, bottom - seen.bottom];
      if (over.some((by) => by > 1)) return true;
    }
    return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
  };
  const found: Touched[] = [];
  for (const each of all) {
    if (each.matches(':disabled, [aria-disabled="true"]') || each.closest('[inert], [aria-hidden="true"]')) continue;
    if (except !== '' && each.matches(except)) continue;
    const box = each.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || isScrolledAway(each)) continue;
    const mine = (x: number, y: number): boolean => at(x, y) === each;
    /** How far it goes on from a point of it, one way and the other. */
    const run = (x: number, y: number, dx: number, dy: number): number => {
      let length = 0;
      for (const way of [1, -1])
        for (let by = way === 1 ? 0 : STEP; by <= finger && mine(x + way * by * dx, y + way * by * dy); by += STEP)
          length += STEP;
      return length;
    };
    let [width, height] = [0, 0];
    for (const down of [0.5, 0.1, 0.9, 0.3, 0.7])
      for (const along of [0.5, 0.1, 0.9, 0.3, 0.7]) {
        const [x, y] = [box.left + box.width * along, box.top + box.height * down];
        if ((width >= finger && height >= finger) || !mine(x, y)) continue;
        width = Math.max(width, run(x, y, 1, 0));
        height = Math.max(height, run(x, y, 0, 1));
      }
    // Where a window lies over a part of it, it is the window that is touched.
    const isUnder = [0.1, 0.5, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((along) => {
        const over = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down);
        if (over?.closest('.turn-list, .float, .drawer')?.contains(each) === false) return true;
        for (let lies = over; lies !== null && !lies.contains(each); lies = lies.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(lies).position)) return true;
        return false;
      }),
    );
    if (isUnder) continue;
    // Covered by a window, it is not what is touched now.
    if (width === 0) continue;
    if (width < finger || height < finger)
      found.push({
        what: `${each.tagName.toLowerCase()}.${each.className.toString().split(' ')[0]} ${
          each.dataset.card ?? each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 40)
        }`,
        width,
        height,
      });
  }
  return found;
}
