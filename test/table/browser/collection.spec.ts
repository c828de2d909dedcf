// A collection in the page: packs bought and opened, a deck built, a match of the league, and a trade.
import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/words.ts';

test('a collection from the first pack to the first match and a trade', async ({ page, server, table }) => {
  // By chance the packs would be others every time, and the other player would agree to the trade now and then.
  await page.route('**/api/collections', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const words = route.request().postDataJSON() as object;
    return route.continue({ postData: { ...words, seed: 'a collection' } });
  });
  await page.goto(`${server.url}#/limited`);
  await page.getByRole('link', { name: 'Keep a collection' }).click();
  await page.getByRole('radio', { name: 'One duel' }).check();
  await expect(page.getByRole('switch', { name: 'For ante' })).toBeChecked();
  await page.getByRole('button', { name: 'Buy the first packs' }).click();
  await page.getByRole('button', { name: 'Open the starter deck (4 left)' }).click();
  await expect(page.getByRole('list', { name: 'The cards of the pack' }).getByRole('listitem')).toHaveCount(60);
  for (const left of [3, 2, 1]) await page.getByRole('button', { name: `Open the booster (${left} left)` }).click();
  await expect(page.getByText('All packs are open.')).toBeVisible();
  await expect(page.getByText(/^105 cards\. Season 1, round 1 of 11\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Build a deck' }).click();
  await expect(page.getByRole('button', { name: '40 cards more' })).toBeDisabled();
  await page.getByRole('button', { name: 'Build it for me' }).click();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play with this deck' }).click();
  await expect(page.getByRole('region', { name: 'League table' }).getByRole('row')).toHaveCount(12);
  await page.getByRole('button', { name: 'Trade' }).first().click();
  const exchange = page.getByRole('region', { name: 'The exchange' });
  await page
    .getByRole('button', { name: /^Take / })
    .first()
    .click();
  await exchange.getByRole('button', { name: 'Ask' }).click();
  await expect(exchange.getByRole('status')).toHaveText(/wants more: .* would do\.|does not want that\./);
  await page.getByRole('button', { name: 'League' }).click();
  await page.getByRole('button', { name: /^Play against / }).click();
  await expect(table.situation).toBeVisible();
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
  await page.getByRole('button', { name: 'Back to the league' }).click();
  await expect(page.getByText(/^Lost to /)).toBeVisible();
  await expect(page.getByText(/round 2 of 11/)).toBeVisible();
});

test('cards are offered to a person by a link, who takes them with a binder of their own', async ({ page, server }) => {
  const binder = async (seed: string): Promise<string> => {
    await page.goto(`${server.url}#/collection`);
    const id = await page.evaluate(async (words) => {
      const ask = async (path: string, body: object) =>
        (
          await fetch(`api/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json();
      const { id: made } = await ask('collections', { set: 'M11', you: words, seed: words });
      for (let left = 6; left > 0; left -= 1) await ask(`collections/${made}/open`, { left });
      return made as string;
    }, seed);
    return id;
  };
  const [ann, ben] = [await binder('Ann'), await binder('Ben')];
  await page.goto(`${server.url}#/collection/${ann}`);
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await page.getByLabel('Trade with').selectOption({ label: 'a person, by a link' });
  const give = page.getByRole('button', { name: /^Give / }).first();
  const name = ((await give.getAttribute('aria-label')) ?? (await give.textContent()) ?? '').replace(/^Give /, '');
  await give.click();
  await page.getByLabel('A card that you want').fill('no such card');
  await expect(page.getByText('There is no such card in this book.')).toBeVisible();
  await page.getByLabel('A card that you want').fill('shock');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await page.getByRole('button', { name: 'Do not ask for Shock' }).click();
  await page.getByRole('button', { name: 'Make the offer' }).click();
  const link = page.getByLabel('Link of the offer');
  await expect(link).toHaveValue(/#\/collection\/offer:/);
  expect(await axeFinds(page)).toEqual([]);
  await page.goto(await link.inputValue());
  await expect(page.getByRole('heading', { name: 'You get from Ann' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Trade with your \d+ cards of M11$/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`#/collection/${ben}`));
  await page.getByRole('button', { name: 'League' }).click();
  await expect(page.getByText(`Gave Ann, a person, nothing for ${name}.`)).toBeVisible();
});
