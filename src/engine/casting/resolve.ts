// Resolving: an announced thing has its effect. Targets are looked at once more; without any left, nothing happens.

import { type Cause, causeOf } from '../../core/cause.ts';
import { lookAtSpells, record, updateItem, updateState } from '../../core/change.ts';
import { type ChainItem, type Chosen, type Id, NO_NAMES, type Packet, type Waiting } from '../../core/state.ts';
import type { ActivatedAbility, TriggeredAbility } from '../../language/ability.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { decidedBy } from '../asking/decider.ts';
import type { Asking } from '../asking/decision.ts';
import { because } from '../happening/causes.ts';
import { enterPlay } from '../happening/entering.ts';
import { toGraveyard } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { charOf, isCreature, reworded } from '../things/characteristics.ts';
import { sourceColors } from '../things/match.ts';
import { type Context, conditionHolds, contextOf, itemOf, seatsOf } from '../things/refs.ts';
import { type Aim, sharesType, stillLegal } from '../things/targets.ts';
import { blankItem, put } from './announce.ts';
import { aimOf, canTarget, type Text, targetsOf } from './castable.ts';
import { chooseModes, chooseTargets, divide, mostShares } from './choose.ts';

/** What an item on the chain says. */
export function textOf(m: Machine, item: ChainItem): Text {
  if (item.what === 'spell') {
    const kind = m.kind(item.object);
    const mode = kind.definition.spell.modes[item.mode] as (typeof kind.definition.spell.modes)[number];
    return reworded(m, m.object(item.object), { targets: targetsOf(kind, mode), effects: mode.effects });
  }
  const ability = item.ability as ActivatedAbility | TriggeredAbility;
  return { targets: ability.targets, effects: ability.effects };
}

function itemContext(item: ChainItem, targets: readonly Chosen[]): Context {
  return {
    source: item.object,
    sourceLife: item.objectLife,
    controller: item.controller,
    x: item.x,
    targets,
    event: item.event,
    names: item.names,
    changed: 0,
    item,
  };
}

/** Does what an item on the chain says; it lies there "until it has finished resolving" (2007), for all to see. */
export function* resolveItem(m: Machine, id: Id): Asking {
  const item = itemOf(m, id);
  if (item === undefined) return;
  const { object, ability } = item;
  const effect = takeEffect(m, item);
  const resolving = m.events === null ? effect : because(m, { by: 'effect', item: id, object, ability }, effect);
  yield* item.decider < 0 ? resolving : decidedBy(m, item.controller, item.decider, resolving);
}

function* takeEffect(m: Machine, item: ChainItem): Asking {
  const { id } = item;
  if (item.what === 'damage') {
    remove(m, item);
    yield* m.book.damage.deal(m, damageNow(m, item.packets));
    return;
  }
  const text = textOf(m, item);
  const context = itemContext(item, item.targets);
  const aim: Aim = { ...aimOf(m, context, 0, text.effects), spells: true, colors: aimColors(m, item) };
  // What was promised earlier speaks of targets chosen then: they are not looked at as targets again.
  const legal = item.targets.filter((chosen) => {
    const spec = text.targets[chosen.spec];
    const before = item.targets.find((each) => each.spec === chosen.spec - 1)?.id;
    return spec === undefined || (stillLegal(m, spec, chosen, aim) && sharesType(m, spec, chosen.id, before));
  });
  if (item.targets.length > 0 && legal.length === 0) {
    remove(m, item);
    if (item.what === 'spell') yield* toGraveyard(m, [item.object]);
    record(m, { event: 'fizzled', item: id, object: item.object });
    return;
  }
  record(m, { event: 'resolved', item: id, object: item.object });
  if (item.what === 'spell' && m.kind(item.object).permanent) {
    remove(m, item);
    const { object: id, controller, choices: made, x, castFrom } = item;
    yield* enterPlay(m, [{ id, controller, attachTo: legal[0]?.id ?? 0, made, x, played: true, castFrom }]);
    return;
  }
  const now = itemContext(item, legal);
  if (item.what !== 'trigger' || stillTrue(m, item, now)) yield* m.run(text.effects, now);
  remove(m, item);
  if (item.what === 'spell' && m.object(item.object).zone === 'chain') yield* toGraveyard(m, [item.object]);
}

/**
 * Combat damage that has waited (2007): as much as was assigned, from the source as it is now or last was, and to nothing
 * that is no creature any more.
 */
const damageNow = (m: Machine, packets: readonly Packet[]): Packet[] =>
  packets
    .filter(({ object }) => object === 0 || isCreature(m, object))
    .map((packet) => {
      const { life, memory, controller } = m.object(packet.source);
      if (life === packet.sourceLife) return { ...packet, controller, colors: charOf(m, packet.source).colors };
      if (memory?.life !== packet.sourceLife) return packet;
      return { ...packet, controller: memory.controller, colors: memory.colors };
    });

/** An ability has the colours of its source; a spell has its own, as interrupts left them. */
const aimColors = (m: Machine, item: ChainItem): number =>
  item.what === 'spell' ? charOf(m, item.object).colors : sourceColors(m, item.object, item.objectLife, item);

/** An "if" in a triggered ability must also be true when it resolves. */
function stillTrue(m: Machine, item: ChainItem, context: Context): boolean {
  const { condition } = item.ability as TriggeredAbility;
  return condition === null || conditionHolds(m, condition, context);
}

function remove(m: Machine, item: ChainItem): void {
  updateState(m, { chain: m.state.chain.filter((each) => each.id !== item.id) });
  lookAtSpells(m);
}

// ---- triggered abilities ----

const contextFor = (m: Machine, waiting: Waiting): Context => ({
  ...contextOf(m, waiting.source, waiting.controller),
  sourceLife: waiting.sourceLife,
  event: waiting.event,
});

/** What an ability waited for; where nobody noted when it happened, what it is about says enough. */
function triggerCause(waiting: Waiting): Cause {
  const { source, ability, event } = waiting;
  return causeOf(waiting) ?? { by: 'trigger', source, ability, event, near: null };
}

/** Puts a triggered ability on the chain; one that needs a target and has none does nothing. */
export function* announceTrigger(m: Machine, waiting: Waiting): Asking<Id> {
  if (m.events === null) return yield* putTrigger(m, waiting);
  return yield* because(m, triggerCause(waiting), putTrigger(m, waiting));
}

function* putTrigger(m: Machine, waiting: Waiting): Asking<Id> {
  const ability = waiting.ability as TriggeredAbility;
  const context = contextFor(m, waiting);
  if (!canTarget(m, ability.targets, aimOf(m, context, 0, ability.effects))) return 0;
  const most = mostShares(ability.effects, context);
  const chooser = ability.chooser === 'event' ? waiting.event.player : waiting.controller;
  const choices = yield* chooseModes(m, waiting.controller, waiting.source, ability.effects);
  const chosen = yield* chooseTargets(m, chooser, ability, context, { limit: most });
  const targets = waiting.targets ?? chosen;
  const division = yield* divide(m, waiting.controller, ability.effects, { ...context, targets }, false);
  const { colors } = charOf(m, waiting.source);
  const base = blankItem(m, waiting.source, waiting.controller);
  const id = put(m, { ...base, what: 'trigger', ability, targets, choices, division, colors, event: waiting.event });
  // The source may be gone already: the ability remembers which life of it spoke.
  updateItem(m, id, { objectLife: waiting.sourceLife, successful: true, names: waiting.names ?? NO_NAMES });
  record(m, { event: 'triggered', object: waiting.source, seat: waiting.controller });
  return id;
}

/** Does a triggered ability at once, as old books have it: whoever "may choose to" says so before choosing at what. */
export function* triggerAtOnce(m: Machine, waiting: Waiting): Asking {
  const ability = waiting.ability as TriggeredAbility;
  const offered = offeredBy(ability);
  if (offered !== null) {
    const context = contextFor(m, waiting);
    if (!canTarget(m, ability.targets, aimOf(m, context, 0, offered.then))) return;
    for (const seat of seatsOf(m, offered.who, context))
      if (!(yield* ask.yesno(m, seat, waiting.source, 'use the effect'))) return;
  }
  const wanted = offered === null ? waiting : { ...waiting, ability: { ...ability, effects: offered.then } };
  const id = yield* announceTrigger(m, wanted);
  if (id !== 0) yield* resolveItem(m, id);
}

/** The "may" that is all of an ability with a target: nothing is paid for it, and nothing happens without it. */
function offeredBy({ effects, targets }: TriggeredAbility): Extract<Effect, { do: 'may' }> | null {
  const [only, ...others] = effects;
  if (targets.length === 0 || only?.do !== 'may' || others.length > 0) return null;
  return only.cost === null && only.otherwise.length === 0 && only.then[0]?.do !== 'ante' ? only : null;
}
