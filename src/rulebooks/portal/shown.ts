// Portal, 1997, as it shows itself: its cover, its colours, and the book in short.

import type { Shown } from '../../core/shown.ts';

export const shown: Shown = {
  id: 'portal',
  short: 'Portal',
  year: 1997,
  print: 'Portal',
  line: 'the simple rules: no responses, attackers intercepted one at a time',
  easiest: true,
  tone: { deep: '#2f7555', light: '#76c9a3' },
  cover: { name: 'Forest', colors: ['G'], types: ['land'], subtypes: ['Forest'] },
  frame: 'simple',
  catalogue: ['portal.jsonl'],
  help: {
    lead: 'Lands, creatures, sorceries. No more.',
    sections: [
      {
        title: 'What is special',
        points: [
          'A card is played and happens. Nobody answers; there is no chain and no pool of mana.',
          'Lands pay directly: to play a card you tap the lands it costs.',
          'Attackers are met one at a time: your opponent decides for each of them who intercepts it, and that fight is over before the next.',
          'On the cards a sword stands before the power and a shield before the toughness.',
        ],
      },
      {
        title: 'Its own words',
        pairs: [
          ['intercept', 'what other books call to block'],
          ['discard pile', 'what other books call the graveyard'],
          ['offense and defense', 'what other books call power and toughness'],
        ],
      },
      {
        title: 'Decks',
        points: [
          'Thirty-five cards are enough.',
          'The booklet offers more rules for those who want them: a new hand, larger decks, a discard at the end of a turn. They stand on the first page, under Play.',
        ],
      },
    ],
  },
};
