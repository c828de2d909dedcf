// The 1997 PC game with the Fifth Edition rules: batches, interrupt chains, damage-prevention steps.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';
import { batchTiming } from '../parts/batch.ts';
import { dealtCombat } from '../parts/combat.ts';
import { inOrder } from '../parts/effects.ts';
import { outside } from '../parts/holds.ts';
import { stepDamage } from '../parts/moments.ts';
import { freeForAllOffer, type Terms } from '../parts/offers.ts';
import { startPart } from '../parts/start.ts';
import { at, fight, step } from '../parts/steps.ts';
import { duel } from '../parts/variants.ts';
import { cardNotes } from './card-notes.ts';
import { starters } from './decks.ts';
import { passages } from './passages.ts';
import { permits } from './permits.ts';
import { remembered } from './remembered.ts';
import { shown } from './shown.ts';
import { voice } from './wording.ts';

/** The book knows duels only: it is played by its own rules otherwise, also as to who draws first. */
const HOUSE: Terms = { passage: 'a house rule', freeMulligan: false, everybodyDraws: false };

const facts: Facts = {
  start: {
    life: 20,
    hand: 7,
    ante: 'option',
    mulligan: 'land',
    first: 'toss winner chooses',
    loser: 'nothing',
    drawn: 'chance',
    firstPlayerDraws: false,
  },
  deck: { min: 40, copies: null, sideboard: 0 },
  mana: { pool: true, empties: 'phase', clearedByAttack: false, burn: 1 },
  hand: { limit: 7 },
  types: {
    cards: ['land', 'creature', 'artifact', 'enchantment', 'instant', 'sorcery'],
    interrupts: true,
    summon: true,
    equipment: false,
    multicolored: true,
    hybrid: false,
  },
  timing: {
    resolves: 'batch',
    interrupts: 'one each',
    responds: 'active',
    lands: 'in the main phase',
    triggers: 'at once',
    phaseEffects: 'instants',
    upkeepLocks: true,
    choices: 'announcing',
    sourceColor: 'announced',
    severalPlayers: 'active player first',
    draws: 'face down',
  },
  loss: { life: 'end of phase', poison: 10 },
  combat: {
    attacks: 'in the main phase',
    blocks: 'together',
    damage: 'dealt',
    division: 'free',
    tappedBlockersStrike: false,
    strikesLater: 'who had no first strike',
    bandDivides: 'once formed',
    banding: true,
    planeswalkers: false,
    trample: 'spills after prevention',
    wallsStayHome: true,
    // Line 493 names "the only ways" out of combat; this is none of them.
    noCreature: 'stays, no damage',
  },
  damage: {
    prevention: 'step',
    modifiers: 'in a fixed order',
    regeneration: 'moment',
    regenerated: 'stays, no damage',
    lifelink: 'trigger',
    deathtouch: false,
  },
  permanents: {
    tappedArtifacts: 'off unless creature',
    protection: 'damage, targets, blocks, enchantments',
    legendRule: false,
    worldRule: true,
    toughnessZero: 'destroyed',
    enchantments: 'must stay fitting',
    targetsDiffer: true,
    countersCancel: false,
  },
  match: { games: ['single', 'best of 3'] },
};

export const fifth: Rulebook = {
  id: 'fifth',
  edition: 'fifth',
  name: 'Fifth Edition (1997 PC game)',
  year: shown.year,
  shown,
  decks: { starters, remembered },
  source: 'Demo documentation of the 1997 PC game, Fifth Edition rules',
  facts,
  turn: [
    { name: 'untap', steps: [step('untap', at('untap', 'Untap'), { actions: ['untap'], window: 'none' })] },
    {
      name: 'upkeep',
      // "Effects that take place at the beginning of upkeep must happen first", then the normal ones, then those of its end.
      steps: [
        step('beginning of upkeep', at('upkeep', 'Upkeep'), { phase: 'beginning of upkeep', window: 'none' }),
        step('upkeep', at('upkeep', 'Upkeep'), { phase: 'upkeep' }),
        step('end of upkeep', at('upkeep', 'Upkeep'), { phase: 'end of upkeep', window: 'none' }),
      ],
    },
    {
      name: 'draw',
      steps: [step('draw', at('draw', 'Draw'), { actions: ['draw'], phase: 'draw' })],
    },
    {
      name: 'main',
      steps: [
        step('main pre-combat', at('main', 'Main'), { window: 'main' }),
        fight('begin combat', at('begin combat', 'Begin'), { when: 'always', phase: 'combat' }),
        fight('declare attackers', at('attackers', 'Attackers'), { actions: ['declare attackers'], when: 'always' }),
        fight('declare blocking', at('blockers', 'Blockers'), { actions: ['declare blockers'] }),
        fight('first strike damage', at('damage', 'Damage'), {
          actions: ['first strike damage'],
          when: 'first strikers',
          window: 'none',
        }),
        fight('damage dealing', at('damage', 'Damage'), { actions: ['combat damage'], window: 'none' }),
        fight('end of combat', at('end combat', 'End'), { window: 'none', when: 'always', phase: 'end of combat' }),
        step('main post-combat', at('main2', 'Main 2'), { window: 'main' }),
      ],
    },
    { name: 'discard', steps: [step('discard', at('discard', 'Discard'), { ending: ['discard'] })] },
    {
      name: 'cleanup',
      steps: [
        // "The Phase Bar has no icon for the Cleanup Phase."
        step('cleanup', at('cleanup', 'Cleanup', false), { actions: ['cleanup'], window: 'none' }),
        step('end of turn', at('cleanup', 'Cleanup', false), { phase: 'end of turn', window: 'none' }),
      ],
    },
  ],
  timing: batchTiming,
  combat: dealtCombat,
  damage: stepDamage,
  effects: inOrder,
  start: startPart(['shuffle decks', 'put up ante', 'choose who starts', 'draw hands', 'mulligans']),
  variant: duel,
  variants: [freeForAllOffer(HOUSE)],
  wording: voice,
  holds: outside,
  passages,
  permits,
  cardNotes,
  burnPassage: 'Fizzle vs. Cancel (F-229)',
  options: [],
};
