// Abilities: what a permanent has. Keyword, static, activated, triggered or replacement; pure data.

import type { Ref } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Change, Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Keyword } from './keyword.ts';
import type { TargetSpec } from './target.ts';

export type PhaseName =
  | 'untap'
  | 'beginning of upkeep'
  | 'upkeep'
  | 'end of upkeep'
  | 'draw'
  | 'main'
  | 'combat'
  | 'end of combat'
  | 'end of turn';

/** Whose phase: the controller's, everybody's, that of the enchanted thing's controller, of the chosen player. */
export type PhaseOf = 'you' | 'each' | 'opponents' | 'enchanted' | 'chosen';

/** What a triggered ability waits for. `subject`, `other` and the event's player are what effects may speak of. */
export type When =
  /** `from` is for `enters`: only if it came from there, not out of a graveyard or a library; or was not cast out of a hand. */
  | { readonly on: 'enters' | 'dies' | 'leaves'; readonly what: Filter; readonly from?: 'hand' | 'not cast' }
  /** `together`: once, however many of a player's creatures attack. */
  | { readonly on: 'attacks'; readonly what: Filter; readonly alone?: boolean; readonly together?: true }
  /** Once for every such attacker, which is `other`; `once`, or where any will do: however many of them there are. */
  | { readonly on: 'blocks'; readonly what: Filter; readonly other: Filter; readonly once?: true }
  /** `each`: once for every such blocker, which is `other`; else once, however many there are. */
  | { readonly on: 'blocked'; readonly what: Filter; readonly other: Filter; readonly each: boolean }
  /** It blocks or becomes blocked; `other` is the creature on the other side. */
  | { readonly on: 'fights'; readonly what: Filter; readonly other: Filter }
  | { readonly on: 'unblocked'; readonly what: Filter }
  | {
      readonly on: 'deals damage';
      readonly what: Filter;
      readonly to: 'player' | 'opponent' | 'creature' | 'you' | 'anything';
      readonly combat: boolean;
    }
  | { readonly on: 'is dealt damage'; readonly what: Filter; readonly combat: boolean }
  | {
      readonly on: 'player is dealt damage';
      readonly who: 'you' | 'opponent' | 'anybody';
      readonly damage: 'any' | 'noncombat';
    }
  /** A creature that the source dealt damage to this turn dies. */
  | { readonly on: 'victim dies' }
  /** `left tapped`: in the untap phase, by whoever may leave it so. */
  | { readonly on: 'taps for mana' | 'becomes tapped' | 'becomes untapped' | 'left tapped'; readonly what: Filter }
  | { readonly on: 'casts'; readonly what: Filter; readonly who: 'you' | 'opponent' | 'anybody' }
  | { readonly on: 'plays land'; readonly who: 'you' | 'opponent' | 'anybody' }
  | { readonly on: 'draws' | 'gains life' | 'loses life'; readonly who: 'you' | 'opponent' | 'anybody' }
  /** `by`: because a spell or ability says so that an opponent of the player controls. */
  | {
      readonly on: 'discards';
      readonly who: 'you' | 'opponent' | 'anybody';
      readonly what?: Filter;
      readonly by?: 'opponent';
    }
  /** `by`: of a spell or ability that an opponent controls. */
  | { readonly on: 'becomes target'; readonly what: Filter; readonly by?: 'opponent' }
  /** Once for each counter that is taken off. */
  | { readonly on: 'counter removed'; readonly what: Filter; readonly counter: string }
  | { readonly on: 'phase'; readonly phase: PhaseName; readonly whose: PhaseOf }
  /** Whichever of these happens to the same thing: "enters the battlefield or attacks". */
  | { readonly on: 'either'; readonly of: readonly When[] }
  /** As soon as the condition is true. */
  | { readonly on: 'state'; readonly condition: Condition };

export type Replace =
  /** Damage to the source is prevented, and takes off so many counters; `each`: only as much of it as there are counters. */
  | { readonly replace: 'damage to counters'; readonly counter: string; readonly each?: true }
  /**
   * A card that its owner discards goes elsewhere: the source itself, or any card of the player who controls the source.
   * `by`: because an opponent's spell or ability says so, or any does; `may`: if its owner wants it to.
   */
  | {
      readonly replace: 'discarded';
      readonly what: 'this' | 'yours';
      readonly by: 'opponent' | 'effect';
      readonly to: 'play' | 'top';
      readonly may?: true;
    }
  /** Damage that such sources would deal to the controller is dealt to the source of the text, or to what it enchants, instead. */
  | {
      readonly replace: 'redirect';
      readonly from: Filter;
      readonly onto: 'this' | 'enchanted';
      readonly combat?: true;
      readonly condition?: Condition;
    }
  /** Its owner may begin the game with it in play if it is in the opening hand. */
  | { readonly replace: 'opening hand' }
  /**
   * Damage of such sources is so many `times` as much: dealt to anything at all, or only to creatures and players (there are
   * planeswalkers). Or so much of it as `less` says is prevented, each time, where it would be dealt to the controller.
   */
  | {
      readonly replace: 'damage';
      readonly from: Filter;
      readonly to: 'anything' | 'creature or player';
      readonly times: number;
    }
  | { readonly replace: 'damage'; readonly from: Filter; readonly to: 'you'; readonly less: number }
  | {
      readonly replace: 'to graveyard';
      readonly what: Filter;
      readonly with: 'shuffle into library' | 'exile' | 'hand';
    }
  /**
   * Something else is done instead of a draw: of the player who has this, or of anybody; in one phase only, or whenever. Who
   * would have drawn is the event's player. `once`: only the next time.
   */
  | {
      readonly replace: 'instead';
      readonly of: 'draw';
      readonly who: 'you' | 'anybody';
      readonly phase: PhaseName | null;
      readonly with: readonly Effect[];
      readonly once?: true;
    }
  /** … instead of life that the controller would gain: so much of it is the event's amount. */
  | { readonly replace: 'instead'; readonly of: 'life'; readonly with: readonly Effect[] }
  /** … instead of a turn of the controller's that would begin while this is so: it is skipped if the controller likes. */
  | { readonly replace: 'instead'; readonly of: 'turn'; readonly while: Condition; readonly with: readonly Effect[] }
  | {
      readonly replace: 'enter';
      readonly what: Filter;
      readonly tapped: boolean;
      /** Only what is cast or played as a land, not what an effect puts into play. */
      readonly played?: true;
      /** Where this is so, it does not come in tapped. */
      readonly unless?: Condition;
      readonly counters: { readonly counter: string; readonly amount: import('./amount.ts').Amount } | null;
      /** What is done as it comes in, before it is there. */
      readonly does?: readonly Effect[];
      /** A counter that its controller puts on something else as it comes in. */
      readonly counterOn?: { readonly counter: string; readonly on: Filter };
      readonly choose: 'opponent' | 'land type' | 'color' | 'creature type' | 'card name' | null;
      readonly copy: Filter | null;
      /** Of a copy: it must be one, and is not cast where there is nothing that it could be a copy of. */
      readonly must?: true;
      /** One of these is chosen, which it goes by from then on; the changes are its own as long as it stays in play. */
      readonly shapes?: readonly { readonly word: string; readonly changes: readonly Change[] }[];
      /** What differs from what was copied, as long as it stays in play. */
      readonly except?: readonly Change[];
    };

export interface ActivatedAbility {
  readonly ability: 'activated';
  readonly cost: Cost;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
  /** How fast: as an instant, as an interrupt (mana in old books), or only when a sorcery could be played. */
  readonly speed: 'instant' | 'interrupt' | 'sorcery';
  readonly during:
    | 'your upkeep'
    | 'any upkeep'
    | 'your turn'
    | 'combat'
    | 'your turn, before attackers are declared'
    | "an opponent's turn, before attackers are declared"
    | null;
  readonly by: 'controller' | 'anybody' | 'enchanted' | 'owner';
  readonly once: boolean;
  readonly condition: Condition | null;
  readonly equip: boolean;
  /** The mana spent on X goes by this name in the text. */
  readonly spent?: string;
  /** X must be at least so much. */
  readonly leastX?: number;
  /** It says that it works while the card is in its owner's graveyard, and then it works only there. */
  readonly from?: 'graveyard';
}

export interface TriggeredAbility {
  readonly ability: 'triggered';
  /** The player of the event chooses the targets, not the controller. */
  readonly chooser?: 'event';
  readonly when: When;
  readonly condition: Condition | null;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
  /** It works while the card is in its owner's graveyard, and only there. */
  readonly from?: 'graveyard';
  /** What books that have a word for it call the ability; others tell it in full. */
  readonly called?: { readonly word: 'rampage'; readonly number: number };
  /** An upkeep cost: in books that say so, it locks the card's activated effects until it is paid. */
  readonly upkeepCost: boolean;
}

export interface StaticAbility {
  readonly ability: 'static';
  /** What is changed; `null` if players are. `self: true` for the source alone, `enchanted: true` for its bearer. */
  readonly affects: Filter | null;
  readonly players: Ref | null;
  /** Where the affected things are: in play, or spells being cast. */
  readonly zone: 'play' | 'chain';
  readonly changes: readonly Change[];
  readonly condition: Condition | null;
  /** When the source has left play, it goes on until the turn ends. */
  readonly lingers?: true;
}

export type Ability =
  | { readonly ability: 'keyword'; readonly keyword: Keyword }
  | { readonly ability: 'protection'; readonly from: Filter }
  | StaticAbility
  | ActivatedAbility
  | TriggeredAbility
  | { readonly ability: 'replacement'; readonly replacement: Replace };
