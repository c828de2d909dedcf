// One draft or sealed deck, whatever it is about to do: packs going round, a deck being built, rounds being played.
import { useCallback, useEffect, useState } from 'react';
import type { EventState } from '../../protocol/limited.ts';
import { Masthead } from '../page/Masthead.tsx';
import { api } from '../state/api.ts';
import { useCards } from '../state/cards.ts';
import { DraftStage } from './DraftStage.tsx';
import { PickLog } from './PickLog.tsx';
import { PoolBuilder } from './PoolBuilder.tsx';
import { RoundsStage } from './RoundsStage.tsx';

/** A deck of Limited has at least so many cards. */
export const LEAST = 40;
export const TITLES = { draft: 'Booster draft', sealed: 'Sealed deck' } as const;

export function lineOf(event: EventState): string {
  switch (event.stage) {
    case 'draft':
      return `Pack ${event.round + 1} of ${event.packs}, pick ${16 - Math.max(1, event.pack.length)}. It goes on to the ${event.passes}.`;
    case 'build':
      return 'Build a deck of forty cards or more.';
    case 'rounds':
      return `Round ${event.rounds.length}.`;
    default:
      return 'The last round has been played.';
  }
}

/** What the builder says of a pool of Limited. */
export const POOL_WORDS = {
  pool: 'Your pool',
  heading: (left: number) => `Not in the deck (${left})`,
  nothingLeft: 'All of it is in the deck.',
  nothingChosen: 'A click on a card of your pool puts it here.',
};

export function EventScreen({ id }: { readonly id: string }) {
  const [event, setEvent] = useState<EventState | null>(null);
  const [fault, setFault] = useState('');
  const faces = useCards(event?.book ?? '');
  /** Asks the server for something and shows what comes of it, or why it was refused. */
  const act = useCallback(async (work: () => Promise<EventState>): Promise<void> => {
    try {
      setEvent(await work());
      setFault('');
    } catch (error) {
      setFault((error as Error).message);
    }
  }, []);
  useEffect(() => void act(() => api.event(id)), [act, id]);
  return (
    <main className="screen limited" data-tone={event?.book ?? ''}>
      <Masthead
        at="limited"
        title={event === null ? 'Drafts' : TITLES[event.kind]}
        line={event === null ? '' : lineOf(event)}
      />
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault} <a href="#/limited">All drafts</a>
        </p>
      )}
      {event === null && fault === '' && (
        <p className="page-wait" role="status">
          Fetching the packs …
        </p>
      )}
      {event?.stage === 'draft' && (
        <DraftStage event={event} faces={faces} onPick={(card) => act(() => api.pick(id, card, event.picks.length))} />
      )}
      {event?.stage === 'build' && (
        <PoolBuilder
          book={event.book}
          faces={faces}
          pool={event.pool}
          suggested={event.suggested?.cards ?? null}
          least={LEAST}
          words={POOL_WORDS}
          onDone={(cards) => act(() => api.eventDeck(id, cards))}
        />
      )}
      {(event?.stage === 'rounds' || event?.stage === 'over') && (
        <RoundsStage event={event} play={api.playRound} onFault={(words) => setFault(words)} />
      )}
      {event !== null && event.stage !== 'draft' && <PickLog event={event} />}
    </main>
  );
}
