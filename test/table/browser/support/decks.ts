// The decks, in words: the list of a book's decks and the builder, with the mouse and the keyboard.
import type { Locator, Page } from '@playwright/test';
import type { DeckInfo } from '../../../../src/protocol/setup.ts';
import { expect } from './patience.ts';
import type { TableServer } from './server.ts';

export class Decks {
  readonly page: Page;
  private readonly server: TableServer;

  constructor(page: Page, server: TableServer) {
    this.page = page;
    this.server = server;
  }

  /** The decks of a book. */
  async open(book: string): Promise<void> {
    await this.page.goto(`${this.server.url}#/decks/of:${book}`);
    await expect(this.yours).toBeVisible();
  }
  /** The builder with an empty deck. */
  async begin(book: string): Promise<void> {
    await this.page.goto(`${this.server.url}#/decks/new:${book}`);
    await expect(this.found).toContainText(/\d+ of \d+ cards/);
  }
  /** A deck that is kept already, without the builder. */
  async keep(name: string, book: string, cards: DeckInfo['cards']): Promise<DeckInfo> {
    const answer = await this.page.request.post(`${this.server.url}api/decks`, { data: { name, book, cards } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as DeckInfo;
  }

  // ── The list ──

  get yours(): Locator {
    return this.page.getByRole('region', { name: 'Yours' });
  }
  /** A deck of the list by its whole name. */
  deck(name: string): Locator {
    const heading = this.page.getByRole('heading', { level: 3, name, exact: true });
    return this.page.getByRole('listitem').filter({ has: heading });
  }

  // ── The builder ──

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search the cards' });
  }
  /** How many cards the search has found, and what it did not understand. */
  get found(): Locator {
    return this.page.getByRole('region', { name: 'Cards of the book' }).getByRole('status');
  }
  get foundCards(): Locator {
    return this.page.getByRole('list', { name: 'Found cards' }).getByRole('listitem');
  }
  foundCard(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Add ${name},`) });
  }
  get deckColumn(): Locator {
    return this.page.getByRole('region', { name: 'Your deck' });
  }
  /** A card of the deck with its number. */
  inDeck(number: number, name: string): Locator {
    return this.deckColumn.getByRole('button', { name: `${number} ${name}. Put one back` });
  }
  get name(): Locator {
    return this.page.getByLabel('Name of the deck');
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: /^Save/ });
  }
  /** What the book says of the deck. */
  get verdict(): Locator {
    return this.page.locator('.verdict');
  }
  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Types into the search and waits until the list has followed. */
  async seek(words: string, number: string | RegExp): Promise<void> {
    await this.search.fill(words);
    await expect(this.found).toContainText(number);
  }
  async hasCards(number: number): Promise<void> {
    await expect(this.deckColumn).toContainText(new RegExp(`(?<!\\d)${number} (of \\d+ )?cards`));
  }
  async import(text: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Import' }).click();
    const window = this.dialog('Import a list');
    await window.getByLabel('The list').fill(text);
    return window;
  }
}

/** The decks that a duel was played with, your own first, as its replay tells when it is over. */
export async function decksPlayed(page: Page, server: TableServer): Promise<readonly (readonly string[])[]> {
  const id = /#\/duel\/(.+)$/.exec(page.url())?.[1];
  const answer = await page.request.get(`${server.url}api/duels/${id}/replay`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const head = JSON.parse((await answer.text()).split('\n')[0] ?? '') as { game: { decks: string[][] } };
  return head.game.decks;
}
