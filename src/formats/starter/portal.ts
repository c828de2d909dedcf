// Two decks to begin with, by the rules of Portal: thirty-five cards, creatures and sorceries.

import type { Deck } from '../deck.ts';

export const portalDecks: readonly Deck[] = [
  {
    name: 'March of the Goblins',
    line: 'Red and green: attack on the first turn and every turn after it.',
    cards: {
      'Raging Goblin': 3,
      'Hulking Goblin': 2,
      'Fire Imp': 2,
      'Raging Minotaur': 2,
      'Lava Axe': 2,
      Blaze: 1,
      'Grizzly Bears': 3,
      'Rowan Treefolk': 2,
      'Monstrous Growth': 2,
      'Craw Wurm': 1,
      Mountain: 8,
      Forest: 7,
    },
  },
  {
    name: 'Sky Patrol',
    line: 'White and blue: hold the ground, and win in the air.',
    cards: {
      'Devoted Hero': 2,
      'Armored Pegasus': 3,
      'Regal Unicorn': 2,
      'Seasoned Marshal': 1,
      'Serra Angel': 1,
      Steadfastness: 1,
      'Merfolk of the Pearl Trident': 2,
      'Snapping Drake': 3,
      'Aven Fisher': 1,
      'Air Elemental': 1,
      'Time Ebb': 2,
      Divination: 1,
      Plains: 8,
      Island: 7,
    },
  },
];
