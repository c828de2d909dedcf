// At once (Portal): a card is played and happens. Nobody responds, save with cards that say when they may be played.

import { frame, plan } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import { announce } from '../../engine/casting/announce.ts';
import { resolveItem } from '../../engine/casting/resolve.ts';
import type { Machine } from '../../engine/machine.ts';
import type { TimingPart } from '../../engine/rulebook.ts';
import { itemOf } from '../../engine/things/refs.ts';
import { chanceFor, playLand, question, windowFrame } from './window.ts';

/** What was played happens at once, after the opponents' chance to play a card that says "when your opponent plays". */
function happen(m: Machine, seat: Seat, item: Id): void {
  if (item !== 0) plan(m, frame('moment', seat, 0, item), frame('do it', -1, 0, item));
}

export const atOnceTiming: TimingPart = {
  open: (m, step) => plan(m, step.window === 'land' ? frame('land', m.active) : windowFrame(m.active, 0)),
  procedures: {
    /** A land or none: with that the step is over. */
    *land(m, { seat }) {
      const answer = yield* chanceFor(m, question(m, seat, 'land'), true);
      plan(m, frame('settle'));
      if (answer?.kind === 'land') yield* playLand(m, seat, answer.card);
    },
    *window(m, { seat }) {
      const answer = yield* chanceFor(m, question(m, seat, 'main'), true);
      if (answer === null) return;
      plan(m, frame('settle'), windowFrame(seat, 0));
      if (answer.kind === 'cast' || answer.kind === 'use') happen(m, seat, yield* announce(m, seat, answer, 0));
      // Only with a spell that allows it: the step for lands has gone by.
      else if (answer.kind === 'land') yield* playLand(m, seat, answer.card);
    },
    announced: () => undefined,
    /** The opponents' chance to play a card that says "when your opponent plays …". */
    *moment(m, { seat, id, number }) {
      // Whose opponent it is: with several players round a table that is not the opponent of whoever plays it.
      const other = m.book.variant.order(m, seat).filter((each) => m.book.variant.opponents(m, each).includes(seat))[
        number
      ];
      if (other === undefined || itemOf(m, id) === undefined) return;
      const answer = yield* chanceFor(m, question(m, other, 'moment', { item: id, moment: 'opponent casts' }), false);
      if (answer?.kind !== 'cast') return plan(m, frame('moment', seat, number + 1, id));
      plan(m, frame('moment', seat, number, id));
      happen(m, other, yield* announce(m, other, answer, id));
    },
    /** The attacked players' chance to play a card that says "when you are attacked". */
    *attacked(m, { number }) {
      const seats = [...new Set(m.state.combat?.attacks.map((attack) => attack.seat) ?? [])];
      const seat = seats[number];
      if (seat === undefined) return;
      const answer = yield* chanceFor(m, question(m, seat, 'moment', { moment: 'attacked' }), false);
      if (answer?.kind !== 'cast') return plan(m, frame('attacked', -1, number + 1));
      plan(m, frame('attacked', -1, number));
      happen(m, seat, yield* announce(m, seat, answer, 0));
    },
    *'do it'(m, { id }) {
      if (itemOf(m, id) !== undefined) yield* resolveItem(m, id);
      plan(m, frame('settle'));
    },
  },
};
