// The log of a duel, by turns: what happened, told to one seat, line by line. It is written while the game stands where
// things happened, and what is taken back goes out of it again.

import { eventWords, faceOf, type Game, type GameEvent, type Id, type Seat } from '../game/index.ts';
import { Chain } from '../game/told/index.ts';
import type { LogLine } from '../protocol/table.ts';

interface Written {
  readonly line: LogLine;
  /** How many events had happened when it was written. */
  readonly event: number;
}

/** An event in words, not yet written down. */
interface Told {
  readonly line: Omit<LogLine, 'because'>;
  readonly at: number;
}

export class LogBook {
  private readonly seat: Seat;
  private written: Written[] = [];
  private readonly chain: Chain;
  private heard = 0;
  private turn = 0;

  constructor(seat: Seat) {
    this.seat = seat;
    this.chain = new Chain(seat);
  }

  get length(): number {
    return this.written.length;
  }

  from(index: number): LogLine[] {
    return this.written.slice(index).map(({ line }) => line);
  }

  /** Writes down what happened since the last time; gives the events. */
  hear(game: Game): readonly GameEvent[] {
    this.forget(game.events.length);
    const news = game.events.slice(this.heard);
    let after: Told | null = null;
    for (const event of news) {
      const at = this.heard;
      this.heard += 1;
      if (event.event === 'turn') this.turn = event.number;
      const text = eventWords(game, event, this.seat);
      const told = text === null ? null : { at, line: this.lineOf(game, event, text) };
      // What somebody is left with is told after the damage that did it.
      if (event.event === 'life' && event.why === 'damage') {
        after = told;
        continue;
      }
      this.write(game, told);
      this.write(game, after);
      after = null;
    }
    this.write(game, after);
    return news;
  }

  /** Strikes out everything that was written after so many events. */
  forget(events: number): void {
    if (events >= this.heard) return;
    this.heard = events;
    this.chain.forget(events);
    this.written = this.written.filter(({ event }) => event <= events);
    this.turn = this.written.at(-1)?.line.turn ?? 0;
  }

  private write(game: Game, told: Told | null): void {
    if (told === null) return;
    const line = { ...told.line, because: this.chain.causesOf(game, game.events, told.at) };
    const last = this.written.at(-1);
    const joined = last === undefined ? null : drawnTogether(last.line, line);
    if (joined === null) this.written.push({ line, event: this.heard });
    else this.written[this.written.length - 1] = { line: joined, event: this.heard };
    this.chain.told(told.at, this.written.length - 1);
  }

  private lineOf(game: Game, event: GameEvent, text: string): Omit<LogLine, 'because'> {
    const names = idsOf(event).flatMap((id) => faceOf(game.inside, id, this.seat).shown?.definition.name ?? []);
    return {
      turn: this.turn,
      seat: doerOf(game, event),
      kind: kindOf(event, text),
      text,
      cards: [...new Set(names)].filter((name) => text.includes(name)),
    };
  }
}

const DRAWN = /^You draw (?!a new hand)(.*)\.$/;
const HIDDEN = /^(.*) draws (?:a|(\d+)) cards?\.$/;

/** Cards drawn one after the other stand in one line: one's own by name, a rival's by their number. */
function drawnTogether(last: LogLine, next: LogLine): LogLine | null {
  if (!next.text.includes(' draw')) return null;
  const hidden = HIDDEN.exec(last.text);
  if (hidden !== null && next.text === `${hidden[1]} draws a card.` && last.turn === next.turn)
    return { ...last, text: `${hidden[1]} draws ${Number(hidden[2] ?? 1) + 1} cards.` };
  const before = DRAWN.exec(last.text);
  const now = DRAWN.exec(next.text);
  if (before === null || now === null || last.turn !== next.turn) return null;
  return { ...last, text: `You draw ${before[1]}, ${now[1]}.`, cards: [...last.cards, ...next.cards] };
}

function idsOf(event: GameEvent): readonly Id[] {
  switch (event.event) {
    case 'moved':
    case 'played':
    case 'regenerated':
    case 'turned':
    case 'counters':
    case 'control':
    case 'owner':
      return [event.id];
    case 'damaged':
      return [event.source, event.object];
    case 'prevented':
      return [event.object];
    case 'announced':
      return [event.object, ...event.targets.flatMap(({ what, id }) => (what === 'object' ? [id] : []))];
    case 'resolved':
    case 'countered':
    case 'fizzled':
      return [event.object];
    case 'attacked':
      return [event.id, event.planeswalker];
    case 'blocked':
      return [event.id, event.attacker];
    case 'shown':
    case 'banded':
      return event.ids;
    default:
      return [];
  }
}

/** Whose doing it was; -1 for nobody's. */
function doerOf(game: Game, event: GameEvent): Seat {
  const controls = (id: Id): Seat => game.state.objects[id]?.controller ?? -1;
  switch (event.event) {
    case 'turn':
    case 'announced':
    case 'moved':
    case 'played':
    case 'life':
    case 'burn':
    case 'mulligan':
    case 'coin':
    case 'out':
    case 'shuffled':
    case 'skipped':
      return event.seat;
    case 'damaged':
      return controls(event.source);
    case 'resolved':
    case 'countered':
    case 'fizzled':
      return controls(event.object);
    case 'attacked':
    case 'blocked':
    case 'regenerated':
      return controls(event.id);
    default:
      return -1;
  }
}

function kindOf(event: GameEvent, text: string): LogLine['kind'] {
  if (event.event === 'turn') return 'turn';
  if (event.event === 'damaged' || event.event === 'burn' || event.event === 'out') return 'hurts';
  if (event.event === 'life') return event.to < event.from || text.includes('lose') ? 'hurts' : 'does';
  if (event.event === 'over' || event.event === 'coin' || event.event === 'shown') return 'says';
  return 'does';
}
