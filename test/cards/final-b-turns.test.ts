// Time Vault: a turn that is skipped, and one that is had for it.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const END = { beta: 'end', fifth: 'end of turn', tenth: 'end of turn', m11: 'end step' } as const;

const turn = (): number => play.game.state.turn.number;

/** Both pass until somebody is asked something else than to act. */
function untilAsked(): void {
  for (let i = 0; i < 200 && play.question?.ask === 'act'; i += 1) play.pass();
}

for (const book of BOOKS) {
  test(`${book}: it comes into play tapped and does not untap by itself`, () => {
    const { ann } = given(book, { ann: { hand: ['Time Vault'], inPlay: ['Forest', 'Forest'] }, ben: {} });
    ann.casts('Time Vault');
    play.allPass();
    then('Time Vault').isTapped();
    untilAsked();
    expect(play.question).toMatchObject({ ask: 'yesno', purpose: 'skip the turn' });
    ann.chooses('no');
    then('Time Vault').isTapped();
    expect(play.game.state.turn.active).toBe(0);
  });

  test(`${book}: a turn is skipped to untap it, and one comes for tapping it`, () => {
    const { ann } = given(
      book,
      { ann: { inPlay: [{ card: 'Time Vault', tapped: true }] }, ben: {} },
      { active: 'ben', turn: 4 },
    );
    untilAsked();
    expect(play.asked).toBe('ann');
    ann.chooses('yes');
    then('Time Vault').isUntapped();
    // Ben has the turn after his own: Ann's did not begin, and is not counted.
    play.until('main', 'ben');
    expect(turn()).toBe(5);
    play.until('main', 'ann');
    expect(turn()).toBe(6);
    ann.activates('Time Vault');
    play.allPass();
    then('Time Vault').isTapped();
    untilAsked();
    ann.chooses('no');
    play.until('main', 'ann');
    expect(turn()).toBe(7);
  });

  test(`${book}: untapped, it asks nobody`, () => {
    given(book, { ann: { inPlay: ['Time Vault'] }, ben: {} }, { active: 'ben' });
    play.until('main', 'ann');
    then('Time Vault').isUntapped();
  });

  test(`${book}: one turn untaps one of two`, () => {
    const { ann } = given(
      book,
      {
        ann: {
          inPlay: [
            { card: 'Time Vault', tapped: true },
            { card: 'Time Vault', tapped: true },
          ],
        },
        ben: {},
      },
      { active: 'ben' },
    );
    untilAsked();
    ann.chooses('no');
    ann.chooses('yes');
    then('Time Vault#1').isTapped();
    then('Time Vault#2').isUntapped();
    play.until('main', 'ben');
  });
}

test('beta: the rival is not asked to skip for a Vault that is not theirs', () => {
  given('beta', { ann: { inPlay: [{ card: 'Time Vault', tapped: true }] }, ben: {} });
  play.until('main', 'ben');
  then('Time Vault').isTapped();
});

test('m11: an extra turn may be skipped for it as well', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Time Walk'], inPlay: ['Island', 'Island', { card: 'Time Vault', tapped: true }] },
    ben: {},
  });
  ann.casts('Time Walk');
  play.allPass();
  untilAsked();
  ann.chooses('yes');
  then('Time Vault').isUntapped();
  play.until('main', 'ben');
  play.until(END.m11, 'ben');
});

test('beta: what untaps an artifact untaps it, and no turn is given for it', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Twiddle'], inPlay: ['Island', 'Time Vault'] },
    ben: {},
  });
  ann.activates('Time Vault');
  play.allPass();
  ann.casts('Twiddle', { target: 'Time Vault', choose: ['untap'] });
  play.allPass();
  then('Time Vault').isUntapped();
  ann.activates('Time Vault');
  play.allPass();
  expect(play.game.state.turn.extraTurns).toHaveLength(2);
});

test('two-headed giant: the side of whoever skips the turn skips it', () => {
  const { ann } = given(
    'm11',
    { ann: { inPlay: [{ card: 'Time Vault', tapped: true }] }, ben: {}, cat: {}, dan: {} },
    { variant: 'two-headed-giant', active: 'cat' },
  );
  untilAsked();
  ann.chooses('yes');
  play.until('main');
  expect([2, 3]).toContain(play.game.state.turn.active);
});
