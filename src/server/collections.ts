// Collections at this server: binders, packs, a deck, a league and trades, kept after every change. What a match did to
// the binders is worked out from the duels as they are kept, once for each match: whenever the server ends, nothing is lost.

import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import {
  beginCollection,
  type Collection,
  deckOf,
  PERSON,
  rivalIn,
  withDeck,
  withMatch,
  withOpened,
  withOthersMatch,
  withSeason,
  withTrade,
} from '../formats/collection/collection.ts';
import { matchesLeft } from '../formats/collection/league.ts';
import { judgeTrade } from '../formats/collection/trade.ts';
import type { Length } from '../formats/competition.ts';
import { BadInput, BOOK_IDS, findBook } from '../game/index.ts';
import type {
  CollectionInfo,
  CollectionState,
  newCollectionSchema,
  Offer,
  OpenedPack,
  TradeAnswer,
  tradeSchema,
} from '../protocol/collection.ts';
import { type Asker, Changing } from './changing.ts';
import { collectionInfo, collectionState, listWords } from './collection-state.ts';
import { playMatch } from './event-matches.ts';
import type { MatchWords } from './match.ts';
import { opponents } from './opponents.ts';
import type { Store } from './storage/store.ts';
import type { Tables } from './tables.ts';
import { knowStakes } from './wager.ts';

export interface KeptCollection {
  readonly collection: Collection;
  readonly length: Length;
  readonly level: number;
  /** The opponents' persons, by seat; the person's own seat is empty. */
  readonly persons: readonly string[];
  /** The first duel of the match that is being played. */
  readonly duel: string | null;
  /** What is offered to other people (`exchanges.ts`); none, if left out. */
  readonly offers?: readonly Offer[];
}

/** By this a duel knows that it belongs to a collection, and not to a draft. */
const COLLECTION = 'collection:';

export class Collections {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly changing: Changing<KeptCollection>;

  constructor(store: Store, tables: Tables) {
    this.store = store;
    this.tables = tables;
    this.changing = new Changing(store.collections, 'collection');
  }

  async begin(words: z.output<typeof newCollectionSchema>, owner: Asker = null): Promise<string> {
    const { set, you, ante, stakes, length, level, seed } = words;
    const people = opponents(BOOK_IDS);
    const collection = beginCollection({
      set,
      ante,
      ...(stakes !== undefined && { stakes }),
      names: [you, ...people.map(({ name }) => name)],
      seed: seed ?? randomBytes(12).toString('hex'),
    });
    knowStakes(findBook(collection.book), { ante, stakes, length });
    const id = randomBytes(9).toString('base64url');
    const persons = ['', ...people.map((person) => person.id)];
    await this.store.collections.add(id, { collection, length, level, persons, duel: null }, owner);
    return id;
  }

  async list(asker: Asker = null): Promise<CollectionInfo[]> {
    return (await this.store.collections.list(asker)).map(({ id, updated, state }) =>
      collectionInfo(id, state.collection, updated),
    );
  }

  state(id: string, asker: Asker = null): Promise<CollectionState> {
    return this.change(id, asker, async (kept) => kept);
  }

  /** Opens the next pack; `left` says how many there were. */
  async open(
    id: string,
    left: number,
    asker: Asker = null,
  ): Promise<{ readonly opened: OpenedPack; readonly state: CollectionState }> {
    let opened: OpenedPack | null = null;
    const state = await this.change(id, asker, async (kept) => {
      const { packs } = kept.collection;
      if (packs.length !== left) throw new BadInput(`there are ${packs.length} packs to open, not ${left}`);
      const collection = withOpened(kept.collection);
      const entry = collection.history.at(-1);
      if (entry?.what === 'pack') opened = { kind: entry.kind, cards: entry.cards };
      return { ...kept, collection };
    });
    return { opened: opened as unknown as OpenedPack, state };
  }

  build(id: string, cards: readonly string[], asker: Asker = null): Promise<CollectionState> {
    return this.change(id, asker, async (kept) => {
      if (kept.duel !== null) throw new BadInput('a match is being played with this deck: finish it first');
      return { ...kept, collection: withDeck(kept.collection, cards) };
    });
  }

  async trade(id: string, wanted: z.output<typeof tradeSchema>, asker: Asker = null): Promise<TradeAnswer> {
    const { with: seat, give, take, ask } = wanted;
    let words = '';
    let done = false;
    const state = await this.change(id, asker, async (kept) => {
      const { collection } = kept;
      if (kept.duel !== null) throw new BadInput('a match is being played: trade when it is over');
      const traded = withTrade(collection, seat, give, take);
      const name = collection.setup.names[seat] as string;
      const { fair, wants } = judgeTrade(collection, seat, give, take);
      done = fair && !ask;
      words = fair
        ? ask
          ? `${name} would agree.`
          : `${name} agrees: you gave ${listWords(give)} and took ${listWords(take)}.`
        : wants === null
          ? `${name} does not want that.`
          : `${name} wants more: ${wants} would do.`;
      return done ? { ...kept, collection: traded } : kept;
    });
    return { done, words, state };
  }

  season(id: string, asker: Asker = null): Promise<CollectionState> {
    return this.change(id, asker, async (kept) => ({ ...kept, collection: withSeason(kept.collection) }));
  }

  /** The duel of the person's match in this round; made when it is first asked for. */
  async play(id: string, asker: Asker = null): Promise<string> {
    const state = await this.tables.madeOnce((make) =>
      this.change(id, asker, async (kept, owner) =>
        kept.duel !== null ? kept : { ...kept, duel: await make(matchWords(id, kept, owner)) },
      ),
    );
    return state.duel as string;
  }

  /** One change of a collection, kept before anybody hears of it. A match that has ended meanwhile is settled first. */
  async change(
    id: string,
    asker: Asker,
    work: (kept: KeptCollection, owner: string | null) => Promise<KeptCollection>,
  ): Promise<CollectionState> {
    await this.changing.run(id, asker, (kept) => this.settled(id, kept));
    const { state, updated } = await this.changing.run(id, asker, async (kept, owner) =>
      work(await this.settled(id, kept), owner),
    );
    const duel = state.duel === null ? null : (await this.tables.matchOf(state.duel)).duel;
    return collectionState(id, { ...state, duel }, updated);
  }

  /** Cards change hands in the same write that counts the match and forgets its duel: it cannot be done twice or by half. */
  private async settled(id: string, kept: KeptCollection): Promise<KeptCollection> {
    let { collection, duel } = kept;
    if (duel !== null) {
      const { games, traded } = await this.tables.matchOf(duel);
      if (games !== null) {
        collection = withMatch(collection, [games[0] ?? 0, games[1] ?? 0], traded);
        duel = null;
      }
    }
    while (duel === null && rivalIn(collection) === null && matchesLeft(collection.league).length > 0)
      collection = await this.othersPlay(id, collection);
    return collection === kept.collection ? kept : { ...kept, collection, duel };
  }

  /** The computers play what is left of a round in which the person has played, or has nobody to play. */
  private async othersPlay(id: string, collection: Collection): Promise<Collection> {
    const { book, setup } = collection;
    const stakes = setup.ante ? (setup.stakes ?? 'the ante of every duel') : 'nothing';
    let now = collection;
    for (const { seats } of matchesLeft(collection.league)) {
      const decks = setup.names.map((_, seat) => (seats.includes(seat) ? deckOf(now, seat) : null));
      const { games, traded } = await playMatch({ book, decks, stakes, decided: false }, seats, `${id} ${now.season}`);
      now = withOthersMatch(now, seats, games, traded);
    }
    return now;
  }
}

function matchWords(id: string, kept: KeptCollection, owner: string | null): MatchWords {
  const { collection, level, length, persons } = kept;
  const rival = rivalIn(collection);
  if (rival === null) throw new BadInput('there is nobody to play: the season is over');
  if (collection.deck === null) throw new BadInput('build a deck first: there is none, or it has lost a card');
  const { names, seed, ante, stakes } = collection.setup;
  const person = opponents(BOOK_IDS).find((each) => each.id === persons[rival]);
  return {
    owner,
    event: `${COLLECTION}${id}`,
    book: collection.book,
    length,
    level,
    ante,
    ...(stakes !== undefined && { stakes }),
    seed: `${seed} match ${collection.history.length}`,
    you: names[PERSON] as string,
    rival: person ?? { id: '', name: names[rival] as string, title: '' },
    decks: [collection.deck, deckOf(collection, rival)],
    sideboards: [[], []],
    names: ['From your binder', `From ${names[rival]}’s binder`],
  };
}
