// The dueling table: every duel takes place here (F-747).
import { DuelContext, useDuelControl } from './control/controller.ts';
import { HandOver } from './hand/HandOver.tsx';
import { Table } from './Table.tsx';

export function DuelScreen({ id }: { readonly id: string }) {
  const { link, duel, handOver } = useDuelControl(id);
  if (duel === null)
    return (
      <main className="page-wait">
        <p>
          {link.fault?.message ??
            (link.status === 'lost' ? 'The server does not answer; trying again …' : 'Laying the table …')}
        </p>
      </main>
    );
  if (handOver !== null) return <HandOver next={handOver} />;
  return (
    <DuelContext value={duel}>
      <Table />
    </DuelContext>
  );
}
