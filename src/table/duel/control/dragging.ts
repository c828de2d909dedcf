// Dragging a card to another place of its territory, with the mouse. Nothing of it reaches the duel.

import type { RefObject } from 'react';
import { rankAt, type Territories } from '../layout/arrange.ts';
import { cardWidth } from '../layout/size.ts';
import { rememberAt } from '../motion/motion.ts';
import { useLifting } from './lifting.ts';
import { moveCard, type Row } from './session.ts';

/** `away` is asked first: a creature let go over the other side may be meant for the fight. */
export function useDragging(
  element: RefObject<HTMLElement | null>,
  seat: number,
  plan: Territories,
  away: (piece: HTMLElement, x: number, y: number) => boolean,
): void {
  useLifting(element, {
    leafs: false,
    pieceAt: ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return null;
      const piece = (target as Element).closest<HTMLElement>('[data-piece="permanent"]');
      return piece?.dataset.under === undefined ? piece : null;
    },
    letGo: (piece, x, y, box) => {
      const here = element.current;
      if (here === null || away(piece, x, y)) return;
      const id = Number(piece.dataset.object);
      rememberAt(id, box);
      moveCard(seat, id, spotAt(here, plan, box, id));
    },
  });
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
