// Help on the table itself: how a duel is played here, whatever the book.

import type { HelpPage } from './page.ts';

export const tablePage: HelpPage = {
  topic: 'table',
  title: 'At the table',
  line: 'How a duel is played here, by any of the books.',
  sections: [
    {
      title: 'Four rules for the eye',
      pairs: [
        [
          'It glows green',
          'You may use it now. A click does the main thing: play a land, cast a spell, use an ability.',
        ],
        ['It pulses amber', 'You must choose it or do it before play goes on.'],
        ['It is drawn dashed', 'It would happen: a card that would arrive, a land that would be tapped to pay.'],
        ['A "no" has a reason', 'What is not allowed says why, and names the passage of the book.'],
      ],
    },
    {
      title: 'The situation bar',
      says: [
        'The bar across the middle says what is going on and whose answer is awaited. Its large button says what it will do: pass, attack with two creatures, pay so. Nothing ever covers it.',
        'The second button takes back an announcement that is not finished, or is the other of two choices. What revealed nothing can be undone.',
      ],
    },
    {
      title: 'Phases, runs and stops',
      says: [
        'The phase bar shows both turns in the order of the book; the present phase is lit. Click a phase to run to it: everything on the way is passed, and the run halts when something happens that you must see.',
        'A right click on a phase, or S, sets a stop there. Play halts at a stop every turn until you take it away. The browser remembers your stops for each book.',
      ],
    },
    {
      title: 'Casting and paying',
      points: [
        'Click a lit card in your hand. You are asked for its targets, for X, for anything else it leaves open, and then for the payment.',
        'The lands that would be tapped are ringed before they are. Press Enter to pay so, or P to choose them yourself.',
        'X is chosen over the spell, with what each X costs and does: arrows step, digits write it, Enter takes it.',
        'A double click casts and pays by itself: with lands only, and never with those you have marked. In the mana pool it spends all of a colour.',
        'Where the book burns unspent mana, you are warned before it would hurt.',
      ],
    },
    {
      title: 'Combat',
      points: [
        'Click the creatures that attack, then press Done. A takes all that may attack.',
        'To block or intercept, click one of your creatures, then the attacker it is to meet.',
        'The combat window shows who meets whom, and what would happen with what you have chosen so far if nobody did anything more.',
        'Where damage is to be divided or blockers put in order, the window asks for it.',
      ],
    },
    {
      title: 'Windows and piles',
      points: [
        'A click on a graveyard, on the removed cards or on the ante opens them to look through.',
        'What waits to happen stands in the window of the chain, the newest on top, with arrows to its targets.',
        'A right click, a long press or the menu key opens a small menu with everything that can be done there.',
        'The card under the pointer is shown large, in the words of the book; Z shows it larger.',
      ],
    },
    {
      title: 'After the duel',
      says: [
        'A duel that is over can be looked at again, step by step or turn by turn: from its result, or from the list of replays. H opens both hands.',
      ],
    },
  ],
};

export const keysPage: HelpPage = {
  topic: 'keys',
  title: 'Keys',
  line: 'Everything at the table can be done without a mouse.',
  sections: [
    {
      title: 'In a duel',
      keys: true,
      pairs: [
        ['Enter', 'what the large button says'],
        ['Space', 'what the second button says'],
        ['Esc', 'back, cancel, close the window'],
        ['1 – 9', 'a card of your hand, or the number that is asked for'],
        ['← ↑ → ↓', 'from card to card; one more or one less of a number'],
        ['A', 'attack with everything that may'],
        ['N', 'run to the next phase, or pass'],
        ['E', 'run to the end of the turn'],
        ['P', 'pay by hand'],
        ['U', 'undo'],
        ['S', 'set a stop, or take it away'],
        ['L', 'the log'],
        ['Z', 'the card in full'],
        ['M', 'the small menu'],
        ['O', 'options'],
        ['?', 'all keys'],
      ],
    },
    {
      title: 'Looking at a duel again',
      keys: true,
      pairs: [
        ['← →', 'a step back, a step on'],
        ['↑ ↓', 'a turn back, a turn on'],
        ['Home, End', 'the first and the last step'],
        ['H', 'both hands'],
      ],
    },
    {
      title: 'In the deck builder',
      keys: true,
      pairs: [
        ['↑ ↓', 'from card to card'],
        ['Enter or +', 'one more'],
        ['− or Del', 'one fewer'],
      ],
    },
    { title: 'On the first page', keys: true, pairs: [['Enter', 'play']] },
  ],
};
