// Beta, "Interrupts" (pp. 29-30): drawing mana in the chance to interrupt, and thinking better of an interrupt.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

function cast() {
  const actors = given('beta', {
    // She could interrupt as well, and has passed.
    ann: { hand: ['Craw Wurm', 'Lifelace'], inPlay: Array.from({ length: 7 }, () => 'Forest') },
    ben: { hand: ['Counterspell', 'Lifelace'], inPlay: ['Island', 'Island', 'Forest'] },
  });
  actors.ann.casts('Craw Wurm');
  expect(play.asked).toBe('ann');
  play.pass();
  expect(play.asked).toBe('ben');
  return actors;
}

rule('B-172', 'who draws mana in the chance to interrupt keeps that chance', () => {
  const { ben } = cast();
  ben.taps('Island');
  expect(play.asked).toBe('ben');
  expect(play.question).toMatchObject({ ask: 'act', window: 'interrupt' });
  ben.taps('Island');
  ben.casts('Counterspell', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
});

rule('B-172', 'who takes an interrupt back before it is paid for keeps the chance as well', () => {
  const { ben } = cast();
  const lifelace = play.game.state.players[1]?.hand.find(
    (id) => play.game.inside.kind(id).definition.name === 'Lifelace',
  );
  play.game.answer({ kind: 'cast', card: lifelace as number }, ben.seat);
  play.game.answer({ kind: 'cancel' }, ben.seat);
  expect(play.asked).toBe('ben');
  ben.casts('Counterspell', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  then('Lifelace').isIn('hand');
});
