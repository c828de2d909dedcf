// Drawing cards: from the library to the hand, or what is done instead; and cards that lie face down first (1997).

import { moveCard, playerOf, updatePlayer } from '../core/change.ts';
import type { Id, Seat } from '../core/state.ts';
import type { Effect } from '../language/effect.ts';
import { charOf } from './characteristics.ts';
import type { Asking } from './decision.ts';
import type { Machine } from './machine.ts';
import { type Context, contextOf } from './refs.ts';
import { hasTurn } from './seats.ts';
import { eventOf, happened } from './triggers.ts';

const DRAWN = { drawn: true } as const;

/**
 * Cards are to be drawn, because an effect says so or in the draw phase: at once, or laid face down until they are drawn
 * as fast effects of their own. `by` is the text that says so, null for the draw of the turn.
 */
export function* drawCards(m: Machine, seat: Seat, number: number, by: Context | null = null): Asking {
  for (let i = 0; i < number; i += 1) {
    if (m.book.facts.timing.draws !== 'at once') layFaceDown(m, seat, by);
    else {
      const instead = inDrawPhase(m, seat) ? insteadOfDrawing(m, seat, by?.met) : null;
      if (instead === null) takeFromLibrary(m, seat);
      // A draw that is taken after all meets what would replace it no second time.
      else yield* m.run(instead.effects, { ...contextOf(m, instead.id), met: [...(by?.met ?? []), instead.id] });
    }
  }
}

function layFaceDown(m: Machine, seat: Seat, by: Context | null): void {
  const top = playerOf(m, seat).library.at(-1);
  if (top !== undefined) moveCard(m, top, 'drawing');
  else updatePlayer(m, seat, { drawing: [...playerOf(m, seat).drawing, -(by?.item?.id ?? 0)] });
}

const inDrawPhase = (m: Machine, seat: Seat): boolean => {
  const { phase, step } = m.state.turn;
  return hasTurn(m, seat) && m.book.turn[phase]?.steps[step]?.phase === 'draw';
};

/** What a player may do in the draw phase instead of drawing; `used` says what has been offered this turn. */
export function insteadOfDrawing(
  m: Machine,
  seat: Seat,
  met: readonly Id[] = [],
): { readonly id: Id; readonly effects: readonly Effect[] } | null {
  for (const id of m.state.inPlay) {
    if (m.object(id).controller !== seat || m.object(id).used === m.state.turn.number || met.includes(id)) continue;
    for (const each of charOf(m, id).replacements)
      if (each.replace === 'draw' && each.phase === 'draw') return { id, effects: each.with };
  }
  return null;
}

/** Draws the first of the cards that lie face down. */
export function drawFaceDown(m: Machine, seat: Seat): void {
  const [first, ...rest] = playerOf(m, seat).drawing;
  if (first === undefined) return;
  if (first <= 0) {
    updatePlayer(m, seat, { drawing: rest });
    takeFromLibrary(m, seat);
    if (first < 0 && playerOf(m, seat).drewNothing) failTogether(m, first);
    return;
  }
  moveCard(m, first, 'hand', DRAWN);
  happened(m, 'draws', eventOf(m, 0, 0, seat, 1));
}

/**
 * "If both players lose the game … during the resolution of a single spell or effect, the game is a draw" (1997): whom
 * the same effect makes draw from an empty library has lost by it too, though that card is drawn after this one.
 */
function failTogether(m: Machine, effect: number): void {
  for (const { seat, drawing, library } of m.state.players)
    if (library.length === 0 && drawing.includes(effect)) updatePlayer(m, seat, { drewNothing: true });
}

function takeFromLibrary(m: Machine, seat: Seat): void {
  const { library } = playerOf(m, seat);
  const top = library[library.length - 1];
  if (top === undefined) {
    updatePlayer(m, seat, { drewNothing: true });
    return;
  }
  moveCard(m, top, 'hand', DRAWN);
  happened(m, 'draws', eventOf(m, 0, 0, seat, 1));
}
