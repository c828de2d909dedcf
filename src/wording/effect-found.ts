// What is done with cards that have just come to light, in words.

import type { Effect } from '../language/effect.ts';
import { playerDoes } from './effect-players.ts';
import { numberWord, unreachable } from './grammar.ts';
import { type Item, joining, text, thenIt } from './items.ts';
import { a } from './noun.ts';
import { whose } from './ref.ts';
import type { Telling } from './telling.ts';

type Found = Extract<
  Effect,
  { do: 'discardChosen' | 'revealToHand' | 'exileNamesakes' | 'chooseExiled' | 'replaceLibrary' }
>;

export function tellFound(effect: Found, t: Telling): Item[] {
  const { voice } = t;
  switch (effect.do) {
    case 'discardChosen':
      return [text(`you choose ${a(effect.filter, t, 'card')} from it`), text('that player discards that card')];
    case 'revealToHand': {
      const own = whose(effect.who, t);
      const rest = `the top card of ${own} ${voice.library} and put that card into ${own} hand`;
      return playerDoes(effect.who, { verb: voice.reveal.verb, rest }, t);
    }
    case 'exileNamesakes': {
      const { verb, rest } = voice.exile('them');
      const names = `search that player's ${voice.library} for all cards with the same name as that card`;
      return [
        text(`for each card ${verb}d this way, ${names} and ${verb} ${rest}`),
        text(`then that player shuffles ${voice.pronoun.possessive} ${voice.library}`),
      ];
    }
    case 'chooseExiled': {
      const owner = effect.who.ref === 'you' ? 'you own' : `${voice.pronoun.subject} owns`;
      const isExile = voice.exile('').verb === 'exile';
      const cards = isExile ? `face-up exiled cards ${owner}` : `face-up cards ${owner} that are out of the game`;
      return playerDoes(effect.who, { verb: 'choose', rest: `up to ${numberWord(effect.amount)} ${cards}` }, t);
    }
    case 'replaceLibrary': {
      const isExile = voice.exile('').verb === 'exile';
      const own = `${whose(effect.who, t)} ${voice.library}`;
      const put = { verb: 'put', rest: `the chosen cards on top of ${own}` };
      return [
        ...joining(playerDoes(effect.who, voice.exile(`all the cards ${isExile ? 'from' : 'in'} ${own}`), t), 'apart'),
        ...thenIt(playerDoes(effect.who, put, t)),
      ];
    }
    default:
      return unreachable(effect);
  }
}
