// Portal's round: the player on the left is the opponent, and an opponent's defeat is worth life and a point.

import { expect } from 'vitest';
import { newGame } from '../../../src/game/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const MOUNTAINS = Array.from({ length: 5 }, () => 'Mountain');
const variant = 'round';

rule('P-245', 'more than two play, each with an own deck; three to six sit down', () => {
  const deck = Array.from({ length: 40 }, () => 'Forest');
  const game = newGame({ book: 'portal', decks: [deck, deck, deck], seed: 1, options: { variant } });
  expect(game.state.players.map(({ hand, library }) => hand.length + library.length)).toEqual([40, 40, 40]);
  expect(() => newGame({ book: 'portal', decks: [deck, deck], seed: 1, options: { variant } })).toThrow(
    "Portal is played with 3 to 6 seats as 'round' here, not with 2",
  );
});

rule(['P-246', 'P-247'], 'the player on the left is the only opponent, and the only one to attack', () => {
  const { ann } = given('portal', { ann: { inPlay: ['Grizzly Bears'] }, ben: {}, cat: {} }, { variant });
  play.until('declare attack');
  expect(play.question?.ask === 'attack' && play.question.targets).toEqual([{ what: 'player', id: 1 }]);
  refused('not offered', () => ann.attacks({ card: 'Grizzly Bears', at: 'cat' }));
  ann.attacks('Grizzly Bears');
  play.until('play cards after attack');
  expect(play.lives).toEqual([20, 18, 20]);
});

example(['P-248', 'P-249'], 'Lava Axe burns the player on the left; nobody is asked whom', () => {
  const { ann } = given('portal', { ann: { hand: ['Lava Axe'], inPlay: MOUNTAINS }, ben: {}, cat: {} }, { variant });
  ann.casts('Lava Axe');
  expect(play.lives).toEqual([20, 15, 20]);
});

rule(
  ['P-250', 'P-251', 'P-252', 'P-253'],
  'a defeated opponent is out, worth 5 life and a point, and the next one is the opponent now',
  () => {
    const { ann, ben } = given(
      'portal',
      {
        ann: { hand: ['Lava Axe'], inPlay: [...MOUNTAINS, 'Grizzly Bears'], life: 9 },
        ben: { life: 5, hand: ['Forest'], inPlay: ['Hill Giant'] },
        cat: {},
      },
      { variant },
    );
    ann.casts('Lava Axe');
    expect(play.game.state.players.map(({ out }) => out)).toEqual([null, 'life', null]);
    expect(play.lives).toEqual([14, 0, 20]);
    expect(play.points).toEqual([1, 0, 0]);
    // What was Ben's has left with him.
    then('Hill Giant').isIn('gone');
    then(ben).hasCardsInHand(0).hasCardsInLibrary(0);
    ann.attacks('Grizzly Bears');
    play.until('play cards after attack');
    expect(play.lives).toEqual([14, 0, 18]);
  },
);

rule(['P-251', 'P-252'], 'the reward is for whoever had the opponent, whatever the cause of the defeat', () => {
  const { ben } = given('portal', { ann: {}, ben: {}, cat: {}, dan: {} }, { variant });
  ben.concedes();
  expect(play.points).toEqual([1, 0, 0, 0]);
  expect(play.lives).toEqual([25, 20, 20, 20]);
});

rule(
  ['P-254', 'P-255'],
  'the game ends with the last one left, and the most points win, also those of one who was defeated',
  () => {
    const { ann, ben, cat, dan } = given('portal', { ann: {}, ben: {}, cat: {}, dan: {}, eve: {} }, { variant });
    ben.concedes();
    cat.concedes();
    expect(play.points).toEqual([2, 0, 0, 0, 0]);
    ann.concedes();
    play.isGoingOn();
    dan.concedes();
    // Eve, the last one left, had Ann as her opponent and has one point; Dan's defeat gave another.
    expect(play.points).toEqual([2, 0, 0, 0, 2]);
    play.isWonBy('eve');
  },
);

rule('P-255', 'being the last one left is not the win: one who was defeated may have more points', () => {
  const { ann, ben, cat } = given('portal', { ann: {}, ben: {}, cat: {}, dan: {} }, { variant });
  ben.concedes();
  cat.concedes();
  ann.concedes();
  expect(play.points).toEqual([2, 0, 0, 1]);
  play.isWonBy('ann');
});

rule('P-256', 'of those with as many points the one who stayed longest wins', () => {
  const { ben, cat } = given('portal', { ann: {}, ben: {}, cat: {} }, { variant });
  cat.concedes(); // Ben's opponent
  ben.concedes(); // now Ann's
  expect(play.points).toEqual([1, 1, 0]);
  play.isWonBy('ann');
});

rule(['P-252', 'P-256'], 'who is defeated together was an opponent until then, and stayed as long', () => {
  const { ann } = given(
    'portal',
    { ann: { hand: ['Dry Spell'], inPlay: ['Swamp', 'Swamp'], life: 1 }, ben: { life: 1 }, cat: { life: 1 } },
    { variant },
  );
  ann.casts('Dry Spell');
  expect(play.points).toEqual([1, 1, 1]);
  play.isWonBy(null);
});

rule('P-257', 'a card that speaks of each player works as it does for two', () => {
  const { ann } = given(
    'portal',
    {
      ann: { hand: ['Dry Spell'], inPlay: ['Swamp', 'Swamp', 'Hill Giant'] },
      ben: {},
      cat: { inPlay: ['Grizzly Bears'] },
    },
    { variant },
  );
  ann.casts('Dry Spell');
  expect(play.lives).toEqual([19, 19, 19]);
  then('Grizzly Bears').hasDamage(1);
});
