// The cue card: a small piece of advice that covers nothing of what it speaks of, put away with one click.
import './cue.css';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { setOptions } from '../../state/options.ts';
import { useDuel } from '../control/control.ts';
import { useAnchored } from './anchored.ts';
import { cueFor } from './cues.ts';
import { fightOf } from './fight.ts';
import { needsWindow } from './question.ts';
import { placeIn, type Room, type Size, type Spot } from './room.ts';

/** The corners of both territories; first where cards lie last, since rows fill from the left. */
const corners = ({ you, foe }: Room, { width, height }: Size): readonly Spot[] =>
  [you, foe].flatMap(({ left, right, top, bottom }) => [
    { x: right - width - 10, y: bottom - height - 8 },
    { x: left + 10, y: bottom - height - 8 },
    { x: right - width - 10, y: top + 8 },
    { x: left + 10, y: top + 8 },
  ]);

const shared = (from: number, to: number, others: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, others));

/** How much of these things would be covered there. */
function covered(marks: string, { x, y }: Spot, { width, height }: Size): number {
  const boxes = [...document.querySelectorAll(marks)].map((each) => each.getBoundingClientRect());
  return boxes.reduce(
    (sum, box) => sum + shared(x, x + width, box.left, box.right) * shared(y, y + height, box.top, box.bottom),
    0,
  );
}

/** Advice speaks of what is lit: it lies where it covers nothing of that, and as little as can be of other cards. */
const clear = (room: Room, size: Size): Spot => {
  const wanted = corners(room, size).map((spot) => {
    const { x, y } = placeIn(room, spot, size);
    return { spot, cost: 100 * covered('[data-light]', { x, y }, size) + covered('[data-piece]', { x, y }, size) };
  });
  const least = Math.min(...wanted.map(({ cost }) => cost));
  return (wanted.find(({ cost }) => cost === least) as (typeof wanted)[number]).spot;
};

/** Where everything is lit there is no room for advice on it: then it is not shown. */
function useStepAside(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return;
    const { left, top, width, height } = card.getBoundingClientRect();
    const hides = covered('[data-light]', { x: left, y: top }, { width, height }) > 0;
    card.style.visibility = hides ? 'hidden' : '';
  });
}

export function CueCard() {
  const { table, options, draft, note, link } = useDuel();
  const [away, setAway] = useState<readonly string[]>([]);
  const ref = useAnchored<HTMLElement>(clear);
  useStepAside(ref);
  // Whatever else comes up is more urgent than advice.
  const free = table.lesson === null && table.result === null && !needsWindow(table) && fightOf(table, draft) === null;
  const quiet = note === '' && link.refused === null && link.warning === null && link.fault === null;
  const cue = options.cueCards && free && quiet ? cueFor(table) : null;
  if (cue === null || away.includes(cue.key)) return null;
  return (
    <aside ref={ref} className="cue" aria-label="Cue card" data-cue={cue.key}>
      <p>{cue.words}</p>
      <div>
        <button type="button" onClick={() => setAway([...away, cue.key])}>
          Got it
        </button>
        <button type="button" onClick={() => setOptions({ cueCards: false })}>
          No more advice
        </button>
      </div>
    </aside>
  );
}
