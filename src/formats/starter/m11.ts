// Two decks to begin with, by the rules of Magic 2011: sixty cards, four of each at most.

import type { Deck } from '../deck.ts';

export const m11Decks: readonly Deck[] = [
  {
    name: "Garruk's Hunt",
    line: 'Green and white: elves, beasts out of nowhere, and an angel that ends the argument.',
    cards: {
      'Llanowar Elves': 4,
      'Elvish Visionary': 3,
      'Runeclaw Bear': 3,
      'Deadly Recluse': 3,
      'Sacred Wolf': 2,
      'Kalonian Behemoth': 1,
      'Giant Growth': 2,
      'Garruk Wildspeaker': 2,
      'Honor Guard': 1,
      'White Knight': 4,
      'Blinding Mage': 2,
      'Serra Angel': 2,
      'Baneslayer Angel': 1,
      'Captain of the Watch': 2,
      Pacifism: 3,
      'Armored Ascension': 1,
      Forest: 12,
      Plains: 12,
    },
  },
  {
    name: 'Embers at Midnight',
    line: 'Black and red: small vampires, quick goblins, and Chandra with the last word.',
    cards: {
      'Acolyte of Xathrid': 1,
      'Child of Night': 4,
      'Ravenous Rats': 3,
      'Severed Legion': 2,
      'Looming Shade': 2,
      Nightmare: 1,
      Assassinate: 2,
      Terror: 2,
      'Raging Goblin': 4,
      'Goblin Chieftain': 3,
      'Prodigal Pyromancer': 2,
      'Siege-Gang Commander': 2,
      'Lightning Bolt': 4,
      Fireball: 2,
      'Chandra Nalaar': 2,
      Swamp: 12,
      Mountain: 12,
    },
  },
];
