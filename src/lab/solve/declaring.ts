// Attacks and blocks in a plain fight, without those that can be no better than others. To win this turn nobody stays at home who could do
// nothing there, for an attacker more is nothing but one more to be stopped; and who could stop one does, and not one that is stopped.

import type { Answer, Game, Id } from '../../game/index.ts';
import type { Ask, Block, Listed } from './answers.ts';
import type { Fight } from './fight.ts';

/** More than this is not gone through here. */
const MOST_GONE_THROUGH = 20_000;

const isBodyOf =
  (game: Game, fight: Fight): Tells =>
  (id) =>
    fight.isBody(game.inside.object(id));

/** All bodies, with any of the others; or nobody, since what may only be cast when one is attacked may then not be cast. Null where that cannot be. */
export function attacksThatCount(game: Game, question: Ask<'attack'>, fight: Fight): Listed | null {
  const [target] = question.targets;
  if (target === undefined || question.targets.length > 1 || question.banding) return null;
  const bodies = question.candidates.filter(isBodyOf(game, fight));
  const others = question.candidates.filter((id) => !bodies.includes(id));
  const answers: Answer[] = [];
  for (let set = 2 ** others.length - 1; set >= 0; set -= 1) {
    const going = [...bodies, ...others.filter((_, index) => (set & (1 << index)) !== 0)];
    answers.push({ kind: 'attack', attackers: going.map((id) => ({ id, target, band: 0 })) });
  }
  if (bodies.length > 0 && fight.mayStay) answers.push({ kind: 'attack', attackers: [] });
  return answers.every((answer) => game.whyNot(answer) === null) ? { answers, whole: true } : null;
}

/**
 * Every body that can stop somebody does; none joins another in front of a body that does not trample while it could stop somebody else; and of
 * ways to stop the same bodies one stands for all. Null where blocks are bound by more than who can block whom.
 */
export function blocksThatCount(game: Game, question: Ask<'block'>, fight: Fight): Listed | null {
  const { candidates } = question;
  if (candidates.reduce((ways, { attackers }) => ways * (attackers.length + 1), 1) > MOST_GONE_THROUGH) return null;
  const single = question.purpose === 'intercept';
  const isBody = isBodyOf(game, fight);
  // Where lethal damage must be assigned to every blocker, one more is never worse.
  const spills = game.book.facts.combat.trample !== 'assigned';
  const isHeld = (id: Id): boolean => isBody(id) && !fight.tramples(game.inside.object(id).kind);
  const found = new Map<string, readonly Block[]>();
  const grow = (at: number, taken: readonly Block[]): void => {
    const blocker = candidates[at];
    if (blocker === undefined) {
      if (single ? isCrowded(taken, isHeld, isBody) : isWasteful(taken, candidates, isHeld, isBody)) return;
      const said = single ? sayEach(taken) : sayBlocks(taken, isHeld, isBody);
      if (!found.has(said)) found.set(said, taken);
      return;
    }
    for (const attacker of blocker.attackers) grow(at + 1, [...taken, { blocker: blocker.id, attacker }]);
    // Taken one at a time, an attacker may be let through for the sake of another; and the smallest of several blockers may be what
    // lets the damage of a trampler through.
    const mayStand = single || !isBody(blocker.id) || (spills && !blocker.attackers.every(isHeld));
    if (mayStand || blocker.attackers.length === 0) grow(at + 1, taken);
  };
  grow(0, []);
  const strength = (blocks: readonly Block[]): number =>
    [...new Set(blocks.map(({ attacker }) => attacker))].reduce(
      (sum, id) => sum + Math.max(0, game.inside.char(id).power ?? 0),
      0,
    );
  const ways = [...found.values()].map((blocks) => ({ blocks, stopped: strength(blocks) }));
  ways.sort((a, b) => b.stopped - a.stopped);
  const answers = ways.map(({ blocks }): Answer => ({ kind: 'block', blocks }));
  return answers.length > 0 && answers.every((answer) => game.whyNot(answer) === null)
    ? { answers, whole: true }
    : null;
}

type Tells = (id: Id) => boolean;

/** Several bodies before one attacker that any of them would hold. */
const isCrowded = (blocks: readonly Block[], isHeld: Tells, isBody: Tells): boolean =>
  blocks.length > 1 && blocks.every(({ blocker, attacker }) => isBody(blocker) && isHeld(attacker));

/** Whether a body stands beside others where one of them would do, and could stop an attacker that nobody stops. */
function isWasteful(
  blocks: readonly Block[],
  candidates: Ask<'block'>['candidates'],
  isHeld: Tells,
  isBody: Tells,
): boolean {
  return blocks.some(({ blocker, attacker }) => {
    if (!isBody(blocker) || !isHeld(attacker)) return false;
    const beside = blocks.filter((each) => each.attacker === attacker);
    if (beside.length < 2 || !beside.every((each) => isBody(each.blocker))) return false;
    const able = candidates.find(({ id }) => id === blocker)?.attackers ?? [];
    return able.some((id) => !blocks.some((each) => each.attacker === id));
  });
}

const sayEach = (blocks: readonly Block[]): string =>
  blocks.map(({ blocker, attacker }) => `${blocker}>${attacker}`).join();

/** What there is to say of blocks: where only bodies meet, who is stopped; else each. */
function sayBlocks(blocks: readonly Block[], isHeld: Tells, isBody: Tells): string {
  const parts = new Set<string>();
  for (const { blocker, attacker } of blocks) {
    const plain = isHeld(attacker) && blocks.every((each) => each.attacker !== attacker || isBody(each.blocker));
    parts.add(plain ? String(attacker) : `${blocker}>${attacker}`);
  }
  return [...parts].sort().join();
}
