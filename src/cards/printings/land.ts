// Where each land was printed and how rare it was there, for the cards that came with whole sets and starter decks.

import type { Printings } from '../printings.ts';

export const landPrintings: Printings = {
  Badlands: { LEA: 'Rare', LEB: 'Rare' },
  'Battlefield Forge': { '10E': 'Rare' },
  Bayou: { LEA: 'Rare', LEB: 'Rare' },
  Brushland: { '5ED': 'Rare', '10E': 'Rare' },
  'Caves of Koilos': { '10E': 'Rare' },
  'Dragonskull Summit': { M10: 'Rare', M11: 'Rare' },
  'Drowned Catacomb': { M10: 'Rare', M11: 'Rare' },
  'Gargoyle Castle': { M10: 'Rare' },
  'Glacial Fortress': { M10: 'Rare', M11: 'Rare' },
  'Karplusan Forest': { '5ED': 'Rare', '10E': 'Rare' },
  'Llanowar Wastes': { '10E': 'Rare' },
  'Mystifying Maze': { M11: 'Rare' },
  Plateau: { LEA: 'Rare', LEB: 'Rare' },
  'Rootbound Crag': { M10: 'Rare', M11: 'Rare' },
  Savannah: { LEA: 'Rare', LEB: 'Rare' },
  Scrubland: { LEA: 'Rare', LEB: 'Rare' },
  'Shivan Reef': { '10E': 'Rare' },
  'Strip Mine': { '4ED': 'Uncommon' },
  'Sulfurous Springs': { '5ED': 'Rare', '10E': 'Rare' },
  'Sunpetal Grove': { M10: 'Rare', M11: 'Rare' },
  Taiga: { LEA: 'Rare', LEB: 'Rare' },
  'Terramorphic Expanse': { '10E': 'Common', M10: 'Common', M11: 'Common' },
  'Tropical Island': { LEA: 'Rare', LEB: 'Rare' },
  Tundra: { LEA: 'Rare', LEB: 'Rare' },
  'Underground River': { '5ED': 'Rare', '10E': 'Rare' },
  'Underground Sea': { LEA: 'Rare', LEB: 'Rare' },
  'Volcanic Island': { LEB: 'Rare' },
  'Yavimaya Coast': { '10E': 'Rare' },
};
