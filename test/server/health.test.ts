// Health, readiness and figures: what an operator sees, and what nobody else does.

import { expect, test } from 'vitest';
import { Server } from './client.ts';
import { TestPostgres } from './postgres.ts';

const ask = async (server: Server, path: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, text: await response.text() };
};

test('the figures count duels and pages, and name no table', async () => {
  const server = await Server.start();
  const id = await server.newPosition({ book: 'tenth', seats: { ann: {}, ben: {} } });
  const page = await server.sit(id);
  await page.look();
  const { status, text } = await ask(server, '/metrics');
  expect(status).toBe(200);
  expect(text).toContain('fivefold_tables_open 1');
  expect(text).toContain('fivefold_sockets 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain(id);
  page.close();
  await server.end();
});

test('it is counted how long answers take, and which faults pages were told', async () => {
  const server = await Server.start();
  const id = await server.newPosition({ book: 'tenth', seats: { ann: {}, ben: {} } });
  const page = await server.sit(id);
  const table = await page.look();
  page.say({ type: 'answer', at: table.at + 7, answer: { kind: 'pass' } });
  expect(await page.next()).toMatchObject({ type: 'fault', fault: 'stale' });
  await page.answer({ kind: 'pass' }, true);
  const { text } = await ask(server, '/metrics');
  expect(text).toContain('fivefold_faults_total{fault="stale"} 1');
  expect(text).toMatch(/^fivefold_answer_seconds_count 1$/m);
  expect(text).toMatch(/^fivefold_answer_seconds_bucket\{le="5"\} 1$/m);
  page.close();
  await server.end();
});

test('figures are not for those who come through a proxy from elsewhere', async () => {
  const server = await Server.start({ proxies: 1 });
  const answer = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(answer.status).toBe(404);
  await server.end();
});

test('it lives while the database is gone, and is ready when that is back', { timeout: 120_000 }, async () => {
  const postgres = await TestPostgres.start();
  const server = await Server.start({ data: await postgres.database() });
  expect((await ask(server, '/readyz')).status).toBe(200);
  const id = await server.newPosition({ book: 'tenth', seats: { ann: {}, ben: {} } });
  const page = await server.sit(id);
  await page.look();
  await postgres.end('SIGQUIT');
  expect(await ask(server, '/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('not kept') });
  expect((await ask(server, '/healthz')).status).toBe(200);
  // What cannot be kept at the moment sets no duel aside, settings as little as answers: it is kept when that can be done.
  page.say({ type: 'settings', stops: [], fullControl: true });
  await expect.poll(() => page.heard.some((each) => each.includes('"not kept"')), { timeout: 20_000 }).toBe(true);
  // Nobody is shown an answer that is not kept yet, not even who comes to look.
  page.say({ type: 'answer', at: page.table?.at ?? 0, answer: { kind: 'pass' }, sure: true });
  const other = await server.sit(id);
  other.say({ type: 'look', logFrom: 0 });
  await new Promise((done) => setTimeout(done, 500));
  expect(other.table?.at ?? 0).toBe(0);
  await postgres.run();
  await expect.poll(() => other.table?.at, { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await ask(server, '/readyz')).status, { timeout: 20_000 }).toBe(200);
  await expect.poll(() => page.table?.settings.fullControl, { timeout: 20_000 }).toBe(true);
  expect(page.heard.join('')).not.toContain('"broken"');
  await server.end();
  await postgres.stop();
});
