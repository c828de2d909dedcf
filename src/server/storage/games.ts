// The games that a browser has played at tables of people, and the name and face that it goes by.

import type { Backing } from './backing.ts';
import { textOf } from './faults.ts';
import type { Listed } from './kept.ts';
import type { Ways } from './people.ts';
import { changeIn, type KeptChange } from './ratings.ts';
import { listed } from './rows.ts';

/** One's own game: the duel, where one sat, and how it ended. */
export interface OwnGame {
  readonly duel: Listed;
  readonly seat: number;
  /** By seat which place it came to; null while it is played, and for one that ended before that was kept. */
  readonly ranks: readonly number[] | null;
  /** What it did to one's rating; null where it did not count. */
  readonly change: Pick<KeptChange, 'before' | 'after'> | null;
}

export class GamesStore {
  constructor(
    private readonly backing: Backing,
    private readonly ways: Ways,
  ) {}

  /** A browser sits at these seats of a duel; said again it changes nothing. */
  async sits(duel: string, visitor: string, seats: readonly number[]): Promise<void> {
    if (seats.length === 0) return;
    const rows = seats.map((seat) => ({ duel, seat, visitor, began: Date.now() }));
    await this.ways.change((db) =>
      db
        .insertInto('sittings')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['duel', 'seat', 'visitor']).doNothing())
        .execute(),
    );
  }

  /** One's games, the newest first, page by page, and how many there are; what cannot be read any more is left out. */
  async of(visitor: string, page: number, size: number): Promise<{ total: number; games: OwnGame[] }> {
    const { db, text, number } = this.backing;
    const own = () =>
      db.selectFrom('sittings').innerJoin('duels', 'duels.id', 'sittings.duel').where('visitor', '=', visitor);
    const counted = await this.ways.run(() =>
      own()
        .select((each) => each.fn.countAll().as('all'))
        .executeTakeFirst(),
    );
    const rows = await this.ways.run(() =>
      own()
        .leftJoin('rated', (join) =>
          join.onRef('rated.duel', '=', 'sittings.duel').onRef('rated.seat', '=', 'sittings.seat'),
        )
        .select([text('duels.id').as('id'), text('setup').as('setup'), text('ranks').as('ranks')])
        .select([text('winners').as('winners'), text('change').as('change')])
        .select([number('over').as('over'), number('won').as('won'), number('turn').as('turn')])
        .select([number('updated').as('updated'), number('sittings.seat').as('seat')])
        .orderBy('began', 'desc')
        .orderBy('sittings.duel')
        .offset(page * size)
        .limit(size)
        .execute(),
    );
    const games = rows.flatMap((row) =>
      this.ways.orNone(() => ({
        duel: listed(row),
        seat: Number(row.seat),
        ranks: row.ranks === null ? null : (JSON.parse(textOf(row.ranks)) as number[]),
        change: row.change === null ? null : changeIn(row.change),
      })),
    );
    return { total: Number(counted?.all ?? 0), games };
  }

  async profile(visitor: string): Promise<{ name: string; face: string } | null> {
    const { db, text } = this.backing;
    const row = await this.ways.run(() =>
      db
        .selectFrom('visitors')
        .select([text('name').as('name'), text('face').as('face')])
        .where('id', '=', visitor)
        .executeTakeFirst(),
    );
    return row === undefined ? null : { name: textOf(row.name), face: textOf(row.face) };
  }

  async saveProfile(visitor: string, profile: { readonly name: string; readonly face: string }): Promise<void> {
    const changed = { name: profile.name, face: profile.face, updated: Date.now() };
    await this.ways.change((db) =>
      db
        .insertInto('visitors')
        .values({ id: visitor, ...changed })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
        .execute(),
    );
  }
}
