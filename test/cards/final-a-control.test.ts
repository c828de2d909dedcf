// Cards that keep what they fought for as long as they stay yours, and a land that nothing touches.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import type { Actor } from '../support/actor.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;

describe('Consecrate Land', () => {
  test.each(BOOKS)('the land cannot be destroyed, and other Auras fall off it (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Consecrate Land'], inPlay: ['Plains', { card: 'Forest', with: ['Wild Growth'] }] },
      ben: { hand: ['Stone Rain'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    });
    ann.casts('Consecrate Land', { target: 'Forest' });
    play.allPass();
    then('Wild Growth').isIn('graveyard');
    play.until('main', 'ben');
    ben.casts('Stone Rain', { target: 'Forest' });
    play.allPass();
    then('Forest').isIn('play');
    then('Consecrate Land').isAttachedTo('Forest');
  });

  test.each(BOOKS)('no other Aura comes to the land; another land may have one (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Wild Growth'], inPlay: [{ card: 'Plains', with: ['Consecrate Land'] }, 'Forest'] },
      ben: {},
    });
    // The other land is the only one to aim at.
    ann.casts('Wild Growth', { target: 'Forest' });
    play.allPass();
    then('Wild Growth').isAttachedTo('Forest');
  });

  test('two of them: the second finds no place', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Consecrate Land'], inPlay: [{ card: 'Plains', with: ['Consecrate Land'] }] },
      ben: {},
    });
    expect(ann.mayCast('Consecrate Land')).toBe(false);
  });
});

describe('The Wretched', () => {
  test.each(BOOKS)('what blocked it is yours from the end of combat on (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['The Wretched'] },
      ben: { hand: ['Terror'], inPlay: ['Hill Giant', 'Gray Ogre', 'Wall of Stone', 'Swamp', 'Swamp'] },
    });
    ann.attacks('The Wretched');
    ben.blocks('The Wretched', 'Wall of Stone');
    play.until('second main');
    then('Wall of Stone').isControlledBy(ann);
    then('Hill Giant').isControlledBy(ben);
  });

  test.each(BOOKS)('when you no longer have it, they go back (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['The Wretched', 'Plains'], hand: ['Swords to Plowshares'] },
      ben: { inPlay: ['Wall of Stone'] },
    });
    ann.attacks('The Wretched');
    ben.blocks('The Wretched', 'Wall of Stone');
    play.until('second main');
    then('Wall of Stone').isControlledBy(ann);
    ann.casts('Swords to Plowshares', { target: 'The Wretched' });
    play.allPass();
    then('Wall of Stone').isControlledBy(ben);
  });

  test('it takes nothing if it has died in the fight, nor what it blocked itself', () => {
    const died = given('m11', { ann: { inPlay: ['The Wretched'] }, ben: { inPlay: ['Craw Wurm'] } });
    died.ann.attacks('The Wretched');
    died.ben.blocks('The Wretched', 'Craw Wurm');
    play.until('second main');
    then('The Wretched').isIn('graveyard');
    then('Craw Wurm').isControlledBy(died.ben);
    const { ann, ben } = given('m11', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['The Wretched'] } });
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', 'The Wretched');
    play.until('second main');
    then('Hill Giant').isControlledBy(ann);
  });
});

/** To the end of Ann's turn; in 1993 what is due there is dealt with by word. */
function endTurn(book: (typeof BOOKS)[number], ann: Actor): void {
  if (book === 'beta') {
    play.until('end', 'ann');
    ann.dealsWith('Seraph');
  }
  play.until('upkeep', 'ben');
}

describe('Seraph', () => {
  test.each(BOOKS)('what it has killed comes to your side at the end of the turn (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Seraph'] },
      ben: { inPlay: ['Phantom Monster', 'Gray Ogre'] },
    });
    ann.attacks('Seraph');
    ben.blocks('Seraph', 'Phantom Monster');
    play.until('second main');
    then('Phantom Monster').isIn('graveyard');
    endTurn(book, ann);
    then('Phantom Monster').isIn('play').isControlledBy(ann).isOwnedBy(ben);
  });

  test.each(BOOKS)('when you lose Seraph they are sacrificed (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Seraph', 'Serra Angel'] },
      ben: { hand: ['Terror'], inPlay: ['Phantom Monster', 'Swamp', 'Swamp'] },
    });
    ann.attacks('Seraph');
    ben.blocks('Seraph', 'Phantom Monster');
    endTurn(book, ann);
    then('Phantom Monster').isControlledBy(ann);
    play.until('main', 'ben');
    ben.casts('Terror', { target: 'Seraph' });
    play.allPass();
    then('Seraph').isIn('graveyard');
    then('Phantom Monster').isIn('graveyard');
    then('Serra Angel').isIn('play');
  });

  test('when somebody else takes Seraph they are sacrificed too', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Seraph'] },
      ben: { hand: ['Control Magic'], inPlay: ['Phantom Monster', 'Island', 'Island', 'Island', 'Island'] },
    });
    ann.attacks('Seraph');
    ben.blocks('Seraph', 'Phantom Monster');
    play.until('main', 'ben');
    then('Phantom Monster').isControlledBy(ann);
    ben.casts('Control Magic', { target: 'Seraph' });
    play.allPass();
    then('Seraph').isControlledBy(ben);
    then('Phantom Monster').isIn('graveyard');
  });

  test('it takes what it killed even if both died, and then has nothing to lose', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Seraph'] }, ben: { inPlay: ['Air Elemental'] } });
    ann.attacks('Seraph');
    ben.blocks('Seraph', 'Air Elemental');
    play.until('upkeep', 'ben');
    then('Seraph').isIn('graveyard');
    then('Air Elemental').isIn('play').isControlledBy(ann);
  });

  test('what has left the graveyard meanwhile is another thing, and Seraph has no part in it', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Beacon of Unrest'], inPlay: ['Seraph', 'Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      ben: { hand: ['Terror'], inPlay: ['Phantom Monster', 'Swamp', 'Swamp'] },
    });
    ann.attacks('Seraph');
    ben.blocks('Seraph', 'Phantom Monster');
    play.until('second main');
    ann.casts('Beacon of Unrest', { target: 'Phantom Monster' });
    play.until('main', 'ben');
    ben.casts('Terror', { target: 'Seraph' });
    play.allPass();
    then('Phantom Monster').isIn('play').isControlledBy(ann);
  });

  test('what something else has killed stays where it is', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Seraph', 'Swamp', 'Swamp'], hand: ['Terror'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Terror', { target: 'Hill Giant' });
    play.until('upkeep', 'ben');
    then('Hill Giant').isIn('graveyard');
  });
});
