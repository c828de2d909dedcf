// What every part of the table may know and do: the shape of the control that `useDuel()` gives.

import { createContext, useContext } from 'react';
import type { Place, Until, WireAnswer } from '../../../protocol/messages.ts';
import type { Moment } from '../../../protocol/moment.ts';
import type { CardFacts, StoryStep } from '../../../protocol/setup.ts';
import type { Choice, Forecast, TableState, Use } from '../../../protocol/table.ts';
import type { Draft, Light } from '../../state/draft.ts';
import type { Beside, LinkState } from '../../state/link.ts';
import type { Options } from '../../state/options.ts';

export type ZoneName = 'graveyard' | 'removed' | 'ante' | 'library' | 'hand';

/** Windows that lie over the table; one at a time. */
export type Opened =
  | { readonly window: 'uses'; readonly object: number }
  | { readonly window: 'zone'; readonly seat: number; readonly zone: ZoneName }
  | { readonly window: 'options' | 'concede' | 'keys' | 'result' | 'choices' | 'phases' }
  /** `line`: the one whose causes are wanted. */
  | { readonly window: 'log'; readonly line?: number }
  | { readonly window: 'help'; readonly topic?: string }
  /** `object`: the permanent that was meant, which may differ from its card. */
  | { readonly window: 'card'; readonly name: string; readonly whole?: boolean; readonly object?: number };

/** What a small menu is about, and where it opens. */
export type MenuAbout =
  | { readonly about: 'card'; readonly object: number; readonly name: string }
  | { readonly about: 'territory'; readonly seat: number }
  | { readonly about: 'zone'; readonly zone: ZoneName; readonly seat: number }
  | { readonly about: 'life'; readonly seat: number }
  | { readonly about: 'phase'; readonly place: Place };
export interface MenuAt {
  readonly about: MenuAbout;
  readonly x: number;
  readonly y: number;
}

/** A finished duel that is looked at again: where it stands, and how to go through it. */
export interface StoryControl {
  readonly step: number;
  readonly steps: readonly StoryStep[];
  readonly go: (step: number) => void;
  /** To the step where the next turn begins, or where the present or the one before it began. */
  readonly goTurn: (by: 1 | -1) => void;
  /** Whether the rival's hand is shown too. */
  readonly hands: boolean;
  readonly toggleHands: () => void;
  /** Begins a duel of its own at this moment. */
  readonly playOn: () => void;
}

/** A duel at which somebody looks on: how to go round the table, and away from it. */
export interface WatchControl {
  readonly toSide: (seat: number) => void;
  /** How it ended; null while it is played. */
  readonly ended: string | null;
}

/** A card that was carried onto something: it is aimed at that when it asks for its target. */
export interface Aim {
  readonly source: number;
  readonly at: Choice;
  /** Says at the place why it cannot be. */
  readonly tell: (words: string) => void;
}

/** So long (in ms) a question that has just changed is not meant by a press that was made for the one before. */
export const SETTLES = 400;

export interface DuelControl {
  readonly id: string;
  /** Null while a duel is played. */
  readonly story: StoryControl | null;
  /** Null for who sits at the table. */
  readonly watching: WatchControl | null;
  readonly link: LinkState;
  readonly table: TableState;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** How the attack would end, with what is being declared; `why` where it may not be declared so. */
  readonly forecast: Forecast | null;
  readonly why: string;
  /** What is being shown of what has happened, and whether more of it is still to come. */
  readonly moment: Moment | null;
  readonly busy: boolean;
  /** Shows at once all that has happened; true if something of another's doing had not been seen. */
  readonly hurry: () => boolean;
  /** Shows again what has happened since the last answer. */
  readonly again: () => void;
  /** Calls with each moment when it is shown. */
  readonly watch: (see: (moment: Moment) => void) => () => void;
  readonly options: Options;
  readonly faces: ReadonlyMap<string, CardFacts>;
  readonly light: (choice: Choice) => Light;
  /** The main use of a thing, or its part in the answer in the making. */
  readonly click: (choice: Choice) => void;
  /** Where the next spell is to be aimed at. */
  readonly aim: (aim: Aim | null) => void;
  /** A creature is put in the way of an attacker, in the answer in the making. */
  readonly block: (blocker: number, attacker: number) => void;
  /** Casts or uses it and pays by itself (a double click); safe to call while it is already being announced. */
  readonly auto: (object: number) => void;
  /** Spends all of this colour in the pool, as far as the payment that is asked for takes it. */
  readonly drain: (mana: string) => void;
  readonly usesOf: (object: number) => readonly Use[];
  readonly answer: (answer: WireAnswer, sure?: boolean) => void;
  /** The blue button: gives the answer as it stands, or does what the server says Done does. */
  readonly done: () => void;
  /** The other button: takes an announcement back, or the second of two choices. */
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly goOn: () => void;
  readonly run: (to: Place) => void;
  /** Runs to the next entry of the phase bar. */
  readonly runNext: () => void;
  /** Lets everything happen until then; and is asked again. */
  readonly passOn: (until: Until) => void;
  readonly askMe: () => void;
  /** When the question came, by the clock of the page; and whether a press of Enter has been told what it would cost. */
  readonly since: number;
  readonly armed: boolean;
  readonly arm: (armed: boolean) => void;
  /** Every window is asked while a key is held. */
  readonly hold: (held: boolean) => void;
  /** Begins an attack where that is a choice of its own, and sends every creature that can go. */
  readonly attackAll: () => void;
  readonly toggleStop: (place: Place) => void;
  readonly isStop: (place: Place) => boolean;
  readonly preview: (answer: WireAnswer) => void;
  readonly say: (words: string) => void;
  /** To the other people at the table: what one offers, agrees to or says. */
  readonly tell: (words: Beside) => void;
  /** A word from the page itself (not a refusal of the server): shown like a toast. */
  readonly note: string;
  readonly dismiss: () => void;
  readonly sure: () => void;
  /** The card in the showcase. */
  readonly shown: string | null;
  readonly show: (name: string | null) => void;
  readonly opened: Opened | null;
  readonly open: (opened: Opened | null) => void;
  readonly menu: MenuAt | null;
  readonly openMenu: (menu: MenuAt | null) => void;
  /** Lands that are never tapped by themselves. */
  readonly locked: readonly number[];
  readonly toggleLock: (id: number) => void;
}

export const DuelContext = createContext<DuelControl | null>(null);

export function useDuel(): DuelControl {
  const duel = useContext(DuelContext);
  if (duel === null) throw new Error('this part belongs on a dueling table');
  return duel;
}
