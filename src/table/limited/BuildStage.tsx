// Forty cards from a pool: what is in the deck, what is left, lands in any number, and a computer's suggestion.
import { useState } from 'react';
import type { EventState } from '../../protocol/limited.ts';
import { Colors, Curve } from '../decks/Charts.tsx';
import { BASIC_NAMES, curveOf, type Faces, sizeOfDeck, symbolsOf, withBasics } from '../decks/counts.ts';
import { StepButtons } from '../decks/StepButtons.tsx';
import { Heaps } from './Heaps.tsx';
import { countedCards, listed } from './sorting.ts';

interface BuildStageProps {
  readonly event: EventState;
  readonly faces: Faces;
  readonly onDone: (cards: readonly string[]) => Promise<void>;
}

type Cards = { readonly [name: string]: number };

const LEAST = 40;

const plus = (cards: Cards, name: string, by: number): Cards => {
  const { [name]: before = 0, ...rest } = cards;
  const number = before + by;
  return number <= 0 ? rest : { ...rest, [name]: number };
};

/** What of the pool is not in the deck. */
function leftOf(pool: readonly string[], deck: Cards): string[] {
  const used: Record<string, number> = { ...deck };
  return pool.filter((name) => {
    const number = used[name] ?? 0;
    if (number > 0) used[name] = number - 1;
    return number === 0;
  });
}

export function BuildStage({ event, faces, onDone }: BuildStageProps) {
  const [deck, setDeck] = useState<Cards>({});
  const [busy, setBusy] = useState(false);
  const size = sizeOfDeck(deck);
  const basics = BASIC_NAMES.filter((name) => faces.has(name));
  const spells = listed(deck).filter((name) => !BASIC_NAMES.includes(name));
  const done = async (): Promise<void> => {
    setBusy(true);
    await onDone(listed(deck));
    setBusy(false);
  };
  return (
    <div className="build">
      <section className="column" aria-label="Your pool">
        <h2 className="small-title">What you have ({event.pool.length})</h2>
        <Heaps
          cards={leftOf(event.pool, deck).filter((name) => !BASIC_NAMES.includes(name))}
          faces={faces}
          book={event.book}
          empty="All of it is in the deck."
          act={{ words: (name) => `Put ${name} into the deck`, onClick: (name) => setDeck(plus(deck, name, 1)) }}
        />
      </section>
      <section className="column" aria-label="Your deck">
        <h2 className="small-title">
          The deck: {size} of {LEAST} cards
        </h2>
        <Heaps
          cards={spells}
          faces={faces}
          book={event.book}
          empty="A click on a card of your pool puts it here."
          act={{ words: (name) => `Take ${name} out of the deck`, onClick: (name) => setDeck(plus(deck, name, -1)) }}
        />
      </section>
      <aside className="column build-side" aria-label="Lands, numbers, and what to do">
        <h2 className="small-title">Lands</h2>
        <ul className="build-lands">
          {basics.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <b>{deck[name] ?? 0}</b>
              <StepButtons
                name={name}
                none={(deck[name] ?? 0) === 0}
                onAdd={(land, by) => setDeck(plus(deck, land, by))}
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
          disabled={event.suggested === null}
          onClick={() => setDeck(countedCards(event.suggested?.cards ?? []))}
        >
          Build it for me
        </button>
        <h2 className="small-title">Mana curve</h2>
        <Curve curve={curveOf(deck, faces)} />
        <h2 className="small-title">Colours of its costs</h2>
        <Colors symbols={symbolsOf(deck, faces)} />
        <button type="button" className="primary" disabled={size < LEAST || busy} onClick={() => void done()}>
          {size < LEAST ? `${LEAST - size} cards more` : 'Play with this deck'}
        </button>
      </aside>
    </div>
  );
}
