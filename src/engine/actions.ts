// What is done by itself when a step begins or ends: untapping, drawing, discarding, cleaning up.

import { freshLook, isMarked, updateObject, updateState } from '../core/change.ts';
import type { Id, Lasting } from '../core/state.ts';
import { ask } from './ask.ts';
import { charOf, playerLimits } from './characteristics.ts';
import { type Asking, object as objectOption } from './decision.ts';
import { drawCards } from './drawing.ts';
import { hasKeyword } from './kinds.ts';
import type { Machine } from './machine.ts';
import { matches } from './match.ts';
import { conditionHolds, contextOf } from './refs.ts';
import { turnTogether } from './tapping.ts';
import { discard } from './zones.ts';

/** Everything of the active player's untaps, save what something keeps tapped. */
export function* untapAll(m: Machine): Asking {
  // All of them untap at the same moment: what keeps one of them tapped is looked at before any of them has untapped.
  let untapping = m.state.inPlay.filter(
    (id) => m.object(id).controller === m.active && m.object(id).tapped && !staysTapped(m, id),
  );
  for (const { change, source } of untapping.length > 0 ? playerLimits(m, m.active) : []) {
    if (change.change === 'cantUntap')
      untapping = untapping.filter(
        (id) =>
          !matches(m, change.filter, id, contextOf(m, source)) ||
          (change.only !== undefined && !isMarked(change.only, id, m.object(id).life)),
      );
    if (change.change !== 'untapsAtMost') continue;
    const limited = untapping.filter((id) => matches(m, change.filter, id, contextOf(m, source)));
    // "You must make this decision at the very beginning of the untap phase, before anything is untapped" (1997).
    const picked = yield* ask.pick(
      m,
      m.active,
      source,
      'choose what to untap',
      limited.map(objectOption),
      change.number,
      change.number,
    );
    untapping = untapping.filter((id) => !limited.includes(id) || picked.some((option) => option.id === id));
  }
  turnTogether(m, untapping, false);
  endUntapEffects(m);
}

/** What kept things from untapping this once has done so. */
function endUntapEffects(m: Machine): void {
  if (!m.state.lasting.some(({ until }) => until === 'next untap')) return;
  const lasting = m.state.lasting.flatMap((each): Lasting[] => {
    if (each.until !== 'next untap') return [each];
    const players = each.players.filter((seat) => seat !== m.active);
    const objects = each.objects.filter(({ id }) => m.object(id).controller !== m.active);
    return players.length + objects.length === 0 ? [] : [{ ...each, players, objects }];
  });
  updateState(m, { lasting, look: freshLook() });
}

function staysTapped(m: Machine, id: Id): boolean {
  const char = charOf(m, id);
  if (hasKeyword(char.keywords, "doesn't untap")) return true;
  return char.limits.some(
    (limit) =>
      limit.change.change === 'untapsOnlyIf' && !conditionHolds(m, limit.change.condition, contextOf(m, limit.source)),
  );
}

export function* draw(m: Machine): Asking {
  const { turn } = m.state;
  if (turn.number === 1 && !m.book.facts.start.firstPlayerDraws) return;
  yield* drawCards(m, m.active, 1);
}

export function* discardDown(m: Machine): Asking {
  const { limit } = m.book.facts.hand;
  const { hand } = m.player(m.active);
  if (limit === null || hand.length <= limit) return;
  if (playerLimits(m, m.active).some(({ change }) => change.change === 'keyword' && change.keyword === 'no hand limit'))
    return;
  const number = hand.length - limit;
  const picked = yield* ask.pick(
    m,
    m.active,
    0,
    'discard down to the hand limit',
    hand.map(objectOption),
    number,
    number,
  );
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
    (each.until === 'their next turn' && each.players.includes(m.active) && each.turn < m.state.turn.number);
  const kept = lasting.filter((each) => !isOver(each));
  if (kept.length !== lasting.length) updateState(m, { lasting: kept, look: freshLook() });
  if (shields.length > 0) updateState(m, { shields: [] });
}

/** Effects "until your next turn" end when that turn begins. */
export function endNextTurnEffects(m: Machine): undefined {
  const { lasting, turn } = m.state;
  const kept = lasting.filter(
    (each) => !(each.until === 'your next turn' && each.controller === m.active && each.turn < turn.number),
  );
  if (kept.length !== lasting.length) updateState(m, { lasting: kept, look: freshLook() });
}
