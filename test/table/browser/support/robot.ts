// A robot that plays a duel with the mouse: it looks at what is lit on the screen, clicks it, and presses Done otherwise.
// It knows no rules; it sees the situation bar, the lights and the windows, as a person does.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Table } from './table.ts';

interface Lit {
  readonly selector: string;
  readonly light: string;
  readonly zone: string;
  readonly side: string;
  /** The key of a card in your hand. */
  readonly key: string;
}

export interface Sight {
  readonly ask: string;
  readonly at: string;
  readonly headline: string;
  readonly over: boolean;
  readonly turn: string;
  /** What the blue button says. */
  readonly done: string;
  /** Things that may be clicked, by their place on the page: a selector for each. */
  readonly lit: readonly Lit[];
  /** How many things an open window offers. */
  readonly choices: number;
  readonly toast: string;
  /** What the other button says: "Attack" in a main phase, "Keep this hand" before the duel. */
  readonly other: string;
}

const MOST_STEPS = 1500;
/** What a window offers: one of several things to pick, one of several effects, one of several uses of a card. */
const CHOICES = [
  '[data-question="option"] .option',
  '[data-question="pick"] fieldset button[aria-pressed="false"]',
  '[role="menuitem"]:not([data-not-now])',
].join(', ');

/** Everything a step needs to know, read in one go. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate((choices) => {
    const situation = document.querySelector('[data-testid="situation"]');
    const hand = [...document.querySelectorAll('[data-zone="hand"][data-side="you"] [data-object]')];
    const lit = [...document.querySelectorAll<HTMLElement>('[data-light="may"], [data-light="must"]')].map((each) => {
      const place = each.closest<HTMLElement>('[data-zone]')?.dataset ?? {};
      const { object, player, index, light } = each.dataset;
      const name = object !== undefined ? 'object' : player !== undefined ? 'player' : 'index';
      const selector = `[data-${name}="${object ?? player ?? index}"]`;
      const within = place.zone === undefined ? '' : `[data-zone="${place.zone}"][data-side="${place.side}"] `;
      const { zone = '', side = '' } = place;
      const key = hand.includes(each) ? `${hand.indexOf(each) + 1}` : '';
      return { selector: within + selector, light: light ?? '', zone, side, key };
    });
    const done = document.querySelector<HTMLButtonElement>('[data-testid="done"]');
    return {
      ask: situation?.getAttribute('data-ask') ?? 'none',
      at: situation?.getAttribute('data-frame') ?? '',
      turn: situation?.getAttribute('data-turn') ?? '',
      headline: document.querySelector('[data-testid="headline"]')?.textContent ?? '',
      over: document.querySelector('[data-testid="result"]') !== null,
      done: done?.textContent ?? '',
      lit,
      choices: document.querySelectorAll(choices).length,
      toast: document.querySelector('[data-testid="toast"]')?.textContent ?? '',
      other: document.querySelector('[data-testid="cancel"]')?.textContent ?? '',
    };
  }, CHOICES);
}

export interface Played {
  readonly steps: number;
  /** Which kinds of question came up. */
  readonly asked: ReadonlySet<string>;
}

export class Robot {
  private readonly table: Table;
  /** What was tried in this turn already: a second try would only be refused again. */
  private tried = new Set<string>();
  private turn = '';
  private readonly asked = new Set<string>();

  constructor(table: Table) {
    this.table = table;
  }

  /** Plays until the result is shown. */
  async playOut(): Promise<Played> {
    const { page } = this.table;
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const sight = await look(page);
      if (sight.over) return { steps, asked: this.asked };
      if (sight.turn !== this.turn) {
        this.turn = sight.turn;
        this.tried.clear();
      }
      this.asked.add(sight.ask);
      await this.act(sight);
    }
    throw new Error(`The duel was not over after ${MOST_STEPS} steps: ${(await look(page)).headline}`);
  }

  private async act(sight: Sight): Promise<void> {
    const { page } = this.table;
    if (sight.choices > 0) return this.press(page.locator(CHOICES).first(), sight);
    if (sight.ask === 'none') return this.wait(sight);
    // It wants nothing from a question, and keeps its opening hand.
    const keeps = sight.other.includes('new hand') ? this.table.doneButton : this.table.cancelButton;
    if (sight.ask === 'yesno') return this.press(keeps, sight);
    const next = this.wanted(sight);
    if (next !== undefined) {
      this.tried.add(`${next}`);
      return this.press(page.locator(next).first(), sight);
    }
    const attacks = sight.ask === 'act' && sight.other.startsWith('Attack') && !this.tried.has('attack');
    if (attacks) this.tried.add('attack');
    return this.press(attacks ? this.table.cancelButton : this.table.doneButton, sight);
  }

  /** What the robot would click, if anything: what must be done first, then cards, then creatures that may attack. */
  private wanted({ ask, lit }: Sight): string | undefined {
    const must = lit.find((each) => each.light === 'must');
    const fresh = lit.filter((each) => !this.tried.has(each.selector));
    if (ask === 'act') return must?.selector ?? fresh.find((each) => each.zone === 'hand')?.selector;
    if (ask === 'attack') return lit.find((each) => each.zone === 'territory' && each.side === 'you')?.selector;
    if (ask === 'pick') return (lit.find((each) => each.side === 'foe') ?? lit[0])?.selector;
    return undefined;
  }

  private async press(what: Locator, sight: Sight): Promise<void> {
    await what.click();
    await this.wait(sight);
  }

  private wait(before: Sight): Promise<void> {
    return untilChanged(this.table.page, before);
  }
}

/** Until something on the screen has changed. */
export async function untilChanged(page: Page, before: Sight): Promise<void> {
  const was = JSON.stringify(before);
  await expect.poll(async () => JSON.stringify(await look(page)), { intervals: [10, 20, 40, 80] }).not.toBe(was);
}
