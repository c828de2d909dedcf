// Each book in short: what is special about it, how it differs from the others, and the words it uses.

import type { HelpPage } from './page.ts';

export const bookPages: readonly HelpPage[] = [
  {
    topic: 'beta',
    title: 'Beta, 1993',
    line: 'Everything happens at once.',
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
  {
    topic: 'fifth',
    title: 'Fifth, 1997',
    line: 'Batches, and one chance to interrupt.',
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
  {
    topic: 'portal',
    title: 'Portal, 1997',
    line: 'Lands, creatures, sorceries. No more.',
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
  {
    topic: 'tenth',
    title: 'Tenth, 2007',
    line: 'The stack, with damage on it.',
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
  {
    topic: 'm11',
    title: 'M11, 2010',
    line: 'The stack, damage at once.',
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
];
