// What computer players make of things that cost more than mana, and of words to choose between: the value comes from the words.

import { describe, expect, test } from 'vitest';
import { HABITS } from '../../src/bots/habits.ts';
import { chooseSimply } from '../../src/bots/simple.ts';
import { type Answer, chanceFrom, fromPosition, type Game, type SeatWords } from '../../src/game/index.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

const start = (book: string, ann: SeatWords, ben: SeatWords = {}): Game =>
  fromPosition({ book, seats: { ann, ben }, active: 'ann' });

/** The heuristic plays seat 0, the other passes, until `over` says so. */
function playOn(game: Game, over: () => boolean, most = 60): Answer[] {
  const given: Answer[] = [];
  for (let i = 0; i < most && game.question !== null && !over(); i += 1) {
    const { player } = game.question;
    const legal = game.legalAnswers();
    const answer =
      player === 0
        ? chooseSimply(game.view(0), legal, chanceFrom(1), HABITS.keen)
        : (legal.find(({ kind }) => kind === 'pass') ?? legal[0]);
    if (answer === undefined) throw new Error('nothing can be answered');
    expect(game.whyNot(answer)).toBeNull();
    if (player === 0) given.push(answer);
    game.answer(answer);
  }
  return given;
}

const nameOf = (game: Game, id: number): string => game.inside.kind(id).definition.name;
const found = (game: Game, name: string) =>
  game.state.objects.find(({ id }) => id > 0 && nameOf(game, id) === name) as Game['state']['objects'][number];

describe('mana for life', () => {
  test.each(BOOKS)('%s: Channel and a spell with X end a game', (book) => {
    const game = start(
      book,
      { life: 20, hand: ['Channel', 'Fireball'], inPlay: [...lands(2, 'Forest'), 'Mountain', 'Mountain'] },
      { life: 15 },
    );
    playOn(game, () => game.state.players[1]?.life !== 15 || game.outcome !== null);
    expect(game.state.players[1]?.life ?? 0).toBeLessThanOrEqual(0);
    expect(game.state.players[0]?.life).toBeGreaterThan(0);
  });

  test.each(BOOKS)('%s: a large creature is worth life that can be spared', (book) => {
    const hand = ['Channel', 'Colossus of Sardia'];
    const game = start(book, { life: 20, hand, inPlay: lands(6, 'Forest') });
    playOn(game, () => found(game, 'Colossus of Sardia').zone === 'play');
    expect(found(game, 'Colossus of Sardia').zone).toBe('play');
    // Five of its nine mana were out of reach, and no more life was paid than that.
    expect(game.state.players[0]?.life).toBe(15);
  });

  test.each(BOOKS)('%s: nobody pays life for nothing, or the last of it', (book) => {
    const alone = start(book, { life: 20, hand: ['Channel'], inPlay: lands(4, 'Forest') });
    playOn(alone, () => alone.state.turn.active === 1);
    expect([found(alone, 'Channel').zone, alone.state.players[0]?.life]).toEqual(['hand', 20]);
    const low = start(book, {
      life: 9,
      hand: ['Channel', 'Fireball'],
      inPlay: ['Forest', 'Forest', 'Mountain', 'Mountain'],
    });
    playOn(low, () => low.state.turn.active === 1);
    expect(low.state.players[0]?.life).toBe(9);
    expect(found(low, 'Channel').zone).toBe('hand');
  });
});

describe('what is given up for an attack', () => {
  const attackers = (ann: SeatWords, ben: SeatWords = {}): string[] => {
    const game = start('m11', ann, ben);
    while (game.question !== null && game.question.ask !== 'attack') game.answer({ kind: 'pass' });
    const answer = chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1), HABITS.keen);
    expect(game.whyNot(answer)).toBeNull();
    return answer.kind === 'attack' ? answer.attackers.map(({ id }) => nameOf(game, id)) : [];
  };

  test('Leviathan goes where ten damage are worth two Islands, and stays where little comes of it', () => {
    expect(attackers({ inPlay: ['Leviathan', 'Island', 'Island'] })).toEqual(['Leviathan']);
    const small = { card: 'Leviathan', counters: { '-1/-1': 5 } };
    expect(attackers({ inPlay: [small, 'Island', 'Island'] })).toEqual([]);
    // Five are the end of somebody with five life.
    expect(attackers({ inPlay: [small, 'Island', 'Island'] }, { life: 5 })).toEqual(['Leviathan']);
  });
});

describe('words to choose between', () => {
  const sizeOf = (game: Game, name: string): string => {
    const { power, toughness } = game.view(0).inPlay.find((each) => each.name === name) ?? {};
    return `${power}/${toughness}`;
  };

  test.each(BOOKS)('%s: a Shapeshifter is neither all power nor all toughness', (book) => {
    const game = start(book, { hand: ['Shapeshifter'], inPlay: lands(6, 'Island') });
    playOn(game, () => found(game, 'Shapeshifter').zone === 'play');
    expect(['3/4', '4/3']).toContain(sizeOf(game, 'Shapeshifter'));
  });

  test.each(BOOKS)('%s: Primal Clay is no Wall', (book) => {
    const game = start(book, { hand: ['Primal Clay'], inPlay: lands(4, 'Island') });
    playOn(game, () => found(game, 'Primal Clay').zone === 'play');
    expect(['3/3', '2/2']).toContain(sizeOf(game, 'Primal Clay'));
  });

  test('mana of any colour is that which the hand wants', () => {
    const game = start('beta', { hand: ['Counterspell', 'Air Elemental'], inPlay: ['Black Lotus'] });
    const lotus = game.legalAnswers().find(({ kind }) => kind === 'use') as Answer;
    game.answer(lotus);
    while (game.question?.ask === 'act') game.answer({ kind: 'pass' });
    const answer = chooseSimply(game.view(0), game.legalAnswers(), chanceFrom(1), HABITS.keen);
    expect(game.question?.ask === 'option' && answer.kind === 'option' && game.question.options[answer.option]).toBe(
      'U',
    );
  });
});

describe('the last resort', () => {
  const cast = (book: string, life: number, things: number): string => {
    const game = start(book, { life, hand: ['Lich'], inPlay: [...lands(4, 'Swamp'), ...lands(things, 'Forest')] });
    playOn(game, () => game.state.turn.active === 1 || found(game, 'Lich').zone === 'play');
    return found(game, 'Lich').zone;
  };

  test.each(BOOKS)('%s: Lich is for who has little life left and much in play', (book) => {
    expect(cast(book, 3, 6)).toBe('play');
    expect(cast(book, 3, 1)).toBe('hand');
    expect(cast(book, 20, 6)).toBe('hand');
  });
});

describe('Word of Command', () => {
  test.each(BOOKS)('%s: who has cards and lands is made to lose both, and hurts itself', (book) => {
    const game = start(
      book,
      { hand: ['Word of Command'], inPlay: lands(2, 'Swamp') },
      { hand: ['Terror', 'Lightning Bolt'], inPlay: [...lands(3, 'Swamp'), 'Mountain', 'Hurloon Minotaur'] },
    );
    playOn(game, () => ['Terror', 'Lightning Bolt'].some((name) => found(game, name).zone === 'graveyard'));
    const lost = ['Terror', 'Lightning Bolt'].filter((name) => found(game, name).zone === 'graveyard');
    expect(lost).toHaveLength(1);
    expect(found(game, 'Hurloon Minotaur').zone).toBe('graveyard');
  });

  test('it is kept while there is nothing to be played', () => {
    const game = start(
      'm11',
      { hand: ['Word of Command'], inPlay: lands(2, 'Swamp') },
      { hand: [], inPlay: lands(3, 'Swamp') },
    );
    playOn(game, () => game.state.turn.active === 1);
    expect(found(game, 'Word of Command').zone).toBe('hand');
  });
});
