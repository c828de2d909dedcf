// Finding the card a test means, as anybody's words are understood.
export { findCard } from '../../src/game/spoken/find.ts';
