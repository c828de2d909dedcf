// Arrows over the table: what is aimed at what, who attacks and who stands in the way, what would arrive and what pays.
// They are drawn straight into the page when places are known, so that they cost nothing while nothing changes.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useDuel } from '../control/control.ts';
import { useOverview } from '../control/overview.ts';
import { type Ground, type Place, wayPast } from '../control/ways.ts';
import type { Boxes } from '../motion/motion.ts';
import { type Arrow, across, ahead, arrowsOf, type End, pathAlong } from './arrows.ts';

const HEADS = [
  ['you', 'var(--you)'],
  ['foe', 'var(--foe)'],
  ['ally', 'var(--ally)'],
  ['pay', '#fff'],
] as const;

const SELECTORS: Readonly<Record<string, string>> = {
  object: '[data-piece][data-object="@"]',
  front: '[data-piece][data-object="@"]',
  player: ':is(.player, .seat) [data-player="@"]',
  item: '[data-item="@"]',
  ghost: '[data-ghost="@"]',
};

interface ArrowsProps {
  readonly root: RefObject<HTMLElement | null>;
  /** Where cards lie once they have come to rest. */
  readonly boxes: RefObject<Boxes>;
}

/** The size of the page when places were taken: in another one cards lie elsewhere, and hold still. */
const sizes = new WeakMap<Boxes, string>();

function isResized(boxes: Boxes): boolean {
  const size = `${window.innerWidth} ${window.innerHeight}`;
  if (!sizes.has(boxes)) sizes.set(boxes, size);
  return sizes.get(boxes) !== size;
}

/** Those who fight step forward without a new table, so they are looked at where they are (`live`). */
function placeOf(end: End, root: HTMLElement, boxes: Boxes, live: boolean): Place | null {
  const known = end.what === 'object' || end.what === 'front' ? boxes.get(end.id) : undefined;
  if (known !== undefined && known.zone !== 'chain' && known.node.isConnected)
    return live || isResized(boxes) ? known.node.getBoundingClientRect() : known.rect;
  const found = root.querySelector<HTMLElement>((SELECTORS[end.what] ?? '').replace('@', String(end.id)));
  const rect = found?.getBoundingClientRect();
  if (rect === undefined || rect.width === 0) return null;
  // What has been leafed out of its window is not seen, and an arrow to it would end in the middle of something else.
  const frame = end.what === 'item' ? found?.closest('.float-body')?.getBoundingClientRect() : undefined;
  const middle = rect.top + Math.min(74, rect.height) / 2;
  if (frame !== undefined && (middle < frame.top || middle > frame.bottom)) return null;
  // What waits is a line with its picture at the left: arrows begin and end there.
  return end.what === 'item'
    ? { left: rect.left + 8, top: rect.top, width: Math.min(58, rect.width), height: Math.min(74, rect.height) }
    : rect;
}

/** What lies open on the table, where arrows should cover nothing; and the bar over them, under which they are not seen. */
function groundOf(root: HTMLElement, boxes: Boxes): Ground {
  const cards = [...boxes.values()]
    .filter(({ zone, node }) => zone !== 'chain' && node.isConnected)
    .map(({ rect, node }) => (isResized(boxes) ? node.getBoundingClientRect() : rect));
  const covers = [...root.querySelectorAll('.situation, .float, .rail, .autopay')].map((each) =>
    each.getBoundingClientRect(),
  );
  return { cards, covers };
}

interface Line {
  readonly path: string;
  readonly crossed: readonly Place[];
}

function lineOf(arrow: Arrow, root: HTMLElement, boxes: Boxes, ground: () => Ground): Line | null {
  const fights = arrow.kind === 'attack' || arrow.kind === 'block';
  const from = placeOf(arrow.from, root, boxes, fights);
  if (from === null) return null;
  if (arrow.to.what === 'front') return { path: ahead(from, arrow.relation), crossed: [] };
  const to = placeOf(arrow.to, root, boxes, fights);
  if (to === null) return null;
  if (fights) return { path: across(from, to, arrow.kind), crossed: [] };
  // What pays lies close to what is paid for: there is no way around, and none is needed.
  const pays = arrow.kind === 'pay';
  const { curve, crossed } = wayPast(from, to, ground(), pays ? 0 : -6, !pays);
  return { path: pathAlong(curve), crossed };
}

/** Over a card that could not be gone around the line is faint, so that its name and picture are seen. */
function faintOver(places: readonly Place[], id: string): string {
  const rects = places.map(
    ({ left, top, width, height }) =>
      `<rect x="${left - 2}" y="${top - 2}" width="${width + 4}" height="${height + 4}" rx="6" fill="#3a3a3a"/>`,
  );
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%"><rect width="100%" height="100%" fill="#fff"/>${rects.join('')}</mask>`;
}

function draw(arrows: readonly Arrow[], root: HTMLElement, boxes: Boxes): string {
  let known: Ground | null = null;
  const ground = (): Ground => {
    known ??= groundOf(root, boxes);
    return known;
  };
  return arrows
    .map((arrow, index) => {
      const line = lineOf(arrow, root, boxes, ground);
      if (line === null) return '';
      const { path, crossed } = line;
      const head =
        arrow.kind === 'block' ? `bar-${arrow.relation}` : arrow.kind === 'pay' ? 'head-pay' : `head-${arrow.relation}`;
      const kind = `data-kind="${arrow.kind}" data-relation="${arrow.relation}"`;
      if (arrow.to.what === 'front') return `<g ${kind}><path class="sign" d="${path}"/></g>`;
      const faint = crossed.length === 0 ? '' : ` mask="url(#faint-${index})"`;
      const mask = faint === '' ? '' : faintOver(crossed, `faint-${index}`);
      return `${mask}<g ${kind}${faint}><path class="rim" d="${path}"/><path class="line" d="${path}" marker-end="url(#${head})"/></g>`;
    })
    .join('');
}

export function Arrows({ root, boxes }: ArrowsProps) {
  const duel = useDuel();
  const { pointed, permanents, gives } = useOverview();
  const canvas = useRef<SVGGElement>(null);
  const drawn = useRef('');
  const { table } = duel;
  // Equal lands lie together, and one line shows the way for all of them.
  const payers = new Map(permanents.filter((each) => gives(each.id) !== '').map((each) => [each.name, each.id]));
  const pays = [...payers.values()];
  const payee = table.asked?.ask === 'pay' ? (table.asked.source?.id ?? 0) : pointed.object;
  const arrows = arrowsOf(duel, pays, pays.length === 0 ? 0 : payee);
  const redraw = (): void => {
    if (root.current === null || canvas.current === null) return;
    const next = arrows.length === 0 ? '' : draw(arrows, root.current, boxes.current);
    if (next === drawn.current) return;
    drawn.current = next;
    canvas.current.innerHTML = next;
  };
  const latest = useRef(redraw);
  latest.current = redraw;
  // After every change; what floats or steps forward moves without the table knowing, so it is looked at now and then.
  useLayoutEffect(() => latest.current());
  const floats = table.chain.length > 0 || arrows.some(({ kind }) => kind === 'attack' || kind === 'block');
  useEffect(() => {
    const timer = window.setInterval(() => latest.current(), floats ? 90 : 400);
    return () => window.clearInterval(timer);
  }, [floats]);
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {HEADS.map(([name, colour]) => (
          <marker
            key={name}
            id={`head-${name}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4.5"
            markerHeight="4.5"
            orient="auto"
          >
            <path d="M0 0l10 5-10 5 2-5z" fill={colour} />
          </marker>
        ))}
        {HEADS.slice(0, 2).map(([name, colour]) => (
          <marker
            key={name}
            id={`bar-${name}`}
            viewBox="0 0 6 20"
            refX="3"
            refY="10"
            markerWidth="2.4"
            markerHeight="6"
            orient="auto"
          >
            <path d="M1 0h4v20H1z" fill={colour} />
          </marker>
        ))}
      </defs>
      <g ref={canvas} />
    </svg>
  );
}
