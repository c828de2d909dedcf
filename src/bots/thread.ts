// A thread that thinks for a player: it gets an errand, searches and sends back what it found. Where this is not such a
// thread, nothing happens here; a bundle holds it together with everything else.

import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type Errand, runErrand } from './errand.ts';

/** What a thread is started with, so that it knows what it is for. */
export const THINKS = { fivefold: 'thinks' } as const;

if (!isMainThread && parentPort !== null && workerData?.fivefold === THINKS.fivefold) {
  const port = parentPort;
  port.on('message', (errand: Errand) => {
    try {
      port.postMessage({ result: runErrand(errand) });
    } catch (error) {
      port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
    }
  });
}
