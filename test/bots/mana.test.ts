// Mana: which land is played and what is tapped. The Archon's habits look at the rest of the hand, the simple ones do not.

import { describe, expect, test } from 'vitest';
import { HABITS } from '../../src/bots/habits.ts';
import { chooseSimply, type Habits } from '../../src/bots/simple.ts';
import { chanceFrom, fromPosition, type Game, type SeatWords } from '../../src/game/index.ts';

const usual = chanceFrom(1);

function habitually(game: Game, habits: Habits): void {
  game.answer(chooseSimply(game.view(0), game.legalAnswers(), usual, habits), 0);
}

const namesIn = (game: Game, tapped: boolean): string[] =>
  game
    .view(0)
    .inPlay.filter((each) => each.controller === 0 && each.types.includes('land') && each.tapped === tapped)
    .map(({ name }) => name)
    .sort();

describe('a land is played', () => {
  /** The lands in play after the first answer. */
  function landsAfter(ann: SeatWords, habits: Habits): string[] {
    const game = fromPosition({ book: 'tenth', seats: { ann, ben: {} } });
    habitually(game, habits);
    return namesIn(game, false);
  }

  test('for what can be cast with it at once, even where the hand needs more of another colour', () => {
    const ann = { inPlay: ['Plains'], hand: ['Plains', 'Forest', 'Serra Angel', 'Wrath of God', 'Grizzly Bears'] };
    expect(landsAfter(ann, HABITS.masterly)).toEqual(['Forest', 'Plains']);
    expect(landsAfter(ann, HABITS.keen)).toEqual(['Plains', 'Plains']);
  });

  test('for the next turn, where nothing can be cast at once', () => {
    const ann = { inPlay: ['Plains'], hand: ['Plains', 'Forest', 'Serra Angel', 'Wrath of God', 'Elvish Champion'] };
    expect(landsAfter(ann, HABITS.masterly)).toEqual(['Forest', 'Plains']);
    expect(landsAfter(ann, HABITS.keen)).toEqual(['Plains', 'Plains']);
  });

  test('counting what makes mana and is no land', () => {
    const inPlay = ['Forest', 'Forest', 'Llanowar Elves'];
    const hand = ['Forest', 'Mountain', 'Hill Giant', 'Elvish Champion', 'Elvish Champion'];
    expect(landsAfter({ inPlay, hand }, HABITS.masterly)).toEqual(['Forest', 'Forest', 'Mountain']);
    expect(landsAfter({ inPlay: inPlay.slice(0, 2), hand }, HABITS.masterly)).toEqual(['Forest', 'Forest', 'Forest']);
  });

  test('the one there is, whatever the hand needs', () => {
    expect(landsAfter({ inPlay: [], hand: ['Swamp', 'Grizzly Bears'] }, HABITS.masterly)).toEqual(['Swamp']);
  });
});

describe('a cost is paid', () => {
  /** The lands left when the creature of the two has been paid for. */
  function leftAfter(inPlay: readonly string[], hand: readonly string[], habits: Habits): string[] {
    const game = fromPosition({ book: 'tenth', seats: { ann: { inPlay, hand }, ben: {} } });
    habitually(game, habits);
    while (game.question?.player === 0 && game.question.ask !== 'act') habitually(game, habits);
    return namesIn(game, false);
  }

  const bears = ['Grizzly Bears', 'Shock'];

  test('so that another card can still be cast', () => {
    for (const lands of [
      ['Forest', 'Forest', 'Mountain'],
      ['Mountain', 'Forest', 'Forest'],
      ['Forest', 'Mountain', 'Forest'],
    ])
      expect(leftAfter(lands, bears, HABITS.masterly)).toEqual(['Mountain']);
  });

  test('by everybody alike: the ways to pay are listed best first', () => {
    expect(leftAfter(['Mountain', 'Forest', 'Forest'], bears, HABITS.keen)).toEqual(['Mountain']);
  });

  test('with lands rather than with creatures, if nothing else is lost by it', () => {
    expect(leftAfter(['Llanowar Elves', 'Forest', 'Forest'], ['Grizzly Bears'], HABITS.masterly)).toEqual([]);
  });
});
