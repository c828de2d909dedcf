// Who may speak to the server: pages that it served itself, and nobody else's. Every reply says what a page may load.

import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { BadInput } from '../game/index.ts';

const HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const nameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

/** A name that another site can point at this machine is not let in: only addresses, and names known beforehand. */
const isKnown = (host: string, more: readonly string[]): boolean =>
  isIP(nameOf(host)) !== 0 || nameOf(host) === 'localhost' || more.includes(nameOf(host));

function comesFrom(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return '';
  }
}

/** Whether there is a sign in it that ends a text where programs keep one; however deep it lies. */
function hasNul(asked: unknown): boolean {
  const left: unknown[] = [asked];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === 'string' && each.includes('\0')) return true;
    if (typeof each === 'object' && each !== null)
      for (const [key, value] of Object.entries(each)) {
        if (key.includes('\0')) return true;
        left.push(value);
      }
  }
  return false;
}

export function guard(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const asked = request.headers.host ?? '';
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    if (!isKnown(asked, names))
      return reply.code(403).send({ error: 'wrong host', message: `this server is not called '${nameOf(asked)}'` });
    const foreign = origin !== undefined && comesFrom(origin) !== asked;
    if (foreign || (site === 'cross-site' && request.url.includes('/api/')))
      return reply.code(403).send({ error: 'wrong origin', message: 'only pages of this server may ask it' });
    return undefined;
  });
  // PostgreSQL takes no such text, and would have to be asked before it says so.
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (hasNul([params, query, body])) throw new BadInput('there is a sign in it that stands in no text (U+0000)');
  });
}
