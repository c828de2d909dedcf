// Cards by keyboard: one stop of the Tab key in each zone, and the arrow keys from card to card over the whole table.

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react';

const PIECE = '[data-piece]';
const ZONES = '[data-zone="territory"], [data-zone="hand"].hand';
type Way = readonly [dx: number, dy: number];
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  readonly piece: HTMLElement;
  readonly x: number;
  readonly y: number;
}

function spotOf(piece: HTMLElement): Spot {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { piece, x: left + width / 2, y: top + height / 2 };
}

/** The nearest card that way; what lies off to the side counts as farther away. */
function nearest(from: Omit<Spot, 'piece'>, others: readonly Spot[], [dx, dy]: Way): HTMLElement | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of others) {
    const along = (each.x - from.x) * dx + (each.y - from.y) * dy;
    if (along < 3) continue;
    const aside = Math.abs((each.x - from.x) * dy) + Math.abs((each.y - from.y) * dx);
    // Left and right stay in the row: beyond its end there is nothing.
    if (dy === 0 && aside > Math.max(50, along * 0.8)) continue;
    const far = along + aside * (dy === 0 ? 4 : 1.5);
    if (far < least) [best, least] = [each, far];
  }
  return best?.piece ?? null;
}

export function moveFocus(event: KeyboardEvent, root: HTMLElement): void {
  const way = WAYS[event.key];
  const here = (event.target as Element).closest<HTMLElement>(PIECE);
  if (way === undefined || here === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const others = [...root.querySelectorAll<HTMLElement>(PIECE)].filter((each) => each !== here).map(spotOf);
  const next = nearest(spotOf(here), others, way);
  event.preventDefault();
  if (next === null) return;
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** One card of each zone can be reached with the Tab key: the one that has the focus, else a lit one, else the first. */
function setStops(root: HTMLElement): void {
  for (const zone of root.querySelectorAll(ZONES)) {
    const pieces = [...zone.querySelectorAll<HTMLElement>(PIECE)];
    const stop =
      pieces.find((piece) => piece === document.activeElement) ??
      pieces.find((piece) => piece.dataset.light !== undefined) ??
      pieces[0];
    for (const piece of pieces) {
      const index = piece === stop ? 0 : -1;
      if (piece.tabIndex !== index) piece.tabIndex = index;
    }
  }
}

export function useRoving(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (root.current !== null) setStops(root.current);
  });
  useEffect(() => {
    const here = root.current;
    if (here === null) return;
    const stops = (): void => setStops(here);
    // Where nothing has the focus, an arrow key goes to the first card that can be used.
    const begin = (event: globalThis.KeyboardEvent): void => {
      if (WAYS[event.key] === undefined || document.activeElement !== document.body || event.defaultPrevented) return;
      const first = here.querySelector<HTMLElement>('.hand [data-light], [data-piece][data-light], .hand [data-piece]');
      if (first === null) return;
      event.preventDefault();
      first.focus();
    };
    here.addEventListener('focusin', stops);
    document.addEventListener('keydown', begin);
    return () => {
      here.removeEventListener('focusin', stops);
      document.removeEventListener('keydown', begin);
    };
  }, [root]);
}
