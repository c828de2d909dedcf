// The machine on which a game runs: a position, the book it is played by, and the table of card kinds.

import type { Run } from '../core/change.ts';
import type { GameEvent } from '../core/event.ts';
import type { GameObject, GameState, Id, Player, Seat } from '../core/state.ts';
import type { Procedure } from './decision.ts';
import type { Kind, Kinds } from './kinds.ts';
import type { Rulebook } from './rulebook.ts';
import { turnProcedures } from './turn.ts';

export interface MachineOptions {
  /** Ask in every window a book gives, or only where something other than mana could be used. */
  readonly windows: 'all' | 'useful';
  readonly ante: boolean;
  /** The seat that lost the last game, or -1. */
  readonly loser: Seat;
}

const tables = new WeakMap<Rulebook, { readonly [name: string]: Procedure }>();

function proceduresOf(book: Rulebook): { readonly [name: string]: Procedure } {
  let table = tables.get(book);
  if (table === undefined) {
    const { timing, combat, damage, start } = book;
    table = { ...turnProcedures, ...timing.procedures, ...combat.procedures, ...damage.procedures, ...start.procedures };
    tables.set(book, table);
  }
  return table;
}

export class Machine implements Run {
  state: GameState;
  events: GameEvent[] | null;
  readonly book: Rulebook;
  readonly kinds: Kinds;
  readonly options: MachineOptions;
  /** Every procedure that the agenda may name: the engine's own and those of the book's parts. */
  readonly procedures: { readonly [name: string]: Procedure };

  constructor(book: Rulebook, kinds: Kinds, options: MachineOptions, state: GameState, events: GameEvent[] | null) {
    this.book = book;
    this.kinds = kinds;
    this.options = options;
    this.procedures = proceduresOf(book);
    this.state = state;
    this.events = events;
  }

  object(id: Id): GameObject {
    return this.state.objects[id] as GameObject;
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  kind(id: Id): Kind {
    return this.kinds.list[(this.state.objects[id] as GameObject).kind] as Kind;
  }

  get active(): Seat {
    return this.state.turn.active;
  }

  /** A machine that tries things out: same position, nothing recorded. */
  trial(): Machine {
    return new Machine(this.book, this.kinds, this.options, this.state, null);
  }
}
