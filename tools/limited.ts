// `npm run limited -- --set m11 --games 400`: what the computer drafters are worth, in games of the second level. A deck
// they built against a pile of two colours by chance from the same pool, and against drafters who pick by rarity.

import { buildDeck, suggestLands } from '../src/formats/limited/build.ts';
import { beginDraft, type Draft, isOver, pickedBy, viewOf, withPicks } from '../src/formats/limited/draft.ts';
import { choosePick } from '../src/formats/limited/drafter.ts';
import { definitionIn, isLand, type Judge, LIMITED_SIZE } from '../src/formats/limited/pool.ts';
import { findSet, SETS } from '../src/formats/sets/facts.ts';
import { COLORS, cardsPrintedIn, chanceFrom, RARITIES, type SetCode } from '../src/game/index.ts';
import { playLimited } from './limited/play.ts';
import { optionsOf, orStop, wholeNumber } from './options.ts';

const values = optionsOf({
  set: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
});
const games = wholeNumber('games', values.games);
const { set: said } = values;
const sets = said === undefined ? SETS.map(({ code }) => code) : [orStop(() => findSet(said)).code];

/** Rarest first, and chance among equals. */
function byRarity(set: string): Judge {
  const rank = new Map(cardsPrintedIn(set as SetCode).map(({ name, rarity }) => [name, RARITIES.indexOf(rarity)]));
  const order = new Map(
    chanceFrom(`rarity ${values.seed}`)
      .shuffled([...rank.keys()])
      .map((name, index) => [name, index]),
  );
  return (_book, name) => (rank.get(name) ?? 0) + (order.get(name) ?? 0) / 10_000;
}

/** A draft of eight in which every second seat picks by rarity alone. */
function drafted(set: string, seed: string): Draft {
  const rarity = byRarity(set);
  let draft = beginDraft({ sets: [set], seats: 8, seed });
  while (!isOver(draft)) {
    const picks = draft.packs.map((pack, seat) =>
      seat % 2 === 0
        ? choosePick(viewOf(draft, seat))
        : pack.reduce((best, name) => (rarity('', name) > rarity('', best) ? name : best)),
    );
    draft = withPicks(draft, picks);
  }
  return draft;
}

/** Cards of two colours by chance, with lands for them. */
function pile(book: string, pool: readonly string[], seed: string): string[] {
  const chance = chanceFrom(`pile ${seed}`);
  const colors = chance.shuffled(COLORS).slice(0, 2);
  const fitting = pool.filter((name) => {
    const definition = definitionIn(book, name);
    return definition !== null && !isLand(definition) && definition.colors.every((color) => colors.includes(color));
  });
  const spells = chance.shuffled(fitting).slice(0, 23);
  return [...spells, ...suggestLands(book, spells, LIMITED_SIZE - spells.length)];
}

interface Score {
  points: number;
  games: number;
}
const add = (score: Score, winner: number | null): void => {
  score.games += 1;
  score.points += winner === null ? 0.5 : winner === 0 ? 1 : 0;
};
const share = ({ points, games: all }: Score): number => Math.round((1000 * points) / all) / 10;

for (const set of sets) {
  const { book } = findSet(set);
  const piles: Score = { points: 0, games: 0 };
  const rares: Score = { points: 0, games: 0 };
  for (let index = 0; rares.games < games; index += 1) {
    const draft = drafted(set, `${values.seed} ${index}`);
    const decks = Array.from({ length: 8 }, (_, seat) => buildDeck(book, pickedBy(draft, seat)).cards);
    for (let seat = 0; seat < 8 && rares.games < games; seat += 2) {
      const own = decks[seat] as readonly string[];
      const seed = `${values.seed} ${index} ${seat}`;
      for (const swapped of [false, true]) {
        add(piles, playLimited(book, [own, pile(book, pickedBy(draft, seat), seed)], seed, swapped).winner);
        add(rares, playLimited(book, [own, decks[(seat + 3) % 8] as readonly string[]], seed, swapped).winner);
      }
    }
  }
  const row = { set, games: rares.games, againstPile: share(piles), againstRarity: share(rares) };
  console.log(
    values.json
      ? JSON.stringify(row)
      : `${set}: ${row.againstPile} % against a pile of the same pool, ${row.againstRarity} % against picks by rarity (${row.games} games each)`,
  );
}
