// Effects that change things for a while or for good.

import { updateItem } from '../../core/change.ts';
import type { Id, Marked, Seat } from '../../core/state.ts';
import type { Ref } from '../../language/amount.ts';
import type { Change, Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import type { Asking } from '../asking/decision.ts';
import { chooseWordPair } from '../casting/choose.ts';
import { checkControl } from '../happening/checks.ts';
import { turnTogether } from '../happening/tapping.ts';
import type { Machine } from '../machine.ts';
import { charOf } from '../things/characteristics.ts';
import { remembering } from '../things/names.ts';
import { amountOf, type Context, seatsOf } from '../things/refs.ts';
import { lasting, ruleForTurn } from './lasting.ts';
import { affected } from './objects.ts';

/** Amounts are fixed when the effect happens: "+1/+1 for each Plains" does not grow afterwards. */
function fixed(m: Machine, change: Change, context: Context): Change {
  if (change.change === 'becomes' && change.size !== null) {
    const [power, toughness] = change.size;
    return { ...change, size: [amountOf(m, power, context), amountOf(m, toughness, context)] };
  }
  if (change.change === 'ability' && context.x > 0)
    return { ...change, ability: withNumber(change.ability, context.x) };
  if (change.change === 'mayPlay' && change.what !== undefined)
    return {
      ...change,
      only: affected(m, change.what, context).map((id): Marked => ({ id, life: m.object(id).life })),
    };
  if (change.change !== 'size' && change.change !== 'setSize') return change;
  return { ...change, power: amountOf(m, change.power, context), toughness: amountOf(m, change.toughness, context) };
}

/** An ability that is given keeps the X that was paid for giving it. */
function withNumber<T>(part: T, x: number): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => withNumber(each, x)) as T;
  if ('amount' in part && part.amount === 'x') return x as T;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withNumber(value, x)])) as T;
}

export function changeEffect(m: Machine, effect: Extract<Effect, { do: 'change' }>, context: Context): void {
  if (effect.coming === true && effect.what.ref === 'all') {
    ruleForTurn(m, effect.what.filter, effect.changes, context);
    return;
  }
  const ids = [...affected(m, effect.what, context), ...spellsAimedAt(m, effect.what, context)];
  const players = ids.length === 0 ? seatsOf(m, effect.what, context) : [];
  if (ids.length === 0 && players.length === 0) return;
  if (effect.until === 'next untap' && effect.what.ref === 'all' && effect.what.controlledBy !== undefined) {
    keepTapped(m, ids, seatsOf(m, effect.what.controlledBy, context), context);
    return;
  }
  lasting(
    m,
    ids,
    players,
    remembering(
      effect.changes.map((change) => fixed(m, change, context)),
      context.names,
    ),
    effect.until,
    heldBy(m, effect.changes, context),
  );
  if (effect.changes.some(({ change }) => change === 'color')) recolorSpells(m, ids);
  // What the text says after it finds the thing where it has come.
  if (effect.changes.some(({ change }) => change === 'control')) checkControl(m);
}

/** "Those creatures don't untap during that player's next untap step": nor in that of whoever controls them by then. */
function keepTapped(m: Machine, ids: readonly Id[], players: readonly Seat[], context: Context): void {
  const only = ids.map((id): Marked => ({ id, life: m.object(id).life }));
  lasting(m, [], players, [{ change: 'untapsAtMost', filter: {}, number: 0, only }], 'next untap', context);
}

/** A change that names the player who takes control is that player's. */
function heldBy(m: Machine, changes: readonly Change[], context: Context): Context {
  for (const change of changes) {
    if (change.change !== 'control' || change.by === undefined) continue;
    const [controller] = seatsOf(m, change.by, context);
    if (controller !== undefined) return { ...context, controller };
  }
  return context;
}

/** The colour of a spell is fixed when it is announced; what is aimed at the spell itself can still change it. */
function recolorSpells(m: Machine, ids: readonly Id[]): void {
  for (const { what, id, object } of m.state.chain)
    if (what === 'spell' && ids.includes(object)) updateItem(m, id, { colors: charOf(m, object).colors });
}

/** A spell being cast that was chosen as a target: what changes it goes on for the permanent it becomes. */
function spellsAimedAt(m: Machine, ref: Ref, context: Context): Id[] {
  if (ref.ref !== 'target') return [];
  return context.targets
    .filter((each) => each.spec === ref.index && each.what === 'item')
    .flatMap((each) => m.state.chain.filter((item) => item.id === each.id).map((item) => item.object));
}

export function* tapOrUntapEffect(m: Machine, what: Ref, context: Context): Asking {
  const ids = affected(m, what, context);
  if (ids.length === 0) return;
  const made = context.item?.choices[0];
  const choice =
    made ??
    ['tap', 'untap'][yield* ask.option(m, context.controller, context.source, 'tap or untap', ['tap', 'untap'])];
  for (const id of ids) {
    turnTogether(m, [id], choice === 'tap');
  }
}

export function* wordEffect(m: Machine, effect: Extract<Effect, { do: 'changeWord' }>, context: Context): Asking {
  const ids = [...affected(m, effect.what, context), ...spellsAimedAt(m, effect.what, context)];
  if (ids.length === 0) return;
  const made = context.item?.choices ?? [];
  const words = made.length === 2 ? made : yield* chooseWordPair(m, context.controller, context.source, effect.of);
  const [from, to] = words as [string, string];
  lasting(m, ids, [], [{ change: 'word', from, to }], 'in play', context);
}
