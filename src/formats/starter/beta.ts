// Two decks to begin with, by the rules of 1993: forty cards, as many of each as you like.

import type { Deck } from '../deck.ts';

export const betaDecks: readonly Deck[] = [
  {
    name: 'Knights and Lightning',
    line: 'White and red: knights on the ground, an angel and a dragon above, bolts for whatever stands in the way.',
    cards: {
      'Savannah Lions': 3,
      'White Knight': 2,
      'Mesa Pegasus': 2,
      'Serra Angel': 2,
      'Holy Strength': 1,
      'Healing Salve': 1,
      Disenchant: 1,
      'Hurloon Minotaur': 3,
      'Hill Giant': 2,
      'Shivan Dragon': 1,
      'Lightning Bolt': 4,
      Fireball: 1,
      Plains: 9,
      Mountain: 8,
    },
  },
  {
    name: 'Wizards of the Crypt',
    line: 'Blue and black: counter, steal and assassinate, and let the specter empty their hand.',
    cards: {
      'Merfolk of the Pearl Trident': 2,
      'Prodigal Sorcerer': 2,
      'Air Elemental': 2,
      Counterspell: 2,
      Unsummon: 2,
      'Control Magic': 1,
      'Black Knight': 2,
      'Hypnotic Specter': 2,
      'Drudge Skeletons': 2,
      'Scathe Zombies': 2,
      'Royal Assassin': 1,
      'Sengir Vampire': 1,
      Terror: 2,
      Island: 8,
      Swamp: 9,
    },
  },
];
