// What an event changes on the table, told from the event and from what is printed on cards: a page makes these changes one
// after the other, and the table that follows says the same.

import type { Game, GameEvent, Id, Seat } from '../game/index.ts';
import { spellWords } from '../game/told/index.ts';
import type { TableChange } from '../protocol/moment.ts';
import type { CardState, Choice, ItemState, PermanentState } from '../protocol/table.ts';
import { nameOf, nameOfKind, type Of, object, openKind, player } from './looks.ts';
import { keyOfStep } from './state/book.ts';
import { colorLetters } from './state/permanents.ts';

export function changesOf(game: Game, event: GameEvent, seat: Seat): readonly TableChange[] {
  switch (event.event) {
    case 'turn':
      return [{ do: 'peace' }, { do: 'turn', number: event.number, active: event.seat }];
    case 'step':
      return [{ do: 'step', key: keyOfStep(game.book, event.phase, event.step), active: event.seat }];
    case 'tapped':
    case 'untapped':
      return [{ do: event.event === 'tapped' ? 'tap' : 'untap', id: event.id }];
    case 'life':
      return [{ do: 'life', seat: event.seat, to: event.to }];
    case 'damaged':
      return event.object === 0 ? [] : [{ do: 'damage', id: event.object, by: event.amount }];
    case 'announced':
      return [{ do: 'announce', item: itemOf(game, event) }];
    case 'resolved':
    case 'countered':
    case 'fizzled':
      return [{ do: 'end', item: event.item }];
    case 'attacked':
      return [
        {
          do: 'attack',
          id: event.id,
          attacker: game.state.objects[event.id]?.controller ?? -1,
          target: event.planeswalker === 0 ? player(event.seat) : object(event.planeswalker),
        },
      ];
    case 'blocked':
      return [{ do: 'block', blocker: event.id, attacker: event.attacker }];
    case 'counters':
      return [{ do: 'counters', id: event.id, name: event.counter, number: event.number }];
    case 'control':
      return [{ do: 'control', id: event.id, to: event.to }];
    case 'moved':
      return movedChanges(game, event, seat);
    case 'played': {
      const kind = game.state.objects[event.id]?.printed ?? 0;
      const moved = { event: 'moved', id: event.id, kind, seat: event.seat, drawn: false } as const;
      return movedChanges(game, { ...moved, from: 'hand', to: 'play' }, seat);
    }
    default:
      return [];
  }
}

const OPEN: readonly string[] = ['play', 'graveyard', 'removed', 'ante', 'chain'];

function movedChanges(game: Game, event: Of<'moved'>, seat: Seat): readonly TableChange[] {
  const { id, seat: owner } = event;
  // What is set aside face down lies where cards lie that wait to be drawn.
  const from = event.from === 'aside' ? 'drawing' : event.from;
  const to = event.to === 'aside' ? 'drawing' : event.to;
  const card: CardState = { id, name: nameOfKind(game, event.kind), owner };
  if (to === 'hand' && from === 'library')
    return [{ do: 'draw', seat: owner, number: 1, cards: owner === seat ? [card] : [] }];
  // The number of a card that this page does not see is not its to know.
  const isSeen = owner === seat || OPEN.includes(from) || OPEN.includes(to);
  const place = from === 'play' || from === 'hand' || from === 'library' || from === 'drawing' ? from : 'elsewhere';
  const leave: TableChange = {
    do: 'leave',
    id: isSeen && from !== 'library' && from !== 'drawing' ? id : 0,
    from: place,
    owner,
  };
  if (to === 'play') return [leave, { do: 'enter', card: permanentOf(game, event) }];
  if (to === 'ante' || to === 'chain' || to === 'gone') return [leave];
  const isKnown = isSeen && to !== 'library' && to !== 'drawing';
  return [leave, { do: 'lie', card: isKnown ? card : { id: 0, name: '', owner }, in: to }];
}

/** A card as it comes into play, from what is printed on it. */
function permanentOf(game: Game, event: Of<'moved'>): PermanentState {
  const { name, types, subtypes, colors, size } = game.inside.kinds.of(event.kind).definition;
  const [power, toughness] = (size ?? []).map((each) => (typeof each === 'number' ? each : 0));
  return {
    id: event.id,
    name,
    owner: event.seat,
    controller: game.state.objects[event.id]?.controller ?? event.seat,
    types,
    subtypes,
    colors: colorLetters(colors),
    power: power ?? null,
    toughness: toughness ?? null,
    printed: power === undefined || toughness === undefined ? null : [power, toughness],
    keywords: [],
    abilities: [],
    tapped: false,
    sick: types.includes('creature'),
    damage: 0,
    counters: [],
    attachedTo: 0,
    token: event.from === 'gone',
    chosen: null,
    effects: [],
    ready: [],
    sides: [],
    why: null,
  };
}

/** What something announced is called: by its card, whatever has become of it since. */
function itemName(game: Game, item: Id): string {
  const event = game.events.findLast((each) => each.event === 'announced' && each.item === item);
  return (event?.event === 'announced' && nameOf(game, event.object)) || 'a card';
}

/** What was announced, as everybody heard it. */
function itemOf(game: Game, event: Of<'announced'>): ItemState {
  const name = nameOf(game, event.object) ?? 'something';
  const { definition } = game.inside.kinds.of(openKind(game, event.object));
  const spell = event.what === 'spell' ? spellWords(game.book, definition) : null;
  const labels: { readonly [what: string]: string } = {
    ability: `Ability of ${name}`,
    trigger: `Effect of ${name}`,
    damage: 'Combat damage',
  };
  return {
    id: event.item,
    name,
    object: event.object,
    controller: event.seat,
    kind: spell?.kind ?? labels[event.what] ?? '',
    text: spell?.text ?? '',
    x: event.x,
    targets: event.targets.map(({ what, id }) => ({
      what: what as Choice['what'],
      id,
      label:
        what === 'player' ? (game.names[id] ?? '') : what === 'object' ? (nameOf(game, id) ?? '') : itemName(game, id),
      card: null,
    })),
    interrupts: event.targets.find(({ what }) => what === 'item')?.id ?? 0,
    successful: false,
    arrives: spell?.arrives ?? false,
  };
}
