// What is better held back: in a plain fight some things lose nothing by being done later, when the other side has shown more of what it
// does, and may do something else with them in the meantime. Who removes an attacker need not do so before blockers are declared, and
// who makes one stronger need not say so before: unless the other side could answer it, or has something that must be answered.

import type { Effect, Game, Id, Option, Seat } from '../../game/index.ts';
import { totalCost } from '../../game/index.ts';
import { attackToCome, mostMana } from './bound.ts';
import { amount, type Definition, REMOVING } from './texts.ts';
import { type Text, textsOf } from './understood.ts';

/** What somebody's texts could do about those of the other side. */
interface Means {
  /** Counters spells. */
  readonly counters: boolean;
  /** Takes away creatures by damage, or by making them smaller: what makes one larger saves it. */
  readonly hurts: boolean;
  /** Saves a creature from damage. */
  readonly saves: boolean;
  /** Saves a creature from being destroyed, or from being aimed at. */
  readonly restores: boolean;
  /** Takes lands away, and with them mana. */
  readonly parches: boolean;
  /** Hurts creatures without aiming at them: its own player's among them, which may have to be saved from it first. */
  readonly sweeps: boolean;
}

const meansOf = new WeakMap<Definition, Means>();

function means(definition: Definition): Means {
  let found = meansOf.get(definition);
  if (found === undefined) {
    const effects = textsOf(definition).flatMap((text) => text.effects);
    const isSize = (effect: Effect, wanted: (size: number) => boolean): boolean =>
      effect.do === 'change' &&
      effect.changes.some((change) => change.change === 'size' && wanted(amount(change.toughness, 1) ?? -1));
    const gives = (effect: Effect): boolean =>
      effect.do === 'change' && effect.changes.some((change) => change.change !== 'size');
    const sweeps = (effect: Effect): boolean =>
      (effect.do === 'damage' && (effect.to.ref === 'all' || effect.to.ref === 'everybody')) ||
      (isSize(effect, (size) => size < 0) && effect.do === 'change' && effect.what.ref === 'all');
    found = {
      sweeps: effects.some(sweeps),
      counters: effects.some((each) => each.do === 'counter'),
      hurts: effects.some((each) => each.do === 'damage' || isSize(each, (size) => size < 0)),
      saves: effects.some(
        (each) =>
          ['prevent', 'preventCombat', 'regenerate'].includes(each.do) ||
          isSize(each, (size) => size > 0) ||
          gives(each),
      ),
      restores: effects.some((each) => each.do === 'regenerate' || gives(each)),
      parches: textsOf(definition).some((text) => text.effects.some((each) => couldParch(each, text))),
    };
    meansOf.set(definition, found);
  }
  return found;
}

/** Whether an effect takes away more than creatures. */
function couldParch(effect: Effect, { targets }: Text): boolean {
  if (!REMOVING.includes(effect.do) || !('what' in effect)) return false;
  const { what } = effect;
  if (what.ref === 'this') return false;
  const filter = what.ref === 'target' ? targets[what.index]?.filter : what.ref === 'all' ? what.filter : undefined;
  return filter?.types?.includes('creature') !== true;
}

/** Whether a card hurts creatures without aiming at them. */
export const canSweep = (definition: Definition): boolean => means(definition).sweeps;

/** Whether the seat has, in hand, in play or under way, a text of this sort. */
export function hasMeans(game: Game, seat: Seat, sort: keyof Means): boolean {
  const { state, inside } = game;
  let mana = -1;
  for (const id of inside.player(seat).hand) {
    const { definition } = inside.kind(id);
    if (!means(definition)[sort]) continue;
    if (mana < 0) mana = mostMana(game, seat);
    if (definition.cost === null || totalCost(definition.cost) <= mana) return true;
  }
  for (const id of state.inPlay)
    if (inside.object(id).controller === seat && means(inside.kind(id).definition)[sort]) return true;
  return state.chain.some(
    ({ controller, object, what }) =>
      controller === seat && what !== 'damage' && means(inside.kind(object).definition)[sort],
  );
}

/** Attackers have not been declared yet, or blockers have not. */
export function isBeforeBlocks(game: Game): boolean {
  const { combat } = game.state;
  return combat === null || !combat.declared ? attackToCome(game) : !combat.blocksDeclared;
}

/** A thing wherever it is. */
export type Thing = Game['state']['objects'][number];

/** What a fight says of its cards, as far as it matters here. */
export interface Holder {
  readonly seat: Seat;
  /** Whether any card hurts creatures without aiming at them. */
  readonly sweeps: boolean;
  isBody(object: Thing): boolean;
}

/** Whether aiming there loses nothing by being done when blockers have been declared. Asked only before that. */
export function isTooEarly(game: Game, holder: Holder, source: Id, by: Seat, option: Option): boolean {
  const { state, inside } = game;
  const other = 1 - by;
  if (option.what !== 'player' && option.what !== 'object') return false;
  if (state.packets.length + state.doomed.length > 0) return false;
  const isAbility = inside.object(source).zone === 'play';
  // What is understood counters spells, and no abilities.
  if (!isAbility && hasMeans(game, other, 'counters')) return false;
  // What is held back must still be paid for.
  if (hasMeans(game, other, 'parches')) return false;
  const { definition } = inside.kind(source);
  const effects = textsOf(definition).flatMap((text) => text.effects);
  // Burn is as good in a main phase after the fight; all else must still be allowed when blockers have been declared.
  const isLate = option.what === 'player' && isBurn(effects) && isMainAfter(game) && isOpen(definition);
  if (!isLate && !isFast(definition, isAbility)) return false;
  const object = option.what === 'object' ? state.objects[option.id] : undefined;
  if (object !== undefined && (object.zone !== 'play' || !holder.isBody(object))) return false;
  if (holder.sweeps && object?.controller === by && hasMeans(game, by, 'sweeps')) return false;
  const quiet = state.chain.length === 0;
  // What waits may take away what has the ability: then there is no later.
  if (!quiet && isAbility) return false;
  if (by === holder.seat) {
    if (option.what === 'player') return quiet && option.id === other && isBurn(effects);
    return object?.controller === by && isGrowth(effects) && !hasMeans(game, other, 'hurts');
  }
  if (object?.controller === other) return effects.every((effect) => isSure(game, effect, other));
  // Who is burnt may be dead of it before they have done what waits.
  if (option.what === 'player' && option.id !== by) return false;
  // What protects is held until something is there to be protected from.
  const isSafe = state.chain.every(
    ({ controller, targets }) =>
      controller === by ||
      (targets.length > 0 && !targets.some(({ what, id }) => what === option.what && id === option.id)),
  );
  return isSafe && effects.every(isShelter);
}

/** Whether no text of a card names the part of the turn in which it may be used. */
const isOpen = ({ spell, abilities }: Definition): boolean =>
  spell.playWhen === null && abilities.every((each) => each.ability !== 'activated' || each.during === null);

/** Whether a card, or an ability of it, may be used at any time at which anything may. */
export const isFast = ({ types, spell, abilities }: Definition, isAbility: boolean): boolean =>
  isAbility
    ? abilities.every((each) => each.ability !== 'activated' || (each.during === null && each.speed !== 'sorcery'))
    : types.includes('instant') && spell.playWhen === null;

export const isBurn = (effects: readonly Effect[]): boolean =>
  effects.every((effect) => effect.do === 'damage' || effect.do === 'loseLife');

const isGrowth = (effects: readonly Effect[]): boolean =>
  effects.every(
    (effect) =>
      effect.do === 'change' &&
      effect.changes.every((change) => change.change === 'size' && (amount(change.toughness, 1) ?? -1) >= 0),
  );

export const isShelter = (effect: Effect): boolean =>
  ['prevent', 'gainLife', 'regenerate', 'preventCombat'].includes(effect.do) ||
  (effect.do === 'change' &&
    effect.changes.every((change) => change.change === 'size' && (amount(change.toughness, 1) ?? -1) >= 0));

/** Whether it takes a body away whatever its player answers. */
export function isSure(game: Game, effect: Effect, victim: Seat): boolean {
  if (isShelter(effect) || effect.do === 'toHand' || effect.do === 'exile') return !hasMeans(game, victim, 'restores');
  if (effect.do === 'destroy') return !hasMeans(game, victim, 'restores');
  return effect.do === 'damage' && !hasMeans(game, victim, 'saves');
}

/** Whether this side has nothing in a window before the attack, with nothing waiting, that it cannot do as well in a later one. */
export function isLaterWindow({ state, book }: Game, until: 'attack' | 'declared'): boolean {
  const { turn } = state;
  const phase = book.turn.findIndex(({ steps }) => steps.some(declares));
  const steps = book.turn[phase]?.steps ?? [];
  const declaring = steps.findIndex(declares);
  if (declaring < 0 || turn.phase > phase || (turn.phase === phase && turn.step >= declaring)) return false;
  if (until === 'declared') return steps[declaring]?.window !== 'none';
  const from = turn.phase === phase ? turn.step + 1 : 0;
  return steps.slice(from, declaring).some(({ window }) => window === 'fast');
}

/** Whether a main phase comes after the attack, whether anybody attacks or not: what is only a part of the same phase does not. */
function isMainAfter({ book }: Game): boolean {
  const phase = book.turn.findIndex(({ steps }) => steps.some(declares));
  return book.turn.some(({ steps }, at) => at > phase && steps.some(({ window }) => window === 'main'));
}

const declares = ({ actions }: { readonly actions: readonly string[] }): boolean =>
  actions.includes('declare attackers');

/** Whether both sides may act between the declaration of blockers and the damage. */
export const actsAfterBlocks = ({ book }: Game): boolean =>
  book.turn
    .flatMap(({ steps }) => steps)
    .some(({ actions, window }) => actions.includes('declare blockers') && window !== 'none');
