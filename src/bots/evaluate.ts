// Evaluating: how good a position is for a seat, as a chance of winning. What counts is what is on the table, what is
// in the hands, and the race: how much damage gets through each turn against how much life is left.

import type { PermanentView, PlayerView, View } from '../game/index.ts';
import { couldBlock } from './fight.ts';
import { Sight } from './read.ts';

/**
 * How much each thing says about who will win: a fit to the ends of 8,000 games between simple opponents over all books,
 * rounded by hand. Beside the race single creatures say little; their number and the strongest say more. Lands count
 * until there are enough for most spells.
 */
const WEIGHTS = {
  rootOfLife: 0.28,
  logOfLife: 0.56,
  hand: 0.2,
  firstLands: 0.55,
  lands: 0.02,
  strongest: 0.19,
  creatures: 0.2,
  toughness: 0.025,
  worth: 0.01,
  others: 0.06,
  race: 1.43,
  move: 0.25,
} as const;

const powerOf = (thing: PermanentView): number => Math.max(0, thing.power ?? 0);

/** The damage that gets through when everything attacks: each blocker stops the strongest attacker it can. */
export function damageThrough(
  sight: Sight,
  attackers: readonly PermanentView[],
  blockers: readonly PermanentView[],
): number {
  const free = [...blockers];
  let through = 0;
  for (const attacker of [...attackers].sort((a, b) => powerOf(b) - powerOf(a))) {
    const at = free.findIndex((each) => couldBlock(sight, each, attacker));
    if (at < 0) through += powerOf(attacker);
    else {
      const [blocker] = free.splice(at, 1);
      if (attacker.keywords.includes('trample')) through += Math.max(0, powerOf(attacker) - (blocker?.toughness ?? 0));
    }
  }
  return through;
}

const canAttack = ({ keywords }: PermanentView): boolean =>
  !keywords.includes('defender') && !keywords.includes("can't attack");

interface Side {
  readonly player: PlayerView;
  readonly creatures: readonly PermanentView[];
  readonly others: number;
  readonly lands: number;
}

function sideOf(sight: Sight, player: PlayerView): Side {
  const creatures: PermanentView[] = [];
  let others = 0;
  let lands = 0;
  for (const thing of sight.view.inPlay) {
    if (thing.controller !== player.seat) continue;
    if (thing.power !== null) creatures.push(thing.tapped ? { ...thing, tapped: false } : thing);
    else if (thing.types.includes('land')) lands += 1;
    else if (thing.types.includes('planeswalker'))
      others += 2 + thing.counters.reduce((sum, { number }) => sum + number, 0);
    else if (thing.attachedTo === 0) others += sight.cardWorth(thing.name) * 0.6;
  }
  return { player, creatures, others, lands };
}

/** What one side has, whatever the other has. */
function standing(sight: Sight, { player, creatures, others, lands }: Side): number {
  const life = Math.max(0, player.life);
  let strongest = 0;
  let toughness = 0;
  let worth = 0;
  for (const each of creatures) {
    strongest = Math.max(strongest, powerOf(each));
    toughness += Math.max(0, each.toughness ?? 0);
    worth += sight.worth(each);
  }
  return (
    WEIGHTS.rootOfLife * Math.sqrt(life) +
    WEIGHTS.logOfLife * Math.log(1 + life) +
    WEIGHTS.hand * Math.min(8, player.handCount) +
    WEIGHTS.firstLands * Math.min(4, lands) +
    WEIGHTS.lands * Math.min(7, lands) +
    WEIGHTS.strongest * strongest +
    WEIGHTS.creatures * creatures.length +
    WEIGHTS.toughness * toughness +
    WEIGHTS.worth * worth +
    WEIGHTS.others * others
  );
}

/** The share of the other's life that an attack with everything takes. */
const pressure = (sight: Sight, from: Side, to: Side): number =>
  Math.min(1.5, damageThrough(sight, from.creatures.filter(canAttack), to.creatures) / Math.max(1, to.player.life));

/** The chance that the seat will win, from 0 to 1. */
export function evaluate(view: View): number {
  if (view.outcome !== null) return view.outcome.winner === null ? 0.5 : view.outcome.winner === view.seat ? 1 : 0;
  const sight = new Sight(view);
  const mine = sideOf(sight, sight.me);
  const theirs = sideOf(sight, sight.rival);
  const sum =
    standing(sight, mine) -
    standing(sight, theirs) +
    WEIGHTS.race * (pressure(sight, mine, theirs) - pressure(sight, theirs, mine)) +
    (view.active === view.seat ? WEIGHTS.move : -WEIGHTS.move);
  return 1 / (1 + Math.exp(-sum));
}
