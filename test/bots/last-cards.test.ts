// What computer players make of rarer cards: who goes only in company, or alone, is sent so; what is given up is weighed.

import { describe, expect, test } from 'vitest';
import { HABITS } from '../../src/bots/habits.ts';
import { chooseSimply } from '../../src/bots/simple.ts';
import { chanceFrom, fromPosition, type Game, type SeatWords } from '../../src/game/index.ts';
import { askedAt } from './positions/words.ts';

/** The same table, with nothing more to be done before attackers are declared. */
function atAttack(ann: SeatWords, ben: SeatWords = {}): Game {
  const game = fromPosition({ book: 'm11', seats: { ann, ben } });
  while (game.question !== null && game.question.ask !== 'attack') game.answer({ kind: 'pass' });
  return game;
}

/** Who attacks, by name; the answer must be allowed. */
function attackers(game: Game): string[] {
  const answer = chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1), HABITS.keen);
  expect(game.whyNot(answer)).toBeNull();
  const name = (id: number): string => game.view(0).inPlay.find((each) => each.id === id)?.name ?? '';
  return answer.kind === 'attack' ? answer.attackers.map(({ id }) => name(id)).sort() : [];
}

describe('company', () => {
  test('who needs two others attacks where two others do', () => {
    expect(attackers(atAttack({ inPlay: ['Orcish Conscripts', 'Hill Giant', 'Gray Ogre'] }))).toEqual([
      'Gray Ogre',
      'Hill Giant',
      'Orcish Conscripts',
    ]);
    expect(attackers(atAttack({ inPlay: ['Orcish Conscripts', 'Hill Giant'] }))).toEqual(['Hill Giant']);
  });

  test('who goes alone stays where others go', () => {
    const knight = { card: 'Grizzly Bears', with: ['Errantry'] };
    expect(attackers(atAttack({ inPlay: [knight] }))).toEqual(['Grizzly Bears']);
    expect(attackers(atAttack({ inPlay: [knight, 'Hill Giant', 'Gray Ogre'] }))).not.toContain('Grizzly Bears');
  });

  test('who must attack and goes alone goes alone', () => {
    const knight = { card: 'Juggernaut', with: ['Errantry'] };
    expect(attackers(atAttack({ inPlay: [knight, 'Hill Giant', 'Gray Ogre'] }))).toEqual(['Juggernaut']);
  });

  test('who needs others to block is not sent without them', () => {
    const game = askedAt({
      book: 'm11',
      name: 'an attack',
      why: '',
      active: 'ben',
      ann: { life: 2, inPlay: ['Orcish Conscripts', 'Wall of Wood', 'Gray Ogre'] },
      ben: { inPlay: ['Craw Wurm'] },
      before: [['ben', 'attack', 'Craw Wurm']],
      right: [],
    });
    const answer = chooseSimply(game.view(0), [], chanceFrom(1));
    expect(game.whyNot(answer)).toBeNull();
  });
});

describe('prices', () => {
  const paid = (lands: number): string[] =>
    attackers(
      atAttack(
        { inPlay: ['Craw Wurm', 'Hill Giant', ...Array.from({ length: lands }, () => 'Forest')] },
        { inPlay: [{ card: 'Windborn Muse', tapped: true }] },
      ),
    );

  test('as many attack as there is mana for, and nobody where there is none', () => {
    expect(paid(4)).toEqual(['Craw Wurm', 'Hill Giant']);
    expect(paid(3)).toHaveLength(1);
    expect(paid(1)).toEqual([]);
  });

  test('an Aura that costs mana goes on a foe', () => {
    const game = fromPosition({
      book: 'm11',
      seats: { ann: { hand: ['Brainwash'], inPlay: ['Plains', 'Gray Ogre'] }, ben: { inPlay: ['Craw Wurm'] } },
    });
    const answer = chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1));
    expect(answer.kind).toBe('cast');
    game.answer(answer);
    const aimed = chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1));
    expect(aimed.kind === 'pick' && game.state.objects[aimed.picked[0]?.id ?? 0]?.controller).toBe(1);
  });
});

describe('games of chance', () => {
  const cast = (name: string, life: number): string => {
    const game = fromPosition({
      book: 'fifth',
      seats: { ann: { life, hand: [name], inPlay: ['Mountain', 'Mountain', 'Mountain'] }, ben: { life: 10 } },
    });
    return chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1)).kind;
  };

  test.each(['Mana Clash', 'Game of Chaos'])('%s is for whoever can lose more', (name) => {
    expect(cast(name, 20)).toBe('cast');
    expect(cast(name, 8)).toBe('pass');
  });

  test('nobody goes on doubling the stakes', () => {
    const game = fromPosition({
      book: 'm11',
      seats: { ann: { hand: ['Game of Chaos'], inPlay: ['Mountain', 'Mountain', 'Mountain'] }, ben: {} },
    });
    const cards = game.legalAnswers().find((each) => each.kind === 'cast');
    if (cards === undefined) throw new Error('it can be cast');
    game.answer(cards);
    for (let i = 0; i < 9 && game.question?.ask !== 'yesno'; i += 1) {
      const [first] = game.legalAnswers();
      const pass = game.legalAnswers().find((each) => each.kind === 'pass');
      game.answer(pass ?? first ?? { kind: 'pass' });
    }
    const seat = game.question?.player ?? 0;
    expect(chooseSimply(game.view(seat), game.legalAnswers(), chanceFrom(1))).toEqual({ kind: 'no' });
  });
});

test('all creatures are given up only for the end of the game', () => {
  const mountains = Array.from({ length: 6 }, () => 'Mountain');
  const cast = (life: number): string => {
    const game = fromPosition({
      book: 'm11',
      seats: { ann: { hand: ['Soulblast'], inPlay: [...mountains, 'Craw Wurm', 'Hill Giant'] }, ben: { life } },
    });
    return chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1), HABITS.keen).kind;
  };
  expect(cast(20)).toBe('pass');
});
