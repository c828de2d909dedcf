// A thread of the laboratory: it gets a job, does it, tells how far it is, and sends back what came of it. Where this is not such
// a thread, nothing happens here; a bundle holds it together with everything else.

import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { BadInput } from '../../game/index.ts';
import { type Job, runJob } from './jobs.ts';

/** What a thread is started with, so that it knows what it is for. */
export const WORKS = { fivefold: 'works in the laboratory' } as const;

export type Heard =
  | { readonly id: number; readonly done: number }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly fault: string; readonly isInput: boolean };

if (!isMainThread && parentPort !== null && workerData?.fivefold === WORKS.fivefold) {
  const port = parentPort;
  const tell = (heard: Heard): void => port.postMessage(heard);
  port.on('message', ({ id, job }: { readonly id: number; readonly job: Job }) => {
    try {
      tell({ id, result: runJob(job, (done) => tell({ id, done })) });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      tell({ id, fault, isInput: error instanceof BadInput });
    }
  });
}
