// The lobby: tables that wait for somebody and duels that may be watched, searched on the server and shown page by page.
import { useCallback, useEffect, useState } from 'react';
import { PAGE_OF_LOBBY } from '../../protocol/choices.ts';
import type { GatheringInfo, LobbyInfo } from '../../protocol/people.ts';
import type { LENGTHS, StartInfo } from '../../protocol/setup.ts';
import { agoWords, variantName } from '../start/words.ts';
import { api, type LobbySearch } from '../state/api.ts';
import { clockWords } from '../state/clock.ts';
import { goTo } from '../state/route.ts';
import { Field } from './Field.tsx';
import { ratingWords } from './ratings.ts';

export const LENGTH_WORDS: { readonly [length in (typeof LENGTHS)[number]]: string } = {
  single: 'One duel',
  'best of 3': 'Best of three',
  'set of 3 wins': 'Three wins',
  'best of 3 sets': 'Best of three sets',
};

const LOOK_EVERY = 4000;
const ALL: LobbySearch = { what: 'waiting', page: 0 };

function useLobby(search: LobbySearch): { readonly found: LobbyInfo | null; readonly fault: string } {
  const [found, setFound] = useState<LobbyInfo | null>(null);
  const [fault, setFault] = useState('');
  const look = useCallback(() => {
    let wanted = true;
    api.tables(search).then(
      (tables) => {
        if (!wanted) return;
        setFound(tables);
        setFault('');
      },
      (error: Error) => wanted && setFault(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [search]);
  useEffect(() => {
    let forget = look();
    const timer = window.setInterval(() => {
      forget();
      forget = look();
    }, LOOK_EVERY);
    return () => {
      forget();
      window.clearInterval(timer);
    };
  }, [look]);
  return { found, fault };
}

export function OpenTables({ start }: { readonly start: StartInfo }) {
  const [search, setSearch] = useState<LobbySearch>(ALL);
  const { found, fault } = useLobby(search);
  const isPlaying = search.what === 'playing';
  return (
    <section className="panel" aria-label="Open tables">
      <CodeForm />
      <h2 className="small-title">The lobby</h2>
      <Filters start={start} search={search} onChange={setSearch} />
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault}
        </p>
      )}
      {found !== null && found.total === 0 && (
        <p>
          {isPlaying
            ? 'No duel that may be watched is under way here.'
            : 'Nobody waits at a table here. Make one, and show it in the lobby.'}
        </p>
      )}
      <ul className="limited-events" data-testid="lobby" data-total={found?.total}>
        {(found?.tables ?? []).map((each) => (
          <Line key={each.id} table={each} start={start} isPlaying={isPlaying} />
        ))}
      </ul>
      {found !== null && <Pages found={found} onPage={(page) => setSearch({ ...search, page })} />}
    </section>
  );
}

function CodeForm() {
  const [code, setCode] = useState('');
  return (
    <form
      className="people-code"
      aria-label="A code"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') goTo('people', code.trim());
      }}
    >
      <Field label="A friend’s code">
        <input
          type="text"
          maxLength={6}
          autoCapitalize="characters"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <button type="submit" className="quiet">
        Go to the table
      </button>
    </form>
  );
}

interface FiltersProps {
  readonly start: StartInfo;
  readonly search: LobbySearch;
  readonly onChange: (search: LobbySearch) => void;
}

function Filters({ start, search, onChange }: FiltersProps) {
  const set = (change: Partial<LobbySearch>): void => onChange({ ...search, ...change, page: 0 });
  const variants = [...new Set(start.books.flatMap((book) => book.variants.map(({ name }) => name)))];
  const choice = (
    label: string,
    by: 'book' | 'variant' | 'clock' | 'rated',
    options: readonly (readonly [value: string, words: string])[],
  ) => (
    <Field label={label}>
      <select value={search[by] ?? ''} onChange={(event) => set({ [by]: event.target.value || undefined })}>
        <option value="">Any</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <div className="people-filters">
      <Field label="Show">
        <select
          value={search.what}
          onChange={(event) => set({ what: event.target.value === 'playing' ? 'playing' : 'waiting' })}
        >
          <option value="waiting">With a free seat</option>
          <option value="playing">Under way: watch</option>
        </select>
      </Field>
      {choice(
        'Which book',
        'book',
        start.books.map(({ id, name }) => [id, name]),
      )}
      {choice('Which table', 'variant', [
        ['duel', 'Duel, for two'],
        ...variants.map((each) => [each, variantName(each)] as const),
      ])}
      {choice('Which clock', 'clock', [
        ['none', 'None'],
        ['decision', 'For each decision'],
        ['game', 'For the whole duel'],
      ])}
      {choice('Rated or not', 'rated', [
        ['yes', 'Rated'],
        ['no', 'Not rated'],
      ])}
    </div>
  );
}

interface LineProps {
  readonly table: GatheringInfo;
  readonly start: StartInfo;
  readonly isPlaying: boolean;
}

function Line({ table, start, isPlaying }: LineProps) {
  const { seats, computers, rules } = table;
  const book = start.books.find((each) => each.id === table.book)?.name ?? table.book;
  const names = seats
    .flatMap(({ name, rating }) => (name === null ? [] : [rating === null ? name : `${name} (${ratingWords(rating)})`]))
    .join(isPlaying ? ' against ' : ' and ');
  const free = seats.filter(({ name }) => name === null).length;
  const parts = [
    table.variant === 'duel' ? '' : variantName(table.variant),
    LENGTH_WORDS[table.length],
    table.ante ? 'for ante' : '',
    rules.rated ? 'rated' : '',
    rules.clock === null ? '' : clockWords(rules.clock, rules.atZero),
    computers > 0 ? `${computers} computer${computers === 1 ? '' : 's'}` : '',
    !isPlaying && seats.length > 2 ? `${free} free of ${seats.length}` : '',
    agoWords(table.when, Date.now()),
  ];
  return (
    <li>
      <a href={isPlaying ? `#/watch/${table.duel ?? ''}` : `#/people/${table.id}`}>
        {isPlaying ? 'Watch ' : ''}
        {names === '' ? 'Nobody yet' : names}: {table.house === '' ? book : table.house}
      </a>
      <small>{parts.filter((each) => each !== '').join(', ')}</small>
    </li>
  );
}

function Pages({ found, onPage }: { readonly found: LobbyInfo; readonly onPage: (page: number) => void }) {
  const { page, total, tables } = found;
  if (total <= PAGE_OF_LOBBY) return null;
  const first = page * PAGE_OF_LOBBY + 1;
  const last = first + tables.length - 1;
  return (
    <nav className="people-pages" aria-label="Pages of the lobby">
      <button type="button" className="quiet" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Newer
      </button>
      <span>
        {tables.length === 0 ? 'None' : `${first} to ${last}`} of {total}
      </span>
      <button type="button" className="quiet" disabled={last >= total} onClick={() => onPage(page + 1)}>
        Older
      </button>
    </nav>
  );
}
