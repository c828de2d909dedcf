// Targets chosen anew: for a copy of a spell or the spell itself, any of them, each by itself, and only to what is legal.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land = 'Mountain'): string[] => Array.from({ length: number }, () => land);
const toTheQuestion = (): void => {
  while (play.question?.ask === 'act') play.pass();
};

describe('one of several targets is changed, where the other has no alternative', () => {
  // Two target creatures of Ashes to Ashes, and three in play: each copy may change one of them alone.
  test.each(['fifth', 'tenth', 'm11'] as const)('Ashes to Ashes copied, one of the two changed (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Ashes to Ashes', 'Fork'], inPlay: [...lands(3, 'Swamp'), ...lands(2)] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] },
    });
    ann.casts('Ashes to Ashes', { targets: ['Grizzly Bears', 'Hill Giant'] });
    ann.casts('Fork', { target: 'Ashes to Ashes' });
    toTheQuestion();
    ann.chooses('yes');
    ann.chooses('Grizzly Bears', 'Craw Wurm');
    play.allPass();
    for (const name of ['Grizzly Bears', 'Hill Giant', 'Craw Wurm']) then(name).isIn('removed');
    then(ann).hasLife(10);
    then(ben).hasLife(20);
  });

  test.each(['tenth', 'm11'] as const)(
    'a target that is illegal by now may stay, and the other is changed (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Cone of Flame', 'Twincast'], inPlay: [...lands(5), ...lands(2, 'Island')] },
        ben: { hand: ['Unsummon'], inPlay: ['Grizzly Bears', 'Hill Giant', 'Island'] },
      });
      ann.casts('Cone of Flame', { targets: ['Grizzly Bears', 'Hill Giant', ben] });
      ann.passes();
      ben.casts('Unsummon', { target: 'Grizzly Bears' });
      play.pass();
      play.pass(); // the Bears are back in the hand: 1 damage has nothing to go to
      ann.casts('Twincast', { target: 'Cone of Flame' });
      toTheQuestion();
      ann.chooses('yes');
      // The first may stay what is no longer there; the three have to be different.
      expect(ann.choices).toEqual(['Grizzly Bears', 'Hill Giant', 'ann', 'ben']);
      ann.chooses('Grizzly Bears');
      ann.chooses('ann');
      ann.chooses('Hill Giant');
      play.allPass();
      then(ann).hasLife(18); // 2 of the copy
      then('Hill Giant').isIn('graveyard'); // 3 of the copy
      then(ben).hasLife(17); // 3 of the card
    },
  );

  test('what is chosen first leaves something for the rest (m11)', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Cone of Flame', 'Twincast'], inPlay: [...lands(5), ...lands(2, 'Island')] },
      ben: { hand: ['Unsummon'], inPlay: ['Grizzly Bears', 'Island'] },
    });
    ann.casts('Cone of Flame', { targets: ['Grizzly Bears', ann, ben] });
    ann.passes();
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    play.pass();
    play.pass();
    ann.casts('Twincast', { target: 'Cone of Flame' });
    toTheQuestion();
    ann.chooses('yes');
    // Only two players are left to aim at: a player in the first place would leave nothing for one of the others.
    ann.chooses('ben'); // the second
    play.allPass();
    then(ann).hasLife(15); // 2 of the card, 3 of the copy
    then(ben).hasLife(15);
  });
});

describe('divided damage keeps its shares', () => {
  test.each(['tenth', 'm11'] as const)('Pyrotechnics copied: 3 and 1, only the 3 goes elsewhere (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Pyrotechnics', 'Twincast'], inPlay: [...lands(5), ...lands(2, 'Island')] },
      ben: { inPlay: ['Hill Giant', 'Mogg Fanatic', 'Canyon Minotaur'] },
    });
    ann.casts('Pyrotechnics', { targets: ['Hill Giant', 'Mogg Fanatic'] });
    ann.assigns({ 'Hill Giant': 3, 'Mogg Fanatic': 1 });
    ann.chooses(...lands(5));
    ann.casts('Twincast', { target: 'Pyrotechnics' });
    toTheQuestion();
    ann.chooses('yes');
    ann.chooses('Canyon Minotaur');
    ann.chooses('ben');
    play.allPass();
    for (const name of ['Hill Giant', 'Canyon Minotaur', 'Mogg Fanatic']) then(name).isIn('graveyard');
    then(ben).hasLife(19);
  });
});

describe('Redirect', () => {
  test('one of two targets of a spell is changed and the other stays', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Ashes to Ashes'], inPlay: [...lands(3, 'Swamp'), 'Craw Wurm'] },
      ben: { hand: ['Redirect'], inPlay: [...lands(2, 'Island'), 'Grizzly Bears', 'Hill Giant'] },
    });
    ann.casts('Ashes to Ashes', { targets: ['Grizzly Bears', 'Hill Giant'] });
    ann.passes();
    ben.casts('Redirect', { target: 'Ashes to Ashes' });
    toTheQuestion();
    ben.chooses('yes');
    ben.chooses('Hill Giant', 'Craw Wurm');
    play.allPass();
    then('Grizzly Bears').isIn('play');
    then('Hill Giant').isIn('removed');
    then('Craw Wurm').isIn('removed');
    then(ann).hasLife(15);
  });
});
