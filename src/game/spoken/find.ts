// Finding the card somebody means: 'Grizzly Bears', 'Grizzly Bears#2' for the second one, 'ben:Grizzly Bears' for Ben's.

import type { Id, Seat, Zone } from '../../core/state.ts';
import type { Game } from '../game.ts';

/** What was said does not fit the game: no such card, nobody asked, a question that nobody answered. */
export class NotSaid extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotSaid';
  }
}

export function findCard(
  { game }: { readonly game: Game },
  said: string,
  zones: readonly Zone[],
  seat: Seat | null,
  fits: (id: Id) => boolean = () => true,
): Id {
  const { state, names, inside } = game;
  const whose = names.find((each) => said.startsWith(`${each}:`));
  const owner = whose === undefined ? null : names.indexOf(whose);
  const parts = /^(.*?)(?:#(\d+))?$/.exec(whose === undefined ? said : said.slice(whose.length + 1)) as RegExpExecArray;
  const name = parts[1] as string;
  const nth = parts[2] === undefined ? 0 : Number(parts[2]) - 1;
  const all = state.objects.filter(
    (object) =>
      object.id > 0 &&
      inside.kinds.of(object.faceDown ? object.printed : object.kind).definition.name === name &&
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
  throw new NotSaid(
    all.length === 0
      ? `there is no '${said}' in this game`
      : `'${said}' is not in ${zones.join(' or ')} (it is in: ${where})`,
  );
}
