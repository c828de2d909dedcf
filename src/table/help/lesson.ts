// A first duel, step by step, for somebody who has never played: by Portal, the easiest book.

import type { HelpPage } from './page.ts';

export const lessonPage: HelpPage = {
  topic: 'first-duel',
  title: 'Your first duel',
  line: 'Ten minutes, by Portal, the easiest of the five books.',
  steps: true,
  sections: [
    {
      title: 'Begin',
      says: [
        'On the first page choose Portal, leave everything else as it is, and press Play. You have twenty life, and so has your opponent. Whoever is at none has lost.',
        'Seven cards lie in your hand, at the lower edge. Some are lands; the others cost something, shown in their upper right corner.',
      ],
    },
    {
      title: 'Play a land',
      says: [
        'Lands pay for everything. Once in each of your turns you may put one into play: click a land that glows. It goes to your side of the table.',
      ],
    },
    {
      title: 'Play a creature',
      says: [
        'A card that costs one Forest and one land of any kind shows a green sprout and the number 1. When you have enough lands, the card glows. Click it, look which lands would be tapped, and press Enter.',
        'Tapped lands lie on their side. They stand up again when your next turn begins.',
        'A creature has two numbers: the sword is what it deals, the shield what it can bear. It cannot attack in the turn it comes.',
      ],
    },
    {
      title: 'Attack',
      says: [
        'Press the button that takes you to your attack, click the creatures that are to go, and press Done. Attackers lie down: they cannot intercept until they stand up again.',
        'For each attacker your opponent may send one creature in its way. The two then deal their damage to each other; a creature that takes as much as its shield, or more, dies. An attacker that nobody meets hits your opponent.',
      ],
    },
    {
      title: 'Intercept',
      says: [
        'When your opponent attacks, you are asked about one attacker after the other. Click a creature of yours that stands upright to send it in the way, or press Done to take the hit. Creatures that fly are met only by creatures that fly.',
      ],
    },
    {
      title: 'Sorceries',
      says: [
        'Sorceries do what they say and go to your discard pile. If one needs a target, whatever it may hit is lit.',
      ],
    },
    {
      title: 'And so on',
      says: [
        'Each turn: stand up, draw a card, play a land, play cards, attack, play cards again. The bar in the middle always says where you are and what the button will do, and if something cannot be done it says why.',
        'If you are not sure whether to attack: count what could hit you back. If you are not sure what to play: the largest creature you can pay for is seldom wrong.',
      ],
    },
  ],
};
