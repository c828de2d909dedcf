// What a side can certainly do to a player with what it has: burn that there is mana for, and attackers made stronger.

import { type Effect, type Game, hasWord, type Id, type Seat, type TargetSpec } from '../../game/index.ts';
import { hasMeans } from './holding.ts';
import { landsOf, paidTogether } from './sure.ts';
import { amount, type Definition } from './texts.ts';

/** What a card certainly does, when it is cast: burns a player, or makes an attacker stronger. */
interface Deals {
  readonly burn: number;
  readonly growth: number;
}

const NONE: Deals = { burn: 0, growth: 0 };

const dealing = new WeakMap<Definition, Deals>();

function burnsFor(effects: readonly Effect[], targets: readonly TargetSpec[]): number {
  const [effect, target] = [effects[0], targets[0]];
  if (effect?.do !== 'damage' || effects.length !== 1 || targets.length !== 1 || effect.divided !== null) return 0;
  if (target?.min !== 1 || target.max !== 1 || target.players !== 'any' || !target.kinds.includes('player')) return 0;
  return amount(effect.amount, 0) ?? 0;
}

function growsBy(effects: readonly Effect[], targets: readonly TargetSpec[]): number {
  const [effect, target] = [effects[0], targets[0]];
  if (effect?.do !== 'change' || effects.length !== 1 || targets.length !== 1 || effect.what.ref !== 'target') return 0;
  if (target?.min !== 1 || target.max !== 1 || !target.kinds.includes('permanent')) return 0;
  if (Object.keys(target.filter).some((trait) => trait !== 'types')) return 0;
  const [change] = effect.changes;
  if (change?.change !== 'size' || effect.changes.length !== 1 || (amount(change.toughness, 0) ?? -1) < 0) return 0;
  return Math.max(0, amount(change.power, 0) ?? 0);
}

function dealtBy(definition: Definition): Deals {
  let deals = dealing.get(definition);
  if (deals === undefined) {
    let [burn, growth] = [0, 0];
    const { cost, types, spell } = definition;
    const plain = cost !== null && cost.x === 0 && types.includes('instant') && spell.playWhen === null;
    for (const { effects, targets } of plain ? spell.modes : []) {
      burn = Math.max(burn, burnsFor(effects, targets));
      growth = Math.max(growth, growsBy(effects, targets));
    }
    deals = burn + growth === 0 ? NONE : { burn, growth };
    dealing.set(definition, deals);
  }
  return deals;
}

/** What the other side may take something away from. */
export interface SureDamage {
  /** By abilities. */
  readonly uses: number;
  /** By cards. */
  readonly burn: number;
  readonly growth: number;
  /** The most that one card adds. */
  readonly dearest: number;
}

/** How much the seat can certainly burn its rival for this turn, and add to its attackers, if nothing is done about it. */
export function sureDamage(game: Game, seat: Seat, grows: boolean): SureDamage {
  const { inside } = game;
  const uses = game.state.inPlay.reduce((sum, id) => {
    const { controller, tapped, sick } = inside.object(id);
    if (controller !== seat) return sum;
    const most = inside.char(id).activated.reduce((burn, { cost, effects, targets, ...more }) => {
      const free = cost.mana === null && cost.life === 0 && (cost.tap ? !tapped && !sick : cost.sacrificeThis);
      const plain = free && more.during === null && more.condition === null && more.speed !== 'sorcery';
      return plain ? Math.max(burn, burnsFor(effects, targets)) : burn;
    }, 0);
    return sum + most;
  }, 0);
  const adds = ({ burn, growth }: Deals): number => Math.max(burn, grows ? growth : 0);
  const cards = inside.player(seat).hand.filter((id) => adds(dealtBy(inside.kind(id).definition)) > 0);
  if (cards.length === 0 || hasMeans(game, 1 - seat, 'parches')) return { uses, burn: 0, growth: 0, dearest: 0 };
  let [burn, growth, dearest] = [0, 0, 0];
  for (const definition of paidTogether(game, landsOf(game, seat), cards)) {
    const deals = dealtBy(definition);
    // One card does one thing.
    if (deals.burn > 0) burn += deals.burn;
    else growth += deals.growth;
    dearest = Math.max(dearest, adds(deals));
  }
  return { uses, burn, growth, dearest };
}

/** Whether a creature may be made stronger by whatever makes creatures stronger. */
export const mayGrow = (game: Game, id: Id): boolean =>
  game.inside.char(id).protections.length === 0 && !hasWord(game, id, 'shroud');
