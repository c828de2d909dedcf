// The position of a game: plain readonly data of fixed shape. Everything that will happen next follows from it.
//
// Words that are easily confused: a *seat* is a number, a *player* the data at that seat. The *owner* brought the
// card, the *controller* decides for it. An *object* is a card (or token) wherever it is; a *life* counts how often
// it has changed zones, so that "that creature" can be told from the same card come back. A *chain* is what waits
// to resolve: the stack, or a batch, as the book has it.

import type { Memory } from './looks.ts';

export type Id = number;
export type Seat = number;

/** The id of nothing: real ids start at 1. */
export const NONE: Id = 0;
export const NOBODY: Seat = -1;

export type Zone =
  | 'library'
  | 'hand'
  | 'play'
  | 'graveyard'
  | 'removed'
  | 'ante'
  | 'drawing'
  | 'aside'
  | 'chain'
  | 'gone';

export interface Counter {
  readonly name: string;
  readonly number: number;
}

export interface GameObject {
  readonly id: Id;
  /** The index of its card in the table of kinds. */
  readonly kind: number;
  /** The same of the card itself: another one while it is in play as a copy of something. */
  readonly printed: number;
  /** It lies face down: `kind` is what it is taken for, `printed` the card that it is. */
  readonly faceDown: boolean;
  readonly owner: Seat;
  /** Whose deck it came from: the owner, unless a text has made it somebody else's. */
  readonly deck: Seat;
  readonly controller: Seat;
  /** Who controls it when no effect says otherwise: the player under whose control it came. */
  readonly home: Seat;
  readonly zone: Zone;
  readonly life: number;
  readonly token: boolean;
  readonly tapped: boolean;
  /** It has not been under its controller's control since that player's turn began. */
  readonly sick: boolean;
  readonly damage: number;
  readonly deathtouched: boolean;
  readonly counters: readonly Counter[];
  readonly attachedTo: Id;
  /** When it came where it is: continuous effects are ordered by this. */
  readonly stamp: number;
  /** What was chosen as it came in (a land type, a colour). */
  readonly chosen: string | null;
  readonly chosenSeat: Seat;
  /** The number of the turn in which it last attacked. */
  readonly attacked: number;
  /** The number of the turn in which it last blocked. */
  readonly blocked: number;
  /** The number of the turn in which a once-a-turn ability was last used. */
  readonly used: number;
  /** It regenerated during this combat before damage: it deals and takes no combat damage. */
  readonly mended: boolean;
  /** Sources that dealt damage to it this turn, each in the life in which it did. */
  readonly hurtBy: readonly Marked[];
  /** The permanents whose abilities exiled it, put it where it is or put a counter on it, by their number. */
  readonly markedBy: readonly Marked[];
  /** What it was when it last left play, and in which life: effects that speak of it afterwards look here. */
  readonly memory: Memory | null;
}

/** How much of each mana: W, U, B, R, G, colourless. */
export type Pool = readonly [number, number, number, number, number, number];
export const EMPTY_POOL: Pool = [0, 0, 0, 0, 0, 0];

export interface Player {
  readonly seat: Seat;
  readonly team: number;
  readonly life: number;
  readonly poison: number;
  readonly pool: Pool;
  /** The top card is the last one. */
  readonly library: readonly Id[];
  readonly hand: readonly Id[];
  readonly graveyard: readonly Id[];
  readonly removed: readonly Id[];
  readonly ante: readonly Id[];
  /**
   * Laid face down to be drawn (1997): no longer in the library, not yet in the hand. Where the library was empty: minus
   * the number of the effect that makes the player draw, 0 for the draw of the turn.
   */
  readonly drawing: readonly Id[];
  /** Out of the game face down, so that nobody may look at them. */
  readonly aside: readonly Id[];
  readonly landsPlayed: number;
  readonly mulligans: number;
  /** Had to draw from an empty library. */
  readonly drewNothing: boolean;
  /** Out of the game, and why. */
  readonly out: LossReason | null;
  /** Cards of others that this player has been shown and that still lie where they were. */
  readonly knows: readonly Id[];
}

/** `team`: the side has lost, or its leader. */
export type LossReason = 'life' | 'library' | 'poison' | 'conceded' | 'effect' | 'team';

/** Damage that a player has been dealt, and by what. */
export interface Hurt {
  readonly seat: Seat;
  readonly by: Marked;
  readonly amount: number;
}

export interface Turn {
  readonly number: number;
  readonly active: Seat;
  /** Indices into the book's turn. */
  readonly phase: number;
  readonly step: number;
  readonly attacked: boolean;
  /** Who has cast a spell this turn, and who has attacked with a creature. */
  readonly casters: readonly Seat[];
  readonly attackers: readonly Seat[];
  /** Who has been dealt damage this turn, and the sources of abilities that count their uses, once for each use. */
  readonly hurt: readonly Hurt[];
  /** The creatures and creature cards gone from play to a graveyard this turn, as they lie there; a creature in play or not. */
  readonly died: readonly (Marked & { readonly creature: boolean })[];
  /** By seat: the untapped lands that the player controlled as the turn began. */
  readonly rested: readonly number[];
  /** The cards that have been drawn this turn, as they came into the hand. */
  readonly drawn: readonly Marked[];
  readonly uses: readonly Marked[];
  /** Extra turns still to come, the next one first, and the text that gave the present one, if it is one. */
  readonly extraTurns: readonly ExtraTurn[];
  readonly extra: Marked | null;
  /** Whose own turn it is, or was last: extra turns leave the order of those as it is. */
  readonly own: Seat;
  readonly extraCombats: number;
  /** What must be dealt with in this phase before it can end (old books). */
  readonly duties: readonly Duty[];
  /** The seat that started the game. */
  readonly first: Seat;
  /** By seat: the number of the last turn of that player that is over; 0 for none. */
  readonly last: readonly number[];
}

export interface ExtraTurn {
  readonly seat: Seat;
  readonly by: Marked;
}

/** What an event was about; effects of a trigger speak of it. */
export interface EventData {
  readonly subject: Id;
  readonly subjectLife: number;
  readonly other: Id;
  readonly otherLife: number;
  readonly player: Seat;
  readonly amount: number;
  /** The announced spell or ability that it is about; 0 for none. */
  readonly item: Id;
}

export const NO_EVENT: EventData = {
  subject: 0,
  subjectLife: 0,
  other: 0,
  otherLife: 0,
  player: -1,
  amount: 0,
  item: 0,
};

/** A triggered ability waiting to be done or put on the stack. `ability` is plain data of the language. */
export interface Waiting {
  readonly ability: unknown;
  readonly source: Id;
  readonly sourceLife: number;
  readonly controller: Seat;
  readonly event: EventData;
  /** Promised earlier, whatever has become of its source: the targets that were chosen then, and what was named. */
  readonly promised?: true;
  readonly targets?: readonly Chosen[];
  readonly names?: readonly Register[];
}

export interface Duty extends Waiting {
  readonly id: Id;
}

export interface Chosen {
  /** Which target of the text it is for. */
  readonly spec: number;
  readonly what: 'object' | 'player' | 'item';
  readonly id: Id;
  readonly life: number;
}

/** A spell, ability or other thing announced and not yet resolved. */
export interface ChainItem {
  readonly id: Id;
  readonly what: 'spell' | 'ability' | 'trigger' | 'damage';
  /** The card of a spell, the source of an ability. */
  readonly object: Id;
  readonly objectLife: number;
  readonly controller: Seat;
  /** The ability (plain data of the language), or null for a spell. */
  readonly ability: unknown;
  readonly mode: number;
  readonly x: number;
  readonly targets: readonly Chosen[];
  readonly division: readonly number[];
  readonly choices: readonly string[];
  /** What was named while paying for it. */
  readonly names: readonly Register[];
  readonly event: EventData;
  /** The source's colours when it was announced, as a mask; -1 while they follow the source. */
  readonly colors: number;
  /** Where the card of a spell was cast from; null for anything else. */
  readonly castFrom: Zone | null;
  /** The player who makes the choices for its controller, as long as it is announced and resolves; -1 for nobody. */
  readonly decider: Seat;
  /** The item that this one interrupts. */
  readonly interrupts: Id;
  /** No interrupt can reach it any more. */
  readonly successful: boolean;
  readonly countered: boolean;
  readonly packets: readonly Packet[];
  readonly stamp: number;
}

export interface Marked {
  readonly id: Id;
  readonly life: number;
}

/** A thing that a text has named: the life it is in now, and the one it was in before the text did something to it. */
export interface NamedThing extends Marked {
  readonly was: number;
}

/** The things that went by a name when a change that lasts was made. */
export interface NamedThings {
  readonly name: string;
  readonly things: readonly Marked[];
}

/** What a text has named, to speak of it again: things, players, a number, a word. */
export interface Register {
  readonly name: string;
  readonly things: readonly NamedThing[];
  readonly seats: readonly Seat[];
  readonly number: number;
  readonly word: string | null;
  /** The number is not known yet: the damage waits to be prevented. */
  readonly open: boolean;
  /** The number is what this shield has prevented so far; 0 for none. */
  readonly shield: Id;
}

export const NO_NAMES: readonly Register[] = [];

/** A change that lasts: made by a spell or ability, ended by time. `changes` is plain data of the language. */
export interface Lasting {
  readonly id: Id;
  readonly stamp: number;
  readonly source: Id;
  readonly sourceLife: number;
  readonly controller: Seat;
  readonly objects: readonly Marked[];
  readonly players: readonly Seat[];
  /** Whatever fits this filter of the language is changed too, at any time; null for nothing. */
  readonly reach: unknown;
  readonly changes: readonly unknown[];
  readonly until: string;
  /** For `while`: the condition that it lasts by, plain data of the language; else null. */
  readonly held: unknown;
  readonly turn: number;
}

/** Prevention or regeneration made beforehand. */
export interface Shield {
  readonly id: Id;
  readonly kind: 'prevent' | 'source' | 'combat' | 'regenerate' | 'all' | 'redirect';
  readonly object: Id;
  readonly objectLife: number;
  readonly seat: Seat;
  /** How much it prevents; for `source`, how much it lets through (-1 for all of it). */
  readonly amount: number;
  /**
   * For `source` and `redirect`: whose damage, in which life (0 for any, where it was chosen on announcing), and what its
   * source must still be when it deals it, as a filter of the language.
   */
  readonly from: Id;
  readonly fromLife: number;
  readonly sources: unknown;
  readonly controller: Seat;
  /** The card that made it, and its colours: some damage cannot be prevented by cards of some colours. */
  readonly source: Id;
  readonly sourceLife: number;
  readonly colors: number;
  /** For `all`: whatever fits this filter of the language is covered too. */
  readonly things: unknown;
  /** Where the damage goes instead, or where as much is dealt as was prevented; for `source`, who gains as much life. */
  readonly onto: Chosen | null;
  /** For `source`: only combat damage; and whether as much is dealt to whoever controls what deals it. */
  readonly combat: boolean;
  readonly back: boolean;
}

/** Damage on its way: dealt and not yet counted (old books), or assigned in combat. */
export interface Packet {
  readonly source: Id;
  readonly sourceLife: number;
  readonly controller: Seat;
  readonly colors: number;
  readonly object: Id;
  readonly objectLife: number;
  readonly seat: Seat;
  readonly amount: number;
  readonly combat: boolean;
  /** What is left of this packet when its receiver has enough goes to this seat (trample); -1 for none. */
  readonly spill: Seat;
  readonly noRegeneration: boolean;
  /** Nothing prevents it. */
  readonly unpreventable?: true;
}

export interface Attack {
  readonly id: Id;
  readonly life: number;
  readonly seat: Seat;
  readonly planeswalker: Id;
  /** Attackers with the same number above zero attack as one band. */
  readonly band: number;
  readonly blocked: boolean;
  /** In the order in which damage is assigned, where the book has one. */
  readonly blockers: readonly Id[];
}

export interface Combat {
  readonly attacker: Seat;
  /** Creatures were declared as attackers, whether or not any of them is still there. */
  readonly declared: boolean;
  /** The players who were attacked themselves, and not only planeswalkers of theirs; likewise. */
  readonly attacked: readonly Seat[];
  readonly attacks: readonly Attack[];
  /** Attackers that are out of it again: their texts go on speaking of the player whom they attacked. */
  readonly left: readonly Attack[];
  /** Creatures that dealt damage in the first-strike dealing. */
  readonly struck: readonly Id[];
  readonly blocksDeclared: boolean;
  /** Attackers already dealt with, where they are taken one at a time. */
  readonly settled: readonly Id[];
  /** Creatures that have blocked this combat. */
  readonly hasBlocked: readonly Id[];
  /** The attackers of each creature that blocks several, in the order in which it assigns damage to them (2010). */
  readonly lines: readonly { readonly blocker: Id; readonly attackers: readonly Id[] }[];
}

export interface Later {
  readonly id: Id;
  readonly when: string;
  readonly effects: readonly unknown[];
  readonly source: Id;
  readonly sourceLife: number;
  readonly controller: Seat;
  readonly targets: readonly Chosen[];
  readonly event: EventData;
  readonly turn: number;
  /**
   * What the text knew when it stopped: its X, what it had named, and the cards that are to be drawn first; for what waits
   * until control of something is lost, what that is.
   */
  readonly x: number;
  readonly names: readonly Register[];
  readonly until: readonly Id[];
  /** What the event's player may pay to be rid of it, plain data of the language; null if nothing. */
  readonly unless: unknown;
}

/** A permanent about to go to the graveyard, in books that let it be saved at that moment. */
export interface Doomed {
  readonly id: Id;
  readonly life: number;
  readonly buried: boolean;
}

/** What only a table of more than two has. */
export interface Pod {
  /** Those who were in the game when this turn began, in the order of their seats: reach is counted along it. */
  readonly round: readonly Seat[];
  /** By seat: victory points, where they are given. */
  readonly points: readonly number[];
  /** By seat: how many had left before, for one who has left; -1 for one who has not. Who leaves together is equal. */
  readonly left: readonly number[];
}

export type Outcome = { readonly winner: Seat | null; readonly reason: string };

/** One thing still to be done; the last on the agenda comes first. `do` names a procedure of the book. */
export interface Frame {
  readonly do: string;
  readonly seat: Seat;
  readonly number: number;
  readonly id: Id;
}

/** Computed characteristics of this position, kept as long as nothing they depend on changes. Never compared. */
export interface Look {
  computed: unknown;
  /** Whether any of it is about spells being cast, or depends on them. */
  spells: boolean;
}

export interface GameState {
  readonly random: number;
  readonly nextId: Id;
  readonly clock: number;
  readonly turn: Turn;
  readonly players: readonly Player[];
  /** By id; index 0 is unused and holds a blank. */
  readonly objects: readonly GameObject[];
  readonly inPlay: readonly Id[];
  readonly chain: readonly ChainItem[];
  readonly lasting: readonly Lasting[];
  readonly shields: readonly Shield[];
  readonly waiting: readonly Waiting[];
  readonly later: readonly Later[];
  readonly packets: readonly Packet[];
  readonly doomed: readonly Doomed[];
  readonly combat: Combat | null;
  readonly agenda: readonly Frame[];
  readonly outcome: Outcome | null;
  /** Null in a duel. */
  readonly pod: Pod | null;
  readonly look: Look;
}
