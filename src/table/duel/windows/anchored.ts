// Keeps something that floats where it belongs, whenever it or the page changes.

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { placeIn, type Room, readRoom, type Size, type Wish } from './room.ts';

/** Longer than a card takes to its place. */
const ARRIVED = 350;

export function useAnchored<T extends HTMLElement>(home: (room: Room, size: Size) => Wish) {
  const ref = useRef<T>(null);
  const place = useCallback(() => {
    const element = ref.current;
    if (element === null) return;
    element.style.maxHeight = '';
    const room = readRoom();
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { x, y, most } = placeIn(room, home(room, size), size);
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
    element.style.maxHeight = `${most}px`;
  }, [home]);
  useLayoutEffect(place);
  // Cards are still on their way when a question comes: what it covers is seen when they have arrived.
  useEffect(() => {
    const settled = window.setTimeout(place, ARRIVED);
    return () => window.clearTimeout(settled);
  });
  useEffect(() => {
    window.addEventListener('resize', place);
    // The bar between the territories may come or move after this has.
    const later = requestAnimationFrame(place);
    return () => {
      window.removeEventListener('resize', place);
      cancelAnimationFrame(later);
    };
  }, [place]);
  return ref;
}
