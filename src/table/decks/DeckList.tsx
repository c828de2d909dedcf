// All decks of one book at a glance: ready-made ones to play or to copy, and your own to change.
import { lazy, Suspense, useState } from 'react';
import type { DeckInfo, StartInfo } from '../../protocol/setup.ts';
import { shortName } from '../page/books.ts';
import { Masthead } from '../page/Masthead.tsx';
import { Pips } from '../page/Pips.tsx';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { useCards } from '../state/cards.ts';
import { goTo } from '../state/route.ts';
import { Curve } from './Charts.tsx';
import { curveOf } from './counts.ts';
import { isLink, readLink } from './decklink.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

const ImportWindow = lazy(async () => ({ default: (await import('./DeckWindows.tsx')).ImportWindow }));
const DeleteWindow = lazy(async () => ({ default: (await import('./DeckWindows.tsx')).DeleteWindow }));
const ExportWindow = lazy(async () => ({ default: (await import('./DeckWindows.tsx')).ExportWindow }));

type Opened = { readonly window: 'import' } | { readonly window: 'delete' | 'export'; readonly deck: DeckInfo };

interface DeckListProps {
  readonly start: StartInfo;
  /** The deck or the book that the address asked for. */
  readonly asked: string;
  readonly onChanged: () => void;
}

export function DeckList({ start, asked, onChanged }: DeckListProps) {
  const wanted = asked.startsWith('of:') ? asked.slice('of:'.length) : '';
  const [opened, open] = useState<Opened | null>(null);
  const [fault, setFault] = useState('');
  const book = start.books.find((each) => each.id === wanted) ?? start.books[0];
  if (book === undefined) return null;
  const decks = start.decks.filter((deck) => deck.book === book.id);
  const duplicate = async (deck: DeckInfo): Promise<void> => {
    try {
      const { name, ...draft } = draftOf(deck);
      const copy = await api.saveDeck({ ...draft, name: deck.own ? `${name} (copy)` : name }, null);
      announce(`${copy.name} is now a deck of yours.`);
      onChanged();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const missing = asked !== '' && !asked.startsWith('of:');
  return (
    <main className="screen decks" data-tone={book.id}>
      <Masthead at="decks" title="Decks" line="Ready-made ones to play, and your own to build." />
      <div className="decks-bar">
        <nav className="tabs" aria-label="Rulebook">
          {start.books.map((each) => (
            <a
              key={each.id}
              data-tone={each.id}
              href={`#/decks/of:${each.id}`}
              aria-current={each.id === book.id ? 'true' : undefined}
            >
              {shortName(each)}
            </a>
          ))}
        </nav>
        <p>
          {book.name}: at least {book.deck.min} cards,{' '}
          {book.deck.copies === null ? 'as many of each as you like' : `no more than ${book.deck.copies} of each`}.{' '}
          {book.cards} cards to choose from.
        </p>
        <button type="button" className="quiet" onClick={() => open({ window: 'import' })}>
          Import a list
        </button>
        <a className="primary" href={`#/decks/new:${book.id}`}>
          New deck
        </a>
      </div>
      {(fault !== '' || missing) && (
        <p role="alert" className="fault-line">
          {fault === '' ? missingWords(asked) : fault}
        </p>
      )}
      <Decks
        title="Yours"
        empty="None yet: begin a new deck, or copy one of those below."
        decks={decks.filter((deck) => deck.own)}
        onCopy={duplicate}
        onOpen={open}
      />
      <Decks
        title="Ready-made"
        empty=""
        decks={decks.filter((deck) => !deck.own && deck.sold === null)}
        onCopy={duplicate}
        onOpen={open}
      />
      {decks.some((deck) => deck.sold !== null) && (
        <Decks
          title="As they were sold"
          empty=""
          decks={decks.filter((deck) => deck.sold !== null)}
          onCopy={duplicate}
          onOpen={open}
        />
      )}
      <Suspense fallback={null}>
        {opened?.window === 'import' && (
          <ImportWindow
            book={book}
            onClose={() => open(null)}
            onRead={(draft) => {
              keepDraft(`new:${book.id}`, draft);
              goTo('decks', `new:${book.id}`);
            }}
          />
        )}
        {opened?.window === 'export' && <ExportWindow deck={opened.deck} onClose={() => open(null)} />}
        {opened?.window === 'delete' && (
          <DeleteWindow
            deck={opened.deck}
            onClose={() => open(null)}
            onDeleted={() => {
              dropDraft(opened.deck.id);
              announce(`${opened.deck.name} is deleted.`);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </main>
  );
}

/** Why the address shows no deck. */
function missingWords(asked: string): string {
  if (!isLink(asked)) return 'That deck is no longer here.';
  const read = readLink(asked);
  return typeof read === 'string' ? read : `This link is for a book that is not here: '${read.book}'.`;
}

interface DecksProps {
  readonly title: string;
  readonly empty: string;
  readonly decks: readonly DeckInfo[];
  readonly onCopy: (deck: DeckInfo) => Promise<void>;
  readonly onOpen: (opened: Opened) => void;
}

function Decks({ title, empty, decks, onCopy, onOpen }: DecksProps) {
  return (
    <section aria-label={title}>
      <h2 className="small-title">
        {title} {decks.length > 0 && `(${decks.length})`}
      </h2>
      {decks.length === 0 && <p className="empty">{empty}</p>}
      <ul className="deck-cards">
        {decks.map((deck) => (
          <DeckCard key={deck.id} deck={deck} onCopy={onCopy} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

type DeckCardProps = Pick<DecksProps, 'onCopy' | 'onOpen'> & { readonly deck: DeckInfo };

function DeckCard({ deck, onCopy, onOpen }: DeckCardProps) {
  const faces = useCards(deck.book);
  const { name, line, size, colors, own, faults } = deck;
  return (
    <li className="deck-card">
      <div className="deck-card-head">
        <h3>
          <a href={`#/decks/${encodeURIComponent(deck.id)}`}>{name}</a>
        </h3>
        <Pips colors={colors} />
      </div>
      <p>{line === '' ? 'No line about it yet.' : line}</p>
      <div className="deck-card-foot">
        <span className="deck-size">
          <b>{size}</b> cards
        </span>
        <Curve curve={curveOf(deck.cards, faces)} small />
      </div>
      {faults.length > 0 && (
        <p className="fault-line">
          Cannot be played: {faults[0]}
          {faults.length > 1 ? `, and ${faults.length - 1} more` : ''}.
        </p>
      )}
      <div className="deck-card-do">
        <a
          className="quiet"
          href={`#/decks/${encodeURIComponent(deck.id)}`}
          aria-label={`${own ? 'Change' : 'Look at'} ${name}`}
        >
          {own ? 'Change' : 'Look'}
        </a>
        <button type="button" className="quiet" aria-label={`Copy ${name}`} onClick={() => void onCopy(deck)}>
          Copy
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={`Export ${name}`}
          onClick={() => onOpen({ window: 'export', deck })}
        >
          Export
        </button>
        {own && (
          <button
            type="button"
            className="quiet danger"
            aria-label={`Delete ${name}`}
            onClick={() => onOpen({ window: 'delete', deck })}
          >
            Delete
          </button>
        )}
      </div>
    </li>
  );
}
