// White cards of Portal in play, each doing what it says, by the rules of that book.

import { describe, expect, it, test } from 'vitest';
import { self } from '../../src/language/amount.ts';
import { activated, toHand } from '../../src/language/build.ts';
import { card, creature } from '../../src/language/card.ts';
import type { Keyword } from '../../src/language/keyword.ts';
import { given, play, refused, then } from '../play.ts';

const PLAINS = Array.from({ length: 8 }, () => 'Plains');

describe('creatures, cast and seen in play', () => {
  const creatures: readonly [string, number, number, readonly Keyword[]][] = [
    ['Archangel', 5, 5, ['flying', 'vigilance']],
    ['Ardent Militia', 2, 5, ['vigilance']],
    ['Border Guard', 1, 4, []],
    ['Foot Soldiers', 2, 4, []],
    ['Keen-Eyed Archers', 2, 2, ['reach']],
    ['Knight Errant', 2, 2, []],
    ['Spotted Griffin', 2, 3, ['flying']],
    ['Starlit Angel', 3, 4, ['flying']],
    ['Wall of Swords', 3, 5, ['defender', 'flying']],
  ];

  test.each(creatures)('%s: %d/%d with its abilities', (name, power, toughness, keywords) => {
    const { ann } = given('portal', { ann: { hand: [name], inPlay: PLAINS }, ben: {} });
    ann.casts(name);
    then(name).isIn('play').is(power, toughness).isColor('white');
    for (const keyword of keywords) then(name).hasKeyword(keyword);
  });

  it('Archangel: attacks without tapping, out of reach of those on the ground', () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Archangel'] }, ben: { inPlay: ['Grizzly Bears'] } });
    ann.attacks('Archangel');
    then(ben).hasLife(15);
    then('Archangel').isUntapped();
  });

  it('Ardent Militia: is untapped after its attack', () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Ardent Militia'] }, ben: {} });
    ann.attacks('Ardent Militia');
    then(ben).hasLife(18);
    then('Ardent Militia').isUntapped();
  });

  it('Keen-Eyed Archers: intercept what flies', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Spotted Griffin'] },
      ben: { inPlay: ['Keen-Eyed Archers'] },
    });
    ann.attacks('Spotted Griffin');
    ben.intercepts('Spotted Griffin', 'Keen-Eyed Archers');
    then('Keen-Eyed Archers').isIn('graveyard');
    then('Spotted Griffin').hasDamage(2);
    then(ben).hasLife(20);
  });

  it('Wall of Swords: does not attack', () => {
    const { ann } = given('portal', { ann: { inPlay: ['Wall of Swords', 'Border Guard'] }, ben: {} });
    play.until('declare attack');
    refused('wall', () => ann.attacks('Wall of Swords'));
  });
});

describe('creatures that are hard to intercept', () => {
  it('Fleet-Footed Monk: not by offense 2 or more, but by less', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Fleet-Footed Monk'] },
      ben: { inPlay: ['Grizzly Bears', 'Border Guard'] },
    });
    ann.attacks('Fleet-Footed Monk');
    refused('cannot block', () => ben.declareBlocks([{ blocker: 'Grizzly Bears', attacker: 'Fleet-Footed Monk' }]));
    ben.intercepts('Fleet-Footed Monk', 'Border Guard');
    then(ben).hasLife(20);
  });

  it('Sacred Knight: not by black or red creatures, but by others', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Sacred Knight'] },
      ben: { inPlay: ['Hulking Goblin', 'Raging Goblin', 'Grizzly Bears'] },
    });
    ann.attacks('Sacred Knight');
    refused('cannot block', () => ben.declareBlocks([{ blocker: 'Raging Goblin', attacker: 'Sacred Knight' }]));
    ben.intercepts('Sacred Knight', 'Grizzly Bears');
    then('Grizzly Bears').isIn('graveyard');
  });
});

describe('creatures that do something', () => {
  it('Alabaster Dragon: goes into the deck when it dies, not to the discard pile', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Path of Peace'], inPlay: [...PLAINS, 'Alabaster Dragon'] },
      ben: {},
    });
    ann.casts('Path of Peace', { target: 'Alabaster Dragon' });
    then('Alabaster Dragon').isIn('library');
    then(ann).hasCardsInLibrary(21).hasCardsInGraveyard(1);
  });

  it('Alabaster Dragon: returned to the hand it stays there', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Unsummon'], inPlay: ['Island', 'Alabaster Dragon'] },
      ben: {},
    });
    ann.casts('Unsummon', { target: 'Alabaster Dragon' });
    play.allPass();
    then('Alabaster Dragon').isIn('hand');
  });

  it('Alabaster Dragon: other texts lose sight of what has died', () => {
    const dragon = card('Fleeting Dragon', {
      cost: '{W}',
      type: creature('Dragon'),
      size: [1, 1],
      abilities: [activated({ cost: ['{W}'], effects: [toHand(self)] })],
    });
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Fleeting Dragon', 'Plains'] }, ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } },
      { cards: [dragon] },
    );
    ann.activates('Fleeting Dragon');
    ben.casts('Lightning Bolt', { target: 'Fleeting Dragon' });
    play.allPass();
    then('Fleeting Dragon').isIn('graveyard');
  });

  it('Charging Paladin: has more defense only when it attacks', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Charging Paladin', 'Knight Errant'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    then('Charging Paladin').is(2, 2);
    ann.attacks('Charging Paladin', 'Knight Errant');
    then('Charging Paladin').is(2, 5);
    then('Knight Errant').is(2, 2);
    ben.chooses('Charging Paladin');
    ben.intercepts('Charging Paladin', 'Hill Giant');
    then('Charging Paladin').isIn('play').hasDamage(3);
  });

  it('Spiritual Guardian: 4 life when it is played', () => {
    const { ann } = given('portal', { ann: { hand: ['Spiritual Guardian'], inPlay: PLAINS }, ben: {} });
    ann.casts('Spiritual Guardian');
    then(ann).hasLife(24);
    then('Spiritual Guardian').is(3, 4);
  });

  it('Spiritual Guardian: no life in Portal if it comes from the discard pile', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Breath of Life'], graveyard: ['Spiritual Guardian'], inPlay: PLAINS },
      ben: {},
    });
    ann.casts('Breath of Life', { target: 'Spiritual Guardian' });
    then('Spiritual Guardian').isIn('play');
    then(ann).hasLife(20);
  });

  it('Venerable Monk: 2 life when it is played', () => {
    const { ann } = given('portal', { ann: { hand: ['Venerable Monk'], inPlay: PLAINS }, ben: {} });
    ann.casts('Venerable Monk');
    then(ann).hasLife(22);
    then('Venerable Monk').is(2, 2);
  });

  it('Stern Marshal: makes a creature bigger on your turn, before you attack', () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Stern Marshal', 'Knight Errant'] }, ben: {} });
    ann.activates('Stern Marshal', { target: 'Knight Errant' });
    then('Knight Errant').is(4, 4);
    then('Stern Marshal').isTapped();
    ann.attacks('Knight Errant');
    then(ben).hasLife(16);
  });

  it('Stern Marshal: not after the attack', () => {
    const { ann } = given('portal', { ann: { inPlay: ['Stern Marshal', 'Knight Errant'] }, ben: {} });
    ann.attacks('Knight Errant');
    expect(play.step).toBe('play cards after attack');
    refused('wrong phase', () => ann.activates('Stern Marshal', { target: 'Knight Errant' }));
  });

  it("Stern Marshal: not on the other player's turn, where abilities may be used then", () => {
    const { ben } = given('m11', { ann: {}, ben: { inPlay: ['Stern Marshal'] } }, { active: 'ann', step: 'upkeep' });
    refused('wrong phase', () => ben.activates('Stern Marshal', { target: 'Stern Marshal' }));
  });
});
