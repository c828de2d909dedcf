// Drawing as a fast effect (1997): cards to be drawn lie face down first, and are then drawn one at a time.

import { moveCard, record, updateObject, updatePlayer } from '../../core/change.ts';
import type { Seat } from '../../core/state.ts';
import { ask } from '../../engine/asking/ask.ts';
import { type Asking, entry, type Procedure } from '../../engine/asking/decision.ts';
import { runEffects } from '../../engine/effects/run.ts';
import { afterDrawing } from '../../engine/effects/special.ts';
import { drawFaceDown, insteadOfDrawing } from '../../engine/happening/drawing.ts';
import type { Machine } from '../../engine/machine.ts';
import { contextOf } from '../../engine/things/refs.ts';
import { stepOf } from '../../engine/turn/turn.ts';

/** "When the time comes to actually draw the card or cards into your hand, you do so … one at a time." */
export const faceDownDraw: Procedure = function* (m) {
  const seat = m.book.variant.order(m, m.active).find((each) => m.player(each).drawing.length > 0);
  if (seat === undefined) return;
  const drawPhase = stepOf(m).phase === 'draw' && seat === m.active;
  if (!(drawPhase && (yield* maySkip(m, seat)))) drawFaceDown(m, seat);
  yield* afterDrawing(m);
};

/**
 * An effect may let the player give up a draw: "Click on the face-down card you wish not to draw, and it is returned
 * to the top of your library." True if the effect was there to be asked about.
 */
function* maySkip(m: Machine, seat: Seat): Asking<boolean> {
  const instead = insteadOfDrawing(m, seat);
  if (instead === null) return false;
  updateObject(m, instead.id, { used: m.state.turn.number });
  const lying = m.player(seat).drawing;
  const first = lying[0] as number;
  // The first card goes back for the while of the question; declining lays it down again.
  returnToTop(m, seat, first);
  yield* runEffects(m, instead.effects, contextOf(m, instead.id));
  const left = m.player(seat).drawing;
  if (left.length >= lying.length) {
    updatePlayer(m, seat, { drawing: [...left.slice(-1), ...left.slice(0, -1)] });
    return true;
  }
  record(m, { event: 'undrawn', seat });
  const [picked] = yield* ask.pick(
    m,
    seat,
    instead.id,
    'give up which draw',
    lying.map((_, index) => entry(index)),
    { min: 1, max: 1 },
  );
  const given = lying[picked?.id ?? 0] as number;
  if (given === first) return true;
  if (first <= 0) updatePlayer(m, seat, { drawing: [...m.player(seat).drawing, first] });
  else moveCard(m, first, 'drawing');
  returnToTop(m, seat, given);
  return true;
}

function returnToTop(m: Machine, seat: Seat, id: number): void {
  if (id <= 0) {
    const { drawing } = m.player(seat);
    updatePlayer(m, seat, { drawing: drawing.filter((_, index) => index !== drawing.indexOf(id)) });
  } else moveCard(m, id, 'library');
}
