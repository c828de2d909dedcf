// What happens to things, in words: destroying, moving, tapping, changing, countering.

import type { Choice, Ref } from '../language/amount.ts';
import type { Change, Effect } from '../language/effect.ts';
import { BASIC_LAND_TYPES } from '../language/mana.ts';
import { amountPhrase } from './amount.ts';
import { type Subject, tellChanges, ungathered } from './change.ts';
import { payPhrase } from './cost.ts';
import { divertedText } from './diverted.ts';
import { lastsText } from './duration.ts';
import {
  type Clause,
  clauseText,
  joined,
  lower,
  many,
  one,
  type Predicate,
  type Who,
  withArticle,
  YOU,
} from './grammar.ts';
import { happens, type Item, joining, order, text } from './items.ts';
import { noun, several } from './noun.ts';
import { attaching } from './raising.ts';
import { isSeveralThings, subjectWho, who } from './ref.ts';
import { isPlayerTarget } from './target.ts';
import { bearerNoun, type Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** An order about a thing: "tap target creature". */
export const orderAbout = (verb: string, what: Ref, t: Telling): Item[] => [order(verb, who(what, t).text)];

/** What else becomes of a thing that was just named: "It becomes a Vampire in addition to its other types." */
function becomesToo(changes: readonly Change[], t: Telling): Item[] {
  const about: Subject = { who: one('it'), own: false, mood: 'becomes', was: null, again: () => 'it', lasts: '' };
  const { predicates, besides } = tellChanges(changes, about, t);
  return [text(`it ${joined(predicates, false)}`), ...besides.map(text)];
}

/** What a changed thing is anyway, for "it's still a land". */
function nature(what: Ref, t: Telling): string | null {
  if (what.ref === 'this') return t.card.types.includes('land') ? 'land' : null;
  const filter = what.ref === 'target' ? t.targets[what.index]?.filter : what.ref === 'all' ? what.filter : undefined;
  const types = filter?.types ?? [];
  const isLand = filter?.subtypes?.some((type) => (BASIC_LAND_TYPES as readonly string[]).includes(type)) === true;
  return isLand || types.includes('land') ? 'land' : null;
}

/** One thing that the sentences before have spoken of twice is "it" at the beginning of the next. */
const heardTwice = (ref: Ref, t: Telling): boolean =>
  ref.ref === 'target' && (t.heard.targets[ref.index] ?? 0) > 1 && !isSeveralThings(ref, t);

const subjectAgain = (ref: Ref, t: Telling): Who => (heardTwice(ref, t) ? one('it') : subjectWho(ref, t));

/** "It doesn't untap during its controller's next untap step." */
function keepsTapped(effect: Of<'change'>, t: Telling): Item[] {
  const { what } = effect;
  const isTheirs = what.ref === 'all' && what.controlledBy?.ref === 'target' && isHeard(what.controlledBy, t);
  const things = isTheirs
    ? many(`those ${several(what.filter, t)}`)
    : isHeard(what, t)
      ? one('it')
      : subjectWho(what, t);
  const whose = isTheirs
    ? "that player's next"
    : what.ref === 'this'
      ? 'your next'
      : `${things.many ? 'their' : 'its'} ${t.voice.controller}'s next`;
  return [happens({ who: things, verb: t.voice.doNot, rest: `untap ${t.voice.whenUntapping(whose)}` })];
}

const isHeard = (ref: Ref, t: Telling): boolean => ref.ref === 'target' && (t.heard.targets[ref.index] ?? 0) > 0;

/** What must attack in "each turn" must now do so in "this turn", and how long the rest lasts is told before it. */
function forced(first: Predicate, more: readonly Predicate[], tail: string, subject: Who, t: Telling): Clause | null {
  const said = t.voice.keywords['attacks each turn'];
  const attack = 'predicate' in said ? said.predicate({ own: false, many: subject.many, forNow: true }) : null;
  const isIt = (each: Predicate): boolean => each.verb === attack?.verb && each.rest === attack?.rest;
  const predicates = [first, ...more];
  if (!predicates.some(isIt)) return null;
  const others = predicates.filter((each) => !isIt(each));
  const attacks = { verb: attack?.verb ?? '', rest: (attack?.rest ?? '').replace('each turn', 'this turn') };
  const [start, ...rest] = others.map((each, index) =>
    index === others.length - 1 ? { ...each, rest: `${each.rest} ${tail}` } : each,
  );
  return start === undefined ? { who: subject, ...attacks } : { who: subject, ...start, more: [...rest, attacks] };
}

/** What is so in a time of whoever controls the thing: "during its controller's next turn". */
function whenTheirs({ until }: Of<'change'>, { who: thing, player }: Subject, t: Telling): string | null {
  const its = `${thing.many ? 'their' : 'its'} ${t.voice.controller}'s next`;
  if (until === 'their next turn' && player !== true && t.event !== null) return `during ${its} turn`;
  return until === 'next untap' ? t.voice.whenUntapping(its).replace(/^(?:during|at) /, 'until ') : null;
}

/** What X is comes last, after how long it lasts. */
function explained(first: Predicate, more: readonly Predicate[], tail: string): Partial<Clause> {
  const [rest = '', x] = first.rest.split(', where X is ');
  return x === undefined || more.length > 0 || tail === '' ? {} : { rest, tail: `${tail}, where X is ${x}` };
}

/** Of one thing: "target creature gains trample and gets +X/+0 until end of turn, where X is its power". */
function explainedLast(
  predicates: readonly Predicate[],
  { text: who_, many: isMany }: Who,
  tail: string,
): string | null {
  if (predicates.length < 2 || tail === '') return null;
  const [words = '', x] = joined(predicates, isMany).split(', where X is ');
  return x === undefined ? null : `${who_} ${words} ${tail}, where X is ${x}`;
}

/** "can attack this turn as though it didn't have defender", where the book has that word. */
function attacksAnyway(what: Ref, t: Telling): Item[] {
  const subject = subjectAgain(what, t);
  if (what.ref === 'this') t.heard.self = true;
  const words = t.voice.keywords.defender;
  const rest = 'word' in words ? `attack this turn as though it didn't have ${words.word}` : 'attack this turn';
  return [happens({ who: subject, verb: 'can', rest })];
}

const isBlocksEach = (change: Change): boolean => change.change === 'keyword' && change.keyword === 'blocks each';

/** What takes many words to say is chosen in a sentence of its own. */
function choosesFirst(what: Ref, t: Telling): Item | null {
  if (what.ref !== 'target' || isHeard(what, t) || !t.targets[what.index]?.filter.settled) return null;
  return order('choose', who(what, t).text);
}

/** What was just tapped is held so: "it doesn't untap …". */
const staysTapped = ({ changes, until }: Of<'change'>): boolean =>
  until === 'while source tapped' && changes.every((each) => each.change === 'keyword');

/** "Until end of turn, any time you could activate a mana ability, you may pay 1 life. If you do, add {1} …". */
function mayPayForIt({ changes }: Of<'change'>, player: Who, { lasts }: Subject, t: Telling): string | null {
  const [given] = changes;
  if (given?.change !== 'ability' || given.ability.ability !== 'activated' || player !== YOU) return null;
  const [effect] = given.ability.effects;
  if (effect?.do === 'prevent') {
    const done = t.voice.prevent(amountPhrase(effect.amount, t), 'that creature or player');
    return `${lasts}, you ${t.voice.may} ${payPhrase(given.ability.cost, t)} ${t.voice.anyTime}. If you do, ${done}`;
  }
  if (effect?.do !== 'addMana' || given.ability.cost.tap) return null;
  const { verb, rest } = t.voice.addMana(t.voice.manaOf(effect.mana));
  return `${lasts}, ${t.voice.anyTimeForMana}you ${t.voice.may} ${payPhrase(given.ability.cost, t)}. If you do, ${verb} ${rest}`;
}

/** What is done for a while instead of a player's draws. */
function insteadOfDraws({ changes }: Of<'change'>, player: Who, { lasts }: Subject, t: Telling): string | null {
  const [given] = changes;
  if (given?.change !== 'ability' || given.ability.ability !== 'replacement') return null;
  const { replacement } = given.ability;
  if (replacement.replace !== 'instead' || replacement.of !== 'draw') return null;
  if (player === YOU) return lower(t.quote(given.ability, t.me).slice(1, -1));
  const drawn = replacement.with.every((each) => each.do === 'draw' && each.amount === 1) ? 'you draw a card' : '';
  return `${lasts}, if ${player.text} would draw a card, instead that player skips that draw and ${drawn}`;
}

export function changed(effect: Of<'change'>, t: Telling): Item[] {
  if (effect.what.ref === 'all' && effect.what.filter.settled) {
    const { settled: _, ...filter } = effect.what.filter;
    return [...changed({ ...effect, what: { ...effect.what, filter } }, t), text(t.voice.sparesNewcomers)];
  }
  if (effect.until === 'next untap' && effect.changes.every(({ change }) => change === 'keyword'))
    return keepsTapped(effect, t);
  const [taken, ...further] = effect.changes;
  if (
    effect.until === 'end of turn' &&
    taken?.change === 'keyword' &&
    taken.keyword === 'attacks anyway' &&
    further.length === 0
  )
    return attacksAnyway(effect.what, t);
  if (taken?.change === 'control' && further.length > 0)
    return [...changed({ ...effect, changes: [taken] }, t), ...becomesToo(further, t)];
  const chosen = choosesFirst(effect.what, t);
  if (chosen !== null) return [chosen, ...changed(effect, t)];
  const { voice } = t;
  const again = isHeard(effect.what, t) && (staysTapped(effect) || effect.changes.some(isBlocksEach));
  const subject =
    effect.what.ref === 'opponents' ? t.voice.opponent.all : again ? one('it') : subjectAgain(effect.what, t);
  const about: Subject = {
    who: subject,
    own: effect.what.ref === 'this',
    player: effect.what.ref === 'target' && isPlayerTarget(t.targets[effect.what.index]),
    // What lasts as long as something is so is told as being so.
    mood: typeof effect.until !== 'string' && taken?.change === 'landType' ? 'is' : 'becomes',
    was: nature(effect.what, t),
    again: () => subjectWho(effect.what, t).text,
    lasts: lastsText(effect.until, effect.what, t),
  };
  const instead = insteadOfDraws(effect, subject, about, t);
  if (instead !== null) return [text(instead)];
  const channeled = mayPayForIt(effect, subject, about, t);
  if (channeled !== null) return [text(channeled)];
  const [given] = effect.changes;
  if (given?.change === 'ability' && given.ability.ability === 'replacement' && effect.until === 'end of turn')
    if (given.ability.replacement.replace === 'redirect')
      return [text(divertedText(given.ability.replacement, t, true))];
  const watches = effect.changes.flatMap((each) => (each.change === 'ability' ? [each.ability] : []));
  if (subject === YOU && watches.length === effect.changes.length && effect.until === 'end of turn')
    return watches.map((ability) => text(`this turn, ${lower(t.quote(ability, t.me).slice(1, -1))}`));
  const told = tellChanges(effect.changes, about, t);
  const besides = told.besides.map((words, at) =>
    text(at === 0 && /^(Target|That|Each|The|All|Gain|Your|Any|It|Attacking) /.test(words) ? lower(words) : words),
  );
  const [first, ...more] = told.predicates;
  if (first === undefined) return besides;
  // What is forbidden is so "this turn"; what is given lasts "until end of turn".
  const forbids =
    told.predicates.every(({ verb }) => verb === voice.cannot || verb === 'be') ||
    effect.changes.every(
      (each) => each.change === 'blocksMore' || (each.change === 'keyword' && each.keyword === 'strikes nobody'),
    );
  const saidAlready =
    first.rest.includes(' this turn ') || first.rest.endsWith(' this turn') || effect.changes.some(isBlocksEach);
  const plainTail = effect.until === 'end of turn' && forbids ? 'this turn' : about.lasts;
  const tail = saidAlready ? '' : (whenTheirs(effect, about, t) ?? plainTail);
  const cannot = told.predicates.every(({ verb }) => verb === voice.cannot);
  // How long it lasts is told before what it is counted by.
  const [bonus, counted_] = first.rest.split(' for each ');
  if (more.length === 0 && counted_ !== undefined && tail !== '')
    return [happens({ who: subject, verb: first.verb, rest: `${bonus} ${tail} for each ${counted_}` }), ...besides];
  const clause: Clause = forced(first, more, tail, subject, t) ?? {
    // Not "all creatures can't block", which might mean that some can.
    who: cannot ? ungathered(subject) : subject,
    ...first,
    more,
    ...(tail === '' ? {} : { tail }),
    ...explained(first, more, tail),
  };
  // What must be explained at the end, or given for something lost, is told after how long it lasts.
  const isLong = told.predicates.some(({ rest }) => rest.includes(', where X is '));
  const saidOfOne = isLong && effect.what.ref === 'target' ? explainedLast(told.predicates, subject, tail) : null;
  if (saidOfOne !== null) return [text(saidOfOne), ...besides];
  const trades =
    (effect.changes[0]?.change === 'loseKeyword' && more.length > 0) || (isLong && effect.changes.length > 1);
  if (effect.until !== 'your next turn' && effect.until !== 'your next upkeep' && !trades)
    return [happens(clause), ...besides];
  return [text(`${tail}, ${subject.text} ${joined(told.predicates, subject.many)}`), ...besides];
}

/** "another creature", "another permanent it can enchant", "a land of his or her choice". */
function newPlace(choice: Choice, isOwn: boolean, t: Telling): string {
  const filter = choice.from.ref === 'all' ? choice.from.filter : {};
  const words = noun(filter, t).one;
  if (choice.by.ref !== 'you') return `${withArticle(words)} of ${t.voice.pronoun.possessive} choice`;
  const fits = Object.keys(filter).length === 0 && !isOwn ? ' it can enchant' : '';
  return `another ${words}${fits}`;
}

export const attached = (effect: Of<'attach'>, t: Telling): Item[] => {
  const again = attaching(effect, t);
  if (again !== null) return again;
  const { verb, to: on, again: moves } = t.voice.attach;
  const isHeard_ = isHeard(effect.what, t);
  const what = isHeard_ ? 'it' : who(effect.what, t).text;
  if (effect.to.ref !== 'choice') return [order(verb, `${what} ${on} ${who(effect.to, t).text}`)];
  const place = newPlace(effect.to, effect.what.ref === 'this', t);
  if (effect.to.by.ref === 'you') {
    const [move = '', to = ''] = moves.split(' ~ ');
    const moved = [order(move, `${what} ${to} ${place}`)];
    return isHeard_ ? joining(moved, 'apart') : moved;
  }
  const by = one(`that ${bearerNoun(t.card)}'s ${t.voice.controller}`);
  return [text(clauseText({ who: by, verb, rest: `${effect.what.ref === 'this' ? t.me : what} ${on} ${place}` }))];
};

const WORD_KINDS = { color: 'one color word', 'land type': 'one basic land type' } as const;

export function changesWord(effect: Of<'changeWord'>, t: Telling): Item[] {
  const what = who(effect.what, t).text;
  const words = effect.of.map((kind) => WORD_KINDS[kind]);
  return [order('change', t.voice.changesWord(what, words))];
}
