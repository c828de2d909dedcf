// What is seen to happen, one thing after the other: events become moments, each with its sentence and with what it
// changes on the table. A moment is made of its event and of what is printed on cards, never of where the game stands when
// somebody comes to tell it: how often a rival was asked in between must not show.

import { eventWords, type Game, type GameEvent, type Id, type Seat } from '../game/index.ts';
import type { Moment, TableChange } from '../protocol/moment.ts';
import { lifeSeen, nameOfKind, type Of, type Seen, seenOf } from './looks.ts';
import { changesOf } from './table-changes.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export class Telling {
  private readonly seat: Seat;
  /** How many moments have been told. */
  told = 0;
  private waiting: Moment[] = [];
  /** How many events had been heard when each of them was complete. */
  private heard: number[] = [];
  /** Changes that nobody needs a sentence for: they come with the next moment. */
  private silent: TableChange[] = [];
  /** Life lost by damage: it is told together with the damage, which comes right after it. */
  private hurt: Of<'life'> | null = null;
  private land: Id = 0;
  /** The last moment has been added to. */
  private isJoined = false;
  /** Who has announced what waits, as it was announced: a spell that ends has no owner any more. */
  private readonly announcers = new Map<Id, Seat>();

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Moments that have not been sent. */
  get hasNews(): boolean {
    return this.waiting.length > 0;
  }

  /** Hands out what has not been sent of the first so many events, or of all. */
  take(events = Number.POSITIVE_INFINITY): readonly Moment[] {
    const later = this.heard.findIndex((each) => each > events);
    const number = later < 0 ? this.waiting.length : later;
    this.heard.splice(0, number);
    return this.waiting.splice(0, number);
  }

  /** What was taken back is not told. */
  forget(): void {
    this.waiting = [];
    this.heard = [];
    this.settle();
  }

  /** The whole table is shown: what nobody needed a sentence for is seen there. */
  settle(): void {
    this.silent = [];
    this.hurt = null;
    this.land = 0;
  }

  hear(game: Game, events: readonly GameEvent[]): void {
    const before = game.events.length - events.length;
    for (const [index, event] of events.entries()) {
      this.hearOne(game, event);
      this.isHeard(before + index + 1);
    }
    this.letHurt(game);
    this.isHeard(game.events.length);
  }

  /** What has been told since the last event, and what was added to, is complete now. */
  private isHeard(events: number): void {
    while (this.heard.length < this.waiting.length) this.heard.push(events);
    if (this.isJoined) this.heard[this.heard.length - 1] = events;
    this.isJoined = false;
  }

  private hearOne(game: Game, event: GameEvent): void {
    if (event.event === 'life' && event.why === 'damage') {
      this.letHurt(game);
      this.hurt = event;
      return;
    }
    const changes = this.isLand(event) ? [] : changesOf(game, event, this.seat);
    if (event.event === 'announced') this.announcers.set(event.item, event.seat);
    const seen = this.seenIn(game, event);
    if (seen === null) {
      this.silent.push(...changes);
      return;
    }
    if (event.event === 'damaged' && this.hurt !== null && event.object === 0) {
      const { hurt } = this;
      this.hurt = null;
      const words = [seen.words, eventWords(game, hurt, this.seat)].filter((each) => each !== null).join(' ');
      this.tell({ ...seen, words }, [...changes, { do: 'life', seat: hurt.seat, to: hurt.to }]);
      return;
    }
    this.tell(seen, changes);
  }

  /** A land that has just been played moves: that was told with the playing of it. */
  private isLand(event: GameEvent): boolean {
    const { land } = this;
    this.land = event.event === 'played' ? event.id : 0;
    return event.event === 'moved' && event.id === land;
  }

  private letHurt(game: Game): void {
    const { hurt } = this;
    this.hurt = null;
    if (hurt === null) return;
    this.tell(lifeSeen(game, hurt, this.seat), [{ do: 'life', seat: hurt.seat, to: hurt.to }]);
  }

  private tell(seen: Seen, changes: readonly TableChange[]): void {
    const last = this.waiting.at(-1);
    const joined = last === undefined || this.silent.length > 0 ? null : together(last, seen, changes);
    if (joined !== null) {
      this.waiting[this.waiting.length - 1] = joined;
      this.isJoined = true;
      return;
    }
    this.told += 1;
    this.waiting.push({ type: 'moment', number: this.told, ...seen, changes: [...this.silent, ...changes] });
    this.silent = [];
  }

  private seenIn(game: Game, event: GameEvent): Seen | null {
    const words = wordsOf(game, event, this.seat);
    if (words === null) return null;
    const found = seenOf(game, event, this.announcers);
    const card = found.card !== null && words.includes(found.card) ? found.card : null;
    return { ...found, words, card };
  }
}

/** The sentence of the log; what goes without saying there is said all the same where it is seen to happen. */
function wordsOf(game: Game, event: GameEvent, seat: Seat): string | null {
  const words = eventWords(game, event, seat);
  if (words !== null) return words.replace(/^— (.*) —$/, '$1.');
  if (event.event === 'moved' && event.to === 'play' && event.from === 'chain') {
    const { verb, rest } = game.book.wording.enters;
    return `${nameOfKind(game, event.kind)} ${verb}s ${rest}.`;
  }
  return null;
}

/** Attackers that are declared together are one thing that happens, and so are cards drawn one after the other. */
function together(last: Moment, next: Seen, changes: readonly TableChange[]): Moment | null {
  if (last.kind !== next.kind || last.seat !== next.seat) return null;
  const all = [...last.changes, ...changes];
  if (next.kind === 'attack' && JSON.stringify(last.to) === JSON.stringify(next.to)) {
    const [before, whom] = last.words.split(/ attacks? (?!as a band)/);
    const [name] = next.words.split(/ attacks? /);
    if (before === undefined || whom === undefined || name === undefined) return null;
    const names = [...before.split(/, | and /), name];
    return { ...last, words: `${list(names)} attack ${whom}`, from: [...last.from, ...next.from], changes: all };
  }
  if (next.kind !== 'draw') return null;
  const number = last.amount + next.amount;
  const drawn = /^(You draw) (.*)\.$/.exec(last.words);
  const more = /^You draw (.*)\.$/.exec(next.words)?.[1];
  const words =
    drawn !== null && more !== undefined
      ? `You draw ${drawn[2]}, ${more}.`
      : last.words.replace(/draws? .*/, `draws ${number} cards.`);
  return { ...last, words, amount: number, changes: all };
}
