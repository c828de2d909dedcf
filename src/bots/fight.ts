// Fighting: how a fight ends, and which creatures attack.

import {
  type Answer,
  type Effect,
  type Id,
  type Option,
  type PermanentView,
  type Question,
  type Seat,
  totalCost,
} from '../game/index.ts';
import { priceOf } from './price.ts';
import { isReady, isRepeatable, makesMana, type Sight } from './read.ts';

export const has = (thing: PermanentView, keyword: PermanentView['keywords'][number]): boolean =>
  thing.keywords.includes(keyword);

export const left = (thing: PermanentView): number => (thing.toughness ?? 0) - thing.damage;

export interface Extra {
  readonly power: number;
  readonly toughness: number;
}
const NOTHING: Extra = { power: 0, toughness: 0 };

/** Whether one creature's damage is enough to destroy the other. */
function slays(one: PermanentView, other: PermanentView, more: Extra = NOTHING, otherMore: Extra = NOTHING): boolean {
  const power = (one.power ?? 0) + more.power;
  if (power <= 0 || has(other, 'indestructible')) return false;
  return has(one, 'deathtouch') || power >= left(other) + otherMore.toughness;
}

export const strikesFirst = (thing: PermanentView): boolean =>
  has(thing, 'first strike') || has(thing, 'double strike');

/** How a fight of two ends: whether each of them dies. */
export function fightOf(a: PermanentView, b: PermanentView, more: Extra = NOTHING): { aDies: boolean; bDies: boolean } {
  const aSlays = slays(a, b, more);
  const bSlays = slays(b, a, NOTHING, more);
  if (aSlays && strikesFirst(a) && !strikesFirst(b)) return { aDies: false, bDies: true };
  if (bSlays && strikesFirst(b) && !strikesFirst(a)) return { aDies: true, bDies: false };
  return { aDies: bSlays, bDies: aSlays };
}

const WALKS: readonly (readonly [PermanentView['keywords'][number], string])[] = [
  ['plainswalk', 'Plains'],
  ['islandwalk', 'Island'],
  ['swampwalk', 'Swamp'],
  ['mountainwalk', 'Mountain'],
  ['forestwalk', 'Forest'],
];

/** Whether its controller could regenerate it: an ability of its own, and an untapped source of mana to pay for it. */
export function mends(sight: Sight, thing: PermanentView): boolean {
  const ability = thing.activated.find((each) =>
    each.effects.some((effect) => effect.do === 'regenerate' && effect.what.ref === 'this'),
  );
  if (ability === undefined) return false;
  const needed = ability.cost.mana === null ? 0 : totalCost(ability.cost.mana);
  const sources = sight.view.inPlay.filter(
    (each) => each.controller === thing.controller && !each.tapped && each.activated.some(makesMana),
  );
  return sources.length >= needed;
}

/** Whether a creature could block another, as far as the table shows. */
export function couldBlock(sight: Sight, blocker: PermanentView, attacker: PermanentView): boolean {
  if (blocker.tapped || has(blocker, "can't block") || has(attacker, 'unblockable')) return false;
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return false;
  const artifact = blocker.types.includes('artifact');
  if (has(attacker, 'fear') && !artifact && !blocker.colors.includes('black')) return false;
  if (has(attacker, 'intimidate') && !artifact && !attacker.colors.some((color) => blocker.colors.includes(color)))
    return false;
  return (
    attacker.keywords.length === 0 ||
    !WALKS.some(([walk, type]) => has(attacker, walk) && hasLand(sight, blocker.controller, type))
  );
}

const hasLand = (sight: Sight, seat: Seat, type: string): boolean =>
  sight.view.inPlay.some(
    (each) => each.controller === seat && each.types.includes('land') && each.subtypes.includes(type),
  );

/** An attacker is sent where no blocker can kill it, or only at a price that is worth it. */
function safe(sight: Sight, attacker: PermanentView, blockers: readonly PermanentView[]): boolean {
  const facing = blockers.filter((each) => couldBlock(sight, each, attacker));
  if (facing.length === 0) return true;
  const bad = facing.some((each) => {
    const { aDies, bDies } = fightOf(attacker, each);
    return aDies && (!bDies || sight.worth(each) + 0.5 < sight.worth(attacker));
  });
  if (bad) return false;
  // Two blockers together may kill what one could not.
  const together = facing.reduce((sum, each) => sum + (each.power ?? 0), 0);
  return facing.length === 1 || together < left(attacker) || facing.length <= 2;
}

/** A way to choose those that attack, from those that may and those that must. */
export type AttackPlan = (sight: Sight, candidates: readonly Id[], must: readonly Id[]) => Id[];

/** The creatures to attack with. Those that must attack are always among them. */
export function planAttack(sight: Sight, candidates: readonly Id[], must: readonly Id[]): Id[] {
  const able = candidates.map((id) => sight.permanent(id)).filter((each): each is PermanentView => each !== null);
  const blockers = sight.creatures(false).filter((each) => !each.tapped);
  const free = able.filter(
    (each) => (each.power ?? 0) > 0 && blockers.every((blocker) => !couldBlock(sight, blocker, each)),
  );
  const through = free.reduce((sum, each) => sum + (each.power ?? 0), 0);
  const strong = able.filter((each) => (each.power ?? 0) > 0).sort((a, b) => (a.power ?? 0) - (b.power ?? 0));
  const unblocked = strong
    .slice(0, Math.max(0, strong.length - blockers.length))
    .reduce((sum, each) => sum + (each.power ?? 0), 0);
  if (through >= sight.rival.life) return withMust(free, must);
  if (unblocked >= sight.rival.life) return withMust(strong, must);
  let going = able.filter((each) => (each.power ?? 0) > 0 && safe(sight, each, blockers));
  // Enough stay home that the answer to this attack does not win the game.
  const threat = sight.threats.filter((each) => !has(each, 'defender')).sort((a, b) => (b.power ?? 0) - (a.power ?? 0));
  const home = (away: readonly PermanentView[]): number =>
    sight.creatures(true).filter((each) => has(each, 'vigilance') || (!each.tapped && !away.includes(each))).length;
  const danger = (away: readonly PermanentView[]): boolean =>
    threat.slice(home(away)).reduce((sum, each) => sum + (each.power ?? 0), 0) >= sight.me.life;
  going = going.sort((a, b) => sight.worth(b) - sight.worth(a));
  while (going.length > 0 && danger(going)) going = going.slice(0, -1);
  return withMust(going, must);
}

const withMust = (going: readonly PermanentView[], must: readonly Id[]): Id[] => [
  ...new Set([...must, ...going.map((each) => each.id)]),
];

type Priced = NonNullable<Extract<Question, { ask: 'attack' }>['priced']>[number];

/** As many as there is mana for; what costs more than mana goes where it gains more than that is worth. */
export function affordable<Planned>(
  sight: Sight,
  planned: readonly Planned[],
  priced: (each: Planned) => Priced | undefined,
  tapping: readonly Id[] = [],
): readonly Planned[] {
  if (planned.every((each) => priced(each) === undefined)) return planned;
  let mana = sight.mana - sight.sources.filter((each) => isReady(each) && tapping.includes(each.id)).length;
  return planned.filter((each) => {
    const price = priced(each);
    if (price === undefined) return true;
    if (price.mana > mana || !isWorthMore(sight, price)) return false;
    mana -= price.mana;
    return true;
  });
}

/** What a point of damage is worth that something is given up for. */
const PAID_DAMAGE = 0.6;

/** Whether an attacker brings more than what is given up for it; nobody gives anything up to block. */
function isWorthMore(sight: Sight, { id, attacker, more }: Priced): boolean {
  if (more.length === 0) return true;
  const thing = sight.permanent(id);
  if (attacker !== 0 || thing === null) return false;
  const power = thing.power ?? 0;
  const stopped =
    !has(thing, 'trample') && sight.creatures(false).some((each) => !each.tapped && couldBlock(sight, each, thing));
  const gain = stopped ? 0 : power >= sight.rival.life ? 100 : power * PAID_DAMAGE;
  return gain > more.reduce((sum, cost) => sum + priceOf(sight, cost), 0);
}

/** A plan without those who would have too few others with them, or too many; who must go takes others along. */
export function inCompany(
  ids: readonly Id[],
  { company = [], along = 0 }: Pick<Extract<Question, { ask: 'attack' }>, 'company' | 'along'>,
  must: readonly Id[] = [],
  candidates: readonly Id[] = [],
): readonly Id[] {
  const others = ids.length - 1 + along;
  const lonely = company.find(({ id, least, most }) => ids.includes(id) && (others < least || others > most));
  if (lonely === undefined) return ids;
  const { id, least, most } = lonely;
  const again = (going: readonly Id[]): readonly Id[] => inCompany(going, { company, along }, must, candidates);
  if (!must.includes(id)) return again(ids.filter((each) => each !== id));
  if (others > most) return must.length === 1 ? [id] : again(ids.filter((each) => each !== id));
  const more = candidates.filter((each) => !ids.includes(each) && !company.some((one) => one.id === each));
  return more.length < least - others ? ids : again([...ids, ...more.slice(0, least - others)]);
}

export function chooseAttack(sight: Sight, question: Extract<Question, { ask: 'attack' }>, plan: AttackPlan): Answer {
  if (question.targets.filter((each) => each.what === 'player').length > 1) return attackSeveral(sight, question, plan);
  const target = question.targets.find((each) => each.what === 'player') ?? (question.targets[0] as Option);
  const wanted = plan(sight, question.candidates, question.must);
  const planned = affordable(sight, wanted, (id) => question.priced?.find((each) => each.id === id), wanted);
  const ids = inCompany(planned, question, question.must, question.candidates);
  const isPlain = question.company === undefined && question.priced === undefined;
  const band = question.banding && isPlain ? bandFor(sight, question.candidates, ids) : [];
  const all = [...new Set([...ids, ...band])];
  return { kind: 'attack', attackers: all.map((id) => ({ id, target, band: band.includes(id) ? 1 : 0 })) };
}

/**
 * Where several may be attacked, each of them is looked at: who can be beaten, or else whom most of the attack reaches unharmed;
 * whoever is not needed there may attack another.
 */
function attackSeveral(sight: Sight, question: Extract<Question, { ask: 'attack' }>, plan: AttackPlan): Answer {
  const seats = question.targets.flatMap((each) => (each.what === 'player' ? [each.id] : []));
  const attackers: { id: Id; target: Option; band: number }[] = [];
  let candidates = question.candidates;
  let must = question.must;
  let open = seats;
  while (open.length > 0 && candidates.length > 0) {
    const plans = open.map((seat) => ({ seat, ids: plan(sight.against(seat), candidates, []) }));
    const best = plans.reduce((a, b) => (promise(sight, b.seat, b.ids) > promise(sight, a.seat, a.ids) ? b : a));
    if (best.ids.length === 0) break;
    for (const id of best.ids) attackers.push({ id, target: { what: 'player', id: best.seat }, band: 0 });
    candidates = candidates.filter((id) => !best.ids.includes(id));
    must = must.filter((id) => !best.ids.includes(id));
    open = open.filter((seat) => seat !== best.seat);
  }
  const target = question.targets.find(({ what, id }) => what === 'player' && id === sight.rival.seat) as Option;
  for (const id of must) attackers.push({ id, target: target ?? (question.targets[0] as Option), band: 0 });
  const going = inCompany(
    affordable(
      sight,
      attackers.map(({ id }) => id),
      (id) => question.priced?.find((each) => each.id === id),
      question.candidates,
    ),
    question,
    question.must,
    question.candidates,
  );
  const at = (id: Id): Option => attackers.find((each) => each.id === id)?.target ?? target ?? question.targets[0];
  return { kind: 'attack', attackers: going.map((id) => ({ id, target: at(id), band: 0 })) };
}

/** What an attack on somebody promises: the end of a foe most of all, then damage to whoever matters most. */
function promise(sight: Sight, seat: Seat, ids: readonly Id[]): number {
  const foe = sight.view.players[seat];
  if (foe === undefined || ids.length === 0) return 0;
  const power = ids.reduce((sum, id) => sum + Math.max(0, sight.permanent(id)?.power ?? 0), 0);
  const matters = sight.rival.seat === seat ? 1.5 : 1;
  return (power / Math.max(1, foe.life)) * matters + (power >= foe.life ? 2 : 0) + (foe.leads ? 0.5 : 0);
}

/** One with banding takes the strongest attacker along: whoever blocks meets both, and I choose which of them is hurt. */
function bandFor(sight: Sight, candidates: readonly Id[], going: readonly Id[]): readonly Id[] {
  const bands = (id: Id): boolean => {
    const thing = sight.permanent(id);
    return thing !== null && has(thing, 'banding');
  };
  const power = (id: Id): number => sight.permanent(id)?.power ?? 0;
  const partner = going.filter((id) => !bands(id)).sort((a, b) => power(b) - power(a))[0];
  const bander = candidates.filter((id) => bands(id) && power(id) > 0).sort((a, b) => power(a) - power(b))[0];
  return partner === undefined || bander === undefined ? [] : [bander, partner];
}

// ---- growing and falling ----

/** The power that its own abilities could still give it, with the lands that its controller has untapped. */
export function growth(sight: Sight, thing: PermanentView): number {
  for (const ability of thing.activated) {
    const { mana } = ability.cost;
    if (mana === null || !isRepeatable(ability)) continue;
    const power = ability.effects.reduce((sum, effect) => sum + powerGiven(effect), 0);
    if (power <= 0) continue;
    const lands = sight.view.inPlay.filter(
      (each) => each.controller === thing.controller && !each.tapped && each.types.includes('land'),
    ).length;
    return power * Math.floor(lands / Math.max(1, totalCost(mana)));
  }
  return 0;
}

function powerGiven(effect: Effect): number {
  if (effect.do !== 'change' || effect.what.ref !== 'this') return 0;
  const size = effect.changes.find((each) => each.change === 'size');
  return size?.change === 'size' && typeof size.power === 'number' ? size.power : 0;
}

/** Who of two dies, those that can be regenerated left out. */
export function fallen(
  sight: Sight,
  attacker: PermanentView,
  blocker: PermanentView,
): { aDies: boolean; bDies: boolean } {
  const { aDies, bDies } = fightOf(attacker, blocker);
  return { aDies: aDies && !mends(sight, attacker), bDies: bDies && !mends(sight, blocker) };
}
