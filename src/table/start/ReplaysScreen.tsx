// Duels that were played and those under way: to go on with, or to keep as text.
import './replays.css';
import { useEffect, useState } from 'react';
import type { DuelInfo, StartInfo } from '../../protocol/setup.ts';
import { shortName } from '../page/books.ts';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { api } from '../state/api.ts';
import { goTo } from '../state/route.ts';
import { Face } from './Picture.tsx';
import { agoWords, listed, rivalsIn } from './words.ts';

/** All duels that are kept, the newest first, and a way to forget one. */
function useDuels(): {
  readonly duels: readonly DuelInfo[];
  readonly forget: (id: string) => void;
  readonly fault: string;
} {
  const [duels, setDuels] = useState<readonly DuelInfo[]>([]);
  const [fault, setFault] = useState('');
  const tell = (error: unknown): void => setFault(error instanceof Error ? error.message : String(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    api.duels().then((all) => setDuels([...all].sort((a, b) => b.when - a.when)), tell);
  }, []);
  const forget = (id: string): void => {
    api.deleteDuel(id).then(() => setDuels((all) => all.filter((each) => each.id !== id)), tell);
  };
  return { duels, forget, fault };
}

/** Whether every word of the search is somewhere in what is told of a duel. */
export function isFound(duel: DuelInfo, search: string): boolean {
  const told = [...rivalsIn(duel), duel.variant, duel.deck, duel.book, duel.house, MODES[duel.mode], resultOf(duel)]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}

export function ReplaysScreen() {
  const { start, fault } = useStart();
  const { duels: all, forget, fault: trouble } = useDuels();
  const [search, setSearch] = useState('');
  const duels = all.filter((duel) => isFound(duel, search));
  return (
    <main className="screen">
      <Masthead at="replays" title="Replays" line="Duels under way, and those that are over." />
      {start === null ? (
        <p className="page-wait" role="status">
          {fault === '' ? 'Looking for your duels …' : fault}
        </p>
      ) : (
        <>
          {all.length > 0 && (
            <input
              className="field-line replays-search"
              type="search"
              placeholder="Search by opponent, deck, book or result"
              aria-label="Search among your duels"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          <OpenFile />
          {trouble !== '' && <p role="alert">{trouble}</p>}
          <Duels title="Under way" start={start} duels={duels.filter((duel) => !duel.over)} forget={forget} />
          <Duels title="Over" start={start} duels={duels.filter((duel) => duel.over)} forget={forget} />
          {all.length > 0 && duels.length === 0 && <p className="replays-none">No duel of yours is like that.</p>}
          {all.length === 0 && (
            <p className="replays-none">
              Nothing has been played yet. <a href="#/">Choose a duel</a> and come back.
            </p>
          )}
        </>
      )}
    </main>
  );
}

/** A replay that was kept as a file comes back: it is looked at step by step, or played on where it ends. */
function OpenFile() {
  const [fault, setFault] = useState('');
  const open = async (file: File): Promise<void> => {
    try {
      const { id } = await api.openReplay(await file.text());
      const over = (await api.duels()).find((duel) => duel.id === id)?.over === true;
      goTo(over ? 'replay' : 'duel', id);
    } catch (error) {
      setFault(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <div className="replays-open">
      <label className="quiet">
        <span>Open a replay file</span>
        <input
          type="file"
          accept=".txt,.jsonl,text/plain"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) void open(file);
            event.target.value = '';
          }}
        />
      </label>
      {fault !== '' && <p role="alert">{fault}</p>}
    </div>
  );
}

interface DuelsProps {
  readonly title: string;
  readonly start: StartInfo;
  readonly duels: readonly DuelInfo[];
  readonly forget: (id: string) => void;
}

/** So many are shown before more are asked for. */
const PAGE = 20;

function Duels({ title, start, duels, forget }: DuelsProps) {
  const [shown, setShown] = useState(PAGE);
  if (duels.length === 0) return null;
  return (
    <section className="replays" aria-label={title}>
      <h2 className="small-title">
        {title} ({duels.length})
      </h2>
      <ul>
        {duels.slice(0, shown).map((duel) => (
          <Duel key={duel.id} duel={duel} start={start} forget={() => forget(duel.id)} />
        ))}
      </ul>
      {duels.length > shown && (
        <button type="button" className="quiet replays-more" onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(PAGE, duels.length - shown)} more of {duels.length}
        </button>
      )}
    </section>
  );
}

const MODES: { readonly [mode in DuelInfo['mode']]: string } = {
  duel: 'Single duel',
  gauntlet: 'Gauntlet',
  position: 'Set position',
};

function resultOf(duel: DuelInfo): string {
  if (!duel.over) return 'Under way';
  if (duel.won === null) return 'Drawn';
  // Where several people share a screen it is said who of them it was.
  if (duel.people.length > 1 && duel.winners.length > 0)
    return `${duel.winners.map((seat) => duel.seats[seat]).join(' and ')} won`;
  return duel.won ? 'Won' : 'Lost';
}

interface DuelProps {
  readonly duel: DuelInfo;
  readonly start: StartInfo;
  readonly forget: () => void;
}

function Duel({ duel, start, forget }: DuelProps) {
  const [sure, setSure] = useState(false);
  const book = start.books.find((each) => each.id === duel.book);
  const id = encodeURIComponent(duel.id);
  const rivals = rivalsIn(duel);
  const against = rivals.length === 0 ? 'nobody' : listed(rivals);
  return (
    <li className="replay" data-tone={duel.book}>
      <Face name={rivals[0] ?? null} />
      <span className="replay-words">
        <b>Against {against}</b>
        <small>
          {MODES[duel.mode]}
          {duel.deck === '' ? '' : `, with ${duel.deck}`}
        </small>
      </span>
      <i className="replay-book">{duel.house !== '' ? duel.house : book === undefined ? duel.book : shortName(book)}</i>
      <span className="replay-result" data-result={resultOf(duel)}>
        {resultOf(duel)}
      </span>
      <span className="replay-when">
        {duel.turn === 0 ? 'before turn 1' : `turn ${duel.turn}`}
        <small>
          <time dateTime={new Date(duel.when).toISOString()}>{agoWords(duel.when, Date.now())}</time>
        </small>
      </span>
      <span className="replay-do">
        <a
          className={duel.over ? 'quiet' : 'primary'}
          href={`#/duel/${id}`}
          aria-label={`${duel.over ? 'Look at' : 'Go on with'} the duel against ${against}`}
        >
          {duel.over ? 'Look' : 'Go on'}
        </a>
        {duel.over && (
          <a
            className="quiet"
            href={`#/replay/${id}`}
            aria-label={`Look at the duel against ${against} again, step by step`}
          >
            Step by step
          </a>
        )}
        {duel.over && rivals.length === 1 && (
          <a className="quiet" href={`#/lab/review/${id}`} aria-label={`Review the duel against ${against}`}>
            Review
          </a>
        )}
        {duel.over && (
          <a
            className="quiet"
            href={`api/duels/${id}/replay`}
            download={`fivefold-${duel.id}.txt`}
            aria-label={`Download the replay against ${against}`}
          >
            Download
          </a>
        )}
        <button
          type="button"
          className="quiet"
          aria-label={`${sure ? 'Really delete' : 'Delete'} the duel against ${against}`}
          onClick={() => (sure ? forget() : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {sure ? 'Really?' : 'Delete'}
        </button>
      </span>
    </li>
  );
}
