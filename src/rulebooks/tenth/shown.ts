// Tenth, 2007, as it shows itself: its cover, its colours, and the book in short.

import type { Shown } from '../../core/shown.ts';

export const shown: Shown = {
  id: 'tenth',
  short: 'Tenth',
  year: 2007,
  print: '2007',
  line: 'the stack, combat damage on the stack, mana burn',
  easiest: false,
  tone: { deep: '#356aa6', light: '#82b4ea' },
  cover: { name: 'Serra Angel', colors: ['W'], types: ['creature'], subtypes: ['Angel'] },
  frame: '2003',
  catalogue: ['tenth.jsonl'],
  help: {
    lead: 'The stack, with damage on it.',
    sections: [
      {
        title: 'What is special',
        points: [
          'Everything that is played goes on the stack, and the top resolves when both players pass one after the other.',
          'Combat damage goes on the stack as well: a creature may leave play, and its damage is still dealt.',
          'Unspent mana empties at the end of a phase and burns.',
          'Equipment stays when its bearer dies; of two legends of one name both are gone.',
        ],
      },
      {
        title: 'Decks and matches',
        points: [
          'At least sixty cards, no more than four of each but basic lands; one duel or the best of three.',
          'Any hand may be shuffled back for a new one with one card fewer.',
        ],
      },
    ],
  },
};
