// A seat at the dueling table, in words: what a person would look for on the screen and do with the mouse.
import type { Locator, Page } from '@playwright/test';
import type { NewPosition } from '../../../../src/protocol/setup.ts';
import { duelForTwo } from '../../../support/seats.ts';
import { expect } from './patience.ts';
import type { TableServer } from './server.ts';

export type Side = 'you' | 'foe';
export type Zone = 'territory' | 'hand' | 'graveyard' | 'library' | 'removed' | 'ante' | 'chain';
export type Light = 'may' | 'must' | 'chosen' | 'pays';

/** The dueling options that the browser remembers; what is not named keeps its first value. */
export type Options = Readonly<Record<string, unknown>>;

/** A position as `fromPosition` takes it, with the two seats named as the table names them. */
export type Position = Readonly<Record<string, unknown>> & { readonly book: string };

export interface Sitting {
  readonly level?: number;
  readonly script?: NonNullable<NewPosition['script']>;
  readonly options?: Options;
}

const OPTIONS = 'fivefold options';

export class Table {
  readonly page: Page;
  readonly server: TableServer;

  constructor(page: Page, server: TableServer) {
    this.page = page;
    this.server = server;
  }

  /** Sets the dueling options before the page is opened. The computer moves at once unless a test says otherwise. */
  async options(options: Options): Promise<void> {
    const first = { speed: 'instant', cueCards: false, ...options };
    await this.page.addInitScript(
      ([key, value]) => {
        if (localStorage.getItem(key as string) === null) localStorage.setItem(key as string, value as string);
      },
      [OPTIONS, JSON.stringify(first)],
    );
  }

  /** Lays a position on the table against an opponent of level 1, and sits down. Returns the duel's id. */
  async open(position: Position, { level = 1, script = [], options = {} }: Sitting = {}): Promise<string> {
    const answer = await this.page.request.post(`${this.server.url}api/positions`, {
      data: { position, level, script },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as { id: string };
    await this.options(options);
    await this.sitDown(id);
    return id;
  }

  /** The same for several people who share the page: it opens covered, for the first of them. */
  async openFor(position: Position, people: readonly number[]): Promise<void> {
    const answer = await this.page.request.post(`${this.server.url}api/positions`, { data: { position, people } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as { id: string };
    await this.options({});
    await this.page.goto(`${this.server.url}#/duel/${id}`);
    await expect(this.page.getByTestId('handover')).toBeVisible();
  }

  /** Goes to a duel; where the page shows another one already, it is waited for. */
  private async sitDown(id: string): Promise<void> {
    await this.page.goto(`${this.server.url}#/duel/${id}`);
    await expect(this.situation).toHaveAttribute('data-duel', id);
  }

  /** A duel from its very beginning, against an opponent of level 1. */
  async newDuel(words: Readonly<Record<string, unknown>>, options: Options = {}): Promise<string> {
    const answer = await this.page.request.post(`${this.server.url}api/duels`, {
      data: duelForTwo({ opponent: null, level: 1, ...words }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as { id: string };
    await this.options(options);
    await this.sitDown(id);
    return id;
  }

  /** Answers with Done until this kind of question comes. */
  async untilAsked(kind: string): Promise<void> {
    for (let step = 0; step < 20; step += 1) {
      const { ask, at, frame } = await this.situation.evaluate((bar) => ({ ...(bar as HTMLElement).dataset }));
      if (ask === kind) return;
      if (ask === 'none') await expect(this.situation).not.toHaveAttribute('data-frame', frame ?? '');
      else {
        await this.done();
        await expect(this.situation).not.toHaveAttribute('data-at', at ?? '');
      }
    }
    throw new Error(`No question of the kind '${kind}' came.`);
  }

  // ── What is seen ──

  get situation(): Locator {
    return this.page.getByTestId('situation');
  }
  get headline(): Locator {
    return this.page.getByTestId('headline');
  }
  get doneButton(): Locator {
    return this.page.getByTestId('done');
  }
  get cancelButton(): Locator {
    return this.page.getByTestId('cancel');
  }
  get toast(): Locator {
    return this.page.getByTestId('toast').first();
  }
  get connection(): Locator {
    return this.page.getByTestId('connection');
  }
  get log(): Locator {
    return this.page.getByRole('log').first();
  }

  /** A part of the table: the territories and the hand are areas, the rest are piles at the edge. */
  zone(zone: Zone, side: Side = 'you'): Locator {
    const area = zone === 'territory' || (zone === 'hand' && side === 'you') ? 'section' : '';
    return this.page.locator(`${area}[data-zone="${zone}"][data-relation="${side}"]`).first();
  }
  pile(zone: Zone, side: Side = 'you'): Locator {
    return this.page.locator(`.pile[data-zone="${zone}"][data-relation="${side}"]`);
  }
  get showcase(): Locator {
    return this.page.getByRole('region', { name: 'Showcase' });
  }
  get combat(): Locator {
    return this.page.locator('[data-window="combat"]');
  }
  get chain(): Locator {
    return this.page.locator('[data-window="chain"]');
  }
  /** The window of a question that the cards on the table alone cannot answer. */
  get question(): Locator {
    return this.page.locator('[data-window^="question-"]');
  }
  /** One of several answers: a button of that window, or of the situation bar, where it stands once. */
  choice(name: string | RegExp): Locator {
    return this.page
      .locator('[data-window^="question-"], [data-testid="situation"]')
      .getByRole('button', { name })
      .first();
  }

  /** The first card of this name in a place. */
  card(name: string, zone: Zone = 'territory', side: Side = 'you'): Locator {
    return this.zone(zone, side).locator(`[data-card="${name}"]`).first();
  }
  inHand(name: string): Locator {
    return this.card(name, 'hand');
  }
  mine(name: string): Locator {
    return this.card(name, 'territory', 'you');
  }
  mineAll(name: string): Locator {
    return this.zone('territory').locator(`[data-card="${name}"]`);
  }
  /** Your permanents that are tapped. */
  get tapped(): Locator {
    return this.zone('territory').locator('[data-object][data-tapped]');
  }
  theirs(name: string): Locator {
    return this.card(name, 'territory', 'foe');
  }
  player(seat: number): Locator {
    return this.page.locator(`[data-player="${seat}"]`).first();
  }
  phase(key: string, side: Side = 'you'): Locator {
    return this.page.locator(`[data-phase="${key}"][data-relation="${side}"]`).first();
  }
  get nowPhase(): Locator {
    return this.page.locator('[data-phase][aria-current="step"]').first();
  }
  get chainItems(): Locator {
    return this.page.locator('[data-item]');
  }
  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async isLit(card: Locator, light: Light = 'may'): Promise<void> {
    await expect(card).toHaveAttribute('data-light', light);
  }
  async isDark(card: Locator): Promise<void> {
    await expect(card).not.toHaveAttribute('data-light', /may|must/);
  }
  async asks(kind: string): Promise<void> {
    await expect(this.situation).toHaveAttribute('data-ask', kind);
  }
  async says(words: string | RegExp): Promise<void> {
    await expect(this.headline).toContainText(words);
  }
  async refuses(words: string | RegExp): Promise<void> {
    await expect(this.toast).toContainText(words);
  }
  async logs(words: string | RegExp): Promise<void> {
    await expect(this.log).toContainText(words);
  }
  async lifeIs(seat: number, life: number): Promise<void> {
    await expect(this.player(seat)).toContainText(String(life));
  }

  // ── What is done ──

  /** Waits until the question is old enough to be answered by a key: one that has just come is not meant by it. */
  async settled(): Promise<void> {
    await this.situation.evaluate(async (bar) => {
      const age = (): number => performance.now() - Number((bar as HTMLElement).dataset.since);
      while (age() < 420) await new Promise((done) => setTimeout(done, 420 - age()));
    });
  }
  /** Presses Enter, or another key that answers, when the question has settled. */
  async enter(key = 'Enter'): Promise<void> {
    await this.settled();
    await this.page.keyboard.press(key);
  }

  async done(): Promise<void> {
    await this.doneButton.click();
  }
  async cancel(): Promise<void> {
    await this.cancelButton.click();
  }
  /** Waits until the player may be chosen: before that a life register is a picture, and a click on it is lost. */
  async choosePlayer(seat: number): Promise<void> {
    await this.page.locator(`button[data-player="${seat}"]`).first().click();
  }
  /** Begins an attack on the phase bar, up to the choice of attackers. */
  async beginAttack(): Promise<void> {
    await this.runTo('combat');
    await expect(this.nowPhase).toHaveAttribute('data-phase', /begin combat|attackers/);
    if ((await this.situation.getAttribute('data-ask')) === 'act') await this.done();
    await this.asks('attack');
  }
  /** A click on the phase bar; where it is too small for a finger, through the list of phases that it opens. */
  async runTo(key: string, side: Side = 'you'): Promise<void> {
    const entry = this.phase(key, side);
    const list = this.page.getByRole('button', { name: 'All phases, and where to stop' });
    const sideways = await this.page.evaluate(() => innerWidth > innerHeight);
    if (!sideways || (await list.count()) === 0) return entry.click();
    const name = await entry.getAttribute('aria-label');
    await list.click();
    await this.dialog('Phases')
      .getByRole('button', { name: (name ?? '').replace(/, stop$/, ''), exact: true })
      .click();
  }
  async attackWith(...names: readonly string[]): Promise<void> {
    await this.beginAttack();
    for (const name of names) await this.mine(name).click();
    await this.done();
  }
  /** Sets the part that one of several gets, where something is divided, or a number such as X. */
  async gives(name: string | RegExp, amount: number): Promise<void> {
    const steps = this.question.getByRole('spinbutton', { name });
    await steps.press('Home');
    for (let step = 0; step < amount; step += 1) await steps.press('ArrowUp');
    await expect(steps).toHaveAttribute('aria-valuenow', String(amount));
  }
  /** The small menu of a place or a card. */
  async menu(of: Locator, entry: string | RegExp): Promise<void> {
    await this.openMenu(of);
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
  /** A right click; on a territory at its corner, where no card lies. */
  async openMenu(of: Locator): Promise<void> {
    const isCloth = (await of.getAttribute('data-zone')) === 'territory';
    await of.click({ button: 'right', ...(isCloth ? { position: { x: 4, y: 4 } } : {}) });
  }
  /** The bare cloth of a territory, at its edge where no card lies. */
  cloth(side: Side = 'you'): Locator {
    return this.zone('territory', side);
  }
  async reload(): Promise<void> {
    await this.page.reload();
    await expect(this.situation).toBeVisible();
  }
}
