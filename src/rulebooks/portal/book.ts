// Portal, 1997: lands pay directly, cards happen at once, attackers are intercepted one at a time.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';
import type { CardDefinition } from '../../language/card.ts';
import { atOnceTiming } from '../parts/atonce.ts';
import { interception } from '../parts/combat.ts';
import { inOrder } from '../parts/effects.ts';
import { outside } from '../parts/holds.ts';
import { momentDamage } from '../parts/moments.ts';
import { portalRoundOffer } from '../parts/offers.ts';
import { startPart } from '../parts/start.ts';
import { at, fight, step } from '../parts/steps.ts';
import { duel } from '../parts/variants.ts';
import { cardNotes } from './card-notes.ts';
import { starters } from './decks.ts';
import { options } from './options.ts';
import { passages } from './passages.ts';
import { permits } from './permits.ts';
import { shown } from './shown.ts';
import { voice } from './wording.ts';

const facts: Facts = {
  start: {
    life: 20,
    hand: 7,
    ante: 'no',
    // Drawing a new hand is "a friendly, optional rule": see options.
    mulligan: 'none',
    first: 'random',
    loser: 'takes first turn',
    drawn: 'chance',
    firstPlayerDraws: true,
  },
  deck: { min: 35, copies: null, sideboard: 0 },
  mana: { pool: false, empties: 'never', clearedByAttack: false, burn: 0 },
  hand: { limit: null },
  types: {
    cards: ['land', 'creature', 'sorcery'],
    interrupts: false,
    summon: true,
    equipment: false,
    multicolored: true,
    hybrid: false,
  },
  timing: {
    resolves: 'at once',
    interrupts: 'none',
    responds: 'nobody',
    lands: 'own step',
    triggers: 'at once',
    phaseEffects: 'triggers',
    upkeepLocks: false,
    choices: 'announcing',
    sourceColor: 'resolving',
    severalPlayers: 'together',
    draws: 'at once',
  },
  loss: { life: 'at once', poison: null },
  combat: {
    attacks: 'own phase',
    blocks: 'one attacker at a time',
    damage: 'dealt',
    division: 'free',
    tappedBlockersStrike: true,
    strikesLater: 'who had no first strike',
    bandDivides: 'never',
    banding: false,
    planeswalkers: false,
    trample: 'none',
    wallsStayHome: false,
    noCreature: 'leaves combat',
  },
  damage: {
    prevention: 'shield',
    modifiers: 'in a fixed order',
    regeneration: 'none',
    regenerated: 'fights on',
    lifelink: 'none',
    deathtouch: false,
  },
  permanents: {
    tappedArtifacts: 'on',
    protection: 'damage, targets, blocks, enchantments',
    legendRule: false,
    worldRule: false,
    toughnessZero: 'destroyed',
    enchantments: 'must stay fitting',
    targetsDiffer: true,
    countersCancel: false,
  },
  match: { games: ['single'] },
};

/** What other books explain and this one does not: a card that gives it to others says what nobody here could carry out. */
const UNEXPLAINED: readonly (readonly [string, RegExp])[] = [
  ['first strike', /"keyword":"(?:first|double) strike"/],
  ['trample', /"keyword":"trample"/],
  ['protection', /"(?:change|ability)":"protection"/],
];

function unexplained({ abilities, spell }: CardDefinition): string | null {
  const text = JSON.stringify([abilities, spell]);
  return UNEXPLAINED.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Abilities in Portal: flying, landwalk, a few sentences, tapping; nothing that costs mana to use. */
function strange(definition: CardDefinition): string | null {
  const word = unexplained(definition);
  if (word !== null) return `the book does not know ${word}`;
  const known = [
    'flying',
    'reach',
    'haste',
    'defender',
    "can't block",
    "can't attack",
    'unblockable',
    'vigilance',
    'attacks each turn',
  ];
  for (const ability of definition.abilities) {
    if (ability.ability === 'keyword' && !known.includes(ability.keyword) && !ability.keyword.endsWith('walk'))
      return `the book does not know ${ability.keyword}`;
    if (ability.ability === 'activated' && (ability.cost.mana !== null || !ability.cost.tap))
      return 'abilities here cost only tapping';
    // Tap abilities are used in the two steps for playing cards, when no creature is attacking and no card is being played.
    if (
      ability.ability === 'activated' &&
      (ability.targets.some(({ filter }) => (filter.attacking ?? filter.inCombat) === true) ||
        ability.targets.some(({ kinds }) => kinds.every((kind) => kind === 'spell' || kind === 'ability')) ||
        ability.during === "an opponent's turn, before attackers are declared")
    )
      return 'there is no moment to use it';
    if (
      ability.ability === 'activated' &&
      ability.effects.some((effect) => effect.do === 'addMana' || effect.do === 'addAnyMana' || effect.do === 'prevent')
    )
      return 'the book has no such effect';
    if (
      ability.ability === 'triggered' &&
      !['enters', 'dies', 'attacks', 'blocks', 'deals damage'].includes(ability.when.on)
    )
      return 'the book has no such moment';
    // Nobody can do anything between being dealt damage and the next draw.
    if (
      ability.ability === 'triggered' &&
      ability.effects.some(({ do: verb, ...rest }) => verb === 'later' && 'unless' in rest)
    )
      return 'there is no moment to pay for it';
  }
  return definition.types.includes('land') && !definition.supertypes.includes('basic')
    ? 'the book has only basic lands'
    : null;
}

export const portal: Rulebook = {
  id: 'portal',
  edition: 'portal',
  name: 'Portal',
  year: shown.year,
  shown,
  decks: { starters, remembered: [] },
  source: 'Portal rulebook, 1997',
  facts,
  turn: [
    { name: 'untap', steps: [step('untap', at('untap', 'Untap'), { actions: ['untap'], window: 'none' })] },
    { name: 'draw', steps: [step('draw', at('draw', 'Draw'), { actions: ['draw'], window: 'none' })] },
    { name: 'land', steps: [step('land', at('land', 'Land'), { window: 'land' })] },
    { name: 'play', steps: [step('play cards', at('main', 'Play'), { window: 'main' })] },
    {
      name: 'attack',
      steps: [
        fight('announce attackers', at('attackers', 'Attackers'), {
          actions: ['declare attackers'],
          when: 'always',
          window: 'none',
        }),
        fight('declare interceptors', at('blockers', 'Interceptors'), {
          actions: ['attacked', 'intercept'],
          window: 'none',
        }),
      ],
    },
    { name: 'play again', steps: [step('play cards after attack', at('main2', 'Play again'), { window: 'main' })] },
    {
      name: 'cleanup',
      steps: [step('cleanup', at('cleanup', 'Cleanup'), { phase: 'end of turn', window: 'none', ending: ['cleanup'] })],
    },
  ],
  timing: atOnceTiming,
  combat: interception,
  damage: momentDamage,
  effects: inOrder,
  start: startPart(['shuffle decks', 'draw hands', 'choose who starts', 'mulligans']),
  variant: duel,
  variants: [portalRoundOffer],
  wording: voice,
  holds: (known, definition) => outside(known, definition) ?? strange(definition),
  passages,
  permits,
  cardNotes,
  burnPassage: '',
  options,
};
