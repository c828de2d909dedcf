// What the first page shows, asked for as soon as the page is read, and anew whenever a screen needs it.

import { useCallback, useEffect, useState } from 'react';
import type { StartInfo } from '../../protocol/setup.ts';
import { api } from '../state/api.ts';

// The first request leaves with the first line of script, not with the first picture on the screen. A page that opens
// at a duel needs nothing of it yet, and would show that duel later as it was at the beginning.
let first: Promise<StartInfo> | null = /^#\/(duel|replay)\//.test(window.location.hash) ? null : api.start();
first?.catch(() => undefined); // it is told where it is awaited
let known: StartInfo | null = null;

export interface Started {
  readonly start: StartInfo | null;
  readonly fault: string;
  readonly again: () => void;
}

const AGAIN = 1500;

/** What is known from before is shown at once; what is new comes a moment later. */
export function useStart(): Started {
  const [start, setStart] = useState(known);
  const [fault, setFault] = useState('');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let gone = false;
    let timer = 0;
    const asked = first ?? api.start();
    first = null;
    asked.then(
      (info) => {
        known = info;
        if (!gone) setStart(info);
        if (!gone) setFault('');
      },
      (error: unknown) => {
        if (gone) return;
        setFault(`${error instanceof Error ? error.message : 'Something went wrong.'} Trying again …`);
        timer = window.setTimeout(() => setRound((number) => number + 1), AGAIN);
      },
    );
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [round]);
  const again = useCallback(() => setRound((number) => number + 1), []);
  return { start, fault, again };
}
