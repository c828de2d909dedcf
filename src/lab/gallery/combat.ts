// Scenes of combat: who strikes, and when.

import type { GalleryScene } from './scene.ts';

export const COMBAT: readonly GalleryScene[] = [
  {
    id: 'fanatic',
    title: 'Mogg Fanatic in a fight',
    about: 'The most famous trick of an age: a creature fights and is sacrificed for its ability as well.',
    study: `ann:
  in play: Mogg Fanatic
ben:
  in play: Grizzly Bears
line:
  ann attacks with Mogg Fanatic
  ben blocks Mogg Fanatic with Grizzly Bears
  until damage is on the stack
  ann uses Mogg Fanatic at Grizzly Bears
  all pass
  until end of combat`,
    books: {
      beta: {
        is: { 'Mogg Fanatic': 'graveyard', 'Grizzly Bears': 'play' },
        says: 'All damage of a fight is dealt at once and there is no moment after it: whoever uses the Fanatic does so before, and it does not fight.',
        passage: 'Damage Dealing (B-244)',
      },
      fifth: {
        is: { 'Mogg Fanatic': 'graveyard', 'Grizzly Bears': 'play' },
        says: 'Fast effects come before the damage, and after it only prevention: the Fanatic shoots or fights, not both.',
        passage: 'Combat, step 6 (F-262, F-300)',
      },
      portal: null,
      tenth: {
        is: { 'Mogg Fanatic': 'graveyard', 'Grizzly Bears': 'graveyard' },
        says: 'Its damage is on the stack already when it is sacrificed: one point of the ability and one of the fight kill the Bears.',
        passage: 'Combat damage step (T-246, T-247, T-248)',
      },
      m11: {
        is: { 'Mogg Fanatic': 'graveyard', 'Grizzly Bears': 'play' },
        says: 'Nobody can act between the assignment of damage and the damage: a Fanatic that has gone deals none.',
        passage: 'Combat Phase (M-240, M-242)',
      },
    },
  },
  {
    id: 'stack-unsummon',
    title: 'Unsummon with damage on the stack',
    about: 'A creature strikes and is back in the hand before it is struck.',
    study: `ann:
  in play: Grizzly Bears, Island
  hand: Unsummon
ben:
  in play: Gray Ogre
line:
  ann attacks with Grizzly Bears
  ben blocks Grizzly Bears with Gray Ogre
  until damage is on the stack
  ann casts Unsummon at Grizzly Bears
  all pass
  until second main`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'hand', 'Gray Ogre': 'play' },
        says: 'Unsummoned before the damage, the Bears neither deal nor take any.',
        passage: 'Damage Dealing (B-244)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'hand', 'Gray Ogre': 'play' },
        says: 'After the blocks there is a last time for fast effects, before damage and not after it.',
        passage: 'Combat, step 6 (F-262)',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'hand', 'Gray Ogre': 'graveyard' },
        says: 'The damage waits on the stack and is dealt although the Bears have left.',
        passage: 'Combat damage step (T-247)',
      },
      m11: {
        is: { 'Grizzly Bears': 'hand', 'Gray Ogre': 'play' },
        says: 'Only creatures still on the battlefield assign damage.',
        passage: 'Combat Phase (M-240)',
      },
    },
  },
  {
    id: 'tapped-blocker',
    title: 'A blocker is tapped',
    about: 'Icy Manipulator on a creature that blocks already.',
    study: `ann:
  in play: Grizzly Bears, Icy Manipulator, Mountain
ben:
  in play: Hill Giant
line:
  ann attacks with Grizzly Bears
  ben blocks Grizzly Bears with Hill Giant
  ann uses Icy Manipulator at Hill Giant
  all pass
  until second main`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'play', 'Hill Giant': 'play' },
        says: 'A blocker that becomes tapped keeps blocking and deals no damage.',
        passage: 'Damage Dealing (B-243)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'play', 'Hill Giant': 'play' },
        says: 'A tapped blocker still blocks, but does not strike back.',
        passage: 'Combat (F-268); that it does not strike was the ruling of the day',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'play' },
        says: 'Every blocking creature deals its damage; that it is tapped does not matter once it blocks.',
        passage: 'Attacking and Blocking (T-193)',
      },
      m11: {
        is: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'play' },
        says: 'Tapped or not, a blocker deals its damage.',
        passage: 'Combat Phase (M-240)',
      },
    },
  },
  {
    id: 'banding',
    title: 'A band is blocked',
    about: 'A Hero and a Wurm as one, and one blocker for both.',
    study: `ann:
  in play: Benalish Hero, Craw Wurm
ben:
  in play: Hill Giant
line:
  ann attacks with Benalish Hero + Craw Wurm
  ben blocks Benalish Hero with Hill Giant
  ann assigns 3 to Craw Wurm
  until second main`,
    books: {
      beta: {
        is: { 'Benalish Hero': 'play', 'Craw Wurm': 'play', 'Hill Giant': 'graveyard', ben: 20 },
        says: 'Who blocks one of a band blocks all of it, and the player of the band divides the damage to it.',
        passage: 'Bands (B-262, B-264)',
      },
      fifth: {
        is: { 'Benalish Hero': 'play', 'Craw Wurm': 'play', 'Hill Giant': 'graveyard', ben: 20 },
        says: 'The band is blocked as a unit; its owner puts all of the damage on the Wurm, which can bear it.',
        passage: 'Banding (F-445, F-446)',
      },
      portal: null,
      tenth: null,
      m11: null,
    },
  },
  {
    id: 'first-strike',
    title: 'First strike against two',
    about: 'A first striker against two blockers.',
    study: `ann:
  in play: White Knight
ben:
  in play: 2 Grizzly Bears
line:
  ann attacks with White Knight
  ben blocks White Knight with Grizzly Bears and Grizzly Bears#2
  ann chooses Grizzly Bears, Grizzly Bears#2
  ann assigns 2 to Grizzly Bears
  until second main`,
    books: {
      beta: {
        is: { 'White Knight': 'graveyard', 'Grizzly Bears#1': 'graveyard', 'Grizzly Bears#2': 'play' },
        says: 'The Knight strikes first and kills one; the other survives and strikes back.',
        passage: 'First Strike (B-277, B-278)',
      },
      fifth: {
        is: { 'White Knight': 'graveyard', 'Grizzly Bears#1': 'graveyard', 'Grizzly Bears#2': 'play' },
        says: 'Whoever survives the first strikes deals damage after them.',
        passage: 'First Strike (F-294, F-296)',
      },
      portal: null,
      tenth: {
        is: { 'White Knight': 'graveyard', 'Grizzly Bears#1': 'graveyard', 'Grizzly Bears#2': 'play' },
        says: 'Two combat damage steps, each on the stack by itself.',
        passage: 'Glossary: First strike (T-343, T-345)',
      },
      m11: {
        is: { 'White Knight': 'graveyard', 'Grizzly Bears#1': 'graveyard', 'Grizzly Bears#2': 'play' },
        says: 'The blockers stand in line: the first must get enough before the second gets any.',
        passage: 'Glossary: First strike (M-386, M-387)',
      },
    },
  },
  {
    id: 'king',
    title: 'The king falls first',
    about: 'Two attackers, and one makes the other strong.',
    study: `ann:
  in play: Goblin King, Raging Goblin
ben:
  in play: Hill Giant, Grizzly Bears
line:
  ann attacks with Goblin King, Raging Goblin
  ben blocks Goblin King with Hill Giant; Raging Goblin with Grizzly Bears
  until second main`,
    books: {
      beta: {
        is: {
          'Goblin King': 'graveyard',
          'Raging Goblin': 'graveyard',
          'Grizzly Bears': 'graveyard',
          'Hill Giant': 'play',
        },
        says: "All damage is dealt at the same time: the Goblin still strikes with its king's help.",
        passage: 'Damage Dealing (B-244)',
      },
      fifth: {
        is: {
          'Goblin King': 'graveyard',
          'Raging Goblin': 'graveyard',
          'Grizzly Bears': 'graveyard',
          'Hill Giant': 'play',
        },
        says: 'All of it at once.',
        passage: 'Combat (F-301)',
      },
      portal: {
        is: { 'Goblin King': 'graveyard', 'Raging Goblin': 'graveyard', 'Grizzly Bears': 'play', 'Hill Giant': 'play' },
        says: 'One attacker after the other, each fight settled before the next: the king has fallen when the Goblin is intercepted, and it is small again.',
        passage: 'Attack (P-121)',
      },
      tenth: {
        is: {
          'Goblin King': 'graveyard',
          'Raging Goblin': 'graveyard',
          'Grizzly Bears': 'graveyard',
          'Hill Giant': 'play',
        },
        says: 'Damage is assigned by all and dealt together.',
        passage: 'Combat damage step (T-245, T-246)',
      },
      m11: {
        is: {
          'Goblin King': 'graveyard',
          'Raging Goblin': 'graveyard',
          'Grizzly Bears': 'graveyard',
          'Hill Giant': 'play',
        },
        says: 'All of it is dealt at the same time.',
        passage: 'Combat Phase (M-241)',
      },
    },
  },
  {
    id: 'jace',
    title: 'A planeswalker is attacked',
    about: 'A creature attacks a planeswalker.',
    study: `ann:
  in play: Grizzly Bears
ben:
  in play: Jace Beleren
line:
  ann attacks with Grizzly Bears at Jace Beleren
  until second main`,
    books: {
      beta: null,
      fifth: null,
      portal: null,
      tenth: null,
      m11: {
        is: { 'Jace Beleren': 'play, 1 loyalty', ben: 20 },
        says: 'Damage takes as many loyalty counters off, and the player is not touched.',
        passage: 'Planeswalkers (M-071)',
      },
    },
  },
];
