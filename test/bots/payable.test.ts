// Computers that attack where it costs something: what they take for mana may give none.

import { expect, test } from 'vitest';
import { simpleBot } from '../../src/bots/simple.ts';
import { given, play } from '../play.ts';

test('who has only stars that eat as much mana as they give does not attack past a Windborn Muse', () => {
  given('tenth', {
    ann: { inPlay: ['Craw Wurm', 'Chromatic Star', 'Chromatic Star'] },
    ben: { inPlay: ['Windborn Muse'], life: 4 },
  });
  play.until('declare attack');
  const { game } = play;
  expect(game.question).toMatchObject({ ask: 'attack', priced: [{ mana: 2 }] });
  const answer = simpleBot('payable').choose(game.view(0), game.legalAnswers());
  expect(answer).toEqual({ kind: 'attack', attackers: [] });
});
