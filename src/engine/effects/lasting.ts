// A change that lasts is laid down: to whom it is done, and until when.

import { freshLook, nextId, nextStamp, updateState } from '../../core/change.ts';
import type { Id, Lasting, Marked } from '../../core/state.ts';
import type { Change, Duration } from '../../language/effect.ts';
import { stillHeld } from '../held.ts';
import type { Machine } from '../machine.ts';
import type { Context } from '../refs.ts';

export function lasting(
  m: Machine,
  ids: readonly Id[],
  players: readonly number[],
  changes: readonly Change[],
  until: Duration,
  context: Context,
): void {
  const held = typeof until === 'string' ? null : until.while;
  const name = typeof until === 'string' ? until : 'while';
  const { zone, life, tapped } = m.object(context.source);
  if (until === 'while source tapped' && !(zone === 'play' && life === context.sourceLife && tapped)) return;
  const made: Lasting = {
    id: nextId(m),
    stamp: nextStamp(m),
    source: context.source,
    sourceLife: context.sourceLife,
    controller: context.controller,
    objects: ids.map((id): Marked => ({ id, life: m.object(id).life })),
    players,
    changes,
    until: name,
    held,
    turn: m.state.turn.number,
  };
  if (held !== null && !stillHeld(m, made)) return;
  updateState(m, { lasting: [...m.state.lasting, made], look: freshLook() });
}
