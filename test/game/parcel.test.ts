// An imagined game that goes to another thread as plain data goes on there as it would have here.

import { describe, expect, test } from 'vitest';
import {
  chanceFrom,
  findBook,
  findCard,
  fromPosition,
  type Game,
  openParcel,
  type Parcel,
  packGame,
  seenBy,
} from '../../src/game/index.ts';
import { given, play, then } from '../play.ts';

/** As another thread, or a file, gives it back: nothing in it is the very thing that it was. */
const sent = (parcel: Parcel): Parcel => JSON.parse(JSON.stringify(parcel)) as Parcel;

/** The game as whoever is asked imagines it, here and in another thread. */
function bothOf(game: Game): readonly [Game, Game] {
  const imagined = seenBy(game, game.question?.player ?? -1).imagine(chanceFrom('imagined'));
  if (imagined === null) throw new Error('nothing to send');
  return [imagined, openParcel(sent(packGame(imagined)))];
}

describe('a parcel', () => {
  test.each(['beta'] as const)('what was promised is still due where it is opened (%s)', (book) => {
    const { ann } = given(book, {
      ann: { inPlay: ["Urza's Bauble"], library: ['Forest', 'Forest', 'Forest'] },
      ben: { hand: ['Forest'], library: ['Forest', 'Forest', 'Forest'] },
    });
    ann.activates("Urza's Bauble", { target: 'ben' });
    play.allPass();
    then("Urza's Bauble").isIn('graveyard');
    play.until('upkeep', 'ben');
    expect(play.game.state.turn.duties).toHaveLength(1);
    const [imagined, opened] = bothOf(play.game);
    expect(opened.state.turn.duties).toEqual(imagined.state.turn.duties);
    expect(opened.legalAnswers()).toEqual(imagined.legalAnswers());
    expect(opened.hash()).toBe(imagined.hash());
  });

  test.each(['tenth', 'm11'] as const)('an ability that waits does not begin to wait again (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Sea Serpent', 'Llanowar Elves'] }, ben: {} });
    play.until('main', 'ann');
    const [imagined, opened] = bothOf(play.game);
    expect(imagined.state.chain).toHaveLength(1);
    // Mana is made, and what is true now is looked at again before anybody may go on.
    for (const game of [imagined, opened]) {
      const use = game.legalAnswers().find((answer) => answer.kind === 'use');
      if (use === undefined) throw new Error('the elves make no mana');
      game.answer(use, ann.seat);
    }
    expect(imagined.state.chain).toHaveLength(1);
    expect(opened.state.chain).toHaveLength(1);
    expect(opened.hash()).toBe(imagined.hash());
  });

  test.each([
    ['beta', 4],
    ['m11', 7],
  ] as const)('cards that a game brought along are the same cards where it is opened (%s)', (book, power) => {
    const own = {
      ...findCard(findBook('m11'), 'Runeclaw Bear').definition,
      name: 'Bear of One Night',
      size: [power, power] as const,
    };
    const game = fromPosition({
      book,
      turn: 5,
      seats: {
        ann: { hand: [own.name, 'Forest'], inPlay: ['Forest', 'Forest', own.name] },
        ben: { library: ['Forest', 'Forest'], inPlay: ['Forest'] },
      },
      options: { cards: [own] },
    });
    const [imagined, opened] = bothOf(game);
    const mine = (of: Game): unknown[] => of.view(0).inPlay.map(({ name, power: size }) => [name, size]);
    expect(mine(opened)).toContainEqual([own.name, power]);
    expect(mine(opened)).toEqual(mine(imagined));
    expect(opened.legalAnswers()).toEqual(imagined.legalAnswers());
    const cast = opened.legalAnswers().find(({ kind }) => kind === 'cast');
    if (cast === undefined) throw new Error('the bear cannot be cast');
    expect(opened.take(cast).hash()).toBe(imagined.take(cast).hash());
  });
});
