// The column of one's own cards from which something is given away, to a computer or to a person; basic lands are nobody's.
import type { CollectionState } from '../../protocol/collection.ts';
import { BASIC_NAMES, type Faces } from '../decks/counts.ts';
import { emptied } from '../decks/sorting.ts';
import { Heaps } from '../limited/Heaps.tsx';

interface OwnCardsProps {
  readonly state: CollectionState;
  readonly faces: Faces;
  /** What has been laid aside for the exchange already. */
  readonly given: readonly string[];
  readonly onGive: (name: string) => void;
}

export function OwnCards({ state, faces, given, onGive }: OwnCardsProps) {
  return (
    <section className="column" aria-label="Your cards">
      <h2 className="small-title">Yours</h2>
      <Heaps
        cards={emptied(state.binder, given).filter((name) => !BASIC_NAMES.includes(name))}
        faces={faces}
        book={state.book}
        empty="Nothing to give."
        act={{ words: (name) => `Give ${name}`, onClick: onGive }}
      />
    </section>
  );
}
