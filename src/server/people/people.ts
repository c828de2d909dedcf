// Tables for people: makes them, lets people sit down, begins the duel when everybody sits, and says who holds which seat.

import { randomBytes, randomInt } from 'node:crypto';
import type { z } from 'zod';
import { BadInput, chanceFrom, findBook, isHouse, readHouse } from '../../game/index.ts';
import { PAGE_OF_LOBBY } from '../../protocol/choices.ts';
import type { TableRules } from '../../protocol/company.ts';
import type { GatheringInfo, newGatheringSchema } from '../../protocol/people.ts';
import type { DuelRatings } from '../../protocol/ratings.ts';
import { choose } from '../decks.ts';
import { formatOf } from '../legalities.ts';
import { NotThere, NotYet } from '../missing.ts';
import { TooMany } from '../often.ts';
import { Taken } from '../storage/faults.ts';
import type { LobbyPage, LobbySearch } from '../storage/people.ts';
import type { Store } from '../storage/store.ts';
import type { Tables } from '../tables.ts';
import { knowStakes } from '../wager.ts';
import { Games } from './games.ts';
import {
  begin,
  carried,
  type Gathering,
  type GatheringRules,
  GONE_AFTER,
  getUp,
  hasWaited,
  isFull,
  type Quick,
  type Sitting,
  seatsHeld,
  sitDown,
  withCarry,
  withWant,
} from './gathering.ts';
import { Ratings, type SeatRatings } from './ratings.ts';
import { freshSecret, hashOf } from './visitor.ts';

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
/** So many tables of the lobby one browser may sit at. */
const MOST_OF_ONE = 5;
const MOST_LOOKED_AT = 500;
const MOST_TRIES = 20;

const freshCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A code as somebody may type it. */
const codeIn = (name: string): string => (name.length === CODE_LENGTH ? name.toUpperCase() : name);

export class People {
  private readonly store: Store;
  private readonly tables: Tables;

  readonly games: Games;
  readonly ratings: Ratings;
  /** In the open decks are their owners', and nobody fills the lobby. */
  private readonly isOpen: boolean;

  constructor(store: Store, tables: Tables, isOpen = false) {
    this.store = store;
    this.games = new Games(store);
    this.ratings = new Ratings(store);
    this.tables = tables;
    this.isOpen = isOpen;
  }

  async make(words: z.output<typeof newGatheringSchema>, key: string, quick?: Quick): Promise<Gathering> {
    const { you, ...rules } = words;
    knowRules(rules);
    await this.knowDeck(rules, you, key);
    if (rules.listed || quick !== undefined) await this.knowRoom(key);
    for (;;) {
      const gathering = begin(randomBytes(9).toString('base64url'), freshCode(), rules, you, key, quick);
      try {
        await this.store.people.add(gathering);
        return gathering;
      } catch (error) {
        // Another table has the same code: the next one is free.
        if (!(error instanceof Taken)) throw error;
      }
    }
  }

  async find(name: string): Promise<Gathering> {
    return (await this.kept(name)).gathering;
  }

  private async kept(name: string) {
    const kept = await this.store.people.find(codeIn(name));
    if (kept === null) throw new NotThere(`there is no table '${name}'`);
    return kept;
  }

  /** One change, made again where somebody else was faster. */
  async change(name: string, work: (gathering: Gathering) => Gathering | Promise<Gathering>): Promise<Gathering> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { gathering, version } = await this.kept(name);
      const changed = await work(gathering);
      if (changed === gathering || (await this.store.people.save(changed, version))) return changed;
    }
    throw new NotYet('too much is going on at this table: try again');
  }

  async sit(name: string, you: Sitting, key: string): Promise<Gathering> {
    await this.knowDeck((await this.find(name)).rules, you, key);
    const seated = await this.change(name, (gathering) => sitDown(gathering, you, key));
    return isFull(seated) ? this.begin(seated.id) : seated;
  }

  leave(name: string, key: string | null): Promise<Gathering> {
    return this.change(name, (gathering) => getUp(gathering, key));
  }

  /** Begins the duel. Of two processes that do so at once one duel is played, and the other never heard of. */
  async begin(id: string): Promise<Gathering> {
    const { gathering } = await this.kept(id);
    if (gathering.duel !== null) return gathering;
    const { book, variant, length, ante, stakes, rules, format, computers = 0, handicaps = [] } = gathering.rules;
    const { level } = tableRulesOf(gathering.rules);
    const people = gathering.seats.flatMap((each, seat) =>
      each === null
        ? []
        : [{ held: 'person' as const, name: each.name, deck: each.deck, handicap: handicaps[seat] ?? 0 }],
    );
    const computer = { held: 'computer' as const, level, opponent: null, deck: { by: 'random' as const } };
    const seats = [...people, ...Array.from({ length: computers }, () => computer)];
    const duel = await this.tables.newGathered(
      { book, variant, mode: 'duel', length, ante, rules, format, seats, ...(stakes !== undefined && { stakes }) },
      {
        gathering: gathering.id,
        company: tableRulesOf(gathering.rules),
        faces: gathering.seats.map((each) => each?.face),
      },
      this.isOpen ? gathering.seats.flatMap((each) => each?.keys ?? []) : [null],
    );
    const begun = await this.change(id, (now) => (now.duel === null ? { ...now, duel } : now));
    await this.everybodySits(begun);
    return begun;
  }

  /** Whoever has a seat finds the duel among their games, whether or not they come to it. */
  private async everybodySits({ duel, seats }: Gathering): Promise<void> {
    for (const [seat, sits] of seats.entries())
      for (const key of duel === null ? [] : (sits?.keys ?? [])) await this.games.sits(duel as string, key, [seat]);
  }

  /** The secret that lets one other browser take the seat, within ten minutes. */
  async carry(name: string, key: string | null): Promise<string> {
    const token = freshSecret();
    await this.change(name, (gathering) => withCarry(gathering, key, hashOf(token), Date.now()));
    return token;
  }

  carried(name: string, token: string, key: string): Promise<Gathering> {
    return this.change(name, (gathering) => carried(gathering, hashOf(token), key, Date.now()));
  }

  /** Who waits for quick pairing, and has been seen since then. */
  lookedFor(search: Pick<LobbySearch, 'book' | 'format'>, since: number): Promise<Gathering[]> {
    return this.store.people.lookedFor(search, since);
  }

  seen(id: string): Promise<void> {
    return this.store.people.seen(id, Date.now());
  }

  /** One page of the tables that wait, or of those that are under way and may be watched. */
  lobby(search: LobbySearch, page: number): Promise<LobbyPage> {
    return this.store.people.lobby(search, page, PAGE_OF_LOBBY);
  }

  /** The seats that a browser holds in a duel; null where the duel is not one of people who have gathered. */
  async seatsIn(duel: string, key: string | null): Promise<readonly number[] | null> {
    const { gathering } = (await this.tables.duel(duel)).setup;
    if (gathering === undefined) return null;
    const seats = seatsHeld(await this.find(gathering), key);
    if (key !== null && seats.length > 0) await this.games.sits(duel, key, seats);
    return seats;
  }

  /** The ratings of those who play a duel: for who plays there, and for who may look on. */
  async ratingsIn(duel: string, key: string | null): Promise<DuelRatings> {
    const { gathering, company } = (await this.tables.duel(duel)).setup;
    const table = gathering === undefined ? null : await this.find(gathering);
    if (table === null || (company?.watched !== true && seatsHeld(table, key).length === 0))
      throw new NotThere(`there is no duel '${duel}' of people at which you play, or may look on`);
    if (company?.rated !== true) return [];
    return this.ratings.inDuel(duel, table);
  }

  /** The next duel begins when everybody at the table has asked for it, each with a deck as it may be changed between duels. */
  async next(duel: string, key: string | null, deck: readonly string[] | null = null): Promise<string> {
    const { setup } = await this.tables.duel(duel);
    const gathering = await this.find(setup.gathering as string);
    const [seat] = seatsHeld(gathering, key);
    if (seat === undefined) throw new BadInput('you do not sit at this table');
    if (gathering.duel !== duel && gathering.duel !== null) return gathering.duel;
    if (deck !== null) await this.tables.knowSwap(duel, new Map([[seat, deck]]));
    const asked = await this.change(gathering.id, (now) => withWant(now, seat, deck));
    const missing = asked.seats.flatMap((each, at) => (each === null || asked.wants.includes(at) ? [] : [each.name]));
    if (missing.length > 0 && !hasWaited(asked))
      throw new NotYet(`you have asked for it: it begins when ${missing.join(' and ')} asks too`);
    const decks = Object.entries(asked.decks ?? {}).map(([at, cards]) => [Number(at), cards] as const);
    const next = await this.tables.next(duel, new Map(decks));
    await this.everybodySits(
      await this.change(gathering.id, (now) =>
        now.duel === duel ? { ...now, duel: next, wants: [], decks: {} } : now,
      ),
    );
    return next;
  }

  /** Refuses a deck before its player sits down, and not when the duel is to begin. */
  async knowDeck(
    table: Pick<GatheringRules, 'book' | 'variant' | 'rules' | 'ante' | 'format'>,
    { deck }: Sitting,
    key: string,
  ): Promise<void> {
    const { book, variant, rules, ante, format } = table;
    const wishes = { ante, rules, format: formatOf(format) };
    choose(
      findBook(book, rules, variant),
      deck,
      await this.tables.decks(this.isOpen ? key : null),
      chanceFrom('sits down'),
      'sits down',
      wishes,
    );
  }

  /** Nobody fills the lobby with tables at which nobody else sits. */
  private async knowRoom(key: string): Promise<void> {
    if (!this.isOpen) return;
    const { tables } = await this.store.people.lobby({ playing: false }, 0, MOST_LOOKED_AT);
    // Whose page has gone looks for nobody any more: closing it leaves nothing behind that would have to be left first.
    const looking = await this.store.people.lookedFor({}, Date.now() - GONE_AFTER);
    const all = [...tables.map(({ gathering }) => gathering), ...looking];
    const mine = all.filter((gathering) => seatsHeld(gathering, key).length > 0);
    if (mine.length >= MOST_OF_ONE)
      throw new TooMany(
        `you wait at ${mine.length} tables for somebody, and that is as many as may be: leave one first`,
      );
  }
}

/** What holds at a table besides the rules of the game; tables that were made before there was a choice are plain ones. */
const tableRulesOf = ({ clock, atZero, talk, watched, level, rated }: Partial<TableRules>): TableRules => ({
  clock: clock ?? null,
  atZero: atZero ?? 'loses',
  talk: talk ?? false,
  watched: watched ?? false,
  level: level ?? 3,
  rated: rated ?? false,
});

function knowRules(words: GatheringRules): void {
  const { book, variant, length, rules, clock } = words;
  const seats = words.seats + words.computers;
  if (words.rated) knowRated(words);
  // Whose time goes down shows who was asked; between two that is known anyway.
  if (seats > 2 && clock?.by === 'game')
    throw new BadInput(
      "more than two have a clock for each decision (by: 'decision'): time for the whole game is for two",
    );
  const played = findBook(book, rules, variant);
  const { name, facts, variant: table } = played;
  knowStakes(played, words);
  if (words.handicaps.length > words.seats)
    throw new BadInput(`a handicap is for each of the ${words.seats} people, and ${words.handicaps.length} are given`);
  if (!facts.match.games.includes(length))
    throw new BadInput(`${name} has no match '${length}': it has ${facts.match.games.join(', ')}`);
  if (seats > 2 && length !== 'single') throw new BadInput(`more than two play a 'single' duel, not '${length}'`);
  if (seats !== 2 && variant === 'duel') throw new BadInput('a duel is for two: choose a variant for more');
  const { least, most } = table.seats;
  if (seats < least || seats > most)
    throw new BadInput(
      `'${table.name}' is for ${least === most ? least : `${least} to ${most}`}, people and computers together, not ${seats}`,
    );
}

/** What is rated is people against people, by a book as it is, and somebody who only waits loses. */
function knowRated({ book, computers, clock, atZero, handicaps }: GatheringRules): void {
  if (computers > 0)
    throw new BadInput('a rated table is for people only: leave the computers out, or play without a rating');
  if (clock === null || atZero !== 'loses')
    throw new BadInput("a rated table has a clock, and whose time has run out loses (atZero: 'loses')");
  if (handicaps.some((cards) => cards > 0))
    throw new BadInput('a rated table is played without a handicap: leave it out, or play without a rating');
  if (isHouse(book))
    throw new BadInput('a rated table is played by a book as it is: house rules are played without a rating');
}

export function infoOf(
  { id, code, rules, seats, duel, quick }: Gathering,
  key: string | null,
  when: number,
  ratings: SeatRatings,
): GatheringInfo {
  const { book, variant, length, ante, stakes = null, handicaps = [], format, listed, computers = 0 } = rules;
  const house = isHouse(book) ? readHouse(book) : null;
  return {
    id,
    code,
    book: house?.parent ?? book,
    house: house?.name ?? '',
    variant,
    computers,
    length,
    ante,
    stakes,
    handicaps,
    format: format?.id ?? null,
    formatDay: format?.date ?? null,
    listed,
    rules: tableRulesOf(rules),
    seats: seats.map((each, seat) => {
      const yours = key !== null && each?.keys.includes(key) === true;
      const face = each?.face ?? each?.name ?? '';
      const deck = yours && each?.deck.by === 'id' ? each.deck.id : null;
      return { name: each?.name ?? null, face, yours, deck, rating: ratings[seat] ?? null };
    }),
    duel,
    quick: quick?.since ?? null,
    when,
  };
}
