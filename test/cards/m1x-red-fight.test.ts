// The red cards of Magic 2010 and 2011 for the fight, each doing what it says.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const mountains = (number: number): string[] => Array.from({ length: number }, () => 'Mountain');

describe('for the fight', () => {
  test.each([
    ['Kindled Fury', 1, 1],
    ['Thunder Strike', 2, 2],
  ] as const)('%s: for %d mana, +%d/+0 and first strike', (name, cost, more) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: [...mountains(cost), 'Goblin Piker'] }, ben: {} });
    ann.casts(name, { target: 'Goblin Piker' });
    play.allPass();
    then('Goblin Piker')
      .is(2 + more, 1)
      .hasKeyword('first strike');
    play.until('upkeep', 'ben');
    then('Goblin Piker').is(2, 1).lacksKeyword('first strike');
  });

  test('Trumpet Blast: +2/+0 for attackers only', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Trumpet Blast'], inPlay: [...mountains(3), 'Goblin Piker', 'Canyon Minotaur'] },
      ben: {},
    });
    ann.attacks('Goblin Piker');
    ann.casts('Trumpet Blast');
    play.allPass();
    then('Goblin Piker').is(4, 1);
    then('Canyon Minotaur').is(3, 3);
  });

  test('Burst of Speed: your creatures have haste, theirs do not', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Burst of Speed'], inPlay: ['Mountain', { card: 'Goblin Piker', sick: true }] },
      ben: { inPlay: ['Canyon Minotaur'] },
    });
    ann.casts('Burst of Speed');
    play.allPass();
    then('Canyon Minotaur').lacksKeyword('haste');
    ann.attacks('Goblin Piker');
    then('Goblin Piker').isAttacking();
  });

  test('Panic Attack: up to three creatures cannot block', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Panic Attack'], inPlay: [...mountains(3), 'Goblin Piker'] },
      ben: { inPlay: ['Canyon Minotaur', 'Wall of Fire', 'Vulshok Berserker', 'Earth Servant'] },
    });
    ann.casts('Panic Attack', { targets: ['Canyon Minotaur', 'Wall of Fire', 'Vulshok Berserker'] });
    play.allPass();
    ann.attacks('Goblin Piker');
    play.until('declare block');
    expect(play.question?.ask === 'block' && play.question.candidates).toHaveLength(1);
  });

  test("Shiv's Embrace: +2/+2, flying and fire breath for its bearer", () => {
    const { ann } = given('m11', {
      ann: { hand: ["Shiv's Embrace"], inPlay: [...mountains(5), 'Goblin Piker'] },
      ben: {},
    });
    ann.casts("Shiv's Embrace", { target: 'Goblin Piker' });
    play.allPass();
    then('Goblin Piker').is(4, 3).hasKeyword('flying');
    ann.activates("Shiv's Embrace");
    play.allPass();
    then('Goblin Piker').is(5, 3);
  });

  test('Volcanic Strength: +2/+2 and mountainwalk for its bearer', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Volcanic Strength'], inPlay: [...mountains(2), 'Goblin Piker'] },
      ben: {},
    });
    ann.casts('Volcanic Strength', { target: 'Goblin Piker' });
    play.allPass();
    then('Goblin Piker').is(4, 3).hasKeyword('mountainwalk');
  });
});
