// An offer of another person: what they give, what they want, and with which collection of one's own it is taken.
import { useCallback, useEffect, useState } from 'react';
import type { OfferInfo } from '../../protocol/collection.ts';
import { CardFace } from '../cards/CardFace.tsx';
import type { Faces } from '../decks/counts.ts';
import { keyed } from '../decks/sorting.ts';
import { Masthead } from '../page/Masthead.tsx';
import { api } from '../state/api.ts';
import { plainFace, useCards } from '../state/cards.ts';
import { goTo } from '../state/route.ts';

export function OfferScreen({ id }: { readonly id: string }) {
  const [offer, setOffer] = useState<OfferInfo | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const faces = useCards(offer?.book ?? '');
  const look = useCallback(async (): Promise<void> => {
    try {
      setOffer(await api.offer(id));
    } catch (error) {
      setFault((error as Error).message);
    }
  }, [id]);
  useEffect(() => void look(), [look]);
  const accept = async (collection: string): Promise<void> => {
    setBusy(true);
    try {
      await api.acceptOffer(id, collection);
      goTo('collection', collection);
    } catch (error) {
      setFault((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <main className="screen limited collection" data-tone={offer?.book ?? ''}>
      <Masthead
        at="limited"
        title="An exchange of cards"
        line={offer === null ? '' : `${offer.from} offers you a trade.`}
      />
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault} <a href="#/collection">Your collections</a>
        </p>
      )}
      {offer !== null && (
        <div className="trade">
          <Side title={`You get from ${offer.from}`} cards={offer.give} faces={faces} book={offer.book} />
          <Side title="You give" cards={offer.take} faces={faces} book={offer.book} />
          <section className="panel trade-bar" aria-label="With which collection">
            {offer.collections.length === 0 && (
              <p>
                You have no collection yet. <a href="#/collection">Begin one</a> with packs of {offer.set}, and open the
                link again.
              </p>
            )}
            {offer.collections.map(({ id: mine, set, cards, not }) => (
              <p key={mine}>
                <button
                  type="button"
                  className="primary"
                  disabled={busy || not !== ''}
                  onClick={() => void accept(mine)}
                >
                  Trade with your {cards} cards of {set}
                </button>
                {not !== '' && <small> {not}</small>}
              </p>
            ))}
          </section>
        </div>
      )}
    </main>
  );
}

interface SideProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly faces: Faces;
  readonly book: string;
}

function Side({ title, cards, faces, book }: SideProps) {
  return (
    <section className="column" aria-label={title}>
      <h2 className="small-title">{title}</h2>
      {cards.length === 0 && <p className="empty">Nothing: it is a present.</p>}
      <ul className="trade-cards">
        {keyed(cards, (name) => name).map(({ key, card }) => (
          <li key={key}>
            <CardFace card={faces.get(card) ?? plainFace(card)} book={book} />
          </li>
        ))}
      </ul>
    </section>
  );
}
