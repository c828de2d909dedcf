// Marks in the source that count how often each stretch of code is run, so that a mutant meets first the tests that run it.
import { isNode, type Node, parse, type SourceFile, sourceFiles } from '../spec/source.ts';
import { BROKEN_FOLDERS, type Mutant } from './places.ts';

/** A stretch of code that is run as a whole: the body of a function, a branch. */
export interface Stretch {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

interface Insert {
  readonly at: number;
  readonly text: string;
}

/** The global array in which the marks count. */
export const COUNTS = '__fivefoldRuns';

function stretchesOf(file: SourceFile): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown, parent: Node | null): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, parent);
      return;
    }
    if (!isNode(value)) return;
    const isBody = parent?.type === 'ArrowFunctionExpression' && parent.body === value;
    const isBranch = parent?.type === 'IfStatement' && (parent.consequent === value || parent.alternate === value);
    if (value.type === 'BlockStatement' || isBody || isBranch) found.push(value);
    for (const field of Object.keys(value)) visit(value[field], value);
  };
  visit(parse(file), null);
  return found;
}

/** Every stretch of the code that is broken, in a fixed order: its place in the list is the number of its mark. */
export function allStretches(root: string): Stretch[] {
  return BROKEN_FOLDERS.flatMap((folder) =>
    sourceFiles(root, folder).flatMap((file) =>
      stretchesOf(file).map(({ start, end }) => ({ file: file.path, start, end })),
    ),
  );
}

/** The text of a file with its marks, the first of which has this number. */
export function marked(file: SourceFile, first: number): string {
  const inserts = stretchesOf(file).flatMap((node, index): Insert[] => {
    const count = `globalThis.${COUNTS}[${first + index}]++`;
    if (node.type === 'BlockStatement') return [{ at: node.start + 1, text: ` ${count};` }];
    if (/Statement$/.test(node.type)) {
      return [
        { at: node.start, text: `{ ${count}; ` },
        { at: node.end, text: ' }' },
      ];
    }
    // Brackets around an expression are no part of it: the mark must stand inside them.
    return [
      { at: node.start, text: `(${count}, ` },
      { at: node.end, text: ')' },
    ];
  });
  let text = file.text;
  // From the end; of two at one place the inner one was found later and stands nearer to the node.
  const ordered = inserts.map((insert, index) => ({ ...insert, index })).sort((a, b) => b.at - a.at || later(a, b));
  for (const { at, text: added } of ordered) text = text.slice(0, at) + added + text.slice(at);
  return text;
}

const later = (a: { text: string; index: number }, b: { text: string; index: number }): number =>
  a.text.endsWith(')') || a.text.endsWith(' }') ? a.index - b.index : b.index - a.index;

/** The number of the innermost stretch around a mutant; -1 for what is run when its file is loaded. */
export function stretchAround(stretches: readonly Stretch[], { file, start, end }: Mutant): number {
  let best = -1;
  for (const [index, each] of stretches.entries()) {
    if (each.file !== file || each.start > start || each.end < end) continue;
    const known = stretches[best];
    if (known === undefined || each.end - each.start < known.end - known.start) best = index;
  }
  return best;
}
