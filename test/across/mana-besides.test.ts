// What comes besides when a land is tapped is counted on by whoever pays: no land is tapped for mana that is not needed, and what
// can be paid only with it can be cast.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

test.each(BOOKS)('one Island under Mana Flare pays {U}{U}, and the other stays untapped (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Drain Power'], inPlay: ['Mana Flare', ...islands(2)] },
    ben: { inPlay: ['Forest', 'Mountain'] },
  });
  ann.casts('Drain Power', { target: ben });
  expect(play.game.state.inPlay.filter((id) => play.game.inside.object(id).tapped)).toHaveLength(1);
  play.allPass();
  // What the rival's lands give is doubled as well.
  then(ann).hasMana('RRGG');
});

test.each(BOOKS)('a Forest with Wild Growth pays for Grizzly Bears alone (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Grizzly Bears'], inPlay: [{ card: 'Forest', with: ['Wild Growth'] }] },
    ben: {},
  });
  expect(ann.mayCast('Grizzly Bears')).toBe(true);
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears').isIn('play');
  then(ann).hasMana('');
});

test.each(BOOKS)('the one that gives more is left alone where one mana is enough (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Llanowar Elves'], inPlay: [{ card: 'Forest', with: ['Wild Growth'] }, 'Forest'] },
    ben: {},
  });
  ann.casts('Llanowar Elves');
  then('Forest#1').isUntapped();
  then('Forest#2').isTapped();
  then(ann).hasMana('');
});

test.each(BOOKS)('X is as large as all of it allows: three Mountains, Mana Flare and a Gauntlet (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Fireball'], inPlay: ['Mana Flare', 'Gauntlet of Might', 'Mountain', 'Mountain', 'Mountain'] },
    ben: {},
  });
  ann.casts('Fireball', { x: 8, target: ben });
  play.allPass();
  then(ben).hasLife(12);
  then(ann).hasMana('');
});

test('the Gauntlet of the rival gives to whoever taps a Mountain, a tapped one in 1993 to nobody', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Stone Rain'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: ['Gauntlet of Might'] },
  });
  expect(ann.mayCast('Stone Rain')).toBe(true);
  const again = given('beta', {
    ann: { hand: ['Stone Rain'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: [{ card: 'Gauntlet of Might', tapped: true }] },
  });
  expect(again.ann.mayCast('Stone Rain')).toBe(false);
});

test.each(BOOKS)('a dual land is still tapped for either kind (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mana Flare', 'Volcanic Island'] },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  then(ben).hasLife(17);
});
