// Hints: what a strong player would consider, seen from the person's own seat, in a sentence that says why.

import { expect, test } from 'vitest';
import { fromPosition, type PositionWords } from '../../src/game/index.ts';
import { hintFor } from '../../src/server/hint.ts';

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

test('nobody is told what another is asked', async () => {
  const game = at({ hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, {});
  expect(await hintFor(game, 1, 'test', 0)).toBeNull();
});
