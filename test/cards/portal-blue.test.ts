// Blue cards of Portal, each in play by the book of Portal.

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
  { name: 'Coral Eel', lands: 2, size: [2, 1] },
  { name: 'Djinn of the Lamp', lands: 7, size: [5, 6], keyword: 'flying' },
  { name: 'Giant Octopus', lands: 4, size: [3, 3] },
  { name: 'Horned Turtle', lands: 3, size: [1, 4] },
  { name: 'Storm Crow', lands: 2, size: [1, 2], keyword: 'flying' },
  { name: 'Wind Drake', lands: 3, size: [2, 2], keyword: 'flying' },
];

describe('creatures that are just what they are', () => {
  test.each(CREATURES)('$name: comes into play as it is printed', ({ name, lands, size, keyword }) => {
    const { ann } = given('portal', { ann: { hand: [name], inPlay: islands(lands) }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).isIn('play').is(size[0], size[1]);
    if (keyword !== undefined) then(name).hasKeyword(keyword);
  });
});

describe('clouds', () => {
  const attacked = (name: string, by: string) => {
    const { ann, ben } = given('portal', { ann: { inPlay: [by] }, ben: { inPlay: [name] } });
    ann.attacks(by);
    return ben;
  };

  test.each(['Cloud Dragon', 'Cloud Pirates', 'Cloud Spirit'])('%s: intercepts what flies', (name) => {
    const ben = attacked(name, 'Storm Crow');
    then(name).hasKeyword('flying');
    ben.intercepts('Storm Crow', name);
    play.allPass();
    then(ben).hasLife(20);
  });

  test.each(['Cloud Dragon', 'Cloud Pirates', 'Cloud Spirit'])('%s: does not intercept what walks', (name) => {
    const ben = attacked(name, 'Giant Octopus');
    play.allPass();
    then(ben).hasLife(17);
  });
});

it('Phantom Warrior: cannot be intercepted', () => {
  const { ann, ben } = given('portal', { ann: { inPlay: ['Phantom Warrior'] }, ben: { inPlay: ['Giant Octopus'] } });
  ann.attacks('Phantom Warrior');
  play.until('main', 'ann');
  expect(ben.choices).toEqual([]);
  then(ben).hasLife(18);
});

describe('Deep-Sea Serpent', () => {
  it('Deep-Sea Serpent: attacks a player with an Island', () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Deep-Sea Serpent'] }, ben: { inPlay: ['Island'] } });
    ann.attacks('Deep-Sea Serpent');
    play.allPass();
    then(ben).hasLife(15);
  });

  it('Deep-Sea Serpent: attacks nobody else', () => {
    const { ann } = given('portal', { ann: { inPlay: ['Deep-Sea Serpent', 'Coral Eel'] }, ben: { inPlay: ['Swamp'] } });
    ann.attacks('Coral Eel');
    then('Deep-Sea Serpent').isNotAttacking().isUntapped();
  });
});

describe('creatures that do something when they come', () => {
  it("Man-o'-War: returns a creature to its owner's hand", () => {
    const { ann } = given('portal', {
      ann: { hand: ["Man-o'-War"], inPlay: islands(3) },
      ben: { inPlay: ['Giant Octopus'] },
    });
    ann.casts("Man-o'-War");
    ann.chooses('Giant Octopus');
    then('Giant Octopus').isIn('hand');
    then("Man-o'-War").isIn('play');
  });

  it('Owl Familiar: draws a card, then discards one', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Owl Familiar', 'Coral Eel'], inPlay: islands(2), library: ['Swamp', 'Forest'] },
      ben: {},
    });
    ann.casts('Owl Familiar');
    ann.chooses('Coral Eel');
    then(ann).hasCardsInHand(1);
    then('Coral Eel').isIn('graveyard');
    then('Owl Familiar').hasKeyword('flying');
  });

  it("Ingenious Thief: looks at a player's hand", () => {
    const { ann } = given('portal', {
      ann: { hand: ['Ingenious Thief'], inPlay: islands(2) },
      ben: { hand: ['Coral Eel'] },
    });
    ann.casts('Ingenious Thief');
    ann.chooses('ben');
    const eel = play.game.state.players[1]?.hand[0] as number;
    expect(play.game.state.players[0]?.knows).toContain(eel);
    then('Ingenious Thief').hasKeyword('flying');
  });
});

describe('Thing from the Deep', () => {
  const attack = () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Thing from the Deep', 'Island'] }, ben: {} });
    ann.attacks('Thing from the Deep');
    return { ann, ben };
  };

  it('Thing from the Deep: attacks for an Island', () => {
    const { ann, ben } = attack();
    ann.chooses('yes');
    play.allPass();
    then('Island').isIn('graveyard');
    then(ben).hasLife(11);
  });

  it('Thing from the Deep: is sacrificed instead', () => {
    const { ann, ben } = attack();
    ann.chooses('no');
    play.allPass();
    then('Thing from the Deep').isIn('graveyard');
    then('Island').isIn('play');
    then(ben).hasLife(20);
  });
});

describe('spells', () => {
  it('Cloak of Feathers: lets a creature fly, and draws a card', () => {
    const { ann } = given('portal', { ann: { hand: ['Cloak of Feathers'], inPlay: ['Island', 'Coral Eel'] }, ben: {} });
    ann.casts('Cloak of Feathers', { target: 'Coral Eel' });
    play.allPass();
    then('Coral Eel').hasKeyword('flying');
    then(ann).hasCardsInHand(1);
  });

  it('Symbol of Unsummoning: returns a creature, and draws a card', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Symbol of Unsummoning'], inPlay: islands(3) },
      ben: { inPlay: ['Coral Eel'] },
    });
    ann.casts('Symbol of Unsummoning', { target: 'Coral Eel' });
    play.allPass();
    then('Coral Eel').isIn('hand');
    then(ann).hasCardsInHand(1);
  });

  it("Sorcerous Sight: looks at the opponent's hand, and draws a card", () => {
    const { ann } = given('portal', {
      ann: { hand: ['Sorcerous Sight'], inPlay: islands(1) },
      ben: { hand: ['Coral Eel'] },
    });
    ann.casts('Sorcerous Sight', { target: 'ben' });
    play.allPass();
    expect(play.game.state.players[0]?.knows).toContain(play.game.state.players[1]?.hand[0]);
    then(ann).hasCardsInHand(1);
  });

  it('Déjà Vu: returns a sorcery from the graveyard to the hand', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Déjà Vu'], inPlay: islands(3), graveyard: ['Omen', 'Coral Eel'] },
      ben: {},
    });
    ann.casts('Déjà Vu', { target: 'Omen' });
    play.allPass();
    then('Omen').isIn('hand');
    then('Coral Eel').isIn('graveyard');
  });

  it('Omen: arranges three cards, may shuffle, and draws', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Omen'], inPlay: islands(2), library: ['Swamp', 'Forest', 'Mountain', 'Plains'] },
      ben: {},
    });
    ann.casts('Omen');
    ann.chooses('Mountain', 'Swamp', 'Forest');
    ann.chooses('no');
    then(ann).hasInHand('Mountain').hasCardsInHand(1);
  });

  it('Personal Tutor: puts a sorcery on top of the library', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Personal Tutor'], inPlay: islands(1), library: ['Swamp', 'Omen', 'Coral Eel', 'Swamp'] },
      ben: {},
    });
    ann.casts('Personal Tutor');
    expect(ann.choices).toEqual(['Omen']);
    ann.chooses('Omen');
    const library = play.game.state.players[0]?.library ?? [];
    expect(play.game.inside.kind(library.at(-1) as number).definition.name).toBe('Omen');
    then(ann).hasCardsInLibrary(4);
  });

  it('Prosperity: everybody draws X cards', () => {
    const { ann, ben } = given('portal', { ann: { hand: ['Prosperity'], inPlay: islands(4) }, ben: {} });
    ann.casts('Prosperity', { x: 3 });
    play.allPass();
    then(ann).hasCardsInHand(3);
    then(ben).hasCardsInHand(3);
  });

  it('Theft of Dreams: draws for each tapped creature of the opponent', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Theft of Dreams'], inPlay: [...islands(3), { card: 'Coral Eel', tapped: true }] },
      ben: { inPlay: [{ card: 'Coral Eel', tapped: true }, { card: 'Storm Crow', tapped: true }, 'Wind Drake'] },
    });
    ann.casts('Theft of Dreams', { target: 'ben' });
    play.allPass();
    then(ann).hasCardsInHand(2);
  });

  it('Tidal Surge: taps up to three creatures that do not fly', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Tidal Surge'], inPlay: islands(2) },
      ben: { inPlay: ['Coral Eel', 'Giant Octopus', 'Horned Turtle', 'Wind Drake'] },
    });
    ann.casts('Tidal Surge', { targets: ['Coral Eel', 'Giant Octopus', 'Horned Turtle'] });
    play.allPass();
    then('Coral Eel').isTapped();
    then('Giant Octopus').isTapped();
    then('Horned Turtle').isTapped();
    then('Wind Drake').isUntapped();
  });

  it('Touch of Brilliance: draws two cards', () => {
    const { ann } = given('portal', { ann: { hand: ['Touch of Brilliance'], inPlay: islands(4) }, ben: {} });
    ann.casts('Touch of Brilliance');
    play.allPass();
    then(ann).hasCardsInHand(2);
  });

  it('Command of Unsummoning: returns one or two attackers, when you are attacked', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Coral Eel', 'Giant Octopus', 'Horned Turtle'] },
      ben: { hand: ['Command of Unsummoning'], inPlay: islands(3) },
    });
    ann.attacks('Coral Eel', 'Giant Octopus', 'Horned Turtle');
    ben.casts('Command of Unsummoning', { targets: ['Coral Eel', 'Giant Octopus'] });
    then('Coral Eel').isIn('hand');
    then('Giant Octopus').isIn('hand');
    play.allPass();
    then(ben).hasLife(19);
  });

  it('Command of Unsummoning: is not for your own turn', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Command of Unsummoning'], inPlay: [...islands(3), 'Coral Eel'] },
      ben: {},
    });
    expect(ann.mayCast('Command of Unsummoning')).toBe(false);
  });
});
