// What the browser keeps of the laboratory: puzzles that were solved, and positions with a name.

import { stored } from '../state/stored.ts';

interface Solved {
  readonly [puzzle: string]: true;
}

export const solvedStore = stored<Solved>('fivefold puzzles', {});

export const isSolved = (solved: Solved, id: string): boolean => solved[id] === true;

export function wasSolved(id: string): void {
  if (!isSolved(solvedStore.get(), id)) solvedStore.set({ ...solvedStore.get(), [id]: true });
}

interface Positions {
  readonly [name: string]: string;
}

export const positionStore = stored<Positions>('fivefold positions', {});

export function keepPosition(name: string, text: string): void {
  positionStore.set({ ...positionStore.get(), [name]: text });
}

export function forgetPosition(name: string): void {
  const { [name]: _gone, ...rest } = positionStore.get();
  positionStore.set(rest);
}
