// A table at which somebody is looked for by quick pairing: how it stands, and a way to give up.
import { useEffect, useState } from 'react';
import type { GatheringState } from '../../protocol/people.ts';
import type { StartInfo } from '../../protocol/setup.ts';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { clockWords, timeWords } from '../state/clock.ts';
import { goTo } from '../state/route.ts';

interface LookingProps {
  readonly table: GatheringState;
  readonly start: StartInfo;
  readonly since: number;
  readonly yours: boolean;
  readonly onTable: (table: GatheringState) => void;
}

export function Looking({ table, start, since, yours, onTable }: LookingProps) {
  const [fault, setFault] = useState('');
  const book = start.books.find((each) => each.id === table.book)?.name ?? table.book;
  const cancel = async (): Promise<void> => {
    try {
      onTable(await api.leaveTable(table.id));
      announce('Nobody is looked for any more.');
      goTo('people');
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <section className="panel" aria-label="Quick pairing">
      <h2 className="small-title">
        {book}
        {table.format === null ? '' : `, ${table.format}`}
      </h2>
      {yours ? (
        <>
          <p role="status" data-testid="looking">
            Looking for somebody who wants to play the same. The duel begins by itself; keep this page open.
          </p>
          <Waited since={since} />
          <p data-testid="table-rules">{clockWords(table.rules.clock, table.rules.atZero)}.</p>
          <button type="button" className="quiet people-cancel" onClick={() => void cancel()}>
            Look no longer
          </button>
        </>
      ) : (
        <p>
          Nobody waits for you at this table. <a href="#/people">Find somebody</a>
        </p>
      )}
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault}
        </p>
      )}
    </section>
  );
}

/** How long it has been, counted by the page; a screen reader is not told every second. */
function Waited({ since }: { readonly since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return <p className="people-waited">Waiting for {timeWords(Math.max(0, now - since))}</p>;
}
