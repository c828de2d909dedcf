// The plan of the house as data: which room may import which, and the helpers that the house tests share.
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNode, type Node, nodes, parse, type SourceFile, sourceFiles } from '../../tools/spec/source.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const MACHINE = ['core', 'language', 'engine'] as const;
const RULES = [...MACHINE, 'rulebooks', 'cards', 'wording'] as const;

/** Every room of `src/` and the other rooms that it may import. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  written: [],
  language: ['core'],
  engine: ['core', 'language', 'wording'],
  rulebooks: [...MACHINE, 'wording', 'shown'],
  cards: ['core', 'language'],
  wording: ['core', 'language'],
  game: [...RULES, 'written', 'protocol'],
  bots: ['game'],
  lab: ['game', 'bots', 'written'],
  formats: ['game', 'bots', 'written'],
  lessons: ['game'],
  taught: ['lessons'],
  rules: ['core', 'shown'],
  protocol: ['core'],
  server: ['game', 'bots', 'lab', 'formats', 'lessons', 'taught', 'protocol', 'rules'],
  art: [],
  shown: ['core'],
  table: ['protocol', 'written', 'art', 'core', 'shown'],
  cli: [...RULES, 'written', 'game', 'bots', 'lab', 'formats', 'protocol', 'server', 'table', 'rules'],
};

/** Rooms from which another room may be imported as types only. */
export const TYPES_ONLY: readonly string[] = ['protocol'];

/** Rooms that know nothing of the machine they run on: no packages, no clock, no chance of their own. */
export const PURE: readonly string[] = [...RULES, 'written', 'lab'];

/** Rooms in which a book may be called by its name: the books themselves, and what is written about single ones of them. */
export const MAY_NAME_BOOKS: readonly string[] = ['rulebooks', 'shown', 'taught', 'cards', 'formats', 'lab'];

export interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

export const sources: readonly SourceFile[] = [...sourceFiles(ROOT, 'src'), ...sourceFiles(ROOT, 'src', '.tsx')];

const trees = new Map<string, Node>();

/** The tree of a file, parsed once. */
export function treeOf(file: SourceFile): Node {
  const known = trees.get(file.path) ?? parse(file);
  trees.set(file.path, known);
  return known;
}

/** The room a path lies in: `src/engine/turn/turn.ts` lies in `engine`; null outside `src/`. */
export function roomOf(path: string): string | null {
  // What the books show of themselves is a room of its own: the page may look at it, and at nothing else of them.
  if (/^src\/rulebooks\/(\w+\/)?shown\.ts$/.test(path)) return 'shown';
  // So is what the books teach: it is played, by rooms that the books themselves know nothing of.
  if (/^src\/rulebooks\/(\w+\/)?lessons[\w-]*\.ts$/.test(path)) return 'taught';
  const [top, room] = path.split('/');
  return top === 'src' && room !== undefined ? room : null;
}

export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  for (const node of nodes(treeOf(file))) {
    const source = node.source;
    if (!isNode(source) || typeof source.value !== 'string') continue;
    const typeOnly = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
    found.push({ from: source.value, typeOnly });
  }
  return found;
}

/** Where an import of the project's own file leads, as a path from the root; null for a package. */
export function targetOf(file: SourceFile, from: string): string | null {
  return from.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file.path), from)) : null;
}
