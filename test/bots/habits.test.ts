// The habits of those who think: they keep a spell for something that is worth it, and do not wait when they cannot.

import { describe, expect, test } from 'vitest';
import { KEEN } from '../../src/bots/habits.ts';
import { Sight } from '../../src/bots/read.ts';
import { chooseSimply, type Habits } from '../../src/bots/simple.ts';
import { type Answer, chanceFrom, fromPosition, type SeatWords } from '../../src/game/index.ts';
import { askedAt } from './positions/words.ts';

const swamps = ['Swamp', 'Swamp'];

function answers(ann: SeatWords, ben: SeatWords, habits?: Habits): Answer['kind'] {
  const game = fromPosition({ book: 'tenth', seats: { ann, ben } });
  return chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1), habits).kind;
}

describe('a spell that kills', () => {
  const ann = { hand: ['Terror'], inPlay: swamps };

  test('is kept while there is only a trifle to kill, where the simple opponent spends it', () => {
    expect(answers(ann, { inPlay: ['Raging Goblin'] }, KEEN)).toBe('pass');
    expect(answers(ann, { inPlay: ['Raging Goblin'] })).toBe('cast');
  });

  test('is spent on what is worth it', () => {
    expect(answers(ann, { inPlay: ['Serra Angel'] }, KEEN)).toBe('cast');
  });

  test('is not kept where little life is left', () => {
    expect(answers({ ...ann, life: 6 }, { inPlay: ['Raging Goblin'] }, KEEN)).toBe('cast');
  });
});

describe('burn', () => {
  const ann = { hand: ['Shock'], inPlay: ['Mountain'] };

  test('is kept for a creature or for the end', () => {
    expect(answers(ann, { life: 20 }, KEEN)).toBe('pass');
    expect(answers(ann, { life: 20 })).toBe('cast');
    expect(answers(ann, { life: 2 }, KEEN)).toBe('cast');
  });

  test('counts on an attack for the rest, but not on one that is at peace', () => {
    expect(answers({ ...ann, inPlay: ['Mountain', 'Craw Wurm'] }, { life: 8, inPlay: [] }, KEEN)).toBe('cast');
    const pacified = { card: 'Craw Wurm', with: ['Pacifism'] };
    expect(answers({ ...ann, inPlay: ['Mountain', pacified] }, { life: 11, inPlay: [] }, KEEN)).toBe('pass');
    expect(
      new Sight(fromPosition({ book: 'tenth', seats: { ann: { inPlay: [pacified] }, ben: {} } }).view(0)).unstoppable,
    ).toBe(0);
  });
});

describe('a blocker', () => {
  const fight = (life: number, habits?: Habits): string[] => {
    const game = askedAt({
      book: 'tenth',
      name: 'two attack one',
      why: '',
      active: 'ben',
      ann: { life, inPlay: ['Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
      before: [['ben', 'attack', 'Grizzly Bears', 'Hill Giant']],
      right: [],
    });
    const answer = chooseSimply(game.view(0), [], chanceFrom(1), habits);
    const name = (id: number): string => game.view(0).inPlay.find((each) => each.id === id)?.name ?? '';
    return answer.kind === 'block' ? answer.blocks.map(({ attacker }) => name(attacker)) : [];
  };

  test('stands where it kills and lives, and before the strongest where that is needed to live', () => {
    expect(fight(20)).toEqual(['Hill Giant']);
    expect(fight(20, KEEN)).toEqual(['Grizzly Bears']);
    expect(fight(5, KEEN)).toEqual(['Hill Giant']);
  });
});
