// The cue card: a small piece of advice at the lower right of your territory, put away with one click.
import './cue.css';
import { useState } from 'react';
import { useDuel } from '../duel/control.ts';
import { setOptions } from '../state/options.ts';
import { useAnchored } from './anchored.ts';
import { cueFor } from './cues.ts';
import { fightOf } from './fight.ts';
import { needsWindow } from './question.ts';
import type { Room, Size, Spot } from './room.ts';

/** Where cards lie last: rows fill from the left. */
const corner = ({ you }: Room, { width, height }: Size): Spot => ({
  x: you.right - width - 10,
  y: you.bottom - height - 8,
});

export function CueCard() {
  const { table, options, draft, note, link } = useDuel();
  const [away, setAway] = useState<readonly string[]>([]);
  const ref = useAnchored<HTMLElement>(corner);
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
