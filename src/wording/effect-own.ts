// The ante, and cards that become another player's, in words.

import type { Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { amountPhrase } from './amount.ts';
import { libraryOf, playerDoes } from './effect-players.ts';
import { unreachable } from './grammar.ts';
import { does, type Item, order, text } from './items.ts';
import { who, whose } from './ref.ts';
import type { Telling } from './telling.ts';

type Owning = Extract<Effect, { do: 'ante' | 'own' | 'exchange' | 'toGraveyard' | 'lifeBecomes' }>;

/** A permanent that the text has put out of the game is a card by now. */
function owned(ref: Ref, t: Telling): string {
  if (ref.ref !== 'target' || t.targets[ref.index]?.zone !== null) return who(ref, t).text;
  return who({ ref: 'exiledWith' }, t).text.replace('the ', 'the other ');
}

/** "control of this creature and target creature"; where nobody controls anything, the one for the other. */
function exchanged(effect: Extract<Owning, { do: 'exchange' }>, t: Telling): string {
  const [one, other] = [who(effect.what, t).text, who(effect.with, t).text];
  return t.voice.control.verb === 'control' ? `control of ${one} and ${other}` : `${one} for ${other}`;
}

/** Twice the very life total that is set. */
const isDoubled = ({ who: player, amount }: Extract<Owning, { do: 'lifeBecomes' }>): boolean =>
  typeof amount !== 'number' &&
  amount.amount === 'times' &&
  amount.by === 2 &&
  JSON.stringify(amount.of) === JSON.stringify({ amount: 'life', of: player });

export function tellOwning(effect: Owning, t: Telling): Item[] {
  const { voice } = t;
  switch (effect.do) {
    case 'ante': {
      const library =
        effect.who.ref === 'eventPlayer'
          ? `${whose(effect.who, t)} ${voice.library}`
          : libraryOf(who(effect.who, { ...t }), t);
      return playerDoes(effect.who, { verb: 'ante', rest: `the top card of ${library}` }, t);
    }
    case 'own':
      return [does({ who: who(effect.who, t), verb: 'own', rest: owned(effect.what, t) })];
    case 'exchange':
      if (effect.of === 'places')
        return [order('exchange', `${who(effect.what, t).text} with ${who(effect.with, t).text}`)];
      if (effect.of === 'control') return [order('exchange', exchanged(effect, t))];
      return [
        text(`exchange ownership of the ${voice.reveal.past} card and ${t.me}`),
        text(
          `put the ${voice.reveal.past} card into your hand and ${t.me} from anywhere into that player's ${voice.graveyard}`,
        ),
        text('this change in ownership is permanent'),
      ];
    case 'toGraveyard':
      return [
        order(
          'put',
          `${effect.what.ref === 'named' ? 'that card' : who(effect.what, t).text} into its owner's ${voice.graveyard}`,
        ),
      ];
    case 'lifeBecomes':
      if (isDoubled(effect)) return [order('double', `${whose(effect.who, t)} life total`)];
      return [text(`${whose(effect.who, t)} life total becomes ${amountPhrase(effect.amount, t)}`)];
    default:
      return unreachable(effect);
  }
}
