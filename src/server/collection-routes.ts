// What a page asks of collections.

import type { FastifyInstance } from 'fastify';
import { collectionDeckSchema, newCollectionSchema, openSchema, tradeSchema } from '../protocol/collection.ts';
import type { Collections } from './collections.ts';
import type { Owners } from './owners.ts';

type WithId = { Params: { id: string } };

export function collectionRoutes(server: FastifyInstance, collections: Collections, owners: Owners): void {
  server.get('/api/collections', async (request) => collections.list(owners.asker(request)));
  server.post('/api/collections', async (request, reply) =>
    reply
      .code(201)
      .send({ id: await collections.begin(newCollectionSchema.parse(request.body), owners.maker(request, reply)) }),
  );
  server.get<WithId>('/api/collections/:id', async (request) =>
    collections.state(request.params.id, owners.asker(request)),
  );
  server.post<WithId>('/api/collections/:id/open', async (request) =>
    collections.open(request.params.id, openSchema.parse(request.body).left, owners.asker(request)),
  );
  server.post<WithId>('/api/collections/:id/deck', async (request) =>
    collections.build(request.params.id, collectionDeckSchema.parse(request.body).cards, owners.asker(request)),
  );
  server.post<WithId>('/api/collections/:id/trade', async (request) =>
    collections.trade(request.params.id, tradeSchema.parse(request.body), owners.asker(request)),
  );
  server.post<WithId>('/api/collections/:id/season', async (request) =>
    collections.season(request.params.id, owners.asker(request)),
  );
  server.post<WithId>('/api/collections/:id/play', async (request) => ({
    id: await collections.play(request.params.id, owners.asker(request)),
  }));
}
