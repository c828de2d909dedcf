// Those who look on at a duel of people: they see what lies open to everybody, and can tell nobody anything.
//
// What they are sent depends on what happens in the open and on nothing else. So nothing goes out where a player decides about
// something that others might not have been asked: moments wait for the next place at which everybody would be asked, with
// whatever cards, and only there a table follows them.

import { type Game, NOBODY, type Seat } from '../../game/index.ts';
import type { CompanyState } from '../../protocol/company.ts';
import type { Moment } from '../../protocol/moment.ts';
import type { ServerMessage, TableState } from '../../protocol/table.ts';
import { isMetThere } from '../attention.ts';
import { LogBook } from '../log.ts';
import { Telling } from '../moments.ts';

/** So many look on at one table, at one process. */
export const MOST_WATCHERS = 50;

export interface Watcher {
  readonly send: (message: ServerMessage) => void;
  /** The table is no longer open to those who look on. */
  readonly close: () => void;
  /** From which side it looks at the table. */
  side: Seat;
  /** How many lines of the log it has. */
  lines: number;
}

/** What is seen of a duel from the gallery: the table without its log, and the people beside the game. */
interface Sight {
  readonly table: (game: Game, told: number, frame: number) => TableState;
  readonly company: () => CompanyState | null;
}

/** The last place at which everybody would have been asked. */
interface Rest {
  readonly game: Game;
  readonly kept: ReturnType<Game['keep']>;
  readonly lines: number;
  readonly told: number;
}

/** Whether whoever is asked now would be asked with any cards: hidden ones give no more and no fewer chances of this kind. */
function isOpenRest({ question }: Game): boolean {
  if (question === null || question.ask === 'attack' || question.ask === 'block') return true;
  return question.ask === 'act' && question.mayCancel !== true && !isMetThere(question.window);
}

export class Gallery {
  private readonly log = new LogBook(NOBODY);
  private readonly telling = new Telling(NOBODY);
  private readonly watchers = new Set<Watcher>();
  /** What goes out as soon as it is kept. */
  private waiting: (Moment | TableState)[] = [];
  private rest: Rest | null = null;
  private frame = 0;
  /** Nothing can be shown from here any more. */
  isBroken = false;

  constructor(private readonly sight: Sight) {}

  get size(): number {
    return this.watchers.size;
  }

  // ---- what happens ----

  hear(game: Game): void {
    this.carefully(() => this.hears(game));
  }

  private hears(game: Game): void {
    this.telling.hear(game, this.log.hear(game));
    if (!isOpenRest(game) || (this.rest !== null && !this.telling.hasNews)) return;
    const moments = this.telling.take();
    const rest = this.comesToRest(game);
    if (this.watchers.size > 0) this.waiting.push(...moments, this.table(rest));
  }

  /** Something was taken back: the game stands where it stood before. */
  cut(game: Game): void {
    this.carefully(() => this.cuts(game));
  }

  private cuts(game: Game): void {
    this.log.forget(game.events.length);
    this.telling.forget();
    this.waiting = [];
    const rest = this.comesToRest(game);
    for (const each of this.watchers) each.lines = Math.min(each.lines, this.log.length);
    if (this.watchers.size > 0) this.waiting.push(this.table(rest));
  }

  /** What goes wrong for those who look on is no affair of those who play. */
  private carefully(work: () => void): void {
    if (this.isBroken) return;
    try {
      work();
    } catch {
      this.isBroken = true;
      this.close('this duel cannot be shown to those who look on: the program has met an error');
    }
  }

  private comesToRest(game: Game): Rest {
    this.telling.settle();
    const rest = { game, kept: game.keep(), lines: this.log.length, told: this.telling.told };
    this.rest = rest;
    return rest;
  }

  private table({ game, kept, told, lines }: Rest): TableState {
    this.frame += 1;
    const table = this.sight.table(game.branch(kept, true), told, this.frame);
    return { ...table, log: this.log.from(0).slice(0, lines) };
  }

  /** Sends what has been kept by now. */
  flush(): void {
    const messages = this.waiting;
    this.waiting = [];
    for (const message of messages)
      for (const each of this.watchers) {
        if (message.type === 'moment') each.send(message);
        else this.send(each, message);
      }
  }

  // ---- who looks on ----

  join(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  leave(watcher: Watcher): boolean {
    return this.watchers.delete(watcher);
  }

  /** The table as it last was, for one who asks to see it. */
  show(watcher: Watcher, logFrom: number): void {
    watcher.lines = logFrom;
    const { rest } = this;
    if (rest !== null) this.carefully(() => this.send(watcher, this.table(rest)));
  }

  showCompany(): void {
    const company = this.sight.company();
    if (company !== null) for (const each of this.watchers) each.send(company);
  }

  /** Everybody who looks on has to go. */
  close(sentence: string): void {
    for (const each of [...this.watchers]) {
      each.send({ type: 'fault', n: 0, fault: 'closed', message: sentence });
      this.watchers.delete(each);
      each.close();
    }
  }

  fault(message: Extract<ServerMessage, { readonly type: 'fault' }>): void {
    for (const each of this.watchers) each.send(message);
  }

  private send(watcher: Watcher, table: TableState): void {
    const lines = Math.min(watcher.lines, table.log.length);
    watcher.send({ ...fromSide(table, watcher.side), log: table.log.slice(lines), logFrom: lines });
    watcher.lines = table.log.length;
    const company = this.sight.company();
    if (company !== null) watcher.send(company);
  }
}

/** The same table with one of the players at the near side; nobody's hand is any more open for that. */
function fromSide(table: TableState, side: Seat): TableState {
  const near = table.players.find(({ seat }) => seat === side);
  return {
    ...table,
    seat: side,
    players: table.players.map((player) => ({
      ...player,
      relation: player.seat === side ? 'you' : player.team === near?.team ? 'ally' : 'foe',
    })),
  };
}
