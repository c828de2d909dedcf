// Cards that this book plays differently from others, and what is different about it: one sentence each, for players.

export const cardNotes: { readonly [name: string]: string } = {
  'Spirit Link': 'Only combat damage counts here, as the glossary of the book has the card (T-314).',
};
