// Cards that are revealed, looked at, chosen and looked for, in words.

import type { Amount, Choice, Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { isThatMuch } from './amount.ts';
import { playerDoes } from './effect-players.ts';
import { clauseText, list, numberWord, one, YOU } from './grammar.ts';
import { does, type Item, order, text } from './items.ts';
import { a } from './noun.ts';
import { cardsPhrase, choicePhrase, who, whose } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Cards = Extract<Ref, { ref: 'cards' }>;

/** The cards that a reference takes its things from. */
const cardsIn = (ref: Ref): Cards | null =>
  ref.ref === 'cards' ? ref : ref.ref === 'choice' ? cardsIn(ref.from) : null;

/** "Reveal the top card of your library", "look at target player's hand". */
export function reveals(effect: Of<'reveal'>, t: Telling): Item[] {
  const { what, to } = effect;
  const cards = cardsIn(what);
  t.heard.shown = cards === null ? null : { cards, to: to ?? null };
  if (to !== undefined && what.ref === 'choice' && cards !== null) {
    const seen = choicePhrase(what, t, whose(cards.of, t)).replace(' from ', ' in ');
    return playerDoes(to, { verb: 'look', rest: `at ${seen}` }, t);
  }
  if (to !== undefined) return playerDoes(to, { verb: 'look', rest: `at ${who(what, t).text}` }, t);
  const { verb } = t.voice.reveal;
  if (cards === null) return [order(verb, who(what, t).text)];
  const player = who(cards.of, t);
  const own = player === YOU ? 'your' : t.voice.pronoun.possessive;
  const rest = what.ref === 'choice' ? choicePhrase(what, t, own) : cardsPhrase(cards, t, own);
  return [does({ who: player === YOU ? null : player, verb, rest })];
}

/** "Choose two cards from it"; of what another has just revealed, "you choose …". */
export function chooses(what: Choice, t: Telling): Item[] {
  const { from } = what;
  if (from.ref === 'cards' && from.zone === 'library' && from.top === undefined) {
    t.heard.searched = true;
    const library = `${from.of.ref === 'you' ? 'your' : "that player's"} ${t.voice.library}`;
    const sought = isThatMuch(what.amount === 'any' ? 1 : what.amount) ? 'that many cards' : a(from.filter, t, 'card');
    return playerDoes(what.by, { verb: 'search', rest: `${library} for ${sought}` }, t);
  }
  if (from.ref === 'cards' && from.zone === 'hand' && from.filter.drawnThisTurn && typeof what.amount === 'number')
    return playerDoes(
      what.by,
      { verb: 'choose', rest: `${numberWord(what.amount)} cards in ${whose(from.of, t)} hand drawn this turn` },
      t,
    );
  const rest = choicePhrase(what, t);
  const isShown = t.heard.shown !== null && t.heard.shown.to === null && t.heard.shown.cards.of.ref !== 'you';
  return isShown && what.by.ref === 'you'
    ? [text(`${t.voice.chooseShown} ${rest}`)]
    : playerDoes(what.by, { verb: 'choose', rest }, t);
}

/** Cards that whoever chooses them has in hand. */
const isOwn = ({ by, from }: Choice): boolean =>
  from.ref === 'cards' && from.zone === 'hand' && JSON.stringify(from.of) === JSON.stringify(by);

/** "Each player may discard up to three cards." */
function discardsOwn(what: Choice, t: Telling): Item[] {
  const player = who(what.by, t);
  const rest = choicePhrase(what, t).replace(/ from .*$/, '');
  if (what.upTo !== true) return playerDoes(what.by, { verb: 'discard', rest }, t);
  return [text(`${player.text} ${t.voice.may} discard ${rest}`)];
}

/** "You choose a nonland card from it. That player discards that card." */
export function discardsThese(effect: Of<'discard'> & { readonly what: Ref }, t: Telling): Item[] {
  const { what } = effect;
  // Of one's own, it is said at once: "discard one of them".
  if (what.ref === 'choice' && what.by.ref === 'you' && what.from.ref === 'named' && typeof what.amount === 'number')
    return [order('discard', `${numberWord(what.amount)} of them`)];
  if (what.ref !== 'choice') return [order('discard', who(what, t).text)];
  if (isOwn(what)) return discardsOwn(what, t);
  const number: Amount | 'any' = what.amount;
  const player = one('that player');
  const those = does({ who: player, verb: 'discard', rest: number === 1 ? 'that card' : 'those cards' });
  return [...chooses(what, t), text(`${player.text} ${'clause' in those ? `discards ${those.clause.rest}` : ''}`)];
}

/** "For each card exiled this way, search that player's library for all cards with the same name as that card …". */
export function exilesNamesakes(t: Telling): Item[] {
  t.heard.searched = true;
  const { voice } = t;
  const { verb, rest } = voice.exile('them');
  const names = `search that player's ${voice.library} for all cards with the same name as that card`;
  return [text(`for each card ${verb}d this way, ${names} and ${verb} ${rest}`)];
}

/** All cards of a library that are named like what the text has exiled. */
export const isOfNamesakes = (ref: Ref): boolean =>
  ref.ref === 'choice' && ref.from.ref === 'cards' && ref.from.filter.called !== undefined;

/** Where a card that was looked at goes, without "put". */
function place(effect: Effect, t: Telling): string | null {
  if (effect.do === 'toHand') return 'into your hand';
  if (effect.do !== 'toLibrary' || effect.where === 'shuffled') return null;
  return `${effect.where === 'top' ? 'on top of' : 'on the bottom of'} your ${t.voice.library}`;
}

/** Another's library was searched for that player: "The player puts those cards into his or her hand, then shuffles …". */
export function putsFound(before: Effect | undefined, [effect, shuffle]: readonly Effect[], t: Telling): Item | null {
  if (before?.do !== 'choose' || effect?.do !== 'toHand' || shuffle?.do !== 'shuffle') return null;
  const { from, by } = before.what;
  if (from.ref !== 'cards' || from.zone !== 'library' || JSON.stringify(from.of) === JSON.stringify(by)) return null;
  const own = t.voice.pronoun.possessive;
  return text(`the player puts those cards into ${own} hand, then shuffles ${own} ${t.voice.library}`);
}

/** All but one of the cards that were looked at go under the library, in an order that nobody chooses. */
export function allButOne(
  [look, choice, away, last]: readonly Effect[],
  t: Telling,
): { item: Item; number: number } | null {
  if (look?.do !== 'reveal' || choice?.do !== 'choose' || away?.do !== 'toLibrary' || away.order !== 'random')
    return null;
  const [seen] = reveals(look, t);
  if (seen === undefined || 'text' in seen) return null;
  const put = `put all but one of them on the bottom of your ${t.voice.library} in a random order`;
  const [draws] = last?.do === 'draw' ? playerDoes(last.who, { verb: 'draw', rest: 'a card' }, t) : [];
  const drawn = draws === undefined || 'text' in draws ? '' : `, then ${clauseText(draws.clause)}`;
  return { item: text(`${clauseText(seen.clause)}, ${put}${drawn}`), number: drawn === '' ? 2 : 3 };
}

/** Each of the cards that were looked at goes somewhere else: "Put one of those cards into your hand, one on top of …". */
export function dealtOut([look, ...others]: readonly Effect[], t: Telling): { item: Item; number: number } | null {
  if (look?.do !== 'reveal' || look.what.ref !== 'cards' || typeof look.what.top !== 'number') return null;
  const number = look.what.top;
  const moves = others.slice(0, number);
  const singly = moves.every(
    (each, at) => 'what' in each && (at === number - 1 ? each.what.ref === 'among' : each.what.ref === 'choice'),
  );
  const places = moves.map((each) => place(each, t));
  if (number < 3 || moves.length < number || !singly || places.includes(null)) return null;
  const told = places.map((each, at) => `${at === 0 ? 'one of those cards' : 'one'} ${each}`);
  return { item: text(`put ${list(told, 'and')}`), number };
}
