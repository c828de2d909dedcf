// The deck builder: the book's cards on the left, the deck in the middle, and on the right the card you look at.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { BookInfo, StartInfo } from '../../protocol/setup.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { shortName } from '../page/books.ts';
import { Masthead } from '../page/Masthead.tsx';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { plainFace, useCards } from '../state/cards.ts';
import { goTo } from '../state/route.ts';
import { Colors, Curve } from './Charts.tsx';
import { changed, curveOf, type Faces, sizeOfDeck, symbolsOf, withBasics } from './counts.ts';
import { DeckColumn, type Part } from './DeckColumn.tsx';
import type { Cards } from './decktext.ts';
import { type Draft, dropDraft, keepDraft, sameDraft, useDrafts } from './drafts.ts';
import { Formats } from './Formats.tsx';
import { Pool } from './Pool.tsx';

const ImportWindow = lazy(async () => ({ default: (await import('./DeckWindows.tsx')).ImportWindow }));
const ChancesWindow = lazy(async () => ({ default: (await import('./ChancesWindow.tsx')).ChancesWindow }));
const ExportWindow = lazy(async () => ({ default: (await import('./DeckWindows.tsx')).ExportWindow }));

interface BuilderProps {
  readonly id: string;
  readonly start: StartInfo;
  /** The deck as it was saved. */
  readonly first: Draft;
  readonly onSaved: () => void;
}

type Opened = 'import' | 'export' | 'chances';

const PAUSE = 250;
const NONE: Cards = {};

/** What the book finds wrong, asked a moment after the last change; null until it is known. */
function useFaults(draft: Draft): readonly string[] | null {
  const [told, setTold] = useState<readonly string[] | null>(null);
  const { book, cards, sideboard = NONE } = draft;
  useEffect(() => {
    let gone = false;
    const timer = window.setTimeout(async () => {
      try {
        const { faults } = await api.checkDeck({ name: 'deck', line: '', book, cards, sideboard });
        if (!gone) setTold(faults);
      } catch (error) {
        if (!gone) setTold([(error as Error).message]);
      }
    }, PAUSE);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [book, cards, sideboard]);
  return told;
}

/** What is being built is forgotten as soon as the deck is kept just so; before, the deck of before would flash up again. */
function useSettled(id: string, draft: Draft | undefined, first: Draft): void {
  const settled = draft !== undefined && sameDraft(draft, first);
  useEffect(() => {
    if (settled) dropDraft(id);
  }, [id, settled]);
}

export function Builder({ id, start, first, onSaved }: BuilderProps) {
  const drafts = useDrafts();
  const draft = drafts[id] ?? first;
  useSettled(id, drafts[id], first);
  const book = start.books.find((each) => each.id === draft.book);
  const own = start.decks.some((deck) => deck.id === id && deck.own);
  const faces = useCards(draft.book);
  const faults = useFaults(draft);
  const [shown, show] = useState<string | null>(null);
  const [opened, open] = useState<Opened | null>(null);
  const [part, setPart] = useState<Part>('deck');
  const [fault, setFault] = useState('');
  if (book === undefined) return null;
  const change = (some: Partial<Draft>): void => keepDraft(id, { ...draft, ...some });
  const dirty = !sameDraft(draft, first);
  const sideboard = draft.sideboard ?? NONE;
  const inDeck = part === 'deck';
  const add = (name: string, by: number): void => {
    const cards = changed(inDeck ? draft.cards : sideboard, name, by);
    change(inDeck ? { cards } : { sideboard: cards });
    announce(`${name}: ${cards[name] ?? 0} in the ${part} of ${sizeOfDeck(cards)}`);
  };
  const save = async (): Promise<void> => {
    const name = draft.name.trim();
    if (name === '') {
      setFault('The deck needs a name.');
      return;
    }
    if (name !== draft.name) change({ name });
    try {
      const saved = await api.saveDeck({ ...draft, name }, own ? id : null);
      setFault('');
      // A deck of one's own stays on the screen as it was built until it is known anew (see useSettled).
      if (!own) dropDraft(id);
      onSaved();
      announce(`${saved.name} is saved.`);
      // A deck of one's own is on its page already, and who has left it meanwhile is not called back.
      if (!own) goTo('decks', `of:${draft.book}`);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const face = shown ?? Object.keys(draft.cards)[0] ?? null;
  return (
    <main className="screen builder" data-tone={book.id}>
      <Masthead
        at="decks"
        title={draft.name.trim() === '' ? 'A deck' : draft.name}
        line={`${book.name}, ${book.year}`}
      />
      <BuilderBar
        draft={draft}
        own={own}
        dirty={dirty}
        fault={fault}
        onChange={change}
        onSave={() => void save()}
        onRevert={() => dropDraft(id)}
        onOpen={open}
      />
      <div className="builder-columns">
        <Pool
          faces={faces}
          cards={inDeck ? draft.cards : sideboard}
          copies={book.deck.copies}
          onAdd={add}
          onShow={show}
        />
        <DeckColumn
          cards={draft.cards}
          sideboard={sideboard}
          part={part}
          onPart={setPart}
          faces={faces}
          min={book.deck.min}
          beside={book.deck.sideboard}
          onAdd={add}
          onShow={show}
          onLands={() => change({ cards: withBasics(draft.cards, faces, book.deck.min) })}
        />
        <aside className="builder-aside" aria-label="The card and the deck in numbers">
          {face !== null && <CardFace card={faces.get(face) ?? plainFace(face)} book={book.id} />}
          <Numbers book={book} cards={draft.cards} sideboard={sideboard} faces={faces} faults={faults} />
        </aside>
      </div>
      <Suspense fallback={null}>
        {opened === 'import' && (
          <ImportWindow
            book={book}
            onClose={() => open(null)}
            onRead={({ cards, sideboard: beside = NONE, name }) =>
              change({ cards, sideboard: beside, ...(name === 'Imported deck' ? {} : { name }) })
            }
          />
        )}
        {opened === 'chances' && <ChancesWindow deck={draft} onClose={() => open(null)} />}
        {opened === 'export' && <ExportWindow deck={draft} onClose={() => open(null)} />}
      </Suspense>
    </main>
  );
}

interface BarProps {
  readonly draft: Draft;
  readonly own: boolean;
  readonly dirty: boolean;
  readonly fault: string;
  readonly onChange: (some: Partial<Draft>) => void;
  readonly onSave: () => void;
  readonly onRevert: () => void;
  readonly onOpen: (window: Opened) => void;
}

function BuilderBar({ draft, own, dirty, fault, onChange, onSave, onRevert, onOpen }: BarProps) {
  return (
    <form
      className="builder-bar"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <a className="quiet" href={`#/decks/of:${draft.book}`}>
        All decks
      </a>
      <input
        type="text"
        aria-label="Name of the deck"
        maxLength={60}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <input
        type="text"
        className="builder-line"
        aria-label="One line about it"
        placeholder="One line that says what it wants to do"
        maxLength={200}
        value={draft.line}
        onChange={(event) => onChange({ line: event.target.value })}
      />
      <button
        type="button"
        className="quiet"
        disabled={sizeOfDeck(draft.cards) === 0}
        onClick={() => onOpen('chances')}
      >
        Try it out
      </button>
      <button type="button" className="quiet" onClick={() => onOpen('import')}>
        Import
      </button>
      <button type="button" className="quiet" onClick={() => onOpen('export')}>
        Export
      </button>
      {dirty && (
        <button type="button" className="quiet" onClick={onRevert}>
          Revert
        </button>
      )}
      <button type="submit" className="primary" disabled={own && !dirty}>
        {own ? 'Save' : 'Save as yours'}
      </button>
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault}
        </p>
      )}
    </form>
  );
}

interface NumbersProps {
  readonly book: BookInfo;
  readonly cards: Cards;
  readonly sideboard: Cards;
  readonly faces: Faces;
  readonly faults: readonly string[] | null;
}

function Numbers({ book, cards, sideboard, faces, faults }: NumbersProps) {
  return (
    <div className="numbers">
      <div className="verdict" data-good={faults?.length === 0} role="status">
        {faults === null && 'Asking the book …'}
        {faults?.length === 0 && `${shortName(book)} allows this deck.`}
        {faults !== null && faults.length > 0 && (
          <>
            <b>It cannot be played yet:</b>
            <ul>
              {faults.slice(0, 6).map((each) => (
                <li key={each}>{each}</li>
              ))}
              {faults.length > 6 && <li>and {faults.length - 6} more</li>}
            </ul>
          </>
        )}
      </div>
      <h2 className="small-title">Mana curve</h2>
      <Curve curve={curveOf(cards, faces)} />
      <h2 className="small-title">Colours of its costs</h2>
      <Colors symbols={symbolsOf(cards, faces)} />
      <h2 className="small-title">Formats</h2>
      <Formats book={book.id} cards={cards} sideboard={sideboard} />
    </div>
  );
}
