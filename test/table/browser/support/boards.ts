// Boards in the middle of a duel, one for each book, and the fullest one: for pictures, for axe and for figures.
import { fromPosition } from '../../../../src/game/index.ts';
import { attackBy, idOf, theirTurn, times, yourTurn } from './positions.ts';
import type { Position } from './table.ts';

const lands = (...counts: readonly (readonly [name: string, number: number])[]): string[] =>
  counts.flatMap(([name, number]) => times(name, number));
const tapped = (name: string): object => ({ card: name, tapped: true });

/** Your main phase with a fair number of cards on both sides. */
export const BOARDS: Readonly<Record<string, Position>> = {
  beta: yourTurn(
    'beta',
    {
      life: 14,
      hand: ['Lightning Bolt', 'Giant Growth', 'Fireball', 'Forest', 'Shivan Dragon'],
      inPlay: [
        ...lands(['Mountain', 4], ['Forest', 3]),
        tapped('Mountain'),
        { card: 'Grizzly Bears', with: ['Regeneration'] },
        'Goblin Balloon Brigade',
        'Llanowar Elves',
        'Mox Ruby',
      ],
      graveyard: ['Stone Rain', 'Gray Ogre'],
      ante: ['Hurloon Minotaur'],
    },
    {
      life: 11,
      hand: times('Swamp', 3),
      inPlay: [...lands(['Swamp', 4], ['Plains', 2]), 'Hypnotic Specter', 'Pearled Unicorn', tapped('White Knight')],
      graveyard: ['Dark Ritual'],
      ante: ['Serra Angel'],
    },
  ),
  fifth: yourTurn(
    'fifth',
    {
      life: 16,
      poison: 2,
      hand: ['Counterspell', 'Unsummon', 'Air Elemental', 'Island', 'Wrath of God', 'Healing Salve'],
      inPlay: [
        ...lands(['Island', 4], ['Plains', 3]),
        tapped('Island'),
        { card: 'Serra Angel', with: ['Holy Strength'] },
        'Benalish Hero',
        { card: 'Prodigal Sorcerer', sick: true },
        'Jayemdae Tome',
      ],
      graveyard: ['Disenchant', 'Spell Blast', 'Phantom Monster'],
      removed: ['Swords to Plowshares'],
    },
    {
      life: 9,
      hand: times('Swamp', 5),
      inPlay: [
        ...lands(['Mountain', 4], ['Swamp', 3]),
        'Sengir Vampire',
        { card: 'Hill Giant', damage: 1 },
        tapped('Gray Ogre'),
        'Rod of Ruin',
      ],
      graveyard: ['Terror', 'Lightning Bolt'],
    },
  ),
  portal: yourTurn(
    'portal',
    {
      life: 17,
      hand: ['Forest', 'Monstrous Growth', 'Elite Cat Warrior', 'Volcanic Hammer'],
      inPlay: [...lands(['Forest', 4], ['Mountain', 2]), 'Gorilla Warrior', 'Grizzly Bears', tapped('Hill Giant')],
    },
    {
      life: 13,
      hand: times('Plains', 4),
      inPlay: [...lands(['Plains', 5]), 'Border Guard', 'Wall of Swords', 'Starlit Angel'],
    },
  ),
  tenth: yourTurn(
    'tenth',
    {
      life: 20,
      hand: ['Shock', 'Incinerate', 'Mountain', 'Rampant Growth'],
      inPlay: [
        ...lands(['Forest', 4], ['Mountain', 3]),
        { card: 'Llanowar Elves' },
        { card: 'Spined Wurm' },
        { card: 'Grizzly Bears', with: ['Loxodon Warhammer'], counters: { '+1/+1': 1 } },
        'Prodigal Pyromancer',
      ],
    },
    {
      life: 12,
      hand: times('Island', 4),
      inPlay: [...lands(['Island', 4], ['Plains', 3]), 'Air Elemental', 'Serra Angel', tapped('Angelic Wall')],
    },
  ),
  m11: yourTurn(
    'm11',
    {
      life: 18,
      hand: ['Lightning Bolt', 'Giant Growth', 'Forest', 'Garruk’s Companion'.replace('’', "'")],
      inPlay: [
        ...lands(['Forest', 4], ['Mountain', 3]),
        { card: 'Garruk Wildspeaker', counters: { loyalty: 4 } },
        'Runeclaw Bear',
        { card: 'Spined Wurm', sick: true },
        'Prodigal Pyromancer',
      ],
    },
    {
      life: 12,
      hand: times('Island', 4),
      inPlay: [
        ...lands(['Island', 4], ['Plains', 3]),
        { card: 'Jace Beleren', counters: { loyalty: 3 } },
        'Air Servant',
        'Serra Angel',
      ],
    },
  ),
};

/** Sixty permanents in play. */
export const FULL: Position = yourTurn(
  'tenth',
  {
    hand: ['Shock', 'Giant Growth', 'Forest', 'Mountain', 'Rampant Growth', 'Spined Wurm', 'Incinerate'],
    library: times('Forest', 30),
    inPlay: [
      ...lands(['Forest', 8], ['Mountain', 6]),
      ...times('Grizzly Bears', 4),
      ...times('Llanowar Elves', 4),
      'Spined Wurm',
      'Craw Wurm',
      'Hill Giant',
      'Prodigal Pyromancer',
      { card: 'Grizzly Bears', with: ['Loxodon Warhammer'] },
      'Icy Manipulator',
    ],
  },
  {
    library: times('Island', 30),
    hand: times('Island', 4),
    inPlay: [
      ...lands(['Island', 7], ['Plains', 7]),
      ...times('Air Elemental', 3),
      ...times('Suntail Hawk', 4),
      'Serra Angel',
      ...times('Angelic Wall', 2),
      'Wall of Air',
      ...times('Fugitive Wizard', 2),
      { card: 'Serra Angel', with: ['Holy Strength'] },
      'Icy Manipulator',
      'Howling Mine',
    ],
  },
);

/** Six at one table, everybody for themselves, with a hundred and twenty permanents in play. */
export const SIX: Position = {
  book: 'm11',
  turn: 7,
  options: { variant: 'free-for-all' },
  seats: Object.fromEntries(
    ['You', 'Mara', 'Pell', 'Sorrel', 'Edda', 'Ilse'].map((name) => [
      name,
      {
        library: times('Forest', 30),
        hand: ['Shock', 'Giant Growth', 'Forest', 'Runeclaw Bear'],
        inPlay: [
          ...lands(['Forest', 6], ['Mountain', 4]),
          ...times('Runeclaw Bear', 4),
          ...times('Llanowar Elves', 2),
          'Spined Wurm',
          'Siege Mastodon',
          'Prodigal Pyromancer',
          'Whispersilk Cloak',
        ],
      },
    ]),
  ),
};

/** A duel with a hundred permanents on each side, of which most differ. */
const HUNDRED = [
  ...lands(['Forest', 14], ['Mountain', 10], ['Island', 6]),
  ...[
    'Grizzly Bears',
    'Llanowar Elves',
    'Hill Giant',
    'Spined Wurm',
    'Craw Wurm',
    'Air Elemental',
    'Serra Angel',
  ].flatMap((name) => times(name, 8)),
  ...times('Prodigal Pyromancer', 6),
  ...times('Icy Manipulator', 4),
  ...times('Loxodon Warhammer', 4),
];
export const TWO_HUNDRED: Position = yourTurn(
  'tenth',
  { hand: ['Shock', 'Giant Growth', 'Forest'], library: times('Forest', 30), inPlay: HUNDRED },
  { hand: times('Island', 4), library: times('Island', 30), inPlay: HUNDRED },
);

/** How many permanents lie on a table, those that are attached to others among them. */
export function permanentsIn(position: Position): number {
  const game = fromPosition(position as unknown as Parameters<typeof fromPosition>[0]);
  return game.view(0).inPlay.length;
}

export interface Scripted {
  readonly position: Position;
  readonly script: unknown[];
}

/** A spell of hers in the chain that can be interrupted. */
export function chainMoment(): Scripted {
  const board = BOARDS.fifth as Position & { readonly seats: Record<string, Record<string, unknown>> };
  const { You = {}, Morwenna = {} } = board.seats;
  const position = theirTurn('fifth', You, { ...Morwenna, hand: ['Lightning Bolt', 'Swamp', 'Terror'] });
  const angel = idOf(position, 'Serra Angel');
  const cast = { kind: 'cast', card: idOf(position, 'Lightning Bolt') };
  return { position, script: [cast, { kind: 'pick', picked: [{ what: 'object', id: angel }] }] };
}

/** Her attack, and you are to block. */
export function combatMoment(): Scripted {
  const board = BOARDS.fifth as Position & { readonly seats: Record<string, Record<string, unknown>> };
  const { You = {}, Morwenna = {} } = board.seats;
  const position = theirTurn('fifth', { ...You, hand: ['Island'] }, Morwenna);
  return { position, script: attackBy(position, 'Sengir Vampire', 'Hill Giant') };
}

/** Damage that can still be prevented. */
export function preventionMoment(): Scripted {
  const position = theirTurn(
    'fifth',
    { hand: ['Healing Salve'], inPlay: [...times('Plains', 3), 'Samite Healer', 'Grizzly Bears'] },
    { hand: ['Lightning Bolt', 'Swamp'], inPlay: [...times('Mountain', 3), 'Hill Giant'] },
  );
  const cast = { kind: 'cast', card: idOf(position, 'Lightning Bolt') };
  const aim = { kind: 'pick', picked: [{ what: 'object', id: idOf(position, 'Grizzly Bears') }] };
  return { position, script: [cast, aim] };
}
