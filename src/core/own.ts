// Changing the owner of a card, for the few texts that do: the card is another player's from then on, even afterwards.

import { lookAgain, objectOf, playerOf, type Run, record, updateObject, updatePlayer } from './change.ts';
import type { Id, Seat } from './state.ts';

const PILES = ['library', 'hand', 'graveyard', 'removed', 'ante', 'drawing', 'aside'] as const;

/** The card stays where it is: in the same zone, among the cards of its new owner. */
export function changeOwner(run: Run, id: Id, to: Seat): void {
  const { owner, zone } = objectOf(run, id);
  if (owner === to) return;
  const pile = PILES.find((each) => each === zone);
  if (pile !== undefined) {
    updatePlayer(run, owner, { [pile]: playerOf(run, owner)[pile].filter((each) => each !== id) });
    updatePlayer(run, to, { [pile]: [...playerOf(run, to)[pile], id] });
  }
  updateObject(run, id, zone === 'play' || zone === 'chain' ? { owner: to } : { owner: to, controller: to, home: to });
  lookAgain(run);
  record(run, { event: 'owner', id, from: owner, to });
}
