// Green creatures of Magic 2010 and 2011, each in play by the book of 2010.

import { describe, expect, it, test } from 'vitest';
import type { Keyword } from '../../src/language/keyword.ts';
import { given, play, refused, then } from '../play.ts';

const forests = (number: number): string[] => Array.from({ length: number }, () => 'Forest');

interface Plain {
  readonly name: string;
  readonly lands: number;
  readonly size: readonly [number, number];
  readonly keywords: readonly Keyword[];
}
const plain = (name: string, lands: number, power: number, toughness: number, ...keywords: Keyword[]): Plain => ({
  name,
  lands,
  size: [power, toughness],
  keywords,
});
const CREATURES: readonly Plain[] = [
  plain('Centaur Courser', 3, 3, 3),
  plain('Deadly Recluse', 2, 1, 2, 'reach', 'deathtouch'),
  plain('Duskdale Wurm', 7, 7, 7, 'trample'),
  plain('Emerald Oryx', 4, 2, 3, 'forestwalk'),
  plain('Enormous Baloth', 7, 7, 7),
  plain("Garruk's Companion", 2, 3, 2, 'trample'),
  plain('Greater Basilisk', 5, 3, 5, 'deathtouch'),
  plain('Mist Leopard', 4, 3, 2, 'shroud'),
  plain('Prized Unicorn', 4, 2, 2, 'lure'),
  plain('Runeclaw Bear', 2, 2, 2),
  plain('Stampeding Rhino', 5, 4, 4, 'trample'),
  plain('Wall of Vines', 1, 0, 3, 'defender', 'reach'),
  plain('Yavimaya Wurm', 6, 6, 4, 'trample'),
];

describe('creatures that are just what they are', () => {
  test.each(CREATURES)('$name: comes into play as it is printed', ({ name, lands, size, keywords }) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: forests(lands) }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).isIn('play').is(size[0], size[1]);
    for (const keyword of keywords) then(name).hasKeyword(keyword);
  });

  test.each(["Garruk's Companion", 'Stampeding Rhino', 'Yavimaya Wurm', 'Duskdale Wurm'])(
    '%s: tramples over what is too small',
    (name) => {
      const { ann, ben } = given('m11', { ann: { inPlay: [name] }, ben: { inPlay: ['Runeclaw Bear'] } });
      const power = CREATURES.find((each) => each.name === name)?.size[0] ?? 0;
      ann.attacks(name);
      ben.blocks(name, 'Runeclaw Bear');
      ann.assigns({ 'Runeclaw Bear': 2, ben: power - 2 });
      play.until('end of combat');
      then(ben).hasLife(22 - power);
    },
  );
});

it('Emerald Oryx: walks past a player with a Forest', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Emerald Oryx'] },
    ben: { inPlay: ['Forest', 'Runeclaw Bear'] },
  });
  ann.attacks('Emerald Oryx');
  play.until('end of combat');
  then(ben).hasLife(18);
});

it('Greater Basilisk: kills with any damage', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Greater Basilisk'] }, ben: { inPlay: ['Kalonian Behemoth'] } });
  ann.attacks('Greater Basilisk');
  ben.blocks('Greater Basilisk', 'Kalonian Behemoth');
  play.until('end of combat');
  then('Kalonian Behemoth').isIn('graveyard');
});

it('Mist Leopard: cannot be a target', () => {
  const { ann } = given('m11', { ann: { hand: ['Might of Oaks'], inPlay: [...forests(4), 'Mist Leopard'] }, ben: {} });
  expect(ann.mayCast('Might of Oaks')).toBe(false);
});

it('Prized Unicorn: all that can block it must', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Prized Unicorn', 'Centaur Courser'] },
    ben: { inPlay: ['Runeclaw Bear', 'Wall of Vines'] },
  });
  ann.attacks('Prized Unicorn', 'Centaur Courser');
  play.until('declare block');
  refused('must block', () => ben.doesNotBlock());
  ben.blocks('Prized Unicorn', 'Runeclaw Bear', 'Wall of Vines');
  ann.chooses('Runeclaw Bear', 'Wall of Vines');
  ann.assigns({ 'Runeclaw Bear': 2 });
  play.until('end of combat');
  then(ben).hasLife(17);
});

describe('creatures that do something when they come', () => {
  it('Acidic Slime: destroys an artifact, an enchantment or a land', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Acidic Slime'], inPlay: forests(5) },
      ben: { inPlay: ['Swamp', 'Runeclaw Bear', 'Glorious Anthem'] },
    });
    ann.casts('Acidic Slime');
    play.pass();
    play.pass();
    expect(ann.choices).not.toContain('Runeclaw Bear');
    ann.chooses('Glorious Anthem');
    play.allPass();
    then('Glorious Anthem').isIn('graveyard');
    then('Acidic Slime').is(2, 2).hasKeyword('deathtouch');
  });

  it('Awakener Druid: a Forest is a 4/5 Treefolk, and a land, while the Druid is there', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Awakener Druid', 'Hornet Sting'], inPlay: forests(4) },
      ben: { inPlay: ['Swamp'] },
    });
    ann.casts('Awakener Druid');
    play.pass();
    play.pass();
    expect(ann.choices).not.toContain('Swamp');
    ann.chooses('Forest#4');
    play.allPass();
    then('Forest#4').is(4, 5).isA('creature').isA('land').isColor('green').hasSubtypes('Forest', 'Treefolk');
    ann.casts('Hornet Sting', { target: 'Awakener Druid' });
    play.allPass();
    then('Awakener Druid').isIn('graveyard');
    then('Forest#4').isNotA('creature').isA('land');
  });

  test.each([
    ['Borderland Ranger', 3],
    ['Sylvan Ranger', 2],
  ] as const)('%s: you may bring a basic land to your hand', (name, lands) => {
    const { ann } = given('m11', {
      ann: { hand: [name], inPlay: forests(lands), library: ['Island', 'Runeclaw Bear'] },
      ben: {},
    });
    ann.casts(name);
    play.pass();
    play.pass();
    play.pass();
    play.pass();
    ann.chooses('yes');
    expect(ann.choices).toEqual(['Island']);
    ann.chooses('Island');
    then(ann).hasInHand('Island').hasCardsInLibrary(1);
  });

  it("Garruk's Packleader: another strong creature of yours lets you draw", () => {
    const { ann } = given('m11', {
      ann: { hand: ['Centaur Courser', 'Runeclaw Bear'], inPlay: [...forests(5), "Garruk's Packleader"] },
      ben: {},
    });
    ann.casts('Centaur Courser');
    play.pass();
    play.pass();
    play.pass();
    play.pass();
    ann.chooses('yes');
    then(ann).hasCardsInHand(2);
    ann.casts('Runeclaw Bear');
    play.allPass();
    then(ann).hasCardsInHand(1);
  });

  it('Primeval Titan: brings two lands tapped when it comes, and again when it attacks', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Primeval Titan'],
        inPlay: forests(6),
        library: ['Island', 'Swamp', 'Plains', 'Runeclaw Bear', 'Mountain'],
      },
      ben: {},
    });
    ann.casts('Primeval Titan');
    play.pass();
    play.pass();
    play.pass();
    play.pass();
    ann.chooses('yes');
    expect(ann.choices).not.toContain('Runeclaw Bear');
    ann.chooses('Island', 'Swamp');
    then('Island').isIn('play').isTapped();
    then('Swamp').isIn('play').isTapped();
    then('Primeval Titan').is(6, 6).hasKeyword('trample');
    play.until('main', 'ben');
  });

  it('Primeval Titan: attacks, and may bring lands', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Primeval Titan'], library: ['Island', 'Swamp', 'Runeclaw Bear'] },
      ben: {},
    });
    ann.attacks('Primeval Titan');
    play.pass();
    play.pass();
    ann.chooses('yes');
    ann.chooses('Island');
    then('Island').isIn('play').isTapped();
    then('Swamp').isIn('library');
  });
});

describe('creatures that are used', () => {
  it('Ant Queen: makes Insects', () => {
    const { ann } = given('m11', { ann: { inPlay: [...forests(4), 'Ant Queen'] }, ben: {} });
    ann.activates('Ant Queen');
    play.allPass();
    ann.activates('Ant Queen');
    play.allPass();
    then('Insect#2').is(1, 1).isColor('green').hasSubtypes('Insect');
  });

  it('Birds of Paradise: fly and make mana of any color', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Birds of Paradise'] }, ben: {} });
    then('Birds of Paradise').hasKeyword('flying').is(0, 1);
    ann.taps('Birds of Paradise');
    ann.chooses('U');
    then(ann).hasMana('U');
  });

  it('Brindle Boar: is sacrificed for 4 life', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Brindle Boar'] }, ben: {} });
    ann.activates('Brindle Boar');
    play.allPass();
    then('Brindle Boar').isIn('graveyard');
    then(ann).hasLife(24);
  });

  it('Cudgel Troll: regenerates', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Duskdale Wurm'] },
      ben: { inPlay: ['Forest', 'Cudgel Troll'] },
    });
    ann.attacks('Duskdale Wurm');
    ben.blocks('Duskdale Wurm', 'Cudgel Troll');
    ben.activates('Cudgel Troll');
    play.allPass();
    ann.assigns({ 'Cudgel Troll': 7 });
    play.until('end of combat');
    then('Cudgel Troll').isIn('play').isTapped();
  });

  it('Elvish Archdruid: makes other Elves bigger, and mana for every Elf', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Elvish Archdruid', 'Llanowar Elves', 'Runeclaw Bear'] },
      ben: { inPlay: ['Elvish Visionary'] },
    });
    then('Elvish Archdruid').is(2, 2);
    then('Llanowar Elves').is(2, 2);
    then('Runeclaw Bear').is(2, 2);
    then('Elvish Visionary').is(1, 1);
    ann.taps('Elvish Archdruid');
    then(ann).hasMana('GG');
  });

  it('Fauna Shaman: a creature card is discarded for another', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Runeclaw Bear', 'Plummet'], inPlay: ['Forest', 'Fauna Shaman'], library: ['Swamp', 'Ant Queen'] },
      ben: {},
    });
    ann.activates('Fauna Shaman');
    then('Runeclaw Bear').isIn('graveyard');
    play.pass();
    play.pass();
    expect(ann.choices).toEqual(['Ant Queen']);
    ann.chooses('Ant Queen');
    then(ann).hasInHand('Ant Queen', 'Plummet');
  });

  it('Fauna Shaman: cannot be used without a creature card in hand', () => {
    const { ann } = given('m11', { ann: { hand: ['Plummet'], inPlay: ['Forest', 'Fauna Shaman'] }, ben: {} });
    expect(ann.mayActivate('Fauna Shaman')).toBe(false);
  });
});

describe('creatures that wait for something', () => {
  it('Bramble Creeper: is 5/3 when it attacks', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Bramble Creeper'] }, ben: {} });
    then('Bramble Creeper').is(0, 3);
    ann.attacks('Bramble Creeper');
    play.allPass();
    then('Bramble Creeper').is(5, 3);
    play.until('end of combat');
    then(ben).hasLife(15);
  });

  it('Mold Adder: may grow when an opponent casts something blue or black', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Mold Adder'] },
        ben: { hand: ['Terror', 'Lightning Bolt'], inPlay: ['Swamp', 'Swamp', 'Mountain', 'Runeclaw Bear'] },
      },
      { active: 'ben' },
    );
    ben.casts('Lightning Bolt', { target: 'ann' });
    play.allPass();
    then('Mold Adder').is(1, 1);
    ben.casts('Terror', { target: 'Runeclaw Bear' });
    play.pass();
    play.pass();
    ann.chooses('yes');
    then('Mold Adder').is(2, 2).hasCounters('+1/+1', 1);
  });

  it('Great Sable Stag: cannot be countered, and nothing blue or black touches it', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Great Sable Stag'], inPlay: forests(3) },
      ben: { hand: ['Cancel', 'Terror'], inPlay: ['Island', 'Island', 'Island', 'Swamp', 'Swamp'] },
    });
    ann.casts('Great Sable Stag');
    ben.casts('Cancel', { target: 'Great Sable Stag' });
    play.allPass();
    then('Great Sable Stag').isIn('play').is(3, 3);
    ann.passes();
    expect(ben.mayCast('Terror')).toBe(false);
  });
});
