// The first page: choose a book, a deck and an opponent, and play (F-706).
import './start.css';
import './panels.css';
import './go.css';
import './sizes.css';
import './phone.css';
import './people.css';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { StartInfo } from '../../protocol/setup.ts';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { api } from '../state/api.ts';
import { goTo } from '../state/route.ts';
import { BookCards } from './BookCards.tsx';
import { type BookChoices, type Choices, decksOf, forBook, newDuelFrom, stakesOf, whole, withBook } from './choices.ts';
import { DeckPanel } from './DeckPanel.tsx';
import { difficulty } from './difficulty.ts';
import { decksIn, useFormat } from './format.ts';
import { GoBar } from './GoBar.tsx';
import { OpponentPanel } from './OpponentPanel.tsx';
import { type Dialogs, PlayPanel } from './PlayPanel.tsx';
import { choicesStore } from './remembered.ts';
import { Welcome } from './Welcome.tsx';
import { playWords } from './words.ts';

const StartDialogs = lazy(async () => ({ default: (await import('./StartDialogs.tsx')).StartDialogs }));

export function StartScreen() {
  const { start, fault } = useStart();
  if (start === null) {
    return (
      <main className="start is-empty">
        <Masthead at="" title="Fivefold" line="One table, five rulebooks." />
        <p className="page-wait" role="status">
          {fault === '' ? 'Opening the books …' : fault}
        </p>
      </main>
    );
  }
  return <StartForm start={start} />;
}

/** Enter plays, also where nothing is in focus; inside the form the browser itself sees to it. */
function useEnter(play: () => void, off: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !off && !event.defaultPrevented && event.target === document.body) play();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function StartForm({ start }: { readonly start: StartInfo }) {
  const choices = whole(start, useSyncExternalStore(choicesStore.subscribe, choicesStore.get));
  const [dialog, open] = useState<Dialogs | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [fault, setFault] = useState('');
  const book = start.books.find((each) => each.id === choices.book);
  const format = useFormat(choices.book, choices.byBook[choices.book]?.format ?? null);
  const allowed: StartInfo = { ...start, decks: decksIn(start.decks, format) };
  const change = (next: Choices): void => {
    setFault('');
    choicesStore.set(next);
  };
  const play = async (): Promise<void> => {
    if (book === undefined || waiting) return;
    setWaiting(true);
    try {
      const { id } = await api.newDuel(newDuelFrom(allowed, choices, book, Math.random()));
      goTo('duel', id);
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'The duel could not be begun.');
      setWaiting(false);
    }
  };
  useEnter(() => void play(), dialog !== null);
  if (book === undefined) return <main className="page-wait">There is no rulebook to play by.</main>;
  const kept = forBook(allowed, choices, book);
  const onChoices = (some: Partial<Choices>): void => change({ ...choices, ...some });
  const onKept = (some: Partial<BookChoices>): void => change(withBook(choices, book.id, some));
  const decks = decksOf(allowed, book.id);
  return (
    <form
      className="start"
      data-tone={book.id}
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <Masthead at="" title="Fivefold" line="One table, five rulebooks.">
        <Welcome start={start} />
      </Masthead>
      <main className="start-main">
        <BookCards books={start.books} chosen={book.id} onChoose={(id) => onChoices({ book: id })} />
        <div className="panels">
          <PlayPanel
            start={allowed}
            book={book}
            choices={choices}
            kept={kept}
            format={format}
            onChoices={onChoices}
            onKept={onKept}
            onOpen={open}
          />
          <DeckPanel book={book} decks={decks} chosen={kept.deck} onChoose={(deck) => onKept({ deck })} />
          <OpponentPanel
            book={book}
            people={start.opponents}
            levels={start.levels}
            decks={decks}
            choices={choices}
            theirDeck={kept.theirDeck}
            onChoices={onChoices}
            onTheirDeck={(theirDeck) => onKept({ theirDeck })}
          />
        </div>
      </main>
      <GoBar
        words={playWords(allowed, choices, book, format.info?.name ?? '')}
        difficulty={difficulty(stakesOf(allowed, choices, book))}
        waiting={waiting}
        fault={fault}
      />
      {dialog !== null && (
        <Suspense fallback={null}>
          <StartDialogs
            dialog={dialog}
            start={start}
            book={book}
            choices={choices}
            onChange={change}
            onClose={() => open(null)}
          />
        </Suspense>
      )}
    </form>
  );
}
