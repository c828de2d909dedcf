// Things turned over, in words: hands made new, and what only chance decides.

import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { conjugate, list, YOU } from './grammar.ts';
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

/** "if able", as the book says it of creatures that must attack. */
function ifAble({ voice }: Telling): string {
  const words = voice.keywords['attacks each turn'];
  const said = 'predicate' in words ? words.predicate({ own: true, many: false, forNow: false }).rest : '';
  return /if \w+$/.exec(said)?.[0] ?? 'if able';
}

/** "That player reveals a card at random from his or her hand. If it's a land card, …". */
export function playsAtRandom(effect: Of<'playAtRandom'>, t: Telling): Item[] {
  const { voice } = t;
  const player = who(effect.who, t);
  const [own, they] = player === YOU ? ['your', 'you'] : [voice.pronoun.possessive, 'the player'];
  const puts = conjugate('put', player.many);
  const casts = conjugate(voice.cast, player.many);
  return [
    does({ who: player === YOU ? null : player, verb: voice.reveal.verb, rest: `a card at random from ${own} hand` }),
    text(`if it's a land card, ${they} ${puts} it ${voice.ontoPlay}`),
    text(`otherwise, ${they} ${casts} it without paying its ${voice.manaCost} ${ifAble(t)}`),
  ];
}
