// How long something lasts, in words.

import type { Ref } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Duration } from '../language/effect.ts';
import { conditionText } from './condition.ts';
import { conjugate, list } from './grammar.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

/** The condition as it is told of one thing: what is changed is the thing that the text has just named. */
const toldOf = (condition: Condition, what: Ref): Condition =>
  JSON.parse(JSON.stringify(condition), (_key, value) => (value?.ref === 'changed' ? what : value));

/** "you control Seasinger", "Seasinger remains tapped", "that creature is enchanted". */
function staysSo(condition: Condition, t: Telling): string {
  if (condition.if === 'both')
    return list(
      condition.of.map((each) => staysSo(each, t)),
      'and',
    );
  if (condition.if !== 'is') return conditionText(condition, t);
  const { controller, ...rest } = condition.filter;
  const isBare = Object.keys(rest).length === 0;
  if (controller === 'you' && isBare) {
    const { verb, rest: where } = t.voice.control;
    const thing = condition.what.ref === 'this' ? t.me : who(condition.what, t).text;
    return `you ${conjugate(verb, true)} ${thing}${where === '' ? '' : ` ${where}`}`;
  }
  if (condition.filter.tapped === true && Object.keys(condition.filter).length === 1)
    return `${condition.what.ref === 'this' ? t.me : who(condition.what, t).text} ${t.voice.remainsTapped}`;
  if (condition.filter.hasAura === true) return `${who(condition.what, t).text} is enchanted`;
  if (condition.filter.hasCounter !== undefined) return `it has a ${condition.filter.hasCounter} counter on it`;
  return conditionText(condition, t);
}

/** How long a change of `what` lasts. */
export function lastsText(until: Duration, what: Ref, t: Telling): string {
  if (typeof until === 'string') return t.voice.lasts[until].replace('~', t.me);
  return t.voice.lasts.while.replace('~', () => staysSo(toldOf(until.while, what), t));
}
