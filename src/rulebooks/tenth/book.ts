// Tenth Edition, 2007: the stack, combat damage on it, mana burn, shields.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';
import { stackedCombat } from '../parts/combat.ts';
import { layers2007 } from '../parts/effects.ts';
import { outside } from '../parts/holds.ts';
import { emperorOffer, freeForAllOffer, type Terms, twoHeadedGiantOffer } from '../parts/offers.ts';
import { shieldDamage } from '../parts/shields.ts';
import { stackTiming } from '../parts/stack.ts';
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

const TERMS: Terms = {
  passage:
    'Glossary: Multiplayer game (T-391), which names them; the rest as in the Comprehensive Rules of 2007 (600 to 607)',
  freeMulligan: false,
  everybodyDraws: true,
};

const facts: Facts = {
  start: {
    life: 20,
    hand: 7,
    ante: 'no',
    mulligan: 'paris',
    first: 'toss winner chooses',
    loser: 'chooses',
    drawn: 'who chose before',
    firstPlayerDraws: false,
  },
  deck: { min: 60, copies: 4, sideboard: 15 },
  mana: { pool: true, empties: 'phase', clearedByAttack: false, burn: 1 },
  hand: { limit: 7 },
  types: {
    cards: ['land', 'creature', 'artifact', 'enchantment', 'instant', 'sorcery'],
    interrupts: false,
    summon: false,
    equipment: true,
    multicolored: true,
    hybrid: false,
  },
  timing: {
    resolves: 'stack',
    interrupts: 'none',
    responds: 'announcer',
    lands: 'in the main phase',
    triggers: 'on the stack',
    phaseEffects: 'triggers',
    upkeepLocks: false,
    choices: 'resolving',
    sourceColor: 'resolving',
    severalPlayers: 'together',
    draws: 'at once',
  },
  loss: { life: 'state check', poison: 10 },
  combat: {
    attacks: 'own phase',
    blocks: 'together',
    damage: 'on the stack',
    division: 'free',
    tappedBlockersStrike: true,
    strikesLater: 'who assigned none',
    bandDivides: 'never',
    banding: false,
    planeswalkers: false,
    trample: 'assigned',
    wallsStayHome: false,
    noCreature: 'leaves combat',
  },
  damage: {
    prevention: 'shield',
    modifiers: 'chosen by who is affected',
    regeneration: 'shield',
    regenerated: 'leaves combat',
    lifelink: 'trigger',
    deathtouch: false,
  },
  permanents: {
    tappedArtifacts: 'on',
    protection: 'damage, targets, blocks, enchantments',
    legendRule: true,
    worldRule: false,
    toughnessZero: 'put into the graveyard',
    enchantments: 'must stay fitting',
    // Each "target" of a text is chosen by itself: two of them may be the same thing.
    targetsDiffer: false,
    // A state-based effect of the rules of that year (420.5n); the book has no cards with both.
    countersCancel: true,
  },
  match: { games: ['single', 'best of 3'] },
};

export const tenth: Rulebook = {
  id: 'tenth',
  edition: 'tenth',
  name: 'Tenth Edition',
  year: shown.year,
  shown,
  decks: { starters, remembered },
  source: 'Tenth Edition rulebook, 2007',
  facts,
  turn: [
    {
      name: 'beginning',
      steps: [
        step('untap', at('untap', 'Untap'), { actions: ['untap'], window: 'none' }),
        step('upkeep', at('upkeep', 'Upkeep'), { phase: 'upkeep' }),
        step('draw', at('draw', 'Draw'), { actions: ['draw'], phase: 'draw' }),
      ],
    },
    { name: 'first main', steps: [step('main', at('main', 'Main'), { window: 'main' })] },
    {
      name: 'combat',
      steps: [
        fight('beginning of combat', at('begin combat', 'Begin'), { when: 'always', phase: 'combat' }),
        fight('declare attackers', at('attackers', 'Attackers'), { actions: ['declare attackers'], when: 'always' }),
        fight('declare blockers', at('blockers', 'Blockers'), { actions: ['declare blockers'] }),
        fight('first strike damage', at('damage', 'Damage'), {
          actions: ['first strike damage'],
          when: 'first strikers',
        }),
        fight('combat damage', at('damage', 'Damage'), { actions: ['combat damage'] }),
        fight('end of combat', at('end combat', 'End'), { when: 'always', phase: 'end of combat' }),
      ],
    },
    { name: 'main', steps: [step('second main', at('main2', 'Main 2'), { window: 'main' })] },
    {
      name: 'end',
      steps: [
        step('end of turn', at('end', 'End'), { phase: 'end of turn' }),
        // "No one can play spells or abilities unless an ability triggers during this step" (T-257).
        step('cleanup', at('cleanup', 'Cleanup'), { actions: ['discard', 'cleanup'], window: 'triggered' }),
      ],
    },
  ],
  timing: stackTiming,
  combat: stackedCombat,
  damage: shieldDamage,
  effects: layers2007,
  start: startPart(['shuffle decks', 'choose who starts', 'draw hands', 'mulligans']),
  variant: duel,
  variants: [freeForAllOffer(TERMS), twoHeadedGiantOffer(TERMS), emperorOffer(TERMS)],
  wording: voice,
  holds: outside,
  passages,
  permits,
  cardNotes,
  burnPassage: 'Making Mana (T-117)',
  options: [],
};
