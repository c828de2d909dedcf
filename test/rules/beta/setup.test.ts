// Beta, "Setting Up", "The Playing Area" and "Overview of Play": how a duel begins, what lies where, how it ends.

import { expect } from 'vitest';
import { settleAnte } from '../../../src/formats/ante.ts';
import { type Game, newGame } from '../../../src/game/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const CARDS = [
  'Grizzly Bears',
  'Lightning Bolt',
  'Forest',
  'Mountain',
  'Giant Growth',
  'Hill Giant',
  'Air Elemental',
  'Shatter',
];
const DECK = Array.from({ length: 40 }, (_, index) => CARDS[index % CARDS.length] as string);

const duel = (seed: number, options: object = {}): Game =>
  newGame({ book: 'beta', seats: ['ann', 'ben'], decks: [DECK, DECK], seed, options: { windows: 'all', ...options } });

const namesIn = (game: Game, seat: number, zone: 'library' | 'hand' | 'ante'): string[] =>
  (game.state.players[seat] as (typeof game.state.players)[number])[zone].map(
    (id) => game.inside.kind(id).definition.name,
  );

/** Concedes for a seat: the quickest way to the end of a duel. */
const concede = (game: Game, seat: number): Game => game.answer({ kind: 'concede', seat });

rule(
  ['B-001', 'B-003'],
  'the decks are shuffled before the duel: other seeds, other orders, and never the order of the list',
  () => {
    const orders = [1, 2, 3, 4].map((seed) => {
      const game = duel(seed);
      return [...namesIn(game, 0, 'library'), ...namesIn(game, 0, 'hand'), ...namesIn(game, 0, 'ante')];
    });
    expect(new Set(orders.map((order) => order.join())).size).toBe(4);
    for (const order of orders) expect([...order].sort()).toEqual([...DECK].sort());
    expect(namesIn(duel(1), 1, 'library')).not.toEqual(namesIn(duel(1), 0, 'library'));
  },
);

rule(
  ['B-003', 'B-004', 'B-036', 'B-038', 'B-040'],
  'one card up as ante, seven in hand, the rest a hidden library, twenty life',
  () => {
    const game = duel(5);
    for (const seat of [0, 1]) {
      const player = game.state.players[seat] as (typeof game.state.players)[number];
      expect(player.life).toBe(20);
      expect([player.ante.length, player.hand.length, player.library.length]).toEqual([1, 7, 32]);
    }
    const seen = game.view(0);
    expect(seen.players[1]?.ante).toHaveLength(1);
    expect(seen.players[1]?.hand).toEqual([]);
    expect(seen.players[0]?.knownLibrary).toEqual([]);
    expect(seen.players[0]?.libraryCount).toBe(32);
  },
);

rule('B-004', 'a hand without lands is kept: nobody is asked about drawing anew', () => {
  const landless = Array.from({ length: 40 }, () => 'Grizzly Bears');
  const game = newGame({ book: 'beta', decks: [landless, landless], seed: 1, options: { windows: 'all' } });
  expect(game.question?.ask).toBe('act');
  expect(game.state.turn.number).toBe(1);
  expect(game.state.players.map((player) => player.hand.length)).toEqual([7, 7]);
});

rule('B-304', 'the players may agree not to play for ante', () => {
  const game = duel(5, { ante: false });
  expect(game.state.players.map((player) => [player.ante.length, player.library.length])).toEqual([
    [0, 33],
    [0, 33],
  ]);
});

rule(
  ['B-005', 'B-042'],
  'with no game before, chance says who begins, and that is settled before the first turn',
  () => {
    const firsts = Array.from({ length: 30 }, (_, seed) => duel(seed).state.turn.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    const game = duel(7);
    expect(game.state.turn.active).toBe(game.state.turn.first);
    const begins = game.events.findIndex((event) => event.event === 'turn');
    const draws = game.events.filter(
      (event, index) => event.event === 'moved' && event.to === 'hand' && index > begins,
    );
    expect(draws).toEqual([]);
  },
);

rule('B-041', 'the loser of the game before begins', () => {
  for (const loser of [0, 1]) for (const seed of [1, 2, 3]) expect(duel(seed, { loser }).state.turn.active).toBe(loser);
});

rule(['B-006', 'B-071'], 'the player who begins draws a card in the very first turn, exactly one', () => {
  const game = duel(3);
  const first = game.state.turn.first;
  while (game.view(0).step !== 'main') game.answer({ kind: 'pass' });
  expect(game.state.players[first]?.hand).toHaveLength(8);
  expect(game.state.players[1 - first]?.hand).toHaveLength(7);
});

rule(['B-025', 'B-037', 'B-049'], 'the winner keeps both cards of the ante', () => {
  const game = concede(duel(5), 1);
  const [mine, theirs] = [namesIn(game, 0, 'ante'), namesIn(game, 1, 'ante')];
  const settled = settleAnte(game).map((cards) => cards.map((card) => card.name));
  expect(settled).toEqual([[...mine, ...theirs], []]);
  expect(() => settleAnte(duel(5))).toThrow('over');
});

rule(['B-051', 'B-052'], 'both at zero at the same moment: a draw, and each takes back their own ante', () => {
  const { ann } = given('beta', {
    ann: { life: 1, ante: ['Sol Ring'], hand: ['Earthquake'], inPlay: ['Mountain', 'Mountain'] },
    ben: { life: 1, ante: ['Black Lotus'] },
  });
  ann.casts('Earthquake', { x: 1 });
  play.allPass();
  play.isWonBy(null);
  expect(settleAnte(play.game).map((cards) => cards.map((card) => card.name))).toEqual([['Sol Ring'], ['Black Lotus']]);
});

rule(
  ['B-022', 'B-021', 'B-213'],
  'damage is subtracted point by point from the running total; the first whose rival reaches 0 wins',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
      ben: { life: 6 },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(3);
    play.isGoingOn();
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    play.isWonBy('ann');
  },
);

rule('B-022', 'life below zero loses as well, and losing it by unspent mana counts too', () => {
  const { ann } = given('beta', { ann: { life: 1, inPlay: ['Sol Ring'] }, ben: {} });
  ann.taps('Sol Ring');
  play.isGoingOn();
  ann.passes();
  play.pass();
  play.isWonBy('ben');
});

rule('B-053', 'having to draw from an empty library loses; an empty library alone does not', () => {
  given('beta', { ann: { library: ['Forest'] }, ben: { library: [] } });
  play.until('discard');
  play.isGoingOn();
  play.allPass();
  while (play.game.outcome === null) play.pass();
  play.isWonBy('ann');
  then('ben').hasLife(20);
});

rule('B-053', 'both required to draw at once and both unable: nobody wins', () => {
  const { ann, ben } = given('beta', {
    ann: { library: [], hand: ['Ancestral Recall'], inPlay: ['Island'] },
    ben: { library: [], hand: ['Ancestral Recall'], inPlay: ['Island'] },
  });
  ann.casts('Ancestral Recall', { target: 'ann' });
  ben.casts('Ancestral Recall', { target: 'ben' });
  play.allPass();
  play.isWonBy(null);
});

rule('B-039', 'life may rise above twenty, and no limit is named', () => {
  const { ann } = given('beta', {
    ann: { life: 20, hand: ['Healing Salve', 'Healing Salve'], inPlay: ['Plains', 'Plains'] },
    ben: {},
  });
  for (const life of [23, 26]) {
    ann.casts('Healing Salve', { mode: 0, target: 'ann' });
    play.allPass();
    then(ann).hasLife(life);
  }
});

rule(
  ['B-008', 'B-057', 'B-046', 'B-047'],
  'a land is taken from the hand and lies face up, for both to see, in its player’s territory',
  () => {
    const { ann } = given('beta', { ann: { hand: ['Forest'] }, ben: {} });
    ann.plays('Forest');
    then('Forest').isIn('play').isControlledBy(ann);
    const seen = play.game.view(1).inPlay;
    expect(seen.map((card) => [card.name, card.controller])).toEqual([['Forest', 0]]);
    then(ann).hasCardsInHand(0);
  },
);

rule(
  ['B-048', 'B-050', 'B-160', 'B-161'],
  'a card in the rival’s territory stays its owner’s, and leaves play to its owner’s graveyard',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Unholy Strength'], inPlay: ['Swamp'] },
      ben: { hand: ['Unsummon'], inPlay: ['Grizzly Bears', 'Island'] },
    });
    ann.casts('Unholy Strength', { target: 'Grizzly Bears' });
    play.allPass();
    then('Unholy Strength').isAttachedTo('Grizzly Bears').isOwnedBy(ann);
    expect(play.game.view(1).inPlay.find((card) => card.name === 'Unholy Strength')?.owner).toBe(0);
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    play.allPass();
    then('Unholy Strength').isIn('graveyard');
    expect(play.game.state.players[0]?.graveyard).toHaveLength(1);
  },
);

rule(
  ['B-049', 'B-050'],
  'a creature taken over goes to its owner’s graveyard: every card is returned to who began with it',
  () => {
    const { ann, ben } = given('beta', {
      ann: {
        hand: ['Lightning Bolt'],
        inPlay: ['Mountain', { card: 'Grizzly Bears', controller: 'ann', owner: 'ben', with: ['Control Magic'] }],
      },
      ben: {},
    });
    then('Grizzly Bears').isControlledBy(ann).isOwnedBy(ben);
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    play.allPass();
    then(ben).hasCardsInGraveyard(1);
    then('Control Magic').isIn('graveyard').isOwnedBy(ann);
  },
);

rule(['B-023', 'B-061'], 'the players alternate: a duel has two, and after the one turn comes the other', () => {
  given('beta', { ann: {}, ben: {} });
  play.until('main', 'ben');
  expect(play.game.view(0).active).toBe(1);
  play.until('main', 'ann');
  expect(play.game.view(0).active).toBe(0);
});

rule('B-022', 'a game that is over asks nothing and takes no answer', () => {
  const { ann, ben } = given('beta', { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: { life: 3 } });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  expect(play.question).toBeNull();
  refused('not your question', () => play.game.answer({ kind: 'pass' }));
});
