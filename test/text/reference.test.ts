// The voice of 2010 against a reference wording, where that file is there: texts are written from definitions, and must
// come out the same but for the differences of period in period.ts.

import { existsSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { FACTS_FILE, type Fact, writeFacts } from '../../tools/facts/lines.ts';
import { asOf2010, PERIOD, REMAINING } from './period.ts';
import { linesOf, poolOf } from './voices.ts';

interface Reference extends Fact {
  readonly text?: string;
}

const FILE = new URL('../../../shared/cards/cards.json', import.meta.url);
const isThere = existsSync(FILE);
const reference = new Map<string, Reference>(
  isThere ? (JSON.parse(readFileSync(FILE, 'utf8')) as Reference[]).map((card) => [card.name, card]) : [],
);

// The reference wording is not part of the project: without it one test says so, and nothing is compared.
if (isThere) compareAll();
else
  test('the wording of 2010 and the reference', (context) => {
    context.skip('../shared/cards/cards.json is not beside the project: no text was compared with a reference');
  });

function compareAll(): void {
  const pool = poolOf('m11');
  const written = (name: string): string[] => {
    const card = pool.find((each) => each.name === name);
    return card === undefined ? [] : linesOf(card, 'm11');
  };
  const expected = (name: string): string[] => {
    const { type, text = '' } = reference.get(name) as Reference;
    const words = asOf2010(text, name);
    return [type, ...(words === '' ? [] : words.split('\n'))];
  };

  it('gives the facts that lie in the project', () => {
    expect(readFileSync(FACTS_FILE, 'utf8'), 'npm run facts writes them anew').toBe(
      writeFacts([...reference.values()]),
    );
  });

  it('has every card of the pool', () => {
    expect(pool.map((card) => card.name).filter((name) => !reference.has(name))).toEqual([]);
  });

  it.each(pool.map((card) => card.name).filter((name) => !(name in REMAINING)))('%s', (name) => {
    expect(written(name)).toEqual(expected(name));
  });

  it.each(Object.keys(REMAINING))('%s still differs, for the reason given', (name) => {
    expect(written(name)).not.toEqual(expected(name));
  });

  it('needs each difference of period', () => {
    const idle = PERIOD.filter(
      (_difference, index) =>
        !pool.some(({ name }) => {
          const before = PERIOD.slice(0, index).reduce(
            (words, { change }) => change(words, name),
            reference.get(name)?.text ?? '',
          );
          return PERIOD[index]?.change(before, name) !== before;
        }),
    );
    expect(idle.map(({ since }) => since)).toEqual([]);
  });
}
