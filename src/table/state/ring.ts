// Who is large at a table of more than two: the one whose turn it is, those who attack and are attacked, and whoever
// something is aimed at; the others are folded. Pure: the table goes in, and the seats in their places come out.

import type { Choice, PlayerState, TableState } from '../../protocol/table.ts';

export interface RingSeat {
  readonly player: PlayerState;
  readonly large: boolean;
}

export interface Ring {
  /** Across the table, from one's left around to one's right. */
  readonly across: readonly RingSeat[];
  /** On one's own side of it: team mates who play as one with oneself. */
  readonly beside: readonly RingSeat[];
}

/** The others, from one's left around. */
export function othersInRing({ players, seat }: Pick<TableState, 'players' | 'seat'>): readonly PlayerState[] {
  const own = players.findIndex((player) => player.seat === seat);
  return [...players.slice(own + 1), ...players.slice(0, own)];
}

/** The seats that what goes on is about. */
function seatsConcerned(table: TableState, lit: readonly number[]): ReadonlySet<number> {
  const { turnOf, combat, chain, inPlay, turn } = table;
  const controls = (id: number): number => inPlay.find((each) => each.id === id)?.controller ?? -1;
  const meant = ({ what, id }: Choice): number => (what === 'player' ? id : what === 'object' ? controls(id) : -1);
  return new Set([
    ...(turn === 0 ? [] : turnOf),
    ...(combat?.attacks ?? []).flatMap(({ id, target }) => [controls(id), meant(target)]),
    ...chain.flatMap(({ controller, targets }) => [controller, ...targets.map(meant)]),
    ...lit.map(controls),
  ]);
}

/** Of those still in the game the one who sits nearest, a rival before a team mate; -1 where there is nobody. */
function nearest(others: readonly PlayerState[]): number {
  const left = others
    .map((player, index) => ({ player, steps: Math.min(index + 1, others.length - index) }))
    .filter(({ player }) => player.out === null)
    .sort((a, b) => a.steps - b.steps);
  return (left.find(({ player }) => player.relation === 'foe') ?? left[0])?.player.seat ?? -1;
}

/** `lit` are the things that may be chosen now, `unfolded` the seats that the player wants to see. */
export function ringOf(table: TableState, lit: readonly number[], unfolded: readonly number[]): Ring {
  const others = othersInRing(table);
  const isBeside = ({ relation }: PlayerState): boolean => table.asTeams && relation === 'ally';
  const concerned = seatsConcerned(table, lit);
  const wanted = (player: PlayerState): boolean =>
    player.out === null && (table.asTeams || concerned.has(player.seat) || unfolded.includes(player.seat));
  const across = others.filter((player) => !isBeside(player));
  // Somebody is always large: where nobody is concerned, the rival who sits nearest, on the left first.
  const next = across.some(wanted) ? -1 : nearest(others);
  return {
    across: across.map((player) => ({ player, large: wanted(player) || player.seat === next })),
    beside: others.filter(isBeside).map((player) => ({ player, large: player.out === null })),
  };
}

export interface Glance {
  readonly creatures: number;
  readonly ready: number;
  readonly power: number;
  readonly toughness: number;
  readonly lands: number;
  readonly open: number;
  readonly rest: number;
}

/** A board at a glance: what a folded seat has in play. */
export function glanceAt({ inPlay }: Pick<TableState, 'inPlay'>, seat: number): Glance {
  const own = inPlay.filter(({ controller }) => controller === seat);
  const creatures = own.filter(({ types }) => types.includes('creature'));
  const lands = own.filter(({ types }) => types.includes('land') && !types.includes('creature'));
  const sum = (numbers: readonly (number | null)[]): number =>
    numbers.reduce<number>((all, each) => all + (each ?? 0), 0);
  return {
    creatures: creatures.length,
    ready: creatures.filter(({ tapped }) => !tapped).length,
    power: sum(creatures.map(({ power }) => power)),
    toughness: sum(creatures.map(({ toughness }) => toughness)),
    lands: lands.length,
    open: lands.filter(({ tapped }) => !tapped).length,
    rest: own.length - creatures.length - lands.length,
  };
}

const counted = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The same in words. */
export function glanceWords({ creatures, ready, power, toughness, lands, open, rest }: Glance): string {
  const parts = [
    ...(creatures > 0 ? [`${counted(creatures, 'creature')}, ${power}/${toughness} together, ${ready} untapped`] : []),
    ...(lands > 0 ? [`${counted(lands, 'land')}, ${open} untapped`] : []),
    ...(rest > 0 ? [counted(rest, 'other permanent')] : []),
  ];
  return parts.length === 0 ? 'nothing in play' : parts.join('; ');
}
