// Pointing at and clicking on cards: one ear for the whole table, so that the cards themselves need none.

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Use } from '../../../protocol/table.ts';
import type { DuelControl } from './control.ts';
import { isOfDrop } from './lifting.ts';
import { openTab } from './session.ts';

type Preview = DuelControl['link']['preview'];

/** The card under the pointer or the focus, and what it would tap. */
export interface Pointed {
  readonly object: number;
  readonly use: Use | null;
  /** What the server says it would tap; null until it has said so. */
  readonly preview: Preview;
}

/** A card that is only brushed does not change what is shown. */
const REST = 60;

const pieceOf = (target: EventTarget): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-piece]');
const numberOf = (piece: HTMLElement | null): number => Number(piece?.dataset.object ?? 0);

export interface Pointing {
  readonly pointed: Pointed;
  readonly handlers: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
}

/** What a card of one's own would do first, if it can be done now and may cost mana. */
function mainUse(duel: DuelControl, object: number): Use | null {
  const uses = duel.usesOf(object).filter((use) => use.why === null && !use.mana);
  return uses.find((use) => use.answer.kind === 'cast' || use.answer.kind === 'use') ?? null;
}

function usePreview(duel: DuelControl, object: number): Pointed {
  const use = mainUse(duel, object);
  const key = use === null ? '' : `${duel.table.at} ${JSON.stringify(use.answer)} ${duel.locked.join()}`;
  const before = useRef<{ key: string; stale: Preview }>({ key: '', stale: null });
  if (before.current.key !== key) before.current = { key, stale: duel.link.preview };
  const latest = useRef(duel);
  latest.current = duel;
  const wanted = useRef(use);
  wanted.current = use;
  useEffect(() => {
    if (key !== '' && wanted.current !== null) latest.current.preview(wanted.current.answer);
  }, [key]);
  const { preview } = duel.link;
  const fresh = key !== '' && preview !== before.current.stale ? preview : null;
  const useKey = key; // the use is new with every table, and the same while its key is
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the use
  return useMemo(() => ({ object, use: wanted.current, preview: fresh }), [object, useKey, fresh]);
}

export function usePointing(duel: DuelControl): Pointing {
  const latest = useRef(duel);
  latest.current = duel;
  const [object, setObject] = useState(0);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const rest = useCallback((target: EventTarget, wait: number): void => {
    window.clearTimeout(timer.current);
    const named = (target as Element).closest<HTMLElement>('[data-card]');
    const piece = pieceOf(target);
    timer.current = window.setTimeout(() => {
      const { shown, show } = latest.current;
      const name = named?.dataset.card;
      if (name !== undefined && name !== shown) show(name);
      setObject(numberOf(piece));
    }, wait);
  }, []);

  const handlers = useMemo((): Pointing['handlers'] => {
    const click = (event: MouseEvent): void => {
      const piece = pieceOf(event.target);
      if (piece === null || isOfDrop(event)) return;
      const { table, draft, setDraft } = latest.current;
      // The second click of a double click on a card in hand belongs to the double click, which the small menus hear.
      if (event.detail > 1 && piece.dataset.piece === 'hand') {
        hasRead(event, piece);
        return;
      }
      // A double click on a creature that could band lets it attack on its own.
      if (event.detail > 1 && table.asked?.ask === 'attack' && draft.banding === numberOf(piece)) {
        setDraft({ ...draft, banding: 0 });
        return;
      }
      if (readsFirst(latest.current, piece, event)) {
        rest(piece, 0);
        return;
      }
      clickPiece(latest.current, piece);
    };
    return {
      onClick: click,
      onPointerOver: (event) => {
        if (event.pointerType === 'mouse') rest(event.target, REST);
      },
      onPointerLeave: () => {
        window.clearTimeout(timer.current);
        setObject(0);
      },
      onFocus: (event) => {
        if ((event.target as Element).matches(':focus-visible')) rest(event.target, 0);
      },
    };
  }, [rest]);

  return { pointed: usePreview(duel, object), handlers };
}

/** The card that a finger has touched once. */
let touched = 0;

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  (nativeEvent as globalThis.PointerEvent).pointerType === 'touch';

/** With the second touch a card has been read, and what it was read on is put away. */
function hasRead(event: MouseEvent, piece: HTMLElement): void {
  if (isTouch(event) && touched === numberOf(piece)) openTab(null);
  touched = 0;
}

/** With a finger one cannot point: the first touch of a card that could be played reads it and shows what
 * it would tap, the second plays it. */
function readsFirst({ table, show }: DuelControl, piece: HTMLElement, event: MouseEvent): boolean {
  const id = numberOf(piece);
  if (!isTouch(event) || table.asked?.ask !== 'act' || piece.dataset.piece !== 'hand' || touched === id) {
    hasRead(event, piece);
    return false;
  }
  touched = id;
  show(piece.dataset.card ?? null);
  openTab('card');
  return true;
}

function clickPiece(duel: DuelControl, piece: HTMLElement): void {
  const { piece: kind } = piece.dataset;
  if (kind === 'face-down') clickFaceDown(duel, Number(piece.dataset.index));
  else duel.click({ what: 'object', id: numberOf(piece) });
}

/** A card that lies face down is drawn, or given up where that is asked. */
function clickFaceDown(duel: DuelControl, index: number): void {
  const { asked } = duel.table;
  if (asked?.ask === 'pick') duel.click({ what: 'entry', id: index });
  else duel.done();
}
