// Lines of play as a tree: every answer is a node below the one before, branches are kept, and any node may have a note.

import type { WireAnswer } from '../../protocol/answers.ts';

export interface TreeNode {
  readonly id: number;
  readonly parent: number;
  readonly answer: WireAnswer | null;
  readonly words: string;
  readonly note: string;
}

export interface Tree {
  readonly nodes: readonly TreeNode[];
  readonly at: number;
}

export const ROOT: Tree = { nodes: [{ id: 0, parent: -1, answer: null, words: 'The position', note: '' }], at: 0 };

const nodeAt = ({ nodes }: Tree, id: number): TreeNode | undefined => nodes[id];

/** The answers from the position to a node. */
export function answersTo(tree: Tree, id: number = tree.at): WireAnswer[] {
  const answers: WireAnswer[] = [];
  for (let node = nodeAt(tree, id); node !== undefined && node.answer !== null; node = nodeAt(tree, node.parent))
    answers.unshift(node.answer);
  return answers;
}

export const childrenOf = ({ nodes }: Tree, id: number): TreeNode[] => nodes.filter(({ parent }) => parent === id);

/** Goes on with an answer: into the branch that has it already, or into a new one. */
export function played(tree: Tree, answer: WireAnswer, words: string): Tree {
  const same = JSON.stringify(answer);
  const known = childrenOf(tree, tree.at).find((each) => JSON.stringify(each.answer) === same);
  if (known !== undefined) return { ...tree, at: known.id };
  const id = tree.nodes.length;
  return { nodes: [...tree.nodes, { id, parent: tree.at, answer, words, note: '' }], at: id };
}

export const noted = (tree: Tree, note: string): Tree => ({
  ...tree,
  nodes: tree.nodes.map((each) => (each.id === tree.at ? { ...each, note } : each)),
});

// ---- lines of play as text: below the position, where a study is not read ----

const HEAD = '// lines of play: ';

/** A study with its tree in one line below it; alone, where nothing was played and nothing noted. */
export function withLines(text: string, { nodes, at }: Tree): string {
  const [root, ...more] = nodes;
  if (more.length === 0 && (root?.note ?? '') === '') return text;
  const lines = { at, nodes: nodes.map(({ parent, answer, words, note }) => [parent, answer, words, note]) };
  return `${text.trimEnd()}\n${HEAD}${JSON.stringify(lines)}\n`;
}

/** The study and the tree apart again; a line that is no tree is left out, and the position is not lost with it. */
export function readLines(text: string): { readonly text: string; readonly tree: Tree } {
  const lines = text.split('\n');
  const line = lines.find((each) => each.startsWith(HEAD));
  if (line === undefined) return { text, tree: ROOT };
  const alone = lines.filter((each) => each !== line).join('\n');
  try {
    return { text: alone, tree: treeOf(JSON.parse(line.slice(HEAD.length))) };
  } catch {
    return { text: alone, tree: ROOT };
  }
}

function treeOf(read: unknown): Tree {
  const { at, nodes } = read as { readonly at: number; readonly nodes: readonly unknown[] };
  const found = nodes.map((each, id): TreeNode => {
    const [parent, answer, words, note] = each as readonly unknown[];
    // Every node hangs on one before it: what comes from elsewhere must not lead round in a circle.
    if (typeof parent !== 'number' || parent >= id || (id > 0 && parent < 0)) throw new Error('no tree');
    if (id > 0 && (typeof answer !== 'object' || answer === null)) throw new Error('no tree');
    return { id, parent, answer: id === 0 ? null : (answer as WireAnswer), words: String(words), note: String(note) };
  });
  if (found.length === 0 || found[at] === undefined) throw new Error('no tree');
  return { nodes: found, at };
}

/** Back to the node before. */
export const back = (tree: Tree): Tree => ({ ...tree, at: Math.max(0, nodeAt(tree, tree.at)?.parent ?? 0) });

/** On into the branch that was made last. */
export const forward = (tree: Tree): Tree => ({ ...tree, at: childrenOf(tree, tree.at).at(-1)?.id ?? tree.at });
