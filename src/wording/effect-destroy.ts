// What is destroyed, in words: also for good, and of a group those who were there before.

import type { Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { type Item, order, text } from './items.ts';
import { noun } from './noun.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

const named = (words: string, what: Ref, t: Telling): string => words.replace(/^it /, () => `${who(what, t).text} `);

/** Those of a group that were there before this turn: the others are told of in a sentence of their own. */
function sparingNewcomers(effect: Of<'destroy'>, t: Telling): Item[] | null {
  if (effect.what.ref !== 'all' || !effect.what.filter.settled) return null;
  const { settled: _, ...filter } = effect.what.filter;
  return [...destroyed({ ...effect, what: { ...effect.what, filter } }, t), text(t.voice.sparesNewcomers)];
}

export function destroyed(effect: Of<'destroy'>, t: Telling): Item[] {
  const sparing = sparingNewcomers(effect, t);
  if (sparing !== null) return sparing;
  const what = who(effect.what, t);
  // What is attached to things that the text may not have reached is told with the proviso.
  if (effect.what.ref === 'all' && effect.what.filter.attachedTo?.goesBy !== undefined)
    return [text(`if those ${noun({}, t).many} are exchanged this way, destroy ${what.text}`)];
  if (!effect.bury) return [order('destroy', what.text)];
  const [first = '', ...rest_] = t.voice.bury(what.text, what.many);
  // Where the source itself came in, "it" might be either.
  const others =
    t.heard.self && effect.what.ref === 'target' ? rest_.map((each) => named(each, effect.what, t)) : rest_;
  const [verb = '', ...rest] = first.split(' ');
  return [order(verb, rest.join(' ')), ...others.map(text)];
}
