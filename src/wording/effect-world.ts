// Things turned over, in words: a world begun anew, and what only chance decides.

import type { Choice } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { conjugate, list } from './grammar.ts';
import { type Item, order, text } from './items.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** "Choose these and those. Destroy one of them at random." */
export function destroysAtRandom(choice: Choice, t: Telling): Item[] {
  return [order('choose', who(choice.from, t).text), text('destroy one of them at random')];
}

/** "Each player shuffles all permanents he or she owns into his or her library, …". */
export function startsOver(effect: Of<'startOver'>, t: Telling): Item[] {
  const { voice } = t;
  const player = who(effect.who, t);
  const they = player.many ? 'they' : voice.pronoun.subject;
  const their = player.many ? 'their' : voice.pronoun.possessive;
  const library = `${their} ${player.many ? voice.libraries : voice.library}`;
  const does = (verb: string): string => conjugate(verb, player.many);
  const kinds = (filter: Filter): string => `${list(filter.anyType ?? filter.types ?? [], 'and')} cards`;
  return [
    text(
      `${player.text} ${does('shuffle')} all ${voice.permanent.many} ${they} ${does('own')} into ${library}, then ${does(voice.reveal.verb)} that many cards from the top of ${library}`,
    ),
    text(
      `${player.text} ${does('put')} all ${kinds(effect.first)} ${voice.reveal.past} this way ${voice.ontoPlay}, then ${does('do')} the same for ${kinds(effect.next)}, then ${does('put')} all cards ${voice.reveal.past} this way that weren't put ${voice.ontoPlay} on the bottom of ${library}`,
    ),
  ];
}
