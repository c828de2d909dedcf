// The words tests are written in: given a position, when players do things, then things are so. See docs/testing.md.

import { expect } from 'vitest';
import type { Id, Seat } from '../src/core/state.ts';
import type { Answer, Question } from '../src/engine/asking/decision.ts';
import { fromPosition, type Game, Refused, type SeatWords } from '../src/game/index.ts';
import { findStepName } from '../src/game/spoken/steps.ts';
import type { CardDefinition } from '../src/language/card.ts';
import { Actor } from './support/actor.ts';
import { Then } from './support/then.ts';

export interface Setting {
  active?: string;
  step?: string;
  turn?: number;
  seed?: number | string;
  ante?: boolean;
  /** Optional rules of the book. */
  rules?: readonly string[];
  /** How the table is set; a duel unless said otherwise. */
  variant?: string;
  /** Cards made for this test, where no card of the pool shows the rule. */
  cards?: readonly CardDefinition[];
}

const FILLER = Array.from({ length: 20 }, () => 'Plains');

/** The game a test plays, with the few things its words need to remember. */
export class Table {
  readonly game: Game;
  readonly actors: { readonly [name: string]: Actor };
  /** Blocks said so far and not yet declared: several `blocks` make one declaration. */
  pendingBlocks: { blocker: string; attacker: string; by: Actor }[] = [];

  constructor(book: string, seats: { readonly [name: string]: SeatWords }, setting: Setting) {
    const filled = Object.fromEntries(
      Object.entries(seats).map(([name, words]) => [name, { library: FILLER, ...words }]),
    );
    const { ante, cards, rules, variant, ...rest } = setting;
    this.game = fromPosition({
      book,
      seats: filled,
      ...rest,
      options: {
        windows: 'all',
        ...(ante === undefined ? {} : { ante }),
        ...(cards === undefined ? {} : { cards }),
        ...(rules === undefined ? {} : { rules }),
        ...(variant === undefined ? {} : { variant }),
      },
    });
    this.actors = Object.fromEntries(this.game.names.map((name, seat) => [name, new Actor(this, name, seat)]));
  }

  get question(): Question | null {
    return this.game.question;
  }

  /** Gives an answer, and sees that the game rebuilt from its checkpoint stands at the same place. */
  answer(answer: Answer, seat: Seat): void {
    this.game.answer(answer, seat);
    const rebuilt = this.game.branch();
    expect(rebuilt.hash(), 'rebuilt from the checkpoint').toBe(this.game.hash());
    expect(rebuilt.question, 'the question after rebuilding').toEqual(this.game.question);
  }

  /** Declares the blocks said so far. */
  flush(): void {
    if (this.pendingBlocks.length === 0) return;
    const blocks = this.pendingBlocks;
    this.pendingBlocks = [];
    // Players of one side declare one after the other.
    for (const by of [...new Set(blocks.map((block) => block.by))].sort((a, b) => a.seat - b.seat))
      by.declareBlocks(blocks.filter((block) => block.by === by));
  }

  describe(): string {
    return JSON.stringify(this.question, (key, value: unknown) =>
      key === 'id' || key === 'source' ? this.label(value as Id) : value,
    );
  }

  label(id: Id): unknown {
    const object = this.game.state.objects[id];
    return object === undefined || id === 0 ? id : `${this.game.inside.kind(id).definition.name}(${id})`;
  }
}

let table: Table | null = null;

export function currentTable(): Table {
  if (table === null) throw new Error('say `given(book, position)` first');
  return table;
}

type Given<T> = { readonly [name in keyof T]: Actor };

/** Sets up a position. The seats are named by the keys; the first one is the active player unless said otherwise. */
export function given<T extends { readonly [name: string]: SeatWords }>(
  book: string,
  seats: T,
  setting: Setting = {},
): Given<T> {
  table = new Table(book, seats, setting);
  return table.actors as Given<T>;
}

/** What is so now: of a card by its name, or of a player. */
export function then(what: string | Actor): Then {
  if (typeof what === 'function') return loaded(what) as never;
  const now = currentTable();
  now.flush();
  return new Then(now, what);
}

/**
 * A module that exports `then` looks like a promise to everything that awaits its import, and is called as one.
 * It answers with the same words in an object that hides its `then` for just the moment in which that is looked for.
 */
function loaded(resolve: (words: object) => void): void {
  let looking = true;
  const words = {
    given,
    play,
    refused,
    currentTable,
    Table,
    get then() {
      const hidden = looking;
      looking = false;
      return hidden
        ? undefined
        : (what: string | Actor | ((words: object) => void)) => {
            if (typeof what !== 'function') return then(what);
            looking = true;
            what(words);
            return undefined;
          };
    },
  };
  resolve(words);
}

const MOST_PASSES = 400;

/** Passing, waiting and looking at the game as a whole. */
export const play = {
  /** Everybody passes: what waits resolves until nothing is left; with nothing waiting, the step ends. */
  allPass(): void {
    const now = currentTable();
    now.flush();
    const waits = (): boolean => {
      const { chain, packets, players } = now.game.state;
      return chain.length > 0 || packets.length > 0 || players.some((player) => player.drawing.length > 0);
    };
    if (waits()) {
      for (let i = 0; i < MOST_PASSES && waits() && now.question !== null; i += 1) {
        // What resolves may ask for something: that is for the scene to answer.
        if (i > 0 && now.question.ask !== 'act') return;
        passOnce(now);
      }
      return;
    }
    const { phase, step, number } = now.game.state.turn;
    const here = (): boolean => {
      const { turn } = now.game.state;
      return turn.phase === phase && turn.step === step && turn.number === number;
    };
    for (let i = 0; i < MOST_PASSES && here() && now.question !== null; i += 1) passOnce(now);
  },

  /** One pass of whoever is asked. */
  pass(): void {
    const now = currentTable();
    now.flush();
    passOnce(now);
  },

  /** Lets the game run, everybody passing and nobody attacking or blocking, to a step (of a player) or a moment. */
  until(moment: string, of?: string): void {
    const now = currentTable();
    now.flush();
    for (let i = 0; i < MOST_PASSES; i += 1) {
      if (isAt(now, moment, of)) return;
      if (now.question === null) throw new Error(`the game ended before '${moment}'`);
      declineOnce(now);
    }
    throw new Error(`'${moment}' did not come`);
  },

  get question(): Question | null {
    currentTable().flush();
    return currentTable().question;
  },

  get game(): Game {
    return currentTable().game;
  },

  /** The name of the step the game is in. */
  get step(): string {
    const { turn } = currentTable().game.state;
    return currentTable().game.book.turn[turn.phase]?.steps[turn.step]?.name ?? '';
  },

  /** Who is asked now, by name; null when the game is over. */
  get asked(): string | null {
    const now = currentTable();
    now.flush();
    return now.question === null ? null : (now.game.names[now.question.player] ?? null);
  },

  /** The life totals, in the order of the seats. */
  get lives(): readonly number[] {
    currentTable().flush();
    return currentTable().game.state.players.map((player) => player.life);
  },

  /** Victory points, in the order of the seats. */
  get points(): readonly number[] {
    currentTable().flush();
    return currentTable().game.state.pod?.points ?? [];
  },

  /** The names of those who have won, a whole side where there are teams. */
  get winners(): readonly string[] {
    const now = currentTable();
    now.flush();
    return now.game.winners.map((seat) => now.game.names[seat] ?? '');
  },

  /** Who is out of the game, by name. */
  get out(): readonly string[] {
    const now = currentTable();
    now.flush();
    return now.game.state.players.flatMap(({ seat, out }) => (out === null ? [] : [now.game.names[seat] ?? '']));
  },

  /** The game is over: who won, or null for a draw. */
  isWonBy(name: string | null): void {
    const now = currentTable();
    now.flush();
    expect(now.game.outcome, 'the game is not over').not.toBeNull();
    const winner = now.game.outcome?.winner ?? null;
    expect(winner === null ? null : now.game.names[winner]).toBe(name);
  },

  isGoingOn(): void {
    currentTable().flush();
    expect(currentTable().game.outcome).toBeNull();
  },
};

function passOnce(now: Table): void {
  const { question } = now;
  if (question?.ask !== 'act') throw new Error(`nobody answered this question: ${now.describe()}`);
  now.answer({ kind: 'pass' }, question.player);
}

function declineOnce(now: Table): void {
  const { question } = now;
  if (question?.ask === 'attack') now.answer({ kind: 'attack', attackers: [] }, question.player);
  else if (question?.ask === 'block') now.answer({ kind: 'block', blocks: [] }, question.player);
  else if (question?.ask === 'pick' && question.purpose === 'which player takes the damage')
    now.answer({ kind: 'pick', picked: question.from.slice(0, 1) }, question.player);
  else passOnce(now);
}

function isAt(now: Table, moment: string, of: string | undefined): boolean {
  const { state, names } = now.game;
  if (moment === 'damage is on the stack') return state.chain.some((item) => item.what === 'damage');
  if (moment === 'damage prevention') return now.question?.ask === 'act' && now.question.window === 'prevention';
  if (moment === 'regeneration') return now.question?.ask === 'act' && now.question.window === 'regeneration';
  if (moment === 'declare attack') return now.question?.ask === 'attack';
  if (moment === 'declare block') return now.question?.ask === 'block';
  if (of !== undefined && names[state.turn.active] !== of) return false;
  return findStepName(now.game.book, moment) === play.step;
}

/** Something that is not allowed: the answer is refused for this reason, and nothing changes. */
export function refused(key: string, act: () => void): void {
  const now = currentTable();
  now.flush();
  const before = now.game.hash();
  try {
    act();
    now.flush();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(error.refusal.key, error.message).toBe(key);
    expect(now.game.hash(), 'a refused answer changes nothing').toBe(before);
    return;
  }
  throw new Error(`this should have been refused (${key})`);
}
