// Cards that end a turn, leak an enchantment's power, and guard somebody for as long as mana is paid.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { comesFirst, untilAsked } from '../rules/beta/order.ts';

const islands = Array(6).fill('Island') as string[];

describe('Time Stop', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'everything announced is exiled, and the turn is over (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'] },
        ben: { hand: ['Time Stop'], inPlay: islands },
      });
      const before = play.game.state.turn.number;
      ann.casts('Lightning Bolt', { target: ben });
      ben.casts('Time Stop');
      if (book === 'beta') comesFirst(ben);
      while (play.game.state.chain.length > 0) play.pass();
      then('Time Stop').isIn('removed');
      then('Lightning Bolt').isIn('removed');
      then(ben).hasLife(20);
      play.until('upkeep', 'ben');
      expect(play.game.state.turn.number).toBe(before + 1);
    },
  );

  test('attackers are out of combat, damage wears off and the hand limit holds', () => {
    const { ann, ben } = given('m11', {
      ann: {
        hand: Array(9).fill('Plains'),
        inPlay: [{ card: 'Hill Giant', damage: 2 }, 'Forest'],
      },
      ben: { hand: ['Time Stop'], inPlay: islands },
    });
    ann.attacks('Hill Giant');
    play.until('attackers');
    ben.casts('Time Stop');
    play.pass();
    play.pass();
    ann.chooses('Plains#1', 'Plains#2');
    then(ann).hasCardsInHand(7);
    play.until('upkeep', 'ben');
    then(ben).hasLife(20);
    then('Hill Giant').hasDamage(0).isNotAttacking();
  });

  test('what was to happen at the end of this turn waits for the next', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Ball Lightning'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
      ben: { hand: ['Time Stop'], inPlay: islands },
    });
    ann.casts('Ball Lightning');
    play.allPass();
    ann.passes();
    ben.casts('Time Stop');
    play.pass();
    play.pass();
    play.until('main', 'ben');
    then('Ball Lightning').isIn('play');
    play.until('upkeep', 'ann');
    then('Ball Lightning').isIn('graveyard');
  });

  test('an extra attack that was to come does not come, and an extra turn does', () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Time Stretch'], inPlay: Array(10).fill('Island') },
      ben: { hand: ['Time Stop'], inPlay: islands },
    });
    const before = play.game.state.turn.number;
    ann.casts('Time Stretch', { target: ann });
    play.allPass();
    ann.passes();
    ben.casts('Time Stop');
    play.pass();
    play.pass();
    play.until('upkeep', 'ann');
    expect(play.game.state.turn.number).toBe(before + 1);
  });
});

describe('Power Leak', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)('each mana paid saves a damage (%s)', (book) => {
    for (const paid of [0, 1, 2, 3]) {
      const { ann, ben } = given(
        book,
        {
          ann: { inPlay: [{ card: 'Castle', with: ['Power Leak'] }, 'Forest', 'Forest', 'Forest'] },
          ben: {},
        },
        { active: 'ben' },
      );
      play.until('upkeep', 'ann');
      if (book === 'beta' || book === 'fifth') ann.dealsWith('Power Leak');
      else play.allPass();
      if (book === 'fifth') untilAsked();
      ann.chooses(paid);
      play.until('main', 'ann');
      then(ann).hasLife(20 - Math.max(0, 2 - paid));
      then(ben).hasLife(20);
    }
  });

  test('without mana nobody is asked, and where nothing can be prevented paying does not help', () => {
    const { ann } = given(
      'm11',
      { ann: { inPlay: [{ card: 'Castle', with: ['Power Leak'] }] }, ben: {} },
      { active: 'ben' },
    );
    play.until('main', 'ann');
    then(ann).hasLife(18);
    const hard = given(
      'm11',
      {
        ann: { inPlay: [{ card: 'Castle', with: ['Power Leak'] }, 'Forest', 'Forest'] },
        ben: { inPlay: ['Leyline of Punishment'] },
      },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    play.allPass();
    hard.ann.chooses(2);
    play.until('main', 'ann');
    then(hard.ann).hasLife(18);
  });
});

/** The ability that the spell has given to Ann, who is asked. */
const idOf = (name: string): number => {
  const { state, inside } = play.game;
  return state.objects.findIndex((each) => each.id > 0 && inside.kinds.of(each.printed).definition.name === name);
};
const OWN_USE = () => ({ kind: 'use' as const, source: idOf('Guardian Angel'), ability: 1000 });

function guardOnce(): void {
  while (play.question?.player !== 0) play.pass();
  play.game.answer(OWN_USE(), 0);
}

describe('Guardian Angel', () => {
  test.each(['tenth', 'm11'] as const)('X damage, and one more for each mana, to the same one (%s)', (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: { hand: ['Guardian Angel'], inPlay: ['Plains', 'Plains', 'Plains', 'Plains', 'Grizzly Bears'] },
        ben: { hand: ['Lightning Bolt', 'Shock'], inPlay: ['Mountain', 'Mountain'] },
      },
      { active: 'ben' },
    );
    ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.casts('Guardian Angel', { x: 2, target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').hasDamage(1);
    ben.casts('Shock', { target: 'Grizzly Bears' });
    guardOnce();
    play.allPass();
    // One of the two is prevented: with the one before it the Bears have had two.
    then('Grizzly Bears').isIn('graveyard');
    then(ann).hasLife(20);
  });

  test('in 1997 it works on damage that waits, and again in later steps of the turn', () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Guardian Angel'], inPlay: ['Plains', 'Plains', 'Plains', 'Plains'] },
        ben: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
      },
      { active: 'ben' },
    );
    ben.casts('Lightning Bolt', { target: ann });
    play.until('damage prevention');
    ann.casts('Guardian Angel', { x: 1, target: ann });
    while (play.game.state.packets.length > 0) play.pass();
    then(ann).hasLife(18);
    ben.casts('Lightning Bolt', { target: ann });
    play.until('damage prevention');
    guardOnce();
    guardOnce();
    while (play.game.state.packets.length > 0) play.pass();
    then(ann).hasLife(17);
  });

  test('the turn over, it is over', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Guardian Angel'], inPlay: ['Plains', 'Plains'] },
      ben: {},
    });
    ann.casts('Guardian Angel', { x: 0, target: ann });
    play.allPass();
    expect(play.game.whyNot(OWN_USE())).toBeNull();
    play.until('upkeep', 'ben');
    expect(play.game.state.lasting).toEqual([]);
  });
});
