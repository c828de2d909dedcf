// Abilities in words: one line each, keywords apart, which share one.

import type { Ability, ActivatedAbility, StaticAbility, TriggeredAbility, When } from '../language/ability.ts';
import { type Ref, target } from '../language/amount.ts';
import type { CardDefinition } from '../language/card.ts';
import type { Condition } from '../language/condition.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Keyword } from '../language/keyword.ts';
import { BASIC_LAND_TYPES } from '../language/mana.ts';
import { abilitiesUnused, quality, type Subject, tellChanges, ungathered } from './change.ts';
import { conditionText } from './condition.ts';
import { loyaltyPart, manaPart, orders, payPhrase } from './cost.ts';
import { tellEffects } from './effect.ts';
import { eventText } from './event.ts';
import { capital, joined, list, many, one, type Predicate, predicated, sentence, unreachable, YOU } from './grammar.ts';
import { text, toDo, told } from './items.ts';
import { noun, owned, several, subject as subjectOf } from './noun.ts';
import { afterChanging, changingPlaces } from './raising.ts';
import { subjectWho, who } from './ref.ts';
import { replacementText } from './replacement.ts';
import { bearerNoun, bearerWord, type Telling, telling } from './telling.ts';
import type { About, Voice } from './voice.ts';

/** Starts a text of the card: what it is called, and what it may speak of. */
export function begin(
  voice: Voice,
  card: CardDefinition,
  me: string,
  about: Partial<Pick<Telling, 'targets' | 'event'>> = {},
): Telling {
  const quote = (ability: Ability, name: string): string => `"${abilityText(ability, voice, card, name)}"`;
  return telling(voice, card, me, about.targets ?? [], about.event ?? null, quote);
}

// ---- keywords ----

/** What a card says of itself. */
const ITSELF: About = { own: true, many: false, forNow: false };

/** The word of a keyword ability, if the book has one; else `null`, and it gets a line of its own. */
export function keywordAsWord(ability: Ability, voice: Voice, card: CardDefinition): string | null {
  if (ability.ability === 'protection')
    return voice.protectionFrom(quality(ability.from, begin(voice, card, card.name)));
  if (ability.ability !== 'keyword') return null;
  const words = voice.keywords[ability.keyword];
  return 'word' in words ? words.word : null;
}

/** Walls do not attack by the rules of some books, and their cards say nothing of it. */
export const goesWithoutSaying = (ability: Ability, voice: Voice, card: CardDefinition): boolean =>
  ability.ability === 'keyword' &&
  ('unsaid' in voice.keywords[ability.keyword] ||
    (ability.keyword === 'defender' && !voice.wallsSaySo && card.subtypes.includes('Wall')));

/** A spell says by what it cannot be countered, where the book has a way to say that. */
function cannotBeCountered(voice: Voice): Predicate {
  const words = voice.keywords["can't be countered"];
  const { verb, rest } = 'predicate' in words ? words.predicate(ITSELF) : { verb: voice.cannot, rest: 'be countered' };
  return { verb, rest: `${rest}${voice.counteredBy}` };
}

function keywordLine(keyword: Keyword, voice: Voice, me: string, card: CardDefinition): string {
  const words = voice.keywords[keyword];
  const isSpell = card.types.includes('instant') || card.types.includes('sorcery');
  if (keyword === "can't be countered" && isSpell)
    return sentence(`${me} ${predicated(cannotBeCountered(voice), false)}`);
  if ('word' in words) return capital(words.word);
  if ('sentence' in words) return sentence(words.sentence(one(me), ITSELF));
  return 'unsaid' in words ? '' : sentence(`${me} ${predicated(words.predicate(ITSELF), false)}`);
}

// ---- static abilities ----

/** What the affected things are anyway: "all Swamps are creatures that are still lands", "this artifact". */
function nature(filter: Filter): string | null {
  const isLand = filter.subtypes?.some((type) => (BASIC_LAND_TYPES as readonly string[]).includes(type));
  if (isLand) return 'land';
  return filter.types?.[filter.types.length - 1] ?? (filter.subtypes === undefined ? null : 'permanent');
}

/** What is counted for each thing by itself is told of each, unless it is one thing anyway. */
const isEachAlone = (ability: StaticAbility): boolean =>
  ability.changes.some(
    (change) =>
      (change.change === 'blocksMore' && change.number !== 'any' && ability.affects?.types !== undefined) ||
      (change.change === 'becomes' && JSON.stringify(change.size).includes('"changed"')) ||
      (change.change === 'size' && typeof change.power !== 'number' && change.power.amount === 'sharing'),
  );

function staticSubject(ability: StaticAbility, t: Telling): Subject {
  const who =
    ability.affects === null
      ? ability.players === null
        ? YOU
        : ability.players.ref === 'opponents'
          ? t.voice.opponent.all
          : subjectWho(ability.players, t)
      : isEachAlone(ability) && !ability.affects.enchanted
        ? one(
            owned(ability.affects.controller, t.voice)?.each(noun(ability.affects, t)) ??
              `each ${noun(ability.affects, t).one}`,
          )
        : subjectOf(ability.affects, t, ability.zone === 'chain' ? 'spell' : 'permanent');
  return {
    who,
    own: ability.affects?.self ?? false,
    mood: ability.lingers ? 'becomes' : 'is',
    was: ability.affects === null ? null : nature(ability.affects),
    again: () => who.text,
    lasts: '',
  };
}

function staticText(ability: StaticAbility, telling: Telling): string {
  const t = ability.affects?.self ? telling : { ...telling, ofOthers: true };
  const subject = staticSubject(ability, t);
  if (subject.own && ability.condition === null) t.heard.self = true;
  // "Enchanted creature can't attack or block, and its activated abilities can't be activated."
  const silent = ability.changes.length > 1 && ability.changes.some(({ change }) => change === 'cantActivate');
  const tapOnly = ability.changes.some((change) => change.change === 'cantActivate' && change.tap);
  const changes = silent ? ability.changes.filter(({ change }) => change !== 'cantActivate') : ability.changes;
  const told = tellChanges(changes, subject, t);
  // Not "all creatures can't block", which might mean that some can.
  const forbids = told.predicates.every(({ verb }) => verb === t.voice.cannot || verb === t.voice.doNot);
  const skips = told.predicates.every(({ verb }) => verb === 'skip');
  const who =
    !forbids && !skips ? subject.who : ability.players?.ref === 'everybody' ? many('players') : ungathered(subject.who);
  const also = silent
    ? `, and ${subject.who.many ? 'their' : 'its'} ${abilitiesUnused(t, tapOnly ? true : undefined)}`
    : '';
  const said = told.predicates.length === 0 ? [] : [`${who.text} ${joined(told.predicates, who.many)}${also}`];
  const sentences = [...said, ...told.besides];
  if (ability.condition !== null) {
    const condition =
      ability.condition.if === 'yourTurn'
        ? t.voice.onYourTurn
        : `${ability.zone === 'chain' && subject.own ? 'if' : 'as long as'} ${conditionText(ability.condition, t).replace(`${t.me} is `, subject.own ? `${t.voice.itIs} ` : `${t.me} is `)}`;
    const told_ = ability.condition.if === 'not' ? ability.condition.not : ability.condition;
    // What the condition has named is "it" in what follows.
    if (ability.affects?.enchanted && told_.if === 'is' && told_.what.ref === 'enchanted')
      sentences[0] = (sentences[0] ?? '').replace(`${who.text} is `, `${t.voice.itIs} `);
    // A bare bonus comes first; of more than that the condition is told beforehand.
    const isBonus =
      sentences.length === 1 &&
      told.predicates.length > 0 &&
      told.predicates.every(({ verb }) => verb === t.voice.gets || verb === t.voice.getsLess);
    sentences[0] = isBonus ? `${sentences[0]} ${condition}` : `${condition}, ${sentences[0]}`;
  }
  if (ability.lingers)
    sentences.push(
      `if ${t.me} ${predicated(t.voice.leaves, false)}, this effect continues ${t.voice.lasts['end of turn']}`,
    );
  return sentences.map(sentence).join(' ');
}

// ---- activated abilities ----

const isForMana = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) => effect.do === 'addMana' || effect.do === 'addAnyMana' || (effect.do === 'if' && isForMana(effect.then)),
  );

/** It says itself that it comes from the graveyard. */
const comesBack = (effect: Effect): boolean =>
  (effect.do === 'toHand' || effect.do === 'toPlay') && effect.what.ref === 'this';

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** "No more than twice each turn", where it may not have been used more often before; else `null`. */
function mostUses(condition: Condition): number | null {
  if (condition.if !== 'not' || condition.not.if !== 'compare') return null;
  const { left, right } = condition.not;
  const isUses = typeof left !== 'number' && left.amount === 'activations';
  return isUses && typeof right === 'number' ? right : null;
}

/** When and by whom it may be used, if not by its controller at any time. */
function limits(ability: ActivatedAbility, t: Telling): string[] {
  const { voice } = t;
  const sentences: string[] = [];
  if (ability.by === 'enchanted') {
    sentences.push(
      voice.onlyBearersController(
        `${bearerWord(t.card)} ${bearerNoun(t.card)}'s ${t.voice.controller}`,
        ability.during,
      ),
    );
  } else if (ability.by === 'owner') sentences.push(voice.onlyBearersController(`${t.me}'s owner`, ability.during));
  else if (ability.during !== null && ability.once && ability.by === 'controller') {
    const when = voice.onlyDuring(ability.during, ability.by).replace(/\.$/, '');
    return [sentence(`${when} and only once each turn`)];
  } else if (ability.during !== null) sentences.push(voice.onlyDuring(ability.during, ability.by));
  else if (ability.by === 'anybody') sentences.push(voice.anybodyMay);
  if (ability.speed === 'sorcery' && ability.cost.loyalty === null) sentences.push(voice.onlyAsSorcery);
  if (ability.leastX !== undefined) sentences.push(`X ${voice.cannot} be ${ability.leastX - 1}`);
  if (ability.once) sentences.push(voice.onceEachTurn);
  const most = ability.condition === null ? null : mostUses(ability.condition);
  if (most !== null) sentences.push(voice.onceEachTurn.replace('only once', `no more than ${TIMES[most] ?? most}`));
  else if (ability.condition !== null) sentences.push(voice.onlyIf(conditionText(ability.condition, t)));
  if (ability.from === 'graveyard' && !ability.effects.some(comesBack))
    sentences.push(voice.onlyIf(`${t.me} is in your ${voice.graveyard}`));
  return sentences.map(sentence);
}

function activatedText(ability: ActivatedAbility, t: Telling): string {
  const { voice } = t;
  if (ability.equip) return voice.equip(manaPart(ability.cost) ?? payPhrase(ability.cost, t));
  const inCost = orders(ability.cost, t);
  const items = tellEffects(ability.effects, ability.from === 'graveyard' ? { ...t, fromGraveyard: true } : t);
  const line = voice.activated({
    card: t.card,
    me: t.me,
    mana: manaPart(ability.cost),
    tap: ability.cost.tap,
    loyalty: loyaltyPart(ability.cost),
    orders: inCost,
    effect: told(items),
    toDo: toDo(items),
    forMana: isForMana(ability.effects),
    speed: ability.speed,
  });
  return [line, ...limits(ability, t)].join(' ');
}

// ---- triggered abilities ----

/** Whether a text speaks of its source, or of what its source is on: it goes with that. */
const isAboutItself = (ref: Ref, when: When): boolean =>
  ref.ref === 'this' ||
  ref.ref === 'enchanted' ||
  (ref.ref === 'subject' && 'what' in when && when.what?.enchanted === true);

const endsSource = (effect: Effect, when: When): boolean =>
  ((effect.do === 'sacrifice' || effect.do === 'destroy') && isAboutItself(effect.what, when)) ||
  (effect.do === 'later' && effect.then.some((each) => endsSource(each, when))) ||
  (effect.do === 'change' &&
    effect.until === 'in play' &&
    effect.changes.every(({ change }) => change === 'loseKeyword'));

/** Whether a text speaks of the player whose phase it is. */
const asksWhose = ({ effects, targets, condition }: TriggeredAbility): boolean =>
  /"(eventPlayer|active|otherPlayers|event|eventOpponent)"/.test(JSON.stringify([effects, targets, condition]));

/** The one word that a book has for a triggered ability, with its number; null where it tells it in full. */
function calledAbility(ability: Ability, voice: Voice): string | null {
  if (ability.ability !== 'triggered' || ability.called === undefined) return null;
  return voice.called[ability.called.word]?.(ability.called.number) ?? null;
}

function triggeredText(ability: TriggeredAbility, t: Telling): string {
  const called = calledAbility(ability, t.voice);
  if (called !== null) return capital(called);
  const event = eventText(ability.when, {
    ...t,
    ends: ability.effects.some((effect) => endsSource(effect, ability.when)),
    goes: ability.effects.some((effect) => effect.do === 'toHand' && effect.what.ref === 'this'),
    anybodys: !asksWhose(ability),
  });
  const condition = ability.condition === null ? '' : ` if ${conditionText(ability.condition, t)},`;
  // What it did or did not do is told of it by name, and so is what it does for that.
  if (ability.condition?.if === 'is' && ability.condition.what.ref === 'this')
    t.heard.self = ability.condition.filter.attackedThisTurn === undefined;
  // The condition spoke of something else: "it" would be that.
  if (ability.condition?.if === 'is' && ability.condition.what.ref === 'enchanted') t.heard.self = false;
  if (ability.condition?.if === 'dealtDamage' && ability.condition.by?.ref === 'this') t.heard.self = true;
  const chosen =
    ability.chooser === undefined ? [] : [text(`its ${t.voice.controller} chooses ${who(target(), t).text}`)];
  const done = tellEffects(ability.effects, ability.from === 'graveyard' ? { ...t, fromGraveyard: true } : t);
  const changing = changingPlaces(ability, t);
  if (changing !== null) return sentence(afterChanging(event, changing, told(done)));
  // "If this and that", where a book says "if" of what happens as well.
  const start =
    event.startsWith('If ') && condition !== ''
      ? `${event}${condition.replace(' if ', ' and ')}`
      : `${event},${condition}`;
  return sentence(`${start} ${told([...chosen, ...done])}`);
}

// ---- all of them ----

export const abilityText = (ability: Ability, voice: Voice, card: CardDefinition, me: string): string =>
  voice.edit(worded(ability, voice, card, me));

function worded(ability: Ability, voice: Voice, card: CardDefinition, me: string): string {
  switch (ability.ability) {
    case 'keyword':
      return keywordLine(ability.keyword, voice, me, card);
    case 'protection':
      return capital(keywordAsWord(ability, voice, card) ?? '');
    case 'static':
      return staticText(ability, begin(voice, card, me));
    case 'activated':
      return activatedText(ability, begin(voice, card, me, { targets: ability.targets }));
    case 'triggered':
      return triggeredText(ability, begin(voice, card, me, { targets: ability.targets, event: ability.when }));
    case 'replacement':
      return replacementText(ability.replacement, begin(voice, card, me));
    default:
      return unreachable(ability);
  }
}

/** Several protections are told together: "protection from Demons and from Dragons". */
export function protectionsTogether(froms: readonly Filter[], voice: Voice, card: CardDefinition): string {
  const t = begin(voice, card, card.name);
  const qualities = froms.map((from) => (from.subtypes === undefined ? quality(from, t) : several(from, t)));
  return voice.protectionFrom(
    list(
      qualities.map((text, index) => (index === 0 ? text : `from ${text}`)),
      'and',
    ),
  );
}
