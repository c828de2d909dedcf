// Where the cards that turn the game's own order about were printed, and how rare they were there.

import type { Printings } from '../printings.ts';

export const wonderPrintings: Printings = {
  'Animate Dead': { LEA: 'Uncommon', LEB: 'Uncommon', '4ED': 'Uncommon', '5ED': 'Uncommon' },
  'Cyclopean Tomb': { LEA: 'Rare', LEB: 'Rare' },
  'Vesuvan Doppelganger': { LEA: 'Rare', LEB: 'Rare' },
  'Dance of Many': { '5ED': 'Rare' },
  Tetravus: { '4ED': 'Rare' },
  "Titania's Song": { '4ED': 'Rare', '5ED': 'Rare' },
  'Word of Command': { LEA: 'Rare', LEB: 'Rare' },
  'Illusionary Mask': { LEA: 'Rare', LEB: 'Rare' },
  'Time Vault': { LEA: 'Rare', LEB: 'Rare' },
};
