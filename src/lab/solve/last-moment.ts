// What can be put off to the last moment: in a plain fight some things are only needed when there is no other chance to do them. Who would
// gain life need not do so before they would die, who takes an attacker away may wait until what was announced has resolved, and an ability
// that burns is as good when the fight is over. Only said where one thing after another resolves, and both sides may act in between.

import type { Effect, Game, Id, Option, Seat } from '../../game/index.ts';
import { mostBurn, strikesToCome, waitingDamage } from './bound.ts';
import { type Holder, hasMeans, isBeforeBlocks, isBurn, isFast, isShelter, isSure } from './holding.ts';
import { amount, type Definition } from './texts.ts';
import { textsOf } from './understood.ts';

/** Whether aiming there loses nothing by being done at a later moment that certainly comes. */
export function isPutOff(game: Game, holder: Holder, source: Id, by: Seat, option: Option): boolean {
  const { seat } = holder;
  const { state, inside, book } = game;
  if (book.facts.timing.resolves !== 'stack') return false;
  if (state.packets.length + state.doomed.length > 0) return false;
  const isAbility = inside.object(source).zone === 'play';
  const { definition } = inside.kind(source);
  const effects = textsOf(definition).flatMap((text) => text.effects);
  if (!isFast(definition, isAbility)) return false;
  if (by === seat)
    return isAbility && option.what === 'player' && option.id !== by && burnsLater(game, source, effects);
  if (isAbility || hasMeans(game, seat, 'counters') || hasMeans(game, seat, 'parches')) return false;
  if (option.what === 'player')
    return option.id === by && effects.every(isShelter) && (livesOn(game, by) || isBetterHealed(game, definition));
  if (option.what !== 'object') return false;
  const object = inside.object(option.id);
  if (object.zone !== 'play' || object.controller !== seat || !holder.isBody(object)) return false;
  return isAnswerDue(game) && effects.every((effect) => isSure(game, effect, seat));
}

/** Whether an ability that burns the other side can be used as well after the fight, as long as it is not answered. */
function burnsLater(game: Game, source: Id, effects: readonly Effect[]): boolean {
  const { chain, combat } = game.state;
  if (combat === null || isBeforeBlocks(game) || !isBurn(effects)) return false;
  if (chain.some(({ what }) => what !== 'damage')) return false;
  if (chain.length === 0 && !strikesToCome(game)) return false;
  const fights = combat.attacks.some(({ id, blockers }) => id === source || blockers.includes(source));
  // What fights may be gone when damage has been dealt, but there is a moment for it while that is on the stack.
  return !fights || (chain.length === 0 && game.book.facts.combat.damage === 'on the stack');
}

/** Whether this side is asked again before anything has been done to it, or when what waits has been done and nothing could kill it in response. */
function livesOn(game: Game, by: Seat): boolean {
  const { chain } = game.state;
  const waiting = waitingDamage(game, 1 - by);
  if (waiting > 0 && waiting + mostBurn(game, 1 - by) >= game.inside.player(by).life) return false;
  if (chain.length > 0 || isBeforeBlocks(game)) return true;
  return !strikesToCome(game) || game.book.facts.combat.damage === 'on the stack';
}

/** Whether damage to its player is to be prevented where the same card could gain as much life. */
function isBetterHealed({ given }: Game, { spell }: Definition): boolean {
  const chosen = given.find(({ kind }) => kind === 'option');
  const [effect] = (chosen?.kind === 'option' ? spell.modes[chosen.option]?.effects : undefined) ?? [];
  if (effect?.do !== 'prevent') return false;
  const prevented = amount(effect.amount, 0) ?? Number.POSITIVE_INFINITY;
  return spell.modes.some(({ effects }) => {
    const [other] = effects;
    return effects.length === 1 && other?.do === 'gainLife' && (amount(other.amount, 0) ?? 0) >= prevented;
  });
}

/** Whether something waits that is not damage: when it has resolved both sides are asked again, before anything else happens. */
const isAnswerDue = (game: Game): boolean => {
  const { chain } = game.state;
  return chain.length > 0 && chain.every(({ what }) => what !== 'damage');
};
