// Fifth: texts that go on after a draw, and draws that fall due where nobody may act. "Effects that cause you to draw
// cards during other phases work in the same fashion" (line 1412): the card lies face down, then it is drawn; what the
// text does next is done with the card in the hand.

import { expect } from 'vitest';
import { you } from '../../../src/language/amount.ts';
import { discard, draw, loseLife, triggered } from '../../../src/language/build.ts';
import { card, creature, sorcery } from '../../../src/language/card.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const lying = (seat: number): number => play.game.view(0).players[seat]?.faceDown ?? -1;
const bothPass = (): void => {
  play.pass();
  play.pass();
};

rule(['F-1035', 'F-1036'], '"draw a card, then discard a card": the drawn card may be the one discarded', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Fog'], inPlay: ['Merfolk Looter'], library: ['Shivan Dragon', 'Plains'] },
    ben: {},
  });
  ann.activates('Merfolk Looter');
  bothPass();
  expect(lying(0)).toBe(1);
  then(ann).hasCardsInGraveyard(0);
  bothPass();
  expect(ann.choices.sort()).toEqual(['Fog', 'Shivan Dragon']);
  ann.chooses('Shivan Dragon');
  then('Shivan Dragon').isIn('graveyard');
  then(ann).hasInHand('Fog').hasCardsInHand(1);
});

rule('F-1036', 'with an empty hand what is drawn is discarded', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Merfolk Looter'], library: ['Shivan Dragon', 'Plains'] },
    ben: {},
  });
  ann.activates('Merfolk Looter');
  play.allPass();
  then(ann).hasCardsInHand(0).hasCardsInLibrary(1);
  then('Shivan Dragon').isIn('graveyard');
});

rule('F-1036', 'both draw before both discard: Burning Inquiry from empty hands takes all three', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Burning Inquiry'], inPlay: ['Mountain'] }, ben: {} });
  ann.casts('Burning Inquiry');
  play.allPass();
  then(ann).hasCardsInHand(0).hasCardsInGraveyard(4);
  then(ben).hasCardsInHand(0).hasCardsInGraveyard(3);
});

rule('F-1036', 'what comes into play and draws goes on when the card is drawn', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Owl Familiar'],
      inPlay: ['Island', 'Island', 'Island', 'Island'],
      library: ['Shivan Dragon', 'Plains'],
    },
    ben: {},
  });
  ann.casts('Owl Familiar');
  play.allPass();
  then('Shivan Dragon').isIn('graveyard');
});

rule('F-1036', 'the text goes on with what it knows: the same X, and its own card where it went', () => {
  const rummage = card('Rummage', {
    cost: '{X}{R}',
    type: sorcery,
    effects: [draw({ amount: 'x' }), discard({ amount: 'x' }, you)],
  });
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Rummage'], inPlay: ['Mountain', 'Mountain', 'Mountain'] }, ben: {} },
    { cards: [rummage] },
  );
  ann.casts('Rummage', { x: 2 });
  play.allPass();
  then(ann).hasCardsInHand(0).hasCardsInGraveyard(3);
});

rule('F-1036', 'Time Reversal is removed from the game when all have drawn', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Time Reversal'], inPlay: ['Island', 'Island', 'Island', 'Island', 'Island'] },
    ben: { hand: ['Fog'] },
  });
  ann.casts('Time Reversal');
  play.allPass();
  then(ann).hasCardsInHand(7);
  then(ben).hasCardsInHand(7);
  then('Time Reversal').isIn('removed');
});

rule('F-1036', 'a text waits for its own cards, not for those that a response adds', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Merfolk Looter'], library: ['Shivan Dragon', 'Plains'] },
    ben: { hand: ['Ancestral Recall'], inPlay: ['Island'] },
  });
  ann.activates('Merfolk Looter');
  bothPass();
  ben.casts('Ancestral Recall', { target: ben });
  bothPass();
  expect([lying(0), lying(1)]).toEqual([1, 3]);
  bothPass();
  expect([lying(0), lying(1)]).toEqual([0, 3]);
  then('Shivan Dragon').isIn('graveyard');
});

const scribe = card('Night Scribe', {
  cost: '{U}',
  type: creature('Wizard'),
  size: [1, 1],
  abilities: [triggered({ on: 'phase', phase: 'end of turn', whose: 'you' }, [draw(1), loseLife(1, you)])],
});

rule('F-178', 'a card drawn at the end of the turn is drawn in that turn, though nobody may act', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: ['Night Scribe'], library: ['Shivan Dragon', 'Plains'] }, ben: {} },
    { cards: [scribe], step: 'discard' },
  );
  play.until('upkeep', 'ben');
  expect(lying(0)).toBe(0);
  then(ann).hasInHand('Shivan Dragon').hasCardsInHand(1).hasLife(19);
});

rule('F-178', 'an empty library at the end of the turn loses in that turn', () => {
  given('fifth', { ann: { inPlay: ['Night Scribe'], library: [] }, ben: {} }, { cards: [scribe], step: 'discard' });
  bothPass();
  play.isWonBy('ben');
  expect(play.game.state.turn.active).toBe(0);
});

rule('F-1036', 'draws of the end of upkeep are drawn before the draw phase begins, with a chance to act first', () => {
  const late = card('Late Reader', {
    cost: '{U}',
    type: creature('Wizard'),
    size: [1, 1],
    abilities: [triggered({ on: 'phase', phase: 'end of upkeep', whose: 'you' }, [draw(1)])],
  });
  const { ann } = given(
    'fifth',
    { ann: { inPlay: ['Late Reader'], library: ['Fog', 'Plains'] }, ben: {} },
    { cards: [late], step: 'upkeep' },
  );
  bothPass();
  expect([play.step, lying(0)]).toEqual(['end of upkeep', 1]);
  bothPass();
  expect([play.step, lying(0)]).toEqual(['end of upkeep', 0]);
  then(ann).hasInHand('Fog');
  bothPass();
  expect([play.step, lying(0)]).toEqual(['draw', 1]);
});

rule('F-1036', 'two such texts at once: each discards after its own draw', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Merfolk Looter', 'Merfolk Looter'], library: ['Fog', 'Shivan Dragon', 'Plains'] },
    ben: {},
  });
  ann.activates('Merfolk Looter#1');
  ann.activates('Merfolk Looter#2');
  play.allPass();
  then('Fog').isIn('graveyard');
  then('Shivan Dragon').isIn('graveyard');
  then(ann).hasCardsInHand(0);
});
