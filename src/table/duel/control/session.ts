// What the player has moved or turned over on this table: it lasts as long as the page and changes nothing in the duel.

import { useSyncExternalStore } from 'react';

export type Row = 'front' | 'back';
/** Where a card was dragged to: the row, and its rank there between its neighbours. */
export interface Spot {
  readonly row: Row;
  readonly rank: number;
}
/** The panels that a small screen shows one at a time. */
export type Tab = 'card' | 'chain' | 'log' | 'menu';

export type BesideZone = 'graveyard' | 'removed';

export interface Session {
  /** Cards that were dragged, by the object's number, for each seat's territory. */
  readonly spots: ReadonlyMap<number, ReadonlyMap<number, Spot>>;
  /** Players whose life register shows the face in place of the number. */
  readonly faces: readonly number[];
  readonly tab: Tab | null;
  /** Open piles that are read beside the table. */
  readonly beside: readonly { readonly seat: number; readonly zone: BesideZone }[];
  /** Seats whose cards are to be seen though nothing goes on there. */
  readonly unfolded: readonly number[];
}

export const NOWHERE: ReadonlyMap<number, Spot> = new Map();
let now: Session = { spots: new Map(), faces: [], tab: null, beside: [], unfolded: [] };
const hearers = new Set<() => void>();

function set(change: Partial<Session>): void {
  now = { ...now, ...change };
  for (const hear of hearers) hear();
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export const useSession = (): Session => useSyncExternalStore(subscribe, () => now);

/** Puts a card of a territory somewhere else. */
export function moveCard(seat: number, id: number, spot: Spot): void {
  set({ spots: new Map(now.spots).set(seat, new Map(now.spots.get(seat)).set(id, spot)) });
}

/** Arrange Cards: every card of this territory back to where it lies by itself. */
export function arrangeCards(seat: number): void {
  set({ spots: new Map(now.spots).set(seat, NOWHERE) });
}

/** Flip Over to Face, and back. */
export function flipRegister(seat: number): void {
  const faces = now.faces.includes(seat) ? now.faces.filter((each) => each !== seat) : [...now.faces, seat];
  set({ faces });
}

/** Lays an open pile beside the table, or puts it away again. */
export function lay(seat: number, zone: BesideZone, there: boolean): void {
  const others = now.beside.filter((each) => each.seat !== seat || each.zone !== zone);
  set({ beside: there ? [...others, { seat, zone }] : others });
}

/** Shows the cards of a folded seat, and folds it again. */
export function toggleSeat(seat: number): void {
  const { unfolded } = now;
  set({ unfolded: unfolded.includes(seat) ? unfolded.filter((each) => each !== seat) : [...unfolded, seat] });
}

/** One seat after the other is unfolded, and after the last of them none. */
export function unfoldNext(seats: readonly number[]): void {
  const at = seats.findIndex((seat) => now.unfolded.includes(seat));
  const next = seats[at + 1];
  set({ unfolded: next === undefined ? [] : [next] });
}

/** Opens a panel on a small screen; the open one is closed. */
export function toggleTab(tab: Tab): void {
  set({ tab: now.tab === tab ? null : tab });
}

export function openTab(tab: Tab | null): void {
  if (now.tab !== tab) set({ tab });
}
