// Dragging a card to another place of its territory, with the mouse. Nothing of it reaches the duel.

import { type RefObject, useEffect, useRef } from 'react';
import { rankAt, type Territories } from '../layout/arrange.ts';
import { cardWidth } from '../layout/size.ts';
import { rememberAt } from '../motion/motion.ts';
import { moveCard, type Row } from './session.ts';

/** A hand that trembles does not drag. */
const LEAST = 8;

interface Drag {
  readonly piece: HTMLElement;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

let dropped = 0;

/** A card has just been dropped: the click that the browser makes of it is none. */
export const justDropped = (): boolean => performance.now() - dropped < 60;

export const noteDrop = (): void => {
  dropped = performance.now();
};

/** `away` is asked first: a creature let go over the other side may be meant for the fight. */
export function useDragging(
  element: RefObject<HTMLElement | null>,
  seat: number,
  plan: Territories,
  away: (piece: HTMLElement, x: number, y: number) => boolean,
): void {
  const elsewhere = useRef(away);
  elsewhere.current = away;
  const latest = useRef(plan);
  latest.current = plan;
  useEffect(() => {
    const here = element.current;
    if (here === null) return;
    let drag: Drag | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || event.pointerType !== 'mouse') return;
      const piece = (event.target as Element).closest<HTMLElement>('[data-piece="permanent"]');
      if (piece === null || piece.dataset.under !== undefined) return;
      drag = { piece, x: event.clientX, y: event.clientY, moving: false };
    };
    const move = (event: PointerEvent): void => {
      if (drag === null) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moving && Math.hypot(dx, dy) < LEAST) return;
      if (!drag.moving) {
        drag.moving = true;
        drag.piece.dataset.dragging = '';
        setCarried(drag.piece, true);
        drag.piece.setPointerCapture(event.pointerId);
      }
      drag.piece.style.transform = `translate(${dx}px, ${dy}px)`;
    };
    const up = (event: PointerEvent): void => {
      const ended = drag;
      drag = null;
      if (ended === null || !ended.moving) return;
      const { piece } = ended;
      const box = piece.getBoundingClientRect();
      delete piece.dataset.dragging;
      setCarried(piece, false);
      piece.style.transform = '';
      noteDrop();
      if (event.type === 'pointercancel' || elsewhere.current(piece, event.clientX, event.clientY)) return;
      const spot = spotAt(here, latest.current, box, Number(piece.dataset.object));
      rememberAt(Number(piece.dataset.object), box);
      moveCard(seat, Number(piece.dataset.object), spot);
    };
    here.addEventListener('pointerdown', down);
    here.addEventListener('pointermove', move);
    here.addEventListener('pointerup', up);
    here.addEventListener('pointercancel', up);
    return () => {
      here.removeEventListener('pointerdown', down);
      here.removeEventListener('pointermove', move);
      here.removeEventListener('pointerup', up);
      here.removeEventListener('pointercancel', up);
    };
  }, [element, seat]);
}

/** What is carried lies over everything else on the cloth. */
function setCarried(piece: HTMLElement, carried: boolean): void {
  piece.closest('.place')?.toggleAttribute('data-carried', carried);
}

/** The row whose middle is nearest, and the rank there. */
function spotAt(here: HTMLElement, plan: Territories, box: DOMRect, id: number): { row: Row; rank: number } {
  const middle = (rect: DOMRect): number => rect.top + rect.height / 2;
  const rows = [...here.querySelectorAll<HTMLElement>('[data-row]')];
  const far = (row: HTMLElement): number => Math.abs(middle(row.getBoundingClientRect()) - middle(box));
  const [nearest] = rows.sort((a, b) => far(a) - far(b));
  const row: Row = nearest?.dataset.row === 'back' ? 'back' : 'front';
  const inner = nearest?.firstElementChild ?? here;
  const x = (box.left + box.width / 2 - inner.getBoundingClientRect().left) / cardWidth(inner);
  return { row, rank: rankAt(plan[row], x, id) };
}
