// Cards that change who blocks whom: other orders, a river between two piles, and attackers that nobody can tell apart.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;

describe('False Orders', () => {
  test.each(BOOKS)('a blocker blocks another attacker, and the first goes on unblocked (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['False Orders'], inPlay: ['Craw Wurm', 'Gray Ogre', 'Mountain'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.attacks('Craw Wurm', 'Gray Ogre');
    ben.blocks('Gray Ogre', 'Hill Giant');
    ann.casts('False Orders', { target: 'Hill Giant' });
    play.allPass();
    ann.chooses('yes');
    ann.chooses('Craw Wurm');
    then('Craw Wurm').isBlocked();
    play.until('second main');
    then('Hill Giant').isIn('graveyard');
    then('Gray Ogre').isIn('play');
    then(ben).hasLife(18);
  });

  test('it need not block anything, and what others block too stays blocked', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['False Orders'], inPlay: ['Craw Wurm', 'Mountain'] },
      ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Hill Giant', 'Gray Ogre');
    ann.chooses('Hill Giant', 'Gray Ogre');
    ann.casts('False Orders', { target: 'Hill Giant' });
    play.allPass();
    ann.chooses('no');
    then('Craw Wurm').isBlocked();
    play.until('second main');
    then('Hill Giant').isIn('play');
    then('Gray Ogre').isIn('graveyard');
    then(ben).hasLife(20);
  });

  test('no illegal block is made, and it may be cast only when blockers have been declared', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['False Orders'], inPlay: ['Air Elemental', 'Gray Ogre', 'Mountain'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    refused('wrong phase', () => ann.casts('False Orders', { target: 'Hill Giant' }));
    ann.attacks('Air Elemental', 'Gray Ogre');
    ben.blocks('Gray Ogre', 'Hill Giant');
    ann.casts('False Orders', { target: 'Hill Giant' });
    play.allPass();
    // Only the Ogre can be blocked by it: nobody is asked which.
    ann.chooses('yes');
    then('Air Elemental').isAttacking();
    play.until('second main');
    then('Gray Ogre').isIn('graveyard');
    then(ben).hasLife(16);
  });
});

describe('Raging River', () => {
  test.each(BOOKS)('only creatures on its side of the river, and those that fly, can block (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Raging River', 'Craw Wurm', 'Gray Ogre'] },
      ben: { inPlay: ['Hill Giant', 'Grizzly Bears', 'Air Elemental'] },
    });
    ann.attacks('Craw Wurm', 'Gray Ogre');
    if (book === 'tenth' || book === 'm11') play.allPass();
    ben.chooses('Hill Giant');
    // Each attacker is asked about by its name: else nobody could tell for which one "left" is.
    const asksAbout = (): string => play.game.inside.kind(play.question?.source ?? 0).definition.name;
    const first = asksAbout();
    ann.chooses(first === 'Craw Wurm' ? 'left' : 'right');
    expect([first, asksAbout()].sort()).toEqual(['Craw Wurm', 'Gray Ogre']);
    ann.chooses(first === 'Craw Wurm' ? 'right' : 'left');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Craw Wurm', 'Grizzly Bears'));
    refused('cannot block', () => ben.blocks('Gray Ogre', 'Hill Giant'));
    ben.blocks('Gray Ogre', 'Grizzly Bears', 'Air Elemental');
    ben.blocks('Craw Wurm', 'Hill Giant');
    then('Gray Ogre').isBlocked();
    then('Craw Wurm').isBlocked();
  });

  test('once for an attack, however many attack; not for the other player', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm', 'Gray Ogre'] },
      ben: { inPlay: ['Raging River', 'Hill Giant'] },
    });
    ann.attacks('Craw Wurm', 'Gray Ogre');
    ben.blocks('Craw Wurm', 'Hill Giant');
    then('Craw Wurm').isBlocked();
  });
});

describe('Camouflage', () => {
  /** Two attackers, one that flies: Ben puts the Giant into the first pile; how often it blocks the Ogre in many games. */
  function outcomes(book: (typeof BOOKS)[number]): { ogre: number; none: number } {
    const found = { ogre: 0, none: 0 };
    for (let seed = 1; seed <= 24; seed += 1) {
      const { ann, ben } = given(
        book,
        {
          ann: { hand: ['Camouflage'], inPlay: ['Air Elemental', 'Gray Ogre', 'Forest'] },
          ben: { inPlay: ['Hill Giant'] },
        },
        { seed },
      );
      ann.attacks('Air Elemental', 'Gray Ogre');
      play.until('attackers');
      ann.casts('Camouflage');
      play.allPass();
      while (play.question?.ask === 'act') play.pass();
      ben.chooses('Hill Giant');
      play.until('blockers');
      const { attacks = [] } = play.game.state.combat ?? {};
      if (attacks.some((attack) => attack.blocked)) found.ogre += 1;
      else found.none += 1;
    }
    return found;
  }

  test.each(BOOKS)('chance says which attacker a pile is for, and what cannot block does not (%s)', (book) => {
    const { ogre, none } = outcomes(book);
    expect(ogre).toBeGreaterThan(4);
    expect(none).toBeGreaterThan(4);
  });

  test('only in one’s own attack before blocks', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Gray Ogre'] },
      ben: { hand: ['Camouflage'], inPlay: ['Forest'] },
    });
    ann.attacks('Gray Ogre');
    play.until('attackers');
    expect(ben.mayCast('Camouflage')).toBe(false);
  });
});
