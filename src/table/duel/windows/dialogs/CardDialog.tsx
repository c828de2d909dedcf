// A card in full size, as each of the books prints it.
import { useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { CardFacts } from '../../../../protocol/setup.ts';
import { CardFace, WhyList } from '../../../cards/index.ts';
import { BOOKS } from '../../../page/books.ts';
import { CardTerms } from '../../../rules/CardTerms.tsx';
import { api } from '../../../state/api.ts';
import { plainFace } from '../../../state/cards.ts';
import { useDuel } from '../../control/control.ts';
import { ModalWindow } from '../ModalWindow.tsx';

/** The present book's print is there at once; the others come when they are asked for. */
function usePrints(name: string): { readonly [book: string]: CardFacts } {
  const { table, faces } = useDuel();
  const own = faces.get(name) ?? plainFace(name);
  const [prints, setPrints] = useState<{ readonly [book: string]: CardFacts }>({});
  useEffect(() => {
    let wanted = true;
    api
      .card(name)
      .then((all) => {
        if (wanted) setPrints(all);
      })
      .catch(() => undefined); // a token is in no book: then there is only what can be seen of it
    return () => {
      wanted = false;
    };
  }, [name]);
  return { ...prints, [table.book.id]: prints[table.book.id] ?? own };
}

/** What is different about the card in this book. */
function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="card-notes" aria-label="Notes on this card">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

export function CardDialog({ name, object }: { readonly name: string; readonly object: number }) {
  const { table, open } = useDuel();
  const prints = usePrints(name);
  const thing = table.inPlay.find(({ id }) => id === object);
  const books = Object.keys(BOOKS).filter((book) => prints[book] !== undefined);
  return (
    <ModalWindow title={name} onClose={() => open(null)}>
      {thing !== undefined && <WhyList thing={thing} players={table.players} />}
      <Tabs className="zoom" defaultSelectedKey={table.book.id}>
        <TabList className="zoom-tabs" aria-label="The card as each book prints it">
          {books.map((book) => (
            <Tab key={book} id={book}>
              {BOOKS[book]}
            </Tab>
          ))}
        </TabList>
        {books.map((book) => (
          <TabPanel key={book} id={book}>
            <CardFace card={prints[book] as CardFacts} book={book} />
            <Notes notes={prints[book]?.notes ?? []} />
            <CardTerms
              text={(prints[book]?.text ?? []).join(' ')}
              onTerm={(word) => open({ window: 'help', topic: `rules:${word}` })}
            />
          </TabPanel>
        ))}
      </Tabs>
    </ModalWindow>
  );
}
