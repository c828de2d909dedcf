// The habits of those who think: they keep a spell for something that is worth it, and do not wait when they cannot.

import { describe, expect, test } from 'vitest';
import { HABITS } from '../../src/bots/habits.ts';
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
    expect(answers(ann, { inPlay: ['Raging Goblin'] }, HABITS.keen)).toBe('pass');
    expect(answers(ann, { inPlay: ['Raging Goblin'] })).toBe('cast');
  });

  test('is spent on what is worth it', () => {
    expect(answers(ann, { inPlay: ['Serra Angel'] }, HABITS.keen)).toBe('cast');
  });

  test('is not kept where little life is left', () => {
    expect(answers({ ...ann, life: 6 }, { inPlay: ['Raging Goblin'] }, HABITS.keen)).toBe('cast');
  });
});

describe('burn', () => {
  const ann = { hand: ['Shock'], inPlay: ['Mountain'] };

  test('is kept for a creature or for the end', () => {
    expect(answers(ann, { life: 20 }, HABITS.keen)).toBe('pass');
    expect(answers(ann, { life: 20 })).toBe('cast');
    expect(answers(ann, { life: 2 }, HABITS.keen)).toBe('cast');
  });

  test('counts on an attack for the rest, but not on one that is at peace', () => {
    expect(answers({ ...ann, inPlay: ['Mountain', 'Craw Wurm'] }, { life: 8, inPlay: [] }, HABITS.keen)).toBe('cast');
    const pacified = { card: 'Craw Wurm', with: ['Pacifism'] };
    expect(answers({ ...ann, inPlay: ['Mountain', pacified] }, { life: 11, inPlay: [] }, HABITS.keen)).toBe('pass');
    expect(
      new Sight(fromPosition({ book: 'tenth', seats: { ann: { inPlay: [pacified] }, ben: {} } }).view(0)).unstoppable,
    ).toBe(0);
  });
});

/** Who blocks whom, when ben attacks with all he has. */
function blocks(ann: SeatWords, attackers: readonly string[], habits?: Habits): string[] {
  const game = askedAt({
    book: 'tenth',
    name: 'an attack',
    why: '',
    active: 'ben',
    ann,
    ben: { inPlay: attackers },
    before: [['ben', 'attack', ...attackers]],
    right: [],
  });
  const answer = chooseSimply(game.view(0), [], chanceFrom(1), habits);
  expect(game.whyNot(answer)).toBeNull();
  const name = (id: number): string => game.view(0).inPlay.find((each) => each.id === id)?.name ?? '';
  return answer.kind === 'block'
    ? answer.blocks.map(({ attacker, blocker }) => `${name(blocker)} against ${name(attacker)}`)
    : [];
}

describe('a blocker', () => {
  test('stands where it kills and lives, and before the strongest where that is needed to live', () => {
    const fight = (life: number, habits?: Habits): string[] =>
      blocks({ life, inPlay: ['Hill Giant'] }, ['Grizzly Bears', 'Hill Giant'], habits);
    expect(fight(20)).toEqual(['Hill Giant against Hill Giant']);
    expect(fight(20, HABITS.keen)).toEqual(['Hill Giant against Grizzly Bears']);
    expect(fight(5, HABITS.keen)).toEqual(['Hill Giant against Hill Giant']);
  });
});

describe('two blockers', () => {
  const ann = { inPlay: ['Hill Giant', 'Grizzly Bears'] };
  const together = ['Hill Giant against Giant Spider', 'Grizzly Bears against Giant Spider'];

  test('go together, by the masterly habit, where one alone would only hold', () => {
    expect(blocks(ann, ['Giant Spider'], HABITS.keen)).toHaveLength(1);
    expect(blocks(ann, ['Giant Spider'], HABITS.masterly)).toEqual(together);
  });

  test('do not where one kills and lives, or where both would be lost for it', () => {
    expect(blocks(ann, ['Grizzly Bears'], HABITS.masterly)).toHaveLength(1);
    expect(blocks({ inPlay: ['Hill Giant', 'Hill Giant'] }, ['Craw Wurm'], HABITS.masterly)).toEqual([]);
  });

  test('do not where no more than one may block', () => {
    const bears = { inPlay: ['Grizzly Bears', 'Grizzly Bears'] };
    for (const habits of [HABITS.keen, HABITS.masterly]) {
      expect(blocks(bears, ['Hill Giant'], habits)).toHaveLength(2);
      expect(blocks(bears, ['Stalking Tiger'], habits)).toEqual([]);
    }
  });
});

describe('what can be used on the table', () => {
  test('who shoots is worth a spell, by the masterly habit', () => {
    const game = fromPosition({
      book: 'm11',
      seats: {
        ann: { hand: ["Chandra's Outrage"], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] },
        ben: { inPlay: ['Wind Drake', 'Prodigal Pyromancer'] },
      },
    });
    game.answer(game.legalAnswers().find((answer) => answer.kind === 'cast') as Answer, 0);
    const aimedAt = (habits: Habits): string[] => {
      const answer = chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1), habits);
      const ids = answer.kind === 'pick' ? answer.picked.map(({ id }) => id) : [];
      return game.view(0).inPlay.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
    };
    expect(aimedAt(HABITS.keen)).toEqual(['Wind Drake']);
    expect(aimedAt(HABITS.masterly)).toEqual(['Prodigal Pyromancer']);
  });

  /** Whether ann, who has a Blinding Mage, taps something in this upkeep. */
  function taps(active: 'ann' | 'ben', own: readonly string[], rival: readonly string[], habits: Habits): boolean {
    const game = fromPosition({
      book: 'm11',
      active,
      step: 'upkeep',
      seats: { ann: { inPlay: ['Plains', 'Blinding Mage', ...own] }, ben: { inPlay: rival } },
      options: { windows: 'all' },
    });
    while (game.question?.player === 1) game.answer({ kind: 'pass' }, 1);
    return chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1), habits).kind === 'use';
  }

  test('whoever is behind keeps the one that taps others for the attack', () => {
    expect(taps('ann', [], ['Craw Wurm'], HABITS.keen), 'at once').toBe(true);
    expect(taps('ann', [], ['Craw Wurm'], HABITS.masterly)).toBe(false);
    expect(taps('ben', [], ['Craw Wurm'], HABITS.masterly), 'lest it attacks').toBe(true);
    expect(taps('ben', [], ['Wall of Frost'], HABITS.masterly), 'it never attacks').toBe(false);
  });

  test('whoever is ahead takes a blocker away', () => {
    expect(taps('ann', ['Craw Wurm', 'Serra Angel'], ['Craw Wurm'], HABITS.masterly)).toBe(true);
  });
});

describe('a card that can come back from the graveyard', () => {
  const ann = { graveyard: ['Reassembling Skeleton'], inPlay: swamps };

  function does(words: SeatWords, step = 'main'): Answer['kind'] {
    const game = fromPosition({ book: 'm11', step, seats: { ann: words, ben: {} } });
    return chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1)).kind;
  }

  test('comes back for mana that nothing else is left for', () => {
    expect(does(ann)).toBe('use');
    expect(does({ ...ann, hand: ['Child of Night'] })).toBe('cast');
    expect(does(ann, 'upkeep'), 'something better may be drawn').toBe('pass');
  });

  test('is called once', () => {
    const game = fromPosition({ book: 'm11', seats: { ann: { ...ann, inPlay: [...swamps, ...swamps] }, ben: {} } });
    game.answer(chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1)), 0);
    while (game.question?.ask === 'pay') game.answer(chooseSimply(game.view(0), [], chanceFrom(1)), 0);
    expect(game.view(0).chain).toHaveLength(1);
    expect(chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1)).kind).toBe('pass');
  });
});
