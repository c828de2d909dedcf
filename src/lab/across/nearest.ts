// The nearest attack and the nearest blocks that a book allows, where it does not allow those that were said.

import { type Answer, Refused } from '../../game/index.ts';
import type { Actor } from '../../game/spoken/actor.ts';
import { NotSaid } from '../../game/spoken/find.ts';
import type { Attacker, Blocking, Said } from '../study.ts';
import type { Bench } from './bench.ts';

/** With a capital at its beginning, and ended. */
export const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

function instead(bench: Bench, { line, words }: Said, what: string, refused: Refused): void {
  bench.notes.push({
    line,
    words,
    kind: 'instead',
    sentence: `${words}: ${what}. ${asSentence(refused.refusal.reason)}`,
    passage: refused.refusal.passage,
  });
}

/** Goes on to the declaration of attackers: announces the attack, or passes until it is asked, in this turn. */
function comeToAttack(bench: Bench, { seat, name }: Actor): void {
  const begin: Answer = { kind: 'begin attack' };
  const { number } = bench.game.state.turn;
  const asked = bench.goOn(
    () => {
      if (bench.question?.player === seat && bench.game.whyNot(begin) === null) bench.answer(begin, seat);
      else bench.passOnce();
    },
    () => bench.question?.ask === 'attack',
    () => bench.game.state.turn.number !== number || bench.question?.ask !== 'act',
  );
  if (bench.question === null || (!asked && bench.question.ask === 'act'))
    throw new NotSaid(`${name} cannot attack any more in this turn`);
}

/** Attacks with those; without bands where there are none, and without those who may not attack. */
export function nearestAttack(bench: Bench, said: Said, who: string, attackers: readonly Attacker[]): void {
  const actor = bench.actor(who);
  const attack = (some: readonly Attacker[]): void => {
    const bands = new Set(some.map(({ band }) => band).filter((band) => band > 0));
    for (const band of bands) actor.bands(...some.filter((each) => each.band === band).map(({ card }) => card));
    actor.attacks(...some.map(({ card, at }) => (at === undefined ? card : { card, at })));
  };
  comeToAttack(bench, actor);
  const refused = tried(bench, () => attack(attackers));
  if (refused === null) return;
  if (attackers.some(({ band }) => band > 0)) {
    const single = attackers.map((each) => ({ ...each, band: 0 }));
    if (tried(bench, () => attack(single)) === null) {
      instead(bench, said, 'they attack without a band', refused);
      return;
    }
  }
  const able = attackers.filter((each) => tried(bench, () => attack([each]), true) === null);
  if (able.length > 0 && able.length < attackers.length && tried(bench, () => attack(able)) === null) {
    instead(bench, said, `only ${able.map(({ card }) => card).join(' and ')} attack`, refused);
    return;
  }
  throw refused;
}

/** Declares the blocks; without those that are not allowed. */
export function nearestBlocks(bench: Bench, said: Said, actor: Actor, blocks: readonly Blocking[]): void {
  const pairs = blocks.flatMap(({ attacker, blockers }) => blockers.map((blocker) => ({ attacker, blocker })));
  const refused = tried(bench, () => actor.declareBlocks(pairs));
  if (refused === null) return;
  const able = pairs.filter((pair) => tried(bench, () => actor.declareBlocks([pair]), true) === null);
  if (able.length < pairs.length && tried(bench, () => actor.declareBlocks(able)) === null) {
    const left = pairs.filter((pair) => !able.includes(pair)).map(({ blocker }) => blocker);
    instead(bench, said, `${left.join(' and ')} cannot`, refused);
    return;
  }
  throw refused;
}

/** Does it; null if it is allowed. Where it is not, or only tried, everything is as before. */
function tried(bench: Bench, act: () => void, only = false): Refused | null {
  const start = bench.mark();
  try {
    act();
    if (only) bench.back(start);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    bench.back(start);
    return error;
  }
}
