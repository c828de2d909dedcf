// M11, 2010, as it shows itself: its cover, its colours, and the book in short.

import type { Shown } from '../../core/shown.ts';

export const shown: Shown = {
  id: 'm11',
  short: 'M11',
  year: 2010,
  print: '2010',
  line: 'planeswalkers, blockers in order, no mana burn',
  easiest: false,
  tone: { deep: '#7d5bb0', light: '#bd9fee' },
  cover: { name: 'Djinn of Wishes', colors: ['U'], types: ['creature'], subtypes: ['Djinn'] },
  frame: '2010',
  catalogue: ['m11.jsonl'],
  help: {
    lead: 'The stack, damage at once.',
    sections: [
      {
        title: 'What is special',
        points: [
          'The stack, as in Tenth, but combat damage is dealt at once: there is no answering it.',
          'Several blockers stand in line, in the order the attacker chooses; each must be given lethal damage before the next.',
          'Mana that is left over is simply gone: nothing burns.',
          'Planeswalkers fight on your side: use one of their abilities each turn, and guard them, for they can be attacked.',
        ],
      },
      {
        title: 'Its own words',
        pairs: [
          ['battlefield', 'where permanents are'],
          ['exile', 'out of the game'],
          ['cast', 'of spells; abilities are activated, lands are played'],
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
