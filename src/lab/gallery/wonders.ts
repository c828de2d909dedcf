// Scenes of two cards of the first edition that turn the game's own order about: Animate Dead and Time Vault.

import type { GalleryScene } from './scene.ts';

export const WONDERS: readonly GalleryScene[] = [
  {
    id: 'animate-dead-goes',
    title: 'Animate Dead is taken away',
    about: 'What was raised stays no longer than what raised it, by three ways of saying so.',
    study: `ann:
  in play: Swamp, Swamp
  hand: Animate Dead
ben:
  in play: Plains, Plains
  hand: Disenchant
  graveyard: Drudge Skeletons
line:
  ann casts Animate Dead at Drudge Skeletons
  all pass
  ann passes
  ben casts Disenchant at Animate Dead
  all pass
  all pass`,
    books: {
      beta: {
        is: { 'Animate Dead': 'graveyard', 'Drudge Skeletons': 'graveyard' },
        says: 'It is returned to its graveyard: that is no destruction, and no regeneration helps.',
        passage: "The card's own printing",
      },
      fifth: {
        is: { 'Animate Dead': 'graveyard', 'Drudge Skeletons': 'graveyard' },
        says: 'It is buried, and what is buried cannot regenerate.',
        passage: "The card's own printing",
      },
      portal: null,
      tenth: {
        is: { 'Animate Dead': 'graveyard', 'Drudge Skeletons': 'graveyard' },
        says: 'Its controller sacrifices it when a second ability resolves, which waits on the stack first.',
        passage: 'Abilities: Triggered abilities (T-165, T-166)',
      },
      m11: {
        is: { 'Animate Dead': 'graveyard', 'Drudge Skeletons': 'graveyard' },
        says: 'The ability resolves though the Aura is gone: whoever controls the creature sacrifices it.',
        passage: 'Triggered Abilities (M-164)',
      },
    },
  },
  {
    id: 'time-vault',
    title: 'Time Vault: a turn given, a turn taken',
    about: 'It lies tapped, a turn is skipped to untap it, and one is had for tapping it again.',
    study: `active: ben
ann:
  in play: Time Vault (tapped)
ben:
line:
  until end
  ann chooses yes
  until ann's main
  ann uses Time Vault
  all pass
  until end
  ann chooses no
  until ann's main`,
    books: {
      beta: {
        is: { 'Time Vault': 'play, tapped', 'ann cards in hand': 2, 'ben cards in hand': 1 },
        says: 'A tapped artifact does nothing, save what it says of being tapped: so it can still be untapped.',
        passage: "Spell Types: Artifacts (B-141, B-142), and the card's own printing",
      },
      fifth: {
        is: { 'Time Vault': 'play, tapped', 'ann cards in hand': 2, 'ben cards in hand': 1 },
        says: 'Its continuous effects are switched off while it is tapped, but for the one that asks for the turn.',
        passage: 'Card Effects (F-944)',
      },
      portal: null,
      tenth: {
        is: { 'Time Vault': 'play, tapped', 'ann cards in hand': 2, 'ben cards in hand': 1 },
        says: 'Tapped or not, an artifact says what it says; the extra turn waits on the stack like any ability.',
        passage: 'Abilities: Static abilities (T-158)',
      },
      m11: {
        is: { 'Time Vault': 'play, tapped', 'ann cards in hand': 2, 'ben cards in hand': 1 },
        says: 'The same as in 2007: one turn of Ben more, and then one of Ann.',
        passage: 'Static Abilities (M-158)',
      },
    },
  },
  {
    id: 'time-vault-answered',
    title: 'Time Vault destroyed in answer',
    about: 'The Vault is tapped for a turn, and Disenchant answers it.',
    study: `ann:
  in play: Time Vault
ben:
  in play: Plains, Plains
  hand: Disenchant
line:
  ann uses Time Vault
  ben casts Disenchant at Time Vault
  all pass
  until end
  until main`,
    books: {
      beta: {
        is: { 'Time Vault': 'graveyard', 'ann cards in hand': 1, 'ben cards in hand': 0 },
        says: 'What was announced happens: the turn was paid for, and the Vault is gone.',
        passage: 'Timing (B-285)',
      },
      fifth: {
        is: { 'Time Vault': 'graveyard', 'ann cards in hand': 1, 'ben cards in hand': 0 },
        says: 'Both are in one batch: the Vault is destroyed first, and its effect resolves all the same.',
        passage: 'Responses (F-591)',
      },
      portal: null,
      tenth: {
        is: { 'Time Vault': 'graveyard', 'ann cards in hand': 1, 'ben cards in hand': 0 },
        says: 'An ability on the stack does not need the permanent that it came from.',
        passage: 'Abilities: Activated abilities (T-175)',
      },
      m11: {
        is: { 'Time Vault': 'graveyard', 'ann cards in hand': 1, 'ben cards in hand': 0 },
        says: 'The ability resolves though its source has left the battlefield.',
        passage: 'Activated Abilities (M-172)',
      },
    },
  },
];
