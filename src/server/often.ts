// How often an address may ask over plain HTTP, and how often for something that is kept.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';

/** Asked more often than one may. */
export class TooMany extends Error {
  readonly statusCode = 429;
}

/** Whether something would be made that is kept. */
const isMaking = ({ method, url }: FastifyRequest): boolean =>
  method === 'POST' && /^\/api\/(duels|positions|lessons|events|decks|tables)$/.test(url);

export async function limitRequests(server: FastifyInstance, limits: Limits): Promise<void> {
  await server.register(rateLimit, {
    max: (request) => (isMaking(request) ? limits.made : limits.requests),
    timeWindow: '1 minute',
    keyGenerator: (request) => `${request.ip} ${isMaking(request) ? 'makes' : 'asks'}`,
    errorResponseBuilder: (_request, { max, after }) =>
      new TooMany(`you may ask for this ${max} times a minute: try again in ${after}`),
  });
}
