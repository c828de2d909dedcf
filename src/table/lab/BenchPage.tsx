// The bench: any position made by hand or pasted, saved and shared as a link, played for both seats with branches and notes, or at the table
// against a level.
import { useState, useSyncExternalStore } from 'react';
import type { SolveInfo, StudyInfo } from '../../protocol/lab.ts';
import { BOOKS } from '../page/books.ts';
import { goTo } from '../state/route.ts';
import { lab, wrong } from './ask.ts';
import { EMPTY, textOf } from './draft.ts';
import { Editor } from './Editor.tsx';
import { forgetPosition, keepLines, keepPosition, keptLines, positionStore } from './kept.ts';
import { PlayBoth } from './PlayBoth.tsx';
import { ROOT, readLines, type Tree, withLines } from './tree.ts';

export function BenchPage({ text: address }: { readonly text: string }) {
  const { text: given, tree: inAddress } = readLines(address);
  const [tree, setTree] = useState<Tree>(inAddress);
  const [draft, setDraft] = useState<StudyInfo>(EMPTY);
  const [text, setText] = useState(given === '' ? textOf(EMPTY) : given);
  const [book, setBook] = useState(bookIn(given) ?? EMPTY.book);
  const [playing, setPlaying] = useState(given !== '');
  const [fault, setFault] = useState('');
  const change = (next: StudyInfo): void => {
    setDraft(next);
    setTree(ROOT);
    setText(textOf({ ...next, book }));
    setFault('');
  };
  const read = (): void => {
    lab.read(text).then(
      (info) => {
        setDraft(info);
        if (info.book !== '') setBook(info.book);
        setFault(info.lost.length === 0 ? '' : `The form below cannot show: ${info.lost.join(', ')}.`);
      },
      (error: unknown) => setFault(wrong(error)),
    );
  };
  return (
    <div className="bench">
      <section className="panel bench-text" aria-label="The position as text">
        <p className="lab-buttons">
          <label>
            Book{' '}
            <select
              value={book}
              onChange={(event) => {
                setBook(event.target.value);
                setText(withBook(text, event.target.value));
                setTree(ROOT);
              }}
            >
              {Object.entries(BOOKS).map(([each, name]) => (
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="primary" data-testid="play-both" onClick={() => setPlaying(!playing)}>
            {playing ? 'Back to the editor' : 'Play both seats'}
          </button>
          <AtTheTable text={text} book={book} onFault={setFault} />
          <button type="button" className="quiet" onClick={() => goTo('lab', `bench/${withLines(text, tree)}`)}>
            Put it into the address
          </button>
          <Solve key={`${book} ${text}`} text={text} book={book} />
        </p>
        <label>
          <span className="small-title">As text</span>
          <textarea
            data-testid="bench-text"
            rows={10}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              const said = bookIn(event.target.value) ?? '';
              if (Object.hasOwn(BOOKS, said)) setBook(said);
              setText(event.target.value);
              setFault('');
              setTree(ROOT);
              setPlaying(false);
            }}
          />
        </label>
        <p className="lab-buttons">
          <button type="button" className="quiet" onClick={read}>
            Read it into the form
          </button>
          <Keeping
            text={withLines(text, tree)}
            onOpen={(kept) => {
              const read = readLines(kept);
              setText(read.text);
              setFault('');
              setBook(bookIn(read.text) ?? book);
              setTree(read.tree);
              setPlaying(false);
            }}
          />
        </p>
        {fault !== '' && (
          <p role="alert" className="fault-line">
            {fault}
          </p>
        )}
      </section>
      {playing ? (
        <PlayBoth
          key={`${book} ${text}`}
          text={text}
          book={book}
          begun={tree === ROOT ? keptLines(book, text) : tree}
          onTree={(next) => {
            setTree(next);
            keepLines(book, text, next);
          }}
        />
      ) : (
        <Editor draft={draft} book={book} onChange={change} />
      )}
    </div>
  );
}

const bookIn = (text: string): string | undefined => /^books?: *(\w+)/m.exec(text)?.[1];

/** The head of a study says its book: it is written there too. */
const withBook = (text: string, book: string): string =>
  /^books?:/m.test(text) ? text.replace(/^books?:.*$/m, `book: ${book}`) : `book: ${book}\n${text}`;

interface TableProps {
  readonly text: string;
  readonly book: string;
  readonly onFault: (fault: string) => void;
}

function AtTheTable({ text, book, onFault }: TableProps) {
  const [level, setLevel] = useState(3);
  return (
    <span>
      <button
        type="button"
        className="quiet"
        onClick={() =>
          lab.duel(text, book, level).then(
            ({ id }) => goTo('duel', id),
            (error: unknown) => onFault(wrong(error)),
          )
        }
      >
        Play it at the table
      </button>{' '}
      <label>
        against{' '}
        <select value={level} onChange={(event) => setLevel(Number(event.target.value))}>
          {['yourself', 'level 1', 'level 2', 'level 3', 'level 4', 'level 5'].map((each, index) => (
            <option key={each} value={index}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </span>
  );
}

/** So many tries that fail are told, each with what refutes it. */
const MOST_REFUTED = 4;

function solverSays({ solved, proof, nodes, line, alternatives, refuted }: SolveInfo): string {
  if (solved === null) return `Not found out in ${nodes} positions.`;
  const sure = proof ? 'proved' : 'not proved';
  if (!solved) {
    const answered = refuted.flatMap(({ try: words, by }) => (by === null ? [] : [`${words}: ${by}`]));
    const told = answered.slice(0, MOST_REFUTED).map((each) => ` ${each}.`);
    return `It cannot be done (${sure}).${told.join('')}`;
  }
  const told = line.filter((each) => !each.endsWith(' passes'));
  // What the line does after passes may be done at once as well, in the same words.
  const others = alternatives.filter((each) => each !== told[0]);
  return `It can be done (${sure}): ${told.join('; ')}.${others.length === 0 ? '' : ` Also: ${others.join('; ')}.`}`;
}

/** What the solver says of a position with a goal. */
function Solve({ text, book }: { readonly text: string; readonly book: string }) {
  const [said, setSaid] = useState('');
  const ask = (): void => {
    setSaid('Looking …');
    lab.solve(text, book).then(
      (found) => setSaid(solverSays(found)),
      (error: unknown) => setSaid(wrong(error)),
    );
  };
  return (
    <>
      <button type="button" className="quiet" onClick={ask}>
        Ask the solver
      </button>
      {said !== '' && (
        <output className="lab-said-once" data-testid="solver-says">
          {said}
        </output>
      )}
    </>
  );
}

/** Positions with a name, kept in this browser. */
function Keeping({ text, onOpen }: { readonly text: string; readonly onOpen: (text: string) => void }) {
  const kept = useSyncExternalStore(positionStore.subscribe, positionStore.get);
  const [name, setName] = useState('');
  const names = Object.keys(kept);
  return (
    <>
      <label>
        Name{' '}
        <input
          type="text"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
          list="kept-positions"
        />
      </label>
      <datalist id="kept-positions">
        {names.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <button
        type="button"
        className="quiet"
        disabled={name.trim() === ''}
        onClick={() => keepPosition(name.trim(), text)}
      >
        Save
      </button>
      <button
        type="button"
        className="quiet"
        disabled={kept[name] === undefined}
        onClick={() => onOpen(kept[name] ?? '')}
      >
        Open
      </button>
      <button type="button" className="quiet" disabled={kept[name] === undefined} onClick={() => forgetPosition(name)}>
        Forget
      </button>
      {names.length > 0 && <small>Saved here: {names.join(', ')}</small>}
    </>
  );
}
