// Cards in heaps, sorted as one likes; pointing at one shows it.
import { useState } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import type { Faces } from '../decks/counts.ts';
import { countedCards, heapsOf, ORDERS, type Order } from '../decks/sorting.ts';
import { plainFace } from '../state/cards.ts';
import { Cost } from '../symbols/Mana.tsx';

interface HeapsProps {
  readonly cards: readonly string[];
  readonly faces: Faces;
  readonly book: string;
  readonly empty: string;
  /** What a click on a card does, said in words; nothing if cards are only looked at. */
  readonly act?: { readonly words: (name: string) => string; readonly onClick: (name: string) => void };
}

export function Heaps({ cards, faces, book, empty, act }: HeapsProps) {
  const [order, setOrder] = useState<Order>('colour');
  const [shown, show] = useState<string | null>(null);
  if (cards.length === 0) return <p className="empty">{empty}</p>;
  return (
    <>
      <label className="heaps-order">
        <span>Sorted by</span>
        <select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <div className="heaps">
        {heapsOf(cards, faces, order).map((heap) => (
          <div key={heap.name}>
            <h3 className="small-title">
              {heap.name} ({heap.cards.length})
            </h3>
            <ul>
              {Object.entries(countedCards(heap.cards)).map(([name, number]) => (
                <li key={name}>
                  <button
                    type="button"
                    className="heap-card"
                    aria-label={act === undefined ? `${number} ${name}` : act.words(name)}
                    onMouseEnter={() => show(name)}
                    onMouseLeave={() => show(null)}
                    onFocus={() => show(name)}
                    onBlur={() => show(null)}
                    onClick={() => act?.onClick(name)}
                  >
                    <b>{number}</b>
                    <span>{name}</span>
                    <Cost cost={faces.get(name)?.cost ?? null} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {shown !== null && (
        <div className="heaps-shown" aria-hidden="true">
          <CardFace card={faces.get(shown) ?? plainFace(shown)} book={book} />
        </div>
      )}
    </>
  );
}
