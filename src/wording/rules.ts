// What is said of a subject, and the rules that hold for players in words.

import type { PlainRule, PlayerRule } from '../language/effect.ts';
import { COLORS, MANA_KINDS, type ManaKind } from '../language/mana.ts';
import { capital, numberWord, type Predicate, plural, type Who } from './grammar.ts';
import type { Telling } from './telling.ts';

/** What is said of the subject, and what must be said besides in sentences of their own. */
export interface Said {
  readonly predicates: readonly Predicate[];
  readonly besides: readonly string[];
}

export const saying = (verb: string, rest: string): Said => ({ predicates: [{ verb, rest }], besides: [] });
export const besides = (text: string): Said => ({ predicates: [], besides: [text] });

/** The rules that hold for players. */
export function ruled(rule: PlayerRule, subject: Who, t: Telling): Said {
  if (typeof rule === 'object') return measured(rule, subject, t);
  const { voice } = t;
  switch (rule) {
    case 'casts as instants':
      return saying(voice.may, voice.asInstants);
    case 'hand revealed':
      if (subject === voice.eachPlayer) return besides(`Players play with their hands ${voice.reveal.open}.`);
      return saying(
        'play',
        `with ${subject.many ? 'their hands' : `${voice.pronoun.possessive} hand`} ${voice.reveal.open}`,
      );
    case 'top card revealed':
      return subject.text === 'you'
        ? besides(`Play with the top card of your ${voice.library} ${voice.reveal.open}.`)
        : saying(
            'play',
            `with the top card of ${subject.many ? 'their' : voice.pronoun.possessive} ${voice.library} ${voice.reveal.open}`,
          );
    case "can't lose the game":
      return saying(voice.cannot, `lose the game and ${voice.opponent.all.text} ${voice.cannot} win the game`);
    case 'skips combat':
      return { predicates: [voice.skipsCombat], besides: [] };
    case 'skips untap':
      return skipsUntap(subject, t);
    case 'skips draw':
      return skipsDraw(subject, t);
    case 'untaps in every turn': {
      const when = voice.whenUntapping("each other player's");
      return besides(`Untap all ${voice.yours.bare(voice.permanent)} ${when}.`);
    }
    case 'lives without life':
      return saying(voice.doNot, 'lose the game for having 0 or less life');
    case "can't gain life":
      return saying(voice.cannot, 'gain life');
    case "named abilities can't be used":
      return besides(voice.namedUnused);
    case "damage can't be prevented":
      return besides(`Damage ${voice.cannot} be prevented.`);
    case 'blocks blindly':
      return besides(voice.blocksBlindly);
    case 'keeps mana':
      return besides(voice.keepsMana);
  }
}

/** "Skip your draw step." */
function skipsDraw({ text }: Who, { voice }: Telling): Said {
  const step = /^during your (.*)$/.exec(voice.whenDrawing)?.[1];
  if (step === undefined) return saying(voice.doNot, `draw a card ${voice.whenDrawing}`);
  return text === 'you' ? besides(`Skip your ${step}.`) : saying('skip', `their ${plural(step)}`);
}

/** Rules with a number or a kind of mana in them: "You may spend white mana as though it were red mana." */
function measured(rule: Exclude<PlayerRule, PlainRule>, subject: Who, { voice }: Telling): Said {
  if ('handSize' in rule) return besides(`${capital(voice.handSize(subject.text, numberWord(rule.handSize)))}.`);
  const kind = (mana: ManaKind): string => COLORS[MANA_KINDS.indexOf(mana)] ?? 'colorless';
  return saying(voice.may, `spend ${kind(rule.spends)} mana as though it were ${kind(rule.asThough)} mana`);
}

/** "Players skip their untap steps", or what that means where there is no such step. */
function skipsUntap({ text }: Who, { voice }: Telling): Said {
  const when = voice.whenUntapping(text === 'you' ? 'your' : 'their');
  const step = /^during (\w+ untap \w+)$/.exec(when)?.[1];
  return step === undefined ? saying(voice.doNot, `untap anything ${when}`) : saying('skip', plural(step));
}
