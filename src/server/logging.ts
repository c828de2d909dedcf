// What the server writes down of itself: lines of JSON, as much as is wished, and nothing by which somebody could sit down at a
// table. Addresses of pages and duels are secrets of who plays there, so a route and a mark stand for them.

import { createHash } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What a part of the server may write down. */
export interface Log {
  readonly info: (facts: object, words: string) => void;
  readonly warn: (facts: object, words: string) => void;
  readonly error: (facts: object, words: string) => void;
}

export const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A mark of a duel that does not open it: who keeps the server finds the duel by it, and nobody else. */
export const markOf = (duel: string): string => createHash('sha256').update(duel).digest('hex').slice(0, 12);

/** How Fastify writes its lines. Requests are written by `logRequests`, so that no address gets in. */
export const loggingAt = (
  level: LogLevel,
  stream?: { readonly write: (line: string) => void },
): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
    base: { process: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    ...(stream === undefined ? {} : { stream }),
  },
});

/** One line for each request that was answered: by its route, never by its address. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const facts = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(facts, 'failed');
    else request.log.info(facts, 'answered');
  });
}
