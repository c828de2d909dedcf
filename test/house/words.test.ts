// House rules for what code may say: no book and no card by name in the machine, no clock and no chance of its own.
import { expect, test } from 'vitest';
import { isNode, lineOf, type Node, nodes, type SourceFile } from '../../tools/spec/source.ts';
import { BOOKS } from '../support/books.ts';
import { MAY_NAME_BOOKS, PURE, roomOf, sources, treeOf } from './rooms.ts';

/** The names of the basic lands are also types of land, which the machine must know. */
const LAND_TYPES: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

function saidIn(files: readonly SourceFile[], told: (node: Node) => string | null): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    for (const node of nodes(treeOf(file))) {
      const said = told(node);
      if (said !== null) found.push(`${file.path}:${lineOf(file, node)}: ${said}`);
    }
    return found;
  });
}

function stringOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateElement') return null;
  return (node.value as { cooked?: string }).cooked ?? null;
}

/** What a property of an object or a type is called; null for anything else. */
function keyOf(node: Node): string | null {
  if (node.type !== 'Property' && node.type !== 'TSPropertySignature') return null;
  return isNode(node.key) && node.key.type === 'Identifier' ? String(node.key.name) : null;
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name;
}

function cardNames(): Set<string> {
  const names = new Set<string>();
  for (const file of sources.filter(({ path }) => roomOf(path) === 'cards')) {
    for (const node of nodes(treeOf(file))) {
      if (node.type !== 'CallExpression' || !isNamed(node.callee, 'card')) continue;
      const first = (node.arguments as readonly Node[])[0];
      const name = first === undefined ? null : stringOf(first);
      if (name !== null && !LAND_TYPES.includes(name)) names.add(name);
    }
  }
  return names;
}

test('no book is called by its name outside the rooms that choose one', () => {
  const closed = sources.filter(({ path }) => !MAY_NAME_BOOKS.includes(roomOf(path) ?? ''));
  const books: readonly string[] = BOOKS;
  expect(
    saidIn(closed, (node) => {
      const text = stringOf(node) ?? keyOf(node);
      return text !== null && books.includes(text) ? `'${text}'` : null;
    }),
  ).toEqual([]);
});

test('no card is called by its name in the machine', () => {
  const machine = sources.filter(({ path }) => ['core', 'language', 'engine'].includes(roomOf(path) ?? ''));
  const names = cardNames();
  expect(
    saidIn(machine, (node) => {
      const text = stringOf(node);
      return text !== null && names.has(text) ? `'${text}'` : null;
    }),
  ).toEqual([]);
});

test('the pure rooms have no clock and no chance of their own', () => {
  const pure = sources.filter(({ path }) => PURE.includes(roomOf(path) ?? ''));
  expect(
    saidIn(pure, (node) => {
      const random =
        node.type === 'MemberExpression' && isNamed(node.object, 'Math') && isNamed(node.property, 'random');
      if (random) return 'Math.random';
      const banned = ['Date', 'performance', 'crypto', 'structuredClone'].find((name) => isNamed(node, name));
      return banned ?? null;
    }),
  ).toEqual([]);
});

test('no function takes more than six things by their place: from the seventh on they have names', () => {
  const long = sources.flatMap((file) => {
    const found: string[] = [];
    for (const node of nodes(treeOf(file))) {
      if (!/Function/.test(node.type) || !Array.isArray(node.params)) continue;
      if (node.params.length > 6) found.push(`${file.path}:${lineOf(file, node)}: ${node.params.length}`);
    }
    return found;
  });
  expect(long).toEqual([]);
});
