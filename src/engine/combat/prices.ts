// Prices on attacking and blocking: what must be paid for a declaration, whether it can be, and the paying of it.

import type { Id, Seat } from '../../core/state.ts';
import type { Cost } from '../../language/cost.ts';
import { NO_COST } from '../../language/mana.ts';
import type { Asking, Declared, Option, Priced } from '../asking/decision.ts';
import { tapPermanent } from '../happening/tapping.ts';
import type { Machine } from '../machine.ts';
import { canPayRest, sacrificable } from '../paying/costs.ts';
import { canPay, gather, type Need, needOf } from '../paying/mana.ts';
import { billFor, payMana, payRest } from '../paying/pay.ts';
import { sideOf } from '../seats.ts';
import { charOf, has, playerLimits } from '../things/characteristics.ts';
import { matches } from '../things/match.ts';
import { contextOf } from '../things/refs.ts';
import type { Block } from './demands.ts';

/** Something to be paid, and the card that says so. */
export interface Price {
  readonly cost: Cost;
  readonly source: Id;
}

/** What it costs a creature to attack this player or planeswalker. */
function priceOfAttack(m: Machine, id: Id, target: Option): Price[] {
  const own = charOf(m, id).limits;
  const theirs = target.what === 'player' ? sideOf(m, target.id).flatMap((seat) => playerLimits(m, seat)) : [];
  return [...own, ...theirs].flatMap(({ change, source }) =>
    change.change === 'price' && change.doing === 'attack' ? [{ cost: change.cost, source }] : [],
  );
}

/** What it costs a creature to block this attacker. */
const priceOfBlock = (m: Machine, blocker: Id, attacker: Id): Price[] =>
  charOf(m, blocker).limits.flatMap(({ change, source }) =>
    change.change === 'price' &&
    change.doing === 'block' &&
    (change.against === undefined || matches(m, change.against, attacker, contextOf(m, source)))
      ? [{ cost: change.cost, source }]
      : [],
  );

export const pricesOfAttack = (m: Machine, attackers: readonly Declared[]): Price[] =>
  attackers.flatMap(({ id, target }) => priceOfAttack(m, id, target));

export const pricesOfBlocks = (m: Machine, blocks: readonly Block[]): Price[] =>
  blocks.flatMap(({ blocker, attacker }) => priceOfBlock(m, blocker, attacker));

/** Whether something is to be paid for an attack, wherever it goes: nobody is made to pay for what must be done. */
export const isDear = (m: Machine, id: Id, targets: readonly Option[]): boolean =>
  targets.length > 0 && targets.every((target) => priceOfAttack(m, id, target).length > 0);

/** All the mana of several prices as one need. */
const needFor = (prices: readonly Price[]): Need => {
  const total = { ...NO_COST, colored: [...NO_COST.colored], hybrid: [...NO_COST.hybrid] };
  for (const { cost } of prices) {
    if (cost.mana === null) continue;
    total.generic += cost.mana.generic;
    cost.mana.colored.forEach((number, kind) => {
      total.colored[kind] = (total.colored[kind] ?? 0) + number;
    });
    total.hybrid.push(...cost.mana.hybrid);
  }
  return needOf(total as unknown as typeof NO_COST, 0, null, 0);
};

/** Whether a player can pay all of this, with what is left when these creatures have been tapped for the attack. */
export function canPayPrices(m: Machine, seat: Seat, prices: readonly Price[], tapping: readonly Id[] = []): boolean {
  if (prices.length === 0) return true;
  if (!prices.every(({ cost, source }) => canPayRest(m, cost, source, seat))) return false;
  const sacrifices = prices.filter(({ cost }) => cost.sacrifice !== null);
  if (sacrifices.length > 1) {
    const wanted = sacrifices.reduce((sum, { cost }) => sum + Number(cost.sacrifice?.number ?? 0), 0);
    const able = new Set(sacrifices.flatMap(({ cost, source }) => sacrificable(m, cost, source, seat)));
    if (able.size < wanted) return false;
  }
  const gone = new Set(tapping.filter((id) => !has(m, id, 'vigilance')));
  const sources = gather(m.sources(seat).list.filter(({ id }) => !gone.has(id)));
  return canPay(needFor(prices), m.player(seat).pool, sources);
}

/** The prices are paid, the mana of all of them at once; who attacks is tapped by then (2010: CR 508.1f to 508.1i). */
export function* payPrices(m: Machine, seat: Seat, prices: readonly Price[], tapping: readonly Id[] = []): Asking {
  const [first] = prices;
  if (first === undefined) return;
  for (const id of tapping) if (!has(m, id, 'vigilance')) tapPermanent(m, id);
  yield* payMana(m, needFor(prices), billFor(m, seat, first.source, null, []), false);
  for (const { cost, source } of prices) yield* payRest(m, seat, source, cost, 0, false);
}

/** For a question: which of these cost something, and how much. */
export function pricedAttacks(
  m: Machine,
  ids: readonly Id[],
  targets: readonly Option[],
): { readonly priced?: readonly Priced[] } {
  const priced = ids.flatMap((id) => {
    const prices = targets.map((target) => priceOfAttack(m, id, target));
    const [dearest] = prices.sort((a, b) => b.length - a.length);
    return dearest === undefined || dearest.length === 0 ? [] : [tagged(id, 0, dearest)];
  });
  return priced.length === 0 ? {} : { priced };
}

export function pricedBlocks(
  m: Machine,
  candidates: readonly { readonly id: Id; readonly attackers: readonly Id[] }[],
): { readonly priced?: readonly Priced[] } {
  const priced = candidates.flatMap(({ id, attackers }) =>
    attackers.flatMap((attacker) => {
      const prices = priceOfBlock(m, id, attacker);
      return prices.length === 0 ? [] : [tagged(id, attacker, prices)];
    }),
  );
  return priced.length === 0 ? {} : { priced };
}

const tagged = (id: Id, attacker: Id, prices: readonly Price[]): Priced => {
  const { colored, generic, hybrid } = needFor(prices);
  return {
    id,
    attacker,
    mana: generic + hybrid.length + colored.reduce((sum, number) => sum + number, 0),
    more: prices
      .map(({ cost }) => cost)
      .filter(({ sacrifice, life, discard }) => sacrifice !== null || life > 0 || discard !== null),
  };
};

/** Those whom a creature blocks without paying: what is demanded of it, it need not pay for. */
export const freelyBlocked = (m: Machine, blocker: Id, attacks: readonly Id[]): Id[] =>
  attacks.filter((attacker) => priceOfBlock(m, blocker, attacker).length === 0);
