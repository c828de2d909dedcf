// How much room there is, measured where CSS cannot know it.

import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** How many cards stand side by side in an element, in widths of a card. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(12);
  useLayoutEffect(() => {
    const here = element.current;
    if (here === null) return;
    const measure = (): void => {
      const style = getComputedStyle(here);
      const card = cardWidth(here);
      const inner = here.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      setRoom(Math.max(1, Math.floor((inner / card) * 100) / 100));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(here);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** The width of a card in pixels: `--cw` may be a formula, so a thing of that width is measured. */
export function cardWidth(within: Element): number {
  const probe = document.createElement('i');
  probe.style.cssText = 'position:absolute;visibility:hidden;width:var(--cw);height:0';
  within.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width > 0 ? width : 80;
}

const SMALL = '(max-width: 1000px), (max-height: 520px)';

function hear(changed: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The screen is as small as a phone on its side. */
export const useSmall = (): boolean => useSyncExternalStore(hear, () => window.matchMedia(SMALL).matches);
