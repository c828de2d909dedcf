// A whole pack hunting, in words: they are tapped, they deal damage, and damage is dealt back to them.

import type { Effect } from '../language/effect.ts';
import { conjugate } from './grammar.ts';
import { type Item, order, text } from './items.ts';
import { all, noun } from './noun.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

export function hunts(effect: Extract<Effect, { do: 'packHunt' }>, t: Telling): Item[] {
  const { subtypes, types } = effect.pack;
  const kin = noun(subtypes === undefined ? { ...(types === undefined ? {} : { types }) } : { subtypes }, t);
  const deals = `${conjugate(t.voice.deal, false)} damage equal to its ${t.voice.power}`;
  return [
    order('tap', all(effect.pack, t)),
    text(`each ${kin.one} tapped this way ${deals} to ${who(effect.prey, t).text}`),
    text(
      `${who(effect.prey, t).text} ${deals} divided as its ${t.voice.controller} chooses among any number of those ${kin.many}`,
    ),
  ];
}
