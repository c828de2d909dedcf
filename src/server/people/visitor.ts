// Who asks: a browser is known by a secret in a cookie that no script can read. What is kept of it is only its hash.

import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'fivefold';
const A_YEAR = 365 * 24 * 3600;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
export const freshSecret = (): string => randomBytes(32).toString('base64url');

/** The hash by which a browser is known; null for one that has no secret yet. */
export function visitorOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const secret = parse(request.headers.cookie ?? '')[NAME];
  return secret !== undefined && SECRET.test(secret) ? hashOf(secret) : null;
}

/** The same, and a browser without a secret is given one. */
export function knownVisitor(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = visitorOf(request);
  if (known !== null) return known;
  const secret = freshSecret();
  const cookie = serialize(NAME, secret, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: A_YEAR, secure });
  reply.header('set-cookie', cookie);
  return hashOf(secret);
}
