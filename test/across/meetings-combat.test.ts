// Three cards and more that meet in an attack, judged by each book: demands and prohibitions together, prices, piles, bands, what
// takes a creature out of it and what is left of it then.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import { nextTurn, onward, settle, throughCombat, untilAsked, untilDivided } from '../support/onward.ts';

const OLD = ['beta', 'fifth'] as const;
const ALL = ['beta', 'fifth', 'tenth', 'm11'] as const;
const many = (number: number, card: string): string[] => Array.from({ length: number }, () => card);

describe('who must block, and who cannot', () => {
  test.each(ALL)('Lure obliges those on its bank of a Raging River alone (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Raging River', { card: 'Craw Wurm', with: ['Lure'] }] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    });
    ann.attacks('Craw Wurm');
    untilAsked('pick');
    ben.chooses('Grizzly Bears');
    untilAsked('option');
    ann.chooses('left');
    untilAsked('block');
    refused('must block', () => ben.doesNotBlock());
    ben.blocks('Craw Wurm', 'Grizzly Bears');
    then('Grizzly Bears').isBlocking();
  });

  test.each(ALL)('Lure and Goblin War Drums: a lone creature cannot block, and so need not (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Goblin War Drums', { card: 'Craw Wurm', with: ['Lure'] }] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('Craw Wurm');
    throughCombat();
    then(ben).hasLife(14);
  });

  test.each(ALL)('Lure and Goblin War Drums: two must both block (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Goblin War Drums', { card: 'Craw Wurm', with: ['Lure'] }] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    });
    ann.attacks('Craw Wurm');
    untilAsked('block');
    refused('must block', () => ben.doesNotBlock());
    ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
    then('Hill Giant').isBlocking();
  });

  test.each(ALL)('Blaze of Glory and Goblin War Drums: glory helps nobody who is alone (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Goblin War Drums', 'Grizzly Bears', 'Hill Giant'] },
      ben: { hand: ['Blaze of Glory'], inPlay: ['Plains', 'Craw Wurm'] },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    ben.casts('Blaze of Glory', { target: 'Craw Wurm' });
    settle();
    throughCombat();
    then(ben).hasLife(15);
  });

  test.each(ALL)('two Lures and a creature that can block two: it blocks both (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: {
        inPlay: [
          { card: 'Grizzly Bears', with: ['Lure'] },
          { card: 'Hill Giant', with: ['Lure'] },
        ],
      },
      ben: { inPlay: ['Two-Headed Giant of Foriys'] },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    untilAsked('block');
    refused('must block', () => ben.blocks('Hill Giant', 'Two-Headed Giant of Foriys'));
    ben.blocks('Hill Giant', 'Two-Headed Giant of Foriys');
    ben.blocks('Grizzly Bears', 'Two-Headed Giant of Foriys');
    then('Two-Headed Giant of Foriys').isBlocking();
  });

  test.each(ALL)('War Drums and High Ground: two creatures block two attackers side by side (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Goblin War Drums', 'Grizzly Bears', 'Hill Giant'] },
      ben: { inPlay: ['High Ground', 'Gray Ogre', 'Craw Wurm'] },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    untilAsked('block');
    ben.blocks('Grizzly Bears', 'Gray Ogre', 'Craw Wurm');
    ben.blocks('Hill Giant', 'Gray Ogre', 'Craw Wurm');
    then('Gray Ogre').isBlocking();
    then('Hill Giant').isBlocked();
  });

  test.each(ALL)('two Raging Rivers: a creature has to be on the right bank of both (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Raging River', 'Raging River', 'Craw Wurm'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('Craw Wurm');
    untilAsked('pick');
    ben.chooses('Grizzly Bears');
    untilAsked('option');
    ann.chooses('left');
    untilAsked('pick');
    ben.chooses();
    untilAsked('option');
    ann.chooses('left');
    throughCombat();
    then(ben).hasLife(14);
  });

  // 1993, line 390; 1997, line 689: whoever blocks one of a band blocks the band.
  test.each(OLD)('Lure in a band: both must block, any of it will do (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Benalish Hero', { card: 'Craw Wurm', with: ['Lure'] }] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    });
    ann.bands('Benalish Hero', 'Craw Wurm');
    ann.attacks('Benalish Hero', 'Craw Wurm');
    untilAsked('block');
    refused('must block', () => ben.doesNotBlock());
    ben.blocks('Benalish Hero', 'Grizzly Bears');
    ben.blocks('Craw Wurm', 'Hill Giant');
    then('Hill Giant').isBlocking();
  });
});

describe('who must attack', () => {
  test.each(ALL)("Siren's Call: what was tapped and what would have to pay dies, Walls do not (%s)", (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: { hand: ["Siren's Call"], inPlay: ['Island'] },
        ben: {
          inPlay: [
            { card: 'Grizzly Bears', tapped: true },
            'Wall of Stone',
            { card: 'Hill Giant', with: ['Brainwash'] },
            'Gray Ogre',
          ],
        },
      },
      { active: 'ben' },
    );
    ann.casts("Siren's Call");
    settle();
    ben.attacks('Gray Ogre');
    nextTurn();
    then('Gray Ogre').isIn('play');
    then('Wall of Stone').isIn('play');
    then('Grizzly Bears').isIn('graveyard');
    then('Hill Giant').isIn('graveyard');
  });

  test.each(ALL)('the Wurm that has blocked attacks in its next turn (%s)', (book) => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Elder Land Wurm'] } });
    ann.attacks('Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Elder Land Wurm');
    then('Elder Land Wurm').isBlocking();
    nextTurn();
    ben.attacks('Elder Land Wurm');
    then('Elder Land Wurm').isAttacking();
  });

  test.each(ALL)('Akron Legionnaire and the Evil Eye forbid each other, and all the rest (%s)', (book) => {
    given(book, { ann: { inPlay: ['Akron Legionnaire', 'Evil Eye of Orms-by-Gore', 'Obsianus Golem'] }, ben: {} });
    onward(() => play.question?.ask === 'attack' || play.game.state.turn.active === 1);
    const { question } = play;
    expect(question?.ask === 'attack' ? question.candidates : []).toEqual([]);
  });
});

describe('damage that is divided, turned and undone', () => {
  test.each(ALL)('a Bodyguard takes what is unblocked; what tramples over a blocker is not (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['War Mammoth', 'Grizzly Bears'] },
      ben: { inPlay: ['Veteran Bodyguard', 'Scryb Sprites'] },
    });
    ann.attacks('War Mammoth', 'Grizzly Bears');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    then('Scryb Sprites').isBlocking();
    if (untilDivided()) ann.assigns({ 'Scryb Sprites': 1, ben: 2 });
    throughCombat();
    then('Veteran Bodyguard').hasDamage(2);
    then(ben).hasLife(18);
  });

  test.each(ALL)(
    'Berserk on a blocked creature with Spirit Link: all twelve count, and it dies at the end (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { life: 10, hand: ['Berserk'], inPlay: ['Forest', { card: 'Craw Wurm', with: ['Spirit Link'] }] },
        ben: { inPlay: ['Grizzly Bears'] },
      });
      ann.attacks('Craw Wurm');
      ben.blocks('Craw Wurm', 'Grizzly Bears');
      then('Grizzly Bears').isBlocking();
      ann.casts('Berserk', { target: 'Craw Wurm' });
      settle();
      then('Craw Wurm').is(12, 4);
      if (untilDivided()) ann.assigns({ 'Grizzly Bears': 2, ben: 10 });
      throughCombat();
      then(ben).hasLife(10);
      nextTurn();
      then(ann).hasLife(22);
      then('Craw Wurm').isIn('graveyard');
    },
  );

  test.each(ALL)('a trampler with Lance strikes first, and nothing strikes back (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'War Mammoth', with: ['Lance'] }] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Grizzly Bears');
    then('Grizzly Bears').isBlocking();
    if (untilDivided()) ann.assigns({ 'Grizzly Bears': 2, ben: 1 });
    throughCombat();
    then(ben).hasLife(19);
    then('Grizzly Bears').isIn('graveyard');
    then('War Mammoth').hasDamage(0);
  });

  test.each(ALL)('Gaseous Form on a trampler: nothing goes over, nothing comes back (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'War Mammoth', with: ['Gaseous Form'] }] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Grizzly Bears');
    then('Grizzly Bears').isBlocking();
    throughCombat();
    then(ben).hasLife(20);
    then('Grizzly Bears').isIn('play');
    then('War Mammoth').hasDamage(0);
  });

  test.each(ALL)('a rescued Abomination deals no damage, and its blocker dies all the same (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Abomination', 'Ebony Horse', 'Swamp', 'Swamp'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('Abomination');
    ben.blocks('Abomination', 'Grizzly Bears');
    then('Grizzly Bears').isBlocking();
    ann.activates('Ebony Horse', { target: 'Abomination' });
    throughCombat();
    then('Grizzly Bears').isIn('graveyard');
    then('Abomination').isUntapped().hasDamage(0);
  });

  test.each(ALL)('Time Elemental in Gaseous Form goes at the end of combat, and takes five (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: [{ card: 'Time Elemental', with: ['Gaseous Form'] }] }, ben: {} });
    ann.attacks('Time Elemental');
    throughCombat();
    then('Time Elemental').isIn('graveyard');
    then(ann).hasLife(15);
  });

  test.each(ALL)('Sandstorm in an attack: attackers alone, flying ones too (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Serra Angel', 'Air Elemental'] },
      ben: { hand: ['Sandstorm'], inPlay: ['Forest'] },
    });
    ann.attacks('Serra Angel');
    ben.casts('Sandstorm');
    settle();
    then('Serra Angel').hasDamage(1);
    then('Air Elemental').hasDamage(0);
  });
});

describe('what leaves the attack', () => {
  test.each(ALL)(
    'Ray of Command takes an attacker, which then blocks its friend, and is tapped when it is lost (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { inPlay: ['Craw Wurm', 'Grizzly Bears'] },
        ben: { hand: ['Ray of Command'], inPlay: many(4, 'Island') },
      });
      ann.attacks('Craw Wurm', 'Grizzly Bears');
      ben.casts('Ray of Command', { target: 'Craw Wurm' });
      settle();
      then('Craw Wurm').isControlledBy(ben).isUntapped().isNotAttacking();
      untilAsked('block');
      ben.blocks('Grizzly Bears', 'Craw Wurm');
      then('Craw Wurm').isBlocking();
      throughCombat();
      then('Grizzly Bears').isIn('graveyard');
      nextTurn();
      then('Craw Wurm').isControlledBy(ann).isTapped();
    },
  );

  test.each(OLD)('an Assassin kills one of a band before blocks: the other goes on (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Benalish Hero', 'Craw Wurm'] },
      ben: { inPlay: ['Royal Assassin'] },
    });
    ann.bands('Benalish Hero', 'Craw Wurm');
    ann.attacks('Benalish Hero', 'Craw Wurm');
    ben.activates('Royal Assassin', { target: 'Craw Wurm' });
    settle();
    then('Craw Wurm').isIn('graveyard');
    throughCombat();
    then(ben).hasLife(19);
  });

  test.each(ALL)('a Statue that blocked a Basilisk is a thing of stone again, and destroyed (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Thicket Basilisk'] },
      ben: { inPlay: ['Jade Statue', 'Forest', 'Forest'] },
    });
    ann.attacks('Thicket Basilisk');
    ben.activates('Jade Statue');
    settle();
    untilAsked('block');
    ben.blocks('Thicket Basilisk', 'Jade Statue');
    throughCombat();
    then('Jade Statue').isIn('graveyard');
  });

  test.each(ALL)('what attacks without tapping may use its power in the attack as well (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Prodigal Sorcerer', with: ['Eternal Warrior'] }] },
      ben: {},
    });
    ann.attacks('Prodigal Sorcerer');
    then('Prodigal Sorcerer').isUntapped();
    ann.activates('Prodigal Sorcerer', { target: ben });
    throughCombat();
    then(ben).hasLife(18);
  });
});
