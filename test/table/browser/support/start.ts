// The first page, in words: the choices before a duel.
import type { Locator, Page } from '@playwright/test';
import { expect } from './patience.ts';
import type { TableServer } from './server.ts';

export const BOOK_NAMES = {
  beta: /1993/,
  fifth: /Fifth/,
  portal: /Portal/,
  tenth: /Tenth/,
  m11: /2011|2010/,
} as const;
export type BookId = keyof typeof BOOK_NAMES;

/** Ready decks that attack with creatures, for duels that are played to their end. */
export const ATTACKERS: { readonly [book in BookId]: string } = {
  beta: 'beta/mammoth-stampede',
  fifth: 'fifth/wild-crusade',
  portal: 'portal/march-of-the-goblins',
  tenth: 'tenth/anthem-of-the-wilds',
  m11: 'm11/run-with-the-pack',
};

export class StartPage {
  readonly page: Page;
  private readonly server: TableServer;

  constructor(page: Page, server: TableServer) {
    this.page = page;
    this.server = server;
  }

  async open(): Promise<void> {
    await this.page.goto(this.server.url);
    await expect(this.playButton).toBeVisible();
  }

  get playButton(): Locator {
    return this.page.getByTestId('play');
  }
  /** What will be played, as the page says it. */
  get words(): Locator {
    return this.page.getByTestId('what-is-played');
  }
  get difficulty(): Locator {
    return this.page.getByTestId('difficulty');
  }
  radio(name: string | RegExp): Locator {
    return this.page.getByRole('radio', { name });
  }
  get theirDeck(): Locator {
    return this.page.getByLabel('Plays');
  }
  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Rows lie over their radio buttons, so the row is clicked as a person would. */
  async choose(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    await within.getByRole('radio', { name }).first().check({ force: true });
  }
  async book(book: BookId): Promise<void> {
    await this.choose(BOOK_NAMES[book]);
  }

  /**
   * A duel by chance would be another one every time: the seed is put into what the page asks for. So is a deck that the
   * page would have drawn from the list, in which the decks of other tests may stand by now.
   */
  async seed(seed: string, deck?: string): Promise<void> {
    await this.page.route('**/api/duels', async (route) => {
      const words = route.request().postDataJSON() as { readonly seats: readonly object[] };
      const [person, ...others] = words.seats;
      const seats = [{ ...person, ...(deck !== undefined && { deck: { by: 'id', id: deck } }) }, ...others];
      await route.continue({ postData: { ...words, seats, seed } });
    });
  }

  async play(): Promise<void> {
    await this.playButton.click();
    await expect(this.page).toHaveURL(/#\/duel\//);
    await expect(this.page.getByTestId('situation')).toBeVisible();
  }
}
