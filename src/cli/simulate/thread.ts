// A thread that plays shares: it gets one, plays it and sends back the tally. Where this is not such a thread, nothing
// happens here; a bundle holds it together with everything else.

import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { playShare } from './game.ts';
import type { Share } from './plan.ts';

/** What a thread is started with, so that it knows what it is for. */
export const PLAYS_SHARES = { fivefold: 'plays shares' } as const;

if (!isMainThread && parentPort !== null && workerData?.fivefold === PLAYS_SHARES.fivefold) {
  const port = parentPort;
  port.on('message', (share: Share) => port.postMessage(playShare(share)));
}
