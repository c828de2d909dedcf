// What the browser keeps of the laboratory: puzzles that were solved, and positions with a name.

import { stored } from '../state/stored.ts';
import { ROOT, readLines, type Tree, withLines } from './tree.ts';

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

interface Lines {
  /** Studies with their lines of play, the last one looked at first. */
  readonly last: readonly string[];
}

/** Of so many positions the lines of play are kept when the page is left, without a name. */
const MOST_LINES = 12;
const lineStore = stored<Lines>('fivefold lines of play', { last: [] });

/** Keeps what was played and noted from a position in a book. */
export function keepLines(book: string, text: string, tree: Tree): void {
  const others = lineStore.get().last.filter((each) => !isOf(each, book, text));
  const kept = tree === ROOT ? others : [`${book}\n${withLines(text, tree)}`, ...others];
  lineStore.set({ last: kept.slice(0, MOST_LINES) });
}

/** What was played and noted from it before, if anything was. */
export function keptLines(book: string, text: string): Tree {
  const found = lineStore.get().last.find((each) => isOf(each, book, text));
  return found === undefined ? ROOT : readLines(found).tree;
}

const isOf = (kept: string, book: string, text: string): boolean =>
  readLines(kept).text.trimEnd() === `${book}\n${text}`.trimEnd();

export function forgetPosition(name: string): void {
  const { [name]: _gone, ...rest } = positionStore.get();
  positionStore.set(rest);
}
