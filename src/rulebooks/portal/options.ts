// The rules that the Portal booklet offers besides its own: a friendly new hand, and the rules of "standard Magic".
// Each is a change of the book written out as data; players agree on any of them by name.

import type { OptionalRule } from '../../engine/rulebook.ts';
import { declaredTogether, withDiscarding, withFacts } from '../parts/changes.ts';

const mulligan: OptionalRule = {
  name: 'mulligan',
  says: 'A player whose first seven cards are all lands or hold no land may show them and draw seven new ones; the opponent may then do so too, without showing.',
  passage: 'Set Up, p. 14 (P-173 to P-176)',
  change: (book) => withFacts(book, 'start', { mulligan: 'friendly' }),
};

const fortyCards: OptionalRule = {
  name: 'forty cards',
  says: 'A deck has at least forty cards.',
  passage: 'Standard Magic Rules, p. 22: Deck Size and Content (P-262)',
  change: (book) => withFacts(book, 'deck', { min: 40 }),
};

const tournamentDecks: OptionalRule = {
  name: 'tournament decks',
  says: 'A deck has at least sixty cards, and no more than four of any card except basic lands.',
  passage: 'Standard Magic Rules, p. 22: Deck Size and Content (P-264, P-265)',
  change: (book) => withFacts(book, 'deck', { min: 60, copies: 4 }),
};

/** "Declare all interceptors at one time. After that, you resolve the various fights": damage is a step of its own. */
const declareTogether: OptionalRule = {
  name: 'declare together',
  says: 'The defending player declares all interceptors at one time, and all damage of the attack is dealt at the same time.',
  passage: 'Standard Magic Rules, p. 23: Declaring Interceptors (P-268, P-269)',
  change: (book) => declaredTogether(withFacts(book, 'combat', { blocks: 'together' })),
};

const discardPhase: OptionalRule = {
  name: 'discard phase',
  says: 'At the end of your turn you discard cards of your choice until you have no more than seven.',
  passage: 'Standard Magic Rules, p. 23: Discard Phase (P-271, P-272)',
  change: (book) => withDiscarding(withFacts(book, 'hand', { limit: 7 })),
};

const playOrDraw: OptionalRule = {
  name: 'play or draw',
  says: 'The player who goes first draws no card in the first turn; the loser of the last game decides who goes first.',
  passage: 'Standard Magic Rules, p. 23: Play or Draw (P-273, P-274)',
  change: (book) => withFacts(book, 'start', { firstPlayerDraws: false, loser: 'chooses' }),
};

const losingLater: OptionalRule = {
  name: 'losing at the end of a phase',
  says: 'A player with no life left loses only when a phase or turn ends, and may get back above 0 before.',
  passage: 'Standard Magic Rules, p. 23: Losing (P-275, P-277)',
  change: (book) => withFacts(book, 'loss', { life: 'end of phase' }),
};

export const options: readonly OptionalRule[] = [
  mulligan,
  fortyCards,
  tournamentDecks,
  declareTogether,
  discardPhase,
  playOrDraw,
  losingLater,
];
