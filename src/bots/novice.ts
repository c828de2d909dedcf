// A beginner: plays like the simple opponent, and makes the mistakes that beginners make. It forgets, it hesitates,
// and it uses good things at the wrong moment; it never does what makes no sense at all.

import { type Answer, type Chance, chanceFrom, type View } from '../game/index.ts';
import { candidatesAt } from './candidates.ts';
import { HABITS } from './habits.ts';
import type { Bot } from './read.ts';
import { chooseSimply } from './simple.ts';

/** How often, of a hundred times, each kind of mistake is made. */
const MISTAKES = {
  /** Says "done" with something still to do in the main phase. */
  forgets: 12,
  /** Takes the second or third best spell or target. */
  misjudges: 25,
  /** Leaves an attacker at home, or a blocker idle. */
  hesitates: 30,
  /** Gives no thought at all to an attack or to blocks. */
  dreams: 12,
} as const;

export function noviceBot(seed: number | string = 0): Bot {
  const chance = chanceFrom(seed);
  return { name: 'novice', choose: (view, legal) => chooseClumsily(view, legal, chance) };
}

function chooseClumsily(view: View, legal: readonly Answer[], chance: Chance): Answer {
  const best = chooseSimply(view, legal, chance);
  const happens = (percent: number): boolean => chance.below(100) < percent;
  switch (best.kind) {
    case 'cast':
    case 'use': {
      const pass = legal.find((answer) => answer.kind === 'pass');
      if (pass !== undefined && happens(MISTAKES.forgets)) return pass;
      return happens(MISTAKES.misjudges) ? another(view, legal, chance, best) : best;
    }
    case 'pick':
      return happens(MISTAKES.misjudges) ? another(view, legal, chance, best) : best;
    case 'attack': {
      const must = view.question?.ask === 'attack' ? view.question.must : [];
      const stays = happens(MISTAKES.dreams) ? 100 : MISTAKES.hesitates;
      const attackers = best.attackers.filter(({ id }) => must.includes(id) || !happens(stays));
      return trusted({ kind: 'attack', attackers }, best, legal);
    }
    case 'block': {
      const lures = view.question?.ask === 'block' ? view.question.lures : [];
      const stays = happens(MISTAKES.dreams) ? 100 : MISTAKES.hesitates;
      const blocks = best.blocks.filter(({ attacker }) => lures.includes(attacker) || !happens(stays));
      return trusted({ kind: 'block', blocks }, best, legal);
    }
    default:
      return best;
  }
}

/** One of the next best answers of the same kind. */
function another(view: View, legal: readonly Answer[], chance: Chance, best: Answer): Answer {
  const others = candidatesAt(view, legal, chance, 3, HABITS.keen).filter((answer) => answer.kind === best.kind);
  return others[chance.below(others.length)] ?? best;
}

/** A weakened answer is given only where it is among those that are allowed for certain; otherwise the best one. */
const trusted = (answer: Answer, best: Answer, legal: readonly Answer[]): Answer => {
  const words = wordsOf(answer);
  return legal.some((each) => wordsOf(each) === words) ? answer : best;
};

/** The same declaration in another order is the same. */
function wordsOf(answer: Answer): string {
  if (answer.kind === 'attack')
    return answer.attackers
      .map(({ id, target }) => `${id}>${target.what}${target.id}`)
      .sort()
      .join();
  if (answer.kind === 'block')
    return answer.blocks
      .map(({ blocker, attacker }) => `${blocker}>${attacker}`)
      .sort()
      .join();
  return '';
}
