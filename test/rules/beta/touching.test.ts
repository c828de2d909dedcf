// Beta, "Timing" (p. 30): effects that touch different things are never tried against each other. Random batches on random
// boards show that whoever is asked is asked all the same as if everything were tried.

import { expect, test } from 'vitest';
import type { ChainItem } from '../../../src/core/state.ts';
import { type Answer, chanceFrom, fromPosition, type Game } from '../../../src/game/index.ts';
import { Orders } from '../../../src/rulebooks/parts/orders.ts';

const HANDS = [
  ...['Lightning Bolt', 'Shock', 'Giant Growth', 'Unsummon', 'Healing Salve', 'Terror', 'Twiddle', 'Howl from Beyond'],
  ...['Disenchant', 'Swords to Plowshares', 'Drain Life', 'Earthquake', 'Hurricane', 'Wrath of God', 'Holy Strength'],
  ...['Unholy Strength', 'Clone', 'Hill Giant', 'Stone Rain', 'Psionic Blast', 'Jump', 'Control Magic', 'Raise Dead'],
  ...['Ancestral Recall', 'Mind Twist', 'Shatter', 'Phantasmal Terrain', 'Crusade'],
];
const BOARDS = [
  ...[
    'Grizzly Bears',
    'Hill Giant',
    'Serra Angel',
    'White Knight',
    'Black Knight',
    'Prodigal Sorcerer',
    'Uthden Troll',
  ],
  ...['Drudge Skeletons', 'Nightmare', 'Swamp', 'Island', 'Crusade', 'Soul Net', 'Shivan Dragon', 'Pestilence'],
  ...['Goblin King', "Mons's Goblin Raiders", 'Lord of Atlantis', 'Merfolk of the Pearl Trident', 'Royal Assassin'],
  ...['Sengir Vampire', 'Hypnotic Specter', 'Sol Ring', 'Howling Mine', 'Samite Healer', 'Sedge Troll', 'Sea Serpent'],
  ...['Lord of the Pit', 'Rod of Ruin', 'Circle of Protection: Red'],
];
const MANA = 'RRRRRRRRGGGGGGUUUUUUUUWWWWWWWWBBBBBBBBBBCCCCCCCC';
const MOST = 5;

/** A game in which up to five things wait, announced at random; null if it did not come to two. */
function batch(seed: number): Game | null {
  const chance = chanceFrom(`batch ${seed}`);
  const some = (number: number, from: readonly string[]): string[] =>
    Array.from({ length: number }, () => from[chance.below(from.length)] as string);
  const seat = () => ({
    hand: some(7, HANDS),
    mana: MANA,
    inPlay: some(5, BOARDS),
    library: some(10, HANDS),
    graveyard: ['Hill Giant'],
  });
  const game = fromPosition({ book: 'beta', seed, seats: { ann: seat(), ben: seat() } });
  for (let i = 0; i < 60 && game.question !== null; i += 1) {
    const { question } = game;
    const { chain } = game.state;
    const legal = game.legalAnswers();
    const acts = legal.filter(({ kind }) => kind === 'cast' || kind === 'use');
    if (question.ask === 'act' && question.window !== 'main' && chain.length === 0) return null;
    const enough = chain.length >= MOST || acts.length === 0 || chance.below(4) === 0;
    if (question.ask === 'act' && enough && chain.length > 1 && question.window !== 'interrupt') return game;
    const from = question.ask !== 'act' ? legal : enough ? legal.filter(({ kind }) => kind === 'pass') : acts;
    if (from.length === 0) return null;
    game.answer(from[chance.below(from.length)] as Answer);
  }
  return null;
}

test('who is asked for an order does not depend on what is left untried', { timeout: 240_000 }, () => {
  let asked = 0;
  let placed = 0;
  for (let seed = 0; seed < 120; seed += 1) {
    const game = batch(seed);
    if (game === null) continue;
    const m = game.inside.trial();
    const { chain } = m.state;
    const [some, all] = [new Orders(m), new Orders(m, [chain])];
    let order: readonly ChainItem[] = [];
    for (const item of chain) {
      const places = all.placesFor(order, item);
      expect(some.placesFor(order, item).length, `batch ${seed}, item ${chain.indexOf(item)}`).toBe(places.length);
      placed += 1;
      if (places.length > 1) asked += 1;
      order = places.at(-1) as readonly ChainItem[];
    }
  }
  expect(placed).toBeGreaterThan(150);
  expect(asked).toBeGreaterThan(8);
});
