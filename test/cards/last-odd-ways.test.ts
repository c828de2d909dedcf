// Cards that look at where they lie, how they came, what names are alike and whether there was an attack.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

describe('Nether Shadow', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'three creatures above it bring it back, and it attacks at once (%s)',
    (book) => {
      const { ann } = given(
        book,
        {
          ann: {
            graveyard: ['Nether Shadow', 'Grizzly Bears', 'Forest', 'Craw Wurm', 'Hill Giant'],
            inPlay: ['Swamp', 'Swamp'],
          },
          ben: {},
        },
        { active: 'ben' },
      );
      play.until('upkeep', 'ann');
      if (book === 'beta' || book === 'fifth') ann.dealsWith('Nether Shadow');
      else play.allPass();
      if (book === 'fifth') play.allPass();
      ann.chooses('yes');
      then('Nether Shadow').isIn('play');
      ann.attacks('Nether Shadow');
      then('Nether Shadow').isAttacking();
    },
  );

  test('cards below it, cards that are no creatures, and two above it do not', () => {
    for (const graveyard of [
      ['Grizzly Bears', 'Craw Wurm', 'Hill Giant', 'Nether Shadow'],
      ['Nether Shadow', 'Forest', 'Forest', 'Forest', 'Craw Wurm', 'Hill Giant'],
    ]) {
      given('m11', { ann: { graveyard }, ben: {} }, { active: 'ben' });
      play.until('main', 'ann');
      then('Nether Shadow').isIn('graveyard');
    }
  });
});

describe('Phage the Untouchable', () => {
  test('cast from the hand she is harmless to her own player', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Phage the Untouchable'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      ben: {},
    });
    ann.casts('Phage the Untouchable');
    play.allPass();
    play.isGoingOn();
    then('Phage the Untouchable').isIn('play');
  });

  test('come in any other way she is the end: out of a graveyard, or cast from elsewhere', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Rise from the Grave'],
        graveyard: ['Phage the Untouchable'],
        inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp'],
      },
      ben: {},
    });
    ann.casts('Rise from the Grave');
    play.allPass();
    if (play.game.state.outcome === null) play.allPass();
    play.isWonBy('ben');
    const swamps = Array.from({ length: 10 }, () => 'Swamp');
    const other = given('m11', {
      ann: { inPlay: ['Elkin Bottle', ...swamps], library: ['Phage the Untouchable', 'Swamp'] },
      ben: {},
    });
    other.ann.activates('Elkin Bottle');
    play.allPass();
    other.ann.casts('Phage the Untouchable');
    play.allPass();
    if (play.game.state.outcome === null) play.allPass();
    play.isWonBy('ben');
  });

  test('whom she touches is gone: a creature for good, a player out of the game', () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Phage the Untouchable'] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    });
    ann.attacks('Phage the Untouchable');
    ben.blocks('Phage the Untouchable', 'Drudge Skeletons');
    play.until('end of combat');
    then('Drudge Skeletons').isIn('graveyard');
    const other = given('tenth', { ann: { inPlay: ['Phage the Untouchable'] }, ben: { life: 50 } });
    other.ann.attacks('Phage the Untouchable');
    play.until('damage');
    for (let i = 0; i < 4 && play.game.state.outcome === null; i += 1) play.allPass();
    play.isWonBy('ann');
  });
});

describe('Scalpelexis', () => {
  const removed = (library: readonly string[]): number => {
    const { ann } = given('tenth', { ann: { inPlay: ['Scalpelexis'] }, ben: { library: [...library] } });
    ann.attacks('Scalpelexis');
    play.until('second main');
    return play.game.state.players[1]?.removed.length ?? 0;
  };

  test('four cards go, and four more as long as two of them have one name', () => {
    expect(removed(['Plains', 'Island', 'Swamp', 'Forest', 'Mountain', 'Mountain', 'Plains', 'Swamp'])).toBe(4);
    expect(removed(['Plains', 'Island', 'Plains', 'Forest', 'Mountain', 'Island', 'Plains', 'Swamp', 'Swamp'])).toBe(8);
  });

  test('an empty library ends it', () => {
    expect(removed(['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'])).toBe(6);
  });
});

describe('Head Games', () => {
  test('as many cards as were in the hand, but others, and nobody else knows the library after it', () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Head Games'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      ben: { hand: ['Craw Wurm', 'Hill Giant'], library: ['Forest', 'Island', 'Plains', 'Mountain'] },
    });
    ann.casts('Head Games');
    play.allPass();
    if (play.asked === 'ben') ben.chooses('Craw Wurm', 'Hill Giant');
    ann.chooses('Forest', 'Island');
    then(ben).hasInHand('Forest', 'Island').hasCardsInHand(2).hasCardsInLibrary(4);
    then('Craw Wurm').isIn('library');
  });

  test('of an empty hand nothing comes', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Head Games'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      ben: {},
    });
    ann.casts('Head Games');
    play.allPass();
    then(ben).hasCardsInHand(0);
  });
});

describe('Berserk', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'power doubled, trample, and the end of what attacked (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Berserk'], inPlay: ['Forest', 'Craw Wurm', 'Hill Giant'] },
        ben: {},
      });
      ann.attacks('Craw Wurm');
      ann.casts('Berserk', { target: 'Craw Wurm' });
      play.allPass();
      then('Craw Wurm').is(12, 4).hasKeyword('trample');
      if (book === 'beta') {
        play.until('end');
        ann.dealsWith('Berserk');
      }
      play.until('upkeep', 'ben');
      then(ben).hasLife(8);
      then('Craw Wurm').isIn('graveyard');
    },
  );

  test('what stays at home lives, and is as it was', () => {
    const { ann } = given('m11', { ann: { hand: ['Berserk'], inPlay: ['Forest', 'Hill Giant'] }, ben: {} });
    ann.casts('Berserk', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(6, 3);
    play.until('upkeep', 'ben');
    then('Hill Giant').isIn('play').is(3, 3).lacksKeyword('trample');
  });

  test('too late after the damage (2010), after the attack (1993); without an attack still in time in 1993', () => {
    const { ann } = given('m11', { ann: { hand: ['Berserk'], inPlay: ['Forest', 'Hill Giant'] }, ben: {} });
    play.until('second main');
    refused('wrong phase', () => ann.casts('Berserk', { target: 'Hill Giant' }));
    const old = given('beta', {
      ann: { hand: ['Berserk'], inPlay: ['Forest', 'Hill Giant', 'Grizzly Bears'] },
      ben: {},
    });
    old.ann.attacks('Grizzly Bears');
    play.until('second main');
    refused('wrong phase', () => old.ann.casts('Berserk', { target: 'Hill Giant' }));
    const still = given('beta', { ann: { hand: ['Berserk'], inPlay: ['Forest', 'Hill Giant'] }, ben: {} });
    still.ann.casts('Berserk', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(6, 3);
  });
});
