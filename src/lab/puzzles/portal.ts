// Puzzles by the book of Portal, the short proofs first.

import type { Puzzle } from './puzzle.ts';

export const PORTAL: readonly Puzzle[] = [
  {
    id: 'portal-01',
    book: 'portal',
    winning: ["ann casts Warrior's Charge"],
    nodes: 81,
    text: `title: Minotaur Warrior and three life
book: portal
goal: ann wins this turn
ann:
  life: 7
  hand: Path of Peace, Warrior's Charge
  in play: 3 Mountain, Plains, Knight Errant, Minotaur Warrior
ben:
  life: 3
  in play: Forest (tapped), 3 Mountain (tapped), Hulking Goblin (tapped), Raging Goblin, Raging Minotaur (tapped, new)
`,
  },
  {
    id: 'portal-02',
    book: 'portal',
    winning: ['ann passes'],
    nodes: 120,
    text: `title: Spotted Griffin and four life
book: portal
goal: ann wins this turn
ann:
  life: 11
  hand: Path of Peace
  in play: 2 Forest, 4 Plains, Jungle Lion, 2 Spotted Griffin
ben:
  life: 4
  in play: 2 Island, Island (new), 2 Island (tapped), 3 Plains (tapped), Air Elemental (new), Regal Unicorn (tapped)
`,
  },
  {
    id: 'portal-03',
    book: 'portal',
    winning: ['ann casts Hand of Death at Sacred Knight'],
    nodes: 158,
    text: `title: Horned Turtle and three life
book: portal
goal: ann wins this turn
ann:
  life: 24
  hand: Hand of Death, Mind Rot
  in play: Island, Island (new), 3 Swamp, Feral Shadow, Horned Turtle
ben:
  life: 3
  in play: Mountain, 3 Mountain (tapped), Plains (tapped), Sacred Knight (new)
`,
  },
  {
    id: 'portal-04',
    book: 'portal',
    winning: ['ann passes'],
    nodes: 172,
    text: `title: Rowan Treefolk and two life
book: portal
goal: ann wins this turn
ann:
  life: 15
  hand: Path of Peace
  in play: 3 Forest, 2 Plains, Giant Spider, Knight Errant, Rowan Treefolk
ben:
  life: 2
  in play: 4 Island (tapped), 3 Plains, Plains (new), Armored Pegasus, Armored Pegasus (tapped), Snapping Drake (new)
`,
  },
  {
    id: 'portal-05',
    book: 'portal',
    winning: ['ann casts Time Ebb at Minotaur Warrior'],
    nodes: 194,
    text: `title: Wind Drake and four life
book: portal
goal: ann wins this turn
ann:
  life: 18
  hand: Mind Rot, Time Ebb
  in play: 2 Island, Island (new), 2 Swamp, Gravedigger, Wind Drake
ben:
  life: 4
  in play: Mountain (tapped), Plains (new), 2 Plains (tapped), Minotaur Warrior (new), Minotaur Warrior (tapped)
`,
  },
  {
    id: 'portal-06',
    book: 'portal',
    winning: ['ann passes'],
    nodes: 251,
    text: `title: Spotted Griffin and six life
book: portal
goal: ann wins this turn
ann:
  life: 15
  hand: Path of Peace
  in play: 3 Forest, 2 Plains, Giant Spider, Knight Errant, Rowan Treefolk, Spotted Griffin
ben:
  life: 6
  in play: Island, 3 Island (tapped), 2 Plains, 2 Plains (tapped), Serra Angel (new)
`,
  },
  {
    id: 'portal-07',
    book: 'portal',
    winning: ['ann casts Path of Peace at Regal Unicorn'],
    nodes: 261,
    text: `title: Spotted Griffin and seven life
book: portal
goal: ann wins this turn
ann:
  life: 8
  hand: Path of Peace
  in play: 2 Forest, 4 Plains, Jungle Lion, Spined Wurm, 2 Spotted Griffin
ben:
  life: 7
  in play: 5 Island, 4 Plains, Plains (new), Armored Pegasus (tapped), Regal Unicorn
`,
  },
  {
    id: 'portal-08',
    book: 'portal',
    winning: ['ann casts Time Ebb at Starlit Angel'],
    nodes: 287,
    text: `title: Aven Fisher and three life
book: portal
goal: ann wins this turn
ann:
  life: 14
  hand: Divination, Time Ebb
  in play: 3 Island, Plains, Plains (new), Armored Pegasus, Aven Fisher
ben:
  life: 3
  in play: Forest (tapped, new), 2 Forest (tapped), 2 Plains (tapped), Giant Spider (tapped), Grizzly Bears (tapped), Starlit Angel (new)
`,
  },
  {
    id: 'portal-09',
    book: 'portal',
    winning: ['ann casts Time Ebb at Skeletal Snake'],
    nodes: 368,
    text: `title: Merfolk of the Pearl Trident and four life
book: portal
goal: ann wins this turn
ann:
  life: 20
  hand: Divination, Time Ebb
  in play: 2 Island, Island (new), 2 Plains, Armored Pegasus, Aven Fisher, Merfolk of the Pearl Trident
ben:
  life: 4
  in play: Swamp (tapped, new), Swamp (tapped), Skeletal Snake (new)
`,
  },
  {
    id: 'portal-10',
    book: 'portal',
    winning: ['ann casts Blaze at ben with X = 3', 'ann passes'],
    nodes: 958,
    text: `title: Raging Goblin and four life
book: portal
goal: ann wins this turn
ann:
  life: 12
  hand: Blaze, Monstrous Growth
  in play: Forest, 3 Mountain, Hulking Goblin, Raging Goblin
ben:
  life: 4
  in play: 3 Mountain (tapped), Plains (tapped), Knight Errant (new), Knight Errant (tapped), Minotaur Warrior (tapped)
`,
  },
  {
    id: 'portal-11',
    book: 'portal',
    winning: ['ann casts Lava Axe', 'ann passes'],
    nodes: 1233,
    text: `title: Raging Goblin and eight life
book: portal
goal: ann wins this turn
ann:
  life: 20
  hand: Blaze, Lava Axe
  in play: 2 Forest, Forest (new), 2 Mountain, Fire Imp, Hulking Goblin, Raging Goblin
ben:
  life: 8
  in play: Island (tapped, new), Island (tapped), 2 Swamp (tapped), Snapping Drake (new)
`,
  },
  {
    id: 'portal-12',
    book: 'portal',
    winning: ['ann casts Blaze at ben with X = 3', 'ann passes'],
    nodes: 1601,
    text: `title: Raging Goblin and five life
book: portal
goal: ann wins this turn
ann:
  life: 19
  hand: Blaze, Monstrous Growth
  in play: Forest, 2 Mountain, Mountain (new), Goblin Bully, 2 Raging Goblin
ben:
  life: 5
  in play: Island (tapped), Swamp (tapped, new), Swamp (tapped), Bog Raiders (new), Storm Crow (tapped)
`,
  },
  {
    id: 'portal-13',
    book: 'portal',
    winning: ['ann casts Blaze at ben with X = 3', 'ann passes'],
    nodes: 1877,
    text: `title: Hulking Goblin and five life
book: portal
goal: ann wins this turn
ann:
  life: 16
  hand: Blaze, Monstrous Growth
  in play: Forest (new), 3 Mountain, Hulking Goblin, 2 Raging Goblin
ben:
  life: 5
  in play: 3 Mountain (tapped), Plains (tapped, new), Goblin Bully (tapped), Highland Giant (new)
`,
  },
  {
    id: 'portal-14',
    book: 'portal',
    winning: ['ann casts Lava Axe', 'ann casts Volcanic Hammer at Feral Shadow'],
    nodes: 4648,
    text: `title: Skeletal Snake and eleven life
book: portal
goal: ann wins this turn
ann:
  life: 8
  hand: Hand of Death, Lava Axe, Volcanic Hammer
  in play: 2 Mountain, 6 Swamp, Arrogant Vampire, Serpent Warrior, Skeletal Snake
ben:
  life: 11
  in play: 2 Island, 2 Island (tapped), Swamp, Swamp (tapped), Feral Shadow (new), Horned Turtle, Phantom Warrior (tapped)
`,
  },
];
