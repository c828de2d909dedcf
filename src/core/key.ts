// Keys of positions for searches: positions that go on alike have equal keys, by whatever way they were reached. Marks of time and
// numbers that were only given out one after the other are left out. Of 53 bits: two of a million positions are hardly ever taken for one.

import type { ChainItem, Frame, GameObject, GameState, Id, Lasting, Player } from './state.ts';

/** The numbers of words that come again and again: of the agenda, of zones. */
const codes = new Map<string, number>();

/** Two hashes side by side, of 32 bits each. */
export class Mixer {
  private one = 0x811c9dc5;
  private two = 0x9747b28c;

  number(n: number): void {
    this.one = Math.imul(this.one ^ n, 0x01000193);
    this.one ^= this.one >>> 15;
    this.two = Math.imul(this.two ^ n, 0x5bd1e995);
    this.two ^= this.two >>> 13;
  }

  /** A word out of a few: its own number is worked out once. */
  word(word: string): void {
    let code = codes.get(word);
    if (code === undefined) {
      code = 0x811c9dc5;
      for (let i = 0; i < word.length; i += 1) code = Math.imul(code ^ word.charCodeAt(i), 0x01000193);
      codes.set(word, code);
    }
    this.number(code);
  }

  text(text: string): void {
    for (let i = 0; i < text.length; i += 1) this.number(text.charCodeAt(i));
    this.number(text.length);
  }

  /** Any plain data; of what is named in `without` nothing is said. */
  any(value: unknown, without: ReadonlySet<string> = NOTHING): void {
    if (typeof value === 'number') this.number(value | 0);
    else if (typeof value === 'string') this.text(value);
    else if (typeof value === 'boolean') this.number(value ? 7 : 11);
    else if (value === null || value === undefined) this.number(13);
    else if (Array.isArray(value)) {
      this.number(value.length);
      for (const item of value) this.any(item, without);
    } else {
      const object = value as Record<string, unknown>;
      for (const key in object) if (!without.has(key)) this.any(object[key], without);
      this.number(17);
    }
  }

  /** 53 bits of both. */
  result(): number {
    return (this.two & 0x1fffff) * 0x100000000 + (this.one >>> 0);
  }
}

const NOTHING: ReadonlySet<string> = new Set();
export const BOOKKEEPING: ReadonlySet<string> = new Set(['id', 'stamp', 'sourceLife']);

/** What was worked out for a part of a position, which many positions share. */
export function kept<T extends object>(work: (part: T) => number): (part: T) => number {
  const known = new WeakMap<T, number>();
  return (part) => {
    let found = known.get(part);
    if (found === undefined) {
      found = work(part);
      known.set(part, found);
    }
    return found;
  };
}

export const ofAny = kept((part: object): number => {
  const mixer = new Mixer();
  mixer.any(part);
  return mixer.result();
});

/** Of what is in play all that lasts; of anything else what it is and where. */
function mixObject(mixer: Mixer, object: GameObject): void {
  mixer.number(object.id);
  mixer.word(object.zone);
  mixer.number(object.kind);
  mixer.number(object.owner);
  if (object.faceDown) mixer.number(object.printed);
  if (object.zone !== 'play') return;
  mixer.number(object.printed);
  mixer.number(object.controller);
  mixer.number(object.home);
  mixer.number(object.damage);
  mixer.number(object.life);
  mixer.number(object.attachedTo);
  mixer.number(object.chosenSeat);
  mixer.number(object.attacked);
  mixer.number(object.blocked);
  mixer.number(object.used);
  const { tapped, sick, deathtouched, mended } = object;
  mixer.number((tapped ? 1 : 0) + (sick ? 2 : 0) + (deathtouched ? 4 : 0) + (mended ? 8 : 0));
  mixer.any(object.chosen);
  mixer.any(object.hurtBy);
  mixer.any(object.counters);
}

const ofObject = kept((object: GameObject): number => {
  const mixer = new Mixer();
  mixObject(mixer, object);
  return mixer.result();
});

const ofPlayer = kept(
  ({ life, poison, pool, library, landsPlayed, drewNothing, out, drawing, aside }: Player): number => {
    const mixer = new Mixer();
    mixer.any([life, poison, landsPlayed, drewNothing, out]);
    for (const each of pool) mixer.number(each);
    mixer.number(ofAny(library) | 0);
    for (const each of drawing) mixer.number(each);
    for (const each of aside) mixer.number(-each);
    return mixer.result();
  },
);

const ofLasting = kept(({ source, controller, objects, players, changes, until, held, turn }: Lasting): number => {
  const mixer = new Mixer();
  mixer.number(ofAny(changes as object) | 0);
  mixer.any([source, controller, objects, players, until, turn]);
  if (held !== null) mixer.number(ofAny(held as object) | 0);
  return mixer.result();
});

/** The place of an announced item in the chain: its number only says when it was announced. */
export function placeOf(chain: readonly ChainItem[], id: Id): number {
  const place = id === 0 ? -1 : chain.findIndex((item) => item.id === id);
  return place < 0 ? id : -2 - place;
}

/** Said in another way, or only of the time at which it was announced. */
const APART: ReadonlySet<string> = new Set(['id', 'stamp', 'ability', 'targets', 'interrupts']);

function mixItem(mixer: Mixer, item: ChainItem, chain: readonly ChainItem[]): void {
  mixer.any(item, APART);
  mixer.number(placeOf(chain, item.interrupts));
  for (const { spec, what, id, life } of item.targets) {
    mixer.number(spec);
    mixer.word(what);
    mixer.number(what === 'item' ? placeOf(chain, id) : id);
    mixer.number(life);
  }
  if (item.ability !== null) mixer.number(ofAny(item.ability as object) | 0);
}

export function mixFrame(mixer: Mixer, frame: Frame, chain: readonly ChainItem[]): void {
  mixer.word(frame.do);
  mixer.number(frame.seat);
  mixer.number(frame.number);
  mixer.number(placeOf(chain, frame.id));
}

/** In which order things came and lie. */
function mixOrder(mixer: Mixer, { inPlay, players }: GameState): void {
  const list = (ids: readonly Id[]): void => {
    for (const id of ids) mixer.number(id);
    mixer.number(-ids.length);
  };
  list(inPlay);
  for (const { hand, graveyard, removed, knows } of players) {
    list(hand);
    list(graveyard);
    list(removed);
    list(knows);
  }
}

/**
 * The key of a position, and of the answers given since it was one. `since`: an earlier position that all share whose keys are
 * compared; things that are as they were there need not be looked at. Then the order of what lies open counts too: whoever
 * plays by habit takes the first of equals.
 */
export function keyOf(state: GameState, answers: readonly unknown[], since: GameState | null = null): number {
  const mixer = new Mixer();
  const part = (key: number): void => {
    mixer.number(key | 0);
    mixer.number(Math.floor(key / 0x100000000));
  };
  mixer.number(state.random);
  for (let id = 1; id < state.objects.length; id += 1) {
    const object = state.objects[id] as GameObject;
    // What is new since then is hardly ever seen again: to keep what it comes to would cost more than to work it out.
    if (since === null) part(ofObject(object));
    else if (object !== since.objects[id]) mixObject(mixer, object);
  }
  if (since !== null) mixOrder(mixer, state);
  for (const player of state.players) part(ofPlayer(player));
  if (since === null) part(ofAny(state.turn));
  else mixer.any(state.turn);
  if (state.combat !== null) part(ofAny(state.combat));
  mixer.number(state.chain.length);
  for (const item of state.chain) mixItem(mixer, item, state.chain);
  mixer.number(state.lasting.length);
  for (const each of state.lasting) part(ofLasting(each));
  for (const list of [state.shields, state.waiting, state.later, state.packets, state.doomed]) {
    mixer.number(list.length);
    if (list.length > 0) mixer.any(list, BOOKKEEPING);
  }
  for (const frame of state.agenda) mixFrame(mixer, frame, state.chain);
  if (answers.length > 0) mixer.any(answers);
  return mixer.result();
}
