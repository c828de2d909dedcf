// A window that floats over the cloth: dragged by its header (pointer or arrow keys), made small, never in the way of the
// situation bar.
import './float.css';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useAnchored } from './anchored.ts';
import { clearOf, type Room, readLying, type Size, type Spot, type Wish } from './room.ts';

export interface FloatingProps {
  /** Told apart in the page, and in the style. */
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  /** Where it lies until it is dragged. */
  readonly home: (room: Room, size: Size) => Wish;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** It asks for an answer, so it takes the focus and stands out. */
  readonly asks?: boolean;
}

const STEP = 24;
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Windows keep their place while the page lasts, also when they close and open again. */
const places = new Map<string, Spot>();

function usePlace(name: string, home: FloatingProps['home'], asks: boolean) {
  const wished = useRef<Spot | null>(places.get(name) ?? null);
  const where = useCallback(
    (room: Room, size: Size) => wished.current ?? clearOf(room, home(room, size), size, readLying(asks)),
    [home, asks],
  );
  const ref = useAnchored<HTMLElement>(where);
  const moveTo = (spot: Spot | null): void => {
    wished.current = spot;
    if (spot === null) places.delete(name);
    else places.set(name, spot);
    window.dispatchEvent(new Event('resize')); // the window and the arrows that end in it follow
  };
  return { ref, moveTo };
}

function useDrag({ ref, moveTo }: ReturnType<typeof usePlace>) {
  const grip = useRef<Spot | null>(null);
  const here = (): Spot => {
    const box = ref.current?.getBoundingClientRect();
    return { x: box?.left ?? 0, y: box?.top ?? 0 };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('.float-small') !== null) return;
      const { x, y } = here();
      grip.current = { x: event.clientX - x, y: event.clientY - y };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current !== null) moveTo({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
    },
    onPointerUp: () => {
      grip.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = ARROWS[event.key];
      if (by === undefined && event.key !== 'Home') return;
      event.preventDefault();
      const { x, y } = here();
      moveTo(by === undefined ? null : { x: x + by.x, y: y + by.y });
    },
  };
}

export function FloatingWindow({ name, title, hint = '', home, children, footer, asks = false }: FloatingProps) {
  const placing = usePlace(name, home, asks);
  const { onKeyDown, ...dragging } = useDrag(placing);
  const [small, setSmall] = useState(false);
  return (
    <section
      ref={placing.ref}
      className={`float float-${name}`}
      data-window={name}
      data-asks={asks || undefined}
      role={asks ? 'dialog' : undefined}
      aria-label={title}
    >
      <header className="float-head" {...dragging}>
        <button
          type="button"
          className="float-grip"
          onKeyDown={onKeyDown}
          aria-label={`Move ${title}: arrow keys move the window, Home puts it back`}
        />
        <h2>{title}</h2>
        {hint !== '' && <span className="float-hint">{hint}</span>}
        <button
          type="button"
          className="float-small"
          aria-expanded={!small}
          aria-label={small ? `Show ${title}` : `Make ${title} small`}
          onClick={() => setSmall(!small)}
        >
          {small ? '+' : '–'}
        </button>
      </header>
      {!small && <div className="float-body">{children}</div>}
      {!small && footer !== undefined && <footer className="float-foot">{footer}</footer>}
    </section>
  );
}
