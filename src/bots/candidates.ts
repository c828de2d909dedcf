// Candidates: the few answers worth trying, the heuristic's own first. A search that tries everything tries nothing well.

import {
  type Answer,
  aboutOf,
  type Chance,
  type Id,
  type Option,
  type PermanentView,
  type Question,
  type View,
} from '../game/index.ts';
import { actScore } from './act.ts';
import { couldBlock, fightOf, planAttack } from './fight.ts';
import { makesMana, Sight } from './read.ts';
import { chooseSimply, type Habits, pickScore } from './simple.ts';

type Asked<Ask extends Question['ask']> = Extract<Question, { readonly ask: Ask }>;

/** The answers worth trying, the heuristic's first and no two alike. One answer means that there is nothing to think about. */
export function candidatesAt(
  view: View,
  legal: readonly Answer[],
  chance: Chance,
  most: number,
  habits: Habits,
): Answer[] {
  const first = chooseSimply(view, legal, chance, habits);
  const { question } = view;
  if (question === null) return [first];
  const others = othersFor(new Sight(view, habits.temper), question, legal, first);
  const found = [first];
  const known = new Set([JSON.stringify(first)]);
  for (const answer of others) {
    if (found.length >= most) break;
    const words = JSON.stringify(answer);
    if (known.has(words)) continue;
    known.add(words);
    found.push(answer);
  }
  return found;
}

function othersFor(sight: Sight, question: Question, legal: readonly Answer[], first: Answer): readonly Answer[] {
  switch (question.ask) {
    case 'act':
      return otherActs(sight, question, legal, first);
    case 'pick':
      return otherPicks(sight, question, first);
    case 'number':
      return numbersFrom(question).map((number) => ({ kind: 'number', number }));
    case 'option':
      return aboutOf(question) === 'first turn'
        ? []
        : question.options.map((_, option) => ({ kind: 'option', option }));
    case 'yesno':
      return aboutOf(question) === 'opening hand' ? [] : [{ kind: 'yes' }, { kind: 'no' }];
    case 'attack':
      return otherAttacks(sight, question, first);
    case 'block':
      return otherBlocks(sight, question, first);
    case 'split':
      return legal.slice(0, 3);
    default:
      return [];
  }
}

/**
 * What the heuristic thinks so little of is not even tried: an ability that does nothing now, a target that is better left
 * alone. Both sides play on by habit, so that a foolish act may seem to gain something where it happens to keep habit from a
 * mistake; somebody who shot at himself at 4 life did better, for with 3 habit no longer attacked.
 */
const POINTLESS = -0.5;
const FOOLISH = -50;

// ---- acting ----

/** A land or a duty is not thought about; otherwise what the heuristic would do next, and doing nothing. */
function otherActs(sight: Sight, question: Asked<'act'>, legal: readonly Answer[], first: Answer): Answer[] {
  if (first.kind === 'land' || first.kind === 'duty') return [];
  const idle = legal.filter((act) => act.kind === 'pass' || act.kind === 'begin attack');
  const scored = legal
    .filter((act) => act.kind === 'cast' || (act.kind === 'use' && !isForMana(sight, act)))
    .map((act) => ({ act, score: actScore(sight, question, act) }))
    .filter(({ score }) => score > POINTLESS)
    .sort((a, b) => b.score - a.score);
  return [...idle, ...scored.map(({ act }) => act)];
}

function isForMana(sight: Sight, act: Extract<Answer, { kind: 'use' }>): boolean {
  const ability = sight.permanent(act.source)?.activated[act.ability];
  return ability !== undefined && makesMana(ability);
}

// ---- picking ----

function otherPicks(sight: Sight, question: Asked<'pick'>, first: Answer): Answer[] {
  if (first.kind !== 'pick') return [];
  const scored = question.from
    .map((option) => ({ option, score: pickScore(sight, question, option) }))
    .sort((a, b) => b.score - a.score);
  const least = question.aims ? 0 : FOOLISH;
  const sane = scored.filter(({ score }) => score >= least);
  const ranked = (sane.length > 0 ? sane : scored).map(({ option }) => option);
  const answers: Answer[] = [];
  if (question.min === 0) answers.push({ kind: 'pick', picked: [] });
  const number = Math.max(question.min, first.picked.length, 1);
  if (number === 1) answers.push(...ranked.map((option): Answer => ({ kind: 'pick', picked: [option] })));
  // Of several, one at a time is exchanged for the best of the others.
  else {
    const rest = ranked.filter((option) => !first.picked.includes(option));
    for (const out of first.picked)
      for (const into of rest.slice(0, 2))
        answers.push({ kind: 'pick', picked: first.picked.map((each) => (each === out ? into : each)) });
  }
  if (question.max > number && ranked.length > number)
    answers.push({ kind: 'pick', picked: ranked.slice(0, number + 1) });
  return answers;
}

function numbersFrom({ min, max }: Asked<'number'>): number[] {
  const spread = [max, max - 1, Math.ceil((min + max) / 2), min + 1, min, max - 2];
  return [...new Set(spread.filter((number) => number >= min && number <= max))];
}

// ---- attacking ----

const powerOf = (thing: PermanentView | null): number => thing?.power ?? 0;

/** Nobody, everybody, and the heuristic's attack with one more or one fewer; then bands, and planeswalkers. */
function otherAttacks(sight: Sight, question: Asked<'attack'>, first: Answer): Answer[] {
  if (first.kind !== 'attack') return [];
  const players = question.targets.filter((each) => each.what === 'player');
  const player = players.find(({ id }) => id === sight.rival.seat) ?? players[0] ?? (question.targets[0] as Option);
  // Whoever attacks somebody goes on attacking that one; who comes along attacks the one who matters most.
  const targetOf = (id: Id): Option => first.attackers.find((each) => each.id === id)?.target ?? player;
  const going = first.attackers.map(({ id }) => id);
  const able = question.candidates
    .filter((id) => powerOf(sight.permanent(id)) > 0)
    .sort((a, b) => powerOf(sight.permanent(b)) - powerOf(sight.permanent(a)));
  const usual = planAttack(sight.against(player.id), question.candidates, question.must);
  const sets: (readonly Id[])[] = [usual, question.must, [...new Set([...question.must, ...able])]];
  const flips = able.filter((id) => !question.must.includes(id));
  // Bigger ones first: they matter more. What would come along is tried before what would stay.
  for (const id of flips) if (!going.includes(id)) sets.push([...going, id]);
  for (const id of [...flips].reverse()) if (going.includes(id)) sets.push(going.filter((each) => each !== id));
  const plain = sets.map(
    (ids): Answer => ({ kind: 'attack', attackers: ids.map((id) => ({ id, target: targetOf(id), band: 0 })) }),
  );
  const others = question.targets.filter((each) => each.what !== 'player' || players.length > 1);
  const aimed = others.flatMap((target): Answer[] =>
    going.length === 0 ? [] : [{ kind: 'attack', attackers: going.map((id) => ({ id, target, band: 0 })) }],
  );
  return [...aimed, ...bandsOf(sight, question, going, player), ...plain];
}

/** Those with banding together with the strongest other attacker. */
function bandsOf(sight: Sight, question: Asked<'attack'>, going: readonly Id[], target: Option): Answer[] {
  if (!question.banding) return [];
  const bands = (id: Id): boolean => sight.permanent(id)?.keywords.includes('banding') === true;
  const banders = question.candidates.filter(bands);
  const partner = question.candidates
    .filter((id) => !bands(id))
    .sort((a, b) => powerOf(sight.permanent(b)) - powerOf(sight.permanent(a)))[0];
  const members = partner === undefined ? banders : [...banders, partner];
  if (banders.length === 0 || members.length < 2) return [];
  const ids = [...new Set([...going, ...members])];
  return [{ kind: 'attack', attackers: ids.map((id) => ({ id, target, band: members.includes(id) ? 1 : 0 })) }];
}

// ---- blocking ----

type Block = { readonly blocker: Id; readonly attacker: Id };

/** No block, the heuristic's with one left out, each creature in another place, and two against the strongest. */
function otherBlocks(sight: Sight, question: Asked<'block'>, first: Answer): Answer[] {
  if (first.kind !== 'block') return [];
  const chosen = first.blocks;
  const sets: (readonly Block[])[] = [];
  const lured = chosen.filter(({ attacker }) => question.lures.includes(attacker));
  sets.push(lured);
  const attackers = [...new Set(question.candidates.flatMap((each) => each.attackers))].sort(
    (a, b) => powerOf(sight.permanent(b)) - powerOf(sight.permanent(a)),
  );
  const isFree = (id: Id): boolean => !chosen.some(({ blocker }) => blocker === id);
  for (const attacker of attackers) sets.push(...gangs(sight, question, chosen, attacker));
  for (const { id, attackers: can } of question.candidates)
    for (const attacker of attackers)
      if (can.includes(attacker) && isFree(id)) sets.push([...chosen, { blocker: id, attacker }]);
  for (const block of chosen) if (!lured.includes(block)) sets.push(chosen.filter((each) => each !== block));
  for (const { id, attackers: can } of question.candidates)
    for (const attacker of can)
      if (!isFree(id) && !chosen.some((each) => each.blocker === id && each.attacker === attacker))
        sets.push([...chosen.filter(({ blocker }) => blocker !== id), { blocker: id, attacker }]);
  return sets.map((blocks) => ({ kind: 'block', blocks }));
}

/** Two creatures that kill together what neither kills alone. */
function gangs(sight: Sight, question: Asked<'block'>, chosen: readonly Block[], attacker: Id): (readonly Block[])[] {
  const foe = sight.permanent(attacker);
  if (foe === null) return [];
  const able = question.candidates
    .filter(({ attackers }) => attackers.includes(attacker))
    .map(({ id }) => sight.permanent(id))
    .filter((each): each is PermanentView => each !== null && couldBlock(sight, each, foe));
  if (able.length < 2 || able.some((each) => fightOf(foe, each).aDies && !fightOf(foe, each).bDies)) return [];
  const [one, two] = [...able].sort((a, b) => powerOf(b) - powerOf(a)) as [PermanentView, PermanentView];
  if (powerOf(one) + powerOf(two) < (foe.toughness ?? 0) - foe.damage) return [];
  const rest = chosen.filter(
    ({ blocker, attacker: at }) => blocker !== one.id && blocker !== two.id && at !== attacker,
  );
  return [[...rest, { blocker: one.id, attacker }, { blocker: two.id, attacker }]];
}
