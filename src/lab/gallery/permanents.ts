// Scenes of mana and of what lies on the table: burn, tapped artifacts, legends, protection.

import type { GalleryScene } from './scene.ts';

export const PERMANENTS: readonly GalleryScene[] = [
  {
    id: 'sol-ring',
    title: 'Sol Ring and nothing to spend it on',
    about: 'Two mana and nothing to spend them on.',
    study: `ann:
  in play: Sol Ring
ben:
line:
  ann taps Sol Ring
  until discard`,
    books: {
      beta: {
        is: { ann: 18 },
        says: 'One life for each mana that is lost unused.',
        passage: 'Mana Chart (B-111)',
      },
      fifth: {
        is: { ann: 18 },
        says: 'Mana left at the end of the phase burns.',
        passage: 'Fizzle vs. Cancel (F-229)',
      },
      portal: null,
      tenth: {
        is: { ann: 18 },
        says: 'Mana burn: 1 life for each unspent mana at the end of a phase.',
        passage: 'Making Mana (T-117)',
      },
      m11: {
        is: { ann: 20 },
        says: 'Unspent mana is lost, and that is all.',
        passage: 'Making Mana (M-123)',
      },
    },
  },
  {
    id: 'floating-mana',
    title: 'Mana from before the attack',
    about: 'Mana made before the attack and wanted in it.',
    study: `ann:
  in play: Forest, Grizzly Bears
  hand: Giant Growth
ben:
line:
  ann taps Forest
  ann attacks with Grizzly Bears
  ann casts Giant Growth at Grizzly Bears
  all pass
  until second main`,
    books: {
      beta: {
        is: { ann: 19, ben: 18, 'Giant Growth': 'hand' },
        says: 'An attack that begins empties the pool, and what is lost burns.',
        passage: 'Mana Chart (B-109, B-111)',
      },
      fifth: {
        is: { ann: 20, ben: 15, 'Giant Growth': 'graveyard' },
        says: 'The attack is a part of the main phase: the mana is still there.',
        passage: 'Phases (F-229)',
      },
      portal: null,
      tenth: {
        is: { ann: 19, ben: 18, 'Giant Growth': 'hand' },
        says: 'The main phase has ended before combat: the mana is gone, and burns.',
        passage: 'Making Mana (T-116, T-117)',
      },
      m11: {
        is: { ann: 20, ben: 18, 'Giant Growth': 'hand' },
        says: 'It is gone at the end of the step, without harm.',
        passage: 'Making Mana (M-123)',
      },
    },
  },
  {
    id: 'howling-mine',
    title: 'Howling Mine turned off',
    about: 'Howling Mine is tapped in time.',
    study: `ann:
  in play: Howling Mine, Icy Manipulator, Mountain
ben:
line:
  ann uses Icy Manipulator at Howling Mine
  all pass
  until ben's main`,
    books: {
      beta: {
        is: { 'ben cards in hand': 1 },
        says: 'A tapped artifact does nothing.',
        passage: 'Artifacts (B-142)',
      },
      fifth: {
        is: { 'ben cards in hand': 1 },
        says: 'The continuous effects of a tapped artifact are switched off.',
        passage: 'Tapped artifacts (F-944)',
      },
      portal: null,
      tenth: {
        is: { 'ben cards in hand': 1 },
        says: 'Tapped artifacts go on working; but this one asks by its own text to be untapped.',
        passage: 'Howling Mine',
      },
      m11: {
        is: { 'ben cards in hand': 1 },
        says: 'The same.',
        passage: 'Howling Mine',
      },
    },
  },
  {
    id: 'kormus',
    title: 'A tapped bell',
    about: 'An artifact that makes Swamps creatures is tapped.',
    study: `ann:
  in play: Kormus Bell, Icy Manipulator, Mountain, Swamp
ben:
line:
  ann uses Icy Manipulator at Kormus Bell
  all pass
  ann attacks with Swamp
  until end`,
    books: {
      beta: {
        is: { ben: 20 },
        says: 'Switched off: the Swamp is only a land and cannot attack.',
        passage: 'Artifacts (B-142)',
      },
      fifth: {
        is: { ben: 20 },
        says: 'Switched off as well.',
        passage: 'Tapped artifacts (F-944)',
      },
      portal: null,
      tenth: {
        is: { ben: 19 },
        says: 'The rule is gone: the bell rings on, and the Swamp attacks.',
        passage: 'Tapping (T-121)',
      },
      m11: {
        is: { ben: 19 },
        says: 'The same.',
        passage: 'Tapping (M-126)',
      },
    },
  },
  {
    id: 'clone-legend',
    title: 'Clone of a legend',
    about: 'A copy of a legend.',
    study: `ann:
  in play: 4 Island
  hand: Clone
ben:
  in play: Kamahl, Pit Fighter
line:
  ann casts Clone
  all pass
  ann chooses Kamahl, Pit Fighter
  all pass`,
    books: {
      beta: {
        is: { Clone: 'play', 'Kamahl, Pit Fighter': 'play' },
        says: 'The book knows no legends.',
        passage: '(not in the book)',
      },
      fifth: {
        is: { Clone: 'play', 'Kamahl, Pit Fighter': 'play' },
        says: 'This book says nothing of legends either.',
        passage: '(not in the book)',
      },
      portal: {
        is: { Clone: 'play', 'Kamahl, Pit Fighter': 'play' },
        says: 'Nor does this one.',
        passage: '(not in the book)',
      },
      tenth: {
        is: { Clone: 'graveyard', 'Kamahl, Pit Fighter': 'graveyard' },
        says: 'Two legends of one name go to the graveyard, both of them, whoever controls them.',
        passage: 'Glossary: Legendary (T-380)',
      },
      m11: {
        is: { Clone: 'graveyard', 'Kamahl, Pit Fighter': 'graveyard' },
        says: 'The same.',
        passage: 'Glossary: Legend rule (M-428)',
      },
    },
  },
  {
    id: 'wrath-knight',
    title: 'Wrath of God and a Knight that is protected from white',
    about: 'Wrath of God and a creature that is protected from white.',
    study: `ann:
  in play: 4 Plains, Grizzly Bears
  hand: Wrath of God
ben:
  in play: Black Knight
line:
  ann casts Wrath of God
  all pass`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'graveyard', 'Black Knight': 'play' },
        says: 'Cards of that color do not affect it at all, aimed at it or not.',
        passage: 'Protection (B-272)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'graveyard', 'Black Knight': 'graveyard' },
        says: 'It is not aimed at and deals no damage: the Knight is buried with the others.',
        passage: 'Protection (F-494)',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'graveyard', 'Black Knight': 'graveyard' },
        says: 'Protection is about damage, targets, blocks and Auras.',
        passage: 'Glossary: Protection (T-430)',
      },
      m11: {
        is: { 'Grizzly Bears': 'graveyard', 'Black Knight': 'graveyard' },
        says: 'The same.',
        passage: 'Glossary: Protection (M-470)',
      },
    },
  },
  {
    id: 'hand-limit',
    title: 'Nine cards in hand',
    about: 'Nine cards in hand at the end of the turn.',
    study: `ann:
  hand: 9 Forest
ben:
line:
  until ben's main`,
    books: {
      beta: {
        is: { 'ann cards in hand': 7 },
        says: 'Down to seven.',
        passage: 'Game Turn (B-081)',
      },
      fifth: {
        is: { 'ann cards in hand': 7 },
        says: 'Down to seven.',
        passage: 'Discard Phase (F-169)',
      },
      portal: {
        is: { 'ann cards in hand': 9 },
        says: 'No limit is known.',
        passage: 'Turn (P-205)',
      },
      tenth: {
        is: { 'ann cards in hand': 7 },
        says: 'Down to seven, in the cleanup step.',
        passage: 'Cleanup step (T-255)',
      },
      m11: {
        is: { 'ann cards in hand': 7 },
        says: 'Down to seven.',
        passage: 'Ending Phase (M-248)',
      },
    },
  },
  {
    id: 'growth-cleanup',
    title: 'Growth wears off',
    about: 'A creature that only lives by an effect of this turn.',
    study: `ann:
  in play: Forest, Grizzly Bears
  hand: Giant Growth
ben:
  in play: Mountain
  hand: Lightning Bolt
line:
  ann casts Giant Growth at Grizzly Bears
  all pass
  ben casts Lightning Bolt at Grizzly Bears
  all pass
  until ben's main`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'play' },
        says: 'Damage goes and the effect ends together.',
        passage: 'Damage (B-203)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'play' },
        says: 'Damage is removed at the same time as the effect ends.',
        passage: 'Cleanup (F-180, F-181)',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'play' },
        says: 'Damage and effects of the turn end at the same time.',
        passage: 'Cleanup step (T-256)',
      },
      m11: {
        is: { 'Grizzly Bears': 'play' },
        says: 'The same.',
        passage: 'Ending Phase (M-249)',
      },
    },
  },
  {
    id: 'ankh',
    title: 'Ankh of Mishra asleep',
    about: 'An artifact that hurts whoever plays a land is tapped first.',
    study: `ann:
  in play: Ankh of Mishra, Icy Manipulator, Mountain
  hand: Forest
ben:
line:
  ann uses Icy Manipulator at Ankh of Mishra
  all pass
  ann plays Forest
  all pass`,
    books: {
      beta: {
        is: { ann: 20, Forest: 'play' },
        says: 'A tapped artifact does nothing until it is untapped.',
        passage: 'Artifacts (B-142)',
      },
      fifth: {
        is: { ann: 20, Forest: 'play' },
        says: 'Its continuous effect is switched off.',
        passage: 'Tapped artifacts (F-944)',
      },
      portal: null,
      tenth: {
        is: { ann: 18, Forest: 'play' },
        says: 'Tapped or not, its ability triggers.',
        passage: 'Abilities (T-164)',
      },
      m11: {
        is: { ann: 18, Forest: 'play' },
        says: 'The same.',
        passage: 'Abilities (M-161)',
      },
    },
  },
  {
    id: 'walk',
    title: 'A turn more',
    about: 'Two attacks before the rival has a turn.',
    study: `ann:
  in play: 2 Island, Grizzly Bears
  hand: Time Walk
ben:
line:
  ann casts Time Walk
  all pass
  ann attacks with Grizzly Bears
  until ann's main
  ann attacks with Grizzly Bears
  until second main`,
    books: {
      beta: {
        is: { ben: 16, 'ann cards in hand': 1 },
        says: 'The card alone says it: a whole turn with all its phases, the draw included.',
        passage: 'Game Turn (B-067)',
      },
      fifth: {
        is: { ben: 16, 'ann cards in hand': 1 },
        says: 'A whole turn again, in all its phases.',
        passage: 'Time Walk',
      },
      portal: {
        is: { ben: 16, 'ann cards in hand': 1 },
        says: 'As a sorcery that happens at once; the turn comes all the same.',
        passage: 'Turn (P-205)',
      },
      tenth: {
        is: { ben: 16, 'ann cards in hand': 1 },
        says: 'A card may change the rules, and this one does: a turn more, with all its parts.',
        passage: 'The card takes precedence (T-215)',
      },
      m11: {
        is: { ben: 16, 'ann cards in hand': 1 },
        says: 'The same.',
        passage: 'Time Walk',
      },
    },
  },
];
