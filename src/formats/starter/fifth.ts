// Two decks to begin with, by the rules of the 1997 PC game: forty cards.

import type { Deck } from '../deck.ts';

export const fifthDecks: readonly Deck[] = [
  {
    name: 'Fire and Fang',
    line: 'Red and green: early beasts, sudden growth, and fire for the last points.',
    cards: {
      'Llanowar Elves': 2,
      'Grizzly Bears': 3,
      'Giant Spider': 2,
      'War Mammoth': 2,
      'Craw Wurm': 1,
      'Giant Growth': 2,
      Regeneration: 1,
      'Uthden Troll': 2,
      'Hill Giant': 2,
      'Ball Lightning': 1,
      'Lightning Bolt': 2,
      Incinerate: 2,
      Disintegrate: 1,
      Forest: 9,
      Mountain: 8,
    },
  },
  {
    name: 'Circle and Shade',
    line: 'White and black: healers prevent, skeletons regenerate, a shade grows until it is too late.',
    cards: {
      'Benalish Hero': 2,
      'White Knight': 2,
      'Samite Healer': 2,
      'Serra Angel': 1,
      'Healing Salve': 1,
      Disenchant: 1,
      'Circle of Protection: Red': 1,
      'Spirit Link': 1,
      'Frozen Shade': 2,
      'Drudge Skeletons': 2,
      'Bog Wraith': 2,
      'Hypnotic Specter': 1,
      'Royal Assassin': 1,
      'Sengir Vampire': 1,
      'Unholy Strength': 1,
      Terror: 2,
      Plains: 8,
      Swamp: 9,
    },
  },
];
