// House rule: nothing leads back to itself. No file imports itself by way of others, and no room of the page does either.
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sources, targetOf } from './rooms.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Who imports whom: files, or whatever `nameOf` makes of them; `types` counts imports of types too. */
function graphOf(nameOf: (path: string) => string | null, types: boolean): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = nameOf(file.path);
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const imported of importsOf(file)) {
      const target = targetOf(file, imported.from);
      const to = target === null || (imported.typeOnly && !types) ? null : nameOf(target);
      if (to !== null && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** The cycles of a graph, each told as the way from a node back to itself. */
function cyclesOf(graph: Graph): string[] {
  const finished = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, way: readonly string[]): void => {
    if (way.includes(node)) {
      found.push([...way.slice(way.indexOf(node)), node].join(' → '));
      return;
    }
    if (finished.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    finished.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

/** The room of the page that a file lies in: a folder of `src/table`, or of `src/table/duel`, where the table itself is made. */
function pageRoomOf(path: string): string | null {
  const [, room, ...rest] = posix.dirname(path).split('/');
  if (room !== 'table' || rest.length === 0) return null;
  return rest[0] === 'duel' ? rest.slice(0, 2).join('/') : (rest[0] ?? null);
}

test('a cycle is found where there is one', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  expect(cyclesOf(graph)).toEqual(['a → b → c → a']);
});

test('no file imports itself by way of others', () => {
  expect(cyclesOf(graphOf((path) => path, false))).toEqual([]);
});

test('the rooms of the page import each other in one direction', () => {
  expect(cyclesOf(graphOf(pageRoomOf, false))).toEqual([]);
});
