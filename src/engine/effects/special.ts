// Effects of their own kind: countering, tokens, attaching, and what happens later.

import {
  chance,
  createObject,
  freshLook,
  markBy,
  moveCard,
  nextId,
  record,
  updateObject,
  updateState,
} from '../../core/change.ts';
import type { ChainItem, EventData, Id, Later } from '../../core/state.ts';
import { activePlayer, type Choice, type Ref, subject } from '../../language/amount.ts';
import type { Change, Effect, TokenSpec } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { isLoose } from '../happening/checks.ts';
import { type Arrival, enterPlay, mayBear } from '../happening/entering.ts';
import { goOn } from '../happening/promises.ts';
import { toGraveyard } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { charOf, has } from '../things/characteristics.ts';
import { asSaid, bind, marks } from '../things/names.ts';
import { amountOf, type Context, objectsOf, seatsOf, sourceOf } from '../things/refs.ts';
import { isSheltered } from '../things/targets.ts';
import { affected, fallen } from './objects.ts';
import { inGroups } from './together.ts';

/** Counters a spell or ability: it leaves the chain without effect, a card goes to its owner's graveyard. */
export function* counterItem(m: Machine, item: ChainItem | undefined, by: Id, to?: 'top'): Asking {
  if (item === undefined) return;
  if (item.what === 'spell' && has(m, item.object, "can't be countered")) return;
  if (item.what === 'spell' && isSheltered(m, item.controller, by, charOf(m, by).colors)) return;
  updateState(m, { chain: m.state.chain.filter((each) => each.id !== item.id) });
  if (item.what === 'spell' && to === 'top') moveCard(m, item.object, 'library');
  else if (item.what === 'spell') yield* toGraveyard(m, [item.object]);
  record(m, { event: 'countered', item: item.id, object: item.object });
}

/** The size of something else, as it is or was last, for what is made in its likeness. */
function sizeLike(m: Machine, of: Ref | undefined, context: Context): Change | null {
  if (of === undefined) return null;
  const [power, toughness] = [
    amountOf(m, { amount: 'power', of }, context),
    amountOf(m, { amount: 'toughness', of }, context),
  ];
  return { change: 'setSize', power, toughness };
}

/** They come in as cards do: all of them are there, tapped if something says so, before any of them is seen to come. */
export function* tokenEffect(
  m: Machine,
  effect: Extract<Effect, { do: 'token' }>,
  token: TokenSpec,
  context: Context,
): Asking {
  const { index } = m.kinds.token(token);
  const number = Math.max(0, amountOf(m, effect.amount, context));
  const like = sizeLike(m, token.sizedLike, context);
  const all: Id[] = [];
  for (const seats of inGroups(m, seatsOf(m, effect.who, context))) {
    const arrivals = seats.flatMap((controller) =>
      Array.from({ length: number }, (): Arrival => {
        const id = createObject(m, index, controller, 'gone', true);
        return like === null ? { id, controller } : { id, controller, changes: [like] };
      }),
    );
    yield* enterPlay(m, arrivals);
    for (const { id } of arrivals) markBy(m, id, sourceOf(context));
    all.push(...arrivals.map(({ id }) => id));
  }
  bind(m, effect, context, { things: marks(m, all) });
}

/** The source of the text has not left play since. */
export const sourceRemains = (m: Machine, { source, sourceLife }: Context): boolean =>
  m.object(source).zone === 'play' && m.object(source).life === sourceLife;

/** One who flips a coin wins the flip half of the time; where several do, all flip before anything comes of it. */
export function* flipCoin(m: Machine, effect: Extract<Effect, { do: 'flipCoin' }>, context: Context): Asking {
  const { who } = effect;
  const flips = (who === undefined ? [context.controller] : seatsOf(m, who, context)).map((seat) => {
    const won = chance(m, 2) === 0;
    record(m, { event: 'coin', seat, won });
    return { seat, won };
  });
  const lost = flips.filter(({ won }) => !won).map(({ seat }) => seat);
  bind(m, effect, context, { seats: lost, number: lost.length });
  for (const { seat, won } of flips) {
    const each = who === undefined ? context : { ...context, event: { ...context.event, player: seat } };
    yield* m.run(won ? effect.win : effect.lose, each);
    context.names = each.names;
  }
}

export function* attachEffect(m: Machine, effect: Extract<Effect, { do: 'attach' }>, context: Context): Asking {
  const [what] = affected(m, effect.what, context);
  if (what === undefined) return;
  const to =
    effect.to.ref === 'choice' ? yield* movedTo(m, what, effect.to, context) : affected(m, effect.to, context)[0];
  // What is there already stays as it is, and an Equipment that is a creature equips nothing.
  if (to === undefined || to === m.object(what).attachedTo || isLoose(m, what)) return;
  updateObject(m, what, { attachedTo: to, stamp: m.state.clock + 1 });
  record(m, { event: 'attached', id: what, to });
  updateState(m, { clock: m.state.clock + 1, look: freshLook() });
}

/** Where it goes: to what was said on announcing, if it still can, or as a player chooses now. */
function* movedTo(m: Machine, what: Id, choice: Choice, context: Context): Asking<Id | undefined> {
  const made = m.book.facts.timing.choices === 'announcing' ? context.item?.choices[0] : undefined;
  if (made === undefined) return yield* newBearer(m, what, choice, context);
  return bearersFor(m, what, choice, context).find((id) => `${id}:${m.object(id).life}` === made);
}

/** The same on announcing, as a word that can be kept. */
export function* chooseBearer(
  m: Machine,
  { what, to }: Extract<Effect, { do: 'attach' }>,
  context: Context,
): Asking<string> {
  const [aura] = affected(m, what, context);
  const id = aura === undefined || to.ref !== 'choice' ? undefined : yield* newBearer(m, aura, to, context);
  return id === undefined ? '' : `${id}:${m.object(id).life}`;
}

/** Other things that the Aura could be on. */
function bearersFor(m: Machine, what: Id, choice: Choice, context: Context): Id[] {
  const { attachedTo, controller } = m.object(what);
  const { enchant } = m.kind(what).definition;
  return objectsOf(m, choice.from, context).filter(
    (id) =>
      id !== attachedTo &&
      m.object(id).zone === 'play' &&
      (enchant === null || mayBear(m, id, what, enchant, controller)),
  );
}

/** One of them, as a player chooses; where there is none it stays. */
function* newBearer(m: Machine, what: Id, choice: Choice, context: Context): Asking<Id | undefined> {
  const [by] = seatsOf(m, choice.by, context);
  if (by === undefined) return undefined;
  const from = bearersFor(m, what, choice, context).map(objectOption);
  const [picked] = yield* ask.pick(m, by, context.source, 'put the Aura on what', from, { min: 1, max: 1 });
  return picked?.id;
}

/** When what waits for damage to be counted is due. */
export const COUNTED = 'damage counted';

export function laterEffect(m: Machine, effect: Extract<Effect, { do: 'later' }>, context: Context): void {
  if (effect.when === 'never') {
    updateState(m, { later: m.state.later.filter(({ id }) => id !== effect.promise) });
    return;
  }
  const watched = effect.when === 'control lost' ? affected(m, effect.of, context) : [];
  if (effect.when === 'control lost' && watched.length === 0) return;
  const unless = effect.when === 'their next draw' ? effect.unless : null;
  const then = asSaid(effect.then, m.state.turn.number, () => seatsOf(m, activePlayer, context));
  keepForLater(m, effect.when, then, { ...context, event: asItLies(m, context) }, watched, unless);
}

/** What has just died is spoken of later as the card that lies in the graveyard. */
function asItLies(m: Machine, context: Context): EventData {
  const { event } = context;
  const [dead] = fallen(m, subject, context);
  return dead === undefined ? event : { ...event, subjectLife: m.object(dead).life };
}

/** Where damage waits for its prevention step, so does what a text does with "the damage dealt": it is not known yet. */
export function untilCounted(m: Machine, effects: readonly Effect[], context: Context): void {
  keepForLater(m, COUNTED, effects, context);
}

/** When what waits for cards to be drawn is due. */
const DRAWN = 'cards drawn';

/** The cards that lie face down to be drawn, of all players. */
export const lyingFaceDown = (m: Machine): readonly Id[] => m.state.players.flatMap(({ drawing }) => drawing);

/**
 * Where cards are laid face down before they are drawn, the rest of a text waits until those it laid down are drawn: "draw
 * a card, then discard a card". Where the card of the spell itself goes is settled with the spell.
 */
export function* untilDrawn(m: Machine, rest: readonly Effect[], context: Context, before: readonly Id[]): Asking {
  const until = lyingFaceDown(m).filter((id) => id !== 0 && !before.includes(id));
  const own = rest.filter((effect) => context.item?.what === 'spell' && movesItself(effect));
  const other = rest.filter((effect) => !own.includes(effect));
  if (other.length > 0) keepForLater(m, DRAWN, other, context, until);
  if (own.length > 0) yield* m.run(own, context);
}

const movesItself = (effect: Effect): boolean =>
  (effect.do === 'exile' || effect.do === 'toHand' || effect.do === 'toLibrary') && effect.what.ref === 'this';

/** The texts go on whose cards no longer lie face down. */
export function* afterDrawing(m: Machine): Asking {
  const lying = lyingFaceDown(m);
  const isDue = ({ when, until }: Later): boolean => when === DRAWN && !until.some((id) => lying.includes(id));
  const due = m.state.later.filter(isDue);
  if (due.length === 0) return;
  updateState(m, { later: m.state.later.filter((each) => !isDue(each)) });
  for (const each of due) yield* goOn(m, each, null);
}

function keepForLater(
  m: Machine,
  when: string,
  effects: readonly Effect[],
  context: Context,
  until: readonly Id[] = [],
  unless: unknown = null,
): void {
  updateState(m, {
    later: [
      ...m.state.later,
      {
        id: nextId(m),
        when,
        effects,
        source: context.source,
        sourceLife: context.sourceLife,
        controller: context.controller,
        targets: context.targets,
        event: context.event,
        turn: m.state.turn.number,
        x: context.x,
        names: context.names,
        until,
        unless,
      },
    ],
  });
}
