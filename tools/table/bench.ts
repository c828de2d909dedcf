// Measures the table in a real browser: `npm run bench:table`, with `--json` for machines, `--only answer,fuller` for some of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { FULL, permanentsIn, SIX, TWO_HUNDRED } from '../../test/table/browser/support/boards.ts';
import { CHROMIUM } from '../../test/table/browser/support/chromium.ts';
import type { Position } from '../../test/table/browser/support/table.ts';
import { oneOf, optionsOf } from '../options.ts';
import { recordMovement, TRACE } from './movement.ts';
import { openStage, type Seat, type Stage } from './stage.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly aim: string;
  readonly says: string;
}

const ANSWERS = 110;
const assets = fileURLToPath(new URL('../../dist/table/assets', import.meta.url));

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const round = (value: number, places = 1): number => Math.round(value * 10 ** places) / 10 ** places;

/**
 * From a click on a land to the frame in which the changed table is painted, in the page itself. Undo takes it back, so
 * that the same answer can be given again; the opponent has nothing to think about.
 */
function answerTimes(seat: Seat, answers: number): Promise<number[]> {
  return seat.page.evaluate(async (count) => {
    const situation = () => document.querySelector('[data-testid="situation"]') as HTMLElement;
    const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const changed = (from: string) =>
      new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          if (situation().dataset.frame === from) return;
          watch.disconnect();
          done();
        });
        watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-frame'] });
      });
    const times: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const land = document.querySelector<HTMLElement>(
        'section[data-zone="territory"][data-relation="you"] [data-object][data-card="Forest"]:not([data-tapped])',
      );
      const undo = document.querySelector<HTMLElement>('[data-testid="undo"]');
      const button = turn % 2 === 0 ? land : undo;
      if (button === null) throw new Error(`there is nothing to click in step ${turn}`);
      const frame = situation().dataset.frame ?? '';
      const next = changed(frame);
      const begin = performance.now();
      button.click();
      await next;
      await painted();
      times.push(performance.now() - begin);
      await new Promise((done) => setTimeout(done, 260)); // the card has turned before the next click
    }
    return times;
  }, answers);
}

async function answerFigures(stage: Stage): Promise<Figure[]> {
  const seat = await stage.page({ width: 1440, height: 900 });
  await seat.table.open(FULL);
  const permanents = await seat.page.locator('[data-zone="territory"] [data-object]').count();
  const times = (await answerTimes(seat, ANSWERS)).slice(10).sort((a, b) => a - b);
  await seat.close();
  const says = `from an answer to the changed table, ${permanents} permanents in play, ${times.length} answers`;
  return [
    { name: 'answer_median_ms', value: round(at(times, 0.5)), unit: 'ms', aim: '≤ 50', says },
    {
      name: 'answer_p95_ms',
      value: round(at(times, 0.95)),
      unit: 'ms',
      aim: '≤ 120',
      says: 'the same, the 95th of 100',
    },
  ];
}

interface FullTable {
  readonly name: string;
  readonly position: Position;
  readonly aim: string;
  readonly says: string;
}

/** The same at tables that are fuller than most. */
const FULLER: readonly FullTable[] = [
  { name: 'answer_six_median_ms', position: SIX, aim: '≤ 80', says: 'six at the table' },
  { name: 'answer_200_median_ms', position: TWO_HUNDRED, aim: '≤ 60', says: 'a duel' },
];

async function fullerFigure(stage: Stage, { name, position, aim, says }: FullTable): Promise<Figure> {
  const seat = await stage.page({ width: 1440, height: 900 });
  await seat.table.open(position);
  const times = (await answerTimes(seat, ANSWERS)).slice(10).sort((a, b) => a - b);
  await seat.close();
  const words = `the same, ${says} with ${permanentsIn(position)} permanents in play, ${times.length} answers`;
  return { name, value: round(at(times, 0.5)), unit: 'ms', aim, says: words };
}

async function fullerFigures(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const table of FULLER) figures.push(await fullerFigure(stage, table));
  return figures;
}

/** A browser that has never seen the page, from its start to a first page that can be played from; the best of five. */
async function firstPage(stage: Stage): Promise<Figure[]> {
  const cold: number[] = [];
  const page: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const begin = performance.now();
    const browser = await chromium.launch(CHROMIUM);
    const opened = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const asked = performance.now();
    await opened.goto(stage.server.url, { waitUntil: 'commit' });
    await opened.getByTestId('play').waitFor();
    const end = performance.now();
    cold.push(end - begin);
    page.push(end - asked);
    await browser.close();
  }
  const best = (times: readonly number[]): number => Math.round(Math.min(...times));
  return [
    {
      name: 'first_page_cold_ms',
      value: best(cold),
      unit: 'ms',
      aim: '≤ 1500',
      says: 'from the start of the browser to a first page that can be used',
    },
    {
      name: 'first_page_ms',
      value: best(page),
      unit: 'ms',
      aim: '',
      says: 'the same without the start of the browser itself',
    },
  ];
}

/** Every script that a duel loads, each compressed as a server would send it. */
async function scriptFigures(stage: Stage): Promise<Figure[]> {
  const seat = await stage.page();
  const loaded = new Set<string>();
  seat.page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.js')) loaded.add(name);
  });
  await seat.start.open();
  await seat.table.open(FULL);
  await seat.table.openMenu(seat.table.cloth());
  await seat.page.keyboard.press('Escape');
  await seat.close();
  const size = (name: string): number => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length / 1024;
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const sum = (names: readonly string[]): number => round(names.reduce((total, name) => total + size(name), 0));
  return [
    {
      name: 'script_duel_kb',
      value: sum([...loaded]),
      unit: 'KB',
      aim: '≤ 260',
      says: 'all scripts that the first page and a duel load, compressed (gzip)',
    },
    {
      name: 'script_all_kb',
      value: sum(files),
      unit: 'KB',
      aim: '',
      says: 'every script of the page, compressed (gzip)',
    },
  ];
}

/** Frames a second while cards move, counted in a trace of the browser. */
async function motionFigures(stage: Stage): Promise<Figure[]> {
  const { acts, movement } = await recordMovement(stage);
  const { seconds, frames, gaps, dropped, work } = movement;
  const sorted = [...gaps].sort((a, b) => a - b);
  const cost = (name: keyof typeof work, says: string): Figure => ({
    name: `frame_${name}_ms`,
    value: round(work[name], 2),
    unit: 'ms',
    aim: '',
    says,
  });
  return [
    {
      name: 'frames_per_s',
      value: round(frames / seconds),
      unit: '1/s',
      aim: '60',
      says: `shown while cards move: ${frames} frames in ${round(seconds, 2)} s (${acts.join('; ')})`,
    },
    {
      name: 'frames_dropped',
      value: round(dropped),
      unit: '%',
      aim: '',
      says: 'of those frames, not shown in time as the browser counts it',
    },
    {
      name: 'frame_p95_ms',
      value: round(at(sorted, 0.95)),
      unit: 'ms',
      aim: '',
      says: 'from one frame to the next, the 95th of 100',
    },
    cost('page', 'of a processor for each of them: scripts, style, layout'),
    cost('compositor', 'the same: putting layers together'),
    cost('painting', 'the same: painting what has changed'),
    cost('drawing', 'the same: drawing to the screen, which a graphics card would do'),
  ];
}

const MEASURES = {
  script: scriptFigures,
  first: firstPage,
  answer: answerFigures,
  fuller: fullerFigures,
  frames: motionFigures,
} as const;

const values = optionsOf({ json: { type: 'boolean', default: false }, only: { type: 'string' } });

/** All of them, or those that are named: `npm run bench:table -- --only answer,fuller`. */
function wantedMeasures(said: string | undefined): readonly (keyof typeof MEASURES)[] {
  const all = Object.keys(MEASURES) as (keyof typeof MEASURES)[];
  const named = said?.split(',').map((name) => oneOf('measure', all, name)) ?? all;
  return all.filter((each) => named.includes(each));
}

const wanted = wantedMeasures(values.only);
const stage = await openStage();
const figures: Figure[] = [];
for (const name of wanted) figures.push(...(await MEASURES[name](stage)));
await stage.end();
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
if (values.json) for (const { name, value, unit } of figures) print(JSON.stringify({ name, value, unit }));
else
  for (const { name, value, unit, aim, says } of figures)
    print(
      `${name.padEnd(21)}${`${value} ${unit}`.padStart(12)}${(aim === '' ? '' : `aim ${aim}`).padStart(14)}   ${says}`,
    );
process.stderr.write(`The trace of the moving cards: ${relative(process.cwd(), TRACE)}\n`);
