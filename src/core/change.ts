// The only functions that make a new position. Each copies the path it touches and records what happened.

import { type Cause, noteCause } from './cause.ts';
import { BLANK, copyAttack, copyCombat, copyItem, copyObject, copyPlayer, copyState, copyTurn } from './copy.ts';
import type { GameEvent } from './event.ts';
import { pick, step } from './random.ts';
import type {
  Attack,
  ChainItem,
  Combat,
  Counter,
  Frame,
  GameObject,
  GameState,
  Id,
  Look,
  Marked,
  Player,
  Pool,
  Seat,
  Turn,
  Zone,
} from './state.ts';
import { NONE } from './state.ts';

/** Whether a list names this very thing, in this life of it. */
export const isMarked = (list: readonly Marked[], id: Id, life: number): boolean => {
  for (const marked of list) if (marked.id === id && marked.life === life) return true;
  return false;
};

/** Where a game stands while it is being played: the position, and a list for events (or null to skip them). */
export interface Run {
  state: GameState;
  events: GameEvent[] | null;
  /** Set where something is only tried: chance is not asked then, and nobody learns what it would have said. */
  readonly luck?: Luck | null;
  /** Why whatever is recorded now happens, for those who ask afterwards. */
  because?: Cause | null;
}

/** What chance comes to in a trial: always the first of all possibilities, or always the last. */
export interface Luck {
  readonly last: boolean;
  /** Whether it has made a difference so far. */
  used: boolean;
  /** What was destroyed though somebody could have regenerated it, and who. */
  savable: string;
}

export function record(run: Run, event: GameEvent): void {
  if (run.events === null) return;
  run.events.push(event);
  noteCause(event, run.because ?? null);
}

export const freshLook = (): Look => ({ computed: null, spells: false });

/** Forget computed characteristics: something they depend on has changed. */
export function lookAgain(run: Run): void {
  if (run.state.look.computed === null) return;
  const next = copyState(run.state);
  next.look = freshLook();
  run.state = next;
}

/** The same where something was announced or has resolved: hardly anything that is in play looks at that. */
export function lookAtSpells(run: Run): void {
  if (run.state.look.spells) lookAgain(run);
}

export function objectOf(run: Run, id: Id): GameObject {
  return run.state.objects[id] as GameObject;
}

export function playerOf(run: Run, seat: Seat): Player {
  return run.state.players[seat] as Player;
}

function setObject(run: Run, object: GameObject): void {
  const objects = run.state.objects.slice();
  objects[object.id] = object;
  const next = copyState(run.state);
  next.objects = objects;
  run.state = next;
}

export function updateObject(run: Run, id: Id, patch: Partial<GameObject>): void {
  setObject(run, Object.assign(copyObject(objectOf(run, id)), patch));
}

export function updatePlayer(run: Run, seat: Seat, patch: Partial<Player>): void {
  const players = run.state.players.slice();
  players[seat] = Object.assign(copyPlayer(playerOf(run, seat)), patch);
  const next = copyState(run.state);
  next.players = players;
  run.state = next;
}

export function updateTurn(run: Run, patch: Partial<Turn>): void {
  const next = copyState(run.state);
  next.turn = Object.assign(copyTurn(run.state.turn), patch);
  run.state = next;
}

/** Something on the chain, by its own number; nothing happens where it is no longer there. */
export function updateItem(run: Run, id: Id, patch: Partial<ChainItem>): void {
  const next = copyState(run.state);
  next.chain = run.state.chain.map((item) => (item.id === id ? Object.assign(copyItem(item), patch) : item));
  run.state = next;
}

/** The combat that is going on; nothing happens where there is none. */
export function updateCombat(run: Run, patch: Partial<Combat>): void {
  const { combat } = run.state;
  if (combat === null) return;
  const next = copyState(run.state);
  next.combat = Object.assign(copyCombat(combat), patch);
  run.state = next;
}

export const changedAttack = (attack: Attack, patch: Partial<Attack>): Attack =>
  Object.assign(copyAttack(attack), patch);

export function updateState(run: Run, patch: Partial<GameState>): void {
  run.state = Object.assign(copyState(run.state), patch);
}

export function nextId(run: Run): Id {
  const id = run.state.nextId;
  const next = copyState(run.state);
  next.nextId = id + 1;
  run.state = next;
  return id;
}

export function nextStamp(run: Run): number {
  const stamp = run.state.clock + 1;
  const next = copyState(run.state);
  next.clock = stamp;
  run.state = next;
  return stamp;
}

/** A random whole number from 0 to `below - 1`. */
export function chance(run: Run, below: number): number {
  if (run.luck != null) {
    if (below > 1) run.luck.used = true;
    return run.luck.last ? below - 1 : 0;
  }
  const random = step(run.state.random);
  const next = copyState(run.state);
  next.random = random;
  run.state = next;
  return pick(random, below);
}

function shuffled<T>(run: Run, list: readonly T[]): T[] {
  const result = list.slice();
  if (run.luck != null) {
    // The order of what was shuffled is nobody's to know: it is the same whatever was done before.
    if (result.length > 1) run.luck.used = true;
    result.sort((a, b) => (a < b ? -1 : 1));
    return run.luck.last ? result.reverse() : result;
  }
  let { random } = run.state;
  for (let i = result.length - 1; i > 0; i -= 1) {
    random = step(random);
    const j = pick(random, i + 1);
    const moved = result[i] as T;
    result[i] = result[j] as T;
    result[j] = moved;
  }
  const next = copyState(run.state);
  next.random = random;
  run.state = next;
  return result;
}

export function shuffleLibrary(run: Run, seat: Seat): void {
  updatePlayer(run, seat, { library: shuffled(run, playerOf(run, seat).library) });
  forget(run, (id) => objectOf(run, id).zone !== 'library' || objectOf(run, id).owner !== seat);
  record(run, { event: 'shuffled', seat });
}

/** Keep only the known cards that pass. */
function forget(run: Run, keep: (id: Id) => boolean): void {
  for (const player of run.state.players) {
    if (player.knows.length === 0) continue;
    const knows = player.knows.filter(keep);
    if (knows.length !== player.knows.length) updatePlayer(run, player.seat, { knows });
  }
}

export function setTapped(run: Run, id: Id, tapped: boolean): void {
  if (objectOf(run, id).tapped === tapped) return;
  updateObject(run, id, { tapped });
  if (run.events !== null) record(run, { event: tapped ? 'tapped' : 'untapped', id });
}

export function setLife(run: Run, seat: Seat, life: number, why: string): void {
  const from = playerOf(run, seat).life;
  if (from === life) return;
  updatePlayer(run, seat, { life });
  if (run.events !== null) record(run, { event: 'life', seat, from, to: life, why });
}

export function setPoison(run: Run, seat: Seat, number: number): void {
  updatePlayer(run, seat, { poison: number });
  record(run, { event: 'poison', seat, number });
}

export function addMana(run: Run, seat: Seat, kind: number, number: number): void {
  if (number === 0) return;
  const pool = playerOf(run, seat).pool.slice() as unknown as [number, number, number, number, number, number];
  pool[kind] = (pool[kind] as number) + number;
  updatePlayer(run, seat, { pool });
  if (run.events !== null && number > 0) record(run, { event: 'mana', seat, kind, number });
}

export function setPool(run: Run, seat: Seat, pool: Pool): void {
  updatePlayer(run, seat, { pool });
}

export function counterNumber(object: GameObject, name: string): number {
  for (const counter of object.counters) if (counter.name === name) return counter.number;
  return 0;
}

export function setCounters(run: Run, id: Id, name: string, number: number): void {
  const object = objectOf(run, id);
  if (counterNumber(object, name) === number) return;
  const counters: Counter[] = object.counters.filter((counter) => counter.name !== name);
  if (number > 0) counters.push({ name, number });
  updateObject(run, id, { counters });
  lookAgain(run);
  record(run, { event: 'counters', id, counter: name, number });
}

const LISTS = {
  library: 'library',
  hand: 'hand',
  graveyard: 'graveyard',
  removed: 'removed',
  ante: 'ante',
  drawing: 'drawing',
  aside: 'aside',
} as const;
type ListZone = keyof typeof LISTS;

function isList(zone: Zone): zone is ListZone {
  return zone in LISTS;
}

export interface MoveOptions {
  /** For libraries; the top unless said otherwise. */
  readonly bottom?: boolean;
  readonly controller?: Seat;
  /** The card is drawn. */
  readonly drawn?: boolean;
  /** It comes there face down, and is taken for this kind. */
  readonly faceDown?: number;
}

const without = (list: readonly Id[], id: Id): Id[] => {
  const index = list.indexOf(id);
  const copy = list.slice();
  if (index >= 0) copy.splice(index, 1);
  return copy;
};

/** Moves a card: it leaves everything behind and begins a new life in the new zone, always its owner's. */
export function moveCard(run: Run, id: Id, to: Zone, options: MoveOptions = {}): void {
  const object = objectOf(run, id);
  const from = object.zone;
  const zone = object.token && to !== 'play' ? 'gone' : to;
  const next = copyState(run.state);
  const stamp = run.state.clock + 1;
  next.clock = stamp;
  const objects = run.state.objects.slice();
  objects[id] = {
    id,
    kind: options.faceDown ?? object.printed,
    printed: object.printed,
    faceDown: options.faceDown !== undefined,
    owner: object.owner,
    deck: object.deck,
    controller: options.controller ?? object.owner,
    home: options.controller ?? object.owner,
    zone,
    life: object.life + 1,
    token: object.token,
    tapped: false,
    sick: zone === 'play',
    damage: 0,
    deathtouched: false,
    counters: [],
    attachedTo: NONE,
    stamp,
    chosen: null,
    chosenSeat: -1,
    attacked: 0,
    blocked: 0,
    used: 0,
    mended: false,
    hurtBy: [],
    markedBy: [],
    memory: object.memory,
  };
  next.objects = objects;
  if (isList(from) || isList(zone)) {
    const player = copyPlayer(playerOf(run, object.owner));
    if (isList(from)) player[from] = without(player[from], id);
    if (isList(zone)) player[zone] = options.bottom === true ? [id, ...player[zone]] : [...player[zone], id];
    const players = run.state.players.slice();
    players[object.owner] = player;
    next.players = players;
  }
  if (from === 'play') next.inPlay = without(next.inPlay, id);
  if (zone === 'play') next.inPlay = [...next.inPlay, id];
  if (from === 'play' || zone === 'play' || (from === 'chain' && next.look.spells)) next.look = freshLook();
  run.state = next;
  forget(run, (known) => known !== id);
  if (run.events === null) return;
  const drawn = options.drawn === true;
  const kind = options.faceDown ?? object.printed;
  record(run, { event: 'moved', id, kind, seat: object.owner, from, to, drawn });
}

/** Something is marked as put where it is, or given a counter, by a permanent; each mark once, in one order. */
export function markBy(run: Run, id: Id, by: Marked): void {
  const { markedBy } = objectOf(run, id);
  if (isMarked(markedBy, by.id, by.life)) return;
  updateObject(run, id, { markedBy: [...markedBy, by].sort((a, b) => a.id - b.id || a.life - b.life) });
}

/** The mark goes again. */
export function unmark(run: Run, id: Id, by: Marked): void {
  const { markedBy } = objectOf(run, id);
  if (!isMarked(markedBy, by.id, by.life)) return;
  updateObject(run, id, { markedBy: markedBy.filter((each) => each.id !== by.id || each.life !== by.life) });
}

/** Turns a card face down, to be taken for another kind, or (for null) up again: then everybody sees it. */
export function turnFace(run: Run, id: Id, as: number | null): void {
  const object = objectOf(run, id);
  if (object.faceDown === (as !== null)) return;
  updateObject(run, id, { faceDown: as !== null, kind: as ?? object.printed });
  lookAgain(run);
  record(run, { event: 'turned', id, up: as === null });
}

function newObject(id: Id, kind: number, owner: Seat, zone: Zone, token: boolean, stamp: number): GameObject {
  const made = copyObject(BLANK);
  made.id = id;
  made.kind = kind;
  made.printed = kind;
  made.owner = owner;
  made.deck = owner;
  made.controller = owner;
  made.home = owner;
  made.zone = zone;
  made.token = token;
  made.stamp = stamp;
  made.sick = zone === 'play';
  return made;
}

/** A new object: a card set up where it lies, or a token. */
export function createObject(run: Run, kind: number, owner: Seat, zone: Zone, token: boolean): Id {
  const id = run.state.objects.length;
  const made = newObject(id, kind, owner, zone, token, nextStamp(run));
  const next = copyState(run.state);
  next.objects = [...run.state.objects, made];
  run.state = next;
  if (isList(zone)) updatePlayer(run, owner, { [zone]: [...playerOf(run, owner)[zone], id] });
  else if (zone === 'play') updateState(run, { inPlay: [...run.state.inPlay, id], look: freshLook() });
  return id;
}

/** A whole deck laid down as a library, in one stroke. */
export function createLibrary(run: Run, kinds: readonly number[], owner: Seat): void {
  const { clock, objects } = run.state;
  const made = kinds.map((kind, index) =>
    newObject(objects.length + index, kind, owner, 'library', false, clock + index + 1),
  );
  updateState(run, { objects: [...objects, ...made], clock: clock + made.length });
  updatePlayer(run, owner, { library: made.map((object) => object.id) });
}

export function setController(run: Run, id: Id, controller: Seat): void {
  const object = objectOf(run, id);
  if (object.controller === controller) return;
  updateObject(run, id, { controller, sick: true });
  lookAgain(run);
  record(run, { event: 'control', id, from: object.controller, to: controller });
}

// ---- the agenda ----

export function frame(name: string, seat: Seat = -1, number = 0, id: Id = NONE): Frame {
  return { do: name, seat, number, id };
}

/** Puts frames on the agenda so that the first one given is done first. */
export function plan(run: Run, ...frames: Frame[]): void {
  const agenda = run.state.agenda.slice();
  for (let i = frames.length - 1; i >= 0; i -= 1) agenda.push(frames[i] as Frame);
  const next = copyState(run.state);
  next.agenda = agenda;
  run.state = next;
}

export function takeFrame(run: Run): Frame {
  const agenda = run.state.agenda.slice();
  const top = agenda.pop() as Frame;
  const next = copyState(run.state);
  next.agenda = agenda;
  run.state = next;
  return top;
}
