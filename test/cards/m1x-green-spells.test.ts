// Green spells and Auras of Magic 2010 and 2011, by the book of 2010.

import { describe, expect, it } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const forests = (number: number): string[] => Array.from({ length: number }, () => 'Forest');

describe('destroying', () => {
  it('Back to Nature: destroys all enchantments', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Back to Nature'], inPlay: [...forests(2), { card: 'Runeclaw Bear', with: ['Oakenform'] }] },
      ben: { inPlay: ['Glorious Anthem'] },
    });
    ann.casts('Back to Nature');
    play.allPass();
    then('Glorious Anthem').isIn('graveyard');
    then('Oakenform').isIn('graveyard');
    then('Runeclaw Bear').isIn('play').is(2, 2);
  });

  it('Naturalize: destroys an artifact or an enchantment, nothing else', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Naturalize', 'Naturalize'], inPlay: forests(4) },
      ben: { inPlay: ['Glorious Anthem', 'Sol Ring', 'Runeclaw Bear'] },
    });
    ann.casts('Naturalize', { target: 'Sol Ring' });
    play.allPass();
    then('Sol Ring').isIn('graveyard');
    ann.casts('Naturalize', { target: 'Glorious Anthem' });
    play.allPass();
    then('Glorious Anthem').isIn('graveyard');
    then('Runeclaw Bear').isIn('play');
  });

  it('Plummet: destroys what flies', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Plummet'], inPlay: forests(2) },
      ben: { inPlay: ['Serra Angel', 'Runeclaw Bear'] },
    });
    ann.casts('Plummet', { target: 'Serra Angel' });
    play.allPass();
    then('Serra Angel').isIn('graveyard');
  });

  it('Plummet: not what walks', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Plummet'], inPlay: forests(2) },
      ben: { inPlay: ['Runeclaw Bear'] },
    });
    expect(ann.mayCast('Plummet')).toBe(false);
  });
});

describe('damage and life', () => {
  it('Hornet Sting: deals 1 damage', () => {
    const { ann, ben } = given('m11', { ann: { hand: ['Hornet Sting'], inPlay: forests(1) }, ben: {} });
    ann.casts('Hornet Sting', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  });

  it('Windstorm: deals X damage to all that flies', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Windstorm'], inPlay: [...forests(5), 'Birds of Paradise'] },
      ben: { inPlay: ['Serra Angel', 'Runeclaw Bear'] },
    });
    ann.casts('Windstorm', { x: 4 });
    play.allPass();
    then('Serra Angel').isIn('graveyard');
    then('Birds of Paradise').isIn('graveyard');
    then('Runeclaw Bear').isIn('play');
  });

  it('Bountiful Harvest: 1 life for each land you control', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Bountiful Harvest'], inPlay: [...forests(5), 'Swamp', 'Runeclaw Bear'] },
      ben: { inPlay: forests(3) },
    });
    ann.casts('Bountiful Harvest');
    play.allPass();
    then(ann).hasLife(26);
  });

  it("Hunters' Feast: 6 life for any number of players", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Hunters' Feast", "Hunters' Feast"], inPlay: forests(8) },
      ben: {},
    });
    ann.casts("Hunters' Feast", { targets: [ann] });
    play.allPass();
    then(ann).hasLife(26);
    then(ben).hasLife(20);
    ann.casts("Hunters' Feast", { targets: [ann, ben] });
    play.allPass();
    then(ann).hasLife(32);
    then(ben).hasLife(26);
  });
});

describe('growing', () => {
  it('Might of Oaks: +7/+7 until end of turn', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Might of Oaks'], inPlay: [...forests(4), 'Runeclaw Bear'] },
      ben: {},
    });
    ann.casts('Might of Oaks', { target: 'Runeclaw Bear' });
    play.allPass();
    then('Runeclaw Bear').is(9, 9);
    play.until('main', 'ben');
    then('Runeclaw Bear').is(2, 2);
  });

  it('Overrun: your creatures get +3/+3 and trample', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Overrun'], inPlay: [...forests(5), 'Runeclaw Bear'] },
      ben: { inPlay: ['Centaur Courser'] },
    });
    ann.casts('Overrun');
    play.allPass();
    then('Runeclaw Bear').is(5, 5).hasKeyword('trample');
    then('Centaur Courser').is(3, 3).lacksKeyword('trample');
    play.until('main', 'ben');
    then('Runeclaw Bear').is(2, 2).lacksKeyword('trample');
  });

  it('Regenerate: saves a creature once', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Regenerate', 'Lightning Bolt'], inPlay: [...forests(2), 'Mountain', 'Runeclaw Bear'] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: 'Runeclaw Bear' });
    ann.casts('Regenerate', { target: 'Runeclaw Bear' });
    play.allPass();
    then('Runeclaw Bear').isIn('play').isTapped().hasDamage(0);
  });

  it('Howl of the Night Pack: a Wolf for each Forest you control', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Howl of the Night Pack'], inPlay: [...forests(3), 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      ben: { inPlay: forests(2) },
    });
    ann.casts('Howl of the Night Pack');
    play.allPass();
    then('Wolf#3').is(2, 2).isColor('green').hasSubtypes('Wolf').isControlledBy(ann);
    expect(play.game.state.inPlay.length).toBe(3 + 4 + 2 + 3);
  });
});

describe('cards and lands', () => {
  it("Nature's Spiral: brings a permanent card back to your hand", () => {
    const { ann } = given('m11', {
      ann: { hand: ["Nature's Spiral"], inPlay: forests(2), graveyard: ['Swamp', 'Runeclaw Bear', 'Plummet'] },
      ben: {},
    });
    ann.casts("Nature's Spiral", { target: 'Runeclaw Bear' });
    play.allPass();
    then('Runeclaw Bear').isIn('hand');
  });

  it("Nature's Spiral: no instant or sorcery", () => {
    const { ann } = given('m11', {
      ann: { hand: ["Nature's Spiral"], inPlay: forests(2), graveyard: ['Plummet'] },
      ben: { graveyard: ['Runeclaw Bear'] },
    });
    expect(ann.mayCast("Nature's Spiral")).toBe(false);
  });

  it('Rampant Growth: a basic land comes into play tapped', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Rampant Growth'], inPlay: forests(2), library: ['Swamp', 'Runeclaw Bear'] },
      ben: {},
    });
    ann.casts('Rampant Growth');
    play.pass();
    play.pass();
    expect(ann.choices).toEqual(['Swamp']);
    ann.chooses('Swamp');
    then('Swamp').isIn('play').isTapped();
  });
});

describe('Auras', () => {
  it("Dryad's Favor: enchanted creature has forestwalk", () => {
    const { ann } = given('m11', {
      ann: { hand: ["Dryad's Favor"], inPlay: [...forests(1), 'Runeclaw Bear'] },
      ben: {},
    });
    ann.casts("Dryad's Favor", { target: 'Runeclaw Bear' });
    play.allPass();
    then('Runeclaw Bear').hasKeyword('forestwalk');
  });

  it('Oakenform: enchanted creature gets +3/+3', () => {
    const { ann } = given('m11', { ann: { hand: ['Oakenform'], inPlay: [...forests(3), 'Runeclaw Bear'] }, ben: {} });
    ann.casts('Oakenform', { target: 'Runeclaw Bear' });
    play.allPass();
    then('Runeclaw Bear').is(5, 5);
  });

  it('Entangling Vines: hold a tapped creature', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Entangling Vines'], inPlay: forests(4) },
      ben: { inPlay: [{ card: 'Runeclaw Bear', tapped: true }, 'Centaur Courser'] },
    });
    ann.casts('Entangling Vines', { target: 'Runeclaw Bear' });
    play.allPass();
    play.until('main', 'ben');
    then('Runeclaw Bear').isTapped();
    then('Entangling Vines').isAttachedTo('Runeclaw Bear');
  });

  it('Entangling Vines: hold nothing that is untapped', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Entangling Vines'], inPlay: forests(4) },
      ben: { inPlay: ['Centaur Courser'] },
    });
    refused('no target', () => ann.casts('Entangling Vines'));
  });

  it('Primal Cocoon: lets a creature grow until it attacks', () => {
    const { ann } = given(
      'm11',
      { ann: { inPlay: [{ card: 'Runeclaw Bear', with: ['Primal Cocoon'] }] }, ben: {} },
      { step: 'upkeep' },
    );
    play.until('main', 'ben');
    then('Primal Cocoon').isIn('play');
    play.until('main', 'ann');
    then('Runeclaw Bear').is(3, 3).hasCounters('+1/+1', 1);
    ann.attacks('Runeclaw Bear');
    play.allPass();
    then('Primal Cocoon').isIn('graveyard');
    then('Runeclaw Bear').is(3, 3);
  });

  it('Primal Cocoon: is sacrificed when its creature blocks, too', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Wall of Vines', 'Centaur Courser'] },
      ben: { inPlay: [{ card: 'Greater Basilisk', with: ['Primal Cocoon'] }] },
    });
    ann.attacks('Centaur Courser');
    ben.blocks('Centaur Courser', 'Greater Basilisk');
    play.until('end of combat');
    then('Primal Cocoon').isIn('graveyard');
  });
});
