// Attacking, the part all books share: who may attack whom, and what is refused in a declaration.

import { record, updateObject, updateState, updateTurn } from '../../core/change.ts';
import type { Attack, Combat, Id, Seat } from '../../core/state.ts';
import type { AttackQuestion, Declared, Option } from '../asking/decision.ts';
import { object as objectOption, player as playerOption } from '../asking/decision.ts';
import { tapPermanent } from '../happening/tapping.ts';
import { eventOf, happened, NO_DETAIL } from '../happening/triggers.ts';
import type { Machine } from '../machine.ts';
import type { RefusalKey } from '../rulebook.ts';
import { hasTurn, isSide, sideOf } from '../seats.ts';
import { charOf, has, holdsFor, isCreature, playerLimits } from '../things/characteristics.ts';
import { PLANESWALKER } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { conditionHolds, contextOf } from '../things/refs.ts';
import { ANY, companyIn, companyOf, findingCompany, lacksCompany } from './company.ts';
import { canPayPrices, isDear, pricedAttacks, pricesOfAttack } from './prices.ts';

/** Whether an effect takes this part of the turn away: from one player of a side, and so from the side. */
export const skips = (m: Machine, phase: 'combat' | 'untap' | 'draw'): boolean =>
  sideOf(m, m.active).some((seat) => holdsFor(m, seat, `skips ${phase}`));

/** Why a creature cannot attack at all now, or null. */
function refuseAttacker(m: Machine, id: Id): RefusalKey | null {
  const object = m.object(id);
  if (object.zone !== 'play' || !hasTurn(m, object.controller) || !isCreature(m, id)) return 'not yours';
  if (object.tapped) return 'tapped';
  if (object.sick && !has(m, id, 'haste') && !has(m, id, 'attacks at once')) return 'summoning sick';
  if (staysHome(m, id)) return 'wall';
  if (has(m, id, "can't attack")) return 'cannot attack';
  const forbidden = playerLimits(m, object.controller).some(
    ({ change, source }) =>
      change.change === 'cant' && change.doing === 'attack' && matches(m, change.filter, id, contextOf(m, source)),
  );
  if (forbidden) return 'cannot attack';
  return isHeldBack(m, id) ? 'cannot attack' : null;
}

/** Whether it could attack nobody at all: where there are several to attack, one of them may be open to it. */
function isHeldBack(m: Machine, id: Id): boolean {
  const seats = m.book.variant.attackable(m, m.object(id).controller);
  return seats.length < 2 ? holdsBack(m, id) : seats.every((seat) => holdsBack(m, id, seat));
}

/** Walls stay home by their very kind in old books; later they have an ability that says so. */
const staysHome = (m: Machine, id: Id): boolean =>
  (has(m, id, 'defender') || (m.book.facts.combat.wallsStayHome && charOf(m, id).subtypes.includes('Wall'))) &&
  !has(m, id, 'attacks anyway');

/**
 * Some effects let only certain creatures attack a player. What cannot attack one player of a side cannot attack the side
 * (2007: CR 606.7).
 */
function mayAttackSeat(m: Machine, id: Id, seat: Seat): boolean {
  return sideOf(m, seat).every((each) =>
    playerLimits(m, each).every(
      ({ change, source }) =>
        change.change !== 'onlyBy' || change.doing !== 'attack' || matches(m, change.filter, id, contextOf(m, source)),
    ),
  );
}

/** Who can't be attacked may still have planeswalkers that can: these are attacked themselves (2010: CR 508.1). */
export const mayAttack = (m: Machine, id: Id, target: Option): boolean =>
  (target.what !== 'player' || mayAttackSeat(m, id, target.id)) &&
  !holdsBack(m, id, target.what === 'player' ? target.id : m.object(target.id).controller);

/** "It can't attack unless defending player controls an Island": with several players, the one whom it would attack. */
const holdsBack = (m: Machine, id: Id, defender?: Seat): boolean =>
  charOf(m, id).limits.some(
    ({ change, source }) =>
      change.change === 'onlyIf' &&
      change.does === 'attack' &&
      !conditionHolds(m, change.condition, {
        ...contextOf(m, source),
        ...(defender === undefined ? {} : { defender }),
      }),
  );

/** Whether something says that it attacks if able. */
export const isForced = (m: Machine, id: Id): boolean =>
  has(m, id, 'attacks each turn') || charOf(m, id).limits.some(({ change }) => change.change === 'attacksYou');

/** Whom it has to attack, if it is told to attack one player and could. */
export function forcedAt(m: Machine, id: Id, targets: readonly Option[]): Seat[] {
  return [...charOf(m, id).limits, ...playerLimits(m, m.object(id).controller)]
    .filter(({ change }) => change.change === 'attacksYou')
    .flatMap(({ source }) => sideOf(m, m.object(source).controller))
    .filter((seat) => targets.some((each) => each.what === 'player' && each.id === seat && mayAttack(m, id, each)));
}

/**
 * What a player is asked who may attack: whose turn it is, or each player of the side whose turn it is, for the creatures of
 * that player. `along` are attackers that others of the side have declared.
 */
export function attackQuestion(m: Machine, seat: Seat = m.active, along: readonly Declared[] = []): AttackQuestion {
  const seats = m.book.variant.attackable(m, seat);
  const walkers = m.book.facts.combat.planeswalkers
    ? m.state.inPlay.filter(
        (id) =>
          seats.some((each) => isSide(m, each, m.object(id).controller)) && (charOf(m, id).types & PLANESWALKER) !== 0,
      )
    : [];
  const targets: Option[] = [...seats.map(playerOption), ...walkers.map(objectOption)];
  const able = m.state.inPlay.filter(
    (id) =>
      m.object(id).controller === seat &&
      refuseAttacker(m, id) === null &&
      targets.some((target) => mayAttack(m, id, target)),
  );
  const candidates = findingCompany(m, 'attack', able, along.length);
  const all = playerLimits(m, seat).some(({ change }) => change.change === 'attacksYou');
  const must = (id: Id): boolean =>
    has(m, id, 'attacks each turn') || ((all || isForced(m, id)) && forcedAt(m, id, targets).length > 0);
  return {
    ask: 'attack',
    player: seat,
    source: 0,
    purpose: 'declare attackers',
    candidates,
    // Once is enough: in a further combat phase of the same turn it is free to stay home.
    must: candidates.filter(
      (id) => must(id) && m.object(id).attacked !== m.state.turn.number && !isDear(m, id, targets),
    ),
    targets,
    banding: m.book.facts.combat.banding && candidates.some((id) => has(m, id, 'banding')),
    ...(along.length === 0 ? {} : { along: along.length }),
    ...companyIn(m, 'attack', candidates),
    ...pricedAttacks(m, candidates, targets),
  };
}

const offered = new WeakMap<AttackQuestion, ReadonlySet<Id>>();

/** Who may attack by what was asked; found once for a question, since a list of answers asks often. */
function offersOf(question: AttackQuestion): ReadonlySet<Id> {
  let offers = offered.get(question);
  if (offers === undefined) {
    offers = new Set(question.candidates);
    offered.set(question, offers);
  }
  return offers;
}

export function refuseAttack(m: Machine, question: AttackQuestion, attackers: readonly Declared[]): RefusalKey | null {
  const offers = offersOf(question);
  // Who is offered may attack one of the targets: the only one, where there are not several.
  const severalTargets = question.targets.length > 1;
  const seen = new Set<Id>();
  for (const { id, target } of attackers) {
    if (m.state.objects[id] === undefined || seen.has(id)) return 'not offered';
    seen.add(id);
    if (!offers.has(id)) return refuseAttacker(m, id) ?? 'cannot attack';
    if (!question.targets.some((each) => each.what === target.what && each.id === target.id)) return 'not offered';
    if (severalTargets && !mayAttack(m, id, target)) return 'cannot attack';
  }
  if (question.company !== undefined && lacksCompany(m, 'attack', [...seen], question.along)) return 'cannot attack';
  const obeyed = question.must.filter((id) => seen.has(id)).length;
  if (obeyed < question.must.length && obeyed < mostObeyed(m, question)) return 'must attack';
  for (const { id, target } of severalTargets ? attackers : []) {
    const at = forcedAt(m, id, question.targets);
    if (at.length > 0 && !(target.what === 'player' && at.includes(target.id))) return 'must attack';
  }
  if (question.priced !== undefined && !isPayable(m, question, attackers)) return 'cost';
  return refuseBands(m, question, attackers);
}

/** Whether what it costs that these attack can be paid. */
export const isPayable = (m: Machine, { player }: AttackQuestion, attackers: readonly Declared[]): boolean =>
  canPayPrices(
    m,
    player,
    pricesOfAttack(m, attackers),
    attackers.map(({ id }) => id),
  );

/**
 * Those of whom it is demanded that they attack, as many as can together, and whoever must go along for that. Who goes
 * alone or not at all stays where others are bidden too, unless it is the only one.
 */
export function plainAttackers(m: Machine, { must, candidates, along = 0 }: AttackQuestion): readonly Id[] {
  const going = must.filter((id) => companyOf(m, id, 'attack').most >= must.length - 1 + along);
  const [first] = must;
  if (going.length === 0) return first === undefined ? [] : [first];
  const needed = Math.max(...going.map((id) => companyOf(m, id, 'attack').least)) + 1 - going.length - along;
  if (needed <= 0) return going;
  const others = candidates.filter((id) => !going.includes(id) && companyOf(m, id, 'attack').most === ANY);
  return [...going, ...others.slice(0, needed)];
}

const mostObeyed = (m: Machine, question: AttackQuestion): number =>
  plainAttackers(m, question).filter((id) => question.must.includes(id)).length;

/** A band is any number of creatures with banding and at most one without, attacking together. */
function refuseBands(m: Machine, question: AttackQuestion, attackers: readonly Declared[]): RefusalKey | null {
  const bands = new Map<number, Declared[]>();
  for (const each of attackers) if (each.band > 0) bands.set(each.band, [...(bands.get(each.band) ?? []), each]);
  for (const members of bands.values()) {
    if (!question.banding) return 'band';
    const first = members[0] as Declared;
    if (members.filter(({ id }) => !has(m, id, 'banding')).length > 1) return 'band';
    if (members.some(({ target }) => target.what !== first.target.what || target.id !== first.target.id)) return 'band';
  }
  return null;
}

/** The attack is declared: attackers tap (unless they need not), and abilities hear of it. */
export function beginAttack(m: Machine, attackers: readonly Declared[]): void {
  const attacks = attackers.map(({ id, target, band }): Attack => {
    const seat = target.what === 'player' ? target.id : m.object(target.id).controller;
    const planeswalker = target.what === 'player' ? 0 : target.id;
    return { id, life: m.object(id).life, seat, planeswalker, band, blocked: false, blockers: [] };
  });
  const combat: Combat = {
    attacker: m.active,
    declared: attacks.length > 0,
    attacked: [...new Set(attacks.flatMap(({ planeswalker, seat }) => (planeswalker === 0 ? [seat] : [])))],
    attacks,
    struck: [],
    blocksDeclared: false,
    settled: [],
    hasBlocked: [],
    left: [],
    lines: [],
  };
  updateState(m, { combat });
  const { attackers: before } = m.state.turn;
  const joining = new Set(attacks.map(({ id }) => m.object(id).controller).filter((seat) => !before.includes(seat)));
  updateTurn(m, { attacked: true, attackers: joining.size > 0 ? [...before, ...joining] : before });
  for (const attack of attacks) {
    updateObject(m, attack.id, { attacked: m.state.turn.number });
    record(m, { event: 'attacked', id: attack.id, seat: attack.seat, planeswalker: attack.planeswalker });
  }
  for (const band of new Set(attacks.flatMap((attack) => (attack.band > 0 ? [attack.band] : []))))
    record(m, { event: 'banded', ids: attacks.filter((attack) => attack.band === band).map(({ id }) => id) });
  const heard: Seat[] = [];
  for (const attack of attacks) {
    if (!has(m, attack.id, 'vigilance')) tapPermanent(m, attack.id);
    heard.push(m.object(attack.id).controller);
    happened(m, 'attacks', eventOf(m, attack.id, 0, attack.seat), {
      ...NO_DETAIL,
      alone: attacks.length === 1,
      number: heard.filter((seat) => seat === m.object(attack.id).controller).length,
    });
  }
}
