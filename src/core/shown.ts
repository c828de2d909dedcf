// What a book shows of itself where people choose it, read of it and play by it. Plain data: a book brings all of it, and
// nothing outside its folder has a list of books.

/** The frames that cards were printed in. */
export type FrameName = '1993' | '1997' | 'simple' | '2003' | '2010';

/** A card as far as its picture needs it. */
export interface Pictured {
  readonly name: string;
  readonly colors: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

export interface HelpSection {
  readonly title: string;
  readonly says?: readonly string[];
  readonly points?: readonly string[];
  /** What stands on the left, and what it means. */
  readonly pairs?: readonly (readonly [what: string, means: string])[];
  /** The pairs are keys. */
  readonly keys?: boolean;
}

export interface Shown {
  readonly id: string;
  /** What it is called where there is little room. */
  readonly short: string;
  readonly year: number;
  /** What stands over a card of it beside the same card of other books. */
  readonly print: string;
  /** What sets it apart, in a line. */
  readonly line: string;
  /** The easiest to begin with: newcomers are offered it first. */
  readonly easiest: boolean;
  /** The colour of its cover and badge, on which white words stand out by 4.5 and more, and a lighter one. */
  readonly tone: { readonly deep: string; readonly light: string };
  /** What stands on its cover. */
  readonly cover: Pictured;
  readonly frame: FrameName;
  /** The book in short, for the help. */
  readonly help: { readonly lead: string; readonly sections: readonly HelpSection[] };
  /** The files of the catalogue that hold its rules. */
  readonly catalogue: readonly string[];
}
