// Fifth: what a text does after its cards are drawn waits for them, happens once, and leaves other promises alone.

import { expect } from 'vitest';
import { self } from '../../../src/language/amount.ts';
import { atEndOfTurn, draw, exile, gainLife } from '../../../src/language/build.ts';
import { card, instant } from '../../../src/language/card.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const study = card('Long Study', { cost: '{0}', type: instant, effects: [draw(2), gainLife(3)] });
const vow = card('Evening Vow', { cost: '{0}', type: instant, effects: [atEndOfTurn(gainLife(5))] });
const scroll = card('Burning Scroll', { cost: '{0}', type: instant, effects: [draw(1), exile(self), gainLife(1)] });
const cards = [study, vow, scroll];
const lying = (): number => play.game.state.players[0]?.drawing.length ?? 0;
const bothPass = (): void => {
  play.pass();
  play.pass();
};

rule('F-1036', 'life gained after two draws is gained when the second card is drawn, and not before', () => {
  const { ann } = given('fifth', { ann: { hand: ['Long Study'] }, ben: {} }, { cards });
  ann.casts('Long Study');
  while (lying() === 0) play.pass();
  expect(lying()).toBe(2);
  then(ann).hasLife(20).hasCardsInHand(0);
  bothPass();
  expect(lying()).toBe(1);
  then(ann).hasLife(20).hasCardsInHand(1);
  bothPass();
  then(ann).hasLife(23).hasCardsInHand(2);
});

rule('F-1036', 'a spell that was cast while another draws waits for its own cards only', () => {
  const { ann } = given('fifth', { ann: { hand: ['Long Study', 'Burning Scroll'] }, ben: {} }, { cards });
  ann.casts('Long Study');
  while (lying() === 0) play.pass();
  ann.casts('Burning Scroll');
  while (lying() === 2) play.pass();
  expect(lying()).toBe(3);
  then('Burning Scroll').isIn('removed');
  then(ann).hasLife(20);
  bothPass();
  then(ann).hasLife(20);
  bothPass();
  then(ann).hasLife(23);
  bothPass();
  then(ann).hasLife(24).hasCardsInHand(3);
});

rule('F-1036', 'it happens once, and what was promised for the end of the turn still comes', () => {
  const { ann } = given('fifth', { ann: { hand: ['Long Study', 'Evening Vow', 'Long Study'] }, ben: {} }, { cards });
  ann.casts('Evening Vow');
  play.allPass();
  then(ann).hasLife(20);
  ann.casts('Long Study');
  play.allPass();
  then(ann).hasLife(23).hasCardsInHand(3);
  ann.casts('Long Study');
  play.allPass();
  then(ann).hasLife(26).hasCardsInHand(4);
  play.until('main', 'ben');
  then(ann).hasLife(31);
  play.until('main', 'ann');
  then(ann).hasLife(31);
});
