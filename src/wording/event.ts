// Events in words: what a triggered ability waits for, from "When" to before the comma.

import type { When } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import { conditionText } from './condition.ts';
import { capital, list, one, type Predicate, predicated, unreachable, type Who, YOU } from './grammar.ts';
import { a, counterName, named, noun, several } from './noun.ts';
import { bearerNoun, bearerWord, type Telling } from './telling.ts';

/** Remembers what the event has named, so that the effect may say "it" or "that creature". */
function mention(filter: Filter, t: Telling): string {
  const { other, ...rest } = filter;
  const words = other
    ? a(rest, t).replace(/^an? /, 'another ')
    : filter.controller === 'opponent'
      ? t.voice.of(t.voice.opponent.one).a(noun(filter, t))
      : a(filter, t);
  if (filter.self) t.heard.self = true;
  if (filter.enchanted) {
    t.heard.bearer += 1;
    t.heard.bearerIt = true;
  }
  return words;
}

/** A filter that lets everything through: whatever it is need not be told. */
const anything = (filter: Filter): boolean => Object.keys(filter).length === 0;

/** What happens to one thing once is told with "when", what may happen often with "whenever". */
function happening(filter: Filter, predicate: Predicate, t: Telling, once: boolean): string {
  const start = once && named(filter, t) !== null ? t.voice.when : t.voice.whenever;
  return `${start} ${mention(filter, t)} ${predicated(predicate, false)}`;
}

const WHO = (player: 'you' | 'opponent' | 'anybody', t: Telling): Who => {
  switch (player) {
    case 'you':
      return YOU;
    case 'opponent':
      return one(t.voice.opponent.one);
    case 'anybody':
      return one('a player');
  }
};

const playerDoes = (player: 'you' | 'opponent' | 'anybody', predicate: Predicate, t: Telling): string => {
  const doer = WHO(player, t);
  return `${t.voice.whenever} ${doer.text} ${predicated(predicate, doer.many)}`;
};

const damageTo = (to: Extract<When, { on: 'deals damage' }>['to'], t: Telling): string => {
  switch (to) {
    case 'player':
      return ' to a player';
    case 'opponent':
      return ` to ${t.voice.opponent.one}`;
    case 'creature':
      return ' to a creature';
    case 'you':
      return ' to you';
    case 'anything':
      return '';
  }
};

/** "the upkeep of enchanted creature's controller" and the like. */
function phase(event: Extract<When, { on: 'phase' }>, t: Telling): string {
  switch (event.whose) {
    case 'you':
      return t.voice.phaseOf(event.phase, 'your', null);
    case 'each':
      if (event.phase === 'end of combat') return capital(t.voice.atEndOfCombat);
      return t.voice
        .phaseOf(event.phase, event.phase === 'upkeep' && t.anybodys ? 'each' : "each player's", null)
        .replace('the end step', t.ends || t.goes ? 'the end step' : 'each end step');
    case 'opponents':
      return t.voice.phaseOf(event.phase, `${t.voice.opponent.each.text}'s`, null);
    case 'enchanted':
      t.heard.bearer += 1;
      return t.voice.phaseOf(event.phase, null, `${bearerWord(t.card)} ${bearerNoun(t.card)}'s ${t.voice.controller}`);
    case 'chosen':
      t.heard.chosenPlayer += 1;
      return t.voice.phaseOf(event.phase, "the chosen player's", null);
  }
}

/** What comes under your control is not yours before: "enters the battlefield under your control". */
function entering(filter: Filter, t: Telling): string {
  const { controller, ...rest } = filter;
  if (controller !== 'you') return happening(filter, t.voice.enters, t, true);
  return `${happening(rest, t.voice.enters, t, true)} ${t.voice.under('your')}`;
}

/** "Whenever Sun Titan enters the battlefield or attacks": the subject is told once. */
function either(events: readonly When[], t: Telling): string {
  const [blocks, blocked] = events;
  const isFight = blocks?.on === 'blocks' && blocked?.on === 'blocked' && !anything(blocks.other);
  if (isFight && JSON.stringify(blocks.other) === JSON.stringify(blocked.other))
    return fighting(blocks.what, blocked, t);
  const told = events.map((event) => eventText(event, { ...t, heard: { ...t.heard } }));
  const [first] = events;
  const subject = first !== undefined && 'what' in first ? mention(first.what, t) : '';
  const bare = told.map((words) => words.slice(words.indexOf(subject) + subject.length + 1));
  return `${t.ends ? t.voice.when : t.voice.whenever} ${subject} ${list(bare, 'or')}`;
}

/** "by a creature", "by one or more Orcs"; by whatever it may be is not told. */
function blockers(event: Extract<When, { on: 'blocked' }>, t: Telling): string {
  if (event.each) return ` by ${a(event.other, t)}`;
  return anything(event.other) ? '' : ` by one or more ${several(event.other, t)}`;
}

/** "blocks or becomes blocked by one or more Orcs": two things have been named, and "it" might be either. */
function fighting(what: Filter, blocked: Extract<When, { on: 'blocked' }>, t: Telling): string {
  const { base, ed } = t.voice.block;
  const words = happening(what, { verb: base, rest: `or becomes ${ed}${blockers(blocked, t)}` }, t, false);
  t.heard.self = false;
  return words;
}

/** "becomes the target of a spell or ability an opponent controls". */
const targeted = (by: 'opponent' | undefined, t: Telling): Predicate => {
  const { verb, rest } = t.voice.chosenAsTarget;
  return { verb, rest: by === undefined ? rest : t.voice.of(t.voice.opponent.one).behind(rest) };
};

export function eventText(event: When, t: Telling): string {
  const { voice } = t;
  const { base, ed } = voice.block;
  switch (event.on) {
    case 'enters':
      if (event.from === 'not cast')
        return `${entering(event.what, t)}, if you ${voice.doNot.replace('do', 'did')} ${voice.cast} it from your hand`;
      return entering(event.what, t) + (event.from === 'hand' ? ' from your hand' : '');
    case 'dies':
      return happening(event.what, voice.dies, t, true);
    case 'leaves':
      return happening(event.what, voice.leaves, t, true);
    case 'attacks':
      if (event.together)
        return `${voice.whenever} one or more ${several(event.what, t).replace(/^your /, 'of your ')} attack`;
      return happening(event.what, { verb: 'attack', rest: event.alone ? 'alone' : '' }, t, false);
    case 'blocks':
      return happening(
        event.what,
        { verb: base, rest: anything(event.other) ? '' : a(event.other, t) },
        t,
        t.ends === true,
      );
    case 'blocked':
      return happening(event.what, { verb: 'become', rest: ed + blockers(event, t) }, t, false);
    case 'fights': {
      const words = happening(event.what, { verb: base, rest: `or becomes ${ed} by ${a(event.other, t)}` }, t, false);
      // Two creatures have been named: "it" might be either.
      t.heard.self = false;
      t.heard.bearerIt = false;
      return words;
    }
    case 'unblocked':
      return happening(event.what, { verb: 'attack', rest: `and isn't ${ed}` }, t, false);
    case 'deals damage':
      return happening(
        event.what,
        {
          verb: voice.deal,
          rest: event.combat ? voice.combatDamage(damageTo(event.to, t)) : `damage${damageTo(event.to, t)}`,
        },
        t,
        false,
      );
    case 'is dealt damage':
      return happening(event.what, { verb: 'be', rest: voice.damaged(event.combat ? 'combat' : 'anywhere') }, t, false);
    case 'player is dealt damage': {
      const damaged = voice.damaged(event.damage === 'noncombat' ? 'elsewhere' : 'anywhere');
      // Where "can't" is said, "you're" is said too.
      if (event.who === 'you' && voice.cannot === "can't") return `${voice.whenever} you're ${damaged}`;
      return playerDoes(event.who, { verb: 'be', rest: damaged }, t);
    }
    case 'victim dies':
      return `${voice.whenever} a creature ${voice.damaged('anywhere')} by ${t.me} this turn ${predicated(voice.dies, false)}`;
    case 'taps for mana':
      if (event.what.enchanted || event.what.types === undefined)
        return happening(event.what, { verb: 'be', rest: 'tapped for mana' }, t, false);
      return `${voice.whenever} a player taps ${a(event.what, t)} for mana`;
    case 'becomes tapped':
      return happening(event.what, { verb: 'become', rest: 'tapped' }, t, t.ends === true);
    case 'becomes untapped':
      return happening(event.what, { verb: 'become', rest: 'untapped' }, t, false);
    case 'left tapped':
      return happening(event.what, { verb: 'be', rest: 'left tapped this way' }, t, false);
    case 'casts':
      return playerDoes(event.who, { verb: voice.cast, rest: a(event.what, t, 'spell') }, t);
    case 'plays land':
      return playerDoes(event.who, { verb: 'play', rest: 'a land' }, t);
    case 'draws':
      return playerDoes(event.who, { verb: 'draw', rest: 'a card' }, t);
    case 'discards':
      if (event.what?.self && event.by !== undefined)
        return `${voice.when} ${voice.of(voice.opponent.one).behind(voice.thatSpellOrAbility.replace('that', 'a'))} causes you to discard ${t.me}`;
      return playerDoes(
        event.who,
        { verb: 'discard', rest: event.what === undefined ? 'a card' : a(event.what, t, 'card') },
        t,
      );
    case 'gains life':
      return playerDoes(event.who, { verb: 'gain', rest: 'life' }, t);
    case 'loses life':
      return playerDoes(event.who, { verb: 'lose', rest: 'life' }, t);
    case 'counter removed': {
      const counter = `a ${counterName(event.counter, voice)} counter`;
      return `${voice.whenever} ${counter} is removed from ${mention(event.what, t)}`;
    }
    case 'becomes target':
      return happening(event.what, targeted(event.by, t), t, t.ends === true);
    case 'phase':
      return phase(event, t);
    case 'either':
      return either(event.of, t);
    case 'state':
      return `${voice.when} ${conditionText(event.condition, t)}`;
    default:
      return unreachable(event);
  }
}
