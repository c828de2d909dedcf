// Lists of cards in words.

export const listWords = (cards: readonly string[]): string => (cards.length === 0 ? 'nothing' : cards.join(', '));
