// What screen readers hear during a duel: what has just happened, in a few lines, and then what is asked.

import { useEffect, useRef } from 'react';
import type { LogLine } from '../../protocol/table.ts';
import { useDuel } from '../duel/control.ts';
import { announce } from '../state/announce.tsx';

const MOST = 3;
const SETTLE = 180;

/** The newest lines that matter to a listener; more than a few are summed up. */
export function newsOf(lines: readonly LogLine[], seat: number): string {
  const told = lines.filter((line) => line.kind === 'hurts' || line.kind === 'turn' || line.seat !== seat);
  const last = told.slice(-MOST).map((line) => line.text);
  return (told.length > MOST ? [`${told.length - MOST} things before.`, ...last] : last).join(' ');
}

export function useSpoken(): void {
  const { link, table } = useDuel();
  const heard = useRef(-1);
  const { log } = link;
  const { headline, subline, seat } = table;
  useEffect(() => {
    // Several tables may come in a row while the opponent plays: they are told together.
    const timer = window.setTimeout(() => {
      const news = heard.current < 0 ? '' : newsOf(log.slice(heard.current), seat);
      heard.current = log.length;
      const words = [news, headline, subline].filter((each) => each !== '').join(' ');
      if (words !== '') announce(words);
    }, SETTLE);
    return () => window.clearTimeout(timer);
  }, [log, headline, subline, seat]);
}
