// The small menus: right click, long press, the menu key, Shift+F10 or M on anything active of the table.
//
// For the parts of the table: nothing needs to be wrapped. `<Menus />` (part of `<Windows />`) listens on the whole page
// and reads what was meant from the marks that every part carries anyway, the innermost first:
//   data-object="<id>" (with data-card="<name>")          a card: its uses, help, don't auto-tap, view full card
//   data-phase="<key>" data-seat="<seat>"                 an entry of the phase bar: run to it, stop
//   data-player="<seat>"                                  a life register: flip over to the face
//   data-zone="graveyard|removed|ante|library|hand" data-seat   a pile: look through it
//   data-zone="territory" data-seat                       bare cloth: arrange, done, cancel, concede, options …
// A double click on a card auto-casts it and a double click on bare cloth arranges it in the same way.
// To open a menu from a button of your own: `openMenu({ about, x, y })` of `useDuel()`.

import { lazy, Suspense, useEffect } from 'react';
import { type MenuAbout, useDuel, type ZoneName } from '../control/control.ts';
import { arrangeCards } from '../control/session.ts';

const MenuList = lazy(async () => ({ default: (await import('./MenuList.tsx')).MenuList }));
const UsesList = lazy(async () => ({ default: (await import('./MenuList.tsx')).UsesList }));

const ZONES: readonly string[] = ['graveyard', 'removed', 'ante', 'library', 'hand'];
const LONG_PRESS = 550;
const STEADY = 10;

/** What lies under the pointer or has the focus, read from the marks on the page; null for nothing active. */
export function aboutOf(element: Element | null): MenuAbout | null {
  const marked = element?.closest('[data-object], [data-fighter], [data-phase], [data-player], [data-zone]');
  if (!(marked instanceof HTMLElement)) return null;
  const { fighter, card, phase, player, zone } = marked.dataset;
  const object = marked.dataset.object ?? fighter;
  const seat = Number(marked.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? -1);
  if (object !== undefined) return { about: 'card', object: Number(object), name: card ?? '' };
  if (phase !== undefined) return { about: 'phase', place: { seat, key: phase } };
  if (player !== undefined) return { about: 'life', seat: Number(player) };
  if (zone === 'territory') return { about: 'territory', seat };
  return zone !== undefined && ZONES.includes(zone) ? { about: 'zone', zone: zone as ZoneName, seat } : null;
}

/** Where a menu opens that was called from the keyboard: inside the thing that has the focus. */
export function placeOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 40), y: top + Math.min(height / 2, 40) };
}

/** Where text is written the browser's own menu is the useful one, and in a dialog there is nothing to steer. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=menu], .modal') !== null;

type Call = (target: Element | null, x: number, y: number) => boolean;
type Listeners = { readonly [name: string]: (event: never) => void };

/** Listens on the whole page; clicks are heard first, so that a long press can keep them back. */
function listen(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, hear] of all) document.addEventListener(name, hear, name === 'click');
  return () => {
    for (const [name, hear] of all) document.removeEventListener(name, hear, name === 'click');
  };
}

/** A finger that stays where it is opens the menu; the click that follows is kept back. */
function longPress(call: Call): Listeners {
  let timer = 0;
  let start = { x: 0, y: 0 };
  let opened = false;
  const stop = (): void => window.clearTimeout(timer);
  return {
    pointerdown: (event: PointerEvent) => {
      opened = false;
      if (event.pointerType === 'mouse' || isElsewhere(event.target)) return;
      start = { x: event.clientX, y: event.clientY };
      const target = event.target as Element;
      timer = window.setTimeout(() => {
        opened = call(target, start.x, start.y);
      }, LONG_PRESS);
    },
    pointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STEADY) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    click: (event: MouseEvent) => {
      if (!opened) return;
      opened = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function useMenus(): void {
  const { openMenu, auto, table } = useDuel();
  useEffect(() => {
    const call: Call = (target, x, y) => {
      const about = aboutOf(target);
      if (about !== null) openMenu({ about, x, y });
      return about !== null;
    };
    return listen({
      ...longPress(call),
      contextmenu: (event: MouseEvent) => {
        if (isElsewhere(event.target)) return;
        const target = event.target as Element;
        const byKey = event.clientX === 0 && event.clientY === 0;
        const { x, y } = byKey ? placeOf(target) : { x: event.clientX, y: event.clientY };
        if (call(target, x, y)) event.preventDefault();
      },
      dblclick: (event: MouseEvent) => {
        if (isElsewhere(event.target)) return;
        const about = aboutOf(event.target as Element);
        if (about?.about === 'card') auto(about.object);
        else if (about?.about === 'territory') arrangeCards(about.seat);
      },
    });
  }, [openMenu, auto]);
  useEffect(() => {
    if (table.result !== null) openMenu(null);
  }, [table.result, openMenu]);
}

export function Menus() {
  useMenus();
  const { menu, opened } = useDuel();
  return (
    <Suspense fallback={null}>
      {menu !== null && <MenuList key={`${menu.x} ${menu.y}`} menu={menu} />}
      {opened?.window === 'uses' && <UsesList object={opened.object} />}
    </Suspense>
  );
}
