// Puzzles by the book of Tenth Edition, the short proofs first.

import type { Puzzle } from './puzzle.ts';

export const TENTH: readonly Puzzle[] = [
  {
    id: 'tenth-01',
    book: 'tenth',
    winning: ['ann passes'],
    nodes: 106,
    text: `title: Llanowar Elves and six life
book: tenth
goal: ann wins this turn
ann:
  life: 20
  hand: Giant Growth
  in play: 2 Forest, Plains, 2 Benalish Knight, Llanowar Elves
ben:
  life: 6
  in play: Mountain (tapped), Plains (tapped, new), 2 Plains (tapped), Skyhunter Patrol (new)
`,
  },
  {
    id: 'tenth-02',
    book: 'tenth',
    winning: ['ann passes', 'ann casts Shock at ben'],
    nodes: 137,
    text: `title: Thundering Giant and two life
book: tenth
goal: ann wins this turn
ann:
  life: 17
  hand: Shock
  in play: Battlefield Forge, 3 Mountain (tapped), Plains (tapped, new), Plains (tapped), Angel of Mercy, Thundering Giant (new)
ben:
  life: 2
  in play: Island (tapped, new), 2 Island (tapped), 2 Swamp (tapped), Underground River (tapped), Cloud Elemental (new), Lumengrid Warden, Phantom Warrior (tapped), Severed Legion (new)
`,
  },
  {
    id: 'tenth-03',
    book: 'tenth',
    winning: ['ann passes', 'ann casts Unsummon at Kavu Climber'],
    nodes: 150,
    text: `title: Snapping Drake and eleven life
book: tenth
goal: ann wins this turn
ann:
  life: 17
  hand: Cancel, Unsummon
  in play: 2 Island, 3 Swamp, Air Elemental, Cloud Elemental, Dusk Imp, Snapping Drake
ben:
  life: 11
  in play: Forest (new), 2 Forest (tapped), Mountain, 3 Mountain (tapped), Kavu Climber (new)
`,
  },
  {
    id: 'tenth-04',
    book: 'tenth',
    winning: ["ann casts Unsummon at ben's Snapping Drake", 'ann passes'],
    nodes: 234,
    text: `title: Snapping Drake and three life
book: tenth
goal: ann wins this turn
ann:
  life: 16
  hand: Incinerate, Unsummon
  in play: 4 Island, Cloud Elemental, Snapping Drake
ben:
  life: 3
  hand: Unsummon
  in play: 2 Island (tapped), 2 Swamp (tapped), Underground River (new), Dusk Imp (tapped), Lumengrid Warden, Snapping Drake (new)
`,
  },
  {
    id: 'tenth-05',
    book: 'tenth',
    winning: ['ann passes', 'ann casts Incinerate at ben'],
    nodes: 277,
    text: `title: Skyhunter Patrol and three life
book: tenth
goal: ann wins this turn
ann:
  life: 9
  hand: Incinerate, Shock
  in play: Mountain, 5 Plains, Hill Giant, Skyhunter Patrol
ben:
  life: 3
  in play: 2 Mountain (tapped), Swamp (tapped), Bloodrock Cyclops (new), Dusk Imp, Prodigal Pyromancer (tapped), Raging Goblin
`,
  },
  {
    id: 'tenth-06',
    book: 'tenth',
    winning: ['ann passes'],
    nodes: 343,
    text: `title: Mogg Fanatic and four life
book: tenth
goal: ann wins this turn
ann:
  life: 17
  hand: Incinerate, Terror
  in play: Sulfurous Springs (tapped), 3 Swamp, Bloodrock Cyclops, Dusk Imp, Mogg Fanatic
ben:
  life: 4
  in play: 3 Forest (tapped), Llanowar Wastes (tapped, new), Bog Wraith (new)
`,
  },
  {
    id: 'tenth-07',
    book: 'tenth',
    winning: ['ann passes', 'ann casts Incinerate at ben'],
    nodes: 353,
    text: `title: Ravenous Rats and four life
book: tenth
goal: ann wins this turn
ann:
  life: 19
  hand: Incinerate, Shock, Terror
  in play: Mountain, Swamp, Drudge Skeletons, Ravenous Rats
ben:
  life: 4
  in play: 2 Island (tapped), Swamp (tapped, new), Dusk Imp (new), Lumengrid Warden (tapped)
`,
  },
  {
    id: 'tenth-08',
    book: 'tenth',
    winning: ['ann casts Shock at ben', 'ann casts Cruel Edict'],
    nodes: 584,
    text: `title: Ravenous Rats and five life
book: tenth
goal: ann wins this turn
ann:
  life: 16
  hand: Cruel Edict, Shock, Terror
  in play: Sulfurous Springs, 3 Swamp, Dusk Imp, Ravenous Rats
ben:
  life: 5
  hand: Giant Growth
  in play: Forest, 2 Forest (tapped), Llanowar Wastes (tapped), Swamp (tapped, new), Drudge Skeletons (new)
`,
  },
  {
    id: 'tenth-09',
    book: 'tenth',
    winning: ['ann casts Incinerate at ben', 'ann passes'],
    nodes: 685,
    text: `title: Mogg Fanatic and eight life
book: tenth
goal: ann wins this turn
ann:
  life: 20
  hand: Giant Growth, Incinerate
  in play: Forest, 4 Mountain, Grizzly Bears, Mogg Fanatic
ben:
  life: 8
  in play: Island, 2 Island (tapped), Mountain (tapped), Lumengrid Warden (new)
`,
  },
  {
    id: 'tenth-10',
    book: 'tenth',
    winning: ['ann casts Shock at ben', 'ann casts Cruel Edict'],
    nodes: 1164,
    text: `title: Dusk Imp and five life
book: tenth
goal: ann wins this turn
ann:
  life: 15
  hand: Cruel Edict, Shock
  in play: Sulfurous Springs, 4 Swamp, Dusk Imp, Ravenous Rats, Sengir Vampire
ben:
  life: 5
  in play: 3 Forest (tapped), Llanowar Wastes, 2 Swamp (tapped), Sengir Vampire (new), Spined Wurm
`,
  },
  {
    id: 'tenth-11',
    book: 'tenth',
    winning: ['ann passes', 'ann casts Incinerate at Gray Ogre'],
    nodes: 140,
    text: `title: One at a time
book: tenth
goal: ann wins in 2 turns
ann:
  in play: 2 Mountain, Hill Giant, Raging Goblin
  hand: Incinerate
ben:
  life: 8
  in play: Gray Ogre
  library: 4 Plains
`,
  },
];
