// The tool that breaks the engine: what it takes for a place to break, and that a seed keeps its places when code moves.
import { describe, expect, test } from 'vitest';
import { fits } from '../../tools/mutants/excuses.ts';
import { allStretches, marked, stretchAround } from '../../tools/mutants/marks.ts';
import { allMutants, broken, choose, type Mutant, mutantsOf } from '../../tools/mutants/places.ts';
import { ROOT } from '../../tools/mutants/plugin.ts';
import { inOrder } from '../../tools/mutants/runs.ts';

const brokenTexts = (text: string): string[] => mutantsOf({ path: 'a.ts', text }).map((each) => broken(each).text);

test.each([
  ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
  ['function f() { if (!a) return; }', ['function f() { if ((a)) return; }', 'function f() { {} }']],
  [
    'const f = (a: 1 | 2): a is 1 => a === 1;',
    ['const f = (a: 1 | 2): a is 1 => a !== 1;', 'const f = (a: 1 | 2): a is 1 => a === (1 + 1);'],
  ],
  ['x = a < b;', [';', 'x = a <= b;']],
  ['x = a && b;', [';', 'x = a || b;']],
  ['const x = a + `b`;', []],
  ['const x = a - b;', ['const x = a + b;']],
  ['const x = [...a, b];', ['const x = [b, ...a];']],
  ['const x = { ...a, b, c: d };', ['const x = { ...a,  c: d };', 'const x = { ...a, b,  };']],
  ['const x = a.filter(b);', ['const x = a.filter((...all) => !(b)(...all));']],
  ['const x = a.some(b);', ['const x = a.every(b);']],
  ['function f() { return g(a); }', ['function f() { return undefined; }']],
  ['const x = true;', ['const x = false;']],
  ['function f() { if (a === undefined) return; }', ['function f() { if (a !== undefined) return; }']],
  ['const x = -1;', []],
  ['const x = a - 1;', ['const x = a + 1;', 'const x = a - (1 + 1);']],
  ['x = a.length > 0;', [';', 'x = a.length > (0 + 1);']],
  ['function f() { return a satisfies never; }', []],
  ['type A = 1 | true;', []],
  ['throw new Error(a && `no ${1}`);', []],
])('%s', (text, expected) => {
  expect(brokenTexts(text).toSorted()).toEqual(expected.toSorted());
});

describe('a seed', () => {
  const text = 'export function f(a: number): number {\n  return a < 1 ? 2 : a - 3;\n}\n';
  const chosen = (source: string): string[] =>
    choose(mutantsOf({ path: 'a.ts', text: source }), 3, 1).map(({ key }) => key);

  test('keeps its places when lines move and other code comes', () => {
    const all = mutantsOf({ path: 'a.ts', text: `// new\n${text}` });
    expect(chosen(`// moved\n\n${text}`)).toEqual(chosen(text));
    expect(choose(all, 3, 1)).not.toEqual(choose(all, 3, 2));
    expect(choose(all, 3, 1)).toEqual(choose(all, 3, 1));
  });

  test('finds places in every file of the engine that does something', () => {
    const files = new Set(allMutants(ROOT).map(({ file }) => file));
    expect(files).toContain('src/engine/turn/turn.ts');
    expect(files).toContain('src/rulebooks/parts/stack.ts');
    expect(new Set(allMutants(ROOT).map(({ key }) => key)).size).toBe(allMutants(ROOT).length);
  });
});

test('marks count every branch, and the program stays what it was', () => {
  const text =
    'const f = (a: number) => (b: number) => ({ a, b });\nfunction g(a: number) { if (a > 1) return a; else { return 2; } }';
  expect(marked({ path: 'a.ts', text }, 7)).toBe(
    'const f = (a: number) => (globalThis.__fivefoldRuns[7]++, (b: number) => ((globalThis.__fivefoldRuns[8]++, { a, b })));\n' +
      'function g(a: number) { globalThis.__fivefoldRuns[9]++; if (a > 1) { globalThis.__fivefoldRuns[10]++; return a; } ' +
      'else { globalThis.__fivefoldRuns[11]++; return 2; } }',
  );
});

test('the tests that run a place come first, for the time they take, and all others after them', () => {
  const mutant = allMutants(ROOT).find(({ inside }) => inside === 'beginTurn') as Mutant;
  const stretches = allStretches(ROOT);
  const around = stretchAround(stretches, mutant);
  const tests = [
    { file: 'none', took: 1, counted: {} },
    { file: 'slow', took: 5000, counted: { [around]: 9 } },
    { file: 'quick', took: 10, counted: { [around]: 3 } },
  ];
  expect(inOrder({ stretches, tests }, mutant)).toEqual({ files: ['quick', 'slow', 'none'], isRun: true });
  expect(inOrder({ stretches, tests: tests.slice(0, 1) }, mutant).isRun).toBe(false);
});

test('an excuse fits its place wherever it moves, and no other', () => {
  const text = 'function f(a) {\n  if (a) g();\n  if (a)\n    h();\n}';
  const all = mutantsOf({ path: 'a.ts', text }).filter(({ kind }) => kind === 'deed removed');
  const excuse = { file: 'a.ts', inside: 'f', kind: 'deed removed', was: 'h();', why: 'it does nothing' };
  expect(all.map((mutant) => fits(excuse, mutant))).toEqual([false, true]);
  expect(all.map((mutant) => fits({ ...excuse, inside: 'k' }, mutant))).toEqual([false, false]);
  expect(all.map((mutant) => fits({ ...excuse, line: 'if (b) h();' }, mutant))).toEqual([false, false]);
});
