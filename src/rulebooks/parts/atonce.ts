// At once (Portal): a card is played and happens. Nobody responds, save with cards that say when they may be played.

import { frame, plan } from '../../core/change.ts';
import { castSpell, useAbility } from '../../engine/announce.ts';
import { itemOf } from '../../engine/refs.ts';
import { resolveItem } from '../../engine/resolve.ts';
import type { TimingPart } from '../../engine/rulebook.ts';
import { stepOf } from '../../engine/turn.ts';
import { chanceFor, playLand, question, windowFrame } from './window.ts';

export const atOnceTiming: TimingPart = {
  open: (m) => plan(m, windowFrame(m.active, 0)),
  procedures: {
    *window(m, { seat }) {
      const answer = yield* chanceFor(m, question(seat, 'main', 0, stepOf(m).name), true);
      if (answer === null) return;
      plan(m, frame('settle'), windowFrame(seat, 0));
      if (answer.kind === 'land') return yield* playLand(m, seat, answer.card);
      let item = 0;
      if (answer.kind === 'cast') item = yield* castSpell(m, seat, answer.card, 0);
      else if (answer.kind === 'use') item = yield* useAbility(m, seat, answer.source, answer.ability, 0);
      if (item !== 0) plan(m, frame('moment', seat, 0, item), frame('do it', -1, 0, item));
    },
    announced: () => undefined,
    /** The opponents' chance to play a card that says "when your opponent plays …". */
    *moment(m, { seat, id, number }) {
      const other = m.book.variant.opponents(m, seat)[number];
      if (other === undefined || itemOf(m, id) === undefined) return;
      const answer = yield* chanceFor(m, question(other, 'moment', id, 'opponent casts'), false);
      plan(m, frame('moment', seat, number + 1, id));
      if (answer?.kind !== 'cast') return;
      const made = yield* castSpell(m, other, answer.card, id);
      if (made !== 0) plan(m, frame('do it', -1, 0, made));
    },
    /** The attacked players' chance to play a card that says "when you are attacked". */
    *attacked(m, { number }) {
      const seats = [...new Set(m.state.combat?.attacks.map((attack) => attack.seat) ?? [])];
      const seat = seats[number];
      if (seat === undefined) return;
      const answer = yield* chanceFor(m, question(seat, 'moment', 0, 'attacked'), false);
      if (answer?.kind !== 'cast') return plan(m, frame('attacked', -1, number + 1));
      plan(m, frame('attacked', -1, number));
      const made = yield* castSpell(m, seat, answer.card, 0);
      if (made !== 0) plan(m, frame('do it', -1, 0, made));
    },
    *'do it'(m, { id }) {
      if (itemOf(m, id) !== undefined) yield* resolveItem(m, id);
      plan(m, frame('settle'));
    },
  },
};
