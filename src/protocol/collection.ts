// A collection as a page asks for it and gets it: a binder, packs, a deck, a league, trades, and what has happened.

import { z } from 'zod';
import { nameOf } from './names.ts';
import { STAKES } from './setup.ts';

const cards = z.array(z.string().max(80)).max(1000);

export const newCollectionSchema = z.strictObject({
  /** The set whose packs are bought. */
  set: z.string().max(10),
  you: nameOf(60).default('You'),
  ante: z.boolean().default(false),
  /** The ante of every duel or nothing, as `ante` says, if left out. */
  stakes: z.enum(STAKES).optional(),
  length: z.enum(['single', 'best of 3']).default('best of 3'),
  level: z.int().min(1).max(5).default(2),
  seed: z.string().max(60).optional(),
});
export type NewCollection = z.input<typeof newCollectionSchema>;

export const collectionDeckSchema = z.strictObject({ cards });
/** Opening says how many there were, so that one sent twice does not open another. */
export const openSchema = z.strictObject({ left: z.int().min(0) });
export const tradeSchema = z.strictObject({
  with: z.int().min(1).max(31),
  give: cards,
  take: cards,
  /** Only asks what they think of it. */
  ask: z.boolean().default(false),
});

export type TradeWords = z.input<typeof tradeSchema>;

/** Cards of a binder offered to whoever is given the link, for cards of theirs. */
export const offerSchema = z.strictObject({
  give: z.array(z.string().max(80)).min(1).max(40),
  take: z.array(z.string().max(80)).max(40),
});
export type OfferWords = z.input<typeof offerSchema>;
export const acceptSchema = z.strictObject({ collection: z.string().max(80) });

export interface Offer {
  readonly id: string;
  readonly give: readonly string[];
  readonly take: readonly string[];
}

/** An offer as the other person sees it, with what of their own they could take it with. */
export interface OfferInfo extends Offer {
  /** Who offers. */
  readonly from: string;
  readonly set: string;
  readonly book: string;
  readonly collections: readonly {
    readonly id: string;
    readonly set: string;
    readonly cards: number;
    /** What keeps this one from it, in words; empty where nothing does. */
    readonly not: string;
  }[];
}

export interface CollectionInfo {
  readonly id: string;
  readonly set: string;
  readonly book: string;
  readonly season: number;
  readonly cards: number;
  readonly when: number;
}

export interface LeagueLineInfo {
  readonly seat: number;
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly games: readonly [number, number];
  readonly points: number;
}

/** What you have done against one of them, over all seasons. */
export interface RecordInfo {
  readonly seat: number;
  readonly name: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Cards won from them and lost to them. */
  readonly cardsWon: number;
  readonly cardsLost: number;
  readonly trades: number;
}

export interface CollectionState extends CollectionInfo {
  readonly you: string;
  readonly ante: boolean;
  readonly binder: readonly string[];
  /** Packs not opened yet. */
  readonly packs: readonly string[];
  readonly deck: readonly string[] | null;
  /** The deck a computer would build of the binder; null while there is too little for one. */
  readonly suggested: readonly string[] | null;
  readonly round: number;
  readonly rounds: number;
  /** Whom you meet now; null where the season is over. */
  readonly rival: { readonly seat: number; readonly name: string } | null;
  /** The duel that is being played. */
  readonly duel: string | null;
  readonly table: readonly LeagueLineInfo[];
  readonly records: readonly RecordInfo[];
  /** In words, the newest first. */
  readonly history: readonly string[];
  /** What is offered to other people and not taken yet. */
  readonly offers: readonly Offer[];
  readonly traders: readonly { readonly seat: number; readonly name: string; readonly cards: readonly string[] }[];
}

export interface OpenedPack {
  readonly kind: string;
  readonly cards: readonly string[];
}

export interface TradeAnswer {
  readonly done: boolean;
  /** What they say to it. */
  readonly words: string;
  readonly state: CollectionState;
}
