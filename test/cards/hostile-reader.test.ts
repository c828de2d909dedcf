// Cards read by somebody who wishes them ill: nothing to choose, the source gone, the chosen thing gone, two of them, another's.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const NEW = ['tenth', 'm11'] as const;
const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);

describe('what is gone is remembered as it was', () => {
  test.each(NEW)('%s: Angelic Chorus counts the toughness of a creature that was killed before', (book) => {
    const { ann, ben } = given(book, {
      ann: { life: 20, hand: ['Hill Giant'], inPlay: ['Angelic Chorus', ...lands(4, 'Mountain')] },
      ben: { hand: ['Terror'], inPlay: lands(2, 'Swamp') },
    });
    ann.casts('Hill Giant');
    ann.passes();
    ben.passes();
    ann.passes();
    ben.casts('Terror', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
    then(ann).hasLife(23);
  });

  test.each(BOOKS)('%s: Time Bomb deals what was on it though it is gone', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Time Bomb', counters: { time: 3 } }, 'Island', 'Hill Giant'] },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.activates('Time Bomb');
    play.allPass();
    then('Time Bomb').isIn('graveyard');
    then('Hill Giant').isIn('graveyard');
    then('Craw Wurm').isIn('play');
    then(ann).hasLife(17);
    then(ben).hasLife(17);
  });
});

describe('less than the text asks for', () => {
  test.each(BOOKS)('%s: Agonizing Memories takes the one card there is', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Agonizing Memories'], inPlay: lands(4, 'Swamp') },
      ben: { hand: ['Hill Giant'], library: lands(3) },
    });
    ann.casts('Agonizing Memories', { target: 'ben' });
    play.allPass();
    then(ben).hasCardsInHand(0).hasCardsInLibrary(4);
  });

  test.each(BOOKS)('%s: Mind Warp for more than the hand holds', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Mind Warp'], inPlay: lands(8, 'Swamp') },
      ben: { hand: ['Hill Giant', 'Craw Wurm'] },
    });
    ann.casts('Mind Warp', { x: 4, target: 'ben' });
    play.allPass();
    then(ben).hasCardsInHand(0).hasCardsInGraveyard(2);
  });

  test.each(BOOKS)('%s: Volcanic Eruption for nothing harms nobody', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Volcanic Eruption'], inPlay: lands(3) },
      ben: { inPlay: ['Mountain', "Mons's Goblin Raiders"] },
    });
    ann.casts('Volcanic Eruption', { x: 0 });
    play.allPass();
    then('Mountain').isIn('play');
    then("Mons's Goblin Raiders").isIn('play');
    then(ben).hasLife(20);
  });

  test.each(NEW)('%s: Aura Graft finds no other bearer, and the Aura stays where it is, under another', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Aura Graft'], inPlay: lands(2) },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Holy Strength'] }] },
    });
    ann.casts('Aura Graft', { target: 'Holy Strength' });
    play.allPass();
    then('Holy Strength').isAttachedTo('Hill Giant').isControlledBy(ann);
  });

  test.each(NEW)('%s: Aura Graft never leaves the Aura where it was while there is another place', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Aura Graft'], inPlay: [...lands(2), 'Grizzly Bears', 'Craw Wurm'] },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Holy Strength'] }] },
    });
    ann.casts('Aura Graft', { target: 'Holy Strength' });
    while (play.question?.ask === 'act') play.pass();
    expect(ann.choices).not.toContain('Hill Giant');
    ann.chooses('Craw Wurm');
    play.allPass();
    then('Holy Strength').isAttachedTo('Craw Wurm');
  });
});

describe('several, and of others', () => {
  test.each(BOOKS)('%s: two Mana Flares give two more mana', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Mana Flare', 'Mana Flare', 'Mountain'] }, ben: {} });
    ann.taps('Mountain');
    then(ann).hasMana('RRR');
  });

  test.each(BOOKS)('%s: two Castles are four more toughness', (book) => {
    given(book, { ann: { inPlay: ['Castle', 'Castle', 'Grizzly Bears'] }, ben: { inPlay: ['Hill Giant'] } });
    then('Grizzly Bears').is(2, 6);
    then('Hill Giant').is(3, 3);
  });

  test.each(BOOKS)('%s: a Lhurgoyf of another counts all graveyards, and itself when it has died', (book) => {
    given(book, {
      ann: { inPlay: [{ card: 'Lhurgoyf', controller: 'ben' }], graveyard: ['Hill Giant', 'Terror'] },
      ben: { graveyard: ['Craw Wurm'] },
    });
    then('Lhurgoyf').is(2, 3);
  });
});

describe('more that a judge was asked', () => {
  test.each(NEW)('%s: Ankh of Mishra hurts who controlled the land, though it has been returned', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Forest'], inPlay: ['Ankh of Mishra'] },
      ben: { hand: ['Boomerang'], inPlay: lands(2) },
    });
    ann.plays('Forest');
    ann.passes();
    ben.casts('Boomerang', { target: 'Forest' });
    play.allPass();
    then(ann).hasLife(18).hasCardsInHand(1);
    then(ben).hasLife(20);
  });

  test.each(BOOKS)('%s: Ashes to Ashes wants two creatures, and an artifact is none', (book) => {
    given(book, {
      ann: { hand: ['Ashes to Ashes'], inPlay: lands(3, 'Swamp') },
      ben: { inPlay: ['Hill Giant', 'Ornithopter'] },
    });
    expect(play.game.legalAnswers().filter(({ kind }) => kind === 'cast')).toEqual([]);
  });

  test.each(BOOKS)("%s: Jester's Cap takes what a short library has", (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ["Jester's Cap", ...lands(2)] },
      ben: { library: ['Hill Giant', 'Terror'] },
    });
    ann.activates("Jester's Cap", { target: 'ben' });
    play.allPass();
    then(ben).hasCardsInLibrary(0);
    then('Hill Giant').isIn('removed');
    then('Terror').isIn('removed');
  });

  test.each(BOOKS)('%s: anybody may end an Aether Storm, for life of their own', (book) => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Aether Storm'] }, ben: {} }, { active: 'ben' });
    ben.activates('Aether Storm');
    play.allPass();
    then('Aether Storm').isIn('graveyard');
    then(ben).hasLife(16);
    then(ann).hasLife(20);
  });

  test.each(BOOKS)('%s: what a dead creature gave by Sacrifice is its own cost, though it was stolen', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Sacrifice'], inPlay: ['Swamp'] },
      ben: { inPlay: [{ card: 'Craw Wurm', controller: 'ann' }] },
    });
    ann.casts('Sacrifice');
    if (play.game.state.chain.length > 0) play.allPass();
    then('Craw Wurm').isIn('graveyard');
    then(ann).hasMana('BBBBBB');
  });

  test.each(BOOKS)(
    '%s: two of Aspect of Wolf on one creature each count the forests of their own controller',
    (book) => {
      given(book, {
        ann: {
          inPlay: [
            { card: 'Grizzly Bears', with: ['Aspect of Wolf', { card: 'Aspect of Wolf', controller: 'ben' }] },
            ...lands(3, 'Forest'),
          ],
        },
        ben: { inPlay: lands(2, 'Forest') },
      });
      // Two and two, one and two more for three forests, one and one more for two.
      then('Grizzly Bears').is(4, 5);
    },
  );
});
