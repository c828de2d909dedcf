// The table of house rules: for each fact of a book what it may be made into, and with what it does not go together.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';
import { declaredTogether, withAnte, withDiscarding, withFirstDraw } from '../parts/changes.ts';
import { dealtCombat, stackedCombat } from '../parts/combat.ts';
import { inOrder, layers2007, layers2010 } from '../parts/effects.ts';
import { momentDamage, stepDamage } from '../parts/moments.ts';
import { comesWith, number, numberOrNone, oneOf, type Seam, someOf, type Table, type Value, yesOrNo } from './seam.ts';

const TIMING = 'how things are announced and resolve is one part of a book';
const TURN = 'the phases of a turn come with the book';
const CARDS = 'which cards a book knows comes with its voice';

const hasStack = (facts: Facts): boolean => facts.timing.resolves === 'stack';

/** When somebody without life has lost is looked at by the part that resolves things. */
function lifeAgainst(life: Facts['loss']['life'], { timing }: Facts): string | null {
  if (life === 'end of phase') return null;
  if (timing.resolves === 'stack')
    return life === 'state check' ? null : 'with a stack life is looked at whenever a player could act';
  if (life === 'state check') return 'there are state checks only with a stack';
  if (timing.resolves === 'together' && life === 'at once')
    return 'what happens at the same time has no moment between';
  return timing.resolves === 'at once' && life === 'after batch' ? 'there are no batches' : null;
}

function trampleAgainst(trample: Facts['combat']['trample'], { damage }: Facts): string | null {
  if (trample === 'spills after prevention' && damage.prevention !== 'step')
    return 'there is no damage-prevention step after which it could spill over';
  if (trample === 'spills' && damage.prevention === 'step')
    return 'damage waits for the damage-prevention step: it spills over after that';
  if (trample === 'spills' && damage.regeneration === 'shield')
    return 'with shields damage is assigned, and does not spill over';
  return null;
}

function bandsAgainst(value: Facts['combat']['bandDivides'], { combat }: Facts): string | null {
  if ((value === 'never') !== combat.banding) return null;
  return combat.banding ? 'where there are bands, somebody divides the damage to them' : 'there are no bands';
}

const EFFECTS = { 'in order': inOrder, 'layers of 2007': layers2007, 'layers of 2010': layers2010 } as const;

/** The name of the way in which a book has continuous effects apply. */
export const effectsOf = (book: Rulebook): Value =>
  Object.entries(EFFECTS).find(([, part]) => part === book.effects)?.[0] ?? 'its own';

/** Parts that can be changed besides the facts. */
export const PARTS: { readonly [name: string]: Seam<string> } = {
  effects: {
    says: 'the order in which continuous effects apply',
    values: oneOf(...Object.keys(EFFECTS)),
    makes: (book, value) => ({ ...book, effects: EFFECTS[value as keyof typeof EFFECTS] }),
  },
};

export const TABLE: Table = {
  start: {
    life: { says: 'life at the start', values: number(1, 999) },
    hand: { says: 'cards in the first hand', values: number(1, 20) },
    ante: {
      says: 'whether there is an ante',
      values: oneOf('yes', 'option', 'no'),
      makes: (book, value) => (value === 'no' ? book : withAnte(book)),
    },
    mulligan: { says: 'which hands may be drawn anew', values: oneOf('none', 'land', 'friendly', 'paris') },
    first: { says: 'who begins the first game', values: oneOf('random', 'toss winner chooses') },
    loser: { says: 'what the loser of the last game may do', values: oneOf('takes first turn', 'chooses', 'nothing') },
    drawn: { says: 'who decides after a drawn game', values: oneOf('chance', 'who chose before') },
    firstPlayerDraws: {
      says: 'the first player draws in the first turn',
      values: yesOrNo,
      makes: (book, value) => (value ? withFirstDraw(book) : book),
    },
  },
  deck: {
    min: { says: 'cards in a deck, at least', values: number(1, 250) },
    copies: { says: 'copies of a card in a deck, at most', values: numberOrNone(1, 60) },
    sideboard: { says: 'cards in a sideboard', values: number(0, 60) },
  },
  mana: {
    pool: comesWith('there is a mana pool', TIMING),
    empties: {
      says: 'when unspent mana is lost',
      values: oneOf('phase', 'step', 'never'),
      against: (value, { mana }) =>
        (value === 'never') !== mana.pool
          ? null
          : mana.pool
            ? 'mana that is never lost stays in no pool of the five books'
            : 'lands pay directly: there is no pool',
    },
    clearedByAttack: {
      says: 'an attack clears the pool when it begins and ends',
      values: yesOrNo,
      against: (value, { combat }) =>
        value && combat.attacks === 'own phase'
          ? 'the attack is a phase of its own, and the pool empties with every phase'
          : null,
    },
    burn: {
      says: 'life lost for each unspent mana',
      values: number(0, 20),
      against: (value, { mana }) => (value > 0 && !mana.pool ? 'lands pay directly: no mana is ever unspent' : null),
      makes: (book, value) => ({ ...book, burnPassage: value > 0 ? 'House rules: mana.burn (B-309)' : '' }),
    },
  },
  hand: {
    limit: {
      says: 'cards in hand at the end of a turn, at most',
      values: numberOrNone(0, 99),
      makes: (book, value) => (value === null ? book : withDiscarding(book)),
    },
  },
  types: {
    cards: comesWith('the types of its cards', CARDS),
    interrupts: comesWith('there are interrupts', TIMING),
    summon: comesWith('creature types stand in a Summon line', CARDS),
    equipment: comesWith('there is Equipment', CARDS),
    multicolored: { says: 'a card may have several colors', values: yesOrNo },
    hybrid: comesWith('there is hybrid mana', CARDS),
  },
  timing: {
    resolves: comesWith('how things resolve', TIMING),
    interrupts: comesWith('how many interrupts there may be', TIMING),
    responds: comesWith('who may respond first', TIMING),
    lands: comesWith('when lands are played', TURN),
    triggers: comesWith('what triggered abilities do', TIMING),
    phaseEffects: comesWith('what effects of a phase are', TIMING),
    upkeepLocks: {
      says: 'an unpaid upkeep cost locks the card',
      values: yesOrNo,
      against: (value, { timing }) =>
        value && timing.phaseEffects === 'triggers'
          ? 'upkeep costs are triggered abilities, over before anything else can be done'
          : null,
    },
    choices: { says: 'when words are chosen', values: oneOf('announcing', 'resolving') },
    sourceColor: { says: "when a source's color counts", values: oneOf('announced', 'resolving') },
    severalPlayers: {
      says: 'what several players do',
      values: oneOf('together', 'active player first'),
    },
    draws: {
      says: 'how cards are drawn',
      values: oneOf('at once', 'face down'),
      against: (value, { timing }) =>
        value === 'face down' && timing.resolves !== 'batch' ? 'only batches know of cards drawn face down' : null,
    },
  },
  loss: {
    life: {
      says: 'when a life total of 0 loses',
      values: oneOf('at once', 'after batch', 'end of phase', 'state check'),
      against: lifeAgainst,
    },
    poison: { says: 'poison counters that lose the game', values: numberOrNone(1, 99) },
  },
  combat: {
    attacks: comesWith('where in the turn attacks are', TURN),
    blocks: {
      says: 'how blocks are declared',
      values: oneOf('together', 'one attacker at a time'),
      against: (value, { timing }) =>
        value === 'one attacker at a time' && timing.resolves !== 'at once'
          ? 'each fight is settled before the next, with no chance to act between: that needs cards that happen at once'
          : null,
      makes: (book, value) => (value === 'together' ? declaredTogether(book) : book),
    },
    damage: {
      says: 'what combat damage does',
      values: oneOf('dealt', 'on the stack'),
      against: (value, facts) =>
        value === 'on the stack' && !hasStack(facts) ? 'there is no stack to put it on' : null,
      makes: (book, value) => ({ ...book, combat: value === 'on the stack' ? stackedCombat : dealtCombat }),
    },
    division: {
      says: 'how damage is divided among several blockers',
      values: oneOf('free', 'in order'),
      against: (value, { combat }) => {
        if (value === 'free') return null;
        if (combat.banding) return 'what bands do to blockers in line none of the five books says';
        return combat.blocks === 'together' ? null : 'blockers stand in line only where blocks are declared together';
      },
    },
    tappedBlockersStrike: { says: 'tapped blockers deal damage', values: yesOrNo },
    strikesLater: {
      says: 'who deals damage after first strikers',
      values: oneOf('who had no first strike', 'who assigned none'),
    },
    bandDivides: {
      says: 'how long the attacker divides damage to a band',
      values: oneOf('while one has banding', 'once formed', 'never'),
      against: bandsAgainst,
    },
    banding: {
      says: 'there are bands',
      values: yesOrNo,
      brings: (value) => ({ 'combat.bandDivides': value ? 'once formed' : 'never' }),
    },
    planeswalkers: comesWith('planeswalkers can be attacked', CARDS),
    trample: {
      says: 'what trample does',
      values: oneOf('spills', 'spills after prevention', 'assigned', 'none'),
      against: trampleAgainst,
    },
    wallsStayHome: { says: 'Walls cannot attack, being Walls', values: yesOrNo },
    noCreature: {
      says: 'what fights and is no creature any more',
      values: oneOf('leaves combat', 'stays, no damage'),
    },
  },
  damage: {
    prevention: {
      says: 'when damage is prevented',
      values: oneOf('shield', 'step'),
      against: (value, { timing }) =>
        value === 'step' && timing.resolves !== 'batch'
          ? 'a damage-prevention step comes between the effects of a batch'
          : null,
      brings: (value, { combat }) => {
        const other = value === 'step' ? 'spills after prevention' : 'spills';
        return combat.trample.startsWith('spills') ? { 'combat.trample': other } : {};
      },
      makes: (book, value) => ({ ...book, damage: value === 'step' ? stepDamage : momentDamage }),
    },
    modifiers: {
      says: 'which of several effects on the same damage or card comes first',
      values: oneOf('chosen by who is affected', 'in a fixed order'),
    },
    regeneration: comesWith('when a creature is regenerated', TIMING),
    regenerated: {
      says: 'what a regenerated creature still does in combat',
      values: oneOf('fights on', 'stays, no damage', 'leaves combat'),
      against: (value, { damage }) => {
        if ((value === 'leaves combat') === (damage.regeneration === 'shield')) return null;
        return damage.regeneration === 'shield'
          ? 'a creature that a shield saves leaves combat'
          : 'a creature that is saved from the graveyard stays where it fights';
      },
    },
    lifelink: {
      says: 'when lifelink gives life',
      values: oneOf('trigger', 'with damage', 'none'),
      against: (value, { timing }) =>
        value === 'none' && timing.resolves !== 'at once' ? 'cards have the word: it has to mean something' : null,
    },
    deathtouch: { says: 'deathtouch is part of the damage, not a trigger', values: yesOrNo },
  },
  permanents: {
    tappedArtifacts: { says: 'what tapped artifacts do', values: oneOf('off unless creature', 'on') },
    protection: {
      says: 'what protection from a color is',
      values: oneOf('unaffected', 'damage, targets, blocks, enchantments'),
    },
    legendRule: { says: 'legends of one name cannot be together', values: yesOrNo },
    worldRule: { says: 'only the newest world stays', values: yesOrNo },
    toughnessZero: {
      says: 'what becomes of a creature without toughness',
      values: oneOf('destroyed', 'put into the graveyard'),
    },
    enchantments: {
      says: 'what an Aura asks of the thing that it is on',
      values: oneOf('must stay fitting', 'stay'),
    },
    targetsDiffer: { says: 'a spell cannot have the same target twice', values: yesOrNo },
    countersCancel: {
      says: '+1/+1 and -1/-1 counters take each other off',
      values: yesOrNo,
      against: (value, facts) => (value && !hasStack(facts) ? 'there are state checks only with a stack' : null),
    },
  },
  match: {
    games: {
      says: 'how long a competition may be',
      values: someOf('single', 'set of 3 wins', 'best of 3 sets', 'best of 3'),
    },
  },
};
