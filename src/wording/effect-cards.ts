// What is done with cards that are looked at or revealed, in words.

import type { Amount } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { amountPhrase, isThatMuch } from './amount.ts';
import { libraryOf, playerDoes } from './effect-players.ts';
import { conjugate, numberWord, one, unreachable, type Who, YOU } from './grammar.ts';
import { does, type Item, order, text, thenIt } from './items.ts';
import { a, noun } from './noun.ts';
import { who, whose } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
type CardEffect = Of<'scry' | 'lookAndPut' | 'revealUntil'>;

const count = (amount: Amount): string => (typeof amount === 'number' ? numberWord(amount) : 'X');

const topCards = (amount: Amount): string => (amount === 1 ? 'the top card' : `the top ${count(amount)} cards`);

/** "Scry 2", and what that means where the word is not known. */
function scries(effect: Of<'scry'>, t: Telling): Item[] {
  if (t.voice.knowsScry) return playerDoes(effect.who, { verb: 'scry', rest: amountPhrase(effect.amount, t) }, t);
  const library = `${whose(effect.who, t)} ${t.voice.library}`;
  const look = playerDoes(effect.who, { verb: 'look', rest: `at ${topCards(effect.amount)} of ${library}` }, t);
  if (effect.amount === 1) return [...look, text(`you ${t.voice.may} put it on the bottom of ${library}`)];
  return [
    ...look,
    ...thenIt([order('put', `any number of them on the bottom of ${library} and the rest on top in any order`)]),
  ];
}

/** "Put two of them into your hand and the rest into your graveyard." */
function looksAndPuts(effect: Of<'lookAndPut'>, t: Telling): Item[] {
  const { voice } = t;
  const owner = whose(effect.who, t);
  const look = playerDoes(
    effect.by,
    { verb: 'look', rest: `at ${topCards(effect.amount)} of ${owner} ${voice.library}` },
    t,
  );
  const mine = effect.who.ref === 'you';
  const of = `${count(effect.take)} of ${mine ? 'them' : 'those cards'}`;
  const first = mine ? 'your' : "that player's";
  const again = mine ? 'your' : voice.pronoun.possessive;
  const to = effect.to === 'hand' ? `${first} hand` : `${first} ${voice.graveyard}`;
  const rest =
    effect.rest === 'graveyard'
      ? `into ${again} ${voice.graveyard}`
      : `on top of ${again} ${voice.library} in any order`;
  return [...look, text(`put ${of} into ${to} and the rest ${rest}`)];
}

const ownOf = (player: Who, t: Telling): string => (player === YOU ? 'your' : t.voice.pronoun.possessive);

/** "Reveals cards from the top of his or her library until he or she reveals a creature card." */
function revealsUntil(effect: Of<'revealUntil'>, t: Telling): Item[] {
  const { voice } = t;
  const words = noun(effect.filter, t, 'card');
  const itself = effect.who.ref === 'controller' && effect.who.of.ref === 'target';
  const player = itself ? one(`its ${voice.controller}`) : who(effect.who, t);
  const own = ownOf(player, t);
  const top = `cards from the top of ${own} ${voice.library}`;
  if (effect.to === 'hand') return revealsToHand(effect, top, own, t);
  if (player === YOU) {
    const wanted = isThatMuch(effect.amount) ? `that many ${words.many}` : `${count(effect.amount)} ${words.many}`;
    return [
      ...thenIt([order(voice.reveal.verb, `${top} until you ${voice.reveal.verb} ${wanted}`)]),
      text(
        `put all ${words.many} ${voice.reveal.past} this way ${voice.ontoPlay}, then shuffle the rest of the ${voice.reveal.past} cards into your ${voice.library}`,
      ),
    ];
  }
  return [
    does({
      who: player,
      verb: voice.reveal.verb,
      rest: `${top} until ${voice.pronoun.subject} ${conjugate(voice.reveal.verb, false)} ${a(effect.filter, t, 'card')}`,
    }),
    text(
      `the player puts that card ${voice.ontoPlay}, then shuffles all other cards ${voice.reveal.past} this way into ${own} ${voice.library}`,
    ),
  ];
}

/** "Choose land or nonland and reveal cards … until you reveal a card of the chosen kind. Put that card into your hand …". */
function revealsToHand({ filter, or }: Of<'revealUntil'>, top: string, own: string, t: Telling): Item[] {
  const { voice } = t;
  // "Nonland" can stand alone, "that's not a land" cannot.
  const kind = (each: typeof filter): string =>
    'after' in voice.non ? a(each, t, 'card') : noun(each, t, 'card').one.replace(/ card$/, '');
  const chosen = or === undefined ? '' : `choose ${kind(filter)} or ${kind(or)} and `;
  const wanted = or === undefined ? a(filter, t, 'card') : 'a card of the chosen kind';
  return [
    text(`${chosen}${voice.reveal.verb} ${top} until you ${voice.reveal.verb} ${wanted}`),
    text(
      `put that card into ${own} hand and put all other cards ${voice.reveal.past} this way on the bottom of ${own} ${voice.library} in any order`,
    ),
  ];
}

export function tellCards(effect: CardEffect, t: Telling): Item[] {
  switch (effect.do) {
    case 'scry':
      return scries(effect, t);
    case 'lookAndPut':
      return looksAndPuts(effect, t);
    case 'revealUntil':
      return revealsUntil(effect, t);
    default:
      return unreachable(effect);
  }
}

/** "If able", as the book says it of creatures that must attack. */
function ifAble({ voice }: Telling): string {
  const words = voice.keywords['attacks each turn'];
  const said = 'predicate' in words ? words.predicate({ own: true, many: false, forNow: false }).rest : '';
  return /if \w+$/.exec(said)?.[0] ?? 'if able';
}

/** "You may play that card without paying its mana cost. If you don't, exile it." */
export function plays(effect: Of<'play'>, otherwise: string, t: Telling): Item[] {
  const { voice } = t;
  if (effect.by !== undefined) return voice.commanded(t.me).map((words) => text(words));
  const free = `without paying its ${voice.manaCost}`;
  const player = who(effect.who, t);
  const they = player === YOU ? player : one('the player');
  if (effect.must) return [text(`${they.text} ${conjugate(voice.cast, they.many)} it ${free} ${ifAble(t)}`)];
  const may = text(`${they.text} ${voice.may} play that card ${free}`);
  return otherwise === '' ? [may] : [may, text(`if ${they.text} ${conjugate(voice.doNot, they.many)}, ${otherwise}`)];
}

/** A creature is chosen and cast face down: a sequence that is told as one. */
export function castsFaceDown(effects: readonly Effect[], t: Telling): Item[] | null {
  const [choice, cast] = effects;
  if (choice?.do !== 'choose' || cast?.do !== 'play' || cast.faceDown === undefined) return null;
  return t.voice.masked({ size: cast.faceDown, paid: cast.paid !== undefined }).map((words) => text(words));
}

export function guessed(effect: Of<'guessTop'>, t: Telling): Item[] {
  const { voice } = t;
  const { subject, possessive: own } = voice.pronoun;
  const doer = who(effect.who, t);
  return [
    text(`${doer.text} ${conjugate('name', doer.many)} a card`),
    text(`then ${doer.text} ${conjugate(voice.reveal.verb, doer.many)} the top card of ${libraryOf(doer, t)}`),
    text(
      `if the card a player ${voice.reveal.verb}ed is the card ${subject} named, that player puts it into ${own} hand`,
    ),
    text(`if it's not, that player puts it on the bottom of ${own} ${voice.library}`),
  ];
}
