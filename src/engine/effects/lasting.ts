// A change that lasts is laid down: to whom it is done, and until when.

import { freshLook, isMarked, nextId, nextStamp, updateState } from '../../core/change.ts';
import type { Id, Lasting, Marked } from '../../core/state.ts';
import type { StaticAbility } from '../../language/ability.ts';
import type { Change, Duration } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import type { Machine } from '../machine.ts';
import { stillHeld } from '../things/held.ts';
import type { Context } from '../things/refs.ts';

/** In what a copy differs from what it is a copy of lasts as long as it is one. */
export const AS_COPY = 'as a copy';
/** What was chosen for it to be as it came in lasts as long as it is that card; what becomes a copy of it is the same. */
export const AS_SHAPED = 'as it was shaped';

export function lasting(
  m: Machine,
  ids: readonly Id[],
  players: readonly number[],
  changes: readonly Change[],
  until: Duration | typeof AS_COPY | typeof AS_SHAPED,
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
    reach: null,
    changes,
    until: name,
    held,
    turn: m.state.turn.number,
  };
  if (held !== null && !stillHeld(m, made)) return;
  updateState(m, { lasting: [...m.state.lasting, made], look: freshLook() });
}

/** In what a thing differs from what it is a copy of: whatever copies it differs in the same. */
export const differences = (m: Machine, id: Id, how: string = AS_COPY): readonly Change[] =>
  m.state.lasting
    .filter(({ until, objects }) => until === how && isMarked(objects, id, m.object(id).life))
    .flatMap(({ changes }) => changes as readonly Change[]);

type Reaching = Pick<Lasting, 'stamp' | 'source' | 'sourceLife' | 'controller' | 'reach' | 'changes'>;

/** Until the turn ends it is so of whatever fits, at any time. */
function reach(m: Machine, what: Reaching): void {
  const { number } = m.state.turn;
  const made: Lasting = {
    ...what,
    id: nextId(m),
    objects: [],
    players: [],
    until: 'end of turn',
    held: null,
    turn: number,
  };
  updateState(m, { lasting: [...m.state.lasting, made], look: freshLook() });
}

/** A rule for the turn, of such things as are there and of those that come. */
export function ruleForTurn(m: Machine, filter: Filter, changes: readonly Change[], context: Context): void {
  const { source, sourceLife, controller } = context;
  reach(m, { stamp: nextStamp(m), source, sourceLife, controller, reach: filter, changes });
}

/** What a permanent that leaves says all the time goes on until the turn ends, for whatever it speaks of. */
export function linger(m: Machine, source: Id, { affects, changes }: StaticAbility): void {
  const { life, controller, stamp } = m.object(source);
  reach(m, { stamp, source, sourceLife: life, controller, reach: affects, changes });
}
