// Duels that were played and those under way: to go on with, or to keep as text.
import './replays.css';
import type { DuelInfo, StartInfo } from '../../protocol/setup.ts';
import { shortName } from './books.ts';
import { Masthead } from './Masthead.tsx';
import { Face } from './Picture.tsx';
import { useStart } from './useStart.ts';
import { agoWords } from './words.ts';

export function ReplaysScreen() {
  const { start, fault } = useStart();
  const duels = [...(start?.duels ?? [])].sort((a, b) => b.when - a.when);
  return (
    <main className="screen">
      <Masthead at="replays" title="Replays" line="Duels under way, and those that are over." />
      {start === null ? (
        <p className="page-wait" role="status">
          {fault === '' ? 'Looking for your duels …' : fault}
        </p>
      ) : (
        <>
          <Duels title="Under way" start={start} duels={duels.filter((duel) => !duel.over)} />
          <Duels title="Over" start={start} duels={duels.filter((duel) => duel.over)} />
          {duels.length === 0 && (
            <p className="replays-none">
              Nothing has been played yet. <a href="#/">Choose a duel</a> and come back.
            </p>
          )}
        </>
      )}
    </main>
  );
}

interface DuelsProps {
  readonly title: string;
  readonly start: StartInfo;
  readonly duels: readonly DuelInfo[];
}

function Duels({ title, start, duels }: DuelsProps) {
  if (duels.length === 0) return null;
  return (
    <section className="replays" aria-label={title}>
      <h2 className="small-title">
        {title} ({duels.length})
      </h2>
      <ul>
        {duels.map((duel) => (
          <Duel key={duel.id} duel={duel} start={start} />
        ))}
      </ul>
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
  return duel.won === null ? 'Drawn' : duel.won ? 'Won' : 'Lost';
}

function Duel({ duel, start }: { readonly duel: DuelInfo; readonly start: StartInfo }) {
  const book = start.books.find((each) => each.id === duel.book);
  const id = encodeURIComponent(duel.id);
  const against = duel.opponent === '' ? 'nobody' : duel.opponent;
  return (
    <li className="replay" data-tone={duel.book}>
      <Face name={duel.opponent === '' ? null : duel.opponent} />
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
      </span>
    </li>
  );
}
