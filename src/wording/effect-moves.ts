// Where things and cards go, in words: out of the game, to a hand, to a library, into play.

import type { Choice, Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { doneTo } from './amount.ts';
import { type Subject, tellChanges } from './change.ts';
import { joined, one, YOU } from './grammar.ts';
import { does, type Item, order, text } from './items.ts';
import { several } from './noun.ts';
import { raising } from './raising.ts';
import {
  cardAgain,
  cardsOwner,
  cardsPhrase,
  choicePhrase,
  eachWho,
  isSeveralThings,
  ownAgain,
  ownersHand,
  who,
  whose,
} from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Cards chosen from all of a library. */
const isSearch = (ref: Ref): ref is Choice =>
  ref.ref === 'choice' && ref.from.ref === 'cards' && ref.from.zone === 'library' && ref.from.top === undefined;

/** "target player's library for three cards". */
function lookedFor(choice: Choice, t: Telling): string {
  t.heard.searched = true;
  const [cards = '', library = ''] = choicePhrase(choice, t).split(' from ');
  return `${library} for ${cards}`;
}

export function exiled(effect: Of<'exile'>, t: Telling): Item[] {
  const found = isSearch(effect.what) ? lookedFor(effect.what, t) : null;
  if (found !== null) return [order('search', `${found} and ${Object.values(t.voice.exile('them')).join(' ')}`)];
  const { what: cards } = effect;
  // Of that player's library, that player does it.
  if (cards.ref === 'cards' && cards.zone === 'library' && cards.of.ref === 'eventPlayer' && cards.top !== undefined) {
    const player = who(cards.of, t);
    return [does({ who: player, ...t.voice.exile(cardsPhrase(cards, t, t.voice.pronoun.possessive)) })];
  }
  const isDiscarded = cards.ref === 'cards' && cards.only !== undefined && t.event?.on === 'discards';
  const what = isDiscarded ? discardedCard(t) : who(effect.what, t).text;
  const { verb, rest } = t.voice.exile(what);
  if (effect.faceDown) return [order(verb, `${rest} ${t.voice.faceDown}`)];
  // Where it is removed "from the game", it is told of as lying "in" a graveyard.
  return [order(verb, verb === 'exile' ? rest : rest.replace(` from `, lies(what, t)))];
}

/** "exile that card from your graveyard"; where it is removed "from the game", it goes without saying from where. */
const discardedCard = ({ voice }: Telling): string =>
  voice.exile('').verb === 'exile' ? `that card from your ${voice.graveyard}` : 'that card';

const lies = (what: string, t: Telling): string =>
  new RegExp(` from [^.]*${t.voice.graveyard}`).test(what) ? ' in ' : ' from ';

/** Who chooses does it: "that player returns a creature he or she controls to its owner's hand". */
function chosenBy(choice: Choice, verb: string, where: string, t: Telling): Item[] {
  const player = who(choice.by, t);
  return [does({ who: player === YOU ? null : player, verb, rest: `${who(choice, t).text} ${where}` })];
}

/** "all creature cards in your graveyard that were put there from the battlefield this turn". */
function lyingThere(whole: Filter, t: Telling): string {
  const { diedThisTurn: _, ...filter } = whole;
  const cards = several(filter, t, 'card');
  const since = several(whole, t, 'card').slice(cards.length);
  return `all ${cards} in your ${t.voice.graveyard}${since}`;
}

/** A card in your own graveyard goes to "your hand"; all else to its owner's. */
export function toHand(effect: Of<'toHand'>, t: Telling): Item[] {
  if (effect.what.ref === 'cards' && effect.what.of.ref === 'you' && effect.what.filter.diedThisTurn)
    return [order('return', `to your hand ${lyingThere(effect.what.filter, t)}`)];
  const spec = effect.what.ref === 'target' ? t.targets[effect.what.index] : undefined;
  const owner = cardsOwner(effect.what, t);
  if (owner !== null && !isFromGraveyard(effect.what))
    return [order('put', `${cardAgain(effect.what, t)} into ${ownAgain(owner)} hand`)];
  const what = effect.what.ref === 'choice' ? '' : who(effect.what, t).text;
  if (t.fromGraveyard && effect.what.ref === 'this')
    return [order('return', `${what} from your ${t.voice.graveyard} to your hand`)];
  if (effect.what.ref === 'exiledWith') return [order('put', `${what} into its owner's hand`)];
  // What is left of one's own goes back one by one.
  if (effect.what.ref === 'all' && effect.what.filter.other && effect.what.filter.controller === 'you')
    return [order('return', `${eachWho(effect.what, t).text} to its owner's hand`)];
  const isYours = (spec?.zone != null && spec.zoneOf === 'you') || spec?.filter.owner === 'you';
  if (effect.what.ref === 'all' && effect.what.ownedBy !== undefined)
    return [order('return', `${what} to ${t.voice.pronoun.possessive} hand`)];
  const hand = isYours ? 'your hand' : ownersHand(effect.what, t);
  const each = effect.what.ref === 'choice' && effect.what.amount !== 'any' ? doneTo(effect.what.amount, t) : null;
  if (each !== null && effect.what.ref === 'choice') {
    const one_ = choicePhrase({ ...effect.what, amount: 1 }, t);
    return [order('return', `${one_} to your hand for each ${each.one}`)];
  }
  if (effect.what.ref === 'choice') return chosenBy(effect.what, 'return', `to ${hand}`, t);
  return [order('return', `${what} to ${hand}`)];
}

/** All or some of the cards of a graveyard. */
const isFromGraveyard = (ref: Ref): boolean =>
  ref.ref === 'choice' ? isFromGraveyard(ref.from) : ref.ref === 'cards' && ref.zone === 'graveyard';

/** "Each player shuffles the cards from his or her hand into his or her library." */
function shuffledIn(what: Ref, owner: Ref, cards: string, t: Telling): Item[] {
  if (what.ref !== 'cards' || what.zone !== 'hand')
    return [order('shuffle', `${cards} into ${ownAgain(owner)} ${t.voice.library}`)];
  const player = who(owner, t);
  const own = player === YOU ? 'your' : player.many ? 'their' : t.voice.pronoun.possessive;
  const isGroup = player.many && player !== YOU;
  const hands = `the cards from ${own} ${isGroup ? 'hands' : 'hand'}`;
  const rest = `${hands} into ${own} ${isGroup ? t.voice.libraries : t.voice.library}`;
  return [does({ who: player === YOU ? null : player, verb: 'shuffle', rest })];
}

/** "Target opponent puts the cards from his or her hand on top of his or her library." */
function handOnTop(owner: Ref, t: Telling): Item[] {
  const player = who(owner, t);
  const own = player === YOU ? 'your' : t.voice.pronoun.possessive;
  const rest = `the cards from ${own} hand on top of ${own} ${t.voice.library}`;
  return [does({ who: player === YOU ? null : player, verb: 'put', rest })];
}

/** Cards of somebody's hand or library: "put them back in any order", "put that card on the bottom of your library". */
function cardsToLibrary(effect: Of<'toLibrary'>, owner: Ref, t: Telling): Item[] {
  const { what, where } = effect;
  if (what.ref === 'cards' && what.zone === 'hand' && where === 'top') return handOnTop(owner, t);
  const library = `${ownAgain(owner)} ${t.voice.library}`;
  const cards = cardAgain(what, t);
  const isMany = cards === 'them' || (what.ref === 'choice' && what.amount !== 1) || what.ref === 'among';
  const how = effect.order !== undefined && isMany ? ' in any order' : '';
  if (where === 'shuffled') return shuffledIn(what, owner, cards, t);
  if (where === 'bottom') return [order('put', `${cards} on the bottom of ${library}${how}`)];
  const isBack = what.ref === 'named' && t.heard.names[what.name]?.how === 'reveal' && isMany;
  return [order('put', isBack ? `${cards} back${how}` : `${cards} on top of ${library}${how}`)];
}

export function toLibrary(effect: Of<'toLibrary'>, t: Telling): Item[] {
  const owner = cardsOwner(effect.what, t);
  if (owner !== null && !isFromGraveyard(effect.what)) return cardsToLibrary(effect, owner, t);
  const what = who(effect.what, t).text;
  const isMany = isSeveralThings(effect.what, t);
  const library = isMany ? `their owners' ${t.voice.libraries}` : `its owner's ${t.voice.library}`;
  switch (effect.where) {
    case 'top':
      return [order(t.voice.ontoLibrary.verb, `${what} ${t.voice.ontoLibrary.top} ${library}`)];
    case 'bottom':
      return [order('put', `${what} on the bottom of ${library}`)];
    case 'shuffled':
      return [order('shuffle', `${what} into ${library}`)];
  }
}

/** What is put into play, and what it is from then on. */
export function toPlay(effect: Of<'toPlay'>, t: Telling): Item[] {
  const items = putInto(effect, t);
  if (effect.changes === undefined) return items;
  const who = one('that creature');
  const about: Subject = { who, own: false, mood: 'is', was: null, again: () => who.text, lasts: '' };
  const { predicates, besides } = tellChanges(effect.changes, about, t);
  return [...items, text(`${who.text} ${joined(predicates, false)}`), ...besides.map(text)];
}

function putInto(effect: Of<'toPlay'>, t: Telling): Item[] {
  const raised = raising(effect.what, t);
  if (raised !== null) return raised;
  const spec = effect.what.ref === 'target' ? t.targets[effect.what.index] : undefined;
  const isDead = effect.what.ref === 'subject' && (t.event?.on === 'dies' || t.event?.on === 'victim dies');
  const what = isDead ? 'that card' : who(effect.what, t).text;
  const tapped = effect.tapped ? ' tapped' : '';
  // Where it lies has been told already.
  if (t.fromGraveyard && t.heard.lying && effect.what.ref === 'this')
    return [order('put', `${t.me} ${t.voice.ontoPlay}${tapped}`)];
  if (t.fromGraveyard && effect.what.ref === 'this')
    return [order('return', `${what} from your ${t.voice.graveyard} ${t.voice.backToPlay}${tapped}`)];
  if (effect.attached?.ref === 'this' && effect.what.ref === 'choice')
    return [order('put', `${what} ${t.voice.ontoPlay} ${t.voice.attach.behind} ${t.me}`)];
  if (effect.attached?.ref === 'choice')
    return [
      order(
        'put',
        `${what} ${t.voice.ontoPlay} ${t.voice.under('your')} ${t.voice.attach.behind} ${who(effect.attached, t).text}`,
      ),
    ];
  if (effect.attached !== undefined) {
    const back = `${what} from its owner's ${t.voice.graveyard} ${t.voice.backToPlay}`;
    return [order('return', `${back} ${t.voice.attach.behind} ${who(effect.attached, t).text}`)];
  }
  // What comes back to the player it was with needs no word about who controls it.
  if (spec?.zone === 'graveyard' && spec.zoneOf === 'you' && effect.under.ref === 'you')
    return [order('return', `${what} ${t.voice.backToPlay}${tapped}`)];
  if (effect.under.ref === 'owner' && isSeveralThings(effect.what, t))
    return [order('return', `${what} ${t.voice.backToPlay}${tapped} ${t.voice.under("their owners'")}`)];
  if (spec !== undefined && spec.zone === null && effect.under.ref === 'owner')
    return [order('return', `it ${t.voice.backToPlay}${tapped} ${t.voice.under("its owner's")}`)];
  // Cards of one's own hand or library come in on one's own side, and nothing is said of it.
  const owner = cardsOwner(effect.what, t);
  if (owner !== null && owner.ref === effect.under.ref) {
    const rest = `${what} ${t.voice.ontoPlay}${tapped}`;
    const they = owner.ref === 'you' ? null : who(owner, t) === YOU ? YOU : one('the player');
    return [they === null ? order('put', rest) : does({ who: they, verb: 'put', rest })];
  }
  const side = t.voice.under(effect.under.ref === 'you' ? 'your' : whose(effect.under, t));
  return [order('put', `${what} ${t.voice.ontoPlay}${tapped} ${side}`)];
}
