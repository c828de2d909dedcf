// What a page asks of packs and events: sets, boosters to open, drafts and sealed decks.

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openPack, wholeness } from '../formats/packs/open.ts';
import { PACK_KINDS, SETS } from '../formats/sets/facts.ts';
import { eventDeckSchema, newEventSchema, type PackInfo, pickSchema, type SetInfo } from '../protocol/limited.ts';
import type { Events } from './events.ts';
import type { Owners } from './owners.ts';

type WithId = { Params: { id: string } };

const packSchema = z.strictObject({ kind: z.enum(PACK_KINDS).default('booster'), seed: z.string().max(60) });

export function eventRoutes(server: FastifyInstance, events: Events, owners: Owners): void {
  server.get(
    '/api/sets',
    async (): Promise<SetInfo[]> =>
      SETS.map(({ code, name, released, book, packs }) => ({
        code,
        name,
        released,
        book,
        packs: Object.keys(packs),
        ...wholeness(code),
      })),
  );
  server.get<{ Params: { set: string } }>('/api/packs/:set', async (request): Promise<PackInfo> => {
    const { kind, seed } = packSchema.parse(request.query);
    return { ...openPack(request.params.set, seed, kind), seed };
  });
  server.get('/api/events', async (request) => events.list(owners.asker(request)));
  server.post('/api/events', async (request, reply) =>
    reply.code(201).send({ id: await events.begin(newEventSchema.parse(request.body), owners.maker(request, reply)) }),
  );
  server.get<WithId>('/api/events/:id', async (request) => events.state(request.params.id, owners.asker(request)));
  server.post<WithId>('/api/events/:id/pick', async (request) => {
    const { card, number } = pickSchema.parse(request.body);
    return events.pick(request.params.id, card, number, owners.asker(request));
  });
  server.post<WithId>('/api/events/:id/deck', async (request) =>
    events.build(request.params.id, eventDeckSchema.parse(request.body).cards, owners.asker(request)),
  );
  server.post<WithId>('/api/events/:id/play', async (request) => ({
    id: await events.play(request.params.id, owners.asker(request)),
  }));
}
