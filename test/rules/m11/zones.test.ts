// Magic 2011, "Game Zones": what lies where, who may look at it, and how cards move.

import { expect } from 'vitest';
import { newGame } from '../../../src/game/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL, exileIt } from './cards.ts';

rule('M-092', 'a spell is taken from the hand to the stack and stays there until it has resolved', () => {
  const { ann } = given('m11', { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] }, ben: {} });
  ann.casts('Grizzly Bears');
  then('Grizzly Bears').isIn('chain');
  then(ann).hasCardsInHand(0);
  ann.passes();
  then('Grizzly Bears').isIn('chain');
  play.pass();
  then('Grizzly Bears').isIn('play');
});

rule(
  ['M-093', 'M-100', 'M-102', 'M-003', 'M-097', 'M-219'],
  'decks become shuffled libraries, seven cards are drawn, nothing is on the battlefield',
  () => {
    const deck = [...Array(30).fill('Forest'), ...Array(30).fill('Grizzly Bears')];
    const game = newGame({
      book: 'm11',
      seats: ['ann', 'ben'],
      decks: [deck, [...deck].reverse()],
      seed: 4,
      options: { windows: 'all' },
    });
    game.answer({ kind: 'option', option: 0 });
    for (const player of game.state.players) {
      expect(player.hand.length).toBe(7);
      expect(player.library.length).toBe(53);
      expect(player.life).toBe(20);
      expect(player.graveyard).toEqual([]);
      for (const id of [...player.hand, ...player.library]) expect(game.inside.object(id).owner).toBe(player.seat);
      const order = player.library.map((id) => game.inside.kind(id).definition.name);
      expect(order.slice(0, 25), 'shuffled').not.toEqual(Array(25).fill(order[0]));
    }
    expect(game.state.inPlay).toEqual([]);
  },
);

rule('M-219', 'the shuffle is the seed: another one gives another order', () => {
  const deck = [...Array(30).fill('Forest'), ...Array(30).fill('Grizzly Bears')];
  const order = (seed: number): string => {
    const game = newGame({ book: 'm11', decks: [deck, deck], seed });
    return (game.state.players[0]?.library ?? []).map((id) => game.inside.kind(id).definition.name).join();
  };
  expect(order(1)).not.toBe(order(2));
  expect(order(1)).toBe(order(1));
});

rule(['M-094', 'M-098', 'M-231'], 'cards of a library are drawn in their order, from the top, to the hand', () => {
  const { ann } = given(
    'm11',
    { ann: { library: ['Forest', 'Mountain', 'Island', 'Swamp'] }, ben: {} },
    { step: 'upkeep' },
  );
  play.until('draw');
  then(ann).hasCardsInHand(1).hasInHand('Forest').hasCardsInLibrary(3);
  play.until('draw', 'ben');
  play.until('draw', 'ann');
  then(ann).hasInHand('Forest', 'Mountain').hasCardsInLibrary(2);
});

rule(['M-095', 'M-096', 'M-099'], 'nobody sees a library, all know its size; only its player sees a hand', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Grizzly Bears', 'Forest'], library: ['Swamp', 'Island', 'Plains'] },
    ben: { hand: ['Hill Giant'] },
  });
  const mine = play.game.view(ann.seat);
  const theirs = play.game.view(ben.seat);
  expect(mine.players[0]?.hand.map((card) => card.name)).toEqual(['Grizzly Bears', 'Forest']);
  expect(theirs.players[0]?.hand).toEqual([]);
  expect(theirs.players[0]?.handCount).toBe(2);
  expect(mine.players[1]?.hand).toEqual([]);
  for (const view of [mine, theirs]) {
    expect(view.players[0]?.libraryCount).toBe(3);
    expect(view.players[0]?.knownLibrary).toEqual([]);
  }
});

rule('M-101', "more than seven cards may be held for a while, but not beyond the end of one's own turn", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Ancestral Recall', ...Array(6).fill('Plains')], inPlay: ['Island'] },
    ben: { hand: Array(9).fill('Swamp') },
  });
  ann.casts('Ancestral Recall', { target: ann });
  play.allPass();
  then(ann).hasCardsInHand(9);
  play.until('end');
  play.pass();
  play.pass();
  expect(play.question?.purpose).toBe('discard down to the hand limit');
  refused('wrong number', () => ann.chooses('Plains'));
  ann.chooses('Plains', 'Plains#2');
  then(ann).hasCardsInHand(7);
  then(ben).hasCardsInHand(9); // it is not the end of his turn
});

rule('M-103', 'the opponent sees all permanents and which of them are tapped', () => {
  const { ben } = given('m11', { ann: { inPlay: ['Forest', { card: 'Grizzly Bears', tapped: true }] }, ben: {} });
  const seen = play.game.view(ben.seat).inPlay.map(({ name, tapped }) => [name, tapped]);
  expect(seen).toEqual([
    ['Forest', false],
    ['Grizzly Bears', true],
  ]);
});

rule(['M-104', 'M-109'], "battlefield, stack and exile are shared: both players' things lie in one zone", () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
      ben: { hand: ['Giant Growth', 'Exile It'], inPlay: ['Forest', 'Hill Giant'] },
    },
    { cards: ALL },
  );
  ann.casts('Lightning Bolt', { target: 'Hill Giant' });
  ann.passes();
  ben.casts('Giant Growth', { target: 'Hill Giant' });
  for (const seat of [0, 1]) {
    const view = play.game.view(seat);
    expect(view.chain.map((item) => [item.name, item.controller])).toEqual([
      ['Lightning Bolt', 0],
      ['Giant Growth', 1],
    ]);
    expect(view.inPlay.map((each) => each.name)).toEqual(['Mountain', 'Grizzly Bears', 'Forest', 'Hill Giant']);
  }
});

rule('M-106', "discarded, destroyed, sacrificed and countered cards go to their owner's graveyard", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Terror', 'Ravenous Rats'], inPlay: Array(4).fill('Swamp') },
    ben: { hand: ['Counterspell', 'Forest'], inPlay: ['Island', 'Island', 'Grizzly Bears', 'Mogg Fanatic'] },
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  ann.casts('Ravenous Rats');
  ben.casts('Counterspell', { target: 'Ravenous Rats' });
  play.allPass();
  then('Ravenous Rats').isIn('graveyard').isOwnedBy(ann);
  ben.activates('Mogg Fanatic', { target: ann });
  then('Mogg Fanatic').isIn('graveyard');
  play.allPass();
  then(ben).hasCardsInGraveyard(3);
  then(ann).hasCardsInGraveyard(2);
});

rule(['M-106', 'M-384'], 'a player made to discard chooses the card', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Ravenous Rats'], inPlay: ['Swamp', 'Swamp'] },
    ben: { hand: ['Forest', 'Hill Giant'] },
  });
  ann.casts('Ravenous Rats');
  for (let i = 0; i < 4; i += 1) play.pass();
  expect(play.asked).toBe('ben');
  expect(ben.choices).toEqual(['Forest', 'Hill Giant']);
  ben.chooses('Forest');
  then(ben).hasInHand('Hill Giant').hasCardsInHand(1);
  then('Forest').isIn('graveyard');
});

rule('M-384', 'unless the discard is at random', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Hypnotic Specter'] }, ben: { hand: ['Forest', 'Hill Giant'] } });
  ann.attacks('Hypnotic Specter');
  play.until('end of combat'); // nobody is asked
  then(ben).hasCardsInHand(1).hasLife(18);
});

rule('M-107', "a creature with toughness 0 or less is put into its owner's graveyard", () => {
  const { ann } = given('m11', {
    ann: { hand: ['Immolation'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.casts('Immolation', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Immolation').isIn('graveyard');
});

rule('M-108', 'everybody sees every graveyard', () => {
  const { ann, ben } = given('m11', { ann: { graveyard: ['Hill Giant', 'Fog'] }, ben: {} });
  for (const seat of [ann.seat, ben.seat])
    expect(play.game.view(seat).players[0]?.graveyard.map((card) => card.name)).toEqual(['Hill Giant', 'Fog']);
});

rule(
  ['M-110', 'M-111', 'M-112', 'M-468'],
  'the last on the stack resolves first, one at a time, and all may act between',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.casts('Lightning Bolt', { target: ann });
    ann.passes();
    then(ann).hasLife(20);
    ben.passes();
    then(ann).hasLife(17);
    then(ben).hasLife(20);
    expect(play.game.state.chain.length).toBe(1);
    expect(play.asked).toBe('ann');
    ann.passes();
    ben.casts('Healing Salve', { mode: 0, target: ben });
    play.pass();
    play.pass();
    then(ben).hasLife(23);
    play.allPass();
    then(ben).hasLife(20);
  },
);

rule(['M-114', 'M-115', 'M-116'], 'an exiled card is set apart, face up, and stays there', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Exile It', 'Raise Dead'], inPlay: ['Swamp'] }, ben: { inPlay: ['Grizzly Bears'] } },
    { cards: [exileIt] },
  );
  ann.casts('Exile It', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('removed');
  for (const seat of [ann.seat, ben.seat])
    expect(play.game.view(seat).players[1]?.removed.map((card) => card.name)).toEqual(['Grizzly Bears']);
  refused('no target', () => ann.casts('Raise Dead'));
  play.until('upkeep', 'ben');
  play.until('upkeep', 'ann');
  then('Grizzly Bears').isIn('removed');
});

rule('M-115', 'the cost that exiles a card works the same way', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ["Feldon's Cane"], graveyard: ['Forest', 'Fog'], library: ['Plains'] },
    ben: {},
  });
  ann.activates("Feldon's Cane");
  then("Feldon's Cane").isIn('removed');
  play.allPass();
  then("Feldon's Cane").isIn('removed');
  then(ann).hasCardsInLibrary(3).hasCardsInGraveyard(0);
});

example(
  ['M-488', 'M-486', 'M-415', 'M-489'],
  'Darksteel Colossus is shuffled into the library instead of going to the graveyard, from any zone',
  () => {
    const hand = given('m11', {
      ann: { hand: ['Ravenous Rats'], inPlay: ['Swamp', 'Swamp'] },
      ben: { hand: ['Darksteel Colossus'], library: ['Forest', 'Forest'] },
    });
    hand.ann.casts('Ravenous Rats');
    play.allPass();
    then('Darksteel Colossus').isIn('library');
    then(hand.ben).hasCardsInGraveyard(0).hasCardsInLibrary(3);
    const table = given(
      'm11',
      { ann: { inPlay: ['Lord of the Pit', 'Darksteel Colossus'], library: ['Forest', 'Forest'] }, ben: {} },
      { step: 'untap' },
    );
    play.until('upkeep', 'ann');
    play.allPass();
    then('Darksteel Colossus').isIn('library');
    then(table.ann).hasCardsInGraveyard(0);
    const stack = given('m11', {
      ann: { hand: ['Darksteel Colossus'], mana: 'CCCCCCCCCCC' },
      ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
    });
    stack.ann.casts('Darksteel Colossus');
    stack.ben.casts('Counterspell', { target: 'Darksteel Colossus' });
    play.allPass();
    then('Darksteel Colossus').isIn('library');
    then(stack.ann).hasCardsInGraveyard(0);
  },
);

rule('M-488', 'a milled Darksteel Colossus is shuffled in as well', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 10 } }] },
    ben: { library: ['Forest', 'Darksteel Colossus', 'Swamp'] },
  });
  ann.activates('Jace Beleren', { ability: 2, target: ben });
  play.allPass();
  then('Darksteel Colossus').isNotIn('graveyard');
});
