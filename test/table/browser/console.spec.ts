// The console of the browser stays empty: whoever opens it for an error of their own finds nothing of ours.
import { yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

const SCREENS = ['people', 'decks', 'packs', 'limited', 'shared', 'lab', 'lab/puzzles', 'lessons', 'replays', 'help'];

test('the first page, a duel and every other screen load without a line in the console', async ({
  start,
  table,
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(`${page.url()}: ${line.type()}: ${line.text()}`));
  page.on('pageerror', (error) => lines.push(`${page.url()}: ${error.message}`));
  await start.open();
  await table.open(yourTurn('m11', { hand: ['Shock'], inPlay: ['Mountain'] }, { inPlay: ['Hill Giant'] }));
  await table.settled();
  for (const screen of SCREENS) {
    // From nothing, since what one screen has loaded another would not load again.
    await page.goto(`#/${screen}`);
    await page.reload({ waitUntil: 'networkidle' });
  }
  expect(lines).toEqual([]);
});
