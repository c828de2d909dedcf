// Cards of our own for the gallery: one of each kind, and cards in play in every state.
import type { CardFacts } from '../protocol/setup.ts';
import type { Tag, TileCard, TileLight } from './cards/index.ts';

function facts(name: string, type: string, rest: Partial<CardFacts>): CardFacts {
  const [types = '', subtypes = ''] = type.split(' — ');
  return {
    name,
    type,
    cost: null,
    total: 0,
    colors: '',
    types: types.split(' ').filter((word) => word !== 'Basic'),
    subtypes: subtypes.split(' ').filter((word) => word !== ''),
    text: [],
    power: null,
    toughness: null,
    loyalty: null,
    rarity: 'Rare',
    keywords: [],
    sets: [],
    ...rest,
  };
}

const creature = (
  name: string,
  kind: string,
  colors: string,
  cost: string,
  size: string,
  text: string[],
): CardFacts => {
  const [power = '', toughness = ''] = size.split('/');
  return facts(name, `Creature — ${kind}`, { colors, cost, power, toughness, text });
};

export const SPECIMENS: readonly CardFacts[] = [
  creature('Dawnfield Captain', 'Human Soldier', 'W', '{1}{W}{W}', '3/5', [
    'Vigilance',
    'Other Soldiers you control get +1/+1.',
  ]),
  creature('Storm Drake', 'Drake', 'U', '{3}{U}', '3/3', ['Flying']),
  creature('Pact Demon', 'Demon', 'B', '{4}{B}{B}', '6/6', [
    'Flying, trample',
    'At the beginning of your upkeep, sacrifice another creature. If you cannot, Pact Demon deals 6 damage to you.',
    '{B}, {T}: Destroy target creature with power 2 or less. Its controller loses 2 life and discards a card at random.',
    'When Pact Demon is put into a graveyard, each player sacrifices a creature, then loses life equal to its toughness.',
  ]),
  creature('Cinder Dragon', 'Dragon', 'R', '{4}{R}{R}', '5/4', [
    'Flying (Only creatures with flying can block it.)',
    '{R}: Cinder Dragon gets +1/+0 until end of turn.',
  ]),
  creature('Canopy Weaver', 'Spider', 'G', '{2}{G}', '1/4', ['Reach']),
  facts('Millwork Engine', 'Artifact', {
    cost: '{3}',
    text: ['{2}, {T}: You gain 2 life, or look at the top card of your library.'],
    rarity: 'Uncommon',
  }),
  creature('Twilight Dragon', 'Dragon', 'WU', '{3}{W}{U}', '4/4', ['Flying, vigilance']),
  facts("Pilgrim's Shield", 'Enchantment — Aura', {
    colors: 'W',
    cost: '{1}{W}',
    text: ['Enchant creature', 'Enchanted creature gets +1/+3.'],
    rarity: 'Common',
  }),
  facts('Sky Lightning', 'Instant', {
    colors: 'R',
    cost: '{X}{R}',
    text: ['Sky Lightning deals X damage to target creature with flying.'],
    rarity: 'Common',
  }),
  facts('Forest', 'Basic Land — Forest', { text: ['{T}: Add {G} to your mana pool.'], rarity: 'Common' }),
  facts('Windswept Isle', 'Land', {
    text: [
      '{T}: Add {C} to your mana pool.',
      '{T}: Add {W} or {U} to your mana pool. Windswept Isle deals 1 damage to you.',
    ],
  }),
  facts('Ilsara, Star Warden', 'Planeswalker — Ilsara', {
    colors: 'U',
    cost: '{2}{U}{U}',
    loyalty: 4,
    rarity: 'Mythic Rare',
    text: [
      '+1: Look at the top two cards of your library; put one on the bottom.',
      "−2: Return target creature to its owner's hand.",
      '−7: Draw five cards.',
    ],
  }),
];

export interface TileSpecimen {
  readonly note: string;
  readonly card: TileCard;
  readonly light?: TileLight;
  readonly dimmed?: boolean;
  readonly target?: boolean;
  readonly stolen?: boolean;
  readonly locked?: boolean;
  readonly pays?: string;
  readonly tags?: readonly Tag[];
  readonly auras?: readonly CardFacts[];
}

function tile(
  name: string,
  kind: string,
  colors: string,
  size: readonly [number, number] | null,
  rest: Partial<TileCard> = {},
): TileCard {
  return {
    name,
    colors,
    types: kind === '' ? ['Artifact'] : ['Creature'],
    subtypes: kind.split(' '),
    keywords: [],
    power: size?.[0] ?? null,
    toughness: size?.[1] ?? null,
    printed: size,
    tapped: false,
    sick: false,
    damage: 0,
    counters: [],
    ...rest,
    abilities: rest.keywords ?? [],
  };
}

const shield = SPECIMENS[7]!;

export const TILES: readonly TileSpecimen[] = [
  { note: 'ready', card: tile('Gray Bears', 'Bear', 'G', [2, 2]) },
  {
    note: 'tapped',
    card: tile('Silver Lancer', 'Knight', 'W', [2, 2], { tapped: true, keywords: ['first strike', 'banding'] }),
  },
  { note: 'new', card: tile('Storm Drake', 'Drake', 'U', [3, 3], { sick: true, keywords: ['flying'] }) },
  { note: 'damage', card: tile('Ridge Giant', 'Giant', 'R', [3, 3], { damage: 2, keywords: ['trample'] }) },
  {
    note: 'counters',
    card: tile('Canopy Weaver', 'Spider', 'G', [3, 6], {
      printed: [1, 4],
      counters: [{ name: '+1/+1', number: 2 }],
      keywords: ['reach'],
    }),
  },
  {
    note: 'lowered',
    card: tile('Mire Shade', 'Shade', 'B', [1, 1], {
      printed: [2, 2],
      counters: [{ name: '-1/-1', number: 1 }],
      keywords: ['swampwalk'],
    }),
  },
  {
    note: 'aura',
    card: tile('Dawnfield Captain', 'Soldier', 'W', [4, 8], { printed: [3, 5], keywords: ['vigilance'] }),
    auras: [shield],
  },
  { note: 'may', card: tile('Cinder Dragon', 'Dragon', 'R', [5, 4], { keywords: ['flying'] }), light: 'may' },
  { note: 'must', card: tile('Tunnel Goblins', 'Goblin', 'R', [1, 1], { keywords: ['haste'] }), light: 'must' },
  {
    note: 'chosen',
    card: tile('Mosswood Archer', 'Elf', 'G', [2, 1], { keywords: ['reach', 'deathtouch'] }),
    light: 'chosen',
  },
  { note: 'refused', card: tile('Reef Sentry', 'Merfolk', 'U', [1, 3]), light: 'refused' },
  {
    note: 'target',
    card: tile('Pact Demon', 'Demon', 'B', [6, 6], { keywords: ['flying', 'lifelink'] }),
    target: true,
  },
  { note: 'stolen', card: tile('Hollow Wraith', 'Wraith', 'B', [3, 3], { keywords: ['fear'] }), stolen: true },
  {
    note: 'later duty',
    card: tile('Iron Ram', '', '', [5, 3], { tapped: true }),
    tags: [{ text: 'Must attack', kind: 'must' }],
  },
  {
    note: 'attacks',
    card: tile('Brass Sentinel', 'Golem', '', [4, 4], { keywords: ['defender'] }),
    tags: [{ text: 'attacks', kind: 'attack' }],
  },
  { note: 'dimmed', card: tile('Tower Apprentice', 'Human Wizard', 'U', [1, 1]), dimmed: true },
];
