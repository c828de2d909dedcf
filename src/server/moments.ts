// What is seen to happen, one thing after the other: events become moments, each with its sentence and with what it
// changes on the table. A moment is made of its event and of what is printed on cards, never of where the game stands when
// somebody comes to tell it: how often a rival was asked in between must not show.

import { eventWords, type Game, type GameEvent, type Id, type Seat } from '../game/index.ts';
import { spellWords } from '../game/told/index.ts';
import type { Moment, MomentKind, TableChange } from '../protocol/moment.ts';
import type { CardState, Choice, ItemState, PermanentState } from '../protocol/table.ts';
import { keyOfStep } from './state/book.ts';
import { colorLetters } from './state/permanents.ts';

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { readonly event: Name }>;

/** A moment without its number: what one event comes to. */
interface Seen {
  readonly kind: MomentKind;
  readonly seat: number;
  readonly words: string;
  readonly card: string | null;
  readonly from: readonly Choice[];
  readonly to: readonly Choice[];
  readonly amount: number;
}

const object = (id: Id): Choice => ({ what: 'object', id });
const player = (id: Seat): Choice => ({ what: 'player', id });
const NOTHING: Omit<Seen, 'kind' | 'words'> = { seat: -1, card: null, from: [], to: [], amount: 0 };
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export class Telling {
  private readonly seat: Seat;
  /** How many moments have been told. */
  told = 0;
  private waiting: Moment[] = [];
  /** Changes that nobody needs a sentence for: they come with the next moment. */
  private silent: TableChange[] = [];
  /** Life lost by damage: it is told together with the damage, which comes right after it. */
  private hurt: Of<'life'> | null = null;
  private land: Id = 0;
  /** Who has announced what waits, as it was announced: a spell that ends has no owner any more. */
  private readonly announcers = new Map<Id, Seat>();

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Moments that have not been sent. */
  get hasNews(): boolean {
    return this.waiting.length > 0;
  }

  /** Hands out what has not been sent. */
  take(): readonly Moment[] {
    const moments = this.waiting;
    this.waiting = [];
    return moments;
  }

  /** What was taken back is not told. */
  forget(): void {
    this.waiting = [];
    this.settle();
  }

  /** The whole table is shown: what nobody needed a sentence for is seen there. */
  settle(): void {
    this.silent = [];
    this.hurt = null;
    this.land = 0;
  }

  hear(game: Game, events: readonly GameEvent[]): void {
    for (const event of events) this.hearOne(game, event);
    this.letHurt(game);
  }

  private hearOne(game: Game, event: GameEvent): void {
    if (event.event === 'life' && event.why === 'damage') {
      this.letHurt(game);
      this.hurt = event;
      return;
    }
    const changes = this.isLand(event) ? [] : changesOf(game, event, this.seat);
    if (event.event === 'announced') this.announcers.set(event.item, event.seat);
    const seen = this.seenIn(game, event);
    if (seen === null) {
      this.silent.push(...changes);
      return;
    }
    if (event.event === 'damaged' && this.hurt !== null && event.object === 0) {
      const { hurt } = this;
      this.hurt = null;
      const words = [seen.words, eventWords(game, hurt, this.seat)].filter((each) => each !== null).join(' ');
      this.tell({ ...seen, words }, [...changes, { do: 'life', seat: hurt.seat, to: hurt.to }]);
      return;
    }
    this.tell(seen, changes);
  }

  /** A land that has just been played moves: that was told with the playing of it. */
  private isLand(event: GameEvent): boolean {
    const { land } = this;
    this.land = event.event === 'played' ? event.id : 0;
    return event.event === 'moved' && event.id === land;
  }

  private letHurt(game: Game): void {
    const { hurt } = this;
    this.hurt = null;
    if (hurt === null) return;
    this.tell(lifeSeen(game, hurt, this.seat), [{ do: 'life', seat: hurt.seat, to: hurt.to }]);
  }

  private tell(seen: Seen, changes: readonly TableChange[]): void {
    const last = this.waiting.at(-1);
    const joined = last === undefined || this.silent.length > 0 ? null : together(last, seen, changes);
    if (joined !== null) {
      this.waiting[this.waiting.length - 1] = joined;
      return;
    }
    this.told += 1;
    this.waiting.push({ type: 'moment', number: this.told, ...seen, changes: [...this.silent, ...changes] });
    this.silent = [];
  }

  private seenIn(game: Game, event: GameEvent): Seen | null {
    const words = wordsOf(game, event, this.seat);
    if (words === null) return null;
    const found = seenOf(game, event, this.announcers);
    const card = found.card !== null && words.includes(found.card) ? found.card : null;
    return { ...found, words, card };
  }
}

/** The sentence of the log; what goes without saying there is said all the same where it is seen to happen. */
function wordsOf(game: Game, event: GameEvent, seat: Seat): string | null {
  const words = eventWords(game, event, seat);
  if (words !== null) return words.replace(/^— (.*) —$/, '$1.');
  if (event.event === 'moved' && event.to === 'play' && event.from === 'chain') {
    const { verb, rest } = game.book.wording.enters;
    return `${nameOfKind(game, event.kind)} ${verb}s ${rest}.`;
  }
  return null;
}

const nameOfKind = (game: Game, kind: number): string => game.inside.kinds.of(kind).definition.name;

/** The card itself, whatever it is a copy of; of what lies face down, what everybody takes it for. */
function openKind(game: Game, id: Id): number {
  const thing = game.state.objects[id];
  return (thing?.faceDown ? thing.kind : thing?.printed) ?? 0;
}

const nameOf = (game: Game, id: Id): string | null =>
  id === 0 || game.state.objects[id] === undefined ? null : nameOfKind(game, openKind(game, id));

/** Attackers that are declared together are one thing that happens, and so are cards drawn one after the other. */
function together(last: Moment, next: Seen, changes: readonly TableChange[]): Moment | null {
  if (last.kind !== next.kind || last.seat !== next.seat) return null;
  const all = [...last.changes, ...changes];
  if (next.kind === 'attack' && JSON.stringify(last.to) === JSON.stringify(next.to)) {
    const [before, whom] = last.words.split(/ attacks? (?!as a band)/);
    const [name] = next.words.split(/ attacks? /);
    if (before === undefined || whom === undefined || name === undefined) return null;
    const names = [...before.split(/, | and /), name];
    return { ...last, words: `${list(names)} attack ${whom}`, from: [...last.from, ...next.from], changes: all };
  }
  if (next.kind !== 'draw') return null;
  const number = last.amount + next.amount;
  const drawn = /^(You draw) (.*)\.$/.exec(last.words);
  const more = /^You draw (.*)\.$/.exec(next.words)?.[1];
  const words =
    drawn !== null && more !== undefined
      ? `You draw ${drawn[2]}, ${more}.`
      : last.words.replace(/draws? .*/, `draws ${number} cards.`);
  return { ...last, words, amount: number, changes: all };
}

const lifeSeen = (game: Game, event: Of<'life'>, seat: Seat): Seen => ({
  ...NOTHING,
  kind: event.to > event.from ? 'gain' : 'lose',
  seat: event.seat,
  words: eventWords(game, event, seat) ?? '',
  to: [player(event.seat)],
  amount: Math.abs(event.to - event.from),
});

// ---- what an event looks like ----

type Look = Omit<Seen, 'words'>;

function seenOf(game: Game, event: GameEvent, announcers: ReadonlyMap<Id, Seat>): Look {
  const controls = (id: Id): Seat => game.state.objects[id]?.controller ?? -1;
  switch (event.event) {
    case 'turn':
      return { ...NOTHING, kind: 'turn', seat: event.seat };
    case 'moved':
      return movedSeen(game, event);
    case 'played':
      return { ...NOTHING, kind: 'land', seat: event.seat, card: nameOf(game, event.id), to: [object(event.id)] };
    case 'life':
      return lifeSeen(game, event, -1);
    case 'damaged':
      return {
        kind: 'strike',
        seat: controls(event.source),
        card: nameOf(game, event.source),
        from: [object(event.source)],
        to: [event.object === 0 ? player(event.seat) : object(event.object)],
        amount: event.amount,
      };
    case 'prevented':
      return {
        ...NOTHING,
        kind: 'prevented',
        to: [event.object === 0 ? player(event.seat) : object(event.object)],
        amount: event.amount,
      };
    case 'announced':
      return announcedSeen(game, event);
    case 'resolved':
    case 'countered':
    case 'fizzled':
      return {
        ...NOTHING,
        kind: event.event,
        seat: announcers.get(event.item) ?? -1,
        card: nameOf(game, event.object),
        to: [{ what: 'item', id: event.item }],
      };
    default:
      return combatSeen(game, event) ?? restSeen(event);
  }
}

function announcedSeen(game: Game, event: Of<'announced'>): Look {
  const stops = event.targets.some(({ what }) => what === 'item');
  const kinds: { readonly [what: string]: MomentKind } = { spell: stops ? 'interrupt' : 'cast', ability: 'use' };
  return {
    kind: kinds[event.what] ?? 'effect',
    seat: event.seat,
    card: nameOf(game, event.object),
    from: [{ what: 'item', id: event.item }],
    to: event.targets as readonly Choice[],
    amount: event.x,
  };
}

function movedSeen(game: Game, event: Of<'moved'>): Look {
  const { from, to, seat, id } = event;
  const definition = game.inside.kinds.of(event.kind).definition;
  if (to === 'hand' && from !== 'play' && from !== 'graveyard' && from !== 'chain')
    return { ...NOTHING, kind: 'draw', seat, card: definition.name, to: [player(seat)], amount: 1 };
  const kind: MomentKind =
    to === 'play'
      ? 'arrive'
      : from === 'play' && to === 'graveyard' && definition.types.includes('creature')
        ? 'death'
        : from === 'hand' && to === 'graveyard'
          ? 'discard'
          : 'leave';
  return { ...NOTHING, kind, seat, card: definition.name, to: [object(id)] };
}

function combatSeen(game: Game, event: GameEvent): Look | null {
  const controls = (id: Id): Seat => game.state.objects[id]?.controller ?? -1;
  if (event.event === 'attacked')
    return {
      kind: 'attack',
      seat: controls(event.id),
      card: nameOf(game, event.id),
      from: [object(event.id)],
      to: [event.planeswalker === 0 ? player(event.seat) : object(event.planeswalker)],
      amount: 0,
    };
  if (event.event !== 'blocked') return null;
  return {
    kind: 'block',
    seat: controls(event.id),
    card: nameOf(game, event.id),
    from: [object(event.id)],
    to: [object(event.attacker)],
    amount: 0,
  };
}

function restSeen(event: GameEvent): Look {
  switch (event.event) {
    case 'regenerated':
      return { ...NOTHING, kind: 'saved', to: [object(event.id)] };
    case 'counters':
    case 'control':
    case 'owner':
      return { ...NOTHING, kind: 'changes', to: [object(event.id)] };
    case 'burn':
      return { ...NOTHING, kind: 'lose', seat: event.seat, to: [player(event.seat)], amount: event.number };
    case 'out':
      return { ...NOTHING, kind: 'says', seat: event.seat };
    case 'over':
      return { ...NOTHING, kind: 'over', seat: event.winner ?? -1 };
    case 'mulligan':
    case 'shuffled':
    case 'skipped':
    case 'coin':
      return { ...NOTHING, kind: 'says', seat: event.seat };
    default:
      return { ...NOTHING, kind: 'says' };
  }
}

// ---- what it changes on the table ----

function changesOf(game: Game, event: GameEvent, seat: Seat): readonly TableChange[] {
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
