// A person without a mouse: chooses on the first page with Tab and the arrow keys, and plays a duel by its keys alone.
// It goes by what the page says and marks, as a person who listens to it would, and knows no rules.
import type { Locator, Page } from '@playwright/test';
import { expect } from './patience.ts';
import { look, type Sight } from './robot.ts';
import type { Table } from './table.ts';

const MOST_KEYS = 1500;
const MOST_TABS = 80;
const DIGIT = /^[1-9]$/;

export class Keyboard {
  private readonly table: Table;
  /** The cards and the attack that were tried in this turn already. */
  private tried = new Set<string>();
  private turn = '';
  /** Every key that answered something, and how often. */
  readonly pressed = new Map<string, number>();

  constructor(table: Table) {
    this.table = table;
  }

  private get page(): Page {
    return this.table.page;
  }

  /** Tab until the focus is within this part of the page, on anything or on what is wanted. */
  async tabInto(part: Locator, wanted = ''): Promise<void> {
    const focus = part.locator(`${wanted}:focus`);
    for (let step = 0; step < MOST_TABS; step += 1) {
      if ((await focus.count()) > 0) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key never came to ${part}.`);
  }

  /** Tab until the focus is on just this. */
  async tabTo(thing: Locator): Promise<void> {
    for (let step = 0; step < MOST_TABS; step += 1) {
      if (await thing.evaluate((each) => each === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key never came to ${thing}.`);
  }

  /** One of several in a group: Tab goes to the group, the arrow keys through it. */
  async choose(group: Locator, name: string | RegExp): Promise<void> {
    // A link in the list, as beside a deck that has to be mended, does not hear the arrow keys.
    await this.tabInto(group, 'input');
    const all = group.getByRole('radio');
    const wanted = group.getByRole('radio', { name, exact: true });
    const chosen = (): Promise<number> =>
      all.evaluateAll((list) => list.findIndex((each) => (each as HTMLInputElement).checked));
    for (let step = await all.count(); step > 0; step -= 1) {
      if (await wanted.isChecked()) return;
      // The next key only when this one has been heard, or it would go past what is wanted.
      const before = await chosen();
      await this.page.keyboard.press('ArrowDown');
      await expect.poll(chosen).not.toBe(before);
    }
    await expect(wanted).toBeChecked();
  }

  /** One of a list that opens below its field: Tab goes to the field, and the first letters find it. */
  async choosesWritten(field: Locator, name: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.type(name);
    await expect(field.locator('option:checked')).toHaveText(name);
  }

  /** Plays until the result is shown. */
  async playOut(): Promise<void> {
    let sight = await look(this.page);
    for (let keys = 0; keys < MOST_KEYS; keys += 1) {
      if (sight.over) return;
      if (sight.turn !== this.turn) {
        this.turn = sight.turn;
        this.tried.clear();
      }
      if (sight.ask === 'pick' && sight.choices === 0 && sight.lit.some((each) => each.light === 'must'))
        await this.pickFromList();
      else {
        const key = this.keyFor(sight);
        if (key !== '') await this.press(key);
      }
      sight = await look(this.page, sight);
    }
    throw new Error(`The duel was not over after ${MOST_KEYS} keys: ${sight.headline}`);
  }

  private async press(key: string): Promise<void> {
    this.pressed.set(key, (this.pressed.get(key) ?? 0) + 1);
    if (key === 'Enter' || key === ' ') await this.table.settled();
    await this.page.keyboard.press(key);
  }

  /** The key that answers what is asked; none while the opponent is at it. */
  private keyFor({ ask, lit, other, done }: Sight): string {
    if (ask === 'none') return done === '' ? '' : 'Enter';
    // It wants nothing from a question, and keeps its opening hand.
    if (ask === 'yesno') return other.includes('new hand') ? 'Enter' : ' ';
    if (ask === 'attack') return done.startsWith('Attack with') ? 'Enter' : this.once('a');
    if (ask !== 'act') return 'Enter';
    const card = lit.find(({ key, selector }) => DIGIT.test(key) && !this.tried.has(selector));
    if (card !== undefined) {
      this.tried.add(card.selector);
      return card.key;
    }
    return other.startsWith('Attack') ? this.once('a') : 'Enter';
  }

  /** This key, and Enter where it was of no use already. */
  private once(key: string): string {
    if (this.tried.has(key)) return 'Enter';
    this.tried.add(key);
    return key;
  }

  /** Calls the list of what can be chosen, goes to the first thing in it that is not one's own, if there is any, and takes it. */
  private async pickFromList(): Promise<void> {
    const choices = this.table.question.getByRole('group');
    await this.press('c');
    await expect(choices).toBeVisible();
    const buttons = choices.getByRole('button');
    const names = await buttons.evaluateAll((list) => list.map((each) => each.ariaLabel ?? each.textContent ?? ''));
    await this.tabTo(
      buttons.nth(
        Math.max(
          0,
          names.findIndex((name) => !/^you/i.test(name)),
        ),
      ),
    );
    await this.press('Enter');
  }
}
