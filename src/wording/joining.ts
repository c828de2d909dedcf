// How effects that belong together are told: what goes on in the same sentence, and what speaks of the effect before.

import { X } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { amountPhrase, isPlain, isThatMuch } from './amount.ts';
import { lastsText } from './duration.ts';
import { keywordChoice } from './effect-choice.ts';
import { damaged, draws, life } from './effect-players.ts';
import { clauseText, YOU } from './grammar.ts';
import { type Item, joining, order, text, thenIt } from './items.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

export const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Another player draws cards and loses life for it: both are said of that player at once. */
export const alsoDoes = (before: Effect | undefined, effect: Effect): effect is Of<'loseLife'> =>
  effect.do === 'loseLife' && before?.do === 'draw' && effect.who.ref === 'target' && same(before.who, effect.who);

/** The source is changed for now and does not untap later: both are said of it at once. */
export const alsoStaysTapped = (before: Effect | undefined, effect: Effect): boolean =>
  effect.do === 'change' &&
  effect.until === 'next untap' &&
  before?.do === 'change' &&
  effect.what.ref === 'this' &&
  before.what.ref === 'this';

/** "Target player draws two cards and loses 2 life". */
export function alsoDoing(before: Item, items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined || 'text' in item || 'text' in before) return before;
  const { verb, rest } = item.clause;
  const { tail, ...clause } = before.clause;
  const told = clause.more ?? [];
  // How long the first of them lasts is told with it.
  if (tail !== undefined)
    return { ...before, clause: { ...clause, rest: `${clause.rest} ${tail}`, more: [...told, { verb, rest }] } };
  return { ...before, clause: { ...clause, more: [...told, { verb, rest }] } };
}

/** A hand is revealed, and its player discards of it: "reveals his or her hand and discards a creature card at random". */
export const alsoDiscards = (before: Effect | undefined, effect: Effect): boolean =>
  effect.do === 'discard' &&
  'who' in effect &&
  before?.do === 'reveal' &&
  before.what.ref === 'cards' &&
  before.what.zone === 'hand' &&
  same(before.what.of, effect.who);

/** You draw cards and lose life for it, said in one breath with both told of you. */
export const drawsAndLoses = (effect: Effect, next: Effect | undefined): next is Of<'loseLife'> =>
  effect.do === 'draw' && next?.do === 'loseLife' && effect.who.ref === 'you' && next.who.ref === 'you';

/** "you draw X cards and you lose X life, where X is the number of Zombies you control". */
export function drawingAndLosing(effect: Of<'draw'>, next: Of<'loseLife'>, t: Telling): Item {
  const alike = !isPlain(effect.amount) && same(effect.amount, next.amount);
  const told = alike
    ? [...draws({ ...effect, amount: X }, t), ...life({ ...next, amount: X }, t)]
    : [...draws(effect, t), ...life(next, t)];
  const words = told.map((item) => {
    if ('text' in item) return item.text;
    return clauseText(item.clause.who === null ? { ...item.clause, who: YOU } : item.clause);
  });
  return text(`${words.join(' and ')}${alike ? `, where X is ${amountPhrase(effect.amount, t)}` : ''}`);
}

/** The source is exiled, and something with it: "exile Bronze Tablet and target permanent". */
export const exiledWithSource = (before: Effect | undefined, effect: Effect): effect is Of<'exile'> =>
  effect.do === 'exile' && before?.do === 'exile' && before.what.ref === 'this';

export function exilesBoth(effect: Of<'exile'>, t: Telling): Item {
  const { verb, rest } = t.voice.exile(`${t.me} and ${who(effect.what, t).text}`);
  return order(verb, rest);
}

/** The source goes with it: "destroy that creature and Loyal Sentry". */
const destroysSourceToo = (before: Effect | undefined, effect: Effect): boolean =>
  effect.do === 'destroy' && before?.do === 'destroy' && effect.what.ref === 'this' && !effect.bury && !before.bury;

/** It is untapped for whoever gets it: "untap target creature and gain control of it until end of turn". */
const takenUntapped = (before: Effect | undefined, effect: Effect): boolean =>
  effect.do === 'change' &&
  effect.changes.every(({ change }) => change === 'control') &&
  before?.do === 'untap' &&
  same(before.what, effect.what);

/** Two effects about the same thing told in one order, or `null` if they are told one after the other. */
export function toldWith(before: Effect | undefined, effect: Effect, last: Item | undefined, t: Telling): Item | null {
  if (last === undefined || 'text' in last) return null;
  const more = (rest: string): Item => ({
    ...last,
    clause: { ...last.clause, rest: `${last.clause.rest} and ${rest}` },
  });
  if (destroysSourceToo(before, effect)) return more(t.me);
  if (effect.do === 'oneOf' && before?.do === 'change') {
    const given = keywordChoice(effect, t);
    if (given === null || !same(given.what, before.what)) return null;
    return { ...last, clause: { ...last.clause, more: [...(last.clause.more ?? []), given.predicate] } };
  }
  if (effect.do === 'change' && takenUntapped(before, effect))
    return more(`${t.voice.gainsControl(null, 'it')} ${lastsText(effect.until, effect.what, t)}`.trim());
  return null;
}

/** The library that was just looked at may be shuffled. */
export const mayThenShuffle = (before: Effect | undefined, effect: Effect): effect is Of<'may'> =>
  effect.do === 'may' && effect.cost === null && effect.then[0]?.do === 'shuffle' && before?.do === 'reveal';

/** "You may then have that player shuffle that library." */
export function thenShuffling(effect: Of<'may'>, t: Telling): Item {
  const [shuffle] = effect.then as readonly [Of<'shuffle'>];
  const player = who(shuffle.who, t);
  const { library } = t.voice;
  return text(
    `you may then ${player === YOU ? `shuffle your ${library}` : `have ${player.text} shuffle that ${library}`}`,
  );
}

/** What comes in another turn is told apart; after a look at another's cards, it is told who. */
function apartFrom(before: Effect | undefined, items: readonly Item[]): Item[] {
  const [first, ...rest] = items;
  if (before?.do !== 'reveal' || first === undefined || 'text' in first) return joining(items, 'apart');
  return joining([{ ...first, clause: { ...first.clause, who: YOU } }, ...rest], 'apart');
}

/** "… to your mana pool, then add an additional {B} to your mana pool for each …". */
function additional(items: readonly Item[], effect: Of<'addMana'>, t: Telling): Item[] {
  const mana = t.voice.manaOf(effect.mana);
  return thenIt(items).map((item) =>
    'text' in item
      ? item
      : { ...item, clause: { ...item.clause, rest: item.clause.rest.replace(mana, `an additional ${mana}`) } },
  );
}

/** What is told of an effect where it looks back at the one before it. */
export function withSource(items: Item[], before: Effect | undefined, effect: Effect, t: Telling): Item[] {
  if (effect.do === 'token' || before?.do === 'choose') return joining(items, 'apart');
  if (effect.do === 'toLibrary' && effect.what.ref === 'this') return joining(items, 'apart');
  if (effect.do === 'later' && effect.when === 'your end of turn') return joining(items, 'apart');
  if (effect.do === 'later' && effect.when === 'next upkeep') return apartFrom(before, items);
  if (effect.do === 'exile' && effect.what.ref === 'this' && before?.do === 'toHand') return joining(items, 'apart');
  if (effect.do === 'addMana' && before?.do === 'addMana' && same(effect.mana, before.mana))
    return additional(items, effect, t);
  // Looking at cards to do something with them is a matter of its own.
  if (effect.do === 'reveal' && effect.to !== undefined && effect.as !== undefined) return joining(items, 'apart');
  if (effect.do === 'toLibrary' && effect.what.ref === 'this') return joining(items, 'apart');
  if (effect.do === 'draw' && before?.do === 'scry' && !t.voice.knowsScry) return joining(items, 'apart');
  if (effect.do === 'ante' && before?.do === 'discard') return joining(items, 'comma');
  if (effect.do === 'change' && before?.do === 'damage' && effect.what.ref === 'this' && before.by === undefined)
    return effect.changes.every(({ change }) => change === 'ability') ? joining(items, 'and') : items;
  if (effect.do !== 'gainLife') return items;
  if (isThatMuch(effect.amount) && before !== undefined) {
    const what = { damage: `the damage ${t.voice.dealt}`, loseLife: 'the life lost' };
    const named = before.do === 'damage' || before.do === 'loseLife' ? what[before.do] : null;
    const [item] = items;
    if (named !== null && item !== undefined && 'clause' in item)
      return joining([{ ...item, clause: { ...item.clause, rest: `life equal to ${named} this way` } }], 'apart');
  }
  return effect.along ? joining(items, 'and') : items;
}

/** "deals X damage to target creature and you gain X life, where X is the number of Swamps you control". */
export function drained(effect: Of<'damage'>, gain: Of<'gainLife'>, t: Telling): Item[] {
  const told = [...damaged({ ...effect, amount: X }, [], t), ...life({ ...gain, amount: X }, t)];
  const words = told.map((item) => ('text' in item ? item.text : clauseText(item.clause)));
  return [text(`${words.join(' and ')}, where X is ${amountPhrase(effect.amount, t)}`)];
}

/** Cards are drawn, then discarded, by the same player: in that order. */
export const comesNext = (before: Effect | undefined, effect: Effect, t: Telling): boolean => {
  // "Look at the top three cards of your library, then put them back in any order."
  if (effect.do === 'draw' && before?.do === 'toLibrary' && before.where === 'shuffled') return true;
  if (effect.do === 'nameCard') return before?.do === 'choose';
  if (effect.do === 'toLibrary' && effect.what.ref === 'named')
    return before?.do === 'reveal' || before?.do === 'exile';
  if (effect.do === 'discard' && 'what' in effect && before?.do === 'draw') return true;
  // "Draw three cards, then put two cards from your hand on top of your library in any order."
  if (effect.do === 'toLibrary' && effect.what.ref === 'choice' && before?.do === 'draw') return true;
  // "Discard X cards, then return a card … for each card discarded this way."
  if (effect.do === 'toHand' && effect.what.ref === 'choice' && before?.do === 'discard') return true;
  if (before === undefined || !('who' in before) || !('who' in effect) || !same(before.who, effect.who)) return false;
  if (effect.do === 'discard') return before.do === 'draw';
  if (effect.do === 'draw' && (before.do === 'ante' || before.do === 'discard')) return true;
  return effect.do === 'draw' && ((before.do === 'scry' && t.voice.knowsScry) || before.do === 'shuffleGraveyard');
};

/** What is dealt to yourself on top of it is told with its number: "1 damage to target player and 1 damage to you". */
export const sameDamage = (effect: Of<'damage'>, next: Of<'damage'>): boolean =>
  !(effect.to.ref === 'target' && next.to.ref === 'you') && alikeDamage(effect, next);

const alikeDamage = (effect: Of<'damage'>, next: Of<'damage'>): boolean =>
  effect.divided === null && same({ ...effect, to: null }, { ...next, to: null });

/** Another amount to somebody else, in the same breath: "2 damage to that creature and 3 damage to you". */
export const alsoDeals = (effect: Of<'damage'>, next: Of<'damage'>): boolean =>
  isPlain(effect.amount) && isPlain(next.amount) && alikeDamage({ ...effect, amount: 0 }, { ...next, amount: 0 });

type IsSuch = Extract<Of<'if'>['condition'], { if: 'is' }>;

/** Something is done to a target only if it has a colour: "counter target spell if it's blue". */
export const isProviso = (effect: Of<'if'>, t: Telling): effect is Of<'if'> & { readonly condition: IsSuch } =>
  effect.condition.if === 'is' &&
  effect.condition.what.ref === 'target' &&
  (t.heard.targets[effect.condition.what.index] ?? 0) === 0 &&
  effect.condition.filter.colors !== undefined &&
  Object.keys(effect.condition.filter).length === 1 &&
  effect.then.length === 1 &&
  effect.otherwise.length === 0;
