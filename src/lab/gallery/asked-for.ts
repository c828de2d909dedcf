// Scenes of cards that people ask for first: the dead that are raised, and the turn that is put away for later.

import type { GalleryScene } from './scene.ts';

export const ASKED_FOR: readonly GalleryScene[] = [
  {
    id: 'animate-dead',
    title: 'Animate Dead answered by Disenchant',
    about: 'A creature that does something when it comes is raised, and the Aura is destroyed as soon as it is there.',
    study: `ann:
  in play: Swamp, Swamp
  hand: Animate Dead
ben:
  in play: Plains, Plains
  hand: Disenchant
  graveyard: Venerable Monk
line:
  ann casts Animate Dead at Venerable Monk
  ann passes
  ben passes
  ann passes
  ben casts Disenchant at Animate Dead
  all pass`,
    books: {
      beta: {
        is: { ann: 22, 'Venerable Monk': 'graveyard', 'Animate Dead': 'graveyard' },
        says: 'The creature comes with the enchantment, at once: its two life are gained before anybody can say a word.',
        passage: 'Spell Types: Enchantments (B-151)',
      },
      fifth: {
        is: { ann: 22, 'Venerable Monk': 'graveyard', 'Animate Dead': 'graveyard' },
        says: 'What an enchantment does as it comes, it does at once; the Monk is there, gives life, and is buried.',
        passage: 'Resolving Existing Effects (F-572)',
      },
      portal: null,
      tenth: {
        is: { ann: 20, 'Venerable Monk': 'graveyard', 'Animate Dead': 'graveyard' },
        says: 'Raising is an ability on the stack: without the Aura it does nothing, and the Monk never comes.',
        passage: 'Abilities: Triggered abilities (T-165)',
      },
      m11: {
        is: { ann: 20, 'Venerable Monk': 'graveyard', 'Animate Dead': 'graveyard' },
        says: 'The ability goes on the stack and can be answered: the Aura is gone when it resolves.',
        passage: 'Triggered Abilities (M-163)',
      },
    },
  },
];
