// The facts of cards as lines of text, a card a line: what is written, and how it is read again.

import { fileURLToPath } from 'node:url';

export interface Fact {
  readonly name: string;
  readonly type: string;
  /** By set: how rare it is there. */
  readonly printings: { readonly [set: string]: string };
  readonly manaCost?: string;
  readonly colors?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: number | string;
}

export const FACTS_FILE = fileURLToPath(new URL('../../test/cards/facts.tsv', import.meta.url));

const COLUMNS = ['name', 'cost', 'type', 'colours', 'power', 'toughness', 'loyalty', 'printings'];

/** One line for the columns, then one for each card, by name. */
export function writeFacts(cards: readonly Fact[]): string {
  const lines = [...cards]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, manaCost = '', type, colors = [], power = '', toughness = '', loyalty = '', printings }) =>
      [
        name,
        manaCost,
        type,
        colors.join(' '),
        power,
        toughness,
        loyalty,
        Object.entries(printings)
          .map(([set, rarity]) => `${set}: ${rarity}`)
          .join(', '),
      ].join('\t'),
    );
  return `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`;
}

export function readFacts(text: string): Map<string, Fact> {
  const [, ...lines] = text.trimEnd().split('\n');
  return new Map(lines.map((line) => readFact(line)).map((fact) => [fact.name, fact]));
}

function readFact(line: string): Fact {
  const cells = line.split('\t');
  if (cells.length !== COLUMNS.length) throw new Error(`not a line of facts: ${line}`);
  const [name = '', manaCost, type = '', colors = '', power, toughness, loyalty, printings = ''] = cells;
  return {
    name,
    type,
    printings: Object.fromEntries(printings.split(', ').map((each) => each.split(': '))),
    ...(manaCost === '' ? {} : { manaCost: manaCost as string }),
    ...(colors === '' ? {} : { colors: colors.split(' ') }),
    ...(power === '' ? {} : { power: power as string, toughness: toughness as string }),
    ...(loyalty === '' ? {} : { loyalty: Number(loyalty) }),
  };
}
