// House rule: imports between rooms go in one direction only, as the plan of the house says.
import { expect, test } from 'vitest';
import { importsOf, MAY_IMPORT, PURE, roomOf, sources, TYPES_ONLY, targetOf } from './rooms.ts';

function faultsOfImports(): string[] {
  const faults: string[] = [];
  for (const file of sources) {
    const room = roomOf(file.path) ?? '';
    for (const { from, typeOnly } of importsOf(file)) {
      const target = targetOf(file, from);
      const other = target === null ? null : roomOf(target);
      if (target === null || other === null || other === room) continue;
      if (!MAY_IMPORT[room]?.includes(other)) faults.push(`${file.path}: ${room} may not import ${other} (${from})`);
      else if (TYPES_ONLY.includes(room) && !typeOnly) faults.push(`${file.path}: only types from ${other} (${from})`);
    }
  }
  return faults;
}

test('every room is in the plan of the house', () => {
  const rooms = new Set(sources.map((file) => roomOf(file.path) ?? ''));
  expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
});

test('a room imports only the rooms that it may', () => {
  expect(faultsOfImports()).toEqual([]);
});

test('the pure rooms import no packages', () => {
  const pure = sources.filter((file) => PURE.includes(roomOf(file.path) ?? ''));
  const faults = pure.flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => !from.startsWith('.'))
      .map(({ from }) => `${file.path}: ${from}`),
  );
  expect(faults).toEqual([]);
});

test('no book is built from another book', () => {
  const bookOf = (path: string) => /^src\/rulebooks\/([^/.]+)\//.exec(path)?.[1] ?? null;
  const faults = sources.flatMap((file) =>
    importsOf(file).flatMap(({ from }) => {
      const own = bookOf(file.path);
      const other = bookOf(targetOf(file, from) ?? '');
      const fine = own === null || other === null || other === own || other === 'parts';
      return fine ? [] : [`${file.path}: imports ${from}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('files of the project are imported with their ending', () => {
  const faults = sources.flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => from.startsWith('.') && !/\.(ts|tsx|json|css)$/.test(from))
      .map(({ from }) => `${file.path}: ${from}`),
  );
  expect(faults).toEqual([]);
});
