// A deck of forty cards or more from the binder, with basic lands in any number.
import { useState } from 'react';
import type { CollectionState } from '../../protocol/collection.ts';
import { Colors, Curve } from '../decks/Charts.tsx';
import { BASIC_NAMES, changed, curveOf, type Faces, sizeOfDeck, symbolsOf, withBasics } from '../decks/counts.ts';
import { StepButtons } from '../decks/StepButtons.tsx';
import { Heaps } from '../limited/Heaps.tsx';
import { countedCards, listed } from '../limited/sorting.ts';
import { emptied } from '../windows/swapping.ts';

interface DeckPartProps {
  readonly state: CollectionState;
  readonly faces: Faces;
  readonly onDone: (cards: readonly string[]) => Promise<void>;
}

const LEAST = 40;
const isBasic = (name: string): boolean => BASIC_NAMES.includes(name);

export function DeckPart({ state, faces, onDone }: DeckPartProps) {
  const [deck, setDeck] = useState(() => countedCards(state.deck ?? []));
  const size = sizeOfDeck(deck);
  const spells = listed(deck).filter((name) => !isBasic(name));
  const left = emptied(state.binder, spells).filter((name) => !isBasic(name));
  const playing = state.duel !== null;
  return (
    <div className="build">
      <section className="column" aria-label="Your binder">
        <h2 className="small-title">In the binder ({left.length})</h2>
        <Heaps
          cards={left}
          faces={faces}
          book={state.book}
          empty="Nothing is left in it."
          act={{ words: (name) => `Put ${name} into the deck`, onClick: (name) => setDeck(changed(deck, name, 1)) }}
        />
      </section>
      <section className="column" aria-label="Your deck">
        <h2 className="small-title">
          The deck: {size} of {LEAST} cards
        </h2>
        <Heaps
          cards={spells}
          faces={faces}
          book={state.book}
          empty="A click on a card of the binder puts it here."
          act={{ words: (name) => `Take ${name} out of the deck`, onClick: (name) => setDeck(changed(deck, name, -1)) }}
        />
      </section>
      <aside className="column build-side" aria-label="Lands, numbers, and what to do">
        <h2 className="small-title">Lands</h2>
        <ul className="build-lands">
          {BASIC_NAMES.filter((name) => faces.has(name)).map((name) => (
            <li key={name}>
              <span>{name}</span>
              <b>{deck[name] ?? 0}</b>
              <StepButtons
                name={name}
                none={(deck[name] ?? 0) === 0}
                onAdd={(land, by) => setDeck(changed(deck, land, by))}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="quiet"
          disabled={spells.length === 0}
          onClick={() => setDeck(withBasics(deck, faces, LEAST))}
        >
          Suggest lands
        </button>
        <button
          type="button"
          className="quiet"
          disabled={state.suggested === null}
          onClick={() => setDeck(countedCards(state.suggested ?? []))}
        >
          Build it for me
        </button>
        <h2 className="small-title">Mana curve</h2>
        <Curve curve={curveOf(deck, faces)} />
        <h2 className="small-title">Colours of its costs</h2>
        <Colors symbols={symbolsOf(deck, faces)} />
        <button
          type="button"
          className="primary"
          disabled={size < LEAST || playing}
          onClick={() => void onDone(listed(deck))}
        >
          {playing ? 'A match is being played' : size < LEAST ? `${LEAST - size} cards more` : 'Play with this deck'}
        </button>
      </aside>
    </div>
  );
}
