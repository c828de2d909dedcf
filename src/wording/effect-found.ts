// What is done with cards that have just come to light, in words.

import type { Effect } from '../language/effect.ts';
import { playerDoes } from './effect-players.ts';
import { unreachable } from './grammar.ts';
import { type Item, text } from './items.ts';
import { a } from './noun.ts';
import { whose } from './ref.ts';
import type { Telling } from './telling.ts';

type Found = Extract<Effect, { do: 'discardChosen' | 'revealToHand' | 'exileNamesakes' }>;

export function tellFound(effect: Found, t: Telling): Item[] {
  const { voice } = t;
  switch (effect.do) {
    case 'discardChosen':
      return [text(`you choose ${a(effect.filter, t, 'card')} from it`), text('that player discards that card')];
    case 'revealToHand': {
      const own = whose(effect.who, t);
      const rest = `the top card of ${own} ${voice.library} and put that card into ${own} hand`;
      return playerDoes(effect.who, { verb: 'reveal', rest }, t);
    }
    case 'exileNamesakes': {
      const { verb, rest } = voice.exile('them');
      const names = `search that player's ${voice.library} for all cards with the same name as that card`;
      return [
        text(`for each card ${verb}d this way, ${names} and ${verb} ${rest}`),
        text(`then that player shuffles ${voice.pronoun.possessive} ${voice.library}`),
      ];
    }
    default:
      return unreachable(effect);
  }
}
