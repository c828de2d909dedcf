// Tenth Edition, "Start the Game" and "Winning the game": decks, hands, mulligans, and how a game ends.

import { expect } from 'vitest';
import type { Game } from '../../../src/game/index.ts';
import { type Answer, newGame } from '../../../src/game/index.ts';
import { opponents, you } from '../../../src/language/amount.ts';
import { card, sorcery } from '../../../src/language/card.ts';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const deck = (first: string, second: string): string[] => [
  ...Array<string>(30).fill(first),
  ...Array<string>(30).fill(second),
];
const start = (options: object = {}, seed = 7): Game =>
  newGame({
    book: 'tenth',
    seats: ['ann', 'ben'],
    decks: [deck('Mountain', 'Lava Axe'), deck('Forest', 'Grizzly Bears')],
    seed,
    options: { windows: 'all', ...options },
  });
const say = (game: Game, answer: Answer): Game => game.answer(answer, game.question?.player);
const keep = (game: Game): Game => {
  for (let i = 0; i < 20 && game.question?.purpose === 'mulligan'; i += 1) say(game, { kind: 'no' });
  return game;
};
/** A game that has begun, ann having chosen to go first. */
const begun = (): Game => keep(say(start({ loser: 0 }), { kind: 'option', option: 0 }));
const handOf = (game: Game, seat: number): number => game.view(seat).players[seat]?.hand.length ?? -1;

rule(
  ['T-004', 'T-225', 'T-091', 'T-082', 'T-086', 'T-089', 'T-099'],
  'each player begins at 20 life with seven cards of a shuffled deck, and nothing is in play',
  () => {
    const game = begun();
    const view = game.view(0);
    for (const player of view.players) {
      expect(player.life).toBe(20);
      expect(player.libraryCount).toBe(53);
      expect(player.handCount).toBe(7);
      expect(player.graveyard).toEqual([]);
    }
    expect(view.inPlay).toEqual([]);
    expect(view.chain).toEqual([]);
    const names = (seat: number): Set<string> =>
      new Set(game.state.players[seat]?.library.map((id) => game.inside.kind(id).definition.name));
    expect(names(0)).toEqual(new Set(['Mountain', 'Lava Axe']));
    expect(names(1)).toEqual(new Set(['Forest', 'Grizzly Bears']));
    const order = game.state.players[0]?.library.map((id) => game.inside.kind(id).definition.name) ?? [];
    expect(order.join(), 'the deck was shuffled').not.toBe([...order].sort().join());
  },
);

rule('T-223', 'the loser of the game before decides who goes first', () => {
  const first = start({ loser: 1 });
  expect(first.question?.purpose).toBe('play or draw');
  expect(first.question?.player).toBe(1);
  expect(keep(say(first, { kind: 'option', option: 0 })).state.turn.active).toBe(1);
  const second = start({ loser: 1 });
  expect(keep(say(second, { kind: 'option', option: 1 })).state.turn.active).toBe(0);
});

rule('T-224', 'in a first game chance decides who gets to decide', () => {
  const deciders = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => {
    const game = start({}, seed);
    expect(game.question?.purpose).toBe('play or draw');
    return game.question?.player;
  });
  expect(new Set(deciders)).toEqual(new Set([0, 1]));
});

rule(
  ['T-226', 'T-227', 'T-228', 'T-387'],
  'any opening hand may be shuffled back for one card fewer, again and again, and play begins when both are content',
  () => {
    const game = say(start({ loser: 0 }), { kind: 'option', option: 0 });
    for (const cards of [6, 5, 4]) {
      expect(game.question).toMatchObject({ ask: 'yesno', player: 0, purpose: 'mulligan' });
      say(game, { kind: 'yes' });
      expect(handOf(game, 0)).toBe(cards);
      expect(game.state.players[0]?.library.length).toBe(60 - cards);
    }
    expect(game.state.turn.number, 'nobody plays before both have kept').toBe(0);
    say(game, { kind: 'no' });
    expect(game.question).toMatchObject({ player: 1, purpose: 'mulligan' });
    expect(game.state.turn.number).toBe(0);
    say(game, { kind: 'no' });
    expect(game.question?.ask).toBe('act');
    expect(handOf(game, 0)).toBe(4);
    expect(handOf(game, 1)).toBe(7);
  },
);

rule('T-228', 'one may go on down to no cards at all', () => {
  const game = say(start({ loser: 0 }), { kind: 'option', option: 0 });
  for (let left = 6; left >= 0; left -= 1) {
    expect(game.question).toMatchObject({ player: 0, purpose: 'mulligan' });
    say(game, { kind: 'yes' });
    expect(handOf(game, 0)).toBe(left);
  }
  expect(game.question?.player, 'with no cards there is nothing left to shuffle').toBe(1);
});

rule(
  ['T-238', 'T-233'],
  'the player who goes first does not draw on the first turn, and nothing untaps; the other player draws',
  () => {
    const game = begun();
    const pass = (): Game =>
      say(game, game.question?.ask === 'attack' ? { kind: 'attack', attackers: [] } : { kind: 'pass' });
    const stepName = (): string => game.view(0).step;
    expect(stepName(), 'the untap step has nothing to do and nobody may act in it').toBe('upkeep');
    for (let i = 0; i < 40 && stepName() !== 'draw'; i += 1) pass();
    expect(handOf(game, 0)).toBe(7);
    for (let i = 0; i < 40 && game.state.turn.active === 0; i += 1) pass();
    for (let i = 0; i < 40 && stepName() !== 'draw'; i += 1) pass();
    expect(handOf(game, 1)).toBe(8);
  },
);

rule(
  ['T-002', 'T-258'],
  'turns alternate until the game ends, each beginning with the untapping of that player',
  () => {
    given('tenth', {
      ann: { inPlay: [{ card: 'Mountain', tapped: true }] },
      ben: { inPlay: [{ card: 'Forest', tapped: true }] },
    });
    const seen: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(play.game.names[play.game.state.turn.active] as string);
      play.until('end');
      play.until('upkeep');
    }
    expect(seen).toEqual(['ann', 'ben', 'ann', 'ben']);
    then('Forest').isUntapped();
    then('Mountain').isUntapped();
  },
);

rule(['T-005', 'T-381', 'T-259', 'T-003', 'T-486'], 'an opponent brought to 0 life has lost at once', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lava Axe'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Grizzly Bears'] },
    ben: { life: 7 },
  });
  ann.casts('Lava Axe', { target: ben });
  play.allPass();
  then(ben).hasLife(2);
  play.isGoingOn();
  ann.attacks('Grizzly Bears');
  play.until('damage is on the stack');
  play.allPass();
  play.isWonBy('ann');
});

rule(['T-005', 'T-381'], 'a life total below 0 loses just as well', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lava Axe'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { life: 3 },
  });
  ann.casts('Lava Axe', { target: ben });
  play.allPass();
  then(ben).hasLife(-2);
  play.isWonBy('ann');
});

rule(
  ['T-221', 'T-486'],
  'a player who has to draw from an empty library loses; an empty library alone does not',
  () => {
    given('tenth', { ann: { library: ['Plains'] }, ben: { library: [] } });
    play.until('end');
    play.isGoingOn();
    for (let i = 0; i < 40 && play.game.outcome === null; i += 1) play.pass();
    expect(play.step).toBe('draw');
    play.isWonBy('ann');
  },
);

rule(['T-222', 'T-486'], 'a spell that says so wins or loses the game', () => {
  const wins = card('Sudden Victory', { cost: '{0}', type: sorcery, effects: [{ do: 'win', who: you }] });
  const loses = card('Sudden Doom', { cost: '{0}', type: sorcery, effects: [{ do: 'lose', who: opponents }] });
  const blunder = card('Blunder', { cost: '{0}', type: sorcery, effects: [{ do: 'lose', who: you }] });
  const cards = [wins, loses, blunder];
  for (const { name } of cards) {
    const { ann } = given('tenth', { ann: { hand: [name] }, ben: {} }, { cards });
    ann.casts(name);
    play.allPass();
    play.isWonBy(name === 'Blunder' ? 'ben' : 'ann');
  }
});

rule(['T-487', 'T-486'], 'ten poison counters lose the game, nine do not', () => {
  given('tenth', { ann: {}, ben: { poison: 9 } });
  play.isGoingOn();
  given('tenth', { ann: {}, ben: { poison: 10 } });
  play.isWonBy('ann');
});

rule(['T-306', 'T-486'], "a player may concede at any time, even in the other player's turn", () => {
  const { ben } = given('tenth', { ann: {}, ben: {} });
  expect(play.asked).toBe('ann');
  ben.concedes();
  play.isWonBy('ann');
});

example(['T-349', 'T-348'], 'Hurricane brings both players to 0 or less: the game is a draw', () => {
  const { ann } = given('tenth', {
    ann: { life: 3, hand: ['Hurricane'], inPlay: ['Forest', 'Forest', 'Forest', 'Forest'] },
    ben: { life: 2 },
  });
  ann.casts('Hurricane', { x: 3 });
  play.allPass();
  play.isWonBy(null);
});

rule('T-220', 'life totals are kept throughout the game and both players see them', () => {
  const { ann, ben } = given('tenth', { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: {} });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  for (const seat of [0, 1]) expect(play.game.view(seat).players.map((player) => player.life)).toEqual([20, 17]);
  play.until('upkeep', 'ben');
  expect(play.game.view(0).players.map((player) => player.life)).toEqual([20, 17]);
});

rule(['T-399', 'T-400'], 'whoever began the game with the card owns it, also while another player controls it', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Control Magic', 'Unsummon'], inPlay: ['Island', 'Island', 'Island', 'Island', 'Island'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Control Magic', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isControlledBy(ann).isOwnedBy(ben);
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then(ben).hasInHand('Grizzly Bears');
});
