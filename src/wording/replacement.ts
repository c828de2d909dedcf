// Replacements in words: what happens instead, and how things come into play.

import type { Replace } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import type { Keyword } from '../language/keyword.ts';
import { amountPhrase, isPlain } from './amount.ts';
import { type Subject, tellChanges } from './change.ts';
import { conditionText } from './condition.ts';
import { divertedText } from './diverted.ts';
import { tellEffects } from './effect.ts';
import { numberBetween } from './effect-choice.ts';
import {
  capital,
  conjugate,
  counted,
  joined,
  list,
  one,
  possessive,
  predicated,
  sentence,
  unreachable,
  withArticle,
} from './grammar.ts';
import { told } from './items.ts';
import { besidesColor, exceptColor } from './likeness.ts';
import { a, counterName, noun, several } from './noun.ts';
import { hear, type Telling } from './telling.ts';
import type { Voice } from './voice.ts';

type Of<K extends Replace['replace']> = Extract<Replace, { replace: K }>;
type Drawing = Extract<Of<'instead'>, { of: 'draw' }>;

function otherDamage(replacement: Of<'damage'>, t: Telling): string {
  if (replacement.to === 'you') return t.voice.preventPart(sourceOf(replacement.from, t), String(replacement.less));
  const times = replacement.times === 2 ? 'double' : `${replacement.times} times`;
  const isSpell = replacement.from.anyType?.every((type) => type === 'instant' || type === 'sorcery') ?? false;
  const source = a(replacement.from, t, isSpell ? 'spell' : 'source');
  if (replacement.to === 'anything')
    return `If ${source} would ${t.voice.deal} damage, it ${predicated({ verb: t.voice.deal, rest: `${times} that damage instead` }, false)}.`;
  return `If ${source} would ${t.voice.deal} damage to a creature or player, it ${predicated({ verb: t.voice.deal, rest: `${times} that damage to that creature or player instead` }, false)}.`;
}

function elsewhere(replacement: Of<'to graveyard'>, t: Telling): string {
  const theirs = replacement.what.owner === 'opponent';
  const what = theirs ? 'a card' : a(replacement.what, t);
  const pile = `${possessive(t.voice.opponent.one)} ${t.voice.graveyard}`;
  const goes = t.voice.wouldGoToGraveyard;
  const start = `If ${what} ${theirs ? goes.replace(new RegExp(`(a|the) ${t.voice.graveyard}`), pile) : goes}`;
  switch (replacement.with) {
    case 'shuffle into library':
      return `${start}, ${t.voice.reveal.verb} ${what} and shuffle it into its owner's ${t.voice.library} instead.`;
    case 'exile': {
      const { verb, rest } = t.voice.exile('it');
      return `${start}, ${verb} ${rest} instead.`;
    }
    case 'hand':
      return `${start}, return it to its owner's hand instead.`;
  }
}

/** A draw that one may pass up for something else: the language has the draw itself as the other choice. */
function insteadOfDraw(replacement: Drawing, t: Telling): string {
  const [first, ...others] = replacement.with;
  const passes = first?.do === 'may' && first.cost === null && others.length === 0;
  if (passes && replacement.phase !== null)
    return `${t.voice.maySkipDraw}. If you do, ${told(tellEffects(first.then, t))}`;
  const when = replacement.phase === null ? '' : ` ${t.voice.whenDrawing}`;
  if (replacement.who === 'anybody') return othersDraws(replacement, t);
  if (replacement.once)
    return `the next time you would draw a card this turn, instead ${told(tellEffects(replacement.with, t))}`;
  const start = `if you would draw a card${when}`;
  if (passes) return `${start}, you ${t.voice.may} instead ${told(tellEffects(first.then, t))}`;
  return `${start}, instead ${told(tellEffects(replacement.with, t))}`;
}

/** "If a player would draw a card, he or she reveals it instead. Then …". */
function othersDraws({ with: [shown, ...rest] }: Drawing, t: Telling): string {
  const { subject } = t.voice.pronoun;
  const start = `if a player would draw a card, ${subject}`;
  if (shown?.do !== 'reveal')
    return `${start} does this instead: ${told(tellEffects(shown === undefined ? [] : [shown, ...rest], t))}`;
  if (shown.as !== undefined) hear(shown, shown.as, t);
  return `${start} ${conjugate(t.voice.reveal.verb, false)} it instead. ${capital(told(tellEffects(rest, t)))}`;
}

/** "a source an opponent controls": any one of theirs. */
function sourceOf(from: Filter, t: Telling): string {
  const { controller, ...rest } = from;
  if (controller !== 'opponent') return a(from, t, 'source');
  return t.voice.of(t.voice.opponent.one).a(noun(rest, t, 'source'));
}

/** "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead …". */
const discardedOnTop = ({ voice }: Telling): string =>
  `if ${voice.anEffect} causes you to discard a card, discard it, but you ${voice.may} put it on top of your ${voice.library} instead of into your ${voice.graveyard}`;

const CHOICES = (choice: NonNullable<Of<'enter'>['choose']>, t: Telling): string => {
  switch (choice) {
    case 'opponent':
      return t.voice.opponent.choose;
    case 'land type':
      return 'choose a basic land type';
    case 'color':
      return 'choose a color';
    case 'creature type':
      return 'choose a creature type';
    case 'card name':
      return 'name a card';
  }
};

/** "Artifacts, creatures, and lands played by your opponents". */
function whatComes({ what, played }: Of<'enter'>, t: Telling): string {
  const { controller, ...rest } = what;
  if (played && controller === 'opponent') return `${several(rest, t)} played by ${t.voice.opponent.all.text}`;
  return several(what, t);
}

/** ", except it's an enchantment in addition to its other types". */
function exceptions({ except = [], copy }: Of<'enter'>, t: Telling): string {
  if (except.length === 0) return '';
  const color = exceptColor(except, noun(copy ?? {}, t).one, t);
  if (color !== null) return `${color}${besidesColor(except, t)}`;
  const about: Subject = { who: one('it'), own: false, mood: 'is', was: null, again: () => 'it', lasts: '' };
  const said = joined(tellChanges(except, about, t).predicates, false);
  return `, except ${`it ${said}`.replace(/^it is /, `${t.voice.itIs} `)}`;
}

/** " with flying", or " that can't attack" where the book has no word for it. */
function comingWith(given: readonly Keyword[], { keywords }: Voice): string {
  const words = given.flatMap((keyword) => ('word' in keywords[keyword] ? [keywords[keyword].word] : []));
  const said = given.flatMap((keyword) => {
    const how = keywords[keyword];
    return 'predicate' in how ? [how.predicate({ own: false, many: false, forNow: false })] : [];
  });
  const named = words.length === 0 ? '' : ` with ${list(words, 'and')}`;
  return `${named}${said.length === 0 ? '' : ` that ${joined(said, false)}`}`;
}

/** "it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or …". */
function shapesOf(shapes: NonNullable<Of<'enter'>['shapes']>, t: Telling): string {
  const number = numberBetween(shapes);
  if (number !== null) return `choose ${number}`;
  const kinds = shapes.map(({ word, changes }) => {
    const sorts = changes.flatMap((each) => (each.change === 'also' ? each.subtypes : []));
    // That a Wall cannot attack is told where books say it of every Wall; else it goes without saying.
    const isWall = sorts.includes('Wall') && !t.voice.wallsSaySo;
    const given = changes
      .flatMap((each) => (each.change === 'keyword' ? [each.keyword] : []))
      .filter((keyword) => !(isWall && keyword === 'defender'));
    const [power = '', toughness = ''] = word.split('/');
    const nature = [t.voice.size(power, toughness), ...sorts, noun({ types: t.card.types }, t).one].join(' ');
    return `${withArticle(nature)}${comingWith(given, t.voice)}${sorts.length === 0 ? '' : ' in addition to its other types'}`;
  });
  return `it becomes your choice of ${list(kinds, 'or')}`;
}

function entering(replacement: Of<'enter'>, t: Telling): string {
  if (replacement.what.self !== true)
    return `${capital(whatComes(replacement, t))} ${predicated(t.voice.enters, true)} tapped.`;
  const what = a(replacement.what, t);
  const isMany = !replacement.what.self && !replacement.what.enchanted;
  const enters = `${what} ${predicated(t.voice.enters, false)}`;
  const allEnter = isMany ? `${several(replacement.what, t)} ${predicated(t.voice.enters, true)}` : enters;
  const sentences: string[] = [];
  if (replacement.copy !== null && replacement.must === true)
    sentences.push(
      `${capital(enters)} as a copy of any ${noun(replacement.copy, t).one} ${t.voice.inPlay}${exceptions(replacement, t)}. It ${t.voice.cannot} be cast if there is none.`.replace(
        /\."\. It/,
        '." It',
      ),
    );
  else if (replacement.copy !== null)
    sentences.push(
      `You ${t.voice.may} have ${what} ${t.voice.enters.verb} ${t.voice.enters.rest} as a copy of any ${noun(replacement.copy, t).one} ${t.voice.inPlay}${exceptions(replacement, t)}.`.replace(
        /\."\.$/,
        '."',
      ),
    );
  if (replacement.shapes !== undefined) sentences.push(`${t.voice.as} ${enters}, ${shapesOf(replacement.shapes, t)}.`);
  if (replacement.choose !== null) sentences.push(`${t.voice.as} ${enters}, ${CHOICES(replacement.choose, t)}.`);
  if (replacement.does !== undefined)
    sentences.push(`${t.voice.as} ${enters}, ${told(tellEffects(replacement.does, t))}`);
  if (replacement.counterOn !== undefined) {
    const { counter, on } = replacement.counterOn;
    sentences.push(
      `${t.voice.as} ${enters}, put ${withArticle(`${counterName(counter, t.voice)} counter`)} on ${a(on, t)}.`,
    );
  }
  if (replacement.tapped) {
    const unless = replacement.unless === undefined ? '' : ` unless ${conditionText(replacement.unless, t)}`;
    sentences.push(`${capital(allEnter)} tapped${unless}.`);
  }
  if (replacement.counters !== null) {
    const { counter, amount } = replacement.counters;
    const name = counterName(counter, t.voice);
    const some =
      typeof amount === 'number' ? counted(amount, `${name} counter`, `${name} counters`) : `X ${name} counters`;
    const where = isPlain(amount) ? '' : `, where X is ${amountPhrase(amount, t)}`;
    sentences.push(`${capital(enters)} with ${some} on it${where}.`);
  }
  return sentences.join(' ');
}

function insteadText(replacement: Of<'instead'>, t: Telling): string {
  switch (replacement.of) {
    case 'draw':
      return sentence(insteadOfDraw(replacement, t));
    case 'life':
      return sentence(`if you would gain life, ${told(tellEffects(replacement.with, t)).replace(/\.$/, '')} instead`);
    case 'turn': {
      const condition = conditionText(replacement.while, t);
      const start = `if you would begin your turn while ${condition}, you ${t.voice.may} skip that turn instead`;
      return [sentence(start), sentence(`if you do, ${told(tellEffects(replacement.with, t))}`)].join(' ');
    }
  }
}

export function replacementText(replacement: Replace, t: Telling): string {
  switch (replacement.replace) {
    case 'damage':
      return sentence(otherDamage(replacement, t));
    case 'to graveyard':
      return sentence(elsewhere(replacement, t));
    case 'instead':
      return insteadText(replacement, t);
    case 'damage to counters':
      if (replacement.each)
        return sentence(t.voice.damageToCounter(t.me, `${counterName(replacement.counter, t.voice)} counter`));
      return sentence(t.voice.damageToCounters(t.me, `${counterName(replacement.counter, t.voice)} counters`));
    case 'redirect':
      return sentence(divertedText(replacement, t, false));
    case 'discarded':
      if (replacement.what === 'yours') return sentence(discardedOnTop(t));
      return sentence(
        `if ${t.voice.of(t.voice.opponent.one).behind(t.voice.thatSpellOrAbility.replace('that', 'a'))} causes you to discard ${t.me}, put it ${t.voice.ontoPlay} instead of putting it into your ${t.voice.graveyard}`,
      );
    case 'opening hand':
      return sentence(t.voice.openingHand(t.me));
    case 'enter':
      return sentence(entering(replacement, t));
    default:
      return unreachable(replacement);
  }
}
