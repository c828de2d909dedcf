// What a page is asked, and what may be done: the question in words, everything that can be chosen, and the buttons.

import type { About, ManaLetter } from '../core/answer.ts';
import type { WireAnswer } from './answers.ts';

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

/** Why something cannot be done, and the passage that says so. */
export interface Reason {
  readonly key: string;
  readonly reason: string;
  readonly passage: string;
}

/** Why something may be done now, and the passage that lets it: a reason of the other kind. */
export type Permit = Reason;

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
  /** Which of the question's permits lets it be done now; empty if it may not. */
  readonly may: string;
}

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
  /** What lets things be done now, by key; each once, however many cards it is about. */
  readonly permits: readonly Permit[];
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
      /** Where an attacker is chosen: the creatures that could then stand in its way, and in the way of which. */
      readonly defenders: readonly { readonly id: number; readonly attackers: readonly number[] }[];
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
