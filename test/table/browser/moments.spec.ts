// What happens is seen: each thing for itself, at the chosen speed, and a question is open while it is shown.
import { attackBy, idOf, yourTurn } from './support/positions.ts';
import type { Position, Table } from './support/table.ts';
import { expect, test } from './support/words.ts';

const POSITION = yourTurn(
  'tenth',
  { inPlay: ['Grizzly Bears', 'Forest'], hand: ['Craw Wurm'] },
  { hand: ['Lightning Bolt', 'Mountain'], inPlay: ['Hill Giant', 'Mountain'] },
);

/** A land, a bolt on the bears, an attack: what the rival does in her next turn. */
const script = (position: Position): unknown[] => [
  { kind: 'land', card: idOf(position, 'Mountain') },
  { kind: 'cast', card: idOf(position, 'Lightning Bolt') },
  { kind: 'pick', picked: [{ what: 'object', id: idOf(position, 'Grizzly Bears') }] },
  ...attackBy(position, 'Hill Giant'),
];

/** Collects what the situation bar says, and the marks that are seen, from now on. */
async function watch(table: Table): Promise<() => Promise<{ said: string[]; marks: string[]; took: number }>> {
  await table.page.evaluate(() => {
    const seen = { said: [] as string[], marks: [] as string[], begun: 0, ended: 0 };
    const look = (): void => {
      const words = document.querySelector('[data-testid="headline"]')?.textContent ?? '';
      if (seen.said.at(-1) !== words) seen.said.push(words);
      for (const mark of document.querySelectorAll<HTMLElement>('.mark:not([data-counted])')) {
        mark.dataset.counted = '';
        seen.marks.push(`${mark.textContent} ${mark.dataset.at?.split(' ')[0]}`);
      }
      const busy = document.querySelector('.duel[data-busy]') !== null;
      if (busy && seen.begun === 0) seen.begun = performance.now();
      if (busy) seen.ended = performance.now();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { seen });
  });
  return () =>
    table.page.evaluate(() => {
      const { seen } = window as unknown as { seen: { said: string[]; marks: string[]; begun: number; ended: number } };
      return { said: seen.said, marks: seen.marks, took: seen.ended - seen.begun };
    });
}

const isBusy = (table: Table) => table.page.locator('.duel[data-busy]');

test('a rival’s turn is shown act by act, with damage where it is dealt, in a few seconds', async ({ table, page }) => {
  await table.open(POSITION, { script: script(POSITION) as never, options: { speed: 'normal' } });
  const seen = await watch(table);
  await page.keyboard.press('e');
  await expect(isBusy(table)).toBeVisible();
  await expect(page.locator('[data-window="chain"]')).toContainText('Lightning Bolt');
  await expect(page.getByRole('region', { name: 'Showcase' })).toContainText('Lightning Bolt');
  await expect(table.mine('Grizzly Bears')).toBeVisible(); // it has not been struck yet
  await expect(isBusy(table)).toBeHidden();
  const { said, marks, took } = await seen();
  const order = [
    'Turn 8',
    'plays Mountain',
    'plays Lightning Bolt, aimed at Grizzly Bears',
    'deals 3 damage to Grizzly',
  ];
  const more = ['Grizzly Bears goes to your graveyard', 'Hill Giant attacks you', 'You are at 17 life', 'You draw'];
  const places = [...order, ...more].map((words) => said.findIndex((each) => each.includes(words)));
  expect(places, said.join(' | ')).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(marks).toEqual(expect.arrayContaining(['−3 object', '✝ object', '−3 player']));
  expect(took).toBeGreaterThan(2000);
  await table.lifeIs(0, 17);
});

/** Collects what screen readers are told from now on. */
async function listen(table: Table): Promise<() => Promise<string[]>> {
  await table.page.evaluate(() => {
    const told: string[] = [];
    const hear = (): void => {
      for (const each of document.querySelectorAll<HTMLElement>('[data-testid="announcer"] p:not([data-told])')) {
        each.dataset.told = '';
        told.push(each.textContent ?? '');
      }
    };
    hear();
    told.length = 0;
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { told });
  });
  return () => table.page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test('whoever listens hears every thing that happens, each once, in its order, one’s own side too', async ({
  table,
  page,
}) => {
  await table.open(POSITION, { script: script(POSITION) as never, options: { speed: 'normal' } });
  const heard = await listen(table);
  await page.keyboard.press('e');
  await expect(isBusy(table)).toBeVisible();
  await expect(isBusy(table)).toBeHidden();
  await expect.poll(async () => (await heard()).at(-1)).toContain('Your main phase');
  const said = (await heard()).join(' ');
  const sentences = [
    'Morwenna plays Mountain',
    'Morwenna plays Lightning Bolt, aimed at Grizzly Bears',
    'Lightning Bolt deals 3 damage to Grizzly Bears',
    'Grizzly Bears goes to your graveyard',
    'Hill Giant attacks you',
    'You are at 17 life',
    'You draw',
  ];
  const places = sentences.map((each) => said.indexOf(each));
  expect(Math.min(...places), said).toBeGreaterThanOrEqual(0);
  expect(places, said).toEqual([...places].sort((a, b) => a - b));
  for (const each of sentences) expect(said.split(each), each).toHaveLength(2);
});

test('where much happens at once the last of it is heard, and how much came before', async ({ table, page }) => {
  await table.open(POSITION, { script: script(POSITION) as never });
  const heard = await listen(table);
  await page.keyboard.press('e');
  await expect.poll(async () => (await heard()).join(' ')).toMatch(/\d+ things before\..*You draw.*Your main phase/);
  // All of it stands in the log.
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toContainText('Morwenna plays Mountain');
});

test('any click or key shows the rest at once; Enter does no more than that', async ({ table, page }) => {
  await table.open(POSITION, { script: script(POSITION) as never, options: { speed: 'calm' } });
  await page.keyboard.press('e');
  await expect(isBusy(table)).toBeVisible();
  await table.asks('act'); // the next question is open already
  const at = await table.situation.getAttribute('data-at');
  await page.keyboard.press('Enter');
  await expect(isBusy(table)).toBeHidden();
  await table.says('Your main phase');
  expect(await table.situation.getAttribute('data-at')).toBe(at);
  // What has happened since is played again by one key, and a click ends that too.
  await page.keyboard.press('r');
  await expect(isBusy(table)).toBeVisible();
  await table.says('Turn 8');
  await expect(table.mine('Grizzly Bears')).toBeVisible();
  await table.cloth().click({ position: { x: 300, y: 8 } });
  await expect(isBusy(table)).toBeHidden();
  await table.lifeIs(0, 17);
});

test('a question is answered by its button while the way to it is still shown', async ({ table, page }) => {
  await table.open(POSITION, { script: script(POSITION) as never, options: { speed: 'calm' } });
  await page.keyboard.press('e');
  await expect(isBusy(table)).toBeVisible();
  await table.asks('act');
  await table.done();
  await expect(table.nowPhase).toHaveAttribute('data-phase', /begin combat|attackers|main2|end/);
});

test('the last thing of a duel is shown before its result', async ({ table, page }) => {
  const position = yourTurn('tenth', { life: 3 }, { inPlay: ['Hill Giant'] });
  await table.open(position, { script: attackBy(position, 'Hill Giant') as never, options: { speed: 'normal' } });
  await page.keyboard.press('e');
  await table.says('You are at 0 life');
  await expect(page.getByTestId('result')).toBeHidden();
  await expect(page.getByTestId('result')).toContainText('You have lost');
});

test('what happens sounds like what it is', async ({ table, page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const { sound } = document.documentElement.dataset;
      if (sound !== undefined) heard.push(sound);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-sound'] });
  });
  const heard = (): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await table.open(POSITION, { script: script(POSITION) as never, options: { speed: 'quick' } });
  await page.keyboard.press('e');
  await expect(isBusy(table)).toBeVisible();
  await expect(isBusy(table)).toBeHidden();
  await expect.poll(heard).toEqual(expect.arrayContaining(['land', 'cast', 'death', 'attack', 'hit', 'decision']));
  expect(loaded.filter((url) => url.includes('synth'))).toHaveLength(1);
});

test('with sounds off nothing is loaded or played', async ({ table, page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const options = { speed: 'instant', sound: false };
  await table.open(POSITION, { script: script(POSITION) as never, options });
  await page.keyboard.press('e');
  await table.lifeIs(0, 17);
  await expect(page.locator('html')).not.toHaveAttribute('data-sound');
  expect(loaded.filter((url) => url.includes('synth'))).toEqual([]);
});
