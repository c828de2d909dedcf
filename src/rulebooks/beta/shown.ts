// Beta, 1993, as it shows itself: its cover, its colours, and the book in short.

import type { Shown } from '../../core/shown.ts';

export const shown: Shown = {
  id: 'beta',
  short: 'Beta',
  year: 1993,
  print: '1993',
  line: 'interrupts at once, everything else at the same time; one attack in the main phase; ante',
  easiest: false,
  tone: { deep: '#8a5f1d', light: '#dcae62' },
  cover: { name: 'Hill Giant', colors: ['R'], types: ['creature'], subtypes: ['Giant'] },
  frame: '1993',
  catalogue: ['beta.jsonl'],
  help: {
    lead: 'Everything happens at once.',
    sections: [
      {
        title: 'What is special',
        points: [
          'Interrupts come first and take effect at once; everything else that was cast together resolves at the same time.',
          'Where the order matters, the player who cast last decides it.',
          'One attack, inside the main phase; you may cast spells before and after it.',
          'Mana that is left at the end of a phase burns you: one life for each.',
          'Each player puts up a card as ante, and the winner keeps both.',
        ],
      },
      {
        title: 'Decks and matches',
        points: [
          'At least forty cards, as many of each as you like.',
          'A duel is one game; a set goes to whoever first wins three duels; a match is the best of three sets.',
          'No new hands: you play what you are dealt.',
        ],
      },
      {
        title: 'Watch out',
        points: [
          'A tapped blocker deals no damage, and a tapped artifact does nothing.',
          'Nobody loses in the middle: life is looked at when everything cast together has happened.',
        ],
      },
    ],
  },
};
