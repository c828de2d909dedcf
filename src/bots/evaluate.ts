// Evaluating: how good a position is for a seat, as a chance of winning. What counts is what is on the table, what is
// in the hands, and the race: how much damage gets through each turn against how much life is left.

import type { PermanentView, PlayerView, View } from '../game/index.ts';
import { couldBlock } from './fight.ts';
import { attacks, isIdle, Sight } from './read.ts';

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

export const powerOf = (thing: PermanentView): number => Math.max(0, thing.power ?? 0);

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

const untapped = new WeakMap<PermanentView, PermanentView>();

/** As it is once it has untapped, if it does. */
export function rested(thing: PermanentView): PermanentView {
  if (!thing.tapped || thing.keywords.includes("doesn't untap")) return thing;
  let known = untapped.get(thing);
  if (known === undefined) {
    known = { ...thing, tapped: false };
    untapped.set(thing, known);
  }
  return known;
}

export const lifeWorth = (life: number): number =>
  WEIGHTS.rootOfLife * Math.sqrt(Math.max(0, life)) + WEIGHTS.logOfLife * Math.log(1 + Math.max(0, life));

export function creaturesWorth(sight: Sight, creatures: readonly PermanentView[]): number {
  let strongest = 0;
  let sum = 0;
  for (const each of creatures) {
    sum += WEIGHTS.worth * sight.worth(each);
    if (isIdle(each)) continue;
    strongest = Math.max(strongest, powerOf(each));
    sum += WEIGHTS.creatures + WEIGHTS.toughness * Math.max(0, each.toughness ?? 0);
  }
  return sum + WEIGHTS.strongest * strongest;
}

/** A player's life and the creatures, all of them untapped. */
interface Runner {
  readonly life: number;
  readonly creatures: readonly PermanentView[];
}

/** The share of the other's life that an attack with everything takes. */
const pressure = (sight: Sight, from: Runner, to: Runner): number =>
  Math.min(
    1.5,
    damageThrough(
      sight,
      from.creatures.filter(({ keywords }) => attacks(keywords)),
      to.creatures,
    ) / Math.max(1, to.life),
  );

/** How far one is ahead of the other in taking the other's life. */
export const race = (sight: Sight, one: Runner, other: Runner): number =>
  WEIGHTS.race * (pressure(sight, one, other) - pressure(sight, other, one));

interface Side extends Runner {
  readonly hand: number;
  readonly others: number;
  readonly lands: number;
}

function sideOf(sight: Sight, { seat, life, handCount }: PlayerView): Side {
  const creatures: PermanentView[] = [];
  let others = 0;
  let lands = 0;
  for (const thing of sight.view.inPlay) {
    if (thing.controller !== seat) continue;
    if (thing.power !== null) creatures.push(rested(thing));
    else if (thing.types.includes('land')) lands += 1;
    else if (thing.types.includes('planeswalker'))
      others += 2 + thing.counters.reduce((sum, { number }) => sum + number, 0);
    else if (thing.attachedTo === 0) others += sight.cardWorth(thing.name) * 0.6;
  }
  const hand = seat === sight.seat ? usefulIn(sight, lands) : handCount;
  return { life, hand, creatures, others, lands };
}

/** With so many lands in play another one does little, and counts for so much of a card. */
const LANDS_WANTED = 5;
const SPARE_LAND = 0.25;

/** My own hand in cards, lands that are no longer needed counted for less. What the rival holds is a number only. */
function usefulIn(sight: Sight, lands: number): number {
  const { hand } = sight.me;
  const inHand = hand.filter(({ name }) => sight.definition(name)?.types.includes('land') === true).length;
  const spare = Math.max(0, inHand - Math.max(0, LANDS_WANTED - lands));
  return hand.length - spare * (1 - SPARE_LAND);
}

/** What one side has, whatever the other has. */
const standing = (sight: Sight, { life, hand, creatures, others, lands }: Side): number =>
  lifeWorth(life) +
  creaturesWorth(sight, creatures) +
  WEIGHTS.hand * Math.min(8, hand) +
  WEIGHTS.firstLands * Math.min(4, lands) +
  WEIGHTS.lands * Math.min(7, lands) +
  WEIGHTS.others * others;

/** A side wins together: whoever of it is named as the winner. */
function ended(view: View, winner: number | null): number {
  if (winner === null) return 0.5;
  return view.players[winner]?.relation === 'foe' ? 0 : 1;
}

/** What somebody who is out is worth to the side, and what a leader counts for more than others. */
const OUT = -6;
const LEADS = 2;

/** What players have on the average, leaders counted twice. */
function average(sight: Sight, players: readonly PlayerView[]): number {
  let sum = 0;
  let weight = 0;
  for (const player of players) {
    const counts = player.leads ? LEADS : 1;
    weight += counts;
    sum += counts * (player.out === null ? standing(sight, sideOf(sight, player)) : OUT);
  }
  return weight === 0 ? 0 : sum / weight;
}

/** At a table of several: my side against the foes, of whom the strongest count most; victory points where there are any. */
function evaluateTable(sight: Sight): number {
  const { view } = sight;
  if (sight.me.out !== null && sight.allies.length === 0) return 0;
  const ours = average(
    sight,
    view.players.filter(({ relation }) => relation !== 'foe'),
  );
  const foes = view.players.filter(({ relation }) => relation === 'foe');
  const theirs = (average(sight, foes) + Math.max(...foes.map((foe) => average(sight, [foe])))) / 2;
  const { rival } = sight;
  const running = race(sight, sideOf(sight, sight.me), sideOf(sight, rival));
  const points = sight.me.points - Math.max(...foes.map((foe) => foe.points));
  const move = view.turnOf.includes(view.seat) ? WEIGHTS.move : -WEIGHTS.move;
  return 1 / (1 + Math.exp(-(ours - theirs + running + move + points)));
}

/** The chance that the seat will win, from 0 to 1. */
export function evaluate(view: View): number {
  if (view.outcome !== null) return ended(view, view.outcome.winner);
  const sight = new Sight(view);
  if (!sight.isDuel) return evaluateTable(sight);
  const mine = sideOf(sight, sight.me);
  const theirs = sideOf(sight, sight.rival);
  const move = view.active === view.seat ? WEIGHTS.move : -WEIGHTS.move;
  const sum = standing(sight, mine) - standing(sight, theirs) + race(sight, mine, theirs) + move;
  return 1 / (1 + Math.exp(-sum));
}
