// A story with its causes: the lines in which events are told, and for each the lines that it comes of.

import type { GameEvent } from '../../core/event.ts';
import type { Seat } from '../../core/state.ts';
import type { Game } from '../game.ts';
import { eventWords } from '../words.ts';
import { becauseOf } from './because.ts';

/** One of the causes of a line. */
interface LineCause {
  /** In a sentence; empty where the line that it goes back to says it all. */
  readonly says: string;
  readonly passage: string;
  /** The line that it goes back to, counted from the first; -1 for none. */
  readonly line: number;
}

export interface ToldLine {
  readonly text: string;
  readonly because: readonly LineCause[];
}

/** So many events without a line of their own are gone back over, from one cause to the next. */
const FARTHEST = 8;

/** Knows in which line each event is told, and so what a line comes of. */
export class Chain {
  private readonly seat: Seat;
  private readonly lines = new Map<number, number>();

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** An event is told in this line. */
  told(event: number, line: number): void {
    this.lines.set(event, line);
  }

  /** Only so many events have happened after all. */
  forget(events: number): void {
    for (const event of this.lines.keys()) if (event >= events) this.lines.delete(event);
  }

  /** What an event comes of; what has no line of its own is gone back over to what has. */
  causesOf(game: Game, events: readonly GameEvent[], at: number, far = 0): LineCause[] {
    if (far > FARTHEST) return [];
    return becauseOf(game, events, at, this.seat).flatMap(({ says, passage, event }): LineCause[] => {
      const line = this.lines.get(event) ?? -1;
      const known = says === '' && line < 0 ? [] : [{ says, passage, line }];
      return line >= 0 || event < 0 ? known : [...known, ...this.causesOf(game, events, event, far + 1)];
    });
  }
}

/** Everything that happened, in words and with its causes; what somebody is left with is told after the damage that did it. */
export function tellChain(game: Game, events: readonly GameEvent[], seat: Seat): ToldLine[] {
  const chain = new Chain(seat);
  const lines: ToldLine[] = [];
  const write = (at: number): void => {
    const text = eventWords(game, events[at] as GameEvent, seat);
    if (text === null) return;
    lines.push({ text, because: chain.causesOf(game, events, at) });
    chain.told(at, lines.length - 1);
  };
  let after = -1;
  for (const [at, event] of events.entries()) {
    if (event.event === 'life' && event.why === 'damage') {
      after = at;
      continue;
    }
    write(at);
    if (after >= 0) write(after);
    after = -1;
  }
  if (after >= 0) write(after);
  return lines;
}
