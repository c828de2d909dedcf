// `npm run facts -- --from FILE`: writes the facts of all cards (name, cost, type, colours, size, rarity in each set; never
// their wording) into the project, from a list of cards in JSON, so that tests can compare the pool with them anywhere.

import { readFileSync, writeFileSync } from 'node:fs';
import { FACTS_FILE, type Fact, writeFacts } from './facts/lines.ts';
import { optionsOf } from './options.ts';

const { from } = optionsOf({ from: { type: 'string' } });
if (from === undefined) {
  process.stderr.write('Which list of cards? Say --from FILE: a JSON list of cards with name, type, manaCost …\n');
  process.exit(2);
}
const cards = JSON.parse(readFileSync(from, 'utf8')) as readonly Fact[];
writeFileSync(FACTS_FILE, writeFacts(cards));
console.log(`${cards.length} cards written.`);
