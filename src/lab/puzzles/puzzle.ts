// A puzzle of the collection: a position in words with its goal, every first move that does it, and how hard it is for the levels.

export interface Puzzle {
  readonly id: string;
  readonly book: string;
  /** The text of the study, with title, book and goal. */
  readonly text: string;
  /** First moves that do it: the one of the main line, and its seconds, if there are any. */
  readonly winning: readonly [string, ...string[]];
  /** Positions that the whole proof looked at, with everything that fails. */
  readonly nodes: number;
  /** Books in which the same position has another solution, or none, and what it is there. */
  readonly differs?: { readonly [book: string]: string };
}

/** How often each level, 1 to 5, failed of so many tries. */
export interface Rating {
  readonly failed: readonly [number, number, number, number, number];
  readonly tries: readonly [number, number, number, number, number];
}
