// Tenth Edition, "Building Your Own Deck": what a deck may hold.

import { expect } from 'vitest';
import { deckFaults } from '../../../src/formats/deck.ts';
import { example, rule } from '../../support/catalogue.ts';
import { definition } from './support.ts';

const times = (number: number, ...names: string[]): string[] =>
  names.flatMap((name) => Array<string>(number).fill(name));
const redAndGreen = [
  ...times(12, 'Mountain', 'Forest'),
  ...times(4, 'Mogg Fanatic', 'Prodigal Pyromancer'),
  ...times(2, 'Furnace Whelp'),
  ...times(4, 'Grizzly Bears', 'Kavu Climber'),
  ...times(2, 'Rushwood Dryad'),
  ...times(4, 'Incinerate', 'Giant Growth', 'Blaze'),
  ...times(2, 'Rod of Ruin', 'Primal Rage'),
];

example(
  'T-212',
  'the first two-color deck: 24 lands, 20 creatures, 12 instants and sorceries, 2 artifacts, 2 enchantments',
  () => {
    const count = (fits: (name: string) => boolean): number => redAndGreen.filter(fits).length;
    expect(redAndGreen).toHaveLength(60);
    expect(count((name) => definition(name).types.includes('land'))).toBe(24);
    expect(count((name) => definition(name).types.includes('creature'))).toBe(20);
    expect(count((name) => definition(name).types.some((type) => type === 'instant' || type === 'sorcery'))).toBe(12);
    expect(deckFaults('tenth', redAndGreen)).toEqual([]);
    expect(deckFaults('tenth', redAndGreen.slice(1)), 'at least 60 cards').toHaveLength(1);
    expect(deckFaults('tenth', [...redAndGreen, 'Blaze']), 'no fifth copy').toHaveLength(1);
  },
);

rule(['T-209', 'T-210', 'T-067'], 'any number of basic lands, four of everything else, nonbasic lands included', () => {
  expect(deckFaults('tenth', times(60, 'Forest'))).toEqual([]);
  expect(deckFaults('tenth', [...times(300, 'Forest'), ...times(4, 'Adarkar Wastes')])).toEqual([]);
  expect(deckFaults('tenth', [...times(60, 'Forest'), ...times(5, 'Adarkar Wastes')])).toHaveLength(1);
});
