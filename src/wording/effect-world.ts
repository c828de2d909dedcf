// Things turned over, in words: hands made new, and what only chance decides.

import type { Effect } from '../language/effect.ts';
import { list, YOU } from './grammar.ts';
import { does, type Item, order, text, thenIt } from './items.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

export function renewsHand(effect: Of<'renewHand'>, t: Telling): Item[] {
  const player = who(effect.who, t);
  const doer = player === YOU ? null : player;
  const own = player === YOU ? 'your' : t.voice.pronoun.possessive;
  const rest = player.many
    ? `the cards from their hands into their ${t.voice.libraries}`
    : `the cards from ${own} hand into ${own} ${t.voice.library}`;
  return [
    does({ who: doer, verb: 'shuffle', rest }),
    ...thenIt([does({ who: doer, verb: 'draw', rest: 'that many cards' })]),
  ];
}

/** "Choose these and those. Destroy one of them at random." */
export function destroysAtRandom(effect: Of<'destroyAtRandom'>, t: Telling): Item[] {
  const among = list(
    effect.among.map((ref) => who(ref, t).text),
    'and',
  );
  return [order('choose', among), text('destroy one of them at random')];
}
