// What the books say of ways to play beyond a single duel: lines of cards, new sets, and levels of opponents.

import { expect } from 'vitest';
import { playMatch, type Rung } from '../../src/cli/ladder/match.ts';
import { deckFaults } from '../../src/formats/deck.ts';
import { formatNamed, cardsIn as legalCards } from '../../src/formats/legal/format.ts';
import { SETS } from '../../src/formats/sets/facts.ts';
import { cardsPrintedIn, findBook, findCard } from '../../src/game/index.ts';
import { given, play, then } from '../play.ts';
import { rule } from '../support/catalogue.ts';

const forests = (number: number): string[] => Array.from({ length: number }, () => 'Forest');

rule('P-258', 'cards of Portal may be mixed with others, by the rules of the books that have more of them', () => {
  expect(cardsPrintedIn('POR').map(({ name }) => name)).toContain('Elite Cat Warrior');
  for (const book of ['beta', 'fifth', 'tenth', 'm11'])
    expect(deckFaults(book, [...forests(58), 'Elite Cat Warrior', 'Giant Growth']), book).toEqual([]);
  // Portal itself has no instants: its own rules cannot hold them.
  expect(deckFaults('portal', [...forests(35), 'Giant Growth']).length).toBe(1);
});

rule('P-278', 'standard Magic has types, abilities and lands that Portal has not', () => {
  const kinds = (set: 'POR' | '5ED') => {
    const definitions = cardsPrintedIn(set).map(({ name }) => findCard(findBook('fifth'), name).definition);
    return {
      types: new Set(definitions.flatMap(({ types }) => types)),
      keywords: new Set(
        definitions.flatMap(({ abilities }) =>
          abilities.flatMap((each) => (each.ability === 'keyword' ? [each.keyword] : [])),
        ),
      ),
      lands: definitions.filter(({ types, supertypes }) => types.includes('land') && !supertypes.includes('basic'))
        .length,
    };
  };
  const [portal, standard] = [kinds('POR'), kinds('5ED')];
  for (const type of ['artifact', 'enchantment'] as const) {
    expect(portal.types.has(type)).toBe(false);
    expect(standard.types.has(type)).toBe(true);
  }
  for (const keyword of ['first strike', 'banding'] as const)
    expect([portal.keywords.has(keyword), standard.keywords.has(keyword)]).toEqual([false, true]);
  expect([portal.lands, standard.lands > 0]).toEqual([0, true]);
});

rule('P-270', 'standard cards act between the declaration of blockers and the damage', () => {
  for (const book of ['fifth', 'tenth', 'm11'] as const) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.attacks('Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Hill Giant');
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.until('second main');
    then('Grizzly Bears').isIn('play');
    then('Hill Giant').isIn('graveyard');
  }
});

rule('M-008', 'new sets come out year by year, and bring cards that were not there before', () => {
  const sorted = [...SETS].sort((a, b) => a.released.localeCompare(b.released));
  const numbers = sorted.map(({ released }) => legalCards(formatNamed('date', released)).length);
  expect(numbers.length).toBe(SETS.length);
  for (const [index, number] of numbers.slice(1).entries())
    expect(number).toBeGreaterThanOrEqual(numbers[index] as number);
  expect(numbers.at(-1)).toBeGreaterThan((numbers[0] as number) * 2);
});

rule(
  'B-307',
  'the rules of 1993 have no tournament: one duel, a set, a match, and nothing about formats or leagues',
  () => {
    const { match, deck } = findBook('beta').facts;
    expect(match.games).toEqual(['single', 'set of 3 wins', 'best of 3 sets']);
    expect([deck.copies, deck.sideboard]).toEqual([null, 0]);
  },
);

const rung = (level: Rung['level'], against: Rung['against']): Rung => ({
  book: 'fifth',
  level,
  against,
  seed: 'level',
  budget: null,
  variant: 'duel',
  seats: 2,
});

rule('F-716', 'the level of an opponent sets how well it plays', async () => {
  let points = 0;
  for (let index = 0; index < 10; index += 1) points += (await playMatch({ rung: rung(2, 'random'), index })).points;
  expect(points).toBeGreaterThan(7);
});
