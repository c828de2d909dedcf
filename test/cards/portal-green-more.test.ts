// Green cards of Portal that search, bring lands, or answer an attack, by the book of Portal.

import { describe, expect, it } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const forests = (number: number): string[] => Array.from({ length: number }, () => 'Forest');

describe('searching', () => {
  it('Natural Order: a green creature is sacrificed for another from the library', () => {
    const { ann } = given('portal', {
      ann: {
        hand: ['Natural Order'],
        inPlay: [...forests(4), 'Willow Dryad', 'Hill Giant'],
        library: ['Swamp', 'Whiptail Wurm', 'Gray Ogre'],
      },
      ben: {},
    });
    ann.casts('Natural Order', { choose: ['Willow Dryad'] });
    then('Willow Dryad').isIn('graveyard');
    expect(ann.choices).toEqual(['Whiptail Wurm']);
    ann.chooses('Whiptail Wurm');
    then('Whiptail Wurm').isIn('play').isControlledBy(ann);
    then('Hill Giant').isIn('play');
  });

  it('Natural Order: cannot be cast without a green creature', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Natural Order'], inPlay: [...forests(4), 'Hill Giant'] },
      ben: {},
    });
    expect(ann.mayCast('Natural Order')).toBe(false);
  });

  it("Nature's Lore: brings a Forest, and nothing else", () => {
    const { ann } = given('portal', {
      ann: { hand: ["Nature's Lore"], inPlay: forests(2), library: ['Swamp', 'Forest'] },
      ben: {},
    });
    ann.casts("Nature's Lore");
    expect(ann.choices).toEqual(['Forest']);
    ann.chooses('Forest');
    then('Forest#1').isIn('play').isUntapped();
  });

  it('Untamed Wilds: brings any basic land', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Untamed Wilds'], inPlay: forests(3), library: ['Swamp', 'Willow Dryad', 'Island'] },
      ben: {},
    });
    ann.casts('Untamed Wilds');
    expect([...ann.choices].sort()).toEqual(['Island', 'Swamp']);
    ann.chooses('Island');
    then('Island').isIn('play').isUntapped();
    then(ann).hasCardsInLibrary(2);
  });
});

describe('on the other player’s turn', () => {
  it('Treetop Defense: lets your creatures intercept what flies', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Moon Sprite'] },
      ben: { hand: ['Treetop Defense'], inPlay: [...forests(2), 'Willow Dryad'] },
    });
    ann.attacks('Moon Sprite');
    ben.casts('Treetop Defense');
    then('Willow Dryad').hasKeyword('reach');
    then('Moon Sprite').lacksKeyword('reach');
    ben.intercepts('Moon Sprite', 'Willow Dryad');
    play.allPass();
    then('Moon Sprite').isIn('graveyard');
    then(ben).hasLife(20);
  });

  it('Treetop Defense: is for when you are attacked', () => {
    const { ann } = given('portal', { ann: { hand: ['Treetop Defense'], inPlay: forests(2) }, ben: {} });
    refused('wrong phase', () => ann.casts('Treetop Defense'));
  });
});
