// Whether the server lives, whether it can serve, and its figures for Prometheus; the figures only for its own network.

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import type { Figures } from './figures.ts';
import type { Holding } from './limits.ts';
import type { Store } from './storage/store.ts';
import type { Tables } from './tables.ts';

/** Addresses of this machine and of private networks: there the figures may be seen. */
const PRIVATE = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

interface Counted {
  readonly tables: Tables;
  readonly sockets: Holding;
  readonly figures: Figures;
}

export function healthRoutes(server: FastifyInstance, store: Store, { tables, sockets, figures }: Counted): void {
  const { registry } = figures;
  // Memory, processor time and how late the event loop is.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'fivefold_tables_open',
    help: 'Duels held in memory',
    registers: [registry],
    collect() {
      this.set(tables.held);
    },
  });
  new Gauge({
    name: 'fivefold_sockets',
    help: 'Pages that sit at a table',
    registers: [registry],
    collect() {
      this.set(sockets.total);
    },
  });
  const requests = new Histogram({
    name: 'fivefold_request_seconds',
    help: 'How long requests took, by the route and the status of the reply',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  server.addHook('onResponse', async ({ routeOptions }, reply) => {
    // The route and not the address: addresses hold names of tables.
    requests.observe({ route: routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async () => {
    await store.ready();
    return { status: 'ready' };
  });
  server.get('/metrics', async (request, reply) => {
    if (!PRIVATE.test(request.ip))
      return reply.code(404).send({ error: 'not found', message: 'there is nothing at /metrics' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
