// The showcase of the advanced layout: called up for one card, it goes again by itself (F-858), unless the pointer or
// the focus rests on it, or with a click.
import './called.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CardFace } from '../../cards/index.ts';
import { useDuel } from '../control/control.ts';
import { useAnchored } from './anchored.ts';
import { useFace } from './Faces.tsx';
import type { Room, Size, Spot } from './room.ts';

/** Time enough to read a card. */
const STAYS = 7000;

/** In the middle of the left edge, where the showcase of the standard layout stands: no territory is covered. */
const atEdge = ({ view }: Room, { height }: Size): Spot => ({ x: 6, y: (view.bottom - height) / 2 });

/** Called with a key, it takes the focus and so stays until it is left. */
function useCalled() {
  const button = useRef<HTMLButtonElement>(null);
  const caller = useRef<Element | null>(null);
  useEffect(() => {
    caller.current = document.activeElement;
    if (caller.current?.matches(':focus-visible') === true) button.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && caller.current instanceof HTMLElement) caller.current.focus();
    };
  }, []);
  return button;
}

export function CalledShowcase({ name, object }: { readonly name: string; readonly object: number }) {
  const { table, open } = useDuel();
  const face = useFace(name);
  const box = useAnchored<HTMLElement>(atEdge);
  const button = useCalled();
  const [held, setHeld] = useState(false);
  const close = useCallback(() => open(null), [open]);
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(close, STAYS);
    return () => window.clearTimeout(timer);
  }, [held, close]);
  return (
    <section
      ref={box}
      className="called"
      role="dialog"
      aria-label={name}
      data-window="showcase"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <button ref={button} type="button" className="called-face" aria-label={`${name}: close`} onClick={close}>
        <CardFace card={face} book={table.book.id} />
      </button>
      <p className="sr">{[face.type, ...face.text].join('. ')}</p>
      <button type="button" className="wbtn" onClick={() => open({ window: 'card', name, object, whole: true })}>
        In every book
      </button>
    </section>
  );
}
