// Effects of their own kind: countering, tokens, attaching, and what happens later.

import { chance, createObject, nextId, record, updateObject, updateState } from '../../core/change.ts';
import type { ChainItem, Id } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { charOf, has } from '../characteristics.ts';
import type { Asking } from '../decision.ts';
import type { Machine } from '../machine.ts';
import { amountOf, type Context, seatsOf } from '../refs.ts';
import { isSheltered } from '../targets.ts';
import { eventOf, happened } from '../triggers.ts';
import { toGraveyard } from '../zones.ts';
import { affected } from './objects.ts';

/** Counters a spell or ability: it leaves the chain without effect, a card goes to its owner's graveyard. */
export function counterItem(m: Machine, item: ChainItem | undefined, by: Id): void {
  if (item === undefined) return;
  if (item.what === 'spell' && has(m, item.object, "can't be countered")) return;
  if (item.what === 'spell' && isSheltered(m, item.controller, by, charOf(m, by).colors)) return;
  updateState(m, { chain: m.state.chain.filter((each) => each.id !== item.id) });
  if (item.what === 'spell') toGraveyard(m, [item.object]);
  record(m, { event: 'countered', item: item.id, object: item.object });
}

/** All of them are there before any of them is seen to come. */
export function tokenEffect(m: Machine, effect: Extract<Effect, { do: 'token' }>, context: Context): void {
  const kind = m.kinds.token(effect.token);
  const number = amountOf(m, effect.amount, context);
  const made: Id[] = [];
  for (const seat of seatsOf(m, effect.who, context)) {
    for (let i = number; i > 0; i -= 1) {
      const id = createObject(m, kind.index, seat, 'play', true);
      record(m, { event: 'moved', id, kind: kind.index, seat, from: 'gone', to: 'play' });
      made.push(id);
    }
  }
  for (const id of made) happened(m, 'enters', eventOf(m, id));
}

/** The source of the text has not left play since. */
export const sourceRemains = (m: Machine, { source, sourceLife }: Context): boolean =>
  m.object(source).zone === 'play' && m.object(source).life === sourceLife;

/** One who flips a coin wins the flip half of the time. */
export function* flipCoin(m: Machine, effect: Extract<Effect, { do: 'flipCoin' }>, context: Context): Asking {
  const won = chance(m, 2) === 0;
  record(m, { event: 'coin', seat: context.controller, won });
  yield* m.run(won ? effect.win : effect.lose, context);
}

export function attachEffect(m: Machine, effect: Extract<Effect, { do: 'attach' }>, context: Context): void {
  const [to] = affected(m, effect.to, context);
  const [what] = affected(m, effect.what, context);
  if (to === undefined || what === undefined) return;
  updateObject(m, what, { attachedTo: to, stamp: m.state.clock + 1 });
  updateState(m, { clock: m.state.clock + 1, look: { computed: null } });
}

/** When what waits for damage to be counted is due. */
export const COUNTED = 'damage counted';

export function laterEffect(m: Machine, effect: Extract<Effect, { do: 'later' }>, context: Context): void {
  keepForLater(m, effect.when, effect.then, context);
}

/** Where damage waits for its prevention step, so does what a text does with "the damage dealt": it is not known yet. */
export function untilCounted(m: Machine, effects: readonly Effect[], context: Context): void {
  keepForLater(m, COUNTED, effects, context);
}

function keepForLater(m: Machine, when: string, effects: readonly Effect[], context: Context): void {
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
      },
    ],
  });
}
