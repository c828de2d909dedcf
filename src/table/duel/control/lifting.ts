// Lifting a card with the mouse or a finger: the one place that follows the pointer and draws what is carried. What comes of it
// when it is let go is said by whoever lets it be lifted.

import { type RefObject, useEffect, useRef } from 'react';

/** A hand that trembles does not lift. */
const LEAST = 8;

export interface Lifting {
  /** The piece that is taken hold of; null where there is none, or it is to stay. */
  readonly pieceAt: (event: PointerEvent) => HTMLElement | null;
  /** A finger may mean something else by going sideways: it leafs through the hand. */
  readonly leafs: boolean;
  /** It was let go at this place of the page, `box` being where it was drawn. */
  readonly letGo: (piece: HTMLElement, x: number, y: number, box: DOMRect) => void;
}

interface Lifted {
  readonly piece: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  moving: boolean;
}

/** When a card was let go, as the browser stamps it. */
let dropped = Number.NEGATIVE_INFINITY;

/** The click that the browser makes of letting go is none: it bears the same time, however late it is heard. */
export const isOfDrop = ({ timeStamp }: { readonly timeStamp: number }): boolean => Math.abs(timeStamp - dropped) < 60;

/** What is carried lies over everything else, and the cloth it comes from cuts nothing off it. */
function draw({ piece }: Lifted, by: readonly [x: number, y: number] | null): void {
  piece.style.translate = by === null ? '' : `${by[0]}px ${by[1]}px`;
  piece.toggleAttribute('data-dragging', by !== null);
  for (const around of ['.place', '.territory']) piece.closest(around)?.toggleAttribute('data-carried', by !== null);
}

export function useLifting(root: RefObject<HTMLElement | null>, lifting: Lifting): void {
  const latest = useRef(lifting);
  latest.current = lifting;
  useEffect(() => {
    const here = root.current;
    if (here === null) return;
    let lifted: Lifted | null = null;
    const down = (event: PointerEvent): void => {
      const piece = event.button === 0 ? latest.current.pieceAt(event) : null;
      if (piece === null) return;
      const { clientX: x, clientY: y } = event;
      lifted = { piece, x, y, touch: event.pointerType === 'touch', moving: false };
    };
    const move = (event: PointerEvent): void => {
      if (lifted === null) return;
      const [dx, dy] = [event.clientX - lifted.x, event.clientY - lifted.y];
      if (!lifted.moving) {
        if (Math.hypot(dx, dy) < LEAST) return;
        if (lifted.touch && latest.current.leafs && Math.abs(dx) > Math.abs(dy)) {
          lifted = null;
          return;
        }
        lifted.moving = true;
        lifted.piece.setPointerCapture(event.pointerId);
      }
      draw(lifted, [dx, dy]);
    };
    const up = (event: PointerEvent): void => {
      const ended = lifted;
      lifted = null;
      if (ended === null || !ended.moving) return;
      const box = ended.piece.getBoundingClientRect();
      draw(ended, null);
      dropped = event.timeStamp;
      if (event.type !== 'pointercancel') latest.current.letGo(ended.piece, event.clientX, event.clientY, box);
    };
    // A quick hand has left the cloth before the first movement is told of: those are heard everywhere.
    const heard = { pointermove: move, pointerup: up, pointercancel: up } as const;
    const names = Object.keys(heard) as (keyof typeof heard)[];
    here.addEventListener('pointerdown', down);
    for (const name of names) window.addEventListener(name, heard[name]);
    return () => {
      here.removeEventListener('pointerdown', down);
      for (const name of names) window.removeEventListener(name, heard[name]);
    };
  }, [root]);
}
