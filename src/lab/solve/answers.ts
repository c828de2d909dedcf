// All answers to a question, for a search: every one, not a choice of them, but one for many that are alike.

import type { Answer, Game, Id, Option, Question } from '../../game/index.ts';
import { attacksThatCount, blocksThatCount } from './declaring.ts';
import type { Fight } from './fight.ts';
import { textsOf } from './understood.ts';

export type Ask<Kind extends Question['ask']> = Extract<Question, { readonly ask: Kind }>;
export type Block = { readonly blocker: Id; readonly attacker: Id };

export interface Listed {
  readonly answers: readonly Answer[];
  /** Whether these are all there are, but for those that are like one of them. */
  readonly whole: boolean;
}

/** More declarations than this are not gone through. */
const MOST_DECLARED = 6000;
/** The most that the game itself lists of orders, splits and sets before it only takes a choice. */
const MOST_LISTED = 64;

/** In a plain `fight` also without those that can be no better than others. */
export function answersTo(game: Game, question: Question, fight: Fight | null = null): Listed {
  switch (question.ask) {
    case 'attack':
      return (fight === null ? null : attacksThatCount(game, question, fight)) ?? attacksIn(game, question);
    case 'block':
      return (fight === null ? null : blocksThatCount(game, question, fight)) ?? blocksIn(game, question);
    case 'pick':
      return picksIn(game, question, fight);
    case 'order':
      // How cards lie in a graveyard is of no account in any puzzle.
      if (question.purpose.includes('graveyard')) return { answers: [inPlainOrder(question)], whole: true };
      return listed(game);
    case 'split':
      return listed(game);
    case 'act':
      return actsIn(game, question, fight);
    default:
      return { answers: game.legalAnswers(), whole: true };
  }
}

/**
 * By agreement nobody acts again on top of what they announced themselves before the other side has had its chance: in the thousands of
 * orders in which one could, nothing is ever found that a plain order does not give. What aims at spells or abilities is another
 * matter, since it may copy or change one's own; and so is what triggered, which nobody announced when they liked.
 */
function actsIn(game: Game, question: Ask<'act'>, fight: Fight | null): Listed {
  const top = game.state.chain.at(-1);
  const isOwn = question.mayPass && top !== undefined && top.what !== 'damage' && top.controller === question.player;
  if (isOwn && fight !== null) return { answers: [{ kind: 'pass' }], whole: true };
  const answers = game.legalAnswers();
  if (isOwn && top.what !== 'trigger')
    return { answers: answers.filter((answer) => answer.kind === 'pass' || aimsAtWaiting(game, answer)), whole: true };
  const waits = fight?.waits(game, question) === true;
  return { answers: waits ? answers.filter(({ kind }) => kind !== 'cast' && kind !== 'use') : answers, whole: true };
}

/** Whether it announces something that can aim at what waits to resolve. */
function aimsAtWaiting({ inside }: Game, answer: Answer): boolean {
  const id = answer.kind === 'cast' ? answer.card : answer.kind === 'use' ? answer.source : 0;
  if (id === 0) return false;
  return textsOf(inside.kind(id).definition).some(({ targets }) =>
    targets.some(({ kinds }) => kinds.includes('spell') || kinds.includes('ability')),
  );
}

function listed(game: Game): Listed {
  const answers = game.legalAnswers();
  return { answers, whole: answers.length < MOST_LISTED };
}

const inPlainOrder = ({ items }: Ask<'order'>): Answer => ({ kind: 'order', order: items.map((_, index) => index) });

// ---- what is alike ----

/** What tells a thing apart from another of its kind, as text; things of the same text can stand for each other. */
function looks(game: Game, id: Id): string {
  const { state } = game;
  const object = state.objects[id];
  if (object === undefined) return String(id);
  const isNamed =
    state.inPlay.some((each) => state.objects[each]?.attachedTo === id) ||
    state.lasting.some(({ objects }) => objects.some((marked) => marked.id === id)) ||
    state.shields.some(({ object: covered, from }) => covered === id || from === id) ||
    state.chain.some(
      (item) => item.object === id || item.targets.some((target) => target.what === 'object' && target.id === id),
    ) ||
    (state.combat?.attacks.some((attack) => attack.id === id || attack.blockers.includes(id)) ?? false) ||
    state.later.length > 0;
  if (isNamed) return `#${id}`;
  const { zone, kind, owner, controller, tapped, sick, damage, counters, attachedTo, chosen, attacked, blocked, used } =
    object;
  const marks = counters.map(({ name, number }) => `${number} ${name}`).join();
  return [
    zone,
    kind,
    owner,
    controller,
    tapped,
    sick,
    damage,
    marks,
    attachedTo,
    chosen,
    attacked,
    blocked,
    used,
  ].join();
}

/** The same for attackers, which are told apart by nothing but what they are until they are blocked. */
function looksAttacking(game: Game, id: Id): string {
  const attack = game.state.combat?.attacks.find((each) => each.id === id);
  const object = game.state.objects[id];
  if (attack === undefined || object === undefined || attack.band > 0 || attack.planeswalker !== 0) return `#${id}`;
  const { state } = game;
  const isNamed =
    state.inPlay.some((each) => state.objects[each]?.attachedTo === id) ||
    state.lasting.some(({ objects }) => objects.some((marked) => marked.id === id)) ||
    state.shields.length > 0 ||
    state.chain.length > 0;
  if (isNamed) return `#${id}`;
  const marks = object.counters.map(({ name, number }) => `${number} ${name}`).join();
  return [object.kind, object.controller, object.tapped, object.damage, marks, attack.seat].join();
}

// ---- attacking ----

interface Going {
  readonly id: Id;
  readonly target: Option;
  readonly at: number;
}

/** Things that are alike side by side, the others in their order. */
function sideBySide(ids: readonly Id[], alike: (id: Id) => string): { readonly id: Id; readonly looks: string }[] {
  const seen = ids.map((id) => ({ id, looks: alike(id) }));
  const first = (text: string): number => seen.findIndex((each) => each.looks === text);
  return [...seen].sort((a, b) => first(a.looks) - first(b.looks));
}

function attacksIn(game: Game, question: Ask<'attack'>): Listed {
  const { targets } = question;
  const candidates = sideBySide(question.candidates, (id) => looks(game, id));
  const found: Answer[] = [];
  let whole = true;
  const grow = (index: number, taken: readonly Going[]): void => {
    const candidate = candidates[index];
    if (candidate === undefined) {
      const answer: Answer = { kind: 'attack', attackers: taken.map(({ id, target }) => ({ id, target, band: 0 })) };
      if (found.length >= MOST_DECLARED) whole = false;
      else if (game.whyNot(answer) === null) found.push(answer);
      return;
    }
    // Of those that are alike the first ones go, at targets in their order.
    const twin = candidates[index - 1]?.looks === candidate.looks ? candidates[index - 1] : undefined;
    const before = twin === undefined ? undefined : taken.find((each) => each.id === twin.id);
    if (twin === undefined || before !== undefined)
      targets.forEach((target, at) => {
        if (at >= (before?.at ?? 0)) grow(index + 1, [...taken, { id: candidate.id, target, at }]);
      });
    grow(index + 1, taken);
  };
  grow(0, []);
  // Bands are many: only those that the game itself would offer are tried.
  const banded = question.banding
    ? game.legalAnswers().filter((each) => each.kind === 'attack' && each.attackers.some(({ band }) => band > 0))
    : [];
  // The strongest attack first.
  const strength = (answer: Answer): number =>
    answer.kind === 'attack' ? answer.attackers.reduce((sum, { id }) => sum + powerOf(game, id), 0) : 0;
  found.sort((a, b) => strength(b) - strength(a));
  return { answers: [...found, ...banded], whole: whole && banded.length === 0 };
}

const powerOf = (game: Game, id: Id): number => Math.max(0, game.inside.char(id).power ?? 0);

// ---- blocking ----

/** Every creature blocks one attacker or none; one that could block several is left to the list of the game. */
function blocksIn(game: Game, question: Ask<'block'>): Listed {
  const blockers = sideBySide(
    question.candidates.map(({ id }) => id),
    (id) => looks(game, id),
  );
  const able = new Map(question.candidates.map(({ id, attackers }) => [id, attackers]));
  const kinds = new Map([...new Set([...able.values()].flat())].map((id) => [id, looksAttacking(game, id)]));
  const found: Answer[] = [];
  let whole = true;
  const grow = (index: number, taken: readonly Block[], least: number): void => {
    const blocker = blockers[index];
    if (blocker === undefined) {
      const answer: Answer = { kind: 'block', blocks: taken };
      if (found.length >= MOST_DECLARED) whole = false;
      else if (game.whyNot(answer) === null) found.push(answer);
      return;
    }
    const attackers = able.get(blocker.id) ?? [];
    const isTwin = blockers[index + 1]?.looks === blocker.looks;
    for (let at = least; at < attackers.length; at += 1) {
      const attacker = attackers[at] as Id;
      // Of attackers that are alike and not yet blocked the first one stands for all.
      const fresh = (id: Id): boolean => !taken.some((each) => each.attacker === id);
      const isFirst = attackers.findIndex((id) => kinds.get(id) === kinds.get(attacker) && fresh(id)) === at;
      if (fresh(attacker) && !isFirst) continue;
      grow(index + 1, [...taken, { blocker: blocker.id, attacker }], isTwin ? at : 0);
    }
    grow(index + 1, taken, isTwin ? attackers.length : 0);
  };
  grow(0, [], 0);
  const several = game
    .legalAnswers()
    .filter(
      (each) => each.kind === 'block' && new Set(each.blocks.map(({ blocker }) => blocker)).size < each.blocks.length,
    );
  // What stops most first.
  const stopped = (answer: Answer): number =>
    answer.kind === 'block'
      ? [...new Set(answer.blocks.map(({ attacker }) => attacker))].reduce((sum, id) => sum + powerOf(game, id), 0)
      : 0;
  const weights = new Map(found.map((answer) => [answer, stopped(answer)]));
  found.sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  return { answers: [...found, ...several], whole: whole && several.length === 0 };
}

// ---- picking ----

function picksIn(game: Game, question: Ask<'pick'>, fight: Fight | null): Listed {
  if (question.min !== 1 || question.max !== 1) return listed(game);
  const from = fight === null || !question.aims ? question.from : aimedWell(game, question, fight);
  const kindOf = ({ what, id }: Option): number => (what === 'object' ? (game.state.objects[id]?.kind ?? -1) : -1);
  const kinds = from.map(kindOf);
  const seen = new Set<string>();
  const answers: Answer[] = [];
  from.forEach((option, index) => {
    const kind = kinds[index] as number;
    // Only what there is more than one of can be like another.
    if (kind >= 0 && kinds.indexOf(kind) !== kinds.lastIndexOf(kind)) {
      const text = looks(game, option.id);
      if (seen.has(text)) return;
      seen.add(text);
    }
    answers.push({ kind: 'pick', picked: [option] });
  });
  return { answers, whole: true };
}

/** Where what is aimed is not wasted; if it is everywhere, then there is nothing to announce it for. */
function aimedWell(game: Game, { from, source, player }: Ask<'pick'>, fight: Fight): readonly Option[] {
  const counts = fight.counting(game);
  return from.filter((option) => !fight.isWasted(game, source, player, option, counts));
}
