// Three cards and more that meet outside of an attack: what is stolen, copied, brought back, turned elsewhere or waits for a later turn.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { nextTurn, onward, settle, throughCombat, untilAsked, untilMain } from '../support/onward.ts';

const ALL = ['beta', 'fifth', 'tenth', 'm11'] as const;
const many = (number: number, card: string): string[] => Array.from({ length: number }, () => card);

test.each(ALL)('a stolen Personal Incarnation that dies costs its owner half, not its thief (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Control Magic', 'Terror'], inPlay: [...many(4, 'Island'), ...many(2, 'Swamp')] },
    ben: { inPlay: ['Personal Incarnation'] },
  });
  ann.casts('Control Magic', { target: 'Personal Incarnation' });
  settle();
  then('Personal Incarnation').isControlledBy(ann);
  ann.casts('Terror', { target: 'Personal Incarnation' });
  settle();
  then(ann).hasLife(20);
  then(ben).hasLife(10);
});

test.each(ALL)('what Seraph has slain comes back on her side (%s)', (book) => {
  const { ann, ben } = given(book, { ann: { inPlay: ['Seraph'] }, ben: { inPlay: ['Scryb Sprites'] } });
  ann.attacks('Seraph');
  ben.blocks('Seraph', 'Scryb Sprites');
  throughCombat();
  then('Scryb Sprites').isIn('graveyard');
  nextTurn();
  then('Scryb Sprites').isIn('play').isControlledBy(ann);
});

test.each(ALL)('a Clockwork Beast that Dance of Many copies is wound up like the first (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Dance of Many'], inPlay: many(2, 'Island') },
    ben: { inPlay: ['Clockwork Beast'] },
  });
  ann.casts('Dance of Many');
  settle();
  then('ann:Clockwork Beast').hasCounters('+1/+0', 7);
});

test.each(['tenth', 'm11'] as const)('Shunt sends the turns of Time Stretch to the other player (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Time Stretch'], inPlay: many(10, 'Island') },
    ben: { hand: ['Shunt'], inPlay: many(3, 'Mountain') },
  });
  ann.casts('Time Stretch', { target: ann });
  ann.passes();
  ben.casts('Shunt', { target: 'Time Stretch' });
  settle();
  const next = (): number => {
    nextTurn();
    return play.game.state.turn.active;
  };
  expect([next(), next(), next(), next()]).toEqual([1, 1, 1, 0]);
});

test.each(ALL)('a Sleeper Agent works for the rival, and hurts there (%s)', (book) => {
  const { ann, ben } = given(book, { ann: { hand: ['Sleeper Agent'], inPlay: ['Swamp'] }, ben: {} });
  ann.casts('Sleeper Agent');
  settle();
  then('Sleeper Agent').isControlledBy(ben);
  nextTurn();
  untilMain();
  then(ben).hasLife(18);
});

test.each(ALL)('the bite of Nafs Asp waits for the victim’s own draw, past an extra turn (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Time Walk'], inPlay: ['Nafs Asp', ...many(2, 'Island')] },
    ben: {},
  });
  ann.attacks('Nafs Asp');
  throughCombat();
  ann.casts('Time Walk');
  settle();
  nextTurn();
  untilMain();
  then(ben).hasLife(19);
  nextTurn();
  untilMain();
  then(ben).hasLife(18);
});

test.each(ALL)('Kudzu goes on to a land of the rival, where there is no other (%s)', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: [{ card: 'Forest', with: ['Kudzu'] }] },
    ben: { inPlay: ['Island'] },
  });
  ann.taps('Forest');
  settle();
  then('Kudzu').isAttachedTo('Island');
});

test.each(ALL)('Cloak of Confusion: a card instead of six damage (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Cloak of Confusion'] }] },
    ben: { hand: ['Forest', 'Island'] },
  });
  ann.attacks('Craw Wurm');
  untilAsked('yesno');
  ann.chooses('yes');
  throughCombat();
  then(ben).hasLife(20).hasCardsInHand(1);
});

test.each(ALL)('whoever pays four life ends an Aether Storm, and summons (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Grizzly Bears'], inPlay: many(2, 'Forest') },
    ben: { inPlay: ['Aether Storm'] },
  });
  expect(ann.mayCast('Grizzly Bears')).toBe(false);
  ann.activates('Aether Storm');
  settle();
  then(ann).hasLife(16);
  expect(ann.mayCast('Grizzly Bears')).toBe(true);
});

test.each(ALL)("under Titania's Song neither Vault nor Mox gives mana (%s)", (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Hill Giant'], inPlay: ["Titania's Song", 'Mana Vault', 'Mox Ruby'] },
    ben: {},
  });
  expect(ann.mayCast('Hill Giant')).toBe(false);
  then('Mana Vault').isA('creature').is(1, 1);
});

test.each(ALL)("Zur's Weirding asks for each of three cards (%s)", (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Ancestral Recall'], inPlay: ['Island', "Zur's Weirding"] },
    ben: {},
  });
  ann.casts('Ancestral Recall', { target: ann });
  for (const answer of ['yes', 'no', 'no'] as const) {
    onward(() => play.question?.ask === 'yesno' && play.question.player === ben.seat);
    ben.chooses(answer);
  }
  settle();
  then(ben).hasLife(18);
  then(ann).hasCardsInHand(2);
});
