// Every place of the engine and of the books' parts that can be broken, and a choice among them by a seed.
import { isNode, type Node, parse, type SourceFile, sourceFiles } from '../spec/source.ts';
import { type Change, changesOf } from './changes.ts';

export const BROKEN_FOLDERS = ['src/engine', 'src/rulebooks/parts'] as const;

/** One mistake at one place. */
export interface Mutant extends Change {
  readonly file: string;
  readonly line: number;
  /** The text of the file. */
  readonly source: string;
  /** The function it is in, or the file where it is in none. */
  readonly inside: string;
  /** What stands there now. */
  readonly was: string;
  /** The line it stands in. */
  readonly around: string;
  /** The same place however the rest of the file moves. */
  readonly key: string;
}

/** Types are not run, and messages are for people who debug: neither is broken. */
const isSkipped = (node: Node): boolean =>
  node.type === 'ThrowStatement' ||
  node.type === 'ImportDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && node.exportKind === 'type') ||
  (node.type.startsWith('TS') &&
    !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type));

/** The name that a node gives to what is inside it. */
function nameOf(node: Node): string | null {
  const isFunction = (value: unknown): boolean => isNode(value) && /Function/.test(value.type);
  if (node.type === 'FunctionDeclaration') return nameIn(node.id);
  if (node.type === 'VariableDeclarator') return nameIn(node.id);
  if (node.type === 'MethodDefinition') return nameIn(node.key);
  return node.type === 'Property' && isFunction(node.value) ? nameIn(node.key) : null;
}

const nameIn = (id: unknown): string | null => {
  if (!isNode(id)) return null;
  if (typeof id.name === 'string') return id.name;
  return typeof id.value === 'string' ? id.value : null;
};

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(file: SourceFile): Mutant[] {
  const found: Mutant[] = [];
  const seen = new Map<string, number>();
  const visit = (value: unknown, parent: Node | null, inside: string, deep: boolean): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, parent, inside, deep);
      return;
    }
    if (!isNode(value) || isSkipped(value)) return;
    for (const change of changesOf(value, parent, file.text)) found.push(mutant(change, inside));
    const name = nameOf(value);
    // Inside a function only other functions are worth a name of their own, not its variables.
    const names = name !== null && (!deep || value.type !== 'VariableDeclarator');
    const next = names ? (deep ? `${inside}/${name}` : name) : inside;
    const within = deep || /Function|MethodDefinition/.test(value.type);
    for (const field of Object.keys(value)) visit(value[field], value, next, within);
  };
  const mutant = (change: Change, inside: string): Mutant => {
    const was = file.text.slice(change.start, change.end);
    const line = lineAt(file.text, change.start);
    const around = file.text.split('\n')[line - 1]?.trim() ?? '';
    const place = [file.path, inside, change.kind, was, around].join('\t');
    const nth = (seen.get(place) ?? 0) + 1;
    seen.set(place, nth);
    return { ...change, file: file.path, source: file.text, line, inside, was, around, key: `${place}\t${nth}` };
  };
  visit(parse(file), null, file.path, false);
  return found;
}

/** The whole file with the mistake in it. */
export function broken({ file, source, start, end, text }: Mutant): { file: string; text: string } {
  return { file, text: source.slice(0, start) + text + source.slice(end) };
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

export function allMutants(root: string): Mutant[] {
  return BROKEN_FOLDERS.flatMap((folder) => sourceFiles(root, folder).flatMap(mutantsOf));
}

/** FNV-1a, stirred at the end: keys that differ in a letter come to lie anywhere. */
function rank(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * So many of them by a seed, every place as likely as any other, so that a long file has more of them. Each place has its own rank:
 * a change of the code takes away and adds the places that it changes, and the others of a seed stay the same.
 */
export function choose(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(`${seed}\t${mutant.key}`) }));
  ranked.sort((a, b) => a.rank - b.rank || (a.mutant.key < b.mutant.key ? -1 : 1));
  return ranked.slice(0, count).map(({ mutant }) => mutant);
}

/** The line with the mistake in it, beside the line as it is. */
export function shown(mutant: Mutant): string {
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 60)} … ${text.slice(-25)}` : text);
  return `${short(flat(mutant.was))}  →  ${short(flat(mutant.text)) || 'nothing'}`;
}
