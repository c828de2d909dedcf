// Packs of the collection, opened one by one, their cards turned up.
import { useState } from 'react';
import type { CollectionState, OpenedPack } from '../../protocol/collection.ts';
import { CardFace } from '../cards/CardFace.tsx';
import type { Faces } from '../decks/counts.ts';
import { keyed } from '../decks/sorting.ts';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { plainFace } from '../state/cards.ts';

interface PacksProps {
  readonly state: CollectionState;
  readonly faces: Faces;
  readonly onState: (state: CollectionState) => void;
  readonly onFault: (words: string) => void;
  readonly onDeck: () => void;
}

export function PacksPart({ state, faces, onState, onFault, onDeck }: PacksProps) {
  const [opened, setOpened] = useState<OpenedPack | null>(null);
  const [busy, setBusy] = useState(false);
  const [next] = state.packs;
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const told = await api.openCollectionPack(state.id, state.packs.length);
      setOpened(told.opened);
      onState(told.state);
      onFault('');
      announce(`${told.opened.cards.length} cards`);
    } catch (error) {
      onFault((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <section className="collection-packs" aria-label="Packs">
      <p className="packs-bar">
        {next === undefined ? (
          <>
            All packs are open. A match won brings another.{' '}
            <button type="button" className="quiet" onClick={onDeck}>
              Build a deck
            </button>
          </>
        ) : (
          <button type="button" className="primary" disabled={busy} onClick={() => void open()}>
            {`Open the ${next === 'starter' ? 'starter deck' : 'booster'} (${state.packs.length} left)`}
          </button>
        )}
      </p>
      {opened !== null && (
        <ul className="pack-grid" aria-label="The cards of the pack">
          {keyed(opened.cards, (name) => name).map(({ key, card }) => (
            <li key={key}>
              <div className="pack-card" data-turned="true" data-rarity={faces.get(card)?.rarity}>
                <CardFace card={faces.get(card) ?? plainFace(card)} book={state.book} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
