// The first page, in words: the choices before a duel.
import { expect, type Locator, type Page } from '@playwright/test';

export class StartPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('');
    await expect(this.page.getByRole('main')).toBeVisible();
  }

  book(name: RegExp): Locator {
    return this.page.getByRole('radio', { name });
  }
}
