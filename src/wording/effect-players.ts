// What players do, in words: life, cards, libraries and mana.

import type { Amount, Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { amountPhrase, doneTo, forEach, isOfEach, isPlain, isThatMuch, needsX } from './amount.ts';
import { type Clause, clauseText, counted, list, numberWord, one, type Predicate, type Who, YOU } from './grammar.ts';
import { does, happens, type Item, text } from './items.ts';
import { a, noun, several } from './noun.ts';
import { eachWho, who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** A player does something; you are told to do it. */
export function playerDoes(player: Ref, predicate: Predicate, t: Telling): Item[] {
  const doer = who(player, t);
  return [does({ who: doer === YOU ? null : doer, ...predicate })];
}

/** Whose own it is: "your", "his or her", "their". */
function ownOf(player: Who, t: Telling): string {
  if (player === YOU) return 'your';
  return player.many ? 'their' : t.voice.pronoun.possessive;
}

/** "his or her library", "their libraries". */
export const libraryOf = (player: Who, t: Telling): string =>
  `${ownOf(player, t)} ${isGroup(player) ? t.voice.libraries : t.voice.library}`;

const isGroup = (player: Who): boolean => player.many && player !== YOU;

// ---- damage and life ----

/** Of several things that were named, all together. */
const isTotal = (amount: Amount, t: Telling): boolean =>
  typeof amount !== 'number' &&
  amount.amount === 'power' &&
  amount.of.ref === 'named' &&
  t.heard.names[amount.of.name]?.many === true;

/** How many there are of something is told after who is dealt the damage. */
const isCount = (amount: Amount, t: Telling): boolean =>
  typeof amount !== 'number' &&
  (amount.amount === 'count' || amount.amount === 'cards' || amount.amount === 'thisTurn' || isTotal(amount, t));

/** "3 damage to it"; "damage equal to … to it"; "X damage to it, where X is …". */
function damageWords(amount: Amount, to: string, t: Telling): string {
  if (isPlain(amount)) return `${amountPhrase(amount, t)} damage ${to}`;
  if (doneTo(amount, t) !== null) return `damage ${to} equal to ${amountPhrase(amount, t)}`;
  if (isThatMuch(amount)) return `that much damage ${to}`;
  if (needsX(amount)) return `X damage ${to}, where X is ${amountPhrase(amount, t)}`;
  const isCost = typeof amount !== 'number' && amount.amount === 'cost';
  const words = amountPhrase(amount, isCost ? { ...t, explicit: true } : t);
  if (isCount(amount, t) || isOfEach(amount)) return `damage ${to} equal to ${words}`;
  return `damage equal to ${words}${words.includes(',') ? ',' : ''} ${to}`;
}

/** Who deals it: the card itself, or the thing that the event was about, which is "it". */
function dealerOf(effect: Of<'damage'>, t: Telling): Who {
  if (effect.by === undefined) {
    t.heard.bearerIt = false;
    return who({ ref: 'this' }, t);
  }
  return effect.by.ref === 'subject' ? one('it') : who(effect.by, t);
}

/** The controller or owner of the one who deals the damage. */
const isItsOwn = (effect: Of<'damage'>, to: Ref): boolean =>
  effect.by?.ref === 'subject' && (to.ref === 'controller' || to.ref === 'owner') && to.of.ref === 'subject';

const playerOf = (which: Ref['ref'], t: Telling): string => (which === 'controller' ? t.voice.controller : which);

/** Who has just drawn is told without a name: "him or her". */
const victim = (ref: Ref, t: Telling, by: Ref | undefined): string => {
  if (ref.ref === 'this' && by === undefined) return 'itself';
  const isKnown =
    (t.event?.on === 'draws' && t.event.who !== 'you') || (t.event?.on === 'phase' && t.heard.eventPlayer > 0);
  return ref.ref === 'eventPlayer' && isKnown ? t.voice.pronoun.object : eachWho(ref, t).text;
};

const isPowerOf = (amount: Amount, ref: Ref): boolean =>
  typeof amount !== 'number' && amount.amount === 'power' && JSON.stringify(amount.of) === JSON.stringify(ref);

/** One dealing of damage; `also` are others who are dealt the same, `more` is what others are dealt besides. */
export function damaged(
  effect: Of<'damage'>,
  also: readonly Ref[],
  t: Telling,
  more: readonly Of<'damage'>[] = [],
): Item[] {
  const { voice } = t;
  const dealer = dealerOf(effect, t);
  // Another one deals it: "it" is no longer the source of the text.
  const ownPower = effect.by !== undefined && isPowerOf(effect.amount, effect.by);
  if (ownPower) t.heard.self = false;
  const before =
    isPlain(effect.amount) ||
    needsX(effect.amount) ||
    isCount(effect.amount, t) ||
    isOfEach(effect.amount) ||
    doneTo(effect.amount, t) !== null;
  const amount = ownPower
    ? `damage equal to its ${voice.power}`
    : before
      ? null
      : damageWords(effect.amount, '', t).trim();
  const isShared = effect.to.ref === 'all' && effect.divided === 'evenly';
  const victims = isShared
    ? who(effect.to, t).text
    : list(
        [effect.to, ...also].map((ref) =>
          isItsOwn(effect, ref) ? `its ${playerOf(ref.ref, t)}` : victim(ref, t, effect.by),
        ),
        'and',
      );
  const how = {
    evenly: `divided evenly, rounded down, among ${victims}`,
    chosen: `divided as you choose among ${victims}`,
    none: `to ${victims}`,
  }[effect.divided ?? 'none'];
  const rest = amount === null ? damageWords(effect.amount, how, t) : `${amount} ${how}`;
  const others = more.map(({ amount: other, to }) => damageWords(other, `to ${victim(to, t, effect.by)}`, t));
  const clause: Clause = { who: dealer, verb: voice.deal, rest: list([rest, ...others], 'and') };
  const after = [
    ...(effect.noRegeneration && voice.noRegenerationAfterDamage !== null ? [voice.noRegenerationAfterDamage] : []),
    ...(effect.prevented === undefined
      ? []
      : [`prevent X of that damage, where X is ${amountPhrase(effect.prevented, t)}`]),
    ...(effect.unpreventable ? [`the damage ${voice.cannot} be prevented`] : []),
  ];
  return [happens(clause), ...after.map(text)];
}

/** "Its owner": of the one thing the text has just spoken of. */
function itsPlayer(ref: Ref, t: Telling): Who | null {
  if ((ref.ref !== 'controller' && ref.ref !== 'owner') || ref.of.ref !== 'target') return null;
  const heard = (t.heard.targets[ref.of.index] ?? 0) > 0;
  return heard && t.targets[ref.of.index]?.max === 1 ? one(`its ${playerOf(ref.ref, t)}`) : null;
}

const isLife = (amount: Amount): boolean => typeof amount !== 'number' && amount.amount === 'life';

/** "4 life", "3 life for each …", "that much life", "life equal to …". */
function lifeWords(amount: Amount, t: Telling): string {
  const each = typeof amount !== 'number' && amount.amount === 'times' ? forEach(amount.of, t) : null;
  if (each !== null && typeof amount !== 'number' && amount.amount === 'times')
    return `${amount.by} life for each ${each}`;
  if (isPlain(amount)) return `${amountPhrase(amount, t)} life`;
  if (isThatMuch(amount)) return 'that much life';
  if (typeof amount !== 'number' && amount.amount === 'bound' && amount.is === 'atMost')
    return cappedLife(amount.of, t);
  if (typeof amount !== 'number' && amount.amount === 'part' && isLife(amount.of))
    return amountPhrase(amount, t)
      .replace(/ life total,/, ' life,')
      .replace(/ its owner's life/, ` ${t.voice.pronoun.possessive} life`);
  if (needsX(amount)) return `X life, where X is ${amountPhrase(amount, t)}`;
  return `life equal to ${amountPhrase(amount, t)}`;
}

/** What was taken, but no more than there was: the limit may speak of how it was before. */
function cappedLife(parts: readonly Amount[], t: Telling): string {
  const [first, ...limits] = parts;
  const main =
    first !== undefined && isThatMuch(first) ? `life equal to the damage ${t.voice.dealt}` : lifeWords(first ?? 0, t);
  const told = limits.map((limit) => {
    const before = typeof limit !== 'number' && limit.amount === 'sum' && limit.of.some(isThatMuch);
    const rest = before ? limit.of.filter((part) => !isThatMuch(part)) : [limit];
    const words = rest.map((part) => amountPhrase(part, t)).join(' plus ');
    return before ? `${words} before the damage` : words;
  });
  return `${main}, but not more than ${list(told, 'or')}`;
}

/** Several players each do it. */
function eachOne(ref: Ref, t: Telling): Who {
  const players = who(ref, t);
  return ref.ref === 'target' && players.many ? { ...players, text: `${players.text} each` } : players;
}

export function life(effect: Of<'gainLife' | 'loseLife'>, t: Telling): Item[] {
  const verb = effect.do === 'gainLife' ? 'gain' : 'lose';
  const its = itsPlayer(effect.who, t);
  if (its === null) return [does({ who: eachOne(effect.who, t), verb, rest: lifeWords(effect.amount, t) })];
  const { amount } = effect;
  const trait = typeof amount === 'number' ? null : amount.amount;
  if (trait === 'cost')
    return [does({ who: eachOne(effect.who, t), verb, rest: `life equal to ${t.voice.costOf('its')}` })];
  const rest =
    trait === 'power' || trait === 'toughness' ? `life equal to its ${t.voice[trait]}` : lifeWords(amount, t);
  return [does({ who: its, verb, rest })];
}

// ---- turns and poison ----

export const takesTurns = (effect: Of<'extraTurn'>, t: Telling): Item[] =>
  playerDoes(
    effect.who,
    { verb: 'take', rest: `${counted(effect.turns ?? 1, 'extra turn', 'extra turns')} after this one` },
    t,
  );

export function poisoned({ who: player, amount }: Of<'poison'>, t: Telling): Item[] {
  const number = typeof amount === 'number' ? amount : amountPhrase(amount, t);
  return [does({ who: who(player, t), verb: 'get', rest: counted(number, 'poison counter', 'poison counters') })];
}

// ---- cards ----

/** "a third of the cards in his or her hand, rounded up". */
export function partOf(amount: Amount, t: Telling): string | null {
  if (typeof amount === 'number' || amount.amount !== 'part') return null;
  const words = amountPhrase(amount, t).replace(/(half|a third of) the number of /, '$1 the ');
  return words.replace(/ the (?=their |his or her )/, ' ');
}

/** What each player does in proportion is told in a sentence of its own. */
export const apart = (doer: Who | null, verb: string, rest: string): Item =>
  text(clauseText({ who: doer, verb, rest }));

/** What somebody has more than the player who has the fewest. */
export const isSurplus = (amount: Amount | string): boolean =>
  typeof amount === 'object' &&
  amount.amount === 'difference' &&
  typeof amount.of[1] === 'object' &&
  amount.of[1].amount === 'fewest';

function someCards(amount: Amount, single: string, plural: string): string {
  return typeof amount === 'number' ? counted(amount, single, plural) : `X ${plural}`;
}

const whereX = (amount: Amount, t: Telling): string =>
  isPlain(amount) ? '' : `, where X is ${amountPhrase(amount, t)}`;

/** In the draw step one draws anyway, so what a card gives is additional. */
export function draws(effect: Of<'draw'>, t: Telling): Item[] {
  const extra = t.event?.on === 'phase' && t.event.phase === 'draw' ? 'additional ' : '';
  if (effect.who.ref === 'target' && doneTo(effect.amount, t) !== null) {
    const rest = `as many cards as ${t.voice.pronoun.subject} discarded this way`;
    return playerDoes(effect.who, { verb: 'draw', rest }, t);
  }
  const each = isThatMuch(effect.amount) ? null : forEach(effect.amount, t);
  if (each !== null) {
    const rest = `a card for each ${each}`;
    // After a sentence about another player's hand, it is told who draws.
    const told = typeof effect.amount !== 'number' && effect.amount.amount === 'cards';
    return told
      ? [happens({ who: who(effect.who, t), verb: 'draw', rest })]
      : playerDoes(effect.who, { verb: 'draw', rest }, t);
  }
  if (typeof effect.amount !== 'number' && effect.amount.amount === 'difference')
    return playerDoes(effect.who, { verb: 'draw', rest: `cards equal to ${amountPhrase(effect.amount, t)}` }, t);
  if (isThatMuch(effect.amount)) return playerDoes(effect.who, { verb: 'draw', rest: 'that many cards' }, t);
  const cards = someCards(effect.amount, `${extra}card`, `${extra}cards`);
  return playerDoes(effect.who, { verb: 'draw', rest: cards + whereX(effect.amount, t) }, t);
}

export function drawsUpTo(effect: Of<'drawUpTo'>, t: Telling): Item[] {
  const player = effect.who.ref === 'everybody' ? t.voice.anyPlayer : who(effect.who, t);
  const most = numberWord(effect.amount);
  const draw = text(`${player.text} ${t.voice.may} draw up to ${counted(effect.amount, 'card', 'cards')}`);
  if (effect.lifeForLess === 0) return [draw];
  const [one_, that] = player === YOU ? ['you draw', 'you gain'] : ['a player draws', 'that player gains'];
  return [draw, text(`for each card less than ${most} ${one_} this way, ${that} ${effect.lifeForLess} life`)];
}

export function discards(effect: Extract<Of<'discard'>, { who: Ref }>, t: Telling): Item[] {
  const player = who(effect.who, t);
  const doer = player === YOU ? null : player;
  if (effect.amount === 'all') {
    return [
      does({ who: doer, verb: 'discard', rest: `${ownOf(player, t)} ${isGroup(doer ?? YOU) ? 'hands' : 'hand'}` }),
    ];
  }
  const words = noun(effect.filter, t, 'card');
  if (effect.amount === 'any') return [does({ who: doer, verb: 'discard', rest: `any number of ${words.many}` })];
  const how = effect.how === 'random' ? ' at random' : '';
  const they = player === YOU ? 'you have' : player.many ? 'they have' : `${t.voice.pronoun.subject} has`;
  if (isSurplus(effect.amount)) {
    const rest = `${words.many} until ${they} as many in hand as the player who has the fewest`;
    return [apart(doer, 'discard', rest)];
  }
  const part = partOf(effect.amount, t);
  if (part !== null) return [apart(doer, 'discard', part)];
  const rest = someCards(effect.amount, words.one, words.many) + how + whereX(effect.amount, t);
  return [does({ who: doer, verb: 'discard', rest })];
}

export function mills(effect: Of<'mill'>, t: Telling): Item[] {
  const player = who(effect.who, t);
  const own = ownOf(player, t);
  const pile = `${t.voice.graveyard}${isGroup(player) ? 's' : ''}`;
  const half = halfLibrary(effect);
  if (half !== null) {
    const rest = `the top half of ${libraryOf(player, t)}, rounded ${half}, into ${own} ${pile}`;
    return [does({ who: player === YOU ? null : player, verb: 'put', rest })];
  }
  const top = effect.amount === 1 ? 'the top card' : `the top ${amountWord(effect.amount)} cards`;
  const rest = `${top} of ${libraryOf(player, t)} into ${own} ${pile}${whereX(effect.amount, t)}`;
  return [does({ who: player === YOU ? null : player, verb: 'put', rest })];
}

/** Half of the very library that is milled, and how it is rounded. */
function halfLibrary({ amount, who: whom }: Of<'mill'>): 'up' | 'down' | null {
  if (typeof amount === 'number' || amount.amount !== 'part') return null;
  const { of } = amount;
  const isAll = typeof of !== 'number' && of.amount === 'cards' && of.zone === 'library' && of.filter === undefined;
  return isAll && JSON.stringify(of.of) === JSON.stringify(whom) ? amount.round : null;
}

export const amountWord = (amount: Amount): string => (typeof amount === 'number' ? numberWord(amount) : 'X');

export function shuffles(effect: Of<'shuffle' | 'shuffleGraveyard'>, t: Telling): Item[] {
  const player = who(effect.who, t);
  const own = ownOf(player, t);
  const s = isGroup(player) ? 's' : '';
  const what =
    effect.do === 'shuffle'
      ? libraryOf(player, t)
      : effect.self === true
        ? `${t.me} and ${own} ${t.voice.graveyard} into their owner's ${t.voice.library}`
        : `${own} ${effect.hand === true ? `hand${s} and ` : ''}${t.voice.graveyard}${s} into ${libraryOf(player, t)}`;
  const shuffle: Clause = { who: player === YOU ? null : player, verb: 'shuffle', rest: what };
  // What was looked through is shuffled at the end.
  return effect.do === 'shuffle' && t.heard.searched ? [text(`then ${clauseText(shuffle)}`)] : [does(shuffle)];
}

const exiling = (what: string, t: Telling): string => {
  const { verb, rest } = t.voice.exile(what);
  return `${verb} ${rest}`;
};

export function searches(effect: Of<'search'>, t: Telling): Item[] {
  const { voice } = t;
  const player = who(effect.who, t);
  const own = ownOf(player, t);
  const several_ = effect.amount !== 1;
  const cards = several_
    ? `up to ${amountWord(effect.amount)} ${several(effect.filter, t, 'card')}`
    : a(effect.filter, t, 'card');
  const it = several_ ? (effect.to === 'split' ? 'those cards' : 'them') : 'it';
  const to = {
    split: `${voice.ontoPlay} tapped and the other into ${own} hand`,
    hand: `into ${own} hand`,
    play: voice.ontoPlay,
    'play tapped': `${voice.ontoPlay} tapped`,
  };
  const show = effect.reveal ? `, ${voice.reveal.verb} ${it}` : '';
  const isCreature = effect.filter.types?.includes('creature') === true;
  const that = effect.to === 'split' ? 'one' : several_ ? 'them' : effect.reveal || isCreature ? 'it' : 'that card';
  const doer = player === YOU ? null : player;
  const shuffle = `shuffle ${own} ${voice.library}`;
  const search = (rest: string): Item =>
    does({ who: doer, verb: 'search', rest: `${own} ${voice.library} for ${rest}` });
  if (effect.to === 'top' && effect.reveal && !several_)
    return [search(`${cards} and ${voice.reveal.verb} that card`), text(`${shuffle}, then put the card on top of it`)];
  if (effect.to === 'top') return [search(`${cards}${show}, then ${shuffle} and put ${that} on top of it`)];
  if (effect.to === 'exile') return [search(`${cards}${show}, ${exiling(it, t)}, then ${shuffle}`)];
  if (t.permitted) return [search(`${cards}${show}, put ${it} ${to[effect.to]}, then ${shuffle}`)];
  const put = `${cards}${effect.reveal ? `${show}, and` : ' and'} put ${that} ${to[effect.to]}`;
  return [
    search(put),
    text(
      doer === null
        ? `then ${shuffle}`
        : `then ${clauseText({ who: doer, verb: 'shuffle', rest: `${own} ${voice.library}` })}`,
    ),
  ];
}

// ---- spells ----

/** "copy target spell. You may choose new targets for the copy." */
export function copies(effect: Of<'copySpell'>, t: Telling): Item[] {
  const player = who(effect.who, t);
  const but = effect.color === undefined ? '' : `, except that the copy is ${effect.color}`;
  const copy = playerDoes(effect.who, { verb: 'copy', rest: `${who(effect.what, t).text}${but}` }, t);
  const chooser = player === YOU ? 'you' : 'each of those players';
  const own = player === YOU ? 'the' : t.voice.pronoun.possessive;
  return [...copy, text(`${chooser} ${t.voice.may} ${t.voice.newTargets} for ${own} copy`)];
}
