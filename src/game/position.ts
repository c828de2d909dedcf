// Any position, set up from plain data: what a puzzle, a test or a bug report says about a game in the middle.

import {
  createObject,
  frame,
  markBy,
  plan,
  setPool,
  turnFace,
  updateObject,
  updatePlayer,
  updateTurn,
} from '../core/change.ts';
import type { Id, Pool, Seat } from '../core/state.ts';
import { Machine } from '../engine/machine.ts';
import type { Rulebook } from '../engine/rulebook.ts';
import { setLife } from '../engine/seats.ts';
import { FACE_DOWN_SIZES, type FaceDownSize } from '../language/effect.ts';
import { MANA_KINDS } from '../language/mana.ts';
import { BadInput, didYouMean } from './errors.ts';
import { findBook, findCard, kindsFor } from './library.ts';
import { blankState, type GameOptions, knowSeats, optionsFrom } from './setup.ts';

export interface PermanentWords {
  readonly card: string;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly damage?: number;
  readonly counters?: { readonly [name: string]: number };
  /** Things attached to it: Auras and Equipment. */
  readonly with?: readonly (string | PermanentWords)[];
  /** The seat that controls it, where that is not the one it is listed under (whose it stays). */
  readonly controller?: string;
  readonly owner?: string;
  /** What was chosen as it came in: a land type, a colour; or a player. */
  readonly chosen?: string;
  readonly chosenPlayer?: string;
  /** It lies face down, and is taken for a creature of this size. */
  readonly faceDown?: FaceDownSize;
}

export interface SeatWords {
  readonly life?: number;
  readonly poison?: number;
  /** Mana in the pool, like 'RRG'. */
  readonly mana?: string;
  readonly hand?: readonly string[];
  /** From the top. */
  readonly library?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly removed?: readonly string[];
  readonly ante?: readonly string[];
  readonly inPlay?: readonly (string | PermanentWords)[];
  readonly landsPlayed?: number;
}

export interface PositionWords {
  readonly book: string;
  readonly seats: { readonly [name: string]: SeatWords };
  readonly turn?: number;
  readonly active?: string;
  /** The name of a step of the book's turn; the first in which anything may be cast, if left out. */
  readonly step?: string;
  readonly seed?: number | string;
  readonly options?: Partial<GameOptions>;
}

const POSITION_KEYS = ['book', 'seats', 'turn', 'active', 'step', 'seed', 'options'];
const SEAT_KEYS = [
  'life',
  'poison',
  'mana',
  'hand',
  'library',
  'graveyard',
  'removed',
  'ante',
  'inPlay',
  'landsPlayed',
];
const PERMANENT_KEYS = [
  'card',
  'tapped',
  'sick',
  'damage',
  'counters',
  'with',
  'controller',
  'owner',
  'chosen',
  'chosenPlayer',
  'faceDown',
];

function known(words: object, keys: readonly string[], where: string): void {
  if (words === null || typeof words !== 'object' || Array.isArray(words))
    throw new BadInput(`${where} must be an object with some of: ${keys.join(', ')}`);
  for (const key of Object.keys(words))
    if (!keys.includes(key))
      throw new BadInput(`${where} has no '${key}'${didYouMean(key, keys)} It may have: ${keys.join(', ')}`);
}

function whole(value: unknown, where: string, least = 0): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least)
    throw new BadInput(`${where} must be a whole number of at least ${least}, not ${JSON.stringify(value)}`);
  return value;
}

interface Setting {
  readonly machine: Machine;
  readonly book: Rulebook;
  readonly names: readonly string[];
}

export function setUpPosition(words: PositionWords): { machine: Machine; names: readonly string[] } {
  known(words, POSITION_KEYS, 'a position');
  const options = optionsFrom({ windows: 'all', ...words.options });
  const book = findBook(words.book, options.rules, options.variant);
  if (words.seats === null || typeof words.seats !== 'object')
    throw new BadInput("a position needs 'seats': an object with a name for each player");
  const names = Object.keys(words.seats);
  knowSeats(book, names);
  const state = blankState(book, names.length, words.seed ?? 0);
  const machine = new Machine(book, kindsFor(book, options.cards), options, state, options.events ? [] : null);
  const setting = { machine, book, names };
  names.forEach((name, seat) => {
    fillSeat(setting, seat, words.seats[name] as SeatWords, name);
  });
  const active = words.active === undefined ? 0 : seatNamed(setting, words.active);
  const { phase, step } = findStep(book, words.step);
  const number = words.turn === undefined ? names.length * 2 + 1 : whole(words.turn, "a position's turn", 1);
  updateTurn(machine, { number, active, own: active, phase, step });
  // What was laid out has not happened: nobody lost the life that the position leaves them.
  if (machine.events !== null) machine.events.length = 0;
  plan(machine, frame('settle'), frame('open'), frame('step end', -1, phase * 32 + step));
  return { machine, names };
}

function seatNamed({ names }: Setting, name: string): Seat {
  const seat = names.indexOf(name);
  if (seat < 0) throw new BadInput(`there is no seat '${name}': the seats are ${names.join(', ')}`);
  return seat;
}

function findStep(book: Rulebook, name: string | undefined): { phase: number; step: number } {
  const steps = book.turn.flatMap((data, phase) => data.steps.map((each, step) => ({ each, phase, step })));
  const found = steps.find(({ each }) => (name === undefined ? each.window === 'main' : each.name === name));
  if (found === undefined)
    throw new BadInput(
      `${book.name} has no step '${name}': its steps are ${steps.map(({ each }) => each.name).join(', ')}`,
    );
  return found;
}

function fillSeat(setting: Setting, seat: Seat, words: SeatWords, name: string): void {
  known(words, SEAT_KEYS, `the seat '${name}'`);
  const { machine, book } = setting;
  const put = (
    cards: readonly string[] | undefined,
    zone: 'library' | 'hand' | 'graveyard' | 'removed' | 'ante',
  ): void => {
    if (cards !== undefined && !Array.isArray(cards))
      throw new BadInput(`'${zone}' of '${name}' must be a list of card names`);
    for (const card of cards ?? []) createObject(machine, findCard(book, card, machine.kinds).index, seat, zone, false);
  };
  put(words.library === undefined ? undefined : [...words.library].reverse(), 'library');
  put(words.hand, 'hand');
  put(words.graveyard, 'graveyard');
  put(words.removed, 'removed');
  put(words.ante, 'ante');
  if (words.life !== undefined) {
    if (!Number.isInteger(words.life)) throw new BadInput(`the life of '${name}' must be a whole number`);
    setLife(machine, seat, words.life, '');
  }
  if (words.poison !== undefined)
    updatePlayer(machine, seat, { poison: whole(words.poison, `the poison of '${name}'`) });
  if (words.landsPlayed !== undefined)
    updatePlayer(machine, seat, { landsPlayed: whole(words.landsPlayed, `landsPlayed of '${name}'`) });
  if (words.mana !== undefined) setPool(machine, seat, poolFrom(words.mana));
  for (const permanent of words.inPlay ?? []) place(setting, seat, permanent, 0);
}

function poolFrom(text: string): Pool {
  const pool = [0, 0, 0, 0, 0, 0];
  for (const letter of text) {
    const kind = MANA_KINDS.indexOf(letter as (typeof MANA_KINDS)[number]);
    if (kind < 0) throw new BadInput(`'${letter}' is no mana: a pool is written with W, U, B, R, G and C`);
    pool[kind] = (pool[kind] as number) + 1;
  }
  return pool as unknown as Pool;
}

function place(setting: Setting, seat: Seat, given: string | PermanentWords, attachedTo: Id): void {
  const words: PermanentWords = typeof given === 'string' ? { card: given } : given;
  known(words, PERMANENT_KEYS, 'a permanent');
  const { machine, book } = setting;
  const kind = findCard(book, words.card, machine.kinds);
  if (!kind.permanent) throw new BadInput(`'${words.card}' is not a permanent: it cannot be in play`);
  const owner = words.owner === undefined ? seat : seatNamed(setting, words.owner);
  const controller = words.controller === undefined ? seat : seatNamed(setting, words.controller);
  const id = createObject(machine, kind.index, owner, 'play', false);
  const counters = Object.entries(words.counters ?? {}).map(([name, number]) => ({
    name,
    number: whole(number, `the '${name}' counters on ${words.card}`, 1),
  }));
  if (kind.definition.loyalty !== null && !counters.some((counter) => counter.name === 'loyalty'))
    counters.push({ name: 'loyalty', number: kind.definition.loyalty });
  updateObject(machine, id, {
    controller,
    home: controller,
    tapped: words.tapped ?? false,
    sick: words.sick ?? false,
    damage: words.damage === undefined ? 0 : whole(words.damage, `the damage on ${words.card}`),
    counters,
    attachedTo,
    chosen: words.chosen ?? null,
    chosenSeat: words.chosenPlayer === undefined ? -1 : seatNamed(setting, words.chosenPlayer),
  });
  if (words.faceDown !== undefined) {
    if (!FACE_DOWN_SIZES.includes(words.faceDown))
      throw new BadInput(`faceDown of ${words.card} must be one of: ${FACE_DOWN_SIZES.join(', ')}`);
    turnFace(machine, id, machine.kinds.faceDown(words.faceDown).index);
  }
  if (kind.definition.enchant !== null && attachedTo === 0)
    throw new BadInput(`'${words.card}' must be on something: list it under 'with' of what it enchants`);
  // What raises the dead is on a creature that it has raised.
  if (kind.definition.enchantIn !== undefined && attachedTo !== 0)
    markBy(machine, attachedTo, { id, life: machine.object(id).life });
  for (const attached of words.with ?? []) place(setting, seat, attached, id);
}
