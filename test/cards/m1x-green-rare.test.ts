// Green rares of Magic 2010 and 2011 with words of their own, by the book of 2010.

import { describe, expect, it } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const forests = (number: number): string[] => Array.from({ length: number }, () => 'Forest');

describe("Autumn's Veil", () => {
  const blues = {
    hand: ['Cancel', 'Terror', 'Lightning Bolt'],
    inPlay: ['Island', 'Island', 'Island', 'Swamp', 'Swamp', 'Mountain'],
  };

  it("Autumn's Veil: blue and black spells neither counter your spells nor aim at your creatures", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Autumn's Veil", 'Centaur Courser'], inPlay: [...forests(4), 'Runeclaw Bear'] },
      ben: blues,
    });
    ann.casts("Autumn's Veil");
    play.allPass();
    ann.casts('Centaur Courser');
    ben.casts('Cancel', { target: 'Centaur Courser' });
    play.allPass();
    then('Cancel').isIn('graveyard');
    then('Centaur Courser').isIn('play');
    ann.passes();
    refused('no target', () => ben.casts('Terror', { target: 'Centaur Courser' }));
    ben.casts('Lightning Bolt', { target: 'Runeclaw Bear' });
    play.allPass();
    then('Runeclaw Bear').isIn('graveyard');
  });

  it("Autumn's Veil: is over with the turn", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Autumn's Veil"], inPlay: [...forests(1), 'Runeclaw Bear'] },
      ben: blues,
    });
    ann.casts("Autumn's Veil");
    play.allPass();
    play.until('main', 'ben');
    ben.casts('Terror', { target: 'Runeclaw Bear' });
    play.allPass();
    then('Runeclaw Bear').isIn('graveyard');
  });

  it("Autumn's Veil: does not stop the abilities of blue creatures", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Autumn's Veil"], inPlay: ['Forest', 'Birds of Paradise'] },
      ben: { inPlay: ['Prodigal Sorcerer'] },
    });
    ann.casts("Autumn's Veil");
    play.allPass();
    ann.passes();
    ben.activates('Prodigal Sorcerer', { target: 'Birds of Paradise' });
    play.allPass();
    then('Birds of Paradise').isIn('graveyard');
  });
});

describe('Obstinate Baloth', () => {
  it('Obstinate Baloth: gives 4 life when it comes', () => {
    const { ann } = given('m11', { ann: { hand: ['Obstinate Baloth'], inPlay: forests(4) }, ben: {} });
    ann.casts('Obstinate Baloth');
    play.allPass();
    then('Obstinate Baloth').is(4, 4);
    then(ann).hasLife(24);
  });

  it('Obstinate Baloth: comes into play when an opponent makes you discard it', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Mind Rot'], inPlay: ['Swamp', 'Swamp', 'Swamp'] },
      ben: { hand: ['Obstinate Baloth', 'Plummet'] },
    });
    ann.casts('Mind Rot', { target: ben });
    play.allPass();
    then('Obstinate Baloth').isIn('play').isControlledBy(ben);
    then('Plummet').isIn('graveyard');
    then(ben).hasLife(24);
  });

  it('Obstinate Baloth: is discarded like any other card for yourself', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Obstinate Baloth'], inPlay: ['Forest', 'Fauna Shaman'], library: ['Runeclaw Bear', 'Swamp'] },
      ben: {},
    });
    ann.activates('Fauna Shaman');
    then('Obstinate Baloth').isIn('graveyard');
  });
});

describe('Protean Hydra', () => {
  it('Protean Hydra: comes with X counters', () => {
    const { ann } = given('m11', { ann: { hand: ['Protean Hydra'], inPlay: forests(5) }, ben: {} });
    ann.casts('Protean Hydra', { x: 4 });
    play.allPass();
    then('Protean Hydra').is(4, 4).hasCounters('+1/+1', 4);
  });

  it('Protean Hydra: damage takes off counters, and two grow for each at the end of the turn', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Lightning Bolt'],
        inPlay: ['Mountain', { card: 'Protean Hydra', counters: { '+1/+1': 4 } }],
      },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: 'Protean Hydra' });
    play.allPass();
    then('Protean Hydra').is(1, 1).hasDamage(0);
    // Three promises of the same: nobody is asked in which order they are kept.
    play.until('main', 'ben');
    then('Protean Hydra').is(7, 7).hasCounters('+1/+1', 7);
  });

  it('Protean Hydra: is gone with its last counter', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Lightning Bolt'],
        inPlay: ['Mountain', { card: 'Protean Hydra', counters: { '+1/+1': 3 } }],
      },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: 'Protean Hydra' });
    play.allPass();
    then('Protean Hydra').isIn('graveyard');
  });

  it('Protean Hydra: counters put on it are no reason to grow', () => {
    given('m11', { ann: { inPlay: [{ card: 'Protean Hydra', counters: { '+1/+1': 2 } }] }, ben: {} });
    play.until('main', 'ben');
    then('Protean Hydra').hasCounters('+1/+1', 2);
  });
});

describe('Master of the Wild Hunt', () => {
  it('Master of the Wild Hunt: a Wolf comes every upkeep', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Master of the Wild Hunt'] }, ben: {} }, { step: 'upkeep' });
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Wolf').is(2, 2).isColor('green').isControlledBy(ann);
  });

  it('Master of the Wild Hunt: the Wolves hunt, and the prey strikes back', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Howl of the Night Pack'], inPlay: [...forests(7), { card: 'Master of the Wild Hunt' }] },
      ben: { inPlay: ['Enormous Baloth', 'Runeclaw Bear'] },
    });
    ann.casts('Howl of the Night Pack');
    play.allPass();
    ann.activates('Master of the Wild Hunt', { target: 'Enormous Baloth' });
    play.pass();
    play.pass();
    ben.assigns({ 'Wolf#1': 3, 'Wolf#2': 4 });
    then('Enormous Baloth').isIn('graveyard');
    const wolves = play.game.state.inPlay.filter((id) => play.game.inside.object(id).token);
    expect(wolves.length).toBe(5);
    expect(wolves.every((id) => play.game.inside.object(id).tapped)).toBe(true);
    then('Runeclaw Bear').isIn('play').hasDamage(0);
  });

  it('Master of the Wild Hunt: without an untapped Wolf nobody is hurt', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Master of the Wild Hunt', 'Centaur Courser'] },
      ben: { inPlay: ['Runeclaw Bear'] },
    });
    ann.activates('Master of the Wild Hunt', { target: 'Runeclaw Bear' });
    play.allPass();
    then('Runeclaw Bear').isIn('play').hasDamage(0);
    then('Centaur Courser').isUntapped();
  });
});
