// Handing the screen over where one page holds several seats: who is to have it next, and whether that one has sat down.

import { useCallback, useMemo, useState } from 'react';
import type { PlayerState, TableState } from '../../../protocol/table.ts';
import type { Link } from '../../state/link.ts';
import { playerAt } from '../../state/seats.ts';

export interface HandOver {
  /** Who gets the screen. */
  readonly player: PlayerState;
  readonly take: () => void;
}

/** The seat whose player should look at the screen now; -1 where everybody may. */
const seatDue = ({ own, handTo, seat }: Pick<TableState, 'own' | 'handTo' | 'seat'>): number =>
  own.length < 2 ? -1 : (handTo ?? seat);

/** Null while the one who should look at the screen does; what has happened is seen to its end before it is handed on. */
export function useHandOver(line: Link, table: TableState | null, busy: boolean): HandOver | null {
  const [sitting, setSitting] = useState(-1);
  const due = table === null ? -1 : seatDue(table);
  const at = table?.seat ?? -1;
  const player = table === null || due < 0 ? undefined : playerAt(table, due);
  const take = useCallback(() => {
    setSitting(due);
    if (due !== at) line.say({ type: 'sit', seat: due });
  }, [line, due, at]);
  const isHanded = due < 0 || sitting === due || (busy && sitting === at);
  return useMemo(() => (player === undefined || isHanded ? null : { player, take }), [player, isHanded, take]);
}
