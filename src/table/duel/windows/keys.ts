// The keys of the table. What has the focus by keyboard takes Enter and Space for itself; where text is written, and in
// windows that lie over everything, the table hears nothing. (The arrow keys go from card to card: see duel/roving.ts.)

import { useEffect, useRef } from 'react';
import type { Place } from '../../../protocol/messages.ts';
import type { TableState } from '../../../protocol/table.ts';
import { type Deed, deedOf } from '../../state/letters.ts';
import { setOptions } from '../../state/options.ts';
import { othersInRing } from '../../state/ring.ts';
import { isOwnTurn } from '../../state/seats.ts';
import { type DuelControl, useDuel } from '../control/control.ts';
import { isMeant, isSettled } from '../control/meant.ts';
import { unfoldNext } from '../control/session.ts';
import { whyWords } from '../control/why.ts';
import { aboutOf, placeOf } from './menu.tsx';

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null
  );
}

/** When the pointer was last pressed, and whether that is how the focus came to where it is. */
let pressed = Number.NEGATIVE_INFINITY;
let byPointer = false;
const AT_ONCE = 300;

/** Browsers call a clicked button "visibly in focus" after the next key, so the table itself knows how it was reached. */
function noteFocus(event: Event): void {
  if (event.type === 'pointerdown') pressed = event.timeStamp;
  else byPointer = event.timeStamp - pressed < AT_ONCE;
}

/** A button that was reached by keyboard; one that was clicked with the mouse leaves Enter to the table. */
function holdsKeys(): boolean {
  const active = document.activeElement;
  return (
    active !== null &&
    !byPointer &&
    active !== document.body &&
    active.matches(FOCUSABLE) &&
    active.matches(':focus-visible') &&
    !active.matches('[role="spinbutton"], input[type="range"]') &&
    !active.matches('[tabindex="-1"]:not(button)')
  );
}

/** The card on the table that has the focus, else the one under the pointer. */
function cardPointedAt(): { readonly object: number; readonly name: string } | null {
  const active = document.activeElement?.closest<HTMLElement>('[data-object][data-card]');
  const found = active ?? document.querySelector<HTMLElement>('[data-object][data-card]:hover');
  return found === null || found === undefined
    ? null
    : { object: Number(found.dataset.object), name: found.dataset.card ?? '' };
}

/** The card that has the focus, else the one in the showcase. */
function cardMeant({ shown }: DuelControl): { readonly name: string; readonly object: number } {
  const about = document.activeElement?.closest<HTMLElement>('[data-card]');
  return { name: about?.dataset.card ?? shown ?? '', object: Number(about?.dataset.object ?? 0) };
}

function stopPlace({ phases, combatPhases, now, active }: TableState): Place | null {
  const about = aboutOf(document.activeElement);
  if (about?.about === 'phase') return about.place;
  const known = [...phases, ...combatPhases].some((each) => each.key === now);
  return known ? { seat: active, key: now } : null;
}

function handCard({ table, click }: DuelControl, number: number): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-zone="hand"][data-relation="you"] [data-object]')];
  const card =
    shown[number - 1]?.dataset.object ?? table.players.find((each) => each.seat === table.seat)?.cards[number - 1]?.id;
  if (card === undefined) return false;
  click({ what: 'object', id: Number(card) });
  return true;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
/** Digits that follow each other make one number. */
const SLOWEST = 1200;
let typed = { number: 0, when: 0 };

/** Where a number is asked for (such as X), arrows step and digits write it. */
function numberKey({ table, draft, setDraft, say }: DuelControl, key: string): boolean {
  const { asked } = table;
  if (asked?.ask !== 'number') return false;
  const { min, max } = asked;
  const set = (number: number): boolean => {
    setDraft({ ...draft, number: Math.max(min, Math.min(max, number)) });
    return true;
  };
  const step = STEPS[key];
  if (step !== undefined) return set(draft.number + step);
  if (key === 'Home' || key === 'End') return set(key === 'Home' ? min : max);
  if (!/^[0-9]$/.test(key)) return false;
  const before = Date.now() - typed.when < SLOWEST ? typed.number : 0;
  const whole = before * 10 + Number(key);
  const number = whole > max ? Number(key) : whole;
  typed = { number, when: Date.now() };
  if (number > max) say(`${max} is the most it can be.`);
  return set(number);
}

function callMenu({ openMenu, table }: DuelControl): boolean {
  const active = document.activeElement;
  const about = aboutOf(active) ?? { about: 'territory' as const, seat: table.seat };
  const at = aboutOf(active) === null ? document.querySelector('[data-zone="territory"][data-relation="you"]') : active;
  openMenu({ about, ...(at === null ? { x: 200, y: 200 } : placeOf(at)) });
  return true;
}

/** Esc: first what lies on top, then the focus, then what is being announced. */
function back(duel: DuelControl): boolean {
  const { opened, open, link, dismiss, note, table, cancel } = duel;
  if (opened !== null) open(null);
  else if (table.until !== null) duel.askMe();
  else if (link.refused !== null || link.fault !== null || link.warning !== null || note !== '') dismiss();
  else if (holdsKeys()) (document.activeElement as HTMLElement).blur();
  else if (table.asked?.mayCancel === true || table.asked?.ask === 'attack' || table.asked?.ask === 'block') cancel();
  else return false;
  return true;
}

function runToEnd({ table, run, passOn }: DuelControl): void {
  const last = table.phases.at(-1);
  if (isOwnTurn(table, table.active)) passOn('end of turn');
  else if (last !== undefined) run({ seat: table.active, key: last.key });
}

function payByHand({ options, say }: DuelControl): void {
  setOptions({ autoPay: !options.autoPay });
  say(options.autoPay ? 'From now on you pay by hand.' : 'Lands are tapped for you again.');
}

/** What each letter does; on which key it is, the player may choose. */
const DOES: Readonly<Record<Deed, (duel: DuelControl) => unknown>> = {
  'attack all': (duel) => duel.attackAll(),
  'next phase': (duel) => duel.runNext(),
  'end turn': runToEnd,
  'until something': (duel) => duel.passOn('something'),
  'until my turn': (duel) => duel.passOn('my turn'),
  'full control': (duel) => duel.hold(true),
  'pay by hand': payByHand,
  undo: (duel) => duel.table.mayUndo && duel.undo(),
  stop: (duel) => {
    const place = stopPlace(duel.table);
    if (place !== null) duel.toggleStop(place);
  },
  again: (duel) => duel.again(),
  choices: (duel) => duel.open(duel.opened?.window === 'choices' ? null : { window: 'choices' }),
  why: (duel) => {
    const card = cardPointedAt();
    if (card === null) duel.say('Go to a card with the arrow keys, or point at one, and ask again.');
    else duel.say(whyWords(duel.table.asked, card.object, card.name));
  },
  unfold: ({ table }) => unfoldNext(othersInRing(table).map(({ seat }) => seat)),
  log: (duel) => duel.open({ window: 'log' }),
  card: (duel) => {
    const meant = cardMeant(duel);
    if (meant.name !== '') duel.open({ window: 'card', ...meant });
  },
  menu: callMenu,
  options: (duel) => duel.open({ window: 'options' }),
  keys: (duel) => duel.open({ window: 'keys' }),
};

/** Through a finished duel: by steps, by turns, to either end. */
function storyKey({ story }: DuelControl, key: string): boolean {
  if (story === null) return false;
  const { step, steps, go, goTurn, toggleHands } = story;
  const does: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(step + 1),
    ArrowLeft: () => go(step - 1),
    ArrowDown: () => goTurn(1),
    ArrowUp: () => goTurn(-1),
    PageDown: () => goTurn(1),
    PageUp: () => goTurn(-1),
    Home: () => go(0),
    End: () => go(steps.length - 1),
    h: toggleHands,
    H: toggleHands,
  };
  does[key]?.();
  return does[key] !== undefined;
}

function press(duel: DuelControl, event: KeyboardEvent): boolean {
  const { key } = event;
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) return callMenu(duel);
  if (key === 'Enter' || key === ' ') {
    if (event.repeat) return true;
    if (holdsKeys() && !event.ctrlKey) return false;
    if (key === 'Enter') isMeant(duel, 'Press Enter') && duel.done();
    else if (duel.table.asked === null || isSettled(duel)) duel.cancel();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === 'Escape') return back(duel);
  if (numberKey(duel, key) || storyKey(duel, key)) return true;
  if (!duel.options.letterKeys && key.length === 1) return false;
  if (/^[1-9]$/.test(key)) return handCard(duel, Number(key));
  const deed = deedOf(duel.options.letters, key);
  if (deed !== undefined) DOES[deed](duel);
  return deed !== undefined;
}

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Any key shows at once what is still being shown. One that would answer does no more than that where somebody else's
 * doing was not seen to its end: what it would answer has only now come into sight.
 */
function hurries(duel: DuelControl, event: KeyboardEvent): boolean {
  if (!duel.busy || MODIFIERS.includes(event.key)) return false;
  const unseen = duel.hurry();
  return unseen && (event.key === 'Enter' || event.key === ' ');
}

export function useKeys(): void {
  const duel = useDuel();
  const latest = useRef(duel);
  latest.current = duel;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target)) return;
      if (document.querySelector('.modal, .menu') !== null) return;
      if (press(latest.current, event)) event.preventDefault();
    };
    const hurry = (event: KeyboardEvent): void => {
      if (isWriting(event.target) || document.querySelector('.modal, .menu') !== null) return;
      if (!hurries(latest.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Held, the key of full control asks in every window; let go, or out of the page, no longer.
    const letGo = (event: Event): void => {
      const { options, hold } = latest.current;
      if (!(event instanceof KeyboardEvent) || deedOf(options.letters, event.key) === 'full control') hold(false);
    };
    document.addEventListener('keyup', letGo);
    window.addEventListener('blur', letGo);
    document.addEventListener('keydown', hurry, true);
    document.addEventListener('keydown', hear);
    document.addEventListener('pointerdown', noteFocus, true);
    document.addEventListener('focusin', noteFocus, true);
    return () => {
      document.removeEventListener('keyup', letGo);
      window.removeEventListener('blur', letGo);
      document.removeEventListener('keydown', hurry, true);
      document.removeEventListener('keydown', hear);
      document.removeEventListener('pointerdown', noteFocus, true);
      document.removeEventListener('focusin', noteFocus, true);
    };
  }, []);
}
