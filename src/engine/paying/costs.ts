// Costs other than mana: whether they can be paid, and what a player could pay mana with.

import type { Id, Seat } from '../../core/state.ts';
import type { Cost } from '../../language/cost.ts';
import type { ManaCost } from '../../language/mana.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../things/match.ts';
import { contextOf } from '../things/refs.ts';
import { canPay, plainNeed, type Sources } from './mana.ts';

/** What a player could pay with, worked out once for all the acts of one question, and only if one of them asks. */
export interface Means {
  readonly seat: Seat;
  readonly sources: Sources;
  /** Whether a cost as it is printed can be paid: a table full of things with the same ability asks once. */
  pays(cost: ManaCost): boolean;
}

class OwnMeans implements Means {
  readonly seat: Seat;
  private readonly machine: Machine;
  private found: Sources | null;
  private readonly paid = new Map<ManaCost, boolean>();

  constructor(machine: Machine, seat: Seat, sources: Sources | null) {
    this.machine = machine;
    this.seat = seat;
    this.found = sources;
  }

  get sources(): Sources {
    this.found ??= this.machine.sources(this.seat);
    return this.found;
  }

  pays(cost: ManaCost): boolean {
    let paid = this.paid.get(cost);
    if (paid === undefined) {
      paid = canPay(plainNeed(cost), this.machine.player(this.seat).pool, this.sources);
      this.paid.set(cost, paid);
    }
    return paid;
  }
}

/** What a player has; or, where it is said, what the player would have. */
export const meansOf = (m: Machine, seat: Seat, sources: Sources | null = null): Means =>
  new OwnMeans(m, seat, sources);

/** Whether mana and tapping are all that it may cost. */
const asksNoMore = ({ life, discard, sacrifice, tapOthers, loyalty, removeCounters }: Cost): boolean =>
  life === 0 &&
  discard === null &&
  sacrifice === null &&
  tapOthers === null &&
  loyalty === null &&
  removeCounters === null;

export function canPayRest(m: Machine, cost: Cost, source: Id, seat: Seat): boolean {
  if (asksNoMore(cost)) return true;
  const context = contextOf(m, source, seat);
  const player = m.player(seat);
  if (cost.life > 0 && cost.life > player.life) return false;
  if (cost.discard !== null) {
    const { filter } = cost.discard;
    const cards = player.hand.filter((id) => id !== source && matches(m, filter, id, context));
    if (cards.length < cost.discard.number) return false;
  }
  if (cost.sacrifice !== null && sacrificable(m, cost, source, seat).length < leastOf(cost.sacrifice.number))
    return false;
  if (cost.tapOthers !== null) {
    const { filter, number } = cost.tapOthers;
    if (ownUntapped(m, seat).filter((id) => matches(m, filter, id, context)).length < number) return false;
  }
  const counters = m.object(source).counters;
  if (typeof cost.loyalty === 'number' && cost.loyalty < 0) {
    const loyalty = counters.find((counter) => counter.name === 'loyalty')?.number ?? 0;
    if (loyalty < -cost.loyalty) return false;
  }
  const removed = cost.removeCounters;
  if (removed === null || removed.number === 'any') return true;
  return (counters.find((each) => each.name === removed.counter)?.number ?? 0) >= removed.number;
}

/** All there are may be none. */
const leastOf = (number: number | 'all'): number => (number === 'all' ? 0 : number);

export const ownUntapped = (m: Machine, seat: Seat): Id[] =>
  m.state.inPlay.filter((id) => m.object(id).controller === seat && !m.object(id).tapped);

export function sacrificable(m: Machine, cost: Cost, source: Id, seat: Seat): Id[] {
  const filter = cost.sacrifice?.filter ?? {};
  const context = contextOf(m, source, seat);
  return m.state.inPlay.filter((id) => m.object(id).controller === seat && matches(m, filter, id, context));
}
