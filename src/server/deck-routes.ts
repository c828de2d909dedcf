// The decks that a player has built: listed, kept, changed and deleted.

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findBook } from '../game/index.ts';
import { ownDeckSchema } from '../protocol/setup.ts';
import { ownInfo } from './decks.ts';
import { NotThere } from './missing.ts';
import { TooMany } from './often.ts';
import type { Owners } from './owners.ts';
import type { Store } from './storage/store.ts';

type WithId = { Params: { id: string } };

/** In the open one browser may keep so many. */
const MOST_OF_ONE = 200;

/** A deck with faults may be kept while it is being built; it cannot be played. */
function parseDeck(body: unknown) {
  const deck = ownDeckSchema.parse(body);
  findBook(deck.book);
  return deck;
}

export function deckRoutes(server: FastifyInstance, store: Store, owners: Owners): void {
  server.get<{ Querystring: { book?: string } }>('/api/decks', async (request) => {
    const { book } = request.query;
    if (book !== undefined) findBook(book);
    const decks = await owners.decks(request);
    return book === undefined ? decks : decks.filter((deck) => deck.book === book);
  });
  server.post('/api/decks', async (request, reply) => {
    const deck = { id: `own-${randomBytes(6).toString('base64url')}`, ...parseDeck(request.body) };
    const owner = owners.maker(request, reply);
    if (owner !== null && (await store.decks([owner])).length >= MOST_OF_ONE)
      throw new TooMany(`${MOST_OF_ONE} decks are kept for one browser: delete one first`);
    await store.addDeck(deck, owner);
    return reply.code(201).send(ownInfo(deck));
  });
  server.put<WithId>('/api/decks/:id', async (request) => {
    const deck = { id: request.params.id, ...parseDeck(request.body) };
    if (!(await store.changeDeck(deck, owners.asker(request))))
      throw new NotThere(`there is no deck of your own '${deck.id}'`);
    return ownInfo(deck);
  });
  server.delete<WithId>('/api/decks/:id', async (request, reply) => {
    if (!(await store.deleteDeck(request.params.id, owners.asker(request))))
      throw new NotThere(`there is no deck of your own '${request.params.id}'`);
    return reply.code(204).send();
  });
}
