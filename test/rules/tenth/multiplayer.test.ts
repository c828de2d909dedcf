// Tenth Edition with more than two: the book names the formats (T-391); how they go is in the Comprehensive Rules of 2007.

import { expect, test } from 'vitest';
import { findBook, newGame } from '../../../src/game/index.ts';
import { you } from '../../../src/language/amount.ts';
import { atPhase, gainLife, onPlayers, triggered } from '../../../src/language/build.ts';
import { artifact, card, sorcery } from '../../../src/language/card.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const giant = { variant: 'two-headed-giant' };

rule('T-391', 'Emperor, Free-for-All and Two-Headed Giant are played with more than two', () => {
  const offers = findBook('tenth').variants;
  expect(offers.map(({ name, seats }) => [name, seats.least, seats.most])).toEqual([
    ['free-for-all', 3, 8],
    ['two-headed-giant', 4, 4],
    ['emperor', 6, 6],
  ]);
  for (const { name, seats } of offers) {
    const decks = Array.from({ length: seats.least }, () => Array.from({ length: 60 }, () => 'Forest'));
    const game = newGame({ book: 'tenth', decks, seed: 1, options: { variant: name } });
    expect(game.state.players).toHaveLength(seats.least);
  }
});

rule('T-414', 'a team mate is a player: what is aimed at a player may be aimed at one', () => {
  const { ann } = given('tenth', { ann: { hand: ['Shock'], inPlay: ['Mountain'] }, ben: {}, cat: {}, dan: {} }, giant);
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number });
  expect(ann.choices).toEqual(['ann', 'ben', 'cat', 'dan']);
  play.game.answer({ kind: 'cancel' });
});

test('2007 has no free first mulligan: it is six cards then, at any table', () => {
  const decks = Array.from({ length: 3 }, () => Array.from({ length: 60 }, () => 'Forest'));
  const game = newGame({ book: 'tenth', decks, seed: 1, options: { variant: 'free-for-all' } });
  const first = game.question?.player as number;
  game.answer({ kind: 'yes' });
  expect(game.state.players[first]?.hand).toHaveLength(6);
});

test('combat damage of a side goes on the stack as one, and the attacker’s controller says which head takes it', () => {
  const { ann, ben, cat } = given(
    'tenth',
    { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Hill Giant'] }, cat: {}, dan: {} },
    giant,
  );
  ann.attacks('Grizzly Bears');
  ben.attacks('Hill Giant');
  play.until('declare blockers');
  play.allPass();
  expect(play.question).toMatchObject({ ask: 'pick', player: 0, purpose: 'which player takes the damage' });
  ann.chooses('cat');
  ben.chooses('dan');
  expect(play.game.state.chain.map(({ what }) => what)).toEqual(['damage']);
  play.allPass();
  then(cat).hasLife(25);
});

/** "Creatures without flying can't attack you." */
const moat = card('Home Moat', {
  cost: '{1}',
  type: artifact,
  abilities: [onPlayers(you, { change: 'onlyBy', doing: 'attack', filter: { keyword: 'flying' } })],
});

test('what cannot attack one head cannot attack the side (CR 606.7)', () => {
  const { ann } = given(
    'tenth',
    { ann: { inPlay: ['Grizzly Bears', 'Wind Drake'] }, ben: {}, cat: {}, dan: { inPlay: ['Home Moat'] } },
    { ...giant, cards: [moat] },
  );
  play.until('declare attack');
  expect(ann.choices).toEqual(['Wind Drake']);
});

test('mana burn of both heads comes off the one life total', () => {
  const { ann, ben } = given(
    'tenth',
    { ann: { inPlay: ['Forest'] }, ben: { inPlay: ['Forest'] }, cat: {}, dan: {} },
    giant,
  );
  ann.taps('Forest');
  ann.passes();
  ben.taps('ben:Forest');
  play.until('beginning of combat');
  expect(play.lives).toEqual([28, 28, 30, 30]);
});

test('each player’s draw step comes for both heads: Howling Mine draws each of them a card', () => {
  const { ann, ben } = given(
    'tenth',
    { ann: { inPlay: ['Howling Mine'] }, ben: {}, cat: {}, dan: {} },
    { ...giant, active: 'cat' },
  );
  play.until('draw', 'ann');
  play.until('main', 'ann');
  then(ann).hasCardsInHand(2);
  then(ben).hasCardsInHand(2);
});

/** "Your life total becomes 20." */
const leaf = card('New Leaf', { cost: '{G}', type: sorcery, effects: [{ do: 'lifeBecomes', who: you, amount: 20 }] });

/** "At the beginning of your upkeep, you gain 1 life", and the same of each upkeep. */
const well = card('Own Well', {
  cost: '{1}',
  type: artifact,
  abilities: [triggered(atPhase('upkeep', 'you'), [gainLife(1)])],
});
const spring = card('Common Spring', {
  cost: '{1}',
  type: artifact,
  abilities: [triggered(atPhase('upkeep', 'each'), [gainLife(1)])],
});

test('what happens in your upkeep, or in each upkeep, happens once in the upkeep of a side', () => {
  given(
    'tenth',
    { ann: { inPlay: ['Common Spring'] }, ben: { inPlay: ['Own Well'] }, cat: {}, dan: {} },
    { ...giant, active: 'cat', cards: [well, spring] },
  );
  play.until('main', 'ann');
  expect(play.lives).toEqual([32, 32, 30, 30]);
});

test('a head who can’t lose keeps the side in the game', () => {
  const { cat } = given(
    'tenth',
    {
      ann: { life: 3 },
      ben: { inPlay: ['Platinum Angel'] },
      cat: { hand: ['Lava Axe'], inPlay: Array.from({ length: 5 }, () => 'Mountain') },
      dan: {},
    },
    { ...giant, active: 'cat' },
  );
  cat.casts('Lava Axe', { target: 'ann' });
  play.allPass();
  expect(play.lives).toEqual([-2, -2, 30, 30]);
  play.isGoingOn();
});

test('a life total that is asked for is half of the side’s, rounded up (CR 606.9)', () => {
  const { cat } = given(
    'tenth',
    {
      ann: {},
      ben: {},
      cat: { life: 17, hand: ['Cruel Bargain'], inPlay: Array.from({ length: 3 }, () => 'Swamp') },
      dan: {},
    },
    { ...giant, active: 'cat' },
  );
  cat.casts('Cruel Bargain');
  play.allPass();
  // Nine is hers of seventeen: she loses half of it, rounded up.
  expect(play.lives).toEqual([30, 30, 12, 12]);
});

test('a life total that becomes another changes the side’s by the difference (CR 606.9)', () => {
  const { cat } = given(
    'tenth',
    { ann: {}, ben: {}, cat: { life: 25, hand: ['New Leaf'], inPlay: ['Forest'] }, dan: {} },
    { ...giant, active: 'cat', cards: [leaf] },
  );
  cat.casts('New Leaf');
  play.allPass();
  expect(play.lives).toEqual([30, 30, 32, 32]);
});

test('an opponent is nobody of the own side: what is aimed at opponents does not reach a team mate', () => {
  const { ann } = given(
    'tenth',
    {
      ann: { hand: ['Ravenous Rats'], inPlay: ['Swamp', 'Swamp'] },
      ben: { hand: ['Forest'] },
      cat: { hand: ['Forest', 'Island'] },
      dan: { hand: ['Forest'] },
    },
    giant,
  );
  ann.casts('Ravenous Rats');
  play.pass();
  play.pass();
  play.pass();
  play.pass();
  expect(ann.choices).toEqual(['cat', 'dan']);
});

test('“can’t attack unless defending player controls an Island” looks at the one who is attacked', () => {
  const { ann } = given(
    'tenth',
    {
      ann: { inPlay: ['Serpent of the Endless Sea', 'Island'] },
      ben: { inPlay: ['Forest'] },
      cat: { inPlay: ['Island'] },
    },
    { variant: 'free-for-all' },
  );
  play.until('declare attack');
  refused('cannot attack', () => ann.attacks({ card: 'Serpent of the Endless Sea', at: 'ben' }));
  ann.attacks({ card: 'Serpent of the Endless Sea', at: 'cat' });
  then('Serpent of the Endless Sea').isAttacking();
});

test('an opponent of your choice is chosen among all, and what waits for that one waits', () => {
  const { ann } = given(
    'tenth',
    {
      ann: { hand: ['Black Vise'], inPlay: ['Swamp'] },
      ben: { hand: Array.from({ length: 6 }, () => 'Forest') },
      cat: { hand: Array.from({ length: 6 }, () => 'Forest') },
    },
    { variant: 'free-for-all' },
  );
  ann.casts('Black Vise');
  play.pass();
  play.pass();
  play.pass();
  expect(ann.choices).toEqual(['ben', 'cat']);
  ann.chooses('cat');
  play.until('main', 'cat');
  expect(play.lives).toEqual([20, 20, 18]);
});
