// Finding the card a test means: 'Grizzly Bears', 'Grizzly Bears#2' for the second one, 'ben:Grizzly Bears' for Ben's.

import type { Id, Seat, Zone } from '../../src/core/state.ts';
import type { Table } from '../play.ts';

export function findCard(
  table: Table,
  said: string,
  zones: readonly Zone[],
  seat: Seat | null,
  fits: (id: Id) => boolean = () => true,
): Id {
  const { state, names, inside } = table.game;
  const parts = /^(?:([a-z]+):)?(.*?)(?:#(\d+))?$/.exec(said) as RegExpExecArray;
  const owner = parts[1] === undefined ? null : names.indexOf(parts[1]);
  const name = parts[2] as string;
  const nth = parts[3] === undefined ? 0 : Number(parts[3]) - 1;
  const all = state.objects.filter(
    (object) =>
      object.id > 0 &&
      inside.kind(object.id).definition.name === name &&
      (owner === null || (object.zone === 'play' ? object.controller : object.owner) === owner),
  );
  for (const zone of zones) {
    const here = all.filter((object) => object.zone === zone && fits(object.id));
    const own =
      seat === null ? here : here.filter((object) => (zone === 'play' ? object.controller : object.owner) === seat);
    const found = (own.length > 0 ? own : here)[nth];
    if (found !== undefined) return found.id;
  }
  const where = all.map((object) => object.zone).join(', ');
  throw new Error(
    all.length === 0
      ? `there is no '${said}' in this game`
      : `'${said}' is not in ${zones.join(' or ')} (it is in: ${where})`,
  );
}
