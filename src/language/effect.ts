// Effects: what happens when a spell or ability resolves. One verb each; a text is a list of them, done in order.

import type { Ability } from './ability.ts';
import type { Amount, Choice, Ref } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Lasts } from './duration.ts';
import type { CardType, Filter } from './filter.ts';
import type { Keyword } from './keyword.ts';
import type { BasicLandType, Color, ManaKind } from './mana.ts';
import type { PlayerRule } from './player-rule.ts';
import type { FaceDownSize, TokenSpec } from './token.ts';

export type { Duration, NamedDuration } from './duration.ts';
export type { PlainRule, PlayerRule } from './player-rule.ts';
export { FACE_DOWN_SIZES, type FaceDownSize, type TokenSpec } from './token.ts';

/** What sort of words of a text may be changed for others of the sort. */
export type WordKind = 'color' | 'land type';

/** A change to what something is or may do: used by static abilities and by effects that last. */
export type Change =
  | { readonly change: 'size'; readonly power: Amount; readonly toughness: Amount }
  | { readonly change: 'setSize'; readonly power: Amount; readonly toughness: Amount }
  | { readonly change: 'keyword'; readonly keyword: Keyword }
  | { readonly change: 'loseKeyword'; readonly keyword: Keyword }
  | { readonly change: 'loseAbilities' }
  | { readonly change: 'protection'; readonly from: Filter }
  | { readonly change: 'ability'; readonly ability: Ability }
  /** The new colours replace the old ones. */
  | { readonly change: 'color'; readonly colors: readonly Color[] }
  /** Types are added; the other fields set what they name. */
  | {
      readonly change: 'becomes';
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
      readonly colors: readonly Color[] | null;
      readonly size: readonly [Amount, Amount] | null;
    }
  /** It is this as well: "a black Zombie in addition to its other colors and types". */
  | {
      readonly change: 'also';
      readonly colors: readonly Color[];
      readonly subtypes: readonly string[];
      readonly types?: readonly CardType[];
    }
  /** The creature types are replaced. */
  | { readonly change: 'creatureTypes'; readonly subtypes: readonly string[] }
  /** The land types are replaced, or (`also`) it has this one besides; `chosen` is the type chosen as the source came in. */
  | { readonly change: 'landType'; readonly to: BasicLandType | 'chosen'; readonly also?: true }
  /** One word in the text is read as another: a colour word, or a basic land type (the pair is chosen). */
  | { readonly change: 'word'; readonly from: string; readonly to: string }
  /** The controller of the text controls it, or `by`, a player it names. */
  | { readonly change: 'control'; readonly by?: Ref }
  /** Only such creatures can block it; of players: only such creatures may attack them. */
  | { readonly change: 'onlyBy'; readonly doing: 'block' | 'attack'; readonly filter: Filter }
  | { readonly change: 'notBlockableBy'; readonly filter: Filter }
  | { readonly change: 'canBlockOnly'; readonly filter: Filter }
  /** It can't be the target of spells with such traits, nor of abilities whose source has them; or `spells` alone. */
  | { readonly change: 'notTargetOf'; readonly from: Filter; readonly spells?: true }
  /** No such Aura can be on it: what is there goes, and what would come cannot. */
  | { readonly change: 'cantBeEnchanted'; readonly by: Filter }
  /** No more than so many creatures can block it, or no fewer. */
  | { readonly change: 'blockers'; readonly atMost?: number; readonly atLeast?: number }
  /** It attacks, or blocks, only if so many others do so too, or so few. */
  | {
      readonly change: 'company';
      readonly doing: 'attack' | 'block';
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  /**
   * It attacks only if this is paid for it, or blocks such creatures. Of players: whoever attacks them pays it for each
   * creature that does.
   */
  | {
      readonly change: 'price';
      readonly doing: 'attack' | 'block';
      readonly cost: Cost;
      readonly against?: Filter;
    }
  /** It can block so many attackers more than one. */
  | { readonly change: 'blocksMore'; readonly number: number | 'any' }
  /** Of a creature, or of all creatures of a player: they attack the text's controller if they can. */
  | { readonly change: 'attacksYou' }
  /** Its activated abilities can't be used; `tap`: those that it must be tapped for. */
  | { readonly change: 'cantActivate'; readonly tap?: true }
  /** It attacks, or untaps in the untap phase, only if this is so. */
  | { readonly change: 'onlyIf'; readonly does: 'attack' | 'untap'; readonly condition: Condition }
  /** All damage that such sources would deal to it is prevented; `combat`: in combat only, or (false) elsewhere only; `dealt`: and all that it would deal. */
  | { readonly change: 'preventFrom'; readonly filter: Filter; readonly combat?: boolean; readonly dealt?: true }
  | { readonly change: 'exileIfDies' }
  /** For players: they can't cast such spells (`again`: not after another in the same turn), or attack with such creatures. */
  | { readonly change: 'cant'; readonly doing: 'cast'; readonly filter: Filter; readonly again?: true }
  | { readonly change: 'cant'; readonly doing: 'attack'; readonly filter: Filter }
  /** For players: they may play such cards of theirs that lie there, as if out of the hand; `what`: these very cards. */
  | {
      readonly change: 'mayPlay';
      readonly zone: 'graveyard' | 'exile';
      readonly filter: Filter;
      readonly what?: Ref;
      readonly only?: readonly { readonly id: number; readonly life: number }[];
    }
  /** For players: a rule that holds for them, as a keyword does for a thing. */
  | { readonly change: 'playerRule'; readonly rule: PlayerRule }
  /** For players: such spells can't counter their spells, nor have their creatures for targets. */
  | { readonly change: 'shelters'; readonly from: Filter }
  /** For players: they may play so many lands more than one in a turn. */
  | { readonly change: 'moreLands'; readonly number: number | 'any' }
  /**
   * For players: of such permanents no more than so many untap in the untap phase, or none; `only` these, if it was said of
   * them alone.
   */
  | {
      readonly change: 'untapsAtMost';
      readonly filter: Filter;
      readonly number: number;
      readonly only?: readonly { readonly id: number; readonly life: number }[];
    }
  /** What such spells cost more (or less), in this mana if one is named; `abilities`: what using abilities of such things costs. */
  | {
      readonly change: 'costs';
      readonly filter: Filter;
      readonly more: number;
      readonly mana?: ManaKind;
      readonly abilities?: true;
    };

/**
 * An effect, and the name that the text gives to what it came to: what it chose, found, revealed, drew, destroyed,
 * sacrificed, dealt or counted. Later effects, amounts and conditions of the text speak of it by that name.
 */
export type Effect = Verb & { readonly as?: string };

type Verb =
  | {
      readonly do: 'damage';
      readonly amount: Amount;
      readonly to: Ref;
      /** `evenly`, rounded down, among all that `to` names; `chosen` by the controller on announcing. */
      readonly divided: 'evenly' | 'chosen' | null;
      /** A creature dealt damage this way can't be regenerated this turn. */
      readonly noRegeneration: boolean;
      /** Who deals it, if not the source of the text. */
      readonly by?: Ref;
      readonly unpreventable?: true;
      /** So much of it is prevented. */
      readonly prevented?: Amount;
    }
  /** `along`: in the same breath as what is done before it: "deals 2 damage to it and you gain 2 life". */
  | { readonly do: 'gainLife'; readonly who: Ref; readonly amount: Amount; readonly along?: true }
  | { readonly do: 'loseLife'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'draw'; readonly who: Ref; readonly amount: Amount }
  /** As many as the player likes, up to the amount; so much life for each card less. */
  | { readonly do: 'drawUpTo'; readonly who: Ref; readonly amount: number; readonly lifeForLess: number }
  | {
      readonly do: 'discard';
      readonly who: Ref;
      /** `any`: as many as the player likes. */
      readonly amount: Amount | 'all' | 'any';
      readonly how: 'choose' | 'random';
      readonly filter: Filter;
    }
  /** These very cards. */
  | { readonly do: 'discard'; readonly what: Ref }
  /** Nothing is done to them but that they are chosen, to be spoken of by their name. */
  | { readonly do: 'choose'; readonly what: Choice }
  /** Everybody sees the cards; with `to`, only these players look at them. */
  | { readonly do: 'reveal'; readonly what: Ref; readonly to?: Ref }
  /** `bury`: it can't be regenerated. */
  | { readonly do: 'destroy'; readonly what: Ref; readonly bury: boolean }
  /** `by`: whoever that is gives it up, if not you. */
  | { readonly do: 'sacrifice'; readonly what: Ref; readonly by?: Ref }
  /** The player chooses what to sacrifice; `then` is done after that, `otherwise` if there is nothing. */
  | {
      readonly do: 'sacrificeChoice';
      readonly who: Ref;
      readonly filter: Filter;
      readonly amount: Amount;
      readonly then?: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  /** `faceDown`: nobody may look at it. */
  | { readonly do: 'exile'; readonly what: Ref; readonly faceDown?: true }
  | { readonly do: 'toHand'; readonly what: Ref }
  | { readonly do: 'toGraveyard'; readonly what: Ref }
  /** `order`: who says in which order they lie there, or chance; what is there already is arranged anew. */
  | {
      readonly do: 'toLibrary';
      readonly what: Ref;
      readonly where: 'top' | 'bottom' | 'shuffled';
      readonly order?: Ref | 'random';
    }
  /** `changes`: what it is from then on, as long as it stays in play; `attached`: what an Aura is put on. */
  | {
      readonly do: 'toPlay';
      readonly what: Ref;
      readonly under: Ref;
      readonly tapped: boolean;
      readonly changes?: readonly Change[];
      readonly attached?: Ref;
    }
  /** `self`: the source goes with it. */
  | { readonly do: 'shuffleGraveyard'; readonly hand?: boolean; readonly self?: boolean; readonly who: Ref }
  /** The controller flips a coin, or each of these players one; who lost the flip goes by the name. */
  | {
      readonly do: 'flipCoin';
      readonly who?: Ref;
      readonly win: readonly Effect[];
      readonly lose: readonly Effect[];
    }
  | { readonly do: 'shuffle'; readonly who: Ref }
  /**
   * Tap the whole pack: each of them deals damage to the prey equal to its power, and the prey to them, divided by its
   * controller among those that are left: no sentence of others divides while it happens.
   */
  | { readonly do: 'packHunt'; readonly pack: Filter; readonly prey: Ref }
  /**
   * All permanents that the players own are shuffled into their libraries, and as many cards are revealed from the
   * top: the first kind comes into play, then the next, and the rest goes to the bottom. What all players put into play
   * comes together, though each reveals as many as were their own: no sentence of others says that.
   */
  | { readonly do: 'startOver'; readonly who: Ref; readonly first: Filter; readonly next: Filter }
  | { readonly do: 'mill'; readonly who: Ref; readonly amount: Amount }
  /** The players put the top cards of their libraries into the ante. */
  | { readonly do: 'ante'; readonly who: Ref }
  /** The player owns the card from now on, in this game and after it; it stays where it is, among that player's. */
  | { readonly do: 'own'; readonly who: Ref; readonly what: Ref }
  /**
   * Two things change places, owners or controllers; without one of them nothing happens. What changes owners goes where
   * the other was: a card of a hand to the other player's hand, the other to the first one's graveyard, from anywhere.
   */
  | { readonly do: 'exchange'; readonly of: 'places' | 'owners' | 'control'; readonly what: Ref; readonly with: Ref }
  | { readonly do: 'lifeBecomes'; readonly who: Ref; readonly amount: Amount }
  | {
      readonly do: 'search';
      readonly who: Ref;
      readonly filter: Filter;
      readonly amount: Amount;
      /** What is exiled stays known to the source as `exiledWith`. */
      /** `split`: one comes into play tapped, the other goes to the hand. */
      readonly to: 'hand' | 'play' | 'play tapped' | 'top' | 'exile' | 'split';
      readonly reveal: boolean;
    }
  /** Looks at the top cards, puts any number of them on the bottom and the rest back on top in any order. */
  | { readonly do: 'scry'; readonly who: Ref; readonly amount: Amount }
  /** Looks at the top cards, takes some of them to one place and leaves the rest in another. */
  | {
      readonly do: 'lookAndPut';
      readonly who: Ref;
      readonly by: Ref;
      readonly amount: Amount;
      readonly take: Amount;
      readonly to: 'hand' | 'graveyard';
      readonly rest: 'graveyard' | 'top';
    }
  /**
   * Reveals cards from the top until so many fit, puts those into play and shuffles the others in; or into the hand, and
   * the others to the bottom. `or`: they fit this instead, as the player chooses first.
   */
  | {
      readonly do: 'revealUntil';
      readonly who: Ref;
      readonly filter: Filter;
      readonly amount: Amount;
      readonly to?: 'hand';
      readonly or?: Filter;
    }
  /** `to`: where the card goes, if not to the graveyard. */
  | { readonly do: 'counter'; readonly what: Ref; readonly to?: 'top' }
  /** Each of the players copies the spell, and may choose new targets for the copy; it may be of another `color`. */
  | { readonly do: 'copySpell'; readonly who: Ref; readonly what: Ref; readonly color?: Color }
  /** `another`: its one target must become another, if there is any that it could have. */
  | { readonly do: 'chooseNewTargets'; readonly what: Ref; readonly another?: true }
  /** The player may play the card without paying its mana cost, or `must` if able; `otherwise` if it is not played. */
  | {
      readonly do: 'play';
      readonly who: Ref;
      readonly what: Ref;
      readonly must?: true;
      /** It is paid for: as usual, or with mana of the player's lands and pool and no other. */
      readonly paid?: 'as usual' | 'from lands';
      /**
       * It is cast face down as a creature of this size, about which nothing else is known, and turned up when it would be
       * tapped, would deal damage or be dealt any.
       */
      readonly faceDown?: FaceDownSize;
      /** Only if the player could play such a card now. */
      readonly timely?: true;
      /** Who makes all decisions for the player, while the card is played and while it takes effect. */
      readonly by?: Ref;
      readonly otherwise: readonly Effect[];
    }
  /** The player names a card; filters ask for it by `called`. */
  | { readonly do: 'nameCard'; readonly who: Ref }
  /**
   * One of these, as the controller chooses; each goes by a word. `keep`: the word stays on the source as what was chosen;
   * `announced`: said as the text is announced or put on the stack, in every book ("choose one —"), not as it takes effect.
   */
  | {
      readonly do: 'oneOf';
      readonly of: readonly { readonly word: string; readonly then: readonly Effect[] }[];
      readonly keep?: true;
      readonly announced?: true;
    }
  /** For each of these players or things, one after the other, who goes by the name that the effect gives. */
  | { readonly do: 'forEach'; readonly of: Ref; readonly then: readonly Effect[] }
  /** So many times, or until this is so (looked at after each time). */
  | {
      readonly do: 'repeat';
      readonly times: Amount | null;
      readonly until: Condition | null;
      readonly then: readonly Effect[];
    }
  /**
   * Names a card and reveals the top one: into the hand if it is that card, else on the bottom. All name before any is
   * revealed, and each is told by what they named themselves: no sentence of others says that.
   */
  | { readonly do: 'guessTop'; readonly who: Ref }
  /** `forMana`: whoever controls them uses a mana ability of each that can be used. */
  | { readonly do: 'tap' | 'untap'; readonly what: Ref; readonly forMana?: true }
  /** Tap or untap, as chosen. */
  | { readonly do: 'tapOrUntap'; readonly what: Ref }
  | ({ readonly do: 'change'; readonly what: Ref; readonly changes: readonly Change[] } & Lasts)
  /** All colour words of one kind in its text become another, or all basic land types of one kind. */
  | { readonly do: 'changeWord'; readonly what: Ref; readonly of: readonly WordKind[] }
  /** `asIn`: as much of each kind as is in the mana pools of these players. */
  | {
      readonly do: 'addMana';
      readonly who: Ref;
      readonly mana: readonly ManaKind[];
      readonly times: Amount;
      readonly asIn?: Ref;
    }
  /** One mana of one of these kinds, as chosen. */
  | {
      readonly do: 'addAnyMana';
      readonly who: Ref;
      readonly kinds: readonly ManaKind[];
      readonly times: Amount;
      /** Of the kinds that the land of the event has just given. */
      readonly produced?: true;
      /** Of the kinds that such things could give. */
      readonly couldGive?: Filter;
    }
  | { readonly do: 'emptyPool'; readonly who: Ref }
  /** `answer`: the source deals as much damage as was prevented to somebody. */
  | { readonly do: 'prevent'; readonly to: Ref; readonly amount: Amount; readonly answer?: Ref }
  /** All damage this turn to these players and things, and to whatever fits `things` when it would be dealt damage; `from` such sources only. */
  | { readonly do: 'preventAll'; readonly to: Ref; readonly things: Filter | null; readonly from?: Filter }
  /**
   * So much of the next damage of a source of your choice to you and your permanents this turn, or to what is `of`, is dealt
   * to another instead: `all` of it, once; `anySource`: whatever deals it.
   */
  | {
      readonly do: 'redirect';
      readonly amount: Amount | 'all';
      readonly to: Ref;
      readonly of?: Ref;
      readonly anySource?: true;
    }
  /**
   * All damage from one source of the controller's choice, the next time it would deal damage this turn, or `combat` damage;
   * `gain`: it is as much life; `leaves`: so much of it is dealt all the same, or all of it; `back`: the source of the text
   * deals as much to whoever controls what deals it; `past`: what the source has dealt this turn already.
   */
  | {
      readonly do: 'preventFromSource';
      readonly to: Ref;
      readonly source: Filter;
      readonly combat?: true;
      readonly gain?: true;
      readonly leaves?: number | 'all';
      readonly back?: true;
      readonly past?: true;
    }
  | { readonly do: 'preventCombat' }
  | { readonly do: 'regenerate'; readonly what: Ref }
  | {
      readonly do: 'token';
      readonly who: Ref;
      /** What it is, or what it is a copy of. */
      readonly token: TokenSpec | { readonly copyOf: Ref };
      readonly amount: Amount;
    }
  /**
   * It becomes a copy of something; in what it differed from what it was a copy of before, it differs from this too. No
   * change says that: what it is a copy of is what it is, and all changes come on top of it.
   */
  | { readonly do: 'becomeCopy'; readonly what: Ref; readonly of: Ref }
  | {
      readonly do: 'putCounters' | 'removeCounters';
      readonly what: Ref;
      readonly counter: string;
      /** `all`: however many of them are on it. */
      readonly amount: Amount | 'all';
      /** As many as one likes up to the amount, and no more than this many on it altogether. */
      readonly most?: number;
    }
  /** Where `to` is chosen, it is another thing than before that the Aura could be on. */
  | { readonly do: 'attach'; readonly what: Ref; readonly to: Ref }
  /** It blocks this attacker from now on, if it could, and nothing else; or, where none is named, it is out of combat. */
  | { readonly do: 'block'; readonly what: Ref; readonly attacker: Ref | null }
  /** What becomes of this turn: one more attack after this phase, or its end, here and now. */
  | { readonly do: 'turn'; readonly gets: 'another attack' | 'its end' }
  /** One more turn after this one, or so many. */
  | { readonly do: 'extraTurn'; readonly who: Ref; readonly turns?: number }
  | { readonly do: 'poison'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'win' | 'lose'; readonly who: Ref }
  /**
   * `must`: whoever can pay it from lands and mana pool alone pays it; `one`: of several, the first who wants to. `x`: how
   * much the {X} of the cost is, or `any`: as much as the player likes, which is the number of the name.
   */
  | {
      readonly do: 'may';
      readonly who: Ref;
      readonly cost: Cost | null;
      readonly x?: Amount | 'any';
      readonly must?: true;
      readonly one?: true;
      readonly then: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  /** Later this turn (`end of that turn`: of the extra turn that the same text gives), with the same targets and the same event in mind. */
  | {
      readonly do: 'later';
      /** `your upkeeps`: in each of them, for the rest of the game. */
      readonly when:
        | 'end of combat'
        | 'end of turn'
        | 'your end of turn'
        | 'end of that turn'
        | 'next upkeep'
        | 'your next upkeep'
        | 'your upkeeps';
      readonly then: readonly Effect[];
    }
  /** At the beginning of the event player's next draw phase, unless that player has paid this before it. */
  | { readonly do: 'later'; readonly when: 'their next draw'; readonly unless: Cost; readonly then: readonly Effect[] }
  /** The promise of that number is kept by nobody: what paying it off does (no card says it). */
  | { readonly do: 'later'; readonly when: 'never'; readonly promise: number; readonly then: readonly Effect[] }
  /** Once, when the controller of the text loses control of these. */
  | { readonly do: 'later'; readonly when: 'control lost'; readonly of: Ref; readonly then: readonly Effect[] };
