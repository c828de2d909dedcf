// Reads a trace of the browser: when cards moved, which frames were shown meanwhile, and what each of them cost.

/** An event as the browser writes it down; times are in millionths of a second. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  /** How long a processor was busy with it, which other programs on the machine do not change. */
  readonly tdur?: number;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly nodeName?: string; readonly displayName?: string };
    readonly frame_reporter?: { readonly state?: string; readonly frame_sequence?: number };
  };
}

/** What the browser is asked to write down. */
export const CATEGORIES: readonly string[] = [
  'blink.animations',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'cc',
  'viz',
  'toplevel',
  'benchmark',
];

interface Span {
  readonly begin: number;
  readonly end: number;
}

export interface Movement {
  /** How long cards were seen to move, from the first frame that shows it to the last, in seconds. */
  readonly seconds: number;
  readonly frames: number;
  /** From one shown frame to the next, in milliseconds. */
  readonly gaps: readonly number[];
  /** The share of frames that the browser itself counts as dropped, in hundredths. */
  readonly dropped: number;
  /** Milliseconds of a processor for each frame: the page, its compositor, painting, and drawing to the screen. */
  readonly work: Readonly<Record<'page' | 'compositor' | 'painting' | 'drawing', number>>;
}

const CARD = /class='(tile|tucked|hand-card|pile-picture|face-down)/;
const MOVES = ['', 'transform'];

/** The spans in which an animation of a card ran. */
function moving(events: readonly TraceEvent[]): Span[] {
  const begun = new Map<string, number>();
  const spans: Span[] = [];
  for (const { name, ph, ts, id2, args } of events) {
    if (name !== 'Animation') continue;
    const key = id2?.local ?? '';
    const { nodeName = '', displayName = '' } = args?.data ?? {};
    if (ph === 'b' && CARD.test(nodeName) && MOVES.includes(displayName)) begun.set(key, ts);
    const begin = begun.get(key);
    if (ph !== 'e' || begin === undefined) continue;
    begun.delete(key);
    spans.push({ begin, end: ts });
  }
  return spans;
}

/** Spans that touch are one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.begin - b.begin)) {
    const last = all.at(-1);
    if (last === undefined || span.begin > last.end) all.push(span);
    else all[all.length - 1] = { begin: last.begin, end: Math.max(last.end, span.end) };
  }
  return all;
}

const times = (events: readonly TraceEvent[], name: string): number[] =>
  events.filter((event) => event.name === name && event.ph !== 'e').map(({ ts }) => ts);

/** When a frame came on its way from the page to the screen. */
interface Steps {
  readonly handed: readonly number[];
  readonly taken: readonly number[];
  readonly shown: readonly number[];
}

/**
 * From the first frame that shows the movement: the page hands what it has begun over to its compositor, that takes it into
 * use once it is painted, and the next frame shows it. What is taken into use before was handed over without the movement.
 */
function seen({ begin, end }: Span, { handed, taken, shown }: Steps): Span | null {
  const after = (all: readonly number[], time: number): number => all.find((each) => each > time) ?? end;
  const first = after(shown, after(taken, after(handed, begin)));
  return first >= end ? null : { begin: first, end };
}

function workIn(events: readonly TraceEvent[], spans: readonly Span[]): Movement['work'] {
  const threads = new Map<string, string>();
  for (const { name, pid, tid, args } of events)
    if (name === 'thread_name') threads.set(`${pid} ${tid}`, args?.name ?? '');
  const sum = (task: string, thread: string): number =>
    events
      .filter(
        ({ name, pid, tid, ts }) =>
          name === task && (threads.get(`${pid} ${tid}`) ?? '').startsWith(thread) && within(spans, ts),
      )
      .reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  return {
    page: sum('ThreadControllerImpl::RunTask', 'CrRendererMain'),
    compositor: sum('ThreadControllerImpl::RunTask', 'Compositor'),
    painting: sum('RasterTask', ''),
    drawing: sum('ThreadControllerImpl::RunTask', 'VizCompositorThread'),
  };
}

const within = (spans: readonly Span[], time: number): boolean =>
  spans.some(({ begin, end }) => time > begin && time <= end);

/** The browser's own count: of the frames that were wanted while cards moved, those that were not shown in time. */
function droppedIn(events: readonly TraceEvent[], spans: readonly Span[]): number {
  const states = new Map<number, boolean>();
  for (const { name, ts, args } of events) {
    const { state = '', frame_sequence: frame } = args?.frame_reporter ?? {};
    if (name !== 'PipelineReporter' || frame === undefined || !within(spans, ts)) continue;
    if (state.startsWith('STATE_PRESENTED')) states.set(frame, true);
    else if (state === 'STATE_DROPPED') states.set(frame, states.get(frame) ?? false);
  }
  const all = [...states.values()];
  return all.length === 0 ? Number.NaN : (100 * all.filter((isShown) => !isShown).length) / all.length;
}

/** A screen shows sixty frames a second. */
const FRAME = 1000 / 60;

/** From one shown frame to the next; a movement that ends without the frame that was due ends with a gap as well. */
function gapsIn({ begin, end }: Span, shown: readonly number[]): number[] {
  const inside = [begin, ...shown.filter((time) => within([{ begin, end }], time))];
  const gaps = inside.slice(1).map((time, index) => (time - (inside[index] ?? time)) / 1000);
  const rest = (end - (inside.at(-1) ?? end)) / 1000;
  return rest > FRAME ? [...gaps, rest] : gaps;
}

export function readMovement(trace: readonly TraceEvent[]): Movement {
  const events = [...trace].sort((a, b) => a.ts - b.ts);
  const shown = times(events, 'Display::FrameDisplayed');
  const steps: Steps = { handed: times(events, 'Commit'), taken: times(events, 'ActivateLayerTree'), shown };
  const spans = joined(moving(events).flatMap((span) => seen(span, steps) ?? []));
  const frames = shown.filter((time) => within(spans, time)).length;
  const gaps = spans.flatMap((span) => gapsIn(span, shown));
  const work = workIn(events, spans);
  const each = (total: number): number => total / Math.max(1, frames);
  return {
    seconds: gaps.reduce((total, gap) => total + gap, 0) / 1000,
    frames,
    gaps,
    dropped: droppedIn(events, spans),
    work: {
      page: each(work.page),
      compositor: each(work.compositor),
      painting: each(work.painting),
      drawing: each(work.drawing),
    },
  };
}
