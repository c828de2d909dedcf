// Green cards of Portal, each in play by the book of Portal.

import { describe, expect, it, test } from 'vitest';
import type { Keyword } from '../../src/language/keyword.ts';
import { given, play, then } from '../play.ts';

const forests = (number: number): string[] => Array.from({ length: number }, () => 'Forest');

interface Plain {
  readonly name: string;
  readonly lands: number;
  readonly size: readonly [number, number];
  readonly keyword?: Keyword;
}
const CREATURES: readonly Plain[] = [
  { name: 'Anaconda', lands: 4, size: [3, 3], keyword: 'swampwalk' },
  { name: 'Bull Hippo', lands: 4, size: [3, 3], keyword: 'islandwalk' },
  { name: 'Elite Cat Warrior', lands: 3, size: [2, 3], keyword: 'forestwalk' },
  { name: 'Elvish Ranger', lands: 3, size: [4, 1] },
  { name: 'Gorilla Warrior', lands: 3, size: [3, 2] },
  { name: 'Jungle Lion', lands: 1, size: [2, 1], keyword: "can't block" },
  { name: 'Moon Sprite', lands: 2, size: [1, 1], keyword: 'flying' },
  { name: 'Panther Warriors', lands: 5, size: [6, 3] },
  { name: 'Redwood Treefolk', lands: 5, size: [3, 6] },
  { name: 'Rowan Treefolk', lands: 4, size: [3, 4] },
  { name: 'Spined Wurm', lands: 5, size: [5, 4] },
  { name: 'Whiptail Wurm', lands: 7, size: [8, 5] },
  { name: 'Willow Dryad', lands: 1, size: [1, 1], keyword: 'forestwalk' },
];

describe('creatures that are just what they are', () => {
  test.each(CREATURES)('$name: comes into play as it is printed', ({ name, lands, size, keyword }) => {
    const { ann } = given('portal', { ann: { hand: [name], inPlay: forests(lands) }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).isIn('play').is(size[0], size[1]);
    if (keyword !== undefined) then(name).hasKeyword(keyword);
  });
});

describe('creatures that walk', () => {
  const walks = [
    ['Anaconda', 'Swamp', 3],
    ['Bull Hippo', 'Island', 3],
    ['Elite Cat Warrior', 'Forest', 2],
    ['Willow Dryad', 'Forest', 1],
  ] as const;
  test.each(walks)('%s: cannot be intercepted where there is a %s', (name, land, power) => {
    const { ann, ben } = given('portal', { ann: { inPlay: [name] }, ben: { inPlay: [land, 'Whiptail Wurm'] } });
    ann.attacks(name);
    play.until('main', 'ann');
    then(ben).hasLife(20 - power);
  });

  test.each(walks)('%s: can be intercepted where there is no %s', (name) => {
    const { ann, ben } = given('portal', { ann: { inPlay: [name] }, ben: { inPlay: ['Mountain', 'Whiptail Wurm'] } });
    ann.attacks(name);
    ben.intercepts(name, 'Whiptail Wurm');
    play.allPass();
    then(name).isIn('graveyard');
    then(ben).hasLife(20);
  });
});

it('Jungle Lion: attacks, but does not intercept', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Moon Sprite', 'Elvish Ranger'] },
    ben: { inPlay: ['Jungle Lion'] },
  });
  ann.attacks('Elvish Ranger');
  play.until('main', 'ann');
  expect(ben.choices).toEqual([]);
  then(ben).hasLife(16);
});

describe('creatures that want something', () => {
  it('Plant Elemental: stays if a Forest is sacrificed', () => {
    const { ann } = given('portal', { ann: { hand: ['Plant Elemental'], inPlay: forests(2) }, ben: {} });
    ann.casts('Plant Elemental');
    ann.chooses('yes');
    ann.chooses('Forest');
    then('Plant Elemental').isIn('play').is(3, 4);
    then(ann).hasCardsInGraveyard(1);
  });

  it('Plant Elemental: goes if no Forest is sacrificed', () => {
    const { ann } = given('portal', { ann: { hand: ['Plant Elemental'], inPlay: forests(2) }, ben: {} });
    ann.casts('Plant Elemental');
    ann.chooses('no');
    then('Plant Elemental').isIn('graveyard');
    then(ann).hasCardsInGraveyard(1);
  });

  it('Primeval Force: stays if three Forests are sacrificed', () => {
    const { ann } = given('portal', { ann: { hand: ['Primeval Force'], inPlay: forests(5) }, ben: {} });
    ann.casts('Primeval Force');
    ann.chooses('yes');
    ann.chooses('Forest#1', 'Forest#2', 'Forest#3');
    then('Primeval Force').isIn('play').is(8, 8);
    then(ann).hasCardsInGraveyard(3);
  });

  it('Primeval Force: goes where three Forests are not sacrificed', () => {
    const { ann } = given('portal', { ann: { hand: ['Primeval Force'], inPlay: forests(5) }, ben: {} });
    ann.casts('Primeval Force');
    ann.chooses('no');
    then('Primeval Force').isIn('graveyard');
    then(ann).hasCardsInGraveyard(1);
  });

  it('Primeval Force: goes at once where there are not three Forests', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Primeval Force'], inPlay: [...forests(2), 'Mountain', 'Mountain', 'Birds of Paradise'] },
      ben: {},
    });
    ann.casts('Primeval Force');
    play.allPass();
    then('Primeval Force').isIn('graveyard');
    then(ann).hasCardsInGraveyard(1);
  });

  it('Thundering Wurm: stays if a land card is discarded', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Thundering Wurm', 'Swamp', 'Bee Sting'], inPlay: forests(3) },
      ben: {},
    });
    ann.casts('Thundering Wurm');
    ann.chooses('yes');
    then('Thundering Wurm').isIn('play').is(4, 4);
    then('Swamp').isIn('graveyard');
    then('Bee Sting').isIn('hand');
  });

  it('Thundering Wurm: goes at once if there is no land card in hand', () => {
    const { ann } = given('portal', { ann: { hand: ['Thundering Wurm', 'Bee Sting'], inPlay: forests(3) }, ben: {} });
    ann.casts('Thundering Wurm');
    play.allPass();
    then('Thundering Wurm').isIn('graveyard');
    then('Bee Sting').isIn('hand');
  });

  it('Wood Elves: bring a Forest into play', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Wood Elves'], inPlay: forests(3), library: ['Swamp', 'Forest', 'Swamp'] },
      ben: {},
    });
    ann.casts('Wood Elves');
    expect(ann.choices).toEqual(['Forest']);
    ann.chooses('Forest');
    then('Forest#1').isIn('play').isUntapped();
    then(ann).hasCardsInLibrary(2);
  });
});

describe('spells aimed at something', () => {
  it('Alluring Scent: every creature that can must intercept', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Alluring Scent'], inPlay: [...forests(3), 'Redwood Treefolk', 'Gorilla Warrior'] },
      ben: { inPlay: ['Rowan Treefolk', 'Elvish Ranger'] },
    });
    ann.casts('Alluring Scent', { target: 'Redwood Treefolk' });
    play.allPass();
    then('Redwood Treefolk').hasKeyword('lure');
    ann.attacks('Redwood Treefolk', 'Gorilla Warrior');
    ben.intercepts('Redwood Treefolk', 'Rowan Treefolk', 'Elvish Ranger');
    ann.assigns({ 'Elvish Ranger': 3 });
    play.until('main', 'ann');
    then(ben).hasLife(17);
    then('Elvish Ranger').isIn('graveyard');
  });

  it('Bee Sting: deals 2 damage', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Bee Sting', 'Bee Sting'], inPlay: forests(8) },
      ben: { inPlay: ['Gorilla Warrior'] },
    });
    ann.casts('Bee Sting', { target: 'Gorilla Warrior' });
    play.allPass();
    then('Gorilla Warrior').isIn('graveyard');
    ann.casts('Bee Sting', { target: ben });
    play.allPass();
    then(ben).hasLife(18);
  });

  it('Elven Cache: brings a card back to your hand, from your own graveyard', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Elven Cache'], inPlay: forests(4), graveyard: ['Bee Sting', 'Swamp'] },
      ben: { graveyard: ['Moon Sprite'] },
    });
    ann.casts('Elven Cache', { target: 'Bee Sting' });
    play.allPass();
    then('Bee Sting').isIn('hand');
    then('Swamp').isIn('graveyard');
    then('Moon Sprite').isIn('graveyard');
  });

  it('Monstrous Growth: +4/+4 until the end of the turn', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Monstrous Growth'], inPlay: [...forests(2), 'Moon Sprite'] },
      ben: {},
    });
    ann.casts('Monstrous Growth', { target: 'Moon Sprite' });
    play.allPass();
    then('Moon Sprite').is(5, 5);
    play.until('main', 'ben');
    then('Moon Sprite').is(1, 1);
  });

  it('Natural Spring: a player gains 8 life', () => {
    const { ann, ben } = given('portal', { ann: { hand: ['Natural Spring'], inPlay: forests(5) }, ben: {} });
    ann.casts('Natural Spring', { target: ann });
    play.allPass();
    then(ann).hasLife(28);
    then(ben).hasLife(20);
  });

  it("Winter's Grasp: destroys a land", () => {
    const { ann } = given('portal', {
      ann: { hand: ["Winter's Grasp"], inPlay: forests(3) },
      ben: { inPlay: ['Swamp', 'Moon Sprite'] },
    });
    ann.casts("Winter's Grasp", { target: 'Swamp' });
    play.allPass();
    then('Swamp').isIn('graveyard');
    then('Moon Sprite').isIn('play');
  });
});

describe('spells for all', () => {
  it('Fruition: 1 life for each Forest in play, whoever has it', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Fruition'], inPlay: [...forests(2), 'Swamp'] },
      ben: { inPlay: forests(1) },
    });
    ann.casts('Fruition');
    play.allPass();
    then(ann).hasLife(23);
    then(ben).hasLife(20);
  });

  it('Mobilize: untaps your creatures and no others', () => {
    const { ann } = given('portal', {
      ann: {
        hand: ['Mobilize'],
        inPlay: ['Forest', { card: 'Moon Sprite', tapped: true }, { card: 'Swamp', tapped: true }],
      },
      ben: { inPlay: [{ card: 'Jungle Lion', tapped: true }] },
    });
    ann.casts('Mobilize');
    play.allPass();
    then('Moon Sprite').isUntapped();
    then('Swamp').isTapped();
    then('Jungle Lion').isTapped();
  });

  it("Nature's Cloak: your green creatures walk through forests this turn", () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ["Nature's Cloak"], inPlay: [...forests(3), 'Jungle Lion', 'Hill Giant'] },
      ben: { inPlay: ['Forest', 'Moon Sprite'] },
    });
    ann.casts("Nature's Cloak");
    play.allPass();
    then('Jungle Lion').hasKeyword('forestwalk');
    then('Hill Giant').lacksKeyword('forestwalk');
    then('Moon Sprite').lacksKeyword('forestwalk');
    ann.attacks('Jungle Lion');
    play.until('main', 'ben');
    then(ben).hasLife(18);
    then('Jungle Lion').lacksKeyword('forestwalk');
  });

  it('Needle Storm: 4 damage to all that flies', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Needle Storm'], inPlay: [...forests(3), 'Moon Sprite'] },
      ben: { inPlay: ['Serra Angel', 'Jungle Lion'] },
    });
    ann.casts('Needle Storm');
    play.allPass();
    then('Moon Sprite').isIn('graveyard');
    then('Serra Angel').isIn('graveyard');
    then('Jungle Lion').isIn('play');
  });
});
