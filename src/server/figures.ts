// What the server counts for Prometheus: how long answers take, and which faults pages were told. It names no table and nobody.

import { Counter, Histogram, Registry } from 'prom-client';
import type { Fault } from '../protocol/table.ts';

export class Figures {
  readonly registry = new Registry();
  private readonly answers = new Histogram({
    name: 'fivefold_answer_seconds',
    help: 'From an answer that was heard to the table that shows what came of it, kept before it is shown',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.06, 0.25, 1, 5],
    registers: [this.registry],
  });
  private readonly faults = new Counter({
    name: 'fivefold_faults_total',
    help: 'Faults that pages were told, by their names',
    labelNames: ['fault'],
    registers: [this.registry],
  });

  answered(milliseconds: number): void {
    this.answers.observe(milliseconds / 1000);
  }

  fault(fault: Fault): void {
    this.faults.inc({ fault });
  }
}
