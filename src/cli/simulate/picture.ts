// The table of a round robin as a picture (SVG): a field of colours with the figures in it, best deck first.
// One file without anything outside it: no fonts, no styles, no scripts.

import { type Matrix, ranking } from './matrix.ts';
import { percent } from './report.ts';
import type { Result } from './run.ts';
import type { Rate } from './tally.ts';

const INK = { page: '#0b0e13', panel: '#131820', empty: '#1b222d', line: '#3b4757' };
const TEXT = { main: '#f0f3f6', second: '#bcc6d2', third: '#93a0b0', dark: '#0b0e13' };
const SANS = "'Segoe UI','Noto Sans','DejaVu Sans',system-ui,sans-serif";

/** From losing to winning; beyond the ends of the scale the colour stays as it is. */
const SCALE: readonly (readonly [number, string])[] = [
  [0.2, '#ff8f6b'],
  [0.35, '#a3553d'],
  [0.5, '#27303d'],
  [0.65, '#2c7186'],
  [0.8, '#62cbe8'],
];

type Channels = readonly [number, number, number];
const channels = (color: string): Channels =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16)) as unknown as Channels;

export function colorFor(rate: number): string {
  const above = SCALE.findIndex(([at]) => rate <= at);
  if (above === 0) return (SCALE[0] as readonly [number, string])[1];
  const [to, high] = SCALE[above < 0 ? SCALE.length - 1 : above] as readonly [number, string];
  if (above < 0) return high;
  const [from, low] = SCALE[above - 1] as readonly [number, string];
  const part = (rate - from) / (to - from);
  const mixed = channels(low).map((value, i) => Math.round(value + ((channels(high)[i] as number) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Dark words on bright fields, bright words on dark ones. */
function inkOn(color: string): string {
  const [red, green, blue] = channels(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 125 ? TEXT.dark : TEXT.main;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turn?: number;
}

function words(text: string, at: Words): string {
  const { x, y, size = 13, fill = TEXT.main, weight = 400, anchor = 'start', turn } = at;
  const turned = turn === undefined ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${turned}>${escaped(text)}</text>`;
}

// ---- the plan of the picture ----

const CELL = { width: 62, height: 44, gap: 3 };
const EDGE = 28;
/** A letter is about so wide, in parts of its size; names are given room by this. */
const LETTER = 0.62;
const LONGEST_NAME = 34;

const short = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

interface Layout {
  readonly order: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
}

function layoutOf(matrix: Matrix): Layout {
  const order = ranking(matrix);
  const longest = Math.max(...matrix.names.map((name) => short(name).length));
  const left = Math.ceil(EDGE + 34 + longest * 14 * LETTER);
  const slanted = longest * 13 * LETTER * Math.SQRT1_2;
  const top = Math.ceil(96 + slanted);
  const { width, height, gap } = CELL;
  const bottom = top + order.length * (height + gap);
  // The slanted names of the last columns reach beyond the table.
  const right = left + (order.length + 1) * (width + gap) + 12;
  return {
    order,
    left,
    top,
    bottom,
    width: Math.ceil(Math.max(right + EDGE + slanted * 0.8, 620)),
    height: bottom + 96,
  };
}

const columnAt = (layout: Layout, place: number): number => layout.left + place * (CELL.width + CELL.gap);
const rowAt = (layout: Layout, place: number): number => layout.top + place * (CELL.height + CELL.gap);

function field(x: number, y: number, rate: Rate, told: string): string {
  const color = colorFor(rate.rate);
  const ink = inkOn(color);
  const sure = rate.low > 0.5 || rate.high < 0.5;
  const middle = x + CELL.width / 2;
  const half = (100 * (rate.high - rate.low)) / 2;
  return [
    `<g><title>${escaped(told)}</title>`,
    `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" rx="6" fill="${color}"/>`,
    words((100 * rate.rate).toFixed(0), {
      x: middle,
      y: y + 22,
      size: 17,
      weight: sure ? 700 : 400,
      fill: ink,
      anchor: 'middle',
    }),
    words(`± ${half.toFixed(half < 10 ? 1 : 0)}`, { x: middle, y: y + 37, size: 10, fill: ink, anchor: 'middle' }),
    '</g>',
  ].join('');
}

function rows(matrix: Matrix, layout: Layout): string[] {
  const { names, cells, totals } = matrix;
  return layout.order.flatMap((row, place) => {
    const y = rowAt(layout, place);
    const name = names[row] as string;
    const total = totals[row] as Rate;
    const label = [
      words(String(place + 1), { x: EDGE + 18, y: y + 28, size: 13, fill: TEXT.third, anchor: 'end' }),
      words(short(name), { x: EDGE + 30, y: y + 28, size: 14, weight: 600 }),
    ];
    const fields = layout.order.map((column, at) => {
      const x = columnAt(layout, at);
      const rate = cells[row]?.[column] ?? null;
      if (rate === null)
        return `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" rx="6" fill="${INK.empty}"/>`;
      const against = names[column] as string;
      return field(
        x,
        y,
        rate,
        `${name} against ${against}: ${percent(rate.rate)} of ${rate.games} games (95 %: ${percent(rate.low)} to ${percent(rate.high)})`,
      );
    });
    const all = field(
      columnAt(layout, layout.order.length) + 12,
      y,
      total,
      `${name} against all: ${percent(total.rate)} of ${total.games} games (95 %: ${percent(total.low)} to ${percent(total.high)})`,
    );
    return [...label, ...fields, all];
  });
}

function columnNames(matrix: Matrix, layout: Layout): string[] {
  const y = layout.top - 10;
  const names = layout.order.map((column, place) =>
    words(short(matrix.names[column] as string), {
      x: columnAt(layout, place) + CELL.width / 2 + 4,
      y,
      size: 13,
      fill: TEXT.second,
      turn: -45,
    }),
  );
  const all = { x: columnAt(layout, layout.order.length) + 12 + CELL.width / 2 + 4, y, weight: 600, turn: -45 };
  return [...names, words('against all', { ...all, size: 13 })];
}

function legend(layout: Layout): string[] {
  const y = layout.bottom + 30;
  const x = EDGE + 18;
  const wide = 260;
  const stops = SCALE.map(
    ([at, color]) => `<stop offset="${((at - 0.2) / 0.6).toFixed(3)}" stop-color="${color}"/>`,
  ).join('');
  const marks = [20, 35, 50, 65, 80].map((value, place) =>
    words(`${place === 0 ? '≤ ' : place === 4 ? '≥ ' : ''}${value} %`, {
      x: x + (wide * place) / 4,
      y: y + 28,
      size: 11,
      fill: TEXT.third,
      anchor: 'middle',
    }),
  );
  return [
    `<defs><linearGradient id="scale">${stops}</linearGradient></defs>`,
    `<rect x="${x}" y="${y}" width="${wide}" height="12" rx="4" fill="url(#scale)"/>`,
    ...marks,
    words('Points of the row against the column: a win is one, a draw half.', {
      x: x + wide + 30,
      y: y + 4,
      size: 11,
      fill: TEXT.third,
    }),
    words('± is half of the 95 % interval. Bold: even is outside of it.', {
      x: x + wide + 30,
      y: y + 20,
      size: 11,
      fill: TEXT.third,
    }),
  ];
}

/** The whole picture. */
export function drawMatrix(result: Result, matrix: Matrix): string {
  const layout = layoutOf(matrix);
  const { book, seed, levels } = result.run.pairs[0] as Result['run']['pairs'][number];
  const width = Math.max(layout.width, EDGE * 2 + 30 + 260 + 30 + 360);
  const level = levels[0] === levels[1] ? `level ${levels[0]}` : `level ${levels[0]} against ${levels[1]}`;
  const title = `Deck against deck: ${book}`;
  const told = `${matrix.names.length} decks, ${result.run.games} games a pair, ${level}, seed ${seed}${result.interrupted ? ', stopped early' : ''}`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${layout.height}" viewBox="0 0 ${width} ${layout.height}" font-family="${SANS}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title)}</title><desc id="d">${escaped(told)}</desc>`,
    `<rect width="${width}" height="${layout.height}" fill="${INK.page}"/>`,
    `<rect x="12" y="12" width="${width - 24}" height="${layout.height - 24}" rx="12" fill="${INK.panel}" stroke="${INK.line}"/>`,
    words(title, { x: EDGE + 4, y: 50, size: 21, weight: 700 }),
    words(told, { x: EDGE + 4, y: 72, size: 12, fill: TEXT.second }),
    ...columnNames(matrix, layout),
    ...rows(matrix, layout),
    ...legend(layout),
    '</svg>',
  ].join('\n')}\n`;
}
