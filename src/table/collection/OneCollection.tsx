// One collection: where it stands, and its parts, one at a time.
import { useCallback, useEffect, useState } from 'react';
import type { CollectionState } from '../../protocol/collection.ts';
import { Heaps } from '../limited/Heaps.tsx';
import { PoolBuilder } from '../limited/PoolBuilder.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { api } from '../state/api.ts';
import { useCards } from '../state/cards.ts';
import { goTo } from '../state/route.ts';
import { LeaguePart } from './LeaguePart.tsx';
import { PacksPart } from './PacksPart.tsx';
import { TradePart } from './TradePart.tsx';

const PARTS = [
  ['league', 'League'],
  ['binder', 'Binder'],
  ['packs', 'Packs'],
  ['deck', 'Deck'],
  ['trade', 'Trade'],
] as const;
type Part = (typeof PARTS)[number][0];

/** A deck from a binder has at least so many cards. */
const LEAST = 40;

/** What is to be done first: open packs, then build, then play; later the league says where one stands. */
const firstPart = ({ packs, deck, round }: CollectionState): Part =>
  packs.length > 0 ? 'packs' : deck === null && round === 1 ? 'deck' : 'league';

const lineOf = ({ season, round, rounds, rival, binder }: CollectionState): string =>
  `${binder.length} cards. Season ${season}, ${rival === null ? 'played to its end' : `round ${Math.min(round, rounds)} of ${rounds}`}.`;

export function OneCollection({ id }: { readonly id: string }) {
  const [state, setState] = useState<CollectionState | null>(null);
  const [part, setPart] = useState<Part | null>(null);
  const [fault, setFault] = useState('');
  const faces = useCards(state?.book ?? '');
  /** Asks the server for something and shows what comes of it, or why it was refused. */
  const act = useCallback(async (work: () => Promise<CollectionState>): Promise<void> => {
    try {
      setState(await work());
      setFault('');
    } catch (error) {
      setFault((error as Error).message);
    }
  }, []);
  useEffect(() => void act(() => api.collection(id)), [act, id]);
  const play = async (): Promise<void> => {
    try {
      goTo('duel', (await api.playLeague(id)).id);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  // It opens with what is to be done first, and then stays where one is.
  useEffect(() => {
    if (state !== null) setPart((now) => now ?? firstPart(state));
  }, [state]);
  const shown = part;
  return (
    <main className="screen limited collection" data-tone={state?.book ?? ''}>
      <Masthead at="limited" title="Your collection" line={state === null ? '' : lineOf(state)} />
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault} <a href="#/collection">All collections</a>
        </p>
      )}
      {state === null && fault === '' && (
        <p className="page-wait" role="status">
          Opening the binder …
        </p>
      )}
      {state !== null && (
        <nav className="tabs collection-tabs" aria-label="Parts of the collection">
          {PARTS.map(([key, name]) => (
            <button
              key={key}
              type="button"
              aria-current={shown === key ? 'true' : undefined}
              onClick={() => setPart(key)}
            >
              {name}
              {key === 'packs' && state.packs.length > 0 && ` (${state.packs.length})`}
            </button>
          ))}
        </nav>
      )}
      {state !== null && shown === 'league' && (
        <LeaguePart state={state} onPlay={() => void play()} onSeason={() => act(() => api.newSeason(id))} />
      )}
      {state !== null && shown === 'binder' && (
        <section className="panel collection-binder" aria-label="Your binder">
          <Heaps cards={state.binder} faces={faces} book={state.book} empty="It is empty: open your packs." />
        </section>
      )}
      {state !== null && shown === 'packs' && (
        <PacksPart state={state} faces={faces} onState={setState} onFault={setFault} onDeck={() => setPart('deck')} />
      )}
      {state !== null && shown === 'deck' && (
        <PoolBuilder
          key={state.binder.length}
          book={state.book}
          faces={faces}
          pool={state.binder}
          first={state.deck}
          suggested={state.suggested}
          least={LEAST}
          words={{
            pool: 'Your binder',
            heading: (left) => `In the binder (${left})`,
            nothingLeft: 'Nothing is left in it.',
            nothingChosen: 'A click on a card of the binder puts it here.',
            not: state.duel === null ? undefined : 'A match is being played',
          }}
          onDone={async (cards) => {
            await act(() => api.collectionDeck(id, cards));
            setPart('league');
          }}
        />
      )}
      {state !== null && shown === 'trade' && (
        <TradePart state={state} faces={faces} onState={setState} onFault={setFault} />
      )}
    </main>
  );
}
