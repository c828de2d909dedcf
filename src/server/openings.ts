// Chances that a book gives only to those who can use them: to interrupt, to meet what is played or an attack (Portal), to save
// what dies (1993, 1997). Nobody is to see by the time whether somebody was asked: so it is known here who might have been
// asked by now and was not. Everybody is asked in the book's order, so that who comes later is asked after as long a time.

import type { Game, GameEvent, Id, Question, Seat } from '../game/index.ts';

type ActQuestion = Extract<Question, { ask: 'act' }>;

/** It has been announced, and nobody meets it any more. */
const isCast = (event: GameEvent, item: Id): boolean => event.event === 'cast' && event.item === item;

/** Somebody was not asked who might have been, when so many events had happened. */
export interface Unasked {
  readonly seat: Seat;
  readonly events: number;
}

/** Something that can be met as soon as it is announced, or an attack (item 0). */
interface Opening {
  readonly item: Id;
  readonly events: number;
  /** All who are asked about it, where they can do something, in that order. */
  readonly order: readonly Seat[];
  /** Those of them who have not been asked yet and might be. */
  readonly able: readonly Seat[];
}

export class Openings {
  private heard: number;
  private open: readonly Opening[] = [];
  /** Who has had the own chance to save what dies next. */
  private readonly met = new Set<Seat>();

  constructor(private readonly game: () => Game) {
    this.heard = game().events.length;
  }

  /**
   * Who might have been asked before the question that stands now and was not, in order; with those who are `able` everybody saw
   * that they might be able to do something.
   */
  unasked(able: readonly Seat[]): readonly Unasked[] {
    const { events, question } = this.game();
    if (this.heard > events.length) this.forget();
    const found: Unasked[] = [];
    for (let index = this.heard; index < events.length; index += 1) {
      if (this.isFirstDeath(index)) found.push(...this.died(index, able));
      const opening = this.openingAt(index, able);
      if (opening !== null) this.open = [...this.open, opening];
    }
    this.heard = events.length;
    const asked = question?.ask === 'act' ? question : null;
    if (asked?.window === 'regeneration') found.push(...this.saves(asked, able));
    else found.push(...this.closes(asked?.window === 'interrupt' || asked?.window === 'moment' ? asked : null));
    return found;
  }

  /** What was taken back has not happened. */
  private forget(): void {
    this.heard = this.game().events.length;
    this.open = [];
    this.met.clear();
  }

  private orderFrom(seat: Seat): readonly Seat[] {
    const { book, inside } = this.game();
    return book.variant.order(inside, seat);
  }

  // ---- what is announced, and attacks ----

  private openingAt(index: number, able: readonly Seat[]): Opening | null {
    const { book, events } = this.game();
    const { responds, interrupts } = book.facts.timing;
    const event = events[index];
    const number = index + 1;
    if (event?.event === 'announced' && (responds === 'nobody' || interrupts !== 'none')) {
      const others = able.filter((seat) => seat !== event.seat);
      return { item: event.item, events: number, order: this.orderFrom(event.seat), able: others };
    }
    // All attackers of a player are met at once.
    if (event?.event !== 'attacked' || responds !== 'nobody' || events[number]?.event === 'attacked') return null;
    const order = [event.seat];
    return { item: 0, events: number, order, able: able.filter((seat) => seat === event.seat) };
  }

  /** Whose chance has gone by: something else is asked now, or somebody who comes later. */
  private closes(window: ActQuestion | null): readonly Unasked[] {
    const own = window === null ? -1 : this.open.findLastIndex(({ item }) => item === window.item);
    const gone: Unasked[] = [];
    const left: Opening[] = [];
    this.open.forEach((opening, index) => {
      const { order, able } = opening;
      const events = this.metAt(opening);
      // Up to which place in the order everybody has had the own chance.
      const place = index === own && window !== null ? order.indexOf(window.player) : order.length;
      const waits = index < own && this.isOpen(opening);
      const by = waits ? [] : able.filter((seat) => order.indexOf(seat) < place);
      const still = waits ? able : able.filter((seat) => order.indexOf(seat) > place);
      gone.push(...by.map((seat) => ({ seat, events })));
      if (still.length > 0) left.push({ ...opening, able: still });
    });
    this.open = left;
    return gone.sort((a, b) => a.events - b.events);
  }

  /** When it could be met: what was set off as it was paid for (a land that hurts whoever taps it) happens before that. */
  private metAt(opening: Opening): number {
    const { events } = this.game();
    if (this.isOpen(opening)) return events.length;
    const cast = events.findIndex((event, index) => index >= opening.events && isCast(event, opening.item));
    return cast < 0 ? opening.events : cast;
  }

  /** Something that was itself announced to meet it is asked about first. */
  private isOpen({ item }: Opening): boolean {
    return this.game().state.chain.some(({ id, successful }) => id === item && !successful);
  }

  // ---- deaths ----

  private isDeath(index: number): boolean {
    const { book, events, inside } = this.game();
    const event = events[index];
    if (book.facts.damage.regeneration !== 'moment' || event?.event !== 'moved') return false;
    const isGone = event.from === 'play' && event.to === 'graveyard';
    return isGone && inside.kinds.of(event.kind).definition.types.includes('creature');
  }

  /** The first of those that die together: before it everybody has had the chance to save them. */
  private isFirstDeath(index: number): boolean {
    return this.isDeath(index) && !this.isDeath(index - 1);
  }

  private died(events: number, able: readonly Seat[]): readonly Unasked[] {
    const seats = able.filter((seat) => !this.met.has(seat));
    this.met.clear();
    return seats.map((seat) => ({ seat, events }));
  }

  /** Somebody is asked: those who come before have had their chance. */
  private saves({ player }: ActQuestion, able: readonly Seat[]): readonly Unasked[] {
    const order = this.orderFrom(this.game().inside.firstToAct);
    const earlier = order.slice(0, order.indexOf(player)).filter((seat) => able.includes(seat) && !this.met.has(seat));
    for (const seat of [...earlier, player]) this.met.add(seat);
    return earlier.map((seat) => ({ seat, events: this.heard }));
  }
}
