// Ratings by book: thousandths of games won more or fewer than the average by whoever saw the card.

export const RATINGS: { readonly [book: string]: { readonly [name: string]: number } } = {};
