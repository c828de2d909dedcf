// What the server tells a page: the table as one seat sees it, with everything in words. The page holds no rules;
// whatever it needs to know (what is lit, why not, what a button will do) stands here.

import type { CompanyState } from './company.ts';
import type { Place, Until } from './messages.ts';
import type { Moment } from './moment.ts';
import type { Asked, CardState, Choice, Choosable, Deed, Reason } from './question.ts';

export type { Asked, CardState, Choice, Choosable, Deed, Permit, Reason, Use } from './question.ts';

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
  /** The same in the words of the book. */
  readonly abilities: readonly string[];
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
  /** What it could be used for as it lies there, by what everybody sees: to pay with, or for something else. */
  readonly ready: readonly ('mana' | 'ability')[];
  /** The piles in which a text has put it, or across which it goes, by the words of that text. */
  readonly sides: readonly string[];
  /** Why it is what it is; null where it is as printed. */
  readonly why: WhyState | null;
}

/** What is printed on something, then everything that changes it, in the order in which the book applies it. */
export interface WhyState {
  readonly printed: string;
  readonly steps: readonly WhyStepState[];
}

export interface WhyStepState {
  /** The layer, or the place in the order, as the book has it. */
  readonly layer: string;
  /** The card that does it; `id` is 0 where that is no longer to be seen. */
  readonly source: { readonly id: number; readonly name: string };
  readonly controller: number;
  readonly origin: string;
  readonly says: string;
  /** What it made of it; empty where it was so already. */
  readonly made: readonly { readonly what: string; readonly was: string; readonly is: string }[];
}

/** What a seat is to the one that looks. */
export type Relation = 'you' | 'ally' | 'foe';

/** Who plays at a seat: a person, who brings nothing but a name, or a computer of some level. */
export type Holder =
  | { readonly by: 'person' }
  | { readonly by: 'computer'; readonly level: number; readonly levelName: string };

/** A seat at the table, and everything of its player's that this page may see. */
export interface PlayerState {
  readonly seat: number;
  readonly relation: Relation;
  /** Seats with the same number are on one side. */
  readonly team: number;
  readonly name: string;
  readonly holder: Holder;
  /** Whose face is shown, and what stands under the name; a person has no title. */
  readonly face: string;
  readonly title: string;
  /** The name of the deck, of one's own seats only; else empty. */
  readonly deck: string;
  /** Whom this seat may attack. */
  readonly attackable: readonly number[];
  /** Leads a team, which loses with it. */
  readonly leads: boolean;
  /** Victory points, where the variant gives any. */
  readonly points: number;
  /** Why this player is out of the game; null for one who plays. */
  readonly out: string | null;
  readonly life: number;
  readonly poison: number;
  /** Mana by letter, in the order WUBRGC. */
  readonly pool: readonly { readonly mana: string; readonly number: number }[];
  readonly library: number;
  readonly hand: number;
  /** The cards of the hand that this page may see: all of one's own, a team mate's where hands are open, and what was revealed. */
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

export interface LogLine {
  readonly turn: number;
  /** Whose doing it was; -1 for nobody's. */
  readonly seat: number;
  readonly kind: 'turn' | 'does' | 'hurts' | 'says';
  readonly text: string;
  /** Names of cards in the text, so that the page can point at them. */
  readonly cards: readonly string[];
  /** Why it happened: what it directly comes of. Nothing where somebody simply did it. */
  readonly because: readonly LogCause[];
}

export interface LogCause {
  /** In a sentence; empty where the line that it goes back to says it all. */
  readonly says: string;
  readonly passage: string;
  /** The line of the log that it goes back to, counted from the first; -1 for none. */
  readonly line: number;
}

/** The words of the chosen book, for titles and labels. */
export interface BookWords {
  /** Which of the five; with house rules, the one they start from. */
  readonly id: string;
  /** By this its cards are asked for: its own id, or the text of house rules. */
  readonly cards: string;
  /** What it is called where there is little room. */
  readonly short: string;
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
  /** What is over, as the book calls it. */
  readonly played: 'duel' | 'game';
  readonly won: boolean | null;
  readonly words: string;
  readonly reason: string;
  /** Cards won and lost by the ante, by name. */
  readonly anteWon: readonly string[];
  readonly anteLost: readonly string[];
  /** The next cards of the libraries, if that option is on. */
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
  /** What is played for, where that is not seen on the table: "For the set you have put up Forest, and the other Mountain". */
  readonly stakes: string;
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
  /** How the table is set: "duel", "emperor", "free-for-all, attack left" … */
  readonly variant: string;
  /** Team mates have one turn and one life total, and attack and block as one. */
  readonly asTeams: boolean;
  /** The seats whose turn it is. */
  readonly turnOf: readonly number[];
  /** All seats, in the order in which they sit. */
  readonly players: readonly PlayerState[];
  /** The seats that this person holds, and the one of them that is asked while the page sits at another; else null. */
  readonly own: readonly number[];
  readonly handTo: number | null;
  readonly inPlay: readonly PermanentState[];
  readonly chain: readonly ItemState[];
  readonly combat: CombatState | null;
  readonly damage: readonly DamageState[];
  /**
   * Whose answer is awaited: this seat's, or -1 when the duel is over or play halts at a stop. Who else is asked is not
   * told: then it is the one whose turn it is, or in one's own turn the next.
   */
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
  | 'too many' /** More messages or connections than one page or address may have. */
  | 'stale' /** The question has been answered meanwhile. */
  | 'repeated' /** A message with this number has come before. */
  | 'not your turn'
  | 'no such duel'
  | 'not kept' /** It cannot be kept at the moment; it is tried again until it can. */
  | 'stopping' /** The server is about to end and comes back: so does the page. */
  | 'no such seat' /** Nobody, or somebody else, sits there. */
  | 'unplayable' /** It is kept, but its table cannot be laid any more; its log can be had. */
  | 'closed' /** The table is not open to those who look on. */
  | 'broken'; /** This duel has met an error of the program; others go on. */

export type ServerMessage =
  | TableState
  | Moment
  | CompanyState
  /** Many computers think at this server: so many are thought for before the one that is awaited here; 0 when it is its turn. */
  | { readonly type: 'line'; readonly ahead: number }
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
