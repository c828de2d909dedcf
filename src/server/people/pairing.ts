// Quick pairing: who looks for somebody to play by a book is put at the table of who waits for the same, or waits at one
// that the next comer finds. Nothing of it is in memory: whichever processes two people are at, they find each other.

import type { z } from 'zod';
import { BadInput, findBook, isHouse } from '../../game/index.ts';
import { newGatheringSchema, type quickSchema } from '../../protocol/people.ts';
import {
  type Gathering,
  GONE_AFTER,
  isBefore,
  isFull,
  moves,
  type Sitting,
  seatsHeld,
  waitsAgain,
} from './gathering.ts';
import type { People } from './people.ts';

type Wish = z.output<typeof quickSchema>;

/** Who has left the own table for another one and has not arrived there by now was lost on the way. */
const LONGEST_WAY = 10_000;
const LONGEST_NAME = 30;

export class Pairing {
  constructor(private readonly people: People) {}

  /** Sits down where somebody waits for the same; else waits, at the table where this browser waits already or at a new one. */
  async look(wish: Wish, key: string): Promise<Gathering> {
    const words = tableFor(wish);
    await this.people.knowDeck(words, words.you, key);
    const waiting = await this.fitting(words);
    const own = waiting.find((each) => seatsHeld(each, key).length > 0);
    if (own !== undefined) {
      // The name or the deck may be another one now, unless somebody was found this moment.
      await this.people.sit(own.id, words.you, key).catch((error: unknown) => {
        if (!(error instanceof BadInput)) throw error;
      });
      return this.lookOn(own.id, key);
    }
    for (const other of waiting) {
      const found = await this.joins(other, words.you, key);
      if (found !== null) return found;
    }
    const made = await this.people.make(words, key, { since: Date.now() });
    // Somebody else may have begun to wait at the same moment.
    return this.lookOn(made.id, key);
  }

  /** Who waits is still there, and is told how it stands. Of two who wait for the same the later one goes to the other. */
  async lookOn(id: string, key: string | null): Promise<Gathering> {
    const own = await this.people.find(id);
    const you = own.seats[seatsHeld(own, key)[0] ?? -1];
    if (own.quick === undefined || key === null || you == null) throw new BadInput('you wait for nobody at this table');
    if (own.duel !== null) return own;
    if (own.quick.moving !== undefined) return this.onTheWay(own, own.quick.moving, key);
    if (isFull(own)) return this.people.begin(own.id);
    await this.people.seen(id);
    const { name, deck, face } = you;
    for (const other of await this.fitting(own.rules)) {
      if (!isBefore(other, own) || seatsHeld(other, key).length > 0) continue;
      await this.people.knowDeck(own.rules, you, key);
      const left = await this.people.change(id, (now) => moves(now, other.id, Date.now()));
      if (left.quick?.moving?.to !== other.id) return this.lookOn(id, key);
      const found = await this.joins(other, { name, deck, face }, key);
      if (found !== null) return found;
      await this.people.change(id, waitsAgain);
    }
    return this.people.find(id);
  }

  /** The process that was to bring somebody to another table may have died: they are there, or wait here again. */
  private async onTheWay(own: Gathering, { to, at }: { to: string; at: number }, key: string): Promise<Gathering> {
    const there = await this.people.find(to);
    if (seatsHeld(there, key).length > 0) return there.duel === null ? this.people.begin(to) : there;
    return Date.now() - at < LONGEST_WAY ? own : this.people.change(own.id, waitsAgain);
  }

  /** Who waits for the same and has a page that was heard of lately; who has waited longest comes first. */
  private async fitting({ book, format }: Pick<Gathering['rules'], 'book' | 'format'>): Promise<Gathering[]> {
    const found = await this.people.lookedFor({ book, format: format?.id ?? '' }, Date.now() - GONE_AFTER);
    return found.filter((each) => each.rules.format?.date === format?.date);
  }

  /** Sits down with who waits there, and the duel begins; null where somebody else was faster. */
  private async joins(other: Gathering, you: Sitting, key: string): Promise<Gathering | null> {
    const isNamesake = other.seats.some((each) => each?.name === you.name);
    const name = isNamesake ? `${you.name.slice(0, LONGEST_NAME - 2)} 2` : you.name;
    try {
      return await this.people.sit(other.id, { ...you, name }, key);
    } catch (error) {
      if (!(error instanceof BadInput) || seatsHeld(await this.people.find(other.id), key).length > 0) throw error;
      return null;
    }
  }
}

/** Strangers play one duel as the book has it, and nobody is kept waiting: there are 90 seconds for each decision. */
function tableFor({ book, format, you }: Wish): z.output<typeof newGatheringSchema> {
  if (isHouse(book))
    throw new BadInput('somebody is found for one of the five books: house rules are for a table of one’s own');
  const ante = findBook(book).facts.start.ante === 'yes';
  return newGatheringSchema.parse({ book, format, ante, clock: { by: 'decision', seconds: 90 }, you });
}
