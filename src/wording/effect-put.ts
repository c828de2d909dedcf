// Cards put into play without being cast, in words: from a hand, or from the top of a library.

import type { Effect } from '../language/effect.ts';
import { playerDoes } from './effect-players.ts';
import { type Item, text } from './items.ts';
import { a } from './noun.ts';
import { whose } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

export const fromHand = (effect: Of<'fromHand'>, t: Telling): Item[] =>
  playerDoes(
    effect.who,
    { verb: 'put', rest: `${a(effect.filter, t, 'card')} from ${whose(effect.who, t)} hand ${t.voice.ontoPlay}` },
    t,
  );

export function revealsTop(effect: Of<'revealTop'>, t: Telling): Item[] {
  const library = `${whose(effect.who, t)} ${t.voice.library}`;
  return [
    ...playerDoes(effect.who, { verb: t.voice.reveal.verb, rest: `the top card of ${library}` }, t),
    text(`if it's ${a(effect.filter, t, 'card')}, put it ${t.voice.ontoPlay}`),
    text(`otherwise, you ${t.voice.may} put that card on the bottom of ${library}`),
  ];
}
