// Playing with people: make a table and send its link, sit down at one of the lobby, or type a code that a friend has said.
import '../limited/limited.css';
import './people.css';
import { useState, useSyncExternalStore } from 'react';
import type { NewGathering, Profile } from '../../protocol/people.ts';
import type { FormatChoice, LENGTHS, StartInfo } from '../../protocol/setup.ts';
import { AskingForm } from '../page/AskingForm.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { FormatPicker } from '../start/FormatPicker.tsx';
import { decksIn, useFormat } from '../start/format.ts';
import { houseStore, housesOf } from '../start/house.ts';
import { variantName } from '../start/words.ts';
import { api } from '../state/api.ts';
import { rememberedName, rememberName } from '../state/name.ts';
import { goTo } from '../state/route.ts';
import { BestOfBook } from './BestOfBook.tsx';
import { DeckSelect } from './DeckSelect.tsx';
import { Field } from './Field.tsx';
import { GatheringScreen } from './GatheringScreen.tsx';
import { LENGTH_WORDS, OpenTables } from './OpenTables.tsx';
import { OwnGames } from './OwnGames.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useProfile } from './profile.ts';
import { QuickPairing } from './QuickPairing.tsx';
import { type ChosenStakes, StakesForm, stakesOf } from './StakesForm.tsx';
import { type ChosenRules, PLAIN_RULES, rulesOf, TableRulesForm } from './TableRulesForm.tsx';

export function PeopleScreen({ id }: { readonly id: string }) {
  return id === '' ? <Lobby /> : <GatheringScreen key={id} id={id} />;
}

function Lobby() {
  const { start, fault } = useStart();
  const own = useProfile();
  return (
    <main className="screen limited people">
      <Masthead at="people" title="People" line="A link is a seat. No account, no waiting room." />
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault}
        </p>
      )}
      {start !== null && (
        <div className="limited-columns">
          <div className="people-column">
            <QuickPairing key={`quick ${own.profile.name}`} start={start} profile={own.profile} />
            <NewTable key={own.profile.name} start={start} profile={own.profile} />
            <ProfileForm own={own} />
          </div>
          <div className="people-column">
            <OpenTables start={start} />
            <OwnGames start={start} />
            <BestOfBook start={start} />
          </div>
        </div>
      )}
    </main>
  );
}

type Length = (typeof LENGTHS)[number];

function NewTable({ start, profile }: { readonly start: StartInfo; readonly profile: Profile }) {
  const [book, setBook] = useState(start.books[0]?.id ?? '');
  const [length, setLength] = useState<Length>('single');
  const [listed, setListed] = useState(false);
  const [variant, setVariant] = useState('duel');
  const [players, setPlayers] = useState(2);
  const [people, setPeople] = useState(2);
  const [name, setName] = useState(profile.name || rememberedName());
  const [deck, setDeck] = useState('');
  const [format, setFormat] = useState<FormatChoice | null>(null);
  const known = useFormat(book, format);
  const [rules, setRules] = useState<ChosenRules>(PLAIN_RULES);
  const [wanted, setWanted] = useState<ChosenStakes | null>(null);
  const { texts } = useSyncExternalStore(houseStore.subscribe, houseStore.get);
  const houses = rules.rated ? [] : housesOf(book, texts);
  const [house, setHouse] = useState('');
  const info = start.books.find((each) => each.id === book);
  const agreed: ChosenStakes = wanted ?? { ante: info?.ante === 'yes', stakes: 'the ante of every duel', handicap: 0 };
  const way = info?.variants.find(({ name: each }) => each === variant);
  const lengths = way === undefined ? (info?.lengths ?? ['single']) : (['single'] as const);
  const all = way === undefined ? 2 : Math.min(Math.max(players, way.seats.least), way.seats.most);
  // What is rated is people against people.
  const sitting = rules.rated ? all : Math.min(people, all);
  const make = async (): Promise<void> => {
    const words: NewGathering = {
      book: houses.find(([each]) => each === house)?.[1] ?? book,
      length: lengths.includes(length) ? length : 'single',
      ...stakesOf(all === 2 ? agreed : { ...agreed, handicap: 0 }, lengths.includes(length) ? length : 'single'),
      listed,
      format,
      variant: way === undefined ? 'duel' : variant,
      seats: sitting,
      computers: all - sitting,
      ...rulesOf(rules),
      you: {
        name,
        deck: deck === '' ? { by: 'random' } : { by: 'id', id: deck },
        ...(profile.face !== '' && { face: profile.face }),
      },
    };
    rememberName(name);
    goTo('people', (await api.newTable(words)).id);
  };
  return (
    <AskingForm label="A new table" button="Make a table" disabled={known.fault !== ''} onAsk={make}>
      <h2 className="small-title">Play a friend</h2>
      <Field label="Book">
        <select
          value={book}
          onChange={(event) => {
            setBook(event.target.value);
            setDeck('');
            setFormat(null);
            setHouse('');
            setWanted(null);
          }}
        >
          {start.books.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name} ({each.year})
            </option>
          ))}
        </select>
      </Field>
      {houses.length > 0 && (
        <Field label="Rules">
          <select value={house} onChange={(event) => setHouse(event.target.value)}>
            <option value="">As the book has them</option>
            {houses.map(([each]) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </Field>
      )}
      {info !== undefined && (
        <FormatPicker
          book={info}
          chosen={format}
          known={known}
          onChoose={(chosen) => {
            setFormat(chosen);
            setDeck('');
          }}
        />
      )}
      {info !== undefined && info.variants.length > 0 && (
        <Field label="Table">
          <select value={way === undefined ? 'duel' : variant} onChange={(event) => setVariant(event.target.value)}>
            <option value="duel">Duel, for two</option>
            {info.variants.map(({ name: each }) => (
              <option key={each} value={each}>
                {variantName(each)}
              </option>
            ))}
          </select>
        </Field>
      )}
      {way !== undefined && way.seats.least < way.seats.most && (
        <Field label="Players">
          <NumberSelect least={way.seats.least} most={way.seats.most} value={all} onChange={setPlayers} />
        </Field>
      )}
      {way !== undefined && !rules.rated && (
        <Field label="People among them; computers take the other seats">
          <NumberSelect least={2} most={all} value={sitting} onChange={setPeople} />
        </Field>
      )}
      {lengths.length > 1 && (
        <Field label="Match">
          <select value={length} onChange={(event) => setLength(event.target.value as Length)}>
            {lengths.map((each) => (
              <option key={each} value={each}>
                {LENGTH_WORDS[each]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label="Your name">
        <input type="text" required maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <DeckSelect
        start={{ ...start, decks: decksIn(start.decks, known) }}
        book={book}
        value={deck}
        onChange={setDeck}
      />
      <StakesForm
        chosen={agreed}
        hasAnte={info !== undefined && info.ante !== 'no'}
        isForTwo={all === 2}
        length={lengths.includes(length) ? length : 'single'}
        onChange={setWanted}
      />
      <TableRulesForm rules={rules} onChange={setRules} />
      <label className="people-check">
        <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
        Show it in the lobby, for anybody to sit down
      </label>
    </AskingForm>
  );
}

interface NumberProps {
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function NumberSelect({ least, most, value, onChange }: NumberProps) {
  return (
    <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {Array.from({ length: most - least + 1 }, (_, more) => least + more).map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </select>
  );
}
