// What an event looks like: what kind of thing happens, whose it is, which card, from where and to whom.

import { eventWords, type Game, type GameEvent, type Id, type Seat } from '../game/index.ts';
import type { MomentKind } from '../protocol/moment.ts';
import type { Choice } from '../protocol/table.ts';

export type Of<Name extends GameEvent['event']> = Extract<GameEvent, { readonly event: Name }>;

/** A moment without its number: what one event comes to. */
export interface Seen {
  readonly kind: MomentKind;
  readonly seat: number;
  readonly words: string;
  readonly card: string | null;
  readonly from: readonly Choice[];
  readonly to: readonly Choice[];
  readonly amount: number;
}

export const object = (id: Id): Choice => ({ what: 'object', id });
export const player = (id: Seat): Choice => ({ what: 'player', id });
const NOTHING: Omit<Seen, 'kind' | 'words'> = { seat: -1, card: null, from: [], to: [], amount: 0 };

export const nameOfKind = (game: Game, kind: number): string => game.inside.kinds.of(kind).definition.name;

/** The card itself, whatever it is a copy of; of what lies face down, what everybody takes it for. */
export function openKind(game: Game, id: Id): number {
  const thing = game.state.objects[id];
  return (thing?.faceDown ? thing.kind : thing?.printed) ?? 0;
}

export const nameOf = (game: Game, id: Id): string | null =>
  id === 0 || game.state.objects[id] === undefined ? null : nameOfKind(game, openKind(game, id));

export const lifeSeen = (game: Game, event: Of<'life'>, seat: Seat): Seen => ({
  ...NOTHING,
  kind: event.to > event.from ? 'gain' : 'lose',
  seat: event.seat,
  words: eventWords(game, event, seat) ?? '',
  to: [player(event.seat)],
  amount: Math.abs(event.to - event.from),
});

type Look = Omit<Seen, 'words'>;

export function seenOf(game: Game, event: GameEvent, announcers: ReadonlyMap<Id, Seat>): Look {
  const controls = (id: Id): Seat => game.state.objects[id]?.controller ?? -1;
  switch (event.event) {
    case 'turn':
      return { ...NOTHING, kind: 'turn', seat: event.seat };
    case 'moved':
      return movedSeen(game, event);
    case 'played':
      return { ...NOTHING, kind: 'land', seat: event.seat, card: nameOf(game, event.id), to: [object(event.id)] };
    case 'life':
      return lifeSeen(game, event, -1);
    case 'damaged':
      return {
        kind: 'strike',
        seat: controls(event.source),
        card: nameOf(game, event.source),
        from: [object(event.source)],
        to: [event.object === 0 ? player(event.seat) : object(event.object)],
        amount: event.amount,
      };
    case 'prevented':
      return {
        ...NOTHING,
        kind: 'prevented',
        to: [event.object === 0 ? player(event.seat) : object(event.object)],
        amount: event.amount,
      };
    case 'announced':
      return announcedSeen(game, event);
    case 'resolved':
    case 'countered':
    case 'fizzled':
      return {
        ...NOTHING,
        kind: event.event,
        seat: announcers.get(event.item) ?? -1,
        card: nameOf(game, event.object),
        to: [{ what: 'item', id: event.item }],
      };
    default:
      return combatSeen(game, event) ?? restSeen(event);
  }
}

function announcedSeen(game: Game, event: Of<'announced'>): Look {
  const stops = event.targets.some(({ what }) => what === 'item');
  const kinds: { readonly [what: string]: MomentKind } = { spell: stops ? 'interrupt' : 'cast', ability: 'use' };
  return {
    kind: kinds[event.what] ?? 'effect',
    seat: event.seat,
    card: nameOf(game, event.object),
    from: [{ what: 'item', id: event.item }],
    to: event.targets as readonly Choice[],
    amount: event.x,
  };
}

function movedSeen(game: Game, event: Of<'moved'>): Look {
  const { from, to, seat, id } = event;
  const definition = game.inside.kinds.of(event.kind).definition;
  if (to === 'hand' && from !== 'play' && from !== 'graveyard' && from !== 'chain')
    return { ...NOTHING, kind: 'draw', seat, card: definition.name, to: [player(seat)], amount: 1 };
  const kind: MomentKind =
    to === 'play'
      ? 'arrive'
      : from === 'play' && to === 'graveyard' && definition.types.includes('creature')
        ? 'death'
        : from === 'hand' && to === 'graveyard'
          ? 'discard'
          : 'leave';
  return { ...NOTHING, kind, seat, card: definition.name, to: [object(id)] };
}

function combatSeen(game: Game, event: GameEvent): Look | null {
  const controls = (id: Id): Seat => game.state.objects[id]?.controller ?? -1;
  if (event.event === 'attacked')
    return {
      kind: 'attack',
      seat: controls(event.id),
      card: nameOf(game, event.id),
      from: [object(event.id)],
      to: [event.planeswalker === 0 ? player(event.seat) : object(event.planeswalker)],
      amount: 0,
    };
  if (event.event !== 'blocked') return null;
  return {
    kind: 'block',
    seat: controls(event.id),
    card: nameOf(game, event.id),
    from: [object(event.id)],
    to: [object(event.attacker)],
    amount: 0,
  };
}

function restSeen(event: GameEvent): Look {
  switch (event.event) {
    case 'regenerated':
      return { ...NOTHING, kind: 'saved', to: [object(event.id)] };
    case 'counters':
    case 'control':
    case 'owner':
      return { ...NOTHING, kind: 'changes', to: [object(event.id)] };
    case 'burn':
      return { ...NOTHING, kind: 'lose', seat: event.seat, to: [player(event.seat)], amount: event.number };
    case 'out':
      return { ...NOTHING, kind: 'says', seat: event.seat };
    case 'over':
      return { ...NOTHING, kind: 'over', seat: event.winner ?? -1 };
    case 'mulligan':
    case 'shuffled':
    case 'skipped':
    case 'coin':
      return { ...NOTHING, kind: 'says', seat: event.seat };
    default:
      return { ...NOTHING, kind: 'says' };
  }
}
