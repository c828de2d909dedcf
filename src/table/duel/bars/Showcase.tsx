// The card that is pointed at, large and as it is printed: in the words of the book, or of another one.
import { useEffect, useRef, useState } from 'react';
import type { CardFacts } from '../../../protocol/setup.ts';
import { SHOWN } from '../../../rulebooks/shown.ts';
import { CardBack, CardFace } from '../../cards/index.ts';
import { api } from '../../state/api.ts';
import { useDuel } from '../control/control.ts';
import { faceOf } from '../control/faces.ts';
import { HowToRead } from './HowToRead.tsx';

type Prints = { readonly [book: string]: CardFacts };
const prints = new Map<string, Prints>();

/** The card in every book that has it, asked for when somebody wants to read it. */
function usePrints(name: string | null): Prints | null {
  const [, again] = useState(0);
  useEffect(() => {
    if (name === null || prints.has(name)) return;
    let wanted = true;
    api.card(name).then(
      (found) => {
        prints.set(name, found);
        if (wanted) again((times) => times + 1);
      },
      () => prints.set(name, {}), // a token is in no book
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  return name === null ? null : (prints.get(name) ?? null);
}

/** What was drawn last is shown when it comes into the hand (F-852). */
function useDrawn(): void {
  const { table, show } = useDuel();
  const cards = table.players.find((player) => player.seat === table.seat)?.cards ?? [];
  const known = useRef<ReadonlySet<number> | null>(null);
  const key = cards.map((card) => card.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers say whether the hand has changed
  useEffect(() => {
    const drawn = known.current === null ? undefined : cards.find((card) => known.current?.has(card.id) === false);
    known.current = new Set(cards.map((card) => card.id));
    if (drawn !== undefined) show(drawn.name);
  }, [key]);
}

export function Showcase() {
  const { shown, table, faces } = useDuel();
  const [other, setOther] = useState<string | null>(null);
  const [expanded, setExpanded] = useState(false);
  useDrawn();
  const found = usePrints(other === null ? null : shown);
  const { id } = table.book;
  const book = other !== null && found?.[other] !== undefined ? other : id;
  const own = shown === null ? null : faceOf(shown, faces, table.inPlay);
  const face = book === id ? own : (found?.[book] ?? own);
  const missing = other !== null && other !== id && found !== null && found[other] === undefined;
  return (
    <section className="showcase" aria-label="Showcase" data-expanded={expanded || undefined}>
      {face === null ? (
        <div className="showcase-none">
          <CardBack label="" />
          <p>
            <HowToRead what="read it here" />
          </p>
        </div>
      ) : (
        <CardFace card={face} book={book} />
      )}
      {face !== null && expanded && (
        <div className="showcase-text">
          {face.text.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
      <fieldset className="showcase-books" aria-label="Wording">
        {SHOWN.map(({ id: each, print: label }) => (
          <button
            key={each}
            type="button"
            aria-pressed={(other ?? id) === each}
            disabled={found !== null && found[each] === undefined && each !== id}
            title={`As the book of ${label === 'Portal' ? 'Portal' : label} words it`}
            onClick={() => setOther(each === id ? null : each)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="expand"
          aria-pressed={expanded}
          title="Show the whole text in large letters"
          onClick={() => setExpanded(!expanded)}
        >
          Aa
        </button>
      </fieldset>
      {missing && <p className="showcase-note">This card is not in that book.</p>}
    </section>
  );
}
