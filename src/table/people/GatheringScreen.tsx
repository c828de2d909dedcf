// One table for people, before its duel: who sits there, the link to send, and a place to sit down; then the duel itself.
import '../limited/limited.css';
import './people.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GatheringState } from '../../protocol/people.ts';
import type { FormatChoice, StartInfo } from '../../protocol/setup.ts';
import { Portrait } from '../cards/Portrait.tsx';
import { AskingForm } from '../page/AskingForm.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { decksIn, useFormat } from '../start/format.ts';
import { variantName } from '../start/words.ts';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { clockWords } from '../state/clock.ts';
import { rememberedName, rememberName } from '../state/name.ts';
import { goTo } from '../state/route.ts';
import { DeckSelect } from './DeckSelect.tsx';
import { Invitation } from './Invitation.tsx';
import { Looking } from './Looking.tsx';
import { useProfile } from './profile.ts';
import { RATED_WORDS, ratingWords } from './ratings.ts';
import { SecondDevice } from './SecondDevice.tsx';

const LOOK_EVERY = 1500;

interface Looked {
  readonly table: GatheringState | null;
  readonly fault: string;
  readonly set: (table: GatheringState) => void;
}

/** The table as it is, looked at again and again while somebody is awaited. A link from another device takes its seat first. */
function useTable(id: string, token: string): Looked {
  const [table, setTable] = useState<GatheringState | null>(null);
  const [fault, setFault] = useState('');
  const carried = useRef(token === '');
  const look = useCallback(async () => {
    try {
      if (!carried.current) {
        carried.current = true;
        setTable(await api.carried(id, token));
      } else {
        const found = await api.table(id);
        setTable(isWaiting(found) ? await api.lookOn(id) : found);
      }
      setFault('');
    } catch (error) {
      setFault((error as Error).message);
    }
  }, [id, token]);
  useEffect(() => {
    void look();
    const timer = window.setInterval(() => void look(), LOOK_EVERY);
    return () => window.clearInterval(timer);
  }, [look]);
  return { table, fault, set: setTable };
}

/** Who waits for quick pairing says again and again that they do, and is told when somebody was found. */
const isWaiting = ({ quick, duel, seats }: GatheringState): boolean =>
  quick !== null && duel === null && seats.some(({ yours }) => yours);

export function GatheringScreen({ id: address }: { readonly id: string }) {
  const [id = '', token = ''] = address.split('/');
  const { start } = useStart();
  const { table, fault, set } = useTable(id, token);
  const yours = table?.seats.some((seat) => seat.yours) === true;
  const duel = table?.duel ?? null;
  useEffect(() => {
    if (yours && duel !== null) goTo('duel', duel);
  }, [yours, duel]);
  return (
    <main className="screen limited people" data-tone={table?.book ?? ''}>
      <Masthead
        at="people"
        title="A table"
        line={table?.quick == null ? 'It begins when everybody sits.' : 'It begins when somebody is found.'}
      />
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault} <a href="#/people">All open tables</a>
        </p>
      )}
      {table !== null && start !== null && (
        <div className="limited-columns">
          {table.quick === null ? (
            <Sitting table={table} start={start} yours={yours} onTable={set} />
          ) : (
            <Looking table={table} start={start} since={table.quick} yours={yours} onTable={set} />
          )}
          {table.quick === null && <Invitation link={table.link} picture={table.picture} code={table.code} />}
        </div>
      )}
    </main>
  );
}

interface SittingProps {
  readonly table: GatheringState;
  readonly start: StartInfo;
  readonly yours: boolean;
  readonly onTable: (table: GatheringState) => void;
}

function Sitting({ table, start, yours, onTable }: SittingProps) {
  const book = start.books.find((each) => each.id === table.book);
  const free = table.seats.some(({ name }) => name === null);
  return (
    <section className="panel" aria-label="Seats">
      <h2 className="small-title">
        {table.house === '' ? (book?.name ?? table.book) : table.house}
        {table.variant === 'duel' ? '' : `, ${variantName(table.variant)}`}
        {table.length === 'single' ? '' : `, ${table.length}`}
        {formatWords(table)}
        {table.ante ? `, ${table.stakes ?? 'for ante'}` : ''}
      </h2>
      <p data-testid="table-rules">
        {clockWords(table.rules.clock, table.rules.atZero)}.{' '}
        {table.rules.talk ? 'People may write to each other.' : 'People speak in set phrases.'}{' '}
        {table.rules.watched ? 'Others may look on, and see no hand.' : 'Nobody may look on.'}
        {table.rules.rated && ` ${RATED_WORDS}`}
      </p>
      {table.handicaps.some((each) => each > 0) && (
        <p data-testid="handicap">
          {table.handicaps
            .flatMap((cards, seat) =>
              cards > 0
                ? [`${table.seats[seat]?.name ?? 'Who sits down'} plays weaker cards for the ${cards} best.`]
                : [],
            )
            .join(' ')}
        </p>
      )}
      <ul className="people-seats">
        {table.seats.map(({ name, face, yours: own, rating }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat={seat} data-yours={own}>
            {name !== null && <Portrait name={face} relation={own ? 'you' : 'foe'} />}
            {name ?? 'A free seat'}
            {own && <small> (you)</small>}
            {rating !== null && <small data-testid={`rating-${seat}`}>{ratingWords(rating)}</small>}
          </li>
        ))}
        {Array.from({ length: table.computers }, (_, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={`computer ${number}`}>A computer</li>
        ))}
      </ul>
      {yours && free && (
        <p role="status" data-testid="waiting">
          Waiting for somebody to sit down. This page goes on by itself.
        </p>
      )}
      {yours && free && (
        <button type="button" className="quiet" onClick={() => void api.leaveTable(table.id).then(onTable)}>
          Get up again
        </button>
      )}
      {yours && <SecondDevice table={table.id} className="quiet" />}
      {!yours && free && <SitForm table={table} start={start} onTable={onTable} />}
      {!yours && !free && (
        <p>
          Every seat is taken.{' '}
          {table.rules.watched && table.duel !== null && <a href={`#/watch/${table.duel}`}>Watch the duel</a>}
        </p>
      )}
    </section>
  );
}

/** The format as it was chosen for the table. */
const choiceOf = ({ format, formatDay }: GatheringState): FormatChoice | null =>
  format === null ? null : { id: format, ...(formatDay !== null && { date: formatDay }) };

const formatWords = ({ format, formatDay }: GatheringState): string =>
  format === null ? '' : `, ${format}${formatDay === null ? '' : ` as on ${formatDay}`}`;

function SitForm({ table, start, onTable }: Omit<SittingProps, 'yours'>) {
  const { profile } = useProfile();
  const [typed, setName] = useState<string | null>(null);
  const name = typed ?? (profile.name || rememberedName());
  const [deck, setDeck] = useState('');
  const known = useFormat(table.book, choiceOf(table));
  const sit = async (): Promise<void> => {
    rememberName(name);
    onTable(
      await api.sitAt(table.id, {
        name,
        deck: deck === '' ? { by: 'random' } : { by: 'id', id: deck },
        ...(profile.face !== '' && { face: profile.face }),
      }),
    );
    announce('You sit at the table.');
  };
  return (
    <AskingForm label="Sit down" className="limited-form people-sit" button="Sit down" onAsk={sit}>
      <label className="limited-field">
        <span className="small-title">Your name</span>
        <input type="text" required maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <DeckSelect
        start={{ ...start, decks: decksIn(start.decks, known) }}
        book={table.book}
        value={deck}
        onChange={setDeck}
      />
    </AskingForm>
  );
}
