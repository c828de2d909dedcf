// A whole game of each variant through the page: from the opening hands to the result, by clicking what is lit.
import type { APIRequestContext } from '@playwright/test';
import { Robot } from './support/robot.ts';
import { expect, test } from './support/words.ts';

interface Game {
  readonly variant: string;
  /** House rules with little life, so that a game is soon over. */
  readonly book: string;
  readonly edition: 'm11' | 'tenth' | 'portal';
  readonly seats: number;
  /** What else the result says, besides who has won. */
  readonly says: RegExp;
}

const GAMES: readonly Game[] = [
  { variant: 'free-for-all', book: 'Short = m11; start.life = 9', edition: 'm11', seats: 3, says: /no life left/ },
  { variant: 'two-headed-giant', book: 'tenth', edition: 'tenth', seats: 4, says: /Two-Headed Giant/ },
  {
    variant: 'emperor',
    book: 'Short = m11; start.life = 8',
    edition: 'm11',
    seats: 6,
    says: /(Pell|Edda) has no life left/,
  },
  {
    variant: 'round',
    book: 'Short = portal; start.life = 8',
    edition: 'portal',
    seats: 4,
    says: /Victory points: .+ \d, .+ 0\./,
  },
];

const RIVALS = ['pell', 'quill', 'varga', 'the-twins', 'brannoc'];

/** Everybody brings quick creatures and fire. */
const FIRE = {
  'Goblin Piker': 4,
  'Raging Goblin': 4,
  'Lava Axe': 4,
  Shock: 4,
  'Hill Giant': 4,
  'Lightning Elemental': 4,
};
const DECKS = {
  m11: { Mountain: 36, ...FIRE },
  tenth: { Mountain: 36, ...FIRE },
  portal: { Mountain: 15, 'Raging Goblin': 8, 'Goblin Bully': 6, 'Lava Axe': 6 },
} as const;

async function quickDeck(request: APIRequestContext, book: Game['edition']): Promise<string> {
  const kept = await request.post('api/decks', { data: { name: 'Fire', book, cards: DECKS[book] } });
  expect(kept.ok(), await kept.text()).toBe(true);
  return ((await kept.json()) as { readonly id: string }).id;
}

for (const { variant, book, edition, seats, says } of GAMES)
  test(`a whole game of ${variant} for ${seats}, from the opening hands to the result`, async ({ table, page }) => {
    test.setTimeout(180_000);
    const deck = { by: 'id', id: await quickDeck(page.request, edition) };
    const computer = (opponent: string) => ({ held: 'computer', opponent, deck, level: 2 });
    await table.newDuel({
      book,
      variant,
      seed: `a whole game of ${variant}`,
      seats: [{ held: 'person', deck }, ...RIVALS.slice(0, seats - 1).map(computer)],
    });
    await expect(page.locator('.seat')).toHaveCount(seats - 1);
    const { asked } = await new Robot(table).playOut();
    expect([...asked]).toEqual(expect.arrayContaining(['act', 'attack']));
    await expect(page.getByTestId('result')).toHaveText(/^(You have (won|lost)|The (duel|game) is a draw)$/);
    const over = page.getByRole('dialog', { name: 'The game is over' });
    await expect(over).toContainText(says);
    await page.keyboard.press('Escape');
    await table.logs(/wins? the game\./);
  });
