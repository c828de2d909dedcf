// Where every card of a territory lies: creatures in the front row, the rest behind, equal lands in a fan, Auras and
// Equipment tucked under what they are on. Pure: permanents and the room there is go in, places come out.
// Lengths are in widths of a card, so that the same places serve every size of the table.

import type { PermanentState } from '../../../protocol/table.ts';
import type { Row, Spot } from '../control/session.ts';

export interface Placed {
  readonly id: number;
  readonly x: number;
  readonly z: number;
  /** The fan it lies in, or an empty word. */
  readonly fan: string;
  /** In a fan only the last card shows its name. */
  readonly named: boolean;
  /** Auras and Equipment on it, which look out below it. */
  readonly tucked: readonly number[];
}
/** How many lie in a fan, at its foot. */
export interface Pill {
  readonly fan: string;
  readonly x: number;
  readonly number: number;
  readonly tapped: boolean;
}
/** An empty place for what would arrive. */
export interface Ghost {
  readonly item: number;
  readonly x: number;
}
/** A stretch of the row that moves as one, with the rank that a card dropped beside it needs to know. */
export interface Stretch {
  readonly x: number;
  readonly width: number;
  readonly rank: number;
  readonly ids: readonly number[];
}
export interface RowPlan {
  readonly row: Row;
  /** How large its cards are: less than 1 where they would not stand side by side. All lengths are in widths of such a card. */
  readonly scale: number;
  /** Its cards lie over each other's right halves. */
  readonly close: boolean;
  readonly width: number;
  readonly placed: readonly Placed[];
  readonly pills: readonly Pill[];
  readonly ghosts: readonly Ghost[];
  readonly stretches: readonly Stretch[];
}

export interface Arriving {
  readonly item: number;
  readonly row: Row;
}

interface Group {
  readonly key: string;
  readonly rank: number;
  readonly members: readonly PermanentState[];
}

const GAP = 0.2;
const LEAST_GAP = 0.05;
/** How far cards of a fan move together before the row becomes longer than its room. */
const SQUEEZES = [1, 0.8, 0.62, 0.45] as const;
/** How small the cards of a crowded row become, and how far each then lies over the one before. */
const LEAST_SCALE = 0.7;
const MOST_OVERLAP = 0.62;
const ASIDE = 0.1;
/** Below this what stands out at the foot of a card would lie under the next one. */
const MUCH_SMALLER = 0.85;
const WIDE = 1.4;
const LAND_STEP = 0.18;
const CREATURE_STEP = 0.32;
const NONE: readonly PermanentState[] = [];

const is = (permanent: PermanentState, type: string): boolean => permanent.types.includes(type);
const widthOf = (permanent: PermanentState): number => (permanent.tapped ? WIDE : 1);

function rowOf(permanent: PermanentState): Row {
  return is(permanent, 'creature') || is(permanent, 'planeswalker') ? 'front' : 'back';
}

/** Kinds in the order in which they lie: creatures, then planeswalkers; lands, then artifacts, then enchantments. */
function classOf(permanent: PermanentState): number {
  if (is(permanent, 'creature')) return 0;
  if (is(permanent, 'planeswalker') || is(permanent, 'land')) return 1;
  return is(permanent, 'artifact') ? 2 : 3;
}

const rankOf = (permanent: PermanentState): number => classOf(permanent) * 1e7 + permanent.id;

/** Two cards with the same word here cannot be told from each other, and may lie in one fan. */
function likeness(permanent: PermanentState): string {
  const { name, power, toughness, counters, damage, chosen, effects, sides, sick, keywords } = permanent;
  return JSON.stringify([name, power, toughness, counters, damage, chosen, effects, sides, sick, keywords.length]);
}

function groupsOf(
  list: readonly PermanentState[],
  bearers: ReadonlySet<number>,
  spots: ReadonlyMap<number, Spot>,
  fanCreatures: boolean,
): Group[] {
  const groups = new Map<string, PermanentState[]>();
  for (const permanent of list) {
    const land = is(permanent, 'land') && !is(permanent, 'creature');
    const alone = spots.has(permanent.id) || bearers.has(permanent.id) || !(land || fanCreatures);
    const key = alone ? `#${permanent.id}` : likeness(permanent) + (land ? '' : permanent.tapped);
    const there = groups.get(key);
    if (there === undefined) groups.set(key, [permanent]);
    else there.push(permanent);
  }
  const made = [...groups].map(([key, members]): Group => {
    const first = members[0] as PermanentState;
    return { key, members, rank: spots.get(first.id)?.rank ?? rankOf(first) };
  });
  return made.sort((a, b) => a.rank - b.rank);
}

interface Laid {
  readonly placed: Placed[];
  readonly pills: Pill[];
  readonly width: number;
}

type Tucked = ReadonlyMap<number, readonly PermanentState[]>;

/** A fan from its left end: those that are ready first, the tapped ones lying beside them. */
function layGroup(group: Group, x: number, tucked: Tucked, squeeze: number): Laid {
  const placed: Placed[] = [];
  const pills: Pill[] = [];
  const ready = group.members.filter((each) => !each.tapped);
  const tapped = group.members.filter((each) => each.tapped);
  const fan = group.members.length > 1 ? group.key : '';
  const step = squeeze * (is(group.members[0] as PermanentState, 'creature') ? CREATURE_STEP : LAND_STEP);
  // What is tucked under a card looks out at both its sides.
  const aside = group.members.some(({ id }) => tucked.has(id)) ? ASIDE : 0;
  let at = x + aside;
  const lay = (list: readonly PermanentState[]): void => {
    list.forEach((each, index) => {
      const named = index === list.length - 1;
      const under = (tucked.get(each.id) ?? NONE).map(({ id }) => id);
      placed.push({ id: each.id, x: at, z: index + 1, fan, named, tucked: under });
      at += named ? widthOf(each) : step;
    });
  };
  lay(ready);
  if (fan !== '' && ready.length > 0) pills.push({ fan, x: at, number: ready.length, tapped: false });
  if (ready.length > 0 && tapped.length > 0) at -= 0.06;
  lay(tapped);
  if (fan !== '' && tapped.length > 0) pills.push({ fan, x: at, number: tapped.length, tapped: true });
  return { placed, pills, width: at + aside - x };
}

interface Asked {
  readonly list: readonly PermanentState[];
  readonly tucked: Tucked;
  readonly arriving: readonly Arriving[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly room: number;
}

interface Fit {
  readonly groups: readonly Group[];
  readonly squeeze: number;
  readonly gap: number;
  readonly scale: number;
}

/**
 * How a row fits its room: first the gaps shrink, then equal creatures fan, then fans close up, then all cards of the row
 * become smaller, then each lies over the one before; only what still is longer than the room scrolls.
 */
function fitOf({ list, tucked, arriving, spots, room }: Asked): Fit {
  const bearers = new Set(tucked.keys());
  const needed = (groups: readonly Group[], squeeze: number): number =>
    groups.reduce((sum, group) => sum + layGroup(group, 0, tucked, squeeze).width, 0) + arriving.length;
  const gapsOf = (groups: readonly Group[]): number => Math.max(1, groups.length + arriving.length - 1);
  const gapLeft = (groups: readonly Group[], squeeze: number, scale: number): number =>
    Math.min(GAP, (room / scale - needed(groups, squeeze)) / gapsOf(groups));
  const apart = groupsOf(list, bearers, spots, false);
  const wide = gapLeft(apart, 1, 1);
  if (wide >= LEAST_GAP) return { groups: apart, squeeze: 1, gap: wide, scale: 1 };
  const groups = groupsOf(list, bearers, spots, true);
  for (const squeeze of SQUEEZES) {
    const gap = gapLeft(groups, squeeze, 1);
    if (gap >= LEAST_GAP) return { groups, squeeze, gap, scale: 1 };
  }
  const squeeze = SQUEEZES[SQUEEZES.length - 1] as number;
  const scale = Math.max(LEAST_SCALE, room / (needed(groups, squeeze) + LEAST_GAP * gapsOf(groups)));
  return { groups, squeeze, gap: Math.max(-MOST_OVERLAP, gapLeft(groups, squeeze, scale)), scale };
}

function layRow(row: Row, asked: Asked): RowPlan {
  const { tucked, arriving } = asked;
  const { groups, squeeze, gap, scale } = fitOf(asked);
  const placed: Placed[] = [];
  const pills: Pill[] = [];
  const stretches: Stretch[] = [];
  let x = 0;
  for (const group of groups) {
    const laid = layGroup(group, x, tucked, squeeze);
    placed.push(...laid.placed);
    pills.push(...laid.pills);
    stretches.push({ x, width: laid.width, rank: group.rank, ids: group.members.map((each) => each.id) });
    x += laid.width + gap;
  }
  const ghosts = arriving.map(({ item }, index): Ghost => ({ item, x: x + index * (1 + gap) }));
  const width = Math.max(0, x - gap + ghosts.length * (1 + gap));
  return { row, scale, close: gap < 0 || scale < MUCH_SMALLER, width, placed, pills, ghosts, stretches };
}

export interface Territories {
  readonly front: RowPlan;
  readonly back: RowPlan;
}

/** The two rows of one territory. `all` is everything in play: what is tucked lies with its bearer, whoever's it is. */
export function arrange(
  all: readonly PermanentState[],
  seat: number,
  arriving: readonly Arriving[],
  spots: ReadonlyMap<number, Spot>,
  room: number,
): Territories {
  const inPlay = new Set(all.map((each) => each.id));
  const tucked = new Map<number, PermanentState[]>();
  const own: PermanentState[] = [];
  for (const permanent of all) {
    const host = hostOf(permanent, all, inPlay);
    if (host === 0) {
      if (permanent.controller === seat) own.push(permanent);
    } else tucked.set(host, [...(tucked.get(host) ?? []), permanent]);
  }
  const row = (name: Row): RowPlan =>
    layRow(name, {
      list: own.filter((each) => (spots.get(each.id)?.row ?? rowOf(each)) === name),
      tucked,
      arriving: arriving.filter((each) => each.row === name),
      spots,
      room,
    });
  return { front: row('front'), back: row('back') };
}

/** The permanent under which this one is tucked: its bearer's bearer, if that is attached too; 0 for none. */
function hostOf(permanent: PermanentState, all: readonly PermanentState[], inPlay: ReadonlySet<number>): number {
  let host = permanent.attachedTo;
  for (let depth = 0; depth < 8; depth += 1) {
    if (host === 0 || !inPlay.has(host)) return 0;
    const bearer = all.find((each) => each.id === host);
    if (bearer === undefined || bearer.attachedTo === 0 || !inPlay.has(bearer.attachedTo)) return host;
    host = bearer.attachedTo;
  }
  return 0;
}

/** The rank that puts a card between its new neighbours when it is dropped at a place of the row. */
export function rankAt(plan: RowPlan, x: number, id: number): number {
  const others = plan.stretches.filter((each) => !(each.ids.length === 1 && each.ids[0] === id));
  const after = others.find((each) => x < each.x + each.width / 2);
  const before = others[(after === undefined ? others.length : others.indexOf(after)) - 1];
  if (after === undefined) return before === undefined ? 0 : before.rank + 1;
  return before === undefined ? after.rank - 1 : (before.rank + after.rank) / 2;
}
