// Filters read from what a seat sees, by the same readings as the machine's: so computer players, who see a view and no
// position, know what a text speaks of.

import { type Id, NO_EVENT, type Seat } from '../core/state.ts';
import { addKeyword, colorMask, costOf, type Keywords, superMask, typeMask } from '../engine/things/kinds.ts';
import {
  type Compiled,
  compileFilter,
  type Face,
  type From,
  type Reader,
  type Standing,
} from '../engine/things/traits.ts';
import type { Filter, Whose } from '../language/filter.ts';
import { totalCost } from '../language/mana.ts';
import { findBook, kindsFor } from './library.ts';
import type { CardView, PermanentView, PlayerView, View } from './view.ts';

/** Whose text it is and from which source; its X, where it has one. */
export interface Reading {
  readonly controller: Seat;
  readonly source?: Id;
  readonly x?: number;
}

/** Whether a permanent fits a filter, as far as the view shows. */
export const fitsInPlay = (view: View, filter: Filter, thing: PermanentView, reading: Reading): boolean =>
  fits({ view, thing, card: null }, filter, thing.id, faceOf(thing), fromOf(reading));

/** Whether a card that lies open outside of play fits a filter: it is what is printed on it. */
export function fitsOutside(view: View, filter: Filter, card: CardView, reading: Reading): boolean {
  const kind = kindsFor(findBook(view.book, view.rules)).named(card.name);
  return kind !== null && fits({ view, thing: null, card }, filter, card.id, kind.base, fromOf(reading));
}

const fromOf = ({ controller, source = 0, x = 0 }: Reading): From => ({
  controller,
  source,
  sourceLife: 0,
  x,
  event: NO_EVENT,
});

/** A view, and the one thing in it that is being looked at. */
interface Look {
  readonly view: View;
  readonly thing: PermanentView | null;
  readonly card: CardView | null;
}

/** The last face of each number, as views keep the last look at it: things come and go by the million in imagined games. */
const lastFaces: { readonly thing: PermanentView; readonly face: Face }[] = [];
const NO_KEYWORDS: Keywords = { low: 0, high: 0 };

function faceOf(thing: PermanentView): Face {
  const known = lastFaces[thing.id];
  if (known !== undefined && known.thing === thing) return known.face;
  const face: Face = {
    name: thing.name,
    types: typeMask(thing.types),
    supers: superMask(thing.supertypes),
    subtypes: thing.subtypes,
    colors: colorMask(thing.colors),
    power: thing.power ?? 0,
    toughness: thing.toughness ?? 0,
    keywords: thing.keywords.reduce(addKeyword, NO_KEYWORDS),
    activated: thing.activated,
  };
  lastFaces[thing.id] = { thing, face };
  return face;
}

const sourceOf = (view: View, { source }: From): PermanentView | undefined =>
  view.inPlay.find(({ id }) => id === source);

function isWhose({ view }: Look, whose: Whose, seat: Seat, { controller, source, event }: From): boolean {
  const player = (of: Seat): PlayerView | undefined => view.players[of];
  switch (whose) {
    case 'you':
      return seat === controller;
    case 'opponent':
      return player(controller)?.opponents.includes(seat) === true;
    case 'notYou':
      return seat !== controller;
    case 'active':
      return seat === view.active;
    case 'defending': {
      const attack = view.attacks.find(({ id }) => id === source);
      if (attack !== undefined) return attack.seat === seat;
      if (view.attacks.length > 0) return view.attacks.some((each) => each.seat === seat);
      return player(controller)?.attackable.includes(seat) === true;
    }
    case 'event':
      return seat === event.player;
    case 'eventOpponent':
      return player(event.player)?.opponents.includes(seat) === true;
    default:
      return whose satisfies never;
  }
}

const lyingOpen = ({ owner }: CardView): Standing => ({
  controller: owner,
  owner,
  tapped: false,
  token: false,
  counters: [],
  attacked: 0,
  sick: false,
  attachedTo: 0,
});

function printedCost(view: View, { name }: CardView): number {
  const kind = kindsFor(findBook(view.book, view.rules)).named(name);
  return kind === null ? 0 : totalCost(costOf(kind));
}

const VIEW: Reader<Look> = {
  standing: ({ thing, card }) => thing ?? lyingOpen(card as CardView),
  turn: ({ view }) => view.turn,
  nameOf: () => null,
  // What died or was drawn this turn, or came with something, is not marked in a view: nobody counts on it.
  died: () => false,
  drawn: () => false,
  marked: () => false,
  fight: ({ view }) => view,
  isWhose,
  cost: ({ view, thing, card }) => thing?.cost ?? printedCost(view, card as CardView),
  // What was spent is not marked in a view.
  payable: () => true,
  sourcePower: ({ view }, from) => sourceOf(view, from)?.power ?? 0,
  chosen: ({ view }, from) => sourceOf(view, from)?.chosen ?? null,
  bearer: ({ view }, from) => sourceOf(view, from)?.attachedTo ?? 0,
  bearerToughness: ({ view }, from) => {
    const bearer = sourceOf(view, from)?.attachedTo ?? 0;
    return view.inPlay.find(({ id }) => id === bearer)?.toughness ?? 0;
  },
  controls: ({ view }, seat, filter, from) =>
    view.inPlay.some(
      (thing) => thing.controller === seat && fits({ view, thing, card: null }, filter, thing.id, faceOf(thing), from),
    ),
  // Only what lies open is asked for: a spell being cast is an item of its own.
  aims: () => 1,
  bearerFits: ({ view, thing }, _id, filter, from) => {
    const bearer = view.inPlay.find(({ id }) => id === thing?.attachedTo);
    return bearer !== undefined && fits({ view, thing: bearer, card: null }, filter, bearer.id, faceOf(bearer), from);
  },
  bearsAura: ({ view }, id) =>
    view.inPlay.some(({ attachedTo, subtypes }) => attachedTo === id && subtypes.includes('Aura')),
  fits,
};

const compiled = new WeakMap<Filter, Compiled<Look>>();

function fits(look: Look, filter: Filter, id: Id, face: Face, from: From): boolean {
  let known = compiled.get(filter);
  if (known === undefined) {
    known = compileFilter(filter, VIEW);
    compiled.set(filter, known);
  }
  return known.tests.every((test) => test(look, id, face, from));
}
