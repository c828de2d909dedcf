// Blue cards that copy: creatures that come in as others, spells cast twice, and spells aimed anew.

import { describe, expect, it } from 'vitest';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

describe('Clone', () => {
  const scene = (book: string, creatures: string[], hand: string[] = []) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Clone', ...hand], inPlay: islands(4 + hand.length) },
      ben: { inPlay: creatures },
    });
    ann.casts('Clone');
    play.allPass();
    return { ann, ben };
  };

  it.each(['tenth', 'm11'])('Clone: comes in as a copy of a creature (%s)', (book) => {
    const { ann, ben } = scene(book, ['Craw Wurm', 'Coral Merfolk']);
    expect(ann.choices).toEqual(['Craw Wurm', 'Coral Merfolk']);
    ann.chooses('Craw Wurm');
    then('ann:Craw Wurm').is(6, 4).isColor('green').hasSubtypes('Wurm').isControlledBy(ann);
    then('ben:Craw Wurm').isControlledBy(ben);
  });

  it('Clone: in Beta too, said on casting', () => {
    const { ann } = given('beta', { ann: { hand: ['Clone'], inPlay: islands(4) }, ben: { inPlay: ['Craw Wurm'] } });
    ann.casts('Clone', { choose: ['Craw Wurm'] });
    play.allPass();
    then('ann:Craw Wurm').is(6, 4).isColor('green');
  });

  it('Clone: does what the copied creature does when it enters', () => {
    const { ann } = scene('m11', ['Aether Adept', 'Craw Wurm']);
    ann.chooses('Aether Adept');
    ann.chooses('Craw Wurm');
    play.allPass();
    then('Craw Wurm').isIn('hand');
    then('ann:Aether Adept').is(2, 2);
  });

  it('Clone: is itself again when it leaves', () => {
    const { ann } = scene('m11', ['Craw Wurm'], ['Unsummon']);
    ann.chooses('Craw Wurm');
    ann.casts('Unsummon', { target: 'ann:Craw Wurm' });
    play.allPass();
    then(ann).hasInHand('Clone');
  });

  it('Clone: may be nothing but itself, and dies of it', () => {
    const { ann } = scene('m11', ['Craw Wurm']);
    ann.chooses();
    then('Clone').isIn('graveyard');
  });

  it('Clone: of a legend, both go', () => {
    const { ann } = scene('m11', ['Arcanis the Omnipotent']);
    ann.chooses('Arcanis the Omnipotent');
    then('Clone').isIn('graveyard');
    then('Arcanis the Omnipotent').isIn('graveyard');
  });
});

describe('copies of spells', () => {
  const twice = (answer: 'yes' | 'no') => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Twincast'], inPlay: islands(2) },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Twincast', { target: 'Lightning Bolt' });
    play.pass();
    play.pass();
    ben.chooses(answer);
    if (answer === 'yes') ben.chooses('ann');
    play.allPass();
    return { ann, ben };
  };

  it('Twincast: copies a spell, and aims the copy elsewhere', () => {
    const { ann, ben } = twice('yes');
    then(ann).hasLife(17).hasCardsInGraveyard(1);
    then(ben).hasLife(17).hasCardsInGraveyard(1);
  });

  it('Twincast: or leaves it aimed as it was', () => {
    const { ann, ben } = twice('no');
    then(ann).hasLife(20);
    then(ben).hasLife(14);
  });

  it('Twincast: does not copy a creature', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Coral Merfolk'], inPlay: islands(2) },
      ben: { hand: ['Twincast'], inPlay: islands(2) },
    });
    ann.casts('Coral Merfolk');
    ann.passes();
    expect(ben.mayCast('Twincast')).toBe(false);
  });

  it('Hive Mind: everybody else copies an instant or sorcery', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Jace's Ingenuity", 'Coral Merfolk'], inPlay: ['Hive Mind', ...islands(7)] },
      ben: {},
    });
    ann.casts("Jace's Ingenuity");
    play.allPass();
    then(ann).hasCardsInHand(4);
    then(ben).hasCardsInHand(3);
    ann.casts('Coral Merfolk');
    play.allPass();
    then('Coral Merfolk').isControlledBy(ann);
    then(ben).hasCardsInHand(3);
  });

  it('Hive Mind: the copy may be aimed anew', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Hive Mind', 'Mountain'] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.pass();
    play.pass();
    ben.chooses('yes');
    ben.chooses('ann');
    play.allPass();
    then(ann).hasLife(17);
    then(ben).hasLife(17);
  });
});

describe('Redirect', () => {
  it('Redirect: turns a spell elsewhere', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Coral Merfolk'] },
      ben: { hand: ['Redirect'], inPlay: islands(2) },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Redirect', { target: 'Lightning Bolt' });
    play.pass();
    play.pass();
    ben.chooses('yes');
    expect(ben.choices).toEqual(['Coral Merfolk', 'ann', 'ben']);
    ben.chooses('ann');
    play.allPass();
    then(ann).hasLife(17);
    then(ben).hasLife(20);
  });

  it('Redirect: what is aimed at anew has become a target', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Phantom Beast'] },
      ben: { hand: ['Redirect'], inPlay: islands(2) },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Redirect', { target: 'Lightning Bolt' });
    play.pass();
    play.pass();
    ben.chooses('yes');
    ben.chooses('Phantom Beast');
    play.allPass();
    then('Phantom Beast').isIn('graveyard');
    then(ben).hasLife(20);
  });

  it('Redirect: only to what the spell could be aimed at', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Jump'], inPlay: ['Island', 'Coral Merfolk', 'Craw Wurm'] },
      ben: { hand: ['Redirect'], inPlay: islands(2) },
    });
    ann.casts('Jump', { target: 'Coral Merfolk' });
    ann.passes();
    ben.casts('Redirect', { target: 'Jump' });
    play.pass();
    play.pass();
    ben.chooses('yes');
    expect(ben.choices).toEqual(['Coral Merfolk', 'Craw Wurm']);
    ben.chooses('Craw Wurm');
    play.allPass();
    then('Craw Wurm').hasKeyword('flying');
    then('Coral Merfolk').lacksKeyword('flying');
  });
});
