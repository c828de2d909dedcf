// The cue card: a small piece of advice at the lower left of your territory, put away with one click.
import './cue.css';
import { useState } from 'react';
import { useDuel } from '../duel/control.ts';
import { setOptions } from '../state/options.ts';
import { useAnchored } from './anchored.ts';
import { cueFor } from './cues.ts';
import { needsWindow } from './question.ts';
import type { Room, Size, Spot } from './room.ts';

const corner = ({ you }: Room, { height }: Size): Spot => ({ x: you.left + 10, y: you.bottom - height - 8 });

export function CueCard() {
  const { table, options } = useDuel();
  const [away, setAway] = useState<readonly string[]>([]);
  const ref = useAnchored<HTMLElement>(corner);
  const cue = options.cueCards && table.result === null && !needsWindow(table) ? cueFor(table) : null;
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
