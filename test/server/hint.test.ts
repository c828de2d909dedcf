// Hints: what a strong player would consider, seen from the person's own seat, in a sentence that says why.

import { expect, test } from 'vitest';
import { fromPosition, type PositionWords } from '../../src/game/index.ts';
import { hintFor, hintSeed } from '../../src/server/hint.ts';

const LIBRARY = Array.from({ length: 20 }, () => 'Forest');

const at = (you: object, foe: object, more: Partial<PositionWords> = {}) =>
  fromPosition({
    book: 'm11',
    seats: { You: { library: LIBRARY, ...you }, Mara: { library: LIBRARY, ...foe } },
    ...more,
  });

test('a win that is there is seen and said', async () => {
  const game = at({ hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, { life: 3 });
  const hint = await hintFor(game, 0, 'test', 0);
  expect(hint?.words).toMatch(/^Cast Lightning Bolt: that wins this turn\.$/);
});

test('the best of several is told with what it gains beside the next', async () => {
  const game = at(
    { inPlay: ['Runeclaw Bear', 'Enormous Baloth'] },
    { inPlay: ['Giant Spider'], life: 9 },
    { step: 'beginning of combat' },
  );
  while (game.question?.ask !== 'attack') game.answer({ kind: 'pass' });
  const hint = await hintFor(game, 0, 'test', 0);
  expect(hint?.words).toMatch(/^Attack with .*Enormous Baloth/);
  expect(hint?.words).toMatch(/it (wins|loses|leaves|keeps) .* than: attack with /);
  expect(hint?.considered[0]?.worse).toBe(0);
  expect(hint?.considered.length).toBeGreaterThan(1);
});

test('what is hidden makes no difference: the same table gives the same hint, whatever the rival holds', async () => {
  const hints = ['Giant Growth', 'Doom Blade'].map((card) =>
    hintFor(
      at(
        { inPlay: ['Runeclaw Bear'] },
        { hand: [card], inPlay: ['Swamp', 'Swamp', 'Forest'] },
        { step: 'beginning of combat' },
      ),
      0,
      'test',
      0,
    ),
  );
  const [one, other] = await Promise.all(hints);
  expect(one).toEqual(other);
});

test('the chance of a hint comes from what the seat sees: other hidden cards give the same, another table does not', () => {
  const holding = (hand: string, top: string, life = 20) =>
    at({ inPlay: ['Runeclaw Bear'], library: [top, ...LIBRARY] }, { hand: [hand], library: [hand, ...LIBRARY], life });
  const one = holding('Giant Growth', 'Island');
  const other = holding('Doom Blade', 'Swamp');
  expect(one.hash()).not.toBe(other.hash());
  expect(hintSeed(other, 0)).toBe(hintSeed(one, 0));
  expect(hintSeed(other, 1)).not.toBe(hintSeed(one, 1));
  expect(hintSeed(holding('Giant Growth', 'Island', 19), 0)).not.toBe(hintSeed(one, 0));
});

test('nobody is told what another is asked', async () => {
  const game = at({ hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, {});
  expect(await hintFor(game, 1, 'test', 0)).toBeNull();
});

test('a hint speaks in the words of its book: nothing is cast in Portal or in 2007', async () => {
  for (const [book, words] of [
    ['portal', 'Play Scorching Spear: that wins this turn.'],
    ['tenth', 'Play Lightning Bolt: that wins this turn.'],
    ['beta', 'Cast Lightning Bolt: that wins this turn.'],
  ] as const) {
    const card = book === 'portal' ? 'Scorching Spear' : 'Lightning Bolt';
    const game = at({ hand: [card], inPlay: ['Mountain'] }, { life: 1 }, { book });
    expect((await hintFor(game, 0, 'test', 0))?.words).toBe(words);
  }
});
