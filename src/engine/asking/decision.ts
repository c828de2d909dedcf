// Every question a game can ask (every answer is in `core/answer.ts`). Plain data: the shape of a question is its `ask`, what it is for its `purpose`.

import type { Answer, Option, Payment } from '../../core/answer.ts';
import type { Frame, Id, Seat } from '../../core/state.ts';
import type { Cost } from '../../language/cost.ts';
import type { Machine } from '../machine.ts';
import type { PurposeOf } from './purposes.ts';

export type { Answer, Declared, Option, Payment } from '../../core/answer.ts';

/** A procedure reads like the book: it yields a question where the book asks, and goes on with the answer. */
export type Asking<T = void> = Generator<Question, T, Answer>;
export type Procedure = (m: Machine, frame: Frame) => Asking | undefined;

/** What may be done in a window: everything, fast effects, only interrupts of one thing, only prevention … */
export type WindowKind = 'main' | 'land' | 'fast' | 'interrupt' | 'prevention' | 'regeneration' | 'moment';

interface Asked {
  readonly player: Seat;
  /** The object whose text or rule asks; 0 if it is the rules alone. */
  readonly source: Id;
  /** The answer "cancel" takes the whole announcement back. */
  readonly mayCancel?: boolean;
}

export interface ActQuestion extends Asked {
  readonly ask: 'act';
  readonly purpose: 'act';
  /** The book's name of the step it is asked in. */
  readonly step: string;
  readonly window: WindowKind;
  /** For interrupts: what may be interrupted; for regeneration: what would go to the graveyard. */
  readonly item: Id;
  /** For a window of a moment: what has just happened. */
  readonly moment: 'attacked' | 'opponent casts' | null;
  readonly mayPass: boolean;
}
export interface PickQuestion extends Asked {
  readonly ask: 'pick';
  readonly purpose: PurposeOf<'pick'>;
  /** What is picked is aimed at. */
  readonly aims: boolean;
  readonly from: readonly Option[];
  readonly min: number;
  readonly max: number;
}
export interface OrderQuestion extends Asked {
  readonly ask: 'order';
  readonly purpose: PurposeOf<'order'>;
  readonly items: readonly Option[];
}
export interface SplitQuestion extends Asked {
  readonly ask: 'split';
  readonly purpose: PurposeOf<'split'>;
  readonly total: number;
  readonly among: readonly Option[];
  /** The least each must get before the next gets anything (in order), or null where the split is free. */
  readonly lethal: readonly number[] | null;
  /** The index of the entry that may only get what is left when all others have their lethal; -1 for none. */
  readonly last: number;
  /** They stand in a line: who stands further on gets nothing before all those before have their lethal. */
  readonly inLine: boolean;
  /** So much at least goes to each, where there is enough. */
  readonly least: number;
}
export interface NumberQuestion extends Asked {
  readonly ask: 'number';
  readonly purpose: PurposeOf<'number'>;
  readonly min: number;
  readonly max: number;
}
export interface OptionQuestion extends Asked {
  readonly ask: 'option';
  readonly purpose: PurposeOf<'option'>;
  readonly options: readonly string[];
  /** Whichever is chosen, what is paid for comes to the same. */
  readonly alike: boolean;
  /** The things that go by the word of each option in the text that asks; left out where no word has any. */
  readonly named?: readonly (readonly Id[])[];
}
export interface YesNoQuestion extends Asked {
  readonly ask: 'yesno';
  readonly purpose: PurposeOf<'yesno'>;
  /** The life that saying yes costs, if it does. */
  readonly life?: number;
}
/** A creature for which something is to be paid if it attacks, or blocks this attacker: so much mana, and what else the costs say. */
export interface Priced {
  readonly id: Id;
  readonly attacker: Id;
  readonly mana: number;
  /** The costs that are more than mana. */
  readonly more: readonly Cost[];
}
/** A creature that goes only with so many others, or with so few. */
export interface Company {
  readonly id: Id;
  readonly least: number;
  readonly most: number;
}
export interface AttackQuestion extends Asked {
  readonly ask: 'attack';
  readonly purpose: 'declare attackers';
  readonly candidates: readonly Id[];
  readonly must: readonly Id[];
  /** What may be attacked: players, and planeswalkers where the book has them. */
  readonly targets: readonly Option[];
  readonly banding: boolean;
  /** How many attackers others of the same side have declared already, where a side attacks as one. */
  readonly along?: number;
  readonly company?: readonly Company[];
  readonly priced?: readonly Priced[];
}
export interface BlockQuestion extends Asked {
  readonly ask: 'block';
  /** All attackers at once, or one of them at a time. */
  readonly purpose: 'declare blockers' | 'intercept';
  /** Which attackers each creature could block on its own. */
  readonly candidates: readonly { readonly id: Id; readonly attackers: readonly Id[] }[];
  /** What others of the same side have declared already, where a side blocks as one. */
  readonly along?: readonly { readonly blocker: Id; readonly attacker: Id }[];
  /** Attackers that must be dealt with by every creature able to. */
  readonly lures: readonly Id[];
  /** One declaration that obeys as many of those demands as can be obeyed; every other must obey as many. */
  readonly must: readonly { readonly blocker: Id; readonly attacker: Id }[];
  /** Attackers that no more than so many creatures can block, if there are any. */
  readonly most?: readonly { readonly attacker: Id; readonly number: number }[];
  /** Attackers that it takes several creatures to block. */
  readonly least?: readonly { readonly attacker: Id; readonly number: number }[];
  readonly company?: readonly Company[];
  readonly priced?: readonly Priced[];
}
export interface PayQuestion extends Asked {
  readonly ask: 'pay';
  readonly purpose: 'pay';
  readonly payments: readonly Payment[];
}

export type Question =
  | ActQuestion
  | PickQuestion
  | OrderQuestion
  | SplitQuestion
  | NumberQuestion
  | OptionQuestion
  | YesNoQuestion
  | AttackQuestion
  | BlockQuestion
  | PayQuestion;

export const PASS: Answer = { kind: 'pass' };
export const object = (id: Id): Option => ({ what: 'object', id });
export const player = (seat: Seat): Option => ({ what: 'player', id: seat });
export const item = (id: Id): Option => ({ what: 'item', id });
export const entry = (id: number): Option => ({ what: 'entry', id });
export const sameOption = (a: Option, b: Option): boolean => a.what === b.what && a.id === b.id;
