// Two decks to begin with, by the rules of Tenth Edition: sixty cards, four of each at most.

import type { Deck } from '../deck.ts';

export const tenthDecks: readonly Deck[] = [
  {
    name: 'Furnace and Fang',
    line: 'Red and green: elves into trolls, fanatics that go off with damage on the stack.',
    cards: {
      'Llanowar Elves': 4,
      'Grizzly Bears': 4,
      'Troll Ascetic': 3,
      'Viridian Shaman': 1,
      'Giant Spider': 2,
      'Kavu Climber': 2,
      'Giant Growth': 2,
      'Mogg Fanatic': 4,
      'Prodigal Pyromancer': 3,
      'Furnace Whelp': 3,
      'Siege-Gang Commander': 2,
      'Shivan Dragon': 1,
      Incinerate: 4,
      'Loxodon Warhammer': 1,
      Forest: 12,
      Mountain: 12,
    },
  },
  {
    name: 'Tower of Thought',
    line: 'White and blue: pacify, cancel, draw, and finish with angels.',
    cards: {
      'Savannah Lions': 4,
      'Benalish Knight': 3,
      'Skyhunter Skirmisher': 3,
      'Samite Healer': 2,
      'Serra Angel': 3,
      Pacifism: 4,
      'Holy Day': 1,
      'Aven Fisher': 3,
      'Thieving Magpie': 3,
      'Air Elemental': 2,
      Cancel: 3,
      Unsummon: 2,
      Tidings: 2,
      'Whispersilk Cloak': 1,
      Plains: 12,
      Island: 12,
    },
  },
];
