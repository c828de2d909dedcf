// References in words: who or what an effect speaks of, the first time and again.

import type { When } from '../language/ability.ts';
import type { Amount, Choice, Ref } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import type { TargetSpec } from '../language/target.ts';
import { list, many, numberWord, one, plural, possessive, unreachable, type Who, YOU } from './grammar.ts';
import { a, all, each, noun, several, some, subject } from './noun.ts';
import { isPlayerTarget, isSeveral, targetNounAgain, targetPhrase } from './target.ts';
import { bearerNoun, bearerWord, type Naming, type Telling } from './telling.ts';

/** "that creature" the second time, "the creature" from the third on. */
const again = (word: string, times: number): string => `${times <= 1 ? 'that' : 'the'} ${word}`;

/** "another target creature", "a third target creature". */
function nth(index: number, spec: TargetSpec, t: Telling): string {
  const phrase = targetPhrase(spec, t);
  if (!spec.another) return phrase;
  const bare = phrase.replace(/^any one /, '');
  return index < 2 ? `another ${bare}` : `a third ${bare}`;
}

function targetWho(index: number, t: Telling): Who {
  const spec = t.targets[index];
  if (spec === undefined) return one('that');
  const times = t.heard.targets[index] ?? 0;
  t.heard.targets[index] = times + 1;
  if (times === 0) return { text: nth(index, spec, t), many: isSeveral(spec) };
  if (isSeveral(spec)) return many(`those ${noun(spec.filter, t).many}`);
  return one(again(targetNounAgain(spec, t.voice), times));
}

function bearer(t: Telling): Who {
  const times = t.heard.bearer;
  t.heard.bearer += 1;
  if (t.heard.bearerIt) return one('it');
  return one(times === 0 ? `${bearerWord(t.card)} ${bearerNoun(t.card)}` : again(bearerNoun(t.card), times));
}

/** What the event was about, as its filter calls it. */
function eventNoun(filter: Filter | undefined, fallback: string): string {
  if (filter === undefined) return fallback;
  if (filter.types === undefined && filter.subtypes !== undefined) return filter.subtypes.join(' or ');
  if (filter.anyType?.includes('creature') && filter.anyType.includes('instant')) return 'creature or ~';
  return filter.types?.[filter.types.length - 1] ?? fallback;
}

const filterOf = (event: When | null, which: 'what' | 'other'): Filter | undefined =>
  event?.on === 'either'
    ? filterOf(event.of[0] ?? null, which)
    : event !== null && which in event
      ? (event as { what?: Filter; other?: Filter })[which]
      : undefined;

function eventSubject(t: Telling): Who {
  const filter = filterOf(t.event, 'what');
  if (filter?.self) return one('it');
  if (filter?.enchanted || (t.event?.on === 'phase' && t.event.whose === 'enchanted')) return bearer(t);
  const spell = t.voice.spell([]).one;
  return one(`that ${eventNoun(filter, t.event?.on === 'casts' ? spell : 'creature').replace('~', spell)}`);
}

/** The creature on the other side: "that Wall"; "the other creature" where both were named alike. */
function eventOther(t: Telling): Who {
  if (t.event?.on === 'fights' && !t.event.what.self) return one('the other creature');
  return one(`that ${eventNoun(filterOf(t.event, 'other'), 'creature')}`);
}

function eventPlayer(t: Telling): Who {
  if (t.event?.on === 'attacks') return one(t.voice.opponent.defending);
  if (t.event?.on === 'phase' && t.event.whose === 'you') return YOU;
  if (t.event !== null && 'who' in t.event && t.event.who === 'you') return YOU;
  t.heard.eventPlayer += 1;
  // Whose thing it is was said along with the phase, and is said again.
  if (t.event?.on === 'phase' && t.event.whose === 'enchanted') t.heard.bearer += 1;
  if (t.event?.on === 'unblocked' && t.heard.eventPlayer === 1) return one(t.voice.opponent.defending);
  return one('that player');
}

/** The player whose thing it must be was named along with it: "target permanent an opponent owns". */
const isNamedOwner = (of: Ref, t: Telling): boolean =>
  of.ref === 'target' && t.targets[of.index]?.filter.owner !== undefined && (t.heard.targets[of.index] ?? 0) > 0;

/** "Each opponent who attacked this turn"; of the only one there is, "if your rival attacked this turn, he or she". */
function opponentWho(did: string, { voice }: Telling): Who {
  const { text } = voice.opponent.each;
  if (!text.startsWith('your ')) return one(`${text} who ${did} this turn`);
  return one(`if ${text} ${did} this turn, ${voice.pronoun.subject}`);
}

/** "the sacrificed creature". */
function sacrificed({ filter, many: isMany }: Naming, t: Telling): Who {
  const words = `the ${t.voice.sacrifice.verb.replace(/e?$/, 'ed')} ${eventNoun(filter, 'permanent')}`;
  return isMany ? many(plural(words)) : one(words);
}

/** What the text has named, called after what was done to it: "the sacrificed creature", or just "it". */
function namedWho(name: string, t: Telling): Who {
  const naming = t.heard.names[name];
  switch (naming?.how) {
    case 'sacrifice':
    case 'sacrificeChoice':
      return sacrificed(naming, t);
    case 'discard':
      return one('the discarded card');
    case 'flipCoin':
      return one('each player whose coin comes up tails');
    case 'token':
      return one('the token');
    case 'toPlay':
      return one('the creature');
    case 'choose':
      if (t.heard.fresh === name || !naming.cards || !naming.many) break;
      return many('the chosen cards');
    default:
  }
  return naming?.many ? many('them') : one('it');
}

export function who(ref: Ref, t: Telling): Who {
  switch (ref.ref) {
    case 'target':
      return targetWho(ref.index, t);
    case 'this':
      return one(t.heard.self ? 'it' : t.me);
    case 'you':
      return YOU;
    case 'opponents':
      return t.voice.opponent.each;
    case 'opponentsWho':
      return opponentWho(t.voice.did[ref.did], t);
    case 'everybody':
      return t.voice.eachPlayer;
    case 'mostLife':
      return one('the player with the most life');
    case 'active':
    case 'eventPlayer':
      return eventPlayer(t);
    case 'otherPlayers':
      return one('each other player');
    case 'eventItem':
      return one(t.event?.on === 'casts' ? `that ${t.voice.spell([]).one}` : t.voice.thatSpellOrAbility);
    case 'enchanted':
      return bearer(t);
    case 'named':
      return namedWho(ref.name, t);
    case 'subject':
      return eventSubject(t);
    case 'other':
      return eventOther(t);
    case 'changed':
      return one('it');
    case 'exiledWith':
      return one(t.voice.exile('').verb === 'exile' ? 'the exiled card' : 'the card removed from the game');
    case 'chosenPlayer':
      t.heard.chosenPlayer += 1;
      return one(t.heard.chosenPlayer > 1 ? 'that player' : 'the chosen player');
    case 'controller':
      return one(`${whose(ref.of, t)} ${t.voice.controller}`);
    case 'owner':
      return isNamedOwner(ref.of, t) ? one('that player') : one(`${whose(ref.of, t)} owner`);
    case 'cards':
      return many(ref.zone === 'graveyard' ? allCards(ref, t) : cardsPhrase(ref, t, whose(ref.of, t)));
    case 'choice':
      return { text: choicePhrase(ref, t), many: ref.amount !== 1 };
    case 'among':
      return many(amongPhrase(ref, t));
    case 'together':
      return many(
        list(
          ref.of.map((each) => who(each, t).text),
          'and',
        ),
      );
    case 'all':
      return ref.filter.withThis ? broughtAlong(ref.filter, t) : many(allWords(ref, t));
    default:
      return unreachable(ref);
  }
}

/** What the card has put into play is one thing: "that creature", "the token". */
const broughtAlong = (filter: Filter, t: Telling): Who =>
  one(filter.token ? 'the token' : `that ${noun({ types: filter.types ?? [] }, t).one}`);

type All = Extract<Ref, { ref: 'all' }>;

/** Whose cards they are that a reference names, if they come from somebody's hand or pile. */
export function cardsOwner(ref: Ref, t: Telling): Ref | null {
  switch (ref.ref) {
    case 'cards':
      return ref.of;
    case 'choice':
      return cardsOwner(ref.from, t);
    case 'among':
      return cardsOwner(ref.of, t);
    case 'named':
      return t.heard.names[ref.name]?.of ?? null;
    default:
      return null;
  }
}

/** The same card again, in a new sentence: "that card". */
export const cardAgain = (ref: Ref, t: Telling): string => {
  const { text } = who(ref, t);
  return ref.ref === 'named' && text === 'it' ? 'that card' : text;
};

/** Whose hand or library a card goes to: "your", "that player's". */
export const ownAgain = (owner: Ref): string => (owner.ref === 'you' ? 'your' : "that player's");

/** "your hand", "the top three cards of your library", "all the cards from your library". */
export function cardsPhrase(ref: Extract<Ref, { ref: 'cards' }>, t: Telling, own: string): string {
  const { library, graveyard } = t.voice;
  const isAny = Object.keys(ref.filter).length === 0;
  switch (ref.zone) {
    case 'hand':
      return isAny ? `${own} hand` : `all ${several(ref.filter, t, 'card')} in ${own} hand`;
    case 'library':
      if (ref.top === undefined) return `all the cards ${fromOrIn(t)} ${own} ${library}`;
      return `${ref.top === 1 ? 'the top card' : `the top ${amountWord(ref.top)} cards`} of ${own} ${library}`;
    case 'graveyard':
      return `all ${several(ref.filter, t, 'card')} from ${own} ${graveyard}`;
    case 'exile':
      return `all exiled cards ${own === 'your' ? 'you own' : `${own.replace(/'s$/, '')} owns`}`;
  }
}

/** Cards are exiled "from" a pile, and removed from the game that lie "in" it. */
const fromOrIn = (t: Telling): string => (t.voice.exile('').verb === 'exile' ? 'from' : 'in');

const amountWord = (amount: Amount): string => (typeof amount === 'number' ? numberWord(amount) : 'X');

/** "a card", "two creature cards", "up to seven cards", "any number of lands". */
function someThings({ amount, upTo }: Choice, filter: Filter, t: Telling, kind: 'card' | 'permanent'): string {
  if (amount === 1) return `${upTo ? 'up to one ' : ''}${upTo ? noun(filter, t, kind).one : a(filter, t, kind)}`;
  const number = amount === 'any' ? 'any number of' : `${upTo ? 'up to ' : ''}${amountWord(amount)}`;
  return kind === 'card' ? `${number} ${several(filter, t, 'card')}` : some(number, filter, t);
}

/** What is chosen while the text is carried out: "a green creature you control", "two cards from your hand". */
export function choicePhrase(choice: Choice, t: Telling, own?: string): string {
  const { from, random } = choice;
  const theirs = choice.one ? ` of ${possessive(t.voice.opponent.one)} choice` : '';
  const how = random ? ' at random' : theirs;
  if (from.ref === 'all') return `${permanentsOf(choice, from, t)}${how}`;
  if (from.ref === 'among' && from.without === undefined)
    return `${someThings(choice, from.filter, t, 'card')}${how} from among ${who(from.of, t).text}`;
  if (from.ref !== 'cards')
    return `${choice.amount === 1 ? 'one' : amountWord(choice.amount as Amount)} of ${who(from, t).text}`;
  if (from.zone === 'exile') return exiledCards(choice, from, t);
  const some = `${someThings(choice, from.filter, t, 'card')}${how}`;
  if (t.heard.shown?.cards.zone === from.zone && from.zone === 'hand' && own === undefined) return `${some} from it`;
  const pile = { hand: 'hand', library: t.voice.library, graveyard: t.voice.graveyard }[from.zone];
  return `${some} from ${own ?? whose(from.of, t)} ${pile}`;
}

/** "a creature you control"; of those of the player who chooses, "a creature he or she controls". */
function permanentsOf(choice: Choice, { filter, controlledBy }: All, t: Telling): string {
  if (controlledBy === undefined || choice.amount === 'any') return someThings(choice, filter, t, 'permanent');
  const own = JSON.stringify(controlledBy) === JSON.stringify(choice.by);
  if (choice.one) return someThings(choice, filter, t, 'permanent');
  if (own && choice.by.ref === 'you') return someThings(choice, { ...filter, controller: 'you' }, t, 'permanent');
  const whoHas = t.voice.of(own ? t.voice.pronoun.subject : who(controlledBy, t).text);
  const words = noun(filter, t);
  return choice.amount === 1 ? whoHas.a(words) : whoHas.some(amountWord(choice.amount), words);
}

/** "up to seven face-up exiled cards you own". */
function exiledCards(choice: Choice, { of, filter }: Extract<Ref, { ref: 'cards' }>, t: Telling): string {
  const owner = of.ref === 'you' ? 'you own' : `${t.voice.pronoun.subject} owns`;
  const cards = someThings(choice, filter, t, 'card');
  return fromOrIn(t) === 'from'
    ? `${cards.replace(/(\S+)$/, 'face-up exiled $1')} ${owner}`
    : `${cards.replace(/(\S+)$/, 'face-up $1')} ${owner} that are out of the game`;
}

/** "the rest", "all creature cards among them". */
function amongPhrase(ref: Extract<Ref, { ref: 'among' }>, t: Telling): string {
  if (ref.without !== undefined) return 'the rest';
  return `all ${several(ref.filter, t, 'card')} ${t.voice.reveal.past} this way`;
}

/** "all artifact and enchantment cards from all graveyards". */
function allCards(ref: Extract<Ref, { ref: 'cards' }>, t: Telling): string {
  const { noneOf = [], ...filter } = ref.filter;
  const cards = several(filter, t, 'card').replace(/ or (?=\w+ cards)/, ' and ');
  const except = noneOf.map((each) => ` other than ${several(each, t, 'card')}`).join('');
  const piles = ref.of.ref === 'everybody' ? `all ${t.voice.graveyard}s` : `${whose(ref.of, t)} ${t.voice.graveyard}`;
  return `all ${cards} from ${piles}${except}`;
}

/** "all lands target player controls". */
function allWords(ref: All, t: Telling): string {
  if (ref.ownedBy !== undefined) return `all ${noun(ref.filter, t).many} ${who(ref.ownedBy, t).text} owns`;
  if (ref.controlledBy === undefined) return all(ref.filter, t);
  if (ref.controlledBy.ref === 'you') return t.voice.yours.all(noun(ref.filter, t));
  const { attackedThisTurn: did, ...rest } = ref.filter;
  // What they did is told after whose they are.
  if (did !== undefined)
    return `${allWords({ ...ref, filter: rest }, t)} that ${did ? 'attacked' : `${t.voice.didNot} attack`} this turn`;
  return t.voice.of(who(ref.controlledBy, t).text).all(noun(ref.filter, t));
}

/** As damage speaks of it: each of a group, one by one. */
export function eachWho(ref: Ref, t: Telling): Who {
  if (ref.ref === 'among' && ref.of.ref === 'target') return one(`each of those ${noun(ref.filter, t).many}`);
  if (ref.ref !== 'all') return who(ref, t);
  t.heard.group = JSON.stringify(ref.filter);
  if (ref.controlledBy === undefined) return each(ref.filter, t);
  return one(t.voice.of(playerAgain(ref.controlledBy, t)).each(noun(ref.filter, t)));
}

/** The subject of a sentence: what is yours is not counted through ("creatures you control get …"). */
export function subjectWho(ref: Ref, t: Telling): Who {
  if (ref.ref !== 'all') return who(ref, t);
  if (t.heard.group === JSON.stringify(ref.filter) && ref.filter.types?.length === 1)
    return many(`those ${noun({ types: ref.filter.types }, t).many}`);
  if (ref.controlledBy?.ref === 'you') return many(t.voice.yours.subject(noun(ref.filter, t)));
  return ref.controlledBy === undefined ? subject(ref.filter, t) : who(ref, t);
}

const isKnownPlayer = (ref: Ref, t: Telling): boolean => {
  switch (ref.ref) {
    case 'target':
      return isPlayerTarget(t.targets[ref.index]) && (t.heard.targets[ref.index] ?? 0) > 0;
    case 'chosenPlayer':
      return t.heard.chosenPlayer > 0;
    case 'active':
    case 'eventPlayer':
      return eventPlayer(t) !== YOU;
    default:
      return false;
  }
};

/** "your", "its", "target player's", and "his or her" for a player who was just named. */
export function whose(ref: Ref, t: Telling): string {
  if (isKnownPlayer(ref, t)) return t.voice.pronoun.possessive;
  if (isSeveralThings(ref, t)) return 'their';
  return possessive(who(ref, t).text);
}

/** A trait of the one thing that the text has just named: "its toughness". */
export function itsOwn(ref: Ref, t: Telling): string {
  const isNamed =
    (ref.ref === 'target' && (t.heard.targets[ref.index] ?? 0) >= 1 && t.explicit !== true) ||
    (ref.ref === 'subject' && t.event?.on === 'enters');
  return isNamed && !isSeveralThings(ref, t) ? 'its' : whose(ref, t);
}

/** A player who was just named is "he or she". */
export function playerAgain(ref: Ref, t: Telling): string {
  if (!isKnownPlayer(ref, t)) return who(ref, t).text;
  // Where nothing has happened it is each of those who were just named.
  return t.event === null && ref.ref === 'eventPlayer' && t.voice.eachPlayer.many ? 'they' : t.voice.pronoun.subject;
}

/** Whether several things are meant: "their owners' hands". */
export const isSeveralThings = (ref: Ref, t: Telling): boolean =>
  (ref.ref === 'all' && ref.filter.withThis !== true) ||
  ref.ref === 'cards' ||
  (ref.ref === 'choice' && ref.amount !== 1) ||
  (ref.ref === 'target' && isSeveral(t.targets[ref.index]));

/** The owner of what was just named: "its owner's hand", "their owners' hands". */
export function ownersHand(ref: Ref, t: Telling): string {
  if (!isSeveralThings(ref, t)) return "its owner's hand";
  // All that attack are one player's.
  const attack = ref.ref === 'target' && t.targets[ref.index]?.filter.attacking === true;
  return attack ? "their owner's hand" : "their owners' hands";
}
