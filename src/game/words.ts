// What happened, in words: an event told to one seat, which learns nothing from it that it may not know.

import type { GameEvent } from '../core/event.ts';
import type { Id, Seat } from '../core/state.ts';
import type { Game } from './game.ts';

interface Telling {
  readonly game: Game;
  readonly seat: Seat;
}

const nameOf = ({ game }: Telling, id: Id): string =>
  id === 0 || game.state.objects[id] === undefined ? 'something' : game.inside.kind(id).definition.name;

/** "You draw", "Robin draws". */
function does(told: Telling, seat: Seat, verb: string, rest: string): string {
  const you = seat === told.seat;
  const irregular: { readonly [verb: string]: string } = {
    have: 'has',
    do: 'does',
    go: 'goes',
    be: 'is',
    lose: 'loses',
    discard: 'discards',
  };
  return `${you ? 'You' : (told.game.names[seat] ?? '')} ${you ? verb : (irregular[verb] ?? `${verb}s`)} ${rest}`;
}

const whom = (told: Telling, seat: Seat): string => (seat === told.seat ? 'you' : (told.game.names[seat] ?? ''));
const whose = (told: Telling, seat: Seat): string => (seat === told.seat ? 'your' : `${told.game.names[seat] ?? ''}'s`);
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
      return `${nameOf(told, event.source)} deals ${event.amount} damage to ${receiver(told, event.object, event.seat)}.`;
    case 'prevented':
      return `${event.amount} damage to ${receiver(told, event.object, event.seat)} is prevented.`;
    case 'announced':
      return announcedWords(told, event);
    case 'resolved':
      return game.inside.kind(event.object).permanent ? null : `${nameOf(told, event.object)} takes effect.`;
    case 'countered':
      return `${nameOf(told, event.object)} is countered.`;
    case 'fizzled':
      return `${nameOf(told, event.object)} has nothing left to aim at, and does nothing.`;
    case 'turn':
      return `— Turn ${event.number}: ${seat === event.seat ? 'yours' : (game.names[event.seat] ?? '')} —`;
    case 'attacked':
      return `${nameOf(told, event.id)} attacks ${event.planeswalker === 0 ? whom(told, event.seat) : nameOf(told, event.planeswalker)}.`;
    case 'blocked':
      return `${nameOf(told, event.id)} ${game.book.wording.block.base}s ${nameOf(told, event.attacker)}.`;
    case 'regenerated':
      return `${nameOf(told, event.id)} regenerates.`;
    case 'counters':
      return `${nameOf(told, event.id)} has ${event.number} ${event.counter} counter${event.number === 1 ? '' : 's'}.`;
    case 'owner':
      return does(told, event.to, 'own', `${nameOf(told, event.id)} from now on.`);
    case 'control':
      return does(told, event.to, 'get', `control of ${nameOf(told, event.id)}.`);
    case 'burn':
      return does(told, event.seat, 'burn', `for ${event.number} unspent mana.`);
    case 'shuffled':
      return does(told, event.seat, 'shuffle', `${event.seat === seat ? 'your' : 'the'} ${game.book.wording.library}.`);
    case 'coin':
      return does(told, event.seat, event.won ? 'win' : 'lose', 'the flip of a coin.');
    case 'shown':
      return event.to === seat ? `You see ${event.ids.map((id) => nameOf(told, id)).join(', ')}.` : null;
    case 'mulligan':
      return does(told, event.seat, 'draw', `a new hand of ${event.cards} cards.`);
    case 'out':
      return does(told, event.seat, 'be', `out of the game (${LOSS[event.reason] ?? event.reason}).`).replace(
        /^You be/,
        'You are',
      );
    case 'over':
      return event.winner === null
        ? `The game is a draw (${event.reason}).`
        : does(told, event.winner, 'win', 'the game.');
    default:
      return null;
  }
}

const LOSS: { readonly [reason: string]: string } = {
  life: 'no life left',
  library: 'no card left to draw',
  poison: 'too much poison',
  conceded: 'conceded',
  effect: 'a card said so',
};

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { readonly event: Name }>;

const lifeNow = (told: Telling, event: Of<'life'>): string =>
  does(told, event.seat, 'be', `at ${event.to} life.`).replace(/^You be/, 'You are');

function lifeChanged(told: Telling, event: Of<'life'>): string {
  const change = event.to - event.from;
  return does(told, event.seat, change >= 0 ? 'gain' : 'lose', `${Math.abs(change)} life (${event.to}).`);
}

function announcedWords(told: Telling, event: Of<'announced'>): string | null {
  const aims = event.targets.map((target) => {
    if (target.what === 'player') return whom(told, target.id);
    if (target.what === 'object') return nameOf(told, target.id);
    const spell = told.game.events.find((each) => each.event === 'announced' && each.item === target.id);
    return spell?.event === 'announced' ? nameOf(told, spell.object) : 'a spell';
  });
  const rest = `${nameOf(told, event.object)}${event.x > 0 ? ` with X = ${event.x}` : ''}${aims.length > 0 ? `, aimed at ${aims.join(' and ')}` : ''}.`;
  if (event.what === 'spell') return does(told, event.seat, told.game.book.wording.cast, rest);
  if (event.what === 'ability') return does(told, event.seat, 'use', rest);
  return event.what === 'trigger'
    ? `${nameOf(told, event.object)} has an effect${aims.length > 0 ? ` on ${aims.join(' and ')}` : ''}.`
    : null;
}

/** Places where a card lies open. */
const SEEN: readonly string[] = ['play', 'graveyard', 'chain', 'ante', 'removed'];

function movedWords(told: Telling, event: Of<'moved'>): string | null {
  const { game, seat } = told;
  const { library, graveyard, enters } = game.book.wording;
  const name = game.inside.kinds.of(event.kind).definition.name;
  const owner = event.seat;
  const mine = owner === seat;
  switch (event.to) {
    case 'hand':
      // Only from where everybody could see it is a card known to the others.
      if (!SEEN.includes(event.from)) return does(told, owner, 'draw', mine ? `${name}.` : 'a card.');
      return `${name} goes back to ${whose(told, owner)} hand.`;
    case 'play':
      return event.from === 'hand'
        ? does(told, owner, 'put', `${name} into play.`)
        : `${name} ${enters.verb}s ${enters.rest}.`;
    case 'graveyard':
      if (event.from === 'hand') return does(told, owner, 'discard', `${name}.`);
      return event.from === 'chain' ? null : `${name} goes to ${whose(told, owner)} ${graveyard}.`;
    case 'library':
      return !SEEN.includes(event.from) ? null : `${name} goes into ${whose(told, owner)} ${library}.`;
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
