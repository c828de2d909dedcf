// The opening hand: what the next one would be, and what the book says of drawing a new one.

import type { Question } from '../../game/index.ts';
import type { Scene } from '../../game/told/index.ts';

const cards = (number: number): string => (number === 0 ? 'no cards' : number === 1 ? '1 card' : `${number} cards`);

/** With more than two the first new hand may cost nothing. */
function isFree({ game, seat }: Scene): boolean {
  return game.book.variant.freeMulligan && game.state.players[seat]?.mulligans === 0;
}

/** "The next hand has 6 cards." */
export function nextHandWords(scene: Scene): string {
  const { start } = scene.game.book.facts;
  const held = scene.game.state.players[scene.seat]?.hand.length ?? 0;
  const next = start.mulligan !== 'paris' ? start.hand : isFree(scene) ? held : held - 1;
  return `The next hand has ${cards(next)}.`;
}

/** What the book says of it. */
export function newHandRule(scene: Scene, { purpose }: Question): string {
  const { mulligan } = scene.game.book.facts.start;
  if (mulligan === 'paris')
    return isFree(scene)
      ? 'With more than two at the table the first new hand costs nothing; each after it has one card fewer.'
      : 'Each new hand has one card fewer than the last, as often as you like.';
  const once = mulligan === 'land' ? ' Whatever comes is kept.' : '';
  if (purpose !== 'mulligan') return `Yours is not shown.${once}`;
  return `A hand without land, or of nothing else, may go back: it is shown first, and others may then draw anew too.${once}`;
}
