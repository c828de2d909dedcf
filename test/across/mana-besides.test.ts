// What comes besides when a land is tapped is counted on by whoever pays: no land is tapped for mana that is not needed, what can be
// paid only with it can be cast, and what hurts when it is tapped is left alone where another pays as well.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { nextTurn, onward, settle, untilMain } from '../support/onward.ts';

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

test.each(BOOKS)('the X of an ability counts on it too (%s)', (book) => {
  const { ann } = given(book, { ann: { inPlay: ['Mana Flare', 'Chimeric Staff', 'Forest', 'Forest'] }, ben: {} });
  ann.activates('Chimeric Staff', { x: 4 });
  settle();
  then('Chimeric Staff').is(4, 4);
  then(ann).hasMana('');
});

test.each(BOOKS)('two Forests under Mana Flare keep a Force of Nature (%s)', (book) => {
  const { ben } = given(book, {
    ann: { inPlay: ['Mana Flare'] },
    ben: { inPlay: ['Force of Nature', 'Forest', 'Forest'] },
  });
  nextTurn();
  onward(() => play.question?.ask === 'yesno' || /^main/.test(play.step));
  if (play.question?.ask === 'yesno') ben.chooses('yes');
  untilMain();
  then(ben).hasLife(20);
});

test.each(['tenth', 'm11'] as const)('one Forest under Mana Flare pays what an attack costs (%s)', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Mana Flare', 'Forest', 'Grizzly Bears'] },
    ben: { inPlay: ['Windborn Muse'] },
  });
  ann.attacks('Grizzly Bears');
  then('Grizzly Bears').isAttacking();
  then('Forest').isTapped();
});

test.each(['beta', 'fifth'] as const)('Power Sink of old: mana from lands is what they give (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Hill Giant'], inPlay: ['Mana Flare', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { hand: ['Power Sink'], inPlay: islands(3) },
  });
  ann.casts('Hill Giant');
  ben.casts('Power Sink', { x: 2, target: 'Hill Giant' });
  settle();
  then('Hill Giant').isIn('play');
});

test.each(BOOKS)('each land pays for what it fits: the rich one for two, the plain one for one (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Grizzly Bears', 'Llanowar Elves'], inPlay: [{ card: 'Forest', with: ['Wild Growth'] }, 'Forest'] },
    ben: {},
  });
  ann.casts('Grizzly Bears');
  settle();
  ann.casts('Llanowar Elves');
  settle();
  then('Llanowar Elves').isIn('play');
  then(ann).hasMana('');
});

test.each(BOOKS)('under Manabarbs as few lands are tapped as may be (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Mana Flare', 'Manabarbs', 'Forest', 'Forest'] },
    ben: {},
  });
  ann.casts('Grizzly Bears');
  settle();
  then(ann).hasLife(19);
});

test.each(BOOKS)(
  'a land with Psychic Venom is left alone where another pays, whichever was there first (%s)',
  (book) => {
    for (const inPlay of [
      [{ card: 'Island', with: ['Psychic Venom'] }, 'Island'],
      ['Island', { card: 'Island', with: ['Psychic Venom'] }],
    ]) {
      const { ann } = given(book, { ann: { hand: ['Unsummon'], inPlay }, ben: { inPlay: ['Grizzly Bears'] } });
      ann.casts('Unsummon', { target: 'Grizzly Bears' });
      settle();
      then(ann).hasLife(20);
    }
  },
);

test.each(BOOKS.flatMap((book) => ['Blight', 'Kudzu'].map((curse) => [book, curse] as const)))(
  '%s: and so is a land that %s would destroy',
  (book, curse) => {
    const { ann } = given(book, {
      ann: { hand: ['Llanowar Elves'], inPlay: [{ card: 'Forest', with: [curse] }, 'Forest'] },
      ben: {},
    });
    ann.casts('Llanowar Elves');
    settle();
    then(curse).isIn('play');
    then(ann).hasCardsInGraveyard(0);
  },
);
