// Reads source files without running them: which files there are, and the tree of what a file says.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** A node of the tree, in the usual shape of JavaScript trees (ESTree with types). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface SourceFile {
  /** The path from the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every file in the folder and the folders inside it whose name has this ending, in a fixed order. */
export function sourceFiles(root: string, folder: string, ending = '.ts'): SourceFile[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) =>
      relative(root, join(root, folder, name))
        .split(sep)
        .join('/'),
    )
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function parse(file: SourceFile): Node {
  try {
    return parseAst(file.text, { lang: file.path.endsWith('x') ? 'tsx' : 'ts' }, file.path) as unknown as Node;
  } catch (error) {
    throw new Error(`${file.path} cannot be read: ${(error as Error).message}`);
  }
}

/** Every node of the tree, outer before inner. */
export function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodes(item);
  } else if (isNode(value)) {
    yield value;
    for (const field of Object.keys(value)) yield* nodes(value[field]);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

export function lineOf(file: SourceFile, node: Node): number {
  return file.text.slice(0, node.start).split('\n').length;
}
