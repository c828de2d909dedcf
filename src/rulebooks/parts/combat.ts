// Combat declared as a whole: attackers, then all blockers together, then damage, at once or on the stack.

import { chance, changedAttack, frame, plan, updateCombat } from '../../core/change.ts';
import type { Attack, Id } from '../../core/state.ts';
import { ask } from '../../engine/asking/ask.ts';
import {
  type Asking,
  type BlockQuestion,
  type Declared,
  object as objectOption,
  type Procedure,
} from '../../engine/asking/decision.ts';
import { blankItem, put } from '../../engine/casting/announce.ts';
import { attackQuestion, beginAttack } from '../../engine/combat/attack.ts';
import { blockQuestion, mostBlocks, refuseBlock, setBlocks } from '../../engine/combat/block.ts';
import type { Block } from '../../engine/combat/demands.ts';
import { payPrices, pricesOfAttack, pricesOfBlocks } from '../../engine/combat/prices.ts';
import { assignDamage, type Dealing } from '../../engine/combat/strike.ts';
import type { Machine } from '../../engine/machine.ts';
import type { CombatPart } from '../../engine/rulebook.ts';
import { isSide, sideOf } from '../../engine/seats.ts';
import { holdsFor } from '../../engine/things/characteristics.ts';

const attacksOf = (m: Machine): readonly Attack[] => m.state.combat?.attacks ?? [];

/** Whose turn it is attacks; where a side has the turn, each player of it with own creatures, in one attack. */
function* declareAttackers(m: Machine): Asking {
  const attackers: Declared[] = [];
  for (const seat of m.book.variant.turnOf(m)) {
    const question = attackQuestion(m, seat, attackers);
    if (question.candidates.length === 0) continue;
    const answer = yield question;
    if (answer.kind !== 'attack') continue;
    const going = answer.attackers.map(({ id }) => id);
    yield* payPrices(m, seat, pricesOfAttack(m, answer.attackers), going);
    attackers.push(...apart(answer.attackers, attackers));
  }
  beginAttack(m, attackers);
}

/** Bands are numbered by whoever forms them: those of two players of a side are not one. */
function apart(attackers: readonly Declared[], before: readonly Declared[]): readonly Declared[] {
  const taken = Math.max(0, ...before.map(({ band }) => band));
  return taken === 0
    ? attackers
    : attackers.map((each) => (each.band === 0 ? each : { ...each, band: each.band + taken }));
}

function* declareBlockers(m: Machine): Asking {
  const attacks = attacksOf(m);
  const seats = [...new Set(attacks.flatMap((attack) => sideOf(m, attack.seat)))];
  const blocks: Block[] = [];
  for (const seat of seats) {
    const question = blockQuestion(
      m,
      seat,
      attacks.filter((attack) => isSide(m, attack.seat, seat)),
    );
    if (question.candidates.length === 0) continue;
    if (holdsFor(m, seat, 'blocks blindly')) {
      const attackers = attacks.filter((attack) => isSide(m, attack.seat, seat)).map(({ id }) => id);
      const blind = yield* blindBlocks(m, question, attackers);
      yield* payPrices(m, seat, pricesOfBlocks(m, blind));
      blocks.push(...blind);
      continue;
    }
    const mates = blocks.filter(({ blocker }) => isSide(m, m.object(blocker).controller, seat));
    const answer = yield mates.length === 0 ? question : { ...question, along: mates };
    if (answer.kind !== 'block') continue;
    yield* payPrices(m, seat, pricesOfBlocks(m, answer.blocks));
    blocks.push(...answer.blocks);
  }
  setBlocks(m, blocks, true);
  if (m.book.facts.combat.division === 'in order') {
    yield* orderBlockers(m);
    yield* orderAttackers(m, blocks);
  }
}

/** A pile for each attacker, dealt out by chance; what cannot block the attacker of its pile does not. */
function* blindBlocks(m: Machine, { player, candidates }: BlockQuestion, attackers: readonly Id[]): Asking<Block[]> {
  const ids = candidates.map(({ id }) => id);
  const left = new Map(ids.map((id) => [id, mostBlocks(m, id)]));
  const piles: Id[][] = [];
  for (const _attacker of attackers) {
    const from = ids.filter((id) => (left.get(id) ?? 0) > 0);
    const picked = yield* ask.pick(m, player, 0, 'put into this pile', from.map(objectOption), {
      min: 0,
      max: from.length,
    });
    piles.push(picked.map(({ id }) => id));
    for (const { id } of picked) left.set(id, (left.get(id) ?? 0) - 1);
  }
  const open = [...attackers];
  return piles.flatMap((pile) => {
    const [attacker] = open.splice(chance(m, open.length), 1);
    const attack = attacksOf(m).find(({ id }) => id === attacker);
    if (attack === undefined) return [];
    return pile
      .filter((blocker) => refuseBlock(m, blocker, attack) === null)
      .map((blocker) => ({ blocker, attacker: attack.id }));
  });
}

/** The attacking player puts several blockers of one attacker in line for damage. */
function* orderBlockers(m: Machine): Asking {
  for (const attack of attacksOf(m)) {
    const order = yield* ask.order(
      m,
      m.object(attack.id).controller,
      attack.id,
      'order blockers',
      attack.blockers.map(objectOption),
    );
    const blockers = order.map((index) => attack.blockers[index] as Id);
    updateCombat(m, {
      attacks: attacksOf(m).map((each) => (each.id === attack.id ? changedAttack(each, { blockers }) : each)),
    });
  }
}

/** The defending player puts the attackers in line that one creature blocks (Comprehensive Rules of 2010, 509.3). */
function* orderAttackers(m: Machine, blocks: readonly Block[]): Asking {
  const lines: { blocker: Id; attackers: readonly Id[] }[] = [];
  for (const blocker of new Set(blocks.map((each) => each.blocker))) {
    const attackers = blocks.filter((each) => each.blocker === blocker).map((each) => each.attacker);
    if (attackers.length < 2) continue;
    const { controller } = m.object(blocker);
    const order = yield* ask.order(m, controller, blocker, 'order attackers', attackers.map(objectOption));
    lines.push({ blocker, attackers: order.map((index) => attackers[index] as Id) });
  }
  if (lines.length > 0) updateCombat(m, { lines });
}

const dealt = (dealing: Dealing): Procedure =>
  function* (m) {
    const packets = yield* assignDamage(m, dealing);
    if (packets.length > 0) yield* m.book.damage.deal(m, packets);
  };

/** Damage is assigned, put on the stack and locked in; creatures that leave afterwards still deal it. */
const stacked = (dealing: Dealing): Procedure =>
  function* (m) {
    const packets = yield* assignDamage(m, dealing);
    const first = packets[0];
    if (first !== undefined) put(m, { ...blankItem(m, first.source, m.active), what: 'damage', packets });
  };

export const dealtCombat: CombatPart = {
  procedures: {
    'declare attackers': declareAttackers,
    'declare blockers': declareBlockers,
    'first strike damage': dealt('first'),
    'combat damage': dealt('normal'),
  },
};

export const stackedCombat: CombatPart = {
  procedures: {
    'declare attackers': declareAttackers,
    'declare blockers': declareBlockers,
    'first strike damage': stacked('first'),
    'combat damage': stacked('normal'),
  },
};

/** Portal: the defender takes the attackers one at a time, in any order; each fight is settled before the next. */
export const interception: CombatPart = {
  procedures: {
    'declare attackers': declareAttackers,
    *intercept(m) {
      const settled = m.state.combat?.settled ?? [];
      const open = attacksOf(m).filter((attack) => !settled.includes(attack.id));
      const [first] = open;
      if (first === undefined) return;
      const from = open.filter((attack) => attack.seat === first.seat).map((attack) => objectOption(attack.id));
      const [picked] = yield* ask.pick(m, first.seat, 0, 'which attacker to deal with', from, { min: 1, max: 1 });
      plan(m, frame('fight', first.seat, 0, picked?.id ?? first.id), frame('settle'), frame('intercept'));
    },
    *fight(m, { seat, id }) {
      const attack = attacksOf(m).find((each) => each.id === id);
      if (attack === undefined) return;
      const settled = m.state.combat?.settled ?? [];
      const later = attacksOf(m).filter((each) => each.seat === seat && each.id !== id && !settled.includes(each.id));
      const question = blockQuestion(m, seat, [attack], later);
      if (question.candidates.length > 0) {
        const answer = yield { ...question, purpose: 'intercept' };
        if (answer.kind === 'block') {
          yield* payPrices(m, seat, pricesOfBlocks(m, answer.blocks));
          setBlocks(m, answer.blocks, false);
        }
      }
      updateCombat(m, { settled: [...(m.state.combat?.settled ?? []), id] });
      const now = attacksOf(m).filter((each) => each.id === id);
      const packets = yield* assignDamage(m, 'normal', now);
      if (packets.length > 0) yield* m.book.damage.deal(m, packets);
    },
  },
};
