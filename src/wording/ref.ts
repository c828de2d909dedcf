// References in words: who or what an effect speaks of, the first time and again.

import type { When } from '../language/ability.ts';
import type { Ref } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import { many, one, possessive, unreachable, type Who, YOU } from './grammar.ts';
import { all, each, noun, several, subject } from './noun.ts';
import { isPlayerTarget, isSeveral, targetNounAgain, targetPhrase } from './target.ts';
import { bearerNoun, bearerWord, type Telling } from './telling.ts';

/** "that creature" the second time, "the creature" from the third on. */
const again = (word: string, times: number): string => `${times <= 1 ? 'that' : 'the'} ${word}`;

function targetWho(index: number, t: Telling): Who {
  const spec = t.targets[index];
  if (spec === undefined) return one('that');
  const times = t.heard.targets[index] ?? 0;
  t.heard.targets[index] = times + 1;
  if (times === 0) return { text: targetPhrase(spec, t), many: isSeveral(spec) };
  if (isSeveral(spec)) return many(`those ${noun(spec.filter, t).many}`);
  return one(again(targetNounAgain(spec, t.voice), times));
}

function bearer(t: Telling): Who {
  const times = t.heard.bearer;
  t.heard.bearer += 1;
  return one(times === 0 ? `${bearerWord(t.card)} ${bearerNoun(t.card)}` : again(bearerNoun(t.card), times));
}

/** What the event was about, as its filter calls it. */
function eventNoun(filter: Filter | undefined, fallback: string): string {
  if (filter === undefined) return fallback;
  if (filter.types === undefined && filter.subtypes !== undefined) return filter.subtypes.join(' or ');
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
  if (filter?.enchanted) return bearer(t);
  return one(`that ${eventNoun(filter, t.event?.on === 'casts' ? t.voice.spell([]).one : 'creature')}`);
}

/** The creature on the other side: "that Wall"; "the other creature" where both were named alike. */
function eventOther(t: Telling): Who {
  if (t.event?.on === 'fights' && !t.event.what.self) return one('the other creature');
  return one(`that ${eventNoun(filterOf(t.event, 'other'), 'creature')}`);
}

function eventPlayer(t: Telling): Who {
  if (t.event?.on === 'phase' && t.event.whose === 'you') return YOU;
  if (t.event !== null && 'who' in t.event && t.event.who === 'you') return YOU;
  t.heard.eventPlayer += 1;
  return one('that player');
}

/** The player of an upkeep that was just named is "that player". */
const isPhasePlayer = (ref: Ref, t: Telling): boolean =>
  t.event?.on === 'phase' && t.event.whose === 'enchanted' && ref.ref === 'controller' && ref.of.ref === 'enchanted';

function phasePlayer(t: Telling): Who {
  t.heard.bearer += 1;
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

/** What the text has named, called after what was done to it: "the sacrificed creature", or just "it". */
function namedWho(name: string, t: Telling): Who {
  const naming = t.heard.names[name];
  switch (naming?.how) {
    case 'sacrifice':
    case 'sacrificeChoice':
      return one(`the ${t.voice.sacrifice.verb.replace(/e?$/, 'ed')} ${eventNoun(naming.filter, 'permanent')}`);
    case 'discard':
      return one('the discarded card');
    default:
      return naming?.many ? many('them') : one('it');
  }
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
    case 'exiledWith':
      return one(t.voice.exile('').verb === 'exile' ? 'the exiled card' : 'the card removed from the game');
    case 'chosenPlayer':
      t.heard.chosenPlayer += 1;
      return one(t.heard.chosenPlayer > 1 ? 'that player' : 'the chosen player');
    case 'controller':
      return isPhasePlayer(ref, t) ? phasePlayer(t) : one(`${whose(ref.of, t)} ${t.voice.controller}`);
    case 'owner':
      return isNamedOwner(ref.of, t) ? one('that player') : one(`${whose(ref.of, t)} owner`);
    case 'cards':
      return many(allCards(ref, t));
    case 'all':
      return many(allWords(ref, t));
    default:
      return unreachable(ref);
  }
}

type All = Extract<Ref, { ref: 'all' }>;

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
  if (ref.controlledBy === undefined) return all(ref.filter, t);
  if (ref.controlledBy.ref === 'you') return t.voice.yours.all(noun(ref.filter, t));
  return t.voice.of(who(ref.controlledBy, t).text).all(noun(ref.filter, t));
}

/** As damage speaks of it: each of a group, one by one. */
export function eachWho(ref: Ref, t: Telling): Who {
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
    case 'controller':
      return isPhasePlayer(ref, t);
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
    (ref.ref === 'target' && (t.heard.targets[ref.index] ?? 0) === 1) ||
    (ref.ref === 'subject' && t.event?.on === 'enters');
  return isNamed && !isSeveralThings(ref, t) ? 'its' : whose(ref, t);
}

/** A player who was just named is "he or she". */
export const playerAgain = (ref: Ref, t: Telling): string =>
  isKnownPlayer(ref, t) ? t.voice.pronoun.subject : who(ref, t).text;

/** Whether several things are meant: "their owners' hands". */
export const isSeveralThings = (ref: Ref, t: Telling): boolean =>
  ref.ref === 'all' || ref.ref === 'cards' || (ref.ref === 'target' && isSeveral(t.targets[ref.index]));

/** The owner of what was just named: "its owner's hand", "their owners' hands". */
export function ownersHand(ref: Ref, t: Telling): string {
  if (!isSeveralThings(ref, t)) return "its owner's hand";
  // All that attack are one player's.
  const attack = ref.ref === 'target' && t.targets[ref.index]?.filter.attacking === true;
  return attack ? "their owner's hand" : "their owners' hands";
}
