// Ratings as pages are told them: beside the names at a table, before and after a game, and who is best in a book.

import type { BestInfo, DuelRatings, RatingChange, RatingInfo } from '../../protocol/ratings.ts';
import { MOST_BEST } from '../../protocol/ratings.ts';
import { type KeptChange, type KeptRating, NEW, type RatedIn, ratedIn } from '../storage/ratings.ts';
import type { Store } from '../storage/store.ts';
import type { Gathering } from './gathering.ts';

/** The rating by which each seat of a table plays; null where nobody sits, and at a table that is not rated. */
export type SeatRatings = readonly (RatingInfo | null)[];

const infoOf = ({ rating, deviation, games }: KeptRating): RatingInfo => ({
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  games,
});

export const changeInfo = ({ before, after }: Pick<KeptChange, 'before' | 'after'>): RatingChange => ({
  before: infoOf(before),
  after: infoOf(after),
});

const wordOf = ({ book, format, kind }: RatedIn): string => JSON.stringify([book, format, kind]);

export class Ratings {
  constructor(private readonly store: Store) {}

  /** For each of some tables the ratings of those who sit there. */
  async among(tables: readonly Gathering[]): Promise<readonly SeatRatings[]> {
    const asked = new Map<string, { readonly where: RatedIn; readonly visitors: Set<string> }>();
    for (const table of tables.filter(({ rules }) => rules.rated === true)) {
      const where = ratedIn(table);
      const one = asked.get(wordOf(where)) ?? { where, visitors: new Set() };
      for (const sits of table.seats) if (sits?.keys[0] !== undefined) one.visitors.add(sits.keys[0]);
      asked.set(wordOf(where), one);
    }
    const found = new Map<string, ReadonlyMap<string, KeptRating>>();
    for (const [word, { where, visitors }] of asked) found.set(word, await this.store.ratings.of([...visitors], where));
    return tables.map((table) => {
      if (table.rules.rated !== true) return table.seats.map(() => null);
      const here = found.get(wordOf(ratedIn(table)));
      return table.seats.map((sits) => (sits === null ? null : infoOf(here?.get(sits.keys[0] ?? '') ?? NEW)));
    });
  }

  /** What a duel at this table has done to the ratings of those who play it, or by which ratings they play it. */
  async inDuel(duel: string, table: Gathering): Promise<DuelRatings> {
    const changes = await this.store.ratings.changes(duel);
    if (changes.length > 0)
      return table.seats.map((_, at) => {
        const change = changes.find(({ seat }) => seat === at);
        return change === undefined ? null : changeInfo(change);
      });
    const [now = []] = await this.among([table]);
    return now.map((before) => (before === null ? null : { before, after: null }));
  }

  async best(where: RatedIn, visitor: string | null): Promise<BestInfo[]> {
    const best = await this.store.ratings.best(where, MOST_BEST);
    return best.map(({ visitor: each, name, rating }) => ({ name, yours: each === visitor, rating: infoOf(rating) }));
  }
}
