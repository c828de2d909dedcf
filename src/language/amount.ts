// Amounts and references: how many, and who or what an effect speaks of.

import type { Register } from '../core/state.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';

/**
 * Who or what. Players and objects share one kind of reference; the effect that uses it knows which it needs.
 * - `target` the nth target chosen on announcing; `this` the source; `you` its controller
 * - `enchanted` what the source is attached to; `subject` and `other` the things of the event that triggered
 * - `all` everything in play that the filter lets through
 */
export type Ref =
  | { readonly ref: 'target'; readonly index: number }
  | { readonly ref: 'this' }
  | { readonly ref: 'you' }
  | { readonly ref: 'opponents' }
  /** Those opponents who did this earlier in the turn. */
  | { readonly ref: 'opponentsWho'; readonly did: 'cast a spell' | 'attacked with a creature' }
  | { readonly ref: 'everybody' }
  /** The player who has more life than each other player; nobody, where several have the most. */
  | { readonly ref: 'mostLife' }
  | { readonly ref: 'active' }
  | { readonly ref: 'enchanted' }
  | { readonly ref: 'subject' }
  | { readonly ref: 'other' }
  /**
   * What an effect or a cost of the same text has given this name: things or players. `meant`: who they were, kept with an
   * ability that the text gave (no card says it).
   */
  | { readonly ref: 'named'; readonly name: string; readonly meant?: Register }
  | { readonly ref: 'eventPlayer' }
  /** Everybody but the event's player. */
  | { readonly ref: 'otherPlayers' }
  /** The spell or ability that the event was about. */
  | { readonly ref: 'eventItem' }
  | { readonly ref: 'chosenPlayer' }
  | { readonly ref: 'controller'; readonly of: Ref }
  | { readonly ref: 'owner'; readonly of: Ref }
  /** The thing that a static ability changes, each by itself. */
  | { readonly ref: 'changed' }
  /** The cards that abilities of this permanent have exiled. */
  | { readonly ref: 'exiledWith' }
  /** All such cards of these players in a zone; `top`: of so many on top of the library; `only`: those of these that lie there. */
  | {
      readonly ref: 'cards';
      readonly zone: 'graveyard' | 'hand' | 'library' | 'exile';
      readonly filter: Filter;
      readonly of: Ref;
      readonly top?: Amount;
      readonly only?: Ref;
    }
  /**
   * Some of these, chosen while the text is carried out, and aimed at nothing: by a player, or at `random`. Where several
   * choose, each chooses of their own, and all have chosen before anything happens. `upTo`: or fewer.
   */
  | {
      readonly ref: 'choice';
      readonly by: Ref;
      readonly from: Ref;
      readonly amount: Amount | 'any';
      readonly upTo?: true;
      readonly random?: true;
      /** Of several players who could choose, one does, and you say who. */
      readonly one?: true;
      /** Only of those that cost the most. */
      readonly dearest?: true;
    }
  /** All of these. */
  | { readonly ref: 'together'; readonly of: readonly Ref[] }
  /** Those of the things that fit, or that are not among others: "the rest". */
  | { readonly ref: 'among'; readonly of: Ref; readonly filter: Filter; readonly without?: Ref }
  | { readonly ref: 'all'; readonly filter: Filter; readonly controlledBy?: Ref; readonly ownedBy?: Ref };

export type Choice = Extract<Ref, { ref: 'choice' }>;

export type Amount =
  | number
  | { readonly amount: 'x' }
  /** How many objects in play the filter lets through (or cards in a zone of a player). */
  | {
      readonly amount: 'count';
      readonly filter: Filter;
      readonly controlledBy?: Ref;
      /** They count only while this is so. */
      readonly while?: Condition;
    }
  | {
      readonly amount: 'cards';
      readonly zone: 'hand' | 'graveyard' | 'library';
      readonly of: Ref;
      readonly filter?: Filter;
      /** Only those that lie above the source of the text. */
      readonly above?: true;
    }
  | { readonly amount: 'counters'; readonly on: Ref; readonly counter: string }
  | { readonly amount: 'power' | 'toughness' | 'cost'; readonly of: Ref }
  | { readonly amount: 'life'; readonly of: Ref }
  /** The number that was last chosen for the source: of a size like "2/2", the one or the other. */
  | { readonly amount: 'chosen'; readonly of: 'power' | 'toughness' }
  /** The greatest power among such things in play. */
  | { readonly amount: 'greatest'; readonly of: 'power'; readonly among: Filter }
  /** The number in the event that triggered (damage dealt, cards drawn …). */
  | { readonly amount: 'event' }
  /**
   * The number of what goes by this name: damage dealt, life lost, how many things; `each`: of the player's own; `buried`:
   * of things that were put into a graveyard.
   */
  | { readonly amount: 'named'; readonly name: string; readonly each?: true; readonly buried?: true }
  /**
   * How many others in play share a creature type with the thing that a static ability changes; or, of these very things,
   * how many have the name of another of them.
   */
  | { readonly amount: 'sharing'; readonly filter: Filter; readonly names?: Ref }
  /**
   * What has happened this turn: the creatures that died, the damage that players have been dealt, the lands that they
   * played; and the untapped lands that they had as it began.
   */
  | { readonly amount: 'thisTurn'; readonly of: 'deaths' }
  | { readonly amount: 'thisTurn'; readonly of: 'damage' | 'lands' | 'untapped lands'; readonly to: Ref }
  /** How many times the ability has been activated this turn. */
  | { readonly amount: 'activations' }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }
  | { readonly amount: 'times'; readonly of: Amount; readonly by: number }
  /** How much the first is more than the second. */
  | { readonly amount: 'difference'; readonly of: readonly [Amount, Amount] }
  /** A half of it, or a third. */
  | { readonly amount: 'part'; readonly into: 2 | 3; readonly of: Amount; readonly round: 'up' | 'down' }
  /** The least that this is for any player, each being the `eventPlayer` of the amount. */
  | { readonly amount: 'fewest'; readonly of: Amount }
  /** The greatest of these (it is at least each of them), or the least. */
  | { readonly amount: 'bound'; readonly is: 'atLeast' | 'atMost'; readonly of: readonly Amount[] };

export const X: Amount = { amount: 'x' };
export const eventAmount: Amount = { amount: 'event' };
/** How much or how many it was that the text has named. */
export const numberOf = (name: string): Amount => ({ amount: 'named', name });
export const count = (filter: Filter): Amount => ({ amount: 'count', filter });
export const lifeOf = (of: Ref): Amount => ({ amount: 'life', of });
export const countOf = (filter: Filter, controlledBy: Ref): Amount => ({ amount: 'count', filter, controlledBy });
/** "3 life for each …": so many times the number. */
export const forEach = (by: number, of: Amount): Amount => ({ amount: 'times', of, by });
/** A third of it, or half, rounded up. */
export const part = (into: 2 | 3, of: Amount): Amount => ({ amount: 'part', into, of, round: 'up' });
/** How much more a player has than the one who has the fewest. */
export const surplus = (of: Amount): Amount => ({ amount: 'difference', of: [of, { amount: 'fewest', of }] });
export const minus = (amount: Amount, by: number): Amount => ({
  amount: 'bound',
  is: 'atLeast',
  of: [0, { amount: 'sum', of: [amount, -by] }],
});

export const target = (index = 0): Ref => ({ ref: 'target', index });
export const self: Ref = { ref: 'this' };
export const you: Ref = { ref: 'you' };
export const opponents: Ref = { ref: 'opponents' };
export const everybody: Ref = { ref: 'everybody' };
export const mostLife: Ref = { ref: 'mostLife' };
export const activePlayer: Ref = { ref: 'active' };
export const enchanted: Ref = { ref: 'enchanted' };
export const subject: Ref = { ref: 'subject' };
export const otherOne: Ref = { ref: 'other' };
export const changed: Ref = { ref: 'changed' };
export const exiledWith: Ref = { ref: 'exiledWith' };
/** How many of the things are the player's own, where several players do something: "draws that many cards". */
export const ownNumberOf = (name: string): Amount => ({ amount: 'named', name, each: true });
/** How many of the things were put into a graveyard: what is destroyed may go elsewhere instead. */
export const buriedNumberOf = (name: string): Amount => ({ amount: 'named', name, buried: true });
/** What the text has named: `the('victim')`. */
export const the = (name: string): Ref => ({ ref: 'named', name });
export const eventPlayer: Ref = { ref: 'eventPlayer' };
export const otherPlayers: Ref = { ref: 'otherPlayers' };
export const eventItem: Ref = { ref: 'eventItem' };
export const chosenPlayer: Ref = { ref: 'chosenPlayer' };
export const controllerOf = (of: Ref): Ref => ({ ref: 'controller', of });
export const ownerOf = (of: Ref): Ref => ({ ref: 'owner', of });
/** The cards of a library, to be looked through. */
export const libraryOf = (of: Ref, filter: Filter = {}): Ref => ({ ref: 'cards', zone: 'library', filter, of });
/** The cards in a hand; the cards on top of a library; all cards that fit in a player's graveyard. */
export const handOf = (of: Ref, filter: Filter = {}): Ref => ({ ref: 'cards', zone: 'hand', filter, of });
export const topOf = (of: Ref, top: Amount = 1): Ref => ({ ref: 'cards', zone: 'library', filter: {}, of, top });
export const graveyardOf = (of: Ref, filter: Filter = {}): Ref => ({ ref: 'cards', zone: 'graveyard', filter, of });
/** So many of these as a player chooses: `aChoice(you, handOf(you))`. */
export const aChoice = (by: Ref, from: Ref, amount: Amount | 'any' = 1): Choice => ({
  ref: 'choice',
  by,
  from,
  amount,
});
export const upToSome = (by: Ref, from: Ref, amount: Amount): Choice => ({ ...aChoice(by, from, amount), upTo: true });
export const atRandom = (by: Ref, from: Ref, amount: Amount = 1): Choice => ({
  ...aChoice(by, from, amount),
  random: true,
});
export const together = (...of: Ref[]): Ref => ({ ref: 'together', of });
/** Those of them that fit; those of them that are not among the others. */
export const among = (of: Ref, filter: Filter): Ref => ({ ref: 'among', of, filter });
export const restOf = (of: Ref, without: Ref): Ref => ({ ref: 'among', of, filter: {}, without });
/** These, if they lie in the player's graveyard: "that card from your graveyard". */
export const inGraveyard = (only: Ref, of: Ref): Ref => ({ ref: 'cards', zone: 'graveyard', filter: {}, of, only });
/** All such cards in all graveyards. */
export const cardsInGraveyards = (filter: Filter): Ref => ({ ref: 'cards', zone: 'graveyard', filter, of: everybody });
export const all = (filter: Filter): Ref => ({ ref: 'all', filter });
/** All of them that the player owns, whoever has them. */
export const allOwned = (filter: Filter, ownedBy: Ref): Ref => ({ ref: 'all', filter, ownedBy });
export const allOf = (filter: Filter, controlledBy: Ref): Ref => ({ ref: 'all', filter, controlledBy });
