// The interface of seams: everything in which two rulebooks may differ. Each book answers all of it in full.

import type { ReadyDecks } from '../core/deck.ts';
import type { Shown } from '../core/shown.ts';
import type { Id, Packet } from '../core/state.ts';
import type { PhaseName } from '../language/ability.ts';
import type { CardDefinition } from '../language/card.ts';
import type { Change } from '../language/effect.ts';
import type { CardType } from '../language/filter.ts';
import type { Voice } from '../wording/voice.ts';
import type { Asking, Procedure } from './asking/decision.ts';
import type { Machine } from './machine.ts';
import type { Variant, VariantOffer } from './variant.ts';

/** Plain data that a table in the book could print. */
export interface Facts {
  readonly start: {
    readonly life: number;
    readonly hand: number;
    readonly ante: 'yes' | 'option' | 'no';
    /** `friendly`: as `land`, and whenever somebody takes one the opponents may redraw as well. */
    readonly mulligan: 'none' | 'land' | 'friendly' | 'paris';
    /** Who takes the first turn of a first game; after that, what the loser may do. */
    readonly first: 'random' | 'toss winner chooses';
    readonly loser: 'takes first turn' | 'chooses' | 'nothing';
    /** After a drawn game nobody has lost: chance decides, or who chose before chooses again. */
    readonly drawn: 'chance' | 'who chose before';
    readonly firstPlayerDraws: boolean;
  };
  readonly deck: { readonly min: number; readonly copies: number | null; readonly sideboard: number };
  readonly mana: {
    /** Whether there is a pool; without one, lands pay directly. */
    readonly pool: boolean;
    readonly empties: 'phase' | 'step' | 'never';
    /** Whether the pool is also cleared when an attack begins and when it ends. */
    readonly clearedByAttack: boolean;
    /** Life lost for each mana lost. */
    readonly burn: number;
  };
  readonly hand: { readonly limit: number | null };
  readonly types: {
    readonly cards: readonly CardType[];
    readonly interrupts: boolean;
    /** Creature types are those of the "Summon …" line. */
    readonly summon: boolean;
    readonly equipment: boolean;
    readonly multicolored: boolean;
    readonly hybrid: boolean;
  };
  readonly timing: {
    readonly resolves: 'stack' | 'batch' | 'together' | 'at once';
    readonly interrupts: 'any number' | 'one each' | 'none';
    /** Who may act first after something has been announced. */
    readonly responds: 'active' | 'announcer' | 'nobody';
    /** When a land may be played: at any free moment of the main phase, or in a step before anything else is played. */
    readonly lands: 'in the main phase' | 'own step';
    readonly triggers: 'at once' | 'on the stack';
    /**
     * Phase effects: dealt with one by one in the phase, in an order the active player chooses, each done at once
     * (`duties`) or announced like an instant (`instants`); or put on the stack.
     */
    readonly phaseEffects: 'duties' | 'instants' | 'triggers';
    /** An unpaid upkeep cost locks the card's activated effects. */
    readonly upkeepLocks: boolean;
    readonly choices: 'announcing' | 'resolving';
    /** The source's colour counts as it was when the effect was announced. */
    readonly sourceColor: 'announced' | 'resolving';
    /** What an effect makes several players do: all choose and then it happens to all, or to one after the other. */
    readonly severalPlayers: 'together' | 'active player first';
    /** A card is drawn at once, or laid face down first and then drawn as a fast effect of its own. */
    readonly draws: 'at once' | 'face down';
  };
  readonly loss: {
    /** When a life total of 0 or less loses the game. */
    readonly life: 'at once' | 'after batch' | 'end of phase' | 'state check';
    readonly poison: number | null;
  };
  readonly combat: {
    readonly attacks: 'in the main phase' | 'own phase';
    readonly blocks: 'together' | 'one attacker at a time';
    readonly damage: 'dealt' | 'on the stack';
    readonly division: 'free' | 'in order';
    readonly tappedBlockersStrike: boolean;
    /** Who deals damage after a dealing of first strikers, besides double strikers. */
    readonly strikesLater: 'who had no first strike' | 'who assigned none';
    /** How long the attacking player divides the damage to a band: while one of it has banding, or since it was formed. */
    readonly bandDivides: 'while one has banding' | 'once formed' | 'never';
    readonly banding: boolean;
    readonly planeswalkers: boolean;
    readonly trample: 'spills' | 'spills after prevention' | 'assigned' | 'none';
    readonly wallsStayHome: boolean;
    /** An attacker or blocker that is no creature any more: out of combat for good, or it only deals and takes nothing. */
    readonly noCreature: 'leaves combat' | 'stays, no damage';
  };
  readonly damage: {
    readonly prevention: 'shield' | 'step';
    /** Where several effects double, prevent or redirect the same damage, or send a card elsewhere: which comes first. */
    readonly modifiers: 'chosen by who is affected' | 'in a fixed order';
    readonly regeneration: 'shield' | 'moment' | 'none';
    /** What a creature regenerated before combat damage still does. */
    readonly regenerated: 'fights on' | 'stays, no damage' | 'leaves combat';
    readonly lifelink: 'trigger' | 'with damage' | 'none';
    readonly deathtouch: boolean;
  };
  readonly permanents: {
    readonly tappedArtifacts: 'off unless creature' | 'on';
    readonly protection: 'unaffected' | 'damage, targets, blocks, enchantments';
    readonly legendRule: boolean;
    readonly worldRule: boolean;
    readonly toughnessZero: 'destroyed' | 'put into the graveyard';
    /** Whether what an Aura may be put on is asked for as long as it is there, or only when it comes. */
    readonly enchantments: 'must stay fitting' | 'stay';
    /** One spell cannot have the same thing as a target twice. */
    readonly targetsDiffer: boolean;
    /** A +1/+1 counter and a -1/-1 counter on one permanent take each other off. */
    readonly countersCancel: boolean;
  };
  readonly match: { readonly games: readonly ('single' | 'set of 3 wins' | 'best of 3 sets' | 'best of 3')[] };
}

/** A place on the bar of the turn, or on that of an attack; several steps may share one. */
export interface Station {
  readonly key:
    | 'untap'
    | 'upkeep'
    | 'draw'
    | 'land'
    | 'main'
    | 'main2'
    | 'begin combat'
    | 'attackers'
    | 'blockers'
    | 'damage'
    | 'end combat'
    | 'discard'
    | 'end'
    | 'cleanup';
  readonly label: string;
  /** It stands on the bar; else only the table's clockwork knows it. */
  readonly onBar: boolean;
}

export interface StepData {
  readonly name: string;
  /** Procedures done, in order, when the step begins. */
  readonly actions: readonly string[];
  /** What players may do in it; `triggered`: nothing, unless an ability triggers in it (then the step comes again). */
  readonly window: 'none' | 'triggered' | 'fast' | 'main' | 'land';
  /** It belongs to an attack. */
  readonly combat: boolean;
  /** It is passed over unless this is so. */
  readonly when: 'always' | 'not the first turn' | 'attackers' | 'first strikers';
  /** Abilities that wait for this step. */
  readonly phase: PhaseName | null;
  /** Procedures done when the step ends. */
  readonly ending: readonly string[];
  readonly station: Station;
}

export interface PhaseData {
  readonly name: string;
  readonly steps: readonly StepData[];
}

/** How things are announced and resolve. Its procedures are `window`, `settle`, `announced` and those they plan. */
export interface TimingPart {
  /** Opens the window of a step: plans what players may do now. */
  readonly open: (m: Machine, step: StepData) => void;
  readonly procedures: { readonly [name: string]: Procedure };
}

export interface CombatPart {
  readonly procedures: { readonly [name: string]: Procedure };
}

export interface DamagePart {
  /** Deals damage: counts it at once behind shields, or lets it wait for a prevention step. How much there was left. */
  readonly deal: (m: Machine, packets: readonly Packet[]) => Asking<number>;
  /**
   * Destroys permanents: at once, or at the moment when they may still be saved. `bury`: nothing saves them; `along`:
   * what goes to the graveyard with them for another reason.
   */
  readonly destroy: (m: Machine, ids: readonly Id[], bury: boolean, along?: readonly Id[]) => Asking;
  /** Saves a permanent that is about to go to the graveyard. */
  readonly save: (m: Machine, id: Id) => void;
  readonly procedures: { readonly [name: string]: Procedure };
}

/** Where a continuous effect comes from. */
export type Origin = 'own size' | 'static' | 'effect' | 'counters';

export interface EffectsPart {
  /** Continuous effects apply in the order of these numbers, then of their times. */
  readonly layerOf: (change: Change, origin: Origin) => number;
  /**
   * What an effect waits for in its layer: everything that would change what it applies to or does, or only what would
   * take away the ability that makes it.
   */
  readonly depends: 'on anything' | 'on its ability';
  /** What each of those numbers is called, to whoever asks why something is what it is; and where copies come. */
  readonly layers: { readonly [layer: number]: string };
  readonly copies: string;
}

export interface StartPart {
  /** What is done before the first turn, in order. */
  readonly steps: readonly string[];
  /** Plans everything from shuffled decks to the first turn. */
  readonly begin: (m: Machine) => void;
  readonly procedures: { readonly [name: string]: Procedure };
}

/** Why an answer is refused: a short key; the book gives the passage that says so. */
export const REFUSALS = [
  'not your question',
  'not understood',
  'not in hand',
  'land timing',
  'one land',
  'sorcery timing',
  'interrupts only',
  'prevention only',
  'regeneration only',
  'no pool',
  'not enough mana',
  'cost',
  'no target',
  'illegal target',
  'same target twice',
  'summoning sick',
  'tapped',
  'not yours',
  'tapped artifact',
  'upkeep unpaid',
  'once a turn',
  'wrong phase',
  'duties first',
  'one attack',
  'cannot cast',
  'cannot attack',
  'must attack',
  'wall',
  'cannot block',
  'must block',
  'flying',
  'landwalk',
  'protection',
  'one attacker each',
  'band',
  'lethal first',
  'damage total',
  'wrong number',
  'not offered',
  'mulligan',
  'loyalty timing',
  'too late to interrupt',
] as const;
export type RefusalKey = (typeof REFUSALS)[number];

export interface Refusal {
  readonly key: RefusalKey;
  readonly reason: string;
  readonly passage: string;
}

/** Why something may be done now: a short key; the book gives the passage that lets it. */
const PERMITS = [
  'land',
  'main',
  'fast',
  'ability',
  'interrupt',
  'prevention',
  'regeneration',
  'moment',
  'mana',
  'loyalty',
  'duty',
  'attack',
  'block',
  'card',
] as const;
export type PermitKey = (typeof PERMITS)[number];

export interface Permit {
  readonly key: PermitKey;
  readonly reason: string;
  readonly passage: string;
}

/** A rule that the book offers besides its own, for players who agree on it: a change of the book. */
export interface OptionalRule {
  /** What it is called where a game is set up. */
  readonly name: string;
  readonly says: string;
  /** Where the source offers it. */
  readonly passage: string;
  readonly change: (book: Rulebook) => Rulebook;
}

export interface Rulebook {
  /** By this it is found: a short name, or the whole text of house rules. */
  readonly id: string;
  /** The book itself, or the one it was made from by house rules: whose cards, decks and voice it has. */
  readonly edition: string;
  readonly name: string;
  readonly year: number;
  readonly source: string;
  readonly shown: Shown;
  readonly decks: ReadyDecks;
  readonly facts: Facts;
  readonly turn: readonly PhaseData[];
  readonly timing: TimingPart;
  readonly combat: CombatPart;
  readonly damage: DamagePart;
  readonly effects: EffectsPart;
  readonly start: StartPart;
  /** How the table is set: a duel, unless a variant was chosen. */
  readonly variant: Variant;
  /** The variants for more than two that the book, or a house rule, offers. */
  readonly variants: readonly VariantOffer[];
  readonly wording: Voice;
  /** Why the book, with these facts, cannot hold a card, or null if it can. */
  readonly holds: (facts: Facts, definition: CardDefinition) => string | null;
  /** The passage of the source behind each refusal. */
  readonly passages: { readonly [key in RefusalKey]: string };
  /** The passage that lets each kind of thing be done. */
  readonly permits: { readonly [key in PermitKey]: string };
  /** What is different about cards that it plays as they were printed in its time: a sentence for players, by name. */
  readonly cardNotes: { readonly [name: string]: string };
  /** The passage that says that unspent mana hurts; empty where it does not. */
  readonly burnPassage: string;
  /** What players may agree on; none of it is in force unless the game says so. */
  readonly options: readonly OptionalRule[];
}
