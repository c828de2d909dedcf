// Random games show cards: drawn, cast, used and lost. `npm run usage` asks it of all of them; here a handful of each book.
import { expect, test } from 'vitest';
import { DUEL } from '../../src/game/index.ts';
import { Chance } from '../../tools/soak/random.ts';
import { type Deed, deedsOf, Ledger } from '../../tools/usage/ledger.ts';
import { playTable } from '../../tools/usage/play.ts';
import { Shelf } from '../../tools/usage/table.ts';
import { BOOKS } from '../support/books.ts';

/** What is left to see of these after so many games. */
function unseen(book: string, names: readonly string[], games: number): [string, Deed[]][] {
  const ledger = new Ledger(book, names);
  const shelf = new Shelf(book, ledger);
  for (let index = 0; index < games && ledger.open.size > 0; index += 1) {
    const chance = new Chance(`usage test ${book} ${index}`);
    playTable(shelf.table(chance, 2), ledger, chance, DUEL);
  }
  return [...ledger.open].map(([name, deeds]) => [name, [...deeds]]);
}

const EVERYWHERE = ['Grizzly Bears', 'Raise Dead', 'Wrath of God', 'Shivan Dragon'];
const SHOWN: { readonly [book: string]: readonly string[] } = {
  beta: [...EVERYWHERE, 'Wild Growth', 'Crusade', 'Deathgrip', 'Northern Paladin', 'Mox Pearl', 'Lightning Bolt'],
  fifth: [
    ...EVERYWHERE,
    'Mana Flare',
    'Castle',
    'Goblin Warrens',
    'Orgg',
    'Circle of Protection: Red',
    'Fyndhorn Elder',
  ],
  portal: [...EVERYWHERE, 'Cruel Tutor', 'Harsh Justice', 'Fire Dragon', "King's Assassin"],
  tenth: [...EVERYWHERE, 'Overgrowth', 'Glorious Anthem', 'Rule of Law', 'Loxodon Warhammer'],
  m11: [...EVERYWHERE, 'Gauntlet of Might', 'Mortal Combat', 'Leyline of Sanctity', 'Jace Beleren', 'Sun Titan'],
};

test.each(BOOKS)('in random games of %s a handful of cards is drawn, cast, used and lost', (book) => {
  expect(unseen(book, SHOWN[book] as readonly string[], 40)).toEqual([]);
});

test('the ledger sees nothing that did not happen', () => {
  expect(unseen('tenth', ['Shock'], 0)).toEqual([['Shock', ['drawn', 'cast']]]);
  const ledger = new Ledger('tenth', ['Serra Angel', 'Darksteel Colossus']);
  expect([...(ledger.open.get('Serra Angel') ?? [])]).toEqual(['drawn', 'cast', 'left play']);
  ledger.see('Serra Angel', 'drawn');
  ledger.see('Serra Angel', 'cast');
  expect([...(ledger.open.get('Serra Angel') ?? [])]).toEqual(['left play']);
  expect(ledger.waitsFor('Serra Angel', 'left play')).toBe(true);
  ledger.see('Serra Angel', 'left play');
  expect([...ledger.open.keys()]).toEqual(['Darksteel Colossus']);
});

test('what there is to see of a card follows from what it is', () => {
  const { definitions } = new Ledger('tenth', []);
  const of = (name: string): Deed[] =>
    deedsOf(definitions.get(name) as NonNullable<ReturnType<typeof definitions.get>>);
  expect(of('Shock')).toEqual(['drawn', 'cast']);
  expect(of('Grizzly Bears')).toEqual(['drawn', 'cast', 'left play']);
  expect(of('Prodigal Pyromancer')).toEqual(['drawn', 'cast', 'used', 'left play']);
});
