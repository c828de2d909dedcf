// What is done in vain: in a plain fight some things can do whoever does them no good, whatever else happens. A card that is used for
// them is worth less than the same card in hand, so that nothing is lost by passing instead.

import type { Effect, Game, Option, Seat } from '../../game/index.ts';
import { amount, type Definition } from './texts.ts';
import { textsOf } from './understood.ts';

interface World {
  /** Some text looks at how large things are: then making something larger may be of use to the other side. */
  readonly sized: boolean;
  /** What comes back to a hand may be cast again in time: then one's own things may be of more use there. */
  readonly again: boolean;
}

/** Whether whatever a card may be used for does this player no good when it is aimed there. */
export function isInVain(
  state: Game['state'],
  definition: Definition,
  by: Seat,
  { what, id }: Option,
  world: World,
): boolean {
  const whose =
    what === 'player'
      ? id
      : what === 'object'
        ? state.objects[id]?.controller
        : state.chain.find((item) => item.id === id)?.controller;
  if (whose === undefined || what === 'entry') return false;
  const own = whose === by;
  const good = (effect: Effect): boolean => {
    if (helps(effect)) return own || (world.sized && effect.do === 'change');
    if (harms(effect)) return !own || (world.again && effect.do === 'toHand');
    return true;
  };
  return textsOf(definition).every(({ effects }) => !effects.some(good));
}

/** What is good for whom it is done to. */
function helps(effect: Effect): boolean {
  if (effect.do === 'gainLife' || effect.do === 'prevent' || effect.do === 'regenerate') return true;
  return (
    effect.do === 'change' &&
    effect.changes.every(
      (change) =>
        change.change === 'keyword' ||
        (change.change === 'size' && (amount(change.power, 0) ?? -1) >= 0 && (amount(change.toughness, 0) ?? -1) >= 0),
    )
  );
}

/** What is bad for whom it is done to. */
function harms(effect: Effect): boolean {
  if (['damage', 'loseLife', 'destroy', 'exile', 'toHand', 'counter', 'tap'].includes(effect.do)) return true;
  return (
    effect.do === 'change' &&
    effect.changes.every(
      (change) =>
        change.change === 'size' && (amount(change.power, 0) ?? 1) <= 0 && (amount(change.toughness, 0) ?? 1) <= 0,
    )
  );
}
