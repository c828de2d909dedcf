// The traits of filters, each with its one reading: what a trait asks of a thing, whoever reads it. The machine reads
// the position (`match.ts`), a seat what its view shows (`game/seen.ts`). A trait without a reading does not compile.

import type { Fought } from '../../core/looks.ts';
import type { Attack, Counter, Id, Register, Seat } from '../../core/state.ts';
import type { ActivatedAbility } from '../../language/ability.ts';
import type { Filter, Whose } from '../../language/filter.ts';
import { COLORS, type ManaKind } from '../../language/mana.ts';
import { colorMask, hasKeyword, type Keywords, superMask, typeMask } from './kinds.ts';
import { isManaAbility } from './yields.ts';

/** What something is, as far as filters ask. */
export interface Face {
  readonly name: string;
  readonly types: number;
  readonly supers: number;
  readonly subtypes: readonly string[];
  readonly colors: number;
  readonly power: number;
  readonly toughness: number;
  readonly keywords: Keywords;
  readonly activated: readonly ActivatedAbility[];
  /** How it fought when it left play, of what is remembered; of all else it is looked at now. */
  readonly fought?: Fought | null;
}

/** How something is at the moment, as far as filters ask. */
export interface Standing {
  readonly controller: Seat;
  readonly owner: Seat;
  readonly tapped: boolean;
  readonly token: boolean;
  readonly counters: readonly Counter[];
  /** The number of the turn in which it last attacked. */
  readonly attacked: number;
  /** It has not been under its controller's control since that player's turn began. */
  readonly sick: boolean;
  /** What it is attached to; 0 for nothing. */
  readonly attachedTo: Id;
}

/** The attack that is on, as far as filters ask. */
export interface Fight {
  readonly attacks: readonly Attack[];
  readonly blocksDeclared: boolean;
  /** Attackers already dealt with, where they are taken one at a time. */
  readonly settled?: readonly Id[];
  readonly hasBlocked: readonly Id[];
}

/** From where a filter is read: "you", "this", X, and what happened. */
export interface From {
  readonly source: Id;
  readonly sourceLife: number;
  readonly controller: Seat;
  readonly x: number;
  readonly event: { readonly player: Seat };
  /** Who would be the defending player, where it is asked whether something may attack somebody. */
  readonly defender?: Seat;
  /** What the text has named. */
  readonly names?: readonly Register[];
}

/** Whoever reads filters gives these answers about its world. */
export interface Reader<World> {
  readonly standing: (world: World, id: Id) => Standing;
  readonly turn: (world: World) => number;
  /** The name of a card, wherever it is; null if that is hidden. */
  readonly nameOf: (world: World, id: Id) => string | null;
  /** Whether it lies where it was put when it died this turn. */
  readonly died: (world: World, id: Id) => boolean;
  /** Whether it lies in the hand since it was drawn this turn. */
  readonly drawn: (world: World, id: Id) => boolean;
  /** Whether the text's source has put it where it is, or put a counter on it. */
  readonly marked: (world: World, id: Id, from: From) => boolean;
  readonly fight: (world: World) => Fight | null;
  readonly isWhose: (world: World, whose: Whose, seat: Seat, from: From) => boolean;
  /** The mana cost in total, with the X that was paid while it is being cast. */
  readonly cost: (world: World, id: Id) => number;
  /** Whether this mana could pay its mana cost. */
  readonly payable: (world: World, id: Id, mana: readonly ManaKind[]) => boolean;
  /** The power of the text's source, or what it was when it left play. */
  readonly sourcePower: (world: World, from: From) => number;
  /** What was chosen as the text's source came in. */
  readonly chosen: (world: World, from: From) => string | null;
  /** What the text's source is attached to, or was when it left play; 0 for nothing. */
  readonly bearer: (world: World, from: From) => Id;
  /** The toughness of that. */
  readonly bearerToughness: (world: World, from: From) => number;
  /** Whether a player controls something that fits. */
  readonly controls: (world: World, seat: Seat, filter: Filter, from: From) => boolean;
  /** How many targets a spell has that is being cast; 0 for all else. */
  readonly aims: (world: World, id: Id) => number;
  /** Whether what it is attached to fits. */
  readonly bearerFits: (world: World, id: Id, filter: Filter, from: From) => boolean;
  /** Whether an Aura is attached to it. */
  readonly bearsAura: (world: World, id: Id) => boolean;
  /** The whole of another filter, for those that hold filters. */
  readonly fits: (world: World, filter: Filter, id: Id, face: Face, from: From) => boolean;
}

export type Test<World> = (world: World, id: Id, face: Face, from: From) => boolean;

/** What continuous effects may change and a trait looks at; `nothing` that they change. */
export type Looks = 'types' | 'colors' | 'abilities' | 'size' | 'nothing';

interface Trait<Value> {
  readonly looks: Looks;
  /** It changes without anything being put on the table or taken off. */
  readonly passing?: (value: Value) => boolean;
  readonly read: <World>(value: Value, reader: Reader<World>) => Test<World>;
}

/** Whether something blocks the source, or is blocked by it as well. */
const fightsIn = (fight: Fight | null, source: Id, id: Id, how: 'blocking' | 'either'): boolean =>
  fight?.attacks.some(
    (attack) =>
      (attack.id === source && attack.blockers.includes(id)) ||
      (how === 'either' && attack.id === id && attack.blockers.includes(source)),
  ) === true;

type Values = { readonly [Name in keyof Filter]-?: NonNullable<Filter[Name]> };

const always = (): boolean => true;

const within = (value: number, range: { readonly min?: number; readonly max?: number }): boolean =>
  (range.min === undefined || value >= range.min) && (range.max === undefined || value <= range.max);

export const attacksIn = (fight: Fight | null, id: Id): boolean =>
  fight?.attacks.some((attack) => attack.id === id) === true;
/** Once it has blocked it stays a blocking creature, even if what it blocks is gone; until it leaves combat itself. */
export const blocksIn = (fight: Fight | null, id: Id): boolean => fight?.hasBlocked.includes(id) === true;

/** Nobody blocks it, and nobody will: all blocks are declared, or it has been dealt with (Portal). */
const isUnblocked = (fight: Fight | null, id: Id): boolean =>
  fight !== null &&
  (fight.blocksDeclared || fight.settled?.includes(id) === true) &&
  attacksIn(fight, id) &&
  !fight.attacks.some((attack) => attack.id === id && attack.blocked);

const NO_FIGHT: Fought = { attacks: false, attacked: -1, unblocked: false, blocks: false };

export function fightingOf(fight: Fight | null, id: Id): Fought | null {
  const attack = fight?.attacks.find((each) => each.id === id);
  const blocks = blocksIn(fight, id);
  if (attack === undefined) return blocks ? { ...NO_FIGHT, blocks } : null;
  const attacked = attack.planeswalker === 0 ? attack.seat : -1;
  return { attacks: true, attacked, unblocked: isUnblocked(fight, id), blocks };
}

const fightOf = <World>(world: World, reader: Reader<World>, id: Id, { fought }: Face): Fought =>
  (fought === undefined ? fightingOf(reader.fight(world), id) : fought) ?? NO_FIGHT;

/** Every trait there is, in the order in which they are asked: what is soonest told comes first. */
export const TRAITS: { readonly [Name in keyof Values]: Trait<Values[Name]> } = {
  types: {
    looks: 'types',
    read: (types) => {
      const mask = typeMask(types);
      return (_world, _id, face) => (face.types & mask) === mask;
    },
  },
  anyType: {
    looks: 'types',
    read: (types) => {
      const mask = typeMask(types);
      return (_world, _id, face) => (face.types & mask) !== 0;
    },
  },
  notTypes: {
    looks: 'types',
    read: (types) => {
      const mask = typeMask(types);
      return (_world, _id, face) => (face.types & mask) === 0;
    },
  },
  subtypes: {
    looks: 'types',
    read: (subtypes) => (_world, _id, face) => subtypes.some((type) => face.subtypes.includes(type)),
  },
  notSubtypes: {
    looks: 'types',
    read: (subtypes) => (_world, _id, face) => !subtypes.some((type) => face.subtypes.includes(type)),
  },
  supertypes: {
    looks: 'types',
    read: (supertypes) => {
      const mask = superMask(supertypes);
      return (_world, _id, face) => (face.supers & mask) === mask;
    },
  },
  notSupertypes: {
    looks: 'types',
    read: (supertypes) => {
      const mask = superMask(supertypes);
      return (_world, _id, face) => (face.supers & mask) === 0;
    },
  },
  colors: {
    looks: 'colors',
    read: (colors) => {
      const mask = colorMask(colors);
      return (_world, _id, face) => (face.colors & mask) !== 0;
    },
  },
  chosenColor: {
    looks: 'colors',
    read: (_is, reader) => (world, _id, face, from) => {
      const color = COLORS.find((each) => each === reader.chosen(world, from));
      return color !== undefined && (face.colors & colorMask([color])) !== 0;
    },
  },
  notColors: {
    looks: 'colors',
    read: (colors) => {
      const mask = colorMask(colors);
      return (_world, _id, face) => (face.colors & mask) === 0;
    },
  },
  keyword: {
    looks: 'abilities',
    read: (keyword) => (_world, _id, face) => hasKeyword(face.keywords, keyword),
  },
  withoutKeyword: {
    looks: 'abilities',
    read: (keyword) => (_world, _id, face) => !hasKeyword(face.keywords, keyword),
  },
  power: {
    looks: 'size',
    read: (power, reader) =>
      power.bearerToughness === true
        ? (world, _id, face, from) => within(face.power, power) && face.power >= reader.bearerToughness(world, from)
        : (_world, _id, face) => within(face.power, power),
  },
  toughness: {
    looks: 'size',
    read: (toughness, reader) =>
      toughness.belowSourcePower === true
        ? (world, _id, face, from) =>
            within(face.toughness, toughness) && face.toughness < reader.sourcePower(world, from)
        : (_world, _id, face) => within(face.toughness, toughness),
  },
  named: {
    looks: 'nothing',
    read: (name) => (_world, _id, face) => face.name === name,
  },
  called: {
    looks: 'nothing',
    passing: always,
    read: (name, reader) => (world, _id, face, from) => {
      const register = from.names?.find((each) => each.name === name);
      if (register === undefined) return false;
      return register.word === face.name || register.things.some(({ id }) => reader.nameOf(world, id) === face.name);
    },
  },
  tapped: {
    looks: 'nothing',
    passing: always,
    read: (tapped, reader) => (world, id) => reader.standing(world, id).tapped === tapped,
  },
  attacking: {
    looks: 'nothing',
    passing: always,
    read: (attacking, reader) => (world, id, face) => fightOf(world, reader, id, face).attacks === attacking,
  },
  blocking: {
    looks: 'nothing',
    passing: always,
    read: (blocking, reader) => (world, id, face) => fightOf(world, reader, id, face).blocks === blocking,
  },
  inCombat: {
    looks: 'nothing',
    passing: always,
    read: (inCombat, reader) => (world, id, face) => {
      const { attacks, blocks } = fightOf(world, reader, id, face);
      return (attacks || blocks) === inCombat;
    },
  },
  unblocked: {
    looks: 'nothing',
    passing: always,
    read: (unblocked, reader) => (world, id, face) => fightOf(world, reader, id, face).unblocked === unblocked,
  },
  foughtThisCombat: {
    looks: 'nothing',
    passing: always,
    read: (fought, reader) => (world, id) =>
      (reader.standing(world, id).attacked === reader.turn(world) || blocksIn(reader.fight(world), id)) === fought,
  },
  hasAura: {
    looks: 'nothing',
    passing: always,
    read: (hasAura, reader) => (world, id) => reader.bearsAura(world, id) === hasAura,
  },
  attackedThisTurn: {
    looks: 'nothing',
    passing: always,
    read: (attacked, reader) => {
      if (typeof attacked === 'object')
        return (world, id) => (reader.standing(world, id).attacked === attacked.turn) === attacked.is;
      return (world, id) => (reader.standing(world, id).attacked === reader.turn(world)) === attacked;
    },
  },
  settled: {
    looks: 'nothing',
    passing: always,
    read: (settled, reader) => (world, id) => reader.standing(world, id).sick !== settled,
  },
  token: {
    looks: 'nothing',
    read: (token, reader) => (world, id) => reader.standing(world, id).token === token,
  },
  hasCounter: {
    looks: 'nothing',
    read: (name, reader) => (world, id) => reader.standing(world, id).counters.some((counter) => counter.name === name),
  },
  diedThisTurn: {
    looks: 'nothing',
    passing: always,
    read: (_is, reader) => (world, id) => reader.died(world, id),
  },
  attachedTo: {
    looks: 'types',
    passing: always,
    read: (filter, reader) => (world, id, _face, from) => reader.bearerFits(world, id, filter, from),
  },
  goesBy: {
    looks: 'nothing',
    passing: always,
    read: (name) => (_world, id, _face, from) =>
      typeof name === 'string'
        ? from.names?.find((each) => each.name === name)?.things.some((thing) => thing.id === id) === true
        : name.things.some((thing) => thing.id === id),
  },
  singleTarget: {
    looks: 'nothing',
    passing: always,
    read: (_is, reader) => (world, id) => reader.aims(world, id) === 1,
  },
  drawnThisTurn: {
    looks: 'nothing',
    passing: always,
    read: (_is, reader) => (world, id) => reader.drawn(world, id),
  },
  onThis: {
    looks: 'nothing',
    read: (_is, reader) => (world, id, _face, from) =>
      from.source !== 0 && reader.standing(world, id).attachedTo === from.source,
  },
  fighting: {
    looks: 'nothing',
    passing: always,
    read: (fighting, reader) => (world, id, _face, from) => fightsIn(reader.fight(world), from.source, id, fighting),
  },
  makesMana: {
    looks: 'abilities',
    read: (is) => (_world, _id, face) => face.activated.some(isManaAbility) === is,
  },
  payableWith: {
    looks: 'nothing',
    passing: always,
    read: (name, reader) => (world, id, _face, from) => {
      const mana = from.names?.find((each) => each.name === name)?.word;
      return reader.payable(world, id, [...(mana ?? '')] as ManaKind[]);
    },
  },
  cost: {
    looks: 'nothing',
    read: (cost, reader) => (world, id, _face, from) => {
      const total = reader.cost(world, id);
      const equals = cost.equals === 'x' ? from.x : cost.equals;
      const max = cost.max === 'x' ? from.x : cost.max;
      return (
        total >= (cost.min ?? 0) && (max === undefined || total <= max) && (equals === undefined || total === equals)
      );
    },
  },
  controller: {
    looks: 'nothing',
    passing: (whose) => whose === 'active' || whose === 'defending',
    read: (whose, reader) => (world, id, _face, from) =>
      reader.isWhose(world, whose, reader.standing(world, id).controller, from),
  },
  owner: {
    looks: 'nothing',
    passing: (whose) => whose === 'active' || whose === 'defending',
    read: (whose, reader) => (world, id, _face, from) =>
      reader.isWhose(world, whose, reader.standing(world, id).owner, from),
  },
  controllerHas: {
    looks: 'types',
    read: (filter, reader) => (world, id, _face, from) =>
      reader.controls(world, reader.standing(world, id).controller, filter, from),
  },
  attackingYou: {
    looks: 'nothing',
    passing: always,
    read: (_is, reader) => (world, id, face, from) => fightOf(world, reader, id, face).attacked === from.controller,
  },
  withThis: {
    looks: 'nothing',
    read: (_is, reader) => (world, id, _face, from) => reader.marked(world, id, from),
  },
  other: {
    looks: 'nothing',
    read: () => (_world, id, _face, from) => id !== from.source,
  },
  self: {
    looks: 'nothing',
    read: () => (_world, id, _face, from) => id === from.source,
  },
  enchanted: {
    looks: 'nothing',
    read: (_is, reader) => (world, id, _face, from) => from.source !== 0 && reader.bearer(world, from) === id,
  },
  anyOf: {
    looks: 'nothing',
    read: (filters, reader) => (world, id, face, from) =>
      filters.some((each) => reader.fits(world, each, id, face, from)),
  },
  noneOf: {
    looks: 'nothing',
    read: (filters, reader) => (world, id, face, from) =>
      !filters.some((each) => reader.fits(world, each, id, face, from)),
  },
};

const NAMES = Object.keys(TRAITS) as (keyof Filter)[];

export interface Compiled<World> {
  readonly tests: readonly Test<World>[];
  readonly passing: boolean;
}

/** A filter as the few tests that it names. */
export function compileFilter<World>(filter: Filter, reader: Reader<World>): Compiled<World> {
  for (const trait of Object.keys(filter))
    if (!(trait in TRAITS)) throw new Error(`No filter has a trait "${trait}": they are ${NAMES.join(', ')}.`);
  const tests: Test<World>[] = [];
  let passing = false;
  const add = <Name extends keyof Values>(name: Name): void => {
    const value = (filter as Partial<Values>)[name];
    if (value === undefined) return;
    const trait: Trait<Values[Name]> = TRAITS[name];
    tests.push(trait.read(value, reader));
    if (trait.passing?.(value) === true) passing = true;
  };
  for (const name of NAMES) add(name);
  return { tests, passing };
}
