// Large puzzles for measuring the solver: win this turn with six attackers against four blockers and three spells a side. Each book has a
// board that only stands on the ground, one that flies, strikes first or tramples, and one with abilities and counterspells.

export interface LargePuzzle {
  readonly name: string;
  readonly text: string;
}

interface Side {
  readonly play: string;
  readonly hand: string;
}

interface Board {
  readonly name: string;
  readonly ann: Side;
  readonly ben: Side;
  /** What the rival has left: little, so that much of it is won, and more, so that it is refuted. */
  readonly lives: readonly number[];
}

const side = ({ play, hand }: Side): string => `  in play: ${play}\n  hand: ${hand}`;

const puzzlesOf = ({ name, ann, ben, lives }: Board): LargePuzzle[] =>
  lives.map((life) => ({
    name: `${name}, ${life} life`,
    text: `goal: ann wins this turn\nann:\n${side(ann)}\nben:\n  life: ${life}\n${side(ben)}`,
  }));

const LANDS = '2 Mountain, Forest, 2 Swamp';

const GROUND: Board = {
  name: 'ground',
  ann: {
    play: `${LANDS}, Grizzly Bears, Hill Giant, Gray Ogre, Craw Wurm, Giant Spider, Scathe Zombies`,
    hand: 'Lightning Bolt, Giant Growth, Terror',
  },
  ben: {
    play: 'Island, Plains, Forest, Grizzly Bears, Hill Giant, Gray Ogre, Giant Spider',
    hand: 'Unsummon, Healing Salve, Giant Growth',
  },
  lives: [3, 9, 12],
};

const OLD: readonly Board[] = [
  GROUND,
  {
    name: 'keywords',
    ann: {
      play: `${LANDS}, Scryb Sprites, White Knight, War Mammoth, Hill Giant, Bog Wraith, Gray Ogre`,
      hand: 'Lightning Bolt, Giant Growth, Terror',
    },
    ben: {
      play: "Island, Plains, Mountain, Grizzly Bears, Black Knight, Giant Spider, Mons's Goblin Raiders",
      hand: 'Unsummon, Healing Salve, Lightning Bolt',
    },
    lives: [3, 10],
  },
  {
    name: 'abilities',
    ann: {
      play: '2 Mountain, Forest, Plains, Prodigal Sorcerer, White Knight, Craw Wurm, Hill Giant, Grizzly Bears, Gray Ogre',
      hand: 'Lightning Bolt, 2 Giant Growth',
    },
    ben: {
      play: '2 Island, Plains, Grizzly Bears, Black Knight, Giant Spider, Gray Ogre',
      hand: 'Unsummon, Healing Salve, Counterspell',
    },
    lives: [3, 12],
  },
];

const NEW: readonly Board[] = [
  GROUND,
  {
    name: 'keywords',
    ann: {
      play: `${LANDS}, Suntail Hawk, White Knight, Craw Wurm, Hill Giant, Bog Wraith, Severed Legion`,
      hand: 'Shock, Giant Growth, Terror',
    },
    ben: {
      play: 'Island, Plains, Mountain, Grizzly Bears, Hill Giant, Giant Spider, Scathe Zombies',
      hand: 'Unsummon, Healing Salve, Shock',
    },
    lives: [3, 8],
  },
  {
    name: 'abilities',
    ann: {
      play: '2 Mountain, Forest, Plains, Prodigal Pyromancer, White Knight, Craw Wurm, Hill Giant, Grizzly Bears, Mogg Fanatic',
      hand: 'Shock, 2 Giant Growth',
    },
    ben: {
      play: '3 Island, Plains, Grizzly Bears, Hill Giant, Giant Spider, Scathe Zombies',
      hand: 'Unsummon, Healing Salve, Cancel',
    },
    lives: [3, 12],
  },
];

/** Sorceries only, and what may be played when one is attacked: this is how the book's first cards did it. */
const SIMPLE: readonly Board[] = [
  {
    name: 'ground',
    ann: { play: GROUND.ann.play, hand: 'Volcanic Hammer, Scorching Spear, Hand of Death' },
    ben: { play: GROUND.ben.play, hand: '2 Scorching Winds, Mystic Denial' },
    lives: [4, 7, 9],
  },
  {
    name: 'keywords',
    ann: {
      play: '3 Mountain, 2 Swamp, Wind Drake, Spined Wurm, Bull Hippo, Hill Giant, Feral Shadow, Foot Soldiers',
      hand: 'Volcanic Hammer, Scorching Spear, Hand of Death',
    },
    ben: {
      play: '2 Mountain, 3 Island, Grizzly Bears, Wind Drake, Giant Spider, Hill Giant',
      hand: '2 Scorching Winds, Mystic Denial',
    },
    lives: [3, 5],
  },
];

const boardsOf: { readonly [book: string]: readonly Board[] } = {
  beta: OLD,
  fifth: OLD,
  portal: SIMPLE,
  tenth: NEW,
  m11: NEW,
};

/** The large puzzles of a book. */
export const largePuzzles = (book: string): readonly LargePuzzle[] => (boardsOf[book] ?? NEW).flatMap(puzzlesOf);
