// Puzzle files of Forge are read as far as our cards go; the file here is our own.

import { expect, test } from 'vitest';
import { readPuzzleFile } from '../../src/lab/solve/pzl.ts';
import { readFor, solve } from '../../src/lab/solve/solve.ts';

const FILE = `[metadata]
Name:A bolt to spare
Goal:Win
Turns:1
Description:Win this turn.
[state]
ActivePlayer=Human
ActivePhase=Main1
HumanLife=3
AILife=5
humanhand=Lightning Bolt
humanbattlefield=Mountain;Grizzly Bears|Counters:P1P1=1;Hill Giant|Tapped
aibattlefield=Gray Ogre|Tapped
`;

test('position and goal are read', () => {
  const study = readPuzzleFile(FILE);
  expect(study).toMatchObject({ title: 'A bolt to spare', goal: { who: 'you', what: 'wins', turns: 1 } });
  expect(study.position.seats.you).toEqual({
    life: 3,
    hand: ['Lightning Bolt'],
    inPlay: ['Mountain', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, { card: 'Hill Giant', tapped: true }],
  });
  expect(solve(study, 'm11', { nodes: 5000, quick: true })).toMatchObject({ solved: true, proof: true });
});

test('what is not understood is told with its line', () => {
  expect(() => readPuzzleFile(FILE.replace('Gray Ogre', 'Black Lotus of Doom'))).toThrow(
    "line 13: there is no card 'Black Lotus of Doom'",
  );
  expect(() => readPuzzleFile(FILE.replace('Goal:Win', 'Goal:Dance'))).toThrow("the goal 'Dance' is not understood");
  expect(() => readPuzzleFile('hello')).toThrow('it has no [state]');
  expect(() => readPuzzleFile(FILE.replace('Goal:Win\n', ''))).toThrow('this puzzle has no goal');
});

test('what the book cannot hold is told with its line', () => {
  const alone = FILE.replace('Gray Ogre|Tapped', 'Holy Strength');
  expect(() => readFor(alone, 'm11', readPuzzleFile)).toThrow("line 13: 'Holy Strength' must be on something");
});

test('more cards in one place than a puzzle can have are refused with their line', () => {
  const many = (zone: string, number: number): string =>
    FILE.replace('aibattlefield=Gray Ogre|Tapped', `${zone}=${Array(number).fill('Forest').join(';')}`);
  for (const zone of ['aibattlefield', 'ailibrary', 'aihand', 'aigraveyard', 'aiexile']) {
    expect(() => readPuzzleFile(many(zone, 501)), zone).toThrow('line 13: 500 cards are the most in one place');
    expect(() => readPuzzleFile(many(zone, 500)), zone).not.toThrow();
  }
});

test.each([
  ['HumanLife=3', 'HumanLife=many', 'line 9: '],
  ['AILife=5', 'AILife=1e400', 'line 10: '],
  ['Turns:1', 'Turns:soon', 'line 4: '],
  ['P1P1=1', 'P1P1=-3', 'line 12: '],
  ['Hill Giant|Tapped', 'Hill Giant|Damage:lots', 'line 12: '],
])('%s as %s is no number, and told with its line', (was, now, line) => {
  expect(() => readPuzzleFile(FILE.replace(was, now))).toThrow(line);
  expect(() => readPuzzleFile(FILE.replace(was, now))).toThrow('is a whole number from 0 to 9999');
});
