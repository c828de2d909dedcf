// A scene of the gallery: a study with what is to come of it in each book, judged by reading the book, and our sentence on why.

/** What is so at the end: of a card its place (and more, like 'play, tapped'), of a player the life, or `winner` (null for a draw). */
export interface Expected {
  readonly is: { readonly [of: string]: string | number | null };
  readonly says: string;
  readonly passage: string;
}

export interface GalleryScene {
  readonly id: string;
  readonly title: string;
  /** One sentence on what it is about. */
  readonly about: string;
  /** The study without its title. */
  readonly study: string;
  /** By book; null where the book cannot hold its cards. */
  readonly books: { readonly [book: string]: Expected | null };
}
