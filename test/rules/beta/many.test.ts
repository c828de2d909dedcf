// Beta, "Timing" (p. 30): many things at the same time. However many wait, everybody who has a choice is asked, and nobody else.

import { expect, test, vi } from 'vitest';
import { Orders } from '../../../src/rulebooks/parts/orders.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { comesFirst, comesLast } from './order.ts';

const many = (number: number, card: string): string[] => Array.from({ length: number }, () => card);
const mana = (number: number, kind: string): string => many(number, kind).join('');

rule('B-285', 'twelve effects on twelve things are nobody’s choice', () => {
  const { ann } = given('beta', {
    ann: { hand: many(12, 'Lightning Bolt'), mana: mana(12, 'R') },
    ben: { inPlay: many(12, 'Hill Giant') },
  });
  for (let i = 1; i <= 12; i += 1) ann.casts('Lightning Bolt', { target: `Hill Giant#${i}` });
  play.allPass();
  expect(play.game.state.inPlay).toEqual([]);
});

rule('B-285', 'twelve effects in six pairs: of each pair the later caster chooses, and nothing else is asked', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: many(6, 'Lightning Bolt'), mana: mana(6, 'R') },
    ben: { hand: many(6, 'Giant Growth'), mana: mana(6, 'G'), inPlay: many(6, 'Grizzly Bears') },
  });
  for (let i = 1; i <= 6; i += 1) ann.casts('Lightning Bolt', { target: `Grizzly Bears#${i}` });
  for (let i = 1; i <= 6; i += 1) ben.casts('Giant Growth', { target: `Grizzly Bears#${i}` });
  for (let i = 1; i <= 6; i += 1) {
    if (i % 2 === 0) comesFirst(ben);
    else comesLast(ben);
  }
  expect(play.game.state.inPlay).toHaveLength(3);
  then(ben).hasCardsInGraveyard(6 + 3);
});

rule('B-285', 'ten effects on one creature are still weighed to the end: the last has the last word', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: many(5, 'Lightning Bolt'), mana: mana(5, 'R') },
    ben: { hand: [...many(4, 'Giant Growth'), 'Unsummon'], mana: `${mana(4, 'G')}U`, inPlay: ['Craw Wurm'] },
  });
  for (let i = 0; i < 4; i += 1) ann.casts('Lightning Bolt', { target: 'Craw Wurm' });
  for (let i = 0; i < 4; i += 1) ben.casts('Giant Growth', { target: 'Craw Wurm' });
  ben.casts('Unsummon', { target: 'Craw Wurm' });
  ann.casts('Lightning Bolt', { target: 'Craw Wurm' });
  // 4 toughness, 12 more for the Growths, 15 damage: saved by nothing but the Growths all first, or by going home.
  const asked: number[] = [];
  for (let i = 0; i < 60 && play.game.state.chain.length > 0; i += 1) {
    if (play.question?.ask === 'act') play.pass();
    else {
      asked.push(play.question?.player ?? -1);
      const options = play.question?.ask === 'pick' ? play.question.from.map(({ id }) => id) : [];
      (play.question?.player === 1 ? ben : ann).chooses(Math.min(...options));
    }
  }
  // The Growths come first and so does Unsummon; the last Bolt alone does not kill what has not grown: home it goes.
  expect(asked).toContain(1);
  then('Craw Wurm').isIn('hand');
});

rule('B-285', 'a sweep that a dozen things escape: each is asked for before or after it', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Wrath of God'], mana: 'WWWW' },
    ben: { hand: many(12, 'Unsummon'), mana: mana(12, 'U'), inPlay: many(13, 'Hill Giant') },
  });
  ann.casts('Wrath of God');
  for (let i = 1; i <= 12; i += 1) ben.casts('Unsummon', { target: `Hill Giant#${i}` });
  for (let i = 1; i <= 12; i += 1) comesFirst(ben);
  then(ben).hasCardsInHand(12).hasCardsInGraveyard(13);
});

rule('B-285', 'six things that may all matter to each other: something in play listens to every death', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: many(5, 'Lightning Bolt'), mana: mana(5, 'R'), inPlay: ['Soul Net'] },
    ben: { hand: ['Unsummon'], mana: 'U', inPlay: many(5, 'Hill Giant') },
  });
  for (let i = 1; i <= 5; i += 1) ann.casts('Lightning Bolt', { target: `Hill Giant#${i}` });
  ben.casts('Unsummon', { target: 'Hill Giant#3' });
  comesFirst(ben);
  then(ben).hasInHand('Hill Giant');
  expect(play.game.state.inPlay).toHaveLength(1);
});

test('what may follow is thought through in short names: written out, it would grow with every effect beyond any text', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: [...many(3, 'Twiddle'), ...many(3, 'Lightning Bolt')], mana: 'UUURRR' },
    ben: { hand: [...many(3, 'Twiddle'), ...many(3, 'Giant Growth')], mana: 'UUUGGG', inPlay: ['Craw Wurm'] },
  });
  let longest = 0;
  const thinking = Orders.prototype as unknown as { called(this: Orders, worth: string): string };
  const { called } = thinking;
  const listening = vi.spyOn(thinking, 'called').mockImplementation(function (this: Orders, worth) {
    longest = Math.max(longest, worth.length);
    return called.call(this, worth);
  });
  for (let i = 0; i < 3; i += 1) {
    ann.casts('Twiddle', { target: 'Craw Wurm' });
    ann.chooses('tap');
    ann.casts('Lightning Bolt', { target: 'Craw Wurm' });
    ann.passes();
    ben.casts('Twiddle', { target: 'Craw Wurm' });
    ben.chooses('untap');
    ben.casts('Giant Growth', { target: 'Craw Wurm' });
    if (play.question?.player === 1) ben.passes();
  }
  let asked = 0;
  while (play.game.state.chain.length > 0) {
    if (play.question?.ask === 'act') play.pass();
    else {
      asked += 1;
      const options = play.question?.ask === 'pick' ? play.question.from.map(({ id }) => id) : [];
      (play.question?.player === 1 ? ben : ann).chooses(Math.max(...options));
    }
  }
  listening.mockRestore();
  expect(asked).toBeGreaterThan(5);
  // Three of each written out are more than a thousand letters, four of each four thousand.
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(100);
});
