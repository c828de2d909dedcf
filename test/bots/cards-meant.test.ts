// What a text does to cards in hands, libraries and graveyards has its worth for the computers, by the words it is said in.

import { expect, test } from 'vitest';
import { simpleBot } from '../../src/bots/simple.ts';
import { given, play } from '../play.ts';

const some = (number: number, card: string): string[] => Array.from({ length: number }, () => card);

/** Whether the heuristic player casts the card in its own main phase. */
function casts(card: string): boolean {
  const bot = simpleBot('cards');
  const { game } = play;
  for (let i = 0; i < 200 && game.question !== null && game.state.turn.number === 1; i += 1) {
    const seat = game.question.player;
    const answer =
      seat === 0 ? bot.choose(game.view(0), game.legalAnswers()) : (game.legalAnswers()[0] as { kind: 'pass' });
    if (answer.kind === 'cast' && game.inside.kind(answer.card).definition.name === card) return true;
    game.take(answer);
  }
  return false;
}

test.each([
  ['Distress', 'tenth', 'Swamp'],
  ['Duress', 'm11', 'Swamp'],
  ['Agonizing Memories', 'tenth', 'Swamp'],
  ['Mind Warp', 'fifth', 'Swamp'],
] as const)('%s is cast against a hand, and not against an empty one', (card, book, land) => {
  const set = (hand: string[]) =>
    given(book, { ann: { hand: [card], inPlay: some(6, land) }, ben: { hand, inPlay: ['Forest'] } }, { turn: 1 });
  set(['Shock', 'Hill Giant']);
  expect(casts(card)).toBe(true);
  set([]);
  expect(casts(card)).toBe(false);
});

test.each([
  ['Commune with Nature', 'tenth', 'Forest'],
  ['Telling Time', 'tenth', 'Island'],
  ['Ancestral Memories', 'portal', 'Island'],
  ['Cruel Tutor', 'portal', 'Swamp'],
  ['Peek', 'tenth', 'Island'],
] as const)('%s is cast for the cards it brings', (card, book, land) => {
  given(
    book,
    { ann: { hand: [card], inPlay: some(6, land) }, ben: { hand: ['Forest'], inPlay: ['Forest'] } },
    { turn: 1 },
  );
  expect(casts(card)).toBe(true);
});

test.each([
  ['Wheel of Fortune', 'Mountain'],
  ['Timetwister', 'Island'],
] as const)('%s is for whoever has fewer cards', (card, land) => {
  const set = (mine: string[], theirs: string[]) =>
    given('beta', { ann: { hand: [card, ...mine], inPlay: some(3, land) }, ben: { hand: theirs } }, { turn: 1 });
  set([], some(6, 'Craw Wurm'));
  expect(casts(card)).toBe(true);
  set(some(5, 'Craw Wurm'), ['Craw Wurm']);
  expect(casts(card)).toBe(false);
});

test('nobody pays the last of their life for a card', () => {
  given('portal', { ann: { hand: ['Cruel Tutor'], inPlay: some(3, 'Swamp'), life: 2 }, ben: {} }, { turn: 1 });
  expect(casts('Cruel Tutor')).toBe(false);
});
