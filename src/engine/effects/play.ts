// Effects that play cards for nothing or name them, and guesses at what a card will be.

import { moveCard, playerOf, updatePlayer } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { castSpell, heardCast } from '../announce.ts';
import { ask } from '../ask.ts';
import { withoutCancel } from '../cancel.ts';
import { legalModes, mayNotCast, refuseMoment } from '../castable.ts';
import { moreLands } from '../characteristics.ts';
import { canPayRest } from '../costs.ts';
import type { Asking } from '../decision.ts';
import { cardNames, enterPlay } from '../entering.ts';
import type { Machine } from '../machine.ts';
import { bind } from '../names.ts';
import { type Context, itemOf, seatsOf } from '../refs.ts';
import { resolveItem } from '../resolve.ts';
import { hasTurn } from '../seats.ts';
import { eventOf, happened } from '../triggers.ts';
import { show } from '../zones.ts';
import { affected } from './objects.ts';

function reveal(m: Machine, ids: readonly Id[]): void {
  for (const { seat } of m.state.players) show(m, seat, ids);
}

/** A card is played for nothing: if the player wants to, or if it can be where it must. */
export function* playEffect(m: Machine, effect: Extract<Effect, { do: 'play' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    for (const card of affected(m, effect.what, context)) {
      const isLand = m.kind(card).definition.types.includes('land');
      const able = isLand ? mayPlayLand(m, seat) : mayCastFree(m, seat, card);
      const wants = able && (effect.must === true || (yield* ask.yesno(m, seat, card, 'play the card')));
      const playing = isLand ? land(m, seat, card) : spell(m, seat, card);
      const played = wants && (yield* effect.must === true ? withoutCancel(playing) : playing);
      if (!played) yield* m.run(effect.otherwise, context);
    }
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

/** The name is kept as a word, for filters to ask for. */
export function* nameEffect(m: Machine, effect: Extract<Effect, { do: 'nameCard' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context))
    bind(m, effect, context, { seats: [seat], number: 1, word: yield* nameCard(m, seat, context.source) });
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
