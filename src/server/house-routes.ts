// What a page asks of house rules: what a text means, in what it differs from its book, and what else could be changed.

import type { FastifyInstance } from 'fastify';
import {
  BadInput,
  BOOK_IDS,
  type Changeable,
  changeables,
  differences,
  findBook,
  type HouseWords,
  houseBook,
  houseFaults,
  readHouse,
  writeHouse,
  writeValue,
} from '../game/index.ts';
import { type HouseFact, type HouseInfo, houseSchema } from '../protocol/setup.ts';

const NOTHING: Omit<HouseInfo, 'faults'> = {
  text: '',
  name: '',
  book: '',
  changes: {},
  facts: [],
  differences: [],
  lengths: [],
  ante: 'no',
};

const hintOf = ({ values }: Changeable): string => {
  if (values.kind === 'number') return `${values.from} to ${values.to}${values.none ? ', or none' : ''}`;
  return values.kind === 'some of' ? `with commas: ${values.choices.join(', ')}` : '';
};

function factsOf(words: HouseWords, isFitting: boolean): HouseFact[] {
  const parent = findBook(words.parent);
  const changed = isFitting ? differences(houseBook(words)) : [];
  return changeables(parent, isFitting ? words.changes : {}).map((each) => {
    const said = words.changes[each.path];
    const { path, says, passage, value: was } = each;
    const now = changed.find((other) => other.path === path)?.is ?? (said === undefined ? was : writeValue(said));
    return {
      path,
      says,
      was,
      now,
      passage,
      choices: each.values.kind === 'one of' ? each.values.choices : [],
      hint: hintOf(each),
    };
  });
}

/** A text that cannot be read at all is told as a fault too: it is being written. */
function houseInfo(text: string): HouseInfo {
  let words: HouseWords;
  try {
    words = readHouse(text);
  } catch (error) {
    if (error instanceof BadInput) return { ...NOTHING, faults: [error.message] };
    throw error;
  }
  const faults = houseFaults(words);
  const changes = Object.fromEntries(Object.entries(words.changes).map(([path, value]) => [path, writeValue(value)]));
  const info = { ...NOTHING, name: words.name, book: words.parent, changes, faults };
  const isBook = (BOOK_IDS as readonly string[]).includes(words.parent);
  if (faults.length > 0) return { ...info, facts: isBook ? factsOf(words, false) : [] };
  const book = houseBook(words);
  return {
    ...info,
    text: writeHouse(words),
    facts: factsOf(words, true),
    differences: differences(book),
    lengths: book.facts.match.games,
    ante: book.facts.start.ante,
  };
}

export function houseRoutes(server: FastifyInstance): void {
  server.post('/api/house', async (request): Promise<HouseInfo> => houseInfo(houseSchema.parse(request.body).text));
}
