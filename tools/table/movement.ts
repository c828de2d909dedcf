// Cards that move on a full table, always the same: played, taken back, tapped, cast, resolved, in the attack, dying, drawn.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FULL } from '../../test/table/browser/support/boards.ts';
import type { Seat, Stage } from './stage.ts';
import { CATEGORIES, type Movement, readMovement, type TraceEvent } from './trace.ts';

/** The trace itself: chrome://tracing and the browser's own tools show it. */
export const TRACE = fileURLToPath(new URL('../../artifacts/table-trace.json', import.meta.url));

interface Act {
  readonly name: string;
  readonly act: (seat: Seat) => Promise<unknown>;
}

const key = (name: string, pressed: string): Act => ({ name, act: ({ page }) => page.keyboard.press(pressed) });
const undo: Act = { name: 'take it back', act: ({ page }) => page.getByTestId('undo').click() };
const tap: Act = {
  name: 'tap a Forest',
  act: ({ table }) => table.zone('territory').locator('[data-card="Forest"]:not([data-tapped])').last().click(),
};
const land: Act = { name: 'play a land', act: ({ table }) => table.inHand('Forest').click() };

const ACTS: readonly Act[] = [
  land,
  undo,
  tap,
  undo,
  land,
  { name: 'cast Spined Wurm', act: ({ table }) => table.inHand('Spined Wurm').dblclick() },
  key('let it resolve', 'Enter'),
  key('attack with all', 'A'),
  key('declare the attack', 'Enter'),
  key('let them block', 'Enter'),
  key('let damage be dealt', 'Enter'),
  key('go on after the fight', 'Enter'),
  key('end the turn: she untaps and draws', 'E'),
];

/** Until the pictures have been painted in their size: before that they are drawings. */
async function painted({ page }: Seat): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.territory .picture, .hand .picture')].every(
      ({ naturalWidth, naturalHeight, clientWidth, clientHeight }) =>
        Math.min(Math.abs(naturalWidth - clientWidth), Math.abs(naturalHeight - clientHeight)) < 2,
    ),
  );
  await page.waitForTimeout(500);
}

/** Until nothing moves any more that comes to an end by itself. */
async function settle({ page }: Seat): Promise<void> {
  await page.waitForTimeout(80);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  await page.waitForTimeout(120);
}

export interface Recorded {
  readonly acts: readonly string[];
  readonly movement: Movement;
}

/** Plays it while the browser writes down what it does. */
export async function recordMovement(stage: Stage): Promise<Recorded> {
  const seat = await stage.page({ width: 1440, height: 900 });
  await seat.table.open(FULL);
  await painted(seat);
  await stage.browser.startTracing(seat.page, { categories: [...CATEGORIES] });
  for (const { act } of ACTS) {
    await act(seat);
    await settle(seat);
  }
  const text = (await stage.browser.stopTracing()).toString();
  await seat.close();
  mkdirSync(dirname(TRACE), { recursive: true });
  writeFileSync(TRACE, text);
  const { traceEvents } = JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] };
  return { acts: ACTS.map(({ name }) => name), movement: readMovement(traceEvents) };
}
