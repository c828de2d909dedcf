// Changes in words: what a lasting effect or a static ability makes of something, said of a subject.

import type { Change } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Keyword } from '../language/keyword.ts';
import { conditionText } from './condition.ts';
import {
  capital,
  list,
  numberWord,
  type Predicate,
  plural,
  possessive,
  predicated,
  sentence,
  unreachable,
  type Who,
  withArticle,
  YOU,
} from './grammar.ts';
import { keywordWord } from './keyword.ts';
import { named, noun, several } from './noun.ts';
import {
  comesWith,
  company,
  moreBlocks,
  notSpellsTarget,
  notTargetOf,
  price,
  priceOf,
  spellsOf,
  tollOf,
} from './price.ts';
import { who as refWho } from './ref.ts';
import { besides, ruled, type Said, saying } from './rules.ts';
import { bareSize, bonus, isLess, sizedByCost } from './size.ts';
import { bearerNoun, type Telling } from './telling.ts';

/** Whether the change simply is so (a static ability: "has flying") or comes about ("gains flying"). */
export type Mood = 'is' | 'becomes';

/** What a change is said of: who it is, whether it is the source itself, and how it comes about. */
export interface Subject {
  readonly who: Who;
  readonly own: boolean;
  readonly mood: Mood;
  /** It is a player. */
  readonly player?: boolean;
  /** What it is anyway and stays, "land" say; `null` if that need not be told. */
  readonly was: string | null;
  /** How it is called the next time. */
  readonly again: () => string;
  /** How long it lasts, in words; empty for what simply is so. */
  readonly lasts: string;
}

// ---- keywords ----

/** "All" goes before what is said of a whole group, not into the middle of a sentence about each of them. */
export const ungathered = (who: Who): Who => ({ ...who, text: who.text.replace(/^all /, '') });

function keyword(word: Keyword, subject: Subject, t: Telling): Said {
  const words = t.voice.keywords[word];
  const about = { own: subject.own, many: subject.who.many, forNow: subject.lasts !== '' };
  if ('unsaid' in words) return { predicates: [], besides: [] };
  if ('word' in words) return saying(subject.mood === 'is' ? 'have' : t.voice.gives, words.given ?? words.word);
  if ('sentence' in words) {
    const about_ = ungathered(subject.who);
    // Who is lured is lured "this turn": that stands beside the creature.
    if (word === 'lure' && subject.lasts !== '')
      return besides(words.sentence({ ...about_, text: `${about_.text} this turn` }, about));
    const said = words.sentence(about_, about);
    return besides(subject.lasts === '' ? said : said.replace(/\.?$/, ` ${subject.lasts}.`));
  }
  return { predicates: [words.predicate(about)], besides: [] };
}

/** What a creature could not do and has no word of its own, it can do when that is lost: "can attack". */
function loses(lost: Keyword, subject: Subject, t: Telling): Said {
  const words = t.voice.keywords[lost];
  const said =
    'predicate' in words ? words.predicate({ own: subject.own, many: subject.who.many, forNow: true }) : null;
  return said?.verb === t.voice.cannot ? saying('can', said.rest) : saying('lose', keywordWord(lost, t.voice));
}

// ---- types ----

type Becomes = Extract<Change, { change: 'becomes' }>;

/** "2/2 Assembly-Worker artifact creature". */
function newNature(change: Becomes, t: Telling, isMany: boolean): string {
  const like = sizedByCost(change.size, t);
  const size = change.size === null || like !== '' ? '' : bareSize(change.size[0], change.size[1], t);
  const words = noun({ types: change.types }, t);
  const color = change.colors === null || change.colors.length === 0 ? '' : list(change.colors, 'and');
  const parts = [size, color, ...change.subtypes, isMany ? words.many : words.one];
  const named = parts.filter((word) => word !== '').join(' ');

  return (isMany ? named : withArticle(named)) + like;
}

function becomes(change: Becomes, subject: Subject, t: Telling): Said {
  const was = subject.was !== null && (change.types as readonly string[]).includes(subject.was) ? null : subject.was;
  const nature = newNature(change, t, subject.who.many);
  if (was === null) return saying(subject.mood === 'is' ? 'be' : 'become', nature);
  if (subject.mood === 'is') return saying('be', `${nature} that are still ${was}s`);
  return { predicates: [{ verb: 'become', rest: nature }], besides: [`It's still ${withArticle(was)}.`] };
}

/** "a black Zombie in addition to its other colors and types". */
function besidesBeing(change: Extract<Change, { change: 'also' }>, severalColors: boolean): string {
  const types = change.types ?? [];
  const kinds = [
    severalColors && change.colors.length > 0 ? 'colors' : '',
    change.subtypes.length + types.length > 0 ? 'types' : '',
  ];
  const other = list(
    kinds.filter((kind) => kind !== ''),
    'and',
  );
  return `${withArticle([...change.colors, ...change.subtypes, ...types].join(' '))} in addition to its other ${other}`;
}

// ---- all of them ----

/** "by more than one creature", "except by two or more creatures". */
function howMany({ atMost, atLeast }: Extract<Change, { change: 'blockers' }>): string {
  if (atMost === undefined) return `except by ${numberWord(atLeast ?? 1)} or more creatures`;
  return `by more than ${numberWord(atMost)} ${atMost === 1 ? 'creature' : 'creatures'}`;
}

/** How long nobody else can block it stands before who still can. */
/** "artifact creatures and/or white creatures". */
const anyKinds = (filter: Filter, t: Telling): string =>
  filter.anyOf?.every(({ types }) => types !== undefined) && Object.keys(filter).length === 1
    ? list(
        filter.anyOf.map((each) => several(each, t)),
        'and/or',
      )
    : several(filter, t);

const thisTurn = (subject: Subject): string => (subject.lasts === '' ? '' : 'this turn ');

/** "can block only creatures with flying", or "can't block creatures with power 2 or greater" where none of those may be. */
function blocksOnly({ noneOf = [], ...filter }: Filter, t: Telling): Said {
  const { base } = t.voice.block;
  const but = noneOf.map((each) => named(each, t) ?? several(each, t));
  if (Object.keys(filter).length === 0 && but.length > 0) return saying(t.voice.cannot, `${base} ${list(but, 'or')}`);
  return saying('can', `${base} only ${several({ ...filter, ...(but.length > 0 ? { noneOf } : {}) }, t)}`);
}

const blocked = (who: string, t: Telling): string => `be ${t.voice.block.ed} ${who}`;

function untaps(change: Extract<Change, { change: 'onlyIf' }>, subject: Subject, t: Telling): Said {
  const { condition } = change;
  const step = t.voice.whenUntapping(
    subject.own ? 'your' : `${subject.who.many ? 'their' : 'its'} ${t.voice.controller}'s`,
  );
  const when =
    condition.if === 'not' ? `if ${conditionText(condition.not, t)}` : `unless ${conditionText(condition, t)}`;
  return saying(t.voice.doNot, `untap ${step} ${when}`);
}

/** What an ability that is given to something calls it: "this creature", "this land". */
const givenTo = (subject: Subject, t: Telling): string =>
  subject.was === 'permanent'
    ? t.voice.permanent.one.replace(' in play', '')
    : (subject.was ?? (t.card.enchant === null ? 'creature' : bearerNoun(t.card)));

function tell(change: Change, subject: Subject, t: Telling, isFirst: boolean): Said {
  const { voice } = t;
  const is = subject.mood === 'is';
  switch (change.change) {
    case 'size':
      return saying(
        isLess(change.power) || isLess(change.toughness) ? voice.getsLess : voice.gets,
        bonus(change.power, change.toughness, t),
      );
    case 'setSize':
      return is
        ? saying('be', bareSize(change.power, change.toughness, t))
        : { predicates: [voice.becomesSize(bareSize(change.power, change.toughness, t))], besides: [] };
    case 'keyword':
      return keyword(change.keyword, subject, t);
    case 'loseKeyword':
      return loses(change.keyword, subject, t);
    case 'loseAbilities':
      return saying('lose', `all ${voice.abilities.replace('activated ', '')}`);
    case 'protection':
      return protection(change.from, subject, t);
    case 'ability':
      return saying(is ? 'have' : voice.gives, t.quote(change.ability, `this ${givenTo(subject, t)}`));
    case 'color':
      return saying(is ? 'be' : 'become', change.colors.length === 0 ? 'colorless' : list(change.colors, 'and'));
    case 'becomes':
      return becomes(change, subject, t);
    case 'also':
      return saying(
        subject.mood === 'is' || change.colors.length > 0 ? 'be' : 'become',
        besidesBeing(change, voice.severalColors),
      );
    case 'creatureTypes':
      return saying(
        is ? 'be' : 'become',
        subject.who.many ? change.subtypes.map((s) => `${s}s`).join(' ') : withArticle(change.subtypes.join(' ')),
      );
    case 'landType':
      if (!change.also) return saying(is ? 'be' : 'become', landType(change.to, subject, t));
      return saying(
        is ? 'be' : 'become',
        `${landType(change.to, subject, t)} in addition to ${subject.who.many ? 'their' : 'its'} other types`,
      );
    case 'word':
      return besides(`Each "${change.from}" in its text reads "${change.to}".`);
    case 'control':
      if (change.by !== undefined) return besides(voice.gainsControl(refWho(change.by, t).text, subject.who.text));
      return besides(
        is
          ? voice.takesControl(subject.who.text)
          : `${voice.gainsControl(null, subject.who.text)} ${subject.lasts}`.trim(),
      );
    case 'onlyBy':
      if (change.doing === 'attack')
        return saying(voice.cannot, `be attacked except by ${several({ types: ['creature'], ...change.filter }, t)}`);
      return saying(voice.cannot, blocked(`${thisTurn(subject)}except by ${anyKinds(change.filter, t)}`, t));
    case 'notBlockableBy':
      return saying(voice.cannot, blocked(`by ${several(change.filter, t)}`, t));
    case 'canBlockOnly':
      return blocksOnly(change.filter, t);
    case 'shelters': {
      const spells = spellsOf(change.from, t);
      return besides(voice.shelters(spells, is ? '' : ' this turn'));
    }
    case 'notTargetOf':
      if (change.spells) return saying(voice.cannot, notSpellsTarget(change.from, t));
      return saying(voice.cannot, notTargetOf(change.from, t));
    case 'cantBeEnchanted':
      return saying(voice.cannot, `be enchanted${change.by.other ? ` by other ${auras(t)}` : ''}`);
    case 'blockers':
      return saying(voice.cannot, blocked(howMany(change), t));
    case 'moreLands':
      return saying(voice.may, moreLands(change.number, subject));
    case 'price':
      return subject.who === YOU
        ? besides(tollOf(change, t))
        : saying(voice.cannot, priceOf(change, subject.who, subject.own, t));
    case 'company':
      return company(change, t);
    case 'blocksMore':
      return saying('can', `${voice.block.base} ${moreBlocks(change.number, t)}`);
    case 'playerRule':
      return ruled(change.rule, subject.who, t);
    case 'mayPlay':
      return saying(voice.may, `play ${playedCards(change, subject, t)}`);
    case 'attacksYou':
      return attacksYou(subject, t);
    case 'cantActivate':
      return besides(`Its ${abilitiesUnused(t, change.tap)}`);
    case 'onlyIf':
      return change.does === 'attack' ? attacksOnlyIf(change, t) : untaps(change, subject, t);
    case 'preventFrom':
      return besides(prevention(change, subject, t));
    case 'exileIfDies':
      return besides(exileIfDies(isFirst ? subject.who.text : subject.again(), subject, t));
    case 'cant':
      if (change.doing === 'attack')
        return saying(voice.cannot, `attack with ${several({ types: ['creature'], ...change.filter }, t)}`);
      if (change.again)
        return besides(
          `${voice.cannot === "can't" ? capital(voice.eachPlayer.text) : 'Players'} ${voice.cannot} ${voice.cast} more than one ${voice.spell([]).one} each turn.`,
        );
      // What nobody may do is told of the spells.
      return is && subject.who === voice.eachPlayer
        ? besides(`${capital(several(change.filter, t, 'spell'))} ${voice.cannot} be ${voice.castPast}.`)
        : saying(voice.cannot, `${voice.cast} ${several(change.filter, t, 'spell')}`);
    case 'untapsAtMost': {
      if (change.number === 0) return besides(`${capital(keptTapped(change.filter, subject.who.text, t))}.`);
      const what = change.number === 1 ? noun(change.filter, t).one : several(change.filter, t);
      const step = subject.who.text === 'you' ? voice.whenUntapping('your') : plural(voice.whenUntapping('their'));
      return saying(voice.cannot, `untap more than ${numberWord(change.number)} ${what} ${step}`);
    }
    case 'costs':
      if (change.abilities)
        return besides(voice.usingCosts(family(change.filter) ?? several(change.filter, t), price(change)));
      if (subject.own) return besides(voice.costsMore(subject.who.text, price(change)).replace(' cost ', ' costs '));
      return besides(
        voice.costsMore(
          subject.who === t.voice.opponent.all || subject.who === YOU
            ? `${spellKinds(change.filter, t)} ${subject.who.text} ${predicated({ verb: voice.cast, rest: '' }, subject.who.many)}`
            : spellKinds(change.filter, t),
          price(change),
        ),
      );
    default:
      return unreachable(change);
  }
}

/** "land cards from your graveyard", "that card". */
function playedCards(change: Extract<Change, { change: 'mayPlay' }>, subject: Subject, t: Telling): string {
  if (change.what !== undefined) return 'that card';
  const cards = several(change.filter, t, 'card');
  const own = subject.who === YOU ? 'your' : subject.who.many ? 'their' : t.voice.pronoun.possessive;
  return change.zone === 'graveyard' ? `${cards} from ${own} ${t.voice.graveyard}` : `${own} exiled ${cards}`;
}

/** "Auras", or "enchantments" where they are called so. */
const auras = (t: Telling): string => several({ subtypes: ['Aura'] }, t);

/** Cards that share the first part of their names: "Circles of Protection". */
function family({ anyOf = [] }: Filter): string | null {
  const [first, ...others] = anyOf.map(({ named: name = '' }) => name.split(':')[0] as string);
  if (first === undefined || first === '' || others.some((each) => each !== first)) return null;
  const [word = '', ...rest] = first.split(' ');
  return [plural(word), ...rest].join(' ');
}

/** All damage of a kind, to it or also by it. */
function prevention(change: Extract<Change, { change: 'preventFrom' }>, subject: Subject, t: Telling): string {
  const { filter, combat, dealt } = change;
  if (combat === false) return t.voice.preventNoncombat(subject.who.text);
  const anything = Object.keys(filter).length === 0;
  if (!anything) return t.voice.preventAllFrom(subject.who.text, sources(filter, t), subject.mood !== 'is');
  return t.voice.preventAlways(subject.who.text, combat === true, dealt === true, subject.mood !== 'is');
}

/** "creatures", or "sources of the chosen color" where no kind of thing is named. */
const sources = (filter: Filter, t: Telling): string =>
  several(filter, t, filter.types === undefined ? 'source' : 'permanent');

/** Spells of several kinds, all of them meant: "artifact and enchantment spells". */
const spellKinds = (filter: Filter, t: Telling): string =>
  several(filter, t, 'spell').replace(/ or (?=\w+( spells)?$)/, ' and ');
/** "activated abilities can't be activated". */
export const abilitiesUnused = (t: Telling, tap?: true): string =>
  `${t.voice.abilities}${tap ? ` ${t.voice.withTap}` : ''} ${t.voice.cannot} be ${t.voice.abilityUsed}`;

/** How the book says that something attacks if it can, with other words in the place of "each turn". */
function mustAttack(when: string, t: Telling): Predicate {
  const words = t.voice.keywords['attacks each turn'];
  const { verb, rest } =
    'predicate' in words ? words.predicate({ own: false, many: true, forNow: true }) : { verb: 'attack', rest: '' };
  return { verb, rest: rest.replace('each turn', when) };
}

/** Said of one creature it is for this turn; said of a player, for all creatures in the player's next turn. */
function attacksYou(subject: Subject, t: Telling): Said {
  if (subject.player !== true) return { predicates: [mustAttack('you this turn', t)], besides: [] };
  const creatures = t.voice.of('that player').bare({ one: 'creature', many: 'creatures' });
  return besides(
    `During ${possessive(subject.who.text)} next turn, ${creatures} ${predicated(mustAttack('you', t), true)}.`,
  );
}

/** "creatures and lands target opponent controls don't untap during his or her next untap step". */
function keptTapped(filter: Filter, player: string, t: Telling): string {
  const kinds = filter.anyType === undefined ? [filter] : filter.anyType.map((type): Filter => ({ types: [type] }));
  const things = list(
    kinds.map((kind) => several(kind, t)),
    'and',
  );
  const theirs = t.voice.of(player).bare({ one: things, many: things });
  return `${theirs} ${t.voice.doNot} untap ${t.voice.whenUntapping(`${t.voice.pronoun.possessive} next`)}`;
}

/** From other things of that kind: the source itself may stay on what it protects. */
function protection(from: Filter, subject: Subject, t: Telling): Said {
  const { other, ...kind } = from;
  const said = saying(subject.mood === 'is' ? 'have' : t.voice.gives, t.voice.protectionFrom(quality(kind, t)));
  return other ? { ...said, besides: [t.voice.protectionSparesSource(t.me)] } : said;
}

/** For good on each turn, or for the rest of this one. */
function moreLands(number: number | 'any', subject: Subject): string {
  const lands =
    number === 'any'
      ? 'any number of lands'
      : number === 1
        ? 'an additional land'
        : `up to ${numberWord(number)} additional lands`;
  return `play ${lands} ${subject.mood === 'is' ? `on each of ${subject.who.text === 'you' ? 'your' : 'their'} turns` : 'this turn'}`;
}

const attacksOnlyIf = (change: Extract<Change, { change: 'onlyIf' }>, t: Telling): Said =>
  change.condition.if === 'not'
    ? saying(t.voice.cannot, `attack if ${conditionText(change.condition.not, t)}`)
    : saying(t.voice.cannot, `attack unless ${conditionText(change.condition, t)}`);

function exileIfDies(who: string, subject: Subject, t: Telling): string {
  const { verb, rest } = t.voice.exile('it');
  return `If ${who} ${t.voice.wouldDie}${subject.mood === 'is' ? '' : ' this turn'}, ${verb} ${rest} instead.`;
}

function landType(to: string, subject: Subject, t: Telling): string {
  if (to === 'chosen') return 'the chosen type';
  const name = t.voice.landOfType(to);
  return subject.who.many ? noun({ subtypes: [to] }, t).many : withArticle(name);
}

/** What protection is from: a colour, or a kind of thing. */
export const quality = (filter: Filter, t: Telling): string =>
  filter.chosenColor && Object.keys(filter).length === 1 ? 'the chosen color' : colorsOrKind(filter, t);

const colorsOrKind = (filter: Filter, t: Telling): string =>
  filter.colors !== undefined && Object.keys(filter).length === 1 ? list(filter.colors, 'and') : several(filter, t);

/** Things said with the same verb are said together: "can't attack or block", "has flying and haste". */
function merged(predicates: readonly Predicate[], t: Telling): Predicate[] {
  const verbs = [...new Set(predicates.map((predicate) => predicate.verb))];
  return verbs.flatMap((verb) => {
    const same = predicates.filter((predicate) => predicate.verb === verb).map((predicate) => predicate.rest);
    const isApart = same.some((rest) => rest.startsWith('be enchanted'));
    const mergeable =
      same.length > 1 && !isApart && (verb === 'have' || verb === t.voice.gives || verb === t.voice.cannot);
    return mergeable
      ? [
          {
            verb,
            rest: list(same, verb === t.voice.cannot ? 'or' : 'and').replace(/ alone or (\w+) alone$/, ' or $1 alone'),
          },
        ]
      : same.map((rest) => ({ verb, rest }));
  });
}

export interface ToldChanges {
  readonly predicates: readonly Predicate[];
  readonly besides: readonly string[];
}

/** All changes of one subject: what is said of it, and what is said besides. */
export function tellChanges(changes: readonly Change[], subject: Subject, t: Telling): ToldChanges {
  const withWords = subject.mood === 'becomes' ? comesWith(changes, t) : null;
  if (withWords !== null) {
    const { predicates, besides } = tellChanges(changes.slice(0, 1), subject, t);
    return { predicates: predicates.map((each) => ({ ...each, rest: `${each.rest} with ${withWords}` })), besides };
  }
  const said = changes.map((change, index) => tell(change, subject, t, index === 0));
  return {
    predicates: merged(
      said.flatMap((part) => part.predicates),
      t,
    ),
    besides: said.flatMap((part) => part.besides).map(sentence),
  };
}
