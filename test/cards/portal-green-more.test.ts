// Green cards of Portal that search, bring lands, or answer an attack, by the book of Portal.

import { describe, expect, it, test } from 'vitest';
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

describe('Deep Wood', () => {
  it('Deep Wood: attacking creatures deal no damage to you this turn', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Gorilla Warrior', 'Moon Sprite'] },
      ben: { hand: ['Deep Wood'], inPlay: [...forests(2), 'Elvish Ranger'] },
    });
    ann.attacks('Gorilla Warrior', 'Moon Sprite');
    ben.casts('Deep Wood');
    ben.intercepts('Gorilla Warrior', 'Elvish Ranger');
    play.until('main', 'ann');
    then(ben).hasLife(20);
    then('Gorilla Warrior').isIn('graveyard');
    then('Elvish Ranger').isIn('graveyard');
  });

  it('Deep Wood: does not stop what is no attacking creature', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Bee Sting'], inPlay: [...forests(4), 'Moon Sprite'] },
      ben: { hand: ['Deep Wood'], inPlay: forests(2) },
    });
    ann.attacks('Moon Sprite');
    ben.casts('Deep Wood');
    play.until('second main', 'ann');
    ann.casts('Bee Sting', { target: ben });
    play.allPass();
    then(ben).hasLife(18);
  });
});

it('Deep Wood: works the same in 2010, as an instant', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Gorilla Warrior'] },
    ben: { hand: ['Deep Wood'], inPlay: forests(2) },
  });
  ann.attacks('Gorilla Warrior');
  ann.passes();
  ben.casts('Deep Wood');
  play.until('end of combat');
  then(ben).hasLife(20);
});

describe('creatures that only one can intercept', () => {
  test.each(['Charging Rhino', 'Stalking Tiger'])('%s: is intercepted by one creature', (name) => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: [name] },
      ben: { inPlay: ['Elvish Ranger', 'Redwood Treefolk'] },
    });
    ann.attacks(name);
    refused('cannot block', () => ben.intercepts(name, 'Elvish Ranger', 'Redwood Treefolk'));
    ben.intercepts(name, 'Redwood Treefolk');
    play.until('main', 'ann');
    then(ben).hasLife(20);
  });

  it('Stalking Tiger: even if it lures them all', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Alluring Scent'], inPlay: [...forests(3), 'Stalking Tiger'] },
      ben: { inPlay: ['Elvish Ranger', 'Redwood Treefolk'] },
    });
    ann.casts('Alluring Scent', { target: 'Stalking Tiger' });
    ann.attacks('Stalking Tiger');
    refused('must block', () => ben.letsThrough('Stalking Tiger'));
    ben.intercepts('Stalking Tiger', 'Redwood Treefolk');
    play.until('main', 'ann');
    then('Stalking Tiger').isIn('graveyard');
  });
});

describe('Summer Bloom', () => {
  const lands = { hand: ['Summer Bloom', 'Swamp', 'Island', 'Plains', 'Mountain', 'Forest'], inPlay: forests(2) };

  it('Summer Bloom: three lands more, after the step for lands, and no fourth', () => {
    const { ann } = given('portal', { ann: lands, ben: {} });
    expect(ann.mayPlay('Swamp')).toBe(false);
    ann.casts('Summer Bloom');
    ann.plays('Swamp');
    ann.plays('Island');
    ann.plays('Plains');
    refused('one land', () => ann.plays('Mountain'));
    then('Plains').isIn('play');
  });

  it('Summer Bloom: not in the turn after', () => {
    const { ann } = given('m11', { ann: lands, ben: {} });
    ann.casts('Summer Bloom');
    play.allPass();
    ann.plays('Swamp');
    ann.plays('Island');
    ann.plays('Plains');
    ann.plays('Mountain');
    refused('one land', () => ann.plays('Forest'));
    play.until('main', 'ben');
    play.until('main', 'ann');
    ann.plays('Forest');
    expect(play.game.state.players[0]?.landsPlayed).toBe(1);
  });
});

it('Sylvan Tutor: puts a creature card on top of the library', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Sylvan Tutor'], inPlay: forests(1), library: ['Moon Sprite', 'Swamp', 'Swamp', 'Swamp'] },
    ben: {},
  });
  ann.casts('Sylvan Tutor');
  expect(ann.choices).toEqual(['Moon Sprite']);
  ann.chooses('Moon Sprite');
  const { library } = play.game.state.players[0] as { library: readonly number[] };
  expect(play.game.inside.kind(library.at(-1) as number).definition.name).toBe('Moon Sprite');
  then(ann).hasCardsInLibrary(4);
});
