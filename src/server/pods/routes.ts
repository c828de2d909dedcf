// What pages ask of drafts with friends. Who asks is known by a cookie, and is told of their own cards only.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { eventDeckSchema, pickSchema } from '../../protocol/limited.ts';
import { newPodSchema, type PodState, sitAtPodSchema } from '../../protocol/pods.ts';
import { knownVisitor, visitorOf } from '../people/visitor.ts';
import type { Pods, PodView } from './pods.ts';

type WithId = { Params: { id: string } };

export function podRoutes(server: FastifyInstance, pods: Pods, publicUrl: string | undefined): void {
  const secure = publicUrl?.startsWith('https:') === true;
  const told = (request: FastifyRequest, view: PodView): PodState => {
    const base = publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
    const link = `${base.replace(/\/$/, '')}/#/pod/${view.id}`;
    return { ...view, link, picture: renderSVG(link, { border: 2 }) };
  };
  server.get('/api/pods', async (request) => pods.list(visitorOf(request)));
  server.post('/api/pods', async (request, reply) => {
    const words = newPodSchema.parse(request.body);
    const key = knownVisitor(request, reply, secure);
    return reply.code(201).send(told(request, await pods.make(words, key)));
  });
  server.get<WithId>('/api/pods/:id', async (request) =>
    told(request, await pods.state(request.params.id, visitorOf(request))),
  );
  server.post<WithId>('/api/pods/:id/sit', async (request, reply) => {
    const { name } = sitAtPodSchema.parse(request.body);
    const key = knownVisitor(request, reply, secure);
    return told(request, await pods.sit(request.params.id, name, key));
  });
  server.post<WithId>('/api/pods/:id/leave', async (request) =>
    told(request, await pods.leave(request.params.id, visitorOf(request))),
  );
  server.post<WithId>('/api/pods/:id/begin', async (request) =>
    told(request, await pods.begin(request.params.id, visitorOf(request))),
  );
  server.post<WithId>('/api/pods/:id/pick', async (request) => {
    const { card, number } = pickSchema.parse(request.body);
    return told(request, await pods.pick(request.params.id, visitorOf(request), card, number));
  });
  server.post<WithId>('/api/pods/:id/deck', async (request) =>
    told(request, await pods.build(request.params.id, visitorOf(request), eventDeckSchema.parse(request.body).cards)),
  );
  server.post<WithId>('/api/pods/:id/play', async (request) => ({
    id: await pods.play(request.params.id, visitorOf(request)),
  }));
}
