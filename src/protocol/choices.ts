// What may be chosen and how much stands on one page, for the page to load: apart from what checks messages, which is large
// and tries at its start whether it may make code of text, which the page may not.

/** So many of one's own games stand on one page. */
export const PAGE_OF_GAMES = 20;

/** So many tables stand on one page of the lobby. */
export const PAGE_OF_LOBBY = 25;

/** Two are rated apart from several: it is another game. */
export const KINDS = ['two', 'several'] as const;

/** The colours that sharing cards divides, and the ways to share them. */
export const SHARED_COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export const WAYS = ['small', 'large', 'draft', 'decks'] as const;
