// One's own games with people, as a browser is told of them, and what it goes by.

import { findBook, readVariant } from '../../game/index.ts';
import { PAGE_OF_GAMES } from '../../protocol/choices.ts';
import type { GameInfo, GamesInfo, Profile } from '../../protocol/people.ts';
import type { OwnGame } from '../storage/games.ts';
import type { Store } from '../storage/store.ts';
import { changeInfo } from './ratings.ts';

export class Games {
  /** What has been written down already: a page that comes again is no news. */
  private readonly known = new Set<string>();

  constructor(private readonly store: Store) {}

  /** A browser has these seats in a duel: it will find the duel among its games. */
  async sits(duel: string, visitor: string, seats: readonly number[]): Promise<void> {
    const name = `${duel} ${visitor} ${seats.join()}`;
    if (this.known.has(name)) return;
    await this.store.games.sits(duel, visitor, seats);
    if (this.known.size > MOST_KNOWN) this.known.clear();
    this.known.add(name);
  }

  async of(visitor: string | null, page: number): Promise<GamesInfo> {
    if (visitor === null) return { games: [], total: 0, page };
    const { games, total } = await this.store.games.of(visitor, page, PAGE_OF_GAMES);
    return { games: games.map(infoOf), total, page };
  }

  async profile(visitor: string | null): Promise<Profile> {
    const nothing = { name: '', face: '' };
    return visitor === null ? nothing : ((await this.store.games.profile(visitor)) ?? nothing);
  }

  saveProfile(visitor: string, profile: Profile): Promise<void> {
    return this.store.games.saveProfile(visitor, profile);
  }
}

const MOST_KNOWN = 10_000;

function infoOf({ duel, seat, ranks, change }: OwnGame): GameInfo {
  const { words } = duel.setup.start;
  const mine = ranks?.[seat] ?? null;
  const best = ranks?.filter((rank) => rank === 1).length ?? 0;
  const isAll = ranks !== null && best === ranks.length;
  return {
    duel: duel.id,
    book: findBook(words.book).edition,
    variant: readVariant(words.options?.variant ?? 'duel').name,
    you: duel.setup.seats[seat]?.name ?? '',
    others: duel.setup.seats.flatMap(({ name }, each) => (each === seat ? [] : [name])),
    result: mine === null ? null : isAll ? 'draw' : mine === 1 ? 'won' : 'lost',
    over: duel.over,
    place: ranks !== null && ranks.length > 2 ? mine : null,
    rated: change === null ? null : changeInfo(change),
    turn: duel.turn,
    when: duel.updated,
  };
}
