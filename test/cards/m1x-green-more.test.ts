// Green cards of Magic 2010 and 2011 that put, reveal, shelter or split, by the book of 2010.

import { describe, expect, it } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const forests = (number: number): string[] => Array.from({ length: number }, () => 'Forest');
const plains = (number: number): string[] => Array.from({ length: number }, () => 'Plains');

describe('Elvish Piper', () => {
  it('Elvish Piper: puts a creature card from the hand into play', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Enormous Baloth', 'Plummet'], inPlay: ['Forest', 'Elvish Piper'] },
      ben: {},
    });
    ann.activates('Elvish Piper');
    play.pass();
    play.pass();
    ann.chooses('yes');
    then('Enormous Baloth').isIn('play').isControlledBy(ann);
    then('Plummet').isIn('hand');
  });

  it('Elvish Piper: puts nothing but a creature', () => {
    const { ann } = given('m11', { ann: { hand: ['Plummet', 'Swamp'], inPlay: ['Forest', 'Elvish Piper'] }, ben: {} });
    ann.activates('Elvish Piper');
    play.pass();
    play.pass();
    ann.chooses('yes');
    then(ann).hasCardsInHand(2);
  });
});

describe('Cultivate', () => {
  const cultivates = (library: string[]) => {
    const { ann } = given('m11', { ann: { hand: ['Cultivate'], inPlay: forests(3), library }, ben: {} });
    ann.casts('Cultivate');
    play.pass();
    play.pass();
    return ann;
  };

  it('Cultivate: one land into play tapped, the other to the hand', () => {
    const ann = cultivates(['Swamp', 'Island', 'Runeclaw Bear']);
    expect([...ann.choices].sort()).toEqual(['Island', 'Swamp']);
    ann.chooses('Swamp', 'Island');
    ann.chooses('Island');
    then('Island').isIn('play').isTapped();
    then('Swamp').isIn('hand');
    then(ann).hasCardsInLibrary(1);
  });

  it('Cultivate: a single land comes into play', () => {
    const ann = cultivates(['Swamp', 'Runeclaw Bear']);
    ann.chooses('Swamp');
    then('Swamp').isIn('play').isTapped();
    then(ann).hasCardsInHand(0);
  });
});

describe("Gaea's Revenge", () => {
  it("Gaea's Revenge: cannot be countered, has haste, and only what is green aims at it", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Gaea's Revenge", 'Might of Oaks'], inPlay: forests(11) },
      ben: { hand: ['Cancel', 'Lightning Bolt'], inPlay: ['Island', 'Island', 'Island', 'Mountain'] },
    });
    ann.casts("Gaea's Revenge");
    ben.casts('Cancel', { target: "Gaea's Revenge" });
    play.allPass();
    then("Gaea's Revenge").isIn('play').is(8, 5).hasKeyword('haste');
    ann.passes();
    refused('illegal target', () => ben.casts('Lightning Bolt', { target: "Gaea's Revenge" }));
  });

  it("Gaea's Revenge: green spells may aim at it, abilities of red creatures may not", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Might of Oaks'], inPlay: [...forests(4), "Gaea's Revenge"] },
      ben: { inPlay: ['Prodigal Pyromancer'] },
    });
    ann.casts('Might of Oaks', { target: "Gaea's Revenge" });
    play.allPass();
    then("Gaea's Revenge").is(15, 12);
    ann.passes();
    refused('illegal target', () => ben.activates('Prodigal Pyromancer', { target: "Gaea's Revenge" }));
  });
});

describe('Leyline of Vitality', () => {
  it('Leyline of Vitality: creatures you control get +0/+1, and give life when they come', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Runeclaw Bear'], inPlay: [...forests(2), 'Leyline of Vitality'] },
      ben: { inPlay: ['Centaur Courser'] },
    });
    then('Centaur Courser').is(3, 3);
    ann.casts('Runeclaw Bear');
    play.pass();
    play.pass();
    play.pass();
    play.pass();
    ann.chooses('yes');
    then('Runeclaw Bear').is(2, 3);
    then(ann).hasLife(21);
  });
});

describe('Lurking Predators', () => {
  const bolted = (library: string[]) => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Lurking Predators'], library },
        ben: { hand: ['Lightning Bolt', 'Runeclaw Bear'], inPlay: ['Mountain'] },
      },
      { active: 'ben' },
    );
    ben.casts('Lightning Bolt', { target: ann });
    play.pass();
    play.pass();
    return ann;
  };

  it('Lurking Predators: a creature on top comes into play', () => {
    const ann = bolted(['Enormous Baloth', 'Swamp']);
    then('Enormous Baloth').isIn('play').isControlledBy(ann);
    then(ann).hasLife(20);
  });

  it('Lurking Predators: any other card may go to the bottom', () => {
    const ann = bolted(['Plummet', 'Island', 'Swamp']);
    ann.chooses('yes');
    const { library } = play.game.state.players[0] as { library: readonly number[] };
    expect(library.map((id) => play.game.inside.kind(id).definition.name)).toEqual(['Plummet', 'Swamp', 'Island']);
  });

  it('Lurking Predators: your own spells do not wake them', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Lurking Predators'], library: ['Enormous Baloth'] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then('Enormous Baloth').isIn('library');
  });
});

it('Mitotic Slime: leaves two Oozes, and each of them two smaller ones', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Terror', 'Lightning Bolt'], inPlay: ['Swamp', 'Swamp', 'Mountain', 'Mitotic Slime'] },
    ben: {},
  });
  ann.casts('Terror', { target: 'Mitotic Slime' });
  play.allPass();
  then('Mitotic Slime').isIn('graveyard');
  then('Ooze#1').is(2, 2).isColor('green');
  then('Ooze#2').is(2, 2);
  ann.casts('Lightning Bolt', { target: 'Ooze#1' });
  play.allPass();
  const sizes = play.game.state.inPlay
    .filter((id) => play.game.inside.object(id).token)
    .map((id) => play.game.inside.char(id).power);
  expect(sizes.sort()).toEqual([1, 1, 2]);
});

describe('Overwhelming Stampede', () => {
  it('Overwhelming Stampede: all grow by the greatest power and trample', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Overwhelming Stampede'], inPlay: [...forests(5), 'Runeclaw Bear', 'Centaur Courser'] },
      ben: { inPlay: ['Enormous Baloth'] },
    });
    ann.casts('Overwhelming Stampede');
    play.allPass();
    then('Runeclaw Bear').is(5, 5).hasKeyword('trample');
    then('Centaur Courser').is(6, 6).hasKeyword('trample');
    then('Enormous Baloth').is(7, 7).lacksKeyword('trample');
    play.until('main', 'ben');
    then('Centaur Courser').is(3, 3);
  });
});

it('Mitotic Slime: its smallest Oozes leave nothing', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Day of Judgment', 'Day of Judgment', 'Day of Judgment'], inPlay: [...plains(12), 'Mitotic Slime'] },
    ben: {},
  });
  const tokens = (): number => play.game.state.inPlay.filter((id) => play.game.inside.object(id).token).length;
  ann.casts('Day of Judgment');
  play.allPass();
  expect(tokens()).toBe(2);
  ann.casts('Day of Judgment');
  play.pass();
  play.pass();
  if (play.question?.ask === 'order') ann.chooses(0, 1);
  play.allPass();
  expect(tokens()).toBe(4);
  ann.casts('Day of Judgment');
  play.allPass();
  expect(tokens()).toBe(0);
});
