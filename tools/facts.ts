// `npm run facts -- --from FILE`: writes the facts of all cards (name, cost, type, colours, size, rarity in each set; never
// their wording) into the project, from a list of cards in JSON, so that tests can compare the pool with them anywhere.

import { readFileSync, writeFileSync } from 'node:fs';
import { FACTS_FILE, type Fact, writeFacts } from './facts/lines.ts';
import { optionsOf, stop } from './options.ts';

const { from } = optionsOf({ from: { type: 'string' } });
if (from === undefined) stop('Which list of cards? Say --from FILE: a JSON list of cards with name, type, manaCost …');

/** What the file holds, where it is such a list. */
function listIn(file: string): readonly Fact[] {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(found) && found.length > 0 && found.every((each) => typeof each?.name === 'string')) return found;
  } catch (error) {
    return stop(`'${file}' cannot be read: ${(error as Error).message}`);
  }
  return stop(`'${file}' is no list of cards: it must be a JSON list of cards with name, type, manaCost …`);
}

const cards = listIn(from);
writeFileSync(FACTS_FILE, writeFacts(cards));
console.log(`${cards.length} cards written.`);
