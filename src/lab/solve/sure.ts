// What the other side can certainly still do in a plain fight, whatever happens until then: take attackers away just before damage is
// dealt, and gain life. So much the attack must be able to spare.

import {
  type Effect,
  type Game,
  type Id,
  MANA_KINDS,
  type Seat,
  type TargetSpec,
  totalCost,
} from '../../game/index.ts';
import { strikesToCome } from './bound.ts';
import { actsAfterBlocks, hasMeans, isBeforeBlocks } from './holding.ts';
import { amount, type Definition } from './texts.ts';

export interface Sure {
  /** So many attackers can be taken away. */
  readonly removals: number;
  readonly gains: number;
}

export const NOTHING_SURE: Sure = { removals: 0, gains: 0 };

/** What a card certainly does for whoever is attacked, when it is cast. */
const found = new WeakMap<Definition, Sure>();

function sureOf(definition: Definition): Sure {
  let sure = found.get(definition);
  if (sure === undefined) {
    let [removals, gains] = [0, 0];
    const { cost, types, spell } = definition;
    const plain = cost !== null && cost.x === 0 && types.includes('instant') && spell.playWhen === null;
    for (const { effects, targets } of plain ? spell.modes : []) {
      const [effect, target] = [effects[0], targets[0]];
      if (effect === undefined || effects.length !== 1 || targets.length > 1) continue;
      if (effect.do === 'gainLife') {
        const own = effect.who.ref === 'you' || (target?.kinds.includes('player') === true && target.players === 'any');
        if (own) gains = Math.max(gains, amount(effect.amount, 0) ?? 0);
      } else if ((effect.do === 'toHand' || effect.do === 'exile') && target !== undefined && target.max === 1) {
        const { kinds, filter, min } = target;
        const others = Object.keys(filter).filter((trait) => trait !== 'types');
        const any = filter.types === undefined || (filter.types.length === 1 && filter.types[0] === 'creature');
        if (min === 1 && kinds.includes('permanent') && others.length === 0 && any) removals = 1;
      }
    }
    sure = removals + gains === 0 ? NOTHING_SURE : { removals, gains };
    found.set(definition, sure);
  }
  return sure;
}

/** Asked where somebody may act: who is attacked must still have a chance before anything more is done to them. */
export function sureAnswers(game: Game, seat: Seat): Sure {
  const { state, inside, question, given } = game;
  const rival = 1 - seat;
  const { hand } = inside.player(rival);
  if (hand.length === 0 || question?.ask !== 'act' || given.length > 0) return NOTHING_SURE;
  if (question.window !== 'main' && question.window !== 'fast') return NOTHING_SURE;
  if (state.packets.length + state.doomed.length > 0) return NOTHING_SURE;
  const useful = hand.filter((id) => sureOf(inside.kind(id).definition) !== NOTHING_SURE);
  if (useful.length === 0) return NOTHING_SURE;
  for (const means of ['counters', 'restores', 'parches'] as const)
    if (hasMeans(game, seat, means)) return NOTHING_SURE;
  const frame = game.checkpoint.agenda.at(-1);
  const asked = question.player === rival || (frame?.do === 'window' && frame.number === 0);
  const before = isBeforeBlocks(game);
  // After what waits has resolved there is another chance; but for what waits itself there is none when one has passed.
  const removes = before ? actsAfterBlocks(game) : strikesToCome(game) && (asked || state.chain.length > 0);
  const lives = asked || (before && state.chain.length === 0 && actsAfterBlocks(game));
  const able = useful.filter((id) => (sureOf(inside.kind(id).definition).removals > 0 ? removes : lives));
  let [removals, gains] = [0, 0];
  for (const definition of paidTogether(game, rival, able)) {
    const sure = sureOf(definition);
    // One card does one thing.
    if (sure.removals > 0) removals += 1;
    else gains += sure.gains;
  }
  return removals + gains === 0 ? NOTHING_SURE : { removals, gains };
}

/** Cards that the seat can all pay for with its lands, in their order as many as there is mana for. */
function paidTogether({ state, inside }: Game, seat: Seat, cards: readonly Id[]): Definition[] {
  if (cards.length === 0) return [];
  // How much mana of each kind is left, and how much in all.
  const left = MANA_KINDS.map(() => 0);
  let total = 0;
  for (const id of state.inPlay) {
    const { controller, tapped } = inside.object(id);
    if (controller !== seat || tapped || !inside.kind(id).definition.types.includes('land')) continue;
    const [effect] = inside.char(id).activated[0]?.effects ?? [];
    const [letter] = effect?.do === 'addMana' ? effect.mana : [];
    if (letter === undefined) continue;
    const kind = MANA_KINDS.indexOf(letter);
    left[kind] = (left[kind] as number) + 1;
    total += 1;
  }
  const paid: Definition[] = [];
  for (const id of cards) {
    const { definition } = inside.kind(id);
    const { cost } = definition;
    if (cost === null || cost.hybrid.length > 0 || totalCost(cost) > total) continue;
    if (cost.colored.some((number, kind) => number > (left[kind] as number))) continue;
    cost.colored.forEach((number, kind) => {
      left[kind] = (left[kind] as number) - number;
    });
    total -= totalCost(cost);
    paid.push(definition);
  }
  return paid;
}

/** What a card certainly burns a player for, when it is cast. */
const burning = new WeakMap<Definition, number>();

function burnsFor(effects: readonly Effect[], targets: readonly TargetSpec[]): number {
  const [effect, target] = [effects[0], targets[0]];
  if (effect?.do !== 'damage' || effects.length !== 1 || targets.length !== 1 || effect.divided !== null) return 0;
  if (target?.min !== 1 || target.max !== 1 || target.players !== 'any' || !target.kinds.includes('player')) return 0;
  return amount(effect.amount, 0) ?? 0;
}

function burnOf(definition: Definition): number {
  let most = burning.get(definition);
  if (most === undefined) {
    most = 0;
    const { cost, types, spell } = definition;
    const plain = cost !== null && cost.x === 0 && types.includes('instant') && spell.playWhen === null;
    for (const { effects, targets } of plain ? spell.modes : []) {
      most = Math.max(most, burnsFor(effects, targets));
    }
    burning.set(definition, most);
  }
  return most;
}

/** How much the seat can certainly burn its rival for this turn, unless that is prevented. */
export function sureBurn(game: Game, seat: Seat): number {
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
  const cards = inside.player(seat).hand.filter((id) => burnOf(inside.kind(id).definition) > 0);
  if (cards.length === 0 || hasMeans(game, 1 - seat, 'counters') || hasMeans(game, 1 - seat, 'parches')) return uses;
  return uses + paidTogether(game, seat, cards).reduce((sum, definition) => sum + burnOf(definition), 0);
}
