// Prices: what it costs somebody to pay with more than mana, and to get mana for life.

import { type ActivatedAbility, type CardDefinition, type Effect, totalCost } from '../game/index.ts';
import { DEAR_LIFE, makesMana, type Sight } from './read.ts';

type Cost = ActivatedAbility['cost'];

/** What is given up: the least of what fits, so many of it, or all. */
export function sacrificed(sight: Sight, cost: Cost['sacrifice']): number {
  if (cost === null) return 0;
  const worths = sight.view.inPlay
    .filter((each) => sight.isMine(each) && sight.fits(cost.filter, each))
    .map((each) => sight.worth(each))
    .sort((a, b) => a - b);
  return (cost.number === 'all' ? worths : worths.slice(0, cost.number)).reduce((sum, worth) => sum + worth, 0);
}

/** What a cost takes besides mana and what is tapped. Life that is dear is not paid at all. */
export function priceOf(sight: Sight, { sacrifice, discard, life }: Cost): number {
  const lost = life === 0 ? 0 : life + (sight.me.life - life < DEAR_LIFE ? 100 : 0);
  return sacrificed(sight, sacrifice) + (discard === null ? 0 : 2 * discard.number) + lost;
}

// ---- mana for life ----

/** The life that a player's own ability takes for each mana, if the effect gives one that does. */
function lifeForMana(effect: Effect): number {
  if (effect.do !== 'change' || effect.what.ref !== 'you') return 0;
  for (const change of effect.changes)
    if (change.change === 'ability' && change.ability.ability === 'activated' && makesMana(change.ability))
      return change.ability.cost.life;
  return 0;
}

/** The same, of a whole spell. */
export function manaForLife({ spell }: CardDefinition): number {
  for (const { effects } of spell.modes)
    for (const effect of effects) if (lifeForMana(effect) > 0) return lifeForMana(effect);
  return 0;
}

/** What mana beyond my sources would let me do: how much of it is wanted, and what that is worth. */
export interface Reach {
  readonly mana: number;
  readonly worth: number;
}

/** The damage that a spell does for each mana of its X, to whomever it is aimed at. */
const burnsByX = ({ cost, spell }: CardDefinition): boolean =>
  cost !== null &&
  cost.x === 1 &&
  spell.modes.some(({ effects, targets }) =>
    effects.some(
      (effect) =>
        effect.do === 'damage' &&
        effect.to.ref === 'target' &&
        typeof effect.amount === 'object' &&
        effect.amount.amount === 'x' &&
        targets[effect.to.index]?.kinds.includes('player') === true,
    ),
  );

/** The end of the game, in the scale of acts. */
const WINS = 100;
/** What a point of life is worth while there is enough of it. */
const LIFE = 0.4;

/**
 * The best card of the hand that is out of reach of `mana`, but not of mana for so much life each: one that ends the game for
 * any life but the last, or one for life that can be spared. Its colours must come from my lands.
 */
export function reachFor(sight: Sight, mana: number, lifeEach: number, except: number): Reach | null {
  const { me, rival } = sight;
  let best: Reach | null = null;
  for (const { id, name } of me.hand) {
    const definition = id === except ? null : sight.definition(name);
    if (definition === null || definition.cost === null || !hasColors(sight, definition)) continue;
    const fixed = totalCost(definition.cost);
    const wins = burnsByX(definition);
    const missing = fixed + (wins ? rival.life : 0) - mana;
    const life = missing * lifeEach;
    if (missing <= 0 || life >= me.life || (!wins && me.life - life < DEAR_LIFE)) continue;
    const worth = wins ? WINS : isBody(definition) ? sight.cardWorth(name) - life * LIFE : 0;
    if (worth > (best?.worth ?? 0)) best = { mana: missing, worth };
  }
  return best;
}

/** Something that stays in play and is good whatever else there is. */
const isBody = ({ types }: CardDefinition): boolean =>
  types.some((type) => type === 'creature' || type === 'planeswalker');

/** Whether my lands, tapped or not, could give the colours of a card. */
function hasColors(sight: Sight, { cost }: CardDefinition): boolean {
  const makers = sight.sources.filter(({ tapped }) => !tapped);
  const colored = cost?.colored.reduce((sum, number) => sum + number, 0) ?? 0;
  return makers.length + sight.me.pool.reduce((sum, number) => sum + number, 0) >= colored;
}
