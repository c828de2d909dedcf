// A bar that shows how far a simulation is and how long it will still take. It is drawn on stderr, and only where
// somebody can see it.

import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  readonly add: (games: number) => void;
  readonly end: () => void;
}

const NOTHING: Progress = { add: () => {}, end: () => {} };

export function showProgress(total: number): Progress {
  if (process.stderr.isTTY !== true) return NOTHING;
  const started = performance.now();
  let done = 0;
  const bar = new SingleBar(
    {
      stream: process.stderr,
      format: '  {bar} {percentage} %  {value} of {total} games  {speed} a second  {eta_formatted} left',
      etaBuffer: 200,
      hideCursor: true,
      clearOnComplete: true,
      fps: 8,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { speed: '…' });
  return {
    add: (games) => {
      done += games;
      bar.update(done, { speed: ((done * 1000) / (performance.now() - started)).toFixed(1) });
    },
    end: () => bar.stop(),
  };
}

/** The same for work of which only the share is known that has been done. */
export function showShare(): { readonly at: (done: number) => void; readonly end: () => void } {
  if (process.stderr.isTTY !== true) return { at: () => {}, end: () => {} };
  const bar = new SingleBar(
    { stream: process.stderr, format: '  {bar} {percentage} %', hideCursor: true, clearOnComplete: true, fps: 8 },
    Presets.shades_classic,
  );
  bar.start(100, 0);
  return { at: (done) => bar.update(Math.round(100 * done)), end: () => bar.stop() };
}
