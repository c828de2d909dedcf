// What can no longer be of use to anybody because there is no mana for it: cards that cannot be paid for any more this turn, and, when blocks
// are declared, the lands of who has nothing left to spend mana on.

import { type Game, type Id, type Seat, totalCost } from '../../game/index.ts';

export interface Spent {
  /** Cards in hands. */
  readonly cards: ReadonlySet<Id>;
  readonly lands: ReadonlySet<Id>;
}

export const NOTHING_SPENT: Spent = { cards: new Set(), lands: new Set() };

/** Only where there is no more mana to come than what can be tapped, but for a land in hand. */
export function spentIn(game: Game): Spent {
  const { state, inside, given } = game;
  // In the middle of an announcement something may just be paid for.
  if (given.length > 0) return NOTHING_SPENT;
  const cards = new Set<Id>();
  const lands = new Set<Id>();
  state.players.forEach(({ hand }, seat) => {
    if (hand.some((id) => inside.kind(id).definition.types.includes('land'))) return;
    const dear = hand.filter((id) => !isPayable(game, seat, id));
    for (const id of dear) cards.add(id);
    if (state.combat?.blocksDeclared !== true || dear.length < hand.length || spendsInPlay(game, seat)) return;
    for (const id of state.inPlay)
      if (inside.object(id).controller === seat && inside.kind(id).definition.types.includes('land')) lands.add(id);
  });
  return { cards, lands };
}

function isPayable({ inside }: Game, seat: Seat, id: Id): boolean {
  const { cost } = inside.kind(id).definition;
  const { simple, alike, counts, total } = inside.sources(seat);
  if (cost === null || cost.hybrid.length > 0 || !simple || alike !== null) return true;
  const { pool } = inside.player(seat);
  if (totalCost(cost) > total + pool.reduce((sum, mana) => sum + mana, 0)) return false;
  return cost.colored.every((number, kind) => number <= (counts[kind] ?? 0) + (pool[kind] ?? 0));
}

/** Whether anything that the seat has in play can be used for mana. */
const spendsInPlay = ({ state, inside }: Game, seat: Seat): boolean =>
  state.inPlay.some(
    (id) => inside.object(id).controller === seat && inside.char(id).activated.some(({ cost }) => cost.mana !== null),
  );
