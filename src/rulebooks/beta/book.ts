// Alpha/Beta, 1993: interrupts at once, everything else together, one attack inside the main phase.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';
import { dealtCombat } from '../parts/combat.ts';
import { inOrder } from '../parts/effects.ts';
import { outside } from '../parts/holds.ts';
import { momentDamage } from '../parts/moments.ts';
import { freeForAllOffer, type Terms } from '../parts/offers.ts';
import { startPart } from '../parts/start.ts';
import { at, fight, step } from '../parts/steps.ts';
import { togetherTiming } from '../parts/together.ts';
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
    ante: 'yes',
    mulligan: 'none',
    first: 'random',
    loser: 'takes first turn',
    drawn: 'chance',
    firstPlayerDraws: true,
  },
  deck: { min: 40, copies: null, sideboard: 0 },
  mana: { pool: true, empties: 'phase', clearedByAttack: true, burn: 1 },
  hand: { limit: 7 },
  types: {
    cards: ['land', 'creature', 'artifact', 'enchantment', 'instant', 'sorcery'],
    interrupts: true,
    summon: true,
    equipment: false,
    multicolored: false,
    hybrid: false,
  },
  timing: {
    resolves: 'together',
    interrupts: 'any number',
    responds: 'active',
    lands: 'in the main phase',
    triggers: 'at once',
    phaseEffects: 'duties',
    upkeepLocks: false,
    choices: 'announcing',
    sourceColor: 'resolving',
    severalPlayers: 'together',
    draws: 'at once',
  },
  loss: { life: 'after batch', poison: null },
  combat: {
    attacks: 'in the main phase',
    blocks: 'together',
    damage: 'dealt',
    division: 'free',
    tappedBlockersStrike: false,
    strikesLater: 'who had no first strike',
    bandDivides: 'while one has banding',
    banding: true,
    planeswalkers: false,
    trample: 'spills',
    wallsStayHome: true,
    noCreature: 'leaves combat',
  },
  damage: {
    prevention: 'shield',
    modifiers: 'in a fixed order',
    regeneration: 'moment',
    regenerated: 'fights on',
    lifelink: 'trigger',
    deathtouch: false,
  },
  permanents: {
    tappedArtifacts: 'off unless creature',
    protection: 'unaffected',
    legendRule: false,
    worldRule: false,
    toughnessZero: 'destroyed',
    enchantments: 'stay',
    targetsDiffer: false,
    countersCancel: false,
  },
  match: { games: ['single', 'set of 3 wins', 'best of 3 sets'] },
};

export const beta: Rulebook = {
  id: 'beta',
  edition: 'beta',
  name: 'Alpha/Beta',
  year: shown.year,
  shown,
  decks: { starters, remembered },
  source: 'The original rulebook (Alpha with Beta updates), 1993',
  facts,
  turn: [
    { name: 'untap', steps: [step('untap', at('untap', 'Untap'), { actions: ['untap'] })] },
    { name: 'upkeep', steps: [step('upkeep', at('upkeep', 'Upkeep'), { phase: 'upkeep' })] },
    { name: 'draw', steps: [step('draw', at('draw', 'Draw'), { actions: ['draw'], phase: 'draw' })] },
    {
      name: 'main',
      steps: [
        step('main', at('main', 'Main'), { window: 'main' }),
        fight('declare attack', at('attackers', 'Attackers'), {
          actions: ['declare attackers'],
          when: 'always',
          phase: 'combat',
        }),
        fight('declare defense', at('blockers', 'Defense'), { actions: ['declare blockers'] }),
        fight('first strike damage', at('damage', 'Damage'), {
          actions: ['first strike damage'],
          when: 'first strikers',
          window: 'none',
        }),
        fight('damage dealing', at('damage', 'Damage'), { actions: ['combat damage'], window: 'none' }),
        fight('end of attack', at('end combat', 'End'), { window: 'none', when: 'always', phase: 'end of combat' }),
        step('main after attack', at('main2', 'Main 2'), { window: 'main' }),
      ],
    },
    { name: 'discard', steps: [step('discard', at('discard', 'Discard'), { ending: ['discard'] })] },
    { name: 'end', steps: [step('end', at('end', 'End'), { phase: 'end of turn', ending: ['cleanup'] })] },
  ],
  timing: togetherTiming,
  combat: dealtCombat,
  damage: momentDamage,
  effects: inOrder,
  start: startPart(['shuffle decks', 'put up ante', 'draw hands', 'choose who starts', 'mulligans']),
  variant: duel,
  variants: [freeForAllOffer(HOUSE)],
  wording: voice,
  holds: outside,
  passages,
  permits,
  cardNotes,
  burnPassage: 'Mana Chart (B-111)',
  options: [],
};
