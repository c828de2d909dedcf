// Fifth, "The Duel": what happens before the first turn, and who owns what.

import { expect } from 'vitest';
import { type Game, newGame } from '../../../src/game/index.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const lands = (land: string, spell: string): string[] =>
  Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? land : spell));
const decks = [lands('Mountain', 'Gray Ogre'), lands('Forest', 'Grizzly Bears')];

/** Answers what is asked before the first turn: who plays, and no new hands. */
function begin(seed: number, options: { ante?: boolean; first?: number } = {}): Game {
  const game = newGame({ book: 'fifth', decks, seed, options: { windows: 'all', ante: options.ante ?? false } });
  for (let i = 0; i < 6 && game.question?.ask !== 'act'; i += 1) {
    if (game.question?.ask === 'option') game.answer({ kind: 'option', option: options.first ?? 0 });
    else game.answer({ kind: 'no' });
  }
  return game;
}

rule(['F-113', 'F-008'], 'before the duel each player puts up one card of the own deck as ante', () => {
  const game = begin(3, { ante: true });
  for (const seat of [0, 1]) {
    const player = game.view(seat).players[seat];
    expect(player?.ante.length).toBe(1);
    expect(decks[seat]).toContain(player?.ante[0]?.name);
    expect((player?.libraryCount ?? 0) + (player?.handCount ?? 0)).toBe(39);
  }
  expect(
    begin(3)
      .view(0)
      .players.map((player) => player.ante.length),
    'unless they do not play for ante',
  ).toEqual([0, 0]);
  expect(() => newGame({ book: 'fifth', decks: [decks[0] as string[]], seed: 1 })).toThrow(/exactly 2 seats/);
});

rule(['F-114', 'F-116'], 'each deck is shuffled and lies face down as its owner’s library', () => {
  const order = (seed: number): string => {
    const game = begin(seed);
    return game.state.players[0]?.library.map((id) => game.inside.kind(id).definition.name).join() ?? '';
  };
  expect(new Set([1, 2, 3, 4, 5].map(order)).size, 'the order depends on chance').toBeGreaterThan(3);
  const game = begin(1);
  for (const seat of [0, 1])
    for (const player of game.view(seat).players) expect(player.knownLibrary, 'face down for everybody').toEqual([]);
});

rule('F-115', 'the opening hand is seven cards of the own library, seen by its owner alone', () => {
  const game = begin(4);
  for (const seat of [0, 1]) {
    const [own, other] = [game.view(seat).players[seat], game.view(seat).players[1 - seat]];
    expect([own?.handCount, own?.hand.length, own?.libraryCount]).toEqual([7, 7, 33]);
    expect(other?.handCount).toBe(7);
    expect(other?.hand).toEqual([]);
  }
});

rule('F-117', 'a card that is used up goes to its owner’s discard pile', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: {} });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  expect(play.game.view(1).players[0]?.graveyard.map((each) => each.name)).toEqual(['Lightning Bolt']);
  then(ben).hasCardsInGraveyard(0);
});

rule(['F-118', 'F-119'], 'cards come into play on their player’s own side; an enchantment may lie on the other', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Grizzly Bears', 'Unholy Strength'], inPlay: ['Forest', 'Forest', 'Swamp'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  ann.casts('Grizzly Bears');
  play.allPass();
  ann.casts('Unholy Strength', { target: 'Gray Ogre' });
  play.allPass();
  const seen = (name: string) => play.game.view(1).inPlay.find((each) => each.name === name);
  expect(seen('Grizzly Bears')).toMatchObject({ controller: 0, attachedTo: 0 });
  expect(seen('Unholy Strength')).toMatchObject({ controller: 0, owner: 0, attachedTo: seen('Gray Ogre')?.id });
  expect(seen('Gray Ogre')).toMatchObject({ controller: 1 });
});

rule('F-120', 'a card in the opponent’s territory stays its owner’s to the end of the duel', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Unholy Strength'], inPlay: ['Swamp'] },
    ben: { hand: ['Control Magic'], inPlay: ['Gray Ogre', 'Island', 'Island', 'Island', 'Island'] },
  });
  ann.casts('Unholy Strength', { target: 'Gray Ogre' });
  play.allPass();
  ann.concedes();
  play.isWonBy('ben');
  then('Unholy Strength').isOwnedBy(ann);
  then('Gray Ogre').isOwnedBy(ben);
});

rule('F-121', 'chance decides who has the say about the first turn, and both players may win the toss', () => {
  const winners = new Set<number>();
  for (let seed = 1; seed <= 12; seed += 1) {
    const game = newGame({ book: 'fifth', decks, seed });
    expect(game.question).toMatchObject({ ask: 'option', purpose: 'play or draw' });
    const winner = game.question?.player as number;
    winners.add(winner);
    expect(begin(seed, { first: 0 }).state.turn.active, 'who plays first begins').toBe(winner);
    expect(begin(seed, { first: 1 }).state.turn.active, 'who draws first lets the other begin').toBe(1 - winner);
  }
  expect([...winners].sort()).toEqual([0, 1]);
});

rule(['F-152', 'F-153'], 'who plays first does not draw in that first turn; the other does', () => {
  const game = begin(5);
  const first = game.state.turn.active;
  const cards = (seat: number): number => game.state.players[seat]?.hand.length ?? 0;
  const pass = (until: () => boolean): void => {
    for (let i = 0; i < 80 && !until(); i += 1) {
      if (game.question?.ask === 'pick')
        game.answer({ kind: 'pick', picked: game.question.from.slice(0, game.question.min) });
      else game.answer({ kind: 'pass' });
    }
  };
  pass(() => game.view(0).phase === 'main');
  expect([cards(first), cards(1 - first)]).toEqual([7, 7]);
  pass(() => game.state.turn.active !== first && game.view(0).phase === 'main');
  expect(cards(1 - first)).toBe(8);
  pass(() => game.state.turn.active === first && game.view(0).phase === 'main');
  expect(cards(first), 'from the second turn on everybody draws').toBe(8);
});
