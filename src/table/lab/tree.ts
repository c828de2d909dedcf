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

/** Back to the node before. */
export const back = (tree: Tree): Tree => ({ ...tree, at: Math.max(0, nodeAt(tree, tree.at)?.parent ?? 0) });

/** On into the branch that was made last. */
export const forward = (tree: Tree): Tree => ({ ...tree, at: childrenOf(tree, tree.at).at(-1)?.id ?? tree.at });
