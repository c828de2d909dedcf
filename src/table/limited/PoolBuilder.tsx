// A deck from a pool: what is in it, what is left, lands, and a computer's suggestion. Drafts, binders and shared cards use it.
import { useState } from 'react';
import { Colors, Curve } from '../decks/Charts.tsx';
import { BASIC_NAMES, changed, curveOf, type Faces, sizeOfDeck, symbolsOf } from '../decks/counts.ts';
import { StepButtons } from '../decks/StepButtons.tsx';
import { countedCards, listed } from '../decks/sorting.ts';
import { Heaps } from './Heaps.tsx';
import { type Lands, landsLeft, leftOf, spellsOf, withLands } from './pool-deck.ts';

interface PoolBuilderProps {
  readonly book: string;
  readonly faces: Faces;
  readonly pool: readonly string[];
  /** The deck that it begins with; none, if left out. */
  readonly first?: readonly string[] | null;
  readonly suggested: readonly string[] | null;
  readonly least: number;
  readonly lands?: Lands;
  readonly words: {
    /** "Your pool": what the cards lie in. */
    readonly pool: string;
    /** Its heading, with the number of cards that are left in it. */
    readonly heading: (left: number) => string;
    readonly nothingLeft: string;
    readonly nothingChosen: string;
    /** Why no deck can be handed in now; left out where one can. */
    readonly not?: string | undefined;
  };
  readonly onDone: (cards: readonly string[]) => Promise<void>;
}

export function PoolBuilder({ book, faces, pool, words, suggested, least, onDone, ...rest }: PoolBuilderProps) {
  const { first = null, lands = 'in any number' } = rest;
  const [deck, setDeck] = useState(() => countedCards(first ?? []));
  const [busy, setBusy] = useState(false);
  const size = sizeOfDeck(deck);
  const spells = spellsOf(deck);
  const left = leftOf(pool, deck);
  const change = (name: string, by: number): void => setDeck(changed(deck, name, by));
  const done = async (): Promise<void> => {
    setBusy(true);
    await onDone(listed(deck));
    setBusy(false);
  };
  return (
    <div className="build">
      <section className="column" aria-label={words.pool}>
        <h2 className="small-title">{words.heading(left.length)}</h2>
        <Heaps
          cards={left}
          faces={faces}
          book={book}
          empty={words.nothingLeft}
          act={{ words: (name) => `Put ${name} into the deck`, onClick: (name) => change(name, 1) }}
        />
      </section>
      <section className="column" aria-label="Your deck">
        <h2 className="small-title">
          The deck: {size} of {least} cards
        </h2>
        <Heaps
          cards={spells}
          faces={faces}
          book={book}
          empty={words.nothingChosen}
          act={{ words: (name) => `Take ${name} out of the deck`, onClick: (name) => change(name, -1) }}
        />
      </section>
      <aside className="column build-side" aria-label="Lands, numbers, and what to do">
        <h2 className="small-title">Lands</h2>
        <ul className="build-lands">
          {BASIC_NAMES.filter((name) => faces.has(name) && (lands === 'in any number' || pool.includes(name))).map(
            (name) => (
              <li key={name}>
                <span>{name}</span>
                <b>{deck[name] ?? 0}</b>
                <StepButtons
                  name={name}
                  none={(deck[name] ?? 0) === 0}
                  all={landsLeft(pool, deck, name, lands) <= 0}
                  byKey
                  onAdd={change}
                />
              </li>
            ),
          )}
        </ul>
        <button
          type="button"
          className="quiet"
          disabled={spells.length === 0}
          onClick={() => setDeck(withLands(pool, deck, faces, least, lands))}
        >
          Suggest lands
        </button>
        <button
          type="button"
          className="quiet"
          disabled={suggested === null}
          onClick={() => setDeck(countedCards(suggested ?? []))}
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
          disabled={size < least || busy || words.not !== undefined}
          onClick={() => void done()}
        >
          {words.not ?? (size < least ? `${least - size} cards more` : 'Play with this deck')}
        </button>
      </aside>
    </div>
  );
}
