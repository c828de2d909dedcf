// What can be taken back, looked at answer by answer: only what is public decides.

import { expect, test } from 'vitest';
import { type Answer, fromPosition, type Game } from '../../src/game/index.ts';
import { markOf, whyNotUndo } from '../../src/server/undo.ts';

function at(book: string, inPlay: readonly string[]): Game {
  const library = ['Plains', 'Plains'];
  return fromPosition({
    book,
    seats: { ann: { hand: ['Forest'], inPlay, library }, ben: { library } },
    options: { windows: 'useful' },
  });
}

/** Why an answer could not be taken back right after it was given. */
function after(game: Game, answer: Answer): string | null {
  const mark = markOf(game, 0);
  game.answer(answer);
  return whyNotUndo(game, mark, -1);
}

const tapFor = (game: Game, ability: number): Answer => ({
  kind: 'use',
  source: game.state.inPlay[0] as number,
  ability,
});

for (const book of ['fifth', 'tenth'])
  test(`${book}: what dealt damage stays done: whether somebody could have prevented it is that player's secret`, () => {
    const plain = at(book, ['Brushland']);
    expect(after(plain, tapFor(plain, 0))).toBe(null);
    const hurt = at(book, ['Brushland']);
    hurt.answer(tapFor(hurt, 1));
    expect(hurt.question).toMatchObject({ ask: 'option', purpose: 'choose mana' });
    expect(after(hurt, { kind: 'option', option: 0 })).toBe('your opponent could have answered it');
  });
