// What is done by itself when a step begins or ends: untapping, drawing, discarding, cleaning up.

import { freshLook, isMarked, updateObject, updateState } from '../../core/change.ts';
import type { Id, Lasting, Seat } from '../../core/state.ts';
import type { Duration } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { drawCards } from '../happening/drawing.ts';
import { turnTogether } from '../happening/tapping.ts';
import { eventOf, happened } from '../happening/triggers.ts';
import { discard } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { hasTurn } from '../seats.ts';
import { charOf, holdsFor, playerLimits } from '../things/characteristics.ts';
import { hasKeyword } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { conditionHolds, contextOf } from '../things/refs.ts';

/** Everything of those whose turn it is untaps, save what something keeps tapped. */
export function* untapAll(m: Machine): Asking {
  const untapping: Id[] = [];
  const left: Id[] = [];
  const active = m.book.variant.turnOf(m);
  for (const seat of active) untapping.push(...(yield* untappingOf(m, seat, left)));
  // What untaps in the turns of others untaps altogether: what holds for one's own untap phase does not hold for theirs.
  for (const seat of m.book.variant.order(m, m.active))
    if (!active.includes(seat) && holdsFor(m, seat, 'untaps in every turn'))
      untapping.push(...m.state.inPlay.filter((id) => m.object(id).controller === seat && m.object(id).tapped));
  turnTogether(m, untapping, false);
  endUntapEffects(m);
  for (const id of left) happened(m, 'left tapped', eventOf(m, id));
}

/** What of a player's untaps; what the player leaves tapped though it could untap is noted as left. */
function* untappingOf(m: Machine, seat: Seat, left: Id[]): Asking<readonly Id[]> {
  // All of them untap at the same moment: what keeps one of them tapped is looked at before any of them has untapped.
  let untapping = m.state.inPlay.filter(
    (id) => m.object(id).controller === seat && m.object(id).tapped && !staysTapped(m, id),
  );
  for (const { change, source } of untapping.length > 0 ? playerLimits(m, seat) : []) {
    if (change.change === 'untapsAtMost' && change.number === 0)
      untapping = untapping.filter(
        (id) =>
          !matches(m, change.filter, id, contextOf(m, source)) ||
          (change.only !== undefined && !isMarked(change.only, id, m.object(id).life)),
      );
    if (change.change !== 'untapsAtMost' || change.number === 0) continue;
    const limited = untapping.filter((id) => matches(m, change.filter, id, contextOf(m, source)));
    // "You must make this decision at the very beginning of the untap phase, before anything is untapped" (1997).
    const picked = yield* ask.pick(m, seat, source, 'choose what to untap', limited.map(objectOption), {
      min: change.number,
      max: change.number,
    });
    untapping = untapping.filter((id) => !limited.includes(id) || picked.some((option) => option.id === id));
  }
  const free = untapping.filter((id) => hasKeyword(charOf(m, id).keywords, 'may stay tapped'));
  if (free.length > 0) {
    const options = free.map(objectOption);
    left.push(
      ...(yield* ask.pick(m, seat, 0, 'leave what tapped', options, { min: 0, max: free.length })).map(({ id }) => id),
    );
    untapping = untapping.filter((id) => !left.includes(id));
  }
  return untapping;
}

/** What kept things from untapping this once has done so. */
function endUntapEffects(m: Machine): void {
  if (!m.state.lasting.some(({ until }) => until === 'next untap')) return;
  const lasting = m.state.lasting.flatMap((each): Lasting[] => {
    if (each.until !== 'next untap') return [each];
    const players = each.players.filter((seat) => !hasTurn(m, seat));
    const objects = each.objects.filter(({ id }) => !hasTurn(m, m.object(id).controller));
    return players.length + objects.length === 0 ? [] : [{ ...each, players, objects }];
  });
  updateState(m, { lasting, look: freshLook() });
}

function staysTapped(m: Machine, id: Id): boolean {
  const char = charOf(m, id);
  if (hasKeyword(char.keywords, "doesn't untap")) return true;
  return char.limits.some(
    (limit) =>
      limit.change.change === 'onlyIf' &&
      limit.change.does === 'untap' &&
      !conditionHolds(m, limit.change.condition, contextOf(m, limit.source)),
  );
}

export function* draw(m: Machine): Asking {
  const { turn } = m.state;
  if (turn.number === 1 && !m.book.facts.start.firstPlayerDraws) return;
  for (const seat of m.book.variant.turnOf(m)) yield* drawCards(m, seat, 1);
}

/** The most cards that a player may keep: the book's number, unless something says another, the last of them. */
function handLimit(m: Machine, seat: Seat): number | null {
  let { limit } = m.book.facts.hand;
  for (const { change } of playerLimits(m, seat)) {
    if (change.change === 'playerRule' && typeof change.rule === 'object' && 'handSize' in change.rule)
      limit = change.rule.handSize;
    if (change.change === 'keyword' && change.keyword === 'no hand limit') limit = null;
  }
  return limit;
}

export function* discardDown(m: Machine): Asking {
  for (const seat of m.book.variant.turnOf(m)) yield* discardDownOf(m, seat);
}

function* discardDownOf(m: Machine, seat: Seat): Asking {
  const limit = handLimit(m, seat);
  const { hand } = m.player(seat);
  if (limit === null || hand.length <= limit) return;
  const number = hand.length - limit;
  const picked = yield* ask.pick(m, seat, 0, 'discard down to the hand limit', hand.map(objectOption), {
    min: number,
    max: number,
  });
  yield* discard(
    m,
    picked.map((option) => option.id),
  );
}

/** Damage goes and effects "until end of turn" end, all at the same moment. */
export function cleanUp(m: Machine): undefined {
  for (const id of m.state.inPlay) {
    const object = m.object(id);
    if (object.damage > 0 || object.hurtBy.length > 0 || object.deathtouched)
      updateObject(m, id, { damage: 0, hurtBy: [], deathtouched: false });
  }
  const { lasting, shields } = m.state;
  const isOver = (each: Lasting): boolean =>
    each.until === 'end of turn' ||
    (each.until === 'their next turn' &&
      (each.players.some((seat) => isTurnOf(m, seat)) ||
        each.objects.some(({ id }) => isTurnOf(m, m.object(id).controller))) &&
      each.turn < m.state.turn.number);
  const kept = lasting.filter((each) => !isOver(each));
  if (kept.length !== lasting.length) updateState(m, { lasting: kept, look: freshLook() });
  if (shields.length > 0) updateState(m, { shields: [] });
}

/**
 * Whether it is a player's turn, or the one in whose place it comes: the turn of a player who has left would have been before
 * that of the next one (2007: CR 600.4; 2010: CR 800.4).
 */
function isTurnOf(m: Machine, seat: Seat): boolean {
  if (m.player(seat).out === null) return hasTurn(m, seat);
  const { number, last } = m.state.turn;
  return hasTurn(m, m.book.variant.next(m, seat)) && last[seat] !== number - 1;
}

/** Effects "until your next turn" end when that turn begins. */
export function endNextTurnEffects(m: Machine): undefined {
  endOn(m, 'your next turn');
}

/** Effects "until your next upkeep" end when that upkeep begins. */
export function endUpkeepEffects(m: Machine): void {
  endOn(m, 'your next upkeep');
}

function endOn(m: Machine, until: Duration): void {
  const { lasting, turn } = m.state;
  const kept = lasting.filter(
    (each) => !(each.until === until && isTurnOf(m, each.controller) && each.turn < turn.number),
  );
  if (kept.length !== lasting.length) updateState(m, { lasting: kept, look: freshLook() });
}
