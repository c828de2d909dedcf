// Evaluating: how good a position is for a seat, as a chance of winning. What counts is what is on the table, what is
// in the hands, and the race: how much damage gets through each turn against how much life is left.

import type { PermanentView, PlayerView, View } from '../game/index.ts';
import { couldBlock } from './fight.ts';
import { Sight } from './read.ts';

/** What is compared between the two sides, each as mine less theirs. */
export const FEATURES = ['life', 'creatures', 'others', 'hand', 'lands', 'evasion', 'race', 'move'] as const;

/** How much each of them says about who will win: set by hand, after a fit to the ends of many games between simple opponents. */
const WEIGHTS: readonly number[] = [0.7, 0.07, 0.08, 0.22, 0.1, 0.12, 1.1, 0.18];

const powerOf = (thing: PermanentView): number => Math.max(0, thing.power ?? 0);
const isEvasive = (thing: PermanentView): boolean =>
  thing.keywords.some((keyword) => keyword === 'flying' || keyword === 'unblockable' || keyword === 'fear');

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

/** The features of a position as a seat sees it. */
export function featuresOf(view: View): number[] {
  const sight = new Sight(view);
  const mine = sideOf(sight, sight.me);
  const theirs = sideOf(sight, sight.rival);
  const pressure = (from: Side, to: Side): number =>
    Math.min(1.5, damageThrough(sight, from.creatures.filter(canAttack), to.creatures) / Math.max(1, to.player.life));
  const worth = ({ creatures }: Side): number => creatures.reduce((sum, each) => sum + sight.worth(each), 0);
  const evasion = ({ creatures }: Side): number =>
    creatures.reduce((sum, each) => sum + (isEvasive(each) && canAttack(each) ? powerOf(each) : 0), 0);
  const life = ({ player }: Side): number => Math.sqrt(Math.max(0, player.life));
  const hand = ({ player }: Side): number => Math.min(8, player.handCount);
  const lands = (side: Side): number => Math.min(7, side.lands);
  return [
    life(mine) - life(theirs),
    worth(mine) - worth(theirs),
    mine.others - theirs.others,
    hand(mine) - hand(theirs),
    lands(mine) - lands(theirs),
    evasion(mine) - evasion(theirs),
    pressure(mine, theirs) - pressure(theirs, mine),
    view.active === view.seat ? 1 : -1,
  ];
}

/** The chance that the seat will win, from 0 to 1. */
export function evaluate(view: View): number {
  if (view.outcome !== null) return view.outcome.winner === null ? 0.5 : view.outcome.winner === view.seat ? 1 : 0;
  const sum = featuresOf(view).reduce((total, value, index) => total + value * (WEIGHTS[index] as number), 0);
  return 1 / (1 + Math.exp(-sum));
}
