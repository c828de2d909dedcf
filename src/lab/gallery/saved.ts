// Scenes of what saves a creature or a player: regeneration, deathtouch, lifelink.

import type { GalleryScene } from './scene.ts';

export const SAVED: readonly GalleryScene[] = [
  {
    id: 'skeletons',
    title: 'Regeneration in a fight',
    about: 'A creature that regenerates in a fight.',
    study: `ann:
  in play: Hill Giant
ben:
  in play: Drudge Skeletons, Swamp
line:
  ann attacks with Hill Giant
  ben blocks Hill Giant with Drudge Skeletons
  until regeneration
  ben uses Drudge Skeletons
  until second main`,
    books: {
      beta: {
        is: { 'Drudge Skeletons': 'play, tapped' },
        says: 'At the very moment at which it would go to the graveyard, and not before.',
        passage: 'Regeneration (B-252, B-255)',
      },
      fifth: {
        is: { 'Drudge Skeletons': 'play, tapped' },
        says: 'The same moment, after the damage-prevention step.',
        passage: 'Regeneration (F-502, F-503, F-516)',
      },
      portal: null,
      tenth: {
        is: { 'Drudge Skeletons': 'play, tapped' },
        says: 'A shield made beforehand replaces the next destruction.',
        passage: 'Glossary: Regenerate (T-438)',
      },
      m11: {
        is: { 'Drudge Skeletons': 'play, tapped' },
        says: 'The same.',
        passage: 'Glossary: Regenerate (M-478, M-479)',
      },
    },
  },
  {
    id: 'assassin',
    title: 'The Assassin and the Skeletons',
    about: 'An attacker is destroyed, regenerates, and attacks on?',
    study: `ann:
  in play: Drudge Skeletons, Swamp
ben:
  in play: Royal Assassin
line:
  ann attacks with Drudge Skeletons
  ben uses Royal Assassin at Drudge Skeletons
  ann uses Drudge Skeletons
  until second main`,
    books: {
      beta: {
        is: { ben: 19, 'Drudge Skeletons': 'play' },
        says: 'The book only says that it ends up tapped: it is still attacking, and deals its damage.',
        passage: 'Regeneration (B-251, B-255)',
      },
      fifth: {
        is: { ben: 20, 'Drudge Skeletons': 'play' },
        says: 'It stays in the attack but neither deals nor takes combat damage.',
        passage: 'Regeneration (F-464, F-530)',
      },
      portal: null,
      tenth: {
        is: { ben: 20, 'Drudge Skeletons': 'play' },
        says: 'Regenerating removes it from combat.',
        passage: 'Glossary: Regenerate (T-438)',
      },
      m11: {
        is: { ben: 20, 'Drudge Skeletons': 'play' },
        says: 'The same.',
        passage: 'Glossary: Regenerate (M-478, M-479)',
      },
    },
  },
  {
    id: 'weak-skeletons',
    title: 'Regeneration without toughness',
    about: 'Regeneration of a creature without toughness.',
    study: `ann:
  in play: Swamp
  hand: Weakness
ben:
  in play: Drudge Skeletons, Swamp
line:
  ann casts Weakness at Drudge Skeletons
  all pass
  ben uses Drudge Skeletons
  all pass`,
    books: {
      beta: {
        is: { 'Drudge Skeletons': 'graveyard' },
        says: 'It may be saved, and is about to go at once again, until there is no mana left.',
        passage: 'Regeneration (B-252)',
      },
      fifth: {
        is: { 'Drudge Skeletons': 'graveyard' },
        says: 'As often as it is regenerated it still has no toughness.',
        passage: 'Regeneration (F-520)',
      },
      portal: null,
      tenth: {
        is: { 'Drudge Skeletons': 'graveyard' },
        says: 'It is put into the graveyard, not destroyed: there is nothing to replace.',
        passage: 'Zones: Graveyard (T-097)',
      },
      m11: {
        is: { 'Drudge Skeletons': 'graveyard' },
        says: 'The same.',
        passage: 'Glossary: Regenerate (M-482)',
      },
    },
  },
  {
    id: 'recluse',
    title: 'Deathtouch and one shield',
    about: 'One regeneration against deathtouch.',
    study: `ann:
  in play: Deadly Recluse
ben:
  in play: Drudge Skeletons, Swamp
line:
  ann attacks with Deadly Recluse
  ben blocks Deadly Recluse with Drudge Skeletons
  until regeneration
  ben uses Drudge Skeletons
  until second main`,
    books: {
      beta: {
        is: { 'Drudge Skeletons': 'graveyard' },
        says: 'The book does not know the word; as the card has it the creature is destroyed a second time.',
        passage: '(not in the book)',
      },
      fifth: {
        is: { 'Drudge Skeletons': 'graveyard' },
        says: 'The same.',
        passage: '(not in the book)',
      },
      portal: null,
      tenth: {
        is: { 'Drudge Skeletons': 'graveyard' },
        says: 'A triggered ability: it destroys what the shield has just saved.',
        passage: 'Abilities (T-164)',
      },
      m11: {
        is: { 'Drudge Skeletons': 'play' },
        says: 'A part of the damage: it is destroyed once, and one shield is enough.',
        passage: 'Glossary: Deathtouch (M-376)',
      },
    },
  },
  {
    id: 'lifelink',
    title: 'Life at the last moment',
    about: 'Three damage at three life, and two life to gain in the same fight.',
    study: `ann:
  life: 3
  in play: Grizzly Bears (with Lifelink)
ben:
  in play: Hill Giant, Gray Ogre
active: ben
line:
  ben attacks with Hill Giant, Gray Ogre
  ann blocks Gray Ogre with Grizzly Bears
  until second main`,
    books: {
      beta: {
        is: { ann: 2 },
        says: 'What is triggered happens at once, before life is looked at.',
        passage: 'Winning (B-022)',
      },
      fifth: {
        is: { ann: 2 },
        says: 'Life is looked at only at the end of the phase.',
        passage: 'Losing (F-877)',
      },
      portal: null,
      tenth: {
        is: { winner: 'ben' },
        says: 'Lifelink triggers: it would come by way of the stack, and the game is over before.',
        passage: 'Glossary: Lifelink (T-382)',
      },
      m11: {
        is: { ann: 2 },
        says: 'The life comes with the damage, in the same moment.',
        passage: 'Glossary: Lifelink (M-429)',
      },
    },
  },
];
