// What happened, in words: an event told to one seat, which learns nothing from it that it may not know.

import type { GameEvent } from '../core/event.ts';
import type { Id, Seat } from '../core/state.ts';
import { isOpenPlace } from '../engine/things/faces.ts';
import { capital, conjugate, list } from '../wording/grammar.ts';
import { counterName } from '../wording/noun.ts';
import type { Game } from './game.ts';

interface Telling {
  readonly game: Game;
  readonly seat: Seat;
}

const nameOf = ({ game }: Telling, id: Id): string =>
  id === 0 || game.state.objects[id] === undefined ? 'something' : game.inside.kind(id).definition.name;

/** The card itself, whatever it is a copy of by now: so it was cast. */
const printedName = ({ game }: Telling, id: Id): string => {
  const object = game.state.objects[id];
  if (object === undefined) return 'something';
  return game.inside.kinds.of(object.faceDown ? object.kind : object.printed).definition.name;
};

/** "You draw", "Robin draws". */
function does(told: Telling, seat: Seat, verb: string, rest: string): string {
  const you = seat === told.seat;
  return `${you ? 'You' : (told.game.names[seat] ?? '')} ${conjugate(verb, you)} ${rest}`;
}

const whom = (told: Telling, seat: Seat): string => (seat === told.seat ? 'you' : (told.game.names[seat] ?? ''));
const whose = (told: Telling, seat: Seat): string => (seat === told.seat ? 'your' : `${told.game.names[seat] ?? ''}'s`);
/** "your", "his or her": of somebody who was just named. */
const own = (told: Telling, seat: Seat): string =>
  seat === told.seat ? 'your' : told.game.book.wording.pronoun.possessive;
const receiver = (told: Telling, object: Id, seat: Seat): string =>
  object !== 0 ? nameOf(told, object) : whom(told, seat);

/** Events in words, one after the other; what somebody is left with is told after the damage that did it. */
export function tellEvents(game: Game, events: readonly GameEvent[], seat: Seat): string[] {
  const told: string[] = [];
  let after: string | null = null;
  for (const event of events) {
    const words = eventWords(game, event, seat);
    if (event.event === 'life' && event.why === 'damage') {
      after = words;
      continue;
    }
    if (words !== null) told.push(words);
    if (after !== null) told.push(after);
    after = null;
  }
  return after === null ? told : [...told, after];
}

/** One event in words, or null where it is not worth a line (or not this seat's to know). */
export function eventWords(game: Game, event: GameEvent, seat: Seat): string | null {
  const told: Telling = { game, seat };
  switch (event.event) {
    case 'moved':
      return movedWords(told, event);
    case 'life':
      return event.why === 'damage' || event.why === 'mana burn' ? lifeNow(told, event) : lifeChanged(told, event);
    case 'damaged':
      return `${nameOf(told, event.source)} ${conjugate(game.book.wording.deal, false)} ${event.amount} damage to ${receiver(told, event.object, event.seat)}.`;
    case 'prevented':
      return `${event.amount} damage to ${receiver(told, event.object, event.seat)} is prevented.`;
    case 'announced':
      return announcedWords(told, event);
    case 'played':
      return does(told, event.seat, 'play', `${printedName(told, event.id)}.`);
    case 'resolved':
      return game.inside.kind(event.object).permanent || !wasSpell(game, event.item)
        ? null
        : (game.book.wording.log.resolves?.(printedName(told, event.object)) ?? null);
    case 'countered':
      return game.book.wording.log.countered(itemName(told, event));
    case 'fizzled':
      return game.book.wording.log.fizzled(itemName(told, event));
    case 'turn':
      return `— Turn ${event.number}: ${seat === event.seat ? 'yours' : (game.names[event.seat] ?? '')} —`;
    case 'attacked':
      return `${nameOf(told, event.id)} attacks ${event.planeswalker === 0 ? whom(told, event.seat) : nameOf(told, event.planeswalker)}.`;
    case 'banded':
      return `${list(
        event.ids.map((id) => nameOf(told, id)),
        'and',
      )} attack as a band.`;
    case 'blocked':
      return `${nameOf(told, event.id)} ${game.book.wording.block.base}s ${nameOf(told, event.attacker)}.`;
    case 'turned':
      return `${nameOf(told, event.id)} is turned face ${event.up ? 'up' : 'down'}.`;
    case 'regenerated':
      return `${nameOf(told, event.id)} regenerates.`;
    case 'became':
      return `${game.inside.kinds.of(event.from).definition.name} becomes a copy of ${game.inside.kinds.of(event.to).definition.name}.`;
    case 'counters':
      return `${nameOf(told, event.id)} has ${event.number} ${counterName(event.counter, game.book.wording)} counter${event.number === 1 ? '' : 's'}.`;
    case 'attached':
      return `${nameOf(told, event.id)} is on ${nameOf(told, event.to)} now.`;
    case 'poison':
      return does(told, event.seat, 'have', `${event.number} poison counter${event.number === 1 ? '' : 's'}.`);
    case 'owner':
      return does(told, event.to, 'own', `${nameOf(told, event.id)} from now on.`);
    case 'control':
      return controlWords(told, event);
    case 'burn':
      return burnWords(told, event.seat, event.number);
    case 'shuffled':
      return does(told, event.seat, 'shuffle', `${own(told, event.seat)} ${game.book.wording.library}.`);
    case 'undrawn':
      return does(told, event.seat, 'do', 'not draw a card.');
    case 'skipped':
      return does(told, event.seat, 'skip', 'a turn.');
    case 'coin':
      return does(told, event.seat, event.won ? 'win' : 'lose', 'the flip of a coin.');
    case 'shown':
      return event.to === seat && !isPutBack(game, event) ? shownWords(told, event.ids) : null;
    case 'mulligan':
      return does(told, event.seat, 'draw', `a new hand of ${event.cards} cards.`);
    case 'out':
      return does(told, event.seat, 'be', `out of the ${playedWord(game)} (${LOSS[event.reason] ?? event.reason}).`);
    case 'over':
      return event.winner === null ? drawWords(game, event.reason) : winWords(told, event.winner);
    default:
      return null;
  }
}

/** What is played here, as the book calls it; more than two play a game, whatever it calls what two play. */
export const playedWord = ({ names, book }: Game): 'duel' | 'game' => (names.length > 2 ? 'game' : book.wording.played);

/** A side wins as one: "You win the game.", "Ann and Ben win the game.". */
function winWords(told: Telling, winner: Seat): string {
  const { players } = told.game.state;
  const side = players.filter(({ team }) => team === players[winner]?.team).map(({ seat }) => seat);
  if (side.length === 1) return does(told, winner, 'win', `the ${playedWord(told.game)}.`);
  const names = side.map((seat) => (seat === told.seat ? 'you' : (told.game.names[seat] ?? '')));
  const words = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} win the ${playedWord(told.game)}.`;
}

/** "The game is a draw."; why, if nobody has lost. */
const drawWords = (game: Game, reason: string): string =>
  `The ${playedWord(game)} is a draw${reason === 'draw' ? '' : ` (${DRAWN[reason] ?? reason})`}.`;

const DRAWN: { readonly [reason: string]: string } = { agreed: 'everybody agreed', 'endless loop': 'it would not end' };

const LOSS: { readonly [reason: string]: string } = {
  life: 'no life left',
  library: 'no card left to draw',
  poison: 'too much poison',
  conceded: 'conceded',
  effect: 'a card said so',
  team: 'the side has lost',
};

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { readonly event: Name }>;

function burnWords(told: Telling, seat: Seat, mana: number): string {
  const { verb, what } = told.game.book.wording.log.unspent;
  return does(told, seat, verb, `${what(mana)}.`);
}

const lifeNow = (told: Telling, event: Of<'life'>): string => does(told, event.seat, 'be', `at ${event.to} life.`);

function lifeChanged(told: Telling, event: Of<'life'>): string {
  const change = event.to - event.from;
  return does(told, event.seat, change >= 0 ? 'gain' : 'lose', `${Math.abs(change)} life (${event.to}).`);
}

/** "You gain control of Hill Giant", as the book has it for cards. */
function controlWords(told: Telling, event: Of<'control'>): string {
  const you = event.to === told.seat;
  const words = told.game.book.wording.gainsControl(you ? null : whom(told, event.to), nameOf(told, event.id));
  return `${you && words.startsWith('gain') ? `You ${words}` : words}.`;
}

/** A library is looked through; fewer cards are named, but not one's own hand, which one sees anyway. */
function shownWords(told: Telling, ids: readonly Id[]): string | null {
  const { game, seat } = told;
  const seen = ids.filter((id) => {
    const object = game.state.objects[id];
    return object !== undefined && !(object.owner === seat && object.zone === 'hand');
  });
  const [first] = ids;
  if (first !== undefined && ids.length > MANY) {
    const owner = game.state.objects[first]?.owner ?? seat;
    return `You look through ${whose(told, owner)} ${game.book.wording.library}.`;
  }
  return seen.length === 0 ? null : `You see ${seen.map((id) => nameOf(told, id)).join(', ')}.`;
}

/** Whoever puts a card of the own hand into the library knows it, and has just been told of it. */
function isPutBack({ events }: Game, event: Of<'shown'>): boolean {
  const before = events[events.lastIndexOf(event) - 1];
  return (
    before?.event === 'moved' &&
    before.from === 'hand' &&
    before.to === 'library' &&
    before.seat === event.to &&
    event.ids.length === 1 &&
    event.ids[0] === before.id
  );
}

/** More cards than one is ever shown but of a whole library. */
const MANY = 12;

/** Events that come of the game going on, and not of what has just taken effect. */
const GOING_ON: readonly GameEvent['event'][] = [
  'announced',
  'attacked',
  'blocked',
  'burn',
  'cast',
  'emptied',
  'mana',
  'over',
  'resolved',
  'step',
  'triggered',
  'turn',
];

/** Whether anything came of a triggered ability that happened at once; while somebody is still asked for it, it is taken to. */
function cameOf(game: Game, event: Of<'announced'>): boolean {
  const { events } = game;
  const done = events.findIndex(
    (each, at) => at > events.lastIndexOf(event) && each.event === 'resolved' && each.item === event.item,
  );
  const next = events[done + 1];
  if (next !== undefined) return done >= 0 && !GOING_ON.includes(next.event);
  return done >= 0 && game.question !== null && game.question.ask !== 'act';
}

/** Whether it was announced as a spell, and not as the ability of a card, of one that is a spell itself, too. */
function wasSpell({ events }: Game, item: Id): boolean {
  const announced = events.findLast((each) => each.event === 'announced' && each.item === item);
  return announced?.event !== 'announced' || announced.what === 'spell';
}

/** The spell, or whose ability it was that came to nothing. */
function itemName(told: Telling, { item, object }: { readonly item: Id; readonly object: Id }): string {
  if (wasSpell(told.game, item)) return printedName(told, object);
  return capital(told.game.book.wording.log.uses.what(nameOf(told, object)));
}

/** What was chosen on announcing, in brackets: the source a Circle is for, the words of a Magical Hack. */
function saidWords(told: Telling, { said = [] }: Of<'announced'>): string {
  const words = said.map((each) => (typeof each === 'string' ? each : nameOf(told, each)));
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

function announcedWords(told: Telling, event: Of<'announced'>): string | null {
  const { wording } = told.game.book;
  if (event.what === 'damage') return 'Combat damage is put on the stack.';
  const aims = event.targets.map((target) => {
    if (target.what === 'player') return whom(told, target.id);
    if (target.what === 'object') return nameOf(told, target.id);
    const spell = told.game.events.find((each) => each.event === 'announced' && each.item === target.id);
    return spell?.event === 'announced' ? printedName(told, spell.object) : 'a spell';
  });
  const name = event.what === 'spell' ? printedName(told, event.object) : nameOf(told, event.object);
  const { uses } = wording.log;
  const rest = `${event.what === 'ability' ? uses.what(name) : name}${event.x > 0 ? ` with X = ${event.x}` : ''}${aims.length > 0 ? `, aimed at ${aims.join(' and ')}` : ''}${saidWords(told, event)}.`;
  if (event.what === 'spell') return does(told, event.seat, event.copied ? 'copy' : wording.cast, rest);
  if (event.what === 'ability') return does(told, event.seat, uses.verb, rest);
  if (event.what !== 'trigger') return null;
  const { atOnce, say } = wording.log.triggers;
  return atOnce && !cameOf(told.game, event) ? null : say(name, aims.join(' and '));
}

/** How a card comes into play; a land that was played has been told of already, and a copy is told as what it copies. */
function arrivalWords(told: Telling, event: Of<'moved'>, name: string): string | null {
  const { game } = told;
  const { enters, ontoPlay, log } = game.book.wording;
  if (event.from === 'hand') {
    const before = game.events[game.events.lastIndexOf(event) - 1];
    if (before?.event === 'played' && before.id === event.id) return null;
    return does(told, event.seat, 'put', `${name} ${ontoPlay}.`);
  }
  const now = nameOf(told, event.id);
  const isCopy = game.state.objects[event.id]?.zone === 'play' && now !== name;
  if (event.from === 'chain' && !log.tellsArrival && !isCopy) return null;
  return `${name} ${conjugate(enters.verb, false)} ${enters.rest}${isCopy ? ` as ${now}` : ''}.`;
}

/** A hand that is drawn anew before the first turn is told of as one. */
function isRedrawn({ events }: Game, event: Of<'moved'>): boolean {
  for (let at = events.lastIndexOf(event) + 1; at < events.length; at += 1) {
    const { event: what } = events[at] as GameEvent;
    if (what !== 'moved' && what !== 'shuffled') return what === 'mulligan';
  }
  return false;
}

function movedWords(told: Telling, event: Of<'moved'>): string | null {
  const { game, seat } = told;
  const { library, graveyard } = game.book.wording;
  const name = game.inside.kinds.of(event.kind).definition.name;
  const owner = event.seat;
  const mine = owner === seat;
  switch (event.to) {
    case 'hand':
      // Only from where everybody could see it is a card known to the others.
      if (!isOpenPlace(event.from)) {
        const card = mine ? name : 'a card';
        return event.drawn
          ? does(told, owner, 'draw', `${card}.`)
          : does(told, owner, 'put', `${card} into ${own(told, owner)} hand.`);
      }
      return `${name} goes back to ${whose(told, owner)} hand.`;
    case 'play':
      return arrivalWords(told, event, name);
    case 'graveyard':
      if (event.from === 'hand') return does(told, owner, 'discard', `${name}.`);
      return event.from === 'chain' ? null : `${name} goes to ${whose(told, owner)} ${graveyard}.`;
    case 'library':
      if (event.from === 'hand')
        return isRedrawn(game, event)
          ? null
          : does(told, owner, 'put', `${mine ? name : 'a card'} into ${own(told, owner)} ${library}.`);
      return !isOpenPlace(event.from) ? null : `${name} goes into ${whose(told, owner)} ${library}.`;
    case 'aside':
      return does(told, owner, 'set', 'a card aside, face down.');
    case 'removed':
      return `${name} is ${game.book.wording.exile(name).verb === 'exile' ? 'exiled' : 'removed from the game'}.`;
    case 'ante':
      return does(told, owner, 'put', `up ${name} as ante.`);
    case 'gone':
      return `${name} is gone.`;
    default:
      return null;
  }
}
