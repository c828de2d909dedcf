// Why a creature is what it is, in the window of its card.
import { yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

test('the window of a card says why the creature is what it is, by the layers of the book', async ({ table, page }) => {
  const bears = { card: 'Grizzly Bears', with: ['Holy Strength'], counters: { '+1/+1': 1 } };
  await table.open(yourTurn('m11', { inPlay: [bears, 'Hill Giant'] }));
  await table.menu(table.mine('Grizzly Bears'), /View full card/);
  const why = table.dialog('Grizzly Bears').getByTestId('why');
  await why.getByText('Why is Grizzly Bears 4/5?').click();
  await expect(why.getByRole('listitem')).toHaveText([
    /as printed.*2\/2/,
    /layer 7c.*Holy Strength \(You\): Gets \+1\/\+2\. Now 3\/4\./,
    /layer 7d: counters.*1 \+1\/\+1 counter\. Now 4\/5\./,
  ]);
  await page.keyboard.press('Escape');
  await table.menu(table.mine('Hill Giant'), /View full card/);
  await expect(table.dialog('Hill Giant')).toBeVisible();
  await expect(page.getByTestId('why')).toBeHidden();
});
