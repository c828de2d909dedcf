// Effects that play cards or name them: the top card for nothing, and guesses at what a card will be.

import { chance, moveCard, playerOf, shuffleLibrary, updatePlayer } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { castSpell, heardCast } from '../announce.ts';
import { ask } from '../ask.ts';
import { withoutCancel } from '../cancel.ts';
import { legalModes, mayNotCast, refuseMoment } from '../castable.ts';
import { moreLands } from '../characteristics.ts';
import { canPayRest } from '../costs.ts';
import { type Asking, object as objectOption } from '../decision.ts';
import { cardNames, enterPlay } from '../entering.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../match.ts';
import { type Context, itemOf, seatsOf } from '../refs.ts';
import { resolveItem } from '../resolve.ts';
import { hasTurn } from '../seats.ts';
import { eventOf, happened } from '../triggers.ts';
import { show } from '../zones.ts';

function reveal(m: Machine, ids: readonly Id[]): void {
  for (const { seat } of m.state.players) show(m, seat, ids);
}

/** Reveals the top card of the library; it may be played for nothing, and is exiled if it is not. */
export function* playTop(m: Machine, effect: Extract<Effect, { do: 'playTop' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const top = playerOf(m, seat).library.at(-1);
    if (top === undefined) continue;
    reveal(m, [top]);
    const isLand = m.kind(top).definition.types.includes('land');
    const able = isLand ? mayPlayLand(m, seat) : mayCastFree(m, seat, top);
    if (able && (yield* ask.yesno(m, seat, top, 'play the card'))) {
      if (yield* isLand ? land(m, seat, top) : spell(m, seat, top)) continue;
    }
    moveCard(m, top, 'removed');
  }
}

/** Reveals a card of the hand at random: a land is put into play, anything else is cast for nothing, if it can be. */
export function* playAtRandom(m: Machine, effect: Extract<Effect, { do: 'playAtRandom' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const { hand } = playerOf(m, seat);
    if (hand.length === 0) continue;
    const card = hand[chance(m, hand.length)] as Id;
    reveal(m, [card]);
    if (m.kind(card).definition.types.includes('land')) yield* enterPlay(m, [{ id: card, controller: seat }]);
    else if (mayCastFree(m, seat, card)) yield* withoutCancel(spell(m, seat, card));
  }
}

/** Land is played in one's own turn only, and not more of it than one may. */
const mayPlayLand = (m: Machine, seat: Seat): boolean =>
  hasTurn(m, seat) && playerOf(m, seat).landsPlayed <= moreLands(m, seat);

function mayCastFree(m: Machine, seat: Seat, card: Id): boolean {
  const kind = m.kind(card);
  const { additionalCost, playWhen } = kind.definition.spell;
  if (refuseMoment(m, playWhen, seat) !== null) return false;
  if (mayNotCast(m, seat, card) || (additionalCost !== null && !canPayRest(m, additionalCost, card, seat)))
    return false;
  return legalModes(m, kind, card, seat, 0, 0).length > 0;
}

function* land(m: Machine, seat: Seat, card: Id): Asking<boolean> {
  updatePlayer(m, seat, { landsPlayed: playerOf(m, seat).landsPlayed + 1 });
  yield* enterPlay(m, [{ id: card, controller: seat, played: true }]);
  happened(m, 'plays land', eventOf(m, card, 0, seat));
  return true;
}

/** Where nothing waits its turn on a stack, what is cast in the middle of an effect happens there and then. */
function* spell(m: Machine, seat: Seat, card: Id): Asking<boolean> {
  const item = yield* castSpell(m, seat, card, 0, true);
  if (item === 0 || m.book.facts.timing.resolves === 'stack') return item !== 0;
  const announced = itemOf(m, item);
  if (announced !== undefined && m.book.facts.timing.interrupts !== 'none') heardCast(m, announced);
  yield* resolveItem(m, item);
  return true;
}

function* nameCard(m: Machine, seat: Seat, source: Id): Asking<string> {
  const names = cardNames(m);
  return names[yield* ask.option(m, seat, source, 'name a card', names)] as string;
}

/** Each names a card and reveals the top one: into the hand if it is that card, else under the library. */
export function* guessTop(m: Machine, effect: Extract<Effect, { do: 'guessTop' }>, context: Context): Asking {
  const guesses: { readonly seat: Seat; readonly name: string }[] = [];
  for (const seat of seatsOf(m, effect.who, context))
    guesses.push({ seat, name: yield* nameCard(m, seat, context.source) });
  for (const { seat } of guesses) reveal(m, playerOf(m, seat).library.slice(-1));
  for (const { seat, name } of guesses) {
    const top = playerOf(m, seat).library.at(-1);
    if (top === undefined) continue;
    const right = m.kind(top).definition.name === name;
    if (right) moveCard(m, top, 'hand');
    else moveCard(m, top, 'library', { bottom: true });
    reveal(m, [top]);
  }
}

/** You choose a card of the player's library, the player names one; if it is another and fits, you may have it. */
export function* searchAgainstName(
  m: Machine,
  effect: Extract<Effect, { do: 'searchAgainstName' }>,
  context: Context,
): Asking {
  const { controller, source } = context;
  for (const seat of seatsOf(m, effect.who, context)) {
    const { library } = playerOf(m, seat);
    show(m, controller, library);
    const [picked] = yield* ask.pick(m, controller, source, 'search', library.map(objectOption), 1, 1);
    const name = yield* nameCard(m, seat, source);
    if (picked !== undefined) {
      const fits = matches(m, effect.filter, picked.id, context) && m.kind(picked.id).definition.name !== name;
      if (fits && (yield* ask.yesno(m, controller, source, 'put it into play')))
        yield* enterPlay(m, [{ id: picked.id, controller }]);
    }
    shuffleLibrary(m, seat);
  }
}
