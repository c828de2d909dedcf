// Sharing cards: two players and one collection of Portal, or one deck for two as in 1993.
import '../decks/decks.css';
import '../limited/limited.css';
import './shared.css';
import { useMemo, useState } from 'react';
import type { DeckInfo, StartInfo } from '../../protocol/setup.ts';
import { AskingForm } from '../page/AskingForm.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { Segments } from '../start/parts.tsx';
import { api } from '../state/api.ts';
import { goTo } from '../state/route.ts';
import { DivideColors } from './DivideColors.tsx';
import { FIRST_WAY, freshSharing, sharingIn, WAY_WORDS, type Way, wordsOf } from './sharing.ts';

export function SharedScreen({ id }: { readonly id: string }) {
  const sharing = useMemo(() => sharingIn(id), [id]);
  return sharing === null ? <Begin wrong={id !== ''} /> : <DivideColors sharing={sharing} />;
}

function Begin({ wrong }: { readonly wrong: boolean }) {
  const { start, fault } = useStart();
  return (
    <main className="screen limited">
      <Masthead at="limited" title="Sharing cards" line="Two players, and the cards of one." />
      {wrong && (
        <p role="alert" className="fault-line">
          There is no such division of a collection. Begin one here.
        </p>
      )}
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault}
        </p>
      )}
      <div className="limited-columns">
        <ByColor />
        {start !== null && <OneDeck start={start} />}
      </div>
    </main>
  );
}

function ByColor() {
  const [way, setWay] = useState<Way>(FIRST_WAY);
  return (
    <form
      className="panel limited-form"
      aria-label="A collection for two"
      onSubmit={(event) => {
        event.preventDefault();
        goTo('shared', wordsOf(freshSharing(way)));
      }}
    >
      <h2 className="small-title">A collection for two (Portal)</h2>
      <p>
        A collection is laid out in five piles, one for each colour with its lands. You choose one colour, the other
        takes two, and you take one more; or the collection is yours, and you choose two at once.
      </p>
      <Segments label="How" group="shared-way" segments={WAY_WORDS} value={way} onChange={setWay} />
      <p className="limited-gap">{WAY_WORDS.find(({ value }) => value === way)?.says}.</p>
      <button type="submit" className="primary">
        Lay out the piles
      </button>
    </form>
  );
}

function OneDeck({ start }: { readonly start: StartInfo }) {
  const books = start.books.filter(({ ante }) => ante !== 'no');
  const [book, setBook] = useState(books[0]?.id ?? '');
  const [chosen, setChosen] = useState('');
  const [level, setLevel] = useState(2);
  const decks = start.decks.filter((deck) => deck.book === book && deck.faults.length === 0);
  const deck = decks.find(({ id }) => id === chosen) ?? decks[0];
  const begin = async (of: DeckInfo): Promise<void> => {
    goTo('duel', (await api.playOneDeck({ deck: of.id, level })).id);
  };
  return (
    <AskingForm
      label="One deck for two"
      button="Divide it and play"
      disabled={deck === undefined}
      onAsk={() => begin(deck as DeckInfo)}
    >
      <h2 className="small-title">One deck for two (1993)</h2>
      <p>
        A deck is divided by chance. You play for ante, duel after duel, until one part can be played no more; then its
        owner takes all cards back.
      </p>
      <label className="limited-field">
        <span className="small-title">Book</span>
        <select value={book} onChange={(event) => setBook(event.target.value)}>
          {books.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="limited-field">
        <span className="small-title">The deck that is divided</span>
        <select value={deck?.id ?? ''} onChange={(event) => setChosen(event.target.value)}>
          {decks.map(({ id, name, size }) => (
            <option key={id} value={id}>
              {name}, {size} cards
            </option>
          ))}
        </select>
      </label>
      <label className="limited-field">
        <span className="small-title">The other plays like a</span>
        <select value={level} onChange={(event) => setLevel(Number(event.target.value))}>
          {start.levels.map(({ level: each, name }) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </AskingForm>
  );
}
