// Names: what a text has chosen, found, moved or counted, kept under the name it gave it, to be spoken of again.

import { updateState } from '../../core/change.ts';
import type { Id, Later, Marked, Register, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import type { Machine } from '../machine.ts';
import type { Context } from './refs.ts';

/** What an effect came to: things as they were before it, players, a number (for things, how many), a word. */
export interface Found {
  readonly things?: readonly Marked[];
  readonly seats?: readonly Seat[];
  readonly number?: number;
  readonly word?: string;
  readonly open?: boolean;
  readonly shield?: Id;
}

const lifeOf = (m: Machine, id: Id): Marked => ({ id, life: m.object(id).life });

/** Things as they are now, to be named when something has been done to them. */
export const marks = (m: Machine, ids: readonly Id[]): Marked[] => ids.map((id) => lifeOf(m, id));
export const marked = (m: Machine, options: readonly { readonly id: Id }[]): Marked[] =>
  options.map(({ id }) => lifeOf(m, id));

/** The names with one more; one that was given before means the new things from now on. */
export function withName(names: readonly Register[], name: string | undefined, found: Omit<Found, 'things'>) {
  return name === undefined ? names : added(names, name, [], found);
}

export function withThings(
  m: Machine,
  names: readonly Register[],
  name: string | undefined,
  things: readonly Marked[],
): readonly Register[] {
  return name === undefined ? names : added(names, name, now(m, things), {});
}

const now = (m: Machine, things: readonly Marked[]): Register['things'] =>
  things.map(({ id, life }) => ({ id, life: m.object(id).life, was: life }));

function added(
  names: readonly Register[],
  name: string,
  things: Register['things'],
  { seats = [], number = things.length, word, open = false, shield = 0 }: Found,
): readonly Register[] {
  const others = names.some((each) => each.name === name) ? names.filter((each) => each.name !== name) : names;
  return [...others, { name, things, seats, number, word: word ?? null, open, shield }];
}

/** Gives what an effect came to the name that the effect asks for, if it asks for one. */
export function bind(m: Machine, effect: { readonly as?: string }, context: Context, found: Found): void {
  if (effect.as === undefined) return;
  context.names = added(context.names, effect.as, now(m, found.things ?? []), found);
}

/** Damage that waited has been counted: what stood open has its number. */
export const closed = (names: readonly Register[], number: number): readonly Register[] =>
  names.map((each) => (each.open ? { ...each, number, open: false } : each));

/** A shield has prevented so much more: texts that speak of it later know it by then. */
export function tally(m: Machine, shield: Id, amount: number): void {
  const speaks = ({ names }: Later): boolean => names.some((each) => each.shield === shield);
  if (amount <= 0 || !m.state.later.some(speaks)) return;
  const more = (each: Register): Register =>
    each.shield === shield ? { ...each, number: each.number + amount } : each;
  updateState(m, {
    later: m.state.later.map((each) => (speaks(each) ? { ...each, names: each.names.map(more) } : each)),
  });
}

const meantBy = (found: Register | undefined, value: unknown): unknown =>
  found === undefined ? value : { name: found.name, things: found.things };

const hangs = new WeakMap<readonly Effect[], boolean>();

/** Whether a text speaks of "this turn" or of whose turn it is, in a way that another turn would turn round. */
function hangsOnTurn(effects: readonly Effect[]): boolean {
  let does = hangs.get(effects);
  if (does === undefined) {
    does = /"attackedThisTurn"|"ref":"active"/.test(JSON.stringify(effects));
    hangs.set(effects, does);
  }
  return does;
}

/** In what is said for later "this turn" is the turn in which it is said, and the active player is who has that one. */
export function asSaid(effects: readonly Effect[], turn: number, active: () => readonly Seat[]): readonly Effect[] {
  return hangsOnTurn(effects) ? told(effects, turn, active()) : effects;
}

function told<T>(part: T, turn: number, seats: readonly Seat[]): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => told(each, turn, seats)) as T;
  if ('ref' in part && part.ref === 'active')
    return { ref: 'named', name: 'active', meant: added([], 'active', [], { seats })[0] } as T;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'attackedThisTurn' ? { turn, is: value } : told(value, turn, seats),
    ]),
  ) as T;
}

/** A change that lasts keeps what the names in it meant when it was made: its own text is over by then. */
export function remembering<T>(part: T, names: readonly Register[]): T {
  if (names.length === 0 || typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => remembering(each, names)) as T;
  const known = (name: unknown): Register | undefined => names.find((each) => each.name === name);
  const kept = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'goesBy' ? meantBy(known(value), value) : remembering(value, names),
    ]),
  );
  const meant = kept.ref === 'named' ? known(kept.name) : undefined;
  return (meant === undefined ? kept : { ...kept, meant }) as T;
}
