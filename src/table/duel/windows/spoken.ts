// What screen readers hear during a duel: everything that happens, one sentence for each, and then what is asked.

import { useEffect, useRef } from 'react';
import { announce } from '../../state/announce.tsx';
import { useDuel } from '../control/control.ts';

/** So many sentences are said at once; the log has the rest. */
const MOST = 4;
const SETTLE = 180;

/** What has happened, in order; where it is much at once, the last of it and how much came before. */
export function newsOf(sentences: readonly string[]): string {
  const last = sentences.slice(-MOST);
  return (sentences.length > MOST ? [`${sentences.length - MOST} things before.`, ...last] : last).join(' ');
}

export function useSpoken(): void {
  const { table, watch, busy } = useDuel();
  const heard = useRef<string[]>([]);
  const { headline, subline, asked, halted, result } = table;
  useEffect(() => watch(({ words }) => heard.current.push(words)), [watch]);
  const asks = asked !== null || halted !== null || result !== null;
  useEffect(() => {
    // Several things may happen in a row: they are told together, and a question after all of them.
    const timer = window.setTimeout(() => {
      const news = newsOf(heard.current);
      heard.current = [];
      const words = [news, ...(busy || (!asks && news !== '') ? [] : [headline, subline])];
      const said = words.filter((each) => each !== '').join(' ');
      if (said !== '') announce(said);
    }, SETTLE);
    return () => window.clearTimeout(timer);
  }, [headline, subline, busy, asks]);
}
