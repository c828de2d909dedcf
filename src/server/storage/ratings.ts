// Ratings as they are kept: one for each browser, book and format, apart for two and for several; and what each game did to
// them, which is also what tells that a game has been counted.

import { type Kysely, sql, type Transaction } from 'kysely';
import { findBook } from '../../game/index.ts';
import type { RatingKind } from '../../protocol/ratings.ts';
import type { Gathering } from '../people/gathering.ts';
import { FIRST, type Rating, rated } from '../people/rating.ts';
import type { Backing } from './backing.ts';
import { textOf } from './faults.ts';
import type { Rates } from './kept.ts';
import type { Ways } from './people.ts';
import { gatheringOf } from './rows.ts';
import type { Schema } from './schema.ts';

/** In what somebody is rated. */
export interface RatedIn {
  readonly book: string;
  /** Empty where no format was chosen. */
  readonly format: string;
  readonly kind: RatingKind;
}

export interface KeptRating extends Rating {
  readonly games: number;
}

/** What one game did to the rating of a seat. */
export interface KeptChange {
  readonly seat: number;
  readonly before: KeptRating;
  readonly after: KeptRating;
}

export const NEW: KeptRating = { ...FIRST, games: 0 };

/** In what the games of a table are rated. */
export const ratedIn = ({ rules, seats }: Pick<Gathering, 'rules' | 'seats'>): RatedIn => ({
  book: findBook(rules.book).edition,
  format: rules.format?.id ?? '',
  kind: seats.length === 2 ? 'two' : 'several',
});

/** Who is rated at each seat: the browser that sat down there. Null where a seat is nobody's or two are the same one's. */
function ratedAt({ seats }: Gathering): readonly { readonly visitor: string; readonly name: string }[] | null {
  const all = seats.flatMap((each) =>
    each?.keys[0] === undefined ? [] : [{ visitor: each.keys[0], name: each.name }],
  );
  return all.length === seats.length && new Set(all.map(({ visitor }) => visitor)).size === all.length ? all : null;
}

const real = (column: string) => sql<number>`cast(${sql.ref(column)} as double precision)`;

const ratingColumns = ({ number }: Backing) =>
  [
    real('rating').as('rating'),
    real('deviation').as('deviation'),
    real('volatility').as('volatility'),
    number('games').as('games'),
  ] as const;

const ratingOf = (row: { rating: number; deviation: number; volatility: number; games: unknown }): KeptRating => ({
  rating: Number(row.rating),
  deviation: Number(row.deviation),
  volatility: Number(row.volatility),
  games: Number(row.games),
});

/** Counts a game that has ended, in the same transaction as its end; a game that has been counted stays counted once. */
export async function countGame(
  work: Transaction<Schema>,
  backing: Backing,
  duel: string,
  { gathering: id, sides }: Rates,
  ranks: readonly number[],
): Promise<void> {
  const counted = await work.selectFrom('rated').select('seat').where('duel', '=', duel).executeTakeFirst();
  if (counted !== undefined) return;
  const { text, number } = backing;
  const row = await work
    .selectFrom('gatherings')
    .select([text('state').as('state'), number('version').as('version'), number('updated').as('updated')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  const { gathering } = gatheringOf(row);
  const people = ratedAt(gathering);
  if (people === null || people.length !== ranks.length) return;
  const where = ratedIn(gathering);
  const before = await lockedRatings(work, backing, where, people);
  const after = rated(before, ranks, sides);
  for (const [seat, { visitor, name }] of people.entries()) {
    const [was, is] = [before[seat] as KeptRating, after[seat] as Rating];
    const games = was.games + 1;
    await work
      .updateTable('ratings')
      .set({ rating: is.rating, deviation: is.deviation, volatility: is.volatility, games, name, updated: Date.now() })
      .where('visitor', '=', visitor)
      .where('book', '=', where.book)
      .where('format', '=', where.format)
      .where('kind', '=', where.kind)
      .execute();
    const change = { before: was, after: { ...is, games } };
    await work
      .insertInto('rated')
      .values({ duel, seat, change: JSON.stringify(change) })
      .execute();
  }
}

/** The ratings of some, which nobody else changes until this change is made: always in the same order, so that two never wait for each other. */
async function lockedRatings(
  work: Transaction<Schema>,
  backing: Backing,
  where: RatedIn,
  people: readonly { readonly visitor: string; readonly name: string }[],
): Promise<KeptRating[]> {
  const found = new Map<string, KeptRating>();
  for (const { visitor, name } of people.toSorted((one, other) => (one.visitor < other.visitor ? -1 : 1))) {
    const key = { visitor, ...where };
    await work
      .insertInto('ratings')
      .values({ ...key, ...NEW, name, updated: Date.now() })
      .onConflict((conflict) =>
        conflict.columns(['visitor', 'book', 'format', 'kind']).doUpdateSet({ games: sql`ratings.games` }),
      )
      .execute();
    const row = await inBook(work, where)
      .select(ratingColumns(backing))
      .where('visitor', '=', visitor)
      .executeTakeFirstOrThrow();
    found.set(visitor, ratingOf(row));
  }
  return people.map(({ visitor }) => found.get(visitor) as KeptRating);
}

const inBook = (db: Kysely<Schema>, { book, format, kind }: RatedIn) =>
  db.selectFrom('ratings').where('book', '=', book).where('format', '=', format).where('kind', '=', kind);

export class RatingsStore {
  constructor(
    private readonly backing: Backing,
    private readonly ways: Ways,
  ) {}

  /** The ratings of some in one thing; who has none there is new. */
  async of(visitors: readonly string[], where: RatedIn): Promise<ReadonlyMap<string, KeptRating>> {
    const { db, text } = this.backing;
    if (visitors.length === 0) return new Map();
    const rows = await this.ways.run(() =>
      inBook(db, where)
        .select([text('visitor').as('visitor'), ...ratingColumns(this.backing)])
        .where('visitor', 'in', visitors)
        .execute(),
    );
    return new Map(rows.map((row) => [textOf(row.visitor), ratingOf(row)]));
  }

  /** The best of a book and format: those come first who are that good almost surely, and not by one lucky game. */
  async best(where: RatedIn, most: number): Promise<{ visitor: string; name: string; rating: KeptRating }[]> {
    const { db, text } = this.backing;
    const rows = await this.ways.run(() =>
      inBook(db, where)
        .select([text('visitor').as('visitor'), text('name').as('name'), ...ratingColumns(this.backing)])
        .orderBy(sql`rating - 2 * deviation`, 'desc')
        .orderBy('visitor')
        .limit(most)
        .execute(),
    );
    return rows.flatMap((row) =>
      this.ways.orNone(() => ({ visitor: textOf(row.visitor), name: textOf(row.name), rating: ratingOf(row) })),
    );
  }

  /** What a game has done to those who played it; nothing where it was not rated, or is not over. */
  async changes(duel: string): Promise<KeptChange[]> {
    const { db, text, number } = this.backing;
    const rows = await this.ways.run(() =>
      db
        .selectFrom('rated')
        .select([number('seat').as('seat'), text('change').as('change')])
        .where('duel', '=', duel)
        .orderBy('seat')
        .execute(),
    );
    return rows.flatMap((row) => this.ways.orNone(() => ({ seat: Number(row.seat), ...changeIn(row.change) })));
  }
}

export const changeIn = (change: unknown): Pick<KeptChange, 'before' | 'after'> =>
  JSON.parse(textOf(change)) as Pick<KeptChange, 'before' | 'after'>;
