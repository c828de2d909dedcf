// Looking on at a duel of others: the same table, from a side of one's choice, with what happens and nothing to answer.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useCards } from '../state/cards.ts';
import { freshDraft } from '../state/draft.ts';
import { Link } from '../state/link.ts';
import { useOptions } from '../state/options.ts';
import { staged } from '../state/stage.ts';
import { DuelContext, type DuelControl, useShown } from './control/controller.ts';
import { IDLE } from './control/idle.ts';
import { Table } from './Table.tsx';

const nothing = (): void => undefined;
const NO_DRAFT = freshDraft(null);

function useWatched(id: string) {
  const [line] = useState(() => new Link(id, 'watch'));
  useEffect(() => () => line.close(), [line]);
  const link = useSyncExternalStore(line.subscribe, line.get);
  const own = useOptions();
  const faces = useCards(link.table?.book.cards ?? '');
  const parts = useShown();
  const [note, setNote] = useState('');
  useEffect(() => {
    line.stage.speed = own.speed;
  }, [line, own.speed]);
  const duel = useMemo((): DuelControl | null => {
    const { table: newest, playing } = link;
    if (newest === null) return null;
    const seen = staged(newest, playing);
    const ended = seen.result === null ? null : `${seen.result.words} ${seen.result.reason}`;
    // Who is at the near side is not "you": how it ended is told in the bar.
    const table = { ...seen, result: null };
    return {
      ...IDLE,
      id,
      story: null,
      watching: { toSide: (seat) => void line.say({ type: 'sit', seat }), ended },
      link: playing.busy ? { ...link, log: playing.log } : link,
      table,
      draft: NO_DRAFT,
      forecast: table.combat?.forecast ?? null,
      moment: playing.moment,
      busy: playing.busy,
      hurry: () => flushSync(() => line.stage.hurry(newest.seat)),
      again: nothing,
      watch: line.stage.watch,
      options: { ...own, cueCards: false },
      faces,
      done: nothing,
      cancel: nothing,
      run: nothing,
      runNext: nothing,
      say: setNote,
      note,
      dismiss: () => {
        setNote('');
        line.dismiss();
      },
      ...parts,
    };
  }, [id, line, link, own, faces, parts, note]);
  return { link, duel };
}

export function WatchScreen({ id }: { readonly id: string }) {
  const { link, duel } = useWatched(id);
  const isClosed = link.fault?.fault === 'closed';
  if (duel === null || isClosed)
    return (
      <main className="page-wait">
        <p role={isClosed ? 'alert' : undefined}>
          {link.fault?.message ??
            (link.status === 'lost'
              ? 'The server does not answer; trying again …'
              : link.company === null
                ? 'Laying the table …'
                : 'The players look at their first hands; the table is shown as soon as one of them may act.')}
        </p>
        {link.fault !== null && <a href="#/people">All open tables</a>}
      </main>
    );
  return (
    <DuelContext value={duel}>
      <Table />
    </DuelContext>
  );
}
