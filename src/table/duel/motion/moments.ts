// What a moment looks like where it happens: damage on the card and on the life it is dealt to, a death, a spell that is
// stopped. Marks lie over the table for a while and take no click; nothing waits for them.

import { type RefObject, useEffect, useRef } from 'react';
import type { Moment, MomentKind } from '../../../protocol/moment.ts';
import type { Choice } from '../../../protocol/table.ts';
import type { DuelControl } from '../control/control.ts';

const SELECTORS: Readonly<Record<Choice['what'], string>> = {
  object: '.duel [data-piece][data-object="@"]',
  player: '.player [data-player="@"]',
  item: '.duel [data-item="@"]',
  entry: '.none',
};

const placeOf = ({ what, id }: Choice): DOMRect | null =>
  document.querySelector(SELECTORS[what].replace('@', String(id)))?.getBoundingClientRect() ?? null;

/** What is written on the mark of a moment; nothing where it has none. */
function markOf({ kind, amount }: Pick<Moment, 'kind' | 'amount'>): string | null {
  const marks: Partial<Record<MomentKind, string>> = {
    strike: `−${amount}`,
    lose: `−${amount}`,
    gain: `+${amount}`,
    prevented: `${amount} prevented`,
    death: '✝',
    saved: 'saved',
    countered: 'countered',
    fizzled: 'comes to nothing',
  };
  return marks[kind] ?? null;
}

/** How long a mark is seen. */
const LASTS = 1100;
/** An older mark at the same place makes room. */
const RISE = 26;

function put(sky: HTMLElement, moment: Moment): void {
  const words = markOf(moment);
  if (words === null) return;
  for (const each of moment.to) {
    const place = placeOf(each);
    if (place === null || place.width === 0) continue;
    const x = place.left + place.width / 2;
    // A life total stays readable under what is done to it.
    const y = each.what === 'player' ? place.top : place.top + place.height / 2;
    const same = sky.querySelectorAll(`.mark[data-at="${each.what} ${each.id}"]`).length;
    const mark = document.createElement('span');
    mark.className = 'mark';
    mark.dataset.mark = moment.kind;
    mark.dataset.at = `${each.what} ${each.id}`;
    mark.textContent = words;
    mark.style.left = `${x}px`;
    mark.style.top = `${y - same * RISE}px`;
    sky.append(mark);
    window.setTimeout(() => mark.remove(), LASTS);
  }
}

export function useMomentEffects(sky: RefObject<HTMLElement | null>, { watch }: DuelControl): void {
  useEffect(() => watch((moment) => sky.current !== null && put(sky.current, moment)), [sky, watch]);
}

const SHOWN: readonly MomentKind[] = ['cast', 'interrupt', 'use', 'effect', 'resolved', 'countered', 'land', 'arrive'];

/** What somebody else does with a card is shown large beside it. */
export function useMomentInShowcase({ watch, show, table }: DuelControl): void {
  const seat = useRef(table.seat);
  seat.current = table.seat;
  useEffect(
    () =>
      watch(({ kind, card, seat: doer }) => {
        if (card !== null && doer !== seat.current && SHOWN.includes(kind)) show(card);
      }),
    [watch, show],
  );
}
