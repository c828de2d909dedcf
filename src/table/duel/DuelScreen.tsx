// The dueling table: every duel takes place here (F-747).
import type { LinkState } from '../state/link.ts';
import { DuelContext, useDuelControl } from './control/controller.ts';
import { HandOver } from './hand/HandOver.tsx';
import { Table } from './Table.tsx';

export function DuelScreen({ id }: { readonly id: string }) {
  const { link, duel, handOver } = useDuelControl(id);
  if (duel === null) return <NoTable id={id} link={link} />;
  if (handOver !== null) return <HandOver next={handOver} />;
  return (
    <DuelContext value={duel}>
      <Table />
    </DuelContext>
  );
}

/** What is said where no table is to be seen: that it comes, or why there is none, what is left of it, and the way back. */
function NoTable({ id, link: { fault, status } }: { readonly id: string; readonly link: LinkState }) {
  const waiting = status === 'lost' ? 'The server does not answer; trying again …' : 'Laying the table …';
  return (
    <main className="page-wait">
      <div>
        <p role={fault === null ? undefined : 'alert'}>{fault === null ? waiting : sentence(fault.message)}</p>
        {fault !== null && (
          <p className="page-wait-ways">
            {fault.fault === 'unplayable' && (
              <a href={`api/duels/${encodeURIComponent(id)}/replay`} download={`fivefold-${id}.txt`}>
                Download its log
              </a>
            )}
            <a href="#/">Back to the first page</a>
            <a href="#/replays">All duels</a>
          </p>
        )}
      </div>
    </main>
  );
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.?$/, '.')}`;
