// Going on to the next duel: at once where one plays alone, and when all have asked for it where several people do.
import { useEffect, useState } from 'react';
import type { NextDuel } from '../../../protocol/setup.ts';
import { api, Fault } from '../../state/api.ts';
import { goTo } from '../../state/route.ts';
import { useDuel } from '../control/control.ts';

const ASK_EVERY = 1500;

interface Next {
  readonly go: (decks?: NextDuel) => Promise<void>;
  /** Nothing, the server, or the other people at the table. */
  readonly waits: '' | 'server' | 'others';
}

export function useNext(): Next {
  const { id, say } = useDuel();
  const [waits, setWaits] = useState<Next['waits']>('');
  const go = async (decks?: NextDuel): Promise<void> => {
    setWaits('server');
    try {
      goTo('duel', (await api.nextDuel(id, decks)).id);
    } catch (fault) {
      say(fault instanceof Error ? fault.message : 'The next duel could not be begun.');
      setWaits(fault instanceof Fault && fault.code === 'not yet' ? 'others' : '');
    }
  };
  useEffect(() => {
    if (waits !== 'others') return;
    const timer = window.setInterval(
      () =>
        api.nextDuel(id).then(
          (next) => goTo('duel', next.id),
          () => undefined, // the others have not asked yet
        ),
      ASK_EVERY,
    );
    return () => window.clearInterval(timer);
  }, [id, waits]);
  return { go, waits };
}
