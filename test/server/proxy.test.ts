// As it stands in the open: two servers on one PostgreSQL behind the proxy with TLS, people through it, and one server that is killed.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatheringState } from '../../src/protocol/people.ts';
import { Page } from './client.ts';
import { answers, as, asked } from './gathered.ts';
import { TestPostgres } from './postgres.ts';
import { bundleServer, ServerProcess } from './processes.ts';
import { TestProxy } from './proxy.ts';

let postgres: TestPostgres;
let proxy: TestProxy;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await TestPostgres.start();
  proxy = await TestProxy.prepared();
  bundleServer();
  const env = { DATABASE_URL: await postgres.database(), PUBLIC_URL: proxy.url, PROXIES: '1', LOG_LEVEL: 'info' };
  servers = [await ServerProcess.start(env), await ServerProcess.start(env)];
  await proxy.start(servers.map(({ port }) => port));
}, 180_000);
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  await proxy.stop();
  await postgres.stop();
});

/** A browser that keeps its cookie. */
class Visitor {
  private cookie = '';

  private get headers(): { readonly [name: string]: string } {
    return { origin: proxy.url, ...(this.cookie === '' ? {} : { cookie: this.cookie }) };
  }

  async post<T>(path: string, body: object): Promise<T> {
    const reply = await proxy.ask(path, { method: 'POST', body, headers: this.headers });
    if (reply.status >= 300) throw new Error(reply.text);
    if (reply.cookie !== '') {
      expect(reply.cookie).toMatch(/; HttpOnly/);
      expect(reply.cookie).toMatch(/; Secure/);
      expect(reply.cookie).toMatch(/; SameSite=(Lax|Strict)/);
      this.cookie = reply.cookie.split(';')[0] as string;
    }
    return JSON.parse(reply.text) as T;
  }

  async sit(duel: string): Promise<Page> {
    const page = await Page.open(`${proxy.url.replace('http', 'ws')}/api/duels/${duel}/table`, this.headers, proxy.ca);
    page.say({ type: 'look' });
    await expect.poll(() => page.table, { timeout: 20_000 }).not.toBeNull();
    return page;
  }
}

test('people gather and play through it; one of two servers is killed, and all goes on at the other', {
  timeout: 120_000,
}, async () => {
  const [ann, ben] = [new Visitor(), new Visitor()];
  const made = await ann.post<GatheringState>('/api/tables', { book: 'portal', you: as('Ann') });
  const { duel } = await ben.post<GatheringState>(`/api/tables/${made.id}/sit`, as('Ben'));
  const before = [await ann.sit(duel as string), await ben.sit(duel as string)];
  for (let number = 0; number < 6; number += 1) await answers(await asked(before));
  await asked(before);
  const seen = before.map(({ table }) => table?.at ?? 0);

  await servers[0]?.end('SIGKILL');
  // Whatever is asked for is answered at once, by the one that lives.
  for (let number = 0; number < 10; number += 1) expect((await proxy.ask('/readyz')).status).toBe(200);
  const after = [await ann.sit(duel as string), await ben.sit(duel as string)];
  // What a page has seen to count counts at the other; what had not been shown yet may count as well.
  for (const [seat, page] of after.entries()) expect(page.table?.at).toBeGreaterThanOrEqual(seen[seat] as number);
  for (let number = 0; number < 6; number += 1) await answers(await asked(after));
  for (const page of [...before, ...after]) page.close();
});

test('it says for whom it asks, believes nobody who says it themselves, and lets no other site in', async () => {
  const evil = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
  const asking = { method: 'POST', body: {}, headers: { ...evil, origin: proxy.url } };
  // Each of them from an address of its own, as it says: the limit is that of the one from which they come.
  const statuses: number[] = [];
  for (let number = 0; number < 400 && !statuses.includes(429); number += 1) {
    const headers = { ...asking.headers, 'x-forwarded-for': `203.0.113.${number % 250}` };
    statuses.push((await proxy.ask('/api/duels', { ...asking, headers })).status);
  }
  expect(statuses).toContain(429);
  const foreign = await proxy.ask('/api/start', { headers: { origin: 'https://evil.example' } });
  expect([foreign.status, foreign.text]).toEqual([403, expect.stringContaining('wrong origin')]);
});
