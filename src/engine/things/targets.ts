// Targets: what may be chosen for a text, whether a choice is allowed, and whether it still is on resolving.

import type { ChainItem, Chosen, Id, Seat } from '../../core/state.ts';
import type { Filter } from '../../language/filter.ts';
import type { TargetSpec } from '../../language/target.ts';
import type { Option } from '../asking/decision.ts';
import { item as itemOption, object as objectOption, player as playerOption } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import type { RefusalKey } from '../rulebook.ts';
import { matesOf, reaches } from '../seats.ts';
import { charOf, has, isCreature, playerLimits } from './characteristics.ts';
import { colorMask, typeMask } from './kinds.ts';
import { matches, matchesSource, matchesSpell, withChosenColor } from './match.ts';
import { amountOf, type Context, contextOf, itemOf } from './refs.ts';

/** What a text that chooses targets comes from: its colours matter to protection. */
export interface Aim {
  readonly context: Context;
  readonly colors: number;
  readonly types: number;
  /** The only announced thing that may be a target now; 0 where every spell may be. */
  readonly only: Id;
  /** Whether spells can be targets at all now. */
  readonly spells: boolean;
  /** It regenerates, where that is done at the moment of death: its target must be on the way to the graveyard. */
  readonly saves: boolean;
}

export const minTargets = (m: Machine, spec: TargetSpec, context: Context): number => amountOf(m, spec.min, context);
export const maxTargets = (m: Machine, spec: TargetSpec, context: Context): number =>
  spec.max === null ? Number.POSITIVE_INFINITY : amountOf(m, spec.max, context);

/** Everything that may be chosen for one target. */
export function candidates(m: Machine, spec: TargetSpec, aim: Aim): Option[] {
  const found: Option[] = [];
  collect(m, spec, aim, (option) => {
    found.push(option);
    return false;
  });
  return found;
}

export function hasCandidates(m: Machine, spec: TargetSpec, aim: Aim, number: number): boolean {
  let left = number;
  if (left <= 0) return true;
  return collect(m, spec, aim, () => {
    left -= 1;
    return left === 0;
  });
}

/** Calls `found` for each candidate until it says stop. */
function collect(m: Machine, spec: TargetSpec, aim: Aim, found: (option: Option) => boolean): boolean {
  for (const kind of spec.kinds) {
    if (kind === 'permanent') {
      for (const id of m.state.inPlay) if (refuseAim(m, spec, id, aim) === null && found(objectOption(id))) return true;
    } else if (kind === 'player') {
      for (const seat of m.book.variant.order(m, m.active))
        if (playerFits(m, spec, seat, aim) && found(playerOption(seat))) return true;
    } else if (kind === 'spell' || kind === 'ability') {
      for (const each of m.state.chain)
        if (each.what === kind && refuseItem(m, spec, each, aim) === null && found(itemOption(each.id))) return true;
    } else if (collectCards(m, spec, aim, found)) return true;
  }
  return false;
}

function collectCards(m: Machine, spec: TargetSpec, aim: Aim, found: (option: Option) => boolean): boolean {
  for (const player of m.state.players) {
    if (!zoneFits(m, spec, player.seat, aim)) continue;
    for (const id of player[spec.zone ?? 'graveyard'])
      if (matches(m, spec.filter, id, aim.context) && found(objectOption(id))) return true;
  }
  return false;
}

const zoneFits = (m: Machine, spec: TargetSpec, seat: Seat, aim: Aim): boolean =>
  spec.zoneOf === 'any' ||
  (spec.zoneOf === 'you'
    ? seat === aim.context.controller
    : m.book.variant.opponents(m, aim.context.controller).includes(seat));

/** "Damage prevention … targets damage" (1997): while damage waits to be counted, it is what
 * prevention is aimed at. */
const aimsAtDamage = (m: Machine, spec: TargetSpec, aim: Aim): boolean =>
  spec.ofDamage && m.state.packets.length > 0 && aim.only === 0 && m.book.facts.damage.prevention === 'step';

/** A permanent as a target, or, where damage is the target, as the receiver of it: protection has no say in that. */
function refuseAim(m: Machine, spec: TargetSpec, id: Id, aim: Aim): RefusalKey | null {
  if (!aimsAtDamage(m, spec, aim)) return refusePermanent(m, spec, id, aim);
  const waits = m.state.packets.some((packet) => packet.object === id && packet.amount > 0);
  return waits && matches(m, spec.filter, id, aim.context) ? null : 'illegal target';
}

/** "Players can also be given shroud" (2007). */
const isShrouded = (m: Machine, seat: Seat, by: Seat): boolean =>
  playerLimits(m, seat).some(
    ({ change }) =>
      change.change === 'keyword' &&
      (change.keyword === 'shroud' ||
        (change.keyword === 'hexproof' && m.book.variant.opponents(m, seat).includes(by))),
  );

function playerFits(m: Machine, spec: TargetSpec, seat: Seat, aim: Aim): boolean {
  if (m.player(seat).out !== null || isShrouded(m, seat, aim.context.controller)) return false;
  if (!reaches(m, aim.context.controller, seat)) return false;
  if (aimsAtDamage(m, spec, aim) && !m.state.packets.some((packet) => packet.seat === seat && packet.amount > 0))
    return false;
  if (spec.players === 'any') return true;
  if (spec.players === 'teammate') return matesOf(m, aim.context.controller).includes(seat);
  return m.book.variant.opponents(m, aim.context.controller).includes(seat);
}

/** Why a permanent cannot be the target, or null. */
function refusePermanent(m: Machine, spec: TargetSpec, id: Id, aim: Aim): RefusalKey | null {
  if (m.object(id).zone !== 'play' || !matches(m, spec.filter, id, aim.context)) return 'illegal target';
  if (has(m, id, 'shroud')) return 'illegal target';
  if (has(m, id, 'hexproof') && isOpponent(m, m.object(id).controller, aim.context.controller)) return 'illegal target';
  if (isAuraSpell(m, aim) && refusesAura(m, id, aim.context.source)) return 'illegal target';
  if (isOutOfReach(m, id, aim) || (aim.saves && !isDoomed(m, id))) return 'illegal target';
  return isProtected(m, id, aim.context.source, aim.colors, aim.context.sourceLife) ? 'protection' : null;
}

/** Whether a player is an opponent of another's: hexproof and the like keep only those out. */
const isOpponent = (m: Machine, of: Seat, seat: Seat): boolean => m.book.variant.opponents(m, of).includes(seat);

/** "You can only regenerate something if it is about to go to the graveyard" (1997), and what is buried is past that. */
const isDoomed = (m: Machine, id: Id): boolean =>
  !has(m, id, "can't be regenerated") &&
  m.state.doomed.some((each) => each.id === id && each.life === m.object(id).life && !each.buried);

/** Whether a player's spells and creatures are out of the reach of this spell. */
export function isSheltered(m: Machine, seat: Seat, source: Id, colors: number): boolean {
  const limits = playerLimits(m, seat);
  if (limits.length === 0 || source === 0) return false;
  const { zone } = m.object(source);
  if (zone !== 'chain' && zone !== 'hand') return false;
  return limits.some(
    ({ change, source: by }) =>
      change.change === 'shelters' && sourceFits(m, change.from, source, colors, contextOf(m, by)),
  );
}

/** Some things can't be the target of spells, and of abilities of sources, with certain traits. */
function isOutOfReach(m: Machine, id: Id, aim: Aim): boolean {
  if (isCreature(m, id) && isSheltered(m, m.object(id).controller, aim.context.source, aim.colors)) return true;
  const { limits } = charOf(m, id);
  return (
    limits.length > 0 &&
    limits.some(
      ({ change }) =>
        change.change === 'notTargetOf' &&
        (!change.spells || m.object(aim.context.source).zone !== 'play') &&
        sourceFits(m, change.from, aim.context.source, aim.colors, contextOf(m, id)),
    )
  );
}

/** Whether something keeps this Aura off: what says so may spare itself. */
export function refusesAura(m: Machine, bearer: Id, aura: Id): boolean {
  const { limits } = charOf(m, bearer);
  return limits.some(
    ({ change, source }) =>
      change.change === 'cantBeEnchanted' && matches(m, change.by, aura, { ...contextOf(m, source), source }),
  );
}

/** It is a spell that becomes an Aura on its target, and not an ability of one. */
const isAuraSpell = (m: Machine, { context: { source } }: Aim): boolean =>
  source !== 0 && m.object(source).zone !== 'play' && m.kind(source).definition.enchant !== null;

/** Whether the source of a text has such traits; its colours may have been fixed when it was announced. */
function sourceFits(m: Machine, filter: Filter, source: Id, colors: number, context: Context): boolean {
  const { colors: some, notColors: none, ...rest } = withChosenColor(m, filter, context.source);
  if (some !== undefined && (colors & colorMask(some)) === 0) return false;
  if (none !== undefined && (colors & colorMask(none)) !== 0) return false;
  return Object.keys(rest).length === 0 || (source !== 0 && matches(m, rest, source, context));
}

/**
 * Whether something has protection from a source, whose colours may have been fixed when it was announced; one that has
 * left since then (`life`) counts as it last was.
 */
export function isProtected(m: Machine, id: Id, source: Id, colors: number, life = m.object(source).life): boolean {
  const { protections } = charOf(m, id);
  if (protections.length === 0) return false;
  return protections.some(({ from: said, sparing }) => {
    const from = withChosenColor(m, said, id);
    if (sparing !== 0 && sparing === source) return false;
    if (from.colors !== undefined && Object.keys(from).length === 1) return (colors & colorMask(from.colors)) !== 0;
    return source !== 0 && matchesSource(m, from, source, life, contextOf(m, id));
  });
}

/** Why a spell, or an ability being used, cannot be the target, or null. */
function refuseItem(m: Machine, spec: TargetSpec, each: ChainItem, aim: Aim): RefusalKey | null {
  if (!aim.spells || !(spec.kinds as readonly string[]).includes(each.what) || each.countered) return 'illegal target';
  if (aim.only !== 0 && each.id !== aim.only) return 'illegal target';
  if (!reaches(m, aim.context.controller, each.controller)) return 'illegal target';
  if (each.object === aim.context.source && each.objectLife === aim.context.sourceLife) return 'illegal target';
  const fits = each.what === 'spell' ? matchesSpell : matches;
  return fits(m, spec.filter, each.object, aim.context) ? null : 'illegal target';
}

/** Whether the target shares a type with the one before it, where it must. */
export function sharesType(m: Machine, { shares }: TargetSpec, id: Id, before: Id | undefined): boolean {
  if (shares === undefined || before === undefined) return true;
  return (charOf(m, id).types & charOf(m, before).types & typeMask(shares)) !== 0;
}

/** Of what could be the target, what leaves something for the target after it that must share a type with it. */
export function withMate(m: Machine, next: TargetSpec | undefined, aim: Aim, from: readonly Option[]): Option[] {
  if (next?.shares === undefined) return [...from];
  const mates = candidates(m, next, aim);
  return from.filter(({ id }) => mates.some((mate) => sharesType(m, next, mate.id, id)));
}

/** Whether a chosen target is still there and still fits. */
export function stillLegal(m: Machine, spec: TargetSpec, chosen: Chosen, aim: Aim): boolean {
  if (chosen.what === 'player') return playerFits(m, spec, chosen.id, aim);
  if (chosen.what === 'item') {
    const found = itemOf(m, chosen.id);
    return found !== undefined && refuseItem(m, spec, found, { ...aim, only: 0, spells: true }) === null;
  }
  const object = m.object(chosen.id);
  if (object.life !== chosen.life) return false;
  if (object.zone === 'play') return refuseAim(m, spec, chosen.id, aim) === null;
  return spec.kinds.includes('card') && matches(m, spec.filter, chosen.id, aim.context);
}

export function chosenOf(m: Machine, spec: number, option: Option): Chosen {
  const life = option.what === 'object' ? m.object(option.id).life : 0;
  return { spec, what: option.what === 'entry' ? 'object' : option.what, id: option.id, life };
}
