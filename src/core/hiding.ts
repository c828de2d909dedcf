// Hiding which card of a hand is meant: numbers are seen on the table, and would tell a card from another.

import { objectOf, playerOf, type Run, updateObject, updatePlayer, updateTurn } from './change.ts';
import type { Id, Marked } from './state.ts';

/**
 * A card of a hand is about to lie on the table face down. It gets the number that any other card of the hand would get
 * there, and nobody else can say any more of any card of that hand that it is still in it. Returns the number.
 */
export function mixIntoHand(run: Run, id: Id): Id {
  const { owner, zone } = objectOf(run, id);
  if (zone !== 'hand') return id;
  const { hand } = playerOf(run, owner);
  for (const { seat, knows } of run.state.players)
    if (knows.some((known) => hand.includes(known)))
      updatePlayer(run, seat, { knows: knows.filter((known) => !hand.includes(known)) });
  // What has been in play is told of by its number: a number that nobody has heard of is better.
  const unheard = hand.filter((each) => objectOf(run, each).memory === null);
  const number = Math.min(...(unheard.length > 0 ? unheard : hand));
  if (number === id) return id;
  const [one, other] = [objectOf(run, id), objectOf(run, number)];
  const { id: _, ...face } = one;
  const { id: __, ...otherFace } = other;
  updateObject(run, number, face);
  updateObject(run, id, otherFace);
  const place = (each: Id): Id => (each === id ? number : each === number ? id : each);
  // Each card keeps its place in the hand: the owner finds it where it was.
  updatePlayer(run, owner, { hand: playerOf(run, owner).hand.map(place) });
  const renumbered = (each: Marked): Marked => ({ ...each, id: place(each.id) });
  updateTurn(run, { drawn: run.state.turn.drawn.map(renumbered) });
  return number;
}
