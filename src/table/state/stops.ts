// Where play halts in every turn: kept in the browser by whose turn it is, one's own or another's, and told to the server
// seat by seat.

import type { Place } from '../../protocol/messages.ts';
import type { TableState } from '../../protocol/table.ts';
import { isOwnTurn } from './seats.ts';

export interface Stop {
  readonly whose: 'own' | 'others';
  readonly key: string;
}

/** Until a player sets other stops: one's own main phase never goes by by itself. */
const FIRST_STOPS: readonly Stop[] = [{ whose: 'own', key: 'main' }];

/** As browsers remember them from the time when a table had two sides. */
interface OldStop {
  readonly side: 'you' | 'foe';
  readonly key: string;
}

const read = (stop: Stop | OldStop): Stop =>
  'side' in stop ? { whose: stop.side === 'you' ? 'own' : 'others', key: stop.key } : stop;

export const stopsFor = (kept: readonly (Stop | OldStop)[] | undefined): readonly Stop[] =>
  kept === undefined ? FIRST_STOPS : kept.map(read);

/** A stop in another's turn holds in the turn of every other. */
export const stopAt = (table: TableState, { seat, key }: Place): Stop => ({
  whose: isOwnTurn(table, seat) ? 'own' : 'others',
  key,
});

export const sameStop = (a: Stop, b: Stop): boolean => a.whose === b.whose && a.key === b.key;

/**
 * One place for each seat whose turn is meant; a side with one turn has one. Optional rules give a duel stations that
 * others by the same book do not have: a stop there is kept, and left out where there is no such station.
 */
export function placesOf(kept: readonly Stop[], table: TableState): readonly Place[] {
  const stations = [...table.phases, ...table.combatPhases].map(({ key }) => key);
  const stops = kept.filter(({ key }) => stations.includes(key));
  const others = table.players.filter(({ seat }) => !isOwnTurn(table, seat));
  const firsts = table.asTeams
    ? others.filter(({ team }, index) => others.findIndex((each) => each.team === team) === index)
    : others;
  return stops.flatMap(({ whose, key }) =>
    whose === 'own' ? [{ seat: table.seat, key }] : firsts.map(({ seat }) => ({ seat, key })),
  );
}
