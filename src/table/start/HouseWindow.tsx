// House rules: start from a book, change facts, see what differs, share the text, keep it, and play a duel by it.
import './house.css';
import { useState, useSyncExternalStore } from 'react';
import type { HouseFact, HouseInfo, StartInfo } from '../../protocol/setup.ts';
import { shortName } from '../page/books.ts';
import { PageWindow } from '../page/PageWindow.tsx';
import { api } from '../state/api.ts';
import { goTo } from '../state/route.ts';
import { askedStakes } from './agreed.ts';
import { type Choices, forBook, newDuelFrom } from './choices.ts';
import { changedText, houseStore, textOf, useHouse } from './house.ts';

interface HouseProps {
  readonly start: StartInfo;
  readonly choices: Choices;
  readonly onClose: () => void;
}

export function HouseWindow({ start, choices, onClose }: HouseProps) {
  const [text, setText] = useState(textOf('House rules', choices.book, {}));
  const [fault, setFault] = useState('');
  const info = useHouse(text);
  const write = (next: string): void => {
    setFault('');
    setText(next);
  };
  const play = async (): Promise<void> => {
    const book = start.books.find((each) => each.id === info?.book);
    if (info === null || info.text === '' || book === undefined) return;
    const { stakes: _, ...duel } = newDuelFrom(start, { ...choices, book: book.id, mode: 'duel' }, book, Math.random());
    // Ready-made decks may be too small for the house, or hold too many of a card: then any that fits.
    const other = info.differences.some(({ path }) => path.startsWith('deck.') || path.startsWith('types.'));
    const length = info.lengths.includes(duel.length) ? duel.length : (info.lengths[0] ?? 'single');
    const ante = info.ante === 'yes' || (info.ante === 'option' && duel.ante);
    try {
      const { id } = await api.newDuel({
        ...duel,
        seats: other ? duel.seats.map((seat) => ({ ...seat, deck: { by: 'random' as const } })) : duel.seats,
        book: info.text,
        length,
        ...askedStakes(ante, forBook(start, choices, book).stakes, length),
        rules: [],
      });
      goTo('duel', id);
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'The duel could not be begun.');
    }
  };
  return (
    <PageWindow title="House rules" onClose={onClose} wide>
      {info !== null && (
        <>
          <div className="window-body house">
            <Head start={start} info={info} onWrite={write} />
            <div className="house-columns">
              <Facts info={info} onWrite={write} />
              <Differences info={info} start={start} />
            </div>
            <Share text={text} info={info} onWrite={write} />
            {[...info.faults, fault].filter(Boolean).map((each) => (
              <p key={each} className="house-fault" role="alert">
                {each}
              </p>
            ))}
          </div>
          <div className="window-foot">
            <button type="button" className="quiet" onClick={onClose}>
              Close
            </button>
            <button type="button" className="primary" disabled={info.text === ''} onClick={() => void play()}>
              Play by these rules
            </button>
          </div>
        </>
      )}
    </PageWindow>
  );
}

interface PartProps {
  readonly info: HouseInfo;
  readonly onWrite: (text: string) => void;
}

function Head({ start, info, onWrite }: PartProps & { readonly start: StartInfo }) {
  const { texts } = useSyncExternalStore(houseStore.subscribe, houseStore.get);
  const names = Object.keys(texts).sort();
  return (
    <div className="house-head">
      <div className="field">
        <span className="small-title">Name</span>
        <Written value={info.name} label="Name" onWrite={(name) => onWrite(textOf(name, info.book, info.changes))} />
      </div>
      <label className="field">
        <span className="small-title">Starts from</span>
        <select
          aria-label="Starts from"
          value={info.book}
          onChange={(event) => onWrite(textOf(info.name, event.target.value, {}))}
        >
          {start.books.map((book) => (
            <option key={book.id} value={book.id}>
              {shortName(book)} ({book.year})
            </option>
          ))}
        </select>
      </label>
      <div className="house-kept">
        {names.length > 0 && (
          <select aria-label="Kept rules" value="" onChange={(event) => onWrite(texts[event.target.value] ?? '')}>
            <option value="">Kept rules …</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          className="quiet"
          disabled={info.text === ''}
          onClick={() => houseStore.set({ texts: { ...texts, [info.name]: info.text } })}
        >
          Keep
        </button>
        {texts[info.name] !== undefined && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              const { [info.name]: _, ...others } = texts;
              houseStore.set({ texts: others });
            }}
          >
            Forget
          </button>
        )}
      </div>
    </div>
  );
}

/** A field that counts when it is left or Enter is pressed, so that nothing half written is looked at. */
function Written(props: { readonly value: string; readonly label: string; readonly onWrite: (value: string) => void }) {
  const { value, label, onWrite } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const done = (): void => {
    if (draft !== null && draft.trim() !== value) onWrite(draft.trim());
    setDraft(null);
  };
  return (
    <input
      type="text"
      aria-label={label}
      maxLength={80}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
      }}
    />
  );
}

function Facts({ info, onWrite }: PartProps) {
  return (
    <ul className="house-facts" aria-label="What can be changed">
      {info.facts.map((fact) => (
        <li key={fact.path} data-changed={fact.now !== fact.was || undefined}>
          <span title={fact.hint === '' ? fact.path : `${fact.path}: ${fact.hint}`}>{fact.says}</span>
          <FactField fact={fact} onChange={(value) => onWrite(changedText(info, fact.path, value))} />
        </li>
      ))}
    </ul>
  );
}

function FactField({ fact, onChange }: { readonly fact: HouseFact; readonly onChange: (value: string) => void }) {
  if (fact.choices.length === 0) return <Written value={fact.now} label={fact.says} onWrite={onChange} />;
  const choices = fact.choices.includes(fact.now) ? fact.choices : [fact.now, ...fact.choices];
  return (
    <select aria-label={fact.says} value={fact.now} onChange={(event) => onChange(event.target.value)}>
      {choices.map((value) => (
        <option key={value} value={value}>
          {value}
          {value === fact.was ? ' (the book)' : ''}
        </option>
      ))}
    </select>
  );
}

function Differences({ info, start }: { readonly info: HouseInfo; readonly start: StartInfo }) {
  const nameOf = (id: string): string => start.books.filter((book) => book.id === id).map(shortName)[0] ?? id;
  const shown = (book: string, passage: string): string =>
    passage === '' ? nameOf(book) : `${nameOf(book)}, ${passage}`;
  return (
    <section className="house-differences" aria-label="What differs">
      <h3 className="small-title">What differs from {nameOf(info.book)}</h3>
      {info.differences.length === 0 && <p className="small">Nothing yet: it is the book as it is.</p>}
      <ul>
        {info.differences.map(({ path, says, was, is, passage, asIn }) => (
          <li key={path}>
            <b>{says}</b>
            <span>
              {was} <span className="sr">becomes</span>
              <i aria-hidden>→</i> {is}
            </span>
            {passage !== '' && <small>instead of {passage}</small>}
            {asIn.length > 0 && <small>as in {asIn.map((other) => shown(other.book, other.passage)).join('; ')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text: to copy, and to paste or write another one. */
function Share({ text, info, onWrite }: PartProps & { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  // While somebody writes, the text stays as it is written.
  const [draft, setDraft] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(info.text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="house-share">
      <label className="field">
        <span className="small-title">The rules as a text, to share or paste</span>
        <textarea
          rows={2}
          maxLength={2000}
          spellCheck={false}
          value={draft ?? (info.text === '' ? text : info.text)}
          onChange={(event) => {
            setCopied(false);
            setDraft(event.target.value);
            onWrite(event.target.value);
          }}
          onBlur={() => setDraft(null)}
        />
      </label>
      <button type="button" className="quiet" disabled={info.text === ''} onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
