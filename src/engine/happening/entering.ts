// Coming into play. What comes at the same time comes as one event: every choice about it is made before any of it is
// there, then all of it is in play, and only then do abilities see it come. One card is a list of one.

import {
  counterNumber,
  lookAgain,
  moveCard,
  setCounters,
  setTapped,
  updateObject,
  updateState,
} from '../../core/change.ts';
import type { Counter, Id, Lasting, Seat, Zone } from '../../core/state.ts';
import { whole } from '../../core/whole.ts';
import type { Replace } from '../../language/ability.ts';
import type { Change } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import { BASIC_LAND_TYPES, COLORS } from '../../language/mana.ts';
import { ask } from '../asking/ask.ts';
import type { Asking } from '../asking/decision.ts';
import { object as objectOption, player as playerOption } from '../asking/decision.ts';
import type { PurposeOf } from '../asking/purposes.ts';
import { AS_COPY, AS_SHAPED, differences, lasting } from '../effects/lasting.ts';
import type { Machine } from '../machine.ts';
import { charOf } from '../things/characteristics.ts';
import type { Kind } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { amountOf, type Context, conditionHolds, contextOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { isProtected, refusesAura } from '../things/targets.ts';
import { type Detail, eventOf, happened, NO_DETAIL } from './triggers.ts';

/** A card that is about to come into play. */
export interface Arrival {
  readonly id: Id;
  readonly controller: Seat;
  readonly tapped?: boolean;
  /** It was cast, or played as a land. */
  readonly played?: true;
  /** Where a spell was cast from. */
  readonly castFrom?: Zone | null;
  /** What an Aura is put on; without it, something of its controller's choice. */
  readonly attachTo?: Id;
  /** Words chosen when it was cast, and the number X that was paid for it. */
  readonly made?: readonly string[];
  readonly x?: number;
  /** What sets it apart from its kind as long as it is there: the size of a token that is made after something. */
  readonly changes?: readonly Change[];
}

type Entering = Extract<Replace, { replace: 'enter' }>;

/** How a card will come in, decided before it is there. */
interface Decided {
  readonly arrival: Arrival;
  /** Where it comes from. */
  readonly from: Zone;
  /** Words chosen when it was cast that have not been used yet. */
  readonly made: string[];
  /** What it comes in as: itself, or a copy of something. */
  kind: number;
  tapped: boolean;
  attachTo: Id;
  chosen: string | null;
  chosenSeat: Seat;
  counters: readonly Counter[];
  /** In what it differs from what it is a copy of. */
  except: readonly Change[];
  /** What was chosen for it to be. */
  shape: readonly Change[];
  /** Counters that it puts on something else as it comes in. */
  elsewhere: readonly { readonly on: Id; readonly counter: string }[];
}

/** A card that was cast out of the hand came from there, as one does that an effect puts into play. */
const FROM_HAND = { ...NO_DETAIL, fromHand: true };
const CAST = { ...FROM_HAND, cast: true };

function cameFrom({ from, arrival: { castFrom } }: Decided): Detail {
  if (from === 'chain') return castFrom === 'hand' ? CAST : NO_DETAIL;
  return from === 'hand' ? FROM_HAND : NO_DETAIL;
}

/** Puts cards into play, all at once; an Aura that can be on nothing stays where it is. */
export function* enterPlay(m: Machine, arrivals: readonly Arrival[]): Asking {
  const decisions: Decided[] = [];
  for (const arrival of inTurnOrder(m, arrivals)) {
    const decided = yield* decide(m, arrival);
    if (decided !== null) decisions.push(decided);
  }
  const coming = decisions.length > 1 ? yield* inOrderOfTime(m, decisions) : decisions;
  for (const each of coming) arrive(m, each);
  // None of them is older than another.
  const stamp = m.state.clock;
  if (coming.length > 1) for (const { arrival } of coming) updateObject(m, arrival.id, { stamp });
  for (const { elsewhere } of coming)
    for (const { on, counter } of elsewhere) setCounters(m, on, counter, counterNumber(m.object(on), counter) + 1);
  for (const { arrival, except } of coming)
    if (except.length > 0) lasting(m, [arrival.id], [], except, AS_COPY, contextOf(m, arrival.id));
  for (const { arrival, shape } of coming)
    if (shape.length > 0) lasting(m, [arrival.id], [], shape, AS_SHAPED, contextOf(m, arrival.id));
  for (const { arrival } of coming)
    if (arrival.changes !== undefined)
      lasting(m, [arrival.id], [], arrival.changes, 'in play', contextOf(m, arrival.id));
  lookAgain(m);
  for (const each of coming) happened(m, 'enters', eventOf(m, each.arrival.id), cameFrom(each));
}

/** "The active player makes any choices required, then the next player in turn order" (2007, 2010). */
function inTurnOrder(m: Machine, arrivals: readonly Arrival[]): readonly Arrival[] {
  if (arrivals.length < 2) return arrivals;
  const seats = m.book.variant.order(m, m.active);
  return arrivals.slice().sort((a, b) => seats.indexOf(a.controller) - seats.indexOf(b.controller));
}

/**
 * What comes together has no order of its own, but continuous effects need one: "the active player determines" it (2007,
 * 2010), and is asked only where the later one would undo what the earlier one does.
 */
function* inOrderOfTime(m: Machine, coming: readonly Decided[]): Asking<readonly Decided[]> {
  const rivals = coming.filter((each) => coming.some((other) => undoes(m, each, other)));
  if (rivals.length === 0) return coming;
  const options = rivals.map(({ arrival }) => objectOption(arrival.id));
  const order = yield* ask.order(m, m.active, 0, 'which came first', options);
  const ordered = order.map((index) => rivals[index] as Decided);
  return coming.map((each) => (rivals.includes(each) ? (ordered.shift() as Decided) : each));
}

/** Changes of which the last one counts. */
const LAST_COUNTS: readonly Change['change'][] = [
  'control',
  'landType',
  'color',
  'becomes',
  'setSize',
  'creatureTypes',
  'loseAbilities',
  'loseKeyword',
];

/** Whether of two that come together the one may undo what the other does to the same thing. */
function undoes(m: Machine, one: Decided, other: Decided): boolean {
  if (one === other) return false;
  const alike = one.kind === other.kind && one.chosen === other.chosen;
  if (one.attachTo !== 0 && other.attachTo !== 0 && one.attachTo !== other.attachTo) return false;
  const changes = overriding(m, other);
  return overriding(m, one).some(
    (change) =>
      changes.includes(change) && (change === 'control' ? one.arrival.controller !== other.arrival.controller : !alike),
  );
}

const overriding = (m: Machine, { kind }: Decided): Change['change'][] =>
  (m.kinds.list[kind] as Kind).statics
    .filter(({ affects }) => affects !== null && affects.self !== true)
    .flatMap(({ changes }) => changes.map(({ change }) => change))
    .filter((change) => LAST_COUNTS.includes(change));

// ---- choices ----

const hasWords = (kind: Kind): boolean => kind.base.replacements.some(({ replace }) => replace === 'enter');

/** Makes every choice about one card, as things are before anything comes in; null if it cannot come. */
function* decide(m: Machine, arrival: Arrival): Asking<Decided | null> {
  const { id, controller } = arrival;
  // What was cast face down comes in face down, as what it was cast as.
  const { zone, faceDown, kind: shown, printed: face } = m.object(id);
  const printed = faceDown ? shown : face;
  const decided: Decided = {
    arrival,
    from: zone,
    made: [...(arrival.made ?? [])],
    kind: printed,
    tapped: arrival.tapped ?? false,
    attachTo: arrival.attachTo ?? 0,
    chosen: null,
    chosenSeat: -1,
    counters: [],
    except: [],
    shape: [],
    elsewhere: [],
  };
  const kind = m.kinds.list[printed] as Kind;
  if (kind.definition.enchant !== null && decided.attachTo === 0) {
    decided.attachTo = yield* bearerFor(m, arrival, kind.definition.enchant);
    if (decided.attachTo === 0) return null;
  }
  if (hasWords(kind)) yield* decideWords(m, decided, contextOf(m, id, controller));
  if (!decided.tapped && slowedByOthers(m, decided)) decided.tapped = true;
  const { loyalty } = (m.kinds.list[decided.kind] as Kind).definition;
  if (loyalty !== null) decided.counters = [{ name: 'loyalty', number: loyalty }, ...decided.counters];
  return decided;
}

/** Whether something in play makes such things come in tapped: what it will be there decides. */
function slowedByOthers(m: Machine, decided: Decided): boolean {
  const slowing = rollOf(m, 'replacing').filter((id) => charOf(m, id).replacements.some(slows));
  if (slowing.length === 0) return false;
  const there = m.trial();
  arrive(there, decided);
  const { id, played = false } = decided.arrival;
  return slowing.some((source) =>
    charOf(m, source).replacements.some(
      (each) =>
        slows(each) &&
        (played || each.played !== true) &&
        matches(there, each.what, id, contextOf(there, source)) &&
        !(each.unless !== undefined && conditionHolds(m, each.unless, contextOf(m, source))),
    ),
  );
}

/** It speaks of how other things come into play. */
const slows = (each: Replace): each is Entering => each.replace === 'enter' && each.tapped && each.what.self !== true;

/** What an Aura is put on that is not cast: whatever it could enchant, if there is anything. */
function* bearerFor(m: Machine, { id, controller }: Arrival, enchant: Filter): Asking<Id> {
  const [picked] = yield* ask.pick(
    m,
    controller,
    id,
    'put the Aura on what',
    placesFor(m, id)
      .filter((each) => mayBear(m, each, id, enchant, controller))
      .map(objectOption),
    { min: 1, max: 1 },
  );
  return picked?.id ?? 0;
}

/** What an Aura may be looked for: things in play, or cards in all graveyards. */
const placesFor = (m: Machine, aura: Id): readonly Id[] =>
  m.kind(aura).definition.enchantIn === undefined
    ? m.state.inPlay
    : m.state.players.flatMap(({ graveyard }) => graveyard);

/** Whether an Aura that is put into play under somebody's control could be on this. */
export function mayBear(m: Machine, bearer: Id, aura: Id, enchant: Filter, controller: Seat): boolean {
  const context = contextOf(m, aura, controller);
  if (!matches(m, enchant, bearer, context)) return false;
  const { zone } = m.object(bearer);
  if (zone !== 'play') return zone === m.kind(aura).definition.enchantIn;
  return !rejects(m, bearer, aura);
}

/** What keeps an Aura off a thing in play whatever kind of thing it is: it was not brought by it, or will not have it. */
export function rejects(m: Machine, bearer: Id, aura: Id): boolean {
  if (m.kind(aura).definition.enchantIn !== undefined && !matches(m, BROUGHT, bearer, contextOf(m, aura))) return true;
  return isProtected(m, bearer, aura, charOf(m, aura).colors) || refusesAura(m, bearer, aura);
}

const BROUGHT: Filter = { withThis: true };

/** What its own words say: they are read as they will stand in play, but what they ask about is what is there now. */
function* decideWords(m: Machine, decided: Decided, context: Context): Asking {
  const { id } = decided.arrival;
  const there = m.trial();
  arrive(there, decided);
  yield* decideCopies(m, there, decided, context);
  for (const each of charOf(there, id).replacements)
    if (each.replace === 'enter' && each.what.self === true) yield* entering(m, each, decided, context);
}

/**
 * What it comes in as a copy of. A copy of something that may itself come in as a copy has those words too, and may be
 * a copy of yet another thing (2007: CR 503.5; 2010: CR 706.5): of each model once.
 */
function* decideCopies(m: Machine, there: Machine, decided: Decided, context: Context): Asking {
  const { id } = decided.arrival;
  const models: Id[] = [];
  for (let again = true; again; ) {
    again = false;
    for (const each of charOf(there, id).replacements.filter(comesAsCopy)) {
      const made = decided.made.shift() ?? (yield* chooseCopy(m, each, context, models));
      const model = copied(m, each.copy, made, context);
      if (model === null) continue;
      decided.except = [...differences(m, model), ...(each.except ?? [])];
      decided.kind = m.object(model).kind;
      models.push(model);
      updateObject(there, id, { kind: decided.kind });
      lookAgain(there);
      again = true;
    }
  }
}

type Copying = Entering & { readonly copy: Filter };

export const comesAsCopy = (each: Replace): each is Copying =>
  each.replace === 'enter' && each.copy !== null && each.what.self === true;

const modelsFor = (m: Machine, filter: Filter, context: Context): readonly Id[] =>
  m.state.inPlay.filter((each) => matches(m, filter, each, context));

/** What something may come in as a copy of, and whether it does: its player's choice, as a word that can be kept. */
export function* chooseCopy(m: Machine, each: Copying, context: Context, but: readonly Id[] = []): Asking<string> {
  const from = modelsFor(m, each.copy, context)
    .filter((model) => !but.includes(model))
    .map(objectOption);
  const [picked] = yield* ask.pick(m, context.controller, context.source, 'come in as a copy', from, {
    min: each.must === true ? Math.min(1, from.length) : 0,
    max: 1,
  });
  return picked === undefined ? '' : `${picked.id}:${m.object(picked.id).life}`;
}

/**
 * It comes in as a copy of something in play: then it is that card, for as long as it stays. Where that was chosen on
 * casting and the thing is gone, or is no such thing any more, there is nothing to copy.
 */
function copied(m: Machine, filter: Filter, made: string, context: Context): Id | null {
  const [model = 0, life = 0] = made.split(':').map(whole);
  if (model === 0 || m.object(model).zone !== 'play' || m.object(model).life !== life) return null;
  return matches(m, filter, model, context) ? model : null;
}

function* entering(m: Machine, each: Entering, decided: Decided, context: Context): Asking {
  const { controller, source } = context;
  const { x = 0 } = decided.arrival;
  if (each.tapped && !(each.unless !== undefined && conditionHolds(m, each.unless, context))) decided.tapped = true;
  if (each.counters !== null) {
    const number = amountOf(m, each.counters.amount, { ...context, x });
    decided.counters = [...decided.counters, { name: each.counters.counter, number }];
  }
  if (each.does !== undefined) yield* m.run(each.does, { ...context, x });
  if (each.counterOn !== undefined) {
    const { on, counter } = each.counterOn;
    const from = m.state.inPlay.filter((other) => matches(m, on, other, context)).map(objectOption);
    const [picked] = yield* ask.pick(m, controller, source, 'put a counter on what', from, { min: 1, max: 1 });
    if (picked !== undefined) decided.elsewhere = [...decided.elsewhere, { on: picked.id, counter }];
  }
  if (each.choose === 'opponent') {
    const seats = m.book.variant.opponents(m, controller);
    const [seat] = yield* ask.pick(m, controller, source, 'choose an opponent', seats.map(playerOption), {
      min: 1,
      max: 1,
    });
    if (seat !== undefined) decided.chosenSeat = seat.id;
    return;
  }
  const offered = wordsToChoose(m, each);
  if (offered === null) return;
  decided.chosen =
    decided.made.shift() ??
    (offered.from[yield* ask.option(m, controller, source, offered.purpose, offered.from)] as string);
  if (each.shapes !== undefined) decided.shape = each.shapes.find(({ word }) => word === decided.chosen)?.changes ?? [];
}

/** Any card of the book may be named, whatever is in the decks. */
export const cardNames = (m: Machine): string[] =>
  m.kinds.names().filter((name) => {
    const kind = m.kinds.named(name);
    return kind !== null && m.book.holds(m.book.facts, kind.definition) === null;
  });

/** The words to choose from where a permanent wants one chosen, or what it is to be; null where it wants nothing. */
export function wordsToChoose(
  m: Machine,
  { choose, shapes }: Entering,
): { readonly purpose: PurposeOf<'option'>; readonly from: readonly string[] } | null {
  if (shapes !== undefined) return { purpose: 'choose one of these', from: shapes.map(({ word }) => word) };
  if (choose === 'card name') return { purpose: 'name a card', from: cardNames(m) };
  if (choose === 'land type') return { purpose: 'choose a basic land type', from: BASIC_LAND_TYPES };
  return choose === 'color' ? { purpose: 'choose a color', from: COLORS } : null;
}

// ---- coming in ----

function arrive(m: Machine, decided: Decided): void {
  const { id, controller } = decided.arrival;
  const { life, faceDown, kind: was } = m.object(id);
  moveCard(m, id, 'play', faceDown ? { controller, faceDown: was } : { controller });
  carryOver(m, id, life);
  letGo(m, id);
  const { kind, attachTo, chosen, chosenSeat } = decided;
  if (kind !== m.object(id).kind || attachTo !== 0 || chosen !== null || chosenSeat >= 0)
    updateObject(m, id, { kind, attachedTo: attachTo, chosen, chosenSeat });
  if (decided.tapped) setTapped(m, id, true);
  for (const { name, number } of decided.counters) setCounters(m, id, name, number);
}

/** What is still attached to a card that went is on nothing: the card that came back is another. */
function letGo(m: Machine, id: Id): void {
  for (const other of m.state.inPlay) if (m.object(other).attachedTo === id) updateObject(m, other, { attachedTo: 0 });
}

/** What changed a spell while it was being cast goes on for the permanent it becomes. */
function carryOver(m: Machine, id: Id, oldLife: number): void {
  const { life } = m.object(id);
  const lasting = m.state.lasting.map((each): Lasting => {
    if (!each.objects.some((marked) => marked.id === id && marked.life === oldLife)) return each;
    return {
      ...each,
      objects: each.objects.map((marked) => (marked.id === id && marked.life === oldLife ? { id, life } : marked)),
    };
  });
  if (lasting.some((each, index) => each !== m.state.lasting[index])) updateState(m, { lasting });
}
