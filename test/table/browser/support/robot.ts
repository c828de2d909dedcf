// A robot that plays a duel with the mouse or a finger: it looks at what is lit on the screen, clicks it, and presses Done otherwise.
// It knows no rules; it sees the situation bar, the lights and the windows, as a person does.
import type { Locator, Page } from '@playwright/test';
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
  readonly headline: string;
  readonly over: boolean;
  readonly turn: string;
  /** What the blue button says. */
  readonly done: string;
  /** Things that may be clicked, by their place on the page: a selector for each. */
  readonly lit: readonly Lit[];
  /** How many things an open window offers. */
  readonly choices: number;
  /** What the other button says: "Attack" in a main phase, "Keep this hand" before the duel. */
  readonly other: string;
  /** All of it in one word, with the count of answers and what toasts say to which message: another one when anything has changed. */
  readonly mark: string;
}

const MOST_STEPS = 1500;
/** What a window offers: one of several things to pick, one of several effects, one of several uses of a card. */
const CHOICES = [
  '[data-question="option"] .option',
  '[data-question="pick"] fieldset button[aria-pressed="false"]',
  '[role="menuitem"]:not([data-not-now])',
].join(', ');

const PATIENCE = 20_000;
/** Who waits for others waits as long as they take: which of them stands still is theirs to say. */
const WAITS = 150_000;
/** What follows from an answer comes in several strokes; the screen is read when it has been still for so long. */
const STILL = 30;

/** Everything a step needs to know, read in one go: at once, or when it is no longer what it was before. */
export function look(page: Page, before: Sight | null = null): Promise<Sight> {
  const patience = before?.ask === 'none' && before.choices === 0 ? WAITS : PATIENCE;
  const words = { choices: CHOICES, was: before?.mark ?? '', still: STILL, patience };
  return page.evaluate(({ choices, was, still, patience }) => {
    const textOf = (id: string): string => document.querySelector(`[data-testid="${id}"]`)?.textContent ?? '';
    const see = (): Sight => {
      const hand = [...document.querySelectorAll('[data-zone="hand"][data-relation="you"] [data-object]')];
      const lit = [...document.querySelectorAll<HTMLElement>('[data-light="may"], [data-light="must"]')].map((each) => {
        const { zone = '', relation: side = '' } = each.closest<HTMLElement>('[data-zone]')?.dataset ?? {};
        const { object, player, index, light } = each.dataset;
        const name = object !== undefined ? 'object' : player !== undefined ? 'player' : 'index';
        const within = zone === '' ? '' : `[data-zone="${zone}"][data-relation="${side}"] `;
        const selector = `${within}[data-${name}="${object ?? player ?? index}"]`;
        const key = hand.includes(each) ? `${hand.indexOf(each) + 1}` : '';
        return { selector, light: light ?? '', zone, side, key };
      });
      const {
        ask = 'none',
        turn = '',
        frame = '',
      } = document.querySelector<HTMLElement>('[data-testid="situation"]')?.dataset ?? {};
      const sight = {
        ask,
        turn,
        headline: textOf('headline'),
        over: document.querySelector('[data-testid="result"]') !== null,
        done: textOf('done'),
        other: textOf('cancel'),
        lit,
        choices: document.querySelectorAll(choices).length,
      };
      // The same "no" may come again, to another click: it is told by the message that it answers.
      const toasts = [...document.querySelectorAll<HTMLElement>('[data-testid="toast"]')];
      const told = toasts.map((each) => [each.textContent, each.dataset.to ?? '']);
      return { ...sight, mark: JSON.stringify([frame, told, sight]) };
    };
    if (was === '') return see();
    return new Promise<Sight>((seen, failed) => {
      let timer = 0;
      const read = (): void => {
        const now = see();
        if (now.mark === was) return;
        observer.disconnect();
        window.clearTimeout(late);
        seen(now);
      };
      const wait = (): void => {
        window.clearTimeout(timer);
        timer = window.setTimeout(read, still);
      };
      const observer = new MutationObserver(wait);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const late = window.setTimeout(() => failed(new Error(`Nothing has changed: ${was}`)), patience);
      wait();
    });
  }, words);
}

export interface Played {
  readonly steps: number;
  /** Which kinds of question came up. */
  readonly asked: ReadonlySet<string>;
}

/** It was touched once, and waits for the second touch; it may be gone by now. */
const armed = (button: Locator): Promise<boolean> =>
  button.getAttribute('data-armed', { timeout: 300 }).then(
    (value) => value !== null,
    () => false,
  );

export class Robot {
  private readonly table: Table;
  /** What was tried in this turn already: a second try would only be refused again. */
  private tried = new Set<string>();
  private turn = '';
  private readonly asked = new Set<string>();
  private readonly byTouch: boolean;

  constructor(table: Table, { byTouch = false } = {}) {
    this.table = table;
    this.byTouch = byTouch;
  }

  /** Plays until the result is shown, or until it sees what it was to play to. */
  async playOut(isThere: (sight: Sight) => boolean = () => false): Promise<Played> {
    const { page } = this.table;
    let sight = await look(page);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (sight.over || isThere(sight)) return { steps, asked: this.asked };
      if (sight.turn !== this.turn) {
        this.turn = sight.turn;
        this.tried.clear();
      }
      this.asked.add(sight.ask);
      await this.act(this.next(sight), sight.ask);
      sight = await look(page, sight);
    }
    throw new Error(`The duel was not over after ${MOST_STEPS} steps: ${sight.headline}`);
  }

  private async act(what: Locator | undefined, ask: string): Promise<void> {
    if (what === undefined || !this.byTouch) return what?.click();
    const marks = await what.evaluate((each) => ({
      inHand: each.closest('[data-zone="hand"][data-relation="you"]') !== null,
      testid: (each as HTMLElement).dataset.testid,
    }));
    // Nobody touches what still moves: that would only be the first touch of two.
    await this.table.settled();
    await what.tap();
    // Where it might be played, the first touch of a card in hand reads it; what is picked goes at once. One of a button
    // that gives something away says what.
    if ((marks.inHand && ask === 'act') || (await armed(what))) await what.tap();
  }

  /** What is clicked next; nothing while the opponent is at it. */
  private next(sight: Sight): Locator | undefined {
    const { page, doneButton, cancelButton } = this.table;
    if (sight.choices > 0) return page.locator(CHOICES).first();
    if (sight.ask === 'none') return undefined;
    // It wants nothing from a question, and keeps its opening hand.
    if (sight.ask === 'yesno') return sight.other.includes('new hand') ? doneButton : cancelButton;
    const wanted = this.wanted(sight);
    if (wanted !== undefined) {
      this.tried.add(wanted);
      return page.locator(wanted).first();
    }
    const attacks = sight.ask === 'act' && sight.other.startsWith('Attack') && !this.tried.has('attack');
    if (attacks) this.tried.add('attack');
    return attacks ? cancelButton : doneButton;
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
}
