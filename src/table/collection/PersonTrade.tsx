// Trading with a person: cards of yours offered for cards of theirs, by a link that the other opens.
import { type FormEvent, useId, useState } from 'react';
import type { CollectionState, Offer } from '../../protocol/collection.ts';
import { BASIC_NAMES, type Faces } from '../decks/counts.ts';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { OwnCards } from './OwnCards.tsx';
import { offerLink } from './offers.ts';
import { listWords } from './words.ts';

interface PersonTradeProps {
  readonly state: CollectionState;
  readonly faces: Faces;
  readonly onState: (state: CollectionState) => void;
  readonly onFault: (words: string) => void;
}

export function PersonTrade({ state, faces, onState, onFault }: PersonTradeProps) {
  const [give, setGive] = useState<readonly string[]>([]);
  const [take, setTake] = useState<readonly string[]>([]);
  const clear = (): void => {
    setGive([]);
    setTake([]);
  };
  const act = async (work: () => Promise<CollectionState>): Promise<void> => {
    try {
      onState(await work());
      onFault('');
      clear();
    } catch (error) {
      onFault((error as Error).message);
    }
  };
  return (
    <>
      <section className="panel trade-bar" aria-label="The offer">
        <p>
          You offer <b>{listWords(give)}</b> for <b>{listWords(take)}</b>. Whoever has the link may take it, once.
        </p>
        <button type="button" className="quiet" disabled={give.length + take.length === 0} onClick={clear}>
          Begin again
        </button>
        <button
          type="button"
          className="primary"
          disabled={give.length === 0}
          onClick={() => void act(() => api.makeOffer(state.id, { give: [...give], take: [...take] }))}
        >
          Make the offer
        </button>
      </section>
      {state.offers.length > 0 && (
        <section className="panel trade-bar" aria-label="Your offers">
          <ul className="trade-offers">
            {state.offers.map((offer) => (
              <OpenOffer
                key={offer.id}
                offer={offer}
                collection={state.id}
                onBack={() => void act(() => api.takeBackOffer(state.id, offer.id))}
              />
            ))}
          </ul>
        </section>
      )}
      <OwnCards state={state} faces={faces} given={give} onGive={(name) => setGive([...give, name])} />
      <Wanted
        faces={faces}
        take={take}
        onTake={(name) => setTake([...take, name])}
        onNot={(at) => setTake(take.filter((_, index) => index !== at))}
      />
    </>
  );
}

interface WantedProps {
  readonly faces: Faces;
  readonly take: readonly string[];
  readonly onTake: (name: string) => void;
  readonly onNot: (at: number) => void;
}

/** What the other is asked for: their binder is not seen, so it is named. */
function Wanted({ faces, take, onTake, onNot }: WantedProps) {
  const list = useId();
  const [name, setName] = useState('');
  const known = [...faces.keys()].find((each) => each.toLowerCase() === name.trim().toLowerCase());
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (known === undefined) return;
    onTake(known);
    setName('');
  };
  return (
    <section className="column" aria-label="What you want for it">
      <h2 className="small-title">You want</h2>
      <form className="trade-want" onSubmit={add}>
        <label>
          <span className="sr">A card that you want</span>
          <input
            type="text"
            value={name}
            list={list}
            placeholder="A card’s name"
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <datalist id={list}>
          {[...faces.keys()]
            .filter((each) => !BASIC_NAMES.includes(each))
            .map((each) => (
              <option key={each} value={each} />
            ))}
        </datalist>
        <button type="submit" className="quiet" disabled={known === undefined}>
          Ask for it
        </button>
      </form>
      {name !== '' && known === undefined && <p className="empty">There is no such card in this book.</p>}
      <ol>
        {take.map((each, index) => (
          <li key={`${each} ${take.slice(0, index).filter((other) => other === each).length}`}>
            {each}{' '}
            <button type="button" className="quiet" aria-label={`Do not ask for ${each}`} onClick={() => onNot(index)}>
              Not this
            </button>
          </li>
        ))}
      </ol>
      {take.length === 0 && <p className="empty">Nothing: then it is a present.</p>}
    </section>
  );
}

interface OpenOfferProps {
  readonly offer: Offer;
  readonly collection: string;
  readonly onBack: () => void;
}

function OpenOffer({ offer, collection, onBack }: OpenOfferProps) {
  const link = offerLink(collection, offer.id);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      announce('The link is copied.');
    } catch {
      announce('The browser does not let the page copy: mark the link and copy it.');
    }
  };
  return (
    <li>
      <span>
        {listWords(offer.give)} for {listWords(offer.take)}
      </span>
      <input
        type="text"
        readOnly
        value={link}
        aria-label="Link of the offer"
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="quiet" onClick={() => void copy()}>
        Copy the link
      </button>
      <button type="button" className="quiet" onClick={onBack}>
        Take it back
      </button>
    </li>
  );
}
