// The windows of the decks: a list read in, a list written out, and the question before one is deleted.
import { useState } from 'react';
import type { BookInfo, DeckInfo } from '../../protocol/setup.ts';
import { writeDeckText } from '../../written/decktext.ts';
import { PageWindow } from '../start/PageWindow.tsx';
import { api } from '../state/api.ts';
import { useCards } from '../state/cards.ts';
import { sizeOfDeck } from './counts.ts';
import { type Cards, readDeckText } from './decktext.ts';
import type { Draft } from './drafts.ts';

interface ImportProps {
  readonly book: Pick<BookInfo, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onRead: (draft: Draft) => void;
}

export function ImportWindow({ book, onClose, onRead }: ImportProps) {
  const faces = useCards(book.id);
  const [text, setText] = useState('');
  const read = readDeckText(text, [...faces.keys()]);
  const size = sizeOfDeck(read.cards);
  const take = (): void => {
    onRead({ name: read.name ?? 'Imported deck', line: '', book: book.id, cards: read.cards });
    onClose();
  };
  return (
    <PageWindow title="Import a list" onClose={onClose} wide>
      <div className="window-body">
        <p>
          One card a line, with its number before it. Names are those of {book.name}; capital letters do not matter.
        </p>
        <textarea
          rows={10}
          aria-label="The list"
          placeholder={'4 Grizzly Bears\n16 Forest'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {read.faults.length > 0 && (
          <ul className="line-faults" aria-label="Lines that cannot be read">
            {read.faults.map(({ line, message }) => (
              <li key={line}>
                <b>Line {line}.</b> {message}
              </li>
            ))}
          </ul>
        )}
        <p role="status">
          {size === 0 ? 'No cards read yet.' : `${size} ${size === 1 ? 'card' : 'cards'} read.`}
          {read.faults.length > 0 &&
            ` ${read.faults.length} ${read.faults.length === 1 ? 'line' : 'lines'} will be left out.`}
        </p>
      </div>
      <div className="window-foot">
        <button type="button" className="quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="primary" disabled={size === 0} onClick={take}>
          Take these cards
        </button>
      </div>
    </PageWindow>
  );
}

interface ExportProps {
  readonly deck: { readonly name: string; readonly line: string; readonly cards: Cards };
  readonly onClose: () => void;
}

export function ExportWindow({ deck, onClose }: ExportProps) {
  const [copied, setCopied] = useState('');
  const text = writeDeckText(deck);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied.');
    } catch {
      setCopied('The browser does not allow it: select the text and copy it yourself.');
    }
  };
  return (
    <PageWindow title={`${deck.name} as text`} onClose={onClose} wide>
      <div className="window-body">
        <textarea rows={12} readOnly aria-label="The list" value={text} onFocus={(event) => event.target.select()} />
        <p role="status">{copied}</p>
      </div>
      <div className="window-foot">
        <a className="quiet" href={file} download={`${deck.name}.txt`}>
          Download
        </a>
        <button type="button" className="quiet" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className="primary" onClick={onClose}>
          Done
        </button>
      </div>
    </PageWindow>
  );
}

interface DeleteProps {
  readonly deck: Pick<DeckInfo, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteWindow({ deck, onClose, onDeleted }: DeleteProps) {
  const [fault, setFault] = useState('');
  const remove = async (): Promise<void> => {
    try {
      await api.deleteDeck(deck.id);
      onDeleted();
      onClose();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <PageWindow title={`Delete ${deck.name}?`} onClose={onClose}>
      <div className="window-body">
        <p>The deck is gone for good. Duels already played with it stay as they are.</p>
        {fault !== '' && (
          <p role="alert" className="fault-line">
            {fault}
          </p>
        )}
      </div>
      <div className="window-foot">
        <button type="button" className="quiet" onClick={onClose}>
          Keep it
        </button>
        <button type="button" className="quiet danger" onClick={() => void remove()}>
          Delete it
        </button>
      </div>
    </PageWindow>
  );
}
