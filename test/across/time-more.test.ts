// Turns, steps and durations: what waits for a step that does not come, and what goes on for whom.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands } from '../support/answering.ts';

test('Sleep under Stasis waits for the next untap step there is', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Sleep', 'Naturalize'], inPlay: [...lands(4, 'Island'), ...lands(2, 'Forest')] },
    ben: { inPlay: ['Stasis', 'Hill Giant'] },
  });
  ann.casts('Sleep', { target: ben });
  answering();
  play.until('upkeep', 'ben');
  answering();
  // Stasis upkeep: pay U or sacrifice: ben has no island: sacrificed
  play.until('main', 'ben');
  then('Stasis').isIn('graveyard');
  then('Hill Giant').isTapped();
  play.until('main', 'ann');
  play.until('main', 'ben');
  then('Hill Giant').isTapped();
  play.until('main', 'ann');
  play.until('main', 'ben');
  then('Hill Giant').isUntapped();
});

test('Last Chance, and a turn that ends before its end', () => {
  for (const book of ['tenth', 'm11']) {
    const { ann } = given(book, {
      ann: { hand: ['Last Chance', 'Time Stop'], inPlay: [...lands(2), ...lands(6, 'Island')] },
      ben: {},
    });
    ann.casts('Last Chance');
    answering();
    play.until('end');
    play.until('upkeep', 'ann');
    ann.casts('Time Stop');
    answering();
    play.until('main', 'ben');
    play.isGoingOn();
    play.until('main', 'ann');
    play.isGoingOn();
    play.until('main', 'ben');
    play.isGoingOn();
  }
});

test('control for a turn over a lasting one', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Act of Treason'], inPlay: [...lands(3), 'Craw Wurm'] },
      ben: { hand: ['Mind Control'], inPlay: lands(5, 'Island') },
    },
    { active: 'ben' },
  );
  ben.casts('Mind Control', { target: 'Craw Wurm' });
  answering();
  play.until('main', 'ann');
  ann.casts('Act of Treason', { target: 'Craw Wurm' });
  answering();
  then('Craw Wurm').isControlledBy(ann);
  ann.attacks('Craw Wurm');
  play.until('upkeep', 'ben');
  then('Craw Wurm').isControlledBy(ben);
});

test('two that control the same creature, and the newer goes', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Mind Control', 'Demystify'], inPlay: [...lands(5, 'Island'), ...lands(1, 'Plains'), 'Craw Wurm'] },
      ben: { hand: ['Mind Control'], inPlay: lands(5, 'Island') },
    },
    { active: 'ben' },
  );
  ben.casts('Mind Control', { target: 'Craw Wurm' });
  answering();
  play.until('main', 'ann');
  ann.casts('Mind Control', { target: 'Craw Wurm' });
  answering();
  then('Craw Wurm').isControlledBy(ann);
  ann.casts('Demystify', { target: 'ann:Mind Control' });
  answering();
  then('Craw Wurm').isControlledBy(ben);
});

test('an Aura on a land that stops being a creature', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Holy Strength'], inPlay: [...lands(2, 'Forest'), ...lands(1, 'Plains'), 'Treetop Village'] },
    ben: {},
  });
  ann.activates('Treetop Village');
  answering();
  ann.casts('Holy Strength', { target: 'Treetop Village' });
  answering();
  then('Treetop Village').is(4, 5);
  play.until('upkeep', 'ben');
  then('Holy Strength').isIn('graveyard');
  then('Treetop Village').isNotA('creature');
});

test('control of a land that stops being a creature', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Mind Control'], inPlay: lands(5, 'Island') },
    ben: { inPlay: [...lands(2, 'Forest'), 'Treetop Village'] },
  });
  ann.passes();
  ben.activates('Treetop Village');
  answering();
  ann.casts('Mind Control', { target: 'Treetop Village' });
  answering();
  then('Treetop Village').isControlledBy(ann);
  play.until('upkeep', 'ben');
  then('Mind Control').isIn('graveyard');
  then('Treetop Village').isControlledBy(ben);
});

test('two more attacks in one turn', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Relentless Assault', 'Relentless Assault'], inPlay: [...lands(8), 'Hill Giant'] },
    ben: {},
  });
  ann.attacks('Hill Giant');
  play.until('second main');
  ann.casts('Relentless Assault');
  answering();
  ann.casts('Relentless Assault');
  answering();
  then('Hill Giant').isUntapped();
  ann.attacks('Hill Giant');
  play.until('end of combat');
  then(ben).hasLife(14);
  play.until('declare attack'); // second additional combat: giant is tapped
  then(ben).hasLife(14);
});

test('no attack in a turn, however many there would be', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['False Peace'], inPlay: lands(1, 'Plains') },
    ben: { hand: ['Relentless Assault'], inPlay: [...lands(4), 'Hill Giant'] },
  });
  ann.casts('False Peace', { target: ben });
  answering();
  play.until('main', 'ben');
  ben.casts('Relentless Assault');
  answering();
  play.until('upkeep', 'ann');
  then(ann).hasLife(20);
});

test('what comes back in the last step stays until the next one', () => {
  const { ann } = given('m11', {
    ann: { inPlay: [...lands(1, 'Swamp'), 'Doomed Necromancer'], graveyard: ['Ball Lightning'] },
    ben: {},
  });
  play.until('end');
  ann.activates('Doomed Necromancer', { target: 'Ball Lightning' });
  answering();
  then('Ball Lightning').isIn('play');
  play.until('upkeep', 'ben');
  then('Ball Lightning').isIn('play');
  play.until('end');
  answering();
  play.until('upkeep', 'ann');
  then('Ball Lightning').isIn('graveyard');
});

test('Safe Passage covers what comes later', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Safe Passage', 'Benalish Knight'], inPlay: lands(6, 'Plains') },
    ben: { hand: ['Lightning Bolt'], inPlay: lands(1) },
  });
  ann.casts('Safe Passage');
  answering();
  ann.casts('Benalish Knight');
  answering();
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Benalish Knight' });
  answering();
  then('Benalish Knight').isIn('play');
});

test("Autumn's Veil covers what comes later", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ["Autumn's Veil", 'Grizzly Bears'], inPlay: [...lands(3, 'Forest')] },
    ben: { hand: ['Doom Blade'], inPlay: lands(2, 'Swamp') },
  });
  ann.casts("Autumn's Veil");
  answering();
  ann.casts('Grizzly Bears');
  answering();
  ann.passes();
  expect(ben.mayCast('Doom Blade')).toBe(false);
});

test('Overrun does not', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Overrun', 'Raging Goblin'], inPlay: [...lands(5, 'Forest'), ...lands(1)] },
    ben: {},
  });
  ann.casts('Overrun');
  answering();
  ann.casts('Raging Goblin');
  answering();
  then('Raging Goblin').is(1, 1).lacksKeyword('trample');
});

test('Howling Mine tapped in answer', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Icy Manipulator', ...lands(1)] },
    ben: { inPlay: ['Howling Mine'] },
  });
  play.until('draw', 'ben');
  ben.passes();
  ann.activates('Icy Manipulator', { target: 'Howling Mine' });
  answering();
  then(ben).hasCardsInHand(1);
});

test('Seedborn Muse untaps what sleeps', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Sleep'], inPlay: lands(4, 'Island') },
    ben: { inPlay: ['Seedborn Muse', 'Hill Giant'] },
  });
  ann.casts('Sleep', { target: ben });
  answering();
  play.until('main', 'ben');
  then('Hill Giant').isTapped();
  play.until('main', 'ann');
  then('Hill Giant').isUntapped();
});

test('an Equipment animated until the next upkeep', () => {
  for (const book of ['tenth', 'm11']) {
    const { ann } = given(book, {
      ann: { inPlay: ['Xenic Poltergeist', { card: 'Hill Giant', with: ['Loxodon Warhammer'] }] },
      ben: {},
    });
    ann.activates('Xenic Poltergeist', { target: 'Loxodon Warhammer' });
    answering();
    then('Hill Giant').is(3, 3);
    then('Loxodon Warhammer').is(3, 3);
    play.until('main', 'ben');
    then('Loxodon Warhammer').isA('creature');
    play.until('main', 'ann');
    then('Loxodon Warhammer').isNotA('creature');
  }
});
