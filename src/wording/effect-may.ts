// What players may do or pay, in words: "you may …", "if you do", "unless you pay".

import type { Amount, Ref } from '../language/amount.ts';
import type { Cost } from '../language/cost.ts';
import type { Change, Effect } from '../language/effect.ts';
import { amountPhrase } from './amount.ts';
import { payPhrase } from './cost.ts';
import { conjugate, infinitive, lower, one, type Who, YOU } from './grammar.ts';
import { does, type Item, joining, text, toDo, told } from './items.ts';
import { becomesCopy } from './likeness.ts';
import { counterName } from './noun.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Tells the effects inside of others; given along, so that no ring of imports is needed. */
type Tell = (effects: readonly Effect[], t: Telling) => Item[];

/** A card is revealed and goes to the hand: one thing that somebody may do. */
const isShownAndTaken = ([shown, taken]: readonly Effect[]): boolean =>
  shown?.do === 'reveal' && taken?.do === 'toHand' && taken.what.ref === 'named' && taken.what.name === shown.as;

/** The same things as something that somebody may do. */
function permitted(items: readonly Item[], player: Who, t: Telling, effects: readonly Effect[]): Item[] {
  const [first, ...rest] = items;
  const [given, next] = effects;
  if (given?.do === 'change' && given.changes.some(isStrikesNobody) && first !== undefined && 'clause' in first) {
    const { verb, rest: what } = first.clause;
    const have = `${player.text} ${t.voice.may} have it ${verb} ${what} this turn`;
    return [text(have), ...(rest.length === 0 ? [] : [text(`${doSo(player, t)}, ${told(rest)}`)])];
  }
  // What somebody else then does in return is told as what follows from it.
  const others = [...rest];
  if (next?.do === 'damage' && next.by !== undefined)
    others.splice(0, rest.length, text(`${doSo(player, t)}, ${told(rest)}`));
  if (next?.do === 'change' && next.what.ref === 'this')
    others.splice(0, rest.length, text(`${doSo(player, t)}, ${told(rest).replace(/^it /, () => `${t.me} `)}`));
  if (first === undefined) return [];
  const [second] = rest;
  if (isShownAndTaken(effects) && 'clause' in first && second !== undefined && 'clause' in second) {
    const both = [first, second]
      .map(({ clause }) => infinitive(clause, player.text))
      .join(' and ')
      .replace('that card', 'it');
    return [text(`${player.text} ${t.voice.may} ${both}`), ...rest.slice(1)];
  }
  if ('text' in first && /^[Gg]ain /.test(first.text))
    return [text(`${player.text} ${t.voice.may} ${lower(first.text)}`), ...others];
  if ('text' in first) return [text(`${player.text} ${t.voice.may} have this happen: ${first.text}`), ...others];
  return [text(`${player.text} ${t.voice.may} ${infinitive(first.clause, player.text)}`), ...others];
}

const isStrikesNobody = (change: Change): boolean => change.change === 'keyword' && change.keyword === 'strikes nobody';

const doSo = (player: Who, t: Telling): string => {
  if (player === YOU) return 'if you do';
  return `if ${t.voice.pronoun.subject} does`;
};

/** "Target opponent may pay 10 life. If that player doesn't, he or she …": too much for an "unless". */
function mayPayOrElse(
  effect: Of<'may'>,
  cost: NonNullable<Of<'may'>['cost']>,
  player: Who,
  t: Telling,
  tell: Tell,
): Item[] {
  const pay = text(`${player.text} ${t.voice.may} ${payPhrase(cost, t)}`);
  const [first, ...rest] = tell(effect.otherwise, t);
  if (first === undefined) return [pay];
  const again = one(t.voice.pronoun.subject);
  const begins = 'clause' in first ? does({ ...first.clause, who: again }) : first;
  return [pay, text(`if that player ${conjugate(t.voice.doNot, false)}, ${told([begins, ...rest])}`)];
}

/** "Each player may … . If a player does, …": what follows is about those who do. */
function eachMay(effect: Of<'may'>, t: Telling, tell: Tell): Item[] {
  const player = effect.who.ref === 'everybody' ? t.voice.anyPlayer : who(effect.who, t);
  const [first, ...rest] = tell(effect.then, { ...t, permitted: true });
  if (first === undefined) return [];
  const done = 'text' in first ? `have this happen: ${first.text}` : infinitive({ ...first.clause, who: null });
  const then = rest.length === 0 ? [] : [text(`if a player does, ${told(rest)}`)];
  return [text(`${player.text} ${t.voice.may} ${done}`), ...then];
}

/** What happens to a thing unless the player who controls it pays. */
const isItsController = ({ who: player, cost, then }: Of<'may'>): boolean =>
  cost !== null &&
  then.length === 0 &&
  player.ref === 'controller' &&
  (player.of.ref === 'target' || player.of.ref === 'eventItem');

/** What somebody does who was just named: "that player taps all lands he or she controls and empties …". */
function asThatPlayer(items: readonly Item[], { voice }: Telling): Item[] {
  const named = new RegExp(`(?:its|(?:that|the) [\\w ]+?'s) ${voice.controller}('s)?`);
  const again = (words: string): string =>
    words.replace(named, (_whole, own?: string) => voice.pronoun[own === undefined ? 'subject' : 'possessive']);
  const doing = items.flatMap((item) => ('text' in item ? [] : [{ ...item.clause, rest: again(item.clause.rest) }]));
  const [first, ...more] = doing;
  return first === undefined ? [] : [does({ ...first, who: one('that player'), more })];
}

/** Where more than one thing happens, the last is told as the price and the others as what comes with it. */
function priceAndMore(effect: Of<'may'>, t: Telling, tell: Tell): Item[] {
  const { subject } = t.voice.pronoun;
  const price = unlessItsControllerPays({ ...effect, otherwise: effect.otherwise.slice(-1) }, t, tell);
  const more = asThatPlayer(tell(effect.otherwise.slice(0, -1), t), t);
  const not = effect.must ? t.voice.cannot : conjugate(t.voice.doNot, false);
  const rest = text(`if ${subject} ${not}, ${told(more)}`);
  return effect.must
    ? [...price, text(`${subject} must do so if ${subject} can with mana from lands`), rest]
    : [...price, rest];
}

/** "counter target spell unless its controller pays {3}": the thing is named first. */
function unlessItsControllerPays(effect: Of<'may'>, t: Telling, tell: Tell): Item[] {
  if (effect.otherwise.length > 1) return priceAndMore(effect, t, tell);
  const otherwise = told(tell(effect.otherwise, t)).replace(/\.$/, '');
  const cost = effect.cost as NonNullable<typeof effect.cost>;
  return [text(`${otherwise} unless ${payPhrase(cost, t, one(`its ${t.voice.controller}`))}`)];
}

interface Either {
  readonly who: Ref;
  readonly costs: readonly [Cost, Cost];
  readonly otherwise: readonly Effect[];
}

/** Who does not pay the one may pay the other. */
function eitherOf({ who: player, cost, then, otherwise: [next, ...more] }: Of<'may'>): Either | null {
  if (cost === null || next?.do !== 'may' || next.cost === null) return null;
  if (more.length > 0 || then.length + next.then.length > 0) return null;
  if (JSON.stringify(next.who) !== JSON.stringify(player)) return null;
  return { who: player, costs: [cost, next.cost], otherwise: next.otherwise };
}

/** "destroy that land unless that player pays {1} or 1 life". */
function unlessEither({ who: player, costs: [first, second], otherwise }: Either, t: Telling, tell: Tell): Item[] {
  const costs = (payer: Who): string => `${payPhrase(first, t, payer)} or ${payPhrase(second, t).replace(/^pay /, '')}`;
  if (!t.voice.paysFirst) {
    const done = told(tell(otherwise, t)).replace(/\.$/, '');
    return [text(`${done} unless ${costs(who(player, t))}`)];
  }
  const paid = costs(who(player, t));
  const done = told(tell(otherwise, t)).replace(/^destroy (.*)\.$/, '$1 is destroyed');
  return [text(`${paid}, or ${done.replace(/\.$/, '')}`)];
}

/** "Then you may pay {X}, where X is … If you don't, …". */
function mayPayX(effect: Of<'may'>, cost: Cost, x: Amount, player: Who, t: Telling, tell: Tell): Item[] {
  const pay = `${player.text} ${t.voice.may} ${payPhrase(cost, t)}, where X is ${amountPhrase(x, t)}`;
  t.heard.self = false;
  const otherwise = effect.otherwise.flatMap((each, at) => {
    t.heard.self = at > 0;
    return at === 0 ? tell([each], t) : joining(tell([each], t), 'and');
  });
  return [text(`then ${pay}`), text(`if ${player.text} ${conjugate(t.voice.doNot, player.many)}, ${told(otherwise)}`)];
}

/** What somebody else chooses is told last, after who may pay to keep it. */
const isForeign = (effects: readonly Effect[]): boolean =>
  effects.some((each) => each.do === 'sacrifice' && each.what.ref === 'choice' && each.what.one === true);

/** "you may pay {1}. If you do, …", "… unless you pay {1}", "you may draw a card". */
type Moved = Of<'may'> & { readonly then: readonly [Effect & { readonly as: string }, Of<'putCounters'>] };

/** Something is done to any number of things, and as many counters are put on the source. */
function isMoved({ cost, then }: Of<'may'>): boolean {
  const [first, second, ...others] = then;
  return (
    cost === null &&
    others.length === 0 &&
    first?.do === 'exile' &&
    second?.do === 'putCounters' &&
    typeof second.amount === 'object' &&
    second.amount.amount === 'named' &&
    second.amount.name === first.as
  );
}

/** "you may exile any number of tokens …. If you do, put that many +1/+1 counters on Tetravus." */
function movesCounters(effect: Of<'may'>, t: Telling, tell: Tell): Item[] {
  const [first, { counter }] = (effect as Moved).then;
  const player = who(effect.who, t);
  const name = counterName(counter, t.voice);
  return [
    ...permitted(tell([first], { ...t, permitted: true }), player, t, [first]),
    text(`if you do, put that many ${name} counters on ${t.me}`),
  ];
}

export function mays(effect: Of<'may'>, t: Telling, tell: Tell): Item[] {
  if (effect.one && effect.cost !== null)
    return [text(`then any other player ${t.voice.may} ${payPhrase(effect.cost, t)}`)];
  if (isItsController(effect)) return unlessItsControllerPays(effect, t, tell);
  const other = eitherOf(effect);
  if (other !== null) return unlessEither(other, t, tell);
  const [only] = effect.then;
  if (only?.do === 'becomeCopy' && effect.cost === null) return becomesCopy(only, t, true);
  if (isMoved(effect)) return movesCounters(effect, t, tell);
  const player = who(effect.who, t);
  if (effect.x === 'any') return [text(`${player.text} ${t.voice.may} pay any amount of mana`)];
  if (effect.x !== undefined && effect.cost !== null && effect.then.length === 0)
    return mayPayX(effect, effect.cost, effect.x, player, t, tell);
  if (
    (effect.who.ref === 'everybody' || effect.who.ref === 'otherPlayers') &&
    effect.cost === null &&
    effect.otherwise.length === 0
  )
    return eachMay(effect, t, tell);
  if (effect.cost === null) {
    const allowed = permitted(tell(effect.then, { ...t, permitted: true }), player, t, effect.then);
    if (effect.otherwise.length === 0) return allowed;
    return [...allowed, text(`otherwise, ${told(tell(effect.otherwise, t))}`)];
  }
  if (effect.then.length === 0 && effect.who.ref === 'target' && effect.otherwise.length > 1)
    return mayPayOrElse(effect, effect.cost, player, t, tell);
  if (effect.then.length === 0) {
    const [main, ...after] = effect.otherwise;
    if (main !== undefined && after[0]?.do === 'if')
      return [...mays({ ...effect, otherwise: [main] }, t, tell), ...tell(after, t)];
    // "Discard a creature card or sacrifice it" would be the wrong card.
    if (t.voice.paysFirst) t.heard.self = false;
    const otherwise = told(tell(effect.otherwise, t)).replace(/\.$/, '');
    // Whom it happens to has been named when it is told what that player may pay.
    const known = !t.voice.paysFirst && effect.who.ref === 'eventPlayer' && otherwise.includes(` ${player.text}`);
    const paid = payPhrase(effect.cost, t, known ? one(t.voice.pronoun.subject) : player);
    if (isForeign(effect.otherwise) && !t.voice.paysFirst) return [text(`unless ${paid}, ${otherwise}`)];
    return [text(t.voice.unless(paid, payPhrase(effect.cost, t), otherwise))];
  }
  const pay = `${player.text} ${t.voice.may} ${payPhrase(effect.cost, t)}`;
  // What was given up is "it" no longer.
  if (effect.cost.sacrificeThis) t.heard.self = false;
  const then = tell(effect.then, t);
  const paid = t.voice.mayPay(pay, `${doSo(player, t)}, ${told(then)}`, toDo(then));
  if (effect.otherwise.length === 0) return [text(paid)];
  return [text(paid), text(`otherwise, ${told(tell(effect.otherwise, t))}`)];
}
