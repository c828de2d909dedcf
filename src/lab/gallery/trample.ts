// Scenes of attackers that are blocked: what still gets through.

import type { GalleryScene } from './scene.ts';

export const TRAMPLE: readonly GalleryScene[] = [
  {
    id: 'dead-blocker',
    title: 'The blocker is gone',
    about: 'The only blocker is burnt before the damage.',
    study: `ann:
  in play: Craw Wurm, Mountain
  hand: Lightning Bolt
ben:
  in play: Grizzly Bears
line:
  ann attacks with Craw Wurm
  ben blocks Craw Wurm with Grizzly Bears
  ann casts Lightning Bolt at Grizzly Bears
  all pass
  until second main`,
    books: {
      beta: {
        is: { ben: 20, 'Grizzly Bears': 'graveyard' },
        says: 'Blocked is blocked: the Wurm has nobody left to hit.',
        passage: 'Attacking (B-240)',
      },
      fifth: {
        is: { ben: 20, 'Grizzly Bears': 'graveyard' },
        says: 'The attacker stays blocked and deals no damage to the player.',
        passage: 'Combat (F-276)',
      },
      portal: null,
      tenth: {
        is: { ben: 20, 'Grizzly Bears': 'graveyard' },
        says: 'A blocked creature deals the player no damage, even with its blockers gone.',
        passage: 'Glossary: Blocked creature (T-287)',
      },
      m11: {
        is: { ben: 20, 'Grizzly Bears': 'graveyard' },
        says: 'It is still blocked, and has no trample.',
        passage: 'Glossary: Blocked creature (M-326)',
      },
    },
  },
  {
    id: 'trample',
    title: 'Trample over a dead blocker',
    about: 'The same with trample.',
    study: `ann:
  in play: War Mammoth, Mountain
  hand: Lightning Bolt
ben:
  in play: Grizzly Bears
line:
  ann attacks with War Mammoth
  ben blocks War Mammoth with Grizzly Bears
  ann casts Lightning Bolt at Grizzly Bears
  all pass
  until second main`,
    books: {
      beta: {
        is: { ben: 17, 'Grizzly Bears': 'graveyard' },
        says: 'Nothing is needed to destroy a blocker that is gone: all of the damage goes on to the player.',
        passage: 'Trample (B-268)',
      },
      fifth: {
        is: { ben: 17, 'Grizzly Bears': 'graveyard' },
        says: "What no blocker absorbs is the defending player's.",
        passage: 'Trample (F-536)',
      },
      portal: null,
      tenth: {
        is: { ben: 17, 'Grizzly Bears': 'graveyard' },
        says: 'Unless it has trample: then all of it is assigned to the player.',
        passage: 'Glossary: Blocked creature (T-287)',
      },
      m11: {
        is: { ben: 17, 'Grizzly Bears': 'graveyard' },
        says: 'With no blocker left the whole damage is excess.',
        passage: 'Glossary: Trample (M-509, M-510)',
      },
    },
  },
  {
    id: 'trample-skeletons',
    title: 'Trample over a regenerated blocker',
    about: 'Trample against a blocker that regenerates.',
    study: `ann:
  in play: War Mammoth
ben:
  in play: Drudge Skeletons, Swamp
line:
  ann attacks with War Mammoth
  ben blocks War Mammoth with Drudge Skeletons
  until regeneration
  ben uses Drudge Skeletons
  until second main`,
    books: {
      beta: {
        is: { ben: 18, 'Drudge Skeletons': 'play' },
        says: 'What goes beyond the one point that kills it tramples on; that it is saved afterwards changes nothing.',
        passage: 'Trample (B-268), Regeneration (B-252)',
      },
      fifth: {
        is: { ben: 18, 'Drudge Skeletons': 'play' },
        says: 'Regeneration prevents nothing: two points go through all the same.',
        passage: 'Trample (F-550, F-551)',
      },
      portal: null,
      tenth: {
        is: { ben: 18, 'Drudge Skeletons': 'play' },
        says: 'Enough to destroy it is assigned to the Skeletons, the rest to the player; the shield comes later.',
        passage: 'Glossary: Trample (T-480)',
      },
      m11: {
        is: { ben: 18, 'Drudge Skeletons': 'play' },
        says: 'Lethal damage is what it takes, whether or not it dies of it.',
        passage: 'Glossary: Trample (M-510)',
      },
    },
  },
  {
    id: 'trample-healer',
    title: 'Trample and a healer',
    about: 'A point of prevention and three points of trample.',
    study: `ann:
  in play: War Mammoth
ben:
  in play: Grizzly Bears, Samite Healer
line:
  ann attacks with War Mammoth
  ben blocks War Mammoth with Grizzly Bears
  until damage prevention
  ben uses Samite Healer at Grizzly Bears
  until second main`,
    books: {
      beta: {
        is: { ben: 20, 'Grizzly Bears': 'graveyard' },
        says: 'One point is kept off the Bears; the two that remain are what it takes to destroy them, and nothing is left over.',
        passage: 'Trample (B-268)',
      },
      fifth: {
        is: { ben: 20, 'Grizzly Bears': 'graveyard' },
        says: 'Damage spills over only when the blocker has really taken enough: prevention takes it off the spill first.',
        passage: 'Trample (F-545, F-546)',
      },
      portal: null,
      tenth: {
        is: { ben: 19, 'Grizzly Bears': 'play' },
        says: 'Two are assigned to the Bears and one to the player, whatever is prevented afterwards: now the Bears live.',
        passage: 'Glossary: Trample (T-480, T-481)',
      },
      m11: {
        is: { ben: 19, 'Grizzly Bears': 'play' },
        says: 'Assignment does not look at prevention.',
        passage: 'Glossary: Trample (M-510)',
      },
    },
  },
  {
    id: 'ball-lightning',
    title: 'Ball Lightning',
    about: 'Six points for three mana, for one turn.',
    study: `ann:
  in play: 3 Mountain
  hand: Ball Lightning
ben:
  in play: Grizzly Bears
line:
  ann casts Ball Lightning
  all pass
  ann attacks with Ball Lightning
  ben blocks Ball Lightning with Grizzly Bears
  until second main`,
    books: {
      beta: {
        is: { ben: 16, 'Grizzly Bears': 'graveyard', 'Ball Lightning': 'graveyard' },
        says: 'It tramples four points over the Bears and dies of them.',
        passage: 'Trample (B-268)',
      },
      fifth: {
        is: { ben: 16, 'Grizzly Bears': 'graveyard', 'Ball Lightning': 'graveyard' },
        says: 'The Bears absorb two; the rest is trample damage.',
        passage: 'Trample (F-536, F-538)',
      },
      portal: null,
      tenth: {
        is: { ben: 16, 'Grizzly Bears': 'graveyard', 'Ball Lightning': 'graveyard' },
        says: 'Two must be assigned to the Bears, four may go to the player.',
        passage: 'Glossary: Trample (T-480)',
      },
      m11: {
        is: { ben: 16, 'Grizzly Bears': 'graveyard', 'Ball Lightning': 'graveyard' },
        says: 'The same, in the order of blockers.',
        passage: 'Glossary: Trample (M-510)',
      },
    },
  },
];
