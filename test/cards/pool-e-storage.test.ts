// Lands that store mana while they stay tapped, and a stone that gives the mana of others' lands.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

/** Everybody passes and nobody attacks, until this player is asked something else. */
function untilAsked(): void {
  while (play.question?.ask === 'act' || play.question?.ask === 'attack') {
    const { question } = play;
    if (question.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] }, question.player);
    else play.pass();
  }
}

describe('lands that store mana', () => {
  test.each([
    ['Bottomless Vault', 'B'],
    ['Dwarven Hold', 'R'],
    ['Hollow Trees', 'G'],
    ['Icatian Store', 'W'],
    ['Sand Silos', 'U'],
  ] as const)('%s: a mana for each counter taken off', (name, mana) => {
    const other = given('fifth', { ann: { hand: [name] }, ben: {} });
    other.ann.plays(name);
    then(name).isTapped();
    const { ann } = given('fifth', { ann: { inPlay: [{ card: name, counters: { storage: 3 } }] }, ben: {} });
    ann.taps(name);
    ann.chooses(2);
    then(ann).hasMana(mana.repeat(2));
    then(name).hasCounters('storage', 1).isTapped();
  });

  test.each(['fifth', 'tenth', 'm11'] as const)(
    'one stays tapped to store more; one that untaps stores none (%s)',
    (book) => {
      const { ann } = given(
        book,
        {
          ann: {
            inPlay: [
              { card: 'Sand Silos', tapped: true },
              { card: 'Hollow Trees', tapped: true },
            ],
          },
          ben: {},
        },
        { active: 'ben' },
      );
      untilAsked();
      expect(play.asked).toBe('ann');
      ann.chooses('Sand Silos');
      play.until('main', 'ann');
      then('Sand Silos').isTapped().hasCounters('storage', 1);
      then('Hollow Trees').isUntapped().hasCounters('storage', 0);
    },
  );
});

describe('Fellwar Stone', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)("any color that an opponent's land could give (%s)", (book) => {
    const { ann } = given(book, {
      ann: { inPlay: ['Fellwar Stone', 'Plains'] },
      ben: { inPlay: [{ card: 'Underground Sea', tapped: true }, 'Mountain', 'Mox Emerald'] },
    });
    ann.taps('Fellwar Stone');
    expect(play.question).toMatchObject({ ask: 'option', options: ['U', 'B', 'R'] });
    ann.chooses('B');
    then(ann).hasMana('B');
    then('Fellwar Stone').isTapped();
  });

  test('nothing where no opponent has a land that gives colored mana', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Fellwar Stone', 'Island'] }, ben: { inPlay: ['Mox Emerald'] } });
    ann.taps('Fellwar Stone');
    then(ann).hasMana('');
  });
});
