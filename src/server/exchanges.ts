// Trading between people: one offers cards of a binder for cards of the other's by a link, and the other takes it. Both
// collections change in one write, so that no card is ever doubled or lost.

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { PERSON, withExchange } from '../formats/collection/collection.ts';
import { BadInput } from '../game/index.ts';
import { acceptSchema, type CollectionState, type Offer, type OfferInfo, offerSchema } from '../protocol/collection.ts';
import type { Asker } from './changing.ts';
import type { Collections, KeptCollection } from './collections.ts';
import { NotThere, NotYet } from './missing.ts';
import { TooMany } from './often.ts';
import type { Owners } from './owners.ts';
import type { KeptState } from './storage/states.ts';
import type { Store } from './storage/store.ts';

const MOST_OFFERS = 20;
const MOST_TRIES = 20;
/** Between a collection and its offer in a link. */
const MARK = '.';

const nameIn = ({ collection }: KeptCollection): string => collection.setup.names[PERSON] as string;

/** The collection after its part of an exchange, and without the offer it came from. */
function exchanged(kept: KeptCollection, other: string, gave: readonly string[], took: readonly string[], offer = '') {
  if (kept.duel !== null) throw new BadInput(`a match of ${nameIn(kept)} is being played: trade when it is over`);
  const offers = (kept.offers ?? []).filter(({ id }) => id !== offer);
  return { ...kept, collection: withExchange(kept.collection, other, gave, took), offers };
}

export class Exchanges {
  private readonly store: Store;
  private readonly collections: Collections;

  constructor(store: Store, collections: Collections) {
    this.store = store;
    this.collections = collections;
  }

  /** Offers cards of a binder; they stay in it until somebody takes the offer. */
  offer(id: string, { give, take }: z.output<typeof offerSchema>, asker: Asker): Promise<CollectionState> {
    return this.collections.change(id, asker, async (kept) => {
      withExchange(kept.collection, '', give, take); // says what is wrong with it
      const offers = kept.offers ?? [];
      if (offers.length >= MOST_OFFERS) throw new TooMany(`${MOST_OFFERS} offers are open: take one back first`);
      return { ...kept, offers: [...offers, { id: randomBytes(9).toString('base64url'), give, take }] };
    });
  }

  withdraw(id: string, offer: string, asker: Asker): Promise<CollectionState> {
    return this.collections.change(id, asker, async (kept) => ({
      ...kept,
      offers: (kept.offers ?? []).filter((each) => each.id !== offer),
    }));
  }

  async look(link: string, asker: Asker): Promise<OfferInfo> {
    const { kept, offer } = await this.found(link);
    const { collection } = kept.state;
    const own = (await this.store.collections.list(asker)).filter(({ id }) => id !== kept.id);
    return {
      ...offer,
      from: nameIn(kept.state),
      set: collection.setup.set,
      book: collection.book,
      collections: own.map(({ id, state }) => ({
        id,
        set: state.collection.setup.set,
        cards: state.collection.pools[PERSON]?.length ?? 0,
        not: hindrance(state, kept.state, offer),
      })),
    };
  }

  /** The other takes an offer with a collection of theirs. Whoever was faster changes what is worked out. */
  async accept(link: string, mine: string, asker: Asker): Promise<CollectionState> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      // What matches have done to either comes first.
      await this.collections.state(mine, asker);
      const { kept: theirs, offer } = await this.found(link);
      if (theirs.id === mine) throw new BadInput('this is your own offer');
      await this.collections.state(theirs.id);
      const [from, to] = await Promise.all([this.store.collections.get(theirs.id), this.store.collections.get(mine)]);
      if (from === null || to === null || !from.state.offers?.some(({ id }) => id === offer.id)) continue;
      const not = hindrance(to.state, from.state, offer);
      if (not !== '') throw new BadInput(not);
      const given = exchanged(from.state, nameIn(to.state), offer.give, offer.take, offer.id);
      const got = exchanged(to.state, nameIn(from.state), offer.take, offer.give);
      if (
        await this.store.collections.saveAll([
          { ...from, state: given },
          { ...to, state: got },
        ])
      )
        return this.collections.state(mine, asker);
    }
    throw new NotYet('too much is going on there: try again');
  }

  private async found(link: string): Promise<{ readonly kept: KeptState<KeptCollection>; readonly offer: Offer }> {
    const [id = '', number = ''] = link.split(MARK);
    const kept = await this.store.collections.get(id);
    const offer = kept?.state.offers?.find((each) => each.id === number);
    if (kept === null || offer === undefined)
      throw new NotThere('there is no such offer: it has been taken or taken back');
    return { kept, offer };
  }
}

/** Why a collection cannot take an offer; empty where it can. */
function hindrance(mine: KeptCollection, theirs: KeptCollection, { id, give, take }: Offer): string {
  if (mine.collection.book !== theirs.collection.book) return 'it is a collection of another book';
  try {
    exchanged(theirs, '', give, take, id);
    exchanged(mine, '', take, give);
    return '';
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

type WithId = { Params: { id: string } };

export function exchangeRoutes(server: FastifyInstance, exchanges: Exchanges, owners: Owners): void {
  server.post<WithId>('/api/collections/:id/offers', async (request, reply) =>
    reply
      .code(201)
      .send(await exchanges.offer(request.params.id, offerSchema.parse(request.body), owners.asker(request))),
  );
  server.delete<{ Params: { id: string; offer: string } }>('/api/collections/:id/offers/:offer', async (request) =>
    exchanges.withdraw(request.params.id, request.params.offer, owners.asker(request)),
  );
  server.get<WithId>('/api/offers/:id', async (request) => exchanges.look(request.params.id, owners.asker(request)));
  server.post<WithId>('/api/offers/:id/accept', async (request) =>
    exchanges.accept(request.params.id, acceptSchema.parse(request.body).collection, owners.asker(request)),
  );
}
