// The machine on which a game runs: a position, the book it is played by, and the table of card kinds.

import type { Cause } from '../core/cause.ts';
import type { Luck, Run } from '../core/change.ts';
import type { GameEvent } from '../core/event.ts';
import type { GameObject, GameState, Id, Player, Seat } from '../core/state.ts';
import type { Effect } from '../language/effect.ts';
import type { ActQuestion, Answer, Asking, Procedure } from './asking/decision.ts';
import { runEffects } from './effects/run.ts';
import { type Sources, sourcesOf } from './paying/mana.ts';
import type { Rulebook } from './rulebook.ts';
import type { Census } from './things/census.ts';
import { charOf } from './things/characteristics.ts';
import type { Characteristics, Kind, Kinds } from './things/kinds.ts';
import type { Context } from './things/refs.ts';
import { turnProcedures } from './turn/turn.ts';

export interface MachineOptions {
  /** Ask in every window a book gives, or only where something other than mana could be used. */
  readonly windows: 'all' | 'useful';
  readonly ante: boolean;
  /** The seat that lost the last game (after a drawn one, where the book says so, the seat that chose in it), or -1. */
  readonly loser: Seat;
  /** The optional rules of the book that are in force, by name; the book of the machine has them in it. */
  readonly rules: readonly string[];
  /** How the table is set: a duel, or a variant that the book offers, with its options after commas. */
  readonly variant: string;
}

const NOTHING: readonly Id[] = [];

const tables = new WeakMap<Rulebook, { readonly [name: string]: Procedure }>();

function proceduresOf(book: Rulebook): { readonly [name: string]: Procedure } {
  let table = tables.get(book);
  if (table === undefined) {
    const { timing, combat, damage, start } = book;
    table = {
      ...turnProcedures,
      ...timing.procedures,
      ...combat.procedures,
      ...damage.procedures,
      ...start.procedures,
    };
    tables.set(book, table);
  }
  return table;
}

export class Machine implements Run {
  state: GameState;
  events: GameEvent[] | null;
  luck: Luck | null = null;
  because: Cause | null = null;
  readonly book: Rulebook;
  readonly kinds: Kinds;
  readonly options: MachineOptions;
  /** Every procedure that the agenda may name: the engine's own and those of the book's parts. */
  readonly procedures: { readonly [name: string]: Procedure };

  /** Whether players reach only so many seats: then everything asks who is within reach. */
  readonly limited: boolean;

  /** Set while characteristics are worked out if they turn out to depend on more than what is on the table. */
  volatile = false;
  /** What continuous effects have found while they are being applied; null at all other times. */
  census: Census | null = null;
  /** The last position in which the game had come to rest: with the same things on the table it still is. */
  private rested: GameState | null = null;
  /** Positions in which a seat could do nothing in the middle of things, by seat. */
  private readonly idle: (GameState | null)[] = [];
  /** What was found in a window that could be done, for the question that is asked because of it. */
  offered: { readonly question: ActQuestion; readonly state: GameState; readonly acts: readonly Answer[] } | null =
    null;
  /** What the player who is announcing something keeps back: it is not tapped to pay. */
  spare: readonly Id[] = NOTHING;
  private readonly belowMemo: { graveyard: readonly Id[]; bits: number }[] = [];
  private readonly sourcesMemo: { state: GameState; sources: Sources }[] = [];

  constructor(book: Rulebook, kinds: Kinds, options: MachineOptions, state: GameState, events: GameEvent[] | null) {
    this.book = book;
    this.kinds = kinds;
    this.options = options;
    this.procedures = proceduresOf(book);
    this.limited = book.variant.range !== null;
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

  /** What an object is right now. */
  char(id: Id): Characteristics {
    return charOf(this, id);
  }

  /** Carries out effects, one after the other. */
  run(effects: readonly Effect[], context: Context): Asking {
    return runEffects(this, effects, context);
  }

  get active(): Seat {
    return this.state.turn.active;
  }

  /** The first who may act: whose turn it is, or, where that player has left, the next one. */
  get firstToAct(): Seat {
    const { active } = this;
    return this.player(active).out === null ? active : (this.book.variant.order(this, active)[0] ?? active);
  }

  /** Whether nothing that checks look at has changed since the game last came to rest. */
  get atRest(): boolean {
    const { rested, state } = this;
    return (
      rested !== null &&
      rested.objects === state.objects &&
      rested.players === state.players &&
      rested.lasting === state.lasting &&
      rested.inPlay === state.inPlay &&
      state.waiting.length === 0 &&
      state.packets.length === 0 &&
      state.doomed.length === 0
    );
  }

  rest(): void {
    this.rested = this.state;
  }

  /** Whether a seat is known to have nothing to do: nothing has changed since it was last found out. */
  isIdle(seat: Seat): boolean {
    const known = this.idle[seat];
    const { state } = this;
    return (
      known !== undefined &&
      known !== null &&
      known.objects === state.objects &&
      known.players === state.players &&
      known.lasting === state.lasting &&
      known.chain === state.chain &&
      known.combat === state.combat &&
      known.turn.duties === state.turn.duties &&
      known.turn.active === state.turn.active
    );
  }

  setIdle(seat: Seat): void {
    this.idle[seat] = this.state;
  }

  /** Bits of the events that cards wait for which lie in graveyards now: worked out anew for a graveyard that changed. */
  get heardBelow(): number {
    let heard = 0;
    for (const { seat, graveyard } of this.state.players) {
      let known = this.belowMemo[seat];
      if (known === undefined || known.graveyard !== graveyard) {
        known = { graveyard, bits: 0 };
        for (const id of graveyard) known.bits |= this.kind(id).listensBelow;
        this.belowMemo[seat] = known;
      }
      heard |= known.bits;
    }
    return heard;
  }

  /** What a seat could tap for mana, worked out once as long as nothing on the table changes. */
  sources(seat: Seat): Sources {
    if (this.spare.length > 0) return sourcesOf(this, seat, this.spare);
    const known = this.sourcesMemo[seat];
    const { state } = this;
    if (known !== undefined && known.state.objects === state.objects && known.state.lasting === state.lasting)
      return known.sources;
    const sources = sourcesOf(this, seat);
    this.sourcesMemo[seat] = { state, sources };
    return sources;
  }

  /** A machine that tries things out: same position, nothing recorded; with `luck`, nothing left to chance either. */
  trial(luck: Luck | null = this.luck): Machine {
    const trial = new Machine(this.book, this.kinds, this.options, this.state, null);
    trial.luck = luck;
    return trial;
  }
}
