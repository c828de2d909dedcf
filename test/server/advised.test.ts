// Answers as advice: what one would do with them, in the words of the book, and clear without the question beside it.

import { expect, test } from 'vitest';
import { type Answer, fromPosition, type Game, type PositionWords } from '../../src/game/index.ts';
import { Scene } from '../../src/game/told/index.ts';
import { advised } from '../../src/server/advised.ts';

const LIBRARY = Array.from({ length: 9 }, () => 'Forest');

const at = (book: string, you: object, foe: object, more: Partial<PositionWords> = {}): Game =>
  fromPosition({ book, seats: { You: { library: LIBRARY, ...you }, Mara: { library: LIBRARY, ...foe } }, ...more });

/** What each answer that may be given here is called. */
const words = (game: Game): string[] => {
  const { question } = game;
  if (question === null) throw new Error('nothing is asked');
  return game.legalAnswers().map((answer) => advised(new Scene(game, question.player), question, answer));
};

/** Gives the first answer that is called so. */
function does(game: Game, deed: string): void {
  const { question } = game;
  if (question === null) throw new Error('nothing is asked');
  const scene = new Scene(game, question.player);
  const found = game.legalAnswers().find((answer) => advised(scene, question, answer) === deed);
  if (found === undefined) throw new Error(`'${deed}' is none of ${words(game).join('; ')}`);
  game.answer(found);
}

const attackBy = (game: Game, names: readonly string[]): Answer => ({
  kind: 'attack',
  attackers: game
    .view(game.question?.player ?? 0)
    .inPlay.filter(({ name, controller }) => names.includes(name) && controller === game.question?.player)
    .map(({ id }) => ({ id, target: { what: 'player', id: 0 }, band: 0 })),
});

test('a card is played or cast as its book has it, and doing nothing says what happens then', () => {
  const you = { hand: ['Grizzly Bears', 'Forest'], inPlay: ['Forest', 'Forest'] };
  expect(words(at('m11', you, {}))).toEqual(
    expect.arrayContaining(['cast Grizzly Bears', 'play Forest', 'go to combat']),
  );
  expect(words(at('tenth', you, {}))).toContain('play Grizzly Bears');
  expect(words(at('portal', you, {}, { step: 'land' }))).toEqual(
    expect.arrayContaining(['play no land', 'play Forest']),
  );
});

for (const [book, verb] of [
  ['portal', 'intercept'],
  ['tenth', 'block'],
] as const)
  test(`${book}: who ${verb}s whom, and that nobody does`, () => {
    const game = at(
      book,
      { inPlay: ['Hill Giant'] },
      { inPlay: [book === 'portal' ? 'Gorilla Warrior' : 'Gray Ogre'] },
      { active: 'Mara', turn: 6 },
    );
    for (let step = 0; step < 9 && game.question?.ask !== 'attack'; step += 1)
      game.answer(
        book === 'portal' && game.whyNot({ kind: 'begin attack' }) === null
          ? { kind: 'begin attack' }
          : { kind: 'pass' },
      );
    game.answer(attackBy(game, ['Gorilla Warrior', 'Gray Ogre']));
    for (let step = 0; step < 9 && game.question?.ask !== 'block'; step += 1) does(game, words(game)[0] as string);
    const attacker = book === 'portal' ? 'Gorilla Warrior' : 'Gray Ogre';
    expect(words(game).toSorted()).toEqual([`do not ${verb}`, `${verb} ${attacker} with Hill Giant`].toSorted());
  });

test('equal ones are counted, and where there are several to attack it is said whom', () => {
  const alone = at('m11', { inPlay: ['Hill Giant', 'Hill Giant'] }, {}, { step: 'beginning of combat' });
  while (alone.question?.ask !== 'attack') alone.answer({ kind: 'pass' });
  expect(words(alone)).toEqual(
    expect.arrayContaining(['do not attack', 'attack with Hill Giant', 'attack with 2 Hill Giant']),
  );
  const walker = { card: 'Garruk Wildspeaker', counters: { loyalty: 3 } };
  const several = at('m11', { inPlay: ['Hill Giant'] }, { inPlay: [walker] }, { step: 'beginning of combat' });
  while (several.question?.ask !== 'attack') several.answer({ kind: 'pass' });
  expect(words(several)).toEqual(
    expect.arrayContaining(['attack with Hill Giant', 'attack Garruk Wildspeaker with Hill Giant']),
  );
});

test('X, a hand to keep and what is chosen are said so that nobody has to look at the question', () => {
  const x = at('fifth', { hand: ['Disintegrate'], inPlay: Array(3).fill('Mountain') }, {});
  does(x, 'cast Disintegrate');
  expect(words(x)).toEqual(expect.arrayContaining(['take X = 0', 'take X = 2']));
  does(x, 'take X = 2');
  expect(words(x)).toEqual(expect.arrayContaining(['choose Mara', 'choose yourself']));
});
