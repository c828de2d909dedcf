// Fifth, 1997, as it shows itself: its cover, its colours, and the book in short.

import type { Shown } from '../../core/shown.ts';

export const shown: Shown = {
  id: 'fifth',
  short: 'Fifth',
  year: 1997,
  print: '1997',
  line: 'batches, interrupt chains and damage-prevention steps',
  easiest: false,
  tone: { deep: '#a83a46', light: '#f08f99' },
  cover: { name: 'Sengir Vampire', colors: ['B'], types: ['creature'], subtypes: ['Vampire'] },
  frame: '1997',
  // The 1997 program's own table is catalogued apart (`fifth-table.jsonl`): it is no rule of the game.
  catalogue: ['fifth-rules.jsonl'],
  help: {
    lead: 'Batches, and one chance to interrupt.',
    sections: [
      {
        title: 'What is special',
        points: [
          'Instants and abilities answer one another and make a batch. When both players let it be, the batch resolves, last in, first out.',
          'Each spell can be interrupted only while it is being cast; interrupts make a chain of their own.',
          'When damage is dealt there is a moment to prevent it, and when a creature would die a moment to regenerate it.',
          'Life is looked at when a phase ends: below one you may still be saved before that.',
        ],
      },
      {
        title: 'Decks and matches',
        points: [
          'At least forty cards, as many of each as you like; one duel or the best of three; ante if you like.',
          'Whoever wins the toss chooses to play first, without a draw, or second.',
          'A hand of no lands, or of nothing else, may be shown and drawn anew, once.',
        ],
      },
      {
        title: 'Watch out',
        points: ['Unspent mana burns at the end of a phase.', 'A tapped artifact that is no creature does nothing.'],
      },
    ],
  },
};
