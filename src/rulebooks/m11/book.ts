// Magic 2011, as printed in 2010: planeswalkers, blockers in order, damage dealt at once, no burn.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';
import { dealtCombat } from '../parts/combat.ts';
import { layers2010 } from '../parts/effects.ts';
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

const TERMS: Terms = { passage: 'Multiplayer Variants (M-289 to M-298)', freeMulligan: true, everybodyDraws: true };

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
  mana: { pool: true, empties: 'step', clearedByAttack: false, burn: 0 },
  hand: { limit: 7 },
  types: {
    cards: ['land', 'creature', 'artifact', 'enchantment', 'instant', 'sorcery', 'planeswalker'],
    interrupts: false,
    summon: false,
    equipment: true,
    multicolored: true,
    hybrid: true,
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
    damage: 'dealt',
    division: 'in order',
    tappedBlockersStrike: true,
    strikesLater: 'who had no first strike',
    bandDivides: 'never',
    banding: false,
    planeswalkers: true,
    trample: 'assigned',
    wallsStayHome: false,
    noCreature: 'leaves combat',
  },
  damage: {
    prevention: 'shield',
    modifiers: 'chosen by who is affected',
    regeneration: 'shield',
    regenerated: 'leaves combat',
    lifelink: 'with damage',
    deathtouch: true,
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
    // A state-based action of the rules of that year (704.5); the book has no cards with both.
    countersCancel: true,
  },
  match: { games: ['single', 'best of 3'] },
};

export const m11: Rulebook = {
  id: 'm11',
  edition: 'm11',
  name: 'Magic 2011',
  year: shown.year,
  shown,
  decks: { starters, remembered },
  source: 'Magic 2011 rulebook, 2010',
  facts,
  turn: [
    {
      name: 'beginning',
      steps: [
        step('untap', at('untap', 'Untap'), { actions: ['untap'], window: 'none' }),
        step('upkeep', at('upkeep', 'Upkeep'), { phase: 'upkeep' }),
        // "The player who goes first skips the draw step on his or her first turn": the step, not only the draw.
        step('draw', at('draw', 'Draw'), { actions: ['draw'], phase: 'draw', when: 'not the first turn' }),
      ],
    },
    { name: 'first main', steps: [step('main', at('main', 'Main'), { window: 'main' })] },
    // Parts of a turn are "skipped" where nothing is to be done in them (M-212): without attackers there are neither blocks
    // nor combat damage, as the Comprehensive Rules of the year have it (508.6).
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
      name: 'ending',
      steps: [
        step('end step', at('end', 'End'), { phase: 'end of turn' }),
        step('cleanup', at('cleanup', 'Cleanup'), { actions: ['discard', 'cleanup'], window: 'triggered' }),
      ],
    },
  ],
  timing: stackTiming,
  combat: dealtCombat,
  damage: shieldDamage,
  effects: layers2010,
  start: startPart(['shuffle decks', 'choose who starts', 'draw hands', 'mulligans']),
  variant: duel,
  variants: [freeForAllOffer(TERMS), twoHeadedGiantOffer(TERMS), emperorOffer(TERMS)],
  wording: voice,
  holds: outside,
  passages,
  permits,
  cardNotes,
  burnPassage: '',
  options: [],
};
