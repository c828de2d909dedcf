// The decks: the list of a book's decks, and the builder for one of them.
import './decks.css';
import './builder.css';
import './sizes.css';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { Builder } from './Builder.tsx';
import { DeckList } from './DeckList.tsx';
import { beginning } from './drafts.ts';

export function DecksScreen({ id }: { readonly id: string }) {
  const { start, fault, again } = useStart();
  if (start === null)
    return (
      <main className="screen">
        <Masthead at="decks" title="Decks" line="" />
        <p className="page-wait" role="status">
          {fault === '' ? 'Fetching the decks …' : fault}
        </p>
      </main>
    );
  if (id !== '' && !id.startsWith('of:')) {
    const first = beginning(start, id);
    if (first !== null) return <Builder key={id} id={id} start={start} first={first} onSaved={again} />;
  }
  return <DeckList start={start} asked={id} onChanged={again} />;
}
