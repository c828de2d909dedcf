// Blocking: which creatures block which attackers, alone or two together.

import type { Answer, Id, Option, PermanentView, Question } from '../game/index.ts';
import { affordable, couldBlock, fallen, has, inCompany, left, mends, strikesFirst } from './fight.ts';
import type { Sight } from './read.ts';

type Candidate = Extract<Question, { ask: 'block' }>['candidates'][number];

export function chooseBlocks(sight: Sight, question: Extract<Question, { ask: 'block' }>): Answer {
  const blocks: { blocker: Id; attacker: Id }[] = [];
  const free = new Map<Id, Candidate>(question.candidates.map((each) => [each.id, each]));
  const room = (attacker: Id): number =>
    question.most?.find((each) => each.attacker === attacker)?.number ?? question.candidates.length;
  for (const block of question.must) {
    blocks.push(block);
    free.delete(block.blocker);
  }
  const coming = sight.view.attacks
    .filter((attack) => sight.isMySide(attack.seat) && !attack.blocked && !isTaken(question, attack.id))
    .map((attack) => sight.permanent(attack.id))
    .filter((each): each is PermanentView => each !== null);
  const open = coming
    .filter((each) => question.candidates.some((candidate) => candidate.attackers.includes(each.id)))
    .map((each) => ({ each, first: urgency(sight, each) }))
    .sort((a, b) => b.first - a.first)
    .map(({ each }) => each);
  let incoming = coming.reduce((sum, each) => sum + (each.power ?? 0), 0);
  for (const attacker of open) {
    if (blocks.some((block) => block.attacker === attacker.id)) continue;
    const able = [...free.values()].flatMap(({ id, attackers }) =>
      attackers.includes(attacker.id) ? (sight.permanent(id) ?? []) : [],
    );
    const against = bestAgainst(sight, attacker, able, {
      desperate: incoming >= sight.me.life,
      room: room(attacker.id),
    });
    const least = question.least?.find((each) => each.attacker === attacker.id)?.number ?? 1;
    if (against.length < least) continue;
    for (const { id } of against) {
      blocks.push({ blocker: id, attacker: attacker.id });
      free.delete(id);
    }
    if (against.length > 0) incoming -= attacker.power ?? 0;
  }
  const paid = affordable(sight, blocks, ({ blocker, attacker }) =>
    question.priced?.find((each) => each.id === blocker && each.attacker === attacker),
  );
  const going = inCompany(
    paid.map(({ blocker }) => blocker),
    question.company === undefined ? {} : { company: question.company },
  );
  return { kind: 'block', blocks: paid.filter(({ blocker }) => going.includes(blocker)) };
}

/** Somebody of my side blocks it already. */
const isTaken = ({ along }: Extract<Question, { ask: 'block' }>, attacker: Id): boolean =>
  along?.some((block) => block.attacker === attacker) === true;

/** How soon an attacker is dealt with: the strongest first, or, by those who weigh it, the one whom a block does most about. */
export function urgency(sight: Sight, attacker: PermanentView): number {
  const power = attacker.power ?? 0;
  const open = sight.view.attacks.filter((attack) => sight.isMySide(attack.seat) && !attack.blocked);
  const coming = open.reduce((sum, { id }) => sum + (sight.permanent(id)?.power ?? 0), 0);
  if (!sight.temper.weighsBlocks || coming >= sight.me.life) return 1 + power;
  const busy = sight.view.attacks.flatMap(({ blockers }) => blockers);
  const able = sight.creatures(true).filter((each) => !busy.includes(each.id) && couldBlock(sight, each, attacker));
  const blocker = bestBlocker(sight, attacker, able, false);
  return blocker === null ? power * 0.01 : 1 + Math.max(0, blockGain(sight, attacker, blocker));
}

/** What a fight takes from the attacker's side more than from mine. */
function blockGain(sight: Sight, attacker: PermanentView, blocker: PermanentView): number {
  const { aDies, bDies } = fallen(sight, attacker, blocker);
  return (aDies ? sight.worth(attacker) : 0) - (bDies ? sight.worth(blocker) : -0.5);
}

/** What a point of damage is worth that does not reach me. */
const STOPPED = 0.15;

/** Of those that can block it, the one whose fight is worth most; nobody, where none is worth it. */
export function bestBlocker(
  sight: Sight,
  attacker: PermanentView,
  able: readonly PermanentView[],
  desperate: boolean,
): PermanentView | null {
  let best: PermanentView | null = null;
  let most = 0;
  for (const blocker of able) {
    const score = blockGain(sight, attacker, blocker) + (attacker.power ?? 0) * STOPPED + (desperate ? 30 : 0);
    if (score > most) {
      most = score;
      best = blocker;
    }
  }
  return best;
}

/** Two that kill together what neither kills alone, and of which it kills at most one that is worth less. */
export function bestPair(
  sight: Sight,
  attacker: PermanentView,
  able: readonly PermanentView[],
): readonly PermanentView[] {
  if (has(attacker, 'trample') || has(attacker, 'indestructible') || mends(sight, attacker)) return [];
  const [one, two] = able.filter((each) => (each.power ?? 0) > 0).sort((a, b) => (b.power ?? 0) - (a.power ?? 0));
  if (one === undefined || two === undefined || strikesFirst(attacker)) return [];
  if ((one.power ?? 0) + (two.power ?? 0) < left(attacker)) return [];
  const lost = strikesFirst(one) && strikesFirst(two) ? 0 : Math.max(sight.worth(one), sight.worth(two));
  return lost < sight.worth(attacker) - 0.5 ? [one, two] : [];
}

// ---- two together ----

/** Those that are set against an attacker: one, or two where that is worth more; nobody, where neither is worth it. */
function bestAgainst(
  sight: Sight,
  attacker: PermanentView,
  able: readonly PermanentView[],
  { desperate, room }: { readonly desperate: boolean; readonly room: number },
): readonly PermanentView[] {
  const one = bestBlocker(sight, attacker, able, desperate);
  const alone = one === null ? [] : [one];
  if (room < 2) return alone;
  if (!sight.temper.gangs || desperate || has(attacker, 'indestructible') || mends(sight, attacker))
    return one === null ? bestPair(sight, attacker, able) : alone;
  let best: readonly PermanentView[] = alone;
  let most = one === null ? -(attacker.power ?? 0) * STOPPED : blockGain(sight, attacker, one);
  const strong = able.filter((each) => (each.power ?? 0) > 0);
  strong.forEach((first, place) => {
    for (const second of strong.slice(place + 1)) {
      const gain = gangGain(sight, attacker, [first, second]) - SECOND;
      if (gain <= most) continue;
      most = gain;
      best = [first, second];
    }
  });
  return best;
}

/** What it costs that the second cannot block another. */
const SECOND = 0.6;

/** What a fight of one against two takes from the attacker's side more than from mine. It kills what is worth most, both if it can. */
function gangGain(sight: Sight, attacker: PermanentView, pair: readonly PermanentView[]): number {
  const power = (things: readonly PermanentView[]): number => things.reduce((sum, each) => sum + (each.power ?? 0), 0);
  if (!strikesFirst(attacker) && power(pair.filter(strikesFirst)) >= left(attacker)) return sight.worth(attacker) + 0.5;
  const needed = (thing: PermanentView): number => (has(attacker, 'deathtouch') ? 1 : left(thing));
  const mortal = pair
    .filter((each) => fallen(sight, attacker, each).bDies)
    .sort((a, b) => sight.worth(b) - sight.worth(a));
  const both = mortal.length === 2 && mortal.reduce((sum, each) => sum + needed(each), 0) <= (attacker.power ?? 0);
  const dead = both ? mortal : mortal.slice(0, 1);
  const striking = strikesFirst(attacker) ? pair.filter((each) => strikesFirst(each) || !dead.includes(each)) : pair;
  const kills = power(striking) >= left(attacker) || striking.some((each) => has(each, 'deathtouch'));
  const lost = dead.reduce((sum, each) => sum + sight.worth(each), 0);
  return (kills ? sight.worth(attacker) : 0) - lost + (dead.length === 0 ? 0.5 : 0);
}

/** Blockers in line for damage: the one that dies most easily first. */
export function orderBlockers(sight: Sight, items: readonly Option[]): number[] {
  const toughness = (index: number): number => {
    const thing = sight.permanent((items[index] as Option).id);
    return thing === null ? 0 : left(thing);
  };
  return items.map((_, index) => index).sort((a, b) => toughness(a) - toughness(b) || a - b);
}
