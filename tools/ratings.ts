// `npm run ratings -- --set m11 --games 4000`: plays games between decks built from sealed pools, and writes how much more
// often whoever saw a card won than the average, as data for the drafters (`src/formats/limited/ratings/`).

import { writeFileSync } from 'node:fs';
import { draftWorth } from '../src/bots/card-worth.ts';
import { buildDeck } from '../src/formats/limited/build.ts';
import { definitionIn, isBasic, type Judge } from '../src/formats/limited/pool.ts';
import { cardsOfPacks, openSealed } from '../src/formats/limited/sealed.ts';
import { findSet } from '../src/formats/sets/facts.ts';
import { chanceFrom } from '../src/game/index.ts';
import { playLimited } from './limited/play.ts';
import { optionsOf, orStop, wholeNumber } from './options.ts';

const values = optionsOf({
  set: { type: 'string', default: 'M11' },
  games: { type: 'string', default: '4000' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
});
const games = wholeNumber('games', values.games);
const set = orStop(() => findSet(values.set));
/** So many games that nobody saw pull a card's rating towards the average: few games say little. */
const DOUBT = 60;

/** The words of the cards alone, and some chance, so that every card comes into decks. */
function curious(seed: string): Judge {
  const chance = chanceFrom(`curious ${seed}`);
  const whims = new Map<string, number>();
  return (book, name) => {
    const definition = definitionIn(book, name);
    if (definition === null) return 0;
    if (!whims.has(name)) whims.set(name, chance.below(100) / 50);
    return draftWorth(definition) + (whims.get(name) as number);
  };
}

const seen = new Map<string, { games: number; won: number }>();
for (let index = 0; index < games; index += 2) {
  const seed = `${values.seed} ${index}`;
  const pools = openSealed({ set: set.code, seats: 2, seed }).map(cardsOfPacks);
  const decks = pools.map((pool, seat) => buildDeck(set.book, pool, curious(`${seed} ${seat}`)).cards);
  for (const swapped of [false, true]) {
    const result = playLimited(set.book, decks, seed, swapped);
    result.seen.forEach((cards, deck) => {
      for (const name of new Set(cards)) {
        const entry = seen.get(name) ?? { games: 0, won: 0 };
        entry.games += 1;
        entry.won += result.winner === null ? 0.5 : result.winner === deck ? 1 : 0;
        seen.set(name, entry);
      }
    });
  }
}

// Whoever sees more cards has lived longer: what counts is the difference to the other cards, not to a half.
const spells = [...seen].filter(([name]) => {
  const definition = definitionIn(set.book, name);
  return definition !== null && !isBasic(definition);
});
const all = spells.reduce((sum, [, entry]) => ({ games: sum.games + entry.games, won: sum.won + entry.won }), {
  games: 0,
  won: 0,
});
const average = all.won / all.games;
const ratings = Object.fromEntries(
  spells
    .map(([name, entry]): [string, number] => [
      name,
      Math.round((1000 * (entry.won - average * entry.games)) / (entry.games + DOUBT)),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
const file = new URL(`../src/formats/limited/ratings/${set.code.toLowerCase()}.json`, import.meta.url);
const data = { set: set.code, seed: values.seed, games, average: Math.round(average * 1000), ratings };
if (values.json) console.log(JSON.stringify(data));
else {
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  const best = Object.entries(ratings).sort(([, a], [, b]) => b - a);
  console.log(`${set.name}: ${games} games, ${best.length} cards rated`);
  console.log(
    `best: ${best
      .slice(0, 12)
      .map(([name, rate]) => `${name} ${rate}`)
      .join(', ')}`,
  );
  console.log(
    `worst: ${best
      .slice(-12)
      .map(([name, rate]) => `${name} ${rate}`)
      .join(', ')}`,
  );
}
