// Effects that play cards, for nothing or for another player, or name them, and guesses at what a card will be.

import { frame, moveCard, plan, playerOf, updateItem, updatePlayer } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { Effect, FaceDownSize } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { withoutCancel } from '../asking/cancel.ts';
import { decidedBy } from '../asking/decider.ts';
import type { Asking } from '../asking/decision.ts';
import { castFaceDown, castSpell, needToCast } from '../casting/announce.ts';
import { legalModes, mayNotCast, refuseMoment } from '../casting/castable.ts';
import { affordable } from '../casting/choose.ts';
import { resolveItem } from '../casting/resolve.ts';
import { cardNames, enterPlay } from '../happening/entering.ts';
import { eventOf, happened } from '../happening/triggers.ts';
import { show } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { canPayRest } from '../paying/costs.ts';
import { hasTurn } from '../seats.ts';
import { is, moreLands } from '../things/characteristics.ts';
import { costOf, LAND } from '../things/kinds.ts';
import { bind } from '../things/names.ts';
import { type Context, seatsOf } from '../things/refs.ts';
import { affected } from './objects.ts';

function reveal(m: Machine, ids: readonly Id[]): void {
  for (const { seat } of m.state.players) show(m, seat, ids);
}

/** A card is played: if the player wants to, or if it can be where it must; for nothing, unless it is paid for. */
export function* playEffect(m: Machine, effect: Extract<Effect, { do: 'play' }>, context: Context): Asking {
  const [by = -1] = effect.by === undefined ? [] : seatsOf(m, effect.by, context);
  for (const seat of seatsOf(m, effect.who, context)) {
    for (const card of affected(m, effect.what, context)) {
      const playing = playOne(m, effect, { seat, card, by });
      const played = yield* by < 0 ? playing : decidedBy(m, seat, by, playing);
      if (!played) yield* m.run(effect.otherwise, context);
    }
  }
}

interface Playing {
  readonly seat: Seat;
  readonly card: Id;
  /** Who decides for the player; -1 for nobody else. */
  readonly by: Seat;
}

function* playOne(m: Machine, effect: Extract<Effect, { do: 'play' }>, { seat, card, by }: Playing): Asking<boolean> {
  const { must, paid, timely, faceDown } = effect;
  if (faceDown !== undefined) return yield* playFaceDown(m, seat, card, faceDown, paid === undefined);
  const isLand = m.kind(card).definition.types.includes('land');
  if (timely && !isLand && !isTimely(m, seat, card)) return false;
  const spared = m.spare;
  if (paid === 'from lands') m.spare = m.state.inPlay.filter((id) => !is(m, id, LAND));
  let item: Id;
  try {
    if (!(isLand ? mayPlayLand(m, seat) : mayCast(m, seat, card, paid === undefined))) return false;
    if (!must && !(yield* ask.yesno(m, seat, card, 'play the card'))) return false;
    if (isLand) return yield* land(m, seat, card);
    const casting = castSpell(m, seat, card, 0, paid === undefined);
    item = yield* must ? withoutCancel(casting) : casting;
  } finally {
    m.spare = spared;
  }
  if (item !== 0 && by >= 0) updateItem(m, item, { decider: by });
  return yield* atOnce(m, item);
}

/** A creature is cast face down: nobody else learns which. */
function* playFaceDown(m: Machine, seat: Seat, card: Id, size: FaceDownSize, free: boolean): Asking<boolean> {
  if (mayNotCast(m, seat, card) || (!free && !affordable(m, seat, needToCast(m, seat, card), 0))) return false;
  if (!(yield* ask.yesno(m, seat, card, 'play the card'))) return false;
  return yield* atOnce(m, yield* castFaceDown(m, seat, card, m.kinds.maskedAs(size).index, free));
}

/** A card that is no instant is played in one's own main phase. */
function isTimely(m: Machine, seat: Seat, card: Id): boolean {
  const { phase, step } = m.state.turn;
  const isMain = m.book.turn[phase]?.steps[step]?.window === 'main';
  return m.kind(card).fast || (hasTurn(m, seat) && isMain);
}

/** Land is played in one's own turn only, and not more of it than one may. */
const mayPlayLand = (m: Machine, seat: Seat): boolean =>
  hasTurn(m, seat) && playerOf(m, seat).landsPlayed <= moreLands(m, seat);

function mayCast(m: Machine, seat: Seat, card: Id, free: boolean): boolean {
  const kind = m.kind(card);
  const { additionalCost, playWhen } = kind.definition.spell;
  if (refuseMoment(m, playWhen, seat) !== null) return false;
  if (mayNotCast(m, seat, card) || (additionalCost !== null && !canPayRest(m, additionalCost, card, seat)))
    return false;
  const cost = costOf(kind);
  if (!free && !affordable(m, seat, needToCast(m, seat, card), 0)) return false;
  return legalModes(m, kind, card, seat, 0, !free && cost.x > 0 ? null : 0).length > 0;
}

function* land(m: Machine, seat: Seat, card: Id): Asking<boolean> {
  updatePlayer(m, seat, { landsPlayed: playerOf(m, seat).landsPlayed + 1 });
  yield* enterPlay(m, [{ id: card, controller: seat, played: true }]);
  happened(m, 'plays land', eventOf(m, card, 0, seat));
  return true;
}

/**
 * Where nothing waits its turn on a stack, what is cast in the middle of an effect happens there and then; where there are
 * interrupts it can be interrupted as any spell, and happens when nobody does so any more.
 */
function* atOnce(m: Machine, item: Id): Asking<boolean> {
  const { resolves, interrupts } = m.book.facts.timing;
  if (item === 0 || resolves === 'stack') return item !== 0;
  if (interrupts === 'none') yield* resolveItem(m, item);
  else plan(m, frame('announced', -1, 0, item), frame('resolve interrupt', -1, 0, item));
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
