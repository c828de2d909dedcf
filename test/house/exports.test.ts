// House rules for what files give to each other: nothing is handed out that nobody takes, and no function takes so much
// that one would have to count to know what is what.
import { expect, test } from 'vitest';
import { isNode, lineOf, type Node, nodes, type SourceFile, sourceFiles } from '../../tools/spec/source.ts';
import { ROOT, sources, targetOf, treeOf } from './rooms.ts';

const readers: readonly SourceFile[] = [
  ...sources,
  ...sourceFiles(ROOT, 'test'),
  ...sourceFiles(ROOT, 'test', '.tsx'),
  ...sourceFiles(ROOT, 'tools'),
  ...sourceFiles(ROOT, 'scripts', '.mjs'),
  ...sourceFiles(ROOT, 'bin', '.mjs'),
];

const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value) : '');

/** What a node takes from another file: names of it, or all of it. */
function takenBy(node: Node): readonly string[] | 'all' {
  if (node.type === 'ExportNamedDeclaration') return list(node.specifiers).map((each) => nameOf(each.local));
  if (node.type !== 'ImportDeclaration') return 'all';
  const specifiers = list(node.specifiers);
  if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return 'all';
  return specifiers.map((each) => (each.type === 'ImportSpecifier' ? nameOf(each.imported) : 'default'));
}

/** Everything that some file takes of another, as `path#name`; `path#*` where it takes the whole file. */
function everythingTaken(): Set<string> {
  const taken = new Set<string>();
  for (const file of readers)
    for (const node of nodes(treeOf(file))) {
      if (!isNode(node.source) || typeof node.source.value !== 'string') continue;
      const target = targetOf(file, node.source.value);
      const names = takenBy(node);
      for (const name of names === 'all' ? ['*'] : names) taken.add(`${target}#${name}`);
    }
  return taken;
}

interface Given {
  readonly name: string;
  /** A type may be given for the sake of what is given with it; it must be used there. */
  readonly isType: boolean;
}

function givenBy(file: SourceFile): Given[] {
  const found: Given[] = [];
  for (const node of list(treeOf(file).body)) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = node;
    if (!isNode(declaration))
      found.push(...list(node.specifiers).map((each) => ({ name: nameOf(each.exported), isType: false })));
    else if (declaration.type === 'VariableDeclaration')
      found.push(...list(declaration.declarations).map((each) => ({ name: nameOf(each.id), isType: false })));
    else
      found.push({
        name: nameOf(declaration.id),
        isType: declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration',
      });
  }
  return found;
}

/** How often a file says a name. */
function timesSaid(file: SourceFile, name: string): number {
  let times = 0;
  for (const node of nodes(treeOf(file))) if (node.type === 'Identifier' && node.name === name) times += 1;
  return times;
}

test('nothing is exported that no other file imports, save types that say what an export is', () => {
  const taken = everythingTaken();
  const dead = sources.flatMap((file) =>
    givenBy(file)
      .filter(({ name }) => !taken.has(`${file.path}#${name}`) && !taken.has(`${file.path}#*`))
      .filter(({ name, isType }) => !isType || timesSaid(file, name) < 2)
      .map(({ name }) => `${file.path}: ${name}`),
  );
  // The reading itself is looked at: exports of every kind are found, and most are taken.
  expect(sources.flatMap(givenBy).length).toBeGreaterThan(1000);
  expect(taken.has('src/engine/asking/ask.ts#ask')).toBe(true);
  expect(dead).toEqual([]);
});

const FUNCTIONS: readonly string[] = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSFunctionType',
  'TSMethodSignature',
  'TSEmptyBodyFunctionExpression',
];

/** From so many on they are named, in one object. */
const MOST_PARAMETERS = 6;

test('no function takes seven things by their places', () => {
  const counts = sources.flatMap((file) =>
    [...nodes(treeOf(file))]
      .filter(({ type }) => FUNCTIONS.includes(type))
      .map((node) => ({ where: `${file.path}:${lineOf(file, node)}`, number: list(node.params).length })),
  );
  expect(counts.some(({ number }) => number === MOST_PARAMETERS)).toBe(true);
  expect(counts.filter(({ number }) => number > MOST_PARAMETERS)).toEqual([]);
});
