// Foes at a table of several: who matters most to me, and who could do me most harm. A weak foe is left alone as long as a
// stronger one is about, unless the weak one can be finished: nobody is ganged up on without a reason.

import type { PermanentView, PlayerView, Seat } from '../game/index.ts';
import type { Sight } from './read.ts';

const powerOf = (things: readonly PermanentView[]): number =>
  things.reduce((sum, each) => sum + Math.max(0, each.power ?? 0), 0);

/** What a foe's side has on the table: of the whole side, where it fights as one. */
function creaturesOf({ view }: Sight, { seat, team }: PlayerView): PermanentView[] {
  return view.inPlay.filter(
    ({ controller, power }) =>
      power !== null && (controller === seat || (view.asTeams && view.players[controller]?.team === team)),
  );
}

/** A foe within reach is worth thinking about before others; whom I may attack before those. */
const within = (sight: Sight, seats: readonly Seat[]): PlayerView[] =>
  sight.foes.filter(({ seat }) => seats.includes(seat));

/** So much of a foe's strength is what it has in hand. */
const HAND = 0.7;
/** Whoever leads the other team is worth this much more than anybody else. */
const LEADER = 6;
/** A foe with so little life is nearly out: worth finishing. */
const NEARLY_OUT = 5;

/** The foe who matters most: the strongest of those whom I may attack, or reach, or of all. */
export function mostDangerous(sight: Sight): PlayerView | null {
  const { view } = sight;
  const near = [view.attackable, view.reach].map((seats) => within(sight, seats)).find((foes) => foes.length > 0);
  const foes = near ?? sight.foes;
  let best: PlayerView | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const foe of foes) {
    const threatens = view.threatenedBy.includes(foe.seat) ? 1 : 0.5;
    const strength = powerOf(creaturesOf(sight, foe)) * threatens + HAND * foe.handCount;
    const score = strength + (foe.leads ? LEADER : 0) + Math.max(0, NEARLY_OUT - foe.life) * 2;
    // Between equals the nearer one on the left: not everybody picks the same.
    const distance = (foe.seat - sight.seat + view.players.length) % view.players.length;
    if (score - distance * 0.01 <= most) continue;
    most = score - distance * 0.01;
    best = foe;
  }
  return best;
}

/** The creatures of the one who could do most of those who may attack me. */
export function threatsAgainst(sight: Sight): PermanentView[] {
  let most: PermanentView[] = [];
  for (const foe of within(sight, sight.view.threatenedBy)) {
    const creatures = creaturesOf(sight, foe);
    if (powerOf(creatures) > powerOf(most)) most = creatures;
  }
  return most;
}
