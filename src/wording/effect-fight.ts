// Who blocks whom, where a text says so: creatures out of combat, other blocks, and piles of creatures, in words.

import type { Effect } from '../language/effect.ts';
import { type Item, order, text } from './items.ts';
import { several } from './noun.ts';
import { eachWho, who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** "Remove … from combat", "have it block an attacking creature of your choice". */
export function blocksAnother({ what, attacker }: Of<'block'>, t: Telling): Item[] {
  const { base, ing, ed } = t.voice.block;
  if (attacker !== null) return [order('have', `it ${base} an attacking creature of your choice`)];
  return [
    order('remove', `${who(what, t).text} from ${t.voice.fight}`),
    text(
      `creatures it was ${ing} that had become ${ed} by only that creature this ${t.voice.fight.replace('the ', '')} become un${ed}`,
    ),
  ];
}

/** Two piles and what they may block: a sequence that is told as one. */
export function dividesIntoPiles(effects: readonly Effect[], t: Telling): Item[] | null {
  const [left, right, each] = effects;
  if (left?.do !== 'choose' || right?.do !== 'choose' || each?.do !== 'forEach') return null;
  const { from } = left.what;
  const { of } = each;
  if (from.ref !== 'all' || of.ref !== 'all') return null;
  const { voice } = t;
  const [one, other] = [`"${left.as}"`, `"${right.as}`];
  const { defending } = voice.opponent;
  const { controller: _, ...piled } = from.filter;
  // Where there is but one defender it is that player's creatures, and "each" would say that there are more.
  const divider = defending.startsWith('the ') ? defending : `each ${defending}`;
  const divided = voice.of(voice.pronoun.subject).all({ one: '', many: several(piled, t) });
  return [
    text(`${divider} divides ${divided} into a ${one} pile and a ${other}" pile`),
    text(`then, for each ${eachWho(of, t).text.replace(/^(all|each) /, '')}, choose ${one} or ${other}."`),
    text(
      `that creature ${voice.cannot} be ${voice.block.ed} this ${t.voice.fight.replace('the ', '')} except by creatures with flying and creatures in a pile with the chosen label`,
    ),
  ];
}
