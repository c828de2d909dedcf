// `npm run words`: which words of the language the cards of the pool are written in, how many cards use each, and which
// serve one card only. `-- --json` prints a line for each kind; `-- --of effects` lists the cards of every word of a kind.

import { POOL } from '../src/cards/pool.ts';
import { oneOf, optionsOf } from './options.ts';
import { KINDS, usedOnce, wordsUsed } from './words/count.ts';

const values = optionsOf({
  json: { type: 'boolean', default: false },
  /** Only this kind, with the cards that use each of its words. */
  of: { type: 'string' },
});

if (values.of !== undefined) oneOf('kind', KINDS, values.of);
const used = wordsUsed(POOL);
for (const kind of KINDS) {
  if (values.of !== undefined && values.of !== kind) continue;
  const words = [...(used.get(kind) ?? [])].sort(
    ([a, left], [b, right]) => right.size - left.size || a.localeCompare(b),
  );
  const once = usedOnce(used, kind);
  if (values.json) console.log(JSON.stringify({ kind, words: words.length, once: once.length }));
  else if (values.of !== undefined)
    for (const [word, cards] of words) console.log(`${word} ${cards.size}: ${[...cards].slice(0, 12).join(', ')}`);
  else {
    console.log(`${kind}: ${words.length} words, ${once.length} of them used by one card`);
    console.log(`  ${words.map(([word, cards]) => `${word} ${cards.size}`).join(' · ')}`);
  }
}
