// The log of a draft as a text: every pick with its pack, and what was taken of it.

import { expect, test } from 'vitest';
import { picksAsText } from '../../src/table/limited/picks.ts';

test('each pick is written with its pack, the card that was taken marked, once where the pack had two of it', () => {
  const picks = [
    { card: 'Shock', from: ['Forest', 'Shock', 'Shock'] },
    { card: 'Forest', from: ['Forest'] },
  ];
  expect(picksAsText({ sets: ['M11', 'M11', 'M10'], picks })).toBe(
    [
      'Draft of M11, M10, 2 picks',
      '',
      'Pick 1 from 3:',
      '    Forest',
      '--> Shock',
      '    Shock',
      '',
      'Pick 2 from 1:',
      '--> Forest',
      '',
    ].join('\n'),
  );
});
