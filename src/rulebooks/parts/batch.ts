// Batches (1997): responses pile up; when all have passed, the whole batch resolves, last in, first out.

import { frame, plan } from '../../core/change.ts';
import { resolveItem } from '../../engine/casting/resolve.ts';
import type { TimingPart } from '../../engine/rulebook.ts';
import { faceDownDraw } from './draws.ts';
import { oneInterruptEach } from './interrupts.ts';
import { windowFrame, windowProcedure } from './window.ts';

export const batchTiming: TimingPart = {
  open: (m) => plan(m, windowFrame(m.firstToAct, 0)),
  procedures: {
    ...oneInterruptEach,
    'draw face down': faceDownDraw,
    // "In a batch of instants the active player always has the first chance to respond to any action."
    window: windowProcedure({ responder: (m) => m.firstToAct, resolve: 'resolve batch', severalFirst: false }),
    *'resolve batch'(m) {
      const top = m.state.chain.at(-1);
      if (top === undefined) return;
      plan(m, frame('resolve batch'));
      yield* resolveItem(m, top.id);
      plan(m, frame('settle'));
    },
  },
};
