// Hashes of positions: equal positions give equal numbers, on every machine.

import type { GameState } from './state.ts';

const SKIPPED = new Set(['look']);
/** Left out when only the outcome is compared: bookkeeping that differs between orders of the same things. */
const BOOKKEEPING = new Set(['look', 'clock', 'stamp', 'nextId', 'agenda', 'random', 'life_', 'item']);

class Hasher {
  private value = 0x811c9dc5;
  constructor(private readonly skipped: ReadonlySet<string>) {}

  number(n: number): void {
    this.value = Math.imul(this.value ^ (n & 0xffff), 0x01000193);
    this.value = Math.imul(this.value ^ ((n >>> 16) & 0xffff), 0x01000193);
  }

  text(text: string): void {
    for (let i = 0; i < text.length; i += 1) this.number(text.charCodeAt(i));
    this.number(text.length);
  }

  any(value: unknown): void {
    if (typeof value === 'number') this.number(value | 0);
    else if (typeof value === 'string') this.text(value);
    else if (typeof value === 'boolean') this.number(value ? 7 : 11);
    else if (value === null || value === undefined) this.number(13);
    else if (Array.isArray(value)) {
      this.number(value.length);
      for (const item of value) this.any(item);
    } else this.object(value as Record<string, unknown>);
  }

  private object(value: Record<string, unknown>): void {
    for (const key in value) {
      if (this.skipped.has(key)) continue;
      this.any(value[key]);
    }
    this.number(17);
  }

  result(): number {
    return this.value >>> 0;
  }
}

/** The whole position. */
export function hashState(state: GameState): number {
  const hasher = new Hasher(SKIPPED);
  hasher.any(state);
  return hasher.result();
}

/** What the position is worth to the players, without bookkeeping: two orders with equal outcomes are no choice. */
export function hashOutcome(state: GameState): number {
  const hasher = new Hasher(BOOKKEEPING);
  for (const player of state.players) {
    hasher.any([player.life, player.poison, player.pool, player.library, player.drewNothing, player.out]);
    for (const zone of [player.hand, player.graveyard, player.removed]) hasher.any([...zone].sort((a, b) => a - b));
  }
  hasher.any(
    state.objects.map((object) => [
      object.zone,
      object.controller,
      object.tapped,
      object.damage,
      object.counters,
      object.attachedTo,
      object.sick,
      object.chosen,
    ]),
  );
  hasher.any(state.outcome);
  // The order in which shields were made tells nothing apart.
  for (const shield of state.shields.map(({ id: _, ...rest }) => JSON.stringify(rest)).sort()) hasher.text(shield);
  hasher.any(
    [...state.lasting]
      .sort((a, b) => a.source - b.source)
      .map((l) => [l.objects.map((o) => o.id), l.players, l.changes, l.until]),
  );
  hasher.any([...state.inPlay].sort((a, b) => a - b));
  hasher.any(state.turn.extraTurns);
  hasher.any(state.turn.extra);
  hasher.any(state.turn.own);
  hasher.any(state.turn.extraCombats);
  // Who did so matters, not in which order.
  for (const seats of [state.turn.casters, state.turn.attackers, state.turn.hurt, state.turn.uses.map(({ id }) => id)])
    hasher.any([...seats].sort((a, b) => a - b));
  return hasher.result();
}
