// The windows of the decks: a list read in, a list written out, and the question before one is deleted.
import { useState } from 'react';
import type { BookInfo, DeckInfo } from '../../protocol/setup.ts';
import { DECK_FILES, type DeckFile, writeDeckFile } from '../../written/deckfiles.ts';
import { PageWindow } from '../page/PageWindow.tsx';
import { textFile } from '../page/text-file.ts';
import { api } from '../state/api.ts';
import { useCards } from '../state/cards.ts';
import { sizeOfDeck } from './counts.ts';
import { linkOf } from './decklink.ts';
import { readDeckText } from './decktext.ts';
import type { Draft } from './drafts.ts';

interface ImportProps {
  readonly book: Pick<BookInfo, 'id' | 'name' | 'deck'>;
  readonly onClose: () => void;
  readonly onRead: (draft: Draft) => void;
}

export function ImportWindow({ book, onClose, onRead }: ImportProps) {
  const faces = useCards(book.id);
  const [text, setText] = useState('');
  const read = readDeckText(text, [...faces.keys()]);
  const size = sizeOfDeck(read.cards);
  const take = (): void => {
    const sideboard = book.deck.sideboard === 0 ? {} : read.sideboard;
    onRead({ name: read.name ?? 'Imported deck', line: '', book: book.id, cards: read.cards, sideboard });
    onClose();
  };
  return (
    <PageWindow title="Import a list" onClose={onClose} wide>
      <div className="window-body">
        <p>
          One card a line, with its number before it, or a list of Arena, MTGO, Forge, XMage, Cockatrice or Magic
          Workstation: write it, paste it, or drop its file. Names are those of {book.name}.
        </p>
        <textarea
          rows={10}
          aria-label="The list"
          placeholder={'4 Grizzly Bears\n16 Forest'}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (file === undefined) return;
            event.preventDefault();
            void fileText(file).then(setText);
          }}
        />
        <label className="import-file">
          <span>Or choose a file</span>
          <input
            type="file"
            accept=".txt,.dek,.deck,.dec,.dck,.cod,.mwDeck,.json"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined) void fileText(file).then(setText);
            }}
          />
        </label>
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
          {besideWords(sizeOfDeck(read.sideboard), book)}
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

/** What becomes of a sideboard. */
function besideWords(size: number, { name, deck }: ImportProps['book']): string {
  if (size === 0) return '';
  return deck.sideboard === 0
    ? ` ${name} knows no sideboards: theirs is left out.`
    : ` ${size} more for the sideboard.`;
}

const LARGEST_FILE = 200_000;

/** What is in a file, or a remark that it cannot be a deck. */
const fileText = async (file: File): Promise<string> =>
  file.size > LARGEST_FILE ? `# ${file.name} is too large to be a deck list` : file.text();

const PROGRAMS: { readonly [file in DeckFile]: { readonly name: string; readonly ending: string } } = {
  text: { name: 'Plain text', ending: 'txt' },
  arena: { name: 'Arena', ending: 'txt' },
  mtgo: { name: 'MTGO, text', ending: 'txt' },
  dek: { name: 'MTGO, .dek', ending: 'dek' },
  forge: { name: 'Forge', ending: 'dck' },
  xmage: { name: 'XMage', ending: 'dck' },
  cod: { name: 'Cockatrice', ending: 'cod' },
  mwdeck: { name: 'Magic Workstation', ending: 'mwDeck' },
};

interface ExportProps {
  readonly deck: Draft;
  readonly onClose: () => void;
}

export function ExportWindow({ deck, onClose }: ExportProps) {
  const [copied, setCopied] = useState('');
  const [program, setProgram] = useState<DeckFile>('text');
  const faces = useCards(deck.book);
  const text = writeDeckFile(program, deck, deck.sideboard ?? {}, (name) => faces.get(name)?.sets.at(-1) ?? null);
  const file = textFile(text);
  const link = `${window.location.href.split('#', 1)[0]}#/decks/${linkOf(deck)}`;
  const copy = async (what: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what);
      setCopied('Copied.');
    } catch {
      setCopied('The browser does not allow it: select the text and copy it yourself.');
    }
  };
  return (
    <PageWindow title={`${deck.name} as text`} onClose={onClose} wide>
      <div className="window-body">
        <label className="import-file">
          <span>For</span>
          <select
            aria-label="For which program"
            value={program}
            onChange={(event) => setProgram(event.target.value as DeckFile)}
          >
            {DECK_FILES.map((each) => (
              <option key={each} value={each}>
                {PROGRAMS[each].name}
              </option>
            ))}
          </select>
        </label>
        <textarea rows={12} readOnly aria-label="The list" value={text} onFocus={(event) => event.target.select()} />
        <label className="import-file">
          <span>As a link</span>
          <input type="text" readOnly aria-label="The link" value={link} onFocus={(event) => event.target.select()} />
          <button type="button" className="quiet" onClick={() => void copy(link)}>
            Copy the link
          </button>
        </label>
        <p role="status">{copied}</p>
      </div>
      <div className="window-foot">
        <a className="quiet" href={file} download={`${deck.name}.${PROGRAMS[program].ending}`}>
          Download
        </a>
        <button type="button" className="quiet" onClick={() => void copy(text)}>
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
