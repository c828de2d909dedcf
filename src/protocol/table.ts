// What the server tells a page: the table as one seat sees it, with everything in words. The page holds no rules;
// whatever it needs to know (what is lit, why not, what a button will do) stands here.

import type { ManaLetter } from '../core/answer.ts';
import type { Place, Until, WireAnswer } from './messages.ts';
import type { Moment } from './moment.ts';

export type Side = 'you' | 'foe';
export interface Choice {
  readonly what: 'object' | 'player' | 'item' | 'entry';
  readonly id: number;
}
export interface Choosable extends Choice {
  /** In words: "Morwenna's Hill Giant 3/3 (tapped)". */
  readonly label: string;
  /** The name of the card, where it is one and may be seen; else null. */
  readonly card: string | null;
}

export interface CardState {
  readonly id: number;
  readonly name: string;
  readonly owner: number;
}

export interface PermanentState extends CardState {
  readonly controller: number;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Letters, in the order WUBRG, as they are now. */
  readonly colors: string;
  readonly power: number | null;
  readonly toughness: number | null;
  /** As the card says, to show what was raised or lowered; null where it says none or a star. */
  readonly printed: readonly [number, number] | null;
  readonly keywords: readonly string[];
  readonly tapped: boolean;
  /** It came under its controller's control this turn, and that matters (a creature without haste). */
  readonly sick: boolean;
  readonly damage: number;
  readonly counters: readonly { readonly name: string; readonly number: number }[];
  readonly attachedTo: number;
  readonly token: boolean;
  readonly chosen: string | null;
  /** Effects that last on it and are not seen on its face, in words. */
  readonly effects: readonly string[];
}

export interface PlayerState {
  readonly seat: number;
  readonly side: Side;
  readonly name: string;
  readonly life: number;
  readonly poison: number;
  /** Mana by letter, in the order WUBRGC. */
  readonly pool: readonly { readonly mana: string; readonly number: number }[];
  readonly library: number;
  readonly hand: number;
  /** The cards of the hand that this page may see: all of one's own, of the rival's those that were revealed. */
  readonly cards: readonly CardState[];
  readonly handLimit: number | null;
  readonly graveyard: readonly CardState[];
  readonly removed: readonly CardState[];
  readonly ante: readonly CardState[];
  readonly knownLibrary: readonly (CardState & { readonly fromTop: number })[];
  /** Cards that lie face down to be drawn. */
  readonly faceDown: number;
}

/** Something announced that has not resolved: on the stack, in the batch, or in a chain of interrupts. */
export interface ItemState {
  readonly id: number;
  readonly name: string;
  readonly object: number;
  readonly controller: number;
  /** What it is in the book's words: "Instant", "Ability of Prodigal Sorcerer". */
  readonly kind: string;
  readonly text: string;
  readonly x: number;
  readonly targets: readonly Choosable[];
  /** The item it interrupts; 0 for none. */
  readonly interrupts: number;
  /** It can no longer be interrupted. */
  readonly successful: boolean;
  /** It becomes a permanent when it resolves. */
  readonly arrives: boolean;
}

export interface AttackState {
  readonly id: number;
  readonly target: Choice;
  readonly band: number;
  readonly blocked: boolean;
  readonly blockers: readonly number[];
  /** Already dealt with, where attackers are taken one at a time. */
  readonly done: boolean;
}

/** What would happen if nobody did anything more: who would die, and what each player and planeswalker would lose. */
export interface Forecast {
  readonly dies: readonly number[];
  readonly loses: readonly { readonly seat: number; readonly life: number }[];
  /** Planeswalkers by number, with the loyalty that each would lose; all of it is its end, and it stands in `dies` too. */
  readonly loyalty: readonly { readonly id: number; readonly loyalty: number }[];
}

export interface CombatState {
  readonly attacker: number;
  readonly attacks: readonly AttackState[];
  readonly blocksDeclared: boolean;
  readonly forecast: Forecast | null;
}

export interface DamageState {
  readonly source: number;
  readonly sourceName: string;
  readonly object: number;
  readonly seat: number;
  readonly amount: number;
}

/** One entry of the phase bar. Combat entries are shown in its place during an attack. */
export interface PhaseEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly combat: boolean;
}

/** Why something cannot be done, and the passage that says so. */
export interface Reason {
  readonly key: string;
  readonly reason: string;
  readonly passage: string;
}

/** Something that could be done with a card, now or at another time. */
export interface Use {
  /** The object it belongs to: a card in hand, a permanent, a card in a graveyard; 0 for none (an attack is begun). */
  readonly object: number;
  readonly answer: WireAnswer;
  /** "Cast Serra Angel {3}{W}{W}", or the ability's text. */
  readonly label: string;
  /** It only makes mana. */
  readonly mana: boolean;
  /** It has to be done before the phase may end. */
  readonly must: boolean;
  /** Null if it may be done now. */
  readonly why: Reason | null;
}

export type About =
  | 'X'
  | 'target'
  | 'mode'
  | 'mana'
  | 'card name'
  | 'first turn'
  | 'opening hand'
  | 'draws'
  | 'triggers'
  | 'moments';

interface AskedBase {
  /** The question in words, a full sentence. */
  readonly words: string;
  /** A second line: what may be used, what follows; may be empty. */
  readonly hint: string;
  readonly source: CardState | null;
  /** What the source says, for a choice that its text asks for. */
  readonly text: string;
  readonly purpose: string;
  /** What the choice is of, where the page shows it in a way of its own. */
  readonly about: About | null;
  readonly mayCancel: boolean;
}
export type Asked =
  | (AskedBase & {
      readonly ask: 'act';
      readonly window: string;
      /** For interrupts and regeneration: the item or object it is about; 0 for none. */
      readonly item: number;
      readonly mayPass: boolean;
      readonly uses: readonly Use[];
    })
  | (AskedBase & {
      readonly ask: 'pick';
      readonly from: readonly Choosable[];
      readonly min: number;
      readonly max: number;
    })
  | (AskedBase & { readonly ask: 'order'; readonly items: readonly Choosable[] })
  | (AskedBase & {
      readonly ask: 'split';
      readonly total: number;
      readonly among: readonly Choosable[];
      readonly lethal: readonly number[] | null;
      readonly last: number;
      /** What would be enough for each, to begin with; 0 where there is no such number. */
      readonly enough: readonly number[];
    })
  | (AskedBase & { readonly ask: 'number'; readonly min: number; readonly max: number })
  | (AskedBase & {
      readonly ask: 'option';
      readonly options: readonly string[];
      /** Where the options are mana to spend: the letter of each, in the same order; else nothing. */
      readonly mana: readonly string[];
    })
  | (AskedBase & { readonly ask: 'yesno'; readonly yes: string; readonly no: string })
  | (AskedBase & {
      readonly ask: 'attack';
      readonly candidates: readonly number[];
      readonly must: readonly number[];
      readonly targets: readonly Choosable[];
      readonly banding: boolean;
      /** Creatures of the attacker that cannot attack, each with the reason. */
      readonly unable: readonly { readonly id: number; readonly why: Reason }[];
    })
  | (AskedBase & {
      readonly ask: 'block';
      readonly candidates: readonly { readonly id: number; readonly attackers: readonly number[] }[];
      readonly lures: readonly number[];
      readonly most: readonly { readonly attacker: number; readonly number: number }[];
    })
  | (AskedBase & {
      readonly ask: 'pay';
      readonly payments: readonly {
        readonly words: string;
        readonly taps: readonly { readonly id: number; readonly ability: number; readonly mana: ManaLetter }[];
      }[];
    });

/** A button of the situation bar: what it says is what it does. */
export interface Deed {
  readonly label: string;
  readonly small: string;
  /** What it would cost, in a sentence, where a habit could give something away; else empty. */
  readonly costs: string;
  readonly answer: WireAnswer;
}

export interface LogLine {
  readonly turn: number;
  /** Whose doing it was; -1 for nobody's. */
  readonly seat: number;
  readonly kind: 'turn' | 'does' | 'hurts' | 'says';
  readonly text: string;
  /** Names of cards in the text, so that the page can point at them. */
  readonly cards: readonly string[];
}

/** The words of the chosen book, for titles and labels. */
export interface BookWords {
  /** Which of the five; with house rules, the one they start from. */
  readonly id: string;
  /** By this its cards are asked for: its own id, or the text of house rules. */
  readonly cards: string;
  readonly name: string;
  readonly year: number;
  /** The title of the window for what waits: "Spell chain", "Stack" …; empty where the book has none. */
  readonly chain: string;
  readonly chainHint: string;
  readonly library: string;
  readonly graveyard: string;
  readonly removed: string;
  readonly block: string;
  readonly territory: string;
  readonly hasPool: boolean;
  readonly hasAnte: boolean;
  readonly burn: boolean;
  /** Blockers stand in an order, and damage is dealt along it. */
  readonly blockersInOrder: boolean;
}

/** How the duel ended, and what comes next. */
export interface ResultState {
  readonly won: boolean | null;
  readonly words: string;
  readonly reason: string;
  /** Cards won and lost by the ante, by name. */
  readonly anteWon: readonly string[];
  readonly anteLost: readonly string[];
  /** The next cards of the libraries, if that option is on: your own and the rival's. */
  readonly nextDraws: readonly { readonly seat: number; readonly cards: readonly string[] }[];
  readonly match: MatchState;
  /** What the button says: "Next duel", "Next opponent"; null where everything is over. */
  readonly next: string | null;
  /** The draft or sealed deck that it was a match of. */
  readonly event: string | null;
}

export interface MatchState {
  readonly mode: 'duel' | 'gauntlet' | 'position';
  readonly length: string;
  /** Duels won in the present set, sets won, by seat. */
  readonly duels: readonly number[];
  readonly sets: readonly number[];
  /** In words: "Second duel; Morwenna leads 1 to 0". */
  readonly words: string;
  /** Opponents of the Gauntlet beaten so far, and how many there are. */
  readonly beaten: number;
  readonly opponents: number;
  readonly over: boolean;
}

/** What the coach of a lesson says now. */
export interface LessonState {
  readonly lesson: string;
  /** The title of the scene, which of how many it is, and how many of its steps are done. */
  readonly title: string;
  readonly scene: number;
  readonly scenes: number;
  readonly step: number;
  readonly steps: number;
  readonly says: string;
  readonly hint: string;
  /** All is done: what was learnt is said, and the next scene may follow. */
  readonly over: boolean;
}

export interface TableState {
  readonly type: 'table';
  readonly duel: string;
  /** The count of answers given; an answer must name it. */
  readonly at: number;
  /** Goes up with every table sent: a page forgets an older one that comes late. */
  readonly frame: number;
  /** How many moments had been told when it was made. */
  readonly told: number;
  readonly seat: number;
  readonly book: BookWords;
  readonly turn: number;
  readonly active: number;
  readonly phase: string;
  readonly step: string;
  /** The phases of a turn in the order of the book, without those of combat; and those of combat. */
  readonly phases: readonly PhaseEntry[];
  readonly combatPhases: readonly PhaseEntry[];
  /** Where the turn stands now: the key of the entry, and of the combat entry during an attack. */
  readonly now: string;
  readonly players: readonly PlayerState[];
  readonly inPlay: readonly PermanentState[];
  readonly chain: readonly ItemState[];
  readonly combat: CombatState | null;
  readonly damage: readonly DamageState[];
  /** Whose answer is awaited; -1 when the duel is over or play halts at a stop. */
  readonly awaits: number;
  /** Play has halted at a stop where nothing is asked: "go on" ends it. */
  readonly halted: string | null;
  /** Everything is being let happen until then. */
  readonly until: Until | null;
  readonly asked: Asked | null;
  /** The situation in words: what is going on, and whose answer is awaited. */
  readonly headline: string;
  readonly subline: string;
  /** What Done (Enter) and Cancel or the other choice (Space) do; null where there is none. */
  readonly primary: Deed | null;
  readonly secondary: Deed | null;
  readonly mayUndo: boolean;
  /** Lines of the log from `logFrom` on. */
  readonly log: readonly LogLine[];
  readonly logFrom: number;
  readonly opponent: {
    readonly id: string;
    readonly name: string;
    readonly title: string;
    readonly level: number;
    readonly levelName: string;
  };
  readonly you: { readonly deck: string };
  readonly match: MatchState;
  readonly settings: {
    readonly stops: readonly Place[];
    readonly fullControl: boolean;
    /** Costs are paid by themselves, and what is locked stays untapped. */
    readonly pays: boolean;
    readonly locked: readonly number[];
  };
  readonly result: ResultState | null;
  /** Null where nothing is taught. */
  readonly lesson: LessonState | null;
}

export type Fault =
  | 'malformed' /** Not JSON, or not a message. */
  | 'too large'
  | 'stale' /** The question has been answered meanwhile. */
  | 'repeated' /** A message with this number has come before. */
  | 'not your turn'
  | 'no such duel'
  | 'not kept' /** It cannot be kept at the moment; it is tried again until it can. */
  | 'broken'; /** This duel has met an error of the program; others go on. */

export type ServerMessage =
  | TableState
  | Moment
  /** The answer was not allowed: nothing has changed. */
  | ({ readonly type: 'refused'; readonly n: number } & Reason)
  /** The answer is allowed, but would cost something: say it again with `sure`. */
  | {
      readonly type: 'warning';
      readonly n: number;
      /** Mana would burn; or the only thing it can be aimed at is one's own. */
      readonly kind: 'burn' | 'own';
      readonly words: string;
      readonly passage: string;
    }
  | {
      readonly type: 'preview';
      readonly n: number;
      readonly taps: readonly { readonly id: number; readonly mana: string }[];
      /** From the pool, in words; may be empty. */
      readonly pool: string;
      /** "Pays 3 Plains and 1 Island", and what stays possible. */
      readonly words: string;
      readonly leaves: string;
      /** What the card says with the number that was asked about in the place of X; else empty. */
      readonly text: string;
    }
  /** What would follow from attackers or blocks that are not declared yet; `why` where they would not be allowed. */
  | { readonly type: 'forecast'; readonly n: number; readonly forecast: Forecast | null; readonly why: string }
  | { readonly type: 'fault'; readonly n: number; readonly fault: Fault; readonly message: string };
