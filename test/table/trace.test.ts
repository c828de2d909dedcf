// How a trace of the browser is read: which frames were shown while cards moved, and what they cost.
import { describe, expect, it } from 'vitest';
import { readMovement, type TraceEvent } from '../../tools/table/trace.ts';

const event = (name: string, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'I',
  ts: ms * 1000,
  pid: 1,
  tid: 1,
  ...more,
});
const named = (tid: number, name: string): TraceEvent => event('thread_name', 0, { ph: 'M', tid, args: { name } });
const moves = (id: string, from: number, to: number, node = "BUTTON class='tile'", displayName = ''): TraceEvent[] => [
  event('Animation', from, { ph: 'b', id2: { local: id }, args: { data: { nodeName: node, displayName } } }),
  event('Animation', to, { ph: 'e', id2: { local: id } }),
];
const shown = (...times: readonly number[]): TraceEvent[] => times.map((ms) => event('Display::FrameDisplayed', ms));
const taken = (ms: number): TraceEvent[] => [event('Commit', ms), event('ActivateLayerTree', ms + 0.5)];
const judged = (ms: number, frame_sequence: number, state: string): TraceEvent =>
  event('PipelineReporter', ms, { ph: 'b', args: { frame_reporter: { state, frame_sequence } } });

describe('a trace of moving cards', () => {
  it('counts the frames from the first that shows the movement to its end', () => {
    const { seconds, frames, gaps } = readMovement([
      ...moves('a', 100, 210),
      event('ActivateLayerTree', 99),
      event('Commit', 103),
      event('ActivateLayerTree', 105),
      ...shown(95, 102, 110, 126, 142, 174, 190, 206, 300),
    ]);
    expect(seconds).toBeCloseTo(0.096, 5);
    expect(frames).toBe(5);
    expect(gaps).toEqual([16, 16, 32, 16, 16]);
  });

  it('begins no movement with a frame that was painted before it', () => {
    const { gaps } = readMovement([
      event('Commit', 95),
      ...moves('a', 100, 210),
      event('ActivateLayerTree', 110),
      event('Commit', 120),
      event('ActivateLayerTree', 160),
      ...shown(115, 170, 186, 202),
    ]);
    expect(gaps).toEqual([16, 16]);
  });

  it('counts a halt where one movement goes over into the next', () => {
    const { gaps } = readMovement([
      ...moves('a', 0, 120),
      ...taken(1),
      ...moves('b', 50, 130),
      ...taken(90),
      ...shown(10, 26, 42, 100, 116),
    ]);
    expect(gaps).toEqual([16, 16, 58, 16]);
  });

  it('counts a movement that ends without its last frames', () => {
    const { gaps, seconds } = readMovement([...moves('a', 0, 100), ...taken(1), ...shown(10, 26, 42)]);
    expect(gaps).toEqual([16, 16, 58]);
    expect(seconds).toBeCloseTo(0.09, 5);
  });

  it('takes movements that overlap for one, and leaves out what is no card or does not move', () => {
    const { seconds, frames } = readMovement([
      ...moves('a', 0, 100),
      ...moves('b', 50, 160, "BUTTON class='hand-card'", 'transform'),
      ...moves('c', 400, 500, "BUTTON class='sit-button'"),
      ...moves('d', 600, 700, "BUTTON class='tile'", 'filter'),
      ...taken(1),
      ...taken(60),
      ...taken(401),
      ...taken(601),
      ...shown(10, 26, 90, 110, 410, 426, 610, 626),
    ]);
    expect(seconds).toBeCloseTo(0.15);
    expect(frames).toBe(3);
  });

  it('takes the browser’s word for what was dropped: a frame is shown if any part of it was', () => {
    const { dropped } = readMovement([
      ...moves('a', 0, 100),
      ...taken(1),
      ...shown(10, 26),
      judged(20, 1, 'STATE_PRESENTED_ALL'),
      judged(36, 2, 'STATE_DROPPED'),
      judged(37, 2, 'STATE_PRESENTED_PARTIAL'),
      judged(52, 3, 'STATE_DROPPED'),
      judged(68, 4, 'STATE_NO_UPDATE_DESIRED'),
      judged(500, 5, 'STATE_DROPPED'),
    ]);
    expect(dropped).toBeCloseTo(100 / 3);
  });

  it('shares the work of each thread among the frames shown', () => {
    const task = (tid: number, ms: number, tdur: number): TraceEvent =>
      event('ThreadControllerImpl::RunTask', ms, { ph: 'X', tid, tdur });
    const { work } = readMovement([
      named(1, 'CrRendererMain'),
      named(2, 'Compositor'),
      named(3, 'VizCompositorThread'),
      ...moves('a', 0, 100),
      ...taken(1),
      ...shown(10, 26, 42),
      task(1, 5, 9000),
      task(1, 20, 4000),
      task(2, 21, 2000),
      task(3, 22, 6000),
      event('RasterTask', 23, { ph: 'X', tid: 4, tdur: 1000 }),
    ]);
    expect(work).toEqual({ page: 2, compositor: 1, painting: 0.5, drawing: 3 });
  });
});
