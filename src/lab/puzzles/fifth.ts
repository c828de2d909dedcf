// Puzzles by the book of Fifth Edition, the short proofs first.

import type { Puzzle } from './puzzle.ts';

export const FIFTH: readonly Puzzle[] = [
  {
    id: 'fifth-01',
    book: 'fifth',
    winning: ["ann casts Terror at ben's Phantom Monster", 'ann begins the attack'],
    nodes: 50,
    text: `title: Vodalian Soldiers and four life
book: fifth
goal: ann wins this turn
ann:
  life: 20
  hand: Counterspell, Remove Soul, Terror
  in play: 3 Island, 2 Swamp, Phantom Monster, Vodalian Soldiers
ben:
  life: 4
  in play: 2 Island (tapped), 2 Mountain (tapped), Phantom Monster (new)
`,
  },
  {
    id: 'fifth-02',
    book: 'fifth',
    winning: ['ann casts Incinerate at ben', 'ann begins the attack'],
    nodes: 60,
    text: `title: Hill Giant and five life
book: fifth
goal: ann wins this turn
ann:
  life: 17
  hand: Incinerate, Terror
  in play: Mountain, Mountain (tapped), Sulfurous Springs (new), 3 Swamp (tapped), Abyssal Specter, Hill Giant (new)
ben:
  life: 5
  in play: Forest (tapped), Mountain (tapped, new), 2 Mountain (tapped), Durkwood Boars (new), Llanowar Elves (tapped)
`,
  },
  {
    id: 'fifth-03',
    book: 'fifth',
    winning: ['ann casts Unsummon at Sengir Vampire', 'ann begins the attack'],
    nodes: 75,
    text: `title: Zephyr Falcon and two life
book: fifth
goal: ann wins this turn
ann:
  life: 19
  hand: Boomerang, Disenchant, Unsummon
  in play: Island, 2 Plains, Samite Healer, Zephyr Falcon
ben:
  life: 2
  in play: Forest (tapped), Swamp (tapped, new), Swamp (tapped), Grizzly Bears (tapped), 2 Llanowar Elves (tapped), Sengir Vampire (new)
`,
  },
  {
    id: 'fifth-04',
    book: 'fifth',
    winning: ['ann casts Drain Life at ben with X = 1', 'ann begins the attack'],
    nodes: 83,
    text: `title: Sengir Vampire and five life
book: fifth
goal: ann wins this turn
ann:
  life: 20
  hand: Drain Life, Terror
  in play: 3 Forest, 2 Swamp, Drudge Skeletons (with Unholy Strength), Sengir Vampire
ben:
  life: 5
  in play: Island, 2 Island (tapped), Swamp (new), 2 Swamp (tapped), Bog Wraith (new)
`,
  },
  {
    id: 'fifth-05',
    book: 'fifth',
    winning: ['ann casts Boomerang at Sengir Vampire', 'ann begins the attack'],
    nodes: 134,
    text: `title: Pearled Unicorn and four life
book: fifth
goal: ann wins this turn
ann:
  life: 20
  hand: Boomerang, Disenchant
  in play: 2 Island, 2 Plains, Azure Drake, Pearled Unicorn
ben:
  life: 4
  in play: 3 Forest (tapped), Swamp (new), 2 Swamp (tapped), Sengir Vampire (new)
`,
  },
  {
    id: 'fifth-06',
    book: 'fifth',
    winning: ['ann casts Unsummon at Dragon Whelp', 'ann begins the attack'],
    nodes: 160,
    text: `title: Serra Angel and four life
book: fifth
goal: ann wins this turn
ann:
  life: 5
  hand: Disenchant, Unsummon
  in play: 2 Adarkar Wastes, Island, 6 Plains, Serra Angel, Vodalian Soldiers
ben:
  life: 4
  in play: Island, 2 Island (tapped), Mountain, 3 Mountain (tapped), Dragon Whelp, Goblin Hero, Hurloon Minotaur, Water Elemental (new)
`,
  },
  {
    id: 'fifth-07',
    book: 'fifth',
    winning: ['ann casts Terror at Grizzly Bears', 'ann begins the attack'],
    nodes: 189,
    text: `title: Llanowar Elves and three life
book: fifth
goal: ann wins this turn
ann:
  life: 20
  hand: Drain Life, Terror
  in play: Forest, 2 Swamp, Black Knight, Llanowar Elves
ben:
  life: 3
  in play: Forest (tapped), Karplusan Forest (tapped), Grizzly Bears (new)
`,
  },
  {
    id: 'fifth-08',
    book: 'fifth',
    winning: ['ann casts Incinerate at ben', 'ann begins the attack'],
    nodes: 210,
    text: `title: Sabretooth Tiger and five life
book: fifth
goal: ann wins this turn
ann:
  life: 14
  hand: Incinerate, Terror
  in play: 3 Mountain, 4 Swamp, Hurloon Minotaur, Sabretooth Tiger
ben:
  life: 5
  in play: 4 Island, 2 Swamp, Swamp (new), Underground River, Drudge Skeletons
`,
  },
  {
    id: 'fifth-09',
    book: 'fifth',
    winning: ['ann casts Terror at Dragon Whelp', 'ann begins the attack'],
    nodes: 297,
    text: `title: Zephyr Falcon and six life
book: fifth
goal: ann wins this turn
ann:
  life: 5
  hand: Counterspell, Terror
  in play: 3 Island, 4 Swamp, Underground River, Azure Drake, Phantom Monster, Zephyr Falcon
ben:
  life: 6
  in play: Forest, Forest (new), Karplusan Forest, 5 Mountain, Dragon Whelp, Giant Spider (tapped), Grizzly Bears, Llanowar Elves
`,
  },
  {
    id: 'fifth-10',
    book: 'fifth',
    winning: ['ann casts Lightning Bolt at ben', 'ann begins the attack'],
    nodes: 644,
    text: `title: Bog Wraith and four life
book: fifth
goal: ann wins this turn
ann:
  life: 19
  hand: Lightning Bolt, Terror
  in play: 2 Mountain, Sulfurous Springs, 2 Swamp, Black Knight, Bog Imp, Bog Wraith
ben:
  life: 4
  hand: Healing Salve
  in play: 2 Plains, Plains (new), 3 Swamp, Frozen Shade
`,
  },
  {
    id: 'fifth-11',
    book: 'fifth',
    winning: ['ann casts Drain Life at Frozen Shade with X = 1'],
    nodes: 1134,
    text: `title: Thicket Basilisk and four life
book: fifth
goal: ann wins this turn
ann:
  life: 20
  hand: Drain Life, Terror
  in play: Forest, 2 Swamp, 2 Llanowar Elves, Thicket Basilisk
ben:
  life: 4
  in play: Plains (tapped, new), Plains (tapped), Swamp (tapped), Frozen Shade (new)
`,
  },
  {
    id: 'fifth-12',
    book: 'fifth',
    winning: ['ann casts Incinerate at ben', 'ann begins the attack'],
    nodes: 1158,
    text: `title: Black Knight and five life
book: fifth
goal: ann wins this turn
ann:
  life: 20
  hand: Incinerate, Terror
  in play: 2 Mountain, 4 Swamp, Black Knight, Hill Giant, Sabretooth Tiger
ben:
  life: 5
  in play: Island (tapped, new), Island (tapped), 2 Swamp (tapped), Bog Wraith (new), Drudge Skeletons
`,
  },
  {
    id: 'fifth-13',
    book: 'fifth',
    winning: ['ann casts Drain Life at ben with X = 1', 'ann begins the attack'],
    nodes: 1253,
    text: `title: Drudge Skeletons and three life
book: fifth
goal: ann wins this turn
ann:
  life: 2
  hand: Drain Life, Terror
  in play: 3 Forest, 2 Swamp, Cockatrice, Drudge Skeletons
ben:
  life: 3
  hand: Disenchant
  in play: 2 Plains, Plains (new), 4 Swamp, Frozen Shade, 2 White Knight
`,
  },
  {
    id: 'fifth-14',
    book: 'fifth',
    winning: ['ann casts Boomerang at Samite Healer', 'ann begins the attack'],
    nodes: 1660,
    differs: { beta: 'none' },
    text: `title: Vodalian Soldiers and one life
book: fifth
goal: ann wins this turn
ann:
  life: 9
  hand: Boomerang, Disenchant
  in play: Adarkar Wastes, 5 Island, 4 Plains, Pearled Unicorn, Vodalian Soldiers
ben:
  life: 1
  hand: Disenchant
  in play: 4 Plains, Plains (new), 6 Swamp, Frozen Shade, Samite Healer
`,
  },
];
