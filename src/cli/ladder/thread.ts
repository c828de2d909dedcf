// A thread that plays games of the ladder, one at a time. Where this is not such a thread, nothing happens here; a
// bundle holds it together with everything else.

import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type Match, playMatch } from './match.ts';

/** What a thread is started with, so that it knows what it is for. */
export const CLIMBS = { fivefold: 'climbs the ladder' } as const;

if (!isMainThread && parentPort !== null && workerData?.fivefold === CLIMBS.fivefold) {
  const port = parentPort;
  port.on('message', async (match: Match) => {
    try {
      port.postMessage({ result: await playMatch(match) });
    } catch (error) {
      port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
    }
  });
}
