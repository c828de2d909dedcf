// Where a book's name is taken, house rules are taken (B-309): replays, parcels, bots; and Old School as it is played today.
import { describe, expect, test } from 'vitest';
import { simpleBot } from '../../../src/bots/simple.ts';
import {
  chanceFrom,
  findBook,
  fromPosition,
  newGame,
  openParcel,
  packGame,
  playReplay,
  seenBy,
} from '../../../src/game/index.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const lands = (number: number, name = 'Plains'): string[] => Array.from({ length: number }, () => name);

describe('all the ways in which a book is used take a book of the house', () => {
  const text = 'Sunday rules = m11; mana.burn = 1; combat.damage = on the stack';
  const cards = [...lands(25, 'Forest'), ...lands(35, 'Grizzly Bears')];
  const played = (answers: number) => {
    const game = newGame({ book: text, decks: [cards, cards], seed: 11 });
    const bots = [simpleBot(1), simpleBot(2)];
    for (let i = 0; i < answers && game.question !== null; i += 1) {
      const { player } = game.question;
      game.answer(bots[player]!.choose(game.view(player), game.legalAnswers()), player);
    }
    return game;
  };

  rule('B-309', 'a replay carries the whole text, and is the same game elsewhere', () => {
    const game = played(60);
    expect(game.replay().split('\n')[0]).toContain(`"book":"${text}"`);
    expect(playReplay(game.replay(), { newGame, fromPosition }).hash()).toBe(game.hash());
  });

  test('a parcel, which goes to another thread, finds the same book', () => {
    const game = played(30);
    const imagined = seenBy(game, game.question!.player).imagine(chanceFrom('imagined'))!;
    const parcel = packGame(imagined);
    expect(parcel.book).toBe(text);
    expect(openParcel(parcel).book).toBe(findBook(text));
    expect(openParcel(parcel).hash()).toBe(imagined.hash());
  });

  test('a whole game is played by the bots', () => {
    expect(played(5000).outcome).not.toBeNull();
  });
});

describe('Old School as it is played today', () => {
  const text =
    'Old School = fifth; start.ante = no; start.mulligan = paris; deck.min = 60; deck.copies = 4; deck.sideboard = 15; loss.life = after batch; combat.tappedBlockersStrike = yes; permanents.legendRule = yes; effects = layers of 2010';

  rule('B-309', 'today\u2019s Old School is a change of an old book', () => {
    const { facts, name, edition } = findBook(text);
    expect([name, edition, facts.mana.burn, facts.start.ante]).toEqual(['Old School', 'fifth', 1, 'no']);
    expect(() => newGame({ book: text, decks: [lands(60), lands(60)], seed: 1, options: { ante: true } })).toThrow(
      'Old School has no ante',
    );
    const { ann } = given(text, { ann: { inPlay: ['Forest'] }, ben: {} });
    ann.taps('Forest');
    play.until('discard');
    then(ann).hasLife(19);
  });
});
