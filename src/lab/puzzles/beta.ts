// Puzzles by the book of 1993, the short proofs first.

import type { Puzzle } from './puzzle.ts';

export const BETA: readonly Puzzle[] = [
  {
    id: 'beta-01',
    book: 'beta',
    winning: ['ann casts Terror at Wall of Air', 'ann begins the attack'],
    nodes: 32,
    text: `title: Elvish Archers and two life
book: beta
goal: ann wins this turn
ann:
  life: 20
  hand: Drain Life, Terror
  in play: Forest (tapped, new), Forest (tapped), 2 Swamp, Elvish Archers, Elvish Archers (new)
ben:
  life: 2
  in play: 2 Island (tapped), Plains (tapped, new), Wall of Air (new)
`,
  },
  {
    id: 'beta-02',
    book: 'beta',
    winning: ['ann casts Drain Life at ben with X = 2', 'ann begins the attack'],
    nodes: 101,
    text: `title: Llanowar Elves and four life
book: beta
goal: ann wins this turn
ann:
  life: 18
  hand: Drain Life, Terror
  in play: 2 Bayou, Swamp, Black Knight, Llanowar Elves
ben:
  life: 4
  in play: Mountain (tapped), Plateau (tapped), Mesa Pegasus (new), Savannah Lions
`,
  },
  {
    id: 'beta-03',
    book: 'beta',
    winning: ['ann begins the attack'],
    nodes: 114,
    text: `title: White Knight and three life
book: beta
goal: ann wins this turn
ann:
  life: 13
  hand: Swords to Plowshares
  in play: Forest, 2 Plains, Savannah, Elvish Archers, Mesa Pegasus, White Knight
ben:
  life: 3
  in play: Forest (tapped, new), 2 Forest (tapped), 2 Mountain (tapped), Granite Gargoyle (tapped), Roc of Kher Ridges (tapped), War Mammoth (new)
`,
  },
  {
    id: 'beta-04',
    book: 'beta',
    winning: ['ann casts Swords to Plowshares at Merfolk of the Pearl Trident', 'ann begins the attack'],
    nodes: 122,
    text: `title: White Knight and four life
book: beta
goal: ann wins this turn
ann:
  life: 16
  hand: Swords to Plowshares
  in play: 2 Forest, 3 Plains, Savannah, Giant Spider, Llanowar Elves, Savannah Lions, White Knight
ben:
  life: 4
  in play: 4 Island, 2 Plains, Plains (new), Air Elemental (tapped), Merfolk of the Pearl Trident, Pearled Unicorn
`,
  },
  {
    id: 'beta-05',
    book: 'beta',
    winning: ['ann begins the attack', 'ann casts Swords to Plowshares at Cockatrice'],
    nodes: 151,
    text: `title: Serra Angel and three life
book: beta
goal: ann wins this turn
ann:
  life: 20
  hand: Swords to Plowshares
  in play: Forest, 3 Plains, Savannah, Mesa Pegasus, Savannah Lions, Serra Angel
ben:
  life: 3
  in play: Forest (tapped, new), 4 Forest (tapped), Mountain (tapped), Cockatrice, Craw Wurm (new)
`,
  },
  {
    id: 'beta-06',
    book: 'beta',
    winning: ['ann begins the attack'],
    nodes: 223,
    text: `title: Savannah Lions and four life
book: beta
goal: ann wins this turn
ann:
  life: 17
  hand: Swords to Plowshares
  in play: Forest, 2 Plains, Crusade, Elvish Archers, Grizzly Bears, Savannah Lions
ben:
  life: 4
  in play: 2 Badlands (tapped), Mountain (tapped, new), Mountain (tapped), Swamp (tapped), Sengir Vampire (new)
`,
  },
  {
    id: 'beta-07',
    book: 'beta',
    winning: ['ann begins the attack', 'ann casts Swords to Plowshares at Cockatrice'],
    nodes: 313,
    text: `title: Serra Angel and two life
book: beta
goal: ann wins this turn
ann:
  life: 20
  hand: Swords to Plowshares
  in play: Forest (tapped, new), 4 Forest (tapped), Plains (tapped), 2 Savannah, Craw Wurm (new), Serra Angel
ben:
  life: 2
  hand: Lightning Bolt
  in play: 3 Forest (tapped), Mountain, Mountain (tapped), Taiga, Taiga (new), Cockatrice, War Mammoth (new)
`,
  },
  {
    id: 'beta-08',
    book: 'beta',
    winning: ['ann casts Unsummon at Serra Angel', 'ann begins the attack'],
    nodes: 379,
    text: `title: Wall of Air and five life
book: beta
goal: ann wins this turn
ann:
  life: 6
  hand: Counterspell, Disenchant, Unsummon
  in play: 3 Island, 3 Plains, 2 Mesa Pegasus, Pearled Unicorn, Phantom Monster, Wall of Air
ben:
  life: 5
  in play: Plains (tapped, new), 4 Plains (tapped), 2 Savannah Lions, Serra Angel (new), White Knight (tapped)
`,
  },
  {
    id: 'beta-09',
    book: 'beta',
    winning: ['ann begins the attack'],
    nodes: 438,
    text: `title: White Knight and five life
book: beta
goal: ann wins this turn
ann:
  life: 16
  hand: Swords to Plowshares
  in play: 6 Forest, Plains, 2 Savannah, Mesa Pegasus, Savannah Lions, White Knight
ben:
  life: 5
  in play: 3 Forest, 2 Mountain, Mountain (new), 2 Taiga, Dragon Whelp (tapped)
`,
  },
  {
    id: 'beta-10',
    book: 'beta',
    winning: ['ann casts Drain Life at ben with X = 1', 'ann begins the attack'],
    nodes: 477,
    text: `title: Scathe Zombies and four life
book: beta
goal: ann wins this turn
ann:
  life: 17
  hand: Drain Life, Terror
  in play: 2 Forest, 2 Swamp, Bog Wraith, Scathe Zombies
ben:
  life: 4
  hand: Lightning Bolt
  in play: Badlands (tapped), Mountain (tapped), Swamp (new), 2 Swamp (tapped), Dragon Whelp (new), Drudge Skeletons, Sedge Troll
`,
  },
  {
    id: 'beta-11',
    book: 'beta',
    winning: ['ann casts Unsummon at Mesa Pegasus', 'ann begins the attack'],
    nodes: 506,
    text: `title: Merfolk of the Pearl Trident and five life
book: beta
goal: ann wins this turn
ann:
  life: 19
  hand: Disenchant, Unsummon
  in play: 2 Island, 3 Plains, Tundra, Benalish Hero, Mahamoti Djinn, Merfolk of the Pearl Trident, Wall of Air
ben:
  life: 5
  in play: Plains, 2 Plains (tapped), Mesa Pegasus (new), Savannah Lions, White Knight
`,
  },
  {
    id: 'beta-12',
    book: 'beta',
    winning: ['ann casts Unsummon at Dragon Whelp', 'ann begins the attack'],
    nodes: 663,
    text: `title: Samite Healer and six life
book: beta
goal: ann wins this turn
ann:
  life: 8
  hand: Counterspell, Disenchant, Unsummon
  in play: 3 Island, 2 Plains, Pearled Unicorn, Phantom Monster, Samite Healer
ben:
  life: 6
  in play: Island (tapped), 3 Mountain (tapped), Dragon Whelp (new), Hurloon Minotaur (tapped), Stone Giant (tapped)
`,
  },
  {
    id: 'beta-13',
    book: 'beta',
    winning: ['ann casts Fireball at Savannah Lions and ben with X = 2', 'ann casts Lightning Bolt at ben'],
    nodes: 2872,
    text: `title: Granite Gargoyle and ten life
book: beta
goal: ann wins this turn
ann:
  life: 12
  hand: Fireball, Lightning Bolt
  in play: 2 Island, 2 Mountain, Volcanic Island, Earth Elemental, Granite Gargoyle
ben:
  life: 10
  hand: Disenchant
  in play: Mountain, 3 Plains, Plateau (new), Mesa Pegasus (tapped), Savannah Lions
`,
  },
];
