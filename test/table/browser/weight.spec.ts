// What the page weighs: the scripts that the first page and a duel load, compressed as a server would send them.
import { gzipSync } from 'node:zlib';
import { yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

const MOST_KB = 260;

test('the first page and a duel load at most 260 KB of scripts, and nothing that only checks messages', async ({
  start,
  table,
  page,
}) => {
  const scripts = new Map<string, Buffer>();
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), await response.body());
  });
  await start.open();
  await table.open(yourTurn('m11', { hand: ['Shock'], inPlay: ['Mountain'] }, { inPlay: ['Hill Giant'] }));
  await table.openMenu(table.cloth());
  await page.keyboard.press('Escape');
  await expect.poll(() => scripts.size).toBeGreaterThan(8);
  const weight = [...scripts.values()].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length / 1024, 0);
  expect(weight).toBeLessThan(MOST_KB);
  // The schemas of the protocol belong to the server.
  expect([...scripts.values()].filter((body) => body.includes('ZodError')).length).toBe(0);
});
