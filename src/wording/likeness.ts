// Copies in words: what comes in or becomes a copy of something, and in what it differs from that.

import type { CardDefinition } from '../language/card.ts';
import type { Change, Effect } from '../language/effect.ts';
import { conjugate } from './grammar.ts';
import { type Item, text } from './items.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

/** In what the card differs from what it comes in as a copy of. */
const exceptionsOf = (card: CardDefinition): readonly Change[] =>
  card.abilities.flatMap((each) =>
    each.ability === 'replacement' && each.replacement.replace === 'enter' ? (each.replacement.except ?? []) : [],
  );

/** "except it doesn't copy that creature's color", where its own colour stays; else null. */
export const exceptColor = (except: readonly Change[], thing: string, t: Telling): string | null =>
  except.some(({ change }) => change === 'color')
    ? ` except it ${conjugate(t.voice.doNot, false)} copy that ${thing}'s color`
    : null;

/** What a copy that keeps its colour is given besides: " and it gains "…"". */
export function besidesColor(except: readonly Change[], t: Telling): string {
  const given = except.find((change) => change.change === 'ability');
  return given === undefined
    ? ''
    : ` and it ${conjugate(t.voice.gives, false)} ${t.quote(given.ability, 'this creature')}`;
}

/** "you may have this creature become a copy of target creature … If you do, this creature gains this ability." */
export function becomesCopy(effect: Extract<Effect, { do: 'becomeCopy' }>, t: Telling, mayHave: boolean): Item[] {
  const except = exceptionsOf(t.card);
  const model = who(effect.of, t).text;
  const words = `a copy of ${model}${exceptColor(except, 'creature', t) ?? ''}`;
  const start = mayHave ? `you ${t.voice.may} have ${t.me} become` : `${t.me} becomes`;
  const again = except.some(({ change }) => change === 'ability');
  if (!again) return [text(`${start} ${words}`)];
  const gains = `${t.me} ${conjugate(t.voice.gives, false)} this ${t.voice.anAbility.replace(/^use$/, 'ability')}`;
  return [text(`${start} ${words}`), text(mayHave ? `if you do, ${gains}` : gains)];
}
