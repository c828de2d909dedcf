// Portal, "Set Up": decks, hands, who goes first, and the friendly new hand.

import { expect } from 'vitest';
import { type Game, newGame } from '../../../src/game/index.ts';
import { rule } from '../../support/catalogue.ts';

const deck = [...Array<string>(14).fill('Forest'), ...Array<string>(21).fill('Grizzly Bears')];
const swamps = Array<string>(35).fill('Swamp');
const start = (seed: number, options = {}, decks = [deck, deck]): Game =>
  newGame({ book: 'portal', decks, seed, options });
const hand = (game: Game, seat: number): readonly number[] => game.state.players[seat]?.hand ?? [];
const library = (game: Game, seat: number): readonly number[] => game.state.players[seat]?.library ?? [];

rule(['P-056', 'P-073'], 'each player starts with 20 life and seven cards drawn from a deck of thirty-five', () => {
  const game = start(1, { windows: 'all' });
  const { active } = game.state.turn;
  for (const player of game.state.players) {
    expect(player.life).toBe(20);
    // The first player has drawn for the turn already.
    const drawn = player.seat === active ? 8 : 7;
    expect(player.hand).toHaveLength(drawn);
    expect(player.library).toHaveLength(35 - drawn);
  }
  expect(game.state.turn.number).toBe(1);
});

rule('P-156', 'the player who goes first draws a card in the first turn', () => {
  const game = start(1, { windows: 'all' });
  expect(hand(game, game.state.turn.first)).toHaveLength(8);
});

rule('P-170', 'both decks are shuffled before the game', () => {
  const orders = [1, 2, 3].map((seed) => [0, 1].map((seat) => [...library(start(seed), seat)]));
  for (const [one, two] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    for (const seat of [0, 1]) expect(orders[one]?.[seat]).not.toEqual(orders[two]?.[seat]);
});

rule('P-172', 'a player sees no card of the opponent’s hand or deck, nor of the own deck', () => {
  const game = start(3);
  const view = game.view(0);
  expect(view.players[0]?.hand).toHaveLength(hand(game, 0).length);
  expect(view.players[1]?.hand).toEqual([]);
  expect(view.players[1]?.handCount).toBe(hand(game, 1).length);
  for (const player of view.players) expect(player.knownLibrary).toEqual([]);
});

rule('P-177', 'the player who lost the last game goes first, without being asked', () => {
  for (const loser of [0, 1])
    for (const seed of [1, 2, 3]) {
      const game = start(seed, { loser });
      expect(game.state.turn.active).toBe(loser);
      expect(game.question?.purpose).not.toBe('play or draw');
    }
});

rule('P-178', 'in a first game a coin decides', () => {
  const first = new Set(Array.from({ length: 20 }, (_, seed) => start(seed).state.turn.active));
  expect([...first].sort()).toEqual([0, 1]);
});

rule('P-173', 'the new hand is an optional rule: nobody is asked unless it was agreed on', () => {
  expect(start(1, {}, [swamps, deck]).question?.purpose).not.toBe('mulligan');
  const game = start(1, { rules: ['mulligan'], loser: 0 }, [swamps, deck]);
  expect(game.question).toMatchObject({ ask: 'yesno', purpose: 'mulligan', player: 0 });
  game.answer({ kind: 'no' });
  expect(game.question?.purpose).not.toBe('redraw because of a mulligan');
});

rule(
  ['P-173', 'P-174', 'P-175', 'P-176'],
  'a hand of lands is shown and replaced by seven cards; the opponent may follow and shows nothing',
  () => {
    const game = start(1, { rules: ['mulligan'], loser: 0 }, [swamps, deck]);
    const old = [...hand(game, 0)];
    game.answer({ kind: 'yes' }, 0);
    const shown = game.events.filter((event) => event.event === 'shown');
    expect(shown).toEqual([{ event: 'shown', to: 1, ids: old }]);
    expect(hand(game, 0)).toHaveLength(7);
    expect(hand(game, 0)).not.toEqual(old);
    // What was shown went back into the deck: the new hand is private again.
    expect(game.view(1).players[0]?.hand).toEqual([]);
    expect(game.question).toMatchObject({ ask: 'yesno', purpose: 'redraw because of a mulligan', player: 1 });
    const others = [...hand(game, 1)];
    game.answer({ kind: 'yes' }, 1);
    expect(game.events.filter((event) => event.event === 'shown')).toHaveLength(1);
    expect(hand(game, 1)).toHaveLength(7);
    expect(hand(game, 1)).not.toEqual(others);
    expect(game.question?.ask).toBe('act');
  },
);

rule('P-173', 'no lands at all will do as well; a hand with both will not', () => {
  const bears = Array<string>(35).fill('Grizzly Bears');
  expect(start(1, { rules: ['mulligan'], loser: 1 }, [deck, bears]).question).toMatchObject({
    purpose: 'mulligan',
    player: 1,
  });
  const mixed = start(1, { rules: ['mulligan'], loser: 0 });
  const lands = hand(mixed, 0).filter((id) => mixed.inside.kind(id).definition.name === 'Forest').length;
  expect(lands).toBeGreaterThan(0);
  expect(mixed.question?.purpose).not.toBe('mulligan');
});

rule(['P-175', 'P-176'], 'who kept a bad hand may still draw anew when the opponent takes a mulligan', () => {
  const game = start(1, { rules: ['mulligan'], loser: 0 }, [swamps, swamps]);
  game.answer({ kind: 'no' }, 0);
  expect(game.question).toMatchObject({ purpose: 'mulligan', player: 1 });
  game.answer({ kind: 'yes' }, 1);
  expect(game.question).toMatchObject({ purpose: 'redraw because of a mulligan', player: 0 });
  game.answer({ kind: 'yes' }, 0);
  expect(game.state.players.map((player) => player.mulligans)).toEqual([1, 1]);
  expect(game.question?.ask).toBe('act');
});

rule(['P-175', 'P-176'], 'whoever has kept the hand when asked is not asked about the same hand again', () => {
  const game = start(1, { rules: ['mulligan'], loser: 0 }, [swamps, swamps]);
  game.answer({ kind: 'yes' }, 0);
  expect(game.question).toMatchObject({ purpose: 'redraw because of a mulligan', player: 1 });
  game.answer({ kind: 'no' }, 1);
  expect(game.question?.ask).toBe('act');
});

const copies = (...cards: readonly (readonly [string, number])[]): string[] =>
  cards.flatMap(([name, number]) => Array<string>(number).fill(name));

rule('P-262', 'forty cards: a smaller deck is refused with a sentence, once players have agreed on it', () => {
  const small = copies(['Forest', 20], ['Grizzly Bears', 19]);
  expect(() => start(1, {}, [deck, small])).not.toThrow();
  expect(() => start(1, { rules: ['forty cards'] }, [[...small, 'Forest'], small])).toThrow(
    /the deck of '.*' cannot be played: it has 39 cards, and Portal asks for at least 40/,
  );
  expect(() =>
    start(1, { rules: ['forty cards'] }, [
      [...small, 'Forest'],
      [...small, 'Forest'],
    ]),
  ).not.toThrow();
});

rule(['P-264', 'P-265'], 'tournament decks: sixty cards, and four of each but basic lands', () => {
  const names = ['Grizzly Bears', 'Hill Giant', 'Gorilla Warrior', 'Spined Wurm', 'Moon Sprite', 'Panther Warriors'];
  const legal = copies(['Forest', 36], ...names.map((name) => [name, 4] as const));
  const rules = ['tournament decks'];
  expect(() => start(1, { rules }, [legal, legal])).not.toThrow();
  expect(() => start(1, { rules }, [legal, legal.slice(1)])).toThrow(/has 59 cards.*at least 60/);
  expect(() => start(1, { rules }, [[...legal, 'Hill Giant'], legal])).toThrow(/it has 5 of Hill Giant.*allows 4/);
});
