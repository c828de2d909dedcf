// The voice of a book: everything in which the five books differ in words. Each book writes out a whole one.

import type { ActivatedAbility, PhaseName } from '../language/ability.ts';
import type { Ref } from '../language/amount.ts';
import type { CardDefinition } from '../language/card.ts';
import type { NamedDuration } from '../language/effect.ts';
import type { Keyword } from '../language/keyword.ts';
import type { BasicLandType, Color, ManaKind } from '../language/mana.ts';
import type { Predicate, Who } from './grammar.ts';

/** Of what a keyword is said: by a card of itself (`own`), of one other thing or of several. */
export interface About {
  readonly own: boolean;
  readonly many: boolean;
  /** It is given for a while: what is so "the turn it comes into play" is so "this turn". */
  readonly forNow: boolean;
}

/**
 * How a book says a keyword: with its own word ("flying"), as something said of the creature ("can block flying
 * creatures"), or as a whole sentence around it.
 */
export type KeywordWords =
  /** `given` is the word after "gains" or "has", where it differs. */
  | { readonly word: string; readonly given?: string }
  | { readonly predicate: (about: About) => Predicate }
  | { readonly sentence: (who: Who, about: About) => string }
  /** The book knows nothing of what it speaks of, so that nothing need be said. */
  | { readonly unsaid: true };

/** When alone an ability may be used. */
export type UsedDuring = NonNullable<ActivatedAbility['during']>;

/** One noun in one and in many. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** Things of one player, as each part of a sentence has them: "creatures you control", "your creatures". */
export interface Owned {
  readonly bare: (noun: Noun) => string;
  /** As the subject of a sentence: "creatures you control get …", "all your creatures get …". */
  readonly subject: (noun: Noun) => string;
  readonly all: (noun: Noun) => string;
  readonly a: (noun: Noun) => string;
  readonly each: (noun: Noun) => string;
  readonly forEach: (noun: Noun) => string;
  /** "two creatures you control", "two of your creatures". */
  readonly some: (number: string, noun: Noun) => string;
  readonly target: (noun: Noun) => string;
  /** Told after something that is named already: "a spell you control", "two target creatures of yours". */
  readonly behind: (text: string) => string;
}

/** The parts of an activated ability, from which a book makes its line. */
export interface ActivatedParts {
  readonly card: CardDefinition;
  /** How the source is called. */
  readonly me: string;
  readonly mana: string | null;
  readonly tap: boolean;
  readonly loyalty: string | null;
  /** The other costs as orders: "sacrifice Mogg Fanatic". */
  readonly orders: readonly string[];
  /** The effect in sentences, the first without its capital: "destroy target creature. It can't be regenerated." */
  readonly effect: string;
  /** The effect as it stands after "to": "have Prodigal Sorcerer deal 1 damage to target player." */
  readonly toDo: string | null;
  /** It only makes mana. */
  readonly forMana: boolean;
  readonly speed: 'instant' | 'interrupt' | 'sorcery';
}

/** What the log of a duel says; `null` where the book has nothing to say there. */
export interface LogWords {
  /** A spell does what it says: "Shock resolves." */
  readonly resolves: ((name: string) => string) | null;
  readonly countered: (name: string) => string;
  /** What is done with an ability of a card: "activate", "an ability of Rod of Ruin". */
  readonly uses: { readonly verb: string; readonly what: (name: string) => string };
  /** Mana nobody spent, with what it costs: "burns for 2 unspent mana", "loses 2 unspent mana". */
  readonly unspent: { readonly verb: string; readonly what: (mana: number) => string };
  /** Nothing is left of what a spell was aimed at. */
  readonly fizzled: (name: string) => string;
  /** A triggered ability: told as it begins to wait, or as what happens at once. */
  readonly triggers: { readonly atOnce: boolean; readonly say: (name: string, aims: string) => string };
  /** A card that was just said to be played is told again as coming into play. */
  readonly tellsArrival: boolean;
}

export interface Voice {
  readonly log: LogWords;
  /** The editor's last look at a line before it is printed: "is not" for "isn't". */
  readonly edit: (line: string) => string;

  // ---- the line under the picture, and the numbers in the corner ----
  readonly typeLine: (card: CardDefinition) => string;
  /** What a land with basic land types and no text of its own says: "Tap to add {G} to your mana pool." */
  readonly landText: (types: readonly BasicLandType[]) => readonly string[];
  /** The line by which an Aura says what it may be put on; `null` where the type line says it. */
  readonly enchantLine: (what: string) => string | null;
  /** Power and toughness, bare (`2`, `2`) or with signs (`+2`, `-1`). */
  readonly size: (power: string, toughness: string) => string;

  /** What two play against each other, once: "wins the duel", "wins the game". */
  readonly played: 'duel' | 'game';

  // ---- places ----
  readonly library: string;
  readonly libraries: string;
  readonly graveyard: string;
  /** "on the battlefield", "in play". */
  readonly inPlay: string;
  readonly enters: Predicate;
  readonly leaves: Predicate;
  readonly dies: Predicate;
  /** "would die", as said of one thing. */
  readonly wouldDie: string;
  /** "died", of a creature earlier in the turn. */
  readonly died: string;
  readonly wouldGoToGraveyard: string;
  readonly ontoPlay: string;
  /** "to the battlefield", of what is returned there. */
  readonly backToPlay: string;
  readonly exile: (what: string) => Predicate;
  /** With whom it is in play: "under your control", "on your side". */
  readonly under: (whose: string) => string;

  // ---- people ----
  readonly opponent: {
    readonly one: string;
    readonly each: Who;
    /** All of them together, as the subject of a sentence. */
    readonly all: Who;
    readonly target: string;
    readonly defending: string;
    /** "choose an opponent". */
    readonly choose: string;
  };
  /** What a player did before in the turn: "cast a spell", "played a spell". */
  readonly did: Readonly<Record<Extract<Ref, { ref: 'opponentsWho' }>['did'], string>>;
  /** A player who was spoken of: "he or she", "his or her". */
  readonly pronoun: { readonly subject: string; readonly object: string; readonly possessive: string };
  readonly yours: Owned;
  readonly theirs: Owned;
  /** Of a player who is named: "creatures that player controls", "that player's creatures". */
  readonly of: (player: string) => Owned;
  readonly notYours: Owned;
  /** "target permanent you both own and control". */
  readonly ownAndControl: (target: string) => string;
  /** What a player does with permanents: "control" them, or "have" them "in play". */
  readonly control: Predicate;
  /** "controlled", "had in play". */
  readonly controlled: string;
  /** What is put on another card, and what being put there is called: "Aura", "attach … to", "attached to"; `again`: from one to another. */
  readonly aura: Noun;
  readonly attach: { readonly verb: string; readonly to: string; readonly behind: string; readonly again: string };
  /** An Aura's "You control it". */
  readonly takesControl: (what: string) => string;
  /** Control that is gained for a while or for good: by you where no player is named. */
  readonly gainsControl: (player: string | null, what: string) => string;
  /** "you lose control of the creature". */
  readonly losesControl: (what: string) => string;
  /** The player with whom a card is in play, after "its": "controller". */
  readonly controller: string;

  // ---- choosing ----
  readonly target: (noun: string) => string;
  /** `number` in words: "two target creatures". */
  readonly targets: (number: string, plural: string, upTo: boolean) => string;
  readonly anyNumberOfTargets: (plural: string) => string;
  /** Each of a whole group, as damage speaks of it. */
  readonly each: (noun: Noun) => Who;
  /** Where a combat is a part of the turn of its own: " each combat". */
  readonly eachCombat: string;
  readonly eachPlayer: Who;
  /** Who is free to do something, each of them alone: "either player may …". */
  readonly anyPlayer: Who;
  readonly may: string;
  /** "become the target of a spell or ability". */
  readonly chosenAsTarget: Predicate;
  /** Your spells can't be countered by these spells, nor your creatures be their targets; `when` follows each. */
  readonly shelters: (spells: string, when: string) => string;
  /** Damage to it is prevented, and takes off counters. */
  readonly damageToCounters: (me: string, counters: string) => string;
  /** The same for each damage by itself, as long as there are counters. */
  readonly damageToCounter: (me: string, counter: string) => string;
  /** "be the target of nongreen spells or abilities from nongreen sources", after "can't". */
  readonly notTargetOf: (spells: string, sources: string) => string;

  // ---- nouns ----
  /** A card on its way: "spell", "creature or sorcery spell". */
  readonly spell: (types: readonly string[]) => Noun;
  /** What damage comes from. */
  readonly source: Noun;
  /** The types of card that the book knows, if others are to be left out where one of these is named as well. */
  readonly knownTypes: readonly string[] | null;
  readonly permanent: Noun;
  /** A card that stays in play once it is there: "permanent card". */
  readonly permanentCard: string;
  readonly creatureOfType: (type: string) => string;
  readonly landOfType: (type: string) => string;
  readonly power: string;
  readonly toughness: string;
  /** "nonblack" before the noun, or "that's not black" after it. */
  readonly non:
    | { readonly before: (word: string) => string }
    | { readonly after: (words: readonly string[], isMany: boolean) => string };
  readonly costIs: (amount: string) => string;
  readonly costOf: (whose: string) => string;
  /** "without paying its mana cost". */
  readonly manaCost: string;

  // ---- doing ----
  readonly cast: string;
  /** "be cast", "be played". */
  readonly castPast: string;
  readonly deal: string;
  /** "the damage dealt". */
  readonly dealt: string;
  /** "dealt damage", "damaged": of what was hit, anywhere, in combat or outside of it. */
  readonly damaged: (where: 'anywhere' | 'combat' | 'elsewhere') => string;
  /** "deals combat damage to a player", "does damage to a player in the attack": after the verb. */
  readonly combatDamage: (to: string) => string;
  /** What a bonus is given with: "get +1/+1". */
  readonly gets: string;
  /** The same where something is taken away. */
  readonly getsLess: string;
  /** What an ability is given with: "gain flying". */
  readonly gives: string;
  readonly becomesSize: (size: string) => Predicate;
  /** Whether a card can have several colors: what becomes black "in addition to its other colors" stays what it was. */
  readonly severalColors: boolean;
  readonly cannot: string;
  /** "Skip all combat phases of his or her next turn". */
  readonly skipsCombat: Predicate;
  /** "this combat", "this attack". */
  readonly thisCombat: string;
  /** "it's", "it is". */
  readonly itIs: string;
  /** "don't", "do not". */
  readonly doNot: string;
  /** "didn't", "did not". */
  readonly didNot: string;
  /** Of what was not there when the turn began: "it came under your control this turn"; and that such creatures are spared. */
  readonly newcomer: string;
  readonly sparesNewcomers: string;
  /** Of a creature, after it: whose it has been since the turn began. */
  readonly heldAllTurn: string;
  /** Whose turn it is, of what can only be used in another's. */
  readonly activePlayer: string;
  /** Where giving up one's own is told with "destroy", it must be said that it is one's own. */
  readonly sacrifice: { readonly verb: string; readonly saysWhose: boolean };
  /** A spell is countered: what is said of it where the book has no such word. */
  readonly counter: ((what: string, to?: 'top') => string) | null;
  /** What of a spell that cannot be countered: "by spells or abilities". */
  readonly counteredBy: string;
  /** Destroyed for good: one sentence or two, ready to follow one another. */
  readonly bury: (what: string, isMany: boolean) => readonly string[];
  readonly noRegenerationAfterDamage: string | null;
  /** "Put it on top of its owner's library": the verb, and what comes before whose. */
  readonly ontoLibrary: { readonly verb: string; readonly top: string };
  readonly addMana: (mana: string) => Predicate;
  readonly manaOf: (kinds: readonly ManaKind[]) => string;
  readonly emptyPool: (whose: string) => Predicate;
  /** Where unspent mana is: "your mana pool". */
  readonly poolOf: (whose: string) => string;
  /** Each of these things is used for the mana that it gives. */
  readonly tapsForMana: (each: string) => Predicate;
  /** Whenever mana may be made, with what follows it: "any time you could activate a mana ability, ". */
  readonly anyTimeForMana: string;
  readonly anyTime: string;
  /** Nobody's mana is lost by itself, in a whole sentence. */
  /** "that player's maximum hand size is four". */
  readonly handSize: (player: string, number: string) => string;
  /** "put all mana from that player's mana pool into yours", of a pool that is named. */
  readonly takesPool: (pool: string) => string;
  readonly keepsMana: string;
  /** How one is told to choose of the cards that another shows: "you choose", or "choose" (2007). */
  readonly chooseShown: string;
  readonly prevent: (amount: string, to: string) => string;
  /** `source` without an article: "black source". */
  readonly preventFromSource: (source: string, to: string) => string;
  /** All but so much of the damage of one source, in combat or (elsewhere too). */
  readonly preventAllBut: (source: string, to: string, amount: number, combat: boolean) => string;
  /** Damage of one source is dealt, and as much to whoever controls it, by the source of the text. */
  readonly dealsBack: (source: string, to: string, me: string) => string;
  /** For good, or `thisTurn`. */
  readonly preventAllFrom: (to: string, sources: string, thisTurn: boolean) => string;
  readonly preventNoncombat: (to: string) => string;
  /** All damage to it, in combat only or anywhere, and also what it would deal. */
  readonly preventAlways: (to: string, combat: boolean, dealt: boolean, thisTurn: boolean) => string;
  /** All that sources of some kinds would deal this turn. */
  readonly preventAllBy: (sources: string) => string;
  /** Damage to you that goes to another: which damage, by whom (`null` for anybody), for how long. */
  readonly diverted: (combat: boolean, sources: string | null, thisTurn: boolean, onto: string) => string;
  readonly playBeforeBlocks: (name: string) => string;
  /** What is fought in: "combat", "the attack". */
  readonly fight: string;
  readonly playInOwnAttack: (name: string) => string;
  readonly playAfterBlocks: (name: string) => string;
  /** Blockers are chosen in piles that chance deals out to the attackers. */
  readonly blocksBlindly: string;
  readonly playBeforeDamage: (name: string) => string;
  readonly playBeforeAttackEnds: (name: string) => string;
  /** Behind "abilities": those that one taps for. */
  readonly withTap: string;
  readonly preventCombat: string;
  readonly preventAll: (to: string) => string;
  /** The next damage of a source of your choice to you and yours goes to another. */
  readonly redirect: (amount: string, to: string) => string;
  /** Damage to something else goes to another: so much of the next, or all of a source of your choice (`null`). */
  readonly redirectFrom: (amount: string | null, of: string, to: string) => string;
  /** "If a source would deal damage to you, prevent 1 of that damage". */
  readonly preventPart: (source: string, amount: string) => string;
  /** "you may begin the game with it on the battlefield". */
  readonly openingHand: (me: string) => string;
  /** To let all see: what is done, what has been, and how a card lies that is seen all the time. */
  readonly reveal: { readonly verb: string; readonly past: string; readonly open: string };
  readonly extraCombat: string;
  readonly endsTurn: string;
  /** "Change the text of it …", after the verb. */
  readonly changesWord: (what: string, words: readonly string[]) => string;
  readonly block: { readonly base: string; readonly ing: string; readonly ed: string };

  // ---- sentences ----
  readonly activated: (parts: ActivatedParts) => string;
  readonly onlyDuring: (when: UsedDuring, by: 'controller' | 'anybody') => string;
  readonly onlyBearersController: (controller: string, when: UsedDuring | null) => string;
  readonly anybodyMay: string;
  readonly onlyIf: (condition: string) => string;
  readonly onlyAsSorcery: string;
  readonly onceEachTurn: string;
  /** What is paid is told before what happens otherwise, and must not be mistaken for it. */
  readonly paysFirst: boolean;
  /** Of what makes mana: "with mana abilities". */
  readonly withMana: string;
  /** "sacrifice it unless you pay {2}", "pay {2} or sacrifice it". */
  readonly unless: (paid: string, pay: string, otherwise: string) => string;
  /** "you may pay {1}. If you do, untap it", "you may pay {1} to untap it". */
  readonly mayPay: (pay: string, ifSo: string, toDo: string | null) => string;
  readonly equip: (cost: string) => string;
  readonly playWhenAttacked: (name: string) => string;
  readonly playWhenOpponentCasts: (name: string) => string;
  readonly playBeforeAttack: (name: string) => string;
  readonly playBeforeTheirAttack: (name: string) => string;
  /** The modes as they follow a comma, each closed by a full stop. */
  readonly chooseOne: (modes: readonly string[]) => string;
  readonly xOnly: (color: Color) => string;
  readonly perExtraTarget: (name: string, mana: string) => string;
  /** "You may … rather than pay its mana cost." */
  readonly alternativeCost: (name: string, order: string) => string;
  readonly additionalCost: (name: string, order: string) => string;
  readonly costsMore: (what: string, mana: string) => string;
  /** Using abilities of such things costs more. */
  readonly usingCosts: (what: string, mana: string) => string;

  // ---- time ----
  /** "As it comes into play, choose": the word it begins with. */
  readonly as: string;
  /** A static ability for your own turn: "as long as it's your turn". */
  readonly onYourTurn: string;
  readonly when: string;
  readonly whenever: string;
  /** "At the beginning of your upkeep": whose as a possessive, or as the player it is the phase of. */
  readonly phaseOf: (phase: PhaseName, whose: string | null, player: string | null) => string;
  /** "during your draw step". */
  readonly whenDrawing: string;
  /** A draw that may be passed up; what one has for it follows after "if you do". */
  readonly maySkipDraw: string;
  /** "during your untap step". */
  readonly whenUntapping: (whose: string) => string;
  /** "the target of target spell", after "change". */
  readonly changesTarget: (spell: string) => string;
  /** Of a spell: "with a single target". */
  readonly withSingleTarget: string;
  /** "whose controller controls an Island". */
  readonly whoseControllerHas: (what: string) => string;
  /** "remains tapped", or "is tapped". */
  readonly remainsTapped: string;
  /** For `while`, `~` is the condition; else it is the source. */
  readonly lasts: Readonly<Record<NamedDuration | 'while', string>>;
  readonly atEndOfCombat: string;
  readonly atEndOfTurn: string;
  /** How a card lies that nobody may look at. */
  readonly faceDown: string;
  /** One plays a card as another says: whole sentences, with the name of the card that says so. */
  /** A creature is cast face down, of this size; `paid`: for its cost besides what was spent on X. */
  readonly masked: (how: { readonly size: string; readonly paid: boolean }) => readonly string[];
  readonly commanded: (by: string) => readonly string[];
  /** What a spell or an ability does, whosesoever it is. */
  readonly anEffect: string;
  readonly atYourEndOfTurn: string;
  readonly atEndOfThatTurn: string;
  readonly atNextUpkeep: string;
  readonly atTheirNextDraw: string;

  // ---- keywords ----
  readonly keywords: Readonly<Record<Keyword, KeywordWords>>;
  /** Walls do not attack by the rules of the book, so their cards need not say so. */
  readonly wallsSaySo: boolean;
  /** Abilities told in a word stand before all else in the text box. */
  readonly abilitiesFirst: boolean;
  /** The word for looking at the top cards and putting some on the bottom is known. */
  readonly knowsScry: boolean;
  /** "You may …": any spell at the time of an instant. */
  readonly asInstants: string;
  /** To aim a spell anew: "choose new targets", before "for that spell". */
  readonly newTargets: string;
  readonly thatSpellOrAbility: string;
  /** What is aimed at where an ability in use is a target: "activated ability", "effect". */
  readonly abilityInUse: Noun;
  /** "this ability", "this effect". */
  readonly anAbility: string;
  /** "activated abilities", of what may not use them. */
  readonly abilities: string;
  /** Nothing with the name that was chosen may be used, save for mana. */
  readonly namedUnused: string;
  /** A token is told with all that it is, or by its name first and then as what it is treated. */
  readonly tokens: 'described' | 'treated';
  /** What is done with an activated ability: "its activated abilities can't be played". */
  readonly abilityUsed: string;
  readonly protectionFrom: (what: string) => string;
  /** The words of the book for abilities with a number; `null` where the ability is told in full. */
  readonly called: { readonly rampage: ((number: number) => string) | null };
  readonly protectionSparesSource: (me: string) => string;
}
