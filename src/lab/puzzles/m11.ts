// Puzzles by the book of Magic 2011, the short proofs first.

import type { Puzzle } from './puzzle.ts';

export const M11: readonly Puzzle[] = [
  {
    id: 'm11-01',
    book: 'm11',
    winning: ['ann passes', 'ann casts Terror'],
    nodes: 79,
    text: `title: Ravenous Rats and three life
book: m11
goal: ann wins this turn
ann:
  life: 22
  hand: Fireball, Terror
  in play: Mountain, Swamp, Child of Night, Ravenous Rats
ben:
  life: 3
  in play: Island (tapped), Swamp (tapped, new), Swamp (tapped), Scroll Thief (new)
`,
  },
  {
    id: 'm11-02',
    book: 'm11',
    winning: ['ann passes', "ann casts Chandra's Outrage at Air Servant"],
    nodes: 79,
    text: `title: Veteran Swordsmith and eight life
book: m11
goal: ann wins this turn
ann:
  life: 20
  hand: Chandra's Outrage, Lightning Bolt
  in play: 2 Mountain, 3 Plains, Prodigal Pyromancer (tapped), Veteran Armorsmith, Veteran Swordsmith
ben:
  life: 8
  in play: Island (tapped, new), Swamp, 4 Swamp (tapped), Air Servant (new)
`,
  },
  {
    id: 'm11-03',
    book: 'm11',
    winning: ['ann passes', 'ann casts Doom Blade at Air Servant'],
    nodes: 97,
    text: `title: Sacred Wolf and five life
book: m11
goal: ann wins this turn
ann:
  life: 12
  hand: Assassinate, Doom Blade
  in play: 2 Forest, Swamp, Child of Night, Sacred Wolf
ben:
  life: 5
  in play: Glacial Fortress (tapped), Island (tapped, new), 2 Island (tapped), Plains (tapped), Aether Adept (tapped), Air Servant (new), Squadron Hawk (tapped), Stormfront Pegasus (tapped)
`,
  },
  {
    id: 'm11-04',
    book: 'm11',
    winning: ['ann passes', 'ann casts Doom Blade at Llanowar Elves'],
    nodes: 104,
    text: `title: Runeclaw Bear and six life
book: m11
goal: ann wins this turn
ann:
  life: 5
  hand: Assassinate, Doom Blade
  in play: 3 Forest, Swamp, Gravedigger, 2 Runeclaw Bear
ben:
  life: 6
  in play: 4 Forest, Forest (new), 3 Mountain, Goblin Piker (tapped), Llanowar Elves, Prodigal Pyromancer (tapped)
`,
  },
  {
    id: 'm11-05',
    book: 'm11',
    winning: ['ann passes'],
    nodes: 157,
    text: `title: Silvercoat Lion and five life
book: m11
goal: ann wins this turn
ann:
  life: 18
  hand: Giant Growth
  in play: 3 Forest, Plains, Llanowar Elves (with Armored Ascension), Silvercoat Lion
ben:
  life: 5
  in play: Mountain (tapped, new), Mountain (tapped), 3 Plains (tapped), Serra Angel (new)
`,
  },
  {
    id: 'm11-06',
    book: 'm11',
    winning: ['ann casts Fireball at ben with X = 2', 'ann passes'],
    nodes: 157,
    text: `title: Raging Goblin and three life
book: m11
goal: ann wins this turn
ann:
  life: 22
  hand: Assassinate, Fireball
  in play: Mountain, 2 Swamp, Raging Goblin, Ravenous Rats
ben:
  life: 3
  in play: Island (tapped, new), 2 Island (tapped), Swamp, Wind Drake (new)
`,
  },
  {
    id: 'm11-07',
    book: 'm11',
    winning: ['ann passes', 'ann casts Lightning Bolt at ben'],
    nodes: 191,
    text: `title: Severed Legion and five life
book: m11
goal: ann wins this turn
ann:
  life: 12
  hand: Assassinate, Fireball, Lightning Bolt
  in play: Mountain, Mountain (tapped), 2 Swamp, Child of Night, Severed Legion
ben:
  life: 5
  hand: Giant Growth
  in play: 2 Forest (tapped), Mountain, Mountain (tapped), Llanowar Elves (new), Llanowar Elves (tapped), Stampeding Rhino (tapped)
`,
  },
  {
    id: 'm11-08',
    book: 'm11',
    winning: ['ann passes', 'ann casts Fireball at ben with X = 2'],
    nodes: 207,
    text: `title: Child of Night and five life
book: m11
goal: ann wins this turn
ann:
  life: 19
  hand: Fireball, Terror
  in play: 2 Mountain, Swamp, Child of Night, Raging Goblin
ben:
  life: 5
  in play: Forest (tapped), Plains (tapped), Sunpetal Grove (tapped, new), Llanowar Elves (tapped, with Armored Ascension (new))
`,
  },
  {
    id: 'm11-09',
    book: 'm11',
    winning: ['ann passes', 'ann uses Honor Guard'],
    nodes: 281,
    text: `title: Honor Guard and four life
book: m11
goal: ann wins this turn
ann:
  life: 20
  hand: Giant Growth
  in play: Forest, 2 Plains, Honor Guard, Llanowar Elves
ben:
  life: 4
  in play: Forest (tapped), Swamp (tapped, new), Swamp (tapped), Sacred Wolf (new)
`,
  },
  {
    id: 'm11-10',
    book: 'm11',
    winning: ['ann casts Lava Axe at ben', 'ann passes'],
    nodes: 320,
    text: `title: Runeclaw Bear and eight life
book: m11
goal: ann wins this turn
ann:
  life: 20
  hand: Chandra's Outrage, Lava Axe, Overrun
  in play: 2 Forest, 3 Mountain, Garruk's Companion, Runeclaw Bear
ben:
  life: 8
  in play: 3 Forest, Forest (new), Plains (tapped), Honor Guard (new)
`,
  },
  {
    id: 'm11-11',
    book: 'm11',
    winning: ['ann passes', 'ann casts Fireball at ben with X = 3'],
    nodes: 448,
    text: `title: Prodigal Pyromancer and three life
book: m11
goal: ann wins this turn
ann:
  life: 19
  hand: Assassinate, Fireball
  in play: Mountain, 3 Swamp, Looming Shade, Prodigal Pyromancer (tapped)
ben:
  life: 3
  in play: Forest (tapped, new), Forest (tapped), 2 Swamp (tapped), Howling Banshee (new)
`,
  },
  {
    id: 'm11-12',
    book: 'm11',
    winning: ['ann passes', 'ann casts Lightning Bolt at ben'],
    nodes: 485,
    text: `title: Serra Angel and fifteen life
book: m11
goal: ann wins this turn
ann:
  life: 17
  hand: Chandra's Outrage, Lightning Bolt
  in play: 3 Mountain, 2 Plains, Elite Vanguard, Honor of the Pure, Infantry Veteran, Serra Angel
ben:
  life: 15
  in play: Island (tapped), 3 Mountain (tapped), Prodigal Pyromancer (tapped)
`,
  },
  {
    id: 'm11-13',
    book: 'm11',
    winning: ['ann casts Lightning Bolt at ben', 'ann passes'],
    nodes: 758,
    text: `title: Five life, and Severed Legion
book: m11
goal: ann wins this turn
ann:
  life: 20
  hand: Assassinate, Fireball, Lightning Bolt
  in play: Mountain, 2 Swamp, Raging Goblin, Ravenous Rats, Severed Legion
ben:
  life: 5
  hand: Doom Blade
  in play: Drowned Catacomb, 2 Island, Island (tapped), 4 Swamp (tapped), Air Servant (new)
`,
  },
  {
    id: 'm11-15',
    book: 'm11',
    winning: ['ann casts Overrun'],
    nodes: 17,
    differs: { beta: 'none', fifth: 'none', tenth: 'none' },
    text: `title: One bite is enough
book: m11
goal: ann wins this turn
ann:
  in play: 5 Forest, Deadly Recluse
  hand: Overrun
ben:
  life: 3
  in play: Craw Wurm
`,
  },
  {
    id: 'm11-16',
    book: 'm11',
    winning: ['ann casts Pacifism at Air Elemental', 'ann passes'],
    nodes: 93,
    text: `title: Which of the two
book: m11
goal: ann survives in 2 turns
ann:
  life: 3
  in play: 2 Plains, Gray Ogre
  hand: Pacifism
ben:
  life: 20
  in play: Hill Giant, Air Elemental
`,
  },
  {
    id: 'm11-14',
    book: 'm11',
    winning: ['ann casts Overrun'],
    nodes: 280,
    differs: { beta: 'none', fifth: 'none', tenth: 'none' },
    text: `title: The smallest bite
book: m11
goal: ann wins this turn
ann:
  in play: 5 Forest, Deadly Recluse, Grizzly Bears
  hand: Giant Growth, Overrun
ben:
  life: 4
  in play: Craw Wurm, Giant Spider
`,
  },
  {
    id: 'm11-17',
    book: 'm11',
    winning: ['ann casts Duress', 'ann passes'],
    nodes: 135,
    text: `title: The last page
book: m11
goal: ann makes the rival draw out this turn
ann:
  in play: Island, 3 Swamp
  hand: Tome Scour, Sign in Blood, Duress
ben:
  life: 3
  in play: 2 Island, Hill Giant
  hand: Negate
  library: 3 Plains
`,
  },
];
