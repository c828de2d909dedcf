// Who sits where, asked in one place: whose turn is one's own, who comes next, and what a seat is to the one who looks.

import type { PlayerState, Relation, TableState } from '../../protocol/table.ts';

type Seats = Pick<TableState, 'players' | 'seat'>;

export const playerAt = ({ players }: Pick<TableState, 'players'>, seat: number): PlayerState | undefined =>
  players.find((player) => player.seat === seat);

/** What a seat is to the one who looks; nobody's doing is a foe's. */
export const relationOf = (table: Pick<TableState, 'players'>, seat: number): Relation =>
  playerAt(table, seat)?.relation ?? 'foe';

/** Whether a turn of that seat is one's own: a side that plays as one has one turn. */
export function isOwnTurn(table: Pick<TableState, 'players' | 'asTeams'>, seat: number): boolean {
  const relation = relationOf(table, seat);
  return relation === 'you' || (table.asTeams && relation === 'ally');
}

/** Those who sit after this one, in turn, without those that are out. */
export function inTurnAfter({ players }: Pick<TableState, 'players'>, seat: number): readonly PlayerState[] {
  const from = players.findIndex((player) => player.seat === seat);
  return [...players.slice(from + 1), ...players.slice(0, from)].filter(({ out }) => out === null);
}

/** Whose turn is shown beside one's own: theirs whose turn it is, or that of the next one who has one. */
export function otherTurn(table: Seats & Pick<TableState, 'active' | 'asTeams'>): PlayerState | undefined {
  const active = playerAt(table, table.active);
  if (active !== undefined && !isOwnTurn(table, active.seat)) return active;
  const next = inTurnAfter(table, table.seat).find(({ seat }) => !isOwnTurn(table, seat));
  return next ?? table.players.find(({ relation }) => relation === 'foe');
}

/** Whether two seats have their turns together. */
export const sharesTurn = (table: Pick<TableState, 'players' | 'asTeams'>, one: number, other: number): boolean =>
  one === other || (table.asTeams && playerAt(table, one)?.team === playerAt(table, other)?.team);
