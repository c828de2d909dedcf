// What costs the most of two players changes hands, in words: the choices and the exchange are told as one.

import type { Effect } from '../language/effect.ts';
import { type Item, text } from './items.ts';
import { noun } from './noun.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

const isDearest = (effect: Effect | undefined): effect is Extract<Effect, { do: 'choose' }> =>
  effect?.do === 'choose' && effect.what.dearest === true && effect.what.from.ref === 'all';

/** Where two players choose of what costs the most and exchange it: the items, and how many effects they tell. */
export function swapsDearest(effects: readonly Effect[], t: Telling): { items: Item[]; number: number } | null {
  const kinds: Extract<Effect, { do: 'choose' }>[] = [];
  while (isDearest(effects[kinds.length * 3]) && effects[kinds.length * 3 + 2]?.do === 'exchange')
    kinds.push(effects[kinds.length * 3] as Extract<Effect, { do: 'choose' }>);
  const [first, ...more] = kinds;
  const other = effects[1];
  if (first === undefined || other?.do !== 'choose') return null;
  const words = kinds.map(({ what }) => noun(what.from.ref === 'all' ? what.from.filter : {}, t));
  const player = who(other.what.by, t).text;
  const most = t.voice.costIs('~').replace(/^with (.*) ~$/, 'with the highest $1');
  const isControl = t.voice.control.verb === 'control';
  const what = isControl ? `control of the ${words[0]?.one} you each control` : `the ${words[0]?.one} each of you has`;
  const again = more.map((_kind, index) =>
    text(`then exchange ${isControl ? 'control of ' : ''}${words[index + 1]?.many} the same way`),
  );
  const owner = isControl ? 'their controller' : 'that player';
  const things = isControl ? 'permanents a player controls' : 'cards of a player';
  const ties = text(`if two or more ${things} are tied for highest cost, ${owner} chooses one of them`);
  return {
    items: [text(`you and ${player} exchange ${what} ${most}`), ...again, ties],
    number: kinds.length * 3,
  };
}
