// What is wrong with the layout of a table in the browser: run inside the page, so it may use nothing from outside itself.

/** What is cut off or lies outside, whether the situation bar is free, and what is too small for a finger (0: none points). */
export function faultsOfLayout(finger: number): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  if (root.scrollHeight > root.clientHeight) faults.push(`scrolls down: ${root.scrollHeight} > ${root.clientHeight}`);
  const inside = (name: string, selector: string): void => {
    for (const each of document.querySelectorAll(selector)) {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        faults.push(
          `${name} is cut off: ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`,
        );
    }
  };
  inside('the situation bar', '[data-testid="situation"]');
  inside('a button of the situation bar', '[data-testid="situation"] button');
  inside('a territory', 'section[data-zone="territory"]');
  inside('a life register', '[data-player]');
  inside('a phase', '[data-phase]');
  const bar = document.querySelector('[data-testid="situation"]') as HTMLElement;
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  for (const part of [0.1, 0.5, 0.9]) {
    const over = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
    if (!bar.contains(over)) faults.push(`the situation bar is covered by ${over?.className ?? 'nothing'}`);
  }
  if (finger > 0)
    for (const each of document.querySelectorAll<HTMLElement>(
      '[data-testid="situation"] button, .hand [data-object]',
    )) {
      const box = each.getBoundingClientRect();
      if (box.width < finger || box.height < finger)
        faults.push(`too small for a finger: ${each.textContent} ${box.width}x${box.height}`);
    }
  return faults;
}

/** The creatures whose size, at their foot, reaches over the edge of the cloth and is cut off by it, by their names. */
export function sizesCutOff(): string[] {
  const sizes = [...document.querySelectorAll<HTMLElement>('section[data-zone="territory"] .tile-size')];
  return sizes
    .filter((size) => {
      const cloth = (size.closest('section') as HTMLElement).getBoundingClientRect();
      const { top, bottom } = size.getBoundingClientRect();
      return top < cloth.top - 1 || bottom > cloth.bottom + 1;
    })
    .map((size) => `${size.closest<HTMLElement>('[data-card]')?.dataset.card}`);
}

/** The permanents that reach over an edge of the cloth they lie on to the left or right, by their names. */
export function overTheEdge(): string[] {
  const tiles = [...document.querySelectorAll<HTMLElement>('section[data-zone="territory"] [data-object]')];
  return tiles
    .filter((tile) => {
      const cloth = (tile.closest('section') as HTMLElement).getBoundingClientRect();
      const { left, right } = tile.getBoundingClientRect();
      return left < cloth.left - 1 || right > cloth.right + 1;
    })
    .map((tile) => `${tile.dataset.card}`);
}

/** The permanents whose name, where it is to be seen, does not fit into its place, by their names. */
export function namesCutOff(): string[] {
  const names = [...document.querySelectorAll<HTMLElement>('section[data-zone="territory"] .tile-name')];
  return names
    .filter((name) => {
      const { visibility, display } = getComputedStyle(name);
      if (visibility === 'hidden' || display === 'none') return false;
      return name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight;
    })
    .map((name) => `${name.closest<HTMLElement>('[data-card]')?.dataset.card}`);
}
