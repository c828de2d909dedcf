// The plain blue cards of Magic 2010 and 2011, each in play.

import { describe, expect, it, test } from 'vitest';
import type { Keyword } from '../../src/language/keyword.ts';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

interface Plain {
  readonly name: string;
  readonly lands: number;
  readonly size: readonly [number, number];
  readonly keyword?: Keyword;
}
const CREATURES: readonly Plain[] = [
  { name: 'Armored Cancrix', lands: 5, size: [2, 5] },
  { name: 'Azure Drake', lands: 4, size: [2, 4], keyword: 'flying' },
  { name: 'Coral Merfolk', lands: 2, size: [2, 1] },
  { name: 'Maritime Guard', lands: 2, size: [1, 3] },
  { name: 'Zephyr Sprite', lands: 1, size: [1, 1], keyword: 'flying' },
];

describe('creatures that are just what they are', () => {
  test.each(CREATURES)('$name: enters the battlefield as it is printed', ({ name, lands, size, keyword }) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: islands(lands) }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).isIn('play').is(size[0], size[1]);
    if (keyword !== undefined) then(name).hasKeyword(keyword);
  });
});

describe('counterspells', () => {
  const scene = (name: string, spell: string, lands: string[]) => {
    const { ann, ben } = given('m11', {
      ann: { hand: [spell], inPlay: lands },
      ben: { hand: [name], inPlay: islands(2) },
    });
    ann.casts(spell, spell === 'Lightning Bolt' ? { target: ben } : {});
    ann.passes();
    return { ann, ben };
  };

  test.each([
    ['Essence Scatter', 'Grizzly Bears', ['Forest', 'Forest']],
    ['Negate', 'Lightning Bolt', ['Mountain']],
    ['Flashfreeze', 'Grizzly Bears', ['Forest', 'Forest']],
    ['Flashfreeze', 'Lightning Bolt', ['Mountain']],
  ])('%s: counters %s', (name, spell, lands) => {
    const { ben } = scene(name, spell, lands);
    ben.casts(name, { target: spell });
    play.allPass();
    then(spell).isIn('graveyard');
    then(ben).hasLife(20);
  });

  test.each([
    ['Essence Scatter', 'Lightning Bolt', ['Mountain']],
    ['Negate', 'Grizzly Bears', ['Forest', 'Forest']],
    ['Flashfreeze', 'Coral Merfolk', islands(2)],
  ])('%s: cannot be aimed at %s', (name, spell, lands) => {
    const { ben } = scene(name, spell, lands);
    expect(ben.mayCast(name)).toBe(false);
  });
});

describe('creatures', () => {
  it("Aether Adept: returns a creature to its owner's hand", () => {
    const { ann } = given('m11', {
      ann: { hand: ['Aether Adept'], inPlay: islands(3) },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Aether Adept');
    play.allPass();
    ann.chooses('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isIn('hand');
  });

  it('Air Servant: taps what flies, and nothing else', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Air Servant', ...islands(3)] },
      ben: { inPlay: ['Azure Drake', 'Grizzly Bears'] },
    });
    ann.activates('Air Servant', { target: 'Azure Drake' });
    play.allPass();
    then('Azure Drake').isTapped();
    then('Air Servant').hasKeyword('flying').is(4, 3);
  });

  it('Cloud Elemental: blocks only what flies', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Azure Drake', 'Grizzly Bears'] },
      ben: { inPlay: ['Cloud Elemental'] },
    });
    ann.attacks('Azure Drake', 'Grizzly Bears');
    ben.blocks('Azure Drake', 'Cloud Elemental');
    play.until('end of combat');
    then('Cloud Elemental').hasDamage(2);
    then(ben).hasLife(18);
  });

  it('Harbor Serpent: attacks where five Islands are', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Harbor Serpent', ...islands(3)] },
      ben: { inPlay: [...islands(2), 'Grizzly Bears'] },
    });
    then('Harbor Serpent').hasKeyword('islandwalk');
    ann.attacks('Harbor Serpent');
    play.until('end of combat');
    then(ben).hasLife(15);
  });

  it('Harbor Serpent: stays home with four', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Harbor Serpent', 'Grizzly Bears', ...islands(2)] },
      ben: { inPlay: islands(2) },
    });
    play.until('declare attack');
    expect(ann.choices).toEqual(['Grizzly Bears']);
  });

  it('Serpent of the Endless Sea: is as large as its controller has Islands', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Serpent of the Endless Sea', 'Grizzly Bears', ...islands(3)] },
      ben: { inPlay: ['Forest'] },
    });
    then('Serpent of the Endless Sea').is(3, 3);
    play.until('declare attack');
    expect(ann.choices).toEqual(['Grizzly Bears']);
  });

  test.each(['Illusionary Servant', 'Phantom Beast'])('%s: is sacrificed when it is aimed at', (name) => {
    const { ann } = given('m11', { ann: { hand: ['Jump'], inPlay: ['Island', name] }, ben: {} });
    ann.casts('Jump', { target: name });
    play.allPass();
    then(name).isIn('graveyard');
  });

  it('Illusionary Servant: stays when something else is aimed at', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Jump'], inPlay: ['Island', 'Illusionary Servant', 'Grizzly Bears'] },
      ben: {},
    });
    ann.casts('Jump', { target: 'Grizzly Bears' });
    play.allPass();
    then('Illusionary Servant').isIn('play').hasKeyword('flying').is(3, 4);
  });

  it('Merfolk Looter: draws, then discards', () => {
    const { ann } = given('m11', { ann: { hand: ['Negate'], inPlay: ['Merfolk Looter'] }, ben: {} });
    ann.activates('Merfolk Looter');
    play.allPass();
    ann.chooses('Negate');
    then(ann).hasCardsInHand(1).hasInHand('Plains');
  });

  it('Merfolk Sovereign: leads other Merfolk, and slips one past blockers', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Merfolk Sovereign', 'Coral Merfolk'] },
      ben: { inPlay: ['Grizzly Bears', 'Coral Merfolk'] },
    });
    then('Merfolk Sovereign').is(2, 2);
    then('ann:Coral Merfolk').is(3, 2);
    then('ben:Coral Merfolk').is(2, 1);
    ann.activates('Merfolk Sovereign', { target: 'ann:Coral Merfolk' });
    play.allPass();
    then('ann:Coral Merfolk').hasKeyword('unblockable');
    ann.attacks('ann:Coral Merfolk');
    play.until('end of combat');
    then(ben).hasLife(17);
  });

  it('Sage Owl: puts four cards in order', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Sage Owl'], inPlay: islands(2), library: ['Island', 'Plains', 'Mountain', 'Swamp', 'Forest'] },
      ben: {},
    });
    ann.casts('Sage Owl');
    play.allPass();
    ann.chooses('Mountain', 'Swamp', 'Plains', 'Island');
    const top = play.game.state.players[0]?.library.map((id) => play.game.inside.kind(id).definition.name);
    expect(top).toEqual(['Forest', 'Island', 'Plains', 'Swamp', 'Mountain']);
  });

  it('Scroll Thief: draws when it hits', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Scroll Thief'] }, ben: {} });
    ann.attacks('Scroll Thief');
    play.until('end of combat');
    then(ann).hasCardsInHand(1);
  });

  it('Water Servant: moves between power and toughness', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Water Servant', ...islands(3)] }, ben: {} });
    ann.activates('Water Servant', { ability: 0 });
    play.allPass();
    then('Water Servant').is(4, 3);
    ann.activates('Water Servant', { ability: 1 });
    play.allPass();
    ann.activates('Water Servant', { ability: 1 });
    play.allPass();
    then('Water Servant').is(2, 5);
  });
});
