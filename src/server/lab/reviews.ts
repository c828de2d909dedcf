// Reviews under way and done: begun by somebody, looked at while they go on, stopped or fetched.

import { randomBytes } from 'node:crypto';
import type { ReviewJob } from '../../protocol/lab.ts';
import { type Asker, isTheirs } from '../changing.ts';
import { NotThere } from '../missing.ts';
import type { Workshop } from './workshop.ts';

/** So many are kept; the oldest that is done goes first. */
const MOST_KEPT = 40;

interface Kept {
  job: ReviewJob;
  /** Who asked for it. */
  readonly asker: Asker;
  /** Its number in the workshop. */
  work: number;
}

export class Reviews {
  private readonly workshop: Workshop;
  private readonly kept = new Map<string, Kept>();
  /** By what they are of, so that the same duel is not looked at twice. */
  private readonly known = new Map<string, string>();

  constructor(workshop: Workshop) {
    this.workshop = workshop;
  }

  /** Begins a review; one of the same thing that is there already is taken. */
  begin(what: string, replay: string, seat: number, asker: Asker = null): ReviewJob {
    const of = `${asker ?? ''} ${what}`;
    const before = this.kept.get(this.known.get(of) ?? '');
    if (before !== undefined && before.job.fault === '') return before.job;
    const id = randomBytes(9).toString('base64url');
    const kept: Kept = { job: { id, done: 0, review: null, fault: '' }, asker, work: 0 };
    const change = (some: Partial<ReviewJob>): void => {
      kept.job = { ...kept.job, ...some };
    };
    this.workshop
      .do(
        { do: 'review', replay, seat },
        (done) => change({ done }),
        (work) => {
          kept.work = work;
        },
      )
      .then(
        (review) => change({ done: 1, review }),
        (error: unknown) => change({ fault: error instanceof Error ? error.message : String(error) }),
      );
    this.kept.set(id, kept);
    this.known.set(of, id);
    this.putAway();
    return kept.job;
  }

  get(id: string, asker: Asker = null): ReviewJob {
    const found = this.kept.get(id);
    if (found === undefined || !isTheirs(found.asker, asker))
      throw new NotThere(`there is no review '${id}': begin it again`);
    return found.job;
  }

  stop(id: string, asker: Asker = null): void {
    const found = this.kept.get(id);
    if (found === undefined || !isTheirs(found.asker, asker)) throw new NotThere(`there is no review '${id}'`);
    const { work } = found;
    this.kept.delete(id);
    this.workshop.stop(work);
  }

  private putAway(): void {
    for (const [id, { job }] of this.kept) {
      if (this.kept.size <= MOST_KEPT) return;
      if (job.review !== null || job.fault !== '') this.kept.delete(id);
    }
  }
}
