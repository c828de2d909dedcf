// Attacks and blocks that cost something: a bot can only guess from what it sees whether the mana is there, so what it plans is held
// against what may be answered.

import type { Answer } from '../game/index.ts';

/** Who goes where, each as one word. */
function partsOf(answer: Answer): readonly string[] {
  if (answer.kind === 'attack') return answer.attackers.map(({ id, target }) => `${id} ${target.what} ${target.id}`);
  return answer.kind === 'block' ? answer.blocks.map(({ blocker, attacker }) => `${blocker} ${attacker}`) : [];
}

/** What was planned, or the most of it that may be answered. */
export function mostOf(planned: Answer, legal: readonly Answer[]): Answer {
  const wanted = new Set(partsOf(planned));
  let best: Answer | undefined;
  for (const answer of legal) {
    const parts = partsOf(answer);
    if (answer.kind !== planned.kind || !parts.every((part) => wanted.has(part))) continue;
    if (parts.length === wanted.size) return answer;
    if (best === undefined || parts.length > partsOf(best).length) best = answer;
  }
  return best ?? legal[0] ?? planned;
}
