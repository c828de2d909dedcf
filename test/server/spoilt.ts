// What is put in the place of a field to see what comes of it: things of another kind, numbers beyond all measure, names that
// every object has, text that no database likes.

export const SPOILT: readonly string[] = [
  ...['null', 'true', '"x"', '""', '1.5', '-1', '1e400', '1e15', '9007199254740993', '{}', '[]', '"1"'],
  ...[
    '"__proto__"',
    '"constructor"',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\u202e\\u0007\\u001b[2J"',
    '"../../etc/passwd"',
  ],
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `[${Array(3000).fill('1').join(',')}]`,
  '["__proto__","\\u0000"]',
  '{"__proto__":1,"constructor":1}',
  '{"__proto__":{"kind":"pass"},"constructor":1}',
  '{"toString":null,"length":1e9}',
];

/** The JSON of something with each of its fields, and fields of fields, spoilt in every way. */
export function* spoiltIn(value: unknown, wrap: (text: string) => string = (text) => text): Generator<string> {
  for (const each of SPOILT) yield wrap(each);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const written = (parts: readonly (readonly [string, string])[]): string =>
    isList
      ? `[${parts.map(([, text]) => text).join(',')}]`
      : `{${parts.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
  for (const [key, inner] of entries)
    yield* spoiltIn(inner, (text) =>
      wrap(written(entries.map(([name, each]) => [name, name === key ? text : JSON.stringify(each)] as const))),
    );
}
