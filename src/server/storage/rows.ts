// Rows as they are written and read: what cannot be understood is refused here, before anybody builds on it.

import { isHouse, readHouse } from '../../game/index.ts';
import { readSetup } from '../kept-setup.ts';
import { type Gathering, isLookedFor } from '../people/gathering.ts';
import { textOf } from './faults.ts';
import type { KeptDeck, Listed } from './kept.ts';
import type { DeckRow } from './schema.ts';

/** A table stands in the lobby while it waits for somebody, and after that where others may look on. */
export const WAITS = 1;
export const UNDER_WAY = 2;
/** It is no table of the lobby: quick pairing finds it. */
export const LOOKED_FOR = 3;
const listedAs = (gathering: Gathering): number => (isLookedFor(gathering) ? LOOKED_FOR : inLobby(gathering));
const inLobby = ({ rules, duel }: Gathering): number =>
  !rules.listed ? 0 : duel === null ? WAITS : rules.watched === true ? UNDER_WAY : 0;

/** What a lobby is searched by. */
export const lobbyTraits = (gathering: Gathering) => {
  const { book, variant, format, clock, rated } = gathering.rules;
  return {
    listed: listedAs(gathering),
    book: isHouse(book) ? readHouse(book).parent : book,
    variant,
    format: format?.id ?? '',
    clock: clock?.by ?? 'none',
    rated: rated === true ? 1 : 0,
    duel: gathering.duel ?? '',
  };
};

export function gatheringOf(row: { readonly state: unknown; readonly version: unknown; readonly updated: unknown }) {
  const gathering = JSON.parse(textOf(row.state)) as Gathering;
  if (!Array.isArray(gathering?.seats)) throw new TypeError('no table');
  return { gathering, version: Number(row.version), updated: Number(row.updated) };
}

export const deckRow = ({ cards, sideboard, ...deck }: KeptDeck): Omit<DeckRow, 'owner'> => ({
  ...deck,
  cards: JSON.stringify(cards),
  sideboard: JSON.stringify(sideboard),
  updated: Date.now(),
});

export function countsIn(cards: unknown): { readonly [name: string]: number } {
  if (typeof cards !== 'object' || cards === null || Object.values(cards).some((count) => !Number.isInteger(count)))
    throw new TypeError('no cards');
  return cards as { readonly [name: string]: number };
}

function seatsIn(list: unknown): readonly number[] {
  if (!Array.isArray(list) || !list.every(Number.isInteger)) throw new TypeError('no seats');
  return list;
}

export function listed(row: {
  readonly id: unknown;
  readonly setup: unknown;
  readonly over: unknown;
  readonly won: unknown;
  readonly winners: unknown;
  readonly turn: unknown;
  readonly updated: unknown;
}): Listed {
  const setup = readSetup(textOf(row.setup));
  if (typeof setup?.start?.words?.book !== 'string' || !Array.isArray(setup.script)) throw new TypeError('no setup');
  return {
    id: textOf(row.id),
    setup,
    over: Number(row.over) !== 0,
    won: row.won === null ? null : Number(row.won) !== 0,
    winners: row.winners === null ? [] : seatsIn(JSON.parse(textOf(row.winners))),
    turn: Number(row.turn),
    updated: Number(row.updated),
  };
}
